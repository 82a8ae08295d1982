"""A first turn is explained: once to each person, and once for each box."""

from __future__ import annotations

import random
import unicodedata

import pytest

from bot.handlers.private import coach
from bot.panels import guide
from bot.panels.turn.sight import Sight
from bot.storage.people import Person
from bot.texts.i18n import Words, trying
from bot.texts.wording import Wording
from engine import Choice, drawn, load_box, new_game
from tests.bot import sights, war
from tests.bot.harness import Stage
from tests.bot.player import lobby, mover, step, turn_posts
from tests.bot.player import table as table_of

NEW = "New to Small World?"


def columns(text: str) -> int:
    """Return how wide ``text`` is, in letters: those of Japanese and Korean take two."""
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


async def opened(stage: Stage, member) -> str:
    await stage.tap(member, "Play my turn", message=turn_posts(stage)[-1])
    return stage.text(stage.private(member))


async def test_it_is_told_until_the_first_move_and_never_again(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member, chance = await mover(stage), random.Random(2)
    assert NEW in await opened(stage, member)
    assert NEW in await opened(stage, member), "who closed the panel finds it again"
    await step(stage, member, chance)
    assert NEW not in stage.text(stage.private(member))
    assert NEW not in await opened(stage, member)


async def test_the_other_player_is_told_too_and_a_second_game_tells_nobody(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    chance = random.Random(2)
    for _ in range(2):
        member = await mover(stage)
        assert NEW in await opened(stage, member)
        while await mover(stage) == member:
            await step(stage, member, chance)
    await stage.slash(stage["Ann"], "game cancel")
    await stage.tap(stage["Ann"], "End it for good")
    await stage.settle()
    await lobby(stage, "Ann", "Ben")
    assert NEW not in await opened(stage, await mover(stage))


async def test_in_a_mix_what_is_special_about_a_box_is_told_once_one_has_picked(stage: Stage):
    await lobby(stage, "Ann", "Ben", edition="base+underground")
    member, chance = await mover(stage), random.Random(2)
    shown = await opened(stage, member)
    assert NEW in shown
    assert "Monsters" not in shown
    await step(stage, member, chance)
    shown = stage.text(stage.private(member))
    assert NEW not in shown
    assert "New to Underground?" in shown
    assert "Monsters guard relics and places" in shown


async def test_a_question_explains_itself_and_teaches_no_box(stage: Stage):
    await lobby(stage, "Ann", "Ben", edition="underground")
    box = {"edition": "underground", "players": 2, "armies": [], "column": [("flames", "wise")]}
    await war.lay(stage.bot.tables, await table_of(stage), **box)
    member, special = await mover(stage), "New to Underground?"
    await stage.slash(member, "pick", combo="Flames")
    assert (await table_of(stage)).state.questions
    assert special not in stage.text(stage.private(member))
    await step(stage, member, random.Random(2))
    assert not (await table_of(stage)).state.questions
    assert special in stage.text(stage.private(member))
    await step(stage, member, random.Random(2))
    assert special not in stage.text(stage.private(member))


LESSONS = [
    "",
    "base",
    "warcraft.azeroth",
    "base underground",
    "base warcraft",
    "base underground mixed",
]


@pytest.mark.parametrize("language", ["en", "ja", "ko"])
@pytest.mark.parametrize(
    "choice",
    [
        Choice(("base",), 3),
        Choice(("underground",), 3),
        Choice(("base", "underground"), 3),
        Choice(("underground",), 3, "base"),
        Choice(("warcraft",), 3),
        *(Choice(("warcraft",), players, variant="azeroth") for players in (2, 3, 4)),
    ],
)
def test_nobody_reads_more_than_three_short_lines_at_once(choice: Choice, language: str):
    box, words = load_box(drawn(choice, "s")), Words(language, strict=True)
    table = sights.table_of(box, new_game(box, "s"))
    sight = Sight(table, table.user_at(0), Wording.of(table, words))
    told = [text for known in LESSONS for text in coach.lines(sight, Person(1, taught=known))]
    assert told
    for head, *lines in map(str.splitlines, told):
        assert head.startswith("**")
        assert 1 <= len(lines) <= 3, head
        assert max(map(columns, lines)) <= 110, lines


@pytest.mark.parametrize("edition", ["", "underground", "underground base"])
async def test_another_box_is_another_beginning(stage: Stage, edition: str):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    async with stage.bot.client.store.transaction() as writing:
        await writing.set_person(member.id, taught=edition)
    told = NEW in await opened(stage, member)
    assert told == ("base" not in edition)


def test_who_knows_a_box_is_not_told_there_what_all_have_in_common():
    choice = Choice(("underground",), 2)
    table = sights.table_of(box := load_box(drawn(choice, "s")), new_game(box, "s"))
    sight = Sight(table, table.user_at(0), Wording.of(table, Words(strict=True)))
    assert coach.lines(sight, Person(1, taught="underground")) == []


@pytest.fixture
def mixed(moon, tmp_path):
    """Two boxes, played with together."""
    (tmp_path / "moon.ftl").write_text(
        "coach-moon = New to the Moon?\n    .world = Dust falls slowly.\n", encoding="utf-8"
    )
    with trying("xx", tmp_path):
        box = load_box(drawn(Choice(("base", "moon"), 2, "moon"), "s"))
        yield sights.table_of(box, new_game(box, "s"))


@pytest.mark.parametrize(
    ("taught", "told"),
    [
        ("", NEW),
        ("base", "New to the Moon?\nDust falls slowly."),
        ("moon", NEW),
        ("moon base", "New to mixed games?"),
        ("base moon mixed", ""),
    ],
)
def test_of_two_boxes_the_one_that_a_person_does_not_know_is_explained(mixed, taught, told):
    sight = Sight(mixed, mixed.user_at(0), Wording.of(mixed, Words("xx", strict=True)))
    lines = coach.lines(sight, Person(1, taught=taught))
    assert len(lines) == bool(told)
    assert told in "".join(lines)


async def test_each_move_in_two_boxes_teaches_one(stage: Stage, moon):
    client, ann = stage.bot.client, stage["Ann"]
    taught = []
    for _ in range(4):
        await coach.learned(client, ann.id, Choice(("base", "moon"), 2))
        taught.append((await client.store.people.person(ann.id)).taught)
    assert taught == ["base", "base moon", "base moon mixed", "base moon mixed"]


@pytest.mark.parametrize(
    ("choice", "told", "untold"),
    [
        (Choice(("underground",), 2), ["Monsters", "Rivers"], []),
        (Choice(("underground",), 2, finds=False), ["Rivers"], ["Monsters"]),
        (Choice(("base", "underground"), 2), ["Monsters"], ["Rivers"]),
        (Choice(("base",), 2, "underground"), ["Monsters", "Rivers"], []),
        (Choice(("base",), 2, finds_of="underground"), ["Monsters"], ["Rivers"]),
    ],
)
def test_of_a_box_only_that_is_explained_which_is_on_the_table(choice, told, untold):
    box = load_box(drawn(choice, "s"))
    table = sights.table_of(box, new_game(box, "s"))
    sight = Sight(table, table.user_at(0), Wording.of(table, Words(strict=True)))
    (line,) = coach.lines(sight, Person(1, taught="base"))
    assert line.startswith("**New to Underground?")
    assert [word for word in (*told, *untold) if word in line] == told


def test_a_box_of_which_nothing_special_is_on_the_table_is_left_for_a_game_that_has_it():
    choice = Choice(("base", "underground"), 2, finds=False)
    table = sights.table_of(box := load_box(drawn(choice, "s")), new_game(box, "s"))
    sight = Sight(table, table.user_at(0), Wording.of(table, Words(strict=True)))
    (line,) = coach.lines(sight, Person(1, taught="base"))
    assert line.startswith("**New to mixed games?")


def test_a_mix_has_the_guide_of_the_first_of_its_boxes_that_has_one(moon):
    assert guide.guide_of("moon") is None
    assert guide.guide_for(("moon",)) is None
    assert guide.guide_for(("moon", "base")) is guide.guide_of("base")


@pytest.mark.parametrize(("players", "has_ally"), [(2, False), (4, True)])
@pytest.mark.parametrize("language", ["en", "ja", "ko"])
def test_a_variant_for_sides_is_explained_first_and_then_what_is_left_of_its_box(
    language: str, players: int, has_ally: bool
):
    choice = Choice(("warcraft",), players, variant="azeroth")
    box, words = load_box(drawn(choice, "s")), Words(language, strict=True)
    table = sights.table_of(box, new_game(box, "s"))
    sight = Sight(table, table.user_at(0), Wording.of(table, words))
    told = [coach.lines(sight, Person(1, taught=known)) for known in ("", "warcraft.azeroth")]
    ((sides,), (islands,)) = told
    parts = ("pick", "allies" if has_ally else "coins", "decline")
    of_sides = [words.part("coach-warcraft-azeroth", part) for part in parts]
    assert sides.splitlines() == [words("coach-warcraft-azeroth"), *of_sides]
    of_islands = [words.part("coach-warcraft", part) for part in ("world", "finds")]
    assert islands.splitlines() == [words("coach-warcraft"), *of_islands]


def test_a_variant_has_a_guide_of_its_own():
    shown, usual = guide.guide_of("warcraft.azeroth"), guide.guide_of("warcraft")
    assert shown is not None
    assert usual is not None
    for language in ("en", "ja", "ko"):
        words = Words(language, strict=True)
        legend = guide.legend(shown, words)
        assert words.part("guide-offer", "azeroth", number=1, region=0) in legend
        assert words("guide-offer", number=1) in guide.legend(usual, words)
        assert len(legend.splitlines()) == len(guide.legend(usual, words).splitlines())
