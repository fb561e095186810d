"""Small wrong versions of a module: a number off by one, a comparison turned, a deed left out.

The changes are those of mutmut that can make a rule wrong. Left out are the ones that any call notices (an
argument gone, a value of None, letters in a text), because they say nothing about the tests, and numbers that
only tell things apart: names for 0, 1, 2 …, the value of an option, and -1 for nobody or nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation import mutators

Change = Callable[[cst.CSTNode], Iterable[cst.CSTNode]]


@dataclass(frozen=True)
class Mutant:
    """A module with one change, inside one of its top names (a function, a class or a constant)."""

    path: Path
    line: int
    name: str
    text: str
    after: str


@dataclass(frozen=True)
class Site:
    """A change that could be made, in a statement of a module; its text is only made when it is wanted."""

    path: Path
    line: int
    name: str
    module: cst.Module
    statement: cst.CSTNode
    node: cst.CSTNode
    changed: cst.CSTNode

    def text(self) -> str:
        """The changed line, beside what it was."""
        after = self.statement.deep_replace(self.node, self.changed)
        assert isinstance(after, cst.CSTNode)
        before, now = (self.module.code_for_node(each).splitlines() for each in (self.statement, after))
        for old, new in zip(before, now, strict=False):
            if old != new:
                return f"{old.strip()}  ->  {new.strip()}"
        return "a line is gone"

    def mutant(self) -> Mutant:
        after = self.module.deep_replace(self.node, self.changed)
        assert isinstance(after, cst.Module)
        return Mutant(self.path, self.line, self.name, self.text(), after.code)


def _of(kind: type[cst.CSTNode], change: Callable[..., Iterable[cst.CSTNode]]) -> Change:
    return lambda node: change(node) if isinstance(node, kind) else ()


def _leave_out(node: cst.CSTNode) -> Iterator[cst.CSTNode]:
    """A deed that is not done: a statement that is only a call."""
    if isinstance(node, cst.Expr) and isinstance(node.value, cst.Call):
        yield cst.Pass()


def _turn_condition(node: cst.CSTNode) -> Iterator[cst.CSTNode]:
    if (
        isinstance(node, cst.If)
        and not isinstance(node.test, cst.UnaryOperation)
        and not _is_diary_guard(node.test)
    ):
        inner = node.test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
        yield node.with_changes(test=cst.UnaryOperation(cst.Not(), inner))


CHANGES: Final[Sequence[Change]] = (
    _of(cst.Integer, mutators.operator_number),
    _of(cst.Name, mutators.operator_name),
    _of(cst.AugAssign, mutators.operator_augmented_assignment),
    _of(cst.UnaryOperation, mutators.operator_remove_unary_ops),
    mutators.operator_keywords,
    mutators.operator_swap_op,
    _of(cst.IfExp, mutators.operator_if_exp),
    _leave_out,
    _turn_condition,
)
STATEMENT: Final = (cst.SimpleStatementLine, cst.BaseCompoundStatement)
NO_RULE: Final = (cst.Annotation, cst.Decorator, cst.Import, cst.ImportFrom)


class _Finder(cst.CSTVisitor):
    """Collects the changes of one module, each with the top name that it is in."""

    def __init__(self, labels: set[str], only: Set[str]) -> None:
        super().__init__()
        self.only = only
        self.found: list[tuple[cst.CSTNode, cst.CSTNode, cst.CSTNode, str]] = []
        self.labels = labels
        self.statement: cst.CSTNode | None = None
        self.top: cst.CSTNode | None = None
        self.name = ""

    def on_visit(self, node: cst.CSTNode) -> bool:
        if isinstance(node, NO_RULE) or _is_diary_guard(node) or _is_nothing(node):
            return False
        if isinstance(node, cst.Call) and isinstance(node.func, cst.Name) and node.func.value == "Option":
            return False
        if self.statement is None and isinstance(node, STATEMENT):
            self.statement = node
        if self.top is None:
            self.name = _top_name(node)
            if self.name in self.labels or (self.only and self.name and self.name not in self.only):
                return False
            self.top = node if self.name else None
        if self.top is not None and self.statement is not None:
            self.found += [
                (self.statement, node, changed, self.name) for change in CHANGES for changed in change(node)
            ]
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        if original_node is self.top:
            self.top = None
        if original_node is self.statement:
            self.statement = None


def _is_diary_guard(node: cst.CSTNode) -> bool:
    """Whether this asks if there is a diary at all, which is about speed and not about a rule."""
    attribute = node.left if isinstance(node, cst.Comparison) else None
    return isinstance(attribute, cst.Attribute) and attribute.attr.value == "diary"


def _is_nothing(node: cst.CSTNode) -> bool:
    """Whether this is -1, which stands for nobody or nothing."""
    return (
        isinstance(node, cst.UnaryOperation)
        and isinstance(node.operator, cst.Minus)
        and isinstance(node.expression, cst.Integer)
        and node.expression.value == "1"
    )


def _top_name(node: cst.CSTNode) -> str:
    """The name that a statement of a module gives to something, if it does."""
    if isinstance(node, (cst.FunctionDef, cst.ClassDef)):
        return node.name.value
    target: cst.CSTNode | None = None
    if isinstance(node, cst.AnnAssign):
        target = node.target
    elif isinstance(node, cst.Assign):
        target = node.targets[0].target
    return target.value if isinstance(target, cst.Name) else ""


def _labels(module: cst.Module) -> set[str]:
    """Constants that only tell things apart: a run of names for 0, 1, 2 … has no right numbers."""
    runs: list[list[tuple[str, int]]] = [[]]
    for statement in module.body:
        named = _named_number(statement)
        if named is None or (runs[-1] and named[1] != runs[-1][-1][1] + 1):
            runs.append([])
        if named is not None:
            runs[-1].append(named)
    return {name for run in runs if len(run) > 1 for name, _ in run}


def _named_number(statement: cst.CSTNode) -> tuple[str, int] | None:
    only = statement.body[0] if isinstance(statement, cst.SimpleStatementLine) else None
    if isinstance(only, (cst.AnnAssign, cst.Assign)) and isinstance(only.value, cst.Integer):
        return _top_name(only), only.value.evaluated_value
    return None


def sites(path: Path, only: Set[str] = frozenset()) -> Iterator[Site]:
    """Every change of a module, from its beginning to its end, or those in `only` some of its top names."""
    wrapper = MetadataWrapper(cst.parse_module(path.read_text(encoding="utf-8")))
    finder = _Finder(_labels(wrapper.module), only)
    wrapper.visit(finder)
    places = wrapper.resolve(PositionProvider)
    for statement, node, changed, name in finder.found:
        yield Site(path, places[node].start.line, name, wrapper.module, statement, node, changed)
