"""A chart of everybody's coins, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from engine.view import View

from . import theme
from .land import parchment, planks
from .picture import drawing, encode
from .pieces import glyph, put, seat_mark
from .side import shown_name
from .text import Words, write

WORDS = ("chart-title", "chart-round")
"""Keys of the texts used here."""
SIZE = (1600, 1000)
PAPER = (28, 28, 1572, 972)
PLOT = (140, 158, 1130, 838)
"""Left, top, right and bottom of the lines; beside them are the names."""
STEPS = (5, 10, 20, 25, 50, 100, 200, 500)
"""Distances of the horizontal lines, in coins."""
MOST_LINES = 6
FINE = 2
"""Lines are drawn this many times as large and reduced."""
MARK = 38
"""Size of a player's shape on the lines."""
APART = 108
"""Least distance of two names, in pixels."""


def by_round(views: Sequence[View]) -> list[tuple[int, ...]]:
    """Return everybody's coins at the start and at the end of each round.

    ``views`` are the table at the start and after each turn, everybody's coins open.
    """
    told = {0: views[0]}
    for before, after in pairwise(views):
        told[before.round] = after
    return [tuple(coins or 0 for coins in view.coins) for view in told.values()]


def chart_image(views: Sequence[View], *, names: Sequence[str], words: Words) -> bytes:
    """Return the chart of a game as a WebP file; meant to be run in a thread."""
    with drawing:
        picture = render_chart(views, names=names, words=words)
    return encode(picture, 82, method=2)


