"""The panel: what it offers, what it says beforehand, and how it answers."""

from __future__ import annotations

import random
import re
from copy import deepcopy
from dataclasses import replace
from typing import NamedTuple

import pytest
from discord import ButtonStyle

from bot.handlers import replies
from bot.handlers.games import choices, typed
from bot.panels import refused
from bot.panels.messages import turns
from bot.panels.panel import MOST_TEXT, Key, Page
from bot.panels.turn import pages, textboard
from bot.panels.turn.moves import UnreadableError, meant
from bot.panels.turn.openings import default_of, ending_of, leads_to, price_of
from bot.panels.turn.pieces import DIE, LOCK, PERHAPS, locks_told
from bot.panels.turn.sight import Sight
from bot.panels.verbs import FINISH, MOVES
from bot.storage.rows import TurnClock
from bot.tables.table import Table
from bot.texts.chronicle import sentences
from bot.texts.i18n import Words
from bot.texts.wording import Wording
from engine import Box, RuleError, State, apply, legal, new_game, plain_box
from engine.actions import (
    Abandon,
    Action,
    Answer,
    Conquer,
    Done,
    GoInDecline,
    Pick,
    Place,
    PlayOn,
    Redeploy,
    Use,
)
from engine.hooks import Effect, Trait
from engine.me import Me
from tests.bot import player, war
from tests.bot.harness import Stage
from tests.bot.sights import WORDS, played, sight, table_of
from tests.bot.test_limits import positions
from tests.bot.test_recap import finish
from tests.dsl import Table as Laid
from tests.dsl import table as laid
from tests.traits.test_flames import board
from tests.traits.underground import under

# ------------------------------------------------------------------ what is offered

MOVING = (*MOVES, FINISH.id)
"""Verbs of buttons that play a move."""


class Moment(NamedTuple):
    """A position, and the buttons of whoever decides in it."""

    box: Box
    state: State
    table: Table
    keys: list[Key]
    moves: list[tuple[Key, Action]]
    """Those of the buttons that play a move, with the action that each of them means."""


@pytest.fixture(scope="module")
def random_positions() -> list:
    return positions()


@pytest.fixture(scope="module")
def moments(random_positions) -> list[Moment]:
    found = []
    for box, state, _ in random_positions:
        table = table_of(box, state)
        keys = keys_of(sight(table))
        moves = [(key, action_of(table, key)) for key in keys if key.verb in MOVING]
        found.append(Moment(box, state, table, keys, moves))
    return found


def keys_of(look: Sight) -> list[Key]:
    """Return every button on every page that can be reached."""
    asked, seen, found = ["main", *pages.names()], set(), []
    while asked:
        name = asked.pop()
        if name in seen:
            continue
        seen.add(name)
        for row in pages.page(look, name).rows:
            for key in row:
                found.append(key)
                if key.verb == "page" and not key.argument.startswith("log"):
                    asked.append(key.argument)
    return [key for key in found if not key.disabled]


def action_of(table, key: Key):
    argument = key.argument
    if key.verb == "place":
        argument = ".".join(argument.split(".")[:2])
    return meant(table, key.verb, argument)


def test_what_is_offered_is_what_is_legal(moments):
    kinds = (Pick, GoInDecline, Abandon, Conquer, Use, Answer)
    for box, state, _, keys, moves in moments:
        offered = {action for _, action in moves}
        open_ = set(legal(box, state))
        assert {a for a in open_ if isinstance(a, kinds)} <= offered
        for action in offered:
            apply(box, state, action)
        placing = {a.region for a in open_ if isinstance(a, Place)}
        assert placing == {a.region for a in offered if isinstance(a, Place)}
        assert Done() not in open_ or any(k.verb in ("done", "finish") for k in keys)


def test_who_has_nothing_to_decide_is_offered_no_move(random_positions):
    for box, state, _ in random_positions:
        table = table_of(box, state)
        for seat in set(range(len(state.coins))) - set(table.deciders):
            assert not [k for k in keys_of(sight(table, seat)) if k.verb in MOVING]


def test_what_cannot_be_taken_back_says_so_on_its_button(moments):
    warned = 0
    for _, _, table, _, moves in moments:
        for key, action in moves:
            stays, _ = leads_to(table, action)
            marks = (LOCK, PERHAPS, DIE)
            assert any(mark in f"{key.emoji}{key.label}" for mark in marks) == stays, key
            warned += stays
    assert warned > 100


def test_a_lock_is_explained_wherever_a_button_has_one_and_nowhere_else(random_positions):
    locked = 0
    for box, state, _ in random_positions:
        look = sight(table_of(box, state))
        for name in ("main", "decline"):
            page = pages.page(look, name)
            on_keys = any(key.emoji == LOCK for row in page.rows for key in row)
            assert page.said.count(LOCK) == on_keys, page
            locked += on_keys
    assert locked > 10


OTHERS = {
    "there": {},
    "computers": {"user": None, "name": "bramble", "pilot": "autopilot", "computer": True},
    "lost to the clock": {"pilot": "autopilot", "missed": 2},
}


@pytest.mark.parametrize(
    ("others", "told", "offered"),
    [
        ("there", "Once you've picked, you can undo it only if the others agree.", "Ask to undo…"),
        ("computers", "Once you've picked, only Rewind takes it back.", "Rewind…"),
        ("lost to the clock", "You can't undo a pick.", "Undo"),
    ],
)
def test_what_is_said_of_undoing_a_pick_is_what_is_offered_once_one_has_picked(
    others: str, told: str, offered: str
):
    box = plain_box("base", 3)
    tables = []
    for state in (begun := new_game(box, "s"), apply(box, begun, Pick(0))[0]):
        first, *rest = (table := table_of(box, state, seq=len(tables))).seats
        rest = [replace(seat, **OTHERS[others]) for seat in rest]
        tables.append(replace(table, seats=(first, *rest)))
    picking, picked = (pages.page(replace(sight(table, 0), undo=False)) for table in tables)
    assert f"🔒 {told}" in picking.text
    assert offered in labels(picked)


def test_a_pick_with_which_nothing_turns_up_is_not_said_to_need_leave_to_be_undone():
    box = plain_box("base", 2)
    state = new_game(box, "s")
    state.banners.unseen.clear()
    page = main_of(table_of(box, state))
    assert "Once you've picked" not in page.text
    assert LOCK not in page.text


def test_what_ends_the_game_cannot_be_undone_and_its_lock_says_so():
    last = "turn B, round 10\nA: elves\nB: orcs\n1 swamp edge: orcs\n2 swamp: elves"
    page = main_of(laid(last))
    assert [key.emoji for row in page.rows for key in row if key.label == "End turn"] == [LOCK]
    assert page.text.endswith("🔒 on a button: it can't be undone.")


def test_only_where_all_locks_are_on_what_ends_the_game_is_nobody_to_be_asked():
    box = plain_box("base", 2)
    table = table_of(box, new_game(box, "s"))
    last, other = (Key("End", "x", emoji=LOCK, is_last=it) for it in (True, False))
    for keys, told in (
        ((last,), "🔒 on a button: it can't be undone."),
        ((last, other), "🔒 on a button: you can undo it only if the others agree."),
    ):
        assert locks_told(Page("", [keys]), sight(table, 0)).said == told


def test_a_pick_of_the_last_turn_can_be_undone_like_any_other():
    box = plain_box("base", 2)
    state = new_game(box, "s")
    state.turn.round, state.turn.player = box.rounds, 1
    page = main_of(table_of(box, state))
    assert "🔒 Once you've picked, you can undo it only if the others agree." in page.text


