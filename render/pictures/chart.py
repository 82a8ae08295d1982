"""A chart of everybody's coins, round by round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image, ImageDraw

from engine.view import View
from render import theme
from render.ground.land import FINE, parchment, planks
from render.looks import piece
from render.pieces.icons import glyph
from render.pieces.markers import marker
from render.pieces.seats import seat_mark
from render.pieces.sheet import put
from render.writing.naming import shown_name
from render.writing.text import Words, fit, length, write

from .picture import drawing, encode
from .result_sides import told

WORDS = ("chart-title", "chart-round")
"""Keys of the texts used here."""
SIZE = (1600, 1000)
EDGE = 28
"""Pixels of the wooden frame around a sheet."""
PAPER = (EDGE, EDGE, SIZE[0] - EDGE, SIZE[1] - EDGE)
TOP, BOTTOM, LEFT = 158, 838, 140
"""Edges of the lines on the chart's own sheet; how far right they reach depends on the names."""
BESIDE = 116
"""Pixels between the lines and the names, and from there to the paper's edge, shapes included."""
NAMES = (200, 420)
"""Least and largest room for the names, in pixels."""
NAME = 42
"""Size of a name."""
STEPS = (5, 10, 20, 25, 50, 100, 200, 500)
"""Distances of the horizontal lines, in coins."""
MOST_LINES = 6
"""Horizontal lines that the coins may reach, at most."""
MARK = 38
"""Diameter of a player's shape on a line."""
BAND, SHINE = 34, 0.5
"""Breadth of a side's band, and how much of it is seen on the paper."""
HIDDEN = 16
"""Shapes that are less than so many pixels above one another would hide each other."""
APART = 108
"""Least distance of two names, in pixels."""


@dataclass(frozen=True, slots=True)
class Plot:
    """Where the lines of a chart are, and what they measure."""

    left: int
    upper: int
    right: int
    lower: int
    last: int
    """The last round."""
    top: int
    """Coins at the upper end."""

    def spot(self, number: int, coins: int) -> tuple[int, int]:
        """Return where ``coins`` after round ``number`` are on the sheet."""
        x = self.left + (self.right - self.left) * number / max(1, self.last)
        return round(x), round(self.lower - (self.lower - self.upper) * coins / self.top)


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
    rounds, last = by_round(views), views[-1]
    shown = [shown_name(names, seat, words) for seat in range(last.seats)]
    wide = max(length(*fit(name, NAME, NAMES[1])) for name in shown)
    right = PAPER[2] - 26 - BESIDE - min(max(wide, NAMES[0]), NAMES[1])
    plot = Plot(LEFT, TOP, right, BOTTOM, len(rounds) - 1, top_of(rounds))
    picture = ground(SIZE).copy()
    middle = (LEFT + right) // 2
    title = words("chart-title")
    write(
        picture,
        (middle, 108),
        title,
        58,
        theme.INK,
        style="head",
        anchor="m",
        width=right - LEFT,
    )
    if last.sides.names:
        under, room = (middle, 144), right - LEFT
        write(picture, under, told(last, words), 28, theme.INK_SOFT, anchor="m", width=room)
    draw_lines(picture, plot, views)
    write(picture, (middle, BOTTOM + 102), words("chart-round"), 36, theme.INK_SOFT, anchor="m")
    _legend(picture, plot, last, shown)
    return picture


def draw_lines(picture: Image.Image, plot: Plot, views: Sequence[View]) -> None:
    """Draw everybody's coins with the lines behind them, in place."""
    rounds, last = by_round(views), views[-1]
    _grid(picture, plot)
    winners = last.winners
    # The winner's line is drawn last, above the others.
    order = sorted(range(last.seats), key=lambda s: (s in winners, rounds[-1][s]))
    for side in last.sides.all if last.sides.names else ():
        worth = [min(coins[seat] for seat in last.sides.seats(side)) for coins in rounds]
        band = [plot.spot(n, coins) for n, coins in enumerate(worth)]
        _score(picture, last.sides.names[side], band)
    for seat in order:
        _line(picture, seat, [plot.spot(n, coins[seat]) for n, coins in enumerate(rounds)])
    for number, coins in enumerate(rounds[1:], 1):
        spots = {seat: plot.spot(number, coins[seat]) for seat in order}
        for seat, (x, y) in beside(spots, end=number == plot.last):
            put(picture, seat_mark(seat, MARK), x, y)


def beside(
    spots: Mapping[int, tuple[int, int]], *, end: bool = False
) -> Iterator[tuple[int, tuple[int, int]]]:
    """Yield where each seat's shape is drawn: side by side where one would hide another.

    ``spots``: the places of all shapes of a round, by seat; ``end``: there is no room to their
    right.
    """
    level: list[int] = []
    for seat in [*sorted(spots, key=lambda s: (spots[s][1], s)), None]:
        if seat is not None and (not level or spots[seat][1] - spots[level[0]][1] < HIDDEN):
            level.append(seat)
            continue
        for place, one in enumerate(level):
            x, y = spots[one]
            aside = place - len(level) + 1 if end else place - (len(level) - 1) / 2
            yield one, (x + round(aside * MARK), y)
        level = [] if seat is None else [seat]


