"""A scene as things by their keys, of which only those that changed need be sent.

A thing is encoded without what lies in it, which has keys of its own, and without what the catalogue says of
it already. Things that a game gives again as the same objects cost next to nothing.
"""

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Final

from kaper.engine.entry import Entry
from kaper.engine.keys import SCENE, Key, held, key_of, on_the_table, things_in
from kaper.engine.scene import Scene, Side, Thing
from kaper.engine.scribe import Scribe
from kaper.engine.shapes import SHAPES, encode, values_of

OWN: Final = "own:"
"""The key of a viewer's own scene."""
NOTHING_NEW: Final = b"{}"
NO_NUMBER: Final = 0
"""Of no picture: whoever has none is sent everything."""
_NUMBERS: Final = count(1)


class Part:
    """A thing that lies on the table itself, with all that lies in it.

    `beside` is everybody's part of the same key, where this holds only what a viewer sees otherwise.
    """

    __slots__ = ("beside", "entries", "thing")

    def __init__(self, thing: Thing, entries: dict[Key, Entry], beside: "Part | None" = None) -> None:
        self.thing = thing
        self.entries = entries
        self.beside = beside


NOWHERE: Final = Part(Scene(), {})
"""Keeps the place of the scene itself, which comes first."""
NOTHING_THERE: Final = ("", NOWHERE)


class Picture:
    """A scene as it is sent; `fresh` are the parts that are not those of the picture before.

    It knows that one by its number alone: held, each would hold all that were ever before it.
    """

    __slots__ = ("_before", "_fresh", "_gone", "_number", "_patches", "entries", "parts")

    def __init__(self, parts: dict[Key, Part], fresh: dict[Key, Part], before: "Picture | None") -> None:
        self.parts = parts
        self._number = next(_NUMBERS)
        self._patches: dict[int, bytes] = {}
        self._before = NO_NUMBER if before is None else before._number
        self._fresh = fresh
        self.entries: dict[Key, Entry] = {}
        self._gone: list[Key] = []
        if before is not None:
            self.entries = before.entries.copy()
            self._gone = _gone(before.parts, parts, fresh)
            for key in self._gone:
                self.entries.pop(key, None)
        for part in fresh.values():
            self.entries.update(part.entries)

    def since(self, before: "Picture | None") -> bytes:
        """What to send to somebody who has the picture before; everything to who has none."""
        if before is self:
            return NOTHING_NEW
        number = NO_NUMBER if before is None else before._number
        known = self._patches.get(number)
        if known is None:
            known = self._patches[number] = self._patch(before)
        return known

    def _patch(self, before: "Picture | None") -> bytes:
        if before is None:
            return b"{" + b",".join([entry.said for entry in self.entries.values()]) + b"}"
        fresh, gone = self._fresh, self._gone
        if before._number != self._before:
            fresh = {key: part for key, part in self.parts.items() if before.parts.get(key) is not part}
            gone = _gone(before.parts, self.parts, fresh)
        known = before.entries
        said = [
            entry.said
            for part in fresh.values()
            for key, entry in part.entries.items()
            if known.get(key) is not entry
        ]
        said += [encode(key) + b":null" for key in gone if key not in self.entries]
        return b"{" + b",".join(said) + b"}"


def _gone(old: dict[Key, Part], parts: dict[Key, Part], fresh: dict[Key, Part]) -> list[Key]:
    """The keys of what lay in parts of before, and lies in those of the same key no longer."""
    gone: list[Key] = []
    staying = len(parts)
    for key, part in fresh.items():
        was = old.get(key)
        if was is None:
            staying -= 1
        else:
            gone += was.entries.keys() - part.entries.keys()
    if staying != len(old):
        for key in old.keys() - parts.keys():
            gone += old[key].entries
    return gone


def picture(scene: Scene, scribe: Scribe, before: Picture | None = None) -> Picture:
    """The scene of everybody as it is sent; what is the same as before is taken from there."""
    parts = {SCENE: NOWHERE}
    fresh: dict[Key, Part] = {}
    known: dict[Key, Entry] = {} if before is None else before.entries
    for key, thing, was in _laid(scene, before):
        part = was
        if part is None or part.thing is not thing:
            part = fresh[key] = _part(key, thing, was, scribe, known)
        parts[key] = part
    return _whole(SCENE, scene, parts, fresh, scribe, before)


def _laid(scene: Scene, before: Picture | None) -> Iterator[tuple[Key, Thing, Part | None]]:
    """What lies on the table, its key, and what had that key before; most lies where it lay, with its key."""
    old: dict[Key, Part] = {} if before is None else before.parts
    lay = iter(old.items())
    next(lay, NOTHING_THERE)
    for thing in on_the_table(scene):
        key, was = next(lay, NOTHING_THERE)
        if was.thing is thing:
            yield key, thing, was
        else:
            key = key_of(thing)
            yield key, thing, old.get(key)


def _part(key: Key, thing: Thing, was: Part | None, scribe: Scribe, known: Mapping[Key, Entry]) -> Part:
    """A thing that is not as it was; if the same things lie in it, only those that changed are looked at."""
    changed = None if was is None else _changed(key, was.thing, thing)
    if was is None or changed is None:
        return Part(thing, {name: _entry(name, each, scribe, known) for name, each in things_in(key, thing)})
    entries = was.entries.copy()
    for name, each in changed:
        entries[name] = _entry(name, each, scribe, known)
    return Part(thing, entries)


