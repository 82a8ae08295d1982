"""Posts reach Discord once, in order, through refusals, outages and deaths."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.errors import CannotSend, StorageFailed, TryLater
from bot.storage.outbox import MOST_FAULTS, Outbox
from bot.storage.rows import Post
from bot.storage.store import Store

from .fakes import Channel, TestClock
from .test_store import running


@pytest.fixture
def discord(clock: TestClock) -> Channel:
    return Channel(clock)


@pytest.fixture
async def outbox(store: Store, discord: Channel, clock: TestClock) -> AsyncIterator[Outbox]:
    outbox = Outbox(store, discord, clock)
    yield outbox
    await outbox.close()


async def write(store: Store, game: int, *kinds: str, channel: int = 10, seq: int = 0) -> None:
    async with store.transaction() as writing:
        for kind in kinds:
            await writing.post(game, seq, kind, channel=channel, edits=kind.endswith("_edit"))


async def send_all(outbox: Outbox) -> None:
    outbox.kick()
    await outbox.drain()


async def sql(store: Store, query: str) -> list[tuple[object, ...]]:
    return [tuple(row) for row in await store._reader.execute_fetchall(query)]


async def states(store: Store) -> list[object]:
    return [row[0] for row in await sql(store, "SELECT state FROM outbox ORDER BY id")]


async def test_posts_arrive_in_the_order_in_which_they_were_written(
    store: Store, outbox: Outbox, discord: Channel
) -> None:
    game = await running(store)
    kinds = [f"turn{n}" for n in range(8)]
    await write(store, game, *kinds)
    await send_all(outbox)
    assert discord.texts() == kinds
    assert await states(store) == ["sent"] * 8
    message = await store.message(game, "turn3")
    assert message is not None
    assert discord.messages[message.id].kind == "turn3"


async def test_a_post_of_a_transaction_that_failed_is_never_sent(
    store: Store, outbox: Outbox, discord: Channel
) -> None:
    game = await running(store)

    async def fail() -> None:
        async with store.transaction() as writing:
            await writing.post(game, 0, "turn", channel=10)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    await send_all(outbox)
    assert discord.texts() == []


async def test_a_nonce_fits_discord_and_an_edit_has_none(
    store: Store, outbox: Outbox, discord: Channel
) -> None:
    game = await running(store)
    await write(store, game, "turn", "turn_edit")
    await send_all(outbox)
    (post,) = discord.messages.values()
    assert post.nonce is not None
    assert 16 <= len(post.nonce) <= 25
    assert [p.nonce for p in discord.edits] == [None]


async def test_no_task_is_left_when_all_is_sent(store: Store, outbox: Outbox) -> None:
    game = await running(store)
    await write(store, game, "turn")
    before = asyncio.all_tasks()
    await send_all(outbox)
    await asyncio.sleep(0)
    assert asyncio.all_tasks() <= before


async def test_a_post_written_while_another_is_sent_is_sent_too(
    store: Store, outbox: Outbox, discord: Channel
) -> None:
    game = await running(store)
    for n in range(30):
        await write(store, game, f"turn{n}")
        outbox.kick()
        await asyncio.sleep(0)
    await outbox.drain()
    assert discord.texts() == [f"turn{n}" for n in range(30)]


async def test_a_post_written_while_a_sender_ends_is_sent_too(
    store: Store, outbox: Outbox, discord: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await running(store)
    next_post = store.next_post
    late = iter(["late"])

    async def then_one_is_written(channel: int | None, user: int | None) -> Post | None:
        post = await next_post(channel, user)
        if post is None and (kind := next(late, None)):
            await write(store, game, kind)
            outbox.kick()
            while outbox._looks:
                await asyncio.sleep(0.001)
        return post

    monkeypatch.setattr(store, "next_post", then_one_is_written)
    await write(store, game, "turn")
    await send_all(outbox)
    assert discord.texts() == ["turn", "late"]


async def test_after_a_passing_error_it_is_sent_later_and_order_is_kept(
    store: Store, outbox: Outbox, discord: Channel, clock: TestClock
) -> None:
    game = await running(store)
    await write(store, game, "turn1", "turn2")
    refusals = iter([TryLater(), TryLater(40.0), TryLater()])

    def before(post: Post) -> None:
        if error := next(refusals, None):
            raise error

    discord.before = before
    await send_all(outbox)
    assert discord.texts() == ["turn1", "turn2"]
    assert clock.slept == [1, 40, 4]


async def test_pauses_grow_to_five_minutes_and_a_post_is_never_given_up_for_an_outage(
    store: Store, outbox: Outbox, discord: Channel, clock: TestClock
) -> None:
    game = await running(store)
    await write(store, game, "turn")
    left = iter(range(100))

    def before(post: Post) -> None:
        if next(left, None) is not None:
            raise TryLater

    discord.before = before
    await send_all(outbox)
    assert discord.texts() == ["turn"]
    assert max(clock.slept) == 300
    assert len(clock.slept) == 100


async def test_a_post_that_can_never_be_sent_is_given_up_told_and_blocks_nobody(
    store: Store, outbox: Outbox, discord: Channel
) -> None:
    game, other = await running(store), await running(store, channel=11)
    await write(store, game, "turn", "result")
    await write(store, other, "turn", channel=11)

    def before(post: Post) -> None:
        if post.game == game and post.kind == "turn":
            raise CannotSend("missing-permission")

    discord.before = before
    await send_all(outbox)
    assert discord.texts(10) == ["result"]
    assert discord.texts(11) == ["turn"]
    assert [(p.game, p.kind, why) for p, why in discord.failures] == [
        (game, "turn", "missing-permission")
    ]
    assert await states(store) == ["failed", "sent", "sent"]
    assert await sql(store, "SELECT error FROM outbox WHERE state = 'failed'") == [
        ("missing-permission",)
    ]


async def test_a_channel_that_waits_holds_up_no_other_channel(
    store: Store, discord: Channel, clock: TestClock
) -> None:
    game, other = await running(store), await running(store, channel=11)
    gate = asyncio.get_running_loop().create_future()

    class Slow(Channel):
        async def send(self, post: Post) -> int | None:
            if post.channel == 10:
                await gate
            return await super().send(post)

    slow = Slow(clock)
    outbox = Outbox(store, slow, clock)
    await write(store, game, "turn")
    await write(store, other, "turn", channel=11)
    outbox.kick()
    while not slow.texts(11):
        await asyncio.sleep(0.005)
    assert slow.texts() == ["turn"]
    gate.set_result(None)
    await outbox.drain()
    assert sorted(p.channel or 0 for p in slow.messages.values()) == [10, 11]
    await outbox.close()


async def test_an_unforeseen_fault_is_tried_a_few_times_then_given_up(
    store: Store, outbox: Outbox, discord: Channel
) -> None:
    game = await running(store)
    await write(store, game, "broken", "turn")
    tries = []

    def before(post: Post) -> None:
        if post.kind == "broken":
            tries.append(post)
            raise ZeroDivisionError

    discord.before = before
    await send_all(outbox)
    assert len(tries) == MOST_FAULTS
    assert discord.texts() == ["turn"]
    assert [(p.kind, why) for p, why in discord.failures] == [("broken", "fault")]


async def test_a_message_that_arrived_unnoticed_is_not_doubled_within_two_minutes(
    store: Store, outbox: Outbox, discord: Channel
) -> None:
    game = await running(store)
    await write(store, game, "turn")
    lost = iter([TryLater()])

    def after(post: Post) -> None:
        if error := next(lost, None):
            raise error

    discord.after = after
    await send_all(outbox)
    assert discord.texts() == ["turn"]
    assert discord.searches == 0
    message = await store.message(game, "turn")
    assert message is not None


async def test_a_message_that_arrived_unnoticed_long_ago_is_found_not_doubled(
    store: Store, outbox: Outbox, discord: Channel
) -> None:
    game = await running(store)
    await write(store, game, "turn")
    lost = iter([TryLater(500.0)])

    def after(post: Post) -> None:
        if error := next(lost, None):
            raise error

    discord.after = after
    await send_all(outbox)
    assert discord.texts() == ["turn"]
    assert discord.searches == 1


async def killed_while_sending(store: Store, discord: Channel, *, arrives: bool) -> int:
    """Leave a post marked as being sent, as a killed process does."""
    game = await running(store)
    await write(store, game, "turn", seq=3)
    post = await store.next_post(10, None)
    assert post is not None
    async with store.transaction() as writing:
        await writing.sending(post.id, int(discord.clock.now().timestamp()))
    if arrives:
        await discord.send(post)
    return game


@pytest.mark.parametrize("arrives", [True, False])
@pytest.mark.parametrize("dead_for", [0, 119, 120, 100_000])
async def test_after_a_death_while_sending_there_is_one_message(
    store: Store, outbox: Outbox, discord: Channel, clock: TestClock, arrives: bool, dead_for: int
) -> None:
    game = await killed_while_sending(store, discord, arrives=arrives)
    clock.move(dead_for)
    await send_all(outbox)
    assert discord.texts() == ["turn"]
    assert discord.searches == (dead_for >= 120)
    assert await states(store) == ["sent"]
    assert await store.message(game, "turn", seq=3) is not None


async def test_after_a_search_in_vain_the_two_minutes_begin_anew(
    store: Store, outbox: Outbox, discord: Channel, clock: TestClock
) -> None:
    await killed_while_sending(store, discord, arrives=False)
    clock.move(1000)
    lost = iter([TryLater()])

    def after(post: Post) -> None:
        if error := next(lost, None):
            raise error

    discord.after = after
    await send_all(outbox)
    assert discord.texts() == ["turn"]
    assert discord.searches == 1


async def test_the_two_minutes_count_from_the_first_attempt_that_may_have_arrived(
    store: Store, outbox: Outbox, discord: Channel
) -> None:
    game = await running(store)
    await write(store, game, "turn")
    discord.nonce_lasts = 125
    answers = iter([TryLater(100.0), TryLater(100.0)])

    def after(post: Post) -> None:
        if error := next(answers, None):
            raise error

    discord.after = after
    await send_all(outbox)
    assert discord.texts() == ["turn"]
    assert discord.searches == 1


async def test_an_edit_is_repeated_without_a_search(
    store: Store, outbox: Outbox, discord: Channel, clock: TestClock
) -> None:
    game = await running(store)
    await write(store, game, "lobby_edit")
    post = await store.next_post(10, None)
    assert post is not None
    async with store.transaction() as writing:
        await writing.sending(post.id, int(clock.now().timestamp()))
    clock.move(1000)
    await send_all(outbox)
    assert len(discord.edits) == 1
    assert discord.searches == 0


async def test_edits_that_wait_are_merged_into_the_latest(
    store: Store, outbox: Outbox, discord: Channel
) -> None:
    game = await running(store)
    await write(store, game, "lobby_edit", seq=1)
    await write(store, game, "turn", seq=1)
    await write(store, game, "lobby_edit", seq=2)
    await send_all(outbox)
    assert [p.seq for p in discord.edits] == [2]
    assert discord.texts() == ["turn"]


async def test_a_direct_message_is_sent_to_its_user(
    store: Store, outbox: Outbox, discord: Channel
) -> None:
    game = await running(store)
    async with store.transaction() as writing:
        await writing.post(game, 0, "reminder", user=101, params={"hours": 3})
    await send_all(outbox)
    (post,) = discord.messages.values()
    assert (post.user, post.channel, post.params) == (101, None, {"hours": 3})


async def test_closing_stops_a_sender_and_the_next_life_sends_the_rest(
    store: Store, outbox: Outbox, discord: Channel, clock: TestClock
) -> None:
    game = await running(store)
    await write(store, game, "turn1", "turn2")

    class Stuck(Channel):
        async def send(self, post: Post) -> int | None:
            await asyncio.get_running_loop().create_future()
            return None

    first = Outbox(store, Stuck(clock), clock)
    first.kick()
    while await states(store) != ["sending", "pending"]:
        await asyncio.sleep(0.005)
    await first.close()
    first.kick()
    await send_all(outbox)
    assert discord.texts() == ["turn1", "turn2"]


async def test_a_disk_that_cannot_be_read_delays_a_post_but_does_not_lose_it(
    store: Store,
    outbox: Outbox,
    discord: Channel,
    clock: TestClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = await running(store)
    await write(store, game, "turn")
    targets = store.targets
    faults = iter([StorageFailed(), StorageFailed()])

    async def unreadable() -> list[tuple[int | None, int | None]]:
        if error := next(faults, None):
            raise error
        return await targets()

    monkeypatch.setattr(store, "targets", unreadable)
    await send_all(outbox)
    assert discord.texts() == ["turn"]
    assert clock.slept == [1, 2]


@pytest.mark.parametrize("seconds", [0, 1000])
async def test_a_message_whose_mark_the_disk_refuses_is_not_sent_again(
    store: Store, clock: TestClock, seconds: int
) -> None:
    """Also not when Discord has forgotten its nonce, and it could not be found again."""
    game = await running(store)
    await write(store, game, "turn")
    sends = []

    class FillsTheDisk(Channel):
        async def send(self, post: Post) -> int | None:
            sends.append(post)
            await store._writer.execute("PRAGMA query_only = ON")
            return await super().send(post)

        async def find(self, post: Post) -> int | None:
            return None

    outbox = Outbox(store, FillsTheDisk(clock), clock)
    sleep = clock.sleep

    async def heal(duration: float) -> None:
        clock.move(seconds)
        if len(clock.slept) == 4:
            await store._writer.execute("PRAGMA query_only = OFF")
        await sleep(duration)

    clock.sleep = heal  # type: ignore[method-assign]
    await send_all(outbox)
    assert len(sends) == 1
    assert len(clock.slept) == 5
    message = await store.message(game, "turn")
    assert message is not None
    assert message.id == 1000


async def test_a_full_disk_delays_a_post_but_does_not_lose_it(
    store: Store, outbox: Outbox, discord: Channel, clock: TestClock
) -> None:
    game = await running(store)
    await write(store, game, "turn")
    await store._writer.execute("PRAGMA query_only = ON")
    sleep = clock.sleep

    async def heal(seconds: float) -> None:
        if len(clock.slept) == 7:
            await store._writer.execute("PRAGMA query_only = OFF")
        await sleep(seconds)

    clock.sleep = heal  # type: ignore[method-assign]
    await send_all(outbox)
    assert discord.texts() == ["turn"]
    assert await states(store) == ["sent"]
    assert discord.failures == []


async def test_an_edit_replaced_while_it_was_read_is_let_go_and_the_later_one_is_sent(
    store: Store, outbox: Outbox, discord: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await running(store)
    await write(store, game, "lobby_edit", seq=1)
    read = store.next_post

    async def read_and_replaced(channel: int | None, user: int | None) -> Post | None:
        post = await read(channel, user)
        if post is not None and post.seq == 1:
            await write(store, game, "lobby_edit", seq=2)
        return post

    monkeypatch.setattr(store, "next_post", read_and_replaced)
    await send_all(outbox)
    assert [post.seq for post in discord.edits] == [2]
    assert await states(store) == ["sent"]


async def test_an_edit_that_comes_while_one_is_being_sent_follows_it(
    store: Store, outbox: Outbox, discord: Channel
) -> None:
    game = await running(store)
    await write(store, game, "lobby_edit", seq=1)
    arriving: list[asyncio.Task[None]] = []

    def another(post: Post) -> None:
        if post.seq == 1:
            arriving.append(asyncio.create_task(write(store, game, "lobby_edit", seq=2)))

    discord.before = another
    await send_all(outbox)
    await asyncio.gather(*arriving)
    await send_all(outbox)
    assert [post.seq for post in discord.edits] == [1, 2]
    assert await states(store) == ["sent", "sent"]


async def test_a_post_whose_reader_was_forgotten_is_not_sent(
    store: Store, outbox: Outbox, discord: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await running(store)
    async with store.transaction() as writing:
        await writing.post(game, 0, "remind_half", user=77)
    read = store.next_post

    async def read_and_forgotten(channel: int | None, user: int | None) -> Post | None:
        post = await read(channel, user)
        if post is not None:
            async with store.transaction() as writing:
                await writing.finish_forgetting(77)
        return post

    monkeypatch.setattr(store, "next_post", read_and_forgotten)
    await send_all(outbox)
    assert discord.messages == {}
    assert await states(store) == []
