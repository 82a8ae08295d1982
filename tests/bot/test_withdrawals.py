"""Withdrawals as players see them: placed at once, asked about, moved, and who is rung for it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import simcord

from bot.app import App, assemble
from bot.clock import HOUR
from bot.errors import GamePaused
from bot.panels.turn.endings import ending
from bot.tables.decisions.withdrawals import patience
from bot.tables.table import Options
from engine.codec import dump_line, load_line
from tests.bot.harness import Stage, staged
from tests.bot.managers import promote
from tests.bot.sights import played, table_of
from tests.bot.test_recap import sketch
from tests.bot.war import HUMANS, War, armies, on_stage
from tools.table.clock import WorldClock

CAMPED = {
    "armies": armies("humans", "bivouacking"),
    "markers": {9: {"encampment": 2}, 8: {"encampment": 3}},
}
GHOULS = {
    "armies": [
        {"player": 0, "race": "orcs", "regions": {4: 9}},
        {"player": 1, "race": "ratmen", "regions": {29: 6}},
        {"player": 2, "race": "ghouls", "regions": HUMANS},
    ]
}
NEXT = {
    "armies": [
        {"player": 0, "race": "orcs", "regions": {4: 9}},
        {"player": 1, "race": "ghouls", "regions": HUMANS},
        {"player": 2, "race": "ratmen", "regions": {29: 6}},
    ]
}
"""The victim plays next, and his Ghouls would stay where they stand if he declined."""


@pytest.fixture
async def stage(settings) -> AsyncIterator[Stage]:
    """A stage on which Dee looks on."""

    async def start(env: simcord.Env) -> App:
        return await assemble(settings, WorldClock(env), strict_texts=True)

    async with staged(start, ("Ann", "Ben", "Cy", "Dee")) as opened:
        yield opened


def seen(stage: Stage, member: Any) -> str:
    panel = stage.private(member)
    assert panel is not None
    return stage.text(panel)


async def conquers(war: War) -> None:
    """The second player makes the next conquest."""
    await war.stage.slash(war.b, "conquer", region="28")


# --------------------------------------------------------------------- placed at once


async def test_a_withdrawal_is_placed_at_once_and_nobody_is_rung_for_it(stage: Stage) -> None:
    war = await on_stage(stage)
    await war.attack()
    assert await war.tokens(8, 13, 14) == [2, 1, 2]
    assert war.rung == [war.a.id, war.b.id]  # their turns
    post = war.turn_post()
    assert "withdrawn tokens:" in post.content
    assert "+1 on 8 and +1 on 14" in post.content
    assert "Move my withdrawn tokens" in stage.text(post)
    assert not (await war.table()).view().questions


async def test_the_standing_order_says_where(stage: Stage) -> None:
    war = await on_stage(stage)
    await stage.slash(war.c, "orders", withdraw="hold")
    await war.attack()
    assert await war.tokens(8, 13, 14) == [1, 3, 1]


async def test_the_posts_are_the_same_with_an_order_and_without(stage: Stage) -> None:
    """What everybody reads gives away neither that there is an order nor which."""
    told = []
    for order in (None, "even"):
        war = await on_stage(stage)
        if order:
            await stage.slash(war.c, "orders", withdraw=order)
        before = len(stage.messages())
        await war.attack()
        told.append([stage.text(m) for m in stage.messages()[before:]])
        await stage.slash(stage["Ann"], "game cancel")
        await stage.tap(stage["Ann"], "End it for good")
        await stage.settle()
    assert told[0] == told[1]


async def test_the_log_says_that_it_was_placed_for_the_player(stage: Stage) -> None:
    war = await on_stage(stage)
    await war.attack()
    await stage.slash(war.b, "log")
    assert "tokens are withdrawn: +1 on 8 and +1 on 14" in seen(stage, war.b)


# ----------------------------------------------------------------------------- moving


async def test_the_victim_moves_it_with_the_button_of_the_turn_post(stage: Stage) -> None:
    war = await on_stage(stage)
    await war.attack()
    post, edited = war.turn_post(), stage.messages()
    await stage.tap(war.c, "Move my withdrawn tokens", message=post)
    assert "+1 on 8 and +1 on 14" in seen(stage, war.c)
    await stage.tap(war.c, "All on one region", message=stage.private(war.c))
    await stage.settle()
    assert await war.tokens(8, 13, 14) == [1, 3, 1]
    assert war.rung == [war.a.id, war.b.id]
    assert [m.id for m in stage.messages()] == [m.id for m in edited]  # corrected, not posted anew
    assert "withdrawn tokens:" in war.turn_post().content
    assert "+2 on 13" in war.turn_post().content
    assert "withdrawn tokens from 8 and 14: +2 on 13" in seen(stage, war.c)


async def test_the_picture_of_the_turn_post_is_corrected(stage: Stage) -> None:
    war = await on_stage(stage)
    sketcher = sketch(stage)
    await war.attack()
    (before,) = war.turn_post().attachments
    await stage.slash(war.c, "redeploy", moves="13:2")
    await stage.settle()
    (after,) = war.turn_post().attachments
    assert after.id != before.id
    assert after.description != before.description
    assert [view.region(13).tokens for view in sketcher.boards[-2:]] == [1, 3]


async def test_it_is_moved_token_by_token(stage: Stage) -> None:
    war = await on_stage(stage)
    await war.attack()
    await stage.slash(war.c, "play")
    await stage.tap(war.c, "Move my withdrawn tokens", message=stage.private(war.c))
    for label in ("13: 1 → 2", "8: 1 → 2"):
        assert not [
            c for c in stage.controls(war.c, stage.private(war.c)) if "Place them" in c.label
        ]
        await stage.tap(war.c, label, message=stage.private(war.c))
    await stage.tap(war.c, "Place them: 1 on 8, 1 on 13", message=stage.private(war.c))
    assert await war.tokens(8, 13, 14) == [2, 2, 1]


async def test_what_was_tapped_together_can_be_begun_again(stage: Stage) -> None:
    war = await on_stage(stage)
    await war.attack()
    await stage.tap(war.c, "Move my withdrawn tokens", message=war.turn_post())
    await stage.tap(war.c, "13: 1 → 2", message=stage.private(war.c))
    await stage.tap(war.c, "Start over", message=stage.private(war.c))
    assert stage.find(war.c, "13: 1 → 2", message=stage.private(war.c))
    assert await war.tokens(8, 13, 14) == [2, 1, 2]


async def test_it_is_moved_by_typing_and_suggestions_are_offered(stage: Stage) -> None:
    war = await on_stage(stage)
    await war.attack()
    offered = await stage.suggest(war.c, "redeploy", "moves")
    assert [c["value"] for c in offered] == ["13:2"]  # the others would place it as it stands
    await stage.slash(war.c, "redeploy", moves="13:1 14:1")
    assert await war.tokens(8, 13, 14) == [1, 2, 2]
    await stage.slash(war.c, "redeploy", moves="13:1 14:1")
    assert "already placed like that" in seen(stage, war.c)
    for wrong, says in (("13:1", "still have"), ("2:2", "doesn't belong"), ("99:2", "no region")):
        await stage.slash(war.c, "redeploy", moves=wrong)
        assert says in seen(stage, war.c)
    assert await war.tokens(8, 13, 14) == [1, 2, 2]


async def test_redeploying_without_moves_shows_what_can_be_moved(stage: Stage) -> None:
    war = await on_stage(stage)
    await war.attack()
    await stage.slash(war.c, "redeploy")
    assert stage.find(war.c, "13: 1 → 2", message=stage.private(war.c))


async def test_it_can_be_moved_twice_and_a_tap_delivered_twice_moves_once(stage: Stage) -> None:
    war = await on_stage(stage)
    await war.attack()
    await stage.slash(war.c, "redeploy", moves="13:2")
    await stage.tap(war.c, "Move my withdrawn tokens", message=war.turn_post())
    even = stage.find(war.c, "Spread evenly", message=stage.private(war.c))
    tap = stage.tapping(war.c, even.message, even.custom_id)
    await stage.deliver(tap, tap)
    await stage.deliver(stage.tapping(war.c, even.message, even.custom_id))  # a tap too many
    assert await war.tokens(8, 13, 14) == [2, 1, 2]
    lines = await stage.bot.tables.log((await war.table()).game.id)
    assert [e.kind for e in lines].count("withdraw") == 2


async def test_it_can_be_moved_until_the_next_conquest(stage: Stage) -> None:
    war = await on_stage(stage)
    await war.attack()
    post = war.turn_post()
    await stage.tap(war.c, "Move my withdrawn tokens", message=post)
    hold = stage.find(war.c, "All on one region", message=stage.private(war.c))
    await conquers(war)
    await stage.press(war.c, hold)
    assert "there's been a conquest or a roll since" in seen(stage, war.c)
    await stage.slash(war.c, "redeploy", moves="13:2")
    assert "not up right now" in seen(stage, war.c)
    button = next(c for c in stage.controls(war.c, post) if c.label.startswith("Move my"))
    await stage.press(war.c, button)
    assert "too late to move them" in seen(stage, war.c)
    assert await war.tokens(8, 13, 14) == [2, 1, 2]


async def test_a_decline_does_not_end_it_but_ones_own_turn_does(stage: Stage) -> None:
    war = await on_stage(stage)
    await war.attack()
    await stage.slash(war.b, "decline")
    await stage.settle()
    assert (await war.table()).view().player == 2
    await stage.slash(war.c, "redeploy", moves="13:2")  # now this ends the conquests
    assert (await war.table()).view().withdrawals == ()


async def test_others_and_strangers_are_kindly_refused(stage: Stage) -> None:
    war = await on_stage(stage)
    stranger = stage["Dee"]
    await war.attack()
    post = war.turn_post()
    await stage.tap(war.a, "Move my withdrawn tokens", message=post)
    assert "another player's tokens" in seen(stage, war.a)
    await stage.tap(stranger, "Move my withdrawn tokens", message=post)
    assert "Only the players of this game" in seen(stage, stranger)
    await stage.tap(war.c, "Move my withdrawn tokens", message=post)
    hold = stage.find(war.c, "All on one region", message=stage.private(war.c))
    for other in (war.a, war.b, stranger):
        await stage.deliver(stage.tapping(other, post, hold.custom_id))
    await stage.slash(war.a, "redeploy", moves="13:2")
    await stage.slash(stranger, "redeploy", moves="13:2")
    assert await war.tokens(8, 13, 14) == [2, 1, 2]


async def test_the_turn_player_cannot_take_back_what_came_before_it(stage: Stage) -> None:
    war = await on_stage(stage)
    await war.attack()
    await stage.slash(war.b, "abandon", region="29")
    assert (await war.table()).undo_to(war.b.id) is not None
    await stage.slash(war.c, "redeploy", moves="13:2")
    assert (await war.table()).undo_to(war.b.id) is None
    await stage.slash(war.b, "undo")
    assert await war.tokens(13, 29) == [3, 0]


async def test_the_attacker_cannot_take_back_his_turn_over_it(stage: Stage) -> None:
    war = await on_stage(stage)
    await war.attack()
    assert (await war.table()).undo_to(war.a.id) is not None  # nobody has acted yet
    await stage.slash(war.c, "redeploy", moves="13:2")
    assert (await war.table()).undo_to(war.a.id) is None


async def test_the_victim_can_take_the_move_back(stage: Stage) -> None:
    war = await on_stage(stage)
    await war.attack()
    await stage.slash(war.c, "redeploy", moves="13:2")
    await stage.slash(war.c, "undo")
    await stage.settle()
    assert await war.tokens(8, 13, 14) == [2, 1, 2]
    assert "+1 on 8 and +1 on 14" in war.turn_post().content


async def test_a_restart_forgets_nothing(stage: Stage) -> None:
    war = await on_stage(stage)
    await war.attack()
    await stage.restart()
    await stage.slash(war.c, "redeploy", moves="13:2")
    await stage.restart()
    assert await war.tokens(8, 13, 14) == [1, 3, 1]
    await stage.tap(war.c, "Move my withdrawn tokens", message=war.turn_post())
    await stage.tap(war.c, "Spread evenly", message=stage.private(war.c))
    assert await war.tokens(8, 13, 14) == [2, 1, 2]


async def test_the_recap_tells_where_the_tokens_stand_in_the_end(stage: Stage) -> None:
    war = await on_stage(stage)
    await war.attack()
    await stage.slash(war.c, "redeploy", moves="13:2")
    await stage.slash(war.b, "decline")
    await stage.settle()
    assert "2 withdrawn to region 13" in war.turn_post().content


async def test_encampments_come_home_and_are_moved_with_them(stage: Stage) -> None:
    war = await on_stage(stage, CAMPED)
    await war.attack()
    camps = {r: dict((await war.table()).view().region(r).markers) for r in (8, 13, 14)}
    assert camps[14] == {"encampment": 1}  # 8 has three and is stronger than the mountain
    await stage.tap(war.c, "Move my withdrawn tokens", message=war.turn_post())
    for _ in range(2):
        await stage.tap(war.c, "8:", message=stage.private(war.c))
    assert "The 2 encampments are in your hand" in seen(stage, war.c)
    for _ in range(2):
        await stage.tap(war.c, "14:", message=stage.private(war.c))
    await stage.tap(war.c, "Place them", message=stage.private(war.c))
    view = (await war.table()).view()
    assert await war.tokens(8, 13, 14) == [3, 1, 1]
    assert [dict(view.region(r).markers).get("encampment", 0) for r in (8, 13, 14)] == [3, 0, 2]


async def test_who_plays_next_moves_it_at_the_start_of_his_own_turn(stage: Stage) -> None:
    war = await on_stage(stage, NEXT)
    await war.attack()
    assert (await war.table()).view().player == 1
    assert war.rung == [war.a.id, war.b.id]
    await stage.tap(war.b, "Play my turn", message=war.turn_post())
    await stage.tap(war.b, "Move my withdrawn tokens", message=stage.private(war.b))
    await stage.tap(war.b, "All on one region", message=stage.private(war.b))
    assert await war.tokens(8, 13, 14) == [1, 3, 1]
    await stage.slash(war.b, "decline")
    assert await war.tokens(8, 13, 14) == [1, 3, 1]


# ------------------------------------------------------------------------ being asked


@pytest.mark.parametrize("policy", ["ask", "strict"])
async def test_the_victim_is_asked_once_and_the_game_waits(stage: Stage, policy: str) -> None:
    war = await on_stage(stage, withdrawals=policy)
    await war.attack()
    ask = war.ask()
    assert "out of region 9" in ask.content
    assert "You have 2 tokens to place" in ask.content
    assert [c.label for c in stage.controls(war.c, ask)] == [
        "Decide",
        "As suggested: 1 on 8, 1 on 14",
    ]
    assert war.rung == [war.a.id, war.c.id]
    assert (await war.table()).deciders == (2,)
    waits = f"waiting for {player_name(war, war.c)}"
    assert waits in war.turn_post().content
    await stage.slash(war.b, "play")
    assert player_name(war, war.c) in seen(stage, war.b)
    await stage.slash(war.b, "status")
    assert player_name(war, war.c) in seen(stage, war.b)


async def test_who_is_away_is_told_until_when_the_game_waits_all_the_same(stage: Stage) -> None:
    war = await on_stage(stage, withdrawals="ask")
    await stage.slash(war.c, "away", until="3d")
    await war.attack()
    assert "You're away until <t:" in war.ask().content
    assert "decided for you <t:" in war.ask().content
    # The one who drove them out is done: the next player's conquest ends it.
    assert "you can change it until the next conquest or roll." in war.ask().content
    assert "The game is waiting for you" not in war.ask().content
    await stage.slash(war.c, "away", until="back")
    await stage.settle()
    assert "You're away" not in war.ask().content
    assert "The game is waiting for you" in war.ask().content


def player_name(war: War, member: Any) -> str:
    return next(name for name, m in war.stage.members.items() if m.id == member.id)


@pytest.mark.parametrize("policy", ["ask", "strict"])
async def test_as_suggested_is_one_tap(stage: Stage, policy: str) -> None:
    war = await on_stage(stage, withdrawals=policy)
    await war.attack()
    ask = war.ask()
    control = stage.find(war.c, "As suggested", message=ask)
    tap = stage.tapping(war.c, ask, control.custom_id)
    await stage.deliver(tap, tap)
    await stage.deliver(stage.tapping(war.c, ask, control.custom_id))
    await stage.settle()
    assert await war.tokens(8, 13, 14) == [2, 1, 2]
    assert (await war.table()).view().player == 1
    assert war.rung == [war.a.id, war.c.id, war.b.id]
    assert stage.controls(war.c, ask_now(stage, ask.id)) == []
    assert "have been placed" in ask_now(stage, ask.id).content


def ask_now(stage: Stage, message: int) -> Any:
    return next(m for m in stage.messages() if m.id == message)


async def test_the_victim_decides_on_the_panel(stage: Stage) -> None:
    war = await on_stage(stage, withdrawals="ask")
    await war.attack()
    await stage.tap(war.c, "Decide", message=war.ask())
    await stage.tap(war.c, "13: 1 → 2", message=stage.private(war.c))
    await stage.restart()
    await stage.tap(war.c, "13: 2 → 3", message=stage.private(war.c))
    await stage.settle()
    assert await war.tokens(8, 13, 14) == [1, 3, 1]
    assert (await war.table()).view().withdrawals == ()  # said by himself, it stays
    assert "Move my" not in stage.text(war.turn_post())


async def test_the_list_of_games_names_a_decision_and_no_clock_but_the_turn_s(
    stage: Stage,
) -> None:
    war = await on_stage(stage, withdrawals="ask", clock=24)
    await war.attack()
    await stage.slash(war.c, "mygames")
    told = seen(stage, war.c)
    assert "**your decision**, round 2 of 10: place what was driven out." in told
    assert "clock" not in told


async def test_placing_begins_again_without_a_word_of_the_turn_which_is_anothers(
    stage: Stage,
) -> None:
    war = await on_stage(stage, withdrawals="strict")
    await war.attack()
    before = (await war.table()).state
    await stage.tap(war.c, "Decide", message=war.ask())
    for label in ("13: 1 → 2", "Start over"):
        keys = {c.label: c.disabled for c in stage.controls(war.c, stage.private(war.c))}
        assert "Undo all" not in keys
        assert keys["Start over"] == (label != "Start over")
        await stage.tap(war.c, label, message=stage.private(war.c))
    assert (await war.table()).state == before
    assert stage.find(war.c, "13: 1 → 2", message=stage.private(war.c))


async def test_the_panel_suggests_what_was_ordered_and_the_post_does_not(stage: Stage) -> None:
    war = await on_stage(stage, withdrawals="strict")
    await stage.slash(war.c, "orders", withdraw="hold")
    await war.attack()
    assert [c.label for c in stage.controls(war.c, war.ask())][1] == "As suggested: 1 on 8, 1 on 14"
    await stage.tap(war.c, "Decide", message=war.ask())
    await stage.tap(war.c, "Place the rest", message=stage.private(war.c))
    assert await war.tokens(8, 13, 14) == [1, 3, 1]


async def test_others_cannot_decide(stage: Stage) -> None:
    war = await on_stage(stage, withdrawals="ask")
    await war.attack()
    for other in (war.a, war.b):
        await stage.tap(other, "As suggested", message=war.ask())
        assert "not up right now" in seen(stage, other)
        await stage.tap(other, "Decide", message=war.ask())
    assert await war.tokens(8, 13, 14) == [1, 1, 1]


async def test_a_table_that_asks_does_not_ask_who_has_ordered(stage: Stage) -> None:
    war = await on_stage(stage, withdrawals="ask")
    await stage.slash(war.c, "orders", withdraw="hold", where="all")
    await war.attack()
    assert war.rung == [war.a.id, war.b.id]
    assert await war.tokens(8, 13, 14) == [1, 3, 1]


async def test_who_orders_to_be_asked_is_asked(stage: Stage) -> None:
    war = await on_stage(stage, withdrawals="ask")
    await stage.slash(war.c, "orders", withdraw="hold", where="all")
    await stage.slash(war.c, "orders", withdraw="ask")
    await war.attack()
    assert war.rung == [war.a.id, war.c.id]


async def test_who_plays_next_is_not_asked_where_it_changes_nothing(stage: Stage) -> None:
    data = {"armies": [*NEXT["armies"][:1], dict(NEXT["armies"][1], race="humans")]}
    data["armies"].append(NEXT["armies"][2])
    war = await on_stage(stage, data, withdrawals="strict")
    await war.attack()
    assert war.rung == [war.a.id, war.b.id]
    assert (await war.table()).view().player == 1


async def test_who_plays_next_is_asked_where_it_matters(stage: Stage) -> None:
    war = await on_stage(stage, NEXT, withdrawals="strict")
    await war.attack()
    assert war.rung == [war.a.id, war.b.id]
    assert (await war.table()).view().step == "withdraw"
    await stage.tap(war.b, "As suggested", message=war.ask())
    await stage.settle()
    assert war.rung == [war.a.id, war.b.id, war.b.id]  # the decision, then the turn


# -------------------------------------------------------------------------- deadlines


@pytest.mark.parametrize(
    ("policy", "clock", "hours"),
    [
        ("ask", 0, 12),
        ("ask", 12, 3),
        ("ask", 24, 6),
        ("ask", 48, 12),
        ("ask", 72, 12),
        ("strict", 0, None),
        ("strict", 12, 12),
        ("strict", 72, 72),
    ],
)
def test_how_long_is_waited(policy: str, clock: int, hours: int | None) -> None:
    options = Options(clock=clock, withdrawals=policy)
    assert patience(options) == (None if hours is None else hours * HOUR)


def test_never_less_than_two_hours() -> None:
    assert patience(Options(clock=4, withdrawals="ask")) == 2 * HOUR


async def test_when_the_time_is_over_it_is_placed_and_can_still_be_moved(stage: Stage) -> None:
    war = await on_stage(stage, withdrawals="ask", clock=24)
    await war.attack()
    ask = war.ask()
    await stage.advance(hours=5.9)
    assert (await war.table()).deciders == (2,)
    await stage.advance(hours=0.2)
    assert (await war.table()).view().player == 1
    assert await war.tokens(8, 13, 14) == [2, 1, 2]
    assert stage.controls(war.c, ask_now(stage, ask.id)) == []
    assert war.rung == [war.a.id, war.c.id, war.b.id]
    await stage.slash(war.c, "redeploy", moves="13:2")
    assert await war.tokens(8, 13, 14) == [1, 3, 1]


async def test_then_it_is_placed_by_the_order(stage: Stage) -> None:
    war = await on_stage(stage, withdrawals="strict", clock=12)
    await stage.slash(war.c, "orders", withdraw="hold")
    await war.attack()
    await stage.advance(hours=12.1)
    assert await war.tokens(8, 13, 14) == [1, 3, 1]


async def test_what_was_begun_is_finished(stage: Stage) -> None:
    war = await on_stage(stage, withdrawals="ask")
    await war.attack()
    await stage.tap(war.c, "Decide", message=war.ask())
    await stage.tap(war.c, "13: 1 → 2", message=stage.private(war.c))
    await stage.advance(hours=13)
    assert await war.tokens(8, 13, 14) == [2, 2, 1]


async def test_a_deadline_that_would_have_passed_while_the_bot_was_away_is_put_off(
    stage: Stage,
) -> None:
    war = await on_stage(stage, withdrawals="ask", clock=24)
    await war.attack()
    await stage.close()
    await stage.advance(hours=9)
    await stage.open()
    await stage.advance(hours=5.9)
    assert (await war.table()).deciders == (2,)
    await stage.advance(hours=0.2)
    assert (await war.table()).view().player == 1
    kinds = [e.kind for e in await stage.bot.tables.log((await war.table()).game.id)]
    assert kinds.count("by_order") == 1


async def test_a_strict_table_without_a_clock_waits_until_somebody_nudges(stage: Stage) -> None:
    war = await on_stage(stage, withdrawals="strict", clock=0)
    await war.attack()
    await stage.advance(hours=24 * 5)
    assert (await war.table()).deciders == (2,)
    await stage.slash(war.b, "game nudge")
    await stage.settle()
    assert war.rung.count(war.c.id) == 2


async def test_pausing_stops_it(stage: Stage) -> None:
    war = await on_stage(stage, withdrawals="ask", clock=24)
    await war.attack()
    await stage.advance(hours=4)
    await stage.slash(war.b, "game pause")
    await stage.settle()
    assert "<t:" not in war.ask().content
    await stage.advance(hours=100)
    assert (await war.table()).deciders == (2,)
    await stage.slash(war.b, "game resume")
    await stage.settle()
    assert "<t:" in war.ask().content
    await stage.advance(hours=1.9)
    assert (await war.table()).deciders == (2,)
    await stage.advance(hours=0.2)
    assert (await war.table()).view().player == 1
    assert war.rung.count(war.c.id) == 1


@pytest.mark.parametrize("policy", ["ask", "strict"])
async def test_the_attackers_clock_stands_while_the_victim_decides(
    stage: Stage, policy: str
) -> None:
    war = await on_stage(stage, withdrawals=policy, clock=24)
    await stage.advance(hours=20)
    await war.attack()
    clock = (await war.table()).clock
    assert clock is not None
    assert (clock.seat, clock.runs) == (0, "nothing")
    assert 4 * HOUR - 60 <= clock.left <= 4 * HOUR
    timers = {t.kind for t in await stage.bot.store.timers((await war.table()).game.id)}
    assert "withdraw" in timers
    assert not {"turn", "bank", "autopilot"} & timers
    await stage.advance(hours=5.5)
    await stage.restart()
    assert (await war.table()).clock == clock, "longer than the attacker had left"
    assert (await war.table()).deciders == (2,)
    await stage.tap(war.c, "As suggested", message=war.ask())
    await stage.settle()
    after = await war.table()
    assert after.view().player == 1
    assert after.clock is not None
    assert (after.clock.seat, after.clock.runs, after.clock.left) == (1, "turn", 24 * HOUR)
    assert [(seat.bank, seat.missed) for seat in after.seats] == [(48 * HOUR, 0)] * 3


@pytest.mark.parametrize("policy", ["ask", "strict"])
async def test_a_decision_that_is_skipped_gets_its_default_and_blames_nobody(
    stage: Stage, policy: str
) -> None:
    war = await on_stage(stage, withdrawals=policy, clock=24)
    await war.attack()
    ask, game = war.ask(), (await war.table()).game.id
    await stage.slash(war.b, "game pause")
    with pytest.raises(GamePaused):
        await stage.bot.client.pilot.skip(game)
    await stage.slash(war.b, "game resume")
    await stage.settle()
    asked = await stage.slash(promote(stage, war.b.name.capitalize()), "admin skip")
    assert "'s driven-out tokens placed right now" in stage.text(asked.response)
    await stage.tap(war.b, "Skip", message=asked.response)
    await stage.bot.client.outbox.drain()
    table = await war.table()
    assert await war.tokens(8, 13, 14) == [2, 1, 2]
    assert table.view().player == 1
    assert table.clock is not None
    assert (table.clock.seat, table.clock.lapsed) == (1, "")
    assert [(seat.missed, seat.pilot) for seat in table.seats] == [(0, "player")] * 3
    earlier = await stage.bot.store.clock(game, 0)
    assert earlier is not None
    assert earlier.lapsed == "", "nor is the attacker's turn said to have been skipped"
    assert war.rung == [war.a.id, war.c.id, war.b.id]
    assert stage.controls(war.c, ask_now(stage, ask.id)) == []
    await stage.slash(war.c, "redeploy", moves="13:2")
    assert await war.tokens(8, 13, 14) == [1, 3, 1], "it can still be moved"


PILOTED = {
    "armies": [
        {"player": 0, "race": "orcs", "regions": {4: 9}},
        {"player": 1, "race": "ratmen", "regions": {29: 6}},
        {"player": 2, "race": "humans", "regions": {3: 2, 5: 2, 6: 2, 8: 1, 9: 2}},
    ]
}
"""The autopilot takes 9 and 8 with the first player's orcs."""


