"""What is on offer where badges and banners lie apart: rows, with a column for each faction.

From left to right a row shows its price over its badge, then a banner of each faction; what is
missing is an empty place.  Above each column stand its emblem and the shapes of those who may take
from it; on what lies on top of a stack, how many lie under it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.view import Banners, Rows, View
from render import theme
from render.parts import Part
from render.pieces.counts import count, more
from render.pieces.discs import coin, disc
from render.pieces.markers import marker
from render.pieces.seats import seat_mark
from render.pieces.sheet import put
from render.pieces.tiles import slot, tile
from render.theme import Box, mix
from render.writing.naming import word_id
from render.writing.text import Words, folded, write

from .cards import LIT, card, card_part, heading

BADGES = 58
"""Breadth of the column of badges."""
HEAD = 36
"""Height of what stands above the columns."""
STRIP = 31
"""Height of a row's power, above the banners."""
LINE = 20
"""Height of a line of a race's name."""
TILE = 54
"""Breadth of a banner at most; there is room for one of 38 above two lines."""
AIR = 8
"""What a name leaves free of its column's breadth."""
EMBLEM, MARK = 28, 24
"""Breadth of a faction's emblem and of a player's shape."""
STACKED = 3
"""Tiles that show that there is a stack."""


@dataclass(frozen=True, slots=True)
class _Banner:
    """What lies in one row of one column."""

    race: str
    """Empty: nothing does."""
    name: tuple[str, str]
    """The race in words, in a line or two."""
    tokens: int
    """Tokens that come with it and the badge of its row; 0: it cannot be taken."""
    under: int
    """How many lie under it."""
    lit: bool
    """The player to move may take from this column."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A badge, its price and a banner of each column."""

    price: int
    power: str
    """Empty: there is no badge."""
    name: str
    """The power in words."""
    under: int
    """Badges that lie under it."""
    banners: tuple[_Banner, ...]

    @property
    def lines(self) -> int:
        """Lines of the longest race's name."""
        return 2 if any(banner.name[1] for banner in self.banners) else 1


def rows_parts(view: View, rows: Rows, words: Words) -> list[Part]:
    """Return what is on offer in ``rows``: a heading, who may take what, and a part for each row.

    The columns from which the player to move may take are lit.
    """
    left, top, right, bottom = theme.COLUMN
    left, top, right = left + 10, top + theme.TITLE, right - 10
    parts = [heading(theme.COLUMN, words("picture-combos"))]
    columns = tuple((it.faction, it.seats, _lit(view, it)) for it in rows.columns)
    parts.append(card_part((left, top, right, top + HEAD), _heads, columns))
    height = (bottom - top - HEAD - 4) // max(1, len(rows.badges))
    for number, row in enumerate(_told(view, rows, words, (right - left - BADGES))):
        y = top + HEAD + number * height
        parts.append(card_part((left, y, right, y + height - 4), _row, row))
    return parts


def _lit(view: View, column: Banners) -> bool:
    return view.player in column.seats and not view.over


def _told(view: View, rows: Rows, words: Words, room: int) -> list[_Row]:
    """Return the rows in words; ``room``: the breadth of all columns of banners."""
    tokens = {combo.race: combo.tokens for combo in view.column}
    width, last = room // max(1, len(rows.columns)) - AIR, len(rows.badges) - 1
    names = {
        race: _in_lines(words(word_id("race", race)), width)
        for column in rows.columns
        for race in column.races
        if race
    }
    return [
        _Row(
            price,
            power,
            words(word_id("power", power)) if power else "",
            view.badges if number == last else 0,
            tuple(
                _Banner(
                    race := column.races[number],
                    names.get(race, ("", "")),
                    tokens.get(race, 0),
                    column.left if number == last else 0,
                    _lit(view, column),
                )
                for column in rows.columns
            ),
        )
        for number, (power, price) in enumerate(zip(rows.badges, rows.prices, strict=True))
    ]