def render_chart(views: Sequence[View], *, names: Sequence[str], words: Words) -> Image.Image:
    """Return the chart of a game, 1600 by 1000 pixels; parameters as for a recap."""
    rounds = by_round(views)
    top = _top(max(max(coins) for coins in rounds))
    picture = _ground().copy()
    write(
        picture,
        ((PLOT[0] + PLOT[2]) // 2 + 30, 108),
        words("chart-title"),
        58,
        theme.INK,
        style="head",
        anchor="m",
        width=PLOT[2] - PLOT[0],
    )
    _grid(picture, len(rounds) - 1, top, words)
    winners = views[-1].ranking[0] if views[-1].ranking else ()
    # The winner's line is drawn last, above the others.
    for seat in sorted(range(views[-1].seats), key=lambda s: (s in winners, rounds[-1][s])):
        _line(picture, seat, [coins[seat] for coins in rounds], top)
    _marks(picture, rounds, top)
    _legend(picture, rounds[-1], top, names, words, winners)
    return picture


def _top(most: int) -> int:
    """Return the coins at the upper end: a full step above the most that anybody has."""
    step = next((s for s in STEPS if most / s <= MOST_LINES), STEPS[-1])
    return (most // step + 1) * step


def _spot(number: int, last: int, coins: int, top: int) -> tuple[int, int]:
    """Return where ``coins`` after round ``number`` of ``last`` are on the sheet."""
    left, upper, right, lower = PLOT
    x = left + (right - left) * number / max(1, last)
    return round(x), round(lower - (lower - upper) * coins / top)


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    """Return the empty sheet: parchment in a frame."""
    picture = planks((theme.WIDTH, theme.HEIGHT), "frame").crop((0, 0, *SIZE))
    left, upper, right, lower = PAPER
    picture.paste(parchment((right - left, lower - upper), "chart"), (left, upper))
    draw = ImageDraw.Draw(picture)
    for out, colour in enumerate((theme.NIGHT, theme.GOLD_DARK, theme.GOLD, theme.GOLD_DARK)):
        box = (left - out, upper - out, right + out - 1, lower + out - 1)
        draw.rounded_rectangle(box, 6, outline=colour)
    return picture


def _grid(picture: Image.Image, last: int, top: int, words: Words) -> None:
    """Draw the lines behind the chart, with coins on the left and rounds below, in place."""
    left, upper, right, lower = PLOT
    draw = ImageDraw.Draw(picture)
    faint = theme.mix(theme.PAPER, theme.INK_SOFT, 0.35)
    step = next((s for s in STEPS if top / s <= MOST_LINES + 1), STEPS[-1])
    for coins in range(0, top + 1, step):
        _, y = _spot(0, last, coins, top)
        draw.line((left - 12, y, right, y), faint if coins else theme.INK_SOFT, 2 if coins else 4)
        write(picture, (left - 24, y + 13), str(coins), 38, theme.INK, anchor="r")
    for number in range(last + 1):
        x, _ = _spot(number, last, 0, top)
        draw.line((x, upper, x, lower + 10), faint, 1)
        if number:
            write(picture, (x, lower + 52), str(number), 38, theme.INK, anchor="m")
    middle = (left + right) // 2
    write(picture, (middle, lower + 102), words("chart-round"), 36, theme.INK_SOFT, anchor="m")


def _line(picture: Image.Image, seat: int, coins: Sequence[int], top: int) -> None:
    """Draw one player's line, in place."""
    last = len(coins) - 1
    spots = [_spot(number, last, amount, top) for number, amount in enumerate(coins)]
    # Only as large as the line is: nobody else can run while a mask is pasted.
    left, upper = spots[0][0] - 20, min(y for _, y in spots) - 20
    size = (spots[-1][0] + 20 - left, max(y for _, y in spots) + 20 - upper)
    fine = [((x - left) * FINE, (y - upper) * FINE) for x, y in spots]
    for width, colour in ((15, theme.NIGHT), (9, theme.SEATS[seat % len(theme.SEATS)].colour)):
        line = Image.new("L", (size[0] * FINE, size[1] * FINE))
        ImageDraw.Draw(line).line(fine, 255, width * FINE, "curve")
        picture.paste(colour, (left, upper), line.reduce(FINE))


def _marks(picture: Image.Image, rounds: Sequence[Sequence[int]], top: int) -> None:
    """Draw the players' shapes at the end of each round, those of a tie side by side, in place."""
    for number, coins in enumerate(rounds[1:], 1):
        for amount in set(coins):
            tied = [seat for seat, own in enumerate(coins) if own == amount]
            x, y = _spot(number, len(rounds) - 1, amount, top)
            for place, seat in enumerate(tied):
                put(picture, seat_mark(seat, MARK), x + (2 * place - len(tied) + 1) * MARK // 2, y)


def _legend(
    picture: Image.Image,
    coins: Sequence[int],
    top: int,
    names: Sequence[str],
    words: Words,
    winners: Sequence[int],
) -> None:
    """Write names and final coins beside the ends of the lines, in place."""
    order = sorted(range(len(coins)), key=lambda seat: (-coins[seat], seat))
    ends = [_spot(1, 1, coins[seat], top)[1] for seat in order]
    left, right = PLOT[2] + 46, PAPER[2] - 26
    for seat, end, y in zip(order, ends, _spread(ends), strict=True):
        ImageDraw.Draw(picture).line(
            [(PLOT[2] + 22, end), (left + 2, y)], theme.INK_SOFT, 3, "curve"
        )
        put(picture, seat_mark(seat, 54), left + 30, y)
        text = left + 70
        name = shown_name(names, seat, words)
        write(picture, (text, y - 4), name, 42, theme.INK, width=right - text)
        wide = write(picture, (text, y + 44), str(coins[seat]), 50, theme.INK, style="body")
        if seat in winners:
            put(picture, glyph("thing", "crown", 46, theme.RUST), text + wide + 36, y + 26)


def _spread(ends: Sequence[int]) -> list[int]:
    """Return places for ``ends``, which go downwards, at least ``APART`` apart and on the sheet."""
    lowest = PAPER[3] - 70
    places: list[int] = []
    for end in ends:
        places.append(max(end, places[-1] + APART if places else PAPER[1] + 70))
    for number in range(len(places) - 1, -1, -1):
        under = places[number + 1] - APART if number + 1 < len(places) else lowest
        places[number] = min(places[number], under)
    return places