async def test_who_takes_back_where_tokens_go_is_named_and_not_rung(stage: Stage) -> None:
    war = await on_stage(stage, withdrawals="ask")
    await war.attack()
    await stage.tap(war.c, "As suggested", message=war.ask())
    await stage.settle()
    assert f"{player_name(war, war.c)}'s withdrawn tokens: +1 on 8" in war.turn_post().content
    rung = [war.a.id, war.c.id, war.b.id]
    assert war.rung == rung
    await stage.slash(war.c, "play")
    await stage.tap(war.c, "Undo my placement…", message=stage.private(war.c))
    a, b, c = (player_name(war, who) for who in (war.a, war.b, war.c))
    question = "Undo the withdrawal of your driven-out tokens? You'll place them again"
    told = seen(stage, war.c)
    assert f"{question}, and {a}'s turn waits for you until then. {b}'s turn post" in told
    await stage.tap(war.c, "Undo it", message=stage.private(war.c))
    await stage.settle()
    assert war.rung == rung
    assert war.ask().content.startswith(f"{c}, {a} drove your")
    assert stage.find(war.c, "As suggested: 1 on 8, 1 on 14", message=war.ask())


async def test_a_turn_that_ran_out_stays_so_when_a_victim_takes_back(stage: Stage) -> None:
    war = await on_stage(stage, PILOTED, withdrawals="strict", clock=24)
    await stage.advance(hours=72.1)
    await stage.settle()
    a = player_name(war, war.a)
    lapsed = f"{a}'s turn, round 2 of 10: the clock ran out, so the autopilot"
    assert f"{a} (autopilot) drove your" in war.ask().content
    first = war.turn_post().id
    assert ask_now(stage, first).content.startswith(f"{lapsed} is playing this turn.")
    await stage.tap(war.c, "As suggested", message=war.ask())
    await stage.settle()
    assert ask_now(stage, first).content.startswith(f"{lapsed} played this turn.")
    await stage.slash(war.c, "play")
    await stage.tap(war.c, "Undo my placement…", message=stage.private(war.c))
    await stage.tap(war.c, "Undo it", message=stage.private(war.c))
    await stage.settle()
    assert ask_now(stage, first).content.startswith(f"{lapsed} is playing this turn.")
    assert "Your clock ran out last turn" not in ask_now(stage, first).content
    await stage.tap(war.c, "As suggested", message=war.ask())
    await stage.settle()
    assert ask_now(stage, first).content.startswith(f"{lapsed} played this turn.")
    assert (await war.table()).view().player == 1
    assert war.rung == [war.a.id, war.c.id, war.b.id]


