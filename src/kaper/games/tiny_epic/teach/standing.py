"""The treasures that every ship has buried, and what the next one costs."""

from collections.abc import Sequence

from kaper.engine.show import Seen
from kaper.engine.teaching import Part
from kaper.games.tiny_epic.components.board import SITE_COST, TREASURES
from kaper.games.tiny_epic.rules.burying import free_sites
from kaper.games.tiny_epic.state.state import Pirates
from kaper.games.tiny_epic.view.view import View


def standing(seen: Seen[Pirates, View]) -> Sequence[Sequence[Part]]:
    """TEP-871: buried treasures, and nothing else."""
    return [[_treasures(seen.state, ship)] for ship in range(seen.state.ships)]


def _treasures(s: Pirates, ship: int) -> Part:
    left = TREASURES - s.buried[ship]
    return Part("treasures", s.buried[ship], {"left": left, "gold": s.gold[ship], "cost": cheapest_site(s)})


def cheapest_site(s: Pirates) -> int:
    """TEP-710: what the next treasure costs at least."""
    return min((SITE_COST[s.sea[cell]] for cell in free_sites(s)), default=0)
