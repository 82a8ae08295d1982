import dataclasses
import hashlib
import io
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

import render
from engine import Target, plain_box, targets, view
from render import theme
from render.ground import base
from render.ground.geometry import load_map, map_of
from render.map.layout import Piece, layout
from render.map.names import name_pieces, region_names
from render.writing.text import write
from tests.dsl import ranks
from tests.render.tables import BOARDS, MOVABLE, NAMES, table, words
from tools.play import random_position

HOSTILE = (
    "Z" + "\u0337" * 32 + "lgo",
    "\u202e\u2067evil\u2069<@123> ```" + "x" * 400,
    "🔥" * 40,
    "\x00\n\t\u200b",
    "".join(chr(c) for c in range(0xFFF0, 0x10010)) + "\ud800",
)


@pytest.fixture
def drawn(painted):
    """Return a function that draws a table."""

    def draw(seen, names=NAMES):
        return render.render(seen, names=names, words=words, folder=painted)

    return draw


def changed(seen, region, **fields):
    """Return the table with one region changed."""
    regions = tuple(dataclasses.replace(r, **fields) if r.id == region else r for r in seen.regions)
    return dataclasses.replace(seen, regions=regions)


def differing(one, two):
    """Return the box in which two pictures differ."""
    return ImageChops.difference(one, two).getbbox()


def on_picture(piece: Piece):
    left, top, right, bottom = piece.box
    x, y = theme.MAP
    return left + x, top + y, right + x, bottom + y


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_table_is_a_picture_of_1600_by_1200(players, drawn):
    picture = drawn(table(players, 1))
    assert picture.size == (1600, 1200)
    assert picture.mode == "RGB"


@pytest.mark.parametrize("players", [2, 5])
def test_the_same_table_is_the_same_picture_every_time(players, drawn):
    seen = table(players, 3, crowd=0.5)
    assert drawn(seen).tobytes() == drawn(table(players, 3, crowd=0.5)).tobytes()


def test_the_order_of_sets_has_no_part_in_the_picture(tmp_path, drawn):
    """Sets have another order in a process with another seed, which paints the board itself."""
    code = (
        "import hashlib, pathlib, render; from tests.render.tables import *;"
        f"folder = pathlib.Path({str(tmp_path)!r});"
        "p = render.render(table(2, 7), names=NAMES, words=words, folder=folder);"
        "print(hashlib.sha256(p.tobytes()).hexdigest())"
    )
    seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    found = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONHASHSEED": seed},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        check=True,
        text=True,
    ).stdout.strip()
    assert list(tmp_path.glob("*.png"))
    assert found == hashlib.sha256(drawn(table(2, 7)).tobytes()).hexdigest()


def test_threads_draw_and_encode_the_same_pictures_as_one_alone(painted):
    tables = [table(players, seed) for players in (2, 3) for seed in range(4)]

    def made(seen):
        data = render.board_image(seen, names=NAMES, words=words, folder=painted)
        return hashlib.sha256(data).hexdigest()

    alone = [made(seen) for seen in tables]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(made, tables * 2)) == alone * 2


def test_drawing_does_not_change_the_kept_base(painted, drawn):
    seen = table(3, 1)
    kept, _, _ = base.base(seen, painted)
    before = kept.tobytes()
    drawn(seen)
    assert base.base(seen, painted)[0].tobytes() == before


@pytest.mark.parametrize("marker", MOVABLE)
def test_every_marker_is_seen_in_its_region_and_nowhere_else(marker, drawn):
    seen = changed(table(3, 2, crowd=0), 23, markers=())
    with_it = changed(seen, 23, markers=((marker, 1),))
    left, top, right, bottom = differing(drawn(seen), drawn(with_it))
    x, y = theme.MAP
    box = load_map("base-3p").regions[23].box
    assert box[0] + x <= left < right <= box[2] + x
    assert box[1] + y <= top < bottom <= box[3] + y


def test_markers_are_told_apart(drawn):
    seen = table(3, 2, crowd=0)
    pictures = {drawn(changed(seen, 23, markers=((m, 1),))).tobytes() for m in MOVABLE}
    assert len(pictures) == len(MOVABLE)


@pytest.mark.parametrize("number", [2, 5])
def test_the_number_of_encampments_is_seen(number, drawn):
    seen = table(3, 2, crowd=0)
    one = changed(seen, 23, markers=(("encampment", 1),))
    more = changed(seen, 23, markers=(("encampment", number),))
    assert differing(drawn(one), drawn(more))


