"""Finished games for sides, made without playing them to their end."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from engine import Choice, drawn, load_box, view
from engine.view import View
from tools.play import random_position

SCORES = {2: (9, 4), 3: (9, 4, 7), 4: (9, 6, 7, 12), 5: (9, 6, 4, 7, 12)}
"""Coins by seat, by the number of players; allies have different ones."""


def ended(coins: Sequence[int]) -> list[View]:
    """Return a game of one round for as many as there are ``coins``, at its start and its end."""
    box = load_box(drawn(Choice(("warcraft",), len(coins), variant="azeroth"), "sides"))
    state = random_position(box, 1, 6)
    state.coins = [5] * len(coins)
    state.turn.round = 1
    start = view(box, state, open_scores=True)
    state.coins, state.turn.step = list(coins), "over"
    return [start, dataclasses.replace(view(box, state), round=1)]
