"""What the balance report is told about a finished expedition."""

from collections.abc import Iterator, Mapping
from typing import Final

from kaper.engine.show import Report
from kaper.games.black_dice.components.board import HAS_ENEMY, PROGRESS
from kaper.games.black_dice.rules.ending import SUNK
from kaper.games.black_dice.state.state import BlackDice


def figures(s: BlackDice) -> Mapping[str, float]:
    """How the crew fared, and how the gold came to lie."""
    values = [s.wealth(player) for player in range(s.players)]
    found: dict[str, float] = {
        "home": float(s.ending < SUNK),
        "rounds": s.round,
        "damage": s.damage,
        "overboard": s.overboard.count(True),
        "gold": sum(values) / s.players,
        "lead": sorted(values)[-1] - sorted(values)[-2],
        "given-up": sum(map(sum, s.discarded)),
    }
    if HAS_ENEMY[s.expedition]:
        found["enemy-damage"] = s.enemy_damage
    if PROGRESS[s.expedition]:
        found["tokens"] = s.tokens
    return found


def holdings(s: BlackDice) -> Iterator[tuple[str, str, int]]:
    """Who was captain in the last round."""
    yield "title", "captain", s.captain


REPORT: Final = Report(figures, holdings)
