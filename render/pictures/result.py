"""How a game ended, as a picture: who won, how all came in, how the coins grew, and three feats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.view import View
from render import theme
from render.pieces.icons import glyph
from render.pieces.markers import marker
from render.pieces.seats import seat_mark
from render.pieces.sheet import put
from render.writing.naming import shown_name
from render.writing.text import Words, fit, folded, row, write

from .chart import Plot, by_round, draw_lines, ground, top_of
from .picture import drawing, encode_board
from .result_sides import place_sides, told_of_ties, won

WORDS = ("result-picture-title", "result-picture-sub", "result-picture-and", "chart-title")
"""Keys of the texts used here."""
SIZE = (theme.WIDTH, theme.HEIGHT)
LEFT, RIGHT = 76, theme.WIDTH - 76
BANNER = (LEFT, 64, RIGHT, 236)
"""The winners' band."""
PLACES = (LEFT, 268, 640, 800)
"""How all came in."""
PLOT = (760, 330, RIGHT - 30, 720)
"""The lines of the chart."""
FEATS = (LEFT, 832, RIGHT, 1146)
"""The feats, below one another."""
ROW = 100
"""Height of a feat."""
TALL = 150
"""Height of a player's row at most."""


@dataclass(frozen=True, slots=True)
class Honor:
    """A feat in words."""

    seat: int
    """Whose it is."""
    title: str
    text: str


def result_image(
    views: Sequence[View],
    *,
    names: Sequence[str],
    words: Words,
    feats: Sequence[Honor] = (),
    notes: Sequence[str] = (),
) -> bytes:
    """Return the picture of a result as a WebP file of at most 400,000 bytes; for a thread.

    Parameters as for :func:`render_result`.
    """
    with drawing:
        picture = render_result(views, names=names, words=words, feats=feats, notes=notes)
    return encode_board(picture)


def render_result(
    views: Sequence[View],
    *,
    names: Sequence[str],
    words: Words,
    feats: Sequence[Honor] = (),
    notes: Sequence[str] = (),
) -> Image.Image:
    """Return the picture of a result, 1600 by 1200 pixels.

    :param views: the table at the start and after each turn, the last one over, coins open.
    :param feats: at most three are drawn.
    :param notes: by seat, what is told of who played it; empty where nothing is.
    """
    last = views[-1]
    shown = [shown_name(names, seat, words) for seat in range(last.seats)]
    picture = ground(SIZE).copy()
    _banner(picture, last, shown, words)
    if last.sides.names:
        place_sides(picture, PLACES, last, shown, words, notes)
    else:
        _places(picture, last, shown, notes)
    _chart(picture, views, words)
    _feats(picture, last, feats[:3])
    return picture


