"""How sides came in, on the picture of a result: each with its score, and its players' own coins.

Whose coins are the side's score has them on gold; of others only the side's number counts.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.view import View
from render import theme
from render.pieces.icons import glyph
from render.pieces.markers import marker
from render.pieces.seats import seat_mark
from render.pieces.sheet import put
from render.theme import Box
from render.writing.naming import word_id
from render.writing.text import Words, fit, length, row, write

WORDS = (
    "result-picture-title-sides",
    "result-picture-sides-and",
    "result-picture-won",
    "result-picture-and",
    "result-picture-counts",
    "result-picture-counts-tie",
)
"""Keys of the texts used here, beside names of sides: ``faction-<id>``."""
LINE = 88
"""Height of a line at most: of a side, or of one of its players."""
GAP = 14
"""Pixels between two sides."""
EMBLEM = 62
"""Breadth of a side's emblem beside its name."""


def won(last: View, names: Sequence[str], words: Words) -> tuple[str, str]:
    """Return which sides have won, and with whom and how many coins."""
    first = [rank for rank in last.ranking if rank.place == 1]
    sides = [words(word_id("faction", last.sides.names[rank.side])) for rank in first]
    players = [names[seat] for seat in last.winners]
    title = words(
        "result-picture-title-sides",
        count=len(first),
        side=sides[0],
        sides=row(words, sides, "result-picture-sides-and"),
    )
    told = words(
        "result-picture-won",
        players=row(words, players, "result-picture-and"),
        coins=first[0].coins,
        rounds=last.rounds,
    )
    return title, told


def place_sides(
    picture: Image.Image,
    box: Box,
    last: View,
    names: Sequence[str],
    words: Words,
    notes: Sequence[str],
) -> None:
    """Draw a card for each side, best first, in place; parameters as for a result."""
    left, top, right, bottom = box
    gaps, lines = GAP * (len(last.ranking) - 1), len(last.ranking) + last.seats
    line, y = min(LINE, (bottom - top - gaps) // lines), top
    for rank in last.ranking:
        tied = rank.coins in _decided(last)
        height = line * (1 + len(rank.seats))
        face = theme.GOLD_LIGHT if rank.place == 1 else theme.PAPER_LIGHT
        card = (left, y, right, y + height)
        ImageDraw.Draw(picture).rounded_rectangle(card, 12, face, theme.GOLD_DARK, 2)
        side, head = last.sides.names[rank.side], (left, y, right, y + line)
        name = words(word_id("faction", side))
        _side(picture, head, side, name, place=rank.place, score=rank.coins)
        for number, seat in enumerate(rank.seats, 1):
            place = (left, y + number * line - 6, right, y + (number + 1) * line - 6)
            coins = last.coins[seat] or 0 if len(rank.seats) > 1 else None
            note = notes[seat] if seat < len(notes) else ""
            _player(picture, place, seat, names[seat], note)
            if coins is not None:
                richest = tied and coins == max(last.coins[s] or 0 for s in rank.seats)
                _purse(picture, place, coins, counts=coins == rank.coins, decides=richest)
        y += height + GAP


def told(last: View, words: Words) -> str:
    """Return what makes a side's score; empty where each plays alone."""
    return "" if len(last.ranking) == last.seats else words("result-picture-counts")


def told_of_ties(last: View, words: Words) -> str:
    """Return the same with what broke a tie, if there was one."""
    return words("result-picture-counts-tie") if _decided(last) else told(last, words)


def _decided(last: View) -> set[int]:
    """Return the scores for which sides have tied, but not for a place."""
    sides = [(rank.coins, rank.place) for rank in last.ranking]
    return {coins for coins, place in sides if any(c == coins and p != place for c, p in sides)}


def _side(picture: Image.Image, box: Box, side: str, name: str, *, place: int, score: int) -> None:
    """Draw a side's place, emblem, name and score, in place."""
    left, top, right, bottom = box
    middle = (top + bottom) // 2 + 3
    write(picture, (left + 34, middle + 15), str(place), 42, theme.INK_SOFT, anchor="m")
    emblem = marker(side, min(EMBLEM, bottom - top - 12), kind="faction")
    put(picture, emblem, left + 96, middle)
    room = right - left - 314
    write(picture, (left + 142, middle + 15), name, 44, theme.INK, style="head", width=room)
    put(picture, glyph("thing", "coin", 40, theme.GOLD_DARK), right - 36, middle)
    write(picture, (right - 66, middle + 19), str(score), 54, theme.INK, anchor="r")


def _player(picture: Image.Image, box: Box, seat: int, name: str, note: str) -> None:
    """Draw a player's shape and name, with a note on who played behind or below it, in place."""
    left, top, right, bottom = box
    middle, x = (top + bottom) // 2, left + 142
    room = right - 160 - x
    put(picture, seat_mark(seat, min(50, bottom - top - 10)), left + 96, middle)
    if not note:
        write(picture, (x, middle + 13), name, 36, theme.INK, width=room)
        return
    behind = room - length(*fit(note, 26, room)) - 14
    if fit(name, 36, behind)[2] == 36:
        x += 14 + write(picture, (x, middle + 13), name, 36, theme.INK, width=behind)
        write(picture, (x, middle + 12), note, 26, theme.INK_SOFT, width=right - 160 - x)
        return
    write(picture, (x, middle), name, 32, theme.INK, width=room)
    write(picture, (x, middle + 27), note, 24, theme.INK_SOFT, width=room)


def _purse(picture: Image.Image, box: Box, coins: int, *, counts: bool, decides: bool) -> None:
    """Write a player's own coins, in place.

    They lie on gold if they are what ``counts`` for the side, and are framed if the tie is
    decided by them.
    """
    _, top, right, bottom = box
    middle, x = (top + bottom) // 2, right - 66
    if counts or decides:
        wide = length(str(coins), "body", 40)
        pill = (x - wide - 14, middle - 24, x + 14, middle + 24)
        face, rim = (theme.GOLD if counts else None), (theme.RUST if decides else theme.GOLD_DARK)
        draw = ImageDraw.Draw(picture)
        draw.rounded_rectangle(pill, 24, face, rim, 4 if decides else 2)
    ink = theme.INK if counts or decides else theme.INK_SOFT
    write(picture, (x, middle + 15), str(coins), 40, ink, anchor="r")
