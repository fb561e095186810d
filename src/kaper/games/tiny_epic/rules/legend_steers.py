"""Chapter 9: how the Legendary Pirate sails the merchants and the Navy when the player crosses the line."""

from typing import Final

from kaper.engine.automaton import Criterion, Decision, explain, narrow
from kaper.games.tiny_epic.components.board import (
    CELL_NAMES,
    COLS,
    DISTANCE,
    MERCHANT_NAMES,
    MERCHANTS,
)
from kaper.games.tiny_epic.rules.others import deliver, navy_steps, nearer
from kaper.games.tiny_epic.state.state import Pirates

ORANGE_SHIP: Final = 0
GREEN_SHIP: Final = 1


def legend_sails_merchants(s: Pirates, player: int) -> None:
    """TEP-910, TEP-911, TEP-S09: orange, then green; where the other merchant is in the way, it waits."""
    for merchant in MERCHANTS:
        steps = clear_steps(s, merchant, s.merchant_cell[1 - merchant])
        ship = MERCHANT_NAMES[merchant]
        if not steps:
            if s.diary is not None:
                s.diary.note("legend-holds", s.legend, {"ship": ship})
            continue
        decision = narrow(steps, criteria(s, merchant, steps, s.cell[player]))
        cell = decision.choice
        s.merchant_cell[merchant] = cell
        explain(s.diary, "legend-steers", s.legend, decision, {"ship": ship, "cell": CELL_NAMES[cell]})
        if cell == s.bound[merchant]:
            deliver(s, merchant)


def clear_steps(s: Pirates, merchant: int, other: int) -> list[int]:
    """TEP-911: steps nearer to its port, but not onto the other merchant's card."""
    return [cell for cell in nearer(s.merchant_cell[merchant], s.bound[merchant]) if cell != other]


def criteria(s: Pirates, merchant: int, steps: list[int], yours: int) -> list[Criterion]:
    """TEP-910, TEP-911, TEP-S15, TEP-S16: leave green a way, then away from you, then vertically."""
    here = s.merchant_cell[merchant]
    found = [
        Criterion("away", lambda cell: -DISTANCE[yours][cell]),
        Criterion("vertical", lambda cell: abs(cell - here) % COLS),
    ]
    if merchant == ORANGE_SHIP:
        blocking = [cell for cell in steps if set(clear_steps(s, GREEN_SHIP, cell)) <= {yours}]
        if any(cell not in blocking and cell != yours for cell in steps):
            found.insert(0, Criterion("leaves-way", lambda cell: int(cell in blocking)))
    return found


def legend_sails_navy(s: Pirates, player: int) -> bool:
    """TEP-912: vertically into the player's row, then horizontally; gives whether it is on their card."""
    goal, way = s.cell[player], navy_way(s, player)
    because = "vertical" if s.navy // COLS != goal // COLS else "same-row"
    s.navy = way[-1]
    decision = Decision([s.navy], because if len(way) > 1 else "there")
    explain(s.diary, "legend-sends-navy", s.legend, decision, {"cell": CELL_NAMES[s.navy], "whom": player})
    return s.navy == goal


def navy_way(s: Pirates, player: int) -> list[int]:
    """TEP-851, TEP-912: the cells from where the Navy lies to where it would end, both included."""
    way, goal = [s.navy], s.cell[player]
    for _ in range(min(DISTANCE[s.navy][goal], navy_steps(s, player))):
        way.append(step_towards(way[-1], goal))
    return way


def step_towards(cell: int, goal: int) -> int:
    """TEP-912, TEP-931: one step, vertically as long as the row is another."""
    if cell // COLS != goal // COLS:
        return cell + COLS if cell < goal else cell - COLS
    return cell + 1 if cell < goal else cell - 1
