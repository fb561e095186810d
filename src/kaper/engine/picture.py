"""A scene as things by their keys, of which only those that changed need be sent.

A thing is encoded without what lies in it, which has keys of its own, and without what the catalogue says of
it already. Things that a game gives again as the same objects cost next to nothing.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from operator import attrgetter
from typing import Final, get_args, get_type_hints

import msgspec

from kaper.engine import scene as vocabulary
from kaper.engine.scene import Scene, Side

Key = str
"""The kind of a thing and its id: `card:morgans-map`."""
Face = Mapping[str, object]
"""What is known of a thing beforehand: its fields by their names."""
NO_FACES: Final[Mapping[Key, Face]] = {}
SCENE: Final = "scene:"
OWN: Final = "own:"
"""The keys of the scenes themselves: which things lie on the table."""
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Shape:
    """What a class of things has: plain fields with their defaults, and fields that hold further things.

    `called` is the field that tells one from another.
    """

    kind: str
    called: str
    plain: tuple[str, ...]
    values: Callable[[object], tuple[object, ...]]
    inner: tuple[str, ...]
    defaults: Face


def _shape(cls: type) -> Shape:
    hints = get_type_hints(cls)
    inner = [name for name, hint in hints.items() if any(_is_thing(each) for each in (hint, *get_args(hint)))]
    defaults = {
        field.name: field.default if field.default_factory is MISSING else field.default_factory()
        for field in fields(cls)
        if not field.default is field.default_factory is MISSING
    }
    defaults |= {name: [] for name in inner}
    plain = tuple(name for name in hints if name not in inner)
    called = "id" if "id" in hints else "seat" if "seat" in hints else ""
    return Shape(cls.__name__.lower(), called, plain, _getter(plain), tuple(inner), defaults)


def _getter(names: tuple[str, ...]) -> Callable[[object], tuple[object, ...]]:
    get = attrgetter(*names)
    return get if len(names) > 1 else lambda thing: (get(thing),)


def _is_thing(hint: object) -> bool:
    """What has an id, or a seat that serves as one; phrases and markers are mere parts."""
    return isinstance(hint, type) and is_dataclass(hint) and hint.__name__ not in ("Phrase", "Marker")


SHAPES: Final[dict[type, Shape]] = {
    cls: _shape(cls) for cls in vars(vocabulary).values() if isinstance(cls, type) and _is_thing(cls)
}


class Entry:
    """A thing with its key, as it is sent; `said` is `"key":{…}`."""

    __slots__ = ("said", "thing")

    def __init__(self, thing: object, said: bytes) -> None:
        self.thing = thing
        self.said = said


class Part:
    """A thing that lies on the table itself, with all that lies in it.

    `beside` is everybody's part of the same key, where this holds only what a viewer sees otherwise.
    """

    __slots__ = ("beside", "entries", "thing")

    def __init__(self, thing: object, entries: dict[Key, Entry], beside: "Part | None" = None) -> None:
        self.thing = thing
        self.entries = entries
        self.beside = beside


class Picture:
    """A scene as it is sent."""

    __slots__ = ("_patches", "entries", "parts")

    def __init__(self, parts: dict[Key, Part], before: "Picture | None" = None) -> None:
        self.parts = parts
        self.entries: dict[Key, Entry] = {} if before is None else before.entries.copy()
        old = {} if before is None else before.parts
        for key, part in old.items():
            if parts.get(key) is not part:
                for name in part.entries:
                    self.entries.pop(name, None)
        for key, part in parts.items():
            if old.get(key) is not part:
                self.entries.update(part.entries)
        self._patches: dict[int, tuple[Picture | None, bytes]] = {}

    def since(self, before: "Picture | None") -> bytes:
        """What to send to somebody who has the picture before; everything to who has none."""
        known = self._patches.get(id(before))
        if known is None or known[0] is not before:
            known = self._patches[id(before)] = (before, self._patch(before))
        return known[1]

    def _patch(self, before: "Picture | None") -> bytes:
        if before is None:
            return b"{" + b",".join(entry.said for entry in self.entries.values()) + b"}"
        changed: list[bytes] = []
        gone: list[Key] = []
        for key, part in self.parts.items():
            was = before.parts.get(key)
            if was is not part:
                changed += [
                    entry.said
                    for name, entry in part.entries.items()
                    if before.entries.get(name) is not entry
                ]
                if was is not None:
                    gone += was.entries.keys() - part.entries.keys()
        for key in before.parts.keys() - self.parts.keys():
            gone += before.parts[key].entries
        changed += [_encode(key) + b":null" for key in gone if key not in self.entries]
        return b"{" + b",".join(changed) + b"}"


def picture(scene: Scene, faces: Mapping[Key, Face] = NO_FACES, before: Picture | None = None) -> Picture:
    """The scene of everybody as it is sent; what is the same as before is taken from there."""
    parts: dict[Key, Part] = {}
    old = {} if before is None else before.parts
    known = {} if before is None else before.entries
    for thing in on_the_table(scene):
        key = key_of(thing)
        was = old.get(key)
        if was is None or was.thing is not thing:
            entries = {name: _entry(name, each, faces, known) for name, each in things_in(key, thing)}
            was = Part(thing, entries)
        parts[key] = was
    return Picture({SCENE: _itself(SCENE, scene, parts, before, faces), **parts}, before)


def _itself(
    key: Key, scene: Scene, parts: dict[Key, Part], before: Picture | None, faces: Mapping[Key, Face]
) -> Part:
    """A scene without what lies in it: the same while the same things lie on the table."""
    if before is not None and [key, *parts] == [*before.parts]:
        was = before.parts[key]
        if isinstance(was.thing, Scene) and was.thing.wide == scene.wide:
            return was
    known = {} if before is None else before.entries
    return Part(scene, {key: _entry(key, scene, faces, known)})


def own_picture(own: Scene, common: Picture, faces: Mapping[Key, Face], before: Picture | None) -> Picture:
    """What a viewer sees otherwise, as it is sent; what everybody sees just so is left out."""
    old = {} if before is None else before.parts
    known = {} if before is None else before.entries
    parts: dict[Key, Part] = {}
    for thing in on_the_table(own):
        key = key_of(thing)
        beside, was = common.parts.get(key), old.get(key)
        if was is None or was.thing is not thing or was.beside is not beside:
            was = Part(thing, dict(_otherwise(key, thing, beside, faces, known)), beside)
        parts[key] = was
    return Picture({OWN: _itself(OWN, own, parts, before, faces), **parts}, before)


def _otherwise(
    key: Key, thing: object, beside: Part | None, faces: Mapping[Key, Face], known: Mapping[Key, Entry]
) -> Iterator[tuple[Key, Entry]]:
    """A thing and all that lies in it, where it is not just as in everybody's picture."""
    everybodys = {} if beside is None else beside.entries
    for name, each in things_in(key, thing):
        there = everybodys.get(name)
        if there is None:
            yield name, _entry(name, each, faces, known)
        elif there.thing is not each:
            entry = _entry(name, each, faces, known)
            if there.said != entry.said:
                yield name, entry


