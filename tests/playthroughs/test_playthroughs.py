"""Whole games to be read, one on each board: what could be said, what was, and what happened.

A change of rules shows here line by line.  A transcript is written again by
``python -m tools replay tests/games/2-greedy.json --transcript > tests/playthroughs/base-2p.txt``;
look at what has changed before you commit it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import EDITIONS, OFFERED
from engine.export import read
from tools.transcript import transcript

HERE = Path(__file__).parent
GAMES = HERE.parent / "games"
PLAYED = {
    "base-2p": "2-greedy",
    "base-3p": "3-greedy",
    "base-4p": "4-greedy",
    "base-5p": "5-greedy",
    "underground-2p": "underground-2-greedy-again",
    "underground-3p": "underground-3-greedy-third",
    "underground-4p": "underground-4-greedy",
    "underground-5p": "underground-5-greedy",
    "warcraft-2p": "warcraft-2-greedy-again",
    "warcraft-3p": "warcraft-3-greedy-third",
    "warcraft-4p": "warcraft-4-greedy-again",
    "warcraft-5p": "warcraft-5-greedy",
    "azeroth-2p": "azeroth-2-greedy",
    "azeroth-3p": "azeroth-3-greedy",
    "azeroth-4p": "azeroth-4-greedy",
    "azeroth-5p": "azeroth-5-greedy",
}
"""The recorded game on each board."""


@pytest.mark.parametrize("board", PLAYED)
def test_a_game_goes_line_by_line_as_it_went(board: str) -> None:
    played = list(transcript(read((GAMES / f"{PLAYED[board]}.json").read_bytes())))
    assert played == (HERE / f"{board}.txt").read_text(encoding="utf-8").splitlines()


def test_every_printed_board_has_a_game_to_be_read() -> None:
    boards = {
        f"{name}-{players}p" for name in OFFERED for players in EDITIONS[name].choices().players
    }
    assert {file.stem for file in HERE.glob("*.txt")} == set(PLAYED) >= boards
