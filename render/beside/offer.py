"""Beside the map: what is on offer, combo by combo or in rows that several columns share."""

from __future__ import annotations

from PIL import Image

from engine.view import ComboView, View
from render import theme
from render.parts import Part
from render.pieces.counts import count
from render.pieces.discs import coin, disc
from render.pieces.sheet import put
from render.pieces.tiles import tile
from render.theme import Box
from render.writing.naming import word_id
from render.writing.text import Words, fit, write

from .armies import draw_faction
from .cards import card, card_part, heading
from .rows import rows_parts

WORDS = ("picture-combos",)
"""Keys of the texts used here and by :mod:`render.beside.rows`."""


def column_parts(view: View, words: Words) -> list[Part]:
    """Return the combos on offer with their prices, tokens and coins, a row each.

    The races are in the headings' face if that has room for all of them.  Where badges and banners
    lie apart, the rows are those of :mod:`render.beside.rows`.
    """
    if view.rows:
        return rows_parts(view, view.rows, words)
    left, top, right, bottom = theme.COLUMN
    parts, told = [heading(theme.COLUMN, words("picture-combos"))], []
    rows = max(view.slots, len(view.column))
    height = (bottom - top - theme.TITLE - 8) // rows
    for place, combo in enumerate(view.column):
        y = top + theme.TITLE + place * height
        power, race = words(word_id("power", combo.power)), words(word_id("race", combo.race))
        box = (left + 10, y, right - 10, y + height - 5)
        told.append((box, combo, power, race))
    room = right - left - 20 - 171
    face = "head" if all(fit(race, 27, room, "head")[1] == "head" for *_, race in told) else "body"
    return [*parts, *(card_part(box, _combo, *what, face) for box, *what in told)]


def _combo(
    picture: Image.Image, box: Box, combo: ComboView, power: str, race: str, face: str
) -> None:
    left, top, right, bottom = box
    card(picture, box)
    middle = (top + bottom) // 2
    rise = 15 if combo.coins else 0
    put(picture, coin(str(combo.price), 40), left + 27, middle - rise)
    if combo.coins:
        gain = f"+{combo.coins}"
        write(picture, (left + 27, middle + 30), gain, 24, theme.GAIN, anchor="m")
    put(picture, tile(combo.race, -1, True, 1, 54), left + 80, middle - 3)
    draw_faction(picture, left + 80, middle - 3, 54, combo.faction)
    put(picture, count(combo.tokens, 30), left + 101, middle + 19)
    put(picture, disc("power", combo.power, 42), left + 138, middle)
    text = left + 165
    room = right - text - 6
    write(picture, (text, middle - 8), power, 24, theme.RUST, width=room)
    write(picture, (text, middle + 26), race, 27, theme.INK, style=face, width=room)
