"""Players' colors as drawn, to all kinds of color vision: against each other and the land."""

import dataclasses
import itertools
from collections import OrderedDict
from functools import lru_cache

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from render import STYLES, theme
from render.ground.base import base
from render.ground.geometry import map_of
from render.looks import EDITIONS
from render.looks import terrain as look_of
from render.map import owners
from render.map.board import piece_parts
from render.map.owners import owner_parts
from render.parts import draw_all
from render.pieces.sheet import PAD
from render.pieces.tiles import tile
from render.styles import shades
from tests.render.tables import table
from tools.colors import Grounds, boards, likenesses
from tools.sight import VISION, delta_e, lab

PLAYERS, LAND = 20, 15
"""Least CIEDE2000 between two players, and between a player and a terrain."""
STATES = 5
"""Least CIEDE2000 between the grounds of a player's active race and of one in decline, their
stripes aside."""
SEATS = range(len(theme.SEATS))


def within(shape, cut):
    """Return the mask of a region, ``cut`` pixels in from its border all around."""
    left, top, right, bottom = shape.box
    mask = Image.new("L", (right - left, bottom - top))
    corners = [(x - left, y - top) for x, y in shape.polygon]
    draw = ImageDraw.Draw(mask)
    draw.polygon(corners, fill=255)
    draw.line([*corners, corners[0]], 0, 2 * cut, "curve")
    return mask


def mean(picture, shape, mask):
    left, top, right, bottom = shape.box
    x, y = theme.MAP
    crop = picture.crop((left + x, top + y, right + x, bottom + y))
    return tuple(round(v) for v in ImageStat.Stat(crop, mask).mean)


@lru_cache(maxsize=8)
def terrains(style, folder, home):
    """Return the color of each terrain of an edition as drawn: its mean over its boards."""
    found = {}
    for seen in boards():
        if seen.setup.home != home:
            continue
        ground, _, map_ = base(seen, folder, STYLES[style])
        for r in seen.regions:
            shape = map_.regions[r.id]
            found.setdefault(r.terrain, []).append(mean(ground, shape, within(shape, 2)))
    return {
        terrain: tuple(round(sum(c) / len(c)) for c in zip(*colors, strict=True))
        for terrain, colors in found.items()
    }


