"""What is no panel is within Discord's limits too, whoever plays, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import product
from typing import get_args
from zoneinfo import ZoneInfo

import discord
import pytest
import simcord
from discord import app_commands
from simcord.components import walk_components

from bot import commands
from bot.app import App, assemble
from bot.handlers.games.matching import Offer, matching
from bot.panels import freekeys, panel, tapcode
from bot.panels.messages import (
    letters,
    lobbies,
    notices,
    results,
    rewinds,
    seatcards,
    stories,
    turns,
)
from bot.panels.messages import withdrawals as asking
from bot.panels.messages.draft import Draft
from bot.panels.messages.letters import Ended, How, Left, Reader, Where
from bot.panels.panel import Key, in_rows, rows
from bot.storage.rows import LogLine, Post
from bot.storage.votes import Vote
from bot.tables.clocks.reminders import KINDS, SNOOZES
from bot.tables.contents import Archived, Idle, IdleEdit, Nudge, Reminder, SeatEdit
from bot.tables.decisions import withdrawals
from bot.tables.seats.piloted import Share
from bot.tables.table import LogEntry, Options, Table
from bot.texts.i18n import Words, languages
from bot.texts.speech import Translator
from bot.texts.wording import Wording
from engine import apply
from engine.actions import Done
from engine.position import table as position
from tests.bot import player, war
from tests.bot.harness import Stage, staged
from tests.bot.managers import promote
from tests.bot.sights import PLAYED_EMOJIS, played, table_of
from tools.table.clock import WorldClock

MOST_CONTENT = 2000
PLAYERS = 5
NOW = 1_700_000_000
LANGUAGES = languages()
PEOPLE = [f"{letter}{'W' * 31}" for letter in "ABCDE"]
"""Names as long as Discord allows."""


def wording_of(table: Table, language: str) -> Wording:
    """Return the wording in which texts take the most room."""
    words = Words(language, strict=True)
    return replace(Wording.of(table, words), people=tuple(PEOPLE), emojis=PLAYED_EMOJIS)


def fits(draft: Draft, table: Table) -> None:
    """Check a message with content and rows of buttons."""
    assert 1 <= len(draft.content) <= MOST_CONTENT
    keys_fit(draft.keys)
    if draft.keys:
        view_fits(rows(table, in_rows(draft.keys)))


def keys_fit(keys: Sequence[Key]) -> None:
    """Check that no label is cut, nor a mention or an emoji in it."""
    assert all(1 <= len(key.label) <= panel.MOST_LABEL for key in keys)


def view_fits(view: discord.ui.View) -> None:
    by_row: dict[int | None, int] = {}
    ids = []
    for item in view.children:
        assert isinstance(item, discord.ui.Button)
        assert item.label
        assert 1 <= len(item.label) <= 80
        assert item.custom_id
        assert len(item.custom_id) <= 100
        known = (tapcode.TEMPLATE, freekeys.TEMPLATE)
        assert any(re.fullmatch(template, item.custom_id) for template in known)
        ids.append(item.custom_id)
        by_row[item.row] = by_row.get(item.row, 0) + 1
    assert len(set(ids)) == len(ids)
    assert len(by_row) <= 5
    assert max(by_row.values()) <= 5


@cache
def moments(seed: int) -> list[tuple[Table, list[LogEntry]]]:
    """Return tables of a random game of five, each with what has happened until then."""
    found, log = [], list[LogEntry]()
    for seq, (box, state, events) in enumerate(played(PLAYERS, seed)):
        if seq:
            log = [*log, LogEntry(seq, 0, "done", Done(), None, tuple(events), NOW, False, False)]
        if seq % 9 == 0 or state.turn.step == "over":
            table = replace(table_of(box, state, seq=36**4 - 1), turn_began=36**4 - 1)
            found.append((table, log))
    return found


def running(seed: int = 1) -> list[tuple[Table, list[LogEntry]]]:
    return [(table, log) for table, log in moments(seed) if not table.over]


# ------------------------------------------------------------------------------ posts


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_post_fits_from_its_beginning_to_its_end(language: str):
    by = LogLine(seq=9, seat=0, actor=1, kind="rewind", body='{"to": 1}', draws=0, at=NOW)
    for table, log in running():
        wording, seat = wording_of(table, language), table.view().player
        for now, gone in product((None, table), (False, True)):
            fits(turns.turn(table, wording, seat, log, 0, gone=gone, now=now, moment=NOW), table)
        for lapsed in ("", "clock", "skip"):
            told = turns.turn_over(table, wording, seat, log, 0, lapsed=lapsed)
            assert len(told) <= MOST_CONTENT
        assert len(turns.turn_undone(table, wording, seat, by)) <= MOST_CONTENT


@pytest.mark.parametrize("language", LANGUAGES)
def test_lobbies_and_results_fit(language: str):
    (over, log), (table, _) = moments(1)[-1], moments(1)[0]
    wording = wording_of(over, language)
    assert over.over
    fits(results.result(over, wording, [Share(99, 100)] * PLAYERS), over)
    fits(results.cancelled(over, wording, PEOPLE[0]), over)
    options = Options(seats=PLAYERS, computers=1, clock=72, withdrawals="strict").written()
    for status in ("lobby", "cancelled", "running"):
        game = replace(table.game, status=status, options=options)
        lobby = replace(table, game=game, state=None)
        fits(lobbies.lobby(lobby, wording, 2**33, PEOPLE), lobby)
    page = stories.page(log, wording, 0, 0)
    assert len(page.text) <= panel.MOST_TEXT
    for row in page.rows:
        keys_fit(row)


CARDS = [
    {"offered": True},
    {"asked": 10**18},
    {"pilot": "autopilot"},
    {"pilot": "autopilot", "offered": True},
    {"pilot": "autopilot", "offered": True, "missed": 2},
    {"pilot": "autopilot", "offered": True, "user": None},
    {"computer": True, "pilot": "autopilot"},
    {},
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("changes", CARDS)
def test_posts_about_seats_fit(language: str, changes: dict):
    table, _ = running()[0]
    wording = wording_of(table, language)
    for number, closed in product(range(PLAYERS), (False, True)):
        seats = list(table.seats)
        seats[number] = replace(seats[number], **changes)
        now = replace(table, seats=tuple(seats))
        fits(seatcards.seat(now, wording, SeatEdit(seat=number, was="W" * 32, closed=closed)), now)


@pytest.mark.parametrize("language", LANGUAGES)
def test_votes_on_going_back_and_their_moments_fit(language: str):
    table, log = running()[-1]
    wording = wording_of(table, language)
    ballots = {seat: seat % 2 == 0 for seat in range(PLAYERS)}
    found = rewinds.moments(log)
    assert len(found) > 25
    for moment in found:
        (choice,) = matching([Offer(rewinds.choice(moment, wording), moment.name)], "")
        assert choice.name == rewinds.choice(moment, wording), "nothing is cut off later"
        assert choice.name.rstrip()[-1] not in ":：·", "each says what happened"
    moment = max((rewinds.named(m, wording) for m in found), key=len)
    gone = max((rewinds.undone(log, log[:n], wording) for n in range(0, len(log), 7)), key=len)
    for status in ("open", "agreed", "refused", "expired"):
        vote = Vote(10**9, table.game.id, 0, table.seq, 0, NOW, status, ballots)
        fits(rewinds.vote(table, wording, vote, moment, gone), table)
    line = rewinds.asked(table, wording, vote, moment)
    for now, seat in product((None, table), range(PLAYERS)):
        fits(turns.turn(table, wording, seat, log, 0, now=now, moment=NOW, asked=line), table)
    where = Where("W" * 100, "c" * 100, "https://discord.com/channels/1/2/3")
    fits(rewinds.letter(table, wording, vote, moment, gone, where), table)
    assert len(rewinds.letter_closed(wording, vote, moment, where)) <= MOST_CONTENT
    for by in ("vote", "admin"):
        fits(rewinds.went_back(wording, by, 0, moment), table)


def _post(kind: str, **params: object) -> Post:
    return Post(1, 36**4 - 1, 0, kind, 2, None, params, "n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_notices_and_letters_fit(language: str):
    table, _ = running()[0]
    wording = wording_of(table, language)
    words = wording.words
    fits(notices.idle(Idle(until=NOW), table, wording), table)
    for about in (Archived(), Archived(by=1), Archived(found=True)):
        fits(notices.archived(about, wording), table)
    for aside in (False, True):
        assert len(notices.idle_over(IdleEdit(aside=aside), wording)) <= MOST_CONTENT
    for server in ("*" * 100, None):
        assert 1 <= len(notices.lost(table, words, server)) <= MOST_CONTENT
    link = f"https://discord.com/channels/{10**19}/{10**19}/{10**19}"
    where = Where("*" * 100, "_" * 100, link)
    lefts = (Left(NOW), Left(None), Left(NOW, 47 * 3600 + 660), Left(NOW, on_reserve=True))
    for status, user in (("running", table.user_at(0)), ("running", 99), ("over", 99)):
        now = replace(table, game=replace(table.game, status=status))
        letter = replace(_post("absent", seat=0, began=0), user=user)
        assert 1 <= len(letters.closed(now, letter, words, where, NOW)) <= MOST_CONTENT
    for how in get_args(How):
        letter = replace(_post("remind_late", seat=0, began=0), user=table.user_at(0))
        told = letters.closed(table, letter, words, where, NOW, Ended(how, 10))
        assert 1 <= len(told) <= MOST_CONTENT
    for left, zone in product(lefts, (None, ZoneInfo("Asia/Tokyo"))):
        reader = Reader(words, zone, nth=3, first=True, away=NOW)
        assert len(letters.reminder(table, reader, where, left)) <= MOST_CONTENT
        fits(letters.fallback(table, wording, 0, left), table)
    fits(letters.nudge(table, wording, Nudge(seat=0, by=1)), table)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_buttons_of_letters_fit(language: str):
    table, _ = running()[0]
    for kind in KINDS:
        words = Words(language, strict=True)
        snoozes = [(hours, hour) for hours in SNOOZES for hour in ("", "08:00")]
        about = Reminder(which=kind, seat=0, began=0, nth=3)
        view_fits(letters.reminder_view(table, words, about, snoozes[::3]))
        view_fits(letters.reminder_view(table, words, about, snoozes[1:3]))
        view_fits(letters.lost_view(table, words))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("power", [None, "bivouacking"])
def test_questions_to_victims_fit(language: str, power: str | None):
    armies = war.armies(power=power)
    box, state = position({"players": 3, "armies": armies, "player": 0, "seed": player.SEED})
    for action in war.attack():
        state, _ = apply(box, state, action)
    table = table_of(box, state, seq=36**4 - 1)
    for policy, stands in product(("ask", "strict"), (None, NOW)):
        options = Options(seats=3, clock=72, withdrawals=policy).written()
        now = replace(table, game=replace(table.game, options=options, paused=stands))
        waiting = withdrawals.wait(now)
        assert waiting is not None
        wording = wording_of(now, language)
        for until in (None, NOW):
            ask = asking.ask(now, wording, waiting, until)
            fits(Draft(ask.content, ask.keys), now)
        for over in ("placed", "off"):
            assert len(asking.asked(now, wording, waiting.seat, over)) <= MOST_CONTENT


# -------------------------------------------------------------------------- commands


async def _said(locale: discord.Locale) -> list[dict]:
    """Return the commands as start-up registers them, all texts in one language."""
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    for command in commands.ALL:
        tree.add_command(command)
    translator = Translator(strict=True)
    payloads = [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]
    return [_in(payload, locale.value) for payload in payloads]


def _in(node: dict, locale: str) -> dict:
    """Return a command or option with what people who speak ``locale`` are shown."""
    shown = dict(node)
    for key in ("name", "description"):
        shown[key] = (node.get(f"{key}_localizations") or {}).get(locale, node.get(key, ""))
    for key in ("options", "choices"):
        shown[key] = [_in(child, locale) for child in node.get(key) or ()]
    return shown


LOCALES = [locale for locale in discord.Locale if locale.value.split("-")[0] in LANGUAGES]
NAME = re.compile(r"^[-_'\w\u3000-\u9fff\uac00-\ud7a3]{1,32}$")


@pytest.mark.parametrize("locale", LOCALES, ids=str)
async def test_the_whole_tree_of_commands_is_within_limits(locale: discord.Locale):
    tree = await _said(locale)
    assert 1 <= len(tree) <= 100
    _unlike(tree)
    for command in tree:
        assert _length(command) <= 8000, command["name"]
        for node in _nodes(command):
            subcommands = [o for o in node["options"] if o["type"] in (1, 2)]
            assert len(node["options"]) <= 25
            assert subcommands in ([], node["options"]), "groups have no options of their own"
            _unlike(node["options"])
            if "type" in node or "description" in node:
                assert NAME.match(node["name"]), node["name"]
                assert node["name"] == node["name"].lower()
                assert 1 <= len(node["description"]) <= 100, node["name"]
            assert len(node["choices"]) <= 25
            assert not (node["choices"] and node.get("autocomplete"))
            assert len({c["value"] for c in node["choices"]}) == len(node["choices"])
            assert all(1 <= len(c["name"]) <= 100 for c in node["choices"])
        assert _depth(command) <= 3, "a group may have groups, and these none"


def _nodes(node: dict) -> Iterator[dict]:
    yield node
    for child in node["options"]:
        yield from _nodes(child)


def _depth(node: dict) -> int:
    return 1 + max((_depth(o) for o in node["options"] if o["type"] in (1, 2)), default=0)


def _unlike(nodes: list[dict]) -> None:
    names = [node["name"] for node in nodes]
    assert len(set(names)) == len(names), names


def _length(node: dict) -> int:
    own = len(node["name"]) + len(node["description"])
    own += sum(len(c["name"]) + len(str(c["value"])) for c in node["choices"])
    return own + sum(_length(child) for child in node["options"])


def test_every_command_that_is_asked_for_is_there():
    there = {command.qualified_name for command in _tree().walk_commands()}
    game = "new join leave start cancel pause resume settings result export rematch nudge rewind"
    wanted = {f"game {verb}" for verb in game.split()}
    wanted |= {f"seat {verb}" for verb in ("offer", "take", "replace", "resign", "autopilot")}
    wanted |= {f"privacy {verb}" for verb in ("show", "export", "delete")}
    wanted |= {f"admin {verb}" for verb in ("limits", "end", "skip", "rollback", "audit")}
    wanted |= {"orders", "away", "remind", "mygames", "rule", "help"}
    assert wanted - there == set()


def _tree() -> app_commands.CommandTree:
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    for command in commands.ALL:
        tree.add_command(command)
    return tree


# ------------------------------------------------------------- whatever anybody can be shown


@pytest.fixture
async def crowd(settings) -> Stage:
    """Open a stage with five people whose names are as long as may be."""

    async def start(env: simcord.Env) -> App:
        return await assemble(settings, WorldClock(env), strict_texts=True)

    async with staged(start, PEOPLE) as opened:
        yield opened


async def test_all_that_commands_answer_fits(crowd: Stage):
    """Of a player with many games, in a server where much has been done."""
    stage, first = crowd, PEOPLE[0]
    promote(stage, first)
    host = stage[first]
    await player.lobby(stage, *PEOPLE)
    await stage.slash(host, "admin limits", games=25, each=25)
    for number in range(12):
        place = stage.guild.create_text_channel("w" * 90 + f"{number:02}")
        await stage.slash(host, "game new", channel=place, players=5)
        await stage.slash(host, "admin channels allow", channel=place)
    await stage.slash(host, "admin channels allow", channel=stage.channel)
    seen = []
    for command, options in SHOWN:
        result = await stage.slash(host, command, **options)
        assert result.response is not None, command
        message_fits(result.response)
        seen.append(stage.text(result.response))
    assert all(seen)
    for control in [
        c for c in stage.controls(host) if c.custom_id.split(":")[1] in ("mine", "audit")
    ]:
        await stage.press(host, control)
    for command, option, filled in OFFERED:
        for typed in ("", "w", "1"):
            offered = await stage.suggest(host, command, option, typed, **filled)
            assert len(offered) <= 25
            assert all(1 <= len(str(c["name"])) <= 100 for c in offered)
            assert all(1 <= len(str(c["value"])) <= 100 for c in offered)
    for channel in stage.env.backend.messages:
        for stored in stage.env.backend.messages[channel].values():
            message_fits(simcord.ResponseMessage(stage.env, stored))


SHOWN = [
    ("mygames", {}),
    ("status", {}),
    ("help", {}),
    ("orders", {}),
    ("remind", {}),
    ("away", {"until": "3 days"}),
    ("coins", {}),
    ("log", {}),
    ("board", {"style": "text"}),
    ("game settings", {}),
    ("game nudge", {}),
    ("game rematch", {}),
    ("seat offer", {}),
    ("seat autopilot", {"switch": "on"}),
    ("seat resign", {}),
    ("admin channels list", {}),
    ("admin limits", {}),
    ("admin audit", {}),
    ("admin end", {}),
    ("privacy show", {}),
    ("privacy delete", {}),
]
OFFERED = [
    ("admin end", "game", {}),
    ("admin skip", "game", {}),
    ("game rewind", "to", {}),
    ("game resume", "game", {}),
    ("seat take", "player", {}),
    ("seat offer", "player", {}),
    ("away", "until", {}),
    ("remind", "timezone", {}),
    ("remind", "quiet", {}),
    ("rule", "topic", {}),
]


def message_fits(message: simcord.ResponseMessage) -> None:
    """Check a message as Discord would."""
    assert len(message.content) <= MOST_CONTENT
    components = list(walk_components(message.components))
    written = sum(len(c.get("content") or "") for c in components)
    if message.flags.components_v2:
        assert len(components) <= 40
        assert 1 <= written <= 4000
    ids = [c["custom_id"] for c in components if c.get("custom_id")]
    assert len(set(ids)) == len(ids)
    assert all(len(custom_id) <= 100 for custom_id in ids)
    assert all(len(c.get("label") or "") <= 80 for c in components)
    for component in components:
        if component["type"] == 1:
            assert 1 <= len(component["components"]) <= 5
    assert all(len(a.description or "") <= 1024 for a in message.attachments)
    assert len(message.attachments) <= 10
