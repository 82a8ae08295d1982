"""Tables from data; data that describe no table are refused with the reason."""

import pytest

from engine import BoardError, targets
from engine.editions import OFFERED
from engine.position import PositionError, guide, table
from tools.checks import violations

GHOULS = {"player": 0, "race": "ghouls", "power": "flying", "regions": {4: 3}, "hand": 2}
ELVES = {"player": 1, "race": "elves", "active": False, "regions": {9: 1}}


def test_the_table_described_lies_there_and_the_turn_has_begun() -> None:
    box, state = table(
        {
            "players": 3,
            "player": 0,
            "round": 4,
            "coins": [1, 2, 3],
            "die": [2],
            "armies": [GHOULS, ELVES],
            "markers": {9: {"lair": 1}},
            "column": [["humans", "merchant", 2]],
            "banners": ["orcs"],
            "badges": ["hill"],
            "discards": ["swamp"],
        }
    )
    ghouls, elves = state.armies
    assert (ghouls.race, ghouls.power, ghouls.active, ghouls.hand) == ("ghouls", "flying", True, 4)
    assert state.regions[4].tokens == 1  # readied
    assert (elves.active, state.regions[9].tokens, state.regions[9].markers) == (
        False,
        1,
        {"lair": 1},
    )
    assert (state.turn.round, state.turn.player, state.turn.step) == (4, 0, "conquer")
    assert (state.coins, state.faces) == ([1, 2, 3], [2])
    assert [(c.race, c.power, c.coins) for c in state.column] == [("humans", "merchant", 2)]
    assert (state.banners.under, state.badges.under, state.discards) == (
        ["orcs"],
        ["hill"],
        ["swamp"],
    )
    assert state.tray["ghouls"] == 10 - 5
    assert box.players == 3


def test_what_is_left_out_is_as_at_the_start() -> None:
    box, state = table({})
    assert (box.setup.boards, state.coins, state.turn.step) == (("base-3p",), [5, 5, 5], "pick")
    assert len(state.column) == 6
    assert violations(box, state) == []


def test_lost_tribes_leave_for_an_army_and_may_be_moved() -> None:
    _, state = table({"armies": [{**ELVES, "regions": {6: 1}}], "natives": {7: 0, 2: 1}})
    assert [state.regions[r].natives for r in (6, 7, 2)] == [0, 0, 1]


def test_a_printed_piece_may_be_gone_like_one_that_was_found() -> None:
    data = {"edition": "warcraft", "players": 2, "finds": [{"id": "dark_portal", "region": 15}]}
    _, printed = table(data)
    _, found = table({**data, "markers": {15: {"face_down": 0}}})
    assert (printed.regions[15].markers, found.regions[15].markers) == ({"face_down": 1}, {})


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"armies": [{**GHOULS, "race": "gnomes"}]}, "no race 'gnomes'"),
        ({"armies": [{**GHOULS, "power": "magic"}]}, "no power 'magic'"),
        ({"armies": [{**GHOULS, "player": 3}]}, "no player 3"),
        ({"armies": [{**GHOULS, "regions": {99: 1}}]}, "no region 99"),
        ({"armies": [{**GHOULS, "regions": {4: 0}}]}, "region 4 is held without a token"),
        ({"armies": [GHOULS, {**ELVES, "regions": {4: 1}}]}, "region 4 is held twice"),
        ({"armies": [{**GHOULS, "hand": 8}]}, "ghouls have no 11 tokens"),
        ({"armies": [GHOULS, {**ELVES, "race": "ghouls"}]}, "the race ghouls is in two places"),
        (
            {"armies": [GHOULS, {**ELVES, "power": "flying"}]},
            "the power flying is in two places",
        ),
        ({"armies": [GHOULS, {**ELVES, "player": 0, "active": True}]},
         "player 0 has two active races"),
        ({"armies": [{**ELVES, "aside": 1}]}, "elves in decline have set nothing aside"),
        ({"armies": [{**ELVES, "extra": {"castle": 1}}]}, "no marker 'castle'"),
        ({"armies": [{**ELVES, "extra": {"lair": 0}}]}, "elves have 0 of lair in hand"),
        ({"armies": [GHOULS], "column": [["ghouls", "hill"]]}, "the race ghouls is in two places"),
        ({"column": [["gnomes", "hill"]]}, "no race 'gnomes'"),
        ({"banners": ["orcs", "orcs"]}, "the race orcs is in two places"),
        ({"badges": ["orcs"]}, "no power 'orcs'"),
        ({"discards": ["hill"], "badges": ["hill"]}, "the power hill is in two places"),
        ({"markers": {99: {"lair": 1}}}, "no region 99"),
        ({"markers": {4: {"castle": 1}}}, "no marker 'castle'"),
        ({"markers": {4: {"lair": -1}}}, "region 4 has -1 of lair"),
        ({"markers": {4: {"lair": 11}}}, "there are no 11 of lair"),
        ({"natives": {99: 1}}, "no region 99"),
        ({"natives": {7: -1}}, "region 7 has -1 natives"),
        ({"armies": [GHOULS], "natives": {4: 1}}, "region 4 is held twice"),
        ({"player": 3}, "no player 3"),
        ({"round": 11}, "no round 11"),
        ({"coins": [1, 2, 3, 4]}, "coins of 4 players"),
        ({"coins": [1, -2]}, "a player has less than no coins"),
        ({"round": 0}, "round: Input should be greater than or equal to 1"),
        ({"armies": [{**GHOULS, "hand": -1}]},
         "armies.0.hand: Input should be greater than or equal to 0"),
        ({"kings": 2}, "kings: Extra inputs are not permitted"),
    ],
)  # fmt: skip
def test_impossible_tables_are_refused_with_the_reason(data: dict, reason: str) -> None:
    with pytest.raises(PositionError) as caught:
        table(data)
    assert str(caught.value) == reason


def test_data_that_are_no_table_at_all() -> None:
    with pytest.raises(PositionError, match=r"^table: Input should be a valid dictionary"):
        table([])  # type: ignore[arg-type]


def test_an_edition_may_have_a_table_that_explains_it_and_then_conquests_are_open() -> None:
    for edition, variant in [*((edition, "") for edition in OFFERED), ("warcraft", "azeroth")]:
        found = guide(edition, variant)
        assert found is not None
        box, state = found
        assert (box.setup.editions, box.setup.variant) == ((edition,), variant)
        assert targets(box, state)
    assert guide("moon") is None
    assert guide("base", "azeroth") is None


def test_no_board_for_so_many_players() -> None:
    with pytest.raises(ValueError, match="no base board for 7 players"):
        table({"players": 7})


def test_a_faulty_board_is_told() -> None:
    with pytest.raises(BoardError):
        table({"boards": {"mine": {"edition": "base"}}})


def test_boards_of_ones_own_are_numbered_through_and_keep_their_names() -> None:
    def island(terrain: str) -> dict:
        land = {"terrain": terrain, "board_edge": True, "entry": True, "coastal": False}
        regions = [{"id": r, "neighbors": [3 - r], "near": [0, 0], **land} for r in (1, 2)]
        return {"edition": "base", "regions": regions}

    box, state = table(
        {
            "players": 2,
            "boards": {"west": island("hill"), "east": island("swamp")},
            "armies": [{**GHOULS, "regions": {4: 3}}],
        }
    )
    assert box.setup.boards == ("west", "east")
    assert [(r.board, r.number, r.terrain) for r in box.regions.values()][1:3] == [
        ("west", 2, "hill"),
        ("east", 1, "swamp"),
    ]
    assert (box.regions[3].borders, state.regions[4].tokens) == ({4}, 1)
