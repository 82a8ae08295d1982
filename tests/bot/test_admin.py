"""What those who manage a server can do, and nobody else."""

from __future__ import annotations

import sqlite3

import pytest

from bot.storage.writing import Transaction
from bot.tables import opening
from tests.bot import player
from tests.bot.harness import Stage
from tests.bot.managers import promote
from tests.bot.test_broken import break_game


def said(stage: Stage, result) -> str:
    return stage.text(result.response)


async def trail(stage: Stage) -> list[str]:
    """Return what was done beside playing, the oldest first."""
    return [entry.what for entry in await stage.bot.store.servers.audit(stage.guild.id)][::-1]


# ------------------------------------------------------------------------------ where


async def test_the_first_channel_allowed_is_the_only_one(stage: Stage):
    cy, other = promote(stage, "Cy"), stage.guild.create_text_channel("other")
    assert "every channel" in said(stage, await stage.slash(cy, "admin channels list"))
    told = await cy.slash(stage.channel, "admin channels allow", channel=other)
    assert f"<#{other.id}>" in said(stage, told)
    refused = said(stage, await stage.slash(stage["Ann"], "game new"))
    assert f"In this server, you can open games in <#{other.id}>" in refused
    await stage.slash(stage["Ann"], "game new", channel=other)
    await stage.settle()
    assert "opened by Ann" in stage.public(other).content
    await stage.slash(cy, "admin channels allow")
    opened = await stage.slash(stage["Ben"], "game new", thread=True)
    assert "The game is open in" in said(stage, opened)
    assert await trail(stage) == ["channel-allowed", "channel-allowed"]


async def test_a_thread_may_be_where_its_channel_may(stage: Stage):
    cy, other = promote(stage, "Cy"), stage.guild.create_text_channel("other")
    await cy.slash(stage.channel, "admin channels allow", channel=other)
    refused = await stage.slash(stage["Ann"], "game new", thread=True)
    assert "you can open games in" in said(stage, refused)
    assert stage.channel.threads == [], "no thread is left behind by a refusal"
    opened = await stage.slash(stage["Ann"], "game new", channel=other, thread=True)
    assert "The game is open in" in said(stage, opened)
    (thread,) = other.threads
    await stage.slash(stage["Ann"], "game cancel", channel=thread)
    again = await stage.slash(stage["Ann"], "game new", channel=thread)
    assert "The game is open in" in said(stage, again)


async def test_a_forbidden_channel_leaves_the_others_and_its_running_game(stage: Stage):
    cy, other = promote(stage, "Cy"), stage.guild.create_text_channel("other")
    await player.lobby(stage, "Ann", "Ben")
    told = said(stage, await stage.slash(cy, "admin channels forbid"))
    assert f"every channel but <#{stage.channel.id}>" in told
    await player.open_panel(stage)
    await stage.slash(stage["Ann"], "game cancel")
    await stage.tap(stage["Ann"], "End it for good")
    refused = said(stage, await stage.slash(stage["Ann"], "game new"))
    assert "You can't open games in this channel" in refused
    await stage.slash(stage["Ann"], "game new", channel=other)
    await stage.settle()
    assert "opened by Ann" in stage.public(other).content
    await stage.slash(cy, "admin channels allow")
    assert "every channel" in said(stage, await stage.slash(cy, "admin channels list"))


async def test_a_rematch_keeps_to_the_channels_and_limits_too(stage: Stage):
    cy = promote(stage, "Cy")
    await player.lobby(stage, "Ann", "Ben")
    await stage.slash(stage["Ann"], "game cancel")
    await stage.tap(stage["Ann"], "End it for good")
    await stage.slash(cy, "admin channels forbid")
    refused = await stage.slash(stage["Ann"], "game rematch")
    assert "You can't open games in this channel" in said(stage, refused)
    await stage.slash(cy, "admin channels everywhere")
    await stage.slash(cy, "admin limits", each=1)
    await stage.slash(stage["Ann"], "game new", channel=stage.guild.create_text_channel("other"))
    refused = await stage.slash(stage["Ann"], "game rematch")
    assert "the limit for one person" in said(stage, refused)
    assert len(await stage.bot.store.unfinished(stage.guild.id)) == 1


