"""Whatever the table, the action is accepted, and games come to an end."""

import pytest

from engine import RuleError, apply, deciders, new_game, plain_box
from engine.autopilot import decide, think
from engine.codec import dump_state
from tests.property.positions import random_table


def play_on(box, state, turns):
    """Let all seats be played for `turns` turns, or to the end; return the table then."""
    while turns and (seats := deciders(state)):
        before = (state.turn.round, state.turn.player)
        state, _ = apply(box, state, decide(box, state, seats[0]))
        turns -= (state.turn.round, state.turn.player) != before
    return state


def test_a_table_of_autopilots_plays_to_the_end():
    box = plain_box("base", 2)
    assert play_on(box, new_game(box, "legal"), 99).turn.step == "over"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_larger_table_plays_its_first_round(players):
    box = plain_box("base", players)
    assert play_on(box, new_game(box, f"legal {players}"), players).turn.round == 2


@pytest.mark.parametrize("seed", range(24))
def test_a_turn_of_any_mix_of_races_and_powers(seed):
    box, state = random_table(seed)
    play_on(box, state, 1)


def test_the_position_is_left_as_it_was():
    box, state = random_table(3)
    before = dump_state(state)
    decide(box, state, deciders(state)[0])
    assert dump_state(state) == before


def test_whose_turn_it_is_not_and_what_is_over_is_refused():
    box, state = random_table(3)
    other = (deciders(state)[0] + 1) % box.players
    with pytest.raises(RuleError, match="not_your_decision"):
        next(think(box, state, other))
    state.turn.step = "over"
    with pytest.raises(RuleError, match="game_over"):
        decide(box, state, other)
