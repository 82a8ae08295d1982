"""The regions' names stand beside everything else, inside their regions."""

import pytest
from PIL import ImageChops

import render
from bot.texts.i18n import Words
from engine import Target, load_box, view
from render.geometry import load_map
from render.layout import layout
from render.names import HEIGHT, name_pieces, region_names
from tests.render.tables import table, words
from tools.geometry.check import inside
from tools.play import random_position

ENGLISH = Words(strict=True)


def stand(seen, priced=()):
    """Return the names that are shown, and all else on the map."""
    chart = load_map(seen.board)
    pieces = layout(chart, seen.regions, {r: Target(r % 12 + 1, r % 3 == 0) for r in priced})
    return chart, name_pieces(chart, region_names(seen, ENGLISH), pieces), pieces


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_a_name_covers_no_piece_and_no_other_name(players, seed):
    seen = table(players, seed, crowd=0.15 * seed, held=1.0)
    _, names, pieces = stand(seen, [r.id for r in seen.regions if seed % 2])
    everything = [*names, *pieces]
    assert [(n, p) for n in names for p in everything if n is not p and n.covers(p)] == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_a_name_stands_in_its_own_region_from_end_to_end(players, seed):
    chart, names, _ = stand(table(players, seed))
    for name in names:
        left, top, right, bottom = name.box
        polygon = list(chart.regions[name.region].polygon)
        corners = [(x, y) for x in (left, right) for y in (top, bottom)]
        assert all(inside(corner, polygon) for corner in corners), name


@pytest.mark.parametrize(("players", "least"), [(2, 22), (3, 28), (4, 29), (5, 26)])
@pytest.mark.parametrize("turns", [3, 9, 15, 21])
def test_nearly_every_name_is_shown_in_real_play(players, least, turns):
    seen = view(load_box("base", players), random_position(load_box("base", players), turns, turns))
    assert len(stand(seen)[1]) >= least


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_on_an_empty_board_most_regions_have_their_names(players):
    seen = table(players, 1, held=0)
    assert len(stand(seen)[1]) >= 0.75 * len(seen.regions)


def test_a_name_that_would_cover_something_is_left_out_and_the_number_stays():
    seen = table(5, 2, crowd=1.0, held=1.0)
    _, names, pieces = stand(seen)
    assert 0 < len(names) < len(seen.regions)
    assert {p.region for p in pieces if p.what == "label"} == {r.id for r in seen.regions}


def test_a_name_too_long_for_its_region_is_left_out():
    chart = load_map("base-3p")
    assert name_pieces(chart, {4: "Llanfairpwllgwyngyllgogerychwyrndrob"}, []) == []
    assert [p.region for p in name_pieces(chart, {4: "Rye"}, [])] == [4]


def test_names_are_read_in_the_readers_language_where_they_stand(painted):
    seen = table(2, 3, held=0.4)

    def other(key, **params):
        return "Xanadu" if key == "region-base-2p-5" else words(key, **params)

    one, two = (
        render.render(seen, names=(), words=spoken, folder=painted) for spoken in (words, other)
    )
    left, top, right, bottom = ImageChops.difference(one, two).getbbox()
    shape = load_map("base-2p").regions[5].box
    assert left - 22 >= shape[0] - 8
    assert top - 118 >= shape[1] - 8
    assert right - 22 <= shape[2] + 8
    assert bottom - 118 <= shape[3] + 8
    assert bottom - top <= 2 * HEIGHT + 12
