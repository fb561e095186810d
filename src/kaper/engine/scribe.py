"""Writes down the things of a scene as they are sent."""

from collections.abc import Mapping
from itertools import count
from typing import Final

from kaper.engine.entry import Entry
from kaper.engine.keys import Key, face_of
from kaper.engine.remembered import forget_with
from kaper.engine.scene import Thing
from kaper.engine.shapes import SHAPES, Values, encode

NO_FACES: Final[Mapping[Key, Values]] = {}
KEPT: Final = 8192
"""How many things are remembered as they were written, some hundreds of bytes each."""
_SCRIBES: Final = count(1)


_written: Final[dict[tuple[int, int], Entry]] = {}
forget_with(_written.clear)


class Scribe:
    """Knows what the catalogue says of things already (`faces`), and leaves it out.

    A thing never changes, so one that was written lately is not written again, at whichever table it lies. An
    entry holds its thing, so that no other can have its address for as long as it is remembered.
    """

    __slots__ = ("_number", "faces")

    def __init__(self, faces: Mapping[Key, Values] = NO_FACES) -> None:
        self.faces = faces
        self._number = next(_SCRIBES)

    def entry(self, key: Key, thing: Thing) -> Entry:
        """The thing as it is sent, remembered if it was written lately."""
        place = (self._number, id(thing))
        found = _written.get(place)
        if found is None or found.key != key:
            if len(_written) >= KEPT:
                _written.clear()
            found = _written[place] = self.written(key, thing)
        return found

    def written(self, key: Key, thing: Thing) -> Entry:
        """The thing as it is sent."""
        return Entry(key, thing, encode(key) + b":" + self._said(key, thing))

    def _said(self, key: Key, thing: Thing) -> bytes:
        """A thing that holds nothing and that nobody knows is sent just as it is."""
        if key in self.faces or _holds_things(thing):
            return encode(told(key, thing, self.faces))
        return encode(thing)


def _holds_things(thing: Thing) -> bool:
    shape = SHAPES[type(thing)]
    return any(getattr(thing, shape.names[place]) for place in shape.inner)


def told(key: Key, thing: Thing, faces: Mapping[Key, Values] = NO_FACES) -> dict[str, object]:
    """The fields of a thing that are not known beforehand, with keys in the place of what lies in it."""
    shape = SHAPES[type(thing)]
    found: dict[str, object] = {}
    for name, value, known in zip(
        shape.names, face_of(key, thing), faces.get(key, shape.defaults), strict=True
    ):
        if value is not known and value != known:
            found[name] = value
    return found
