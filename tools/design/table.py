"""A table on a draft: as the editions make it, though nobody is offered it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine import EDITIONS, Box, Choice, Setup, drawn, load_box, versions
from engine.loading import DATA, BoardError, load_board, load_edition


def read(board: Path) -> dict[str, Any]:
    """Return what a board file holds.

    :raises OSError: it cannot be read.
    :raises ValueError: it is no board file of an edition; a :class:`BoardError` if the board has
        faults.
    """
    try:
        found = json.loads(board.read_text("utf-8"))
    except ValueError as error:
        raise ValueError(f"{board.name} is no board file: {error}") from error
    edition = found.get("edition") if isinstance(found, dict) else None
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise ValueError(f"{board.name} is no board file of {' or '.join(EDITIONS)}")
    load_board(board, load_edition(DATA / edition))
    return dict(found)


def faults(board: Mapping[str, Any]) -> tuple[str, ...]:
    """Return what keeps the engine from playing on what a board file of an edition holds."""
    try:
        load_board(board, load_edition(DATA / board["edition"]))
    except BoardError as error:
        return error.faults
    return ()


def box_on(board: Path) -> Box:
    """Return the box of a board's own edition for as many players as the board is for.

    If it serves any number, that is the least with whom the edition is played.

    :raises OSError: the file cannot be read.
    :raises ValueError: it is no board file; a :class:`BoardError` if the board has faults.
    """
    raw = read(board)
    edition = EDITIONS[raw["edition"]]
    players = raw.get("players") or min(edition.choices().players)
    setup = Setup.of(Choice((raw["edition"],), players), (board.stem,))
    return edition.box(setup, edition.tiles(), versions(setup), {board.stem: board})


def box_of(place: Path | tuple[str, int], seed: str = "") -> Box:
    """Return the box on a draft's file, or that of an edition and so many players.

    If the edition draws its boards, they are those that ``seed`` draws.
    """
    if isinstance(place, Path):
        return box_on(place)
    edition, players = place
    return load_box(drawn(Choice((edition,), players), seed))
