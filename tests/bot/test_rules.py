"""/rule as people use it: typed, suggested, tapped on, shared, in games and far from any."""

from __future__ import annotations

import random

import pytest
import simcord

import render
from bot.commands.rules import rule
from bot.panels import rules
from bot.rulebook.entries import MOST_RELATED, entries, related
from bot.texts.i18n import Words, languages
from tests.bot.harness import Stage
from tests.bot.player import lobby, mover, step, table
from tests.bot.sights import WORDS, played, table_of


def shown(stage: Stage, member: simcord.MemberActor) -> str:
    message = stage.private(member)
    assert message is not None
    return stage.text(message)


# ---------------------------------------------------------------------------- typed


async def test_an_entry_is_shown_to_whoever_asks_with_its_emblem(stage: Stage):
    before = len(stage.messages())
    await stage.slash(stage["Ann"], "rule", topic="race.trolls")
    text = shown(stage, stage["Ann"])
    assert text.startswith("### Trolls\n-# Race · 5 tokens on the banner, 10 in the box")
    assert "**In decline:** The lairs stay" in text
    assert "B\N{NON-BREAKING HYPHEN}02" in text
    assert "In this game" not in text
    message = stage.private(stage["Ann"])
    assert [a.filename for a in message.attachments] == ["race-trolls.png"]
    assert len(stage.messages()) == before, "nobody else sees anything"


async def test_what_is_typed_by_hand_need_not_be_right(stage: Stage):
    for typed, title in [
        ("skeletns", "Skeletons"),
        ("DRAGON-MASTR", "Dragon Master"),
        ("hobbit", "Half"),
    ]:
        await stage.slash(stage["Ann"], "rule", topic=typed)
        assert shown(stage, stage["Ann"]).startswith(f"### {title}")


async def test_where_it_is_not_plain_what_is_meant_buttons_offer_it(stage: Stage):
    await stage.slash(stage["Ann"], "rule", topic="conquer my flying farm at night")
    assert "Did you mean" in shown(stage, stage["Ann"])
    assert 1 < len(stage.controls(stage["Ann"], stage.private(stage["Ann"]))) <= 5


async def test_what_means_nothing_is_repeated_harmlessly_with_where_to_begin(stage: Stage):
    await stage.slash(stage["Ann"], "rule", topic="@everyoneqq **qqqq** <@qqqq>")
    text = shown(stage, stage["Ann"])
    assert "@everyone" not in text
    assert "I can't find anything like" in text
    await stage.tap(stage["Ann"], "A turn, step by step")
    assert shown(stage, stage["Ann"]).startswith("### A turn, step by step")


async def test_suggestions_come_while_one_types_and_are_ids(stage: Stage):
    offered = await stage.suggest(stage["Ann"], "rule", "topic", "forest")
    assert [(o["name"], o["value"]) for o in offered[:2]] == [
        ("Forest · power", "power.forest"),
        ("Forest · terrain", "terrain.forest"),
    ]
    first = await stage.suggest(stage["Ann"], "rule", "topic", "")
    assert len(first) == 25
    assert all(len(o["name"]) <= 100 for o in [*offered, *first])
    for wild in ("\u0000", "ㅌㄹ", "🙂" * 50, "a" * 6000, "()[]\\", " "):
        await stage.suggest(stage["Ann"], "rule", "topic", wild)


# ----------------------------------------------------------------------------- tapped


async def test_related_entries_are_buttons_that_turn_the_page(stage: Stage):
    ann = stage["Ann"]
    await stage.slash(ann, "rule", topic="race.trolls")
    message = stage.private(ann)
    await stage.tap(ann, "Troll lair", message=message)
    assert shown(stage, ann).startswith("### Troll lair")
    assert stage.private(ann).id == message.id, "the same message, turned"
    assert not stage.private(ann).attachments, "the emblem of the other entry is gone"


async def test_a_page_of_the_rules_that_is_gone_says_so(stage: Stage, monkeypatch):
    ann = stage["Ann"]
    await stage.slash(ann, "rule", topic="race.trolls")
    monkeypatch.setattr("bot.handlers.rules.entries", dict)
    await stage.tap(ann, "Troll lair", message=stage.private(ann))
    assert "That page of the rules is gone" in shown(stage, ann)


# ----------------------------------------------------------------------------- shared


async def test_share_shows_it_to_everybody_silently_and_answers_each_alone(stage: Stage):
    await stage.slash(stage["Ann"], "rule", topic="power.stout", share=True)
    post = stage.public()
    assert stage.text(post).startswith("### Stout")
    assert stage.mentions() == []
    await stage.tap(stage["Ben"], "After scoring", message=post)
    assert shown(stage, stage["Ben"]).startswith("### After scoring")
    assert stage.text(stage.public()).startswith("### Stout"), "the post stays"


# ---------------------------------------------------------------------------- elsewhere


