"""Chapters 5 to 7: movement, the price of a space, shortage."""

from typing import Final

from kaper.engine.asking import Args, Asking, Choose, Option
from kaper.games.jamaica.components.board import (
    AHEAD,
    ASTERN,
    COST,
    FACES,
    FALL_BACK,
    FORWARD,
    GOODS_NAMES,
    HOMEWARD,
    KIND,
    LAIR,
    ORDER,
    PAYS_WITH,
    PORT,
    SEA,
    SHORTAGE,
    START,
    STAY,
    TO_THE_FINISH,
)
from kaper.games.jamaica.rules.fights import meet
from kaper.games.jamaica.rules.paying import hand_over, pay_all, pay_from_one_hold, shortfall
from kaper.games.jamaica.rules.treasures import may_take_treasure, take_treasure
from kaper.games.jamaica.state.state import Jamaica

SHAPE_NAMES: Final = {PORT: "circle", SEA: "square", LAIR: "skull", STAY: "star"}
SAIL: Final = [Option(f"sail:{space}", space) for space in range(len(KIND))]


def move(s: Jamaica, ship: int, direction: int, steps: int) -> Asking[None]:
    """JAM-501, JAM-503, JAM-504, JAM-602, JAM-701: as far as the die says; a fight; the space's price."""
    ends = reach(s.space[ship], s.lap[ship], direction, steps)
    space = ends[0]
    if len(ends) > 1:
        space = (yield Choose(ship, "route", [SAIL[end] for end in ends])).value
    sail(s, ship, space, direction, steps)
    if space == START:
        return
    if s.space.count(space) > 1:
        yield from meet(s, ship)
    if KIND[space] == LAIR:
        take_treasure(s, ship)
        return
    goods = PAYS_WITH[space]
    if shortfall(s, ship, space):
        yield from shortage(s, ship, goods, COST[space])
    elif not pay_from_one_hold(s, ship, goods, COST[space]):
        yield from hand_over(s, ship, goods, COST[space], "pay")


def sail(s: Jamaica, ship: int, end: int, direction: int, steps: int) -> None:
    """JAM-501, JAM-506, JAM-R32: the number of spaces on the die, or those that are left to Port Royal."""
    start = s.space[ship]
    s.lap[ship] = lap_after(start, s.lap[ship], end, direction)
    s.space[ship] = end
    if s.diary is not None:
        way = "forward" if direction == FORWARD else "backward"
        sailed = min(steps, HOMEWARD[start]) if s.finished(ship) else steps
        s.diary.note("sails", ship, {"space": end, "steps": sailed, "way": way})
        if s.finished(ship):
            s.diary.note("finishes", ship)


def reach(space: int, lap: int, direction: int, steps: int) -> list[int]:
    """JAM-505, JAM-506: who completes the lap stops on Port Royal; from behind the start one sails on.

    JAM-R04: backward nothing stops a ship.
    """
    if direction != FORWARD:
        return ASTERN[space][steps]
    ways = TO_THE_FINISH if lap == 0 else AHEAD
    return ways[space][steps]


def lap_after(space: int, lap: int, end: int, direction: int) -> int:
    """JAM-505, JAM-R03: into Port Royal forward adds a lap, out of it backward takes one off."""
    if direction == FORWARD:
        return lap + (ORDER[end] <= ORDER[space])
    return lap - (ORDER[end] >= ORDER[space])


def shortage(s: Jamaica, ship: int, goods: int, price: int) -> Asking[None]:
    """JAM-701, JAM-702: pay all there is, then the die says how far back."""
    paid = pay_all(s, ship, goods)
    face = FACES[s.chance.below(len(FACES))]
    kind = SHORTAGE[face]
    s.shortage = (ship, face)
    if s.diary is not None:
        short: Args = {"goods": GOODS_NAMES[goods], "n": paid, "price": price, "space": s.space[ship]}
        s.diary.note("shortage", ship, short)
        s.diary.note("shortage-roll", ship, {"die": face, "shape": SHAPE_NAMES[kind]})
    if kind != STAY:
        yield from fall_back(s, ship, kind)


def fall_back(s: Jamaica, ship: int, kind: int) -> Asking[None]:
    """JAM-703 to JAM-711: back to the nearest such space on a way of one's choice; nothing is paid there."""
    ends = FALL_BACK[s.space[ship]][kind]
    end = ends[0]
    if len(ends) > 1:
        end = (yield Choose(ship, "fall-back", [SAIL[space] for space in ends])).value
    s.space[ship] = end
    if s.diary is not None:
        s.diary.note("falls-back", ship, {"space": end})
    if s.space.count(end) > 1:
        yield from meet(s, ship)
    yield from may_take_treasure(s, ship)
