"""Chapter 4: residence cards."""

from typing import Final

from kaper.engine.asking import Args, Asking, Choose, Option
from kaper.games.maracaibo.components.cards import CARD_NAMES, LAST_CARD
from kaper.games.maracaibo.components.effects import SKIP, Effect
from kaper.games.maracaibo.components.load import COMPONENTS
from kaper.games.maracaibo.rules.gains import gain_vp, pay
from kaper.games.maracaibo.state.state import Maracaibo

BUILD: Final[list[Option]] = [Option(f"build:{CARD_NAMES[card]}", card) for card in range(LAST_CARD + 1)]
FIRST_MARKER_VP: Final[int] = COMPONENTS["movement"]["residence_first_marker_vp"]


def may_build(s: Maracaibo, seat: int, place: int) -> bool:
    """POM-420, POM-422: the price, and no own marker yet."""
    return not s.markers[place] >> seat & 1 and s.price(seat, s.card[place]) <= s.doubloons[seat]


def visit_residence(s: Maracaibo, seat: int, place: int) -> Asking[None]:
    """POM-420, POM-425, A-6: build or not; not building brings nothing."""
    if not may_build(s, seat, place):
        return
    card = s.card[place]
    price = s.price(seat, card)
    about: Args = {"card": CARD_NAMES[card], "price": price}
    if (yield Choose(seat, "residence", [BUILD[card], SKIP], about)) is not SKIP:
        build(s, seat, place, price)


def build(s: Maracaibo, seat: int, place: int, price: int) -> None:
    """POM-420, POM-421: a marker on the card; the first one brings 2 points."""
    pay(s, seat, price, CARD_NAMES[s.card[place]])
    if s.diary is not None:
        s.diary.note("builds", seat, {"card": CARD_NAMES[s.card[place]], "price": price})
    mark(s, seat, place)


def mark(s: Maracaibo, seat: int, place: int) -> None:
    """POM-421, POM-422: a marker; the first one on a card brings its points."""
    first = s.markers[place] == 0
    s.markers[place] |= 1 << seat
    if first:
        gain_vp(s, seat, FIRST_MARKER_VP, "why-first-marker")


def can_build(s: Maracaibo, seat: int, effect: Effect) -> bool:
    """POM-1912, POM-1932: whether any can be built."""
    return any(may_build(s, seat, place) for place in s.residences())


def do_build_residence(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """POM-1912, POM-910: any residence of the Caribbean, at its price."""
    options = [BUILD[s.card[place]] for place in s.residences() if may_build(s, seat, place)]
    if not options:
        return
    options.sort(key=lambda option: option.value)
    options.append(SKIP)
    chosen = yield Choose(seat, "build", options)
    if chosen is not SKIP:
        build(s, seat, s.card.index(chosen.value), s.price(seat, chosen.value))
