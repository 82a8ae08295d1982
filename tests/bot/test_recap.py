"""The message that shows how a game went: sent once, after the result, whatever happens."""

from __future__ import annotations

import asyncio
import io
import random
from collections.abc import Sequence

import pytest
from PIL import Image

from bot.panels.pictures import Picture
from bot.storage.rows import Post
from bot.texts.i18n import Words
from engine import View, legal
from engine.actions import Action, Done
from tests.bot import player
from tests.bot.harness import Stage
from tests.bot.sights import WORDS


class Sketcher:
    """Draws at once, and remembers of what it drew a recap."""

    def __init__(self, faults: Sequence[Exception] = ()) -> None:
        self.seen: list[Sequence[View]] = []
        self._faults = list(faults)
        self.boards: list[View] = []
        """Of what it drew a board."""
        self.results: list[Sequence[object]] = []
        """Of what it drew a result."""

    def board(self, view: View, *_what: object) -> Picture:
        self.boards.append(view)
        return Picture("board.webp", b"a board")

    def panel(self, *_what: object) -> Picture:
        return Picture("panel.webp", b"a panel")

    def result(self, *what: object) -> Picture:
        self.results.append(what)
        return Picture("result.webp", b"a result")

    def recap(self, views: Sequence[View], names: Sequence[str], words: Words):
        self.seen.append(views)
        if self._faults:
            raise self._faults.pop(0)
        return Picture("recap.webp", b"a film"), Picture("coins.webp", b"a chart")


def sketch(stage: Stage, *faults: Exception) -> Sketcher:
    """Have ``stage`` draw quickly until it is started anew; ``faults`` befall its recaps."""
    sketcher = Sketcher(faults)
    stage.bot.client.pictures._painter = sketcher
    return sketcher


def brief(actions: Sequence[Action], chance: random.Random) -> Action:
    """Choose so that turns are short."""
    return Done() if Done() in actions else chance.choice(actions)


async def play(stage: Stage) -> None:
    """Play the channel's game to its end and wait until all is told."""
    await finish(stage)
    await stage.bot.client.outbox.drain()
    await stage.settle()


async def finish(stage: Stage, *, until: int | None = None) -> None:
    """Play the channel's game to its end, or until ``until`` lines are written."""
    chance = random.Random(5)
    tables = stage.bot.tables
    table = await player.table(stage)
    while table.game.status == "running" and (until is None or table.seq < until):
        action = brief(legal(*table.playing()), chance)
        table = (await tables.act(table.game.id, table.waiting_for[0], action)).table


def recaps(stage: Stage) -> list:
    return [m for m in stage.messages() if "turn by turn" in stage.text(m)]


async def test_a_finished_game_is_shown_turn_by_turn_after_its_result(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    await play(stage)
    result, recap = stage.messages()[-2:]
    assert "The game is over" in result.content
    assert "(20 turns)" in stage.text(recap)
    assert recap.flags.suppress_notifications
    assert recap.id not in [message.id for message, _ in stage.mentions()]
    film, chart = recap.attachments
    with Image.open(io.BytesIO(await film.read())) as picture:
        assert (picture.size, picture.n_frames) == ((800, 600), 21)
    with Image.open(io.BytesIO(await chart.read())) as picture:
        assert picture.size == (1600, 1000)
    reply = await stage.tap(stage["Ben"], "What happened", message=recap)
    assert reply.response.ephemeral


async def test_the_recap_is_made_of_the_table_at_the_start_and_after_each_turn(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    sketcher = sketch(stage)
    await play(stage)
    (views,) = sketcher.seen
    table = await player.table(stage)
    turns = await stage.bot.client.desk.turns(table)
    box, _ = table.playing()
    assert len(views) == 1 + 2 * box.rounds
    for view, turn in zip(views[:-1], turns, strict=True):
        then = await stage.bot.tables.at(table.game.id, turn.seq)
        assert view.regions == then.view().regions
        assert (view.round, view.player) == (turn.round, turn.seat)
    assert views[-1].over
    assert list(views[-1].coins) == list(table.state.coins)


async def test_what_was_taken_back_is_no_turn_of_the_recap(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    sketcher = sketch(stage)
    tables, table = stage.bot.tables, await player.table(stage)
    chance = random.Random(2)
    while not table.way_back:
        action = chance.choice(legal(*table.playing()))
        table = (await tables.act(table.game.id, table.waiting_for[0], action)).table
    back = await tables.take_back(table.game.id, table.user_at(table.state.turn.player))
    assert back.table.seq == table.seq + 1
    await play(stage)
    assert len(sketcher.seen[0]) == 21


async def test_a_recap_that_was_not_sent_before_a_restart_is_sent_after_it_once(
    stage: Stage, monkeypatch
):
    await player.lobby(stage, "Ann", "Ben")
    sketcher = sketch(stage, ConnectionError("no network"))
    # The game is ended by the test and not by a tap, so simcord knows nothing of the pause before
    # the next attempt; the restart comes first anyway.
    outbox = stage.bot.client.outbox
    monkeypatch.setattr(outbox._clock, "sleep", lambda _: asyncio.Event().wait())
    await finish(stage)
    while not sketcher.seen:
        await stage.advance(seconds=1)
    await stage.settle()
    assert outbox._senders  # It is going to try again.
    assert "The game is over" in stage.public().content
    for _ in range(2):
        await stage.restart()
        await stage.bot.client.outbox.drain()
        assert len(recaps(stage)) == 1


async def test_a_recap_that_may_have_arrived_is_found_again_by_its_button(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    sketch(stage)
    await play(stage)
    table, (recap,) = await player.table(stage), recaps(stage)
    post = Post(99, table.game.id, table.seq, "recap", stage.channel.id, None, {}, "nonce")
    courier = stage.bot.client.outbox._courier
    assert await courier.find(post) == recap.id
    await stage.delete(recap)
    assert await courier.find(post) is None


async def test_a_recap_that_cannot_be_drawn_holds_up_nothing_that_comes_after_it(
    stage: Stage, monkeypatch
):
    await player.lobby(stage, "Ann", "Ben")
    sketcher = sketch(stage, *[ValueError("spoilt")] * 5)
    # Pauses between the attempts are of no interest here.
    monkeypatch.setattr(stage.bot.client.outbox._clock, "sleep", lambda _: asyncio.sleep(0))
    await play(stage)
    assert len(sketcher.seen) == 5
    assert recaps(stage) == []
    await player.lobby(stage, "Ben", "Cy")
    assert len(player.turn_posts(stage)) == 21


async def test_a_game_that_is_ended_early_has_no_recap(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    sketcher = sketch(stage)
    await finish(stage, until=10)
    table = await player.table(stage)
    await stage.bot.tables.cancel(table.game.id, table.game.host)
    await stage.bot.client.outbox.drain()
    assert "ended this game without scores" in stage.public().content
    assert sketcher.seen == []
    assert await stage.bot.tables.turns(table.game.id) == []


@pytest.mark.parametrize("kind", ["result", "recap"])
async def test_a_recap_stays_deleted_and_is_not_doubled_when_the_result_is_posted_anew(
    stage: Stage, kind: str
):
    await player.lobby(stage, "Ann", "Ben")
    sketcher = sketch(stage)
    await play(stage)
    result, recap = stage.messages()[-2:]
    await stage.delete(result if kind == "result" else recap)
    await stage.settle()
    assert len(sketcher.seen) == 1
    assert len(recaps(stage)) == (1 if kind == "result" else 0)
    assert "The game is over" in stage.messages()[-1].content


def test_the_words_of_the_recap_are_plain():
    assert "20 turns" in WORDS("recap-title", turns=20)