async def test_forbidding_the_last_channel_says_so_and_everywhere_undoes_it(stage: Stage):
    cy = promote(stage, "Cy")
    await stage.slash(cy, "admin channels allow")
    told = said(stage, await stage.slash(cy, "admin channels forbid"))
    assert "opened anywhere" in told
    refused = said(stage, await stage.slash(stage["Ann"], "game new"))
    assert "/admin channels" in refused
    await stage.slash(cy, "admin channels everywhere")
    opened = await stage.slash(stage["Ann"], "game new")
    assert "The game is open in" in said(stage, opened)
    assert await trail(stage) == ["channel-allowed", "channel-forbidden", "everywhere"]


# ----------------------------------------------------------------------------- limits


async def test_no_more_games_than_the_server_allows(stage: Stage):
    cy, others = promote(stage, "Cy"), [stage.guild.create_text_channel(n) for n in "abc"]
    told = said(stage, await stage.slash(cy, "admin limits", games=2, each=1))
    assert "up to 2 unfinished games" in told
    await stage.slash(stage["Ann"], "game new")
    refused = said(stage, await stage.slash(stage["Ann"], "game new", channel=others[0]))
    assert "You already have 1 unfinished game open here" in refused
    await stage.slash(stage["Ben"], "game new", channel=others[0])
    refused = said(stage, await stage.slash(cy, "game new", channel=others[1]))
    assert "This server already has 2 unfinished games" in refused
    await stage.slash(stage["Ann"], "game cancel")
    opened = await stage.slash(stage["Ann"], "game new", channel=others[1])
    assert "The game is open in" in said(stage, opened)
    told = said(stage, await stage.slash(cy, "admin limits", games=0, each=0))
    assert f"up to {opening.MOST_GAMES} unfinished games" in told
    assert f"each person can have up to {opening.MOST_OF_ONE} open" in told
    assert "Right now there are 2." in told
    games = ["limit-games", "limit-each"]
    assert await trail(stage) == [*games, "closed", *games]


async def test_two_who_open_at_one_instant_do_not_exceed_the_limit(stage: Stage):
    cy = promote(stage, "Cy")
    await stage.slash(cy, "admin limits", games=1)
    taps = [stage.typing(stage[name], "game new", thread=True) for name in ("Ann", "Ben")]
    results = await stage.deliver(*taps)
    assert all(result.acknowledged for result in results)
    assert len(await stage.bot.store.unfinished(stage.guild.id)) == 1


async def test_the_limits_of_our_own_hold_where_nothing_is_chosen(stage: Stage, monkeypatch):
    monkeypatch.setattr(opening, "MOST_OF_ONE", 1)
    await stage.slash(stage["Ann"], "game new")
    other = stage.guild.create_text_channel("other")
    refused = said(stage, await stage.slash(stage["Ann"], "game new", channel=other))
    assert "the limit for one person" in refused


# ------------------------------------------------------------------------------ games


async def test_a_manager_ends_any_game_of_the_server_with_a_second_tap(stage: Stage):
    cy, other = promote(stage, "Cy"), stage.guild.create_text_channel("other")
    await player.lobby(stage, "Ann", "Ben")
    game = (await player.table(stage)).game.id
    offered = await stage.suggest(cy, "admin end", "game", "")
    assert [c["value"] for c in offered] == [str(game)]
    assert "Ann" in offered[0]["name"]
    assert "small-world" in offered[0]["name"]
    asked = await stage.slash(cy, "admin end", channel=other, game=str(game))
    assert f"This ends game {game} in <#{stage.channel.id}>" in said(stage, asked)
    assert (await player.table(stage)).unfinished
    await stage.tap(cy, "End it for good", message=asked.response)
    await stage.settle()
    assert (await player.table(stage)).game.status == "cancelled"
    assert "ended this game without scores" in stage.public().content
    assert await trail(stage) == ["ended"]
    again = said(stage, await stage.slash(cy, "admin end", game=str(game)))
    assert "ended without scores" in again
    assert await stage.suggest(cy, "admin end", "game", "") == []


@pytest.mark.parametrize("typed", ["999", "0", "-1", "abc", "9" * 40, "١", "@everyone"])
async def test_a_game_that_is_none_is_refused(stage: Stage, typed):
    cy = promote(stage, "Cy")
    refused = said(stage, await stage.slash(cy, "admin end", game=typed))
    assert "You can't pick that game here" in refused


