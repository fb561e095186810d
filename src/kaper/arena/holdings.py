"""What the players took, and whether those who have it win."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from kaper.arena.figures import Share, share
from kaper.engine.show import Holding

STRONG = 0.6
RARE = 0.02
COMMON = 0.98


@dataclass(frozen=True)
class Thing:
    """Something that can be taken: in which share of the games it was, and how its holders fared.

    `games` are those of the variants that have it. `wins` counts each holder of each game once, a shared
    victory as its part; `fair` is the share that any player would have had in the same games. `flags` say
    what is suspicious: `strong`, `rare`, `common`. Nothing is strong in games that anybody wins as often.
    """

    kind: str
    name: str
    games: int
    taken: float
    wins: Share
    fair: float
    flags: list[str]


@dataclass
class Tally:
    """Counts over the variants of a report."""

    games: Counter[tuple[str, str]] = field(default_factory=Counter)
    taken: Counter[tuple[str, str]] = field(default_factory=Counter)
    holders: Counter[tuple[str, str]] = field(default_factory=Counter)
    wins: dict[tuple[str, str], float] = field(default_factory=dict)
    fair: dict[tuple[str, str], float] = field(default_factory=dict)

    def count(
        self, played: Sequence[tuple[Iterable[Holding], Sequence[int]]], seats: int, fair: float
    ) -> None:
        """Add the games of one variant: what was held, and who won."""
        there: set[tuple[str, str]] = set()
        for held, winners in played:
            taken: set[tuple[str, str]] = set()
            for kind, name, seat in sorted(held):
                thing = kind, name
                there.add(thing)
                if 0 <= seat < seats:
                    taken.add(thing)
                    self.holders[thing] += 1
                    self.fair[thing] = self.fair.get(thing, 0.0) + fair
                    self.wins[thing] = self.wins.get(thing, 0.0) + (seat in winners) / max(1, len(winners))
            self.taken.update(taken)
        self.games.update(dict.fromkeys(there, len(played)))

    def things(self) -> list[Thing]:
        """Kind by kind, what was taken most first."""
        found = [self._thing(*thing) for thing in self.games]
        return sorted(found, key=lambda thing: (thing.kind, -thing.taken, thing.name))

    def _thing(self, kind: str, name: str) -> Thing:
        thing = kind, name
        holders = self.holders[thing]
        taken = self.taken[thing] / self.games[thing]
        wins = share(self.wins.get(thing, 0.0), holders)
        fair = self.fair.get(thing, 0.0) / max(1, holders)
        found = {"strong": wins.low > max(STRONG, fair), "rare": taken < RARE, "common": taken > COMMON}
        flags = [flag for flag, raised in found.items() if raised]
        return Thing(kind, name, self.games[thing], taken, wins, fair, flags)
