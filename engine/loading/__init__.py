"""From data files to a :class:`engine.Box`: boards and printed numbers, checked on load.

A board file is something a user may write; every fault is named with its file
and region.
"""

from __future__ import annotations

from .boards import Boards, BoardSource, board_faults, load_board
from .boxes import box_of_files, make_box, one_board
from .files import DATA, BoardError, BoardFile, EditionFile, RegionFile, load_edition
from .tiles import Guards, Tiles, find_specs, load_powers, load_races, load_tiles

__all__ = [
    "DATA",
    "BoardError",
    "BoardFile",
    "BoardSource",
    "Boards",
    "EditionFile",
    "Guards",
    "RegionFile",
    "Tiles",
    "board_faults",
    "box_of_files",
    "find_specs",
    "load_board",
    "load_edition",
    "load_powers",
    "load_races",
    "load_tiles",
    "make_box",
    "one_board",
]
