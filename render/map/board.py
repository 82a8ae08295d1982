"""The pieces on the map: labels, tokens, markers; and what a panel marks on it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.view import RegionView, View
from render import theme
from render.ground.geometry import Map
from render.parts import Part, stamp
from render.pieces.counts import count, more
from render.pieces.discs import disc
from render.pieces.icons import codes, glyph
from render.pieces.markers import marker
from render.pieces.sheet import SCALE, put
from render.pieces.tiles import tile
from render.styles import DEFAULT, Style
from render.writing.text import write

from .happened import Happened, mark_pieces
from .layout import Piece, Target, label_size, layout, tag_size
from .lying import lying
from .marks import mark_parts
from .names import name_parts, name_pieces

HOLDER = 0.74
"""Size of a piece that holds a region by itself, of the tile under it."""


@lru_cache(maxsize=256)
def _label(number: int, symbols: tuple[str, ...], size: tuple[int, int]) -> Image.Image:
    """Return a region's number and symbols on a little parchment plate."""
    pad = 6
    width, height = size
    plate = Image.new("RGBA", ((width + 2 * pad) * SCALE, (height + 2 * pad) * SCALE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(plate)
    box = (pad * SCALE, pad * SCALE, (pad + width) * SCALE, (pad + height) * SCALE)
    draw.rounded_rectangle(box, 11 * SCALE, (*theme.INK, 235))
    inner = (box[0] + 6, box[1] + 6, box[2] - 6, box[3] - 6)
    draw.rounded_rectangle(inner, 10 * SCALE, (*theme.PAPER_LIGHT, 255))
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


def piece_parts(
    map_: Map,
    view: View,
    targets: Mapping[int, Target],
    *,
    uses: Mapping[int, str] | None = None,
    happened: Sequence[Happened] = (),
    names: Mapping[int, str] | None = None,
    style: Style = DEFAULT,
) -> list[Part]:
    """Return labels, tiles, markers and prices; marks of ``uses`` and of what ``happened``.

    ``uses``: the things (their ids) that can be used, by region; an empty id has no mark.
    ``names`` are those of the regions; without them the map has none.
    """
    regions = {r.id: r for r in view.regions}
    left, top = theme.MAP
    parts = []
    called = name_pieces(map_, names) if names else []
    usable = [region for region, trait in (uses or {}).items() if trait]
    pieces = layout(map_, view.regions, targets, usable, called, lying(view))
    for piece in pieces:
        if piece.what == "name":
            continue
        region = regions[piece.region]
        if piece.what == "use" and uses:
            parts.append(_use(piece, uses[piece.region]))
            continue
        spec = view.markers.get(piece.what)
        picture = _drawn(piece, region, targets, style, spec is not None and spec.immune)
        whose = (region.race, region.owner, region.active, region.symbols)
        place = piece.x + left, piece.y + top
        parts.append(stamp(picture, *place, piece.what, piece.amount, piece.owned, *whose))
    marks = mark_pieces(map_, view.regions, happened, pieces) if happened else []
    parts += mark_parts(marks, happened)
    if names:
        parts += name_parts(called, map_, names)
    return parts


def _use(piece: Piece, trait: str) -> Part:
    """Return the mark of a race, a power or another thing that can do something to a region."""
    left, top = theme.MAP
    kind = next((kind for kind, known in codes().items() if trait in known), "power")
    return stamp(disc(kind, trait, piece.width, True), piece.x + left, piece.y + top, piece, trait)


def _drawn(
    piece: Piece, region: RegionView, targets: Mapping[int, Target], style: Style, gilded: bool
) -> Image.Image:
    """Return the picture of a piece; ``gilded``: it makes its region immune."""
    if piece.what == "label":
        return _label(region.id, region.symbols, label_size(region.id, len(region.symbols)))
    if piece.what == "tile":
        return _tile(region, piece.width, style)
    if piece.what == "count":
        return count(piece.amount, piece.height)
    if piece.what == "price":
        return price_tag(piece.amount, targets[piece.region].roll, piece.height)
    if piece.what == "more":
        return more(piece.amount, piece.height)
    if piece.owned:
        return _holder(piece, region, style, gilded)
    return marker(piece.what, piece.width, gilded, piece.kind)


def _tile(region: RegionView, side: int, style: Style) -> Image.Image:
    if region.natives:
        return tile("", -1, True, min(3, region.natives), side, native=region.native)
    seat = -1 if region.owner is None else region.owner
    deep = max(1, min(3, region.tokens))
    return tile(region.race or "", seat, region.active, deep, side, shape=style.shape)


def _holder(piece: Piece, region: RegionView, style: Style, gilded: bool) -> Image.Image:
    """Return a piece that holds its region by itself, on a tile of its owner's color."""
    seat = -1 if region.owner is None else region.owner
    picture = tile("", seat, region.active, 1, piece.width, shape=style.shape).copy()
    own = marker(piece.what, round(piece.width * HOLDER), gilded, piece.kind)
    put(picture, own, picture.width // 2, picture.height // 2)
    return picture


@lru_cache(maxsize=64)
def price_tag(price: int, roll: bool, high: int) -> Image.Image:
    """Return what marks a target: its price, or the die if only that could do it.

    ``high``: its height, the usual one or less.
    """
    width, height = tag_size(roll)
    if high < height:
        small = (round(width * high / height), high)
        return price_tag(price, roll, height).resize(small, Image.Resampling.LANCZOS)
    tag = Image.new("RGBA", (width * SCALE, height * SCALE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(tag)
    draw.rounded_rectangle(
        (0, 0, width * SCALE - 1, height * SCALE - 1), 12 * SCALE, (*theme.NIGHT, 255)
    )
    face = theme.rgb("#d8452b") if roll else theme.rgb("#2f8f3e")
    draw.rounded_rectangle(
        (8, 8, width * SCALE - 9, height * SCALE - 9), 11 * SCALE, (*theme.PAPER_LIGHT, 255)
    )
    draw.rounded_rectangle(
        (16, 16, width * SCALE - 17, height * SCALE - 17), 9 * SCALE, (*face, 255)
    )
    tag = tag.resize((width, height), Image.Resampling.LANCZOS)
    if roll:
        put(tag, glyph("thing", "die", 28, (255, 255, 255)), 20, height // 2)
        write(tag, (45, height // 2 + 11), str(price), 30, (255, 255, 255), anchor="m")
    else:
        write(tag, (width // 2, height // 2 + 12), str(price), 34, (255, 255, 255), anchor="m")
    return tag


def mark_targets(picture: Image.Image, map_: Map, targets: Collection[int]) -> None:
    """Darken the regions to which nothing can be done and outline the others, in place."""
    veil = Image.new("L", map_.size, 105)
    line = Image.new("L", map_.size)
    draw, pen = ImageDraw.Draw(veil), ImageDraw.Draw(line)
    for region in targets:
        corners = map_.regions[region].polygon
        draw.polygon(corners, fill=0)
        pen.line([*corners, corners[0]], 255, 9, "curve")
    picture.paste(theme.NIGHT, theme.MAP, veil)
    picture.paste((255, 214, 90), theme.MAP, line)
