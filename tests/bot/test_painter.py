"""Boards are painted in advance, and a board without a map is told in words."""

from __future__ import annotations

import logging
import threading

import pytest
from PIL import Image

from bot import __main__ as process
from bot.panels.painter import BoardPainter
from bot.texts.i18n import Words
from engine import EDITIONS, OFFERED
from render import base, owners, picture, theme
from render.parts import Frames
from tests.bot import player
from tests.bot.harness import Stage

ENGLISH = Words(strict=True)


@pytest.fixture
def nothing_in_memory(monkeypatch):
    """Have no painted board in memory, as after a start, and keep none that is painted here."""
    monkeypatch.setattr(base, "_memory", type(base._memory)())
    monkeypatch.setattr(picture, "_frames", Frames())
    monkeypatch.setattr(owners, "_tints", type(owners._tints)())


def test_every_board_that_has_a_map_is_painted_in_advance(tmp_path, nothing_in_memory, monkeypatch):
    """How they look is `tests/render`'s: here each is a sheet of paper."""
    painted = []

    def paint(land, *_look):
        painted.extend(land.chart.boards)
        return Image.new("RGB", (theme.WIDTH, theme.HEIGHT))

    monkeypatch.setattr(base, "paint", paint)
    BoardPainter(tmp_path).prewarm(ENGLISH, threading.Event())
    boards = [
        f"{edition}-{players}p"
        for edition in OFFERED
        for players in EDITIONS[edition].choices().players
    ]
    assert len(boards) >= 4
    assert painted == boards
    assert len(list(tmp_path.glob("*.png"))) == len(boards)
    assert len(base._memory) == min(len(boards), base.KEPT)


def test_painting_in_advance_ends_when_the_bot_does(tmp_path, nothing_in_memory):
    stop = threading.Event()
    stop.set()
    BoardPainter(tmp_path).prewarm(ENGLISH, stop)
    assert list(tmp_path.iterdir()) == []


async def test_a_failure_to_paint_in_advance_stops_nothing(caplog):
    class Broken(BoardPainter):
        def prewarm(self, words, stop):
            raise OSError("no fonts")

    with caplog.at_level(logging.ERROR):
        await process._prewarm(Broken(), threading.Event())
    assert "could not be painted in advance" in caplog.text


async def test_a_game_on_a_board_without_a_map_is_played_in_words(
    stage: Stage, monkeypatch, caplog
):
    def unknown(board: str):
        raise LookupError(board)

    monkeypatch.setattr(base, "chart_of", unknown)
    with caplog.at_level(logging.WARNING):
        await player.lobby(stage, "Ann", "Ben")
        member = await player.open_panel(stage)
        await stage.press(member, player.moves(stage, member)[0])
        await stage.slash(member, "board")
    assert "**5** Larkrise" in stage.text(stage.private(member))
    assert caplog.messages == []
