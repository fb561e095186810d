"""What play shows about a view beyond its types: which words there are, how long lists get, what seats."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct

from kaper.encoding.kinds import Keyed, Kind, Many, Maybe, Mixed, Number, Record
from kaper.encoding.members import as_list, text_of

MOST_LEVELS: Final = 8
"""A number that takes no more values than this may stand for something else than an amount."""
MOST_WORDS: Final = 256
ITEM: Final = "[]"
KEYED: Final = "{}"
"""How the path of what is in a list, or under a key, goes on."""


@dataclass(frozen=True)
class Company:
    """Who plays: players, and all seats together with those that the rules play."""

    seats: int
    everybody: int


class Fact(Struct, frozen=True, omit_defaults=True):
    """What is known of one part of a view.

    words    the texts or keys seen
    levels   the numbers seen, if they are few
    most     the largest amount
    longest  the length of a list, and whether it was always the same
    seats    whether a list has a place for each seat, or a number names one
    spelled  the length of texts that are too many to be words; `words` are their letters then
    """

    words: tuple[str, ...] = ()
    levels: tuple[int, ...] = ()
    most: float = 1.0
    longest: int = 0
    same: bool = True
    seats: bool = False
    spelled: int = 0


NOTHING: Final = Fact()


@dataclass
class Notes:
    """What was seen so far of one part of a view; `tops` are the highest number or the length by company."""

    words: Counter[str] = field(default_factory=Counter)
    levels: set[float] = field(default_factory=set)
    many: bool = False
    most: float = 0.0
    lengths: set[int] = field(default_factory=set)
    tops: dict[tuple[int, int], float] = field(default_factory=dict)
    by_seat: bool = True

    def number(self, value: float, company: Company) -> None:
        """One more number."""
        self.most = max(self.most, abs(value))
        if not self.many:
            self.levels.add(value)
            self.many = len(self.levels) > MOST_LEVELS
        if not -1 <= value < company.everybody or value != int(value):
            self.by_seat = False
        key = company.seats, company.everybody
        self.tops[key] = max(value, self.tops.get(key, -1))

    def length(self, value: int, company: Company) -> None:
        """One more list."""
        self.lengths.add(value)
        if value not in (company.seats, company.everybody):
            self.by_seat = False
        self.tops[company.seats, company.everybody] = value - 1

    def settled(self) -> Fact:
        """What is known in the end."""
        spelled = len(self.words) > MOST_WORDS
        words = {letter for word in self.words for letter in word} if spelled else set(self.words)
        whole = not self.many and all(level == int(level) for level in self.levels)
        return Fact(
            words=tuple(sorted(words)),
            levels=tuple(sorted(int(level) for level in self.levels)) if whole else (),
            most=self.most or 1.0,
            longest=max(self.lengths, default=0),
            same=len(self.lengths) <= 1,
            seats=self._seats(),
            spelled=max(map(len, self.words)) if spelled else 0,
        )

    def _seats(self) -> bool:
        """Whether it goes with the number of seats, as seen at tables of different sizes."""
        sizes = {seats for seats, _ in self.tops}
        fits = all(top + 1 in company for company, top in self.tops.items())
        return self.by_seat and fits and len(sizes) > 1


@dataclass(frozen=True)
class Known:
    """What play has shown of a game, enough to number everything: it can be written down and read again.

    players  how many can play; `rules` how many seats the rules play beside them
    facts    what is known of each part of a situation
    options  the texts of all options that were seen, in order
    spare    the largest number of options that one question had
    """

    game: str
    rules_version: int
    players: int
    rules: int
    spare: int
    options: tuple[str, ...]
    facts: Mapping[str, Fact]


class Survey:
    """Notes on every part of a view, by its path."""

    def __init__(self) -> None:
        self.notes: dict[str, Notes] = {}

    def see(self, kind: Kind, path: str, value: object, company: Company) -> None:
        """Note all parts of a value."""
        if isinstance(kind, Maybe):
            if value is not None:
                self.see(kind.item, path, value, company)
        elif isinstance(kind, Record):
            for name, inner, part in parts(kind, value):
                self.see(inner, f"{path}.{name}", part, company)
        elif isinstance(kind, Many):
            self._list(kind, path, as_list(value), company)
        elif isinstance(kind, Keyed):
            assert isinstance(value, dict)
            self._note(path).words.update(list(value))
            for each in value.values():
                self.see(kind.item, path + KEYED, each, company)
        else:
            self._leaf(kind, path, value, company)

    def _list(self, kind: Many, path: str, value: list[object], company: Company) -> None:
        self._note(path).length(len(value), company)
        for each in value:
            self.see(kind.item, path + ITEM, each, company)

    def _leaf(self, kind: Kind, path: str, value: object, company: Company) -> None:
        if isinstance(kind, Number) or (isinstance(kind, Mixed) and not isinstance(value, str)):
            assert isinstance(value, (int, float))
            self._note(path).number(float(value), company)
            if path.endswith(ITEM):
                self._note(path).words[text_of(value)] += 1
        else:
            self._note(path).words[text_of(value)] += 1

    def _note(self, path: str) -> Notes:
        return self.notes.setdefault(path, Notes())

    def facts(self) -> dict[str, Fact]:
        """What is known of every part."""
        return {path: notes.settled() for path, notes in sorted(self.notes.items())}


def parts(kind: Record, value: object) -> Iterable[tuple[str, Kind, object]]:
    """The named parts of a value."""
    if kind.by_place:
        assert isinstance(value, tuple)
        return [(name, inner, part) for (name, inner), part in zip(kind.parts, value, strict=True)]
    return [(name, inner, getattr(value, name)) for name, inner in kind.parts]
