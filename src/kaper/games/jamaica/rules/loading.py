"""Chapter 4: loading."""

from typing import Final

from kaper.engine.asking import Args, Asking, Choose, Option, numbered
from kaper.games.jamaica.components.board import GOODS_NAMES, HOLDS
from kaper.games.jamaica.state.state import Jamaica

NO_HOLD: Final = -1
EMPTY: Final = numbered("empty", 0, HOLDS)
FILL: Final = numbered("fill", 0, HOLDS)


def load(s: Jamaica, ship: int, goods: int, amount: int) -> Asking[None]:
    """JAM-401 to JAM-403, JAM-405: the tokens go together into one hold that was empty or is emptied."""
    hold = plain_hold(s, ship)
    if hold == NO_HOLD:
        hold = yield from make_room(s, ship, ship, goods)
        if hold == NO_HOLD:
            if s.diary is not None:
                s.diary.note("load-ignored", ship, {"goods": GOODS_NAMES[goods]})
            return
    s.put(ship, hold, goods, amount)
    if s.diary is not None:
        s.diary.note("loads", ship, {"goods": GOODS_NAMES[goods], "n": amount, "hold": hold + 1})


def plain_hold(s: Jamaica, ship: int) -> int:
    """JAM-406: the empty hold to use if there is nothing to choose; empty holds are all alike (JAM-R30)."""
    amounts = s.amount[ship]
    if 0 not in amounts:
        return NO_HOLD
    empty = amounts.index(0)
    if s.holds(ship) == HOLDS:
        return empty if empty < HOLDS else NO_HOLD
    return NO_HOLD if empty < HOLDS and amounts[HOLDS] == 0 else empty


def make_room(s: Jamaica, ship: int, seat: int, goods: int) -> Asking[int]:
    """JAM-403 to JAM-405, JAM-R30: the Sixth Hold or another, a hold to be emptied, or none at all."""
    amounts, count = s.amount[ship], s.holds(ship)
    if count > HOLDS and 0 in amounts:
        return (yield Choose(seat, "fill-hold", [FILL[amounts.index(0)], FILL[HOLDS]])).value
    kinds = s.goods[ship]
    options: list[Option] = []
    for hold in range(count):
        if kinds[hold] != goods:
            options.append(EMPTY[hold])
    if not options:
        return NO_HOLD
    hold = options[0].value
    if len(options) > 1:
        hold = (yield Choose(seat, "empty-hold", options, {"goods": GOODS_NAMES[goods]})).value
    throw_out(s, ship, hold)
    return hold


def can_load(s: Jamaica, ship: int, goods: int) -> bool:
    """JAM-405: only a ship whose holds are all full of these goods cannot load them."""
    count = s.holds(ship)
    return s.goods[ship][:count].count(goods) < count


def throw_out(s: Jamaica, ship: int, hold: int) -> None:
    """JAM-403: everything in the hold goes back to the bank."""
    if s.diary is not None:
        lost: Args = {"goods": GOODS_NAMES[s.goods[ship][hold]], "n": s.amount[ship][hold], "hold": hold + 1}
        s.diary.note("throws-out", ship, lost)
    s.take(ship, hold, s.amount[ship][hold])