def _banner(picture: Image.Image, last: View, names: Sequence[str], words: Words) -> None:
    """Draw the band with the winners' names, in their colors, in place."""
    winners = last.winners
    left, top, right, bottom = BANNER
    draw = ImageDraw.Draw(picture)
    draw.rounded_rectangle((left - 4, top - 4, right + 4, bottom + 4), 22, theme.NIGHT)
    part = (right - left) / len(winners)
    band = Image.new("RGB", (right - left, bottom - top))
    fill = ImageDraw.Draw(band)
    for place, seat in enumerate(winners):
        color = theme.SEATS[seat % len(theme.SEATS)].color
        fill.rectangle((round(place * part), 0, round((place + 1) * part), bottom), color)
    room = Image.new("L", band.size)
    ImageDraw.Draw(room).rounded_rectangle((0, 0, band.width - 1, band.height - 1), 18, 255)
    picture.paste(band, (left, top), room)
    # The words lie on a scroll, for a name must be read on any color.
    inner = (left + 150, top + 16, right - 150, bottom - 16)
    draw.rounded_rectangle(inner, 14, theme.PAPER_LIGHT, theme.GOLD_DARK, 4)
    # One side's players stand at both ends; else the first side at one, the last at the other.
    first = [rank.seats for rank in last.ranking if rank.place == 1]
    ends = (first[0], first[-1]) if first[1:] else (winners[:1], winners[-1:])
    for x, seats in zip((left + 76, right - 76), ends, strict=True):
        _crowned(picture, x, (top + bottom) // 2, seats)
    if last.sides.names:
        _sides_won(picture, inner, last, names, words)
    else:
        _players_won(picture, inner, last, names, words)


def _crowned(picture: Image.Image, x: int, middle: int, seats: Sequence[int]) -> None:
    """Draw winners' shapes beside one another, each below a crown, in place."""
    size = 104 if len(seats) == 1 else 64
    for number, seat in enumerate(seats):
        across = x + round((number - (len(seats) - 1) / 2) * 68)
        put(picture, seat_mark(seat, size), across, middle + 14)
        for share, color in ((76, theme.NIGHT), (68, theme.GOLD_LIGHT)):
            crown = glyph("thing", "crown", size * share // 104, color)
            put(picture, crown, across, middle - size // 2)


def _players_won(
    picture: Image.Image, box: theme.Box, last: View, names: Sequence[str], words: Words
) -> None:
    """Write who has won, in place."""
    left, top, right, _ = box
    title = words(
        "result-picture-title",
        count=len(last.winners),
        winners=row(words, [names[seat] for seat in last.winners], "result-picture-and"),
    )
    middle, width = (left + right) // 2, right - left - 48
    write(picture, (middle, top + 84), title, 72, theme.INK, style="head", anchor="m", width=width)
    sub = words("result-picture-sub", rounds=last.rounds)
    write(picture, (middle, top + 130), sub, 32, theme.INK_SOFT, anchor="m", width=width)


def _sides_won(
    picture: Image.Image, box: theme.Box, last: View, names: Sequence[str], words: Words
) -> None:
    """Write which sides have won, between their emblems, and their players below, in place."""
    left, top, right, bottom = box
    title, players = won(last, names, words)
    middle, width = (left + right) // 2, right - left - 260
    shared = sum(rank.place == 1 for rank in last.ranking) > 1
    size, line = (54 if shared else 68), (middle, top + 76)
    write(picture, line, title, size, theme.INK, style="head", anchor="m", width=width)
    write(picture, (middle, top + 123), players, 36, theme.INK_SOFT, anchor="m", width=width)
    for x, seat in ((left + 74, last.winners[0]), (right - 74, last.winners[-1])):
        emblem = marker(last.sides.name(seat), 100, kind="faction")
        put(picture, emblem, x, (top + bottom) // 2)


def _places(picture: Image.Image, last: View, names: Sequence[str], notes: Sequence[str]) -> None:
    """Draw a row for each player, best first, in place."""
    left, top, right, bottom = PLACES
    height = min(TALL, (bottom - top) // last.seats)
    draw, y = ImageDraw.Draw(picture), top
    for rank in last.ranking:
        for seat in rank.seats:
            box = (left, y + 4, right, y + height - 6)
            face = theme.GOLD_LIGHT if rank.place == 1 else theme.PAPER_LIGHT
            draw.rounded_rectangle(box, 12, face, theme.GOLD_DARK, 2)
            middle = y + height // 2 - 1
            write(
                picture, (left + 34, middle + 15), str(rank.place), 42, theme.INK_SOFT, anchor="m"
            )
            put(picture, seat_mark(seat, 62), left + 96, middle)
            _player(picture, seat, middle, names[seat], notes)
            coins = str(last.coins[seat] or 0)
            put(picture, glyph("thing", "coin", 40, theme.GOLD_DARK), right - 36, middle)
            write(picture, (right - 66, middle + 19), coins, 54, theme.INK, anchor="r")
            y += height


def _player(picture: Image.Image, seat: int, middle: int, name: str, notes: Sequence[str]) -> None:
    """Write a player's name, and below it a note on who played, in place."""
    left = PLACES[0] + 142
    room = PLACES[2] - 172 - left
    note = notes[seat] if seat < len(notes) else ""
    if not note and fit(name, 42, room)[2] < 34:
        # Too long for a line that can be read.
        for line, down in zip(folded(name, 34, room, room), (-6, 34), strict=True):
            write(picture, (left, middle + down), line, 34, theme.INK, width=room)
        return
    write(picture, (left, middle + (0 if note else 15)), name, 42, theme.INK, width=room)
    if note:
        write(picture, (left, middle + 34), note, 28, theme.INK_SOFT, width=room)


def _chart(picture: Image.Image, views: Sequence[View], words: Words) -> None:
    """Draw how the coins grew, in place."""
    rounds, last = by_round(views), views[-1]
    plot = Plot(*PLOT, len(rounds) - 1, top_of(rounds))
    middle, width = (PLOT[0] + PLOT[2]) // 2, PLOT[2] - PLOT[0]
    title = words("chart-title")
    write(picture, (middle, PLOT[1] - 26), title, 36, theme.INK_SOFT, anchor="m", width=width)
    draw_lines(picture, plot, views)
    if last.sides.names:
        under = (middle, PLOT[3] + 82)
        write(
            picture,
            under,
            told_of_ties(last, words),
            26,
            theme.INK_SOFT,
            anchor="m",
            width=width + 60,
        )


def _feats(picture: Image.Image, last: View, feats: Sequence[Honor]) -> None:
    """Draw a line for each feat, in place."""
    left, top, right, bottom = FEATS
    draw = ImageDraw.Draw(picture)
    draw.line((left, top - 14, right, top - 14), theme.GOLD_DARK, 3)
    for place, feat in enumerate(feats):
        y = top + place * ((bottom - top) // 3)
        middle = y + ROW // 2
        put(picture, seat_mark(feat.seat, 66), left + 40, middle)
        if side := last.sides.name(feat.seat):
            put(picture, marker(side, 32, kind="faction"), left + 62, middle + 22)
        width = right - left - 96
        write(picture, (left + 96, y + 38), feat.title, 34, theme.RUST, width=width)
        write(picture, (left + 96, y + 86), feat.text, 40, theme.INK, width=width)