async def test_a_turn_taken_back_and_ended_again_rings_nobody_twice(stage: Stage) -> None:
    war = await on_stage(stage, withdrawals="ask")
    await war.attack()
    first = war.ask()
    await stage.slash(war.a, "undo")
    await stage.settle()
    assert stage.controls(war.c, ask_now(stage, first.id)) == []
    await stage.slash(war.a, "end")
    await stage.settle()
    assert war.ask().id != first.id
    assert stage.find(war.c, "Decide", message=war.ask())
    assert war.rung == [war.a.id, war.c.id]
    await stage.tap(war.c, "As suggested", message=war.ask())
    await stage.settle()
    assert (await war.table()).view().player == 1


async def test_a_button_of_a_question_that_was_taken_back_does_nothing(stage: Stage) -> None:
    war = await on_stage(stage, withdrawals="ask")
    await war.attack()
    ask = war.ask()
    control, message = stage.find(war.c, "As suggested", message=ask), stage.snapshot(ask)
    await stage.slash(war.a, "undo")
    await stage.deliver(stage.tapping(war.c, message, control.custom_id))
    assert (await war.table()).view().step != "withdraw"
    assert await war.tokens(8, 13, 14) == [1, 1, 1]
    await stage.slash(war.a, "end")
    await stage.deliver(stage.tapping(war.a, message, control.custom_id))
    assert (await war.table()).deciders == (2,)
    await stage.deliver(stage.tapping(war.c, message, control.custom_id))  # asked the same again
    assert await war.tokens(8, 13, 14) == [2, 1, 2]


