"""Writes the TypeScript types of all that goes between the server and its page, from the Python types.

`make lint` checks that the written file is up to date; `python -m tools.wire` writes it.
"""

import dataclasses
import inspect
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.response import Response
from msgspec import Raw, UnsetType

from kaper.engine.scene import Scene
from kaper.engine.shapes import NEVER, SHAPES
from kaper.server.app import ROUTES
from kaper.server.faults import Failed
from kaper.server.messages import Encoded, Heard, Said

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
HEAD = "/** What the server and the page say to each other. Written by tools/wire.py, not by hand. */"
WORDS: Mapping[object, str] = {
    str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", None: "null",
    object: "unknown", Raw: "unknown", bytes: "unknown",
}  # fmt: skip
UNIONS = {"Heard": Heard, "Said": Said}
Hint = object
"""A type as it is annotated."""


class Writer:
    """Collects the classes that the wire speaks of, each once, in the order in which they are met."""

    def __init__(self) -> None:
        self.heard: dict[type, str] = {}
        self.said: dict[type, str] = {}

    def name(self, hint: Hint, said: bool) -> str:
        """A type in TypeScript; `said` by the page, where what has a default may be left out."""
        if hint in WORDS:
            return WORDS[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            encoded = [each.kind for each in args[1:] if isinstance(each, Encoded)]
            return self.name(encoded[0] if encoded else args[0], said)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.name(each, said) for each in args if each is not UnsetType))
        if origin is Literal:
            return " | ".join(f"'{each}'" for each in args)
        if isinstance(origin, type):
            return self._container(origin, args, said)
        assert isinstance(hint, type), f"the page cannot be told of {hint}"
        self._declare(hint, said)
        return hint.__name__

    def _container(self, origin: type, args: Sequence[Hint], said: bool) -> str:
        if issubclass(origin, Mapping):
            return f"{{ [name: string]: {self.name(args[1], said)} }}"
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(self.name(each, said) for each in args)}]"
        each = self.name(args[0], said)
        return f"({each})[]" if " | " in each else f"{each}[]"

    def _declare(self, kind: type, said: bool) -> None:
        """What the page hears is always whole, so a class that goes both ways is written so."""
        known = self.said if said else self.heard
        if kind in known:
            return
        known[kind] = ""
        lines = [f"  {field}" for field in self._fields(kind, said)]
        known[kind] = "\n".join([*_comment(kind), f"export interface {kind.__name__} {{", *lines, "}"])

    def _fields(self, kind: type, said: bool) -> Iterator[str]:
        hints = get_type_hints(kind, include_extras=True)
        tag = getattr(getattr(kind, "__struct_config__", None), "tag", None)
        if tag:
            yield f"type: '{tag}';"
        for name, required in _declared(kind):
            unset = UnsetType in get_args(hints[name])
            mark = "?" if unset or (said and not required) else ""
            yield f"{name}{mark}: {self.name(hints[name], said)};"

    def text(self) -> str:
        """All classes by their names."""
        both = {kind.__name__: text for kind, text in (self.said | self.heard).items()}
        return "\n\n".join(both[name] for name in sorted(both))


def _declared(kind: type) -> Iterator[tuple[str, bool]]:
    """The fields of a class, and whether each must be given."""
    if issubclass(kind, msgspec.Struct):
        for each in msgspec.structs.fields(kind):
            yield each.encode_name, each.required
    else:
        assert dataclasses.is_dataclass(kind), f"the page cannot be told of {kind}"
        for field in dataclasses.fields(kind):
            yield field.name, field.default is field.default_factory is dataclasses.MISSING


def _comment(kind: type) -> list[str]:
    lines = inspect.cleandoc(kind.__doc__ or "").splitlines()
    if len(lines) < 2:
        return [f"/** {' '.join(lines)} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def calls(writer: Writer) -> str:
    """What each request takes and brings, by method and path."""
    rows = sorted(row for handler in ROUTES for row in _rows(handler, writer))
    return "\n".join(["export interface Calls {", *rows, "}"])


def _rows(handler: HTTPRouteHandler, writer: Writer) -> Iterator[str]:
    if not handler.include_in_schema:
        return
    hints = get_type_hints(inspect.unwrap(_function(handler)), include_extras=True)
    said = writer.name(hints["data"], said=True) if "data" in hints else "null"
    brought = writer.name(_brought(handler, hints["return"]), said=False)
    for path in sorted(handler.paths):
        if path.startswith("/api/"):
            plain = re.sub(r":\w+}", "}", path)
            for method in sorted(handler.http_methods):
                yield f"  '{method} {plain}': {{ data: {said}; answer: {brought} }};"


def _function(handler: HTTPRouteHandler) -> Callable[..., object]:
    found: Callable[..., object] = handler.fn
    return found


def _brought(handler: HTTPRouteHandler, hint: Hint) -> Hint:
    """What an answer holds: as it is described if it comes encoded, else what the function returns."""
    described = (handler.responses or {}).get(200)
    if described is not None:
        return described.data_container
    return get_args(hint)[0] if get_origin(hint) is Response else hint


def shapes() -> str:
    """What a thing has that is not told, and which of its fields hold further things, by their keys."""
    types, values, inner = [], [], []
    for cls, shape in SHAPES.items():
        defaults = {
            name: value for name, value in zip(shape.names, shape.defaults, strict=True) if value is not NEVER
        }
        listed = " | ".join(f"'{name}'" for name in defaults)
        types.append(f"  {shape.kind}: Pick<{cls.__name__}, {listed}>;")
        single = {"focus": None} if cls is Scene else {}
        values.append(f"  {shape.kind}: {_json({**defaults, **single})},")
        inner.append(f"  {shape.kind}: {_json([shape.names[place] for place in shape.inner])},")
    return "\n".join(
        [
            "/** What a thing of each kind has if it is not told. */",
            "export const DEFAULTS: {", *types, "} = {", *values, "};", "",
            "/** Which fields of a thing hold further things. */",
            "export const INNER: { [kind: string]: readonly string[] } = {", *inner, "};",
        ]
    )  # fmt: skip


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def wire() -> str:
    """The whole file."""
    writer = Writer()
    writer.name(Scene, said=False)
    writer.name(Failed, said=False)
    unions = [f"export type {name} = {writer.name(kind, name == 'Said')};" for name, kind in UNIONS.items()]
    routes = calls(writer)
    requests = "/** Requests: what they take and bring. */\n" + routes
    return "\n\n".join([HEAD, writer.text(), *unions, requests, shapes()]) + "\n"


def main() -> None:
    """Write the file, or with `--check` only say whether it is up to date."""
    if "--check" not in sys.argv:
        TARGET.write_text(wire(), encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != wire():
        sys.exit("web/src/wire.ts is not what the Python types say; write it anew with: make types")


if __name__ == "__main__":
    main()
