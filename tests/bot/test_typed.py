"""What is typed for a move: in any language, as it is seen, and only where it is plain."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from bot.errors import NoSeat
from bot.handlers.games import choices, seats, typed
from bot.handlers.games.matching import Offer, matching, meant, number_in, without
from bot.panels.turn.moves import UnreadableError
from bot.panels.turn.sight import Sight
from bot.texts.i18n import Words, languages
from bot.texts.wording import Wording
from engine import new_game, plain_box
from engine.actions import Answer, Conquer, Pick, Use
from tests.bot.sights import played, table_of

COLUMN = (
    ("trolls", "forest"),
    ("orcs", "hill"),
    ("halflings", "dragon_master"),
    ("elves", "seafaring"),
    ("tritons", "stout"),
    ("dwarves", "heroic"),
)


def look(language: str, box, state) -> Sight:
    table = table_of(box, state)
    wording = Wording.of(table, Words(language, strict=True))
    return Sight(table, table.user_at(table.deciders[0]), wording)


@pytest.fixture(scope="module")
def opening():
    box = plain_box("base", 3)
    state = new_game(box, "5".zfill(32))
    column = [
        replace(combo, race=race, power=power)
        for combo, (race, power) in zip(state.column, COLUMN, strict=True)
    ]
    return box, replace(state, column=tuple(column))


def found(offers, text: str) -> list[str]:
    return [choice.value for choice in matching(offers, text)]


@pytest.mark.parametrize(
    ("language", "text", "race"),
    [
        ("ja", "森のトロール", "trolls"),
        ("ja", "森トロール", "trolls"),
        ("ja", "とろーる", "trolls"),
        ("ja", "トロル", "trolls"),
        ("ja", "ﾄﾛｰﾙ", "trolls"),
        ("ja", "ドラゴンマスターのホビット", "halflings"),
        ("ja", "hobitto", "halflings"),
        ("ko", "숲의 트롤", "trolls"),
        ("ko", "숲의트롤", "trolls"),
        ("ko", "하플링", "halflings"),
        ("ko", "오크", "orcs"),
        ("en", "forest trolls", "trolls"),
        ("en", "troll", "trolls"),
        ("en", "オーク", "orcs"),
        ("ja", "Hill Orcs", "orcs"),
        ("ko", "trolls", "trolls"),
    ],
)
def test_a_combo_is_suggested_and_taken_by_any_of_its_names(opening, language, text, race):
    sight = look(language, *opening)
    assert found(choices.picks(sight), text)[:1] == [race]
    place = [c.race for c in sight.view.column].index(race)
    assert typed.picked(sight, text) == Pick(place)


@pytest.mark.parametrize(
    ("language", "text", "race"),
    [("ja", "ﾄﾞﾗｺﾞﾝﾏｽﾀ", "halflings"), ("ko", "트로", "trolls"), ("ko", "ㅌㄹ", "trolls"),
     ("en", "trolsl", "trolls"), ("ja", "はーふりんぐ", "halflings")],
)  # fmt: skip
def test_what_is_cut_short_or_misspelled_is_suggested_but_not_taken(opening, language, text, race):
    sight = look(language, *opening)
    assert found(choices.picks(sight), text)[:1] == [race]


def test_what_names_no_combo_or_several_takes_none(opening):
    for language in languages():
        sight = look(language, *opening)
        for text in ("", "zzz", "0", "7", "ㅌㄹ", "トロ", "99", "·"):
            assert typed.picked(sight, text) == Pick(-1), text
        assert typed.picked(sight, "２") == typed.picked(sight, " orcs ") == Pick(1)


@pytest.mark.parametrize("language", languages())
def test_each_region_is_suggested_and_taken_by_its_name_in_the_readers_language(language):
    words = Words(language)
    for box, state, _ in played(4, 3, 60):
        sight = look(language, box, state)
        for region in (offer.value for offer in choices.targets(sight) if not offer.rolls):
            name = words(f"region-{sight.view.boards[0]}-{region}")
            assert region in found(choices.targets(sight), name)[:2], name
            assert typed.region(sight.table, name) == int(region)


def test_a_region_is_read_by_its_number_however_it_is_written():
    box = plain_box("base", 2)
    table = table_of(box, new_game(box, "0" * 32))
    texts = ("14", " #14 · 3 (hill)", "１４", "地域14", "14番", "14번", "14번 지역", "region 14")
    assert {typed.region(table, text) for text in texts} == {14}
    for text in (
        "",
        "-3",
        "99999",
        "hill",
        "Bob2 x3",
        "14 15",
        "3 on 14",
        "14 no",
        "14.5",
        "3枚で14",
    ):
        with pytest.raises(UnreadableError):
            typed.region(table, text)
    offers = [Offer("3 · 2個", "3"), Offer("14 · 3個", "14")]
    for text in ("１４", "地域14", "14번 지역", "#14"):
        assert found(offers, text) == ["14"], text
    assert found(offers, "地域4") == []


def test_the_die_is_asked_for_in_every_language():
    box = plain_box("base", 2)
    table = table_of(box, new_game(box, "0" * 32))
    for text in (
        "14 die",
        "14die",
        "14 Dice",
        "14 サイコロ",
        "14ダイス",
        "14번 주사위",
        "１４　だいす",
    ):
        assert typed.conquest(table, text) == Conquer(14, roll=True), text
    assert typed.conquest(table, "14") == Conquer(14)
    for text in ("14 no die", "14 without dice", "14번 주사위 안 굴리기", "14 ダイスなし"):
        with pytest.raises(UnreadableError):
            typed.conquest(table, text)
    assert without("Gardie", "typed-die") == ("Gardie", False)
    assert number_in("12 · 3") == 12


def test_a_power_is_used_by_its_name_and_region(monkeypatch, opening):
    dragon = Offer("", "", also=("ドラゴンマスター",), about=("power.dragon_master",))
    offers = [
        dragon._replace(name="ドラゴンを5へ", value="dragon_master@5"),
        dragon._replace(name="ドラゴンを12へ", value="dragon_master@12"),
        Offer("先に振る", "berserk@-1", True, ("バーサーカー",), ("power.berserk",)),
    ]
    monkeypatch.setattr(choices, "uses", lambda sight: offers)
    sight = look("ja", *opening)
    for text in (
        "ドラゴンマスター 12",
        "ドラゴンマスター12",
        "dragon_master@12",
        "드래곤 조련사 12번",
    ):
        assert typed.used(sight, text) == Use("dragon_master", 12), text
    assert typed.used(sight, "バーサーカー") == typed.used(sight, "berserk") == Use("berserk")
    assert typed.used(sight, "광전사") != Use("berserk"), "no likeness leads to the die"
    for text in ("", "@", "x@y"):
        with pytest.raises(UnreadableError):
            typed.used(sight, text)


def test_an_answer_is_numbers_a_name_on_offer_or_nothing_more(monkeypatch, opening):
    offers = [Offer("아름", "0"), Offer("Ben", "1"), Offer("더 고르지 않기", choices.NONE)]
    monkeypatch.setattr(choices, "answers", lambda sight: offers)
    sight = look("ko", *opening)
    for text, answer in (("아름", (0,)), ("ben", (1,)), ("4, 7", (4, 7)), ("４、７", (4, 7))):
        assert typed.chosen(sight, text) == Answer(answer)
    for text in ("none", "なし", "없음", "더 고르지 않기"):
        assert typed.chosen(sight, text) == Answer()
    for text in ("", "nobody", "12345"):
        with pytest.raises(UnreadableError):
            typed.chosen(sight, text)


def test_a_name_that_two_have_means_neither():
    assert meant([Offer("Ann", "1"), Offer("Ann", "2")], "ann") is None
    assert meant([Offer("Ann", "1"), Offer("Ben", "2")], "ann").value == "1"


def test_a_seat_is_taken_by_its_number_or_its_players_name():
    box = plain_box("base", 3)
    table = table_of(box, new_game(box, "0" * 32))
    people = [
        replace(seat, name=name)
        for seat, name in zip(table.seats, ("美咲", "Ann", "ann"), strict=True)
    ]
    table = replace(table, seats=tuple(people))
    client = SimpleNamespace(words_for=lambda interaction: Words("ja"))

    def meant_by(text: str) -> int | None:
        return seats._typed(client, None, table, text)

    assert [meant_by(text) for text in ("", "2", "３", "美咲")] == [None, 1, 2, 0]
    for text in ("ann", "4", "0", "Bob"):
        with pytest.raises(NoSeat):
            meant_by(text)
