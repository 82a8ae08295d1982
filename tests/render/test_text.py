import pytest
from PIL import Image

from render.theme import NUMBER, SMALLEST
from render.writing import text
from render.writing.arabic import joined
from render.writing.fonts import faces
from render.writing.text import SQUEEZED, drawable, fit, graphemes, mask, write

ZALGO = "a" + "\u0301" * 32 + "b"


def ink(picture):
    return picture.getbbox() is not None


def test_at_most_two_combining_marks_stay_on_a_character():
    assert [len(g) for g in graphemes("x" + "\u0337" * 32 + "y")] == [3, 1]
    assert [len(g) for g in graphemes(ZALGO)] == [3, 1]  # NFKC has joined the first to the letter


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ann\u202e\u200b\u2066Bob", ["A", "n", "n", "B", "o", "b"]),
        ("a\n\tb", ["a", " ", "b"]),
        ("\u0301\u0302", []),
        ("ﬁ", ["f", "i"]),
        ("\x00\ud83d", [" "]),
        ("", []),
    ],
)
def test_what_cannot_be_seen_is_dropped_from_names(name, kept):
    assert graphemes(name) == kept


@pytest.mark.parametrize(
    "name",
    [
        "Alice",
        "田中さくら",
        "김철수",
        "Владимир",
        "Αλέξανδρος",
        "שרה",
        "محمد",
        "สมชาย",
        "Đặng Thị",
        "ØÞß",
    ],
)
def test_names_of_many_scripts_are_drawn_with_their_own_letters(name):
    assert all(text.MISSING not in part for _, part in text._runs(name, "body"))
    assert ink(mask(name, "body", 26)[0])
    assert drawable(name)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("🔥", "🔥"),
        ("👍🏽", "👍"),
        ("🧙🏽\u200d♂️", "🧙"),
        ("🇫🇷", "🇫🇷"),
        ("❤️", "❤"),
        ("Ann 🐉", "Ann 🐉"),
    ],
)
def test_emoji_are_drawn_in_the_color_of_the_text_without_skin_tones(name, shown):
    assert "".join(part for _, part in text._runs(name, "body")) == shown
    assert ink(mask(name, "body", 26)[0])
    assert drawable(name)


def test_a_sentence_with_two_long_names_keeps_its_end():
    told = f"{'N' * 32} took region 16 from {'M' * 32} with 9 tokens and a 3 on the die"
    assert "".join(graphemes(told)) == told


def test_an_emoji_newer_than_the_font_is_left_out():
    assert text._runs("\U0001faff", "body") == []


@pytest.mark.parametrize("name", ["\U00012000", "देवी", "Ann देवी", "", " ", "\ufe0f"])
def test_a_name_with_letters_that_no_font_has_is_not_drawn(name):
    assert not drawable(name)


def test_a_letter_that_no_font_has_becomes_a_box():
    assert [part for _, part in text._runs("\U00012000", "body")] == [text.MISSING]


def test_a_name_of_hidden_characters_is_not_drawn():
    assert not drawable("\u200b\u202e")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("שרה", "הרש"),
        ("אב 12 Ann", "בא 12 Ann"),
        ("Ann אב גד", "Ann דג בא"),
        ("Ann", "Ann"),
    ],
)
def test_right_to_left_stretches_are_turned(name, shown):
    assert "".join(text._visual(graphemes(name))) == shown


@pytest.mark.parametrize("width", [40, 90, 160, 400])
@pytest.mark.parametrize(
    "name", ["Alexandria the Conqueror", "田中さくら田中さくら", "W" * 64, ZALGO * 9]
)
def test_text_fits_its_room_and_is_never_too_small_to_read(name, width):
    shown, style, size = fit(name, 26, width)
    assert mask(shown, style, size, 0, width)[0].width - 4 <= width
    assert (mask(shown, style, size)[0].width - 5) * SQUEEZED <= width
    assert size >= SMALLEST


def test_text_that_fits_is_not_changed():
    assert fit("Ann", 26, 200) == ("Ann", "body", 26)


def test_what_is_a_little_too_long_is_squeezed_and_not_cut():
    name = "ドラゴンマスター"
    long, up = mask(name, "narrow", SMALLEST)
    room = round((long.width - 4) * 0.8)
    assert fit(name, 24, room) == (name, "narrow", SMALLEST)
    squeezed, at = mask(name, "narrow", SMALLEST, 0, room)
    assert (squeezed.width - 4, squeezed.height, at) == (room, long.height, up)
    assert fit(name, 24, round(room * 0.8))[0].endswith("…")


def test_pictures_glued_together_are_drawn_as_one():
    assert graphemes("👨‍👩‍👧‍👦") == ["👪"]
    assert graphemes("a👩‍🚀b") == ["a", "👩", "b"]
    assert graphemes("🏳️‍🌈")[0].startswith("🏳")


def test_text_too_long_is_cut_with_an_ellipsis():
    assert fit("Wolfeschlegelsteinhausenbergerdorff", 26, 120)[0].endswith("…")


def test_lines_of_different_scripts_stand_on_one_baseline():
    heights = {mask(name, "body", 26)[0].height for name in ("Ann", "田中", "สมชาย", "محمد")}
    ups = {mask(name, "body", 26)[1] for name in ("Ann", "田中", "สมชาย", "محمد")}
    assert len(heights) == len(ups) == 1


def test_region_numbers_are_eight_pixels_high_on_a_phone():
    for digit in "0123456789":
        box = faces()["body"][0].at(NUMBER).getbbox(digit)
        assert (box[3] - box[1]) * 550 / 1600 >= 8, digit


def test_a_face_knows_exactly_the_characters_of_its_font():
    latin, east = faces()["body"][0], faces()["body"][1]
    assert latin.has("A")
    assert latin.has("Ж")
    assert not latin.has("田")
    assert east.has("田")
    assert east.has("김")
    assert not east.has("ש")
    assert not latin.has("\uffff")


@pytest.mark.parametrize("anchor", ["l", "m", "r"])
def test_writing_keeps_to_its_anchor(anchor):
    picture = Image.new("RGB", (300, 60))
    width = write(picture, (150, 40), "Elbow", 26, (255, 255, 255), anchor=anchor)
    left, _, right, _ = picture.getbbox()
    start = {"l": 150, "m": 150 - width // 2, "r": 150 - width}[anchor]
    assert abs(left - start) <= 4
    assert abs(right - start - width) <= 4


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("محمد", "\ufee3\ufea4\ufee4\ufeaa"),
        ("سلام", "\ufeb3\ufefc\ufee1"),
        ("پرى", "\ufb58\ufeae\ufeef"),
        ("دار", "\ufea9\ufe8d\ufead"),
        ("مُحَمَّد", "\ufee3\u064f\ufea4\u064e\ufee4\u064e\u0651\ufeaa"),
        ("Ann بب Bob", "Ann \ufe91\ufe90 Bob"),
        ("", ""),
    ],
)
def test_arabic_letters_are_joined(name, forms):
    assert "".join(joined(graphemes(name))) == forms
