"""Chapters 5 to 7: movement, the price of a space, shortage."""

from kaper.engine.asking import Asking, Choose, Words, numbered
from kaper.games.jamaica.board import (
    AHEAD,
    ASTERN,
    COST,
    DOUBLOON,
    FACES,
    FALL_BACK,
    FOOD,
    FORWARD,
    GOODS_NAMES,
    KIND,
    LAIR,
    ORDER,
    PORT,
    SEA,
    SHORTAGE,
    START,
    STAY,
    TO_THE_FINISH,
)
from kaper.games.jamaica.rules.fights import meet
from kaper.games.jamaica.rules.paying import hand_over, pay_all
from kaper.games.jamaica.rules.treasures import may_take_treasure, take_treasure
from kaper.games.jamaica.state import Jamaica

SHAPE_NAMES = {PORT: "circle", SEA: "square", LAIR: "skull", STAY: "star"}
SAIL = numbered("sail", 0, len(KIND) - 1)


def move(s: Jamaica, ship: int, direction: int, steps: int) -> Asking[None]:
    """JAM-501: exactly as many spaces as the die shows; JAM-504: then fight, then price or treasure."""
    yield from sail(s, ship, ship, direction, steps)
    if s.finished(ship):
        return
    yield from meet(s, ship)
    kind = KIND[s.space[ship]]
    if kind == LAIR:
        take_treasure(s, ship)
    elif kind == PORT:
        yield from pay_for_space(s, ship, DOUBLOON)
    elif s.space[ship] != START:
        yield from pay_for_space(s, ship, FOOD)


def sail(s: Jamaica, ship: int, seat: int, direction: int, steps: int) -> Asking[None]:
    """JAM-503: at a fork the mover chooses, forward as well as backward."""
    ends = reach(s.space[ship], s.lap[ship], direction, steps)
    end = ends[0]
    if len(ends) > 1:
        end = yield Choose(seat, "route", [SAIL[space] for space in ends])
    go_to(s, ship, end, direction)
    if s.diary is not None:
        way = "forward" if direction == FORWARD else "backward"
        s.diary.note("sails", ship, {"space": end, "steps": steps, "way": way})
        if s.finished(ship):
            s.diary.note("finishes", ship)


def reach(space: int, lap: int, direction: int, steps: int) -> list[int]:
    """JAM-506: whoever completes the lap stops on Port Royal; from behind the start one sails through."""
    if direction != FORWARD:
        return ASTERN[space][steps]
    ways = TO_THE_FINISH if lap == 0 else AHEAD
    return ways[space][steps]


def go_to(s: Jamaica, ship: int, end: int, direction: int) -> None:
    """JAM-505, JAM-R03: into Port Royal forward adds a lap, out of it backward takes one off."""
    start = s.space[ship]
    if direction == FORWARD:
        if ORDER[end] <= ORDER[start]:
            s.lap[ship] += 1
    elif ORDER[end] >= ORDER[start]:
        s.lap[ship] -= 1
    s.space[ship] = end


# --- the price of a space


def pay_for_space(s: Jamaica, ship: int, goods: int) -> Asking[None]:
    """JAM-602, JAM-603, JAM-607: whoever can pay must; whoever cannot has a shortage."""
    price = COST[s.space[ship]]
    if s.total(ship, goods) < price:
        yield from shortage(s, ship, goods, price)
        return
    if s.diary is not None:
        s.diary.note("pays", ship, {"goods": GOODS_NAMES[goods], "n": price, "space": s.space[ship]})
    yield from hand_over(s, ship, goods, price, "pay")


# --- shortage


def shortage(s: Jamaica, ship: int, goods: int, price: int) -> Asking[None]:
    """JAM-701, JAM-702: pay all there is, then the die says how far back."""
    paid = pay_all(s, ship, goods)
    face = FACES[s.chance.below(6)]
    kind = SHORTAGE[face]
    if s.diary is not None:
        short: Words = {"goods": GOODS_NAMES[goods], "n": paid, "price": price, "space": s.space[ship]}
        s.diary.note("shortage", ship, short)
        s.diary.note("shortage-roll", ship, {"shape": SHAPE_NAMES[kind]})
    if kind != STAY:
        yield from fall_back(s, ship, kind)


def fall_back(s: Jamaica, ship: int, kind: int) -> Asking[None]:
    """JAM-703 to JAM-711: back to the nearest such space on a way of one's choice; nothing is paid there."""
    ends = FALL_BACK[s.space[ship]][kind]
    end = ends[0]
    if len(ends) > 1:
        end = yield Choose(ship, "fall-back", [SAIL[space] for space in ends])
    s.space[ship] = end
    if s.diary is not None:
        s.diary.note("falls-back", ship, {"space": end})
    yield from meet(s, ship)
    yield from may_take_treasure(s, ship)
