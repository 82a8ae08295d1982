"""A table explained: the picture with what is also on panels, and numbers at some of its things.

What the numbers mean is said beside the picture, in as many lines; nothing here knows a race, a
piece or a board by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw

from engine.view import RegionView, View
from render import theme
from render.beside.header import header_parts
from render.beside.offer import column_parts
from render.beside.players import player_parts
from render.ground.base import base
from render.ground.geometry import Point, map_of
from render.map.board import piece_parts
from render.map.layout import Piece, Target, box_around, layout
from render.map.lying import lying
from render.map.names import name_pieces, region_names
from render.map.owners import owner_parts
from render.parts import Part, draw_all, stamp
from render.pieces.sheet import SCALE
from render.styles import DEFAULT, style_named
from render.theme import Box
from render.writing.text import Words, write

from .picture import check_regions, drawing, encode_board

KINDS = ("offer", "player", "label", "active", "declined", "piece", "find", "price", "roll")
"""What can be numbered, in this order: a combo on offer, or a row of them, a player's row, a
region's number, tokens of an active race and of one in decline, a piece that is no part of the
land, a thing that was found there, a price, and one that takes the die."""
DISC = 62
"""Diameter of a number's disc: 21 px on a picture shown 550 px wide."""
_AIR = 7
"""Pixels between a thing and the frame around it."""
_BROAD = 16
"""The same around a tile, whose number and shape reach beyond it."""
_LINE = 6
"""Thickness of that frame."""
_FACE = theme.rgb("#c2136f")
"""No player, piece or price has this color."""


@dataclass(frozen=True, slots=True)
class Callout:
    """A number on the picture, and what it is at."""

    number: int
    """From 1 on, without gaps."""
    kind: str
    """One of :data:`KINDS`."""
    box: Box
    """The frame around what is meant, in pixels of the picture."""
    x: int
    y: int
    """Middle of the number's disc, at the frame."""
    region: int | None = None
    """Where it lies, if it lies on the map."""

    @property
    def disc(self) -> Box:
        """What the number's disc covers."""
        return box_around(self.x, self.y, DISC, DISC)


@dataclass(frozen=True, slots=True)
class _Thing:
    """Something that could be numbered."""

    box: Box
    region: int | None = None


def callouts(view: View, words: Words, targets: Mapping[int, Target]) -> tuple[Callout, ...]:
    """Return what is numbered on the guide of ``view``: one of each kind that is there.

    Of several things of a kind it is the one whose number hides least, if possible in a region of
    its own.

    :raises LookupError: the view's board has no map.
    """
    map_ = map_of(view.boards)
    called = name_pieces(map_, region_names(view, words))
    pieces = layout(map_, view.regions, targets, (), called, lying(view))
    taken = [_on_picture(piece) for piece in pieces]
    found: list[Callout] = []
    for kind in KINDS:
        things = list(_things(kind, view, words, targets, pieces))
        if things:
            found.append(_placed(len(found) + 1, kind, things, taken, found))
    return tuple(found)


def guide_image(
    view: View,
    *,
    names: Sequence[str],
    words: Words,
    targets: Mapping[int, Target],
    style: str = DEFAULT.name,
    folder: Path | None = None,
) -> bytes:
    """Return the guide as a WebP file of at most 400,000 bytes; meant to be run in a thread.

    Parameters as for :func:`render_guide`.

    :raises LookupError: the view's board has no map, a target is not on it, or there is no such
        style.
    """
    picture = render_guide(
        view, names=names, words=words, targets=targets, style=style, folder=folder
    )
    return encode_board(picture)


def render_guide(
    view: View,
    *,
    names: Sequence[str],
    words: Words,
    targets: Mapping[int, Target],
    style: str = DEFAULT.name,
    folder: Path | None = None,
) -> Image.Image:
    """Return the table with prices as on a panel and with the numbers of :func:`callouts`.

    :param names: the players' names by seat.
    :param targets: the regions that show a price, and whether only the die could pay it.
    :param style: name of one of :data:`render.styles.STYLES`.
    :raises LookupError: the view's board has no map, a target is not on it, or there is no such
        style.
    """
    look = style_named(style)
    with drawing:
        ground, key, map_ = base(view, folder, look)
        check_regions(map_, targets)
        picture = ground.copy()
        called = region_names(view, words)
        draw_all(picture, owner_parts(ground, key, map_, view, look))
        draw_all(picture, piece_parts(map_, view, targets, names=called, style=look))
        draw_all(picture, column_parts(view, words))
        draw_all(picture, player_parts(view, names, words))
        draw_all(picture, header_parts(view, names, words))
        draw_all(picture, callout_parts(callouts(view, words, targets)))
    return picture


def _things(
    kind: str, view: View, words: Words, targets: Mapping[int, Target], pieces: Sequence[Piece]
) -> Iterator[_Thing]:
    """Yield what is of this kind, the best to be numbered first."""
    if kind == "offer":
        yield from (_Thing(_around(box)) for box in _offers(view, words))
    elif kind == "player":
        rows = [part.box for part in player_parts(view, (), words)[1:]]
        yield from (_Thing(_around(rows[n])) for n in (view.player, *range(view.seats)))
    else:
        regions = {r.id: r for r in view.regions}
        of_kind = [p for p in pieces if _is(kind, p, regions[p.region], view, targets)]
        # The number is that of a region with a price, as on a button; other things keep clear.
        for piece in sorted(of_kind, key=lambda p: (p.region in targets) != (kind == "label")):
            air = _BROAD if piece.what == "tile" else _AIR
            yield _Thing(_around(_on_picture(piece), air), piece.region)


