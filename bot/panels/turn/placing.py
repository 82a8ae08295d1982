"""The page on which tokens are placed: redeploying, and withdrawing what was driven out."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from discord import ButtonStyle

from bot.panels.panel import Key, Page, in_rows
from bot.panels.turn.moves import FINISH
from bot.panels.turn.openings import Openings
from bot.panels.turn.pieces import (
    A_PAGE,
    DOES,
    LOCK,
    go,
    heading,
    more_keys,
    move_key,
    plan_of,
    undo_keys,
)
from bot.panels.turn.sight import Sight
from engine.actions import Place

UNITS: Final = (1, 2, 3, 5)
"""How many tokens a tap places, beside all."""


def placing(sight: Sight, unit: int, number: int) -> Page:
    """Redeploying, and withdrawing what was driven out: a tap puts ``unit`` tokens (0: all)."""
    words, view, open_ = sight.wording.words, sight.view, Openings.of(sight.table)
    army = sight.army()
    assert army is not None
    withdrawing = view.step == "withdraw"
    left = army.driven if withdrawing else army.hand
    key = "panel-withdrawing" if withdrawing else "panel-redeploying"
    lines = [heading(sight, key, combo=sight.wording.army(army), hand=left)]
    end = words("key-place-rest" if left else "key-placed")
    plan, stays = plan_of(sight, end)
    if plan:
        lines.append(plan)
    room = list(open_.room.items())
    start = number * A_PAGE if number * A_PAGE < len(room) else 0
    keys = [
        _place_key(sight, region, most, unit, start // A_PAGE)
        for region, most in room[start : start + A_PAGE]
    ]
    units = [
        Key(
            words("key-unit", tokens=n) if n else words("key-unit-all"),
            "page",
            f"main.{n}.{start // A_PAGE}",
            ButtonStyle.primary if n == unit else ButtonStyle.secondary,
            disabled=n == unit,
        )
        for n in (*UNITS, 0)
        if n <= left
    ]
    control = [
        *undo_keys(sight),
        Key(end, FINISH, style=ButtonStyle.success, emoji=LOCK if stays else None),
        *more_keys(sight, f"main.{unit}", start // A_PAGE, len(room), A_PAGE),
        go(sight, "key-does", DOES),
    ]
    return Page("\n".join(lines), [*in_rows(keys), units if left > 1 else [], control])


def _place_key(sight: Sight, region: int, most: int, unit: int, number: int) -> Key:
    """Return the button that places tokens, and leads back to this page with the same unit."""
    tokens = min(unit or most, most)
    now = sight.view.region(region).tokens
    label = sight.wording.words("key-place", region=region, tokens=now, then=now + tokens)
    key = move_key(sight, label, Place(region, tokens), ButtonStyle.primary)
    return replace(key, argument=f"{key.argument}.{number}")
