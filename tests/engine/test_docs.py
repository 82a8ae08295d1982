"""The pages under docs/ say what the code does."""

from __future__ import annotations

import re
from pathlib import Path

from engine import EDITIONS, load_box
from engine.hooks import HOOKS

HOOKS_PAGE = Path(__file__).parents[2] / "docs" / "hooks.md"


def rows() -> dict[str, set[str]]:
    found = re.findall(r"^\| `(\w+)` \|.*\|.*\| (.*) \|$", HOOKS_PAGE.read_text(), re.MULTILINE)
    return {hook: set(users.split(", ")) for hook, users in found}


def users(hook: str) -> set[str]:
    boxes = [load_box(name, edition.PLAYERS[0]) for name, edition in EDITIONS.items()]
    tiles = [tile for box in boxes for tile in (*box.races.values(), *box.powers.values())]
    return {t.id for t in tiles if hook in t.trait.voices}


def test_every_hook_has_its_line_with_all_who_use_it() -> None:
    assert rows() == {hook: users(hook) for hook in HOOKS}


def test_no_hook_is_without_a_user() -> None:
    assert [hook for hook in HOOKS if not users(hook)] == []
