"""A game whose record cannot be read harms no other, and can be ended."""

from __future__ import annotations

from tests.bot import player
from tests.bot.harness import Stage


def said(stage: Stage, result) -> str:
    return stage.text(result.response)


async def break_game(stage: Stage, game: int) -> None:
    """Spoil the record of a game on the disk, and let the bot find it so."""
    store = stage.bot.store
    async with store.transaction() as writing:
        await writing._db.execute("DELETE FROM snapshots WHERE game_id = ?", (game,))
        await writing._db.execute("UPDATE games SET engine = '0' WHERE id = ?", (game,))
        await writing._db.execute(
            "INSERT INTO actions (game_id, seq, seat, kind, body, draws, at) "
            "VALUES (?, 1000, 0, 'done', '{}', 0, 0)",
            (game,),
        )
    stage.bot.tables._forget(game)


async def test_a_broken_game_says_how_it_can_be_ended(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    game = (await player.table(stage)).game.id
    await break_game(stage, game)
    for command in ("play", "status", "board", "game settings"):
        told = said(stage, await stage.slash(stage["Ben"], command))
        assert f"game {game}" in told
        assert "/game cancel" in told
    refused = await stage.slash(stage["Ben"], "game new", players=2)
    assert "already has [a game](" in said(stage, refused)


async def test_a_broken_game_is_ended_by_its_host_and_frees_the_channel(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    await break_game(stage, (await player.table(stage)).game.id)
    post = player.turn_posts(stage)[-1]
    refused = await stage.slash(stage["Ben"], "game cancel")
    assert "Only the game's host" in said(stage, refused)
    await stage.slash(stage["Ann"], "game cancel")
    await stage.tap(stage["Ann"], "End it for good")
    await stage.settle()
    assert "Ann ended this game without scores" in stage.public().content
    assert stage.controls(stage["Ann"], post) == []
    assert "your turn" in post.content, "what stood there stays"
    told = said(stage, await stage.slash(stage["Ben"], "play"))
    assert "/game new" in told
    await stage.slash(stage["Ben"], "game new", players=2)
    await stage.settle()
    assert "opened by Ben" in stage.public().content


async def test_a_broken_game_disturbs_no_list_and_no_start(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    await break_game(stage, (await player.table(stage)).game.id)
    other = stage.guild.create_text_channel("other")
    await stage.slash(stage["Ann"], "game new", channel=other, players=2)
    tables = stage.bot.tables
    assert [t.game.channel for t in await tables.games_of(stage["Ann"].id)] == [other.id]
    await stage.delete(player.turn_posts(stage)[-1])
    await stage.restart()
    await stage.settle()
    await stage.tap(stage["Ben"], "Join", message=stage.public(other))
    await stage.settle()
    assert "your turn" in stage.public(other).content