def peace_or_not():
    """A table at which the turn ends with one answer, and C's withdrawal is decided at once."""
    t = laid("""
        turn A
        A: orcs diplomat, hand 9
        B: elves
        C: ratmen
        1 swamp edge: orcs
        2 swamp: ratmen*4
        3 swamp: ratmen*2
        4 swamp: ratmen
        5 swamp: elves*2
        6 swamp: elves
    """)
    t.conquer(2)
    return t.play(default_of(table_of(t.box, t.state)))


def answers_at(table) -> list[Key]:
    keys = [key for row in pages.page(sight(table)).rows for key in row if key.verb == "answer"]
    assert len(keys) >= 2, "a player to make peace with, or nobody"
    return keys


def test_what_ends_the_turn_can_be_taken_back_though_others_are_withdrawn_for():
    t = peace_or_not()
    assert {key.emoji for key in answers_at(table_of(t.box, t.state))} == {None}


def test_what_ends_the_turn_is_locked_when_the_autopilot_acts_next():
    t = peace_or_not()
    table = table_of(t.box, t.state)
    seats = [replace(s, pilot="autopilot") if s.seat == 1 else s for s in table.seats]
    keys = answers_at(replace(table, seats=tuple(seats)))
    assert {key.emoji for key in keys} == {LOCK}


@pytest.mark.parametrize(("whose", "label"), [(2, "Undo end of turn…"), (1, "Undo my placement…")])
def test_who_has_ended_the_turn_may_take_that_back(whose, label):
    t = laid("turn A\nA: orcs\nB: elves\nC: ratmen\n1 swamp edge: orcs\n2 swamp edge: elves\n")
    ended = table_of(t.box, t.state)
    table = replace(ended, seq=9, turn_began=9, way_back=(8, 7), goes_back=2, goes_back_in=whose)
    for seat in range(3):
        look = replace(sight(table, seat), undo=table.undo_to(table.user_at(seat)) is not None)
        keys = {key.label for row in pages.page(look).rows for key in row}
        assert (label in keys) == (seat == 2)


def test_a_button_that_rolls_says_that_it_does(moments):
    rolling = 0
    for moment in moments:
        for key in moment.keys:
            if key.verb == "roll" or (key.verb == "use" and "berserk" in key.argument):
                assert DIE in f"{key.emoji}{key.label}"
                assert key.verb == "use" or re.search(r" 🎲[123]\+ \((50|33|17)%\)", key.label)
                rolling += 1
    assert rolling > 10


def told_to_stand(text: str, held: dict[int, int]) -> dict[int, int]:
    """Return the tokens by region that a plan tells of the regions ``held``."""
    if "all tokens stay where they are" in text:
        return held
    if ": 1 token on each region" in text:
        return dict.fromkeys(held, 1)
    told = {int(r): int(n) for n, r in re.findall(r"\b(\d+)(?: tokens?)? on region (\d+)", text)}
    for n, several in re.findall(r"(\d+) tokens each on regions ((?:\d+, )*\d+ and \d+)", text):
        told |= dict.fromkeys(map(int, re.findall(r"\d+", several)), int(n))
    return dict.fromkeys(held, 1) | told if "1 on each of the others" in text else told


def test_end_turn_does_what_it_has_said(random_positions):
    placed = scored = asked = 0
    for box, state, _ in random_positions:
        table = table_of(box, state)
        if state.questions or state.turn.step not in ("conquer", "redeploy", "withdraw"):
            continue
        (text,) = [x for x in pages.page(sight(table)).text.splitlines() if x.startswith("**")][1:]
        army = state.turn.army
        after, events = apply(box, state, ending_of(table))
        chooses = "Before your turn ends, you choose " in text or "of your choice" in text
        # Another's choice, where pieces of theirs come back to them, is none of this player's.
        assert chooses == any(q.player in table.deciders for q in after.questions)
        asked += bool(after.questions)
        if after.turn.step != "redeploy":
            then = {n: r.tokens for n, r in after.regions.items() if r.army == army}
            gone = box.left - then.keys()  # Rivers: that they are left again is no news.
            mine = {n: r.tokens for n, r in state.regions.items() if r.army == army}
            held = {n: tokens for n, tokens in mine.items() if n not in gone}
            assert told_to_stand(text, held) == then or "in hand for a first conquest" in text
            placed += held != then
        earns = re.search(r"(\d+|no) coins?", text)
        ends = [e for e in events if e.kind in ("turn", "over")]
        coins = sum(e.amount for e in events if e.kind == "coins" and e.player == state.turn.player)
        if ends and state.turn.step != "withdraw":
            assert earns[1] == (str(coins) if coins else "no")
            scored += 1
        elif state.turn.step == "withdraw":
            assert not earns
    assert placed > 20
    assert scored > 20
    assert asked


@pytest.mark.parametrize(
    ("tokens", "told"),
    [
        ({12: 1}, "1 token on region 12"),
        ({12: 7}, "7 tokens on region 12"),
        ({3: 1, 12: 1}, "1 token on each region"),
        ({3: 1, 12: 2}, "2 tokens on region 12; 1 on region 3"),
        (
            {3: 2, 7: 5, 9: 2, 11: 2, 12: 1, 14: 1},
            "2 tokens each on regions 3, 9 and 11; 5 tokens on region 7; 1 on each of the others",
        ),
    ],
)
def test_a_plan_names_regions_with_as_many_tokens_together(tokens, told):
    table = table_of(*at(laid("turn A\nA: orcs\n1 swamp edge: orcs\n2 swamp")))
    assert sight(table).wording.standing(tokens) == told


def test_the_plan_tells_what_will_stand_not_what_is_added():
    t = laid("""
        turn A
        A: orcs, hand 8
        1 swamp edge: orcs
        2 swamp
    """)
    assert "**End turn**: 9 tokens on region 1 · 1 coin." in main_of(t).text
    t = laid("""
        turn A
        A: orcs
        1 swamp edge
        2 swamp
    """)
    assert "stay where they are · no coins." in main_of(t).text


def test_the_plan_tells_the_earnings_although_a_choice_comes_first():
    t = laid("""
        turn A
        A: orcs stout, hand 1
        1 swamp edge: orcs
        2 swamp: orcs
    """)
    plan = (
        "**End turn**: 2 tokens on region 1; 1 on region 2 · 2 coins as things stand. "
        "Before your turn ends, you choose whether your race goes in decline."
    )
    assert plan in main_of(t).text


@pytest.mark.parametrize(
    ("power", "told"),
    [
        ("fortified", "a fortress on 2 · 4 coins."),
        ("heroic", "heroes on 2 and 4 · 3 coins."),
        ("bivouacking", "encampments on 2 ×3 and 4 ×2 · 3 coins."),
        ("diplomat", "peace with WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW · 3 coins."),
    ],
)
def test_end_turn_places_pieces_too_and_says_where(power: str, told: str):
    t = laid(f"""
        turn A
        A: orcs {power}, hand 1
        B: elves
        1 swamp edge: orcs
        2 swamp: orcs
        3 swamp edge: elves*2
        4 swamp: orcs
    """)
    page = main_of(t)
    assert told in page.text
    t.play(meant(table_of(t.box, t.state), "finish", ""))
    assert t.player == "B"


def test_one_new_armor_is_told_as_one():
    t = under("""
        turn A
        A: ogres shield, hand 1
        B: liches
        1 mushroom_forest edge: ogres
        2 mine: ogres
        3 mudpool edge: liches
    """)
    assert " · a new mushroom armor on 1 · 2 coins." in main_of(t).text


