"""Puts shapes together from the types of a view and the facts about it."""

from collections.abc import Mapping

from kaper.encoding.facts import ITEM, KEYED, NOTHING, Fact
from kaper.encoding.kinds import Keyed, Kind, Many, Maybe, Mixed, Number, Record, Word
from kaper.encoding.places import Places
from kaper.encoding.shapes import (
    BagShape,
    KeyedShape,
    MaybeShape,
    MixedShape,
    NumberShape,
    RecordShape,
    RowShape,
    SeatShape,
    SeatsShape,
    Shape,
    SpelledShape,
    WordShape,
)


class Builder:
    """Makes shapes for a table of this size."""

    def __init__(self, facts: Mapping[str, Fact], table: Places) -> None:
        self.facts = facts
        self.table = table

    def shape(self, kind: Kind, path: str) -> Shape:
        """The shape of what lies at this path."""
        fact = self.facts.get(path, NOTHING)
        if isinstance(kind, Maybe):
            return MaybeShape(self.shape(kind.item, path))
        if isinstance(kind, Record):
            parts = [(name, self.shape(inner, f"{path}.{name}")) for name, inner in kind.parts]
            return RecordShape(parts, kind.by_place)
        if isinstance(kind, Many):
            return self._many(kind, path, fact)
        if isinstance(kind, Keyed):
            return KeyedShape(self.shape(kind.item, path + KEYED), fact)
        return self._leaf(kind, fact)

    def _leaf(self, kind: Number | Word | Mixed, fact: Fact) -> Shape:
        if isinstance(kind, Number):
            return SeatShape(self.table) if fact.seats else NumberShape(fact)
        if fact.spelled:
            return SpelledShape(fact)
        return WordShape(fact) if isinstance(kind, Word) else MixedShape(fact)

    def _many(self, kind: Many, path: str, fact: Fact) -> Shape:
        inner = path + ITEM
        item, about = self.shape(kind.item, inner), self.facts.get(inner, NOTHING)
        if fact.seats:
            return SeatsShape(item, self.table)
        if fact.same or about.spelled or not isinstance(kind.item, (Number, Word)):
            return RowShape(item, fact)
        if isinstance(kind.item, Number) and not about.seats:
            # Numbers that come and go name things; how large they are says little.
            return BagShape(WordShape(about), fact)
        return BagShape(item, fact)
