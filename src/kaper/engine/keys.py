"""The things of a scene by their keys: what lies on the table, and what lies in what lies there."""

from typing import Final

from kaper.engine.scene import Scene, Side, Thing
from kaper.engine.shapes import SHAPES, Values, values_of

Key = str
"""The kind of a thing and its id: `card:morgans-map`."""
SCENE: Final = "scene:"
"""The key of a scene itself: which things lie on the table."""


def face_of(key: Key, thing: Thing) -> Values:
    """All fields of a thing, with keys in the place of what lies in it."""
    values = values_of(thing)
    inner = SHAPES[type(thing)].inner
    if not inner:
        return values
    found = list(values)
    for place in inner:
        found[place] = [each for each, _ in inner_of(key, values[place])]
    return tuple(found)


def on_the_table(scene: Scene) -> list[Thing]:
    """All that lies on the table itself."""
    values = values_of(scene)
    return [thing for place in SHAPES[Scene].inner for thing in held(values[place])]


def held(value: object) -> list[Thing]:
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
        for inner in inner_of(key, getattr(thing, shape.names[place])):
            found.append(inner)
            if SHAPES[type(inner[1])].inner:
                _gather(*inner, found)


def inner_of(key: Key, value: object) -> list[tuple[Key, Thing]]:
    """The things in a field of the thing with this key, with their own keys."""
    things = held(value)
    if things and isinstance(things[0], Side):
        # The sides of a focus may be nobody's, both of them.
        return [(f"side:{key}/{nth}", each) for nth, each in enumerate(things)]
    return [(key_of(each), each) for each in things]


def key_of(thing: Thing) -> Key:
    shape = SHAPES[type(thing)]
    return f"{shape.kind}:{getattr(thing, shape.called)}" if shape.called else SCENE
