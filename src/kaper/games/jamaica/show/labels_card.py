"""What a card would bring about: both actions thought through, whatever the player decides on the way."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from kaper.engine.asking import Asking
from kaper.engine.branches import branches
from kaper.games.jamaica.components.board import (
    COST,
    FORWARD,
    GOODS_NAMES,
    KIND,
    LAIR,
    LOAD,
    NO_GOODS,
    PAYS_WITH,
    START,
)
from kaper.games.jamaica.rules.fights import opponents
from kaper.games.jamaica.rules.loading import can_load, load
from kaper.games.jamaica.rules.moving import lap_after, reach, sail
from kaper.games.jamaica.rules.paying import hand_over, pay_from_one_hold, shortfall
from kaper.games.jamaica.state.state import Jamaica

Figures = dict[str, int | str]
Position = tuple[int, int]
"""A space and a lap."""
Rule = Callable[[Jamaica], Asking[None]]
ROOM: Final = 0
NO_EMPTY_HOLD: Final = 1
NO_ROOM: Final = 2
NONE: Final = "none"


class Half(NamedTuple):
    """One action of a card: what is done, where it leads, and all that is amiss with it.

    `amiss` is a load without room, or a move that cannot be paid for wherever it ends; `lost` is the least
    that a load throws overboard. `short` are the ends that cannot be paid for while others can, `maybe` those
    for which it depends on the hold that was emptied, `fights` those where a ship has to be fought.
    """

    done: str
    amiss: int = 0
    lost: int = 0
    where: str = NONE
    to: str = NONE
    price: int = 0
    goods: str = GOODS_NAMES[0]
    short: str = NONE
    maybe: str = NONE
    fights: str = NONE
    sure: int = 1

    def figures(self, half: str) -> Figures:
        """As figures whose names begin with the half of the day."""
        return {f"{half}-{name}": value for name, value in self._asdict().items()}


class Plan:
    """A card's actions, one after the other, for as long as no fight or shortage changes the course.

    The worlds are the positions that the ship's own choices can have led to; nothing else differs in them.
    They are gone through when another action follows, and not after the last.
    """

    def __init__(self, s: Jamaica, ship: int) -> None:
        self.ship = ship
        self.sure = True
        self.start = s
        self._worlds = [s]
        self._due: Rule | None = None

    def action(self, symbol: int, goods: int, die: int) -> Half:
        """What comes of one half of the card."""
        if self._due is not None:
            self._worlds = self._after(self._worlds, self._due)
        self._due, worlds = None, self._worlds
        if any(world.finished(self.ship) for world in worlds):
            return Half("home")
        if symbol == LOAD:
            return self._load(worlds, goods, die)
        return self._move(worlds, symbol, die)

    def _load(self, before: list[Jamaica], goods: int, amount: int) -> Half:
        """JAM-403, JAM-405: without an empty hold, one with other goods is emptied, if there is one."""
        done, ship = GOODS_NAMES[goods], self.ship
        if not before:
            return Half(done)
        self._due = lambda world: load(world, ship, goods, amount)
        if not any(can_load(world, ship, goods) for world in before):
            return Half(done, NO_ROOM)
        if any(world.empty_holds(ship) for world in before):
            return Half(done)
        return Half(done, NO_EMPTY_HOLD, min(least_lost(world, ship, goods) for world in before))

    def _move(self, before: list[Jamaica], direction: int, die: int) -> Half:
        """The possible ends; where a shortage comes, nobody knows how it goes on."""
        done, ship = ("forward" if direction == FORWARD else "backward"), self.ship
        if not before:
            return Half(done, where="unknown")
        landed = [twin for world in before for twin in _landed(world, ship, direction, die)]
        paying = [world for world in landed if not shortfall(world, ship, world.space[ship])]
        paid = {world.space[ship] for world in paying}
        failing = {world.space[ship] for world in landed if shortfall(world, ship, world.space[ship])}
        ends = [(world.space[ship], world.lap[ship]) for world in landed]
        told = whither(self.start, ship, ends)._replace(done=done, amiss=int(not paying), sure=int(self.sure))
        if paying:
            told = told._replace(short=listed(failing - paid), maybe=listed(failing & paid))
        self._worlds, self._due = paying, lambda world: _pay(world, ship)
        self.sure = self.sure and not failing
        return told

    def _after(self, worlds: list[Jamaica], rule: Rule) -> list[Jamaica]:
        """Every way in which the rule can be followed; in which order the holds lie does not matter."""
        after: dict[object, Jamaica] = {}
        for world in worlds:
            for twin in branches(world, rule):
                holds = sorted(zip(twin.goods[self.ship], twin.amount[self.ship], strict=True))
                after[twin.space[self.ship], twin.lap[self.ship], tuple(holds)] = twin
        return list(after.values())


def _landed(s: Jamaica, ship: int, direction: int, die: int) -> Iterator[Jamaica]:
    for end in reach(s.space[ship], s.lap[ship], direction, die):
        twin = s.clone()
        sail(twin, ship, end, direction, die)
        yield twin


def _pay(s: Jamaica, ship: int) -> Asking[None]:
    goods, price = PAYS_WITH[s.space[ship]], COST[s.space[ship]]
    if goods != NO_GOODS and not pay_from_one_hold(s, ship, goods, price):
        yield from hand_over(s, ship, goods, price, "pay")


def ends_of(at: Position, direction: int, steps: int) -> list[Position]:
    """Where a ship can end its move, with the lap that it is then on."""
    space, lap = at
    return [(end, lap_after(space, lap, end, direction)) for end in reach(space, lap, direction, steps)]


def whither(s: Jamaica, ship: int, ends: list[Position]) -> Half:
    """Where a move leads: to a space that can be told, or to one of several."""
    spaces = sorted({space for space, _ in ends})
    fights = listed(space for space in spaces if opponents(s, ship, space))
    told = Half(NONE, to=listed(spaces), fights=fights)
    if len(spaces) > 1:
        return told._replace(where="several")
    (space,) = spaces
    if space == START:
        return told._replace(where="finish" if (START, 1) in ends else "start")
    if KIND[space] == LAIR:
        return told._replace(where="treasure" if s.tokens >> space & 1 else "plundered")
    return told._replace(where="toll", price=COST[space], goods=GOODS_NAMES[PAYS_WITH[space]])


def least_lost(s: Jamaica, ship: int, goods: int) -> int:
    """JAM-403: the least that goes overboard where a hold with other goods has to be emptied."""
    holds = range(s.holds(ship))
    return min((s.amount[ship][hold] for hold in holds if s.goods[ship][hold] != goods), default=0)


def listed(spaces: Iterable[int]) -> str:
    """Spaces by their numbers."""
    return ", ".join(str(space) for space in sorted(spaces)) or NONE
