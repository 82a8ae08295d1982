"""The animated recap and the chart of a game."""

import dataclasses
import io
import itertools
from random import Random

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from engine import new_game, plain_box, view
from engine.steps import options, play
from engine.table import Game
from render import changes, theme
from render.ground.geometry import map_of
from render.pictures import chart
from render.pictures.chart import APART, PAPER, _spread, by_round, render_chart
from render.pictures.recap import BYTES, HELD, SECONDS, _bar, durations, recap_frames, recap_image
from tests.render.tables import BOARDS, NAMES, table, words
from tools.play import choose


def game(players, seed, edition="base"):
    """Return a game of random play as seen at its start and after each turn."""
    rng, box = Random(seed), plain_box(edition, players)
    table = Game(box, new_game(box, f"recap {seed}"))
    views = [view(box, table.state, None, open_scores=True)]
    while actions := options(table):
        turn = (table.state.turn.round, table.state.turn.player)
        play(table, choose(rng, actions))
        table.events.clear()
        now = (table.state.turn.round, table.state.turn.player)
        if now != turn or table.state.turn.step == "over":
            views.append(view(box, table.state, None, open_scores=True))
    return views


@pytest.fixture(scope="module")
def longest():
    """Return the longest game there is: five players, eight rounds."""
    return game(5, 3)


@pytest.fixture(scope="module")
def film(longest, painted):
    return recap_image(longest, names=NAMES, words=words, folder=painted)


def shown(film):
    """Return how many frames a film has, and for how many milliseconds each is shown."""
    with Image.open(io.BytesIO(film)) as picture:
        times = []
        for number in range(picture.n_frames):
            picture.seek(number)
            picture.load()
            times.append(picture.info["duration"])
        return picture.size, picture.format, times


def test_the_longest_game_has_a_frame_for_its_start_and_one_for_each_turn(film, longest):
    size, form, times = shown(film)
    assert (size, form) == ((800, 600), "WEBP")
    assert len(times) == len(longest) == 1 + 5 * 8


def test_the_longest_game_takes_twenty_seconds_and_eight_megabytes_at_the_most(film):
    _, _, times = shown(film)
    assert sum(times) <= 20_000 == SECONDS * 1000
    assert times[-1] == HELD * 1000 > 3 * max(times[:-1])
    assert len(film) <= BYTES < 8_000_000


@pytest.mark.parametrize(("edition", "players"), [board for board in BOARDS if board[1] < 5])
def test_every_board_has_a_recap_of_a_frame_a_turn(edition, players, painted):
    views = game(players, 1, edition)
    frames = recap_frames(views, names=NAMES, words=words, folder=painted)
    assert len(frames) == 1 + players * views[0].rounds
    assert {frame.size for frame in frames} == {(800, 600)}
    assert len({frame.tobytes() for frame in frames}) == len(frames), "two turns look the same"


def test_short_games_are_not_drawn_out():
    assert durations(3) == [800, 800, 3500]
    assert durations(1) == [3500]


@pytest.mark.parametrize("frames", range(1, 60))
def test_no_game_takes_longer_than_twenty_seconds(frames):
    assert len(durations(frames)) == frames
    assert sum(durations(frames)) <= 20_000


def test_a_film_that_is_too_large_is_made_again_with_less_quality(longest, painted, monkeypatch):
    short = longest[:6]
    fine = recap_image(short, names=NAMES, words=words, folder=painted)
    monkeypatch.setattr("render.pictures.recap.BYTES", len(fine) - 1)
    coarse = recap_image(short, names=NAMES, words=words, folder=painted)
    assert len(coarse) < len(fine)
    assert len(shown(coarse)[2]) == len(shown(fine)[2]) == 6


def test_it_rests_before_every_frame(longest, painted):
    rests = []
    recap_frames(
        longest[:4], names=NAMES, words=words, folder=painted, pause=lambda: rests.append(1)
    )
    assert len(rests) == 4


def test_what_changed_hands_in_a_turn_is_marked(longest, painted):
    before, after = next(pair for pair in itertools.pairwise(longest) if len(changes(*pair)) == 2)
    marked, unmarked = (
        recap_frames([one, after], names=NAMES, words=words, folder=painted)[1]
        for one in (before, dataclasses.replace(before, regions=after.regions))
    )
    map_, (x, y) = map_of(after.boards), theme.MAP
    for change in changes(before, after):
        left, top, right, bottom = map_.regions[change.region].box
        box = ((left + x) // 2, (top + y) // 2, (right + x) // 2, (bottom + y) // 2)
        apart = ImageChops.difference(marked.crop(box), unmarked.crop(box)).convert("L")
        assert ImageStat.Stat(apart).mean[0] > 2, change


def test_the_chart_has_the_coins_after_each_round(longest):
    rounds = by_round(longest)
    assert len(rounds) == 1 + 8
    assert rounds[0] == (5,) * 5
    assert rounds[3] == tuple(longest[15].coins)
    assert rounds[-1] == tuple(longest[-1].coins)


def test_a_chart_of_a_game_is_a_picture_for_a_phone(longest):
    data = render.chart_image(longest, names=NAMES, words=words)
    with Image.open(io.BytesIO(data)) as picture:
        assert (picture.size, picture.format) == ((1600, 1000), "WEBP")
    assert len(data) < 200_000


def test_names_that_cannot_be_drawn_and_hostile_ones_do_no_harm(longest):
    names = ("", "🔥🔥", "a" * 400, "\u202e\u0000x", "Z" + "\u0301" * 90)
    assert render_chart(longest, names=names, words=words).size == (1600, 1000)


@pytest.mark.parametrize("ends", [(300, 300, 300, 300, 300), (840, 840), (150,), (150, 820, 838)])
def test_names_beside_the_chart_keep_apart_and_on_the_sheet(ends):
    places = _spread(ends)
    assert len(places) == len(ends)
    assert all(b - a >= APART for a, b in itertools.pairwise(places))
    assert PAPER[1] + 60 <= places[0]
    assert places[-1] <= PAPER[3] - 70


def test_shapes_of_a_tie_stand_side_by_side_on_the_chart(monkeypatch):
    seen, places = table(3, 5), []
    views = [dataclasses.replace(seen, round=n, coins=(5, 5 + n, 5 + n)) for n in range(1, 11)]
    monkeypatch.setattr(chart, "put", lambda picture, piece, x, y: places.append((x, y)))
    render_chart(views, names=NAMES, words=words)
    marks = places[: 3 * (len(by_round(views)) - 1)]
    for one, two in itertools.combinations(marks, 2):
        assert abs(one[0] - two[0]) >= chart.MARK or one[1] != two[1]


@pytest.mark.parametrize("ahead", [0, 1, 2, 3, 40])
def test_what_an_ally_has_beyond_the_score_can_be_drawn_however_little_it_is(ahead):
    most = 120
    part = _bar(4, 0, 0, 60 + ahead, most, 60, "alliance", False)
    sheet = Image.new("RGB", (theme.WIDTH, theme.HEIGHT), theme.PAPER)
    part.draw(sheet, 0, 0)
    assert len(sheet.getcolors(1 << 21)) > 1
