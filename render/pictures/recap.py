"""The whole game as one animated picture: the board at the start and after every turn.

What changed hands in a turn is marked; beside the board the coins grow.  WebP, for a GIF of the
same frames is seven times as large.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from PIL import Image, ImageDraw

from engine.view import View
from render import theme
from render.beside.cards import heading
from render.beside.header import header_parts
from render.beside.players import player_parts
from render.ground.base import base
from render.ground.geometry import Map
from render.map.board import piece_parts
from render.map.happened import changes
from render.map.marks import outline_parts
from render.map.owners import owner_parts
from render.parts import Frames, Part
from render.pieces.icons import glyph
from render.pieces.markers import marker
from render.pieces.seats import seat_mark
from render.pieces.sheet import put
from render.writing.text import Words, write

from .picture import drawing, within

WORDS = ("recap-coins",)
"""Keys of the texts used here."""
BYTES = 7_500_000
"""Largest size of an encoded recap; with the chart beside it, a message stays under 8 MB."""
SECONDS = 20.0
"""Longest time a recap takes, the held last frame included."""
HELD = 3.5
"""Seconds for which the last frame stands."""
SLOWEST = 0.8
"""Seconds for which any other frame stands at most."""
QUALITIES = (62, 40, 20)
"""WebP qualities, tried in turn until a recap is small enough; in play the first is."""


def durations(frames: int) -> list[int]:
    """Return the milliseconds for which each of ``frames`` pictures stands.

    >>> durations(3)
    [800, 800, 3500]
    """
    each = min(SLOWEST, (SECONDS - HELD) / max(1, frames - 1))
    return [int(each * 1000)] * (frames - 1) + [int(HELD * 1000)]


def recap_frames(
    views: Sequence[View],
    *,
    names: Sequence[str],
    words: Words,
    folder: Path | None = None,
    pause: Callable[[], None] = lambda: None,
) -> list[Image.Image]:
    """Return the pictures, 800 by 600 pixels: the start, and one for each turn.

    :param views: the table at the start and after each turn, everybody's coins open.
    :param pause: called before each picture, while nothing is locked.
    :raises LookupError: the views' board has no map.
    """
    most = max((coins or 0 for view in views for coins in view.coins), default=0)
    drawn, frames = Frames(1), []
    for before, view in zip([views[0], *views], views, strict=False):
        pause()
        with drawing:
            ground, key, map_ = base(view, folder)
            parts = _parts(ground, key, map_, before, view, most, names, words)
            picture = drawn.compose(ground, key, parts)
        frames.append(picture.reduce(2))
    return frames


def recap_image(
    views: Sequence[View],
    *,
    names: Sequence[str],
    words: Words,
    folder: Path | None = None,
    pause: Callable[[], None] = lambda: None,
) -> bytes:
    """Return the game as an animated WebP file, at most 7.5 MB and 20 seconds; for a thread.

    It takes seconds of work, and 2 MB of memory a turn.  Parameters as for :func:`recap_frames`.

    :raises LookupError: the views' board has no map.
    """
    frames = recap_frames(views, names=names, words=words, folder=folder, pause=pause)
    return within(BYTES, QUALITIES, lambda quality: _encoded(frames, quality))


def _encoded(frames: Sequence[Image.Image], quality: int) -> bytes:
    out = io.BytesIO()
    frames[0].save(
        out,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=durations(len(frames)),
        loop=0,
        quality=quality,
        method=2,
    )
    return out.getvalue()


def _parts(
    ground: Image.Image,
    key: str,
    map_: Map,
    before: View,
    view: View,
    most: int,
    names: Sequence[str],
    words: Words,
) -> list[Part]:
    """Return what lies on the table of ``view``, led by the player and round of the turn before."""
    shown = view if view.over else replace(view, player=before.player, round=before.round)
    shown = replace(shown, acting=None, die=None)
    happened = changes(before, view)
    return [
        *owner_parts(ground, key, map_, view),
        *outline_parts(map_, happened),
        *piece_parts(map_, view, {}, happened=happened),
        heading(theme.COLUMN, words("recap-coins")),
        *_bars(view, most),
        *player_parts(shown, names, words),
        *header_parts(shown, names, words),
    ]


def _bars(view: View, most: int) -> Iterator[Part]:
    """Yield everybody's coins as bars, where the combos on offer would be; allies' together.

    What an ally has beyond the side's score is pale.
    """
    sides, row = view.sides, 0
    for side in sides.all:
        seats = sides.seats(side)
        score = min(view.coins[seat] or 0 for seat in seats)
        for seat in seats:
            crowned, coins = seat in view.winners, view.coins[seat] or 0
            yield _bar(view.seats, row, seat, coins, most, score, sides.name(seat), crowned)
            row += 1


def _bar(
    rows: int, row: int, seat: int, coins: int, most: int, score: int, side: str, crowned: bool
) -> Part:
    """Return a player's coins as the bar in one of so many rows."""
    left, top, right, bottom = theme.COLUMN
    height = min(120, (bottom - top - theme.TITLE - 14) // max(1, rows))
    top += theme.TITLE + 4 + row * height

    def draw(picture: Image.Image, across: int, down: int) -> None:
        x, y = left + 66 + across, top + height // 2 + down
        put(picture, seat_mark(seat, 40), x - 30, y)
        if side:
            put(picture, marker(side, 26, kind="faction"), x - 42, y + 20)
        room = right - left - 158
        length = 6 + round(room * coins / max(1, most))
        color = theme.SEATS[seat % len(theme.SEATS)].color
        box = (x, y - 20, x + length, y + 20)
        draw = ImageDraw.Draw(picture)
        draw.rounded_rectangle(box, 6, color, theme.NIGHT, 3)
        if coins > score:
            counts = 6 + round(room * score / max(1, most))
            pale = theme.mix(color, theme.PAPER, 0.75)
            # A coin more may be narrower than the bar's outline.
            end = max(x + length - 3, x + counts)
            draw.rounded_rectangle((x + counts, y - 17, end, y + 17), 4, pale)
            draw.line((x + counts, y - 20, x + counts, y + 20), theme.NIGHT, 3)
        wide = write(picture, (x + length + 12, y + 14), str(coins), 40, theme.INK)
        if crowned:
            put(
                picture,
                glyph("thing", "crown", 34, theme.RUST),
                x + length + wide // 2 + 12,
                y - 32,
            )

    look = ("bar", seat, coins, most, score, side, crowned)
    return Part((left, top, right, top + height), look, draw)
