"""A scene as things by their keys, of which only those that changed need be sent.

A thing is encoded without what lies in it, which has keys of its own, and without what the catalogue says of
it already. Things that a game gives again as the same objects cost next to nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from itertools import islice
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
    """What a class of things has: plain fields with their defaults, and fields that hold further things."""

    kind: str
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
    return Shape(cls.__name__.lower(), plain, _getter(plain), tuple(inner), defaults)


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
    """A thing as it is sent: `said` is `"key":{…}`, and `within` are the keys of all that lies in it."""

    __slots__ = ("said", "thing", "within")

    def __init__(self, thing: object, said: bytes, within: list[Key]) -> None:
        self.thing = thing
        self.said = said
        self.within = within


class Part:
    """A thing that lies on the table itself, with all that lies in it; `known` also has what is not sent."""

    __slots__ = ("entries", "known", "thing")

    def __init__(
        self, thing: object, entries: dict[Key, Entry], known: dict[Key, Entry] | None = None
    ) -> None:
        self.thing = thing
        self.entries = entries
        self.known = entries if known is None else known


class Picture:
    """A scene as it is sent."""

    __slots__ = ("_patches", "entries", "parts")

    def __init__(self, parts: dict[Key, Part]) -> None:
        self.parts = parts
        self.entries: dict[Key, Entry] = {}
        for part in parts.values():
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
            was = Part(thing, {})
            _gather(key, thing, faces, known, was.entries)
        parts[key] = was
    return Picture(parts)


def own_picture(own: Scene, common: Picture, faces: Mapping[Key, Face], before: Picture | None) -> Picture:
    """What a viewer sees otherwise, as it is sent; what everybody sees just so is left out."""
    known = {} if before is None else before.parts[OWN].known
    entries: dict[Key, Entry] = {}
    _gather(OWN, own, faces, known, entries)
    for thing in islice(on_the_table(own), 1, None):
        _gather(key_of(thing), thing, faces, known, entries)
    told_otherwise = {
        key: entry
        for key, entry in entries.items()
        if key not in common.entries or common.entries[key].said != entry.said
    }
    return Picture({OWN: Part(own, told_otherwise, entries)})


def _gather(
    key: Key, thing: object, faces: Mapping[Key, Face], known: Mapping[Key, Entry], entries: dict[Key, Entry]
) -> list[Key]:
    """Put the entries of a thing and of all that lies in it where they belong; the keys of the latter."""
    was = known.get(key)
    if was is not None and was.thing is thing:
        entries[key] = was
        for name in was.within:
            entries[name] = known[name]
        return was.within
    shape = SHAPES[type(thing)]
    face = faces.get(key, shape.defaults)
    found = {
        name: value
        for name, value in zip(shape.plain, shape.values(thing), strict=True)
        if name not in face or face[name] != value
    }
    within: list[Key] = []
    own = entries[key] = Entry(thing, b"", within)
    for name in shape.inner:
        keys: list[Key] = []
        for inner, each in _inner(key, getattr(thing, name)):
            keys.append(inner)
            if shape.kind != "scene":
                within.append(inner)
                within += _gather(inner, each, faces, known, entries)
        if face.get(name) != keys:
            found[name] = keys
    own.said = _encode(key) + b":" + _encode(found)
    if was is not None and was.said == own.said:
        # The same content in another object: whoever has it need not be told again.
        was.thing, was.within = thing, within
        entries[key] = was
    return within


def told(key: Key, thing: object, faces: Mapping[Key, Face] = NO_FACES) -> dict[str, object]:
    """The fields of a thing that are not known beforehand, with keys in the place of what lies in it."""
    entries: dict[Key, Entry] = {}
    _gather(key, thing, faces, {}, entries)
    found: dict[str, dict[str, object]] = msgspec.json.decode(b"{" + entries[key].said + b"}")
    return found[key]


def face_of(key: Key, thing: object) -> Face:
    """All fields of a thing, as the catalogue has them."""
    shape = SHAPES[type(thing)]
    inner = {name: [each for each, _ in _inner(key, getattr(thing, name))] for name in shape.inner}
    return {**dict(zip(shape.plain, shape.values(thing), strict=True)), **inner}


def on_the_table(scene: Scene) -> Iterator[object]:
    """The scene itself without what lies in it, then all that lies on the table."""
    yield scene
    for name in SHAPES[Scene].inner:
        held = getattr(scene, name)
        if isinstance(held, list):
            yield from held
        elif held is not None:
            yield held


def things_in(key: Key, thing: object) -> Iterator[tuple[Key, object]]:
    """A thing and all that lies in it, with their keys; the scene stands for itself alone."""
    yield key, thing
    if isinstance(thing, Scene):
        return
    for name in SHAPES[type(thing)].inner:
        for inner, each in _inner(key, getattr(thing, name)):
            yield from things_in(inner, each)


def _inner(key: Key, held: object) -> Iterator[tuple[Key, object]]:
    listed: Iterable[object] = held if isinstance(held, list) else [] if held is None else [held]
    for nth, each in enumerate(listed):
        # The sides of a focus may be nobody's, both of them.
        yield (f"side:{key}/{nth}" if isinstance(each, Side) else key_of(each)), each


def key_of(thing: object) -> Key:
    if isinstance(thing, Scene):
        return SCENE
    shape = SHAPES[type(thing)]
    return f"{shape.kind}:{getattr(thing, 'seat' if shape.kind == 'panel' else 'id')}"


def merged(common: Scene, own: Scene) -> Scene:
    """What a viewer sees: everybody's scene, with their own things in place of those of the same key."""
    found = Scene(focus=own.focus or common.focus, wide=common.wide)
    for name in SHAPES[Scene].inner:
        if name != "focus":
            by_key = {key_of(each): each for each in (*getattr(common, name), *getattr(own, name))}
            getattr(found, name).extend(by_key.values())
    return found
