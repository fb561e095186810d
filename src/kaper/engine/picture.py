"""A scene as things by their keys, of which only those that changed need be sent.

A thing is encoded without what lies in it, which has keys of its own, and without what the catalogue says of
it already. Things that a game gives again as the same objects cost next to nothing.
"""

from collections.abc import Mapping
from typing import Final

from kaper.engine.scene import Scene, Side, Thing
from kaper.engine.shapes import SHAPES, Values, encode, values_of

Key = str
"""The kind of a thing and its id: `card:morgans-map`."""
NO_FACES: Final[Mapping[Key, Values]] = {}
SCENE: Final = "scene:"
OWN: Final = "own:"
"""The keys of the scenes themselves: which things lie on the table."""
NOTHING_NEW: Final = b"{}"


class Entry:
    """A thing with its key, as it is sent; `said` is `"key":{…}`."""

    __slots__ = ("said", "thing")

    def __init__(self, thing: Thing, said: bytes) -> None:
        self.thing = thing
        self.said = said


class Part:
    """A thing that lies on the table itself, with all that lies in it.

    `beside` is everybody's part of the same key, where this holds only what a viewer sees otherwise.
    """

    __slots__ = ("beside", "entries", "thing")

    def __init__(self, thing: Thing, entries: dict[Key, Entry], beside: "Part | None" = None) -> None:
        self.thing = thing
        self.entries = entries
        self.beside = beside


class Picture:
    """A scene as it is sent."""

    __slots__ = ("_patches", "entries", "parts")

    def __init__(self, parts: dict[Key, Part], before: "Picture | None" = None) -> None:
        self.parts = parts
        self.entries: dict[Key, Entry] = {} if before is None else before.entries.copy()
        old: dict[Key, Part] = {} if before is None else before.parts
        for key, part in old.items():
            now = parts.get(key)
            if now is not part:
                for name in part.entries if now is None else part.entries.keys() - now.entries.keys():
                    self.entries.pop(name, None)
        for key, part in parts.items():
            if old.get(key) is not part:
                self.entries.update(part.entries)
        self._patches: dict[int, tuple[Picture | None, bytes]] = {}

    def since(self, before: "Picture | None") -> bytes:
        """What to send to somebody who has the picture before; everything to who has none."""
        if before is self:
            return NOTHING_NEW
        known = self._patches.get(id(before))
        if known is None or known[0] is not before:
            known = self._patches[id(before)] = (before, self._patch(before))
        return known[1]

    def _patch(self, before: "Picture | None") -> bytes:
        if before is None:
            return b"{" + b",".join([entry.said for entry in self.entries.values()]) + b"}"
        changed: list[bytes] = []
        gone: list[Key] = []
        known = before.entries
        for key, part in self.parts.items():
            was = before.parts.get(key)
            if was is not part:
                for name, entry in part.entries.items():
                    if known.get(name) is not entry:
                        changed.append(entry.said)
                if was is not None:
                    gone += was.entries.keys() - part.entries.keys()
        for key in before.parts.keys() - self.parts.keys():
            gone += before.parts[key].entries
        for key in gone:
            if key not in self.entries:
                changed.append(encode(key) + b":null")
        return b"{" + b",".join(changed) + b"}"


def picture(scene: Scene, faces: Mapping[Key, Values] = NO_FACES, before: Picture | None = None) -> Picture:
    """The scene of everybody as it is sent; what is the same as before is taken from there."""
    parts: dict[Key, Part] = {}
    old: dict[Key, Part] = {} if before is None else before.parts
    known: dict[Key, Entry] = {} if before is None else before.entries
    for key, thing in _keyed(on_the_table(scene), before):
        was = old.get(key)
        if was is None or was.thing is not thing:
            was = _part(key, thing, was, faces, known)
        parts[key] = was
    return Picture({SCENE: _itself(SCENE, scene, parts, before, faces), **parts}, before)


def _keyed(things: list[Thing], before: Picture | None) -> list[tuple[Key, Thing]]:
    """Things with their keys; those that lie where they lay last time have theirs already."""
    lay = [] if before is None else list(before.parts.items())[1:]
    found: list[tuple[Key, Thing]] = []
    for place, thing in enumerate(things):
        if place < len(lay) and lay[place][1].thing is thing:
            found.append((lay[place][0], thing))
        else:
            found.append((key_of(thing), thing))
    return found


def _part(
    key: Key, thing: Thing, was: Part | None, faces: Mapping[Key, Values], known: Mapping[Key, Entry]
) -> Part:
    """A thing that is not as it was; if the same things lie in it, only those that changed are looked at."""
    changed = None if was is None else _changed(key, was.thing, thing)
    if was is None or changed is None:
        return Part(thing, {name: _entry(name, each, faces, known) for name, each in things_in(key, thing)})
    entries = was.entries.copy()
    for name, each in changed:
        entries[name] = _entry(name, each, faces, known)
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
        before, after = _held(getattr(old, name)), _held(getattr(new, name))
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