async def test_a_broken_game_is_listed_and_ended(stage: Stage):
    cy = promote(stage, "Cy")
    await player.lobby(stage, "Ann", "Ben")
    game = (await player.table(stage)).game.id
    await break_game(stage, game)
    assert [c["value"] for c in await stage.suggest(cy, "admin end", "game", "")] == [str(game)]
    await stage.slash(cy, "admin end")
    await stage.tap(cy, "End it for good")
    await stage.settle()
    opened = await stage.slash(stage["Ann"], "game new")
    assert "The game is open in" in said(stage, opened)


async def skip(stage: Stage, manager):
    """Let ``manager`` have the autopilot finish the turn, and return what is said then."""
    asked = await stage.slash(manager, "admin skip")
    return await stage.tap(manager, "Skip", message=asked.response)


async def test_a_forced_skip_lets_the_autopilot_finish_the_turn(stage: Stage):
    cy = promote(stage, "Cy")
    await player.lobby(stage, "Ann", "Ben")
    before = await player.table(stage)
    told = said(stage, await skip(stage, cy))
    assert f"Skipped: the autopilot decides instead in game {before.game.id}" in told
    await stage.settle()
    after = await player.table(stage)
    assert after.view().player != before.view().player
    assert after.humans == (0, 1), "nobody is blamed"
    assert await trail(stage) == ["skipped"]


async def test_a_skip_of_what_is_not_played_is_refused_and_leaves_no_line(stage: Stage):
    cy = promote(stage, "Cy")
    assert "There's no game" in said(stage, await stage.slash(cy, "admin skip"))
    await stage.slash(stage["Ann"], "game new", players=2)
    assert "hasn't begun" in said(stage, await stage.slash(cy, "admin skip"))
    await stage.tap(stage["Ben"], "Join")
    await stage.slash(stage["Ann"], "game pause")
    assert "paused" in said(stage, await stage.slash(cy, "admin skip"))
    assert await trail(stage) == ["paused"]


async def test_who_pauses_a_game_and_who_lets_it_go_on_is_in_the_trail(stage: Stage):
    """Issue 4 E."""
    cy = promote(stage, "Cy")
    await player.lobby(stage, "Ann", "Ben")
    await stage.slash(stage["Ann"], "game pause")
    await stage.slash(stage["Ben"], "game resume")
    assert sorted(await trail(stage)) == ["paused", "unpaused"]
    told = said(stage, await stage.slash(cy, "admin audit"))
    assert f"<@{stage['Ann'].id}> paused the game." in told
    assert f"<@{stage['Ben'].id}> resumed the paused game." in told
    assert f"game 1 in <#{stage.channel.id}>: " in told


async def test_a_skip_and_its_line_of_the_trail_are_written_together(stage: Stage, monkeypatch):
    """Whoever dies in between has either both or neither."""
    cy = promote(stage, "Cy")
    await player.lobby(stage, "Ann", "Ben")
    table = await player.table(stage)

    async def refused(*given, **named):
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(Transaction, "note", refused)
    assert "I couldn't save" in said(stage, await skip(stage, cy))
    monkeypatch.undo()
    await stage.restart()
    await stage.settle()
    now = await player.table(stage)
    assert now.seq == table.seq
    assert now.clock.lapsed == ""
    assert await trail(stage) == []


async def test_a_rollback_is_confirmed_and_undoes_what_came_after(stage: Stage):
    cy = promote(stage, "Cy")
    await player.lobby(stage, "Ann", "Ben")
    start = (await player.table(stage)).state
    await skip(stage, cy)
    await stage.settle()
    offered = await stage.suggest(cy, "admin rollback", "to", "")
    first = next(c["value"] for c in offered if c["value"] == "1")
    asked = await stage.slash(cy, "admin rollback", to=first)
    assert "to round 1, the beginning of" in said(stage, asked)
    assert (await player.table(stage)).state != start
    await stage.tap(cy, "Go back", message=asked.response)
    await stage.settle()
    back = await player.table(stage)
    assert back.view().player == start.turn.player
    assert back.state.regions == start.regions
    assert await trail(stage) == ["skipped", "went-back-admin"]


