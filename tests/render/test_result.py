"""The picture of a result, and shapes of a chart that would hide each other."""

import dataclasses
import io
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render import theme
from render.pictures.chart import MARK, beside
from render.pictures.result import BANNER, PLACES, Honor, render_result, result_image
from tests.dsl import ranks
from tests.render.tables import table, words

FEATS = [Honor(0, "Richest turn", "Ann earned 19 coins"), Honor(1, "Longest reign", "6 rounds")]


def ended(players, coins, ranking):
    """Return a game of one round, as seen at its start and at its end."""
    start = dataclasses.replace(table(players, 5), round=1, coins=(5,) * players)
    best = ranks(*ranking, coins=coins)
    return [start, dataclasses.replace(start, round=1, coins=coins, ranking=best)]


def differs(one, two, box):
    return ImageChops.difference(one, two).crop(box).getbbox() is not None


def test_the_winners_are_named_in_their_colors():
    names = ("Ann", "Ben", "Cy")
    won = {
        ranking: render_result(ended(3, (9, 9, 4), ranking), names=names, words=words)
        for ranking in (((0,), (1,), (2,)), ((1,), (0,), (2,)), ((0, 1), (2,)))
    }
    for one, two in combinations(won.values(), 2):
        assert differs(one, two, BANNER)
        assert differs(one, two, PLACES)
    left, right = (BANNER[0] + 12, 150), (BANNER[2] - 12, 150)
    shared = won[((0, 1), (2,))]
    assert [shared.getpixel(at) for at in (left, right)] == [s.color for s in theme.SEATS[:2]]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_result_of_any_number_of_players_is_a_picture_that_fits_a_post(players):
    coins, ranking = tuple(range(players)), tuple((s,) for s in reversed(range(players)))
    names = ("W" * 32, "田中" * 16, "مريم " * 6, "", "नमस्ते")
    data = result_image(
        ended(players, coins, ranking),
        names=names,
        words=words,
        feats=FEATS,
        notes=("computer",) * players,
    )
    assert len(data) <= theme.BOARD_BYTES
    with Image.open(io.BytesIO(data)) as picture:
        assert picture.size == (theme.WIDTH, theme.HEIGHT)


def test_what_is_told_of_feats_and_players_is_on_the_picture():
    views = ended(2, (9, 4), ((0,), (1,)))
    plain = render_result(views, names=("Ann", "Ben"), words=words)
    told = render_result(views, names=("Ann", "Ben"), words=words, feats=FEATS)
    noted = render_result(views, names=("Ann", "Ben"), words=words, notes=("", "computer"))
    assert ImageChops.difference(plain, told).getbbox()[1] > PLACES[3], "only below the rest"
    assert differs(plain, noted, PLACES)


@pytest.mark.parametrize("end", [False, True])
def test_no_shape_of_a_chart_hides_one_at_the_same_coins(end):
    spots = {0: (500, 300), 1: (500, 300), 2: (500, 304), 3: (500, 700)}
    drawn = dict(beside(spots, end=end))
    assert {seat: y for seat, (_, y) in drawn.items()} == {s: y for s, (_, y) in spots.items()}
    assert drawn[3] == (500, 700)
    for one, two in combinations((0, 1, 2), 2):
        assert abs(drawn[one][0] - drawn[two][0]) >= MARK
    if end:
        assert max(x for x, _ in drawn.values()) == 500
