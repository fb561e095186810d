"""Jamaica's cards in the scene: hands, the cards of the round, discard piles and treasures."""

from collections.abc import Sequence
from typing import Final

from kaper.engine.events import EVERYTHING
from kaper.engine.remembered import remembered
from kaper.engine.scene import Card, Phrase, Zone, changed
from kaper.games.jamaica.components.board import CARD_NAMES, COLOURS, ITEMS, TREASURE_NAMES, TREASURE_VALUE
from kaper.games.jamaica.show.labels import actor
from kaper.games.jamaica.show.links import UNKNOWN, face_down_ids, treasure_id
from kaper.games.jamaica.state.state import ROLL, TURN, Jamaica
from kaper.games.jamaica.view.observe import ship_view
from kaper.games.jamaica.view.view import ShipView, View

SYMBOL_ICONS: Final = {
    "forward": "forward",
    "backward": "backward",
    "doubloon": "doubloon",
    "food": "food",
    "gunpowder": "powder",
}
ITEM_ICONS: Final = {
    "morgans-map": "map",
    "sarans-sabre": "sabre",
    "lady-beth": "cannon",
    "sixth-hold": "hold",
}
HALVES: Final = ("☀", "☾")
NO_DICE: Final = (0, 0)
SECRET: Final = "plum"
"""The tint of a card that lies face down and shows its face only to who knows it."""


def zones(view: View) -> list[Zone]:
    """All that lies on the table, hands excepted."""
    found = [_pile(view.pile)]
    for seat, ship in enumerate(view.ships):
        if ship.has_chosen:
            found.append(_chosen(seat, ship.chosen, _dice(view.stage, view.dice)))
        if not ship.ghost:
            found.append(_discard(view, seat, ship))
        if ship.items or ship.face_down:
            found.append(_treasures(seat, tuple(ship.items), tuple(ship.face_down)))
    return found


def known_cards(s: Jamaica, viewer: int) -> list[Zone]:
    """Hands, and cards that lie face down, as far as the viewer knows them and others do not."""
    found: list[Zone] = []
    owners = _owners_of_known(s, viewer)
    for seat in range(s.ships):
        if viewer in (seat, EVERYTHING) or seat in owners:
            ship = ship_view(s, seat, viewer)
            if ship.hand:
                found.append(_hand(seat, tuple(ship.hand), *_hand_dice(s, ship), seat == viewer))
            if ship.chosen:
                found.append(_chosen(seat, ship.chosen, _dice(s.stage, s.dice)))
            if any(name not in UNKNOWN for name in ship.face_down):
                found.append(_treasures(seat, tuple(ship.items), tuple(ship.face_down)))
    return found


def _owners_of_known(s: Jamaica, viewer: int) -> set[int]:
    """Where treasures lie face down that the viewer knows; at the end everybody knows all of them."""
    mask = 1 << viewer if viewer >= 0 else 0
    cards = zip(s.where, s.knows, s.face_down, strict=True)
    return {owner for owner, knows, down in cards if down and (s.over or knows & mask)}


def zone_ids(seat: int, ship: ShipView) -> tuple[str, ...]:
    """The zones that belong to a ship, in the order in which they lie beside its holds; few see its hand."""
    ids = [f"chosen-{seat}"] if ship.has_chosen else []
    ids += [] if ship.ghost else [f"discard-{seat}"]
    ids += [f"treasures-{seat}"] if ship.items or ship.face_down else []
    return tuple(ids) if ship.ghost else (*ids, f"hand-{seat}")


# --- action cards


@remembered
def _action(seat: int, name: str, sun: int, moon: int) -> Card:
    """An action card with its two halves; with dice it says how far and how much."""
    plain = name.partition(".")[2]
    morning, evening = [SYMBOL_ICONS[symbol] for symbol in plain.split("-")]
    return Card(
        id=name,
        title=Phrase(f"name-{plain}"),
        icons=[morning, evening],
        lines=[_line("morning", morning, sun), _line("evening", evening, moon)] if sun else [],
        corners=[Phrase("thing-corner-morning", {"n": sun}), Phrase("thing-corner-evening", {"n": moon})],
        seat=seat,
    )


def _line(when: str, symbol: str, die: int) -> Phrase:
    return Phrase(f"thing-{when}", {"what": symbol, "n": die})


PLAYED: Final[dict[str, Card]] = {
    f"{colour}.{name}": _action(seat, f"{colour}.{name}", *NO_DICE)
    for seat, colour in enumerate(COLOURS)
    for name in CARD_NAMES
}
"""Every action card as it lies on a discard pile, without dice."""


