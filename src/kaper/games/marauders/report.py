"""What the balance report is told about a finished game of Merchants & Marauders."""

from collections.abc import Iterator, Mapping
from typing import Final

from kaper.engine.show import Report
from kaper.games.marauders.components.board import NONE
from kaper.games.marauders.components.cards import CAPTAIN_NAMES
from kaper.games.marauders.rules.ending import outcome
from kaper.games.marauders.state.state import SOURCE_NAMES, Marauders


def figures(s: Marauders) -> Mapping[str, float]:
    """Length, deaths, whether a pirate won, and Glory Points of all players by what they were gained for."""
    winners = [s.seats[seat] for seat in outcome(s).winners]
    found: dict[str, float] = {
        "rounds": s.round,
        "deaths": sum(player.deaths for player in s.seats),
        "winner-pirate": sum(player.pirate for player in winners) / len(winners),
        "winner-merchant": sum(not player.pirate for player in winners) / len(winners),
    }
    for source, name in enumerate(SOURCE_NAMES):
        found[f"points-{name}"] = sum(player.sources[source] for player in s.seats)
    found["points-stash"] = sum(s.chest_points(player.chest) for player in s.seats)
    return found


def holdings(s: Marauders) -> Iterator[tuple[str, str, int]]:
    """Whose captain lives to the end."""
    for seat, player in enumerate(s.seats):
        if player.captain != NONE:
            yield "captain", CAPTAIN_NAMES[player.captain], seat


REPORT: Final = Report(figures, holdings)
