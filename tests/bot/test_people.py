"""What people have chosen is kept, and nothing else about them changes with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.errors import Conflict
from bot.storage.people import Person, Reminded
from bot.storage.store import Store
from tests.bot.fakes import TestClock


@pytest.fixture
async def store(tmp_path) -> AsyncIterator[Store]:
    opened = await Store.open(str(tmp_path / "games.sqlite3"), TestClock())
    yield opened
    await opened.close()


async def test_who_has_chosen_nothing_has_the_usual_settings(store):
    assert await store.people.person(7) == Person(7)
    assert Person(7).reminders
    assert await store.people.reminded(1, 0, 0) == Reminded()


async def test_what_is_chosen_is_kept_and_the_rest_stays(store):
    async with store.transaction() as writing:
        await writing.set_person(7, reminders=False, timezone="Europe/Vienna")
        await writing.set_person(7, quiet_from=22 * 60, quiet_until=7 * 60)
        await writing.set_person(8, locale="de")
    person = Person(7, reminders=False, timezone="Europe/Vienna", quiet_from=1320, quiet_until=420)
    assert await store.people.person(7) == person
    assert await store.people.person(8) == Person(8, locale="de")
    async with store.transaction() as writing:
        await writing.set_person(7, quiet_from=None, quiet_until=None)
        await writing.set_locale(7, "fr")
    assert await store.people.person(7) == replace(
        person, quiet_from=None, quiet_until=None, locale="fr"
    )


async def test_what_cannot_be_is_not_written(store):
    with pytest.raises(TypeError):
        async with store.transaction() as writing:
            await writing.set_person(7, colour="red")
    with pytest.raises(TypeError):
        async with store.transaction() as writing:
            await writing.set_person(7)
    with pytest.raises(Conflict):
        async with store.transaction() as writing:
            await writing.set_person(7, reminders=False, quiet_from=1440)
    assert await store.people.person(7) == Person(7)
