"""What the balance report is told about a finished game of Jamaica."""

from collections.abc import Iterator, Mapping
from typing import Final

from kaper.engine.show import Report
from kaper.games.jamaica.components.board import TREASURE_NAMES
from kaper.games.jamaica.state.state import Jamaica


def figures(s: Jamaica) -> Mapping[str, float]:
    players = range(s.players)
    return {
        "rounds": s.round + 1,
        "home": sum(s.finished(ship) for ship in players),
        "treasures": sum(owner in players for owner in s.where),
    }


def holdings(s: Jamaica) -> Iterator[tuple[str, str, int]]:
    """Where every treasure card is; two of the same value are the same to a player."""
    for name, owner in zip(TREASURE_NAMES, s.where, strict=True):
        yield "treasure", name.removesuffix("-a").removesuffix("-b"), owner


REPORT: Final = Report(figures, holdings)
