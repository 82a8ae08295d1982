"""Opening a game, joining, leaving, starting and ending it."""

from __future__ import annotations

import re

import discord
import pytest
import simcord
from simcord.components import walk_components

from bot.app import assemble
from bot.errors import BadOptions
from bot.panels.refused import told
from bot.tables import mixes, opening
from bot.tables.table import Options
from bot.texts.boxes import boxes_named
from bot.texts.i18n import Words, languages
from engine import RELEASE
from tests.bot import player
from tests.bot.harness import Stage, staged
from tests.bot.sights import HOSTILE, WORDS
from tools.table.clock import WorldClock


def said(stage: Stage, result) -> str:
    return stage.text(result.response)


async def test_a_lobby_shows_who_is_in_and_starts_by_itself_when_full(stage: Stage):
    await stage.slash(stage["Ann"], "game new", players=3)
    lobby = stage.public()
    assert "opened by Ann" in lobby.content
    assert "closes <t:" in lobby.content
    assert "Players so far (1 of 3): Ann." in lobby.content
    await stage.tap(stage["Ben"], "Join")
    await stage.settle()
    assert "Players so far (2 of 3): Ann and Ben." in lobby.content
    await stage.tap(stage["Cy"], "Join")
    await stage.settle()
    assert "the game has begun" in lobby.content
    assert stage.controls(stage["Ann"], lobby) == []
    assert len(player.turn_posts(stage)) == 1
    assert len(stage.mentions()) == 1


async def test_start_is_offered_from_two_players_on_to_any_of_them(stage: Stage):
    await stage.slash(stage["Ann"], "game new")
    start = [c for c in stage.controls(stage["Ann"], stage.public()) if c.label == "Start"]
    assert start[0].disabled
    await stage.tap(stage["Ben"], "Join")
    await stage.settle()
    assert "Press Join first" in said(stage, await stage.slash(stage["Cy"], "game start"))
    assert said(stage, await stage.tap(stage["Ben"], "Start")).endswith(
        ("You go first.", "goes first.")
    )
    assert (await player.table(stage)).view().seats == 2


async def test_who_leaves_can_come_again_and_the_next_one_hosts(stage: Stage):
    await stage.slash(stage["Ann"], "game new")
    await stage.tap(stage["Ben"], "Join")
    assert "already" in said(stage, await stage.tap(stage["Ben"], "Join"))
    await stage.tap(stage["Ann"], "Leave")
    await stage.settle()
    assert "opened by Ben" in stage.public().content
    await stage.slash(stage["Ann"], "game join")
    await stage.settle()
    assert "Ben and Ann" in stage.public().content
    assert "Press Join first" in said(stage, await stage.tap(stage["Cy"], "Leave"))


async def test_a_lobby_that_all_have_left_is_called_off(stage: Stage):
    await stage.slash(stage["Ann"], "game new")
    await stage.tap(stage["Ann"], "Leave")
    await stage.settle()
    assert "closed before the game began" in stage.public().content
    assert stage.controls(stage["Ann"], stage.public()) == []
    await stage.slash(stage["Ben"], "game new")
    await stage.settle()
    assert "opened by Ben" in stage.public().content


async def test_a_channel_has_one_game_and_a_thread_another(stage: Stage):
    await stage.slash(stage["Ann"], "game new")
    refused = await stage.slash(stage["Ben"], "game new")
    here = f"https://discord.com/channels/{stage.guild.id}/{stage.channel.id}/{stage.public().id}"
    assert f"This channel already has [a game]({here})." in said(stage, refused)
    assert "thread option" in said(stage, refused)
    opened = await stage.slash(stage["Ben"], "game new", thread=True)
    assert "The game is open in" in said(stage, opened)
    (thread,) = stage.channel.threads
    assert "opened by Ben" in stage.public(thread).content
    await stage.tap(stage["Cy"], "Join", message=stage.public(thread))
    await stage.tap(stage["Cy"], "Start", message=stage.public(thread))
    await stage.settle()
    assert "your turn" in stage.public(thread).content


@pytest.mark.parametrize("lacking", ["create_public_threads", "send_messages"])
async def test_the_bot_opens_no_thread_for_who_may_not(stage: Stage, lacking: str):
    ben, server = stage["Ben"], stage.env.backend.get_guild(stage.guild.id)
    everyone = server.roles[server.id].permissions
    less = discord.Permissions(everyone)
    less.update(**{lacking: False})
    server.roles[server.id].permissions = less.value
    refused = await stage.slash(ben, "game new", thread=True)
    assert "you need permission to create threads and to write" in said(stage, refused)
    assert stage.channel.threads == []
    assert await stage.bot.store.unfinished() == []
    server.roles[server.id].permissions = everyone
    opened = await stage.slash(ben, "game new", thread=True)
    assert "The game is open in" in said(stage, opened)