def test_who_wants_to_place_the_pieces_says_so_with_the_end_of_the_turn():
    t = laid("""
        turn A
        A: orcs heroic, hand 3
        1 swamp edge: orcs
        2 swamp: orcs
        3 swamp: orcs
    """)
    for redeploys, label in (
        (False, "End turn, but ask about Heroic first…"),
        (True, "Place the rest, then ask about Heroic…"),  # With tokens in hand it says so.
    ):
        if redeploys:
            t.play(Done())
        page = main_of(t)
        asking = next(k for row in page.rows for k in row if k.label == label)
        assert (asking.verb, asking.argument) == ("finish", "ask")
    t.play(meant(table_of(t.box, t.state), asking.verb, asking.argument))
    assert t.question() == "heroic.hero"
    plain = main_of(laid("turn A\nA: orcs\n1 swamp edge: orcs\n2 swamp"))
    assert not [label for label in labels(plain) if "ask me" in label]


@pytest.mark.parametrize("coins", [0, 2])
def test_coins_on_combos_are_spoken_of_where_there_are_any(coins: int):
    box = plain_box("base", 2)
    state = new_game(box, "s")
    state.column[2].coins = coins
    told = "You get the coins lying on the combo you pick." in main_of(table_of(box, state)).text
    assert told == bool(coins)


def test_placing_shows_how_many_there_are_and_will_be():
    t = laid("""
        turn A
        A: orcs, hand 3
        1 swamp edge: orcs
        2 swamp: orcs*2
    """)
    t.play(Done())
    page = main_of(t)
    assert "You have 4 tokens in hand" in page.text
    assert labels(page)[:2] == ["1: 1 → 2", "2: 1 → 2"]


def test_prices_explain_themselves_line_by_line(random_positions):
    shown = 0
    for box, state, _ in random_positions:
        table = table_of(box, state)
        if not table.deciders:
            continue
        look = sight(table)
        for line in pages.page(look, "prices").text.splitlines():
            found = re.match(r"\*\*(\d+)\*\* \(.*\): \*\*(\d+)\*\* = (.*)", line)
            if not found:
                continue
            amounts = [int(n.replace("−", "-")) for n in re.findall(r"[+−]?\d+(?!%)\b", found[3])]
            assert price_of(table, int(found[1])).total == int(found[2])
            assert sum(amounts) == int(found[2])
            shown += 1
    assert shown > 100


# ------------------------------------------------------------------ single positions


def main_of(t, seat: int | None = None) -> pages.Page:
    return pages.page(sight(table_of(t.box, t.state), seat))


def labels(page: pages.Page) -> list[str]:
    return [key.label for row in page.rows for key in row]


def test_the_die_is_offered_only_where_it_is_needed():
    t = laid("""
        turn A
        A: orcs mounted, hand 2
        1 swamp edge: orcs
        2 swamp
        3 mountain - 1
    """)
    shown = labels(main_of(t))
    assert "2 · 2" in shown
    assert "3 🎲1+ (50%)" in shown
    text = main_of(t).said
    assert (
        "a region and how many tokens it takes, or with 🎲, what you have to roll and your" in text
    )
    assert (
        "it's this race's last attempt this turn. The die's sides are 0, 0, 0, 1, 2 and 3." in text
    )


BERSERK = """
    turn A, die 1 0
    A: orcs berserk, hand 2
    B: halflings
    1 swamp edge : orcs
    2 swamp - 1  : halflings hole
    3 mountain - 1
    4 hill - 1
"""


FAR = """
    turn A
    A: orcs, hand {hand}
    1 swamp edge: orcs
    2 swamp - 1 5
    3 swamp - 1 5
    4 mountain - 5
    5 swamp - 6
    6 swamp - 5
"""


@pytest.mark.parametrize(
    ("hand", "to", "way"),
    [
        (5, 5, "Regions 2 and 3 lie in between: take one of them first."),
        (5, 6, "You can take regions 2 and 3 right now."),
        (2, 6, "You can take regions 2 and 3 right now."),
        (1, 5, "Choose one that it can reach."),
    ],
)
def test_a_region_too_far_away_is_refused_with_the_way_there(hand: int, to: int, way: str):
    t = laid(FAR.format(hand=hand))
    with pytest.raises(RuleError) as caught:
        t.play(Conquer(to))
    (said,) = refused.told(caught.value, WORDS, table_of(t.box, t.state))
    assert said == f"Region {to} isn't next to any of this race's regions. {way}"


@pytest.mark.parametrize("language", ["en", "ja", "ko"])
@pytest.mark.parametrize(
    "regions", ["1 swamp\n2 swamp edge\n3 hill edge", "1 swamp edge: orcs\n2 swamp - 1\n3 hill - 1"]
)
def test_who_cannot_get_somewhere_reads_in_every_language_where_they_can(
    language: str, regions: str
):
    t = laid(f"turn A\nA: orcs, hand 4\n{regions}\n4 swamp - 3\n5 swamp - 4")
    with pytest.raises(RuleError) as caught:
        t.play(Conquer(5))
    table = table_of(t.box, t.state)
    (said,) = refused.told(caught.value, Words(language, strict=True), table)
    assert re.findall(r"\d+", said) == ["5", "2", "3"], said


def test_a_river_between_two_regions_is_named_on_the_way():
    t = laid(
        "turn A\nA: drow, hand 5\n1 mushroom_forest edge: drow\n2 river - 1\n3 mushroom_forest - 2",
        edition="underground",
    )
    with pytest.raises(RuleError) as caught:
        t.play(Conquer(3))
    (said,) = refused.told(caught.value, WORDS, table_of(t.box, t.state))
    assert said.endswith("Region 2 lies in between: take that one first.")


def test_where_nothing_else_is_in_the_way_one_is_told_to_roll_first():
    """B-40, B-51: a hole keeps everybody out, whatever is rolled."""
    t = laid(BERSERK)
    look = sight(table_of(t.box, t.state))
    prices = pages.page(look, "prices").text
    assert "Region 2 is immune: the hole-in-the-ground protects it." in prices
    assert "Roll first" not in prices
    for region, said in ((2, "immune"), (3, "Roll first")):
        (told,) = refusal_of(t, Conquer(region))
        assert said in told


@pytest.mark.parametrize(
    ("roll", "action", "said"),
    [
        (None, Conquer(3), 'You can roll for it by adding "die", or choose a cheaper one.'),
        (None, Conquer(4), "you have only 2 in hand. Choose a cheaper one."),
        (Use("berserk"), Conquer(3), "you have only 2 in hand. Choose a cheaper one."),
        (Use("berserk"), Conquer(3, roll=True), "Conquer a region you can pay for with that roll"),
    ],
)
def test_what_one_cannot_pay_is_refused_with_what_the_die_can_still_do(roll, action, said):
    """B-08, B-40: the die helps only as far as it goes, and only if no roll waits already."""
    t = laid(f"""
        turn A, die 0
        A: orcs {"berserk" if roll else "hill"}, hand 2
        B: elves
        1 swamp edge   : orcs
        2 swamp - 1
        3 mountain - 1
        4 hill - 1     : elves*4
    """)
    if roll:
        t.play(roll)
    (told,) = refusal_of(t, action)
    assert said in told


def refusal_of(t: Laid, action: Action) -> list[str]:
    """What a player is told who tries `action`."""
    with pytest.raises(RuleError) as caught:
        t.play(action)
    return refused.told(caught.value, WORDS)


