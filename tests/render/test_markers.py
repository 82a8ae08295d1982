"""Markers are told apart by outline, colour and sign, on a phone too."""

import itertools
from functools import cache
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from engine import EDITIONS
from render import theme
from render.geometry import load_map
from render.looks import FINDS, MARKERS
from render.markers import marker
from render.pieces import PAD, put
from render.styles import STYLES
from tests.render.tables import FAMILIES, SPECS
from tools.colours import Grounds, boards
from tools.sight import delta_e, lab

BOARDS = sorted(Path(render.__file__).parent.joinpath("boards").glob("*.json"))
SMALLEST = min(s.mark for board in BOARDS for s in load_map(board.stem).regions.values())
PHONE = 550 / theme.WIDTH
CLEAR, SHARE = 20, 0.1
"""CIEDE2000 from which a pixel differs clearly from the ground, and the least share of those."""
NOWHERE = ("volcano", "vengeance")
"""What lies in no region that can be held."""


THINGS = [*(("marker", m) for m in MARKERS), *((FAMILIES[f], f) for f in FINDS)]
"""All that lies on a map beside tiles."""


def on_a_phone(kind, thing, ground):
    """Return the smallest marker of all boards as it is seen on a picture 550 pixels wide."""
    sheet = Image.new("RGB", (SMALLEST + 2 * PAD,) * 2, ground)
    gilded = kind == "marker" and SPECS[thing].immune
    put(sheet, marker(thing, SMALLEST, gilded, kind), sheet.width // 2, sheet.height // 2)
    side = round(sheet.width * PHONE)
    return sheet.resize((side, side), Image.Resampling.LANCZOS)


def test_markers_are_at_least_eleven_pixels_wide_on_a_phone():
    assert SMALLEST * PHONE >= 11


@pytest.mark.parametrize("ground", ["#ffe9ad", "#588d54", "#3989b6", "#4d4944"])
def test_no_two_markers_or_finds_look_alike_on_a_phone(ground):
    small = {what: on_a_phone(*what, ground) for what in THINGS}
    middle = (3, 3, *(side - 3 for side in next(iter(small.values())).size))
    for one, two in itertools.combinations(THINGS, 2):
        change = ImageStat.Stat(ImageChops.difference(small[one], small[two]).crop(middle)).mean
        assert sum(change) > 75, (one, two, change)


@cache
def grounds(folder):
    """Return the colors of free and of held land and water, in the worlds of all boxes.

    Each is named by who holds it: the seat and whether the race is active, or nobody.  In decline
    it is the same dusk for all.
    """
    found = {}
    for seen in boards():
        if seen.seats != max(EDITIONS[seen.setup.home].choices().players):
            continue
        each = {r.terrain: r.id for r in seen.regions}
        look = Grounds(seen, STYLES["default"], regions=each.values(), folder=folder)
        free = look.free()
        found |= {((), land): free[each[land]] for land in each}
        for holder in (*((seat, True) for seat in range(len(theme.SEATS))), (0, False)):
            held = sorted(look.held(*holder).values(), key=sum)
            found |= {(holder, seen.setup.home, n): held[n] for n in (0, -1)}
    return found


def seen_on(kind, thing, ground):
    """Return the share of a piece's pixels that differ clearly from the ground, on a phone."""
    small = on_a_phone(kind, thing, ground)
    out = round(PAD * PHONE)
    piece = small.crop((out, out, small.width - out, small.height - out))
    land, pixels = lab(ground), piece.getcolors(piece.width * piece.height)
    clear = sum(n for n, color in pixels if delta_e(lab(color), land) >= CLEAR)
    return clear / (piece.width * piece.height)


def test_whatever_lies_on_land_of_either_world_is_seen(painted):
    """Pieces that go when their race leaves lie on held land only."""
    hidden = {}
    for kind, thing in THINGS:
        if thing in NOWHERE:
            continue
        stays = kind != "marker" or SPECS[thing].stays_when_lost
        for (holder, *where), ground in grounds(painted).items():
            if (holder or stays) and (share := seen_on(kind, thing, ground)) < SHARE:
                hidden[thing, holder, *where] = round(share, 2)
    assert hidden == {}


def test_no_two_markers_but_the_round_ones_have_the_same_outline():
    outlines = {}
    for thing in MARKERS:
        solid = (
            marker(thing, 66, SPECS[thing].immune).getchannel("A").point(lambda v: 255 * (v > 230))
        )
        outlines[thing] = solid
    for one, two in itertools.combinations(outlines, 2):
        differ = ImageStat.Stat(ImageChops.difference(outlines[one], outlines[two])).mean[0]
        assert differ > 8 or {one, two} == {"mountain", "hole"}, (one, two)


@pytest.mark.parametrize("thing", MARKERS)
@pytest.mark.parametrize("size", [32, 42, 66])
def test_a_marker_fills_its_room_and_stays_in_it(thing, size):
    solid = marker(thing, size).getchannel("A").point(lambda v: 255 * (v > 200))
    left, top, right, bottom = solid.getbbox()
    assert PAD - 1 <= left < right <= PAD + size + 1
    assert PAD - 1 <= top < bottom <= PAD + size + 1
    assert min(right - left, bottom - top) >= 0.85 * size


@pytest.mark.parametrize("thing", MARKERS)
def test_what_makes_a_region_immune_has_a_gilded_rim(thing):
    immune = SPECS[thing].immune
    picture = marker(thing, 66, immune)
    gilded = sum(
        count
        for count, (r, g, b, a) in picture.getcolors(picture.width * picture.height)
        if a > 230
        and max(abs(r - theme.GOLD[0]), abs(g - theme.GOLD[1]), abs(b - theme.GOLD[2])) < 20
    )
    assert (gilded > 100) == immune


def test_a_marker_of_another_edition_is_a_disc():
    assert marker("balloon", 42).getbbox()


@pytest.mark.parametrize("seat", theme.SEATS)
def test_nothing_that_is_found_has_the_color_of_a_players_ground(seat):
    """An orange relic was hardly seen in an orange player's regions."""
    for thing, look in FINDS.items():
        assert delta_e(lab(look.face), lab(seat.colour)) >= 12, thing
