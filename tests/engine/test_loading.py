"""Boards and printed numbers: every fault is named with file, region and what is wrong."""

import copy
import json
from pathlib import Path

import pytest

from engine import BoardError, Setup, new_game, plain_box
from engine.loading import (
    DATA,
    BoardFile,
    Tiles,
    board_faults,
    load_board,
    load_edition,
    load_powers,
    load_races,
    load_tiles,
    make_box,
)
from engine.parts.where import terrain
from engine.table import Game
from engine.traits.base import POWERS, RACES
from tools.checks import violations


def small() -> dict:
    """Two seats, four regions: sea, farmland, mountain with a tribe, hill."""

    def region(number, terrain, neighbors, **more):
        return {
            "id": number,
            "terrain": terrain,
            "symbols": [],
            "board_edge": False,
            "entry": False,
            "coastal": False,
            "neighbors": neighbors,
            "near": [0.5, 0.5],
        } | more

    return {
        "edition": "base",
        "players": 2,
        "rounds": 10,
        "regions": [
            region(1, "sea", [2], board_edge=True, entry=True),
            region(2, "farmland", [1, 3], coastal=True, entry=True, symbols=["mine"]),
            region(3, "mountain", [2, 4], natives={"lost_tribe": 1}),
            region(4, "hill", [3], board_edge=True, entry=True),
        ],
    }


def faults(board: dict) -> tuple[str, ...]:
    with pytest.raises(BoardError) as caught:
        plain_box("base", 2, board)
    assert caught.value.file == "board"
    assert str(caught.value) == "\n".join(f"board: {fault}" for fault in caught.value.faults)
    return caught.value.faults


def test_a_board_of_ones_own_is_played_on() -> None:
    box = plain_box("base", 2, small())
    assert (box.setup.boards, box.rounds, list(box.regions)) == (("board",), 10, [1, 2, 3, 4])
    assert box.regions[2].symbols == {"mine"}
    assert box.regions[3].natives == 1


def test_a_board_file_gives_its_name_to_the_box(tmp_path: Path) -> None:
    file = tmp_path / "islands.json"
    file.write_text(json.dumps(small()), encoding="utf-8")
    assert plain_box("base", 2, file).setup.boards == ("islands",)


def broken(region: int, **change: object) -> dict:
    board = small()
    board["regions"][region - 1] |= change
    return board


@pytest.mark.parametrize(
    ("board", "fault"),
    [
        (
            broken(4, terrain="tundra"),
            "region 4: unknown terrain 'tundra', known are farmland, forest, hill, swamp, "
            "mountain, sea, lake",
        ),
        (
            broken(2, symbols=["mine", "castle"]),
            "region 2: unknown symbol 'castle', known are mine, magic, cavern",
        ),
        (broken(4, neighbors=[3, 3]), "region 4: names a neighbor twice"),
        (broken(4, neighbors=[3, 4]), "region 4: borders itself"),
        (broken(4, neighbors=[3, 9]), "region 4: borders region 9, which is not on the board"),
        (
            broken(4, neighbors=[3, 2]),
            "region 4: borders region 2, but region 2 does not border it",
        ),
        (broken(2, coastal=False), "region 2: borders water, so it is coastal"),
        (broken(3, coastal=True), "region 3: is not coastal"),
        (broken(1, coastal=True), "region 1: is not coastal"),
    ],
)
def test_a_faulty_region_is_named(board: dict, fault: str) -> None:
    assert faults(board) == (fault,)


ANCHORED = """
list = ["mine", "anchor"]
entry = "anchor"
"""


def with_symbols(folder: Path, symbols: str) -> Path:
    """Return a copy of the base edition's file with other symbols."""
    text = (DATA / "base" / "edition.toml").read_text(encoding="utf-8")
    told = text.replace('list = ["mine", "magic", "cavern"]', symbols)
    (folder / "edition.toml").write_text(told, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("anchors", "faults"),
    [
        ({1, 2, 4}, ()),
        ({1, 2}, ("region 4: is an entry, but has no symbol 'anchor'",)),
        ({1, 2, 3, 4}, ("region 3: is no entry, but has the symbol 'anchor'",)),
    ],
)
def test_where_a_symbol_marks_entries_it_decides(
    tmp_path: Path, anchors: set[int], faults: tuple[str, ...]
) -> None:
    edition = load_edition(with_symbols(tmp_path, ANCHORED))
    board = small()
    for region in board["regions"]:
        region["symbols"] = ["anchor"] if region["id"] in anchors else []
    read = BoardFile.model_validate(board, strict=False)
    assert tuple(board_faults(read, edition)) == faults