def _in_lines(name: str, width: int) -> tuple[str, str]:
    """Return a name in one line, or if it has no room in two.

    One without a blank to part it at is parted as equally as can be.
    """
    size = theme.SMALLEST
    lines = folded(name, size, width, width)
    if not lines[1] or "".join(lines) != name:
        return lines
    tries = [folded(name, size, tried, tried) for tried in range(width // 2, width, 3)]
    whole = [it for it in tries if not folded(it[1], size, width, width)[1]]
    return min(whole, key=_unequal, default=lines)


def _unequal(lines: tuple[str, str]) -> tuple[int, int]:
    """Return how unequal two lines are; of two alike the first may be the longer one."""
    first, second = map(len, lines)
    return abs(first - second), -first


def _columns(box: Box, number: int) -> list[tuple[int, int]]:
    """Return where so many columns of banners begin and end."""
    begins, room = box[0] + BADGES, box[2] - box[0] - BADGES
    return [(begins + room * n // number, begins + room * (n + 1) // number) for n in range(number)]


def _ground(picture: Image.Image, box: Box, lit: bool) -> None:
    """Draw the ground of one column in one row, in place."""
    face = LIT if lit else mix(theme.PAPER_DARK, theme.PAPER, 0.6)
    rim = theme.GOLD_DARK if lit else mix(theme.PAPER_DARK, theme.INK_SOFT, 0.2)
    ImageDraw.Draw(picture).rounded_rectangle(box, 8, face, rim, 3 if lit else 1)


def _heads(
    picture: Image.Image, box: Box, columns: Sequence[tuple[str, tuple[int, ...], bool]]
) -> None:
    """Draw each column's emblem, and the shapes of those who may take from it, in place."""
    _, top, _, bottom = box
    middle = (top + bottom) // 2 - 2
    places = _columns(box, len(columns))
    for (faction, seats, lit), (left, right) in zip(columns, places, strict=True):
        _ground(picture, (left + 1, top, right - 2, bottom - 4), lit)
        x = (left + right - EMBLEM - MARK * len(seats)) // 2
        put(picture, marker(faction, EMBLEM, kind="faction"), x + EMBLEM // 2, middle)
        for number, seat in enumerate(seats):
            put(picture, seat_mark(seat, MARK), x + EMBLEM + 2 + MARK * number + MARK // 2, middle)


def _row(picture: Image.Image, box: Box, row: _Row) -> None:
    left, top, right, bottom = box
    card(picture, box)
    put(picture, coin(str(row.price), 36), left + 25, top + 22)
    write(picture, (left + 50, top + 25), row.name, 24, theme.RUST, width=right - left - 58)
    x, y = left + BADGES // 2 + 2, top + 66
    put(picture, disc("power", row.power, 46) if row.power else slot(42), x, y)
    if row.under:
        _under(picture, x, bottom - 17, row.under)
    for banner, (begins, ends) in zip(row.banners, _columns(box, len(row.banners)), strict=True):
        place = begins + 1, top + STRIP, ends - 2, bottom - 3
        _ground(picture, place, banner.lit)
        _banner(picture, place, banner, row.lines)


def _banner(picture: Image.Image, box: Box, banner: _Banner, lines: int) -> None:
    """Draw a banner as a tile, with its name, its tokens and what lies under it, in place."""
    left, top, right, bottom = box
    x, names = (left + right) // 2, bottom - 3 - LINE * lines
    side, y = min(TILE, names - top - 1), (top + names) // 2
    if not banner.race:
        put(picture, slot(side - 4), x, y)
        return
    across = x - (8 if lines == 1 else 18)
    put(picture, tile(banner.race, -1, True, min(STACKED, 1 + banner.under), side), across, y)
    if banner.tokens and lines == 1:
        put(picture, count(banner.tokens, 28), across + side // 2 + 4, y + side // 2 - 13)
    elif banner.tokens:
        put(picture, count(banner.tokens, 28), x + 20, y)
    if banner.under:
        place = max(left + 16, across - side // 2 - 2), y - side // 2 + (12 if lines == 1 else 4)
        _under(picture, *place, banner.under)
    for number, line in enumerate(banner.name):
        base = names + LINE * (number + 1) - 3
        if lines == 2 and not banner.name[1]:
            base += LINE // 2
        write(
            picture,
            (x, base),
            line,
            theme.SMALLEST,
            theme.INK,
            anchor="m",
            width=right - left - 4,
        )


def _under(picture: Image.Image, x: int, y: int, number: int) -> None:
    put(picture, more(number, 26), x, y)
