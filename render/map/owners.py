"""Whose a region is: land in shades of the owner's color; in decline dusk, striped with it.

Tinted regions are kept; whoever draws holds the lock of :mod:`render.pictures.picture`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter, ImageOps, ImageStat

from engine.view import RegionView, View
from render import theme
from render.ground.geometry import ROOM, Map, Shape
from render.ground.land import FINE
from render.parts import Part
from render.styles import DEFAULT, Style
from render.theme import Color, mix

TINTS = 96
"""Tinted regions kept: about 140 kB each."""
MASKS = 96
"""Regions whose masks are kept: about 90 kB each."""

_Key = tuple[Hashable, int, bool]
_tints: OrderedDict[_Key, tuple[Image.Image, Image.Image]] = OrderedDict()


def _tint(
    ground: Image.Image, key: Hashable, style: Style, shape: Shape, region: RegionView
) -> tuple[Image.Image, Image.Image]:
    """Return a held region of ``ground`` in its owner's color, and the mask to paste it through.

    ``key`` names the region's ground, for the cache of tinted regions.
    """
    seat = region.owner or 0
    known = (key, seat, region.active)
    if known not in _tints:
        color = theme.SEATS[seat % len(theme.SEATS)].color
        _tints[known] = _tinted(ground, shape, color, region.active, style)
        while len(_tints) > TINTS:
            _tints.popitem(last=False)
    _tints.move_to_end(known)
    return _tints[known]


def _tinted(
    base: Image.Image, shape: Shape, color: Color, active: bool, style: Style
) -> tuple[Image.Image, Image.Image]:
    """Return a region of the base in its owner's color, and the mask to paste it through."""
    left, top, right, bottom = shape.box
    x, y = theme.MAP
    crop = base.crop((left + x, top + y, right + x, bottom + y))
    inside, *rims = _masks(shape, style.pen, style.rim, style.band)
    if active:
        crop = Image.blend(crop, _dyed(crop, inside, color), style.fill)
    else:
        crop = Image.blend(crop, _dyed(crop, inside, theme.DUSK), style.faded)
        crop.paste(theme.bright(color), (0, 0), _stripes(crop.size))
    for mask in rims:
        crop.paste(color, (0, 0), mask)
    return crop, inside


@lru_cache(maxsize=MASKS)
def _masks(shape: Shape, pen: float, rim: float, band: int) -> tuple[Image.Image, ...]:
    """Return the mask of a region's land, then those of its owner's color along the border.

    They are the same whoever holds it, and take longer to draw than the colors.  ``pen``, ``rim``
    and ``band`` are those of the :class:`Style`.
    """
    left, top, right, bottom = shape.box
    width, height = right - left, bottom - top
    line = [(a - left, b - top) for a, b in [*shape.polygon, shape.polygon[0]]]
    fine = [(a * FINE, b * FINE) for a, b in line]
    big = Image.new("L", (width * FINE, height * FINE))
    draw = ImageDraw.Draw(big)
    draw.polygon(fine[:-1], fill=255)
    draw.line(fine, 0, round((pen + 0.2) * FINE), "curve")
    inside = big.reduce(FINE)
    padded = ImageOps.expand(inside, 24)
    soft = padded.filter(ImageFilter.GaussianBlur(9)).crop((24, 24, 24 + width, 24 + height))
    glow = soft.point([max(0, min(255, round((250 - v) * 1.75 * rim))) for v in range(256)])
    if not band:
        return inside, glow
    edge = Image.new("L", inside.size)
    ImageDraw.Draw(edge).line(line, round(255 * rim), round(pen) + 2 * band, "curve")
    return inside, glow, edge


def _dyed(crop: Image.Image, inside: Image.Image, color: Color) -> Image.Image:
    """Return the land in shades of ``color``, which its middling ground has: all is still seen.

    ``inside`` is the mask of the land.
    """
    gray = ImageOps.grayscale(crop)
    middle = min(max(ImageStat.Stat(gray, inside).median[0], 32), 224)
    dark, light = mix(color, theme.NIGHT, 0.75), mix(color, (255, 255, 255), 0.5)
    return ImageOps.colorize(gray, dark, light, color, midpoint=round(middle))


@lru_cache(maxsize=1)
def _all_stripes() -> Image.Image:
    side = 2 * max(ROOM)
    picture = Image.new("L", (side, side))
    draw = ImageDraw.Draw(picture)
    for start in range(-side, side, 40):
        draw.line([(start, side), (start + side, 0)], 97, 6)
    return picture.reduce(2)


def _stripes(size: tuple[int, int]) -> Image.Image:
    return _all_stripes().crop((0, 0, *size))


def owner_parts(
    ground: Image.Image, key: str, map_: Map, view: View, style: Style = DEFAULT
) -> list[Part]:
    """Return the held regions in their owners' colors.

    ``key`` names the ``ground``, which stays as it is.
    """
    return [
        _owned(
            ground,
            _name(key, map_, view, style, region),
            style,
            map_.regions[region.id],
            region,
        )
        for region in view.regions
        if region.owner is not None
    ]


def _name(key: str, map_: Map, view: View, style: Style, region: RegionView) -> Hashable:
    """Return what names a region's ground: on boards beside others, it is the same anywhere."""
    if map_.lies is None:
        return key, region.id
    return map_.printed[region.id], map_.lies.scale, region.terrain, view.setup.home, style.name


def _owned(
    ground: Image.Image, key: Hashable, style: Style, shape: Shape, region: RegionView
) -> Part:
    x, y = theme.MAP
    left, top, right, bottom = shape.box
    left, top = left + x, top + y

    def draw(picture: Image.Image, across: int, down: int) -> None:
        crop, mask = _tint(ground, key, style, shape, region)
        picture.paste(crop, (left + across, top + down), mask)

    box = (left, top, right + x, bottom + y)
    return Part(box, ("owned", region.id, region.owner, region.active), draw)
