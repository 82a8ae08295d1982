"""A picture made from the last one is, pixel by pixel, the picture drawn from nothing."""

from random import Random

import pytest
from PIL import Image, ImageChops, ImageDraw

import render
from engine import new_game, plain_box, view
from engine.steps import options, play
from engine.table import Game
from render.parts import Frames, Part, stamp
from render.pictures import picture
from tests.render.tables import NAMES, table, words
from tools.play import choose


def successive(players, seed, number, between):
    """Return so many views of one game of random play, ``between`` decisions apart."""
    box, rng = plain_box("base", players), Random(seed)
    game = Game(box, new_game(box, f"parts {seed}"))
    seen = []
    while len(seen) < number and (actions := options(game)):
        seen.append(view(box, game.state))
        for _ in range(between):
            if actions := options(game):
                play(game, choose(rng, actions))
                game.events.clear()
    return seen


def drawn(frames, seen, monkeypatch, folder):
    monkeypatch.setattr(picture, "_frames", frames)
    return render.render(seen, names=NAMES, words=words, folder=folder)


@pytest.mark.parametrize(("players", "between"), [(2, 3), (3, 11), (4, 5), (5, 2)])
def test_the_next_picture_of_a_game_is_the_one_drawn_from_nothing(
    players, between, monkeypatch, painted
):
    kept = Frames()
    for seen in successive(players, 5, 12, between):
        one = drawn(kept, seen, monkeypatch, painted)
        two = drawn(Frames(0), seen, monkeypatch, painted)
        assert ImageChops.difference(one, two).getbbox() is None


def test_any_table_may_follow_any_other(monkeypatch, painted):
    kept = Frames(1)
    for seed in range(6):
        seen = table(3, seed % 3, crowd=0.3 + seed / 10, over=seed == 4)
        one = drawn(kept, seen, monkeypatch, painted)
        two = drawn(Frames(0), seen, monkeypatch, painted)
        assert ImageChops.difference(one, two).getbbox() is None


def test_two_games_on_one_board_do_not_mix(monkeypatch, painted):
    kept = Frames(2)
    for one, two in zip(successive(3, 1, 5, 40), successive(3, 2, 5, 40), strict=False):
        for seen in (one, two):
            got = drawn(kept, seen, monkeypatch, painted)
            want = drawn(Frames(0), seen, monkeypatch, painted)
            assert ImageChops.difference(got, want).getbbox() is None


def test_what_the_caller_does_to_a_picture_is_not_seen_in_the_next(monkeypatch, painted):
    kept, seen = Frames(), table(2, 1)
    first = drawn(kept, seen, monkeypatch, painted)
    before = first.tobytes()
    first.paste((255, 0, 0), (0, 0, 800, 800))
    assert drawn(kept, seen, monkeypatch, painted).tobytes() == before


def square(color, left, look):
    piece = Image.new("RGBA", (20, 20), color)
    return stamp(piece, left, 20, look)


def test_parts_that_change_their_order_are_drawn_in_the_new_order():
    ground, frames = Image.new("RGB", (60, 40)), Frames()
    red, blue = square((255, 0, 0, 255), 20, "red"), square((0, 0, 255, 255), 30, "blue")
    still = [square((0, 9, 0, 255), 50, i) for i in range(9)]
    assert frames.compose(ground, "k", [*still, red, blue]).getpixel((25, 20)) == (0, 0, 255)
    assert frames.compose(ground, "k", [*still, blue, red]).getpixel((25, 20)) == (255, 0, 0)


def test_a_frame_half_drawn_is_forgotten():
    ground, frames = Image.new("RGB", (60, 40)), Frames()
    still = [square((0, 9, 0, 255), 50, i) for i in range(9)]
    clean = frames.compose(ground, "k", still).tobytes()

    def broken(sheet, right, down):
        ImageDraw.Draw(sheet).rectangle((0, 0, 99, 99), "white")
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="disk"):
        frames.compose(ground, "k", [*still, Part((0, 0, 60, 40), "broken", broken)])
    assert frames.compose(ground, "k", still).tobytes() == clean


def test_no_more_frames_are_kept_than_said():
    frames = Frames(3)
    for number in range(9):
        frames.compose(Image.new("RGB", (10, 10)), number, [])
    assert [frame.key for frame in frames._kept] == [6, 7, 8]
