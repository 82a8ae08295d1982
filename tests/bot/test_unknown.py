"""Games that another version of the bot has written and this one cannot read harm nothing."""

from __future__ import annotations

import json

import pytest

from bot.clock import HOUR, stamp
from bot.errors import GameBroken, GameUnknown
from bot.storage.store import Store
from bot.tables.service import Tables
from bot.tables.table import Options
from engine import editions, legal
from engine.codec import dump_state
from tests.bot import player
from tests.bot.fakes import TestClock
from tests.bot.harness import Stage
from tests.bot.managers import promote
from tests.bot.player import open_panel

from .test_timeouts import Life
from .test_timeouts import begun as timed

FUTURE = {
    "edition": "UPDATE games SET edition = 'atlantis' WHERE id = ?",
    "option": "UPDATE games SET options = json_set(options, '$.setup', json('{\"a\": 1}')) "
    "WHERE id = ?",
    "value": "UPDATE games SET options = json_set(options, '$.withdrawals', 'vote') WHERE id = ?",
    "type": "UPDATE games SET options = json_set(options, '$.clock', '1 day') WHERE id = ?",
    "shape": "UPDATE games SET options = '[\"base\", 3]' WHERE id = ?",
}
"""What a later version, or one with other editions, could have written of any game."""
BEGUN = {
    "rules": "UPDATE games SET engine = '2' WHERE id = ?",
    "odd rules": "UPDATE games SET engine = '1+2' WHERE id = ?",
    "gone on with": "UPDATE snapshots SET engine = '2' WHERE game_id = ? "
    "AND seq = (SELECT max(seq) FROM snapshots)",
    "seats": "INSERT INTO seats (game_id, seat, name, joined, pilot) "
    "SELECT ?1, seat + 4, 'more', seat + 4, 'autopilot' FROM seats WHERE game_id = ?1",
}
"""What it could have written of one that has begun."""
COMMANDS = (
    "play", "status", "board", "log", "coins", "undo", "end", "orders", "game settings",
    "game export", "game pause", "game nudge", "seat resign",
)  # fmt: skip
"""Commands about the channel's game."""
LINES = {
    "kind": 'UPDATE actions SET kind = \'teleport\', body = \'{"kind": "teleport", "to": 3}\' '
    "WHERE game_id = ? AND seq = 1",
    "field": "UPDATE actions SET body = json_set(body, '$.by', 'doormat') "
    "WHERE game_id = ? AND seq = 1",
}
"""What it could have said in the log."""


async def write(store: Store, game: int, sql: str) -> None:
    async with store.transaction() as writing:
        await writing._db.execute(sql, (game,))


async def opened(tables: Tables, channel: int = 10, players: int = 4) -> int:
    options = Options(seats=players)
    table = await tables.open_lobby(guild=1, channel=channel, host=1, name="Ann", options=options)
    return table.game.id


async def begun(tables: Tables, channel: int = 10) -> int:
    game = await opened(tables, channel)
    for user in (2, 3, 4):
        table = await tables.join(game, user, f"player {user}")
    for _ in range(3):
        box, state = table.playing()
        table = (await tables.act_for(game, state.turn.player, legal(box, state)[0])).table
    return game


@pytest.mark.parametrize("name", {**FUTURE, **BEGUN})
async def test_a_game_of_a_version_that_is_not_known_is_told_as_such(
    store: Store, clock: TestClock, name: str
) -> None:
    tables = Tables(store, clock)
    game, other = await begun(tables), await begun(tables, 11)
    kept = dump_state((await tables.load(game)).playing()[1])
    before = await rows(store, game)
    await write(store, game, {**FUTURE, **BEGUN}[name])
    tables = Tables(store, clock)
    for look in (
        tables.load(game),
        tables.in_channel(10),
        tables.log(game),
        tables.at(game, 1),
        tables.turns(game),
        tables.export(game),
        tables.act_for(game, 0, legal(*(await tables.load(other)).playing())[0]),
        tables.take_back(game, 1),
        tables.rewind(game, 1, 1),
        tables.propose(game, 1, 1),
        tables.pause(game, 1),
        tables.repost(game),
    ):
        with pytest.raises(GameUnknown) as caught:
            await look
        assert caught.value.params["game"] == game
    assert [table.game.id for table in await tables.games_of(1)] == [other]
    assert [table.game.id for table in await tables.away(1, 2_000_000_000)] == [other]
    await tables.order(1, {"withdraw": "hold"})
    outline = await tables.known(game)
    assert (outline.state, outline.options.seats) == (None, 4 if name != "shape" else 5)
    # Nothing of it was thrown away: the version that knows it goes on.
    after = await rows(store, game)
    for table, found in before.items():
        if name != "seats" or table != "seats":
            assert len(after[table]) == len(found)
    for sql in (
        "UPDATE games SET edition = 'base', engine = '1', options = '{\"seats\": 4}' WHERE id = ?",
        "UPDATE snapshots SET engine = '1' WHERE game_id = ?",
        "DELETE FROM seats WHERE game_id = ? AND seat > 3",
    ):
        await write(store, game, sql)
    assert dump_state((await Tables(store, clock).load(game)).playing()[1]) == kept


