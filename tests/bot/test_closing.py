"""Letters whose subject is over: edited once to say so, without buttons, and nothing rings."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.clock import HOUR
from bot.storage.migrate import FOLDER, bring_up_to_date
from bot.storage.outbox import Outbox
from bot.storage.rows import Post
from bot.storage.store import Store
from bot.tables.clocks.clockwork import BANK
from bot.tables.clocks.reminding import Reminding
from bot.tables.letters import CLOSING, LETTER
from bot.tables.table import Table
from engine import legal
from tests.bot.harness import Stage
from tests.bot.player import lobby, mover
from tests.bot.test_reminded import HALF, LATE, dm_of, play_turn

from .fakes import Channel, TestClock
from .test_never_stalls import woken
from .test_tables import ANN, BOB, CYD
from .test_timeouts import Life, begun
from .test_timeouts import mover as to_move


@pytest.fixture
def channel(clock: TestClock) -> Channel:
    return Channel(clock)


@pytest.fixture
def life(store: Store, clock: TestClock, channel: Channel) -> Life:
    return alive(store, clock, channel)


def alive(store: Store, clock: TestClock, channel: Channel) -> Life:
    life = woken(store, clock)
    Reminding(life.tables, store, clock, life.sleeper)
    life.tables.outbox = Outbox(store, channel, clock)
    return life


async def sent(life: Life, table: Table, kind: str) -> list[Post]:
    """Return the letters of a kind, once all that is due is done and sent."""
    await life.see_to_what_is_due()
    assert life.tables.outbox is not None
    await life.tables.outbox.drain()
    return await life.store.posts(table.game.id, kind)


async def closed(life: Life, table: Table) -> list[int]:
    """Return the ids of the letters that were edited, in order."""
    return [int(post.params["of"]) for post in await sent(life, table, "letter_edit")]


async def reminded(life: Life) -> tuple[Table, Post]:
    """Return a table of two whose mover has been reminded, and the reminder."""
    table = await begun(life, players=2, clock=12)
    await life.wait(6 * HOUR)
    (letter,) = await sent(life, table, "remind_half")
    return await life.load(table), letter


# ------------------------------------------------------------------------- reminders


async def test_a_reminder_is_closed_when_its_turn_is_over_and_not_before(life: Life) -> None:
    table, letter = await reminded(life)
    await life.tables.act(table.game.id, table.waiting_for[0], legal(*table.playing())[0])
    await life.tables.pause(table.game.id, ANN)
    await life.tables.resume(table.game.id, ANN)
    assert await closed(life, table) == []
    table = await life.turn(table)
    assert await closed(life, table) == [letter.id]
    await life.turn(table)
    assert await closed(life, table) == [letter.id]
    (edit,) = await life.store.posts(table.game.id, "letter_edit")
    assert (edit.user, edit.seq, edit.edits) == (letter.user, letter.seq, True)


@pytest.mark.parametrize("how", ["cancelled", "resigned", "skipped"])
async def test_however_its_turn_ends(life: Life, how: str) -> None:
    table, letter = await reminded(life)
    game, user = table.game.id, table.waiting_for[0]
    if how == "cancelled":
        await life.tables.cancel(game, ANN)
    elif how == "resigned":
        await life.tables.resign(game, user)
    else:
        await life.pilot.skip(game)
    assert await closed(life, table) == [letter.id]


async def test_a_game_without_letters_is_left_alone(life: Life) -> None:
    table = await life.turn(await begun(life, players=2, clock=12))
    assert CLOSING not in {t.kind for t in await life.store.timers(table.game.id)}
    await life.tables.cancel(table.game.id, ANN)
    assert await life.store.timers(table.game.id) == []


async def test_what_never_became_a_message_is_not_edited(life: Life) -> None:
    """It was not wanted any more when it could be sent."""
    table, letter = await reminded(life)
    async with life.store.transaction() as writing:
        await writing.sent(letter, None)
    await life.turn(table)
    assert await closed(life, table) == []


async def test_who_dies_before_it_is_edited_does_it_in_the_next_life(
    life: Life, store: Store, clock: TestClock, channel: Channel
) -> None:
    table, letter = await reminded(life)
    await life.turn(table)
    assert await store.posts(table.game.id, "letter_edit") == []
    for _ in range(2):
        assert await closed(alive(store, clock, channel), table) == [letter.id]
    assert [p.kind for p in channel.edits].count("letter_edit") == 1


async def test_a_reminder_says_in_its_place_that_it_is_over(stage: Stage) -> None:
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    await stage.advance(hours=HALF + 0.1)
    (letter,) = stage.dms(member)
    assert stage.controls(member, letter)
    await play_turn(stage)
    rings = len(stage.mentions())
    await stage.settle()
    now = int(stage.env.now().timestamp())
    (said,) = dm_of(stage, member)
    assert said == (
        "Thanks for playing: your turn in Small World (#small-world in Elbow Room), round 1, "
        f"ended on <t:{now}:f>."
    )
    assert stage.controls(member, letter) == []
    assert len(stage.mentions()) == rings


async def test_of_the_reminders_of_one_turn_the_last_is_kept(stage: Stage) -> None:
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    await stage.advance(hours=LATE + 0.1)
    assert len(stage.dms(member)) == 2
    await play_turn(stage)
    await stage.settle()
    (said,) = dm_of(stage, member)
    assert said.startswith("Thanks for playing")


async def test_one_absence_leaves_one_letter(stage: Stage) -> None:
    """However many turns the autopilot played, and however often it was told beforehand."""
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    await stage.advance(hours=73)
    (said,) = dm_of(stage, member)
    assert "autopilot" in said
    await play_turn(stage)
    while await mover(stage) == member:
        await stage.advance(hours=6)
    (said_again,) = dm_of(stage, member)
    assert said_again.startswith("You've missed 2 turns in a row")
    await stage.slash(member, "seat back")
    await play_turn(stage)
    assert await mover(stage) == member
    await stage.advance(hours=HALF + 0.1)
    assert len(dm_of(stage, member)) == 2, "what came before this one stays"


async def test_a_reminder_of_a_turn_that_was_taken_back_says_so(stage: Stage) -> None:
    await lobby(stage, "Ann", "Ben")
    before = await mover(stage)
    await play_turn(stage)
    member = await mover(stage)
    await stage.advance(hours=HALF + 0.1)
    await stage.slash(before, "undo")
    await stage.tap(before, "Undo it", message=stage.private(before))
    await stage.settle()
    (said,) = dm_of(stage, member)
    assert said.startswith("Small World (#small-world in Elbow Room) was rewound on <t:")
    assert said.endswith("so you can ignore this reminder of your turn in round 1.")


async def test_an_edit_that_fails_and_fails_is_given_up_and_holds_nothing_up(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    await stage.advance(hours=HALF + 0.1)
    (letter,) = stage.dms(member)
    place = f"/channels/{member.user.dm_channel.id}/messages/{letter.id}"
    stage.env.inject_error("PATCH", place, status=503, times=None)
    await play_turn(stage)
    await play_turn(stage)
    assert await mover(stage) == member
    await stage.advance(hours=HALF + 0.1)
    assert len(dm_of(stage, member)) == 2, "the next reminder does not wait for it"
    assert "(letter_edit) is given up: late" in caplog.text
    stage.env.backend.faults.clear()
    await stage.advance(hours=2)
    assert "It's your turn" in letter.content


# ------------------------------------------------------------------- votes, and seats


async def asked(life: Life) -> Table:
    """Return a table of three at which Ann asks to go back."""
    table = await life.turn(await begun(life, clock=0))
    return (await life.tables.propose(table.game.id, ANN, 0)).table


@pytest.mark.parametrize("how", ["agreed", "refused", "withdrawn", "expired", "cancelled"])
async def test_letters_about_a_vote_are_closed_when_it_is(life: Life, how: str) -> None:
    table = await asked(life)
    game, letters = table.game.id, await sent(life, table, LETTER)
    assert {letter.user for letter in letters} == {BOB, CYD}
    if how == "agreed":
        await life.tables.answer(game, BOB, agrees=True)
        assert await closed(life, table) == [], "Cy is asked still, and Bob may think better of it"
        await life.tables.answer(game, CYD, agrees=True)
    elif how == "expired":
        await life.wait(49 * HOUR, step=49 * HOUR)
    elif how == "cancelled":
        await life.tables.cancel(game, ANN)
    else:
        await life.tables.answer(game, ANN if how == "withdrawn" else CYD, agrees=False)
    assert sorted(await closed(life, table)) == [letter.id for letter in letters]


async def test_who_has_no_seat_any_more_is_not_asked_any_more(life: Life) -> None:
    table = await asked(life)
    await sent(life, table, LETTER)
    await life.tables.resign(table.game.id, BOB)
    bobs, _ = sorted(await sent(life, table, LETTER), key=lambda letter: letter.user != BOB)
    assert await closed(life, table) == [bobs.id]


@pytest.mark.parametrize("back", [True, False])
async def test_the_letter_about_a_lost_seat_is_closed_when_it_is_taken(
    life: Life, back: bool
) -> None:
    table = await begun(life, players=2, clock=12)
    seat, user = to_move(table), table.waiting_for[0]
    await life.wait(12 * HOUR + BANK, step=6 * HOUR)
    await life.turn(await life.load(table))
    await life.wait(12 * HOUR, step=6 * HOUR)
    (letter,) = await sent(life, table, "absent")
    before = await closed(life, table)
    assert letter.id not in before
    if back:
        await life.tables.come_back(table.game.id, user)
    else:
        await life.tables.take(table.game.id, CYD, "Cyd", seat)
    assert await closed(life, table) == [*before, letter.id]


# ------------------------------------------------------------------------- put aside


@pytest.mark.parametrize("settled", [False, True])
async def test_a_letter_about_a_vote_waits_until_the_game_is_brought_back(
    life: Life, settled: bool
) -> None:
    hour = life.clock.now().hour
    async with life.store.transaction() as writing:
        night = {"quiet_from": hour * 60, "quiet_until": (hour + 2) % 24 * 60}
        await writing.set_person(CYD, timezone="UTC", **night)
        await writing.set_person(BOB, reminders=False)
    table = await asked(life)
    game = table.game.id
    assert await sent(life, table, LETTER) == []
    await life.tables.lose_place(game)
    await life.wait((60 if settled else 10) * HOUR, step=5 * HOUR)
    assert await sent(life, table, LETTER) == []
    await life.tables.bring_back(game, ANN, 10)
    written = await sent(life, table, LETTER)
    assert [letter.user for letter in written] == ([] if settled else [CYD])


# -------------------------------------------------------------------------- the past


def test_of_letters_written_before_the_latest_is_looked_after(tmp_path: Path) -> None:
    older = tmp_path / "older"
    older.mkdir()
    for script in sorted(FOLDER.glob("*.sql"))[:5]:
        (older / script.name).write_text(script.read_text(encoding="utf-8"), encoding="utf-8")
    path = tmp_path / "games.sqlite"
    bring_up_to_date(str(path), older)
    with sqlite3.connect(path) as db:
        db.execute(
            "INSERT INTO games (guild, channel, edition, options, status, host, created) "
            "VALUES (1, 2, 'base', '{}', 'lobby', 3, 0)"
        )
        for seq, kind, user in ((1, "remind_half", 7), (4, "remind_half", 8), (9, "absent", 7)):
            db.execute(
                "INSERT INTO outbox (game_id, seq, kind, user_id, params, nonce, created) "
                "VALUES (1, ?, ?, ?, '{\"seat\": 0}', ?, 0)",
                (seq, kind, user, f"n{seq}"),
            )
    bring_up_to_date(str(path))
    with sqlite3.connect(path) as db:
        found = db.execute(
            "SELECT seq, closed, json_extract(params, '$.began') FROM outbox ORDER BY seq"
        ).fetchall()
    assert found == [(1, 1, None), (4, 0, None), (9, 0, 9)]