async def test_who_has_opened_too_many_games_today_is_told_when_again(stage: Stage, monkeypatch):
    monkeypatch.setattr(opening, "MOST_A_DAY", 2)
    for _ in range(2):
        await stage.slash(stage["Ann"], "game new")
        await stage.slash(stage["Ann"], "game cancel")
    refused = said(stage, await stage.slash(stage["Ann"], "game new", thread=True))
    assert "You've opened 2 games in a day" in refused
    assert "the next one on <t:" in refused
    assert stage.channel.threads == []


async def test_only_the_host_or_a_manager_ends_a_game(stage: Stage):
    await stage.slash(stage["Ann"], "game new")
    await stage.tap(stage["Ben"], "Join")
    for _ in range(2):
        refused = await stage.slash(stage["Ben"], "game cancel")
        assert "Only the game's host" in said(stage, refused)
        await stage.slash(stage["Ann"], "game start")
    asked = await stage.slash(stage["Ann"], "game cancel")
    assert "can't be undone" in said(stage, asked)
    assert (await player.table(stage)).unfinished
    await stage.tap(stage["Ann"], "End it for good")
    await stage.settle()
    assert "Ann ended this game without scores" in stage.public().content
    assert not any(player.verb(c) == "play" for c in stage.controls(stage["Ann"]))
    told = said(stage, await stage.slash(stage["Ben"], "game result"))
    assert "This game was ended without scores" in told


async def test_a_lobby_nobody_starts_is_closed_after_three_days(stage: Stage):
    await stage.slash(stage["Ann"], "game new")
    await stage.advance(hours=71)
    assert (await player.table(stage)).unfinished
    await stage.advance(hours=3)
    await stage.settle()
    assert "nobody started this game within 72 hours" in stage.public().content
    assert "before the game began" not in stage.public().content
    assert stage.controls(stage["Ann"], stage.public()) == []


async def test_a_game_for_two_is_not_for_two_to_two(stage: Stage):
    await stage.slash(stage["Ann"], "game new", players=2)
    assert "a new game for two players, opened by" in stage.public().content
    shown = said(stage, await stage.slash(stage["Ann"], "game settings", players=2))
    assert "Small World: two players; joined: Ann." in shown
    shown = said(stage, await stage.slash(stage["Ann"], "game settings", players=3))
    assert "Small World: up to 3 players; joined: Ann." in shown
    await stage.settle()
    assert "a new game for 2 or 3 players" in stage.public().content


