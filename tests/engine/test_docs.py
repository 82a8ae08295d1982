"""The pages under docs/ say what the code does."""

from __future__ import annotations

import re
from pathlib import Path

from engine import EDITIONS, OFFERED, plain_box
from engine.hooks import HOOKS

NOBODY = "none yet"
"""Said of hooks that the other editions need; they are proven in ``tests/mechanisms``."""
HOOKS_PAGE = Path(__file__).parents[2] / "docs" / "hooks.md"
MECHANISMS = Path(__file__).parents[1] / "mechanisms"


def rows() -> dict[str, set[str]]:
    found = re.findall(r"^\| `(\w+)` \|.*\|.*\| (.*) \|$", HOOKS_PAGE.read_text(), re.MULTILINE)
    return {hook: set(users.split(", ")) - {NOBODY} for hook, users in found}


def users(hook: str) -> set[str]:
    boxes = [plain_box(name, EDITIONS[name].choices().players[0]) for name in OFFERED]
    traits = [trait for box in boxes for trait in box.traits.values()]
    return {trait.id for trait in traits if hook in trait.voices}


def test_every_hook_has_its_line_with_all_who_use_it() -> None:
    assert rows() == {hook: users(hook) for hook in HOOKS}


def test_a_hook_without_a_user_is_proven_by_an_invented_one() -> None:
    invented = "".join(file.read_text() for file in MECHANISMS.glob("test_*.py"))
    without = [hook for hook in HOOKS if not users(hook)]
    assert [hook for hook in without if f"    def {hook}(" not in invented] == []
