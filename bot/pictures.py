"""Pictures for messages: drawn in a thread, each at most once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine import Target
from engine.view import View

from .i18n import Words

KEPT = 24
"""Pictures kept for those who look at the same table next."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded image."""

    name: str
    """File name, its ending telling the format."""
    data: bytes


class Painter(Protocol):
    """Draws a table.  Both methods block and are safe to call from several threads."""

    def board(self, view: View, names: Sequence[str], words: Words) -> Picture:
        """Return the picture of the turn post; ``names`` are the players' by seat."""
        ...

    def panel(
        self, view: View, names: Sequence[str], words: Words, targets: Mapping[int, Target]
    ) -> Picture:
        """Return the small picture of a panel, with what each target costs on it."""
        ...


class Pictures:
    """Has pictures painted without holding up the event loop."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter
        self._kept: OrderedDict[Hashable, asyncio.Task[Picture]] = OrderedDict()

    async def board(self, view: View, names: Sequence[str], words: Words) -> Picture:
        """Return the picture of the turn post."""
        key = ("board", words.language, tuple(names), view)
        return await self._once(key, self._painter.board, view, names, words)

    async def panel(
        self, view: View, names: Sequence[str], words: Words, targets: Mapping[int, Target]
    ) -> Picture:
        """Return the small picture of a panel."""
        shown = tuple((region, t.price, t.roll) for region, t in targets.items())
        key = ("panel", words.language, tuple(names), view, shown)
        return await self._once(key, self._painter.panel, view, names, words, targets)

    async def _once(self, key: Hashable, paint: object, *args: object) -> Picture:
        raise NotImplementedError