def _entry(key: Key, thing: object, faces: Mapping[Key, Face], known: Mapping[Key, Entry]) -> Entry:
    was = known.get(key)
    if was is not None and was.thing is thing:
        return was
    said = _encode(key) + b":" + _encode(told(key, thing, faces))
    if was is not None and was.said == said:
        # The same content in another object: whoever has it need not be told again.
        was.thing = thing
        return was
    return Entry(thing, said)


def told(key: Key, thing: object, faces: Mapping[Key, Face] = NO_FACES) -> dict[str, object]:
    """The fields of a thing that are not known beforehand, with keys in the place of what lies in it."""
    shape = SHAPES[type(thing)]
    face = faces.get(key, shape.defaults)
    found = {
        name: value
        for name, value in zip(shape.plain, shape.values(thing), strict=True)
        if name not in face or face[name] != value
    }
    for name in shape.inner:
        keys = [inner for inner, _ in _inner(key, getattr(thing, name))]
        if face.get(name) != keys:
            found[name] = keys
    return found


def face_of(key: Key, thing: object) -> Face:
    """All fields of a thing, as the catalogue has them."""
    return {**SHAPES[type(thing)].defaults, **told(key, thing)}


def on_the_table(scene: Scene) -> Iterator[object]:
    """All that lies on the table itself."""
    for name in SHAPES[Scene].inner:
        held = getattr(scene, name)
        if isinstance(held, list):
            yield from held
        elif held is not None:
            yield held


def things_in(key: Key, thing: object) -> list[tuple[Key, object]]:
    """A thing and all that lies in it, with their keys; the scene stands for itself alone."""
    found = [(key, thing)]
    if not isinstance(thing, Scene):
        _gather(key, thing, found)
    return found


def _gather(key: Key, thing: object, found: list[tuple[Key, object]]) -> None:
    for name in SHAPES[type(thing)].inner:
        for inner in _inner(key, getattr(thing, name)):
            found.append(inner)
            if SHAPES[type(inner[1])].inner:
                _gather(*inner, found)


def _inner(key: Key, held: object) -> list[tuple[Key, object]]:
    listed = held if isinstance(held, list) else [] if held is None else [held]
    if listed and isinstance(listed[0], Side):
        # The sides of a focus may be nobody's, both of them.
        return [(f"side:{key}/{nth}", each) for nth, each in enumerate(listed)]
    return [(key_of(each), each) for each in listed]


def key_of(thing: object) -> Key:
    shape = SHAPES[type(thing)]
    return f"{shape.kind}:{getattr(thing, shape.called)}" if shape.called else SCENE


def merged(common: Scene, own: Scene) -> Scene:
    """What a viewer sees: everybody's scene, with their own things in place of those of the same key."""
    found = Scene(focus=own.focus or common.focus, wide=common.wide)
    for name in SHAPES[Scene].inner:
        if name != "focus":
            by_key = {key_of(each): each for each in (*getattr(common, name), *getattr(own, name))}
            getattr(found, name).extend(by_key.values())
    return found
