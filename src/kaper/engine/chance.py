"""The seeded stream from which all chance of a match comes.

It uses `random.Random.random()` alone, the one draw that Python promises to keep the same for a seed.
What was drawn is kept on a tape, so that a clone shares the tape and only remembers its own place.
"""

import hashlib
import random
import re
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from kaper.engine.errors import RuleError

T = TypeVar("T")
GRAFT: Final = re.compile("graft ([0-9a-f]{32}) after ([0-9]{1,5}) of (.+)", re.DOTALL)
"""A seed whose first numbers are those of another; from there on they are its own."""


def graft(fresh: str, drawn: int, seed: str) -> str:
    """A seed that goes on in its own way after N numbers of another; `fresh` are 32 hexadecimal digits."""
    return f"graft {fresh} after {drawn} of {seed}"


def is_graft(seed: str) -> bool:
    return GRAFT.fullmatch(seed) is not None


class Tape:
    """The numbers of one stream, drawn when somebody first needs them."""

    __slots__ = ("drawn", "source")

    def __init__(self, source: random.Random, drawn: list[float]) -> None:
        self.source = source
        self.drawn = drawn


class Chance:
    """A place on a tape, and the ways to draw from there."""

    __slots__ = ("position", "tape")

    def __init__(self, tape: Tape, position: int = 0) -> None:
        self.tape = tape
        self.position = position

    @classmethod
    def seeded(cls, seed: str) -> "Chance":
        grafted = GRAFT.fullmatch(seed)
        drawn: list[float] = []
        if grafted is not None:
            before = cls.seeded(grafted[3])
            before.go_to(int(grafted[2]))
            drawn = before.tape.drawn[: int(grafted[2])]
        number = int.from_bytes(hashlib.sha256(seed.encode()).digest(), "big")
        return cls(Tape(random.Random(number), drawn))

    @classmethod
    def scripted(cls, draws: Iterable[tuple[int, int]], seed: str = "") -> "Chance":
        """A stream that begins with known draws: `(4, 6)` is the fourth of six; the seed gives the rest."""
        chance = cls.seeded(seed)
        chance.tape.drawn.extend((nth - 0.5) / count for nth, count in draws)
        return chance

    def clone(self) -> "Chance":
        return Chance(self.tape, self.position)

    def restart(self) -> "Chance":
        """The same stream from its beginning."""
        return Chance(self.tape)

    def go_to(self, position: int) -> None:
        """To the place after N numbers of the stream."""
        drawn = self.tape.drawn
        while len(drawn) < position:
            drawn.append(self.tape.source.random())
        self.position = position

    def random(self) -> float:
        position = self.position
        drawn = self.tape.drawn
        if position == len(drawn):
            drawn.append(self.tape.source.random())
        self.position = position + 1
        return drawn[position]

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        return int(self.random() * count)

    def die(self, sides: int = 6) -> int:
        return 1 + int(self.random() * sides)

    def dice(self, count: int, sides: int = 6) -> list[int]:
        return [self.die(sides) for _ in range(count)]

    def throw(self, count: int, faces: Sequence[T]) -> list[T]:
        """N dice that have these faces."""
        return [faces[int(self.random() * len(faces))] for _ in range(count)]

    def tally(self, count: int, sides: int = 6) -> list[int]:
        """How many of N dice show each side, the lowest first."""
        found = [0] * sides
        for _ in range(count):
            found[int(self.random() * sides)] += 1
        return found

    def pick(self, things: Sequence[T]) -> T:
        return things[int(self.random() * len(things))]

    def draw(self, bag: list[T]) -> T:
        """Take one thing out of a bag; a bag has no order, so the gap is closed from its end."""
        index = int(self.random() * len(bag))
        bag[index], bag[-1] = bag[-1], bag[index]
        return bag.pop()

    def draw_counted(self, counts: list[int]) -> int:
        """Take one thing out of a bag in which things of each kind are counted; the kind that it is."""
        nth = self.below(sum(counts))
        kind = 0
        while nth >= counts[kind]:
            nth -= counts[kind]
            kind += 1
        counts[kind] -= 1
        return kind

    def shuffle(self, things: list[T]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


UNUSED: Final = Tape(random.Random(0), [])
"""To seed a tape takes longer than all else that a look at a state needs of chance."""


class NoChance(Chance):
    """The stream of a state that is only looked at: nothing can be drawn from it."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(UNUSED)

    def random(self) -> float:
        raise RuleError("Nothing may be drawn from a state that is only looked at.")


class Unshuffled(Chance):
    """For one fixed deal: nothing is shuffled, and what lies last is drawn first."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(UNUSED)

    def random(self) -> float:
        return 0.0

    def draw(self, bag: list[T]) -> T:
        return bag.pop()

    def shuffle(self, things: list[T]) -> None:
        """They stay as they lie."""


class UntapedChance(Chance):
    """A stream that keeps nothing of what was drawn; for matches that are never cloned or rewound."""

    __slots__ = ()

    def random(self) -> float:
        self.position += 1
        return self.tape.source.random()

    def draw(self, bag: list[T]) -> T:
        """The same in one step."""
        self.position += 1
        index = int(self.tape.source.random() * len(bag))
        bag[index], bag[-1] = bag[-1], bag[index]
        return bag.pop()

    def throw(self, count: int, faces: Sequence[T]) -> list[T]:
        """The same without a step for each die."""
        self.position += count
        random, sides = self.tape.source.random, len(faces)
        thrown: list[T] = []
        for _ in range(count):
            thrown.append(faces[int(random() * sides)])
        return thrown

    def tally(self, count: int, sides: int = 6) -> list[int]:
        """The same without a step for each die."""
        self.position += count
        random = self.tape.source.random
        found = [0] * sides
        for _ in range(count):
            found[int(random() * sides)] += 1
        return found
