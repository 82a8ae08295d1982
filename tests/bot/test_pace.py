"""How fast one person may tap: people never notice, programs are answered once and then hushed."""

from __future__ import annotations

from bot.handlers import pace
from bot.handlers.pace import AT_ONCE, SUGGESTED, Pace
from tests.bot import player
from tests.bot.harness import Stage

from .fakes import TestClock


def test_a_bucket_empties_is_told_once_and_fills_again(clock: TestClock):
    one = Pace(clock, 2)
    assert [one.tap(1) for _ in range(AT_ONCE)] == ["go"] * AT_ONCE
    assert [one.tap(1) for _ in range(3)] == ["tell", "hush", "hush"]
    assert one.tap(2) == "go", "others are not slowed down"
    clock.move(0.4)
    assert one.tap(1) == "hush", "not yet a whole tap"
    clock.move(0.1)
    assert one.tap(1) == "go"
    assert one.tap(1) == "tell", "told again after the next burst"
    clock.move(3600)
    assert [one.tap(1) for _ in range(AT_ONCE + 1)] == ["go"] * AT_ONCE + ["tell"]


def test_a_clock_that_is_set_back_takes_nothing_away(clock: TestClock):
    one = Pace(clock, 2)
    one.tap(1)
    clock.move(-3600)
    assert [one.tap(1) for _ in range(AT_ONCE - 1)] == ["go"] * (AT_ONCE - 1)


def test_people_at_the_pace_allowed_are_never_refused(clock: TestClock):
    one = Pace(clock, 2)
    for _ in range(1000):
        clock.move(0.5)
        assert one.tap(1) == "go"


def test_no_more_people_are_remembered_than_there_is_room_for(clock: TestClock, monkeypatch):
    monkeypatch.setattr(pace, "REMEMBERED", 100)
    one = Pace(clock, 2)
    for user in range(10_000):
        one.tap(user)
    assert len(one._buckets) == 100
    for _ in range(AT_ONCE - 1):
        one.tap(9_999)
    assert one.tap(9_999) == "tell", "the busy one is not forgotten"


async def test_taps_and_commands_too_fast_are_refused_once_and_do_nothing(stage: Stage):
    stage.bot.client.pace = Pace(stage.bot.client.clock, 0.001)
    await stage.slash(stage["Ann"], "game new", players=3)
    post = stage.public()
    join = stage.find(stage["Ben"], "Join", message=post).custom_id
    taps = [stage.tapping(stage["Ben"], post, join) for _ in range(AT_ONCE + 3)]
    results = await stage.deliver(*taps)
    assert all(result.acknowledged for result in results)
    told = [stage.text(m) for m in stage.messages(stage["Ben"]) if m.ephemeral]
    assert sum("too fast for me" in text for text in told) == 1
    for _ in range(2):
        refused = await stage.slash(stage["Ben"], "game leave")
        assert refused.acknowledged
    await stage.settle()
    assert len((await player.table(stage)).seats) == 2, "what came too fast was not done"
    assert (await stage.slash(stage["Cy"], "status")).response is not None
    assert await stage.suggest(stage["Ben"], "board", "at") == []
    seen = [stage.text(m) for m in stage.messages(stage["Ben"]) if m.ephemeral]
    assert len(seen) == len(told), "nothing more is said"


async def test_suggestions_have_a_larger_bucket_of_their_own(stage: Stage):
    stage.bot.client.pace = Pace(stage.bot.client.clock, 0.001)
    await player.lobby(stage, "Ann", "Ben")
    for _ in range(SUGGESTED - 1):
        assert stage.bot.client.pace.tap(stage["Ben"].id, SUGGESTED) == "go"
    assert await stage.suggest(stage["Ben"], "rule", "topic") != []
    assert await stage.suggest(stage["Ben"], "rule", "topic") == []
    assert await stage.suggest(stage["Ann"], "rule", "topic") != []
    done = await stage.slash(stage["Ben"], "status")
    assert "Round 1" in stage.text(done.response)


async def test_one_person_shares_something_once_a_minute_in_a_channel(stage: Stage):
    stage.bot.client.pace = Pace(stage.bot.client.clock, 2)
    ann, other = stage["Ann"], stage.guild.create_text_channel("other")
    shared = await stage.slash(ann, "rule", topic="race.trolls", share=True)
    assert not shared.response.ephemeral
    for _ in range(2):
        refused = await stage.slash(ann, "rule", topic="race.ghouls", share=True)
        assert refused.response.ephemeral
        assert "less than a minute ago" in stage.text(refused.response)
    looked = await stage.slash(ann, "rule", topic="race.ghouls")
    assert "Ghouls" in stage.text(looked.response)
    elsewhere = await stage.slash(ann, "rule", channel=other, topic="race.trolls", share=True)
    assert not elsewhere.response.ephemeral
    await player.lobby(stage, "Ben", "Cy")
    shared = await stage.slash(stage["Ben"], "board", share=True)
    assert not shared.response.ephemeral
    refused = await stage.slash(ann, "board", share=True)
    assert "less than a minute ago" in stage.text(refused.response)
    await stage.advance(seconds=61)
    shared = await stage.slash(ann, "board", share=True)
    assert not shared.response.ephemeral


def test_a_bucket_for_suggestions_fills_as_much_faster_as_it_is_larger(clock: TestClock):
    one = Pace(clock, 2)
    while one.tap(1, SUGGESTED) == "go":
        pass
    clock.move(AT_ONCE / 2)
    assert [one.tap(1, SUGGESTED) for _ in range(SUGGESTED)] == ["go"] * SUGGESTED


async def test_unknown_buttons_count_too(stage: Stage):
    stage.bot.client.pace = Pace(stage.bot.client.clock, 0.001)
    await stage.slash(stage["Ann"], "game new", players=3)
    post = stage.public()
    taps = [stage.tapping(stage["Ben"], post, "old:menu", ["1"]) for _ in range(AT_ONCE + 5)]
    results = await stage.deliver(*taps)
    assert all(result.acknowledged for result in results)
    told = [stage.text(m) for m in stage.messages(stage["Ben"]) if m.ephemeral]
    assert len(told) == AT_ONCE + 1
