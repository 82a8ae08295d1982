"""Thinking is cut in small slices, and there are not many of them."""

import gc
from collections.abc import Iterator

import pytest

import engine.autopilot.conquests
import engine.autopilot.mind
import engine.autopilot.thought
from engine import apply, deciders, legal, new_game, plain_box
from engine.autopilot import think
from engine.table import Game
from tests.property.positions import random_table
from tools.bench import busiest

SLICE = 4
"""Tables played or asked for their actions between two pauses, at the most."""
TURN = 6000
"""The same in a whole turn; a tenth of a millisecond each on the machine it was measured on."""


@pytest.fixture
def work(monkeypatch) -> list[str]:
    """What the engine was asked to do, in order."""
    done: list[str] = []

    def counted(module, name):
        original = getattr(module, name)

        def wrapped(*args):
            done.append(name)
            return original(*args)

        monkeypatch.setattr(module, name, wrapped)

    counted(engine.autopilot.thought, "play")
    counted(engine.autopilot.conquests, "options")
    counted(engine.autopilot.mind, "options")
    return done


def slices(box, state, work) -> Iterator[int]:
    """Yield the work in each slice of the turn that is being played."""
    before = (state.turn.round, state.turn.player)
    while (state.turn.round, state.turn.player) == before and (seats := deciders(state)):
        thinking = think(box, state, seats[0])
        while True:
            work.clear()
            try:
                next(thinking)
            except StopIteration as found:
                yield len(work)
                state, _ = apply(box, state, found.value)
                break
            yield len(work)


@pytest.mark.parametrize("seed", range(200, 210))
def test_any_turn_is_cut_small_and_comes_to_an_end(seed, work):
    done = list(slices(*random_table(seed), work))
    assert max(done) <= SLICE
    assert sum(done) <= TURN


def test_the_busiest_board_and_a_first_turn_too(work):
    box = plain_box("base", 5)
    for table in ((box, busiest(box, range(4))), (box, new_game(box, "work"))):
        done = list(slices(*table, work))
        assert max(done) <= SLICE
        assert 100 < sum(done) <= TURN


def test_tables_let_go_are_freed_without_the_collector():
    from engine.autopilot.thought import step, weigh
    from engine.steps import options

    box = plain_box("base", 3)
    state = busiest(box, range(3))
    after = step(Game(box, state), options(Game(box, state))[1])
    weigh(after, lambda game: float(len(game.voices("cost"))))
    assert not after._voices


def test_tables_played_on_are_freed_without_the_collector():
    box = plain_box("base", 3)
    state = busiest(box, range(3))
    actions = legal(box, state)
    gc.collect()
    gc.disable()
    try:
        for action in actions:
            apply(box, state, action)
            legal(box, state)
        assert gc.collect() == 0
    finally:
        gc.enable()
