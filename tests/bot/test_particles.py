"""Korean particles, by how the end of a word is read."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.texts.i18n import functions
from bot.texts.particles import End, ending, particle


@pytest.mark.parametrize(
    ("word", "pair", "said"),
    [
        ("민수", "이/가", "민수가"),
        ("지은", "이/가", "지은이"),
        ("드워프", "은/는", "드워프는"),
        ("트롤", "은/는", "트롤은"),
        ("숲", "을/를", "숲을"),
        ("바다", "을/를", "바다를"),
        ("엘프", "과/와", "엘프와"),
        ("인간", "과/와", "인간과"),
        ("언덕", "으로/로", "언덕으로"),
        ("호수", "으로/로", "호수로"),
        ("트롤", "으로/로", "트롤로"),
        ("스켈레톤", "이나/나", "스켈레톤이나"),
        ("오크", "이나/나", "오크나"),
        ("인간", "이에요/예요", "인간이에요"),
        ("엘프", "이에요/예요", "엘프예요"),
    ],
)
def test_hangul_ends_as_it_is_written(word, pair, said):
    assert particle(word, pair) == said


@pytest.mark.parametrize(
    ("number", "subject", "way"),
    [
        ("0", "이", "으로"),
        ("1", "이", "로"),
        ("2", "가", "로"),
        ("3", "이", "으로"),
        ("4", "가", "로"),
        ("5", "가", "로"),
        ("6", "이", "으로"),
        ("7", "이", "로"),
        ("8", "이", "로"),
        ("9", "가", "로"),
        ("10", "이", "으로"),
        ("12", "가", "로"),
        ("100", "이", "으로"),
        ("1,000", "이", "으로"),
        ("1.5", "가", "로"),
        ("×2", "가", "로"),
    ],
)
def test_numbers_end_as_they_are_read(number, subject, way):
    assert particle(number, "이/가") == number + subject
    assert particle(number, "으로/로") == number + way


@pytest.mark.parametrize(
    ("name", "end"),
    [
        ("Ann", End.CLOSED),
        ("Bob", End.CLOSED),
        ("Jack", End.CLOSED),
        ("Matt", End.CLOSED),
        ("Eric", End.CLOSED),
        ("Jane", End.CLOSED),
        ("Tom", End.CLOSED),
        ("Flying", End.CLOSED),
        ("Paul", End.RIEUL),
        ("Nicole", End.RIEUL),
        ("Apple", End.RIEUL),
        ("Cy", End.OPEN),
        ("Ben Lee", End.OPEN),
        ("Mike", End.OPEN),
        ("Alice", End.OPEN),
        ("Peter", End.OPEN),
        ("Mark", End.OPEN),
        ("Grant", End.OPEN),
        ("Trolls", End.OPEN),
        ("José", End.OPEN),
        ("DM", End.CLOSED),
        ("URL", End.RIEUL),
        ("TV", End.OPEN),
        ("R", End.RIEUL),
    ],
)
def test_latin_letters_end_as_they_are_usually_read(name, end):
    assert ending(name) is end


@pytest.mark.parametrize(
    "word",
    [
        "지은!",
        "지은 🎲",
        "지은 <:race_elves_1a2b3c:123456>",
        "지은 <a:wave:1>",
        "**지은**",
        "__지은__",
        "`지은`",
        "지은\\_",
        "지은 <@1234>",
        "지은 (컴퓨터)",
        "「지은」",
        "지은…",
        "지은 ",
        "지은❤️",
        "지은",
    ],
)
def test_what_is_not_read_is_passed_over(word):
    assert particle(word, "이/가") == f"{word}이"


@pytest.mark.parametrize("word", ["<@1234>", "ゆき", "雪子", "", "…", "Юля", "🎲", "()"])
def test_where_the_reading_is_not_known_both_forms_stand(word):
    assert particle(word, "이/가") == f"{word}이(가)"
    assert particle(word, "은/는") == f"{word}은(는)"
    assert particle(word, "으로/로") == f"{word}(으)로"


def test_decomposed_hangul_is_read_too():
    assert particle("지은", "이/가").endswith("이")
    assert particle("\u1106\u1175\u11ab\u1109\u116e", "이/가").endswith("가")


@pytest.mark.parametrize("pair", ["이", "/가", "이/", ""])
def test_what_is_no_pair_is_refused(pair):
    with pytest.raises(ValueError, match="pair"):
        particle("민수", pair)


def _formatted(text: str, **params) -> str:
    bundle = FluentBundle(["ko"], functions=functions("ko"), use_isolating=False)
    bundle.add_resource(FluentResource(f"word = 트롤\nsaid = {text}\n"))
    told, errors = bundle.format_pattern(bundle.get_message("said").value, params)
    assert errors == []
    return told


def test_texts_call_it_with_names_numbers_and_other_texts():
    assert _formatted('{ PARTICLE($player, "이/가") } 이겼어요', player="민수") == "민수가 이겼어요"
    assert _formatted('{ PARTICLE($n, "을/를") }', n=3) == "3을"
    assert _formatted('{ PARTICLE($n, "을/를") }', n=1234) == "1,234를"
    assert _formatted('{ PARTICLE(word, "으로/로") }') == "트롤로"


def test_a_pair_that_is_none_is_an_error_of_the_text():
    bundle = FluentBundle(["ko"], functions=functions("ko"), use_isolating=False)
    bundle.add_resource(FluentResource('said = { PARTICLE($a, "이") }\n'))
    _, errors = bundle.format_pattern(bundle.get_message("said").value, {"a": "나"})
    assert errors
