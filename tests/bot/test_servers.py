"""What those who manage a server have chosen, and the trail of what was done, in the database."""

from __future__ import annotations

from bot.storage.servers import Server
from bot.storage.store import Store


async def test_a_server_that_chose_nothing_has_the_defaults(store: Store):
    assert await store.servers.server(7) == Server(7)
    assert await store.servers.with_dashboard() == []


async def test_what_is_chosen_stays_beside_what_was_chosen_before(store: Store):
    async with store.transaction() as writing:
        await writing.set_server(7, channels=[1, 2], most_games=3)
    async with store.transaction() as writing:
        await writing.set_server(7, most_games=None, dashboard_channel=9)
        await writing.set_server(8, most_of_one=1)
    assert await store.servers.server(7) == Server(7, channels=(1, 2), dashboard_channel=9)
    assert await store.servers.server(8) == Server(8, most_of_one=1)
    assert [s.guild for s in await store.servers.with_dashboard()] == [7]
    async with store.transaction() as writing:
        await writing.set_server(7, channels=None)
    assert (await store.servers.server(7)).channels is None


async def test_the_trail_is_kept_for_each_server_newest_first(store: Store):
    async with store.transaction() as writing:
        await writing.note(7, None, 1, "limits", games=3)
        await writing.note(7, 5, None, "archived")
        await writing.note(8, 6, 1, "skip")
    newest, oldest = await store.servers.audit(7)
    assert (newest.what, newest.game, newest.user) == ("archived", 5, None)
    assert (oldest.what, oldest.user, dict(oldest.params)) == ("limits", 1, {"games": 3})
    assert oldest.at
    assert [e.what for e in await store.servers.audit(7, skip=1, most=1)] == ["limits"]
    assert [e.what for e in await store.servers.audit(7, game=5)] == ["archived"]
    assert await store.servers.audited(7) == 2
