"""What lies on the map: ownership, labels, tokens, markers; and what a panel marks on it."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from engine.view import RegionView, View

from . import theme
from .geometry import Map, Shape
from .land import FINE
from .pieces import count, disc, glyph, put, tile
from .text import write
from .theme import Box, Colour, mix

IMMUNE = ("hole", "hero", "dragon")
"""Markers with a gilded ring: their region cannot be touched."""
FILL, RIM = 0.26, 0.92
"""Share of the owner's colour in the middle of a region and at its border."""
COUNT = 32
"""Height of a tile's count badge."""
OVERHANG = 7
"""Pixels that a count badge reaches beyond its tile."""
SMALL_COUNT = 25
"""Height of a marker's count badge."""


class Target(Protocol):
    """A region that the acting army may conquer now."""

    @property
    def price(self) -> int:
        """Tokens it costs."""

    @property
    def roll(self) -> bool:
        """Only the die could do it."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing drawn on the map: what, where, and the room it takes."""

    region: int
    what: str
    """``label``, ``tile``, ``count``, ``price``, or the marker's id."""
    amount: int
    x: int
    y: int
    width: int
    height: int

    @property
    def box(self) -> Box:
        """What it covers, in pixels of the map."""
        left, top = self.x - self.width // 2, self.y - self.height // 2
        return left, top, left + self.width, top + self.height

    def covers(self, other: Piece) -> bool:
        """Tell whether the two pieces' boxes have a pixel in common."""
        a, b = self.box, other.box
        return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


# ------------------------------------------------------------------ layout


def label_size(region: RegionView) -> tuple[int, int]:
    """Return width and height of a region's label."""
    return 14 + 21 * len(str(region.id)) + 30 * len(region.symbols), 34


def count_width(number: int, size: int) -> int:
    """Return the width of a count badge ``size`` pixels high."""
    return size + (12 if number > 9 else 0)


def layout(
    chart: Map, regions: tuple[RegionView, ...], priced: Mapping[int, Target]
) -> list[Piece]:
    """Return every piece on the map, in the order of drawing: numbers last.

    Nothing covers a label or hides a number.  ``priced`` are the regions that
    show a price.
    """
    things: list[Piece] = []
    numbers: list[Piece] = []
    labels: list[Piece] = []
    for region in regions:
        shape = chart.regions[region.id]
        labels.append(Piece(region.id, "label", region.id, *shape.label, *label_size(region)))
        if region.tokens or region.natives:
            things.append(_stack(region, shape))
            numbers.append(_stack_count(region, shape))
    fixed = labels + numbers
    for region in regions:
        if region.markers:
            shape = chart.regions[region.id]
            discs, counts = _markers(region, shape, _near(shape, fixed))
            things += discs
            numbers += counts
    for region in regions:
        if region.id in priced:
            shape = chart.regions[region.id]
            taken = _near(shape, labels + numbers)
            own = [piece for piece in things if piece.region == region.id]
            numbers.append(_price(region.id, shape, priced[region.id], taken, own))
    return things + labels + numbers


def _near(shape: Shape, pieces: list[Piece]) -> list[Piece]:
    """Return the pieces that something in the region could cover."""
    left, top, right, bottom = shape.box
    return [p for p in pieces if left - 90 < p.x < right + 90 and top - 60 < p.y < bottom + 60]


def _stack(region: RegionView, shape: Shape) -> Piece:
    return Piece(
        region.id, "tile", region.tokens or region.natives, *shape.token, shape.tile, shape.tile
    )


def _stack_count(region: RegionView, shape: Shape) -> Piece:
    """Return the badge with the number of a region's tokens."""
    amount = region.tokens or region.natives
    corner = shape.tile // 2 - COUNT // 2 + OVERHANG
    wide = count_width(amount, COUNT)
    x, y = shape.token[0] + corner - (wide - COUNT) // 2, shape.token[1] + corner
    return Piece(region.id, "count", amount, x, y, wide, COUNT)


def _clear(piece: Piece, others: list[Piece]) -> bool:
    return not any(piece.covers(other) for other in others)


def _markers(
    region: RegionView, shape: Shape, taken: list[Piece]
) -> tuple[list[Piece], list[Piece]]:
    """Return a region's marker discs, and the badges of those that are several."""
    discs: list[Piece] = []
    counts: list[Piece] = []
    free = list(shape.marks)
    for marker, amount in region.markers:
        place = free.pop(0) if free else _squeeze(shape, taken + counts)
        discs.append(Piece(region.id, marker, amount, *place, shape.mark, shape.mark))
        if amount > 1:
            counts.append(_badge(discs[-1], taken + counts))
    return discs, counts


def _badge(marker: Piece, taken: list[Piece]) -> Piece:
    """Return the badge with the number of a marker's pieces, at the corner that is free."""
    reach = marker.width // 2 - SMALL_COUNT // 2 + 3
    wide = count_width(marker.amount, SMALL_COUNT)
    badge = None
    for a, b in ((1, 1), (-1, 1), (1, -1), (-1, -1), (0, 0)):
        x, y = marker.x + a * reach, marker.y + b * reach
        badge = Piece(marker.region, "count", marker.amount, x, y, wide, SMALL_COUNT)
        if _clear(badge, taken):
            break
    assert badge is not None
    return badge


