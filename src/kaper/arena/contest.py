"""Who plays whom, where and with which dice, when bots are compared on equal terms.

Games come in rounds. In a round all games have the same seed, every choice of as many bots as there are seats
meets, and each of them sits everywhere once; from round to round they also change who sits behind whom. So
neither luck at the start nor a good seat can be what makes a bot look strong.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, islice, permutations
from math import factorial

from kaper.arena.simulate import together
from kaper.arena.table import Played, play
from kaper.bots.outside import hire
from kaper.engine.errors import SettingError
from kaper.engine.game import Settings
from kaper.engine.registry import find

FEWEST = 2


@dataclass(frozen=True)
class Contest:
    """Bots, each with a name of its own, and the table that they play at."""

    game: str
    bots: tuple[str, ...]
    seats: int
    settings: dict[str, str]
    seed: str

    @property
    def key(self) -> str:
        """The name under which results are kept; other rules or other dice make another contest."""
        rules = find(self.game).meta.rules_version
        chosen = " ".join(f"{name}={value}" for name, value in sorted(self.settings.items()))
        return f"{self.game} {rules} {self.seats} [{chosen}] {self.seed} [{', '.join(self.bots)}]"

    @cached_property
    def tables(self) -> list[tuple[str, ...]]:
        """Every choice of bots that sit down together."""
        return list(combinations(self.bots, self.diners))

    @property
    def diners(self) -> int:
        """How many different bots sit at a table."""
        return min(len(self.bots), self.seats)

    @property
    def round(self) -> int:
        """How many games have the same seed."""
        return len(self.tables) * self.diners

    @property
    def chunk(self) -> int:
        """How many games are handed to a process at once."""
        return together(self.bots)

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in the game with this number; few bots take turns to fill many seats."""
        nth, place = divmod(number, self.round)
        table, turn = divmod(place, self.diners)
        first, *others = self.tables[table]
        order = nth % factorial(len(others))
        row = [first, *next(islice(permutations(others), order, None))]
        return tuple(row[(seat + turn) % len(row)] for seat in range(self.seats))

    def played(self, number: int) -> "Result":
        """Play the game with this number; the same again whenever and wherever it is played."""
        bots = self.seating(number)
        seed = f"{self.seed}/{number // self.round}"
        hired = [hire(name, f"{seed}/{seat} {name}") for seat, name in enumerate(bots)]
        try:
            found = play(find(self.game).load(), hired, self.settings, seed)
        except Exception as fault:
            fault.add_note(f"This was a game of {self.game} with the seed {seed} and {', '.join(bots)}.")
            raise
        return Result(self.key, number, bots, found)


@dataclass(frozen=True)
class Result:
    """What came of one game of a contest."""

    contest: str
    number: int
    bots: tuple[str, ...]
    played: Played

    def wins(self, bot: str) -> float:
        """The bot's part of the victory; nobody may have won, or the rules."""
        won = sum(self.bots[seat] == bot for seat in self.played.winners if seat < len(self.bots))
        return won / max(1, len(self.played.winners))

    def places(self, bot: str) -> list[int]:
        """The places of all the bot's seats."""
        return [self.played.places[seat] for seat, name in enumerate(self.bots) if name == bot]

    def points(self, upper: str, lower: str) -> float:
        """How often a seat of the one was placed before one of the other; level counts half."""
        pairs = [(one, other) for one in self.places(upper) for other in self.places(lower)]
        return sum((one < other) + (one == other) / 2 for one, other in pairs) / len(pairs)


def contest(game: str, bots: Sequence[str], seats: int, settings: Settings, seed: int | str) -> Contest:
    """A contest that can be held, or a sentence why not."""
    complete = find(game).meta.complete(seats, settings)
    for name in bots:
        hire(name, "")
    if seats < FEWEST:
        sentence = f"Bots meet at {FEWEST} seats or more, not at {seats}."
        raise SettingError(sentence, "arena-seats", least=FEWEST, seats=seats)
    if len(bots) < FEWEST or len(set(bots)) < len(bots):
        sentence = f"An arena needs at least {FEWEST} bots, each of them once; given: {', '.join(bots)}."
        raise SettingError(sentence, "arena-bots", least=FEWEST, given=", ".join(bots))
    return Contest(game, tuple(bots), seats, complete, str(seed))


def pairs(bots: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each two bots once."""
    return combinations(bots, 2)
