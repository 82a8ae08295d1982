"""The strip beside a panel's board: who has what in hand, and one's own purse, at a glance."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.view import View
from render import theme
from render.pieces.discs import coin, disc
from render.pieces.icons import glyph
from render.pieces.markers import marker
from render.pieces.seats import seat_mark
from render.pieces.sheet import put
from render.pieces.tiles import tile
from render.theme import Box
from render.writing.naming import shown_name
from render.writing.text import Words, folded, write

from .armies import draw_faction
from .cards import LIT
from .players import draw_peace, draw_pieces, in_hand, peace, pieces_before

_NAME = 22
"""Font size of a player's name."""


def draw_strip(
    panel: Image.Image, box: Box, view: View, names: Sequence[str], words: Words
) -> None:
    """Draw round, die and the players: active race, hand, coins that may be seen; in place."""
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
    face = LIT if lit else theme.PAPER_DARK
    draw.rounded_rectangle(box, 9, face, theme.GOLD if lit else theme.INK_SOFT, 3 if lit else 1)
    put(panel, seat_mark(seat, 26), left + 18, top + 20)
    begins, room = left + 35, right - left - 42
    if side := view.sides.name(seat):
        put(panel, marker(side, 24, kind="faction"), right - 16, top + 20)
        room -= 24
    first, second = folded(name, _NAME, room, right - left - 14)
    style = "narrow" if second else "body"
    write(panel, (begins, top + 29), first, _NAME, theme.INK, style=style, width=room)
    lines = top + 36
    if second:
        lines += 24
        place, room = (left + 8, top + 53), right - left - 14
        write(panel, place, second, _NAME, theme.INK, style=style, width=room)
    coins = view.coins[seat]
    made, pieces = peace(view, seat), pieces_before(view, seat)
    x = left + (6 if coins is None else 78)
    x += draw_peace(panel, x, bottom - 18, made, 26)
    draw_pieces(panel, x, bottom - 18, pieces, 26)
    if coins is not None:
        put(panel, coin("", 26), left + 18, bottom - 18)
        write(panel, (left + 36, bottom - 10), str(coins), 24, theme.INK)
    if coins is not None or made or pieces:
        bottom -= 28
    y = (lines + bottom) // 2
    army = view.active(seat)
    if army:
        put(panel, tile(army.race, seat, True, 1, 40, badge=False), left + 26, y)
        draw_faction(panel, left + 26, y, 40, army.sides_with or army.faction)
        if army.power:
            put(panel, disc("power", army.power, 34), left + 66, y)
    hand = in_hand(view, seat)
    middle = right - 24
    put(panel, glyph("thing", "hand", 22, theme.INK_SOFT), middle, y - 11)
    write(panel, (middle, y + 22), str(hand), 28, theme.INK, anchor="m")
