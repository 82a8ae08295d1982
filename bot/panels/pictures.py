"""Pictures for messages: painted in a thread, and kept a while for whoever looks next."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

from bot.panels.line import Line
from bot.tables.table import Table
from bot.texts.i18n import Words
from bot.texts.wording import Wording
from engine import Target, View
from render import Happened, Honor
from render.styles import DEFAULT

KEPT: Final = 24
"""Pictures kept."""
AT_ONCE: Final = 2
"""Pictures painted at a time: one is drawn, for drawing has a lock, and another encoded."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded image."""

    name: str
    """File name, its ending telling the format."""
    data: bytes


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture in a message, with what stands above it."""

    picture: Picture
    alt: str
    caption: str


class Painter(Protocol):
    """Draws a table.  All methods block and are safe to call from several threads."""

    def board(
        self,
        view: View,
        names: Sequence[str],
        words: Words,
        happened: Sequence[Happened],
        style: str,
    ) -> Picture:
        """Return the picture of the turn post with what ``happened`` marked.

        ``names`` are the players' by seat, ``style`` is one of :data:`render.STYLES`.
        """
        ...

    def panel(
        self,
        view: View,
        names: Sequence[str],
        words: Words,
        targets: Mapping[int, Target],
        uses: Mapping[int, str],
        style: str,
    ) -> Picture:
        """Return the small picture of a panel, with what can be done on it.

        ``targets`` are marked with their prices, ``uses`` with the power (its id), where it is
        empty by their outline alone; ``style`` as for :meth:`board`.
        """
        ...

    def guide(
        self,
        view: View,
        names: Sequence[str],
        words: Words,
        targets: Mapping[int, Target],
        style: str,
    ) -> Picture:
        """Return the picture of the help: a table with prices, and numbers at some things.

        Parameters as for :meth:`panel`.
        """
        ...

    def recap(
        self, views: Sequence[View], names: Sequence[str], words: Words
    ) -> tuple[Picture, Picture]:
        """Return a game as an animated picture and the chart of its coins, seconds of work.

        ``views`` are the table at the start and after each turn.
        """
        ...

    def result(
        self,
        views: Sequence[View],
        names: Sequence[str],
        words: Words,
        feats: Sequence[Honor],
        notes: Sequence[str],
    ) -> Picture:
        """Return how a game ended: who won, all scores, and ``feats``.

        ``views`` as for :meth:`recap`; ``notes``: by seat, what is told of who played it.
        """
        ...


class Pictures:
    """Has pictures painted without holding up the event loop."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter
        self._kept: OrderedDict[Hashable, Picture] = OrderedDict()
        self._recap = asyncio.Lock()
        self._line = Line(AT_ONCE)

    async def board(
        self,
        table: Table,
        view: View,
        wording: Wording,
        happened: tuple[Happened, ...] = (),
        style: str = DEFAULT.name,
        *,
        mover: bool = False,
    ) -> Picture:
        """Return the picture of the turn post of ``table`` as ``view`` shows it.

        What has ``happened`` is marked; troops that have only been readied are shown where they
        stand.  ``mover``: it is for whoever is to move, and so comes before
        those for onlookers.
        """
        view = view.standing()
        key = ("board", *_moment(table, view, wording), happened, style)
        paint = partial(self._painter.board, view, wording.labels, wording.words, happened, style)
        return await self._painted(key, paint, mover=mover)

    async def panel(
        self,
        table: Table,
        view: View,
        wording: Wording,
        targets: Mapping[int, Target],
        uses: Mapping[int, str],
        style: str = DEFAULT.name,
        *,
        mover: bool = False,
    ) -> Picture:
        """Return the small picture of a panel of ``table``, ``targets`` and ``uses`` marked.

        ``view``: the table, its tokens where the page shows them, which may be not yet done.
        Only whoever is to move sees troops as readied; for all others they are where they stand.
        ``mover``: as for :meth:`board`.
        """
        if view.seat != view.player:
            view = view.standing()
        done = (tuple(targets.items()), tuple(uses.items()), style)
        key = ("panel", *_moment(table, view, wording), *done)
        paint = partial(
            self._painter.panel, view, wording.labels, wording.words, targets, uses, style
        )
        return await self._painted(key, paint, mover=mover)

    async def guide(
        self,
        view: View,
        names: Sequence[str],
        words: Words,
        targets: Mapping[int, Target],
        style: str = DEFAULT.name,
    ) -> Picture:
        """Return the picture of the help, which shows the same ``view`` to all of one language."""
        key = ("guide", view.boards, words.language, style)
        paint = partial(self._painter.guide, view, names, words, targets, style)
        return await self._painted(key, paint, mover=False)

    async def recap(self, views: Sequence[View], wording: Wording) -> tuple[Picture, Picture]:
        """Return a game as an animated picture, and the chart of its coins; they are not kept."""
        # One at a time: a hundred megabytes each, and threads are left for whoever plays.
        async with self._recap:
            return await asyncio.to_thread(
                self._painter.recap, views, wording.labels, wording.words
            )

    async def result(
        self,
        views: Sequence[View],
        wording: Wording,
        feats: Sequence[Honor],
        notes: Sequence[str],
    ) -> Picture:
        """Return how a game ended, see :meth:`Painter.result`; it is not kept."""
        async with self._line.place(mover=False):
            return await asyncio.to_thread(
                self._painter.result, views, wording.labels, wording.words, feats, notes
            )

    async def _painted(
        self, key: Hashable, paint: Callable[[], Picture], *, mover: bool
    ) -> Picture:
        """Return a picture that is kept, else what ``paint`` makes when it is its turn."""
        if key not in self._kept:
            async with self._line.place(mover=mover):
                # Somebody before us may have had the same one painted.
                if key not in self._kept:
                    self._keep(key, await asyncio.to_thread(paint))
        return self._kept[key]

    def _keep(self, key: Hashable, picture: Picture) -> None:
        self._kept[key] = picture
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _moment(table: Table, view: View, wording: Wording) -> tuple[Hashable, ...]:
    """Return what decides how a table looks: the log only grows, so its length names a moment.

    Names change without it: somebody's seat is taken, or their data are deleted.  So does where
    tokens lie: a page shows them as they may yet be placed, a turn's post as they were moved since.
    """
    game, names = table.game, tuple(wording.labels)
    lies = (view.seat, view.coins, view.regions)
    return (game.id, table.seq, game.status, *lies, names, wording.words.language)
