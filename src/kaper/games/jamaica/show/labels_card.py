"""What a card would bring about: both actions thought through, whatever the player decides on the way."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from kaper.engine.asking import Asking
from kaper.engine.branches import branches
from kaper.games.jamaica.components.board import COST, FORWARD, GOODS_NAMES, LOAD, NO_GOODS, PAYS_WITH, START
from kaper.games.jamaica.rules.fights import opponents
from kaper.games.jamaica.rules.loading import can_load, load
from kaper.games.jamaica.rules.moving import lap_after, reach, sail
from kaper.games.jamaica.rules.paying import hand_over, pay_from_one_hold, shortfall
from kaper.games.jamaica.show.terminal_chart import tag
from kaper.games.jamaica.state.state import Jamaica

Position = tuple[int, int]
"""A space and a lap."""
ROOM: Final = 0
NO_EMPTY_HOLD: Final = 1
NO_ROOM: Final = 2
CERTAIN: Final = "✗"
POSSIBLE: Final = "✗?"
NO_WARNINGS: Final[Mapping[int, str]] = {}


class Plan:
    """A card's actions, one after the other, for as long as no fight or shortage changes the course.

    `worlds` are the positions that the ship's own choices can have led to; nothing else differs in them.
    """

    def __init__(self, s: Jamaica, ship: int) -> None:
        self.ship = ship
        self.sure = True
        self.start = s
        self.worlds = [s]

    def action(self, symbol: int, goods: int, die: int) -> tuple[str, str, int]:
        """What is done, where it leads, and what is amiss: no room for a load, or no means to pay."""
        if any(world.finished(self.ship) for world in self.worlds):
            return "home", "", 0
        if symbol == LOAD:
            return GOODS_NAMES[goods], "", self._load(goods, die)
        return ("forward" if symbol == FORWARD else "backward"), *self._move(symbol, die)

    def _load(self, goods: int, amount: int) -> int:
        """JAM-403, JAM-405: without an empty hold, one with other goods is emptied, if there is one."""
        before = self.worlds
        if not before:
            return ROOM
        self._go_on(before, lambda world: load(world, self.ship, goods, amount))
        if not any(can_load(world, self.ship, goods) for world in before):
            return NO_ROOM
        return ROOM if any(world.empty_holds(self.ship) for world in before) else NO_EMPTY_HOLD

    def _move(self, direction: int, die: int) -> tuple[str, int]:
        """The possible ends; where a shortage comes, nobody knows how it goes on."""
        if not self.worlds:
            return "?", 0
        ship = self.ship
        landed = [twin for world in self.worlds for twin in _landed(world, ship, direction, die)]
        paying = [world for world in landed if not shortfall(world, ship, world.space[ship])]
        paid = {world.space[ship] for world in paying}
        failing = {world.space[ship] for world in landed if shortfall(world, ship, world.space[ship])}
        warnings = {space: POSSIBLE if space in paid else CERTAIN for space in failing} if paying else {}
        ends = [(world.space[ship], world.lap[ship]) for world in landed]
        said = signs(self.start, ship, ends, warnings) + ("" if self.sure else ", ?")
        self._go_on(paying, lambda world: _pay(world, ship))
        self.sure = self.sure and not failing
        return said, int(not paying)

    def _go_on(self, worlds: list[Jamaica], rule: Callable[[Jamaica], Asking[None]]) -> None:
        """Every way in which the rule can be followed; in which order the holds lie does not matter."""
        after: dict[object, Jamaica] = {}
        for world in worlds:
            for twin in branches(world, rule):
                holds = sorted(zip(twin.goods[self.ship], twin.amount[self.ship], strict=True))
                after[twin.space[self.ship], twin.lap[self.ship], tuple(holds)] = twin
        self.worlds = list(after.values())


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


def signs(s: Jamaica, ship: int, ends: list[Position], warnings: Mapping[int, str] = NO_WARNINGS) -> str:
    """Spaces as the chart shows them, crossed swords where a fight waits, a cross where a shortage does.

    Points are named only for a finished lap.
    """
    finishes = (START, 1) in ends
    said: list[str] = []
    for space in sorted({space for space, _ in ends}):
        swords = " ⚔" if opponents(s, ship, space) else ""
        warning = f" {warnings[space]}" if space in warnings else ""
        sign = tag(space, bool(s.tokens >> space & 1)) if space != START or finishes else "⚑"
        said.append(f"{space} {sign}{swords}{warning}")
    return ", ".join(said)
