"""The pages under docs/ say what the code does."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

from engine import EDITIONS, load_box
from engine.hooks import HOOKS, Effect, hooks_of

MECHANISMS = Path(__file__).parents[1] / "mechanisms"
HOOKS_PAGE = Path(__file__).parents[2] / "docs" / "hooks.md"


def rows() -> dict[str, set[str]]:
    found = re.findall(r"^\| `(\w+)` \|.*\|.*\| (.*) \|$", HOOKS_PAGE.read_text(), re.MULTILINE)
    return {hook: set(users.split(", ")) - {"–"} for hook, users in found}


def users(hook: str) -> set[str]:
    boxes = [load_box(name, edition.PLAYERS[0]) for name, edition in EDITIONS.items()]
    traits = [trait for box in boxes for trait in box.traits.values()]
    return {trait.id for trait in traits if hook in trait.voices}


def invented() -> set[str]:
    """The hooks that the small traits of the mechanisms' tests use."""
    for path in MECHANISMS.glob("test_*.py"):
        import_module(f"tests.mechanisms.{path.stem}")
    kinds = [k for k in Effect.__subclasses__() if k.__module__.startswith("tests.mechanisms.")]
    return {hook for kind in kinds for hook in hooks_of(kind.__new__(kind))}


def test_every_hook_has_its_line_with_all_who_use_it() -> None:
    assert rows() == {hook: users(hook) for hook in HOOKS}


def test_no_hook_is_without_a_user() -> None:
    unused = [hook for hook in HOOKS if not users(hook)]
    assert [hook for hook in unused if hook not in invented()] == []
