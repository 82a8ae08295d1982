"""The strip beside a panel's board: who has what in hand, at a glance."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.view import View

from . import theme
from .pieces import disc, glyph, put, seat_mark, tile
from .side import shown_name
from .text import Words, write
from .theme import Box


def draw_strip(
    panel: Image.Image, box: Box, view: View, names: Sequence[str], words: Words
) -> None:
    """Draw round, die and the players with their active race and hand, in place."""
    left, top, right, bottom = box
    draw = ImageDraw.Draw(panel)
    draw.rectangle((left, top, right, bottom), theme.rgb("#2a1b10"))
    draw.line((left + 1, top, left + 1, bottom), theme.GOLD_DARK, 2)
    middle = (left + right) // 2
    write(
        panel,
        (middle, 38),
        f"{min(view.round, view.rounds)}/{view.rounds}",
        30,
        theme.GOLD_LIGHT,
        style="head",
        anchor="m",
    )
    y = 58
    if view.die is not None:
        put(panel, glyph("thing", "die", 36, theme.GOLD_LIGHT), middle - 24, y + 22)
        write(panel, (middle + 4, y + 34), str(view.die), 32, theme.GOLD_LIGHT)
        y += 48
    height = min(150, (bottom - y - 6) // max(1, view.seats))
    for seat in range(view.seats):
        _seat(
            panel,
            (left + 8, y, right - 6, y + height - 8),
            view,
            seat,
            shown_name(names, seat, words),
        )
        y += height


def _seat(panel: Image.Image, box: Box, view: View, seat: int, name: str) -> None:
    left, top, right, bottom = box
    lit = seat == view.player and not view.over
    draw = ImageDraw.Draw(panel)
    face = theme.rgb("#fff6d0") if lit else theme.PAPER_DARK
    draw.rounded_rectangle(box, 9, face, theme.GOLD if lit else theme.INK_SOFT, 3 if lit else 1)
    put(panel, seat_mark(seat, 26), left + 18, top + 20)
    write(panel, (left + 35, top + 29), name, 22, theme.INK, width=right - left - 42)
    y = (top + 36 + bottom) // 2
    army = view.active(seat)
    if army:
        put(panel, tile(army.race, seat, True, 1, 40, badge=False), left + 26, y)
        if army.power:
            put(panel, disc("power", army.power, 34), left + 66, y)
    hand = sum(a.hand for a in view.armies if a.player == seat)
    x = right - 7 - write(panel, (right - 7, y + 10), str(hand), 28, theme.INK, anchor="r")
    if hand < 10:
        put(panel, glyph("thing", "hand", 22, theme.INK_SOFT), x - 13, y)