# ---------------------------------------------------------------------------- options


async def test_the_lobby_and_the_settings_tell_of_a_policy_that_is_not_usual(stage: Stage) -> None:
    await stage.slash(stage["Ann"], "game new", players=3)
    assert "Driven-out" not in stage.public().content
    await stage.slash(stage["Ann"], "game settings", withdrawals="ask", clock=24)
    await stage.settle()
    assert "up to 6 hours" in stage.public().content
    assert "up to 6 hours" in seen(stage, stage["Ann"])
    await stage.slash(stage["Ann"], "game settings", withdrawals="strict", clock=0)
    await stage.settle()
    assert "players are always asked, and the game waits for them." in stage.public().content


async def test_orders_are_shown_and_changed_for_one_game_and_for_all(stage: Stage) -> None:
    war = await on_stage(stage)
    await stage.slash(war.c, "orders")
    assert seen(stage, war.c).count("no order") == 4
    await stage.slash(war.c, "orders", withdraw="border", where="all")
    await stage.slash(war.c, "orders", end_turn="richest")
    told = seen(stage, war.c)
    assert "Driven-out tokens, in all your games: **Border**" in told
    assert "Tokens left over at End turn, in this game: **Richest**" in told
    await stage.slash(war.c, "orders", withdraw="none", where="all")
    assert seen(stage, war.c).count("no order") == 3
    await stage.slash(war.a, "orders")
    assert seen(stage, war.a).count("no order") == 4