def test_what_marks_entries_must_be_a_symbol(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match="symbols, entry: value error, no symbol 'anchor'"):
        load_edition(with_symbols(tmp_path, 'list = ["mine"]\nentry = "anchor"'))


def test_all_faults_are_told_at_once() -> None:
    board = broken(4, neighbors=[3, 9], symbols=["x"])
    assert len(faults(board)) == 2


def test_regions_are_numbered_in_order() -> None:
    board = small()
    board["regions"].reverse()
    assert faults(board) == ("regions must be numbered 1, 2, 3 and so on, in order",)


def test_a_board_is_in_one_piece() -> None:
    board = broken(3, neighbors=[2])
    board["regions"][3]["neighbors"] = []
    assert faults(board) == ("region 4: cannot be reached from region 1",)


def test_closed_regions_may_be_listed_apart_and_at_one_side_only() -> None:
    board = broken(1, neighbors=[])
    board["regions"][1] |= {"neighbors": [3], "chasms": [1]}
    box = plain_box("base", 2, board)
    assert (box.regions[1].borders, box.regions[2].borders) == ({2}, {1, 3})


def test_only_closed_regions_are_listed_apart() -> None:
    board = broken(4, neighbors=[3], chasms=[2])
    assert faults(board) == ("region 4: lists region 2 apart, which is not closed",)


@pytest.mark.parametrize(
    ("natives", "fault"),
    [
        ({"murlocs": 1}, "region 3: unknown inhabitants 'murlocs', known are lost_tribe"),
        ({"lost_tribe": 0}, "region 3: has 0 of lost_tribe"),
        ({"lost_tribe": 1, "murlocs": 1}, "region 3, natives: dictionary should have at most 1"),
    ],
)
def test_natives_are_of_one_kind_that_the_box_has(natives: dict, fault: str) -> None:
    assert faults(broken(3, natives=natives))[0].startswith(fault)


def test_a_terrain_may_count_as_others_have_symbols_and_be_left_again(tmp_path: Path) -> None:
    text = (DATA / "base" / "edition.toml").read_text(encoding="utf-8")
    land = 'hill = { kinds = ["mountain", "swamp"], symbols = ["magic"], left = true }'
    (tmp_path / "edition.toml").write_text(text.replace("hill = {}", land), encoding="utf-8")
    edition = load_edition(tmp_path)
    setup, tiles = plain_box("base", 2).setup, Tiles()
    box = make_box(setup, [load_board(small(), edition)[1]], edition, tiles, {"base": 1})
    assert box.regions[4].kinds == {"hill", "mountain", "swamp"}
    assert box.regions[4].symbols == {"magic"}
    assert box.regions[3].kinds == {"mountain"}
    assert [t.id for t in box.terrains.values() if t.left] == ["hill"]
    for names, matches in ((("swamp",), True), (("hill", "lake"), True), (("lake",), False)):
        assert terrain(*names)(None, box.regions[4]) is matches


def test_a_board_without_rounds_is_played_as_long_as_the_edition_says() -> None:
    board = small()
    del board["rounds"], board["players"]
    edition, tiles = load_edition(DATA / "base"), Tiles()
    plan = load_board(board, edition)[1]
    setup = Setup(("base",), ("board",), 5)
    assert make_box(setup, [plan], edition, tiles, {"base": 1}).rounds == 8


def test_boards_together_need_no_more_natives_than_there_are() -> None:
    edition = load_edition(DATA / "base").model_copy(update={"natives": {"lost_tribe": 1}})
    plan = load_board(small(), edition)[1]
    setup = Setup(("base",), ("here", "there"), 2)
    with pytest.raises(BoardError, match="here there: 2 of lost_tribe are needed, the box has 1"):
        make_box(setup, [plan, plan], edition, Tiles(), {"base": 1})


def with_a_piece(folder: Path, piece: str) -> Path:
    """Return a copy of the base edition's file in which there is a piece more."""
    text = (DATA / "base" / "edition.toml").read_text(encoding="utf-8")
    (folder / "edition.toml").write_text(f"{text}\n{piece}\n", encoding="utf-8")
    return folder


