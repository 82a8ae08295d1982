"""Nothing covers a label or hides a number, however many pieces stand on the map."""

import dataclasses
import itertools
import math

import pytest
from PIL import Image

from engine import Choice, Target, drawn, load_box, plain_box, view
from render import theme
from render.ground.geometry import map_of
from render.map.board import piece_parts, price_tag
from render.map.layout import FINER, SHOWN, layout, tag_size
from render.map.lying import lying
from render.map.names import name_pieces, region_names
from render.parts import draw_all
from render.writing.text import mask
from tests.render.tables import BOARDS, MIXES, table, words
from tools.geometry.check import inside
from tools.play import random_position

NUMBERS = ("label", "name", "count", "price", "more")


def few_markers(seen, most):
    """Return the table with at most ``most`` movable markers on a region, as the rules allow."""
    regions = []
    for r in seen.regions:
        fixed = [m for m in r.markers if m[0] == r.printed]
        moved = [m for m in r.markers if m[0] != r.printed]
        start = r.id % max(1, len(moved))
        moved = (moved[start:] + moved[:start])[:most]
        regions.append(dataclasses.replace(r, markers=(*fixed, *moved)))
    return dataclasses.replace(seen, regions=tuple(regions))


def pieces_of(seen, priced=0):
    targets = {
        r.id: Target(1 + r.id % 12, roll=r.id % 3 == 0)
        for r in seen.regions
        if priced and r.id % priced == 0
    }
    map_ = map_of(seen.boards)
    names = name_pieces(map_, region_names(seen, words))
    return layout(map_, seen.regions, targets, names=names, lying=lying(seen))


def overlapping(pieces, pair):
    return [
        (a, b)
        for a, b in itertools.combinations(pieces, 2)
        if math.dist((a.x, a.y), (b.x, b.y)) < 140 and a.covers(b) and pair(a, b)
    ]


def discs_meet(map_, a, b):
    """Tell whether two markers overlap; on islands, whether they do by more than half of one.

    There a region's fourth place need not be clear of the others.
    """
    apart = (a.width + b.width) / 2
    fourths = {shape.marks[SHOWN - 1] for shape in map_.regions.values()}
    if map_.lies and {(a.x, a.y), (b.x, b.y)} & fourths:
        apart = apart // 2 - 1  # places are scaled, and then rounded
    return math.dist((a.x, a.y), (b.x, b.y)) < apart


@pytest.mark.parametrize(("edition", "players"), BOARDS)
@pytest.mark.parametrize("seed", range(6))
def test_no_piece_covers_another_with_as_many_markers_as_the_rules_allow(edition, players, seed):
    seen = few_markers(table(players, seed, edition, crowd=0.9, held=1.0), 2)
    pieces = pieces_of(seen)
    assert overlapping(pieces, lambda a, b: {"label", "name"} & {a.what, b.what}) == []
    assert overlapping(pieces, lambda a, b: a.what in NUMBERS and b.what in NUMBERS) == []
    solid, map_ = [p for p in pieces if p.what not in NUMBERS], map_of(seen.boards)
    both = overlapping(
        solid, lambda a, b: discs_meet(map_, a, b) if "tile" not in (a.what, b.what) else True
    )
    assert both == []


@pytest.mark.parametrize(("edition", "players"), BOARDS)
@pytest.mark.parametrize("seed", range(6))
def test_a_panels_prices_hide_no_number_and_no_label(edition, players, seed):
    seen = few_markers(table(players, seed, edition, crowd=0.9, held=1.0), 2)
    pieces = pieces_of(seen, priced=1)
    numbers = [p for p in pieces if p.what in NUMBERS]
    assert overlapping(numbers, lambda a, b: True) == []
    assert len([p for p in pieces if p.what == "price"]) == len(seen.regions)