def _itself(
    key: Key, scene: Scene, parts: dict[Key, Part], before: Picture | None, faces: Mapping[Key, Values]
) -> Part:
    """A scene without what lies in it: the same while the same things lie on the table."""
    if before is not None and [key, *parts] == [*before.parts]:
        was = before.parts[key]
        if isinstance(was.thing, Scene) and was.thing.wide == scene.wide:
            return was
    known: dict[Key, Entry] = {} if before is None else before.entries
    return Part(scene, {key: _entry(key, scene, faces, known)})


def own_picture(own: Scene, common: Picture, faces: Mapping[Key, Values], before: Picture | None) -> Picture:
    """What a viewer sees otherwise, as it is sent; what everybody sees just so is left out."""
    old: dict[Key, Part] = {} if before is None else before.parts
    known: dict[Key, Entry] = {} if before is None else before.entries
    parts: dict[Key, Part] = {}
    same = True
    for key, thing in _keyed(on_the_table(own), before):
        beside, was = common.parts.get(key), old.get(key)
        if was is None or was.thing is not thing or was.beside is not beside:
            was = Part(thing, _otherwise(key, thing, beside, was, faces, known), beside)
            same = False
        parts[key] = was
    itself = _itself(OWN, own, parts, before, faces)
    if before is not None and same and len(parts) + 1 == len(old) and old[OWN] is itself:
        return before
    return Picture({OWN: itself, **parts}, before)


def _otherwise(
    key: Key, thing: Thing, beside: Part | None, was: Part | None,
    faces: Mapping[Key, Values], known: Mapping[Key, Entry],
) -> dict[Key, Entry]:  # fmt: skip
    """A thing and all that lies in it, where it is not just as in everybody's picture."""
    if beside is None:
        return _part(
            key, thing, was if was is not None and was.beside is None else None, faces, known
        ).entries
    if beside.thing is thing:
        return {}
    found: dict[Key, Entry] = {}
    changed = _changed(key, beside.thing, thing)
    for name, each in things_in(key, thing) if changed is None else changed:
        there = beside.entries.get(name)
        if there is None or there.thing is not each:
            entry = _entry(name, each, faces, known)
            if there is None or there.said != entry.said:
                found[name] = entry
    return found


def _entry(key: Key, thing: Thing, faces: Mapping[Key, Values], known: Mapping[Key, Entry]) -> Entry:
    was = known.get(key)
    if was is not None and was.thing is thing:
        return was
    said = encode(key) + b":" + _said(key, thing, faces)
    if was is not None and was.said == said:
        # The same content in another object: whoever has it need not be told again.
        was.thing = thing
        return was
    return Entry(thing, said)


def _said(key: Key, thing: Thing, faces: Mapping[Key, Values]) -> bytes:
    """A thing as it is sent; one that holds nothing and that nobody knows is sent just as it is."""
    if key in faces or _holds_things(thing):
        return encode(told(key, thing, faces))
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


def face_of(key: Key, thing: Thing) -> Values:
    """All fields of a thing, with keys in the place of what lies in it."""
    values = values_of(thing)
    inner = SHAPES[type(thing)].inner
    if not inner:
        return values
    found = list(values)
    for place in inner:
        found[place] = [each for each, _ in _inner(key, values[place])]
    return tuple(found)


def on_the_table(scene: Scene) -> list[Thing]:
    """All that lies on the table itself."""
    values = values_of(scene)
    return [thing for place in SHAPES[Scene].inner for thing in _held(values[place])]


def _held(value: object) -> list[Thing]:
    """The things in a field, which has several, one or none."""
    if isinstance(value, list):
        return value
    return [value] if isinstance(value, Thing) else []


def things_in(key: Key, thing: Thing) -> list[tuple[Key, Thing]]:
    """A thing and all that lies in it, with their keys; the scene stands for itself alone."""
    found = [(key, thing)]
    if not isinstance(thing, Scene):
        _gather(key, thing, found)
    return found


def _gather(key: Key, thing: Thing, found: list[tuple[Key, Thing]]) -> None:
    shape = SHAPES[type(thing)]
    for place in shape.inner:
        for inner in _inner(key, getattr(thing, shape.names[place])):
            found.append(inner)
            if SHAPES[type(inner[1])].inner:
                _gather(*inner, found)


def _inner(key: Key, value: object) -> list[tuple[Key, Thing]]:
    held = _held(value)
    if held and isinstance(held[0], Side):
        # The sides of a focus may be nobody's, both of them.
        return [(f"side:{key}/{nth}", each) for nth, each in enumerate(held)]
    return [(key_of(each), each) for each in held]


def key_of(thing: Thing) -> Key:
    shape = SHAPES[type(thing)]
    return f"{shape.kind}:{getattr(thing, shape.called)}" if shape.called else SCENE


def merged(common: Scene, own: Scene) -> Scene:
    """What a viewer sees: everybody's scene, with their own things in place of those of the same key."""
    found = Scene(focus=own.focus or common.focus, wide=common.wide)
    shape = SHAPES[Scene]
    for name in (shape.names[place] for place in shape.inner):
        if name != "focus":
            by_key = {key_of(each): each for each in (*getattr(common, name), *getattr(own, name))}
            getattr(found, name).extend(by_key.values())
    return found
