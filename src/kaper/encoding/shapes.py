"""How each kind of thing is written as numbers: where its entries are, what they are called, what they say.

Only entries that are not 0 are written down, each as its place in the row and its value.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

from kaper.encoding.facts import Fact
from kaper.encoding.members import as_list, text_of
from kaper.encoding.places import Eyes, Places

OTHER = "?"
"""A word that nobody has seen before."""


class Sparse:
    """The entries of a row that are not 0; where a place occurs twice, the values add up."""

    __slots__ = ("places", "values")

    def __init__(self) -> None:
        self.places: list[int] = []
        self.values: list[float] = []

    def add(self, place: int, value: float) -> None:
        """One more entry."""
        self.places.append(place)
        self.values.append(value)

    def summed(self) -> dict[int, float]:
        """Every place once."""
        found: dict[int, float] = {}
        for place, value in zip(self.places, self.values, strict=True):
            found[place] = found.get(place, 0.0) + value
        return found


class Shape(ABC):
    """How a value is written from a place on; `size` is how many entries it has, whatever it is."""

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size = size

    @abstractmethod
    def write(self, value: object, at: int, row: Sparse, eyes: Eyes) -> None:
        """Write a value down."""

    @abstractmethod
    def names(self, path: str) -> Iterator[str]:
        """What the entries are called."""


class NumberShape(Shape):
    """An amount as a share of the most that was seen; and which number it is, if there are few."""

    __slots__ = ("levels", "most")

    def __init__(self, fact: Fact) -> None:
        # One or two levels say no more than the amount.
        self.levels: dict[object, int] = {
            level: 1 + place for place, level in enumerate(fact.levels) if len(fact.levels) > 2
        }
        self.most = fact.most
        super().__init__(1 + len(self.levels))

    def write(self, value: object, at: int, row: Sparse, eyes: Eyes) -> None:
        assert isinstance(value, (int, float))
        if value:
            row.places.append(at)
            row.values.append(value / self.most)
        if self.levels:
            place = self.levels.get(value)
            if place is not None:
                row.places.append(at + place)
                row.values.append(1.0)

    def names(self, path: str) -> Iterator[str]:
        yield path
        for level in self.levels:
            yield f"{path}={level}"


class SeatShape(Shape):
    """A seat, counted from the viewer's, or nobody."""

    __slots__ = ("table",)

    def __init__(self, table: Places) -> None:
        self.table = table
        super().__init__(1 + table.count)

    def write(self, value: object, at: int, row: Sparse, eyes: Eyes) -> None:
        assert isinstance(value, (int, float))
        row.add(at if value < 0 else at + 1 + self.table.of(int(value), eyes), 1.0)

    def names(self, path: str) -> Iterator[str]:
        for place in ("none", *self.table.names()):
            yield f"{path}={place}"


class WordShape(Shape):
    """Which word it is; none of them where there is no word."""

    __slots__ = ("other", "words")

    def __init__(self, fact: Fact) -> None:
        self.words = {word: place for place, word in enumerate(word for word in fact.words if word)}
        self.other = len(self.words)
        super().__init__(self.other + 1)

    def write(self, value: object, at: int, row: Sparse, eyes: Eyes) -> None:
        # Most words are texts: they are what rows are made of, so nothing is asked twice.
        text = value if isinstance(value, str) else text_of(value)
        if text:
            row.places.append(at + self.words.get(text, self.other))
            row.values.append(1.0)

    def names(self, path: str) -> Iterator[str]:
        for word in (*self.words, OTHER):
            yield f"{path}={word}"


class SpelledShape(Shape):
    """Which letter stands in which place, of texts that are too many to be told apart."""

    __slots__ = ("letters", "longest")

    def __init__(self, fact: Fact) -> None:
        self.letters = {letter: place for place, letter in enumerate(fact.words)}
        self.longest = fact.spelled
        super().__init__(self.longest * len(self.letters))

    def write(self, value: object, at: int, row: Sparse, eyes: Eyes) -> None:
        for letter in text_of(value)[: self.longest]:
            place = self.letters.get(letter)
            if place is not None:
                row.add(at + place, 1.0)
            at += len(self.letters)

    def names(self, path: str) -> Iterator[str]:
        for place in range(self.longest):
            for letter in self.letters:
                yield f"{path}[{place}]={letter}"


class MixedShape(Shape):
    """A number or a word."""

    __slots__ = ("number", "word")

    def __init__(self, fact: Fact) -> None:
        self.number = NumberShape(fact)
        self.word = WordShape(fact)
        super().__init__(self.number.size + self.word.size)

    def write(self, value: object, at: int, row: Sparse, eyes: Eyes) -> None:
        if isinstance(value, str):
            self.word.write(value, at + self.number.size, row, eyes)
        else:
            self.number.write(value, at, row, eyes)

    def names(self, path: str) -> Iterator[str]:
        yield from self.number.names(path)
        yield from self.word.names(path)


