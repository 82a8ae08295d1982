"""Beside the map: the players with their armies, hands and coins, a row each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.view import View
from render import theme
from render.parts import Part
from render.pieces.discs import coin, disc
from render.pieces.icons import glyph
from render.pieces.markers import marker
from render.pieces.seats import seat_mark
from render.pieces.sheet import put
from render.pieces.tiles import slot, tile
from render.theme import Box, mix
from render.writing.naming import shown_name
from render.writing.text import Words, fits, folded, write

from .armies import Army, draw_faction, in_words
from .cards import card, card_part, heading

WORDS = ("picture-players",)
"""Keys of the texts used here."""
BROAD = 220
"""From this height on a player's row has the tokens in hand as tiles, and an empty place for what
is not there."""
LINE, TWO_LINES = 24, 54
"""Least height of an army's line in a player's row, and of one with power and race in two lines."""


@dataclass(frozen=True, slots=True)
class _Place:
    """What a player's row shows."""

    seat: int
    name: str
    lit: bool
    coins: int | None
    crowned: bool
    armies: tuple[Army, ...]
    """The active one first."""
    hand: int
    driven: int
    holder: int = 0
    """Which of the armies has the tokens in hand: the one that acts, else the first."""
    peace: tuple[tuple[str, str, int], ...] = ()
    """What makes peace, kind and id of its icon, and the seat that must keep it."""
    pieces: tuple[tuple[str, int], ...] = ()
    """Markers that lie before the player, and how many of each."""
    side: str = ""
    """The faction that the player plays for; empty: each plays alone."""


