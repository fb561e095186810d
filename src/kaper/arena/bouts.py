"""What proves the ladder of levels: each against the next lower one, and against the rules."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kaper.arena.strength import usual_seats
from kaper.arena.table import play
from kaper.arena.variants import variants
from kaper.bots.levels import RANKS, make, proven
from kaper.engine.registry import find

PAIR = 2
USUAL = "–"
"""The variant in which nothing differs from the usual."""


@dataclass(frozen=True)
class Bout:
    """Games of one kind, between two levels; without a `lower` one, of a level against the rules.

    settings  the variants that are played in turn: what differs from the usual, as `name=value` texts
    """

    game: str
    seats: int
    upper: str
    lower: str = ""
    settings: tuple[tuple[str, ...], ...] = ((),)

    @property
    def key(self) -> str:
        """The name under which results are kept; a level that thinks otherwise makes another bout."""
        rules = find(self.game).meta.rules_version
        sides = [f"{level}({proven(level)})" for level in (self.upper, self.lower) if level]
        return f"{self.game} {rules} {self.seats} {' '.join(sides)}"

    def seating(self, number: int) -> tuple[str, ...]:
        """Both levels have every other seat, and change them from game to game."""
        sides = (self.upper, self.lower or self.upper)
        return tuple(sides[(seat + number) % PAIR] for seat in range(self.seats))

    def variant(self, number: int) -> str:
        """The settings of the game with this number, as one text."""
        return " ".join(self.settings[self._deal(number) % len(self.settings)]) or USUAL

    def _deal(self, number: int) -> int:
        """Two games that differ only in who sits where have the same cards and dice to begin with."""
        return number // PAIR if self.lower else number

    def played(self, number: int) -> "Result":
        """Play the game with this number; the same again whenever it is played."""
        deal, levels = self._deal(number), self.seating(number)
        bots = [make(proven(level), f"{deal} {seat} {level}") for seat, level in enumerate(levels)]
        chosen = dict(each.split("=") for each in self.settings[deal % len(self.settings)])
        found = play(find(self.game).load(), bots, chosen, f"ladder {deal}")
        ours = [seat for seat in found.winners if seat < self.seats]
        upper = sum(levels[seat] == self.upper for seat in ours)
        return Result(self.key, number, self.variant(number), upper / max(1, len(ours)), bool(ours))


@dataclass(frozen=True)
class Result:
    """What came of a game: the upper level's part of the victory, and whether any player won at all."""

    bout: str
    number: int
    variant: str
    won: float
    decided: bool


def bouts(games: Sequence[str], levels: Sequence[str]) -> list[Bout]:
    """All that proves the order of these levels, the quick ones first."""
    ranks = [rank for rank in RANKS if rank in levels]
    found: list[Bout] = []
    for index, rank in enumerate(ranks):
        for game in games:
            if index:
                found += [Bout(game, seats, rank, ranks[index - 1]) for seats in _tables(game)]
            found += _against_the_rules(game, rank)
    return found


def _tables(game: str) -> list[int]:
    """Two seats, and four; as near to that as the game allows."""
    players = [count for count in find(game).meta.players if count >= PAIR]
    return sorted({players[0], usual_seats(game)})


def _against_the_rules(game: str, rank: str) -> Iterator[Bout]:
    """Alone, where a game can be played alone; and together, where the rules can beat all players."""
    entry = find(game)
    if entry.meta.players[0] == 1:
        usual = entry.meta.complete(1, {}).items()
        texts = [
            tuple(f"{name}={value}" for name, value in sorted(settings.items() - usual))
            for _, settings in variants(entry.meta, 1, {})
        ]
        yield Bout(game, 1, rank, "", tuple(texts))
    hints = entry.load().hints
    if hints is not None and hints.hope is not None:
        yield Bout(game, PAIR, rank)
