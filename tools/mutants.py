"""Mutants: the source of the rules with one small thing changed.

A mutant is a module's syntax tree with one change; its name says where and
what, by function and source line, so that it stays the same while other lines
come and go.
"""

from __future__ import annotations

import ast
import copy
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar, cast

N = TypeVar("N", bound=ast.AST)

SWAPS: dict[type, type] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
"""What an operator is changed to."""

CALLS = {"any": "all", "all": "any", "max": "min", "min": "max", "ACTIVE": "ALWAYS"}
CALLS |= {"ALWAYS": "ACTIVE"}
"""What a name is changed to."""


@dataclass(frozen=True)
class Mutant:
    """One change to one module."""

    module: str
    """Dotted name, ``engine.pricing``."""
    inside: str
    """Qualified name of the function, class or trait changed; empty for none."""
    name: str
    """Says where and what; no two mutants share it."""
    file: Path
    number: int
    """Which change of the module's it is, in the order of the source."""

    def tree(self) -> ast.Module:
        """Return the module, changed."""
        tree = ast.parse(self.file.read_text(encoding="utf-8"))
        list(_changes(tree))[self.number].apply()
        return ast.fix_missing_locations(tree)


def mutants(module: str, file: Path) -> list[Mutant]:
    """Return every mutant of a module, in the order of its source."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    found = []
    seen: Counter[str] = Counter()
    for number, change in enumerate(_changes(ast.parse(text))):
        line = lines[change.line - 1].strip()
        name = f"{module.removeprefix('engine.')} {change.inside}: {change.what} in: {line}"
        seen[name] += 1
        if seen[name] > 1:
            name += f" ({seen[name]})"
        found.append(Mutant(module, change.inside, name, file, number))
    return found


@dataclass
class _Change:
    inside: str
    line: int
    what: str
    apply: Callable[[], None]


def _changes(tree: ast.Module) -> Iterator[_Change]:
    for place in _places(tree, ()):
        yield from _changes_at(place)


@dataclass
class _Place:
    """A node with the way to put another in its stead."""

    node: ast.AST
    inside: tuple[str, ...]
    put: Callable[[ast.AST], None]


def _places(node: ast.AST, inside: tuple[str, ...]) -> Iterator[_Place]:
    """Yield what may be changed below ``node``: no notes, types, imports or decorators."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for i, child in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(child, ast.AST) or _is_left_alone(child):
                continue
            within = (*inside, *_opens(child))
            yield _Place(child, within, _putter(node, name, i if isinstance(value, list) else None))
            yield from _places(child, within)


def _is_left_alone(node: ast.AST) -> bool:
    if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True  # documentation
    if isinstance(node, ast.Assign) and any(
        isinstance(t, ast.Name) and t.id in ("Where", "BoardSource", "Boards") for t in node.targets
    ):
        return True  # a type
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def _opens(node: ast.AST) -> tuple[str, ...]:
    """The name that ``node`` gives to all inside it: a definition's, or a trait's."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return (node.name,)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Trait":
        return (str(cast(ast.Constant, node.args[0]).value),)
    return ()


def _putter(parent: ast.AST, name: str, index: int | None) -> Callable[[ast.AST], None]:
    def put(new: ast.AST) -> None:
        if index is None:
            setattr(parent, name, new)
        else:
            getattr(parent, name)[index] = new

    return put


def _changes_at(place: _Place) -> Iterator[_Change]:
    node = place.node
    inside = ".".join(place.inside)
    line = getattr(node, "lineno", 0)

    def to(new: ast.AST, what: str) -> _Change:
        return _Change(inside, line, what, lambda: place.put(ast.copy_location(new, node)))

    for swapped in _swapped(node):
        yield to(swapped, _shift(node, swapped))
    if isinstance(node, ast.Constant):
        yield from _constants(node, to)
    if isinstance(node, ast.If | ast.IfExp | ast.While) and _is_plain(node.test):
        negated = _copy(node)
        negated.test = ast.UnaryOp(ast.Not(), negated.test)
        yield to(negated, f"not ({ast.unparse(node.test)})")
    if isinstance(node, ast.comprehension):
        for i, test in enumerate(node.ifs):
            lesser = _copy(node)
            del lesser.ifs[i]
            change = to(lesser, f"without if {ast.unparse(test)}")
            yield _Change(inside, test.lineno, change.what, change.apply)
    if _is_removable(node):
        yield to(ast.Pass(), "removed")
    if inside and isinstance(node, ast.Tuple) and _is_effects(node):
        for i, effect in enumerate(node.elts):
            fewer = _copy(node)
            del fewer.elts[i]
            yield to(fewer, f"without {ast.unparse(effect)}")


def _swapped(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        compare = _copy(node)
        compare.ops[0] = SWAPS[type(node.ops[0])]()
        yield compare
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in SWAPS:
        sum_ = _copy(node)
        sum_.op = SWAPS[type(node.op)]()
        yield sum_
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield node.operand
    elif isinstance(node, ast.Name) and node.id in CALLS:
        yield ast.Name(CALLS[node.id], node.ctx)
    elif isinstance(node, ast.Attribute) and node.attr in CALLS:
        yield ast.Attribute(node.value, CALLS[node.attr], node.ctx)


def _constants(node: ast.Constant, to: Callable[[ast.AST, str], _Change]) -> Iterator[_Change]:
    value = node.value
    if isinstance(value, bool):
        yield to(ast.Constant(not value), f"{value} to {not value}")
    elif isinstance(value, int):
        yield to(ast.Constant(value + 1), f"{value} to {value + 1}")
    elif isinstance(value, str) and value:
        other = OTHERS.get(value, value + "_")
        yield to(ast.Constant(other), f"{value!r} to {other!r}")


OTHERS: dict[str, str] = tomllib.loads(
    Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
)
"""What a printed name is changed to, so that the change means something."""


def _copy(node: N) -> N:
    return copy.deepcopy(node)


def _is_plain(test: ast.AST) -> bool:
    """Not itself a comparison, negation or combination, which are changed on their own."""
    return not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp)


def _is_removable(node: ast.AST) -> bool:
    if isinstance(node, ast.Expr | ast.AugAssign | ast.Continue | ast.Delete):
        return True
    if isinstance(node, ast.Assign):
        return all(isinstance(t, ast.Attribute | ast.Subscript) for t in node.targets)
    return isinstance(node, ast.Return) and node.value is None


def _is_effects(node: ast.Tuple) -> bool:
    return bool(node.elts) and all(isinstance(e, ast.Call) for e in node.elts)


def _shift(old: ast.AST, new: ast.AST) -> str:
    return f"{ast.unparse(old)} to {ast.unparse(new)}"