async def test_an_order_for_all_games_holds_without_any(stage: Stage) -> None:
    await stage.slash(stage["Cy"], "orders", withdraw="hold")
    assert "in all your games: **Hold**" in seen(stage, stage["Cy"])
    await stage.slash(stage["Cy"], "orders", withdraw="even", where="here")
    assert "no game" in seen(stage, stage["Cy"])


async def test_a_stranger_orders_nothing_for_the_game(stage: Stage) -> None:
    await on_stage(stage)
    stranger = stage["Dee"]
    await stage.slash(stranger, "orders", withdraw="hold", where="here")
    assert "no seat" in seen(stage, stranger)


async def test_end_turn_does_and_says_what_was_ordered(stage: Stage) -> None:
    war = await on_stage(stage)
    await stage.slash(war.a, "orders", end_turn="hold")
    await stage.slash(war.a, "conquer", region="9")
    await stage.tap(war.a, "Play my turn", message=war.turn_post())
    assert "8 tokens on region 4; 1 on region 9" in seen(
        stage, war.a
    )  # both earn and cost the same
    await stage.tap(war.a, "End turn", message=stage.private(war.a))
    assert await war.tokens(4, 9) == [8, 1]


async def test_an_export_with_all_this_replays(stage: Stage) -> None:
    war = await on_stage(stage)
    await war.attack()
    await stage.slash(war.c, "redeploy", moves="13:2")
    table = await war.table()
    document = await stage.bot.tables.export(table.game.id)
    says = [line["says"] for line in document["lines"]]
    assert [s["kind"] for s in says][-2:] == ["by_order", "withdraw"]
    for entry in await stage.bot.tables.log(table.game.id):
        assert entry.action is not None
        assert load_line(dump_line(entry.action)) == entry.action
    assert document["lines"][-1]["says"]["army"] is not None, "a second withdrawal"


