"""Chapter 8: who wins."""

from kaper.engine.asking import Args
from kaper.engine.game import Outcome, places
from kaper.games.tiny_epic.components.board import TREASURES
from kaper.games.tiny_epic.state.state import NOBODY, Pirates


def outcome(s: Pirates) -> Outcome:
    """TEP-871, TEP-872, TEP-961, TEP-R37: treasures, then infamy, then Gold, then cubes; else shared."""
    ships = range(s.ships)
    ranks = places([(s.buried[ship], s.infamy[ship], s.gold[ship], s.cubes(ship)) for ship in ships])
    winners = [ship for ship in ships if ranks[ship] == 1]
    return Outcome(ending(s), s.buried[:], ranks, winners, {"treasures": s.buried[:]})


def ending(s: Pirates) -> str:
    if TREASURES not in s.buried:
        return "round-limit"
    return "legend" if s.legend != NOBODY and s.buried[s.legend] == TREASURES else "treasures"


def reckon(s: Pirates) -> None:
    """TEP-872: tell what decides between those who buried the same number of treasures."""
    tied = [ship for ship in range(s.ships) if s.buried[ship] == max(s.buried)]
    if s.diary is not None and len(tied) > 1:
        for ship in tied:
            told: Args = {"n": s.infamy[ship] + 1, "gold": s.gold[ship], "cubes": s.cubes(ship)}
            s.diary.note("reckoning", ship, {"treasures": s.buried[ship], **told})
