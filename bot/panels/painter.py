"""The bot's pictures, drawn by `render`."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import render
from bot.panels.pictures import Picture
from bot.texts.i18n import Words
from engine import EDITIONS, OFFERED, Box, Choice, Target, drawn, load_box, new_game
from engine import view as seen_by
from engine.view import View
from render import Happened, Honor
from render.styles import DEFAULT

BETWEEN: Final = 0.01
"""Seconds of rest before each picture of a recap."""
DRAWS: Final = 32
"""Seeds by which all boards are found of those that lie on a table of so many players."""


class BoardPainter:
    """Draws tables as WebP files: a `bot.panels.pictures.Painter`."""

    def __init__(self, cache_dir: Path | None = None) -> None:
        """Draw, keeping painted boards in `cache_dir`, in the user's cache if that is `None`."""
        self._cache_dir = cache_dir

    def prewarm(self, words: Words, stop: threading.Event) -> None:
        """Paint every board on offer once, so that no game waits for its first picture.

        It takes about a second a board, or little where boards are kept; `stop` ends it early.
        """
        for box, first in _tables():
            if stop.is_set():
                return
            seen = seen_by(box, new_game(box, seed="0"), None)
            if not render.has_map(seen):
                continue
            if first:
                self.board(seen, (), words, (), DEFAULT.name)
                self.panel(seen, (), words, {}, {}, DEFAULT.name)
            else:
                render.prepare(seen, self._cache_dir)
            _give_way()

    def board(
        self,
        view: View,
        names: Sequence[str],
        words: Words,
        happened: Sequence[Happened],
        style: str,
    ) -> Picture:
        """Return the picture of the whole table; `names` are the players' by seat."""
        data = render.board_image(
            view,
            names=names,
            words=words,
            happened=happened,
            style=style,
            folder=self._cache_dir,
        )
        return Picture("board.webp", data)

    def panel(
        self,
        view: View,
        names: Sequence[str],
        words: Words,
        targets: Mapping[int, Target],
        uses: Mapping[int, str],
        style: str,
    ) -> Picture:
        """Return the small picture of a panel, with `targets` and `uses` marked."""
        data = render.panel_image(
            view,
            names=names,
            words=words,
            targets=targets,
            uses=uses,
            style=style,
            folder=self._cache_dir,
        )
        return Picture("panel.webp", data)

    def guide(
        self,
        view: View,
        names: Sequence[str],
        words: Words,
        targets: Mapping[int, Target],
        style: str,
    ) -> Picture:
        """Return the picture of the help."""
        data = render.guide_image(
            view,
            names=names,
            words=words,
            targets=targets,
            style=style,
            folder=self._cache_dir,
        )
        return Picture("guide.webp", data)

    def recap(
        self, views: Sequence[View], names: Sequence[str], words: Words
    ) -> tuple[Picture, Picture]:
        """Return a game as an animated picture, and the chart of its coins."""
        film = render.recap_image(
            views, names=names, words=words, folder=self._cache_dir, pause=_give_way
        )
        chart = render.chart_image(views, names=names, words=words)
        return Picture("recap.webp", film), Picture("coins.webp", chart)

    def result(
        self,
        views: Sequence[View],
        names: Sequence[str],
        words: Words,
        feats: Sequence[Honor],
        notes: Sequence[str],
    ) -> Picture:
        """Return how a game ended."""
        data = render.result_image(views, names=names, words=words, feats=feats, notes=notes)
        return Picture("result.webp", data)


def _tables() -> Iterator[tuple[Box, bool]]:
    """Yield tables on which every board on offer lies, for each number of players that it serves.

    And whether a table is the first of its edition for so many.
    """
    for edition in OFFERED:
        for players in EDITIONS[edition].choices().players:
            choice, painted = Choice((edition,), players), set[str]()
            for seed in range(DRAWS):
                setup = drawn(choice, str(seed))
                if not painted.issuperset(setup.boards):
                    yield load_box(setup), not painted
                    painted.update(setup.boards)


def _give_way() -> None:
    """Let whoever waits for a turn's picture have it first."""
    time.sleep(BETWEEN)
