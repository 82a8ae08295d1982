"""Whole games: every action is accepted, and games come to an end."""

import pytest

from engine import apply, deciders, load_box, new_game
from engine.autopilot import decide


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_table_of_autopilots_plays_to_the_end(players):
    box = load_box("base", players)
    state = new_game(box, f"legal {players}")
    while seats := deciders(state):
        state, _ = apply(box, state, decide(box, state, seats[0]))
    assert state.turn.step == "over"