def test_a_price_names_the_lost_tribe_and_plain_ones_share_a_line():
    t = laid("""
        turn A
        A: orcs, hand 9
        1 swamp edge: orcs
        2 swamp - 1: tribe
        3 swamp - 1
        4 hill - 1
    """)
    text = pages.page(sight(table_of(t.box, t.state)), "prices").text
    assert "= 2 base +1 Lost Tribe" in text
    assert "defenders" not in text
    assert "**3 and 4**: **2** each" in text


def test_regions_where_flames_cannot_begin_are_not_listed_with_the_prices():
    """The picture shows where they can; a line for each of the others would hide the prices."""
    there = board("lizardmen*2")
    t = under(f"turn A \n A: flames, hand 9 \n B: lizardmen \n {there}")
    t.refuses(Conquer(1), "enters_elsewhere")
    told = pages.page(sight(table_of(t.box, t.state)), "prices").text
    assert "**2** (" in told
    assert "Volcano" not in told


def test_a_fortress_can_be_built_in_one_tap_or_not_at_all():
    t = laid("""
        turn A
        A: orcs fortified
        1 swamp edge: orcs
        2 swamp: orcs
    """)
    t.play(Done())
    while not t.state.questions:
        t.play(default_of(table_of(t.box, t.state)))
    page = main_of(t)
    assert "Build a fortress" in page.text
    assert labels(page)[:4] == ["1", "2", "As suggested: 1", "Build none"]


def asked_for_heroes() -> Laid:
    t = laid("""
        turn A
        A: orcs heroic
        1 swamp edge: orcs
        2 swamp: orcs
        3 swamp: orcs
    """)
    t.play(Done())
    while not t.state.questions:
        t.play(default_of(table_of(t.box, t.state)))
    return t


def test_heroes_have_a_suggestion_one_tap_away():
    t = asked_for_heroes()
    page = main_of(t)
    assert "Which 2 regions" in page.text
    assert any(label.startswith("As suggested: ") for label in labels(page))


def test_a_question_begun_by_hand_still_has_a_suggestion_for_the_rest():
    t = asked_for_heroes()
    t.play(Answer((3,)))
    (key,) = [k for row in main_of(t).rows for k in row if k.label.startswith("As suggested")]
    after, _ = apply(t.box, t.state, action_of(table_of(t.box, t.state), key))
    assert not after.questions


def asked_of(board: str, *conquests: int, **more: object) -> Laid:
    t = under(board, **more)
    for region in conquests:
        t.conquer(region)
    return t


BALROG = """
    turn A
    A: lizardmen, hand 4
    B: liches
    1 mine edge : lizardmen
    2 mine      : tribe*2
    3 mine      : liches
    4 mine edge : liches
"""


def test_a_questions_regions_are_outlined_and_ones_own_are_told_and_come_last():
    t = asked_of(BALROG, 2, hidden=["wickedest_pentacle"])
    assert t.options() == [1, 3]
    look = sight(table_of(*at(t)))
    page = pages.page(look)
    assert labels(page)[:2] == ["3", "1 (yours)"]
    assert page.uses == {3: "", 1: ""}
    named = [offer.name for offer in choices.answers(look)]
    assert named[-2:] == ["3", "1 (yours)"]


def test_where_a_question_is_about_ones_own_regions_alone_none_is_called_so():
    t = asked_for_heroes()
    page = main_of(t)
    assert labels(page)[:3] == ["1", "2", "3"]
    assert page.uses == {1: "", 2: "", 3: ""}


def test_own_regions_keep_their_place_where_one_of_them_is_suggested():
    t = asked_of(GHOST, finds={"crypt_of_the_tomb_raider": 1})
    t.play(Done())
    while not t.state.questions:
        t.play(default_of(table_of(t.box, t.state)))
    assert labels(main_of(t))[:3] == ["2 (yours)", "3", "4"]


GHOST = """
    turn A
    A: lizardmen
    B: liches
    1 mine edge : lizardmen*2
    2 mine      : lizardmen*2
    3 mine      : liches*5
    4 mine edge : liches*5
"""


AMAZONS = """
    turn A
    A: amazons, hand {hand}
    1 swamp edge: amazons
    2 swamp: amazons
    3 swamp
    4 swamp: tribe
"""


def test_what_is_on_loan_is_told_before_it_goes():
    t = laid(AMAZONS.format(hand=9))
    for asked in ("main", "prices"):
        text = pages.page(sight(table_of(*at(t))), asked).text
        assert "4 of your tokens are extra: they're set aside when your conquests end" in text
        assert "give up" not in text, "there are tokens enough for one region more"
    assert "4 of your tokens are extra" in "\n".join(textboard.lines(sight(table_of(*at(t)))))


def test_the_conquest_that_costs_a_region_is_warned_of_before_it_is_made():
    t = laid(AMAZONS.format(hand=4))
    look = sight(table_of(*at(t)))
    for text in (pages.page(look).text, pages.page(look, "prices").text):
        assert "If you take another region, you'll have to give up 1 region at the end" in text
    assert "1 region of your choice to give up" not in pages.page(look).text
    t.conquer(3)
    page = main_of(t)
    assert "**End turn**: 1 region of your choice to give up" in page.text
    assert "tokens stay on the board" not in page.text
    t.play(default_of(table_of(*at(t))))
    (question,) = t.state.questions
    assert question.up_to == 1
    (key,) = [k for row in main_of(t).rows for k in row if k.label.startswith("As suggested")]
    ids = [k.argument for row in main_of(t).rows for k in row if k.verb == "answer"]
    assert len(set(ids)) == len(ids)
    t.play(action_of(table_of(*at(t)), key))
    assert len([r for r in t.state.regions.values() if r.army is not None]) == 2


def test_where_all_regions_must_go_nothing_is_said_of_a_choice():
    t = laid(AMAZONS.format(hand=2))
    text = main_of(t).text
    assert "**End turn**: you leave regions 1 and 2" in text
    assert "of your choice" not in text


def test_nothing_is_said_of_loans_where_there_are_none():
    t = laid(AMAZONS.format(hand=4).replace("amazons", "orcs"))
    assert "loan" not in main_of(t).text


def test_an_empty_hand_and_regions_out_of_reach_are_told_apart():
    t = laid("turn A\nA: orcs\n1 swamp edge: orcs\n2 swamp")
    assert "You have no tokens left to conquer with." in main_of(t).text
    t = laid("turn A\nA: orcs, hand 1\n1 swamp edge: orcs\n2 sea")
    assert "You can't take any region right now." in main_of(t).text


def test_the_readers_own_coins_are_told_while_they_play_and_nobody_elses():
    t = laid(
        "turn A\nA: orcs, hand 3, coins 12\nB: elves, coins 31\n1 swamp edge: orcs\n2 swamp: elves"
    )
    table = table_of(*at(t))
    assert "· 12 coins**" in pages.page(sight(table, 0)).text
    assert "12 coins" not in pages.page(sight(table, 1)).text
    assert "31 coins" not in pages.page(sight(table, 0)).text


def test_redeploying_says_what_its_button_ends_and_tells_of_no_buttons_that_are_not_there():
    t = laid("turn A\nA: orcs\n1 swamp edge: orcs*2\n2 swamp: orcs*2\n3 swamp")
    t.play(Done())
    page = main_of(t)
    assert "Place the rest and end turn" in labels(page)
    assert "Each button" in page.text
    t.play(Place(1, 2))
    page = main_of(t)
    assert "All tokens are placed." in page.text
    assert "End turn" in labels(page)
    assert "Each button" not in page.text


