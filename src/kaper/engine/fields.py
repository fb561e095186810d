"""A state whose fields are declared once: slots and `clone` are made from the declaration.

    @cloneable
    class Casks(State):
        turn: int
        bag: list[int]

The type of a field says how it is copied. Numbers, texts and tuples are shared, since nobody can change them.
Lists and sets are copied as deep as they go, and a `Part` makes a clone of its own. Other objects are shared
if they cannot be changed (frozen dataclasses, named tuples, what is declared as `Shared`), else refused.

Plain Python runs the text that is made here. `tools/compile.py` writes the same text into the class before
mypyc sees it, so that a compiled state is copied by compiled code.
"""

from dataclasses import is_dataclass
from inspect import get_annotations
from types import NoneType, UnionType
from typing import Annotated, Final, TypeVar, get_args, get_origin, get_type_hints

from mypy_extensions import mypyc_attr

from kaper.engine.state import State

T = TypeVar("T")
Shared = Annotated[T, "shared"]
"""A field that is never changed in place, such as a board: all clones have the same."""
IMMUTABLE: Final = (bool, int, float, str, bytes, tuple, NoneType)
SOURCES: Final[dict[type, str]] = {}
"""The text of `clone` for each class made here, without indentation; for the compiled build."""


# A game from elsewhere is plain Python even where the engine is compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Base of what a state is made of and copies with itself, such as a player's board."""

    __slots__ = ()

    def clone(self: T) -> T:
        raise NotImplementedError(f"{type(self).__name__} must be declared as @cloneable")


def cloneable(kind: type[T]) -> type[T]:
    """Give a class slots for the fields that it declares, and a `clone` that copies them."""
    names = list(get_annotations(kind))
    slotted = _slotted(kind, names)
    hints = get_type_hints(slotted, localns={kind.__name__: slotted}, include_extras=True)
    SOURCES[slotted] = text = _text(slotted, names, hints)
    space: dict[str, object] = {kind.__name__: slotted}
    exec(text, space)
    type.__setattr__(slotted, "clone", space["clone"])
    return slotted


def _slotted(kind: type[T], names: list[str]) -> type[T]:
    """The class anew: slots cannot be added to one that exists."""
    body = {name: value for name, value in vars(kind).items() if name not in ("__dict__", "__weakref__")}
    made: type[T] = type(kind.__name__, kind.__bases__, {**body, "__slots__": tuple(names)})
    return made


def _text(kind: type, names: list[str], hints: dict[str, object]) -> str:
    lines = [f'def clone(self) -> "{kind.__name__}":']
    if issubclass(kind, State):
        lines += [f"    twin = {kind.__name__}(self.chance)", "    twin.copy_base(self)"]
    else:
        lines.append(f"    twin = {kind.__name__}()")
    lines += [f"    twin.{name} = {_copied(f'self.{name}', hints[name], kind, name)}" for name in names]
    return "\n".join([*lines, "    return twin"]) + "\n"


def _copied(what: str, hint: object, kind: type, name: str) -> str:
    """How a value of this type is copied, as Python."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is UnionType and NoneType in args and len(args) == 2:
        inner = _copied(what, next(each for each in args if each is not NoneType), kind, name)
        return what if inner == what else f"None if {what} is None else {inner}"
    if origin in (list, set, dict):
        return _copied_many(what, origin, args, kind, name)
    if origin is Annotated or origin in (tuple, frozenset) or _cannot_change(hint):
        return what
    if isinstance(hint, type) and issubclass(hint, Part):
        return f"{what}.clone()"
    raise TypeError(f"{kind.__name__}.{name} can be neither shared nor copied: {hint}")


def _copied_many(what: str, origin: object, args: tuple[object, ...], kind: type, name: str) -> str:
    copies = [_copied("each", each, kind, name) for each in args]
    if copies == ["each"] * len(args):
        return f"{what}[:]" if origin is list else f"{what}.copy()"
    if origin is not list:
        raise TypeError(f"{kind.__name__}.{name} is no list, so what is in it must not change")
    return f"[{copies[0]} for each in {what}]"


def _cannot_change(hint: object) -> bool:
    if not isinstance(hint, type):
        return False
    if issubclass(hint, IMMUTABLE):
        return True
    frozen = is_dataclass(hint) and hint.__dataclass_params__.frozen  # type: ignore[attr-defined]
    return bool(frozen)
