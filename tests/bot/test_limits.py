"""What Discord allows: every command as start-up registers it, every panel of 150 positions."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, partial

import discord
import pytest
from discord import app_commands

from bot import commands
from bot.handlers.games import choices
from bot.handlers.games.matching import Offer, matching
from bot.panels import panel, tapcode
from bot.panels.messages import results, stories, turns
from bot.panels.turn import pages
from bot.panels.turn.sight import Sight
from bot.tables.table import LogEntry, Table
from bot.texts.chronicle import sentences
from bot.texts.i18n import Words, languages
from bot.texts.plain import clean
from engine.actions import Done
from tests.bot import sights
from tests.bot.sights import HOSTILE, PLAYED_EMOJIS, WORDS, played, table_of

sight = partial(sights.sight, emojis=PLAYED_EMOJIS)
"""Emojis take the most room of all that may stand in a text."""
NAME = re.compile(r"^[-_\w]{1,32}$")


# -------------------------------------------------------------------------- commands


def _tree() -> app_commands.CommandTree:
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    for command in commands.ALL:
        tree.add_command(command)
    return tree


def _nodes(payloads: list[dict]) -> Iterator[dict]:
    for payload in payloads:
        yield payload
        yield from _nodes(payload.get("options", []))


def test_every_command_can_be_registered():
    payloads = [command.to_dict(_tree()) for command in _tree().get_commands()]
    assert len(payloads) <= 100
    names = [p["name"] for p in payloads]
    assert len(set(names)) == len(names)
    for node in _nodes(payloads):
        assert NAME.match(node["name"]), node["name"]
        assert node["name"] == node["name"].lower()
        assert 1 <= len(node["description"]) <= 100, node["name"]
        assert len(node.get("options", [])) <= 25
        assert len(node.get("choices", [])) <= 25
        assert all(1 <= len(c["name"]) <= 100 for c in node.get("choices", []))
        options = [o for o in node.get("options", []) if o["type"] > 2]
        required = [o.get("required", False) for o in options]
        assert required == sorted(required, reverse=True), f"{node['name']}: required come first"
        assert _length(node) <= 8000


def _length(node: dict) -> int:
    own = len(node["name"]) + len(node["description"])
    own += sum(len(c["name"]) + len(str(c["value"])) for c in node.get("choices", []))
    return own + sum(_length(child) for child in node.get("options", []))


def test_every_command_names_the_bot_first():
    for command in _tree().walk_commands():
        assert str(command.description).startswith("Elbow Room: "), command.qualified_name


@pytest.mark.parametrize("language", languages())
def test_every_description_names_the_bot_first_in_each_language(language):
    words = Words(language, strict=True)
    described = [command._locale_description for command in _tree().walk_commands()]
    said = [words(text.extras["key"]) for text in described if text is not None]
    assert len(said) > 50
    colon = said[0].removeprefix("Elbow Room")[0]
    assert unicodedata.normalize("NFKC", colon) == ":"
    assert all(text.startswith(f"Elbow Room{colon}") for text in said)


def test_what_the_brief_asks_for_is_there():
    there = {command.qualified_name for command in _tree().walk_commands()}
    assert there >= {
        *(
            f"game {verb}"
            for verb in ["new", "join", "leave", "start", "cancel", "settings", "result", "export"]
        ),
        *[
            "play",
            "pick",
            "conquer",
            "abandon",
            "redeploy",
            "decline",
            "use",
            "choose",
            "end",
            "undo",
        ],
        *["board", "status", "log", "coins", "help", "remind", "game nudge"],
    }


# ---------------------------------------------------------------------------- panels


@cache
def positions() -> list:
    """Return about 160 positions of random games for two to five players, of every box."""
    found = []
    for players in (2, 3, 4, 5):
        game = [moment for seed in (0, 2) for moment in played(players, seed)]
        found += game[:: len(game) // 28]
    for players, moments in ((2, 15), (3, 15), (4, 6), (5, 6)):
        game = list(played(players, 4, edition="underground"))
        found += game[:: len(game) // moments]
    return found


@pytest.fixture(scope="module")
def random_positions() -> list:
    found = positions()
    assert len(found) >= 150
    return found


def _reachable(look: Sight) -> Iterator[panel.Page]:
    """Follow every button that leads to a page of the panel."""
    asked, seen = ["main", *pages.names()], set()
    while asked:
        name = asked.pop()
        if name in seen:
            continue
        seen.add(name)
        page = pages.page(look, name)
        yield page
        asked += [
            key.argument
            for row in page.rows
            for key in row
            if key.verb == "page" and not key.argument.startswith("log")
        ]


@pytest.fixture(scope="module")
def reached(random_positions) -> list[tuple[Table, panel.Page]]:
    """Return every page that anybody can reach in any of the positions."""
    found = []
    for box, state, events in random_positions:
        table = table_of(box, state, seq=36**4 - 1)
        for seat in range(len(state.coins)):
            notice = sentences(events, sight(table, seat).wording)
            found += [(table, page) for page in _reachable(sight(table, seat, *notice))]
    assert len(found) > 1000
    return found


async def test_every_reachable_panel_is_within_discords_limits(reached):
    for table, page in reached:
        _within_limits(panel.layout(table, page, "panel.webp", "alt"))


def _within_limits(view: discord.ui.LayoutView) -> None:
    assert view.total_children_count <= 40
    assert view.content_length() <= 4000
    ids = []
    for item in view.walk_children():
        if isinstance(item, discord.ui.ActionRow):
            assert 1 <= len(item.children) <= 5
        if isinstance(item, discord.ui.Button):
            assert 1 <= len(item.label) <= 80
            assert len(item.custom_id) <= 100
            assert re.fullmatch(tapcode.TEMPLATE, item.custom_id)
            ids.append(item.custom_id)
    assert len(set(ids)) == len(ids), "two buttons of a message have the same id"
    assert not view.is_dispatchable() or view.is_finished()


def test_most_texts_fit_without_being_cut(reached):
    for _, page in reached:
        assert len(page.text) <= panel.MOST_TEXT
        assert all(len(key.label) <= panel.MOST_LABEL for row in page.rows for key in row)


def test_an_ordinary_panel_leaves_a_component_free(random_positions):
    counts = [
        panel.layout(table_of(b, s), pages.page(sight(table_of(b, s))), "x").total_children_count
        for b, s, _ in random_positions
    ]
    assert max(counts) <= 39


# ----------------------------------------------------------------------------- posts


def _entries(players: int, seed: int) -> list[LogEntry]:
    return [
        LogEntry(i, 0, "done", Done(), None, tuple(events), 1_700_000_000 + i, False, False)
        for i, (_, _, events) in enumerate(played(players, seed))
        if i
    ]


@pytest.mark.parametrize("players", [2, 3, 5])
async def test_posts_and_pages_of_the_log_fit_whatever_happened(players):
    *_, (box, state, _) = played(players, 1)
    entries = _entries(players, 1)
    over = table_of(box, state)
    look = sight(over, 0)
    assert len(results.result(over, look.wording).content) <= 2000
    before, *_ = played(players, 1)
    table = table_of(before[0], before[1], seq=9)
    assert len(turns.turn(table, look.wording, 0, entries, 0).content) <= 2000
    told = stories.lines(entries, look.wording)
    for number in range(len(stories.cut(told, look.wording))):
        page = stories.page(entries, look.wording, 0, number)
        assert len(page.text) <= 4000
        _within_limits(panel.layout(over, page, None))


def test_suggestions_are_at_most_25_and_short(random_positions):
    listers = (
        choices.picks,
        choices.targets,
        choices.abandonable,
        choices.uses,
        choices.answers,
        choices.placings,
    )
    for box, state, _ in random_positions:
        look = sight(table_of(box, state))
        for lister in listers:
            offers = list(lister(look))
            for typed in ("", "1", "die", "trols"):
                offered = matching(offers, typed)
                assert len(offered) <= 25
                assert all(1 <= len(c.name) <= 100 for c in offered)
                assert all(1 <= len(c.value) <= 100 for c in offered)


def test_typing_errors_are_forgiven_in_suggestions():
    offers = [
        Offer("Flying Trolls · 10 tokens · free", "trolls"),
        Offer("Hill Orcs · 9 tokens", "orcs"),
    ]
    assert [c.value for c in matching(offers, "trols")] == ["trolls"]
    assert [c.value for c in matching(offers, "ORC")] == ["orcs"]
    assert matching(offers, "zzzz") == []


def test_a_number_finds_the_region_with_that_number_and_no_other():
    offers = [
        Offer("3 · 3 · rolls the die", "3 die", rolls=True),
        Offer("8 · 2 (swamp)", "8"),
        Offer("12 · 1 (hill)", "12"),
        Offer("1 · 2 (lake)", "1"),
    ]

    def found(typed: str) -> list[str]:
        return [c.value for c in matching(offers, typed)]

    assert found("1") == ["1", "12"]
    assert found("12") == found("#12") == ["12"]
    assert found("3") == ["3 die"]
    for unknown in ("30", "21", "2", "30 die", "13 die"):
        assert found(unknown) == [], unknown


def test_no_likeness_leads_to_a_roll():
    offers = [Offer("Roll first · rolls the die", "berserk@-1", rolls=True)]
    assert [c.value for c in matching(offers, "berserk")] == ["berserk@-1"]
    assert matching(offers, "berserkers") == []
    assert matching(offers, "1") == []


def test_a_name_of_combining_marks_is_one_short_line():
    assert len(clean(HOSTILE)) <= 3
    assert clean("\u200b\u202e\u0301") == "?"
    assert WORDS.has("nobody-known")
    assert Words("xx").language == "en"