def test_natives_tokens_and_their_numbers_are_seen(drawn):
    free = changed(table(3, 2, crowd=0), 23, army=None, owner=None, race=None, tokens=0, natives=0)
    native = changed(free, 23, natives=1)
    mine = changed(free, 23, army=0, owner=0, race="elves", tokens=1)
    two = changed(mine, 23, tokens=2)
    three = changed(mine, 23, tokens=3)
    pictures = [drawn(t).tobytes() for t in (free, native, mine, two, three)]
    assert len(set(pictures)) == 5


@pytest.mark.parametrize("seat", range(5))
def test_an_owners_color_lies_along_the_border_of_a_region(seat, drawn):
    seen = changed(
        table(5, 2, crowd=0), 24, army=0, owner=seat, race="elves", tokens=1, active=True
    )
    picture, box = drawn(seen), load_map("base-5p").regions[24].box
    color = theme.SEATS[seat].color
    near = 0
    for x in range(box[0], box[2]):
        for y in range(box[1], box[3]):
            pixel = picture.getpixel((x + theme.MAP[0], y + theme.MAP[1]))
            near += sum(abs(a - b) for a, b in zip(pixel, color, strict=True)) < 60
    assert near > 600


def test_seats_differ_in_shape_not_only_in_color():
    assert len({seat.shape for seat in theme.SEATS}) == len({s.color for s in theme.SEATS}) == 5


def test_a_region_in_decline_is_greyer_and_striped(drawn):
    seen = changed(table(2, 2, crowd=0), 17, army=0, owner=1, race="elves", tokens=1, active=True)
    gone = changed(seen, 17, active=False)
    shape = load_map("base-2p").regions[17]
    corners = [(x + theme.MAP[0], y + theme.MAP[1]) for x, y in shape.polygon]
    ground = Image.new("L", (theme.WIDTH, theme.HEIGHT))
    pen = ImageDraw.Draw(ground)
    pen.polygon(corners, fill=255)
    pen.line([*corners, corners[0]], 0, 60, "curve")
    for x, y in (shape.token, shape.label, (shape.label[0], shape.name[2])):
        x, y = x + theme.MAP[0], y + theme.MAP[1]
        pen.rectangle((x - 80, y - 45, x + 80, y + 45), fill=0)

    def colorful(picture):
        return ImageStat.Stat(picture.convert("HSV"), ground).mean[1]

    assert colorful(drawn(gone)) < colorful(drawn(seen)) * 0.75


def test_hidden_coins_are_a_purse_and_open_ones_a_number(drawn):
    hidden = table(3, 2)
    assert hidden.coins == (None, None, None)
    shown = dataclasses.replace(hidden, coins=(3, None, None))
    other = dataclasses.replace(hidden, coins=(103, None, None))
    pictures = {drawn(t).tobytes() for t in (hidden, shown, other)}
    assert len(pictures) == 3
    left, top, right, bottom = differing(drawn(shown), drawn(other))
    assert theme.PLAYERS[0] < left < right < theme.PLAYERS[2]
    assert top > theme.PLAYERS[1]
    assert bottom < theme.PLAYERS[1] + 240


@pytest.mark.parametrize(
    "fields",
    [
        {"round": 1},
        {"die": 3},
        {"player": 0},
        {"player": 1},
        {"step": "over", "ranking": ranks((1,), (0,), (2,))},
        {"coins": (1, 2, 3)},
    ],
)
def test_round_die_turn_end_and_coins_show(fields, drawn):
    seen = dataclasses.replace(table(3, 2), round=4, player=2, die=None)
    assert differing(drawn(seen), drawn(dataclasses.replace(seen, **fields)))


def test_ghouls_that_act_in_decline_stand_in_the_header(drawn):
    seen = dataclasses.replace(table(3, 2), player=0, die=None)
    empty = tuple(dataclasses.replace(a, hand=0) for a in seen.armies)
    seen = dataclasses.replace(seen, armies=empty)
    gone = next(a for a in seen.armies if a.player == 0 and not a.active)
    working = drawn(dataclasses.replace(seen, acting=gone.id))
    left, top, right, bottom = differing(drawn(seen), working)
    assert theme.HEADER[0] <= left < right <= theme.HEADER[2]
    assert theme.HEADER[1] <= top < bottom <= theme.HEADER[3]


