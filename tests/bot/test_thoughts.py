"""What the engine thinks best is remembered for several pages, and never for another position."""

from __future__ import annotations

from dataclasses import replace

import pytest

import engine
from bot.panels.turn import pages, thoughts
from bot.panels.turn.openings import default_known
from engine import Box, State, default_action
from engine.actions import Conquer
from tests.bot.sights import played, sight, table_of
from tests.dsl import table as laid


@pytest.fixture
def asked(monkeypatch) -> list[State]:
    """Return the positions of which the engine is really asked what it thinks best."""
    found = []

    def ask(box: Box, state: State, order: str | None = None):
        found.append(state)
        return engine.default_action(box, state, order)

    for module in ("openings", "endings"):
        monkeypatch.setattr(f"bot.panels.turn.{module}.default_action", thoughts.remembered(ask))
    return found


def begun():
    return laid("""
        turn A
        A: orcs, hand 5
        B: elves
        1 hill edge: orcs
        2 farmland: elves
        3 farmland: elves*2
    """)


def test_the_pages_of_a_panel_ask_once(asked):
    t = begun()
    table = table_of(t.box, t.state)
    for name in ("main", *pages.names()):
        pages.page(sight(table), name)
    assert len(asked) == 1


def test_another_position_order_or_box_is_another_question(asked):
    t = begun()
    table = table_of(t.box, t.state)
    first = default_known(table)
    t.play(Conquer(2))
    moved = default_known(table_of(t.box, t.state))
    assert moved != first
    assert default_known(table) == first
    ordered = [replace(seat, orders='{"end_turn": "even"}') for seat in table.seats]
    default_known(replace(table, seats=tuple(ordered)))
    default_known(replace(table, box=replace(t.box)))
    assert len(asked) == 4


def test_a_table_that_is_changed_afterwards_is_another_one():
    t = begun()
    t.conquer(2)
    remember = thoughts.remembered(default_action)
    first = remember(t.box, t.state)
    t.state.armies[0].hand += 4
    assert remember(t.box, t.state) == default_action(t.box, t.state) != first


def test_what_is_remembered_is_what_the_engine_says():
    for box, state, _ in list(played(3, 2))[::15]:
        if state.turn.at.conquers:
            for _ in range(2):
                assert thoughts.default_action(box, state) == default_action(box, state)
                assert thoughts.with_pieces(
                    box, state, default_action(box, state)
                ) == engine.with_pieces(box, state, default_action(box, state))


def test_old_positions_are_forgotten(asked):
    t = begun()
    for tokens in range(thoughts.MOST + 1):
        t.state.armies[0].hand = 5 + tokens
        default_known(table_of(t.box, t.state))
    t.state.armies[0].hand = 5
    default_known(table_of(t.box, t.state))
    assert len(asked) == thoughts.MOST + 2
