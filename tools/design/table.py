"""A table on a draft: as the editions make it, though nobody is offered it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engine import EDITIONS, Box, Choice, Setup, plain_box, versions


def read(board: Path) -> dict[str, Any]:
    """Return what a board file holds.

    :raises OSError: it cannot be read.
    :raises ValueError: it is no JSON object.
    """
    found = json.loads(board.read_text("utf-8"))
    if not isinstance(found, dict):
        raise ValueError(f"{board.name} is no board file")
    return found


def box_on(board: Path) -> Box:
    """Return the box of a board's own edition for as many players as the board is for.

    :raises BoardError: the board has faults.
    """
    raw = read(board)
    edition, players = EDITIONS[raw["edition"]], raw["players"]
    setup = Setup.of(Choice((raw["edition"],), players), (board.stem,))
    return edition.box(setup, edition.tiles(), versions(setup), board)


def box_of(place: Path | tuple[str, int]) -> Box:
    """Return the box on a draft's file, or that of an edition and so many players, as printed."""
    return box_on(place) if isinstance(place, Path) else plain_box(*place)
