"""Chapter 4: sailing and storms."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.tiny_epic.components.board import CELL_NAMES, CELLS, COLS, ROWS
from kaper.games.tiny_epic.components.cards import SAIL_TOKEN, SAIL_TOKEN_STEPS, STORM_PASS
from kaper.games.tiny_epic.rules.heeling import heel
from kaper.games.tiny_epic.state.state import Pirates

SAIL: Final = [Option(f"sail:{name}", cell) for cell, name in enumerate(CELL_NAMES)]
USE_TOKEN: Final = Option("sail-token")
ANCHOR: Final = Option("anchor")
USE_PASS: Final = Option("storm:pass")
STORM_OPTIONS: Final = [Option("storm:heel"), USE_PASS]
ALL_CELLS: Final = (1 << (ROWS * COLS)) - 1
NOT_FIRST: Final[int] = sum(1 << cell for cell in CELLS if cell % COLS)
NOT_LAST: Final[int] = sum(1 << cell for cell in CELLS if cell % COLS < COLS - 1)


def sail(s: Pirates, player: int) -> Asking[None]:
    """TEP-401, TEP-402, TEP-780: any number of steps up to the total, then the ship stops.

    A way without storms is as good as any other, so that a calm cell is the end of it. A storm is a cell
    to sail to first; what it did to the hands decides how far the ship still gets (TEP-407, TEP-R05).
    """
    sailed = 0
    while True:
        steps = s.steps(player) - sailed
        options = courses(s, player, steps)
        if s.kept[player][SAIL_TOKEN]:
            options.append(USE_TOKEN)
        if not options:
            return
        options.append(ANCHOR)
        chosen = yield Choose(player, "sail", options, {"steps": max(0, steps)})
        if chosen is ANCHOR:
            return
        if chosen is USE_TOKEN:
            use_token(s, player, SAIL_TOKEN)
            sailed -= SAIL_TOKEN_STEPS
            continue
        cell = chosen.value
        sailed += distance(s.cell[player], cell, s.storms)
        arrive(s, player, cell)
        if not s.storms >> cell & 1:
            return
        yield from weather(s, player)


def courses(s: Pirates, player: int, steps: int) -> list[Option]:
    """TEP-402, TEP-409, TEP-R06: cells within reach; no storm with all hands in Repairs and no storm pass.

    Out and back again (TEP-R38) is a course of its own where it is not the same as to stay.
    """
    if steps <= 0:
        return []
    here = s.cell[player]
    ends = reach(here, steps, s.storms)
    if not (s.hidden[player] or s.storms >> here & 1):
        ends &= ~(1 << here)
    if s.all_in_repairs(player) and not s.kept[player][STORM_PASS]:
        ends &= ~s.storms
    return [option for cell, option in enumerate(SAIL) if ends >> cell & 1]


def arrive(s: Pirates, player: int, cell: int) -> None:
    """TEP-403, TEP-404, TEP-R03: in the middle of the card, not hidden; other ships do not matter."""
    s.cell[player] = cell
    s.hidden[player] = False
    if s.diary is not None:
        s.diary.note("sails", player, {"cell": CELL_NAMES[cell]})


def weather(s: Pirates, player: int) -> Asking[None]:
    """TEP-405, TEP-408: a storm that is entered heels the ship, or costs a storm pass."""
    passes = s.kept[player][STORM_PASS]
    if passes and (s.all_in_repairs(player) or (yield Choose(player, "storm", STORM_OPTIONS)) is USE_PASS):
        use_token(s, player, STORM_PASS)
    else:
        yield from heel(s, player, "storm")


def use_token(s: Pirates, player: int, kind: int) -> None:
    """TEP-552: a kept token leaves the game when it is used."""
    s.kept[player][kind] -= 1
    s.spent[kind] += 1
    if s.diary is not None:
        s.diary.note("uses-sail-token" if kind == SAIL_TOKEN else "uses-storm-pass", player)


def spread(cells: int) -> int:
    """All cells next to any of these."""
    across = (cells & NOT_LAST) << 1 | (cells & NOT_FIRST) >> 1
    return (across | cells << COLS | cells >> COLS) & ALL_CELLS


def reach(start: int, steps: int, storms: int) -> int:
    """Cells that can be sailed to without passing a storm on the way; in two steps the start, too."""
    front, seen = 1 << start, 0
    while steps and front:
        front = spread(front) & ~seen
        seen |= front
        front &= ~storms
        steps -= 1
    return seen


def distance(start: int, end: int, storms: int) -> int:
    """How many steps that takes, to a cell that can be sailed to."""
    front, steps = spread(1 << start), 1
    while not front >> end & 1:
        front = spread(front & ~storms)
        steps += 1
    return steps
