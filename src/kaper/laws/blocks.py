"""A long check by blocks of games: each that kept the laws is written down, and is not done again."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter

from kaper.journal import Journal
from kaper.laws.moves import Moves
from kaper.laws.report import CheckReport, Row

LENGTH = 1000
"""Games in a block."""


@dataclass(frozen=True)
class Block:
    """What the games from `first` on showed.

    key  the game, its rules and the dice, so that only blocks of the same check are put together
    """

    key: str
    first: int
    games: int
    answers: int
    longest: int
    laws: dict[str, int]
    endings: dict[str, dict[str, int]]
    hidden: dict[str, int]
    moved: list[str]
    seconds: float

    def report(self) -> CheckReport:
        """The same as a report."""
        endings = {variant: Counter(counts) for variant, counts in self.endings.items()}
        moves = Moves(Counter(self.hidden), set(self.moved))
        return CheckReport(
            "", self.games, self.games, self.answers, self.longest, Counter(self.laws), endings, moves,
            seconds=self.seconds,
        )  # fmt: skip


def done(journal: Journal[Block] | None, key: str, games: int) -> Iterator[CheckReport]:
    """The blocks from the first game on, without a gap, that are part of N games."""
    kept = [] if journal is None else [block for block in journal.read() if block.key == key]
    by_first = {block.first: block for block in kept}
    first = 0
    while (block := by_first.get(first)) is not None and first + block.games <= games:
        first += block.games
        yield block.report()


@contextmanager
def keeping(journal: Journal[Block] | None, key: str, first: int) -> Iterator[Callable[[Row], None]]:
    """Gives what is told of every game in turn, and writes down each whole block without a breach."""
    if journal is None:
        yield lambda row: None
        return
    with journal.writing() as add:
        report, begun, start = CheckReport("", LENGTH), first, perf_counter()

        def keep(row: Row) -> None:
            nonlocal report, begun, start
            report.add(row)
            if report.games == LENGTH and report.broken is None:
                now = perf_counter()
                add(_block(key, begun, report, now - start))
                report, begun, start = CheckReport("", LENGTH), begun + LENGTH, now

        yield keep


def _block(key: str, first: int, report: CheckReport, seconds: float) -> Block:
    endings = {variant: dict(counts) for variant, counts in report.endings.items()}
    moves = report.moves
    return Block(
        key, first, report.games, report.answers, report.longest, dict(report.laws), endings,
        dict(moves.hidden), sorted(moves.moved), seconds,
    )  # fmt: skip
