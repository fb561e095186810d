"""What a view can be made of: its types, sorted into the few kinds that can be written as numbers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Union, get_args, get_origin, get_type_hints

from msgspec import Struct


@dataclass(frozen=True)
class Number:
    """A number, or whether something is so."""


@dataclass(frozen=True)
class Word:
    """A text that is one of several, such as the name of a card."""


@dataclass(frozen=True)
class Mixed:
    """A number or a word, as in the figures of a prompt."""


@dataclass(frozen=True)
class Record:
    """Several things, each with a name."""

    parts: tuple[tuple[str, "Kind"], ...]
    by_place: bool = False


@dataclass(frozen=True)
class Many:
    """A list."""

    item: "Kind"


@dataclass(frozen=True)
class Keyed:
    """Things of one kind by words."""

    item: "Kind"


@dataclass(frozen=True)
class Maybe:
    """Something that need not be there."""

    item: "Kind"


Kind = Number | Word | Mixed | Record | Many | Keyed | Maybe


@cache
def kind_of(hint: object) -> Kind:
    """The kind of a type; refuses what has no fixed form."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return kind_of(args[0])
    if origin is UnionType or origin is Union:
        return _either(hint, args)
    if origin is tuple and not (len(args) == 2 and args[1] is Ellipsis):
        return Record(tuple((str(place), kind_of(each)) for place, each in enumerate(args)), True)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return Keyed(kind_of(args[1]))
    if isinstance(origin, type) and issubclass(origin, (Sequence, set, frozenset)):
        return Many(kind_of(args[0]))
    return _plain(hint)


def _either(hint: object, args: tuple[object, ...]) -> Kind:
    rest = [each for each in args if each is not NoneType]
    if len(rest) == 1:
        return Maybe(kind_of(rest[0]))
    if {*rest} <= {int, float, bool, str}:
        return Mixed()
    raise TypeError(f"A view cannot be encoded where it is {hint}.")


def _plain(hint: object) -> Kind:
    if isinstance(hint, type):
        if issubclass(hint, (str, Enum)):
            return Word()
        if issubclass(hint, (bool, int, float)):
            return Number()
        if issubclass(hint, Struct):
            return _record(hint, hint.__struct_fields__)
        if is_dataclass(hint):
            return _record(hint, tuple(field.name for field in fields(hint)))
    raise TypeError(f"A view cannot be encoded where it is {hint}.")


def _record(hint: type, names: tuple[str, ...]) -> Record:
    hints = get_type_hints(hint)
    return Record(tuple((name, kind_of(hints[name])) for name in names))
