"""What the classes of things in a scene have, found out once, so that things can be sent field by field."""

from collections.abc import Callable
from dataclasses import dataclass
from operator import itemgetter
from typing import Final, get_args, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, astuple, fields

from kaper.engine import scene as vocabulary
from kaper.engine.scene import Marker, Phrase, Sheet

Values = tuple[object, ...]
"""What a thing has in each of its fields, in their order."""
NEVER: Final = object()
"""Is in no field of any thing: what has no default always differs from it."""
encode: Final[Callable[[object], bytes]] = msgspec.json.Encoder().encode
values_of: Final[Callable[[Struct], Values]] = astuple


@dataclass(frozen=True)
class Shape:
    """A class of things: its fields with their defaults, and the places of those that hold further things.

    `called` is the field that tells one from another; `itself` gives the values of all other fields.
    """

    kind: str
    called: str
    names: tuple[str, ...]
    inner: tuple[int, ...]
    itself: Callable[[Values], object]
    defaults: Values


def _shape(cls: type[Struct]) -> Shape:
    hints = get_type_hints(cls)
    names = tuple(field.name for field in fields(cls))
    inner = [place for place, name in enumerate(names) if _holds_things(hints[name])]
    defaults = [_default(field) for field in fields(cls)]
    for place in inner:
        defaults[place] = []
    called = "id" if "id" in hints else "seat" if "seat" in hints else ""
    itself = itemgetter(*[place for place in range(len(names)) if place not in inner])
    return Shape(cls.__name__.lower(), called, names, tuple(inner), itself, tuple(defaults))


def _default(field: FieldInfo) -> object:
    if field.required:
        return NEVER
    made: object = field.default if field.default_factory is NODEFAULT else field.default_factory()
    return made


def _holds_things(hint: object) -> bool:
    return any(_is_thing(each) for each in (hint, *get_args(hint)))


def _is_thing(hint: object) -> bool:
    """What has an id, or a seat that serves as one; phrases, markers and sheets are mere parts."""
    return isinstance(hint, type) and issubclass(hint, Struct) and hint not in (Struct, Phrase, Marker, Sheet)


SHAPES: Final[dict[type, Shape]] = {
    cls: _shape(cls) for cls in vars(vocabulary).values() if isinstance(cls, type) and _is_thing(cls)
}
BY_KIND: Final[dict[str, Shape]] = {shape.kind: shape for shape in SHAPES.values()}