JOINED = {
    "en": "3 players have joined already, so `2` won't work. Choose any number from 3 to 5.",
    "ja": "もう3人が参加しているので、`2`人にはできません。3〜5人にしてください。",
    "ko": "이미 3명이 참가해서 `2`명으로는 할 수 없어요. 3~5명 가운데 고르세요.",
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("variant", ["", "azeroth"])
def test_fewer_seats_than_have_joined_are_refused_for_that_reason(variant: str, language: str):
    with pytest.raises(BadOptions) as refused:
        Options(seats=2, variant=variant).check("warcraft" if variant else "base", 3)
    assert told(refused.value, Words(language, strict=True)) == [JOINED[language]]


@pytest.mark.parametrize(
    ("seats", "joined", "answer"),
    [
        (4, 5, "5 players have joined already, and a game takes up to 5, so `4` won't work."),
        (6, 3, "A game takes 2 to 5 players, so `6` won't work."),
        (1, 3, "A game takes 2 to 5 players, so `1` won't work."),
    ],
)
def test_what_is_refused_of_a_number_of_seats_is_why(seats: int, joined: int, answer: str):
    with pytest.raises(BadOptions) as refused:
        Options(seats=seats).check("base", joined)
    assert told(refused.value, WORDS) == [answer]


@pytest.mark.parametrize(
    ("seats", "joined", "answer"),
    [
        (5, 5, "There's no board above ground for that many players, just for 2 to 3."),
        (3, 5, "5 players have joined already, and a game takes up to 3, so `3` won't work."),
        (2, 3, "3 players have joined already, and a game takes up to 3, so `2` won't work."),
    ],
)
def test_where_there_are_few_boards_more_have_joined_than_any_takes(
    monkeypatch: pytest.MonkeyPatch, seats: int, joined: int, answer: str
):
    real = mixes.boards
    monkeypatch.setattr(mixes, "boards", lambda world: (2, 3) if world == "base" else real(world))
    with pytest.raises(BadOptions) as refused:
        Options(seats=seats, world="base").check("base", joined)
    (line,) = told(refused.value, WORDS)
    assert line.startswith(answer)


async def test_who_starts_a_game_is_told_who_goes_first(stage: Stage):
    await stage.slash(stage["Ann"], "game new")
    await stage.tap(stage["Ben"], "Join")
    started = said(stage, await stage.tap(stage["Ann"], "Start"))
    first = await player.mover(stage)
    told = "You go first." if first is stage["Ann"] else "Ben goes first."
    assert started == told


async def test_a_lobby_of_three_says_so_to_who_wants_a_game_for_two(stage: Stage):
    await stage.slash(stage["Ann"], "game new", players=5)
    for name in ("Ben", "Cy"):
        await stage.tap(stage[name], "Join")
    refused = await stage.slash(stage["Ann"], "game settings", players=2)
    assert JOINED["en"] in said(stage, refused)


async def test_settings_are_shown_to_all_and_changed_by_the_host(stage: Stage):
    await stage.slash(stage["Ann"], "game new", scores="secret")
    await stage.tap(stage["Ben"], "Join")
    refused = await stage.slash(stage["Ben"], "game settings", scores="open")
    assert "Only the game's host" in said(stage, refused)
    changed = await stage.slash(stage["Ann"], "game settings", scores="open", players=4)
    assert said(stage, changed).startswith("Done.")
    assert "Scores are open" in said(stage, changed)
    await stage.settle()
    assert "of 4" in stage.public().content
    await stage.slash(stage["Ann"], "game start")
    shown = said(stage, await stage.slash(stage["Cy"], "game settings"))
    assert (await player.table(stage)).game.commitment in shown
    assert "Done." not in shown
    assert re.search(r"Small World: (Ann and Ben|Ben and Ann)\. Scores are open\.", shown)
    assert "joined" not in shown
    assert "up to" not in shown
    refused = await stage.slash(stage["Ann"], "game settings", scores="secret")
    assert "has begun" in said(stage, refused)


async def test_the_seed_is_a_secret_while_the_game_runs(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    seed = (await player.table(stage)).game.seed
    exported = await stage.slash(stage["Ann"], "game export")
    data = await exported.response.attachments[0].read()
    everything = [stage.text(m) for n in ("Ann", "Ben") for m in stage.messages(stage[n])]
    assert seed.encode() not in data
    assert not any(seed in text for text in everything)
    assert "isn't over yet" in said(stage, await stage.slash(stage["Ann"], "game result"))


@pytest.fixture
async def hostile(settings):
    async def start(env: simcord.Env):
        return await assemble(settings, WorldClock(env), strict_texts=True)

    async with staged(start, (HOSTILE, "@everyone", "**b** <@1> https://x.yz")) as opened:
        yield opened


async def test_names_made_to_harm_are_harmless(hostile: Stage):
    host, *others = hostile.members
    await hostile.slash(hostile[host], "game new", players=3)
    for name in others:
        await hostile.tap(hostile[name], "Join")
    await hostile.settle()
    for message, rung in hostile.mentions():
        assert len(rung) == 1
        assert message.content.startswith(f"<@{rung[0]}>")
    shown = "\n".join(hostile.text(m) for m in hostile.messages())
    assert "\u0301" * 3 not in shown
    assert "@everyone" not in shown
    assert "<@1>" not in shown
    assert "https://x" not in shown
    member = await player.open_panel(hostile)
    assert player.moves(hostile, member)
    said(hostile, await hostile.slash(member, "status"))


@pytest.mark.parametrize("sides", ["yes", "no"])
@pytest.mark.parametrize("here", ["dm", "server"])
def test_help_has_five_lines(here, sides):
    lines = WORDS("help-text", here=here, sides=sides).splitlines()
    assert [line[:2] for line in lines] == ["1.", "2.", "3.", "4.", "5."]
    assert "any of you can" in lines[0]


async def test_help_is_given_anywhere(stage: Stage):
    assert "in this channel" in said(stage, await stage.slash(stage["Ann"], "help"))
    await player.lobby(stage, "Ann", "Ben")
    with_buttons = await stage.slash(stage["Ann"], "help")
    assert stage.controls(stage["Ann"], with_buttons.response)
    dm = said(stage, await stage["Ann"].user.slash("help"))
    assert "/game new" in dm
    assert "this channel" not in dm


async def test_help_tells_the_release(stage: Stage):
    last = said(stage, await stage.slash(stage["Ann"], "help")).rstrip().splitlines()[-1]
    assert last == f"-# Elbow Room {RELEASE}"


async def test_help_names_what_can_be_played_also_alone_and_in_a_lobby_what_is(stage: Stage):
    offered = [
        f"**{boxes_named(mixes.chosen(edition, 0, variant=variant), WORDS)}**"
        for edition, variant in map(mixes.parted, mixes.offered())
    ]
    family = WORDS("help-boxes", boxes=WORDS.listed(offered))
    assert "**Small World**, **Small World Underground**, **Small World of Warcraft**" in family
    assert family in said(stage, await stage.slash(stage["Ann"], "help"))
    await player.opened(stage, "Ann", "underground")
    here = said(stage, await stage.slash(stage["Ann"], "help"))
    assert WORDS("about-edition-underground") in here
    assert family in here
    assert "computers" in family


async def test_help_explains_a_board_by_numbers(stage: Stage):
    helped = await stage.slash(stage["Ann"], "help")
    told = said(stage, helped)
    for number in range(1, 9):
        assert f"\n**{number}** " in told
    (picture,) = (
        item["description"]
        for component in walk_components(helped.response.components)
        for item in component.get("items", ())
    )
    assert "numbers 1 to 8" in picture


async def test_who_reads_boards_in_words_has_help_without_a_picture(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    await stage.slash(stage["Ann"], "board", style="text", keep=True)
    helped = await stage.slash(stage["Ann"], "help")
    assert "**1**" not in said(stage, helped)


async def test_help_without_its_picture_still_helps(stage: Stage, monkeypatch):
    def broken(*_):
        raise OSError("no fonts")

    monkeypatch.setattr(stage.bot.client.pictures._painter, "guide", broken, raising=True)
    told = said(stage, await stage.slash(stage["Ann"], "help"))
    assert "/game new" in told
    assert "**1**" not in told


async def test_a_lobby_says_in_a_sentence_what_its_box_is(stage: Stage):
    await player.opened(stage, "Ann", "underground")
    shown = stage.public().content
    assert "Small World Underground: a new game for 2 to 5 players" in shown
    assert "Monsters that guard relics" in shown


async def test_a_house_rule_is_shown_in_the_lobby_and_played_by(stage: Stage):
    await player.opened(stage, "Ann", "underground", players=2, house_rule="vanishing=spares")
    told = "House rule: when a Vanishing race declines"
    assert told in stage.public().content
    assert told in said(stage, await stage.slash(stage["Ann"], "game settings"))
    await stage.tap(stage["Ben"], "Join")
    await stage.settle()
    await stage.restart()
    table = await player.table(stage)
    assert table.box.setup.flags == (("vanishing", "spares"),)
    shown = await stage.slash(stage["Ann"], "rule", topic="power.vanishing")
    assert told in said(stage, shown)


async def test_the_host_can_change_the_house_rule_back_to_the_usual_one(stage: Stage):
    await player.opened(stage, "Ann", "underground", house_rule="vanishing=spares")
    await stage.slash(stage["Ann"], "game settings", **{"house-rule": "vanishing=clears"})
    await stage.settle()
    assert "House rule" not in stage.public().content
    assert (await player.table(stage)).options.flags == (("vanishing", "clears"),)


@pytest.mark.parametrize("typed", ["vanishing=spares", "nonsense", "=", "vanishing=never"])
async def test_a_house_rule_of_another_box_is_refused_kindly(stage: Stage, typed: str):
    edition = "underground" if typed == "vanishing=never" else "base"
    await player.opened(stage, "Ann", edition, house_rule=typed)
    reply = stage.text(stage.private(stage["Ann"]))
    if typed == "=":
        assert "The game is open" in reply
    else:
        assert "That house rule belongs to another game" in reply
        assert stage.messages() == []


def test_options_that_cannot_be_read_as_house_rules_are_left_out():
    for stored in ("spares", [["vanishing"]], [[1, 2]], {"vanishing": "spares"}):
        assert Options.read({"flags": stored}).flags == ()
    assert Options.read({"flags": [["vanishing", "spares"]]}).flags == (("vanishing", "spares"),)
    assert Options.unreadable({"flags": "spares"}) == "flags"


async def test_help_in_a_lobby_explains_the_board_that_will_be_played_on(stage: Stage):
    await stage.slash(stage["Ann"], "game new", edition="warcraft")
    helped = await stage.slash(stage["Ann"], "help")
    assert "artifact" in said(stage, helped)
    assert stage.controls(stage["Ann"], helped.response) == []
