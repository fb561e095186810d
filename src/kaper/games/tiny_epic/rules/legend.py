"""Chapter 9: what the Legendary Pirate's other rules share: Gold and treasure, heeling, coves."""

from typing import Final

from kaper.engine.asking import Asking, Option
from kaper.engine.automaton import Criterion, Decision, explain, narrow, settle
from kaper.games.tiny_epic.components.board import (
    CELL_NAMES,
    CELLS,
    COVE,
    DISTANCE,
    DUTY_NAMES,
    REPAIRS,
    SITE_COST,
    SPACES,
    TREASURES,
    WORKING,
)
from kaper.games.tiny_epic.components.cards import GOLD_GOAL
from kaper.games.tiny_epic.rules.burying import free_sites
from kaper.games.tiny_epic.rules.hiding import is_free
from kaper.games.tiny_epic.state.state import Pirates

PLAYER: Final = 0
"""The seat of the one who plays against the Legendary Pirate."""
COVES: Final = [Option(f"cove:{name}", cell) for cell, name in enumerate(CELL_NAMES)]
SITES: Final = [Option(f"site:{name}", cell) for cell, name in enumerate(CELL_NAMES)]


def legend_gains(s: Pirates, amount: int, why: str) -> Asking[None]:
    """TEP-950, TEP-S12: Gold; where its track ends it buries at once, and the surplus is lost."""
    if s.over:
        return
    s.gold[s.legend] += amount
    if s.diary is not None:
        s.diary.note("gains-gold", s.legend, {"n": amount, "why": why})
    if s.gold[s.legend] >= GOLD_GOAL[s.personality]:
        s.gold[s.legend] = 0
        yield from legend_buries(s)


def legend_buries(s: Pirates) -> Asking[None]:
    """TEP-950, TEP-S06, TEP-S13: the nearest free site, then the cheapest, then as the player likes."""
    legend = s.legend
    away, sea = DISTANCE[s.cell[legend]], s.sea
    decision = narrow(
        free_sites(s),
        [
            Criterion("nearest", lambda cell: away[cell]),
            Criterion("cheapest", lambda cell: SITE_COST[sea[cell]]),
        ],
    )
    decision = yield from settle(decision, PLAYER, "legend-site", SITES)
    cell = decision.choice
    s.site[cell] = legend
    s.buried[legend] += 1
    explain(s.diary, "legend-buries", legend, decision, {"cell": CELL_NAMES[cell], "n": s.buried[legend]})
    s.over = s.buried[legend] == TREASURES


def legend_heels(s: Pirates, why: str) -> None:
    """TEP-960: the rightmost hand of a duty, else the one on the wheel nearest behind its captain."""
    legend = s.legend
    duties, wheel = s.duty[legend], s.wheel[legend]
    working = [duty for duty in WORKING if duties[duty]]
    if working:
        decision = narrow(working, [Criterion("rightmost", lambda duty: -duty)])
        duties[decision.choice] -= 1
        place = DUTY_NAMES[decision.choice]
    elif wheel:
        captain = s.space[legend]
        spaces = [space for space in range(SPACES) if wheel >> space & 1]
        decision = narrow(spaces, [Criterion("behind-captain", lambda space: (captain - space) % SPACES)])
        s.wheel[legend] &= ~(1 << decision.choice)
        place = f"wheel-{decision.choice}"
    else:
        if s.diary is not None:
            s.diary.note("cannot-heel", legend, {"why": why})
        return
    duties[REPAIRS] += 1
    explain(s.diary, "legend-heels", legend, decision, {"from": place, "why": why})


def legend_retreats(s: Pirates) -> Asking[None]:
    """TEP-955, TEP-956, TEP-959, TEP-S05: into the nearest free cove, its own card included."""
    if s.over:
        return
    away = DISTANCE[s.cell[s.legend]]
    nearest = narrow(free_coves(s), [Criterion("nearest", lambda cell: away[cell])])
    yield from hide_legend(s, nearest, "legend-retreats")


def free_coves(s: Pirates) -> list[int]:
    return [cell for cell in CELLS if COVE[s.sea[cell]] and is_free(s, s.legend, cell)]


def hide_legend(s: Pirates, decision: Decision, kind: str) -> Asking[None]:
    """TEP-S05, TEP-S14: where two coves are equally good the player chooses; there it is hidden."""
    decision = yield from settle(decision, PLAYER, "legend-cove", COVES)
    s.cell[s.legend] = decision.choice
    s.hidden[s.legend] = True
    explain(s.diary, kind, s.legend, decision, {"cell": CELL_NAMES[decision.choice]})