def test_a_price_that_has_no_room_is_drawn_smaller_and_still_read():
    """In a crowded region of an island; its digits are no lower than all text is."""
    tags = [
        tag
        for seed in range(4)
        for tag in pieces_of(table(5, seed, "warcraft", crowd=1.0, held=1.0), priced=1)
        if tag.what == "price"
    ]
    high = tag_size(roll=False)[1]
    assert {tag.height for tag in tags} == {round(high * finer) for finer in FINER}
    assert min(FINER) * 30 > theme.SMALLEST
    for tag in tags:
        assert tag.width / tag.height == pytest.approx(tag_size(tag.width > 42)[0] / high, rel=0.02)
    for roll in (True, False):
        wide = tag_size(roll)[0]
        assert price_tag(12, roll, high).size == (wide, high)
        assert price_tag(12, roll, high // 2).size == (round(wide / 2), high // 2)


@pytest.mark.parametrize(("tiles", "world", "players"), MIXES)
def test_a_panels_prices_hide_no_number_and_no_label_in_a_mix(tiles, world, players):
    """With as many kinds of piece as find room apart."""
    seen = few_markers(table(players, 1, world, tiles=tiles, crowd=0.5, held=1.0), SHOWN)
    pieces = pieces_of(seen, priced=1)
    assert overlapping([p for p in pieces if p.what in NUMBERS], lambda a, b: True) == []
    assert len([p for p in pieces if p.what == "price"]) == len(seen.regions)


@pytest.mark.parametrize(("edition", "players"), BOARDS)
@pytest.mark.parametrize("seed", range(6))
def test_even_with_every_marker_everywhere_labels_and_counts_stay_free(edition, players, seed):
    seen = table(players, seed, edition, crowd=1.0, held=1.0)
    pieces = pieces_of(seen)
    assert max(len(r.markers) for r in seen.regions) >= 7
    labels = [p for p in pieces if p.what == "label"]
    tiles_counts = [p for p in pieces if p.what == "count"]
    others = [p for p in pieces if p.what != "label"]
    assert [(a, b) for a in labels for b in others if a.covers(b)] == []
    assert overlapping(tiles_counts, lambda a, b: True) == []
    first_number = min(i for i, p in enumerate(pieces) if p.what == "count")
    assert all(p.what in NUMBERS for p in pieces[first_number:])


@pytest.mark.parametrize(("edition", "players"), BOARDS)
def test_every_piece_stands_in_its_own_region(edition, players):
    seen = few_markers(table(players, 1, edition, crowd=0.9, held=1.0), 2)
    map_ = map_of(seen.boards)
    for piece in pieces_of(seen, priced=1):
        assert inside((piece.x, piece.y), list(map_.regions[piece.region].polygon)), piece


@pytest.mark.parametrize(("edition", "players"), BOARDS)
@pytest.mark.parametrize("turns", [4, 15])
def test_positions_of_real_play_show_every_piece_once_and_clear_of_the_labels(
    edition, players, turns
):
    box = plain_box(edition, players)
    everything_once(view(box, random_position(box, turns, turns)))


@pytest.mark.parametrize(("tiles", "world", "players"), MIXES)
def test_positions_of_mixes_show_every_piece_once_and_clear_of_the_labels(tiles, world, players):
    box = load_box(drawn(Choice(tiles, players, world), "layout"))
    everything_once(view(box, random_position(box, players, 4 * players)))


def everything_once(seen):
    """See that all that lies there is on the map, and the labels are free."""
    pieces, kinds = pieces_of(seen), lying(seen)
    for r in seen.regions:
        here = [p for p in pieces if p.region == r.id]
        assert [p.amount for p in here if p.what == "label"] == [r.id]
        assert [p.amount for p in here if p.what == "tile"] == [
            n for n in [r.tokens or r.natives] if n
        ]
        markers = [(p.what, p.amount) for p in here if p.what not in (*NUMBERS, "tile")]
        there = [(kind.what, kind.amount) for kind in kinds.get(r.id, ())]
        assert sorted(markers) == sorted(there)
    assert overlapping(pieces, lambda a, b: "label" in (a.what, b.what)) == []


@pytest.mark.parametrize("number", ["1", "8", "14", "36", "48"])
def test_on_a_phone_every_digit_of_a_regions_number_is_eight_pixels_high(number):
    digits, _ = mask(number, "body", theme.NUMBER)
    _, top, _, bottom = digits.point(lambda v: 255 * (v > 127)).getbbox()
    assert (bottom - top) * 550 / theme.WIDTH >= 8


@pytest.mark.parametrize(("edition", "players"), BOARDS)
def test_a_label_is_drawn_with_the_size_that_was_measured(edition, players):
    seen = table(players, 1, edition)
    labels = {p.region: p for p in pieces_of(seen) if p.what == "label"}
    for region in seen.regions:
        wide = mask(str(region.id), "body", theme.NUMBER)[0].getbbox()
        assert labels[region.id].width >= wide[2] - wide[0] + 30 * len(region.symbols) + 4
        assert labels[region.id].height >= 30


def test_a_region_held_by_a_piece_alone_shows_whose_it_is_and_no_token():
    seen = table(2, 3, crowd=0.5)
    region = next(r for r in seen.regions if r.race)
    alone = dataclasses.replace(region, tokens=0, markers=(("dragon", 1),))
    regions = tuple(alone if r.id == region.id else r for r in seen.regions)
    seen = dataclasses.replace(seen, regions=regions)
    own = [p for p in pieces_of(seen) if p.region == region.id]
    assert [(p.what, p.owned) for p in own if p.what in ("tile", "count", "dragon")] == [
        ("dragon", True)
    ]
    sheet = Image.new("RGB", (theme.WIDTH, theme.HEIGHT))
    draw_all(sheet, piece_parts(map_of(seen.boards), seen, {}))
