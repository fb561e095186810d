"""Chapter 4: improvement cards, and acquiring one from afar (chapter 5)."""

from typing import Final

from kaper.engine.asking import Args, Asking, Choose, Option
from kaper.games.maracaibo.components.cards import BLANK, CARD_NAMES, LAST_CARD, LIGHTNING
from kaper.games.maracaibo.components.effects import SKIP, TYPES, Effect
from kaper.games.maracaibo.components.load import COMPONENTS
from kaper.games.maracaibo.components.ship import CARD_CHANGES
from kaper.games.maracaibo.rules.gains import gain_doubloons, pay
from kaper.games.maracaibo.rules.resolving import resolve
from kaper.games.maracaibo.state.state import FOG_IMPROVEMENTS, NONE, Maracaibo

IGNORED: Final[int] = COMPONENTS["movement"]["ignore_improvement_gain"]
BUY: Final = Option("buy")
COINS_OR_BUY: Final = [Option(f"coins:{IGNORED}"), BUY]
CARD: Final[list[Option]] = [Option(f"card:{CARD_NAMES[card]}", card) for card in range(LAST_CARD + 1)]


def visit_improvement(s: Maracaibo, seat: int, place: int) -> Asking[None]:
    """POM-401, POM-402, POM-403: 5 doubloons, or the card for its price; POM-410: no card on a blank."""
    card = s.card[place]
    if card != BLANK:
        price = s.price(seat, card)
        if price <= s.doubloons[seat]:
            about: Args = {"card": CARD_NAMES[card], "price": price}
            if (yield Choose(seat, "improvement", COINS_OR_BUY, about)) is BUY:
                yield from acquire(s, seat, place, price)
                return
    gain_doubloons(s, seat, IGNORED, "why-ignored")


def acquire(s: Maracaibo, seat: int, place: int, price: int) -> Asking[None]:
    """Pay, lasting effects, lightning; the empty space is refilled last of all.

    POM-403, POM-404, POM-405, POM-406, POM-407, POM-408, POM-532, A-7.
    """
    card = s.card[place]
    pay(s, seat, price, CARD_NAMES[card])
    take_card(s, seat, place)
    if LIGHTNING[card]:
        yield from resolve(s, seat, LIGHTNING[card])
    refill(s, place)


def take_card(s: Maracaibo, seat: int, place: int) -> None:
    """POM-406: the card lies beside the ship board from now on."""
    card = s.card[place]
    s.card[place] = NONE
    s.cards[seat].append(card)
    s.change(seat, CARD_CHANGES[card])
    if s.diary is not None:
        s.diary.note("acquires", seat, {"card": CARD_NAMES[card], "place": place})


def refill(s: Maracaibo, place: int) -> None:
    """POM-408, POM-409, POM-410, POM-1412: the top level II card, as it lies; without one a blank."""
    if s.modules & FOG_IMPROVEMENTS:
        s.hidden[place] = s.top == NONE and len(s.deck) > 0
    s.card[place] = draw_level_2(s)
    if s.diary is not None:
        name = "hidden" if s.hidden[place] else CARD_NAMES[s.card[place]]
        s.diary.note("refills", args={"card": name, "place": place}, reveals=True)


def draw_level_2(s: Maracaibo) -> int:
    """POM-408, POM-1411: the top card of level II; the deck is a bag, but an open top card is known."""
    card = s.top
    if card == NONE:
        if not s.deck:
            return BLANK
        card = s.chance.draw(s.deck)
    s.top = NONE
    turn_top(s)
    return card


def turn_top(s: Maracaibo) -> None:
    """POM-1411: whether the next card lies open is as likely as there are open ones among those left."""
    if s.turned and s.deck and s.chance.below(len(s.deck)) < s.turned:
        s.turned -= 1
        s.top = s.chance.draw(s.deck)
        if s.diary is not None:
            s.diary.note("level-two-open", args={"card": CARD_NAMES[s.top]}, reveals=True)


def affordable(s: Maracaibo, seat: int, effect: Effect) -> list[int]:
    """POM-530, POM-1913: improvement cards of the type, wherever they lie, that can be paid."""
    coins = s.doubloons[seat]
    return [place for place in s.improvements(effect.kind) if s.price(seat, s.card[place], effect.n) <= coins]


def can_acquire(s: Maracaibo, seat: int, effect: Effect) -> bool:
    """POM-530, POM-1932: whether there is one."""
    return len(affordable(s, seat, effect)) > 0


def do_acquire(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """POM-530, POM-531, POM-532, POM-533, POM-1916: any of them for price and surcharge; no ship moves."""
    options = [CARD[s.card[place]] for place in affordable(s, seat, effect)]
    options.sort(key=lambda option: option.value)
    options.append(SKIP)
    about: Args = {"type": TYPES[effect.kind], "surcharge": effect.n}
    chosen = yield Choose(seat, "acquire", options, about)
    if chosen is not SKIP:
        card = chosen.value
        yield from acquire(s, seat, s.card.index(card), s.price(seat, card, effect.n))