async def test_a_rollback_confirmed_late_is_asked_anew(stage: Stage):
    cy = promote(stage, "Cy")
    await player.lobby(stage, "Ann", "Ben")
    await skip(stage, cy)
    await stage.settle()
    asked = await stage.slash(cy, "admin rollback", to="1")
    await skip(stage, cy)
    await stage.settle()
    seq = (await player.table(stage)).seq
    await stage.tap(cy, "Go back", message=asked.response)
    assert (await player.table(stage)).seq == seq
    await stage.tap(cy, "Go back", message=asked.response)
    await stage.settle()
    assert (await player.table(stage)).seq > seq


@pytest.mark.parametrize("to", ["999", "0", "-1", "x", "@everyone", "9" * 60])
async def test_a_moment_that_is_none_is_refused(stage: Stage, to):
    cy = promote(stage, "Cy")
    await player.lobby(stage, "Ann", "Ben")
    before = (await player.table(stage)).seq
    told = said(stage, await stage.slash(cy, "admin rollback", to=to))
    assert "moment" in told
    assert (await player.table(stage)).seq == before


# ------------------------------------------------------------------------------ trail


async def test_the_trail_is_told_in_words_a_page_at_a_time(stage: Stage):
    cy = promote(stage, "Cy")
    assert "Nothing yet" in said(stage, await stage.slash(cy, "admin audit"))
    for games in range(1, 31):
        await stage.slash(cy, "admin limits", games=games)
    shown = await stage.slash(cy, "admin audit")
    assert "page 1 of 3" in said(stage, shown)
    assert f"<@{cy.id}> set a limit for unfinished games: 30." in said(stage, shown)
    await stage.tap(cy, "Earlier")
    await stage.tap(cy, "Earlier")
    assert "page 3 of 3" in stage.text(stage.private(cy))
    assert "a limit for unfinished games: 1." in stage.text(stage.private(cy))
    assert stage.mentions() == []
    with pytest.raises(AssertionError):
        stage.find(cy, "Earlier", message=stage.private(cy))


async def test_the_trail_names_whose_seat_it_was_at_that_time(stage: Stage):
    cy = promote(stage, "Cy")
    await player.lobby(stage, "Ann", "Ben")
    await stage.slash(stage["Ann"], "seat offer")
    await stage.slash(cy, "seat take")
    await stage.slash(cy, "seat offer", player="2")
    told = said(stage, await stage.slash(cy, "admin audit"))
    assert f"<@{stage['Ann'].id}> offered their seat." in told
    assert f"<@{cy.id}> took Ann's seat." in told
    assert f"<@{cy.id}> offered Ben's seat." in told
    await stage.bot.tables.forget_person(stage["Ann"].id)
    told = said(stage, await stage.slash(cy, "admin audit"))
    assert f"<@{cy.id}> took Former player 1's seat." in told


async def test_what_the_trail_does_not_know_is_told_all_the_same(stage: Stage):
    cy = promote(stage, "Cy")
    async with stage.bot.store.transaction() as writing:
        await writing.note(stage.guild.id, 7, None, "danced", where="@everyone **x**")
    told = said(stage, await stage.slash(cy, "admin audit"))
    assert "game 7: Elbow Room did something I have no words for: danced." in told


# ---------------------------------------------------------------------------- nobody else


COMMANDS = [
    ("admin channels allow", {}),
    ("admin channels forbid", {}),
    ("admin channels everywhere", {}),
    ("admin channels list", {}),
    ("admin limits", {"games": 1, "each": 1}),
    ("admin end", {"game": "1"}),
    ("admin audit", {}),
    ("admin skip", {}),
    ("admin rollback", {"to": "1"}),
]


@pytest.mark.parametrize(("command", "options"), COMMANDS)
async def test_what_discord_hides_is_refused_when_it_is_sent(stage: Stage, command, options):
    await player.lobby(stage, "Ann", "Ben")
    before = await player.table(stage)
    (result,) = await stage.deliver(stage.typing(stage["Ann"], command, **options))
    assert "Only somebody who manages this server" in said(stage, result)
    assert await stage.bot.store.servers.audited(stage.guild.id) == 0
    assert (await player.table(stage)).game == before.game
    server = await stage.bot.store.servers.server(stage.guild.id)
    assert (server.channels, server.forbidden, server.most_games) == (None, None, None)