def test_pieces_lie_in_the_regions_that_a_board_names(tmp_path: Path) -> None:
    """As a face-down marker lies on its place of each board (W-06, W-46, W-47)."""
    edition = load_edition(with_a_piece(tmp_path, PILE))
    _, board = load_board(broken(3, natives={}, markers={"pile": 2}), edition)
    base = load_tiles(DATA / "base", RACES, POWERS)
    box = make_box(Setup(("base",), ("a",), 2), [board], edition, base, {"base": 1})
    assert box.regions[3].markers == {"mountain": 1, "pile": 2}
    state = new_game(box, "s")
    assert state.regions[3].markers == {"mountain": 1, "pile": 2}
    assert (state.regions[2].markers, violations(box, state)) == ({}, [])
    Game(box, state).swap(2, 3)
    assert state.regions[3].markers == {"mountain": 1, "pile": 2}
    Game(box, state).lift(3, "pile")
    assert violations(box, state) == []
    again = Setup(("base",), ("a", "b"), 2)
    with pytest.raises(BoardError, match=r"a b: 4 of pile are needed, the box has 3"):
        make_box(again, [board, board], edition, base, {"base": 1})


PILE = "pile = { limit = 3, stays_when_lost = true, fixed = true }"


@pytest.mark.parametrize(
    ("markers", "fault"),
    [
        (
            {"pile": 1},
            "region 4: unknown piece 'pile', known are mountain, lair, fortress, encampment, "
            "hole, hero, dragon",
        ),
        ({"mountain": 0}, "region 4: has 0 of mountain"),
        ({"mountain": 10}, "10 of mountain are needed, the box has 9"),
        ({"lair": 1}, "region 4: has a lair, which does not stay where nobody is"),
    ],
)
def test_a_piece_that_cannot_lie_in_its_region_is_named(markers: dict, fault: str) -> None:
    board = broken(4, markers=markers)
    if fault.startswith("10"):
        board["regions"][2]["terrain"] = "swamp"
    assert faults(board) == (fault,)


def test_somebody_must_be_able_to_enter_by_land() -> None:
    board = small()
    for region in board["regions"][1:]:
        region["entry"] = False
    assert faults(board) == ("no land region is an entry",)


def test_no_more_mountains_and_tribes_than_the_box_has() -> None:
    board = small()
    board["regions"] = board["regions"][:2]
    for number in range(3, 25):
        near = [number - 1, number + 1] if number < 24 else [number - 1]
        extra = copy.deepcopy(small()["regions"][2]) | {"id": number, "neighbors": near}
        board["regions"].append(extra)
    assert faults(board) == (
        "22 of mountain are needed, the box has 9",
        "22 of lost_tribe are needed, the box has 18",
    )


@pytest.mark.parametrize(
    ("board", "fault"),
    [
        (broken(3, neighbors="2"), "region 3, neighbors: input should be a valid"),
        (broken(3, castle=True), "region 3, castle: extra inputs are not permitted"),
        (broken(3, natives=1), "region 3, natives: input should be"),
        (broken(3, id=0), "region 0, id: input should be greater than or equal to 1"),
        (small() | {"players": 9}, "players: input should be less than or equal to 5"),
        (small() | {"rounds": 0}, "rounds: input should be greater than or equal to 1"),
        (small() | {"regions": []}, "regions: list should have at least 2 items"),
        ({}, "edition: field required"),
    ],
)
def test_malformed_boards_are_refused_by_field(board: dict, fault: str) -> None:
    assert faults(board)[0].startswith(fault)


def test_a_board_for_others_is_refused() -> None:
    with pytest.raises(BoardError) as caught:
        plain_box("base", 3, small())
    assert caught.value.faults == ("is for 2 players, not for 3",)


def test_a_board_of_another_edition_is_refused() -> None:
    assert faults(small() | {"edition": "moon"}) == ("is for the edition 'moon', not for 'base'",)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{", "is not well formed: Expecting property name"),
        ("[]", "file: input should be"),
        ("\udcff", "is not well formed: 'utf-8' codec"),
    ],
)
def test_a_file_that_is_no_board(tmp_path: Path, text: str, fault: str) -> None:
    file = tmp_path / "odd.json"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(BoardError) as caught:
        plain_box("base", 2, file)
    assert caught.value.file == "odd.json"
    assert caught.value.faults[0].startswith(fault)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match=r"^nowhere.json: cannot be read: No such file"):
        plain_box("base", 2, tmp_path / "nowhere.json")


