"""The checks see what is wrong: a sound table has no fault, a spoilt one has that fault."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine import Box, Choice, State, apply, drawn, load_box, new_game, plain_box, view
from engine.actions import Pick
from engine.events import Event
from engine.hooks import Cost, Effect
from engine.me import Me
from engine.state import Question, Stack
from engine.view import View
from tests.dsl import Table, table
from tests.mechanisms import table as invented
from tools.checks import leaks, otherwise, untold, violations


def sound() -> Table:
    return table("""
        turn A
        A: orcs heroic, hand 1
        A: (trolls)
        B: elves
        B: (giants) seafaring
        1 farmland edge : orcs*2 hero
        2 mountain      : trolls lair
        3 swamp         : tribe
        4 hill edge     : elves
        5 lake          : giants
        6 lake
        7 swamp
    """)


def test_a_sound_table_has_no_fault() -> None:
    t = sound()
    assert violations(t.box, t.state) == []


def test_new_tables_have_no_fault() -> None:
    for players in (2, 3, 4, 5):
        box = plain_box("base", players)
        assert violations(box, new_game(box, "s")) == []


def _question(state: State, **change: object) -> None:
    question = Question(0, 0, "heroic.hero", [1, 7], 1, 1, default=[1])
    for name, value in change.items():
        setattr(question, name, value)
    state.questions.append(question)


def _here(state: State, region: int, **change: object) -> None:
    state.regions[region] = replace(state.regions[region], **change)


def _lying(state: State, region: int, **markers: int) -> None:
    _here(state, region, markers={**state.regions[region].markers, **markers})


def _army(state: State, race: str):
    return next(a for a in state.armies if a.race == race)


SPOILT: dict[str, Callable[[State], object]] = {
    "region 7: 2 tokens of army None": lambda s: _here(s, 7, tokens=2),
    "region 4: held by elves with nothing": lambda s: _here(s, 4, tokens=0),
    "region 4: held by army 9, which is not there": lambda s: _here(s, 4, army=9),
    "region 4: natives live beside race tokens": lambda s: _here(s, 4, natives=1),
    "region 3: 2 natives, 0 tokens": lambda s: _here(s, 3, natives=2),
    "more natives live than are printed": lambda s: _here(s, 7, natives=1),
    "region 3: 0 of lair": lambda s: _lying(s, 3, lair=0),
    "region 3: 1 of castle": lambda s: _lying(s, 3, castle=1),
    "the table has other regions than the board": lambda s: s.regions.pop(7),
    "the race orcs is in 2 places": lambda s: s.banners.under.append("orcs"),
    "the race elves is in 0 places": lambda s: s.armies.remove(_army(s, "elves")),
    "the power heroic is in 2 places": lambda s: s.discards.append("heroic"),
    "5 coins lie on": lambda s: setattr(s.column[0], "coins", -5),
    "a place of the column is empty though banners are left": lambda s: s.banners.under.append(
        s.column.pop().race
    ),
    "two armies share an id": lambda s: setattr(s, "next_army", 1),
    "no step 'lunch'": lambda s: setattr(s.turn, "step", "lunch"),
    "round 11, player 0": lambda s: setattr(s.turn, "round", 11),
    "army 9 acts and is not there": lambda s: setattr(s.turn, "army", 9),
    "nobody acts in conquer": lambda s: setattr(s.turn, "army", None),
    "an army that is not there is waited for": lambda s: s.turn.waiting.append(9),
    "a player with an active race picks": lambda s: setattr(s.turn, "step", "pick"),
    "a roll waits in redeploy": lambda s: (
        setattr(s.turn, "step", "redeploy"),
        setattr(s.turn, "die", 2),
    ),
    "3 purses for 2 players": lambda s: s.coins.append(1),
    "player 1 has -1 coins": lambda s: s.coins.__setitem__(1, -1),
    "orcs: 7 in the tray, 3 off the board, 1 on it": lambda s: setattr(_army(s, "orcs"), "hand", 3),
    "region 1: 2 of hero": lambda s: _lying(s, 1, hero=2),
    "region 2: hole of a declined race": lambda s: _lying(s, 2, hole=1),
    "region 3: lair of nobody": lambda s: _lying(s, 3, lair=1),
    "region 2: 0 of mountain": lambda s: _here(s, 2, markers={"lair": 1}),
    "region 7: 1 of mountain": lambda s: _lying(s, 7, mountain=1),
    "2 of dragon are in play, there are 1": lambda s: _lying(s, 1, dragon=2),
    "elves: 1 in hand, -1 driven, 0 aside": lambda s: (
        setattr(_army(s, "elves"), "hand", 1),
        setattr(_army(s, "elves"), "driven", -1),
    ),
    "elves: driven out by nobody": lambda s: (
        setattr(_army(s, "elves"), "driven", 1),
        s.tray.update(elves=9),
    ),
    "trolls: declined with tokens in hand": lambda s: (
        setattr(_army(s, "trolls"), "hand", 1),
        s.tray.update(trolls=8),
    ),
    "orcs: declined with the badge heroic": lambda s: setattr(_army(s, "orcs"), "active", False),
    "player 0 has two declined races": lambda s: setattr(_army(s, "orcs"), "active", False),
    "player 0 has two active races": lambda s: setattr(_army(s, "trolls"), "active", True),
    "region 6: elves may not be there": lambda s: (
        s.regions.__setitem__(6, s.regions[4]),
        s.regions.__setitem__(4, type(s.regions[4])()),
    ),
    "heroic.hero: 1 to 1 of []": lambda s: _question(s, options=[]),
    "heroic.hero: 3 to 2 of [1, 7]": lambda s: _question(s, at_least=3, up_to=2),
    "heroic.hero: 3 of [1, 7] cannot be picked": lambda s: _question(s, at_least=3, up_to=3),
    "heroic.hero: the default [7] is no answer": lambda s: _question(
        s, at_least=2, up_to=2, default=[7]
    ),
    "heroic.hero: the default [4] is no answer": lambda s: _question(s, default=[4]),
    "heroic.hero: the default [1, 1] repeats": lambda s: _question(s, up_to=2, default=[1, 1]),
}


@pytest.mark.parametrize("fault", SPOILT)
def test_a_spoilt_table_has_its_fault(fault: str) -> None:
    t = sound()
    SPOILT[fault](t.state)
    found = violations(t.box, t.state)
    assert any(fault in line for line in found), found


def test_a_declined_race_without_tokens_is_a_fault() -> None:
    t = sound()
    _here(t.state, 2, army=None, tokens=0, markers={"mountain": 1})
    t.state.tray["trolls"] = 10
    assert violations(t.box, t.state) == ["trolls: declined, without a token, not removed"]


def test_a_table_that_is_over_waits_for_nobody() -> None:
    t = sound()
    t.state.turn.step = "over"
    t.state.armies[2].driven = 1
    assert "the game is over before all have withdrawn" in violations(t.box, t.state)


def test_a_combo_too_many_is_a_fault() -> None:
    box = plain_box("base", 2)
    state = new_game(box, "s")
    race = state.banners.unseen.pop()
    power = state.badges.unseen.pop()
    state.column.append(type(state.column[0])(race, power))
    assert violations(box, state) == ["7 combos are open"]


def in_rows() -> tuple[Box, State]:
    box = load_box(drawn(Choice(("warcraft",), 3, variant="azeroth"), "s"))
    return box, new_game(box, "s")


def _gap(state: State, place: int) -> str:
    """Put the banner of a place under the stack, and return it."""
    race, state.column[place].race = state.column[place].race, ""
    state.banners.under.append(race)
    return race


ROWS: dict[str, Callable[[State], object]] = {
    "11 places in 4 rows": lambda s: (_gap(s, 11), s.column.pop()),
    "2 coins lie in place 4": lambda s: setattr(s.column[4], "coins", 2),
    "place 5 has another badge than its row": lambda s: setattr(
        s.column[5], "power", s.badges.unseen[0]
    ),
    "a race of another faction is in the column of alliance": lambda s: setattr(
        s.column[0], "race", _gap(s, 1) and s.banners.under.pop()
    ),
    "a gap among neutral": lambda s: _gap(s, 8),
    "a gap under alliance though 3 are left": lambda s: _gap(s, 9),
    "a gap under badges though": lambda s: (
        s.badges.under.append(s.column[9].power),
        [setattr(combo, "power", "") for combo in s.column[9:]],
    ),
}


@pytest.mark.parametrize("fault", ROWS)
def test_spoilt_rows_have_their_fault(fault: str) -> None:
    box, state = in_rows()
    assert violations(box, state) == []
    ROWS[fault](state)
    found = violations(box, state)
    assert any(fault in line for line in found), found


def test_coins_that_are_shown_to_others_than_an_ally_are_a_leak(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    box = load_box(drawn(Choice(("warcraft",), 4, variant="azeroth"), "s"))
    state = new_game(box, "s")
    assert leaks(box, state, Random(1)) == []

    def shows_all(box: Box, state: State, seat: int, shown: Collection[int] = ()) -> View:
        return replace(view(box, state, seat), coins=tuple(state.coins) if shown else ())

    monkeypatch.setattr("tools.checks.view", shows_all)
    assert leaks(box, state, Random(1)) == [
        f"seat {seat} is told more than it may know: the table" for seat in range(4)
    ]


def test_coins_that_no_event_tells_are_seen() -> None:
    box = plain_box("base", 2)
    before = new_game(box, "s")
    after, events = apply(box, before, Pick(2))
    assert untold(before, after, events) == []
    assert untold(before, after, []) == ["player 0: 5 coins became 3, the events say +0"]
    extra = [*events, Event("coins", 1, amount=2)]
    assert untold(before, after, extra) == ["player 1: 5 coins became 5, the events say +2"]


class Envies(Effect):
    """My conquests cost as much more as the next player has coins."""

    def cost(self, me: Me, means: str) -> Iterable[Cost]:
        yield Cost(me.game.state.coins[1], me.label)


def test_what_hangs_on_anothers_purse_is_a_leak_to_the_seat_that_decides() -> None:
    board = "turn A \n A: orcs, hand 2 \n B: elves \n 1 hill edge : orcs \n 2 hill : elves"
    t = invented(board)
    assert leaks(t.box, t.state, Random(1)) == []
    t = invented(board, races={"orcs": Envies()})
    assert leaks(t.box, t.state, Random(1)) == ["seat 0 is told more than it may know: prices"]


def test_what_another_may_answer_is_a_leak_to_whoever_sees_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = invented("turn A \n A: orcs \n B: elves \n 1 hill edge : orcs \n 2 hill : elves")
    t.state.questions.append(Question(0, 0, "orcs.where", [1], default=[1]))
    assert leaks(t.box, t.state, Random(1)) == []

    def sees_all(box: Box, state: State, seat: int, **more: Any) -> View:
        return replace(view(box, state, seat, **more), questions=tuple(state.questions))

    monkeypatch.setattr("tools.checks.view", sees_all)
    assert leaks(t.box, t.state, Random(1)) == ["seat 1 sees what orcs.where may be answered"]


def test_the_exchange_spares_what_the_seat_may_see() -> None:
    t = sound()
    t.state.hidden = Stack(["b", "c"], ["a"])
    other = otherwise(t.state, 0, Random(1))
    assert other.coins[0] == t.state.coins[0]
    assert other.coins[1] != t.state.coins[1]
    assert other.seed != t.state.seed
    assert sorted(other.hidden.unseen + other.hidden.under) == ["a", "b", "c"]
    assert other.regions == t.state.regions
