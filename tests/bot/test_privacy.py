"""What is stored about people: told, given as a file, and deleted at once."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.errors import StorageFailed
from bot.panels.pictures import Picture, Pictures
from bot.storage.store import TRIES, Store
from bot.tables.service import Tables
from bot.tables.table import Options, Table
from bot.texts.wording import Wording
from engine import legal
from tests.bot import player
from tests.bot.harness import Stage
from tests.bot.managers import promote
from tests.bot.sights import WORDS
from tests.bot.test_broken import break_game
from tests.soak.games import Dot

from .fakes import TestClock

ANN, BOB, CYD = 1_000_000_000_000_000_101, 1_000_000_000_000_000_102, 1_000_000_000_000_000_103
NAMES = {ANN: "Annabelle", BOB: "Bob", CYD: "Cyd"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    store = await Store.open(str(path), TestClock(), busy_ms=50)
    yield store
    await store.close()


@pytest.fixture
def tables(store: Store) -> Tables:
    seeds = iter(range(1, 100))
    return Tables(store, TestClock(), lambda: f"{next(seeds):032x}")


async def begun(tables: Tables, channel: int, *users: int, **options: object) -> Table:
    host, *others = users
    table = await tables.open_lobby(
        guild=1,
        channel=channel,
        host=host,
        name=NAMES[host],
        options=Options(seats=len(users), **options),
    )
    for user in others:
        table = await tables.join(table.game.id, user, NAMES[user])
    return table


async def play(tables: Tables, table: Table, most: int = 10_000) -> Table:
    """Let the people at a table play at random, to the end if ``most`` moves suffice."""
    chance = random.Random(table.game.id)
    for _ in range(most):
        if not table.waiting_for:
            break
        box, state = table.playing()
        action = chance.choice(legal(box, state))
        table = (await tables.act(table.game.id, table.waiting_for[0], action)).table
    return table


def everywhere(path: Path, wanted: str) -> list[str]:
    """Return each column of each table in which ``wanted`` stands, as a value or inside one."""
    found = []
    with closing(sqlite3.connect(path)) as db:
        names = [
            row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        assert len(names) > 10
        for name in names:
            for column in [row[1] for row in db.execute(f"PRAGMA table_info({name})")]:
                query = f"SELECT count(*) FROM {name} WHERE instr(CAST({column} AS TEXT), ?)"
                if db.execute(query, (wanted,)).fetchone()[0]:
                    found.append(f"{name}.{column}")
    return found


async def lived(tables: Tables, store: Store) -> dict[str, Table]:
    """Let Ann leave traces wherever she can."""
    over = await play(tables, await begun(tables, 10, ANN, BOB))
    assert over.over
    running = await play(tables, await begun(tables, 11, ANN, BOB, CYD), 30)
    lobby = await begun(tables, 12, ANN, BOB)
    lobby = await tables.open_lobby(guild=1, channel=13, host=ANN, name=NAMES[ANN])
    lobby = await tables.join(lobby.game.id, BOB, NAMES[BOB])
    ended = await begun(tables, 14, ANN, BOB)
    await tables.cancel(ended.game.id, ANN)
    left = await play(tables, await begun(tables, 15, ANN, BOB, CYD), 12)
    await tables.resign(left.game.id, ANN)
    async with store.transaction() as writing:
        await writing.set_person(ANN, timezone="Europe/Berlin", locale="de")
        await writing.post(running.game.id, 3, "remind_half", user=ANN, params={"began": 1})
        await writing.post(running.game.id, 3, "cancelled", channel=11, params={"by": ANN})
        await writing.note(1, running.game.id, ANN, "skipped", about=str(ANN))
    await tables.away(ANN, int(TestClock().now().timestamp()) + 9999)
    return {"over": over, "running": running, "lobby": lobby, "left": left}


async def test_after_a_deletion_nothing_in_the_database_has_the_id_or_the_name(
    tables: Tables, store: Store, path: Path
):
    await lived(tables, store)
    before = everywhere(path, str(ANN))
    assert {"seats.user_id", "actions.actor", "games.host", "users.user_id"} <= set(before)
    assert {"audit.user_id", "audit.params", "outbox.user_id", "outbox.params"} <= set(before)
    assert everywhere(path, NAMES[ANN]) == ["seats.name", "former.name"]
    await tables.forget_person(ANN)
    assert everywhere(path, str(ANN)) == []
    assert everywhere(path, NAMES[ANN]) == []
    assert "seats.user_id" in everywhere(path, str(BOB)), "others stay"


@pytest.mark.parametrize("moves", [0, 20])
async def test_who_had_left_before_former_players_were_noted_is_forgotten_too(
    tables: Tables, store: Store, path: Path, moves: int
):
    table = await play(tables, await begun(tables, 10, ANN, BOB), moves)
    game = table.game.id
    await tables.resign(game, ANN)
    async with store.transaction() as writing:
        await writing._db.execute("DELETE FROM former")
    await tables.take(game, CYD, NAMES[CYD])
    assert "former.name" in everywhere(path, NAMES[ANN])
    await tables.forget_person(ANN)
    assert everywhere(path, NAMES[ANN]) == []
    assert everywhere(path, NAMES[CYD]) == ["seats.name"]


async def test_not_a_byte_of_it_is_left_in_the_file(tables: Tables, store: Store, path: Path):
    await lived(tables, store)
    traces = (ANN.to_bytes(8, "big"), str(ANN).encode(), NAMES[ANN].encode())
    files = [path, path.with_name(path.name + "-wal")]
    assert any(trace in file.read_bytes() for trace in traces for file in files if file.exists())
    await tables.forget_person(ANN)
    for file in files:
        data = file.read_bytes() if file.exists() else b""
        assert [trace for trace in traces if trace in data] == [], file.name


class Patient(TestClock):
    """A clock by which something happens after some seconds of sleep."""

    def __init__(self, after: int, then: Callable[[], object]) -> None:
        super().__init__()
        self._after = after
        self._then = then

    async def sleep(self, seconds: float) -> None:
        await super().sleep(seconds)
        if len(self.slept) == self._after:
            self._then()


@pytest.mark.parametrize("after", [2, 99])
async def test_nobody_waits_for_another_program_that_reads_what_was_deleted(path: Path, after: int):
    """A backup, or whatever copies the log of writes; that is emptied when it has ended."""
    reading = sqlite3.connect(path, isolation_level=None)
    clock = Patient(after, lambda: reading.execute("ROLLBACK"))
    store = await Store.open(str(path), clock)
    tables = Tables(store, TestClock(), lambda: f"{1:032x}")
    await begun(tables, 1, ANN, BOB)
    reading.execute("BEGIN")
    reading.execute("SELECT count(*) FROM games").fetchall()
    await tables.forget_person(ANN)
    assert clock.slept == [1] * min(after, TRIES)
    log = path.with_name(path.name + "-wal").read_bytes()
    assert (log == b"") == (after < TRIES)
    reading.close()
    await store.close()
    assert everywhere(path, str(ANN)) == []


async def test_games_stay_as_they_were_for_the_others(tables: Tables, store: Store, path: Path):
    games = await lived(tables, store)
    over, running = games["over"].game.id, games["running"].game.id
    log = await store.log(over)
    document = await tables.export(over)
    await tables.forget_person(ANN)
    for fresh in (tables, Tables(store, TestClock())):
        table = await fresh.load(over)
        assert table.state == games["over"].state
        seat = games["over"].seat_of(ANN)
        assert seat is not None
        people = Wording.of(table, WORDS).people
        assert (people[seat], people[1 - seat]) == (f"Former player {seat + 1}", "Bob")
        assert (await fresh.load(running)).state == games["running"].state
    after = await store.log(over)
    assert [line.body for line in after] == [line.body for line in log]
    for old, new in zip(log, after, strict=True):
        if old.actor == ANN:
            assert new.actor is not None
            assert new.actor < 0, "told from the lines of a policy"
        else:
            assert new.actor == old.actor
    again = await tables.export(over)
    assert again["lines"] == document["lines"]
    assert NAMES[ANN] not in json.dumps(again)


async def test_an_alias_is_the_same_in_one_game_and_belongs_to_one_person(
    tables: Tables, store: Store
):
    over = await play(tables, await begun(tables, 10, ANN, BOB))
    await tables.forget_person(ANN)
    await tables.forget_person(BOB)
    seats: dict[int, set[int | None]] = {}
    for line in await store.log(over.game.id):
        if line.actor is not None:
            seats.setdefault(line.seat, set()).add(line.actor)
    assert all(len(actors) == 1 for actors in seats.values())
    assert len({*seats[0], *seats[1]}) == 2
    (game,) = [await store.game(over.game.id)]
    assert game is not None
    assert game.host < 0


async def test_a_running_game_goes_on_with_a_vacant_seat(tables: Tables, store: Store):
    table = await play(tables, await begun(tables, 10, ANN, BOB, CYD), 5)
    seat = table.seat_of(ANN)
    assert seat is not None
    await tables.forget_person(ANN)
    now = await tables.load(table.game.id)
    assert now.state == table.state
    assert (now.user_at(seat), now.plays_itself(seat), now.seats[seat].offered) == (
        None,
        True,
        True,
    )
    assert now.game.host in (BOB, CYD)
    taken = await tables.take(table.game.id, ANN, "Anna", seat)
    assert taken.seats[seat].name == "Anna", "whoever comes again begins anew"
    person = await store.people.person(ANN)
    assert person.timezone is None


class Spy:
    """An outbox that looks for a name whenever it is to look for posts."""

    def __init__(self, path: Path) -> None:
        self.path, self.looks = path, list[list[str]]()

    def kick(self) -> None:
        self.looks.append(everywhere(self.path, NAMES[ANN]))


@pytest.mark.parametrize("others", [(BOB, CYD), (BOB,), ()])
async def test_nothing_is_posted_before_the_name_is_gone(
    tables: Tables, store: Store, path: Path, others: tuple[int, ...]
):
    """Also where the last who has a seat leaves, and the game is over."""
    table = await play(tables, await begun(tables, 10, ANN, BOB, CYD), 12)
    for user in {BOB, CYD}.difference(others):
        await tables.resign(table.game.id, user)
    if others:
        await tables.propose(table.game.id, ANN, 1)
    tables.outbox = spy = Spy(path)
    await tables.forget_person(ANN)
    assert len(spy.looks) > 1
    assert [look for look in spy.looks if look] == []


async def test_a_lobby_goes_on_or_closes(tables: Tables):
    shared = await tables.open_lobby(guild=1, channel=10, host=ANN, name="Annabelle")
    await tables.join(shared.game.id, BOB, "Bob")
    alone = await tables.open_lobby(guild=1, channel=11, host=ANN, name="Annabelle")
    await tables.forget_person(ANN)
    left = await tables.load(shared.game.id)
    assert (left.game.status, left.game.host, [s.user for s in left.seats]) == ("lobby", BOB, [BOB])
    assert (await tables.load(alone.game.id)).game.status == "cancelled"


async def test_a_failing_disk_says_so_and_a_second_try_finishes(
    tables: Tables, store: Store, path: Path
):
    await lived(tables, store)
    await store._writer.execute("PRAGMA query_only = ON")
    with pytest.raises(StorageFailed):
        await tables.forget_person(ANN)
    await store._writer.execute("PRAGMA query_only = OFF")
    await tables.forget_person(ANN)
    assert everywhere(path, str(ANN)) == []


def names(table: Table) -> set[str]:
    """Return all names that are told of a table, those of former players too."""
    former = {f.name for seat in table.seats for f in seat.former}
    return former | {seat.name for seat in table.seats}


@pytest.mark.parametrize("written", [1, 3, 8])
async def test_a_deletion_that_was_cut_short_names_nobody_and_is_finished_in_the_next_life(
    tables: Tables, store: Store, path: Path, monkeypatch: pytest.MonkeyPatch, written: int
):
    games = [table.game.id for table in (await lived(tables, store)).values()]
    left = written
    whole = store.transaction

    def cut_short():
        nonlocal left
        left -= 1
        if left < 0:
            raise StorageFailed(why="the bot is killed")
        return whole()

    monkeypatch.setattr(store, "transaction", cut_short)
    with pytest.raises(StorageFailed):
        await tables.forget_person(ANN)
    monkeypatch.undo()
    assert everywhere(path, str(ANN)) != []
    for life in (tables, Tables(store, TestClock())):
        for game in games:
            assert NAMES[ANN] not in names(await life.known(game))
            assert NAMES[BOB] in names(await life.known(game))
    await Tables(store, TestClock()).forget_the_rest()
    assert everywhere(path, str(ANN)) == []
    assert everywhere(path, NAMES[ANN]) == []
    assert await store.records.being_forgotten() == []


async def test_a_game_joined_while_a_deletion_is_cut_short_is_kept(
    tables: Tables, store: Store, path: Path
):
    await play(tables, await begun(tables, 10, ANN, BOB), 5)
    async with store.transaction() as writing:
        await writing.begin_forgetting(ANN)
    joined = await begun(tables, 11, ANN, BOB)
    assert NAMES[ANN] in names(joined)
    await tables.forget_the_rest()
    assert {s.user for s in await store.seats(1)} == {None, BOB}
    assert {s.user for s in await store.seats(joined.game.id)} == {ANN, BOB}


async def test_a_name_that_was_left_in_an_empty_seat_is_told_no_more_either(
    tables: Tables, store: Store
):
    """And that of somebody else who has left stays."""
    table = await play(tables, await begun(tables, 10, ANN, BOB, CYD), 12)
    for user in (ANN, BOB):
        await tables.resign(table.game.id, user)
    async with store.transaction() as writing:
        await writing.begin_forgetting(ANN)
    tables._forget(table.game.id)
    assert names(await tables.load(table.game.id)) == {"", NAMES[BOB], NAMES[CYD]}


async def test_an_order_to_go_back_by_somebody_without_a_seat_is_forgotten(
    tables: Tables, store: Store, path: Path
):
    table = await play(tables, await begun(tables, 10, ANN, BOB), 12)
    await tables.rewind(table.game.id, 2, CYD)
    assert "actions.actor" in everywhere(path, str(CYD))
    async with store.transaction() as writing:
        await writing._db.execute("DELETE FROM audit")
    assert len((await store.records.of(CYD))["actions"]) == 1
    await tables.forget_person(CYD)
    assert everywhere(path, str(CYD)) == []


async def test_others_move_while_somebody_with_many_games_is_removed(tables: Tables, store: Store):
    for channel in range(8):
        await play(tables, await begun(tables, channel, ANN, BOB), 3)
    longest: list[int] = []
    whole = store._writer.execute

    def counted(sql, *args):
        if sql.startswith("BEGIN"):
            longest.append(0)
        elif longest:
            longest[-1] += 1
        return whole(sql, *args)

    store._writer.execute = counted
    await tables.forget_person(ANN)
    assert len(longest) > 16, "a transaction for each game, and one to leave it"
    assert max(longest) < 120, "statements of one transaction, however many games there are"


async def test_who_was_never_there_changes_nothing(tables: Tables, store: Store, path: Path):
    await lived(tables, store)
    before = path.stat().st_size
    await tables.forget_person(99)
    assert path.stat().st_size >= before
    assert everywhere(path, str(ANN))


# -------------------------------------------------------------------------- commands


def said(stage: Stage, result) -> str:
    return stage.text(result.response)


async def test_what_is_stored_is_told_in_words_and_given_as_a_file(stage: Stage):
    told = said(stage, await stage.slash(stage["Cy"], "privacy show"))
    assert "Nothing is stored about you" in told
    await player.lobby(stage, "Ann", "Ben")
    ann = stage["Ann"]
    told = said(stage, await stage.slash(ann, "privacy show"))
    assert str(ann.id) in told
    assert "in games that aren't over: 1; in finished ones: 0" in told
    given = await stage.slash(ann, "privacy export")
    data = json.loads(await given.response.attachments[0].read())
    assert data["user"] == ann.id
    assert data["seats"][0]["name"] == "Ann"
    assert (await player.table(stage)).game.seed not in json.dumps(data)
    assert given.response.ephemeral


async def test_deleting_takes_two_taps_and_is_for_oneself(stage: Stage, settings):
    await player.lobby(stage, "Ann", "Ben")
    ann = stage["Ann"]
    asked = await stage.slash(ann, "privacy delete")
    assert "lose your seat in one unfinished game" in said(stage, asked)
    assert "This doesn't remove" in said(stage, asked)
    assert (await player.table(stage)).seat_of(ann.id) is not None
    await stage.tap(ann, "Delete everything about me", message=asked.response)
    await stage.settle()
    assert "has been deleted" in stage.text(stage.private(ann))
    table = await player.table(stage)
    assert table.seat_of(ann.id) is None
    assert table.seat_of(stage["Ben"].id) is not None
    assert everywhere(settings.database, str(ann.id)) == []
    status = said(stage, await stage.slash(stage["Ben"], "status"))
    assert "Former player" in status
    told = said(stage, await stage.slash(ann, "privacy show"))
    assert "Nothing is stored about you" in told


async def test_it_works_in_direct_messages_too(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    ann = stage["Ann"]
    for command in ("privacy show", "privacy export"):
        result = await ann.user.slash(command)
        assert result.acknowledged
    asked = await ann.user.slash("privacy delete")
    control = stage.find(ann, "Delete everything about me", message=asked.response)
    await stage.press(ann, control)
    await stage.settle()
    assert (await player.table(stage)).seat_of(ann.id) is None


async def test_a_double_tap_deletes_once_and_both_are_answered(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    asked = await stage.slash(stage["Ann"], "privacy delete")
    control = stage.find(stage["Ann"], "Delete everything about me", message=asked.response)
    taps = [stage.tapping(stage["Ann"], asked.response, control.custom_id) for _ in range(2)]
    results = await stage.deliver(*taps)
    assert all(result.acknowledged for result in results)
    assert (await player.table(stage)).seat_of(stage["Ann"].id) is None


async def test_what_a_bot_left_undone_is_done_when_it_is_back(stage: Stage, settings):
    await player.lobby(stage, "Ann", "Ben")
    ann = stage["Ann"].id
    async with stage.bot.store.transaction() as writing:
        await writing.begin_forgetting(ann)
    await stage.restart()
    await stage.settle()
    assert everywhere(settings.database, str(ann)) == []
    assert "Former player" in stage.public().content


async def test_a_game_that_cannot_be_read_is_covered(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    game = (await player.table(stage)).game.id
    await break_game(stage, game)
    await stage.bot.tables.forget_person(stage["Ann"].id)
    assert [s.user for s in await stage.bot.store.seats(game) if s.user] == [stage["Ben"].id]


async def test_the_trail_names_nobody_whose_data_were_deleted(stage: Stage):
    cy, ben = promote(stage, "Cy"), promote(stage, "Ben")
    await stage.slash(ben, "admin limits", games=3)
    await stage.bot.tables.forget_person(ben.id)
    told = said(stage, await stage.slash(cy, "admin audit"))
    assert "Somebody whose data was deleted set a limit for unfinished games: 3." in told


class Signwriter(Dot):
    """Paints one pixel and remembers the names it was to write."""

    def __init__(self) -> None:
        self.written: list[tuple[str, ...]] = []

    def board(self, view, names, *_) -> Picture:
        self.written.append(tuple(names))
        return super().board()


async def test_no_picture_shows_a_name_that_was_deleted(stage: Stage):
    painter = Signwriter()
    stage.bot.client.pictures = Pictures(painter)
    cy = promote(stage, "Cy")
    await player.lobby(stage, "Ann", "Ben")
    await stage.slash(stage["Ben"], "board")
    assert "Ann" in painter.written[-1]
    asked = await stage.slash(stage["Ann"], "privacy delete")
    await stage.tap(stage["Ann"], "Delete everything about me", message=asked.response)
    await stage.settle()
    painter.written.clear()
    await stage.slash(stage["Ben"], "board")
    assert painter.written, "what was kept had the name on it"
    await stage.tap(cy, "Take the seat")
    await stage.tap(cy, "Take over")
    await stage.slash(stage["Ben"], "board")
    await stage.slash(cy, "admin skip")
    await stage.tap(cy, "Skip")
    asked = await stage.slash(cy, "admin rollback", to="1")
    await stage.tap(cy, "Go back", message=asked.response)
    await stage.settle()
    assert not [names for names in painter.written if "Ann" in names]


async def deleted(stage: Stage, name: str) -> None:
    asked = await stage.slash(stage[name], "privacy delete")
    await stage.tap(stage[name], "Delete everything about me", message=asked.response)
    await stage.settle()


async def test_who_is_only_asked_to_take_a_seat_is_told_so(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    await stage.slash(stage["Ann"], "seat replace", by=stage["Cy"])
    told = said(stage, await stage.slash(stage["Cy"], "privacy show"))
    assert "Seats you've been asked to take over: 1." in told
    assert "Nothing is stored" not in told
    assert "Seats in games" not in told


async def test_who_is_asked_to_take_a_seat_and_deletes_is_not_asked_any_more(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    await stage.slash(stage["Ann"], "seat replace", by=stage["Cy"])
    await stage.settle()
    card, cy = stage.public(), str(stage["Cy"].id)
    assert cy in card.content
    await deleted(stage, "Cy")
    shown = next(m for m in stage.messages() if m.id == card.id)
    assert cy not in shown.content
    assert not [c for c in stage.controls(stage["Cy"], shown) if c.label == "Take over"]


async def test_deleting_says_the_name_to_nobody(stage: Stage):
    """What is posted and edited by it bears the name no more, open votes included."""
    await player.lobby(stage, "Ann", "Ben", "Cy")
    table = await play(stage.bot.tables, await player.table(stage), 12)
    vote = (await stage.bot.tables.propose(table.game.id, stage["Cy"].id, 2)).vote
    assert vote is not None
    await stage.bot.client.outbox.drain()
    await stage.settle()
    before = {m.id: m.content for m in stage.messages()}
    post = stage.messages()[-1]
    assert "Cy asks to go back" in post.content
    await deleted(stage, "Cy")
    after = {m.id: m.content for m in stage.messages()}
    said = [text for number, text in after.items() if text != before.get(number)]
    assert any(text.startswith("Former player") and "left" in text for text in said)
    assert "Former player" in after[post.id]
    assert [text for text in said if "Cy" in text] == []
