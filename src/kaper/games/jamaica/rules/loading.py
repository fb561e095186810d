"""Chapter 4: loading."""

from kaper.engine.asking import Asking, Choose, Words, numbered
from kaper.games.jamaica.board import GOODS_NAMES
from kaper.games.jamaica.state import HOLDS, Jamaica

NO_HOLD = -1


def load(s: Jamaica, ship: int, goods: int, amount: int) -> Asking[None]:
    """JAM-401, JAM-402: the tokens go together into one hold that was empty."""
    hold = yield from hold_for(s, ship, ship, goods)
    if hold == NO_HOLD:
        if s.diary is not None:
            s.diary.note("load-ignored", ship, {"goods": GOODS_NAMES[goods]})
        return
    s.put(ship, hold, goods, amount)
    if s.diary is not None:
        s.diary.note("loads", ship, {"goods": GOODS_NAMES[goods], "n": amount, "hold": hold + 1})


def hold_for(s: Jamaica, ship: int, seat: int, goods: int) -> Asking[int]:
    """JAM-402 to JAM-406: an empty hold if there is one; else one with other goods is emptied; else none."""
    empty = empty_holds(s, ship)
    if empty:
        return (yield from _choose_empty(seat, empty))
    others = [hold for hold in range(s.holds(ship)) if s.goods[ship][hold] != goods]
    if not others:
        return NO_HOLD
    hold = others[0]
    if len(others) > 1:
        known = numbered("empty", 0, HOLDS)
        hold = yield Choose(
            seat, "empty-hold", [known[other] for other in others], {"goods": GOODS_NAMES[goods]}
        )
    throw_out(s, ship, hold)
    return hold


def _choose_empty(seat: int, empty: list[int]) -> Asking[int]:
    """JAM-R30: empty holds are all alike, but the Sixth Hold can be stolen as a card."""
    if len(empty) == 1 or empty[-1] != HOLDS:
        return empty[0]
    known = numbered("fill", 0, HOLDS)
    return (yield Choose(seat, "fill-hold", [known[empty[0]], known[HOLDS]]))


def empty_holds(s: Jamaica, ship: int) -> list[int]:
    amounts = s.amount[ship]
    return [hold for hold in range(s.holds(ship)) if amounts[hold] == 0]


def can_load(s: Jamaica, ship: int, goods: int) -> bool:
    """JAM-405: only a ship whose holds are all full of these goods cannot load them."""
    kinds = s.goods[ship]
    return any(kinds[hold] != goods for hold in range(s.holds(ship)))


def throw_out(s: Jamaica, ship: int, hold: int) -> None:
    """JAM-403: everything in the hold goes back to the bank."""
    if s.diary is not None:
        lost: Words = {"goods": GOODS_NAMES[s.goods[ship][hold]], "n": s.amount[ship][hold], "hold": hold + 1}
        s.diary.note("throws-out", ship, lost)
    s.take(ship, hold, s.amount[ship][hold])