def test_the_tiles_beside_the_hand_are_of_the_race_that_acts(drawn):
    seen = dataclasses.replace(table(2, 2), player=0, die=None)
    mine = next(a for a in seen.armies if a.player == 0)
    old = dataclasses.replace(mine, id=99, active=False, hand=5)
    armies = tuple(dataclasses.replace(a, hand=0) for a in seen.armies)
    shown = dataclasses.replace(seen, armies=(*armies, old), acting=99)
    changed = dataclasses.replace(old, race="elves" if old.race != "elves" else "orcs")
    other = dataclasses.replace(shown, armies=(*armies, changed))
    *_, bottom = differing(drawn(shown), drawn(other))
    named = dataclasses.replace(shown, armies=(*armies, dataclasses.replace(old, hand=0)))
    other = dataclasses.replace(other, armies=(*armies, dataclasses.replace(changed, hand=0)))
    *_, without_hand = differing(drawn(named), drawn(other))
    assert bottom > without_hand


@pytest.mark.parametrize("field", ["coins", "tokens", "price"])
def test_a_combos_price_coins_and_tokens_show_in_the_column(field, drawn):
    seen = table(3, 2)
    first = seen.column[0]
    more = dataclasses.replace(first, **{field: getattr(first, field) + 2})
    other = dataclasses.replace(seen, column=(more, *seen.column[1:]))
    left, top, right, bottom = differing(drawn(seen), drawn(other))
    assert theme.COLUMN[0] <= left < right <= theme.COLUMN[2]
    assert theme.COLUMN[1] <= top < bottom <= theme.COLUMN[1] + 140


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("players", [2, 5])
def test_a_hostile_name_keeps_to_its_place(name, players, drawn):
    seen = dataclasses.replace(table(players, 2), player=1)
    usual = drawn(seen, ["Ann"] * 5)
    spoilt = drawn(seen, [name, *["Ann"] * 4])
    left, top, right, bottom = differing(usual, spoilt)
    assert theme.PLAYERS[0] + 40 <= left < right <= theme.PLAYERS[2]
    assert theme.PLAYERS[1] + theme.TITLE <= top
    assert bottom <= theme.PLAYERS[1] + theme.TITLE + 44


@pytest.mark.parametrize("name", ["\u200b", "देवी"])
def test_a_name_that_cannot_be_drawn_gives_way_to_the_players_number(name, drawn):
    seen = table(2, 2)
    assert drawn(seen, [name, "Bob"]).tobytes() == drawn(seen, ["player 1", "Bob"]).tobytes()


def test_too_few_names_do_no_harm(drawn):
    assert drawn(table(3, 2), ["Ann"]).size == (1600, 1200)


def test_text_too_small_to_read_is_refused():
    with pytest.raises(ValueError, match="cannot be read"):
        write(Image.new("RGB", (50, 50)), (0, 40), "Ann", 21, (0, 0, 0))


def lying_on(seen, board):
    return dataclasses.replace(seen, setup=dataclasses.replace(seen.setup, boards=(board,)))


def test_a_board_without_a_map_is_refused(drawn):
    with pytest.raises(LookupError, match="no map of the board 'base-7p'"):
        drawn(lying_on(table(2, 1), "base-7p"))


def test_a_table_with_other_regions_than_the_map_is_refused(drawn):
    seen = table(2, 1)
    with pytest.raises(LookupError, match="does not have the regions"):
        drawn(dataclasses.replace(seen, regions=seen.regions[:-1]))


@pytest.mark.parametrize(("edition", "players"), BOARDS)
@pytest.mark.parametrize("style", ["default", "contrast"])
def test_even_a_full_board_is_small_enough_to_send(edition, players, style, painted):
    seen = table(players, 4, edition, crowd=0.8, held=1.0, open_scores=True, die=2)
    data = render.board_image(seen, names=NAMES, words=words, style=style, folder=painted)
    assert len(data) <= 400_000
    assert Image.open(io.BytesIO(data)).size == (1600, 1200)


def test_a_board_without_a_map_is_known_before_it_is_drawn():
    seen = table(3)
    assert render.has_map(seen)
    assert not render.has_map(lying_on(seen, "mine-3p"))
    assert not render.has_map(dataclasses.replace(seen, regions=seen.regions[1:]))


# --------------------------------------------------------------------- panels


@pytest.mark.parametrize(("edition", "players"), BOARDS)
@pytest.mark.parametrize("crowd", [0.0, 0.7])
def test_a_panel_is_small_enough_to_send(edition, players, crowd, painted):
    seen = table(players, 4, edition, crowd=crowd, held=1.0, die=2)
    marked = {r.id: Target(1 + r.id % 11, roll=r.id % 3 == 0) for r in seen.regions if r.id % 2}
    data = render.panel_image(seen, names=NAMES, words=words, targets=marked, folder=painted)
    assert len(data) <= 150_000
    assert Image.open(io.BytesIO(data)).size == (1000, 750)


