"""The page on which tokens are placed: redeploying, and withdrawing what was driven out."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from discord import ButtonStyle

from bot.panels.panel import Key, Page, in_rows
from bot.panels.turn.openings import Openings
from bot.panels.turn.pieces import (
    DOES,
    go,
    heading,
    leaf,
    move_key,
    plan_of,
    undo_keys,
)
from bot.panels.turn.sight import Sight
from bot.panels.turn.uses import marks, use_keys
from bot.panels.verbs import PAGE
from engine.actions import Place
from engine.view import ArmyView

UNITS: Final = (1, 2, 3, 5)
"""How many tokens a tap places, beside all."""
USES: Final = 5
"""Buttons of optional powers that may be used now: one row."""


def placing(sight: Sight, unit: int, number: int) -> Page:
    """Redeploying, and withdrawing what was driven out: a tap puts ``unit`` tokens (0: all)."""
    words, view, open_ = sight.wording.words, sight.view, Openings.of(sight.table)
    army = sight.army()
    assert army is not None
    withdrawing = view.at.places == "driven"
    left = army.driven if withdrawing else army.hand
    key = "panel-withdrawing" if withdrawing else "panel-redeploying"
    lines = [heading(sight, key, combo=sight.wording.army(army), hand=left)]
    end = _end(sight, army, left)
    plan = plan_of(sight, end)
    if plan.told:
        lines.append(plan.told)
    units = [
        PAGE.key(
            words("key-unit", tokens=n) if n else words("key-unit-all"),
            f"main.{n}.{number}",
            ButtonStyle.primary if n == unit else ButtonStyle.secondary,
            disabled=n == unit,
        )
        for n in (*UNITS, 0)
        if n <= left and left > 1
    ]
    control = [
        *undo_keys(sight),
        plan.finish(end),
        go(sight, "key-does", DOES),
    ]
    room = list(open_.room.items())
    powers = in_rows([*use_keys(sight, open_, USES).keys, *plan.asking(sight, left)])
    shown = leaf(len(room), number, units, *powers, control)
    keys = [
        _place_key(sight, region, most, unit, shown.number)
        for region, most in room[shown.start : shown.stop]
    ]
    control[-1:-1] = shown.more(sight, f"main.{unit}")
    return Page(
        "\n".join(lines), [*in_rows(keys), units, *powers, control], uses=marks(sight, open_.uses)
    )


def _end(sight: Sight, army: ArmyView, left: int) -> str:
    """Return what the button is called that leaves the page: it may end the whole turn."""
    words = sight.wording.words
    if sight.view.at.places == "driven":
        return words("key-place-rest" if left else "key-placed")
    if army.active:
        return words("key-place-rest-end" if left else "key-end")
    if left:
        return words("key-place-rest")
    return words("key-end-army", race=sight.wording.plain.race(army.race))


def _place_key(sight: Sight, region: int, most: int, unit: int, number: int) -> Key:
    """Return the button that places tokens, and leads back to this page with the same unit."""
    tokens = min(unit or most, most)
    now = sight.view.region(region).tokens
    label = sight.wording.words("key-place", region=region, tokens=now, then=now + tokens)
    key = move_key(sight, label, Place(region, tokens), ButtonStyle.primary)
    return replace(key, argument=f"{key.argument}.{number}")
