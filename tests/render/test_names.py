"""Every number and name of a region is drawn, whatever lies on the board; nothing covers them."""

import dataclasses
import itertools
from functools import cache

import pytest
from PIL import ImageChops

import render
from bot.texts.i18n import Words, languages
from engine import Target, plain_box, view
from render import changes, theme
from render.ground.geometry import load_map, map_of
from render.map.happened import mark_pieces
from render.map.layout import NAME, layout
from render.map.lying import lying
from render.map.names import letters, name_pieces, name_room, name_width, region_names
from tests.render.tables import BOARDS, NAMES, boards_of, table, words
from tests.render.test_happened import happening
from tests.render.test_layout import few_markers
from tools.geometry.check import inside
from tools.play import random_positions

ENGLISH = Words(strict=True)
SHORTEST = {
    ("base", 2): 8,
    ("base", 3): 5,
    ("base", 4): 4,
    ("base", 5): 4,
    ("underground", 2): 5,
    ("underground", 3): 5,
    ("underground", 4): 4,
    ("underground", 5): 4,
    **{("warcraft", players): 4 for players in (2, 3, 4, 5)},
}
"""Han, kana or Hangul characters for which every region of a board has room that has a name."""


def widest(character):
    """Return words in which every region has the longest name made of ``character`` it may have."""

    def spoken(key, **params):
        if not key.startswith("region-"):
            return words(key, **params)
        _, edition, board, number = key.split("-")
        return longest(character, f"{edition}-{board}", int(number))

    return spoken


@cache
def longest(character, board, region):
    """Return the longest name made of ``character`` for which a region has room."""
    room = name_room(load_map(board).regions[region])
    length = 1
    while name_width(character * (length + 1)) <= room:
        length += 1
    return character * length


LANGUAGES = {"English": ENGLISH, "Han": widest("霧"), "Hangul": widest("늪"), "Latin": widest("n")}
CROWDS = (1.0, 0.6, 0.2)
"""Chances of each movable marker or find in a region."""


def all_pieces(seen, spoken, happened=(), priced=(), usable=()):
    """Return the names' pieces, and everything else on the map."""
    map_ = map_of(seen.boards)
    names = name_pieces(map_, region_names(seen, spoken))
    targets = {r: Target(r % 12 + 1, roll=r % 3 == 0) for r in priced}
    pieces = layout(map_, seen.regions, targets, usable, names, lying(seen))
    marks = mark_pieces(map_, seen.regions, happened, pieces)
    return names, [p for p in pieces if p.what != "name"] + marks


def hidden(seen, spoken, **more):
    """Return the pairs of pieces that cover a number or a name, two labels included.

    Every region must have a number, and a name if there is a strip for one: only on islands there
    are regions without.
    """
    names, others = all_pieces(seen, spoken, **more)
    numbers = [p for p in others if p.what == "label"]
    shapes = map_of(seen.boards).regions
    assert sorted(p.region for p in names) == [r for r in sorted(shapes) if shapes[r].name]
    assert sorted(p.region for p in numbers) == sorted(r.id for r in seen.regions)
    found = []
    for label in [*names, *numbers]:
        left, top, right, bottom = label.box
        for p in [*names, *others]:
            a, b, c, d = p.box
            if p is not label and left < c and a < right and top < d and b < bottom:
                found.append((label, p))
    return found


@pytest.mark.parametrize(("edition", "players"), BOARDS)
@pytest.mark.parametrize(("nth", "language"), [*enumerate(LANGUAGES)])
def test_no_piece_covers_a_number_or_a_name_on_a_random_table(edition, players, nth, language):
    """A sample: each crowd meets each board and each language, not each board in each language."""
    seed = (BOARDS.index((edition, players)) + nth) % len(CROWDS)
    seen = table(players, seed, edition, crowd=CROWDS[seed], held=1.0)
    assert hidden(seen, LANGUAGES[language], happened=happening(seen, seed, 0.7)) == []


@pytest.mark.parametrize(("edition", "players"), BOARDS)
@pytest.mark.parametrize("seed", range(3))
def test_no_price_and_no_power_to_be_used_covers_a_number_or_a_name(edition, players, seed):
    """A sample: what is shown is in English or Han by turns, so each is in both on each board."""
    seen = few_markers(table(players, seed, edition, crowd=0.9, held=1.0), 2)
    everywhere = [r.id for r in seen.regions]
    shown = ((everywhere, ()), ((), everywhere), (everywhere, everywhere))
    for nth, (priced, usable) in enumerate(shown, seed):
        language = LANGUAGES["Han" if nth % 2 else "English"]
        assert hidden(seen, language, priced=priced, usable=usable) == []


@pytest.mark.parametrize(("edition", "players"), BOARDS)
@pytest.mark.parametrize("seed", range(3))
def test_every_number_and_name_is_shown_at_all_times_of_a_game(edition, players, seed):
    box = plain_box(edition, players)
    turns = itertools.pairwise(view(box, state) for state in random_positions(box, seed))
    for before, now in itertools.islice(turns, 0, players * box.rounds - 1, 3):
        assert hidden(now, ENGLISH, happened=changes(before, now)) == []