async def test_encampments_come_home_as_suggested(stage: Stage) -> None:
    war = await on_stage(stage, CAMPED, withdrawals="strict")
    await war.attack()
    assert "You have 2 tokens and 2 encampments to place" in war.ask().content
    await stage.tap(war.c, "As suggested", message=war.ask())
    await stage.settle()
    assert (await war.table()).view().player == 1
    assert sum(await war.tokens(8, 13, 14)) == 5


# -------------------------------------------------------------- several victims at once

TWO = {
    "armies": [
        {"player": 0, "race": "orcs", "regions": {4: 9}},
        {"player": 1, "race": "ghouls", "regions": {5: 2, 6: 1, 11: 1, 12: 1}},
        {"player": 2, "race": "humans", "regions": {9: 2, 8: 1, 13: 1, 14: 1}},
    ]
}
"""B plays next, but where the Ghouls stand matters if they decline."""


async def attack_both(war: War) -> None:
    for region in ("9", "5"):
        await war.stage.slash(war.a, "conquer", region=region)
    await war.stage.slash(war.a, "end")
    await war.stage.settle()


async def test_two_victims_are_placed_for_and_each_moves_his_own(stage: Stage) -> None:
    war = await on_stage(stage, TWO)
    await attack_both(war)
    assert war.turn_post().content.count("withdrawn tokens:") == 2
    await stage.slash(war.c, "redeploy", moves="13:1")
    await stage.slash(war.c, "redeploy", moves="12:1")
    assert "doesn't belong" in seen(stage, war.c)
    await stage.tap(war.b, "Move my withdrawn tokens", message=war.turn_post())
    await stage.tap(war.b, "12: 1 → 2", message=stage.private(war.b))
    await stage.tap(war.b, "Place them: 1 on 12", message=stage.private(war.b))
    assert await war.tokens(6, 11, 12, 8, 13, 14) == [1, 1, 2, 1, 2, 1]
    assert war.rung == [war.a.id, war.b.id]


