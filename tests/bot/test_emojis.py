"""Emojis of races and powers: uploaded once, used when there, and never in the way."""

from __future__ import annotations

import asyncio
import re
from types import SimpleNamespace

import discord
import pytest

import render
from bot.panels.turn.pages import page
from bot.texts.emojis import AGAIN, Emojis
from bot.texts.i18n import Words
from bot.texts.wording import Wording
from tests.bot import player
from tests.bot.fakes import TestClock
from tests.bot.harness import Stage
from tests.bot.sights import PLAYED_EMOJIS, played, sight, table_of

ALL = {render.emblem_name(*what): what for what in render.emblems()}


class Portal:
    """The app's emojis as Discord keeps them."""

    def __init__(self, *names: str, faults: list[Exception] | None = None) -> None:
        self.there: dict[str, int] = {name: 10**18 + n for n, name in enumerate(names)}
        self.made: list[str] = []
        self.faults = faults or []

    def emoji(self, name: str):
        async def delete() -> None:
            del self.there[name]

        class Emoji(SimpleNamespace):
            def __str__(self) -> str:
                return f"<:{self.name}:{self.id}>"

        return Emoji(name=name, id=self.there[name], delete=delete)

    async def fetch_application_emojis(self):
        if self.faults:
            raise self.faults.pop(0)
        return [self.emoji(name) for name in self.there]

    async def create_application_emoji(self, *, name: str, image: bytes):
        if self.faults and self.made:
            raise self.faults.pop(0)
        assert len(image) <= 256 * 1024
        assert name not in self.there
        self.made.append(name)
        self.there[name] = 2 * 10**18 + len(self.made)
        return self.emoji(name)


def refusal(status: int, text: str) -> discord.HTTPException:
    """Return what discord.py raises when Discord refuses."""
    return discord.HTTPException(SimpleNamespace(status=status, reason="no"), text)