class MaybeShape(Shape):
    """Whether something is there, and what it is."""

    __slots__ = ("inner",)

    def __init__(self, inner: Shape) -> None:
        self.inner = inner
        super().__init__(1 + inner.size)

    def write(self, value: object, at: int, row: Sparse, eyes: Eyes) -> None:
        if value is not None:
            row.add(at, 1.0)
            self.inner.write(value, at + 1, row, eyes)

    def names(self, path: str) -> Iterator[str]:
        yield f"{path}=there"
        yield from self.inner.names(path)


class RecordShape(Shape):
    """The parts of a thing, one after another."""

    __slots__ = ("by_place", "parts")

    def __init__(self, parts: Sequence[tuple[str, Shape]], by_place: bool) -> None:
        self.parts: list[tuple[str, Shape, int]] = []
        self.by_place = by_place
        size = 0
        for name, shape in parts:
            self.parts.append((name, shape, size))
            size += shape.size
        super().__init__(size)

    def write(self, value: object, at: int, row: Sparse, eyes: Eyes) -> None:
        if self.by_place:
            assert isinstance(value, tuple)
            for part, (_, shape, offset) in zip(value, self.parts, strict=True):
                shape.write(part, at + offset, row, eyes)
        else:
            for name, shape, offset in self.parts:
                shape.write(getattr(value, name), at + offset, row, eyes)

    def names(self, path: str) -> Iterator[str]:
        for name, shape, _ in self.parts:
            yield from shape.names(f"{path}.{name}" if path else name)


class RowShape(Shape):
    """A list in which every place means something of its own; what is longer than any seen is cut off."""

    __slots__ = ("count", "item", "length")

    def __init__(self, item: Shape, fact: Fact) -> None:
        self.item = item
        self.count = fact.longest
        # A list that can be shorter tells so.
        self.length = int(not fact.same)
        super().__init__(self.length + self.count * item.size)

    def write(self, value: object, at: int, row: Sparse, eyes: Eyes) -> None:
        item, size = self.item, self.item.size
        members = value if isinstance(value, list) else as_list(value)
        if self.length and members:
            row.add(at, len(members) / self.count)
        at += self.length
        write = item.write
        for each in members[: self.count]:
            write(each, at, row, eyes)
            at += size

    def names(self, path: str) -> Iterator[str]:
        if self.length:
            yield f"{path}.length"
        for place in range(self.count):
            yield from self.item.names(f"{path}[{place}]")


class SeatsShape(Shape):
    """A list with a place for each seat, the viewer's first."""

    __slots__ = ("item", "table")

    def __init__(self, item: Shape, table: Places) -> None:
        self.item = item
        self.table = table
        super().__init__(table.count * item.size)

    def write(self, value: object, at: int, row: Sparse, eyes: Eyes) -> None:
        item, table = self.item, self.table
        for seat, each in enumerate(as_list(value)[: eyes.seats + table.rules]):
            item.write(each, at + table.of(seat, eyes) * item.size, row, eyes)

    def names(self, path: str) -> Iterator[str]:
        for place in self.table.names():
            yield from self.item.names(f"{path}[{place}]")


class BagShape(Shape):
    """How many there are, and how many of each; for lists of words or numbers that grow and shrink."""

    __slots__ = ("inner", "longest")

    def __init__(self, inner: Shape, fact: Fact) -> None:
        self.inner = inner
        self.longest = max(1, fact.longest)
        super().__init__(1 + inner.size)

    def write(self, value: object, at: int, row: Sparse, eyes: Eyes) -> None:
        members = value if isinstance(value, list) else as_list(value)
        if members:
            row.add(at, len(members) / self.longest)
            write = self.inner.write
            for each in members:
                write(each, at + 1, row, eyes)

    def names(self, path: str) -> Iterator[str]:
        yield f"{path}.count"
        yield from self.inner.names(path)


class KeyedShape(Shape):
    """Things by the words that were seen."""

    __slots__ = ("item", "keys")

    def __init__(self, item: Shape, fact: Fact) -> None:
        self.item = item
        self.keys = {key: place * item.size for place, key in enumerate(fact.words)}
        super().__init__(len(self.keys) * item.size)

    def write(self, value: object, at: int, row: Sparse, eyes: Eyes) -> None:
        assert isinstance(value, dict)
        for key, each in value.items():
            place = self.keys.get(key)
            if place is not None:
                self.item.write(each, at + place, row, eyes)

    def names(self, path: str) -> Iterator[str]:
        for key in self.keys:
            yield from self.item.names(f"{path}.{key}")