def _squeeze(shape: Shape, taken: list[Piece]) -> tuple[int, int]:
    """Return a place between markers, for one more than the region has places for."""
    half = shape.mark // 2
    for x, y in shape.marks:
        for a, b in ((half, 0), (-half, 0), (0, half), (0, -half)):
            piece = Piece(0, "", 0, x + a, y + b, shape.mark, shape.mark)
            if _clear(piece, taken):
                return piece.x, piece.y
    return shape.marks[-1]


SHIFTS = tuple(
    sorted(
        ((a, b) for a in range(-20, 21, 4) for b in range(-20, 21, 4) if a * a + b * b <= 400),
        key=lambda shift: shift[0] ** 2 + shift[1] ** 2,
    )
)
"""How far a price tag may stand from a marker's place, the nearest first; still in its region."""


def _price(
    region: int, shape: Shape, target: Target, taken: list[Piece], own: list[Piece]
) -> Piece:
    """Return a price tag that hides no number, and no piece of the region if it can."""
    width, height = tag_size(target.roll)
    for others, air in ((taken + own, 10), (taken + own, 0), (taken, 0)):
        for a, b in SHIFTS:
            for x, y in shape.marks:
                if _clear(Piece(region, "", 0, x + a, y + b, width + air, height + air), others):
                    return Piece(region, "price", target.price, x + a, y + b, width, height)
    return Piece(region, "price", target.price, *shape.marks[-1], width, height)


# --------------------------------------------------------------- ownership

_tints: OrderedDict[tuple[str, int, int, bool, int], tuple[Image.Image, Image.Image]] = (
    OrderedDict()
)
_tints_lock = threading.Lock()
TINTS = 256
"""Tinted regions kept: about 100 kB each."""


def tint(base: Image.Image, key: str, region: int, shape: Shape, seat: int, active: bool) -> None:
    """Lay an owner's colour over a region of ``base``, in place.

    ``key`` names the untouched base, for the cache of tinted regions.
    """
    known = (key, region, seat, active, theme.MAP[0])
    with _tints_lock:
        got = _tints.get(known)
        if got:
            _tints.move_to_end(known)
    if got is None:
        got = _tinted(base, shape, theme.SEATS[seat % len(theme.SEATS)].colour, active)
        with _tints_lock:
            _tints[known] = got
            while len(_tints) > TINTS:
                _tints.popitem(last=False)
    left, top, _, _ = shape.box
    base.paste(got[0], (left + theme.MAP[0], top + theme.MAP[1]), got[1])


def _tinted(
    base: Image.Image, shape: Shape, colour: Colour, active: bool
) -> tuple[Image.Image, Image.Image]:
    left, top, right, bottom = shape.box
    x, y = theme.MAP
    crop = base.crop((left + x, top + y, right + x, bottom + y))
    big = Image.new("L", (crop.width * FINE, crop.height * FINE))
    corners = [((a - left) * FINE, (b - top) * FINE) for a, b in shape.polygon]
    draw = ImageDraw.Draw(big)
    draw.polygon(corners, fill=255)
    draw.line([*corners, corners[0]], 0, round(3.4 * FINE), "curve")
    inside = big.reduce(FINE)
    padded = ImageOps.expand(inside, 24)
    soft = padded.filter(ImageFilter.GaussianBlur(9)).crop(
        (24, 24, 24 + crop.width, 24 + crop.height)
    )
    if not active:
        grey = ImageOps.grayscale(crop)
        crop = Image.blend(crop, Image.merge("RGB", (grey,) * 3), 0.72)
        crop = Image.blend(crop, Image.new("RGB", crop.size, theme.STONE), 0.3)
        crop.paste(mix(colour, theme.NIGHT, 0.3), (0, 0), _stripes(crop.size))
    else:
        crop = Image.blend(crop, Image.new("RGB", crop.size, colour), FILL)
    top_share = RIM if active else 0.8
    glow = soft.point([max(0, min(255, round((250 - v) * 1.75 * top_share))) for v in range(256)])
    crop.paste(colour, (0, 0), glow)
    return crop, inside


@lru_cache(maxsize=8)
def _all_stripes() -> Image.Image:
    picture = Image.new("L", (640 * 2, 640 * 2))
    draw = ImageDraw.Draw(picture)
    for start in range(-1280, 1280, 28):
        draw.line([(start, 1280), (start + 1280, 0)], 120, 7)
    return picture.reduce(2)


def _stripes(size: tuple[int, int]) -> Image.Image:
    return _all_stripes().crop((0, 0, *size))


# ------------------------------------------------------------------ drawing


