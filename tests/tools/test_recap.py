"""``replay --recap`` draws a whole game; the README opens with one as it is drawn now."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

from bot.texts.i18n import Words
from engine.export import Export, read
from render.pictures.recap import recap_frames
from tests.render.test_goldens import EVERYWHERE, apart
from tools.__main__ import main
from tools.recap import views

HERE = Path(__file__).parents[2]
GAMES = HERE / "tests" / "games"
README = HERE / "README.md"


def game(name: str) -> Export:
    return read((GAMES / f"{name}.json").read_bytes())


@pytest.mark.parametrize(
    ("name", "rounds"), [("2-greedy", 10), ("taken-back", 10), ("azeroth-4-greedy", 9)]
)
def test_a_recap_has_the_start_and_each_turn_once(name: str, rounds: int):
    export = game(name)
    seen = views(export)
    turns = [(view.round, view.player) for view in seen]
    assert turns[:-1] == [
        (number, seat) for number in range(1, rounds + 1) for seat in range(export.players)
    ]
    assert [view.over for view in seen] == [False] * (len(seen) - 1) + [True]
    assert all(coins is not None for view in seen for coins in view.coins)


def test_the_readme_opens_with_a_recap_and_a_command_makes_it_again(painted):
    (picture,) = re.findall(r"\((docs/images/recap\.webp)\)", README.read_text("utf-8"))
    told = (HERE / "docs" / "gallery.md").read_text("utf-8")
    (name,) = re.findall(
        rf"`python -m tools replay tests/games/([\w-]+)\.json --recap {picture}`", told
    )
    export = game(name)
    seen = views(export)
    assert (HERE / picture).stat().st_size < 2_000_000
    last = recap_frames(seen[-2:], names=export.names, words=Words(strict=True), folder=painted)[-1]
    with Image.open(HERE / picture) as film:
        assert film.size == last.size
        assert film.n_frames == len(seen)
        film.seek(film.n_frames - 1)
        mean, worst = apart(film.convert("RGB").reduce(2), last.convert("RGB").reduce(2))
    assert mean < EVERYWHERE
    assert worst < 2 * EVERYWHERE


def test_the_command_draws_a_game_and_says_why_it_cannot(tmp_path, capsys, monkeypatch):
    drawn = []
    monkeypatch.setattr("tools.recap.recap_image", lambda seen, **_: drawn.append(seen) or b"webp")
    file = tmp_path / "game.webp"
    assert main(["replay", str(GAMES / "2-greedy.json"), "--recap", str(file)]) == 0
    assert file.read_bytes() == b"webp"
    assert len(drawn[0]) == 2 * 10 + 1
    assert (
        main(["replay", str(GAMES / "2-greedy.json"), "--recap", str(tmp_path / "no" / "x")]) == 1
    )
    assert "cannot be written" in capsys.readouterr().err
