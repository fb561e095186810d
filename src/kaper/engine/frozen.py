"""A state written down as JSON, and read again, perhaps by a newer program.

Numbers, texts, lists and tuples stay what they are; an object becomes the name of its class and its fields.
What is read is put into a state that the rules have just set up: a field that the older rules did not have
keeps the value of the set-up, and one that the newer rules no longer have is passed over. A state tells what
its fields were called before (`former_names`).

The diary is not part of it, and of chance only the place: numbers that are not drawn yet cannot be read here.
"""

from typing import Annotated, Any, Final, Protocol, runtime_checkable

import msgspec

from kaper.engine.errors import RuleError
from kaper.engine.game import S
from kaper.engine.state import State

Plain = bool | int | float | str | list["Plain"] | dict[str, "Plain"] | None

TUPLE: Final = "tuple"
KIND: Final = "kind"
FIELDS: Final = "fields"
DRAWN: Final = "drawn"
"""How many numbers of chance were drawn."""
MOST_DRAWN: Final = 10_000_000
APART: Final = ("chance", "diary")
"""Fields of a state that belong to the match."""
PATTERN: Final = "pattern"


@runtime_checkable
class Remade(Protocol):
    """A part of a state with large tables that is made from little: only that is written down."""

    def pattern(self) -> list[str]:
        """What it is made from."""

    def remade(self, pattern: list[str]) -> "Remade":
        """The one of this kind that is made from this."""


def freeze(state: State) -> bytes:
    """All fields of a state."""
    fields = {name: _freeze(getattr(state, name)) for name in _fields(state) if name not in APART}
    return msgspec.json.encode({DRAWN: state.chance.position, FIELDS: fields})


def thaw(blank: S, frozen: bytes) -> S:
    """The state as it was written down; `blank` was just set up with its own chance, and is used up."""
    written = _decoded(frozen)
    examples: dict[str, object] = {}
    _collect(blank, examples)
    former = blank.former_names()
    for name in _fields(blank):
        found = name if name in written.fields else former.get(name, name)
        if found in written.fields and name not in APART:
            setattr(blank, name, _thaw(written.fields[found], examples))
    blank.chance.go_to(written.drawn)
    return blank


class _Written(msgspec.Struct):
    """The outermost of what is written."""

    drawn: Annotated[int, msgspec.Meta(ge=0, le=MOST_DRAWN)]
    fields: dict[str, Any]


def _decoded(frozen: bytes) -> _Written:
    try:
        return msgspec.json.decode(frozen, type=_Written)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RuleError("This is not a state that was written down.") from error


def _fields(thing: object) -> list[str]:
    """The names of the fields that are set."""
    kind = type(thing)
    declared = _DECLARED.get(kind)
    if declared is None:
        declared = _DECLARED[kind] = _declared(kind)
    names = [*declared, *getattr(thing, "__dict__", ())]
    return [name for name in names if hasattr(thing, name)]


_DECLARED: Final[dict[type, list[str]]] = {}


def _declared(kind: type) -> list[str]:
    """The fields that a class and its bases declare, plain or compiled."""
    names: set[str] = set()
    for each in kind.__mro__:
        own = vars(each)
        declared = own.get("__mypyc_attrs__") or own.get("__slots__", ())
        names.update([declared] if isinstance(declared, str) else declared)
    return sorted(name for name in names if not name.startswith("__"))


def _freeze(value: object) -> Plain:
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list):
        return [_freeze(each) for each in value]
    if isinstance(value, tuple):
        return {TUPLE: [_freeze(each) for each in value]}
    if type(value).__module__ == "builtins":
        raise RuleError(f"A state with a {type(value).__name__} in it cannot be written down.")
    if isinstance(value, Remade):
        return {KIND: type(value).__name__, PATTERN: list(value.pattern())}
    fields: dict[str, Plain] = {name: _freeze(getattr(value, name)) for name in _fields(value)}
    return {KIND: type(value).__name__, FIELDS: fields}


def _collect(value: object, examples: dict[str, object]) -> None:
    """One object of every class that a state is made of, by the name of the class."""
    if value is None or isinstance(value, bool | int | float | str):
        return
    if isinstance(value, list | tuple):
        for each in value:
            _collect(each, examples)
        return
    examples.setdefault(type(value).__name__, value)
    if not isinstance(value, Remade):
        for name in _fields(value):
            if name not in APART:
                _collect(getattr(value, name), examples)


def _thaw(plain: Plain, examples: dict[str, object]) -> object:
    if isinstance(plain, list):
        return [_thaw(each, examples) for each in plain]
    if not isinstance(plain, dict):
        return plain
    several = plain.get(TUPLE)
    if isinstance(several, list):
        return tuple([_thaw(each, examples) for each in several])
    kind = str(plain.get(KIND))
    example = examples.get(kind)
    if example is None:
        raise RuleError(f"The rules have no {kind} any more.")
    return _object(example, plain, examples)


def _object(example: object, plain: dict[str, Plain], examples: dict[str, object]) -> object:
    """Another object of the example's class; what was not written down is as in the example."""
    pattern, fields = plain.get(PATTERN), plain.get(FIELDS)
    if isinstance(example, Remade) and isinstance(pattern, list):
        return example.remade([str(each) for each in pattern])
    known = fields if isinstance(fields, dict) else {}
    made: object = type(example).__new__(type(example))
    for name in _fields(example):
        found = known[name] if name in known else _freeze(getattr(example, name))
        object.__setattr__(made, name, _thaw(found, examples))
    return made
