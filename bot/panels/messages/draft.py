"""A public message before it is sent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.panels.panel import Key


@dataclass(frozen=True, slots=True)
class Draft:
    """A public message to be sent."""

    content: str
    keys: Sequence[Key]
    picture: bool = False
    """The board is shown with it."""
    audible: int | None = None
    """User id of the one person whose phone may ring."""
