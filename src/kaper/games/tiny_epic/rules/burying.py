"""Chapter 7: Bury."""

from typing import Final

from kaper.engine.asking import Args, Asking, Choose, Option
from kaper.games.tiny_epic.components.board import CELL_NAMES, CELLS, NO_SITE, SITE_COST, TREASURES
from kaper.games.tiny_epic.rules.loot import SKIP
from kaper.games.tiny_epic.state.state import NOBODY, Pirates

BURY: Final = [Option("bury"), SKIP]


def may_bury(s: Pirates, player: int) -> Asking[None]:
    """TEP-703, TEP-710: one treasure, if the player likes."""
    if can_bury(s, s.cell[player], s.gold[player]):
        about = {"cost": SITE_COST[s.card(player)]}
        if (yield Choose(player, "bury", BURY, about)) is not SKIP:
            bury(s, player)


def free_sites(s: Pirates) -> list[int]:
    """TEP-710: where no treasure lies yet."""
    return [cell for cell in CELLS if SITE_COST[s.sea[cell]] != NO_SITE and s.site[cell] == NOBODY]


def can_bury(s: Pirates, cell: int, gold: int) -> bool:
    """TEP-710, TEP-711: enough Gold, a free site, and no Navy."""
    cost = SITE_COST[s.sea[cell]]
    return cost != NO_SITE and gold >= cost and s.navy != cell and s.site[cell] == NOBODY


def bury(s: Pirates, player: int) -> None:
    """TEP-710, TEP-712, TEP-870, TEP-961: paid and covered; the third brings the end."""
    cell = s.cell[player]
    cost = SITE_COST[s.sea[cell]]
    s.gold[player] -= cost
    s.site[cell] = player
    s.buried[player] += 1
    if s.diary is not None:
        buried: Args = {"cell": CELL_NAMES[cell], "cost": cost, "n": s.buried[player]}
        s.diary.note("buries", player, buried)
    if s.buried[player] == TREASURES:
        s.closing = True
        s.over = s.legend != NOBODY
        if s.diary is not None and not s.over:
            s.diary.note("last-round", player)
