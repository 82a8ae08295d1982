"""Every rule of the index is proved by a test that names it, and no test names another."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
INDEX = (ROOT / "docs" / "rules-index.md").read_text(encoding="utf-8")


def indexed() -> list[str]:
    return re.findall(r"^- \*\*([BR]-\d\d)\*\*", INDEX, re.MULTILINE)


def named_by_tests() -> set[str]:
    """The ids in names and docstrings of test functions: ``test_B_14_...``, "(B-14)"."""
    found: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = f"{node.name} {ast.get_docstring(node) or ''}"
                found |= {f"{a}-{b}" for a, b in re.findall(r"(?<![A-Z])([BR])[_-](\d\d)", text)}
    return found


def test_every_rule_is_named_by_a_test() -> None:
    assert sorted(set(indexed()) - named_by_tests()) == []


def test_every_rule_that_a_test_names_is_in_the_index() -> None:
    assert sorted(named_by_tests() - set(indexed())) == []


def test_the_index_holds_every_ruling_once() -> None:
    rulings = sorted(i for i in indexed() if i.startswith("B"))
    gaps = {9, *range(37, 40), *range(57, 60), 69}
    assert rulings == [f"B-{n:02}" for n in range(1, 76) if n not in gaps]
    assert len(indexed()) == len(set(indexed()))
