"""``colors``: how far held regions are from free land and water, as they are seen on a phone.

A region's ground is the median of its pixels, pieces aside, on a picture 550 pixels wide.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from PIL import Image, ImageDraw, ImageStat

from engine import EDITIONS, View, plain_box, view
from engine.deal import bare_table
from render import STYLES, theme
from render.ground.base import base, has_map
from render.ground.geometry import Map
from render.looks import terrain
from render.map.board import mark_targets
from render.map.owners import owner_parts
from render.parts import draw_all
from render.styles import Style

from .sight import Color, Lab, delta_e, lab

SHOWN = 550
"""Width of a picture on a phone, in pixels."""
WATER, LAND = 14.0, 10.0
"""Least CIEDE2000 of a held region from any free water, and from any free land."""
STANDINGS = tuple((seat, active) for seat in range(len(theme.SEATS)) for active in (True, False))
"""Every way to hold a region: the seat, and whether the race is active."""


@dataclass(frozen=True, slots=True)
class Likeness:
    """A held region, and the free one of its kind that looks most like it."""

    board: str
    style: str
    dimmed: bool
    """On a panel, where nothing can be done to it."""
    seat: int
    active: bool
    region: int
    terrain: str
    other: int
    """The free region."""
    other_terrain: str
    wet: bool
    """The free region is water."""
    apart: float
    """CIEDE2000 of the two grounds."""

    @property
    def kept(self) -> bool:
        """The two are as far apart as they have to be."""
        return self.apart >= (WATER if self.wet else LAND)


class Grounds:
    """The grounds of one board in one style, on the whole picture or dimmed on a panel."""

    def __init__(
        self,
        seen: View,
        style: Style,
        *,
        dimmed: bool = False,
        regions: Collection[int] = (),
        folder: Path | None = None,
    ) -> None:
        """Look at ``regions`` of the board of ``seen`` when they are held; at all if empty.

        Nobody ever holds a chasm, so those are left out.
        ``folder`` is where painted boards are kept.
        """
        self._ground, self._key, self._map = base(seen, folder, style)
        self._seen, self._style, self._dimmed = seen, style, dimmed
        self._masks = _masks(self._map, dimmed)
        named = {r.id: r.terrain for r in seen.regions}
        self._regions = tuple(
            r for r in regions or self._masks if not terrain(named[r], seen.setup.home).deep
        )

    def free(self) -> dict[int, Color]:
        """Return the ground of every region when nobody holds it."""
        return self._medians(self._ground.copy(), self._masks)

    def held(self, seat: int, active: bool) -> dict[int, Color]:
        """Return the grounds when ``seat`` holds the regions, ``active`` or in decline."""
        held = tuple(
            replace(r, owner=seat, active=active)
            for r in self._seen.regions
            if r.id in self._regions
        )
        view = replace(self._seen, regions=held)
        picture = self._ground.copy()
        draw_all(picture, owner_parts(self._ground, self._key, self._map, view, self._style))
        return self._medians(picture, self._regions)

    def _medians(self, picture: Image.Image, regions: Collection[int]) -> dict[int, Color]:
        if self._dimmed:
            mark_targets(picture, self._map, ())
        (x, y), (width, height) = theme.MAP, self._map.size
        size = _size(self._map, self._dimmed)
        small = picture.resize(
            size, Image.Resampling.LANCZOS, box=(x, y, x + width, y + height), reducing_gap=3.0
        )
        found = {}
        for region in regions:
            box, mask = self._masks[region]
            r, g, b = ImageStat.Stat(small.crop(box), mask).median
            found[region] = (int(r), int(g), int(b))
        return found


def _size(map_: Map, dimmed: bool) -> tuple[int, int]:
    """Return the size of the map on a phone, on the whole picture or on a panel."""
    share = SHOWN / theme.WIDTH
    if dimmed:
        share = SHOWN / theme.PANEL[0] * theme.PANEL[1] / map_.size[1]
    return round(map_.size[0] * share), round(map_.size[1] * share)


def _masks(map_: Map, dimmed: bool) -> dict[int, tuple[theme.Box, Image.Image]]:
    """Return each region's box on a phone, and the mask of the pixels that are wholly its own."""
    size = _size(map_, dimmed)
    found = {}
    for region, shape in map_.regions.items():
        whole = Image.new("L", map_.size)
        ImageDraw.Draw(whole).polygon(shape.polygon, fill=255)
        small = whole.resize(size, Image.Resampling.BOX).point([0] * 255 + [255])
        box = small.getbbox()
        assert box
        found[region] = box, small.crop(box)
    return found


def likenesses(seen: View, grounds: Grounds, style: str, *, dimmed: bool) -> Iterator[Likeness]:
    """Yield for every way to hold every region the free water and the free land most like it."""
    wet = {r.id for r in seen.regions if r.water}
    named = {r.id: r.terrain for r in seen.regions}
    free = {region: lab(color) for region, color in grounds.free().items()}
    kinds = (
        {r: look for r, look in free.items() if r in wet},
        {r: look for r, look in free.items() if r not in wet},
    )
    for seat, active in STANDINGS:
        for region, color in grounds.held(seat, active).items():
            for kind in filter(None, kinds):
                other, apart = _nearest(lab(color), kind)
                yield Likeness(
                    "+".join(seen.boards),
                    style,
                    dimmed,
                    seat,
                    active,
                    region,
                    named[region],
                    other,
                    named[other],
                    other in wet,
                    apart,
                )


def _nearest(look: Lab, kind: dict[int, Lab]) -> tuple[int, float]:
    """Return the region of ``kind`` that looks most like ``look``, and how far it is."""
    return min(((r, delta_e(look, other)) for r, other in kind.items()), key=lambda pair: pair[1])


def boards() -> Iterator[View]:
    """Yield an empty table of every box for every number of players, if it has a map."""
    for edition in EDITIONS:
        for players in EDITIONS[edition].choices().players:
            table = plain_box(edition, players)
            seen = view(table, bare_table(table, "colours"))
            if has_map(seen):
                yield seen


def measured(folder: Path | None = None) -> Iterator[Likeness]:
    """Yield every likeness on every board in every style, lit and dimmed: a minute of work."""
    for seen in boards():
        for name, style in STYLES.items():
            for dimmed in (False, True):
                grounds = Grounds(seen, style, dimmed=dimmed, folder=folder)
                yield from likenesses(seen, grounds, name, dimmed=dimmed)


def table(found: Iterable[Likeness]) -> tuple[list[str], bool]:
    """Return the nearest of each kind as lines of a table, and whether all keep their distance."""
    nearest: dict[tuple[str, bool, int, bool, bool], Likeness] = {}
    for one in found:
        key = (one.style, one.dimmed, one.seat, one.active, one.wet)
        if key not in nearest or one.apart < nearest[key].apart:
            nearest[key] = one
    lines = [
        f"{one.style:9} {'dimmed' if one.dimmed else 'lit':7} "
        f"{theme.SEATS[one.seat].shape:9} {'active' if one.active else 'declined':9} "
        f"{one.apart:5.1f}{' ' if one.kept else '!'} {one.board} {one.region} ({one.terrain}) "
        f"and free {one.other} ({one.other_terrain})"
        for one in nearest.values()
    ]
    return lines, all(one.kept for one in nearest.values())
