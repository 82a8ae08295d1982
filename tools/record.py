"""``record``: a whole game of random play as an export, for the tests to replay for ever."""

from __future__ import annotations

from random import Random

from engine import commitment, deciders, legal, load_box, new_game
from engine.export import Export, LoggedLine
from engine.history import History
from engine.rng import first_player

from .board import NAMES
from .play import choose

TAKEN_BACK = 1 / 20
"""Chance that a player takes his last step back, where he may."""


def record(edition: str, players: int, seed: str) -> Export:
    """Play a random game from ``seed`` to the end, with take-backs; return its export.

    :raises ValueError: there is no such edition or number of players.
    """
    box, rng = load_box(edition, players), Random(seed)
    history = History(box, new_game(box, seed))
    lines = []
    while waiting := deciders(history.state):
        seat = waiting[0]
        if history.way_back(seat) and rng.random() < TAKEN_BACK:
            lines.append(LoggedLine(seat=seat, says=history.take_back(seat)))
            continue
        action = choose(rng, legal(box, history.state))
        history.play(seat, action)
        lines.append(LoggedLine(seat=seat, says=action))
    return Export(
        edition=edition,
        players=players,
        names=NAMES[:players],
        joined=tuple((first_player(seed, players) + seat) % players for seat in range(players)),
        commitment=commitment(seed),
        seed=seed,
        lines=tuple(lines),
    ).sealed()