def _dice(stage: int, dice: Sequence[int]) -> tuple[int, int]:
    """The dice as they will be used; before they are placed nobody knows which is which."""
    return NO_DICE if stage == ROLL else (dice[0], dice[1])


def _hand_dice(s: Jamaica, ship: ShipView) -> tuple[int, int]:
    """The dice that a card in hand would be played with."""
    return NO_DICE if ship.has_chosen or s.stage >= TURN else _dice(s.stage, s.dice)


@remembered
def _hand(seat: int, names: tuple[str, ...], sun: int, moon: int, mine: bool) -> Zone:
    cards = [_action(seat, name, sun, moon) for name in names]
    kind, title = ("hand", "thing-hand") if mine else ("row", "thing-hand-of")
    return Zone(f"hand-{seat}", kind, Phrase(title, {"whom": seat}), cards, count=len(cards), seat=seat)


@remembered
def _chosen(seat: int, name: str, dice: tuple[int, int]) -> Zone:
    """The card of this round, until its owner's turn comes; only they know which it is."""
    if name:
        card = changed(_action(seat, name, *dice), hint=Phrase("thing-chosen-hint"))
    else:
        card = Card(f"chosen-card-{seat}", Phrase("thing-chosen-card"), face_up=False, seat=seat)
    return Zone(f"chosen-{seat}", "row", Phrase("thing-chosen"), [card], count=1, seat=seat)


def _discard(view: View, seat: int, ship: ShipView) -> Zone:
    """Every card played since the last shuffle; while its owner acts, the top one shows how far they are."""
    acts = view.stage == TURN and actor(view) == seat and not ship.has_chosen
    dice, half = (_dice(view.stage, view.dice), view.action) if acts else (NO_DICE, -1)
    return _discarded(seat, tuple(ship.discard), dice, half)


@remembered
def _discarded(seat: int, names: tuple[str, ...], dice: tuple[int, int], half: int) -> Zone:
    cards = [PLAYED[name] for name in names]
    if cards and half >= 0:
        cards[-1] = changed(_action(seat, names[-1], *dice), badge=HALVES[half])
    return Zone(f"discard-{seat}", "pile", Phrase("thing-discard"), cards, count=len(cards), seat=seat)


# --- treasures


@remembered
def _pile(left: int) -> Zone:
    """The face-down treasures beside the chest."""
    title = Phrase("thing-pile")
    back = Card("treasure-pile-top", title, icons=["treasure"], face_up=False)
    return Zone(
        "treasure-pile", "pile", title, [back] if left else [], count=left,
        hint=Phrase("board-treasures", {"n": left}), board="island",
    )  # fmt: skip


def _item(name: str) -> Card:
    return Card(
        treasure_id(name), Phrase(f"name-{name}"), [ITEM_ICONS[name]], [Phrase(f"thing-effect-{name}")]
    )


def _known(name: str) -> Card:
    """A face-down card that the viewer knows: they see its face, and that others do not."""
    value = TREASURE_VALUE[TREASURE_NAMES.index(name)]
    if name in ITEM_ICONS:
        return changed(_item(name), tint=SECRET, hint=Phrase("thing-secret"))
    return Card(
        id=treasure_id(name),
        title=Phrase("thing-treasure" if value > 0 else "thing-curse"),
        icons=["treasure" if value > 0 else "curse"],
        lines=[Phrase("thing-worth", {"points": value})],
        tint=SECRET,
        hint=Phrase("thing-secret"),
        badge=f"{value:+}",
    )


ITEM_CARDS: Final[dict[str, Card]] = {name: _item(name) for name in TREASURE_NAMES[:ITEMS]}
KNOWN_CARDS: Final[dict[str, Card]] = {name: _known(name) for name in TREASURE_NAMES}


@remembered
def _treasures(seat: int, items: tuple[str, ...], face_down: tuple[str, ...]) -> Zone:
    """Items face up, then what lies face down."""
    cards = [ITEM_CARDS[name] for name in items]
    for name, place in zip(face_down, face_down_ids(seat, face_down), strict=True):
        cards.append(_back(place, name) if name in UNKNOWN else KNOWN_CARDS[name])
    cards = [changed(card, seat=seat) for card in cards]
    return Zone(f"treasures-{seat}", "row", Phrase("thing-treasures"), cards, count=len(cards), seat=seat)


def _back(place: str, name: str) -> Card:
    icon = "curse" if name == "cursed" else "treasure"
    return Card(place, Phrase(f"thing-{name}"), [icon], face_up=False, hint=Phrase(f"thing-{name}-hint"))


def faces() -> list[Card]:
    """Every card that may come to light."""
    return [*PLAYED.values(), *KNOWN_CARDS.values()]
