"""Several searches on one question: each has dice and deals of its own, and what all found is joined.

Their trees stay apart and only their roots are joined, so nobody ever waits for anybody.
"""

from kaper.bots.bot import Deal, Stop
from kaper.bots.findings import Findings
from kaper.bots.search import SearchBot
from kaper.bots.tuning import Budget
from kaper.engine.asking import Choose
from kaper.engine.game import S


class SharedSearchBot(SearchBot):
    """The same, one search after another in one process: to measure what sharing is worth."""

    __slots__ = ("parts",)

    def __init__(self, seed: str, budget: Budget, parts: int, temper: str = "") -> None:
        super().__init__(seed, budget, temper=temper)
        self.parts = parts

    def find(self, ask: Choose, deal: Deal[S], stop: Stop) -> Findings:
        """Every part has the whole budget, and begins with nothing."""
        found: list[Findings] = []
        for _ in range(self.parts):
            self._stands = False
            found.append(super().find(ask, deal, stop))
        return Findings.joined([each.numbers() for each in found], found[0].tuning)
