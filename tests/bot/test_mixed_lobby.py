"""Opening games of several boxes: what can be chosen, what the lobby says, what is kept."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.errors import BadOptions, GameUnknown
from bot.panels.refused import told
from bot.storage.rows import Game
from bot.tables import known, mixes
from bot.tables.table import Options, choice_of
from bot.texts.boxes import about, boxes_named, played, taken_out
from bot.texts.i18n import Words, languages
from engine import OFFERED, Choice, check_choice, drawn
from tests.bot import player
from tests.bot.harness import Stage
from tests.bot.managers import promote
from tests.mixes import LENT, MIXED

BOTH = "base+underground"


def said(stage: Stage, result) -> str:
    return stage.text(result.response)


@pytest.mark.parametrize(
    ("edition", "world", "finds", "choice"),
    [
        ("base", "", "", Choice(("base",), 3)),
        ("base", "base", "without", Choice(("base",), 3)),
        ("base", "", "with", Choice(("base",), 3, finds_of="underground")),
        ("base", "underground", "", Choice(("base",), 3, "underground")),
        ("base", "underground", "without", Choice(("base",), 3, "underground", finds=False)),
        ("underground", "underground", "with", Choice(("underground",), 3)),
        ("underground", "", "without", Choice(("underground",), 3, finds=False)),
        ("underground", "base", "", Choice(("underground",), 3, "base")),
        (BOTH, "", "", Choice(("base", "underground"), 3)),
        (BOTH, "underground", "with", Choice(("base", "underground"), 3, "underground")),
    ],
)
def test_what_is_chosen_with_the_options(edition: str, world: str, finds: str, choice: Choice):
    options = Options(seats=3, world=world, finds=finds)
    options.check(edition)
    assert options.choice(edition, 3) == choice
    check_choice(choice)


def test_all_that_is_offered_can_be_set_up_and_is_called_by_a_name_of_its_own():
    words, names = Words(strict=True), dict[str, Choice]()
    for edition, variant in map(mixes.parted, mixes.offered()):
        alone = mixes.is_apart(edition)
        for world in ("",) if alone else ("", *mixes.worlds()):
            for finds in ("", *mixes.FINDS):
                choice = mixes.chosen(edition, 2, world, finds, variant=variant)
                Options(seats=2, world=world, finds=finds, variant=variant).check(edition)
                drawn(choice, "s")
                same = names.setdefault(boxes_named(choice, words), choice)
                assert replace(same, finds=True) == replace(choice, finds=True)
    assert len(names) == 2 * 2 * 3 + 2 + 2
    assert [edition for edition in mixes.offered() if mixes.is_apart(edition)] == ["warcraft"]


@pytest.mark.parametrize("language", languages())
def test_every_mix_is_told_in_every_language(language: str):
    words = Words(language, strict=True)
    for choice in (*MIXED, *LENT):
        (sentence,) = played(choice, words)
        assert about(choice, words) == [sentence]
        left_out = taken_out(choice, words)
        assert len(left_out) == (choice.editions != ("base",) or choice.home != "base")
        assert len("".join([boxes_named(choice, words), sentence, *left_out])) < 700
    for edition in OFFERED:
        plain = Choice((edition,), 2)
        assert (played(plain, words), taken_out(plain, words)) == ([], [])
        assert boxes_named(plain, words) == words(f"edition-{edition}")


async def test_a_lobby_says_in_a_sentence_what_is_played_and_what_is_left_out(stage: Stage):
    await stage.slash(stage["Ann"], "game new", edition=BOTH)
    shown = stage.public().content
    assert "Small World + Underground, above ground: a new game for 2 to 5 players" in shown
    assert "Played above ground with the races and powers of Small World and Underground" in shown
    assert "and with relics and places to find." in shown
    assert "Flames (no volcanoes), " in shown
    assert "Spiderines (no chasms)." in shown
    assert "(1 of 5)" in shown, "as many as the world has a board for"
    changed = said(
        stage, await stage.slash(stage["Ann"], "game settings", world="underground", players=2)
    )
    assert "Small World + Underground, below ground: two players" in changed
    assert "Humans (no farmland)" in changed
    await stage.settle()
    shown = stage.public().content
    assert "Played below ground" in shown
    assert "Flames" not in shown
    changed = said(
        stage, await stage.slash(stage["Ann"], "game settings", edition="base", relics="without")
    )
    assert "Small World, below ground, without relics and places: two players" in changed
    shown = said(stage, await stage.slash(stage["Ben"], "game settings"))
    assert shown == changed.partition("\n")[2]
    stored = (await player.table(stage)).game
    assert choice_of(stored) == Choice(("base",), 2, "underground", finds=False)


ABOVE = (
    "Played above ground with the races and powers of Small World and Underground, and with relics "
    "and places to find.",
    "Left out, because they'd have nothing to do here: ",
    "Flames (no volcanoes), ",
    "Spiderines (no chasms).",
)
"""What is said of a mix of both boxes above ground."""


async def test_the_post_keeps_what_is_played_and_left_out_once_a_mix_has_begun(stage: Stage):
    await player.lobby(stage, "Ann", "Ben", edition=BOTH)
    await stage.settle()
    (post,) = (m for m in stage.messages() if "the game has begun with" in m.content)
    begun, *lines = post.content.splitlines()
    assert "Small World + Underground, above ground: the game has begun with " in begun
    assert [told for told in ABOVE if told not in "\n".join(lines)] == []
    assert len(lines) == 2


async def test_a_game_of_one_box_says_nothing_more_when_it_begins(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    await stage.settle()
    (post,) = (m for m in stage.messages() if "the game has begun with" in m.content)
    assert post.content == "Small World: the game has begun with Ann and Ben."


async def test_a_mix_that_begins_at_once_is_told_in_the_answer_and_so_is_its_rematch(stage: Stage):
    opened = said(stage, await stage.slash(stage["Ann"], "game new", edition=BOTH, computers=2))
    await stage.slash(stage["Ann"], "game cancel")
    await stage.tap(stage["Ann"], "End it for good")
    again = said(stage, await stage.slash(stage["Ann"], "game rematch"))
    assert (opened[:18], again[:22]) == ("The game has begun", "The rematch has begun.")
    for answer in (opened, again):
        assert [told for told in ABOVE if told not in answer] == []
    await stage.slash(stage["Ann"], "game cancel")
    await stage.tap(stage["Ann"], "End it for good")
    plain = said(stage, await stage.slash(stage["Ann"], "game new", computers=2))
    assert len(plain.splitlines()) == 2


@pytest.mark.parametrize("language", languages())
def test_the_rules_give_the_reasons_that_the_lobby_gives(language: str):
    words = Words(language, strict=True)
    (left_out,) = taken_out(mixes.chosen(BOTH, 2), words)
    told = words.part("rule-question-mix-out", "does")
    # Within a sentence Japanese and Korean end these otherwise.
    for lack in ("lack-terrain-chasm", "lack-symbol-volcano"):
        assert words(lack) in left_out
        assert words(lack).removesuffix("がない").removesuffix("이 없음") in told


def test_relics_left_out_are_in_where_a_box_on_the_table_has_them():
    for edition, world, has in (
        ("base", "", False),
        ("base", "underground", True),
        ("underground", "base", True),
    ):
        assert mixes.hides(mixes.chosen(edition, 2, world)) == has
    assert "if left out, they're in if your races, powers or board have any" in Words()(
        "option-new-relics"
    )


async def test_who_leaves_a_running_game_is_told_the_ways_out(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    told = said(stage, await stage.slash(stage["Ann"], "game leave"))
    for way in ("/seat autopilot", "/seat offer", "/seat resign"):
        assert way in told


async def test_another_box_drops_the_house_rules_of_the_one_before(stage: Stage):
    await stage.slash(
        stage["Ann"], "game new", edition=BOTH, players=3, **{"house-rule": "vanishing=spares"}
    )
    assert "House rule" in stage.public().content
    changed = said(stage, await stage.slash(stage["Ann"], "game settings", edition="base"))
    assert "House rule" not in changed
    assert (await player.table(stage)).options.flags == ()
    back = said(stage, await stage.slash(stage["Ann"], "game settings", edition=BOTH))
    assert "House rule" not in back


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("world", mixes.worlds())
def test_a_box_that_mixes_with_none_says_so_where_another_world_is_asked_for(
    world: str, language: str
):
    words = Words(language, strict=True)
    with pytest.raises(BadOptions) as refused:
        Options(seats=3, world=world).check("warcraft")
    (sentence,) = told(refused.value, words)
    assert words("edition-warcraft") in sentence
    assert words("name-world") in sentence


async def test_a_lobby_of_a_mix_can_become_one_of_a_box_that_mixes_with_none(stage: Stage):
    await stage.slash(stage["Ann"], "game new", edition=BOTH, world="underground", players=3)
    changed = said(stage, await stage.slash(stage["Ann"], "game settings", edition="warcraft"))
    assert "Small World of Warcraft: up to 3 players" in changed
    stored = (await player.table(stage)).game
    assert choice_of(stored) == Choice(("warcraft",), 3)
    refused = said(stage, await stage.slash(stage["Ann"], "game settings", world="base"))
    assert "doesn't mix with other boxes" in refused
    assert choice_of((await player.table(stage)).game) == Choice(("warcraft",), 3)


@pytest.mark.parametrize(
    ("language", "artifact"), [("en", "artifacts"), ("ja", "アーティファクト"), ("ko", "유물")]
)
def test_without_artifacts_islands_are_told_so_in_their_own_words(language: str, artifact: str):
    words, choice = Words(language, strict=True), mixes.chosen("warcraft", 3, "", mixes.WITHOUT)
    (sentence,), (left_out,) = played(choice, words), taken_out(choice, words)
    for shown in (boxes_named(choice, words), sentence, left_out):
        assert artifact in shown
    assert words("race-ethereals") in left_out


async def test_both_rules_of_one_box_that_can_be_read_otherwise_are_chosen_one_after_the_other(
    stage: Stage,
):
    await stage.slash(
        stage["Ann"], "game new", edition="warcraft", **{"house-rule": "defensive=at_once"}
    )
    await stage.slash(stage["Ann"], "game settings", **{"house-rule": "doomhammer=region"})
    chosen = (("defensive", "at_once"), ("doomhammer", "region"))
    table = await player.table(stage)
    assert table.options.flags == chosen
    shown = said(stage, await stage.slash(stage["Ben"], "game settings"))
    words = Words(strict=True)
    for rule in ("house-rule-defensive-at-once", "house-rule-doomhammer-region"):
        assert words(rule) in shown


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Below ground there are boards for 2 and 3 players alone."""
    real = mixes.boards
    monkeypatch.setattr(
        mixes, "boards", lambda world: (2, 3) if world == "underground" else real(world)
    )


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize(
    ("edition", "options", "answer"),
    [
        (
            BOTH,
            {"seats": 5, "world": "underground"},
            "There's no board below ground for that many players, just for 2 to 3. "
            "Choose another number, or play above ground.",
        ),
        (BOTH, {"seats": 6, "world": "base"}, "A game takes 2 to 5 players, so `6` won't work."),
        (BOTH, {"world": "sun"}, 'The option "world" can\'t be `sun`. Pick something'),
        (BOTH, {"world": 3}, 'The option "world" can\'t be `3`.'),
        (BOTH, {"finds": "some"}, 'The option "relics" can\'t be `some`.'),
        (BOTH, {"finds": True}, 'The option "relics" can\'t be `True`.'),
        ("base+base", {}, 'The option "edition" can\'t be `base+base`.'),
        ("base+sun", {}, 'The option "edition" can\'t be `base+sun`.'),
        ("+", {}, 'The option "edition" can\'t be `+`.'),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_do(
    edition: str, options: dict[str, Any], answer: str
):
    with pytest.raises(BadOptions) as refused:
        Options(**{"seats": 3, **options}).check(edition)
    (sentence,) = told(refused.value, Words(strict=True))
    assert sentence.startswith(answer)


@pytest.mark.parametrize("language", languages())
def test_a_box_that_goes_with_no_other_is_refused_in_words(
    moon: object, monkeypatch: pytest.MonkeyPatch, language: str
):
    monkeypatch.setattr(mixes, "hides", lambda choice: False)
    monkeypatch.setattr(mixes, "lender", lambda world: "")
    words = Words(language, strict=True)
    for edition, option, named in (
        ("moon", {"world": "base"}, "name-world"),
        ("base", {"finds": "with"}, "name-relics"),
    ):
        with pytest.raises(BadOptions) as refused:
            Options(seats=3, **option).check(edition)
        (sentence,) = told(refused.value, words)
        assert words(named) in sentence


async def test_a_mix_is_kept_for_a_rematch_and_told_wherever_its_game_is_named(stage: Stage):
    board = stage.guild.create_text_channel("games")
    await stage.slash(promote(stage, "Cy"), "admin dashboard put", channel=board)
    await player.lobby(stage, "Ann", "Ben", edition=BOTH, world="underground", relics="without")
    named = "Small World + Underground, below ground, without relics and places"
    table = await player.table(stage)
    assert table.playing()[0].setup.choice == table.choice
    assert table.choice == Choice(("base", "underground"), 2, "underground", finds=False)
    assert "Played below ground" in said(stage, await stage.slash(stage["Ann"], "status"))
    assert named in said(stage, await stage.slash(stage["Ann"], "mygames"))
    await stage.settle()
    assert named in stage.text(stage.messages(None, board)[-1])
    export = await stage.slash(stage["Ann"], "game export")
    file = json.loads(await export.response.attachments[0].read())
    assert (file["edition"], file["engine"], file["others"]) == ("base", 1, {"underground": 1})
    assert (file["setup"]["world"], file["setup"]["finds"]) == ("underground", False)
    await stage.slash(stage["Ann"], "game cancel")
    await stage.tap(stage["Ann"], "End it for good")
    await stage.settle()
    await stage.slash(stage["Ben"], "game rematch")
    await stage.settle()
    assert named in stage.public().content
    again = await player.table(stage)
    assert (again.choice, again.options.setup) == (table.choice, None)


async def test_what_no_list_offers_opens_nothing(stage: Stage):
    for option, value in (("world", "sun"), ("relics", "all"), ("edition", "base+sun")):
        typed = stage.typing(stage["Ann"], "game new")
        options = typed.payload["data"]["options"][0].setdefault("options", [])
        options.append({"name": option, "type": 3, "value": value})
        (result,) = await stage.deliver(typed)
        assert f'The option "{option}" can\'t be `{value}`.' in said(stage, result)
    assert await stage.bot.store.unfinished(stage.guild.id) == []


@pytest.mark.parametrize("option", [{"world": "sun"}, {"finds": "half"}])
def test_a_mix_of_a_later_version_is_one_that_cannot_be_read(option: dict[str, str]):
    game = Game(1, 1, 1, BOTH, {"seats": 3, **option}, "lobby", 1, 0)
    with pytest.raises(GameUnknown):
        known.check(game)
    named = boxes_named(choice_of(game), Words(strict=True))
    assert (named == "an unknown edition") == ("world" in option)


async def test_in_a_thread_of_its_own_a_mix_gives_the_thread_its_name(stage: Stage):
    await stage.slash(stage["Ann"], "game new", edition=BOTH, thread=True)
    (thread,) = (c for c in stage.env.backend.channels.values() if "Underground" in (c.name or ""))
    assert thread.name == "Small World + Underground, above ground"


def test_games_from_before_mixes_could_be_chosen_are_of_their_one_box():
    old = Game(1, 1, 1, "underground", {"seats": 3, "clock": 24, "flags": []}, "lobby", 1, 0)
    assert choice_of(old) == Choice(("underground",), 3)
    assert Options.read(old.options).written().items() >= {"world": "", "finds": ""}.items()