def test_the_page_of_a_decline_shows_the_tokens_where_they_stay():
    t = laid("turn A\nA: ghouls\n1 swamp edge: ghouls*4\n2 swamp: ghouls*3\n3 hill")
    at_turn = sight(table_of(t.box, t.state))
    assert [r.tokens for r in at_turn.view.regions][:2] == [1, 1], "the others are in hand"
    page = pages.page(at_turn, "decline")
    assert "All 7 tokens of your Ghouls stay on the board" in page.text
    assert page.view is not None
    assert [r.tokens for r in page.view.regions][:2] == [4, 3]
    assert [a.hand for a in page.view.armies] == [0]


def stout(round_: int) -> pages.Page:
    t = laid(f"turn A, round {round_}\nA: orcs stout\n1 swamp edge: orcs*3\n2 swamp: orcs")
    while not t.state.questions:
        t.play(default_of(table_of(*at(t))))
    return main_of(t)


@pytest.mark.parametrize(
    ("hand", "ends"),
    [
        (0, r"scored for this turn\. Should .* decline now\b.*\? Your clock runs out <t:\d+:R>\."),
        (3, r"\. Your clock runs out <t:\d+:R>\."),
    ],
)
def test_a_question_stays_one_where_the_clock_is_told(hand, ends):
    t = laid("turn A, round 4\nA: orcs stout\n1 swamp edge: orcs*3\n2 swamp: orcs")
    while not hand and not t.state.questions:
        t.play(default_of(table_of(*at(t))))
    table = replace(table_of(t.box, t.state), clock=TurnClock(0, 0, 3600, "turn", 0))
    assert re.search(ends + "$", pages.page(sight(table)).text.split("\n")[0])


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ("en", r"Redeploy your .*Orcs\. Your clock runs out <t:\d+:R>\. You have 3 tokens"),
        ("ja", r"オーク.*再配備です。?.*<t:\d+:R>.*手元"),
        ("ko", r"오크.*재배치.*<t:\d+:R>.*버튼"),
    ],
)
def test_the_clock_is_told_before_what_explains_the_buttons(language: str, first: str):
    t = laid("turn A\nA: orcs, hand 3\n1 swamp edge: orcs\n2 swamp: orcs\n3 swamp")
    t.play(Done())
    table = replace(table_of(t.box, t.state), clock=TurnClock(0, 0, 3600, "turn", 0))
    look = Sight(table, table.user_at(0), Wording.of(table, Words(language, strict=True)))
    assert re.search(first, pages.page(look).text.split("\n")[0])


def test_that_the_game_is_over_is_said_once():
    box, state, events = list(played(2, 1))[-1]
    table = table_of(box, state)
    said = sentences(events, Wording.of(table, WORDS))
    assert "The game is over." in said
    text = pages.page(sight(table, 0, *said)).text
    assert text.count("game is over") == 1
    assert all(line in text for line in said), "the rest of the news is kept"


async def test_what_is_tapped_or_typed_after_the_end_is_told_once_that_the_game_is_over(
    stage: Stage,
):
    await player.lobby(stage, "Ann", "Ben")
    member = await player.open_panel(stage)
    await finish(stage)
    tapped = await stage.press(member, player.moves(stage, member)[0])
    for answer in (tapped, await stage.slash(member, "undo")):
        assert stage.text(answer.response).count("game is over") == 1