async def test_it_works_in_direct_messages_and_between_them(stage: Stage):
    ann = stage["Ann"].user
    result = await ann.slash("rule", topic="elves")
    assert "### Elves" in stage.text(result.response)
    assert await ann.autocomplete("rule", "topic", "elv")
    assert rule.allowed_contexts.dm_channel
    assert rule.allowed_contexts.private_channel
    assert rule.allowed_installs.user


async def test_no_game_elsewhere_is_told_of(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    race = (await table(stage)).view().column[0].race
    result = await stage["Ann"].user.slash("rule", topic=f"race.{race}")
    assert "In this game" not in stage.text(result.response)


# ----------------------------------------------------------------------------- in games


async def test_in_a_games_channel_it_tells_place_price_and_coins(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    third = (await table(stage)).view().column[2]
    await stage.slash(stage["Cy"], "rule", topic=f"race.{third.race}")
    text = shown(stage, stage["Cy"])
    assert "**In this game**" in text
    assert f"place 3: {third.tokens} tokens, costs 2 coins" in text
    asked = await stage.suggest(stage["Cy"], "rule", "topic", "")
    combos = (await table(stage)).view().column
    assert [o["value"] for o in asked[:2]] == [f"power.{combos[0].power}", f"race.{combos[0].race}"]


async def test_how_the_game_stands_does_not_hang_under_the_last_note(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    played = await table(stage)
    races = {combo.race for combo in played.view().column}
    for language in languages():
        words = Words(language)
        noted = [e for e in entries().values() if e.kind == "race" and e.thing in races]
        noted = [e for e in noted if words.has_part(e.key, "notes")]
        assert noted
        for entry in noted:
            before, _ = rules.text(entry, words, played).split(words("rulepage-here"))
            assert before.endswith("\n\n"), entry.id


async def test_who_has_it_and_where_is_told(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    rng = random.Random(3)
    for _ in range(12):
        await step(stage, await _with_panel(stage), rng)
    view = (await table(stage)).view().standing()
    army = next(a for a in view.armies if a.regions)
    name = "Ann" if army.player == _seat(await table(stage), stage["Ann"]) else "Ben"
    await stage.slash(stage["Cy"], "rule", topic=f"race.{army.race}")
    line = next(x for x in shown(stage, stage["Cy"]).splitlines() if x.startswith(f"- {name}: "))
    assert sum(view.region(r).tokens for r in army.regions) == int(
        line.split(" token")[0].split()[-1]
    )
    assert all(str(region) in line.split("(")[1] for region in army.regions)


def _seat(game, member) -> int:
    return game.seat_of(member.id)


async def _with_panel(stage: Stage) -> simcord.MemberActor:
    member = await mover(stage)
    await stage.slash(member, "play")
    return member


async def test_a_panel_leads_to_the_entries_of_ones_combo_and_back(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await _with_panel(stage)
    first = (await table(stage)).view().column[0]
    await stage.tap(member, "Races & powers", message=stage.private(member))
    title = WORDS(f"race-{first.race}")
    await stage.tap(member, title, message=stage.private(member))
    assert shown(stage, member).startswith(f"### {title}")
    other = related(entries()[f"race.{first.race}"])[0]
    await stage.tap(member, other.title(WORDS), message=stage.private(member))
    assert shown(stage, member).startswith(f"### {other.title(WORDS)}")
    await stage.tap(member, "Back", message=stage.private(member))
    assert WORDS("panel-does")[:20] in shown(stage, member)


# ---------------------------------------------------------------------------- all pages


@pytest.mark.parametrize("language", languages())
def test_every_page_is_within_discords_limits(language: str):
    words = Words(language, strict=True)
    box, state, _ = list(played(5, 1))[250]
    at = table_of(box, state)
    for entry in entries().values():
        for here in (None, at):
            view = rules.layout(entry, words, here)
            assert view.total_children_count <= 40
            assert view.content_length() <= 2500, f"{entry.id} is long for a phone"
        assert 1 <= len(rules.label(entry, words)) <= 100
        assert 1 <= len(entry.title(words)) <= 80
        assert 1 <= len(related(entry)) <= MOST_RELATED


def test_what_has_an_emblem_shows_it():
    kinds = dict(render.emblems())
    assert set(kinds) == {"race", "power", "relic", "place", "faction"}
    for entry in entries().values():
        assert (rules.emblem(entry) is not None) == (entry.kind in kinds)


def test_every_kind_of_thing_tells_how_it_stands():
    box, state, _ = list(played(3, 2))[150]
    at = table_of(box, state)
    here = [e for e in entries().values() if e.edition in (None, *at.editions)]
    told = {e.id: rules.in_game(e, WORDS, at) for e in here}
    kinds = ("race", "power", "terrain", "symbol", "marker")
    assert all(bool(lines) == (entry.partition(".")[0] in kinds) for entry, lines in told.items())
    for terrain in box.terrains:
        regions = [str(r.id) for r in box.regions.values() if r.terrain == terrain]
        assert all(number in told[f"terrain.{terrain}"][0] for number in regions)
