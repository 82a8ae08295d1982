"""A turn without a conquest, and a decline with which the game would be over: asked once."""

from __future__ import annotations

import pytest
from discord import ButtonStyle

from bot.panels.turn import conquests, pages
from bot.panels.turn.endings import forgone
from bot.panels.turn.openings import default_of
from bot.panels.verbs import FINISH, SURE
from engine.actions import Conquer, Done
from tests.bot import player, war
from tests.bot.harness import Stage
from tests.bot.sights import sight, table_of
from tests.dsl import table as laid

BOARD = """
    1 swamp edge
    2 swamp edge - 1
    3 mountain - 2
"""


def open_to(text: str, *actions, edition: str = "base") -> tuple[int, ...]:
    """Return what is told to be open when End turn is tapped after ``actions``."""
    t = laid(text, edition=edition)
    for action in actions:
        t.play(action)
    table = table_of(t.box, t.state)
    return forgone(table, default_of(table))


def test_who_ends_a_turn_without_a_conquest_is_told_what_is_open():
    assert open_to(f"turn A\nA: orcs, hand 5\n{BOARD}") == (1, 2)


@pytest.mark.parametrize(("hand", "open_"), [(5, (1,)), (1, ())])
def test_B_40_what_any_roll_before_it_would_take_is_open(hand: int, open_: tuple[int, ...]):
    old = "A: (elves)\n1 swamp edge\n2 swamp edge - 1: (elves)\n3 mountain - 2"
    assert open_to(f"turn A\nA: orcs berserk, hand {hand}\n{old}") == open_


def test_the_next_players_active_race_does_not_hide_what_is_open():
    assert open_to(f"turn A\nA: orcs, hand 5\nB: elves, hand 5\n{BOARD}") == (1, 2)


RIVER = "1 river edge\n2 mushroom_forest\n3 black_mountain - 2"


@pytest.mark.parametrize(
    ("taken", "open_"), [([1], (2,)), ([1, 2], ())], ids=["it is left again", "another stays"]
)
def test_a_conquest_counts_if_it_stays(taken: list[int], open_: tuple[int, ...]):
    actions = [Conquer(region) for region in taken]
    assert open_to(f"turn A\nA: drow, hand 9\n{RIVER}", *actions, edition="underground") == open_


def test_a_river_counts_for_a_race_that_may_stay_there():
    assert open_to(f"turn A\nA: kraken, hand 9\n{RIVER}", Conquer(1), edition="underground") == ()


def test_the_question_and_the_plan_say_which_region_is_left_again():
    t = laid(f"turn A\nA: drow, hand 9\n{RIVER}", edition="underground")
    table = table_of(t.box, t.play(Conquer(1)).state)
    text = conquests.asked_to_end(sight(table), forgone(table, default_of(table))).text
    assert text.startswith("You don't keep anything you've conquered this turn. With 8 tokens")
    assert "region 2 is still within reach." in text
    held = table_of(t.box, t.play(Conquer(2)).state)
    plan = "**End turn**: 9 tokens on region 2 · you leave region 1 · 2 coins."
    assert plan in pages.page(sight(held)).text


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        pytest.param(f"turn A\nA: orcs, hand 5\n{BOARD}", [Conquer(1)], id="conquered"),
        pytest.param(f"turn A\nA: orcs, hand 1\n{BOARD}", [], id="only with the die"),
        pytest.param(f"turn A\nA: orcs\n{BOARD}", [], id="empty hand"),
        pytest.param("turn A\nA: orcs, hand 9\n1 swamp edge: orcs\n2 sea", [], id="no target"),
        pytest.param(
            "turn A\nA: orcs, hand 9\nA: (elves)\n1 swamp edge: orcs\n2 swamp: elves",
            [],
            id="only the player's own",
        ),
        pytest.param(
            "turn A\nA: (ghouls)\nA: orcs\n1 swamp edge: orcs\n2 swamp: ghouls*6\n3 swamp",
            [],
            id="a declined race that acts first",
        ),
    ],
)
def test_nobody_is_asked_where_it_is_no_slip(text, actions):
    assert open_to(text, *actions) == ()