def test_a_panel_marks_the_targets_of_real_play(painted):
    box = plain_box("base", 3)
    state = random_position(box, 5, 6)
    seen, open_now = view(box, state), targets(box, state)
    assert open_now
    marked = render.render_panel(seen, names=NAMES, words=words, targets=open_now, folder=painted)
    bare = render.render_panel(seen, names=NAMES, words=words, folder=painted)
    map_ = map_of(seen.boards)
    scale = 750 / map_.size[1]
    called = name_pieces(map_, region_names(seen, words))
    prices = [p for p in layout(map_, seen.regions, open_now, (), called) if p.what == "price"]
    assert {p.region: p.amount for p in prices} == {r: t.price for r, t in open_now.items()}
    change = ImageChops.difference(marked, bare)
    for piece in prices:
        spot = change.crop(tuple(round(v * scale) for v in piece.box))
        assert sum(ImageStat.Stat(spot).mean) > 60


def test_a_panels_die_only_targets_look_different(painted):
    seen = table(3, 2)

    def panel(roll):
        return render.render_panel(
            seen, names=NAMES, words=words, targets={8: Target(2, roll=roll)}, folder=painted
        )

    assert differing(panel(False), panel(True))


def test_a_target_that_is_not_on_the_board_is_refused(painted):
    with pytest.raises(LookupError, match="no such regions: \\[99\\]"):
        render.render_panel(
            table(3, 2),
            names=NAMES,
            words=words,
            targets={99: Target(2)},
            folder=painted,
        )


# --------------------------------------------------------------------- caches


@pytest.fixture
def paintings(painted, monkeypatch):
    """Have nothing in memory, and boards painted from a pattern; return them as they come."""
    picture, done = base.base(table(2, 1), painted)[0].rotate(180), []

    def paint(*_):
        done.append(picture.copy())
        return done[-1]

    monkeypatch.setattr(base, "_memory", base.OrderedDict())
    monkeypatch.setattr(base, "paint", paint)
    return done


def test_a_painted_board_is_read_back_from_disk_unchanged(tmp_path, paintings, monkeypatch):
    seen = table(2, 1)
    base.base(seen, tmp_path)
    monkeypatch.setattr(base, "_memory", base.OrderedDict())
    read = base.base(seen, tmp_path)[0]
    (first,) = paintings
    assert read is not first
    assert read.tobytes() == first.tobytes()


@pytest.mark.parametrize("rubbish", [b"", b"no picture", b"\x89PNG\r\n\x1a\n" + b"\0" * 40])
def test_a_spoilt_file_in_the_cache_is_painted_anew(
    rubbish, painted, tmp_path, paintings, monkeypatch
):
    seen = table(2, 1)
    _, key, _ = base.base(seen, painted)
    (tmp_path / f"{key}.png").write_bytes(rubbish)
    monkeypatch.setattr(base, "_memory", base.OrderedDict())
    assert [base.base(seen, tmp_path)[0]] == paintings
    with Image.open(tmp_path / f"{key}.png") as file:
        assert file.tobytes() == paintings[0].tobytes()


def test_a_cache_that_cannot_be_written_costs_only_time(tmp_path, paintings):
    (tmp_path / "file").write_text("in the way")
    assert [base.base(table(2, 1), tmp_path / "file" / "folder")[0]] == paintings


def test_no_half_written_file_stays_in_the_cache(painted):
    assert list(painted.glob("*.part")) == []


def test_old_files_leave_the_cache_when_it_is_full(tmp_path, paintings):
    for number in range(base.FILES + 3):
        (tmp_path / f"{number}.png").write_bytes(b"")
        os.utime(tmp_path / f"{number}.png", (number, number))
    _, key, _ = base.base(table(2, 1), tmp_path)
    left = {path.stem for path in tmp_path.glob("*.png")}
    assert key in left
    assert left - {key} == {str(n) for n in range(4, base.FILES + 3)}


def test_the_base_knows_the_terrains_of_the_table(tmp_path, paintings):
    seen = table(2, 1)
    other = changed(seen, 9, terrain="swamp")
    assert seen.region(9).terrain != "swamp"
    assert base.base(seen, tmp_path)[1] != base.base(other, tmp_path)[1]
    assert len(paintings) == 2
