"""What a card would bring about: both actions thought through, whatever the player decides on the way."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from kaper.games.jamaica.components.board import (
    BACKWARD,
    COST,
    FORWARD,
    GOODS_NAMES,
    LOAD,
    NO_GOODS,
    ORDER,
    PAYS_WITH,
    START,
)
from kaper.games.jamaica.rules.moving import reach
from kaper.games.jamaica.show.terminal_chart import tag
from kaper.games.jamaica.view.view import ShipView, View

Position = tuple[int, int]
"""A space and a lap."""
Hold = tuple[str, int]
EMPTY: Final[Hold] = ("", 0)
ROOM: Final = 0
NO_EMPTY_HOLD: Final = 1
NO_ROOM: Final = 2
CERTAIN: Final = "✗"
POSSIBLE: Final = "✗?"


class World(NamedTuple):
    """Where the ship may stand after some of its choices, and what may then lie in its holds."""

    space: int
    lap: int
    holds: tuple[Hold, ...]

    def total(self, goods: str) -> int:
        return sum(amount for kind, amount in self.holds if kind == goods)

    def with_holds(self, holds: Iterable[Hold]) -> "World":
        """The order of the holds does not matter."""
        return World(self.space, self.lap, tuple(sorted(holds)))


class Plan:
    """A card's actions, one after the other, for as long as no fight or shortage changes the course."""

    def __init__(self, view: View, ship: int) -> None:
        mine = view.ships[ship]
        self.view = view
        self.ship = ship
        self.sure = True
        self.worlds = {World(mine.space, mine.lap, ()).with_holds(mine.holds)}

    def action(self, symbol: int, goods: int, die: int) -> tuple[str, str, int]:
        """What is done, where it leads, and what is amiss: no room for a load, or no means to pay."""
        if any(world.lap > 0 for world in self.worlds):
            return "home", "", 0
        if symbol == LOAD:
            return GOODS_NAMES[goods], "", self._load(GOODS_NAMES[goods], die)
        return ("forward" if symbol == FORWARD else "backward"), *self._move(symbol, die)

    def _load(self, goods: str, amount: int) -> int:
        """JAM-403, JAM-405: without an empty hold, one with other goods is emptied, if there is one."""
        before = self.worlds
        if not before:
            return ROOM
        self.worlds = {after for world in before for after in _loaded(world, goods, amount)}
        if self.worlds == before:
            return NO_ROOM
        return ROOM if any(EMPTY in world.holds for world in before) else NO_EMPTY_HOLD

    def _move(self, direction: int, die: int) -> tuple[str, int]:
        """The possible ends; where a shortage comes, nobody knows how it goes on."""
        if not self.worlds:
            return "?", 0
        landed = [moved for world in self.worlds for moved in _moved(world, direction, die)]
        paid = [world for world in landed if _affords(world)]
        short = {world.space for world in landed} - {world.space for world in paid}
        doubtful = {world.space for world in landed if not _affords(world)} - short
        warnings = dict.fromkeys(short, CERTAIN) | dict.fromkeys(doubtful, POSSIBLE) if paid else {}
        ends = sorted({(world.space, world.lap) for world in landed})
        said = signs(self.view, self.ship, ends, warnings) + ("" if self.sure else ", ?")
        self.worlds = {after for world in paid for after in _paid(world)}
        self.sure = self.sure and len(paid) == len(landed)
        return said, int(not paid)


def _loaded(world: World, goods: str, amount: int) -> Iterator[World]:
    holds = list(world.holds)
    places = (
        [holds.index(EMPTY)] if EMPTY in holds else [at for at, hold in enumerate(holds) if hold[0] != goods]
    )
    if not places:
        yield world
    for at in places:
        yield world.with_holds([*holds[:at], (goods, amount), *holds[at + 1 :]])


def _moved(world: World, direction: int, die: int) -> Iterator[World]:
    for space, lap in ends_of((world.space, world.lap), direction, die):
        yield World(space, lap, world.holds)


def _affords(world: World) -> bool:
    return world.total(_goods(world.space)) >= COST[world.space]


def _paid(world: World) -> Iterator[World]:
    """Every way to pay the price of the space: the payer chooses the holds (JAM-605)."""
    for holds in _given(world.holds, _goods(world.space), COST[world.space]):
        yield world.with_holds(holds)


def _given(holds: tuple[Hold, ...], goods: str, price: int) -> Iterator[list[Hold]]:
    if not holds:
        if price == 0:
            yield []
        return
    (kind, amount), rest = holds[0], holds[1:]
    for given in range(min(amount, price) + 1 if kind == goods else 1):
        left = (kind, amount - given) if amount > given else EMPTY
        for others in _given(rest, goods, price - given):
            yield [left, *others]


def _goods(space: int) -> str:
    """The goods that a space is paid in; a free space asks for none."""
    return "" if PAYS_WITH[space] == NO_GOODS else GOODS_NAMES[PAYS_WITH[space]]


# --- places


def ends_of(at: Position, direction: int, steps: int) -> list[Position]:
    """Where a ship can end its move, with the lap that it is then on."""
    space, lap = at
    ends = reach(space, lap, direction, steps)
    if direction == BACKWARD:
        return [(end, lap - (ORDER[end] >= ORDER[space])) for end in ends]
    return [(end, lap + (ORDER[end] <= ORDER[space])) for end in ends]


def rivals(view: View, ship: int, space: int) -> list[int]:
    """Ships to fight with on a space; on Port Royal nobody fights."""
    if space == START:
        return []
    return [seat for seat, other in enumerate(view.ships) if seat != ship and other.space == space]


def signs(view: View, ship: int, ends: list[Position], warnings: dict[int, str] | None = None) -> str:
    """Spaces as the chart shows them, crossed swords where a fight waits, a cross where a shortage does.

    Points are named only for a finished lap.
    """
    finishes = (START, 1) in ends
    said: list[str] = []
    for space in sorted({space for space, _ in ends}):
        swords = " ⚔" if rivals(view, ship, space) else ""
        warning = f" {warnings[space]}" if warnings and space in warnings else ""
        sign = tag(space, space in view.tokens) if space != START or finishes else "⚑"
        said.append(f"{space} {sign}{swords}{warning}")
    return ", ".join(said)


def total(ship: ShipView, goods: str) -> int:
    return sum(amount for kind, amount in ship.holds if kind == goods)