def test_a_board_with_natives_that_the_edition_calls_otherwise_is_refused() -> None:
    edition = load_edition(DATA / "base").model_copy(update={"natives": {"murlocs": 9}})
    with pytest.raises(
        BoardError, match=r"^board: region 3: unknown inhabitants 'lost_tribe', known are murlocs$"
    ):
        load_board(small(), edition)


def test_editions_and_numbers_of_players_that_do_not_exist() -> None:
    with pytest.raises(ValueError, match="no edition 'moon'; there are: base"):
        plain_box("moon", 3)
    with pytest.raises(ValueError, match="no base board for 6 players; there are: 2, 3, 4, 5"):
        plain_box("base", 6)


def test_printed_boxes_are_loaded_once() -> None:
    assert plain_box("base", 3) is plain_box("base", 3)


def test_races_and_traits_must_agree(tmp_path: Path) -> None:
    (tmp_path / "races.toml").write_text("elves = { banner = 6, tokens = 11 }\n")
    with pytest.raises(BoardError) as caught:
        load_races(tmp_path, RACES[:1])
    assert caught.value.faults == ("elves: has no trait", "amazons: is missing")


def test_a_race_may_belong_to_a_faction_that_the_edition_has(tmp_path: Path) -> None:
    line = "amazons = { banner = 6, tokens = 15, faction = 'tide' }\n"
    (tmp_path / "races.toml").write_text(line)
    [amazons] = load_races(tmp_path, RACES[:1], ("tide", "ebb")).values()
    assert (amazons.banner, amazons.tokens, amazons.faction) == (6, 15, "tide")
    (tmp_path / "races.toml").write_text(line.replace("tide", "tied"))
    with pytest.raises(BoardError) as caught:
        load_races(tmp_path, RACES[:1], ("tide", "ebb"))
    assert caught.value.faults == ("amazons: unknown faction 'tied', known are tide, ebb",)


def test_the_factions_of_an_edition_are_those_its_file_names(tmp_path: Path) -> None:
    good = (DATA / "base" / "edition.toml").read_text(encoding="utf-8")
    (tmp_path / "edition.toml").write_text("factions = ['tide']\n" + good)
    line = "amazons = { banner = 6, tokens = 15, faction = 'tide' }\n"
    (tmp_path / "races.toml").write_text(line)
    (tmp_path / "powers.toml").write_text("alchemist = { badge = 4 }\n")
    assert load_tiles(tmp_path, RACES[:1], POWERS[:1]).races["amazons"].faction == "tide"
    assert plain_box("base", 2).races["amazons"].faction == ""


def test_powers_and_traits_must_agree(tmp_path: Path) -> None:
    (tmp_path / "powers.toml").write_text("commando = { badge = 4 }\n")
    with pytest.raises(BoardError) as caught:
        load_powers(tmp_path, POWERS[:1])
    assert caught.value.faults == ("commando: has no trait", "alchemist: is missing")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("elves = 3\n", "elves: input should be"),
        ("elves = { banner = 0, tokens = 11 }\n", "elves, banner: input should be greater"),
        ("elves = { banner = 6 }\n", "elves, tokens: field required"),
        ("elves\n", "is not well formed"),
    ],
)
def test_faults_of_a_tile_file_are_named(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "races.toml").write_text(text)
    with pytest.raises(BoardError) as caught:
        load_races(tmp_path, RACES)
    assert caught.value.file == "races.toml"
    assert caught.value.faults[0].startswith(fault)


def test_faults_of_an_edition_file_are_named(tmp_path: Path) -> None:
    good = (DATA / "base" / "edition.toml").read_text(encoding="utf-8")
    (tmp_path / "edition.toml").write_text(good.replace("defense = 1", "defence = 1", 1))
    with pytest.raises(BoardError) as caught:
        load_edition(tmp_path)
    assert caught.value.faults == ("markers, mountain, defence: extra inputs are not permitted",)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_printed_boards_are_symmetric_and_whole(players: int) -> None:
    regions = plain_box("base", players).regions
    for r in regions.values():
        assert all(r.id in regions[n].borders for n in r.borders)