def rims(style, folder, active, seen, regions):
    """Return each player's color along the borders of some regions, by terrain, as drawn."""
    ground, key, map_ = base(seen, folder, STYLES[style])
    pen = round(STYLES[style].pen)
    found = {}
    for region in (r for r in seen.regions if r.id in regions):
        terrain = region.terrain
        shape = map_.regions[region.id]
        ring = ImageChops.subtract(within(shape, pen // 2 + 1), within(shape, pen // 2 + 5))
        for seat in range(seen.seats):
            held = dataclasses.replace(region, owner=seat, active=active)
            view = dataclasses.replace(seen, regions=(held,))
            picture = ground.copy()
            draw_all(picture, owner_parts(ground, key, map_, view, STYLES[style]))
            found[seat, terrain] = mean(picture, shape, ring)
    return found


@lru_cache(maxsize=4)
def all_rims(style, folder, active):
    """Return the rims on the largest board of each edition, by its name; kept for each vision."""
    return [
        (seen.setup.home, rims(style, folder, active, seen, regions))
        for seen, regions in all_terrains()
    ]


def faces(style):
    """Return the color of each player's tiles: what most of their pixels have."""
    found = {}
    for seat in SEATS:
        drawn = tile("elves", seat, True, 1, 66, shape=STYLES[style].shape)
        face = drawn.crop((PAD, PAD, PAD + 66, PAD + 66)).convert("RGB")
        found[seat] = max(face.getcolors(66 * 66))[1]
    return found


@lru_cache(maxsize=4096)
def seen_as(color, vision):
    return lab(color, vision)


def apart(one, two, vision):
    return delta_e(seen_as(one, vision), seen_as(two, vision))


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("active", [True, False])
def test_players_borders_are_told_apart_and_from_the_land(style, vision, active, painted):
    for home, drawn in all_rims(style, painted, active):
        land = terrains(style, painted, home)
        between = {
            (a, b): apart(drawn[a], drawn[b], vision)
            for a, b in itertools.combinations(drawn, 2)
            if a[0] != b[0]
        }
        assert {pair: d for pair, d in between.items() if d < PLAYERS} == {}
        ground = {
            (who, terrain): apart(color, land[terrain], vision)
            for who, color in drawn.items()
            for terrain in land
        }
        assert {pair: d for pair, d in ground.items() if d < LAND} == {}


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("style", STYLES)
def test_players_tiles_are_told_apart_and_from_the_land(style, vision, painted):
    drawn = faces(style)
    for a, b in itertools.combinations(SEATS, 2):
        assert apart(drawn[a], drawn[b], vision) >= PLAYERS, (a, b)
    for seen, _ in all_terrains():
        land = terrains(style, painted, seen.setup.home)
        for seat, terrain in itertools.product(range(seen.seats), land):
            assert apart(drawn[seat], land[terrain], vision) >= LAND, (seat, terrain)


def all_terrains():
    """Return the largest board of each edition, and a region of each terrain one can hold there."""
    largest = {}
    for seen in boards():
        most = largest.get(seen.setup.home)
        if most is None or len(seen.regions) > len(most.regions):
            largest[seen.setup.home] = seen
    return [
        (
            seen,
            {
                r.terrain: r.id
                for r in seen.regions
                if not look_of(r.terrain, seen.setup.home).deep
            }.values(),
        )
        for seen in largest.values()
    ]


@pytest.mark.parametrize("dimmed", [False, True])
@pytest.mark.parametrize("style", STYLES)
def test_no_players_land_looks_like_water_or_free_land(style, dimmed, painted):
    for seen, regions in all_terrains():
        look = STYLES[style]
        grounds = Grounds(seen, look, dimmed=dimmed, regions=regions, folder=painted)
        found = list(likenesses(seen, grounds, style, dimmed=dimmed))
        assert {one.wet for one in found} == {True, False}
        assert [one for one in found if not one.kept] == []
        for seat in SEATS:
            active, declined = (grounds.held(seat, active) for active in (True, False))
            assert [r for r in regions if apart(active[r], declined[r], "usual") < STATES] == []


def test_a_blue_player_would_be_found_to_look_like_water(painted, monkeypatch):
    blue = dataclasses.replace(theme.SEATS[0], color=theme.rgb("#3a8ac0"))
    monkeypatch.setattr(theme, "SEATS", (blue, *theme.SEATS[1:]))
    monkeypatch.setattr(owners, "_tints", OrderedDict())
    (seen, regions), *_ = all_terrains()
    grounds = Grounds(seen, STYLES["default"], regions=regions, folder=painted)
    found = likenesses(seen, grounds, "default", dimmed=False)
    assert {(one.seat, one.wet) for one in found if not one.kept} == {(0, True)}


@pytest.mark.parametrize("style", STYLES)
def test_the_tile_faces_are_the_players_colors(style):
    assert faces(style) == {seat: look.color for seat, look in enumerate(theme.SEATS)}


def test_high_contrast_has_even_land_broad_borders_and_large_shapes():
    usual, high = STYLES["default"], STYLES["contrast"]
    for look in (look for looks in EDITIONS.values() for look in looks.terrains.values()):
        assert shades(high, look) == (look.even,) * 3
        assert shades(usual, look) == look.shades
    assert high.pen >= 2 * usual.pen
    assert high.shape > 1.4 * usual.shape


@pytest.mark.parametrize("style", STYLES)
def test_a_style_reaches_the_tiles_on_the_map(style):
    seen = table(3, 2)
    map_ = map_of(seen.boards)
    usual = Image.new("RGB", (theme.WIDTH, theme.HEIGHT))
    other = usual.copy()
    draw_all(usual, piece_parts(map_, seen, {}))
    draw_all(other, piece_parts(map_, seen, {}, style=STYLES[style]))
    assert bool(ImageChops.difference(usual, other).getbbox()) == (style != "default")