def _offers(view: View, words: Words) -> list[Box]:
    """Return where the combos on offer are, those with coins first; the rows, if they lie so."""
    coins = [0 for _ in view.rows.badges] if view.rows else [c.coins for c in view.column]
    boxes = [part.box for part in column_parts(view, words)][-len(coins) :]
    return [boxes[n] for n in sorted(range(len(coins)), key=lambda n: not coins[n])]


def _is(
    kind: str, piece: Piece, region: RegionView, view: View, targets: Mapping[int, Target]
) -> bool:
    """Tell whether ``piece`` is of a kind that lies on the map."""
    if kind == "find":
        return any((f.id, f.region) == (piece.what, piece.region) for f in view.finds)
    if kind in ("active", "declined"):
        held = piece.what == "tile" and region.owner is not None
        return held and region.active == (kind == "active")
    if kind == "piece":
        return piece.what in dict(region.markers) and piece.what != region.printed
    if kind in ("price", "roll"):
        return piece.what == "price" and targets[piece.region].roll == (kind == "roll")
    return piece.what == kind


def _around(box: Box, air: int = _AIR) -> Box:
    """Return the frame around a box."""
    left, top, right, bottom = box
    return left - air, top - air, right + air, bottom + air


def _on_picture(piece: Piece) -> Box:
    """Return what a piece on the map covers, in pixels of the picture."""
    left, top, right, bottom = piece.box
    x, y = theme.MAP
    return left + x, top + y, right + x, bottom + y


def _placed(
    number: int, kind: str, things: Sequence[_Thing], taken: Sequence[Box], done: Sequence[Callout]
) -> Callout:
    """Return the callout that hides least; where several hide as little, the first."""
    used = {callout.region for callout in done if callout.region is not None}
    best: tuple[int, Callout] | None = None
    for thing in things:
        for x, y in _spots(thing.box):
            callout = Callout(number, kind, thing.box, x, y, thing.region)
            cost = _hidden(callout, taken, done) + 40 * (thing.region in used)
            if best is None or cost < best[0]:
                best = cost, callout
    assert best is not None
    return best[1]


def _spots(box: Box) -> Iterator[Point]:
    """Yield where the disc of a thing may stand: outside its frame, which it touches."""
    left, top, right, bottom = box
    reach = DISC // 2 - _LINE
    across, down = (left + right) // 2, (top + bottom) // 2
    for x, y in (
        (left - reach, down),
        (right + reach, down),
        (across, top - reach),
        (across, bottom + reach),
        (left - reach, top - reach),
        (right + reach, top - reach),
        (left - reach, bottom + reach),
        (right + reach, bottom + reach),
    ):
        half = DISC // 2 + 2
        if half <= x <= theme.WIDTH - half and half <= y <= theme.HEIGHT - half:
            yield x, y


def _hidden(callout: Callout, taken: Sequence[Box], done: Sequence[Callout]) -> int:
    """Return how many pixels of other things a disc covers; those of other numbers count most."""
    others = [box for one in done for box in (one.disc, one.box)]
    return sum(_shared(callout.disc, box) for box in taken) + 10 * sum(
        _shared(box, other) for box in (callout.disc, callout.box) for other in others
    )


def _shared(one: Box, other: Box) -> int:
    """Return how many pixels two boxes have in common."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return max(0, wide) * max(0, high)


def callout_parts(found: Sequence[Callout]) -> list[Part]:
    """Return frames and numbers, the numbers above all frames."""
    frames = [_frame(callout.box) for callout in found]
    return [*frames, *(stamp(_disc(c.number), c.x, c.y, "callout", c.number) for c in found)]


def _frame(box: Box) -> Part:
    left, top, right, bottom = box

    def draw(picture: Image.Image, across: int, down: int) -> None:
        x, y = left + across, top + down
        drawn = _outline(right - left, bottom - top)
        picture.paste(drawn, (x, y), drawn)

    return Part(box, ("frame",), draw)


@lru_cache(maxsize=32)
def _outline(width: int, height: int) -> Image.Image:
    """Return a frame with dark edges, transparent within."""
    picture = Image.new("RGBA", (width * SCALE, height * SCALE), (0, 0, 0, 0))
    pen = ImageDraw.Draw(picture)
    for inset, thick, color in ((0, _LINE + 2, theme.PAPER_LIGHT), (1, _LINE, _FACE)):
        edge = (
            inset * SCALE,
            inset * SCALE,
            (width - inset) * SCALE - 1,
            (height - inset) * SCALE - 1,
        )
        pen.rounded_rectangle(edge, 14 * SCALE, None, (*color, 255), thick * SCALE)
    return picture.resize((width, height), Image.Resampling.LANCZOS)


@lru_cache(maxsize=16)
def _disc(number: int) -> Image.Image:
    """Return the disc of a number."""
    picture = Image.new("RGBA", (DISC * SCALE, DISC * SCALE), (0, 0, 0, 0))
    pen = ImageDraw.Draw(picture)
    for inset, color in ((0, theme.NIGHT), (2, theme.PAPER_LIGHT), (6, _FACE)):
        edge = inset * SCALE
        last = (DISC - inset) * SCALE - 1
        pen.ellipse((edge, edge, last, last), (*color, 255))
    disc = picture.resize((DISC, DISC), Image.Resampling.LANCZOS)
    write(disc, (DISC // 2, DISC // 2 + 15), str(number), 42, (255, 255, 255), anchor="m")
    return disc