def _changed(key: Key, old: Thing, new: Thing) -> list[tuple[Key, Thing]] | None:
    """What is another thing in the new one than in the old; None if not the same things lie in them."""
    if type(old) is not type(new):
        return None
    found: list[tuple[Key, Thing]] = [(key, new)] if _differs(old, new) else []
    return found if _compare(key, old, new, found) else None


def _differs(old: Thing, new: Thing) -> bool:
    """Whether things of one class differ in themselves, whatever lies in them."""
    shape = SHAPES[type(new)]
    if not shape.inner:
        return old != new
    return shape.itself(values_of(old)) != shape.itself(values_of(new))


def _compare(key: Key, old: Thing, new: Thing, found: list[tuple[Key, Thing]]) -> bool:
    """Whether the same things lie in two of one class; those that are others are added to what was found."""
    shape = SHAPES[type(new)]
    for place in shape.inner:
        name = shape.names[place]
        before, after = held(getattr(old, name)), held(getattr(new, name))
        if before is after:
            continue
        if len(before) != len(after):
            return False
        for number, thing in enumerate(after):
            was = before[number]
            if was is not thing and not _add(key, number, was, thing, found):
                return False
    return True


def _add(key: Key, number: int, old: Thing, new: Thing, found: list[tuple[Key, Thing]]) -> bool:
    """One of the things in another; False if it has taken the place of one with another key."""
    shape = SHAPES[type(new)]
    is_side = isinstance(new, Side)
    if type(old) is not type(new):
        return False
    if not is_side and getattr(old, shape.called) != getattr(new, shape.called):
        return False
    differs = _differs(old, new)
    if not differs and not shape.inner:
        return True
    name = f"side:{key}/{number}" if is_side else key_of(new)
    if differs:
        found.append((name, new))
    return not shape.inner or _compare(name, old, new, found)


def _whole(
    key: Key,
    scene: Scene,
    parts: dict[Key, Part],
    fresh: dict[Key, Part],
    scribe: Scribe,
    before: Picture | None,
) -> Picture:
    """With the scene itself in its place; the picture before if nothing has changed."""
    itself = _itself(key, scene, parts, scribe, before)
    parts[key] = itself
    if before is None or before.parts[key] is not itself:
        fresh = {key: itself, **fresh}
    if before is not None and not fresh:
        return before
    return Picture(parts, fresh, before)


def _itself(key: Key, scene: Scene, parts: dict[Key, Part], scribe: Scribe, before: Picture | None) -> Part:
    """A scene without what lies in it: the same while the same things lie on the table."""
    if before is not None:
        was = before.parts[key]
        if isinstance(was.thing, Scene) and was.thing.wide == scene.wide and [*parts] == [*before.parts]:
            return was
    return Part(scene, {key: scribe.written(key, scene)})


def own_picture(own: Scene, common: Picture, scribe: Scribe, before: Picture | None) -> Picture:
    """What a viewer sees otherwise, as it is sent; what everybody sees just so is left out."""
    parts = {OWN: NOWHERE}
    fresh: dict[Key, Part] = {}
    known: dict[Key, Entry] = {} if before is None else before.entries
    for key, thing, was in _laid(own, before):
        part, beside = was, common.parts.get(key)
        if part is None or part.thing is not thing or part.beside is not beside:
            otherwise = _otherwise(key, thing, beside, was, scribe, known)
            part = fresh[key] = Part(thing, otherwise, beside)
        parts[key] = part
    return _whole(OWN, own, parts, fresh, scribe, before)


def _otherwise(
    key: Key, thing: Thing, beside: Part | None, was: Part | None, scribe: Scribe, known: Mapping[Key, Entry]
) -> dict[Key, Entry]:
    """A thing and all that lies in it, where it is not just as in everybody's picture."""
    if beside is None:
        like = was if was is not None and was.beside is None else None
        return _part(key, thing, like, scribe, known).entries
    if beside.thing is thing:
        return {}
    found: dict[Key, Entry] = {}
    changed = _changed(key, beside.thing, thing)
    for name, each in things_in(key, thing) if changed is None else changed:
        there = beside.entries.get(name)
        if there is None or there.thing is not each:
            entry = _entry(name, each, scribe, known)
            if there is None or there.said != entry.said:
                found[name] = entry
    return found


def _entry(key: Key, thing: Thing, scribe: Scribe, known: Mapping[Key, Entry]) -> Entry:
    """A thing as it is sent; the same entry as before where it says the same."""
    was = known.get(key)
    if was is not None and was.thing is thing:
        return was
    entry = scribe.entry(key, thing)
    # Whoever has the same content of another object need not be told again.
    return was if was is not None and was.said == entry.said else entry


def merged(common: Scene, own: Scene) -> Scene:
    """What a viewer sees: everybody's scene, with their own things in place of those of the same key."""
    found = Scene(focus=own.focus or common.focus, wide=common.wide)
    shape = SHAPES[Scene]
    for name in (shape.names[place] for place in shape.inner):
        if name != "focus":
            by_key = {key_of(each): each for each in (*getattr(common, name), *getattr(own, name))}
            getattr(found, name).extend(by_key.values())
    return found
