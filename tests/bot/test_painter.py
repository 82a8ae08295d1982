"""Boards are painted in advance, and a board without a map is told in words."""

from __future__ import annotations

import logging
import threading

import pytest
from PIL import Image

from bot import __main__ as process
from bot.panels.painter import BoardPainter
from bot.texts.i18n import Words
from engine import EDITIONS, OFFERED, Choice, drawn
from render import theme
from render.ground import base, isles
from render.ground.geometry import map_of
from render.map import owners
from render.parts import Frames
from render.pictures import picture
from tests.bot import player
from tests.bot.harness import Stage

ENGLISH = Words(strict=True)


@pytest.fixture
def nothing_in_memory(monkeypatch):
    """Have no painted board in memory, as after a start, and keep none that is painted here."""
    monkeypatch.setattr(base, "_memory", type(base._memory)())
    monkeypatch.setattr(base, "_faces", type(base._faces)())
    monkeypatch.setattr(picture, "_frames", Frames())
    monkeypatch.setattr(owners, "_tints", type(owners._tints)())


def test_every_board_that_has_a_map_is_painted_in_advance(tmp_path, nothing_in_memory, monkeypatch):
    """How they look is `tests/render`'s: here each is a sheet of paper."""
    alone, beside = [], set()

    def paint(land, *_look):
        alone.extend(land.map.boards)
        return Image.new("RGB", (theme.WIDTH, theme.HEIGHT))

    def painted(land, *_look):
        beside.add((*land.map.boards, land.map.size))
        return Image.new("RGB", land.map.size)

    monkeypatch.setattr(base, "paint", paint)
    monkeypatch.setattr(isles, "painted", painted)
    monkeypatch.setattr(isles, "open_water", lambda size, *_look: Image.new("RGB", size))
    BoardPainter(tmp_path).prewarm(ENGLISH, threading.Event())
    offered = [(e, n) for e in OFFERED for n in EDITIONS[e].choices().players]
    tables = [{drawn(Choice((e,), n), str(i)).boards for i in range(99)} for e, n in offered]
    assert alone == [boards[0] for some in tables for boards in some if len(boards) == 1]
    assert len(alone) == 8
    # Islands are larger where fewer lie on the table, and painted anew for that.
    lying = {isle for some in tables for boards in some for isle in isles.isles(map_of(boards))}
    assert beside == {(isle.board, isles.isle_map(isle).size) for isle in lying}
    assert len({board for board, _ in beside}) == 12
    assert len(base._memory) == base.KEPT


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

    monkeypatch.setattr(base, "map_of", unknown)
    with caplog.at_level(logging.WARNING):
        await player.lobby(stage, "Ann", "Ben")
        member = await player.open_panel(stage)
        await stage.press(member, player.moves(stage, member)[0])
        await stage.slash(member, "board")
    assert "**5** Larkrise" in stage.text(stage.private(member))
    assert caplog.messages == []
