"""What is suggested to a player who is asked something, in random games, after every pick."""

from collections import Counter
from random import Random

from engine import Answer, Box, State, apply, deciders, legal, new_game, plain_box, suggestion
from engine.codec import dump_state
from tools.play import choose

GAMES = 24


def asked(game: int) -> list[tuple[Box, State]]:
    """Return every table of a random game on which somebody is asked."""
    box, rng = plain_box("base", 2 + game % 4), Random(game)
    state, found = new_game(box, f"suggestions {game}"), []
    while deciders(state):
        if state.questions:
            found.append((box, state))
        state, _ = apply(box, state, choose(rng, legal(box, state)))
    return found


def test_every_suggestion_is_a_legal_whole_answer_and_changes_nothing() -> None:
    met: Counter[str] = Counter()
    for game in range(GAMES):
        for box, state in asked(game):
            question, before = state.questions[0], dump_state(state)
            suggested = suggestion(box, state)
            assert dump_state(state) == before
            after, _ = apply(box, state, Answer(suggested))
            assert question.key not in [q.key for q in after.questions], (question, suggested)
            met[question.key] += 1
    assert set(met) >= {
        "bivouacking.anew", "diplomat.ally", "fortified.fortress", "heroic.hero", "stout.decline",
    }  # fmt: skip
