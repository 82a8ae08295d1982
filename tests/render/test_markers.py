"""Markers are told apart by outline, color and sign, on a phone too."""

import itertools
from functools import cache

import pytest
from PIL import Image, ImageChops, ImageStat

from engine import EDITIONS, plain_box
from render import theme
from render.beside.armies import EMBLEM
from render.ground.geometry import load_map
from render.looks import FACTIONS, FINDS, MARKERS
from render.pieces.markers import marker
from render.pieces.sheet import PAD, put
from render.styles import STYLES
from tests.render.tables import FAMILIES, SPECS, map_names
from tools.colors import Grounds, boards
from tools.sight import VISION, delta_e, lab

PHONE = 550 / theme.WIDTH
CLEAR, SHARE = 20, 0.1
"""CIEDE2000 from which a pixel differs clearly from the ground, and the least share of those."""
NOWHERE = ("volcano", "vengeance")
"""What lies in no region that can be held."""


def together():
    """Return the editions of which things may lie on a board at once, in groups."""
    found = []
    for world, edition in EDITIONS.items():
        group = {world, *edition.choices().guests}
        for other in [g for g in found if g & group]:
            found.remove(other)
            group |= other
        found.append(group)
    return [tuple(sorted(group)) for group in found]


GROUPS = together()


def things(group):
    """Return all that lies on maps of a group of editions beside tiles."""
    boxes = [plain_box(e, EDITIONS[e].choices().players[0]) for e in group]
    marks = [("marker", m) for m in MARKERS if any(m in box.markers for box in boxes)]
    return [*marks, *((FAMILIES[f], f) for f in FINDS if any(f in box.finds for box in boxes))]


@cache
def smallest(group):
    """Return the diameter of the smallest marker on the boards of a group of editions."""
    shapes = (
        shape
        for board in map_names()
        if board.split("-")[0] in group
        for shape in load_map(board).regions.values()
    )
    return min(shape.mark for shape in shapes)


def on_a_phone(group, kind, thing, ground):
    """Return a group's smallest marker as it is seen on a picture 550 pixels wide."""
    size = smallest(group)
    sheet = Image.new("RGB", (size + 2 * PAD,) * 2, ground)
    gilded = kind == "marker" and SPECS[thing].immune
    put(sheet, marker(thing, size, gilded, kind), sheet.width // 2, sheet.height // 2)
    side = round(sheet.width * PHONE)
    return sheet.resize((side, side), Image.Resampling.LANCZOS)


@pytest.mark.parametrize("group", GROUPS, ids=str)
def test_markers_are_at_least_eleven_pixels_wide_on_a_phone_and_on_islands_ten(group):
    assert smallest(group) * PHONE >= (10 if group == ("warcraft",) else 11)


@pytest.mark.parametrize("ground", ["#ffe9ad", "#588d54", "#3989b6", "#4d4944"])
@pytest.mark.parametrize("group", GROUPS, ids=str)
def test_no_two_markers_or_finds_look_alike_on_a_phone(group, ground):
    small = {what: on_a_phone(group, *what, ground) for what in things(group)}
    middle = (3, 3, *(side - 3 for side in next(iter(small.values())).size))
    for one, two in itertools.combinations(small, 2):
        change = ImageStat.Stat(ImageChops.difference(small[one], small[two]).crop(middle)).mean
        assert sum(change) > 75, (one, two, change)


@cache
def grounds(group, folder):
    """Return the colors of free and of held land and water, in the worlds of a group of editions.

    Each is named by who holds it: the seat and whether the race is active, or nobody.  In decline
    it is the same dusk for all.
    """
    found = {}
    for seen in boards():
        world = seen.setup.home
        if world not in group or seen.seats != max(EDITIONS[world].choices().players):
            continue
        each = {r.terrain: r.id for r in seen.regions}
        look = Grounds(seen, STYLES["default"], regions=each.values(), folder=folder)
        free = look.free()
        found |= {((), land): free[each[land]] for land in each}
        for holder in (*((seat, True) for seat in range(len(theme.SEATS))), (0, False)):
            held = sorted(look.held(*holder).values(), key=sum)
            found |= {(holder, world, n): held[n] for n in (0, -1)}
    return found


def seen_on(group, kind, thing, ground):
    """Return the share of a piece's pixels that differ clearly from the ground, on a phone."""
    small = on_a_phone(group, kind, thing, ground)
    out = round(PAD * PHONE)
    piece = small.crop((out, out, small.width - out, small.height - out))
    land, pixels = lab(ground), piece.getcolors(piece.width * piece.height)
    clear = sum(n for n, color in pixels if delta_e(lab(color), land) >= CLEAR)
    return clear / (piece.width * piece.height)


@pytest.mark.parametrize("group", GROUPS, ids=str)
def test_whatever_lies_on_land_of_a_world_where_it_may_lie_is_seen(group, painted):
    """Pieces that go when their race leaves lie on held land only."""
    hidden = {}
    for kind, thing in things(group):
        if thing in NOWHERE:
            continue
        stays = kind != "marker" or SPECS[thing].stays_when_lost
        for (holder, *where), ground in grounds(group, painted).items():
            if (holder or stays) and (share := seen_on(group, kind, thing, ground)) < SHARE:
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


@pytest.mark.parametrize("vision", VISION)
def test_factions_are_told_apart_by_every_kind_of_color_vision(vision):
    """By what differs beside shape: the faces of their emblems."""
    for one, two in itertools.combinations(FACTIONS, 2):
        faces = [lab(FACTIONS[faction].face, vision) for faction in (one, two)]
        assert delta_e(*faces) >= 40, (one, two)


def test_factions_have_outlines_of_their_own_at_the_least_size():
    own = (PAD, PAD, PAD + EMBLEM, PAD + EMBLEM)
    masks = [
        marker(faction, EMBLEM, kind="faction").crop(own).getchannel("A") for faction in FACTIONS
    ]
    assert len(masks) == 3
    for one, two in itertools.combinations(masks, 2):
        assert ImageStat.Stat(ImageChops.difference(one, two)).mean[0] > 12


@pytest.mark.parametrize("seat", theme.SEATS)
def test_nothing_that_is_found_has_the_color_of_a_players_ground(seat):
    """An orange relic was hardly seen in an orange player's regions."""
    for thing, look in FINDS.items():
        assert delta_e(lab(look.face), lab(seat.color)) >= 12, thing
