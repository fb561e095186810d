"""What becomes of a game when a figure in its component file is another one."""

import fnmatch
import gc
import importlib
import os
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence, Set
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from kaper.engine.events import SPECTATOR
from kaper.engine.match import Match
from kaper.engine.playout import play_by_hints
from kaper.engine.record import digest
from kaper.engine.registry import AnyGame, Entry
from kaper.engine.variety import variety
from tests.project import ROOT

Leaf = tuple[str | int, ...]
"""The keys and numbers that lead to a single figure or word of the file."""
Data = Mapping[str, Any]
Asked = tuple[tuple[int, str, tuple[str, ...]], ...]
NOW_AND_THEN = 0.3
ALWAYS = 1.0
"""How often a player does just anything."""


@dataclass(frozen=True)
class Witness:
    """A game that was played: what was answered, and who was asked what on the way, the end included."""

    players: int
    settings: Mapping[str, str]
    seed: str
    answers: Sequence[tuple[int, str]]
    asked: Sequence[Asked]


def read(entry: Entry) -> Data:
    return tomllib.loads(_text(entry))


def _text(entry: Entry) -> str:
    return (entry.folder / "components.toml").read_text(encoding="utf-8")


def decoration(entry: Entry) -> Mapping[str, str]:
    """Patterns of what the rules need not read, each with the reason."""
    path = ROOT / "tests" / "games" / entry.folder.name / "decoration.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def leaves(value: object, way: Leaf = ()) -> Iterator[Leaf]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*way, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from leaves(inner, (*way, number))
    else:
        yield way


def column(leaf: Leaf) -> str:
    """The name of all leaves that stand at the same place of their rows."""
    return ".".join("*" if isinstance(key, int) else key for key in leaf)


def columns(data: Data) -> dict[str, list[Leaf]]:
    found: dict[str, list[Leaf]] = {}
    for leaf in leaves(data):
        found.setdefault(column(leaf), []).append(leaf)
    return found


def is_decoration(name: str, patterns: Mapping[str, str]) -> bool:
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)


def changed(data: Data, some: Sequence[Leaf]) -> Data:
    """The same file with other values at some places, and not all of them changed by the same."""
    twin = deepcopy(dict(data))
    for number, leaf in enumerate(some):
        row: Any = twin
        for key in leaf[:-1]:
            row = row[key]
        row[leaf[-1]] = _other(row[leaf[-1]], 1 + number % 3)
    return twin


def _other(value: object, more: int) -> object:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + more
    return f"{value}-other"


def witnesses(entry: Entry, variants: int, games: int) -> list[Witness]:
    """Games of all sorts: every other one is played without sense, for what sensible players never do."""
    game = entry.load()
    return [
        _played(game, players, settings, f"leaf {number}", ALWAYS if number % 2 else NOW_AND_THEN)
        for number in range(games)
        for players, settings in variety(entry.meta, variants)
    ]


def _played(game: AnyGame, players: int, settings: Mapping[str, str], seed: str, whim: float) -> Witness:
    match = Match.new(game, players, settings, seed, events=False)
    play_by_hints(match, Random(seed), whim, game.meta.longest)
    answers = [(seat, option.text) for seat, option in match.answers]
    asked = list(_replayed(game, players, settings, seed, answers))
    return Witness(players, settings, seed, answers, asked)


def _replayed(
    game: AnyGame, players: int, settings: Mapping[str, str], seed: str, answers: Sequence[tuple[int, str]]
) -> Iterator[Asked]:
    match = Match.new(game, players, settings, seed, events=False, keep=False)
    for seat, option in answers:
        yield tuple((ask.seat, ask.prompt, tuple(each.text for each in ask.options)) for ask in match.pending)
        match.answer(seat, option)
    yield ((SPECTATOR, digest(game, match.state), (str(match.outcome),)),)


def differs(entry: Entry, data: Data, played: Sequence[Witness]) -> bool:
    """Whether a game with this file goes another way than the witnesses did, or does not even load.

    Asked in a process of its own, in which the game is loaded anew.
    """
    pid = os.fork()
    if not pid:
        _be_brief()
        os._exit(_goes_another_way(entry, data, played))
    return os.waitpid(pid, 0)[1] != 0


