"""Cargo cards that change hands: what fits, what is thrown overboard, what is drawn."""

from typing import Final

from kaper.engine.asking import DONE, Asking, Choose, Option
from kaper.games.marauders.components.board import PORT_LIMIT
from kaper.games.marauders.components.cards import CARGO_NAMES, GOOD, GOODS_NAMES
from kaper.games.marauders.state.state import Marauders

KEEP: Final = [Option(f"keep:{name}", good) for good, name in enumerate(GOODS_NAMES)]
OVERBOARD: Final = [Option(f"overboard:{name}", good) for good, name in enumerate(GOODS_NAMES)]
LIGHTEN: Final = Option("overboard")
ALL: Final = Option("all")


def draw_cargo(s: Marauders) -> int:
    """MAM-R01: from the deck, which is made anew from the discard pile when it is empty."""
    if not s.cargo_deck:
        s.cargo_deck, s.cargo_discard = s.cargo_discard, []
    return s.chance.draw(s.cargo_deck)


def cargo_left(s: Marauders) -> bool:
    return bool(s.cargo_deck or s.cargo_discard)


def room(s: Marauders, seat: int) -> int:
    """MAM-624, MAM-1324: six cards in port, the capacity at sea."""
    me = s.seats[seat]
    return (PORT_LIMIT if me.docked else me.capacity) - len(me.cargo)


def goods_of(cards: list[int]) -> list[int]:
    goods: list[int] = []
    for card in cards:
        if GOOD[card] not in goods:
            goods.append(GOOD[card])
    goods.sort()
    return goods


def first_of(cards: list[int], good: int) -> int:
    """A card of this good; to a captain they are alike."""
    for card in cards:
        if GOOD[card] == good:
            return card
    raise AssertionError(f"no card of {GOODS_NAMES[good]}")


def take(s: Marauders, seat: int, card: int) -> None:
    cargo = s.seats[seat].cargo
    cargo.append(card)
    cargo.sort()


def throw(s: Marauders, seat: int, good: int) -> None:
    """MAM-625: a card goes overboard, face up."""
    cargo = s.seats[seat].cargo
    card = first_of(cargo, good)
    cargo.remove(card)
    s.cargo_discard.append(card)
    if s.diary is not None:
        s.diary.note("overboard", seat, {"good": GOODS_NAMES[good], "card": CARGO_NAMES[card]}, reveals=True)


def throw_overboard(s: Marauders, seat: int) -> Asking[None]:
    """MAM-625: at any time of the own turn, at sea and in port."""
    options = [OVERBOARD[good] for good in goods_of(s.seats[seat].cargo)]
    throw(s, seat, (yield Choose(seat, "overboard", options, pause=True)).value)


def lighten(s: Marauders, seat: int) -> Asking[None]:
    """MAM-624, MAM-R16: cards above the capacity are discarded, the owner chooses which."""
    me = s.seats[seat]
    while len(me.cargo) > me.capacity:
        options = [OVERBOARD[good] for good in goods_of(me.cargo)]
        about = {"n": len(me.cargo) - me.capacity}
        throw(s, seat, (yield Choose(seat, "lighten", options, about, pause=True)).value)


def stow(s: Marauders, seat: int) -> Asking[None]:
    """MAM-730, MAM-R12, MAM-1324: which of the open cards are kept; own cargo may make room."""
    me = s.seats[seat]
    while s.offer:
        free = room(s, seat)
        options = [KEEP[good] for good in goods_of(s.offer)] if free > 0 else []
        if me.cargo:
            options += [OVERBOARD[good] for good in goods_of(me.cargo)] if free <= 0 else []
        if not options:
            break
        chosen = yield Choose(seat, "stow", [*options, DONE], {"room": free})
        if chosen is DONE:
            break
        if chosen.verb == "overboard":
            throw(s, seat, chosen.value)
            continue
        card = first_of(s.offer, chosen.value)
        s.offer.remove(card)
        take(s, seat, card)
        if s.diary is not None:
            s.diary.note("keeps-cargo", seat, {"card": CARGO_NAMES[card]})
    s.cargo_discard += s.offer
    s.offer = []


def gain_cargo(s: Marauders, seat: int, draw: int) -> Asking[None]:
    """MAM-1324, `gain_cargo`: cards drawn face up, of which the owner keeps what fits."""
    for _ in range(draw):
        if cargo_left(s):
            s.offer.append(draw_cargo(s))
    if s.diary is not None:
        s.diary.note("finds-cargo", seat, {"cards": names(s.offer), "why": "card"}, reveals=True)
    yield from stow(s, seat)


def names(cards: list[int]) -> str:
    """Cards in an event: `rum-1 wood-3`."""
    return " ".join(CARGO_NAMES[card] for card in cards)
