"""Which rules a piece of code plays, and which tests cite them.

A function names its rules in its docstring. What has no id of its own, a helper or a constant, serves the
rules of whatever mentions it: the nearest functions that have an id.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

ID = re.compile(r"\b[A-Z]{3}-[A-Z]?\d+\b")
RANGE = re.compile(r"\b([A-Z]{3}-[A-Z]?)(\d+) to \1(\d+)\b")


def sources(folder: Path) -> list[Path]:
    """The modules of a game that are mutated: its rules, and what was printed."""
    return [path for room in ("rules", "components") for path in sorted((folder / room).glob("*.py"))]


def modules(folder: Path) -> list[Path]:
    """Every module of a game that can mention a rule or what serves one."""
    return [path for path in sorted(folder.rglob("*.py")) if path.parent.name != "art"]


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _imports(path: Path) -> dict[str, str]:
    """For every module that is imported, and everything imported from one, its full name by its name here."""
    found: dict[str, str] = {}
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name: alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found[node.module] = node.module
            found |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
    return found


def _place(name: str, folder: Path) -> Path:
    """Where the module of a full name would be, if it is one of the game."""
    return folder / f"{name.rpartition(f'.{folder.name}.')[2].replace('.', '/')}.py"


Name = tuple[Path, str]
"""A top name of a module: a function, a class or a constant."""


def rules_of_names(paths: Iterable[Path], folder: Path) -> Mapping[Name, frozenset[str]]:
    """For every top name of these modules the ids of the rules that it plays or serves."""
    own: dict[Name, set[str]] = {}
    mentioned_by: dict[Name, set[Name]] = defaultdict(set)
    for path in paths:
        elsewhere = {name: _origin(full, folder) for name, full in _imports(path).items()}
        for statement in _tree(path).body:
            for name in _names(statement):
                own[path, name] = ids(_docs(statement))
                for mentioned in _mentions(statement):
                    mentioned_by[elsewhere.get(mentioned, (path, mentioned))].add((path, name))
    return {name: _nearest(name, own, mentioned_by) for name in own}


def ids(text: str) -> set[str]:
    """All rules that a text names; "JAM-101 to JAM-103" names three."""
    found = set(ID.findall(text))
    for prefix, first, last in RANGE.findall(text):
        found |= {f"{prefix}{number:0{len(first)}}" for number in range(int(first), int(last) + 1)}
    return found


def _origin(full: str, folder: Path) -> Name:
    module, _, name = full.rpartition(".")
    return _place(module, folder), name


def _names(statement: ast.stmt) -> list[str]:
    if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
        return [statement.name]
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    if isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _docs(statement: ast.stmt) -> str:
    documented = (ast.FunctionDef, ast.ClassDef)
    return "\n".join(
        ast.get_docstring(node) or "" for node in ast.walk(statement) if isinstance(node, documented)
    )


def _mentions(statement: ast.stmt) -> set[str]:
    return {node.id for node in ast.walk(statement) if isinstance(node, ast.Name)}


def _nearest(
    name: Name, own: Mapping[Name, set[str]], mentioned_by: Mapping[Name, set[Name]]
) -> frozenset[str]:
    """The ids of a name, or of those who mention it, or of those who mention these, and so on."""
    seen: set[Name] = set()
    level = {name}
    while level:
        rules = {rule for each in level for rule in own.get(each, ())}
        if rules:
            return frozenset(rules)
        seen |= level
        level = {other for each in level for other in mentioned_by.get(each, ())} - seen
    return frozenset()


class Citations:
    """A plugin for pytest that notes which tests cite which rule, once they are collected."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = defaultdict(list)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.tests[rule].append(item.nodeid)