def top_of(rounds: Sequence[Sequence[int]]) -> int:
    """Return the coins at the upper end: a full step above the most that anybody has."""
    most = max(max(coins) for coins in rounds)
    step = next((s for s in STEPS if most / s <= MOST_LINES), STEPS[-1])
    return (most // step + 1) * step


def ground(size: tuple[int, int]) -> Image.Image:
    """Return an empty sheet of ``size``, at most that of the board: parchment in a frame.

    It is drawn in a tenth of a second and needed at the end of a game, so it isn't kept.
    """
    picture = planks((theme.WIDTH, theme.HEIGHT), "frame").crop((0, 0, *size))
    left, upper, right, lower = EDGE, EDGE, size[0] - EDGE, size[1] - EDGE
    picture.paste(parchment((right - left, lower - upper), "chart"), (left, upper))
    draw = ImageDraw.Draw(picture)
    for out, color in enumerate((theme.NIGHT, theme.GOLD_DARK, theme.GOLD, theme.GOLD_DARK)):
        box = (left - out, upper - out, right + out - 1, lower + out - 1)
        draw.rounded_rectangle(box, 6, outline=color)
    return picture


def _grid(picture: Image.Image, plot: Plot) -> None:
    """Draw the lines behind the chart, with coins on the left and rounds below, in place."""
    draw = ImageDraw.Draw(picture)
    faint = theme.mix(theme.PAPER, theme.INK_SOFT, 0.35)
    step = next((s for s in STEPS if plot.top / s <= MOST_LINES + 1), STEPS[-1])
    for coins in range(0, plot.top + 1, step):
        _, y = plot.spot(0, coins)
        line = (plot.left - 12, y, plot.right, y)
        draw.line(line, faint if coins else theme.INK_SOFT, 2 if coins else 4)
        write(picture, (plot.left - 24, y + 13), str(coins), 38, theme.INK, anchor="r")
    for number in range(plot.last + 1):
        x, _ = plot.spot(number, 0)
        draw.line((x, plot.upper, x, plot.lower + 10), faint, 1)
        if number:
            write(picture, (x, plot.lower + 52), str(number), 38, theme.INK, anchor="m")


def _line(picture: Image.Image, seat: int, spots: Sequence[tuple[int, int]]) -> None:
    """Draw one player's line through ``spots``, in place."""
    for width, color in ((15, theme.NIGHT), (9, theme.SEATS[seat % len(theme.SEATS)].color)):
        _stroke(picture, spots, width, color)


def _score(picture: Image.Image, side: str, spots: Sequence[tuple[int, int]]) -> None:
    """Draw what a side is worth as a broad band through ``spots`` that shines through, in place."""
    _stroke(picture, spots, BAND, piece("faction", side).face, SHINE)


def _stroke(
    picture: Image.Image,
    spots: Sequence[tuple[int, int]],
    width: int,
    color: theme.Color,
    share: float = 1.0,
) -> None:
    """Draw a line through ``spots``, of which so large a ``share`` is seen, in place."""
    # Only as large as the line is: nobody else can run while a mask is pasted.
    left, upper = spots[0][0] - 20, min(y for _, y in spots) - 20
    size = (spots[-1][0] + 20 - left, max(y for _, y in spots) + 20 - upper)
    fine = [((x - left) * FINE, (y - upper) * FINE) for x, y in spots]
    line = Image.new("L", (size[0] * FINE, size[1] * FINE))
    ImageDraw.Draw(line).line(fine, round(255 * share), width * FINE, "curve")
    picture.paste(color, (left, upper), line.reduce(FINE))


def _legend(
    picture: Image.Image,
    plot: Plot,
    last: View,
    names: Sequence[str],
) -> None:
    """Write names and final coins beside the ends of the lines, in place."""
    coins = [purse or 0 for purse in last.coins]
    order = sorted(range(len(coins)), key=lambda seat: (-coins[seat], seat))
    ends = [plot.spot(plot.last, coins[seat])[1] for seat in order]
    left, right = plot.right + 46, PAPER[2] - 26
    for seat, end, y in zip(order, ends, _spread(ends), strict=True):
        ImageDraw.Draw(picture).line(
            [(plot.right + 22, end), (left + 2, y)], theme.INK_SOFT, 3, "curve"
        )
        put(picture, seat_mark(seat, 54), left + 30, y)
        text = left + 70
        write(picture, (text, y - 4), names[seat], NAME, theme.INK, width=right - text)
        wide = write(picture, (text, y + 44), str(coins[seat]), 50, theme.INK, style="body")
        if side := last.sides.name(seat):
            put(picture, marker(side, 44, kind="faction"), text + wide + 34, y + 27)
            wide += 50
        if seat in last.winners:
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