@pytest.mark.parametrize(("edition", "players"), BOARDS)
def test_a_name_stands_in_its_own_region_from_end_to_end(edition, players):
    map_ = map_of(boards_of(edition, players))
    names, _ = all_pieces(table(players, 1, edition), widest("霧"))
    for name in names:
        left, top, right, bottom = name.box
        polygon = list(map_.regions[name.region].polygon)
        corners = [(x, y) for x in (left, right) for y in (top, bottom)]
        assert all(inside(corner, polygon) for corner in corners), name


@pytest.mark.parametrize(("edition", "players"), BOARDS)
def test_every_region_has_room_for_as_many_characters_as_the_page_says(edition, players):
    """Names are the same however large a board lies on the map, so its own size counts."""
    assert SHORTEST[edition, players] == min(
        len(longest("霧", board, region))
        for board in boards_of(edition, players)
        for region, shape in load_map(board).regions.items()
        if shape.name
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("edition", "players"), BOARDS)
def test_the_names_of_every_language_keep_to_their_room(language, edition, players):
    spoken, seen = Words(language, strict=True), table(players, 1, edition)
    map_ = map_of(seen.boards)
    too_long = {
        r: f"{name}: {name_width(name)} of {name_room(map_.regions[r])} px"
        for r, name in region_names(seen, spoken).items()
        if map_.regions[r].name and name_width(name) > name_room(map_.regions[r])
    }
    assert too_long == {}


@pytest.mark.parametrize(("edition", "players"), BOARDS)
@pytest.mark.parametrize("style", ["default", "contrast"])
def test_names_are_drawn_whole_upon_everything(edition, players, style, painted):
    seen = few_markers(table(players, 5, edition, crowd=0.5, held=1.0), 2)

    def drawn(spoken):
        return render.render(seen, names=NAMES, words=spoken, style=style, folder=painted)

    def nameless(key, **params):
        return " " if key.startswith("region-") else words(key, **params)

    change = ImageChops.difference(drawn(widest("霧")), drawn(nameless))
    left, top = theme.MAP
    map_ = map_of(seen.boards)
    larger = map_.lies.scale if map_.lies else 1
    for region, shape in map_.regions.items():
        if not shape.name:
            continue
        start, end, y = shape.name
        strip = change.crop((start + left, y + top - NAME // 2, end + left, y + top + NAME // 2))
        box = strip.getbbox()
        assert box, region
        assert box[2] - box[0] >= 0.75 * (end - start) / larger, region
        assert box[3] - box[1] >= 18, region


def test_a_name_longer_than_its_room_is_cut_short_and_still_drawn(painted):
    map_ = load_map("base-5p")
    (name,) = name_pieces(map_, {48: "Llanfairpwllgwyngyllgogerychwyrndrob"})
    assert name.width == name_room(map_.regions[48])
    seen = table(5, 3)

    def other(key, **params):
        long = key == "region-base-5p-48"
        return "Llanfairpwllgwyngyllgogerychwyrndrob" if long else words(key, **params)

    one, two = (
        render.render(seen, names=(), words=spoken, folder=painted) for spoken in (words, other)
    )
    left, _, right, _ = ImageChops.difference(one, two).getbbox()
    assert right - left <= name.width + 12


@pytest.mark.parametrize(("edition", "players"), BOARDS)
def test_all_names_of_a_board_are_in_one_kind_of_letters(edition, players):
    seen = table(players, 1, edition)
    names = tuple(sorted(region_names(seen, ENGLISH).items()))
    style = letters(seen.boards, names)
    rooms = map_of(seen.boards).regions
    fits = [
        name_width(name, "head") <= name_room(rooms[region])
        for region, name in names
        if rooms[region].name
    ]
    assert (style == "head") == all(fits)


def test_names_are_read_in_the_readers_language_where_they_stand(painted):
    seen = table(2, 3, held=0.4)

    def other(key, **params):
        return "Xanadu" if key == "region-base-2p-5" else words(key, **params)

    one, two = (
        render.render(seen, names=(), words=spoken, folder=painted) for spoken in (words, other)
    )
    left, top, right, bottom = ImageChops.difference(one, two).getbbox()
    shape = load_map("base-2p").regions[5].box
    assert left - 22 >= shape[0] - 8
    assert top - 118 >= shape[1] - 8
    assert right - 22 <= shape[2] + 8
    assert bottom - 118 <= shape[3] + 8
    assert bottom - top <= 2 * NAME + 12


def test_covered_names_and_meeting_labels_are_noticed():
    seen = table(5, 2)
    names, others = all_pieces(seen, ENGLISH)
    moved = dataclasses.replace(names[0], x=others[0].x, y=others[0].y)
    assert moved.covers(others[0])
    assert not any(a.covers(b) for a, b in itertools.combinations(names, 2))