async def test_two_victims_are_asked_one_after_the_other(stage: Stage) -> None:
    war = await on_stage(stage, TWO, withdrawals="strict", clock=12)
    await attack_both(war)
    assert war.rung == [war.a.id, war.b.id]
    first = war.ask()
    await stage.advance(hours=11)
    await stage.tap(war.b, "As suggested", message=first)
    await stage.settle()
    assert war.rung == [war.a.id, war.b.id, war.c.id]
    assert stage.controls(war.b, ask_now(stage, first.id)) == []
    await stage.advance(hours=11)  # the second has a whole time of his own
    assert (await war.table()).deciders == (2,)
    await stage.advance(hours=1.1)
    assert (await war.table()).view().player == 1
    assert war.rung == [war.a.id, war.b.id, war.c.id, war.b.id]
    placed = (await war.table()).view().withdrawals
    assert [w.tokens for w in placed] == [{6: 1}, {8: 1}]  # both may still be moved
    await stage.slash(war.c, "redeploy", moves="13:1")
    assert await war.tokens(8, 13) == [1, 2]


async def test_one_is_asked_and_the_other_has_ordered(stage: Stage) -> None:
    war = await on_stage(stage, TWO, withdrawals="ask")
    await stage.slash(war.b, "orders", withdraw="hold")
    await attack_both(war)
    assert war.rung == [war.a.id, war.c.id]
    await stage.slash(war.b, "redeploy", moves="12:1")  # while the other is waited for
    assert (await war.table()).deciders == (2,)
    await stage.tap(war.c, "As suggested", message=war.ask())
    await stage.settle()
    assert await war.tokens(12, 8) == [2, 2]


