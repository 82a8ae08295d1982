"""What players should not be able to do: each gets a clear answer and changes nothing."""

from __future__ import annotations

import random

import discord
import pytest

from bot.panels import tapcode
from bot.panels.tapcode import Tap
from tests.bot import player
from tests.bot.harness import Stage


async def begun(stage: Stage) -> None:
    """Begin a game and let the first player pick and conquer once."""
    await player.lobby(stage, "Ann", "Ben", "Cy")
    first = await player.open_panel(stage)
    await stage.tap(first, custom_id=_pick(stage, first), message=stage.private(first))


def _pick(stage: Stage, member) -> str:
    return next(c.custom_id for c in player.moves(stage, member) if player.verb(c) == "pick")


async def others(stage: Stage) -> list:
    mover = await player.mover(stage)
    return [m for m in stage.members.values() if m.id != mover.id]


class Unchanged:
    """Checks that a game is as it was when the block began."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    async def __aenter__(self) -> None:
        self.before = await player.table(self.stage)

    async def __aexit__(self, kind, *_) -> None:
        if kind is None:
            now = await player.table(self.stage)
            assert now.seq == self.before.seq
            assert now.state == self.before.state


def answer(stage: Stage, result) -> str:
    """Return what an interaction was answered with; it must have been, and privately."""
    assert result.acknowledged
    assert result.response is not None
    assert result.response.ephemeral
    return stage.text(result.response)


# -------------------------------------------------------------------- whose turn it is


async def test_a_command_out_of_turn_names_once_whom_the_game_waits_for(stage: Stage):
    await begun(stage)
    mover, (other, _) = await player.mover(stage), await others(stage)
    async with Unchanged(stage):
        said = answer(stage, await stage.slash(other, "end"))
    name = next(n for n, m in stage.members.items() if m.id == mover.id)
    assert "You're not up right now." in said
    assert f"Waiting for {name} to conquer" in said
    assert f"{name} is up" not in said


async def test_a_button_of_somebody_elses_panel_moves_nothing(stage: Stage):
    await begun(stage)
    mover, (other, _) = await player.mover(stage), await others(stage)
    panel = stage.private(mover)
    theirs = player.moves(stage, mover)[0].custom_id
    async with Unchanged(stage):
        (result,) = await stage.deliver(stage.tapping(other, panel, theirs))
    assert result.acknowledged


async def test_a_stranger_is_told_that_they_have_no_seat(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    async with Unchanged(stage):
        for command in ("coins", "end", "undo"):
            said = answer(stage, await stage.slash(stage["Cy"], command))
            assert "You have no seat" in said
        shown = await stage.tap(stage["Cy"], "Play my turn")
        assert "Waiting for" in answer(stage, shown)


# ----------------------------------------------------------------- step, target, text


@pytest.mark.parametrize(
    ("command", "options", "told"),
    [
        ("pick", {"combo": "trolls"}, "can't do that in this step"),
        ("redeploy", {"moves": "1:1"}, "There's nothing you can place right now"),
        ("redeploy", {"moves": "nonsense"}, "I can't read `nonsense`"),
        ("conquer", {"region": "999"}, "There's no region 999"),
        ("conquer", {"region": "the hill"}, "`the hill` isn't a region number"),
        ("conquer", {"region": "1 die"}, "Region 1"),
        ("abandon", {"region": "5"}, "Region 5 doesn't belong"),
        ("use", {"power": "wings"}, "You can't use that"),
        ("use", {"power": "@@"}, "I can't read that choice"),
        ("choose", {"option": "1"}, "There's nothing to choose"),
        ("choose", {"option": "`a`\n@everyone"}, "I can't read that choice"),
        ("decline", {}, "it can't decline now"),
    ],
)
async def test_what_is_not_legal_is_refused_with_its_reason(stage: Stage, command, options, told):
    await begun(stage)
    mover = await player.mover(stage)
    async with Unchanged(stage):
        said = answer(stage, await stage.slash(mover, command, **options))
    assert told in said
    assert "Redeploy…" in said, "the panel is shown with the refusal"


async def test_why_nothing_was_done_stands_between_the_picture_and_the_buttons(stage: Stage):
    await begun(stage)
    refused = await stage.slash(await player.mover(stage), "conquer", region="999")
    parts = [(item["type"], item.get("content", "")) for item in refused.response.components]
    kinds = [kind for kind, _ in parts]
    picture, buttons = (
        kinds.index(kind.value)
        for kind in (discord.ComponentType.media_gallery, discord.ComponentType.action_row)
    )
    assert parts[buttons - 1][1].endswith(
        "**There's no region 999 on this board. Pick one of the numbers printed on it.**"
    )
    assert buttons - picture == 2


async def test_a_combo_that_is_not_offered_is_refused(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    mover = await player.mover(stage)
    async with Unchanged(stage):
        said = answer(stage, await stage.slash(mover, "pick", combo="balrogs"))
    assert "There's no such combo on offer" in said


async def test_a_turn_that_never_was_is_no_board(stage: Stage):
    await begun(stage)
    for at in ("7", "0", "-1", "xx", "9" * 50):
        said = answer(stage, await stage.slash(stage["Ann"], "board", at=at))
        assert "There's no turn" in said or "I can't read that choice" in said


# ----------------------------------------------------------------------- old and twice


async def test_a_stale_tap_changes_nothing_and_shows_the_table_as_it_is(stage: Stage):
    await begun(stage)
    mover = await player.mover(stage)
    old = stage.snapshot(stage.private(mover))
    stale = next(c for c in player.moves(stage, mover) if player.verb(c) == "conquer")
    await stage.press(mover, stale)
    async with Unchanged(stage):
        await stage.deliver(stage.tapping(mover, old, stale.custom_id))
    shown = stage.text(stage.private(mover))
    assert "from earlier in the game" in shown
    assert stage.controls(mover, stage.private(mover))


async def test_a_tap_delivered_twice_is_played_once(stage: Stage):
    await begun(stage)
    mover = await player.mover(stage)
    before = (await player.table(stage)).seq
    tap = next(c for c in player.moves(stage, mover) if player.verb(c) == "conquer")
    twice = stage.tapping(mover, stage.private(mover), tap.custom_id)
    await stage.deliver(twice, twice)
    assert (await player.table(stage)).seq == before + 1


async def test_two_taps_on_the_same_button_at_one_instant_play_one_move(stage: Stage):
    await begun(stage)
    mover = await player.mover(stage)
    before = (await player.table(stage)).seq
    tap = next(c for c in player.moves(stage, mover) if player.verb(c) == "conquer")
    panel = stage.private(mover)
    results = await stage.deliver(
        stage.tapping(mover, panel, tap.custom_id), stage.tapping(mover, panel, tap.custom_id)
    )
    assert all(result.acknowledged for result in results)
    assert (await player.table(stage)).seq == before + 1


async def test_two_players_tapping_at_one_instant_are_both_answered(stage: Stage):
    await begun(stage)
    mover, (other, _) = await player.mover(stage), await others(stage)
    before = (await player.table(stage)).seq
    post = player.turn_posts(stage)[-1]
    move = next(c for c in player.moves(stage, mover) if player.verb(c) == "conquer")
    play = stage.find(other, "Play my turn", message=post)
    results = await stage.deliver(
        stage.tapping(other, post, play.custom_id),
        stage.tapping(mover, stage.private(mover), move.custom_id),
    )
    assert all(result.acknowledged for result in results)
    assert (await player.table(stage)).seq == before + 1


async def test_the_last_seat_goes_to_one_of_two_who_join_at_one_instant(stage: Stage):
    await stage.slash(stage["Ann"], "game new", players=2)
    post = stage.public()
    join = stage.find(stage["Ben"], "Join", message=post).custom_id
    results = await stage.deliver(
        stage.tapping(stage["Ben"], post, join), stage.tapping(stage["Cy"], post, join)
    )
    assert all(result.acknowledged for result in results)
    assert len((await player.table(stage)).seats) == 2


# --------------------------------------------------------------------- unknown buttons


async def test_a_button_of_another_game_with_the_same_number_is_refused(stage: Stage):
    await begun(stage)
    mover = await player.mover(stage)
    table = await player.table(stage)
    forged = f"er:1:{table.seq}:finish::000000"
    async with Unchanged(stage):
        panel = stage.snapshot(stage.private(mover))
        panel["components"] = _button(forged)
        (result,) = await stage.deliver(stage.tapping(mover, panel, forged))
    assert "belongs to a game that's gone" in answer_text(stage, mover, result)


def answer_text(stage: Stage, member, result) -> str:
    assert result.acknowledged
    return "\n".join(stage.text(m) for m in stage.messages(member) if m.ephemeral)


def _button(custom_id: str) -> list[dict]:
    return [
        {
            "type": 1,
            "id": 1,
            "components": [{"type": 2, "id": 2, "style": 1, "label": "x", "custom_id": custom_id}],
        }
    ]


async def test_buttons_nobody_knows_are_answered(stage: Stage):
    await begun(stage)
    table = await player.table(stage)
    gone = tapcode.encode(table.game, Tap(10**6, 0, "finish"))
    unknown_verb = tapcode.encode(table.game, Tap(table.game.id, table.seq, "dance"))
    for custom_id in ("other:bot", gone, unknown_verb, "er:1:2"):
        message = stage.snapshot(player.turn_posts(stage)[-1])
        message["components"] = _button(custom_id)
        async with Unchanged(stage):
            (result,) = await stage.deliver(stage.tapping(stage["Ann"], message, custom_id))
        assert "belongs to a game that's gone" in answer(stage, result), custom_id


async def test_a_select_and_a_form_nobody_knows_are_answered(stage: Stage):
    await begun(stage)
    post = player.turn_posts(stage)[-1]
    (result,) = await stage.deliver(stage.tapping(stage["Ann"], post, "old:menu", ["1"]))
    assert "belongs to a game that's gone" in answer(stage, result)


async def test_buttons_of_a_cancelled_game_say_that_it_is_over(stage: Stage):
    await begun(stage)
    mover = await player.mover(stage)
    panel = stage.private(mover)
    old = stage.snapshot(panel)
    move = player.moves(stage, mover)[0].custom_id
    await stage.slash(stage["Ann"], "game cancel")
    await stage.tap(stage["Ann"], "End it for good")
    (result,) = await stage.deliver(stage.tapping(mover, old, move))
    assert result.acknowledged
    assert "This game was ended without scores" in stage.text(panel)


# ------------------------------------------------------------------- things that vanish


async def test_a_deleted_turn_post_comes_again_without_ringing(stage: Stage):
    await begun(stage)
    rung = len(stage.mentions())
    async with Unchanged(stage):
        await stage.delete(player.turn_posts(stage)[-1])
    assert stage.controls(stage["Ann"], player.turn_posts(stage)[-1])
    assert len(stage.mentions()) == rung - 1, "the one deleted is gone, the new one is silent"
    member = await player.open_panel(stage)
    assert await player.step(stage, member, random.Random(1))


async def test_a_turn_post_deleted_while_the_bot_is_away_comes_again(stage: Stage):
    await begun(stage)
    post = player.turn_posts(stage)[-1]
    stage.env.backend.messages[stage.channel.id].pop(post.id)
    await stage.restart()
    await stage.settle()
    assert len(player.turn_posts(stage)) == 1
    assert player.turn_posts(stage)[-1].id != post.id


async def test_a_deleted_lobby_comes_again(stage: Stage):
    await stage.slash(stage["Ann"], "game new", players=3)
    await stage.delete(stage.public())
    await stage.tap(stage["Ben"], "Join")
    await stage.settle()
    assert "Ann and Ben" in stage.public().content


async def test_a_deleted_channel_harms_nothing_else(stage: Stage):
    other = stage.guild.create_text_channel("other")
    await begun(stage)
    game = await player.table(stage)
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.settle()
    kept = await stage.bot.tables.load(game.game.id)
    assert kept.state == game.state
    await stage.restart()
    await stage.slash(stage["Ann"], "game new", channel=other, players=2)
    await stage.settle()
    assert "a new game" in stage.public(other).content


async def test_a_player_who_left_the_server_stops_nothing(stage: Stage):
    await begun(stage)
    mover = await player.mover(stage)
    table = await player.table(stage)
    following = table.user_at((table.view().player + 1) % 3)
    leaver = next(m for m in stage.members.values() if m.id == following)
    stage.guild.remove_member(leaver)
    await player.end(stage, mover)
    await stage.settle()
    post = player.turn_posts(stage)[-1]
    assert "has left this server" in post.content
    stayer = next(m for m in stage.members.values() if m.id not in (leaver.id, mover.id))
    assert "Waiting for" in answer(stage, await stage.slash(stayer, "play"))


# --------------------------------------------------------------------- where and rights


async def test_what_has_no_game_says_so(stage: Stage):
    for command in ("play", "end", "status", "board", "log", "coins", "undo"):
        said = answer(stage, await stage.slash(stage["Ann"], command))
        assert "There's no game in this channel" in said, command
    for command in ("game join", "game leave", "game start", "game cancel", "game export"):
        said = answer(stage, await stage.slash(stage["Ann"], command))
        assert "There's no game in this channel" in said, command


async def test_a_lobby_is_no_game_yet(stage: Stage):
    await stage.slash(stage["Ann"], "game new", players=3)
    for command in ("play", "end", "board", "log", "coins", "undo", "game export"):
        said = answer(stage, await stage.slash(stage["Ann"], command))
        assert "hasn't begun yet" in said, command


async def test_a_command_in_a_direct_message_says_where_it_belongs(stage: Stage):
    tap = stage.typing(stage["Ann"], "status")
    for key in ("guild_id", "member", "guild_locale"):
        tap.payload.pop(key, None)
    dm = stage["Ann"].user.dm_channel
    tap.payload.update(
        channel_id=str(dm.id),
        channel={"id": str(dm.id), "type": 1},
        context=1,
        user={"id": str(stage["Ann"].id), "username": "ann", "discriminator": "0", "avatar": None},
    )
    tap.record.channel_id = dm.id
    (result,) = await stage.deliver(tap)
    assert result.acknowledged
    assert "only works in a server" in stage.text(stage.messages(stage["Ann"], dm)[-1])


@pytest.mark.parametrize(
    ("lacking", "named"),
    [("attach_files", "Attach Files"), ("read_message_history", "Read Message History")],
)
async def test_a_missing_permission_is_named_and_no_game_is_opened(stage: Stage, lacking, named):
    for role in stage.env.backend.get_guild(stage.guild.id).roles.values():
        rights = discord.Permissions(role.permissions)
        rights.update(**{lacking: False})
        role.permissions = rights.value
    said = answer(stage, await stage.slash(stage["Ann"], "game new"))
    assert f"I'm missing a permission in <#{stage.channel.id}>: {named}." in said
    assert "There's no game" in answer(stage, await stage.slash(stage["Ann"], "status"))