@lru_cache(maxsize=256)
def _label(number: int, symbols: tuple[str, ...], size: tuple[int, int]) -> Image.Image:
    """Return a region's number and symbols on a little parchment plate."""
    pad, scale = 6, 4
    width, height = size
    plate = Image.new("RGBA", ((width + 2 * pad) * scale, (height + 2 * pad) * scale), (0, 0, 0, 0))
    draw = ImageDraw.Draw(plate)
    box = (pad * scale, pad * scale, (pad + width) * scale, (pad + height) * scale)
    draw.rounded_rectangle(box, 11 * scale, (*theme.INK, 235))
    inner = (box[0] + 6, box[1] + 6, box[2] - 6, box[3] - 6)
    draw.rounded_rectangle(inner, 10 * scale, (*theme.PAPER_LIGHT, 255))
    plate = plate.resize((width + 2 * pad, height + 2 * pad), Image.Resampling.LANCZOS)
    shadow = ImageChops.offset(plate.getchannel("A"), 1, 3).filter(ImageFilter.GaussianBlur(2.5))
    under = Image.new("RGBA", plate.size, (*theme.NIGHT, 0))
    under.putalpha(shadow.point(lambda v: v * 0.55))
    plate = Image.alpha_composite(under, plate)
    text = str(number)
    room = width - 30 * len(symbols)
    write(
        plate,
        (pad + room // 2 + (2 if symbols else 0), pad + height // 2 + 12),
        text,
        theme.NUMBER,
        theme.INK,
        style="body",
        anchor="m",
    )
    for place, symbol in enumerate(symbols):
        put(plate, disc("symbol", symbol, 28), pad + room + 13 + 30 * place, pad + height // 2)
    return plate


def draw_pieces(
    picture: Image.Image, chart: Map, view: View, targets: Mapping[int, Target]
) -> None:
    """Draw labels, tiles, markers and prices, in place."""
    regions = {r.id: r for r in view.regions}
    left, top = theme.MAP
    for piece in layout(chart, view.regions, targets):
        put(picture, _drawn(piece, regions[piece.region], targets), piece.x + left, piece.y + top)


def _drawn(piece: Piece, region: RegionView, targets: Mapping[int, Target]) -> Image.Image:
    """Return the picture of a piece."""
    if piece.what == "label":
        return _label(region.id, region.symbols, label_size(region))
    if piece.what == "tile":
        return _tile(region, piece.width)
    if piece.what == "count":
        return count(piece.amount, piece.height)
    if piece.what == "price":
        return price_tag(piece.amount, targets[piece.region].roll)
    return disc("marker", piece.what, piece.width, piece.what in IMMUNE)


def _tile(region: RegionView, side: int) -> Image.Image:
    if not region.tokens:
        return tile("natives", -1, True, min(3, region.natives), side)
    seat = -1 if region.owner is None else region.owner
    return tile(region.race or "", seat, region.active, min(3, region.tokens), side)


def draw_owners(picture: Image.Image, key: str, chart: Map, view: View) -> None:
    """Colour the held regions, in place."""
    for region in view.regions:
        if region.owner is not None:
            tint(picture, key, region.id, chart.regions[region.id], region.owner, region.active)


def tag_size(roll: bool) -> tuple[int, int]:
    """Return width and height of a price tag."""
    return (60 if roll else 42), 42


@lru_cache(maxsize=64)
def price_tag(price: int, roll: bool) -> Image.Image:
    """Return what marks a target: its price, or the die if only that could do it."""
    (width, height), scale = tag_size(roll), 4
    tag = Image.new("RGBA", (width * scale, height * scale), (0, 0, 0, 0))
    draw = ImageDraw.Draw(tag)
    draw.rounded_rectangle(
        (0, 0, width * scale - 1, height * scale - 1), 12 * scale, (*theme.NIGHT, 255)
    )
    face = theme.rgb("#d8452b") if roll else theme.rgb("#2f8f3e")
    draw.rounded_rectangle(
        (8, 8, width * scale - 9, height * scale - 9), 11 * scale, (*theme.PAPER_LIGHT, 255)
    )
    draw.rounded_rectangle(
        (16, 16, width * scale - 17, height * scale - 17), 9 * scale, (*face, 255)
    )
    tag = tag.resize((width, height), Image.Resampling.LANCZOS)
    if roll:
        put(tag, glyph("thing", "die", 28, (255, 255, 255)), 20, height // 2)
        write(tag, (45, height // 2 + 11), str(price), 30, (255, 255, 255), anchor="m")
    else:
        write(tag, (width // 2, height // 2 + 12), str(price), 34, (255, 255, 255), anchor="m")
    return tag


def mark_targets(picture: Image.Image, chart: Map, targets: Mapping[int, Target]) -> None:
    """Darken what cannot be conquered and outline what can, in place."""
    veil = Image.new("L", chart.size, 105)
    line = Image.new("L", chart.size)
    draw, pen = ImageDraw.Draw(veil), ImageDraw.Draw(line)
    for region in targets:
        corners = chart.regions[region].polygon
        draw.polygon(corners, fill=0)
        pen.line([*corners, corners[0]], 255, 9, "curve")
    picture.paste(theme.NIGHT, theme.MAP, veil)
    picture.paste((255, 214, 90), theme.MAP, line)
