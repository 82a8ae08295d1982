"""Every rule of the index is proved by a test that names it, and no test names another."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.traits import families, test_families

ROOT = Path(__file__).parents[2]
INDEX = (ROOT / "docs" / "rules-index.md").read_text(encoding="utf-8")

ID = re.compile(r"(?<![A-Z])(B|R|C|UE?|W|T)[_-](\d\d)(?!\d)")
TESTS = (ast.FunctionDef, ast.AsyncFunctionDef)


def indexed() -> list[str]:
    return re.findall(r"^- \*\*([A-Z]+-\d\d)\*\*", INDEX, re.MULTILINE)


@pytest.fixture(scope="module")
def named_by_tests() -> set[str]:
    """The ids in names and docstrings of test functions: ``test_B_14_...``, "(B-14)"."""
    files = (file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    said = [*(text for file in files for text in said_by_tests(file)), *said_by_families()]
    return {f"{kind}-{number}" for text in said for kind, number in ID.findall(text)}


def said_by_tests(source: str) -> Iterator[str]:
    """Name and docstring of each test; a file in which no id is written has none to tell."""
    if not ID.search(source):
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, TESTS) and node.name.startswith("test_"):
            yield f"{node.name} {ast.get_docstring(node) or ''}"


def said_by_families() -> Iterator[str]:
    """Name of each case that a race or power has as one of a family."""
    for test in vars(test_families).values():
        if callable(test) and getattr(test, "pytestmark", None):
            yield from families.names(test).values()


def test_every_rule_is_named_by_a_test(named_by_tests: set[str]) -> None:
    assert sorted(set(indexed()) - named_by_tests) == []


def test_every_rule_that_a_test_names_is_in_the_index(named_by_tests: set[str]) -> None:
    assert sorted(named_by_tests - set(indexed())) == []


def test_the_index_holds_every_ruling_of_base_and_everything_once() -> None:
    rulings = sorted(i for i in indexed() if i.startswith("B"))
    gaps = {9, *range(37, 40), *range(57, 60), 69}
    assert rulings == [f"B-{n:02}" for n in range(1, 76) if n not in gaps]
    assert len(indexed()) == len(set(indexed()))


def test_the_index_holds_every_ruling_of_underground_those_of_mixes_too() -> None:
    printed = {f"U-{n:02}" for n in range(1, 77) if not 16 <= n <= 20}
    common = {f"C-{n:02}" for n in range(1, 13)}
    found = {i for i in indexed() if i.startswith(("U-", "C-"))}
    assert found == printed | common


def test_the_index_holds_every_ruling_of_warcraft() -> None:
    printed = {f"W-{n:02}" for n in range(1, 84) if not 37 <= n <= 40}
    assert {i for i in indexed() if i.startswith("W-")} == printed


def test_the_index_holds_every_rule_of_the_team_variant() -> None:
    assert [i for i in indexed() if i.startswith("T-")] == [f"T-{n:02}" for n in range(1, 12)]
