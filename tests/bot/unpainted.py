"""Pictures of one pixel, for tests that look at what is written and who is rung.

Drawing a board takes a fifth of a second, and a game on the stage has a picture for every turn
and every panel. Real ones are drawn in the files that :data:`SEEN` names; among them are whole
games, tapped to their ends, of which every fourth board and panel is drawn.
"""

from __future__ import annotations

from itertools import count
from typing import Any

from bot.panels.painter import BoardPainter
from bot.panels.pictures import Picture

SEEN = frozenset({"test_game", "test_painter", "test_recap", "test_remind"})
"""Files whose tests look at what is on a picture."""

_PIXEL = (
    b"RIFF\x1a\x00\x00\x00WEBPVP8L\r\x00\x00\x00"
    b"/\x00\x00\x00\x10\x07\x10\x11\x11\x88\x88\xfe\x07\x00"
)


class Unpainted:
    """A `bot.panels.pictures.Painter` whose pictures are there, with nothing on them."""

    def __init__(self, *_: object) -> None:
        """Need no folder."""

    def prewarm(self, *_: object) -> None:
        """Nothing is to be painted in advance."""

    @staticmethod
    def board(*_: object) -> Picture:
        return Picture("board.webp", _PIXEL)

    @staticmethod
    def panel(*_: object) -> Picture:
        return Picture("panel.webp", _PIXEL)

    def guide(self, *_: object) -> Picture:
        return Picture("guide.webp", _PIXEL)

    def result(self, *_: object) -> Picture:
        return Picture("result.webp", _PIXEL)

    def recap(self, *_: object) -> tuple[Picture, Picture]:
        return Picture("recap.webp", _PIXEL), Picture("coins.webp", _PIXEL)


class Sparing(BoardPainter):
    """Draws every fourth board and panel, and whatever else there is."""

    def __init__(self, *args: Any) -> None:
        """Begin with a board and a panel that are drawn."""
        super().__init__(*args)
        self._boards, self._panels = count(), count()

    def board(self, *args: Any) -> Picture:
        return Unpainted.board() if next(self._boards) % 4 else super().board(*args)

    def panel(self, *args: Any) -> Picture:
        return Unpainted.panel() if next(self._panels) % 4 else super().panel(*args)