async def rows(store: Store, game: int) -> dict[str, list]:
    return {
        table: await store._read(f"SELECT * FROM {table} WHERE game_id = ?", game)
        for table in ("actions", "snapshots", "seats")
    }


async def test_a_game_that_went_on_by_new_rules_is_not_taken_up_by_the_old_ones(
    store: Store, clock: TestClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begun(Tables(store, clock))
    with monkeypatch.context() as later:
        later.setattr("engine.editions.base.VERSION", 2)
        later.setattr("engine.editions._printed", editions._printed.__wrapped__)
        table = await Tables(store, clock).load(game)
        snapshot = await store.snapshot(game, table.seq)
        assert snapshot is not None
        assert snapshot.engine == "2", "the log was played by the new rules"
        document = await Tables(store, clock).export(game)
        assert document["engine"] == 2
    with pytest.raises(GameUnknown) as caught:
        await Tables(store, clock).load(game)
    assert caught.value.params == {"game": game, "what": "version", "found": "2"}


@pytest.mark.parametrize("to", ["[]", '{"to": "start"}', "{}"])
async def test_what_was_taken_back_in_words_of_another_version_stops_nobody(
    store: Store, clock: TestClock, to: str
) -> None:
    tables = Tables(store, clock)
    game = await begun(tables)
    await write(
        store,
        game,
        "INSERT INTO actions (game_id, seq, seat, kind, body, draws, at) "
        f"VALUES (?, 9, 0, 'rewind', '{to}', 0, 0)",
    )
    assert await tables.undone_by(game, 1) is None


@pytest.mark.parametrize("name", LINES)
async def test_a_line_of_a_later_version_makes_the_game_one_that_cannot_be_read(
    store: Store, clock: TestClock, name: str
) -> None:
    tables = Tables(store, clock)
    game, other = await begun(tables), await begun(tables, 11)
    await write(store, game, LINES[name])
    with pytest.raises(GameBroken) as caught:
        await tables.export(game)
    assert caught.value.params == {"game": game, "seq": 1}, "it was in memory"
    await write(store, game, "DELETE FROM snapshots WHERE game_id = ?")
    tables = Tables(store, clock)
    with pytest.raises(GameBroken) as caught:
        await tables.load(game)
    assert caught.value.params == {"game": game, "seq": 1}
    assert [table.game.id for table in await tables.games_of(1)] == [other]


@pytest.mark.parametrize("name", FUTURE)
async def test_a_lobby_of_a_version_that_is_not_known_can_be_closed_and_expires(
    store: Store, clock: TestClock, name: str
) -> None:
    tables = Tables(store, clock)
    game = await opened(tables)
    await write(store, game, FUTURE[name])
    for look in (tables.load(game), tables.join(game, 2, "Ben"), tables.start(game, 1)):
        with pytest.raises(GameUnknown):
            await look
    await tables.look_after_broken(game)
    (timer,) = await store.timers(game)
    assert timer.kind == "lobby"
    await tables._expire(timer)
    assert (await tables.load(game)).game.status == "cancelled"
    again = await opened(tables)
    await write(store, again, FUTURE[name])
    assert (await tables.cancel(again, 1)).game.status == "cancelled"


async def test_a_game_that_can_be_read_again_goes_on_and_took_nobodys_time(
    store: Store, clock: TestClock
) -> None:
    """The bot is set back to an older version for ten days, and then brought up to date again."""
    life = Life(store, clock)
    life.tables.take_care(life.sleeper)
    table = await life.turn(await timed(life))
    game, (user, *_) = table.game.id, table.waiting_for
    asked = await life.tables.propose(game, user, 0)
    assert asked.vote is not None
    before = {timer.kind for timer in await store.timers(game)}
    await life.tables.look_after_mended(game)
    assert {timer.kind for timer in await store.timers(game)} == before, "nothing was the matter"
    await write(store, game, "UPDATE games SET engine = '2' WHERE id = ?")
    older = Tables(store, clock)
    await older.look_after_broken(game)
    assert [timer.kind for timer in await store.timers(game)] == ["idle"]
    clock.move(240 * HOUR)
    await write(store, game, "UPDATE games SET engine = '1' WHERE id = ?")
    life.tables._forget(game)
    await life.tables.look_after_mended(game)
    after = await life.load(table)
    assert (after.seq, after.seats) == (table.seq, table.seats)
    timers = {timer.kind: timer.due - stamp(clock) for timer in await store.timers(game)}
    assert timers.keys() >= {"turn", "bank", "vote"}
    assert "idle" not in timers
    assert (timers["turn"], timers["vote"]) == (72 * HOUR, 0)
    await life.wait(72 * HOUR)
    assert (await life.load(table)).seq > table.seq, "it does not wait for ever"


@pytest.mark.parametrize("how", ["idle", "lost"])
async def test_a_game_put_aside_while_it_could_not_be_read_is_brought_back_with_all_its_time(
    store: Store, clock: TestClock, how: str
) -> None:
    """Nobody answers whether it goes on, or its channel is deleted."""
    life = Life(store, clock)
    life.tables.take_care(life.sleeper)
    life.tables.keep_votes(life.sleeper)
    table = await life.turn(await timed(life))
    game, (user, *_) = table.game.id, table.waiting_for
    clock.move(20 * HOUR)
    assert (await life.tables.propose(game, user, 0)).vote is not None
    await write(store, game, "UPDATE games SET engine = '2' WHERE id = ?")
    older = Life(store, clock)
    older.tables.take_care(older.sleeper)
    await older.tables.look_after_broken(game)
    if how == "lost":
        await older.tables.lose_place(game)
    else:
        await older.wait(1000 * HOUR)
    await write(store, game, "UPDATE games SET engine = '1' WHERE id = ?")
    life.tables._forget(game)
    assert (await life.load(table)).game.archived is not None
    after = await life.tables.bring_back(game, user, table.game.channel)
    assert after.clock is not None
    assert (after.clock.runs, after.clock.left) == ("turn", 24 * HOUR)
    assert [seat.bank for seat in after.seats] == [seat.bank for seat in table.seats]
    assert {timer.kind for timer in await store.timers(game)} >= {"turn", "bank", "vote"}
    await life.wait(72 * HOUR)
    assert (await life.load(table)).seq > table.seq, "it does not wait for ever"
    assert await store.votes.open_in(game) is None


@pytest.mark.parametrize("clock_of", [0, 24])
async def test_the_autopilot_plays_on_in_a_game_that_can_be_read_again(
    store: Store, clock: TestClock, clock_of: int
) -> None:
    life = Life(store, clock)
    life.tables.take_care(life.sleeper)
    table = await timed(life, clock=clock_of)
    await life.tables.hand_over(table.game.id, table.waiting_for[0], True)
    await life.tables.look_after_broken(table.game.id)
    assert "autopilot" in {timer.kind for timer in await store.timers(table.game.id)}
    await write(store, table.game.id, "UPDATE games SET engine = '2' WHERE id = ?")
    await Tables(store, clock).look_after_broken(table.game.id)
    await write(store, table.game.id, "UPDATE games SET engine = '1' WHERE id = ?")
    life.tables._forget(table.game.id)
    await life.tables.look_after_mended(table.game.id)
    await life.wait(HOUR)
    assert (await life.load(table)).turn_began > table.turn_began


async def test_who_had_not_been_told_before_has_not_been_after(
    store: Store, clock: TestClock
) -> None:
    life = Life(store, clock)
    life.tables.take_care(life.sleeper)
    table = await timed(life)
    for statement in ("untold = 1, engine = '2'", "engine = '1'"):
        await write(store, table.game.id, f"UPDATE games SET {statement} WHERE id = ?")
        await Tables(store, clock).look_after_broken(table.game.id)
    life.tables._forget(table.game.id)
    await life.tables.look_after_mended(table.game.id)
    assert (await life.load(table)).untold
    (timer,) = await store.timers(table.game.id)
    assert (timer.kind, dict(timer.params)) == ("idle", {})


@pytest.mark.parametrize("may_read", [True, False])
async def test_the_round_after_a_start_has_a_game_that_can_be_read_again_go_on(
    stage: Stage, may_read: bool
) -> None:
    await player.lobby(stage, "Ann", "Ben")
    game = (await player.table(stage)).game.id
    if not may_read:
        posts = f"/channels/{stage.channel.id}/messages/*"
        stage.env.inject_error("GET", posts, status=403, code=50001, times=None)
    for version, kinds in (("2", {"idle"}), ("1", {"turn", "bank"})):
        await write(stage.bot.store, game, f"UPDATE games SET engine = '{version}' WHERE id = ?")
        await stage.restart()
        await stage.advance(seconds=5)
        await stage.settle()
        found = {timer.kind for timer in await stage.bot.store.timers(game)}
        assert kinds <= found, version
        assert ("idle" in found) == (version == "2")


async def test_what_a_later_version_has_not_used_does_not_matter(
    store: Store, clock: TestClock
) -> None:
    tables = Tables(store, clock)
    game = await begun(tables)
    unused = {"variant": "", "flags": [], "setup": None, "pace": 0}
    options = (await tables.load(game)).options.written() | unused
    await write(store, game, f"UPDATE games SET options = '{json.dumps(options)}' WHERE id = ?")
    await write(
        store, game, "UPDATE actions SET body = json_set(body, '$.by', '') WHERE game_id = ?"
    )
    await write(store, game, "DELETE FROM snapshots WHERE game_id = ?")
    assert (await Tables(store, clock).load(game)).seq >= 3


async def test_nothing_else_on_a_server_is_touched_by_an_unknown_game(stage: Stage):
    board = stage.guild.create_text_channel("games")
    cy = promote(stage, "Cy")
    await stage.slash(cy, "admin dashboard put", channel=board)
    await player.lobby(stage, "Ann", "Ben")
    member = await open_panel(stage)
    post = player.turn_posts(stage)[-1]
    game = (await player.table(stage)).game.id
    store = stage.bot.store
    await write(store, game, FUTURE["edition"])
    lobby = stage.guild.create_text_channel("lobby")
    await stage.slash(stage["Ann"], "game new", channel=lobby, players=3)
    await stage.settle()
    waiting = (await stage.bot.tables.in_channel(lobby.id)).game.id
    await write(store, waiting, FUTURE["edition"])
    other = stage.guild.create_text_channel("other")
    await stage.slash(stage["Ann"], "game new", channel=other, players=2)
    await stage.restart()
    await stage.settle()

    # The other game goes on.
    await stage.tap(stage["Ben"], "Join", message=stage.public(other))
    await stage.settle()
    assert "your turn" in stage.public(other).content

    # Whoever taps or types is told.
    taps = [
        stage.find(member, "Play my turn", message=post),
        player.moves(stage, member)[0],
        stage.find(stage["Ben"], "Join", message=stage.public(lobby)),
    ]
    for control in taps:
        by = stage["Ben"] if control.label == "Join" else member
        told = stage.text((await stage.press(by, control)).response)
        assert "needs a different version of the bot" in told, control
        assert "Nothing is lost" in told
    for command in COMMANDS:
        told = stage.text((await stage.slash(stage["Ben"], command)).response)
        assert f"game {game}" in told, command
        assert "/game cancel" in told, command

    # Lists have a line for it, and go on.
    told = stage.text((await stage.slash(stage["Ann"], "mygames")).response)
    assert f"game {game} can't be read" in told
    assert f"game {waiting} can't be read" in told
    assert "round 1 of 10" in told
    await stage.advance(seconds=200)
    await stage.settle()
    (message,) = stage.messages(None, board)
    shown = stage.text(message)
    assert "unknown edition" in shown
    assert f"game {game} can't be read" in shown
    assert f"game {waiting} can't be read" in shown
    assert "round 1 of 10" in shown
    for command in ("away", "remind", "help", "privacy show", "privacy export"):
        result = await stage.slash(stage["Ann"], command)
        assert "needs a different version" not in stage.text(result.response), command
    for command in ("admin limits", "admin audit", "admin channels list"):
        assert stage.text((await stage.slash(cy, command)).response), command
    offered = await stage.suggest(cy, "admin end", "game")
    assert {str(game), str(waiting)} <= {choice["value"] for choice in offered}

    # It can be ended.
    for number in (game, waiting):
        asked = await stage.slash(cy, "admin end", game=str(number))
        await stage.press(cy, stage.controls(cy, asked.response)[0])
        await stage.settle()
    assert "ended this game without scores" in stage.public().content
    assert [g.game.channel for g in await stage.bot.tables.games_of(stage["Ann"].id)] == [other.id]
    await stage.slash(stage["Ben"], "game new", players=2)
    await stage.settle()
    assert "opened by Ben" in stage.public().content
