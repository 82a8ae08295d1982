"""The page on which withdrawn tokens are moved: offered is legal, and it fits into Discord."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from discord import ButtonStyle

from bot.panels import tapcode
from bot.panels.messages import withdrawals
from bot.panels.messages.withdrawals import MINE, Pending
from bot.panels.panel import MOST_COMPONENTS, MOST_LABEL, Key, Page, layout
from bot.panels.tapcode import MOST_ARGUMENT
from bot.panels.turn.pages import page
from bot.panels.turn.sight import Sight
from bot.panels.verbs import REARRANGE
from bot.tables.table import Table
from bot.texts.i18n import key_of
from bot.texts.wording import Wording
from engine import Box, State, apply, deciders, legal, withdrawal
from engine.actions import Withdraw
from tests.bot.sights import WORDS, sight, table_of
from tests.property.positions import random_table
from tools.play import choose


def withdrawn(seed: int) -> list[tuple[Box, State]]:
    """Play at random, every withdrawal by order; return the tables at which some can be moved."""
    box, state = random_table(seed)
    rng, found = Random(seed), []
    for _ in range(80):
        if not deciders(state):
            break
        if state.turn.step == "withdraw" and deciders(state)[0] != state.turn.player:
            state, _ = apply(box, state, withdrawal(box, state, rng.choice(["even", "hold"])))
        else:
            state, _ = apply(box, state, choose(rng, legal(box, state)))
        if state.withdrawals:
            found.append((box, state))
    return found


@cache
def positions() -> list[tuple[Box, State]]:
    """Return tables of many random games at which something can be moved."""
    return [position for seed in range(100) for position in withdrawn(seed)[:2]]


def owners(state: State) -> list[int]:
    armies = {a.id: a.player for a in state.armies}
    return sorted({armies[w.army] for w in state.withdrawals})


def keys(shown: Page) -> list[Key]:
    return [key for row in shown.rows for key in row if not key.disabled]


def test_there_are_enough_of_them() -> None:
    assert len(positions()) > 40
    assert any(w.pieces for _, state in positions() for w in state.withdrawals)


def test_whatever_is_tapped_together_is_legal_and_fits() -> None:
    for n, (box, state) in enumerate(positions()):
        _tap(box, state, n)


def _tap(box: Box, state: State, n: int) -> None:
    table, rng = table_of(box, state), Random(n)
    for seat in owners(state):
        at = sight(table, seat)
        asked = MINE
        for _ in range(20):
            shown = page(at, asked)
            view = layout(table, shown, "board.webp")
            assert view.total_children_count <= MOST_COMPONENTS
            offered = keys(shown)
            all_keys = [(k.verb, k.argument) for row in shown.rows for k in row]
            assert len(set(all_keys)) == len(all_keys)
            for key in offered:
                assert len(key.label) <= MOST_LABEL
                assert len(key.argument) <= MOST_ARGUMENT
                tap = tapcode.Tap(table.game.id, table.seq, key.verb, key.argument)
                assert len(tapcode.encode(table.game, tap)) <= 100
                if key.verb == REARRANGE:
                    action = withdrawals.tapped(table, table.user_at(seat), key.argument.split("."))
                    assert action is not None
                    apply(box, state, action)
            onward = [k.argument for k in offered if k.argument.startswith(f"{MINE}.")]
            if not onward:
                break
            asked = rng.choice(onward)


@cache
def walks() -> list[tuple[State, Page]]:
    """Return the pages that owners see, at each table from the first until all is placed."""
    found = []
    for n, (box, state) in enumerate(positions()):
        at, asked, rng = sight(table_of(box, state), owners(state)[0]), MINE, Random(n)
        while asked:
            shown = page(at, asked)
            found.append((state, shown))
            onward = [key.argument for key in keys(shown) if "→" in key.label]
            asked = rng.choice(onward) if onward else ""
    return found


def test_buttons_count_what_the_picture_shows() -> None:
    counted = Counter[str]()
    for state, shown in walks():
        assert shown.view is not None
        for key in (key for row in shown.rows for key in row if "→" in key.label):
            region, now, then = (int(number) for number in re.findall(r"\d+", key.label))
            here = shown.view.region(region)
            if "tokens: now" in shown.text:
                kind, lies = "tokens", here.tokens
            else:
                pieces = [m for w in state.withdrawals if w.army == here.army for m in w.pieces]
                kind = next(m for m in pieces if WORDS(key_of("marker", m)) in shown.text)
                lies = dict(here.markers).get(kind, 0)
            assert (now, then) == (lies, lies + 1), (kind, key.label)
            counted[kind] += 1
    assert len(counted) > 1


def test_in_the_picture_nothing_is_lost_that_is_taken_up() -> None:
    for state, shown in walks():
        assert shown.view is not None
        for army in shown.view.armies:
            was = next(a for a in state.armies if a.id == army.id)
            stood = sum(r.tokens for r in state.regions.values() if r.army == army.id)
            stands = sum(shown.view.region(r).tokens for r in army.regions)
            assert stands + army.hand == stood + was.hand


def test_blue_buttons_are_spoken_of_only_where_there_are_any() -> None:
    spoken = set()
    for _, shown in walks():
        offered = [k for row in shown.rows for k in row if k.style is ButtonStyle.primary]
        assert ("blue button" in shown.text) == bool(offered), shown.text
        spoken.add(bool(offered))
    assert spoken == {True, False}


def test_nobody_else_is_offered_anything() -> None:
    for box, state in positions()[::5]:
        _look(box, state)


def _look(box: Box, state: State) -> None:
    table = table_of(box, state)
    mine = owners(state)
    for seat in set(range(len(state.coins))) - set(mine):
        assert not [k for k in keys(page(sight(table, seat), MINE)) if k.verb == REARRANGE]
        for key in keys(page(sight(table, mine[0]), MINE)):
            if key.verb == REARRANGE:
                parts = key.argument.split(".")
                assert withdrawals.tapped(table, table.user_at(seat), parts) is None
    stranger = Sight(table, 4711, Wording.of(table, WORDS))
    assert keys(page(stranger, MINE)) == []


def test_what_a_button_says_is_read_again() -> None:
    pending = Pending(12, Counter({3: 2, 14: 1}), Counter({(0, 5): 2, (1, 6): 1}))
    assert pending.written() == "12.3x2.14x1.a5x2.b6x1"
    assert Pending.read(pending.written().split(".")) == pending


@pytest.mark.parametrize(
    "argument",
    [
        "",
        "x",
        "-1",
        "1.3",
        "1.3x",
        "1.x2",
        "1.3x2x1",
        "1.ä3x2",
        "1.3x-1",
        "1.²x1",
        "1.9999999x9999999",
    ],
)
def test_what_no_button_says_means_nothing(argument: str) -> None:
    table = positions()[0]
    assert Pending.read(argument.split(".")) is None
    made = table_of(*table)
    assert withdrawals.tapped(made, made.user_at(owners(table[1])[0]), argument.split(".")) is None


def test_a_name_that_is_none_shows_the_page_from_its_beginning() -> None:
    box, state = positions()[0]
    at = sight(table_of(box, state), owners(state)[0])
    for asked in (f"{MINE}.9999", f"{MINE}.nonsense", f"{MINE}.1.2.3"):
        assert page(at, asked).text == page(at, MINE).text


def test_typed_moves_are_of_the_race_that_holds_the_regions() -> None:
    for box, state in positions():
        table: Table = table_of(box, state)
        for w in state.withdrawals:
            player = next(a.player for a in state.armies if a.id == w.army)
            user = table.user_at(player)
            if w.tokens:
                moves = tuple(w.tokens.items())
                assert withdrawals.rearranged(table, user, moves) == Withdraw(moves, w.army)


def test_where_nobody_can_move_what_was_withdrawn_neither_sentence_nor_button_says_so() -> None:
    for box, state in positions():
        table = table_of(box, state)
        names = tuple(seat.name for seat in table.seats)
        wording = Wording(WORDS, names, names)
        assert "can still move them" in withdrawals.told(table, wording)[-1]
        assert withdrawals.key(table, wording)
        told = withdrawals.told(among_computers(table), wording)
        assert len(told) == len(state.withdrawals), "where they are is told all the same"
        assert not any("can still move them" in line for line in told)
        assert withdrawals.key(among_computers(table), wording) == []


def test_a_person_among_computers_is_the_one_who_can_move_what_is_told_last() -> None:
    box, state = next(at for at in positions() if len(at[1].coins) > 2)
    (owner,), (mine,) = owners(state), state.withdrawals
    other = next(a for a in state.armies if a.player not in (owner, state.turn.player))
    state = replace(state, withdrawals=[mine, replace(mine, army=other.id)])
    people = ("Ann", "Ben", "Cy", "Dan", "Eve")
    wording = Wording(WORDS, people, people)
    for seat in (owner, other.player):
        *_, last, may = withdrawals.told(among_computers(table_of(box, state), seat), wording)
        assert last.startswith(f"{people[seat]}'s withdrawn tokens:")
        assert may.startswith(f"{people[seat]} can still move them until")


def among_computers(table: Table, *people: int) -> Table:
    """Return ``table`` with computers at all seats but those of ``people``."""
    seats = [
        s if s.seat in people else replace(s, user=None, computer=True, pilot="autopilot")
        for s in table.seats
    ]
    return replace(table, seats=tuple(seats))