class Hasty(TestClock):
    """A clock whose sleepers wake at once, their waits being remembered."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        await asyncio.sleep(0)


async def brought(portal: Portal, clock: Hasty | None = None) -> Emojis:
    """Let everything be uploaded."""
    emojis = Emojis(portal, clock or Hasty())
    emojis.start()
    await emojis._task
    return emojis


async def test_what_is_missing_is_uploaded_and_known_by_name():
    portal = Portal()
    emojis = await brought(portal)
    assert set(portal.there) == set(ALL)
    assert len(emojis.known) == len(render.emblems())
    assert emojis.known["power-dragon-master"].startswith("<:dragon_master_")


async def test_what_is_there_is_not_uploaded_again():
    portal = Portal(*ALL)
    emojis = await brought(portal)
    assert portal.made == []
    assert len(emojis.known) == len(render.emblems())


async def test_old_pictures_of_ours_are_removed_and_those_of_others_are_not():
    portal = Portal(*ALL, "dwarves_000000", "dwarves", "logo_123abc", "party_parrot")
    await brought(portal)
    assert set(portal.there) == {*ALL, "dwarves", "logo_123abc", "party_parrot"}


@pytest.mark.parametrize(
    "fault",
    [
        refusal(403, "Missing Access"),
        refusal(500, "oh"),
        discord.RateLimited(60),
        discord.MissingApplicationID(),
        OSError("no network"),
        TimeoutError(),
        KeyError("unforeseen"),
    ],
)
async def test_after_a_failure_it_is_tried_again_an_hour_later(fault, caplog):
    clock, portal = Hasty(), Portal(faults=[fault])
    emojis = await brought(portal, clock)
    assert clock.waits[:2] == [0.0, AGAIN]
    assert len(emojis.known) == len(render.emblems())


async def test_what_was_uploaded_before_a_failure_is_used_and_kept():
    clock, portal = Hasty(), Portal()
    portal.faults = []
    first = render.emblem_name(*render.emblems()[0])
    emojis = Emojis(portal, clock)
    original = portal.create_application_emoji
    seen: list[int] = []

    async def limited(**what):
        if len(portal.made) == 1 and not seen:
            seen.append(len(emojis.known))
            raise refusal(429, "slowly")
        return await original(**what)

    portal.create_application_emoji = limited
    emojis.start()
    await emojis._task
    assert seen == [1]
    assert portal.made.count(first) == 1
    assert len(portal.made) == len(set(portal.made)) == len(render.emblems())


async def test_emojis_that_discord_has_lost_are_done_without():
    emojis = await brought(Portal())
    assert not emojis.blamed(refusal(400, "In content: Must be 2000 or fewer in length."))
    assert not emojis.blamed(refusal(403, "no emoji for you"))
    assert emojis.blamed(refusal(400, "In components.0.emoji.id: Invalid emoji"))
    assert emojis.known == {}
    assert not emojis.blamed(refusal(400, "In components.0.emoji.id: Invalid emoji"))
    await emojis.close()


async def test_closing_stops_the_uploads():
    class Slow(Hasty):
        async def sleep(self, seconds: float) -> None:
            await asyncio.sleep(3600)

    emojis = Emojis(Portal(), Slow())
    emojis.start()
    await asyncio.sleep(0)
    await emojis.close()
    assert emojis._task.cancelled()
    await Emojis(Portal(), Slow()).close()


# ----------------------------------------------------------------------- their use


def test_names_stand_after_their_emojis_where_markup_is_read():
    words = Words(strict=True, emojis={"race-orcs": "<:o:1>", "power-hill": "<:h:2>"})
    wording = Wording(words, ("Ann",), ("Ann",), words.emojis)
    assert wording.combo("orcs", "hill") == "<:h:2> <:o:1> Hill Orcs"
    assert wording.race("orcs") == "<:o:1> Orcs"
    assert wording.combo("orcs", "swamp") == "<:o:1> Swamp Orcs"
    assert wording.combo("elves", None) == "Elves"
    assert wording.plain.combo("orcs", "hill") == "Hill Orcs"
    assert (wording.emoji("hill"), wording.emoji("orcs")) == ("<:h:2>", "<:o:1>")
    assert wording.emoji("swamp") is None


def test_buttons_of_combos_and_powers_bear_their_emojis_and_no_label_has_markup():
    seen = {"pick": 0, "use": 0}
    for seed in range(3):
        for box, state, _ in played(3, seed):
            table = table_of(box, state)
            if not table.deciders:
                continue
            for row in page(sight(table, emojis=PLAYED_EMOJIS)).rows:
                for key in row:
                    assert "<:" not in key.label
                    if key.verb in seen:
                        assert re.fullmatch(r"<:\w+:\d+>", key.emoji)
                        seen[key.verb] += 1
    assert min(seen.values()) > 20


# ------------------------------------------------------------------------- on stage


async def test_the_bot_uploads_its_emojis_and_then_uses_them(stage: Stage):
    there = stage.env.backend.application_emojis
    await player.lobby(stage, "Ann", "Ben")
    member = await player.open_panel(stage)
    assert "<:" not in stage.text(stage.private(member))
    for _ in range(60):
        await stage.advance(seconds=1)
    assert {emoji.name for emoji in there.values()} == set(ALL)
    await stage.tap(member, custom_id="er:", message=player.turn_posts(stage)[-1])
    picks = [
        component
        for row in stage.snapshot(stage.private(member))["components"]
        for component in row.get("components", ())
        if ":pick:" in component.get("custom_id", "")
    ]
    assert len(picks) == 6
    known = set(there)
    assert {int(component["emoji"]["id"]) for component in picks} <= known
    await stage.tap(member, custom_id=picks[0]["custom_id"])
    assert re.search(r"<:\w+_[0-9a-f]{6}:\d+>", stage.text(stage.private(member)))


async def test_a_bot_that_may_not_have_emojis_plays_on_with_words(stage: Stage, monkeypatch):
    async def refused(*_, **__):
        raise refusal(403, "Missing Access")

    monkeypatch.setattr(stage.bot.client, "fetch_application_emojis", refused)
    await stage.advance(hours=3)
    await player.lobby(stage, "Ann", "Ben")
    member = await player.open_panel(stage)
    assert "<:" not in stage.text(stage.private(member))


async def test_a_post_refused_for_its_emojis_is_sent_without_them(stage: Stage, monkeypatch):
    stage.bot.client.emblems.known.update(PLAYED_EMOJIS)
    refusals = [refusal(400, "In components.0.emoji.id: Invalid emoji")]
    send = discord.TextChannel.send

    async def sending(*args, **what):
        if "turn" in (args[1] or "") and refusals:
            raise refusals.pop()
        return await send(*args, **what)

    monkeypatch.setattr(discord.TextChannel, "send", sending)
    monkeypatch.setattr(stage.bot.client.outbox._clock, "sleep", lambda _: asyncio.sleep(0))
    await player.lobby(stage, "Ann", "Ben")
    await stage.bot.client.outbox.drain()
    assert refusals == []
    assert len(player.turn_posts(stage)) == 1
    assert stage.bot.client.emblems.known == {}