def test_redeploying_is_not_asked_about():
    t = laid("turn A\nA: orcs, hand 5\n1 swamp edge: orcs*2\n2 swamp: orcs\n3 swamp")
    table = table_of(t.box, t.state)
    assert forgone(table, default_of(table)) == (3,)
    assert forgone(table, Done()) == ()


def test_with_an_empty_hand_the_question_counts_none():
    t = laid(f"turn A\nA: orcs\n{BOARD}")
    text = conquests.asked_to_end(sight(table_of(t.box, t.state)), (1, 2)).text
    assert "Even with no tokens in hand, regions 1 and 2 are still within reach." in text


def test_in_the_last_round_tokens_in_hand_are_not_kept_for_a_turn_that_never_comes():
    t = laid(f"turn A, round 10\nA: orcs, hand 5\n{BOARD}")
    assert "**End turn**: no coins." in pages.page(sight(table_of(t.box, t.state))).text


def keys(page) -> dict[str, tuple[str, str]]:
    return {key.label: (key.verb, key.argument) for row in page.rows for key in row}


def test_the_question_says_what_is_open_and_what_ending_would_do():
    t = laid(f"turn A\nA: orcs, hand 5\n{BOARD}")
    look = sight(table_of(t.box, t.state))
    page = conquests.asked_to_end(look, (1, 2))
    assert "With 5 tokens in hand, regions 1 and 2 are still within reach." in page.text
    assert "**End turn**: 5 tokens in hand for a first conquest next turn" in page.text
    assert keys(page) == {
        "End turn anyway": (FINISH.id, SURE),
        "Keep playing": ("page", f"main.{SURE}"),
    }
    assert page.rows[0][1].style is ButtonStyle.secondary


def test_who_has_answered_is_not_asked_again_on_any_page_from_there():
    t = laid(f"turn A\nA: orcs, hand 5\n{BOARD}")
    look = sight(table_of(t.box, t.state))
    assert keys(pages.page(look))["End turn"] == (FINISH.id, "")
    page = pages.page(look, f"main.{SURE}")
    for name in ("Prices", "Back"):
        page = pages.page(look, keys(page)[name][1])
    assert keys(page)["End turn"] == (FINISH.id, SURE)


async def picked(stage: Stage):
    """Let the first player pick, and return them before their first conquest."""
    await player.lobby(stage, "Ann", "Ben")
    member = await player.open_panel(stage)
    pick = next(c for c in player.moves(stage, member) if player.verb(c) == "pick")
    await stage.press(member, pick)
    return member


async def test_a_slip_on_end_turn_after_the_pick_ends_nothing(stage: Stage):
    member = await picked(stage)
    before = (await player.table(stage)).state
    end = stage.find(member, "End turn", message=stage.private(member))
    for _ in range(2):
        await stage.deliver(stage.tapping(member, stage.private(member), end.custom_id))
        assert "You haven't conquered anything this turn." in stage.text(stage.private(member))
        assert (await player.table(stage)).state == before, "nor does a tap that slips twice"
    await stage.tap(member, "Keep playing", message=stage.private(member))
    await stage.tap(member, "End turn", message=stage.private(member))
    assert (await player.table(stage)).state != before


@pytest.mark.parametrize("command", ["end", "redeploy"])
async def test_a_typed_end_asks_too_and_the_second_tap_ends_the_turn(stage: Stage, command: str):
    member = await picked(stage)
    before = (await player.table(stage)).state
    asked = await stage.slash(member, command)
    assert "You haven't conquered anything this turn." in stage.text(asked.response)
    assert (await player.table(stage)).state == before
    await stage.tap(member, "End turn anyway", message=asked.response)
    assert (await player.table(stage)).state.turn.step != "conquer"


async def test_a_decline_typed_in_the_last_turn_asks_because_nothing_would_bring_it_back(
    stage: Stage,
):
    game = await war.on_stage(stage, {"player": 2, "round": 10})
    shown = await stage.slash(game.c, "decline")
    assert "Declining takes your whole turn" in stage.text(shown.response)
    assert (await game.table()).game.status == "running"
    await stage.tap(game.c, "Decline now", message=stage.private(game.c))
    await stage.settle()
    assert (await game.table()).game.status == "over"