async def test_what_is_tapped_after_a_game_was_called_off_is_told_so_once(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    member = await player.open_panel(stage)
    table = await player.table(stage)
    await stage.bot.tables.cancel(table.game.id, table.game.host)
    tapped = await stage.press(member, player.moves(stage, member)[0])
    assert re.findall("without scores|called off", stage.text(tapped.response)) == [
        "without scores"
    ]


class Springs(Effect):
    """A token more at the start of each turn that is played on."""

    def on_muster(self, me: Me) -> None:
        me.game.from_tray(me.army, 1, me.label)


def test_where_something_happens_at_the_start_one_says_first_whether_to_play_on():
    t = laid(
        """
        turn A
        A: orcs
        B: elves
        1 farmland edge : orcs*2
        2 hill          : elves
        """,
        Trait("orcs", (Springs(),)),
    )
    table = table_of(t.box, t.state)
    look = sight(table)
    page = pages.page(look)
    assert labels(page)[0] == "2 🎲1+ (50%)"
    assert "Decline…" in labels(page)
    assert "2 tokens in hand" in page.text
    assert "Decline now" in labels(pages.page(look, "decline"))
    assert "Each other region" not in pages.page(look, "decline").text
    assert pages.doing(table, look.wording) == "play on or decline"
    assert meant(table, "play_on", "") == PlayOn()
    assert [(o.name, o.value) for o in choices.answers(look)] == [
        ("Play on", "play_on"),
        ("Decline now", "decline"),
    ]
    assert typed.chosen(look, "play on") == PlayOn()
    assert typed.chosen(look, "decline") == GoInDecline()
    with pytest.raises(UnreadableError):
        typed.chosen(look, "perhaps")
    assert isinstance(meant(table, "finish", ""), Redeploy)
    t.play(meant(table, "play_on", ""))
    assert "Decline…" not in labels(pages.page(sight(table_of(t.box, t.state))))


def test_declining_after_the_turn_is_asked_and_not_told_as_done():
    page = stout(4)
    assert "You've scored for this turn. Should your active race go in decline now" in page.text
    assert "If you decline now:\n- One of your Orcs stays" in page.text
    assert "no difference" not in page.text
    assert "it makes no difference to your score" in stout(10).text


def test_nothing_is_to_be_undone_further_where_only_others_have_acted_in_the_turn():
    t = laid("turn A\nA: orcs, hand 3\nB: elves\n1 swamp edge: orcs\n2 swamp: elves\n3 swamp")
    begun = replace(table_of(*at(t)), seq=9, turn_began=8)
    assert "Ask to undo…" not in labels(pages.page(replace(sight(begun, 0), undo=False)))
    t.conquer(2)
    moved = replace(table_of(*at(t)), seq=9, turn_began=8)
    assert "Ask to undo…" in labels(pages.page(replace(sight(moved, 0), undo=False)))


def test_a_diplomat_is_asked_for_a_player_by_name():
    t = laid("""
        turn A
        A: orcs diplomat
        B: elves
        1 swamp edge: orcs
        2 swamp
        3 swamp: elves
    """)
    t.play(Done())
    while not t.state.questions:
        t.play(default_of(table_of(t.box, t.state)))
    page = main_of(t)
    assert "Make peace" in page.text
    assert "Peace with nobody" in labels(page)
    assert labels(page)[0].startswith("W")


def declining(text: str) -> str:
    t = laid(text)
    return pages.page(sight(table_of(t.box, t.state)), "decline").text


def test_declining_says_what_goes_and_what_it_would_earn():
    t = laid("""
        turn A
        A: orcs mounted
        A: (elves)
        1 swamp edge: orcs*3
        2 swamp: elves
    """)
    page = pages.page(sight(table_of(t.box, t.state)), "decline")
    assert "One of your Orcs stays in its region and keeps scoring" in page.text
    assert "the other 2 go back to the tray." in page.text
    assert "Your declined Elves leave the board." in page.text
    assert "You'd earn 1 coin (1 from regions)." in page.text
    assert labels(page) == ["Decline now", "Back"]


def test_declining_says_which_pieces_stay_and_which_go():
    text = declining("""
        turn A
        A: halflings fortified
        1 swamp edge: halflings hole fortress
        2 swamp: halflings hole
        3 mountain: halflings mountain
    """)
    assert "What stays in place: fortress." in text
    assert "What goes: hole-in-the-ground ×2." in text
    shown = under(
        "turn A \n A: drow shield \n 1 mine edge: drow mushroom_armor*2 \n 2 mine: drow",
        finds={"diamond_fields": 2},
    )
    text = pages.page(sight(table_of(shown.box, shown.state)), "decline").text
    assert "stays in place: mushroom armor ×2, Diamond Fields." in text
    assert "can't be used" not in text
    assert "What goes" not in text


def test_declining_says_which_finds_a_declined_race_cannot_use():
    """U-46, U-56: a relic that was not used stays where it lies, for active races alone."""
    shown = under(
        "turn A \n A: drow \n 1 mine edge: drow \n 2 mine: drow",
        finds={"diamond_fields": 1, "sword_of_the_killer_rabbit": 2, "great_brass_pipe": 2},
    )
    text = pages.page(sight(table_of(shown.box, shown.state)), "decline").text
    assert "What stays in place: Diamond Fields." in text
    unusable = "Sword of the Killer Rabbit, Great Brass Pipe"
    assert f"What stays, but can't be used in decline: {unusable}." in text


def test_a_question_tells_what_its_answers_earn_where_they_differ():
    t = under(
        """
        turn A
        A: lizardmen
        1 mine edge: lizardmen
        2 mine: lizardmen
        3 mine: lizardmen
        """,
        finds={"keep_on_the_motherland": 1, "scepter_of_avarice": 2},
    )
    t.done()
    assert t.question() == "scepter_of_avarice.where"
    text = pages.page(sight(table_of(t.box, t.state))).text
    told = dict.fromkeys(t.options(), 0)
    for option in told:
        ended = deepcopy(t).answer(option)
        told[option] = sum(ended.earned("A").values())
    said = f"{told[1]} coins for region 1; {told[2]} coins for regions 2 and 3."
    assert f"What each choice earns this turn: {said}" in text


def test_a_question_about_anything_else_tells_of_no_coins():
    t = laid("turn A\nA: orcs heroic\n1 swamp edge: orcs\n2 swamp: orcs\n3 swamp: orcs")
    t.done()
    while not t.state.questions:
        t.play(default_of(table_of(t.box, t.state)))
    assert "What each choice earns" not in main_of(t).text


def test_declining_ghouls_keep_their_tokens_and_fight_on():
    text = declining("""
        turn A
        A: ghouls mounted, hand 2
        1 swamp edge: ghouls*3
        2 swamp: ghouls*4
    """)
    assert "All 7 tokens of your Ghouls stay on the board (2 regions) and keep scoring." in text
    assert "2 stay in hand." in text
    assert "your Ghouls keep conquering" in text
    assert "in each" not in text


def test_declining_ghouls_that_are_off_the_board_stay_nowhere():
    text = declining("""
        turn A
        A: ghouls mounted, hand 3
        1 swamp edge:
        2 swamp:
    """)
    assert "Your Ghouls have no tokens on the board.\n3 stay in hand." in text
    assert "0 regions" not in text


def test_declining_amazons_give_all_but_one_token_a_region_back():
    text = declining("""
        turn A
        A: amazons mounted, hand 4
        1 swamp edge: amazons*3
        2 swamp: amazons*2
    """)
    assert "stays in each of their 2 regions and keeps scoring; the other 7 go back" in text


@pytest.mark.parametrize(
    ("power", "lent", "told"),
    [
        (
            "tomb",
            "",
            [
                "All 4 tokens of your Ogres stay on the board (2 regions) and keep scoring.",
                "You redeploy them one last time before you score.",
                "You'd earn 2 coins (2 from regions).",
            ],
        ),
        (
            "vanishing",
            "",
            ["All of your Ogres leave the board.", "You'd earn 4 coins (4 from Vanishing)."],
        ),
        (
            "stone",
            "vanishing",
            ["the other 2 go back to the tray.", "You'd earn 2 coins (2 from regions)."],
        ),
    ],
)
def test_declining_tells_what_a_decline_of_its_own_kind_comes_to(power, lent, told):
    t = under(
        f"""
        turn A
        A: ogres {power}
        B: liches
        1 mine edge: ogres*3
        2 mine: ogres
        3 mudpool edge: liches
        """,
        {"stonehedge": 2} if lent else {},
        lent,
    )
    text = pages.page(sight(table_of(t.box, t.state)), "decline").text
    assert [line for line in told if line not in text] == []
    assert "nothing" not in text
    assert "no tokens on the board" not in text
    assert "in hand" not in text


def test_declining_beside_a_spirit_says_that_it_stays():
    text = declining("""
        turn A
        A: orcs mounted
        A: (elves) spirit
        1 swamp edge: orcs
        2 swamp: elves
    """)
    assert "Your declined Elves stay on the board." in text
    assert "leave the board" not in text


def test_declining_while_ghouls_act_first_counts_the_active_race_alone():
    text = declining("""
        turn A
        A: (ghouls)
        A: orcs
        1 swamp edge: orcs*3
        2 swamp: ghouls*4
    """)
    assert "the other 2 go back to the tray" in text
    assert "Your declined Ghouls leave the board." in text


def test_a_race_without_tokens_is_gone_when_it_declines():
    assert "Your Orcs have no tokens on the board" in declining("""
        turn A
        A: orcs
        1 swamp edge
        2 swamp
    """)


def test_what_combos_do_is_one_tap_away_while_picking():
    box = plain_box("base", 2)
    look = sight(table_of(box, new_game(box, "5eed" * 8)))
    assert "Races & powers" in labels(pages.page(look))
    text = pages.page(look, "does").text
    for combo in look.view.column:
        assert look.wording.words(f"does-{combo.race}") in text
    assert text.count("**") == 2 + 2 * len(look.view.column)


def test_what_combos_do_is_told_of_the_mover_and_of_everybody():
    t = laid("""
        turn A
        A: orcs mounted
        A: (dwarves)
        B: elves flying
        1 swamp edge: orcs
        2 swamp: dwarves
        3 swamp: elves
    """)
    table = table_of(t.box, t.state)
    assert "Races & powers" in labels(main_of(t))
    own = pages.page(sight(table), "does").text
    assert "Orcs: +1 coin for each non-empty region" in own
    assert "Mounted: −1" in own
    assert "**Dwarves** (Ann, in decline)" in own
    assert "Elves" not in own
    for seat in (0, 1):
        assert "Elves: while active" in pages.page(sight(table, seat), "does.1").text
    draft = turns.turn(table, sight(table).wording, 0, [], 0)
    assert ("page", "does") in [(key.verb, key.argument) for key in draft.keys]


async def test_what_combos_do_can_be_asked_by_everybody_at_the_turn_post(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    for name in ("Ann", "Ben", "Cy"):
        shown = await stage.tap(stage[name], "Races & powers", message=player.turn_posts(stage)[-1])
        assert "What races and powers do" in stage.text(shown.response)
        assert shown.response.ephemeral


def test_powers_say_what_they_cost_and_whose_token_they_take():
    t = laid("""
        turn A
        A: sorcerers dragon_master, hand 2
        B: elves
        1 swamp edge: sorcerers
        2 swamp: elves
    """)
    shown = labels(main_of(t))
    assert "Dragon to 2 · 1" in shown
    assert f"Convert 2 ({'W' * 32})" in shown
    waiting = pages.page(sight(table_of(t.box, t.state), 1)).text
    assert "Waiting for Ann to conquer or decline." in waiting


def row_of(regions: int):
    """A table with so many regions to enter by."""
    board = "\n".join(f"{n} swamp edge" for n in range(1, regions + 1))
    return laid(f"turn A\nA: orcs, hand 9\n{board}")


def test_the_last_page_leads_back_to_the_first_and_says_so():
    look = sight(table_of(*at(row_of(23))))
    assert "More (1 of 2)" in labels(pages.page(look))
    assert "Back to page 1 (2 of 2)" in labels(pages.page(look, "main.1"))
    assert labels(pages.page(look, "main.2")) == labels(pages.page(look)), "an old button's"


def at(t) -> tuple[Box, State]:
    return t.box, t.state


def conquests_on(look: Sight, asked: str) -> list[int]:
    page = pages.page(look, asked)
    return [int(k.argument) for row in page.rows for k in row if k.verb in ("conquer", "roll")]


@pytest.mark.parametrize("regions", range(2, 41))
def test_as_many_regions_as_fit_are_on_one_page_and_none_is_left_alone(regions):
    look = sight(table_of(*at(row_of(regions))))
    shown = [conquests_on(look, f"main.{n}") for n in range(-(-regions // 20))]
    assert [region for page in shown for region in page] == list(range(1, regions + 1))
    sizes = [len(page) for page in shown]
    assert max(sizes) - min(sizes) <= 1


def test_prices_are_on_one_page_however_many_there_are():
    plain = "\n".join(f"{n} swamp edge" for n in range(1, 41))
    held = "41 hill edge: elves\n42 hill edge: elves*2"
    t = laid(f"turn A\nA: orcs, hand 9\nB: elves\n{plain}\n{held}")
    page = pages.page(sight(table_of(*at(t))), "prices")
    assert labels(page) == ["Back"]
    assert "**1, 2, 3" in page.text
    assert re.search(r"\*\*41\*\* \(hill, 1 of .*= 2 base \+1 defender\n", page.text)
    assert re.search(r"\*\*42\*\* \(hill, 2 of .*= 2 base \+2 defenders\n", page.text)


def test_prices_that_would_not_fit_a_message_share_lines():
    board = "\n".join(f"{n} {'hill' if n % 6 else 'swamp'} edge" for n in range(1, 85))
    t = laid(f"turn A\nA: orcs mounted, hand 9\n{board}")
    told = pages.page(sight(table_of(*at(t)), 0, *(["w" * 100] * 17)), "prices").text
    assert len(told) <= MOST_TEXT
    assert "**6, 12, 18, 24, 30, 36, 42, 48, 54, 60, 66, 72, 78 and 84**: **2** = 2 base" in told
    assert all(re.search(rf"\b{region}\b", told) for region in range(1, 85))


def test_ones_own_regions_are_told_from_others_and_come_last():
    t = laid("""
        turn A
        A: orcs, hand 3
        A: (ghouls)
        B: elves
        1 swamp edge: ghouls*1
        2 swamp - 1 3 4: orcs
        3 swamp: elves
        4 mountain - 2: tribe
        5 mountain - 2: ghouls*2
    """)
    while t.state.turn.army != 0:
        t.play(default_of(table_of(*at(t))))
    table = table_of(*at(t))
    shown = [k for row in pages.page(sight(table)).rows for k in row]
    conquests = [k for k in shown if k.verb in ("conquer", "roll")]
    told = ["3 · 3", "4 🎲1+ (50%)", "1 · 3 (yours)", "5 🎲2+ (33%) (yours)"]
    assert [k.label for k in conquests] == told
    loud = [k.label for k in conquests if k.style is not ButtonStyle.secondary]
    assert loud == ["3 · 3"]
    in_words = "\n".join(textboard.lines(sight(table)))
    assert "You can conquer (/conquer): 3 for 3, 1 for 3 (your own)." in in_words
    assert "4 for 4 (🎲 50%), 5 for 5 (🎲 33%) (your own)." in in_words
    offered = [offer.name for offer in choices.targets(sight(table))]
    assert [name.split(" (")[0] for name in offered][-2:] == ["1 · 3, yours", "5 🎲2+"]


def test_a_power_that_rolls_first_says_what_the_roll_can_take():
    t = laid("""
        turn A
        A: orcs berserk, hand 2
        1 swamp edge: orcs
        2 swamp - 1
        3 hill - 1: tribe
        4 mountain - 1: tribe
        5 mountain - 1: tribe*2
        6 mountain - 1: tribe*3
        7 swamp - 1
    """)
    table = table_of(*at(t))
    told = "Your chances by region: 2 and 7: 100%; 3: 50%; 4: 33%; 5: 17%."
    assert told in pages.page(sight(table)).said
    assert told in "\n".join(textboard.lines(sight(table)))


# ----------------------------------------------------------------- through the handlers


async def test_an_ordinary_turn_takes_its_conquests_and_two_taps(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    first = await player.open_panel(stage)
    await stage.tap(first, custom_id=_first(stage, first, "pick"))
    await stage.tap(first, custom_id=_first(stage, first, "conquer"))
    await stage.tap(first, custom_id=_first(stage, first, "finish"))
    await stage.settle()
    while (await player.mover(stage)).id == first.id:
        assert await player.step(stage, first, random.Random(2))
    assert len(player.turn_posts(stage)) == 2


def _first(stage: Stage, member, verb: str) -> str:
    return next(c.custom_id for c in player.moves(stage, member) if player.verb(c) == verb)


async def test_undo_and_restart_lead_back_to_the_last_thing_revealed(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    first = await player.open_panel(stage)
    await stage.tap(first, custom_id=_first(stage, first, "pick"))
    picked = (await player.table(stage)).state
    for _ in range(2):
        conquer = next(
            c
            for c in player.moves(stage, first)
            if player.verb(c) == "conquer" and c.label.count("·") == 1
        )
        await stage.press(first, conquer)
    await stage.tap(first, "Undo")
    assert "Undone." in stage.text(stage.private(first))
    await stage.tap(first, "Undo all")
    assert (await player.table(stage)).state == picked
    (undo,) = [c for c in stage.controls(first, stage.private(first)) if "undo" in (c.label or "")]
    assert undo.label == "Ask to undo…", "a pick reveals the next combo: the others are asked"
    said = await stage.slash(first, "undo")
    assert "revealed something" in stage.text(said.response)


async def test_a_roll_before_the_conquest_is_told_once(stage: Stage):
    army = {"player": 0, "race": "orcs", "power": "berserk", "regions": {4: 9}}
    game = await war.on_stage(stage, {"armies": [army, *war.armies()[1:]]})
    await stage.slash(game.a, "play")
    await stage.tap(game.a, "Roll the die first", message=stage.private(game.a))
    shown = stage.text(stage.private(game.a))
    assert shown.count("The die shows") == 1
    assert "You roll" not in shown


async def test_a_whole_turn_can_be_typed_from_what_is_suggested(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    member = await player.mover(stage)
    combos = await stage.suggest(member, "pick", "combo")
    assert "free" in combos[0]["name"]
    await stage.slash(member, "pick", combo=combos[0]["value"])
    for _ in range(2):
        uses = await stage.suggest(member, "use", "power")
        if not await stage.suggest(member, "conquer", "region") and uses:
            await stage.slash(member, "use", power=uses[0]["value"])
        regions = await stage.suggest(member, "conquer", "region")
        if regions:
            await stage.slash(member, "conquer", region=regions[0]["value"])
    shown = await stage.slash(member, "play", show="prices")
    assert "What each region costs" in stage.text(shown.response) or not regions
    await stage.slash(member, "redeploy")
    moves = await stage.suggest(member, "redeploy", "moves")
    if moves:
        await stage.slash(member, "redeploy", moves=moves[0]["value"])
    while (await player.mover(stage)).id == member.id:
        options = await stage.suggest(member, "choose", "option")
        await stage.slash(member, "choose", option=options[0]["value"])
    await stage.settle()
    assert len(player.turn_posts(stage)) == 2
    for command in ("status", "log", "coins", "board"):
        assert (await stage.slash(member, command)).response.ephemeral
    in_words = await stage.slash(member, "board", style="text")
    assert "Round 1 of 10" in stage.text(in_words.response)
    turns = await stage.suggest(member, "board", "at")
    assert [t["value"] for t in turns] == ["2", "1"]
    shared = await stage.slash(member, "board", at="1", share=True)
    assert not shared.response.ephemeral
    assert len(stage.mentions()) == 2


async def test_nothing_is_suggested_to_who_has_nothing_to_decide(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    mover = await player.mover(stage)
    other = next(m for m in stage.members.values() if m.id != mover.id)
    assert await stage.suggest(other, "pick", "combo") == []
    assert await stage.suggest(stage["Cy"], "conquer", "region") == []


async def test_a_panel_survives_a_restart(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    member = await player.open_panel(stage)
    await stage.restart()
    await stage.tap(member, custom_id=_first(stage, member, "pick"))
    assert (await player.table(stage)).seq == 1


async def test_a_slow_picture_is_waited_for_after_a_deferral(stage: Stage, monkeypatch):
    async def never(_task):
        return False

    monkeypatch.setattr(replies, "_in_time", never)
    await player.lobby(stage, "Ann", "Ben")
    member = await player.open_panel(stage)
    panel = stage.private(member)
    assert panel.attachments
    result = await stage.tap(member, custom_id=_first(stage, member, "pick"))
    assert result.deferred
    assert stage.private(member).id == panel.id
    assert player.moves(stage, member)
    refused = await stage.slash(member, "game start")
    assert "has begun" in stage.text(refused.response)


async def test_a_move_counts_although_its_picture_fails(stage: Stage, monkeypatch):
    await player.lobby(stage, "Ann", "Ben")
    member = await player.open_panel(stage)

    def broken(*_args):
        raise RuntimeError("no ink")

    monkeypatch.setattr(stage.bot.client.pictures._painter, "panel", broken)
    await stage.tap(member, custom_id=_first(stage, member, "pick"))
    assert (await player.table(stage)).seq == 1
    assert player.moves(stage, member)
    assert not stage.private(member).attachments


async def test_what_goes_wrong_gets_a_number_and_never_a_traceback(
    stage: Stage, monkeypatch, caplog
):
    await player.lobby(stage, "Ann", "Ben")
    member = await player.open_panel(stage)

    async def broken(*_args, **_more):
        raise RuntimeError("secret detail")

    monkeypatch.setattr(stage.bot.tables, "act", broken)
    await stage.tap(member, custom_id=_first(stage, member, "pick"))
    told = stage.text(stage.private(member))
    number = re.search(r"this number: ([0-9a-f]{6})", told)
    assert number
    assert "secret detail" not in told
    assert any(f"incident {number[1]}" in record.message for record in caplog.records)


async def test_old_turn_posts_lose_their_buttons(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    first = await player.open_panel(stage)
    while (await player.mover(stage)).id == first.id:
        await player.step(stage, first, random.Random(5))
    await stage.settle()
    old, new = player.turn_posts(stage)
    assert stage.controls(first, old) == []
    assert stage.controls(first, new)
    name = next(n for n, m in stage.members.items() if m.id == first.id)
    assert old.content.startswith(f"{name}'s turn, round 1 of 10.\n")
    assert "Order of play" in old.content
    assert "<@" not in old.content
    assert len(stage.mentions()) == 2, "an edit rings nobody and takes no ring back"


def test_random_games_reach_every_kind_of_page(random_positions):
    steps = {state.turn.step for _, state, _ in random_positions}
    asked = {q.key for p in (2, 3) for _, s, _ in played(p, 3) for q in s.questions}
    assert steps >= {"pick", "conquer", "redeploy", "place"}
    assert asked


async def test_abandoning_and_declining_can_be_typed(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    for turn in (1, 2):
        member = await player.open_panel(stage)
        await stage.tap(member, custom_id=_first(stage, member, "pick"))
        await stage.tap(member, custom_id=_first(stage, member, "conquer"))
        for _ in range(9):
            if len(player.turn_posts(stage)) == turn + 1:
                break
            await stage.tap(member, custom_id=_any(stage, member), message=stage.private(member))
        assert len(player.turn_posts(stage)) == turn + 1
    member = await player.mover(stage)
    before = (await player.table(stage)).state
    regions = await stage.suggest(member, "abandon", "region")
    await stage.slash(member, "abandon", region=regions[0]["value"])
    assert (await player.table(stage)).state != before
    refused = await stage.slash(member, "decline")
    assert "To spend this turn declining" in stage.text(refused.response)
    await stage.slash(member, "undo", whole=True)
    assert (await player.table(stage)).state == before
    shown = await stage.slash(member, "play", show="decline")
    assert "Declining takes your whole turn" in stage.text(shown.response)
    await stage.slash(member, "decline")
    await stage.settle()
    assert (await player.mover(stage)).id != member.id
    assert "goes in decline" in player.turn_posts(stage)[-1].content


def _any(stage: Stage, member) -> str:
    """Return the button that ends the step, or else any move."""
    offered = player.moves(stage, member)
    return next((c for c in offered if player.verb(c) == "finish"), offered[0]).custom_id


def test_a_panel_of_a_game_put_aside_says_so():
    """Issue 4 F: "Play my turn" in an old letter opens it as well."""
    box, state, _ = next(played(2, 1))
    table = table_of(box, state)
    aside = replace(table, game=replace(table.game, archived=1_700_000_000))
    for seat in (0, 1):
        assert "put aside" not in pages.page(sight(table, seat)).text
        assert "put aside <t:1700000000:R>" in pages.page(sight(aside, seat)).text


def test_a_roll_before_a_conquest_says_that_it_lowers_the_price_and_is_no_final_attempt():
    t = under("""
        turn A
        A: will_o_wisps, hand 2
        1 mystic_crystal edge : will_o_wisps
        2 mystic_crystal      : tribe*2
    """)
    page = main_of(t)
    rolls = [label for label in labels(page) if "🎲" in label]
    assert any(re.fullmatch(r"Roll for 2 · \d − 🎲 \(\d+%\)", label) for label in rolls), rolls
    assert any(re.fullmatch(r"2 🎲\d\+ \(\d+%\)", label) for label in rolls), rolls
    assert "you roll first, and the conquest takes that many fewer tokens" in page.said
    assert "Each button shows a region, what you have to roll, and your chance." in page.said
    assert "how many tokens it takes" not in page.said


def test_without_such_a_power_no_panel_tells_of_a_roll_before():
    page = main_of(laid("turn A, die 0\nA: orcs, hand 2\n1 swamp edge: orcs\n2 swamp"))
    assert "how many tokens it takes" in page.said
    assert "you roll first" not in page.said
