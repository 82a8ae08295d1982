"""What people have chosen is kept, and nothing else about them changes with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.errors import Conflict
from bot.storage.people import Person, Reminded
from bot.texts.chronicle import sentences
from engine.events import Event
from tests.bot.harness import Stage
from tests.bot.player import lobby, mover
from tests.bot.test_game_posts import PEOPLE


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
            await writing.set_person(7, color="red")
    with pytest.raises(TypeError):
        async with store.transaction() as writing:
            await writing.set_person(7)
    with pytest.raises(Conflict):
        async with store.transaction() as writing:
            await writing.set_person(7, reminders=False, quiet_from=1440)
    assert await store.people.person(7) == Person(7)


# ------------------------------------------------------------------- who reads is "you"


def test_who_reads_a_private_answer_is_called_you_and_nobody_else():
    events = [
        Event("coins", 0, amount=-3, why="column"),
        Event("picked", 0, amount=9, race="ghouls", power="heroic"),
        Event("conquered", 0, region=4, amount=2),
        Event("lost", 1, region=4, amount=1, race="orcs"),
        Event("note", 0, thing="diplomat", seat=1),
        Event("note", 1, thing="diplomat", seat=0),
        Event("coins", 0, amount=4, why="regions"),
        Event("turn", 1, amount=3),
    ]
    assert sentences(events, replace(PEOPLE, reader=0)) == [
        "You take the Heroic Ghouls with 9 tokens.",
        "You pay 3 coins for the combo.",
        "You conquer region 4 with 2 tokens.",
        "Bob's Orcs lose 1 token in region 4.",
        "You make peace with Bob.",
        "Bob makes peace with you.",
        "You earn 4 coins: 4 from regions.",
        "Round 3, Bob's turn.",
    ]
    told = sentences(events, replace(PEOPLE, reader=1))
    assert "Your Orcs lose 1 token in region 4." in told
    assert told[-1] == "Round 3, your turn."
    assert not [line for line in sentences(events, PEOPLE) if "you" in line.casefold()]


async def test_the_panel_says_you_and_the_channel_says_the_name(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    await stage.slash(member, "pick", combo="1")
    assert "You take the" in stage.text(stage.private(member))
    other = next(m for m in stage.members.values() if m.id != member.id)
    await stage.slash(other, "log", since="1")
    shown = stage.text(stage.private(other))
    assert f"{member.name.title()} takes the" in shown


# ------------------------------------------------------------------------- languages


async def test_the_language_is_remembered_of_players_only(stage: Stage):
    await stage.slash(stage["Cy"], "help")
    assert await stage.bot.store.locale(stage["Cy"].id) is None
    await stage.slash(stage["Ann"], "game new", players=2)
    assert await stage.bot.store.locale(stage["Ann"].id) == "en-US"
    await stage.tap(stage["Ben"], "Join")
    assert await stage.bot.store.locale(stage["Ben"].id) == "en-US"