def _be_brief() -> None:
    """A process that lives for a moment: it says nothing and tidies nothing up."""
    gc.disable()
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def _goes_another_way(entry: Entry, data: Data, played: Sequence[Witness]) -> bool:
    try:
        game = _loaded_with(entry, data)
        return not all(_same(game, witness) for witness in played)
    except Exception:
        return True


def fails(entry: Entry, data: Data, name: str) -> bool:
    """Whether a test of the game notices that the file is another; those about the column's table first."""
    folder = ROOT / "tests" / "games" / entry.folder.name
    likely = [str(path) for path in sorted(folder.glob(f"test_*{name.partition('.')[0]}*.py"))]
    return bool(likely and _fails(entry, data, likely)) or _fails(entry, data, [str(folder)])


def _fails(entry: Entry, data: Data, where: Sequence[str]) -> bool:
    folder = f"tests/games/{entry.folder.name}"
    pid = os.fork()
    if not pid:
        _be_brief()
        _loaded_with(entry, data)
        for name in [name for name in sys.modules if name.startswith(folder.replace("/", "."))]:
            del sys.modules[name]
        quick = ["-q", "-x", "-m", "not slow", "-p", "no:cacheprovider", "-p", "no:xdist"]
        code = pytest.main([*quick, f"--ignore={folder}/browser", *where])
        os._exit(code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED))
    return os.waitpid(pid, 0)[1] != 0


def _loaded_with(entry: Entry, data: Data) -> AnyGame:
    own = _text(entry)
    loads = tomllib.loads
    tomllib.loads = lambda text, **rest: dict(data) if text == own else loads(text, **rest)
    for name in [name for name in sys.modules if name.startswith(f"{entry.package}.")]:
        del sys.modules[name]
    game: AnyGame = importlib.import_module(f"{entry.package}.game").GAME
    return game


def _same(game: AnyGame, old: Witness) -> bool:
    new = _replayed(game, old.players, old.settings, old.seed, old.answers)
    return all(one == other for one, other in zip(old.asked, new, strict=True))


# --- what the modules of a game hold


def held(entry: Entry, data: Data) -> str:
    """A digest of all that a game keeps of this file, or nothing if it does not even load with it.

    A row that is kept as a whole does not count: its figures are there, but perhaps nobody reads them.
    """
    receiver, sender = os.pipe()
    pid = os.fork()
    if not pid:
        _be_brief()
        with suppress(Exception):
            os.write(sender, _held(entry, data).encode())
        os._exit(0)
    os.close(sender)
    with os.fdopen(receiver, encoding="ascii") as answer:
        told = answer.read()
    os.waitpid(pid, 0)
    return told


def _held(entry: Entry, data: Data) -> str:
    _loaded_with(entry, data)
    rows = {id(row) for row in _rows(data)}
    modules = sorted(name for name in sys.modules if name.startswith(f"{entry.package}."))
    kept = [
        f"{module}.{name} = {_spoken(value, rows, 0)}"
        for module in modules
        for name, value in sorted(vars(sys.modules[module]).items())
        if name.isupper()
    ]
    return sha256("\n".join(kept).encode()).hexdigest()


def _rows(value: object) -> Iterator[object]:
    """All rows, and all lists of rows; a list of figures is none."""
    inner = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    if isinstance(value, dict) or any(isinstance(each, dict | list) for each in inner):
        yield value
    for each in inner:
        yield from _rows(each)


DEEP = 8
"""How far into a value it is looked."""


def _spoken(value: object, rows: Set[int], deep: int) -> str:
    if id(value) in rows or deep > DEEP:
        return ""
    if isinstance(value, bool | int | float | str):
        return repr(value)
    if isinstance(value, dict):
        inner = [(key, value[key]) for key in value]
    elif isinstance(value, list | tuple):
        inner = list(enumerate(value))
    else:
        names = [*getattr(value, "__slots__", ()), *getattr(value, "__dict__", {})]
        inner = [(name, getattr(value, name, None)) for name in names] if not callable(value) else []
    return ";".join(f"{key}:{_spoken(each, rows, deep + 1)}" for key, each in inner)