async def test_nobody_waits_for_a_victim_whose_seat_is_vacated(stage: Stage) -> None:
    war = await on_stage(stage, withdrawals="strict", clock=0)
    await war.attack()
    ask = war.ask()
    assert (await war.table()).deciders == (2,)
    await stage.slash(war.c, "seat autopilot", switch="on")
    await stage.settle()
    await stage.advance(seconds=5)
    assert (await war.table()).view().player == 1
    assert stage.controls(war.c, ask_now(stage, ask.id)) == []


async def test_an_order_given_while_one_is_asked_is_followed_at_once(stage: Stage) -> None:
    war = await on_stage(stage, withdrawals="ask")
    await war.attack()
    question = war.ask()
    assert (await war.table()).deciders == (2,)
    reply = await stage.slash(war.c, "orders", withdraw="even")
    await stage.settle()
    assert "placed by this order" in stage.text(reply.response)
    assert (await war.table()).view().player == 1, "nobody waits any longer"
    assert await war.tokens(8, 13, 14) == [2, 1, 2]
    assert stage.controls(war.c, ask_now(stage, question.id)) == []
    assert "can still move them" in war.turn_post().content
    reply = await stage.slash(war.c, "orders", withdraw="hold")
    assert "placed by this order" not in stage.text(reply.response)


async def test_an_order_for_all_games_is_followed_at_once_too(stage: Stage) -> None:
    war = await on_stage(stage, withdrawals="ask")
    await war.attack()
    table = await war.table()
    await stage.bot.tables.order(war.c.id, {"end_turn": "even"})
    assert (await war.table()).seq == table.seq, "that says nothing about what was driven out"
    await stage.bot.tables.order(war.c.id, {"withdraw": "even"})
    assert (await war.table()).view().player == 1


async def test_a_deleted_question_is_asked_anew_without_a_ring(stage: Stage) -> None:
    war = await on_stage(stage, withdrawals="ask")
    await war.attack()
    first, rung = war.ask(), war.rung
    await stage.delete(first)
    await stage.settle()
    again = war.ask()
    assert again.id != first.id
    assert war.rung == rung[:-1], "the ring went with the message, and there is no new one"
    await stage.tap(war.c, "As suggested", message=again)
    await stage.settle()
    assert (await war.table()).view().player == 1
    await stage.delete(ask_now(stage, again.id))
    await stage.settle()
    assert not [m for m in stage.messages() if "drove your" in m.content], "it is answered"


def test_where_driven_out_tokens_go_is_told_as_they_stand_before_the_next_turn():
    """It may be the same player's, whose Ghouls are taken up as it begins."""
    told = 0
    for box, state, _ in played(3, 11, 200):
        table = table_of(box, state)
        if not table.deciders or state.turn.step != "withdraw":
            continue
        army = state.turn.army
        held = {n: r.tokens for n, r in state.regions.items() if r.army == army}
        driven = next(a.driven for a in state.armies if a.id == army)
        then = ending(table).standing
        assert sum(then.values()) == sum(held.values()) + driven
        assert all(then[region] >= tokens for region, tokens in held.items())
        told += 1
    assert told > 3
