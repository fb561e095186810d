"""What random games under the laws showed: one row for each game, and all of them together."""

from collections import Counter
from dataclasses import dataclass, field

from kaper.laws.law import LawBroken
from kaper.laws.moves import Moves


@dataclass
class Row:
    """What one random game showed; a breach ends it."""

    variant: str
    ending: str = ""
    answers: int = 0
    laws: Counter[str] = field(default_factory=Counter)
    moves: Moves = field(default_factory=Moves)
    broken: LawBroken | None = None


@dataclass
class CheckReport:
    """What all random games showed.

    laws     how often each law was checked and held
    endings  for each variant, how often it ended in which way
    longest  the number of answers in the longest game
    broken   the first breach, if any; the games after it were not played
    """

    game: str
    wanted: int
    games: int = 0
    answers: int = 0
    longest: int = 0
    laws: Counter[str] = field(default_factory=Counter)
    endings: dict[str, Counter[str]] = field(default_factory=dict)
    moves: Moves = field(default_factory=Moves)
    broken: LawBroken | None = None
    cut_short: bool = False
    seconds: float = 0.0

    @property
    def stuck(self) -> list[str]:
        """Hidden things that no redeal ever moved."""
        return self.moves.stuck()

    @property
    def good(self) -> bool:
        return self.broken is None and not self.stuck

    def add(self, row: Row) -> None:
        """Take in the next game."""
        self.games += 1
        self.answers += row.answers
        self.longest = max(self.longest, row.answers)
        self.laws.update(row.laws)
        self.moves.add(row.moves)
        self.broken = self.broken or row.broken
        if row.ending:
            self.endings.setdefault(row.variant, Counter())[row.ending] += 1

    def join(self, other: "CheckReport") -> None:
        """Take in games that were looked at before."""
        self.games += other.games
        self.answers += other.answers
        self.longest = max(self.longest, other.longest)
        self.laws.update(other.laws)
        self.moves.add(other.moves)
        self.seconds += other.seconds
        for variant, endings in other.endings.items():
            self.endings.setdefault(variant, Counter()).update(endings)