def player_parts(view: View, names: Sequence[str], words: Words) -> list[Part]:
    """Return every player with races, hand and coins, a row each; the one to move is lit."""
    left, top, right, bottom = theme.PLAYERS
    parts = [heading(theme.PLAYERS, words("picture-players"))]
    height = min(256, (bottom - top - theme.TITLE - 6) // max(1, view.seats))
    for seat in range(view.seats):
        y = top + theme.TITLE + seat * height
        box = (left + 10, y, right - 10, y + height - 5)
        parts.append(card_part(box, _player, _place(view, seat, names, words)))
    return parts


def _place(view: View, seat: int, names: Sequence[str], words: Words) -> _Place:
    own = sorted((a for a in view.armies if a.player == seat), key=lambda a: not a.active)
    return _Place(
        seat,
        shown_name(names, seat, words),
        seat == view.player and not view.over,
        view.coins[seat],
        seat in view.winners,
        tuple(in_words(a, words) for a in own),
        in_hand(view, seat),
        sum(a.driven for a in own),
        next((n for n, a in enumerate(own) if a.id == view.acting), 0),
        peace(view, seat),
        pieces_before(view, seat),
        view.sides.name(seat),
    )


def peace(view: View, seat: int) -> tuple[tuple[str, str, int], ...]:
    """Return whom the armies of ``seat`` are at peace with, after the kind and id of their icon."""
    return tuple(
        (*(("power", a.power) if a.power else ("race", a.race)), other)
        for a in view.armies
        if a.player == seat
        for other in a.spares
    )


def draw_peace(
    picture: Image.Image, x: int, y: int, made: Sequence[tuple[str, str, int]], side: int
) -> int:
    """Draw who is at peace from x to the right, in place; return the breadth in pixels."""
    for number, (kind, thing, other) in enumerate(made):
        begins = x + number * 2 * side + side // 2
        put(picture, disc(kind, thing, side), begins, y)
        put(picture, seat_mark(other, side - 4), begins + side - 4, y)
    return 2 * side * len(made)


def pieces_before(view: View, seat: int) -> tuple[tuple[str, int], ...]:
    """Return the markers that lie before ``seat``, and how many of each."""
    return tuple((piece.marker, piece.number) for piece in view.pieces if piece.seat == seat)


def draw_pieces(
    picture: Image.Image, x: int, y: int, pieces: Sequence[tuple[str, int]], side: int
) -> int:
    """Draw what lies before a player from x to the right, in place; return the pixels used."""
    begins = x
    for what, n in pieces:
        put(picture, disc("marker", what, side), begins + side // 2, y)
        begins += side + 2
        if n > 1:
            begins += 4 + write(picture, (begins, y + side // 3), str(n), side - 4, theme.INK)
    return begins - x


def in_hand(view: View, seat: int) -> int:
    """Return the tokens that ``seat`` has in hand: of the army that acts, else of all its own."""
    own = [a for a in view.armies if a.player == seat]
    return sum(a.hand for a in [a for a in own if a.id == view.acting] or own)


def _player(picture: Image.Image, box: Box, place: _Place) -> None:
    """Draw a player's row."""
    left, top, right, bottom = box
    card(picture, box, lit=place.lit)
    look = theme.SEATS[place.seat % len(theme.SEATS)]
    draw = ImageDraw.Draw(picture)
    draw.rounded_rectangle(
        (left + 6, top + 7, left + 38, bottom - 8), 7, look.color, theme.NIGHT, 2
    )
    middle = (top + bottom) // 2
    if place.side:
        put(picture, marker(place.side, 30, kind="faction"), left + 22, middle - 18)
        middle += 18
    put(picture, seat_mark(place.seat, 28), left + 22, middle)
    if place.coins is None:
        put(picture, glyph("thing", "purse", 32, theme.INK_SOFT), right - 25, top + 25)
        used = 46
    else:
        coins = str(place.coins)
        put(picture, coin("", 28), right - 24, top + 25)
        used = 50 + write(picture, (right - 43, top + 35), coins, 28, theme.INK, anchor="r")
    if place.crowned:
        put(picture, glyph("thing", "crown", 32, theme.GOLD_DARK), right - used - 20, top + 25)
        used += 40
    beside = 56 * len(place.peace) + sum(32 + 20 * (n > 1) for _, n in place.pieces)
    room = right - left - 60 - used - beside
    x = left + 56 + write(picture, (left + 48, top + 34), place.name, 26, theme.INK, width=room)
    x += draw_peace(picture, x, top + 25, place.peace, 28)
    draw_pieces(picture, x, top + 25, place.pieces, 28)
    if bottom - top + 5 >= BROAD:
        _mat(picture, (left + 48, top + 50, right - 8, bottom - 6), place)
    else:
        _army_lines(picture, (left + 48, top + 44, right - 8, bottom - 4), place)


def _mat(picture: Image.Image, box: Box, place: _Place) -> None:
    """Draw a player's active army, those in decline and the hand, one below the other, in place."""
    left, top, right, bottom = box
    active = next((army for army in place.armies if army.active), None)
    declined = [army for army in place.armies if not army.active]
    y = top + 34
    if active is None:
        put(picture, slot(62), left + 31, y)
    else:
        put(picture, tile(active.race, place.seat, True, 1, 62, badge=False), left + 31, y)
        draw_faction(picture, left + 31, y, 62, active.faction)
        x, down = left + 72, 10
        if active.power:
            put(picture, disc("power", active.power, 46), left + 90, y)
            x, down = left + 120, 26
            write(picture, (x, y - 5), active.power_name, 24, theme.RUST, width=right - x)
        race = active.race_name
        write(picture, (x, y + down), race, 27, theme.INK, style="head", width=right - x)
    begins = bottom - 40
    draw = ImageDraw.Draw(picture)
    draw.line((left, begins, right, begins), mix(theme.PAPER_DARK, theme.INK_SOFT, 0.3), 2)
    step = (begins - top - 70) // max(1, len(declined))
    side = min(48, step - 4)
    for line in range(max(1, len(declined))):
        y = top + 70 + step * line + step // 2
        if not declined:
            put(picture, slot(side), left + 31, y)
            break
        army = declined[line]
        put(picture, tile(army.race, place.seat, False, 1, side, badge=False), left + 31, y)
        draw_faction(picture, left + 31, y, side, army.faction)
        x, race = left + 72, army.race_name
        write(picture, (x, y + 9), race, 25, theme.INK, style="head", width=right - x)
    _hand_of_tiles(picture, (left, begins, right, bottom), place)


def _hand_of_tiles(picture: Image.Image, box: Box, place: _Place) -> None:
    """Draw the tokens in hand as a row of tiles after their number, in place."""
    left, top, right, bottom = box
    y = (top + bottom) // 2 + 1
    x = left + 14
    put(picture, glyph("thing", "hand", 28, theme.INK_SOFT), x, y)
    x += 19
    x += write(picture, (x, y + 10), str(place.hand), 28, theme.INK) + 8
    if place.driven:
        put(picture, glyph("thing", "driven", 26, theme.RUST), x + 13, y)
        x += 29 + write(picture, (x + 29, y + 10), str(place.driven), 26, theme.RUST) + 8
    if not place.hand or not place.armies:
        return
    army = place.armies[place.holder]
    side = 30
    step = min(side + 3, (right - x - side) // max(1, place.hand - 1))
    for number in range(place.hand):
        small = tile(army.race, place.seat, army.active, 1, side, badge=False)
        put(picture, small, x + side // 2 + number * step, y)


def _army_lines(picture: Image.Image, box: Box, place: _Place) -> None:
    """Draw a player's armies with their names, one below the other, in place.

    All names are in one face, for there is not room for the headings' in every language.  The
    tokens in hand are in the second line, those driven out in the first one if both are taken.
    """
    left, top, right, bottom = box
    rows = max(2, min(len(place.armies), (bottom - top) // LINE))
    step = min(62, (bottom - top) // rows)
    upper, lower = top + step // 2, top + step + step // 2
    begins = _number(picture, right, lower, "hand", place.hand)
    ends = {0: right, 1: begins - 4}
    if place.driven:
        line = 0 if len(place.armies) > 1 else 1
        x, y = ((right, upper), (begins - 5, lower))[line]
        ends[line] = _number(picture, x, y, "driven", place.driven) - 4
    for line, army in enumerate(place.armies[:rows]):
        y, end = top + step * line + step // 2, ends.get(line, right)
        side = min(48 if army.active else 38, step - 2)
        _small(picture, left + 1 + side // 2, y, side, place.seat, army)
        if line == rows - 1:
            end -= _others(picture, end, y, side, place.seat, place.armies[rows:])
        _army_name(picture, (left + 8 + side, y, end, step), side, army)


def _small(picture: Image.Image, x: int, y: int, side: int, seat: int, army: Army) -> None:
    """Draw an army's tile around (x, y) with its faction, in place; ``side`` is the tile's."""
    put(picture, tile(army.race, seat, army.active, 1, side, badge=False), x, y)
    draw_faction(picture, x, y, side, army.faction)


def _army_name(
    picture: Image.Image,
    place: tuple[int, int, int, int],
    side: int,
    army: Army,
) -> None:
    """Write an army's name from x, y to ``end`` in a line ``step`` pixels high, in place.

    ``side`` is that of the tile before it, on whose corner the power's disc lies where the name
    has no room beside it.
    """
    x, y, end, step = place
    power, combo, broad = army.power, army.combo_name, step >= TWO_LINES
    if power and not broad and fits(combo, theme.SMALLEST, end - x):
        power = None
    if power is None:
        if broad and not fits(combo, 24, end - x):
            for line, said in enumerate(folded(combo, 22, end - x, end - x)):
                write(picture, (x, y - 4 + 25 * line), said, 22, theme.INK, width=end - x)
        else:
            write(picture, (x, y + 9), combo, 24, theme.INK, width=end - x)
        return
    race = army.race_name, 24, theme.INK, 21 if broad else 9
    lines = [(army.power_name, 22, theme.RUST, -4), race] if broad else [race]
    large, small = (42 if broad else min(34, step - 2)), round(side * 0.7)
    for disc_, middle, text in (
        (large, (x + (18 if broad else 15), y), x + (46 if broad else 36)),
        (small, (x - 7, y + (side - small) // 2 + 1), x - 3 + small // 2),
    ):
        if all(fits(said, size, end - text) for said, size, _, _ in lines):
            put(picture, disc("power", power, disc_), *middle)
            break
    else:
        text = x
    for said, size, color, down in lines:
        write(picture, (text, y + down), said, size, color, width=end - text)


def _others(
    picture: Image.Image, right: int, y: int, side: int, seat: int, armies: Sequence[Army]
) -> int:
    """Draw as tiles the armies for which there is no line, in place; return their breadth."""
    for number, army in enumerate(armies):
        _small(picture, right - side // 2 - number * (side + 3), y, side, seat, army)
    return len(armies) * (side + 3)


def _number(picture: Image.Image, right: int, y: int, sign: str, number: int) -> int:
    """Draw the tokens in hand, or those driven out, up to ``right``; return where they begin."""
    size, ink = (26, theme.INK) if sign == "hand" else (24, theme.RUST)
    x = right - write(picture, (right, y + 9), str(number), size, ink, anchor="r") - size // 2 - 3
    put(picture, glyph("thing", sign, size, theme.INK_SOFT if sign == "hand" else ink), x, y)
    return x - size // 2
