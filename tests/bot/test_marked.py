"""What the bot has marked on pictures: what just happened, and what can be done."""

from __future__ import annotations

import random

from bot.panels.pictures import Picture, Pictures
from bot.panels.turn.openings import Openings
from bot.panels.turn.pages import page
from bot.texts.i18n import Words
from bot.texts.wording import Wording
from engine import legal, view
from engine.actions import GoInDecline
from render import changes
from tests.bot import player, sights
from tests.bot.harness import Stage


class Watcher:
    """Draws nothing, and remembers what it was to mark."""

    def __init__(self) -> None:
        self.boards: list[tuple] = []

    def board(self, view, names, words, happened, *_more) -> Picture:
        self.boards.append((view, tuple(happened)))
        return Picture("board.webp", b"a board")

    def panel(self, *_what) -> Picture:
        return Picture("panel.webp", b"a panel")


async def played(stage: Stage, wanted, most: int = 400):
    """Play the channel's game at random until ``wanted(table)``; return the table."""
    chance = random.Random(3)
    table = await player.table(stage)
    for _ in range(most):
        if wanted(table):
            return table
        actions = [a for a in legal(*table.playing()) if not isinstance(a, GoInDecline)]
        action = chance.choice(actions or [GoInDecline()])
        table = (await stage.bot.tables.act(table.game.id, table.waiting_for[0], action)).table
    raise AssertionError("it never came to that")


async def test_a_turn_post_marks_what_the_turn_before_conquered(stage: Stage):
    watcher = Watcher()
    stage.bot.client.pictures._painter = watcher
    await player.lobby(stage, "Ann", "Ben")
    table = await played(stage, lambda t: t.view().player == 1 and t.seq > 3)
    await stage.bot.client.outbox.drain()
    await stage.settle()
    start = (await stage.bot.tables.at(table.game.id, 0)).view()
    shown, happened = watcher.boards[-1]
    assert shown.player == 1
    told = [e for line in await stage.bot.tables.log(table.game.id) for e in line.events]
    assert happened == changes(start, table.view(), told)
    held = {h.region for h in happened}
    assert held == {r.id for r in table.view().regions if r.owner == 0}
    assert held
    assert all((h.seat_from, h.seat_to) == (None, 0) for h in happened)
    assert happened[0].sources == (0,), "the first comes from the edge of the map"


async def test_the_first_picture_of_a_game_marks_nothing(stage: Stage):
    watcher = Watcher()
    stage.bot.client.pictures._painter = watcher
    await player.lobby(stage, "Ann", "Ben")
    await stage.bot.client.outbox.drain()
    await stage.settle()
    assert [happened for _, happened in watcher.boards] == [()]


async def test_in_the_middle_of_a_turn_the_board_marks_this_turn(stage: Stage):
    watcher = Watcher()
    stage.bot.client.pictures._painter = watcher
    await player.lobby(stage, "Ann", "Ben")
    table = await played(
        stage, lambda t: t.view().player == 1 and any(r.owner == 1 for r in t.view().regions)
    )
    happened = await stage.bot.client.desk.happened(table)
    assert {h.seat_to for h in happened} == {1}
    conquered = [line.region for line in table.view().journal]
    assert [h.region for h in happened] == conquered, "in the order of the log"
    assert happened[0].sources == (0,)


class Viewer(Watcher):
    """Remembers the views that panels were to show."""

    def panel(self, view, *_what) -> Picture:
        self.boards.append(view)
        return Picture("panel.webp", b"a panel")


async def test_only_whoever_moves_sees_troops_as_readied():
    box, state = next(
        (box, state) for box, state, _ in sights.played(2, 1) if view(box, state).readied
    )
    table, viewer = sights.table_of(box, state), Viewer()
    pictures, wording = Pictures(viewer), Wording.of(table, Words(strict=True))
    for seat in (state.turn.player, 1 - state.turn.player):
        await pictures.panel(table, view(box, state, seat), wording, {}, {})
    mine, theirs = viewer.boards
    assert mine.readied
    assert not theirs.readied
    for region, tokens in mine.readied:
        assert theirs.region(region).tokens == mine.region(region).tokens + tokens


def test_a_panel_marks_where_powers_can_be_used():
    marked = set()
    for seed in range(4):
        for box, state, _ in sights.played(4, seed):
            table = sights.table_of(box, state)
            uses = {u.target: u.trait for u in Openings.of(table).uses if u.target >= 0}
            if uses and not table.view().questions:
                assert page(sights.sight(table)).uses == uses
                marked |= set(uses.values())
    assert marked == {"dragon_master", "sorcerers"}
