"""Results of games for sides: who has won, what each side scores, and whose coins that is."""

import dataclasses

import pytest
from PIL import Image, ImageChops

from bot.texts.i18n import Words, languages
from render import theme
from render.beside.header import header_parts
from render.parts import draw_all
from render.pictures.chart import BOTTOM, LEFT, TOP, render_chart
from render.pictures.recap import _bars
from render.pictures.result import BANNER, FEATS, PLACES, Honor, render_result, result_image
from tests.render.sided import SCORES, ended
from tests.render.tables import NAMES

ENGLISH = Words(strict=True)
TIED = (9, 6, 6, 8)
"""The Alliance, who are the first and the third, win as they have the richest player (T-11)."""


def drawn(coins, **more):
    return render_result(ended(coins), names=NAMES, words=ENGLISH, **more)


def differs(one, two, box):
    return ImageChops.difference(one, two).crop(box).getbbox()


def alone(views):
    """Return the same game as it would be if sides had no names."""
    return [dataclasses.replace(v, sides=dataclasses.replace(v.sides, names=())) for v in views]


@pytest.mark.parametrize(
    ("coins", "left", "right"),
    [((9, 4), 0, 0), ((9, 6, 7, 8), 0, 2), ((6, 9, 6, 8), 1, 3), ((5, 5, 7, 4, 4), 2, 2)],
)
def test_the_players_of_the_side_that_won_stand_at_both_ends_of_the_band(coins, left, right):
    picture = drawn(coins)
    ends = [picture.getpixel((x, 210)) for x in (BANNER[0] + 12, BANNER[2] - 12)]
    assert ends == [theme.SEATS[seat].color for seat in (left, right)]


def test_sides_that_share_the_win_stand_at_one_end_each():
    picture = drawn((9, 9, 7, 7))
    band = [round(BANNER[0] + (BANNER[2] - BANNER[0]) * (n + 0.5) / 4) for n in range(4)]
    assert [picture.getpixel((x, BANNER[1] + 6)) for x in band] == [
        theme.SEATS[seat].color for seat in (0, 2, 1, 3)
    ]


def test_it_is_seen_whose_coins_are_the_side_s_score():
    one, other = drawn((9, 5, 7, 8)), drawn((7, 5, 9, 8))
    left, _, right, bottom = differs(one, other, PLACES)
    assert right > PLACES[2] - PLACES[0] - 120, "only their coins differ, and what is behind them"
    assert left > (PLACES[2] - PLACES[0]) / 2
    assert bottom < (PLACES[3] - PLACES[1]) / 2


def test_a_tie_of_sides_tells_what_broke_it():
    tied, won = drawn(TIED), drawn((9, 6, 7, 8))
    below = (PLACES[2], PLACES[3] - 20, theme.WIDTH, PLACES[3] + 10)
    assert differs(tied, won, below)
    shared = drawn((8, 6, 6, 8))
    assert not differs(won, shared, below), "nothing broke it"


def test_feats_bear_the_emblem_of_the_side():
    feats = [Honor(1, "Richest turn", "Bob earned 19 coins")]
    told = drawn((9, 4), feats=feats)
    plain = render_result(alone(ended((9, 4))), names=NAMES, words=ENGLISH, feats=feats)
    left, _, right, _ = differs(told, plain, FEATS)
    assert left >= 40
    assert right < 96


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("coins", [*SCORES.values(), TIED], ids=str)
def test_all_words_about_sides_have_room_in_every_language(coins, language, cut_short):
    words, names = Words(language, strict=True), ("Ann", "Bob", "Cleo", "Dmitri", "Eve")
    render_result(ended(coins), names=names[: len(coins)], words=words)
    render_chart(ended(coins), names=names[: len(coins)], words=words)
    assert cut_short == []


@pytest.mark.parametrize("coins", SCORES.values(), ids=str)
def test_a_result_with_long_names_and_notes_fits_a_post(coins):
    names = ("W" * 32, "田中" * 16, "مريم " * 6, "", "नमस्ते")
    notes = ("partly the autopilot",) * len(coins)
    views = ended(coins)
    data = result_image(views, names=names, words=ENGLISH, notes=notes)
    assert len(data) <= theme.BOARD_BYTES


def test_the_chart_marks_what_a_side_is_worth_with_a_band_in_its_color():
    views = ended((9, 30, 7, 12))
    plain, sided = (render_chart(it, names=NAMES, words=ENGLISH) for it in (alone(views), views))
    plot = (LEFT, TOP + 8, LEFT + 400, BOTTOM)
    _, top, _, bottom = differs(plain, sided, plot)
    height = BOTTOM - TOP - 8
    assert top > height / 2, "the line of 30 coins has no band, for its player has an ally with 12"
    assert bottom > height * 3 / 4


def test_a_recap_has_allies_bars_together_and_pale_beyond_the_side_s_score():
    bars = list(_bars(ended((9, 6, 7, 12))[1], 12))
    assert [bar.key[1][1] for bar in bars] == [0, 2, 1, 3]
    assert [bar.box[1] for bar in bars] == sorted(bar.box[1] for bar in bars)
    picture = Image.new("RGB", (theme.WIDTH, theme.HEIGHT), theme.PAPER)
    for bar in bars:
        bar.draw(picture, 0, 0)
    full = theme.COLUMN[2] - theme.COLUMN[0] - 158
    for bar, coins, score in zip(bars, (9, 7, 6, 12), (7, 7, 6, 6), strict=True):
        left, top, _, bottom = bar.box
        color = theme.SEATS[bar.key[1][1]].color
        inked = [
            picture.getpixel((left + 66 + 6 + full * (2 * n - 1) // 24, (top + bottom) // 2))
            for n in range(1, coins + 1)
        ]
        assert [pixel == color for pixel in inked] == [n <= score for n in range(1, coins + 1)]


def test_the_header_bears_the_emblem_of_who_is_to_move_and_of_who_has_won():
    running, over = ended((9, 6, 7, 12))
    headers = {}
    for name, view in (
        ("first", dataclasses.replace(running, player=0, armies=())),
        ("ally", dataclasses.replace(running, player=2, armies=())),
        ("won", over),
    ):
        pair = []
        for it in (view, alone([view])[0]):
            sheet = Image.new("RGB", (theme.WIDTH, theme.HEIGHT))
            draw_all(sheet, header_parts(it, ("Ann",) * 4, ENGLISH))
            pair.append(sheet)
        assert differs(*pair, theme.HEADER)
        headers[name] = pair[0]
    emblem = (theme.HEADER[0] + 64, theme.HEADER[1], theme.HEADER[0] + 106, theme.HEADER[3])
    assert not differs(headers["first"], headers["ally"], emblem), "both play for the Alliance"
