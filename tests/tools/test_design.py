"""Boards are measured as the issue of the boards measured the printed ones, and designed to it."""

import copy
import hashlib
import json
import math
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from engine import EDITIONS, default_action, legal
from engine.loading import DATA, load_board, load_edition
from render.ground.geometry import FOLDERS, map_file
from tests.render.tables import graph
from tools.__main__ import main
from tools.design import report
from tools.design.cells import OUTSIDE, Site, cells, contacts
from tools.design.draft import as_text, draft
from tools.design.fairness import MORE_COINS, MORE_WINS, Fairness, Kept, Result, played, ranked
from tools.design.layout import drawn, first
from tools.design.measures import measured, misses, wanted
from tools.design.picture import picture
from tools.design.plan import PLANS, SHEET, PlanError, load_plan, plan_of
from tools.design.roles import RIVER, role
from tools.design.search import cost
from tools.design.table import box_on, read

ROOT = Path(__file__).parents[2]
PRINTED = {
    "mean_degree": (4.10, 4.04),
    "like_borders": (4, 5),
    "borders": (34, 45),
    "land": (20, 26),
    "at_stream": (10, 11),
    "at_closed": (13, 15),
    "at_edge": (8, 15),
    "planar": (1, 1),
    "chain": (1, 1),
    "chain_ends": (2, 2),
    "volcano": (2, 2),
    "volcano_least": (3, 5),
    "volcano_most": (5, 6),
    "monster_pairs": (0, 0),
}
"""What the printed boards of Underground for 2 and 3 players measure, counted by hand."""
ABOVE = {
    "edition": "base",
    "players": 2,
    "terrains": {
        "farmland": 3,
        "forest": 3,
        "hill": 3,
        "swamp": 2,
        "mountain": 2,
        "sea": 2,
        "lake": 1,
    },
    "edge": {"sea": True, "lake": False},
    "natives": {"lost_tribe": {"regions": 3, "tokens": 1}},
    "symbols": {
        "magic": {"regions": 2, "on": ["swamp", "hill"]},
        "mine": {"regions": 1, "on": ["mountain"]},
    },
    "bounds": {
        "planar": [1, 1],
        "loose": [0, 0],
        "least_degree": [2, 6],
        "most_degree": [2, 6],
        "like_share": [0, 0.2],
        "at_edge": [6, 9],
        "lost_tribe_pairs": [0, 0],
    },
}
"""A small board above ground, anywhere."""
BELOW = {
    "edition": "underground",
    "players": 3,
    "terrains": {
        "mine": 3,
        "mudpool": 3,
        "mushroom_forest": 3,
        "black_mountain": 3,
        "river": 2,
        "chasm": 2,
    },
    "natives": {"monster": {"regions": 2, "tokens": 2}},
    "symbols": {"volcano": {"regions": 1, "on": ["chasm"]}},
    "bounds": {
        "planar": [1, 1],
        "loose": [0, 0],
        "chain": [1, 1],
        "chain_ends": [2, 2],
        "volcano_least": [3, 7],
        "monster_pairs": [0, 0],
    },
}
"""A small board below ground, anywhere."""
STEPS = 700
ALWAYS = {
    "base": "67be313a3bc9e14609013d3434b762c4e997ba3d87b9e36e53fb7ff4e77caf07",
    "underground": "437a7ee31bcab6307984a197354a3fa688701060cac9fbab621db98ac8610dbe",
}
"""SHA-256 of what is drafted from the seed 3, by edition: as before there were sets of faces."""
WIDE = SHEET[0] / SHEET[1]
ALONE = [one for one in report.designed() if one.plan.players]
"""Our boards that are played alone."""
DESIGNED = [one.plan.players for one in ALONE]


@pytest.fixture(scope="module", params=[ABOVE, BELOW], ids=["above", "below"])
def small(request):
    plan = plan_of(request.param)
    return plan, draft(plan, 3, STEPS)


@pytest.fixture(params=ALONE, ids=lambda one: one.plan.name)
def ours(request):
    return request.param


def board(players):
    ours = {one.plan.players: one.board for one in ALONE}
    printed = {"edition": "underground", "players": players}
    return ours.get(players) or {**printed, "regions": graph(f"underground-{players}p")}


# ----------------------------------------------------------------------------- measures


@pytest.mark.parametrize("players", [2, 3])
def test_the_printed_boards_measure_what_was_counted_on_them(players):
    found = measured(board(players))
    told = {name: figures[players - 2] for name, figures in PRINTED.items()}
    assert {name: round(found[name], 2) for name in told} == told


def test_every_measure_that_a_plan_bounds_is_measured():
    for path in PLANS.glob("underground-*.toml"):
        plan = load_plan(path)
        found = measured(board(3), plan.centers)
        assert [name for name, _, _ in wanted(plan) if name not in found] == []


def test_what_a_board_misses_is_said():
    plan = load_plan(PLANS / "underground-4p.toml")
    wrong = misses(plan, board(3))
    assert "6 regions of black_mountain, 8 wanted" in wrong
    assert "players: 3, 4 wanted" in wrong
    assert "at_closed is 15, from 20 to 24 wanted" in wrong
    assert any(said.startswith("drift is ") for said in wrong)
    assert not any(said.startswith(("planar", "monster_pairs", "mean_degree")) for said in wrong)


def joined(players, *pairs):
    """Return a printed board with further borders."""
    found = copy.deepcopy(board(players))
    regions = {r["id"]: r for r in found["regions"]}
    for a, b in pairs:
        regions[a]["neighbors"].append(b)
        regions[b]["neighbors"].append(a)
    return found


def test_a_board_that_cannot_be_drawn_is_not_planar():
    assert measured(joined(2, (4, 19)))["planar"] == 0
    assert measured(joined(2, (4, 19)))["loose"] == -1


def test_rivers_that_fork_or_end_inland_are_no_chain():
    assert measured(joined(3, (10, 30)))["chain"] == 0
    dry = board(3)
    dry["regions"][29]["board_edge"] = False
    assert measured(dry)["chain"] == 0
    assert measured(dry)["chain_ends"] == 1


# --------------------------------------------------------------------------------- cells


def test_cells_share_their_borders_and_keep_to_the_frame():
    rng = Random(4)
    sites = [Site(rng.random() * WIDE, rng.random(), k) for k in range(30)]
    found = cells(sites, WIDE)
    for k, cell in enumerate(found):
        for j, length in cell.items():
            assert j == OUTSIDE or found[j][k] == pytest.approx(length, abs=1e-9)
    assert sum(cell.get(OUTSIDE, 0) for cell in found) == pytest.approx(2 + 2 * WIDE)


def test_what_has_not_moved_is_not_worked_out_again_and_yet_the_same():
    rng = Random(5)
    sites = [Site(rng.random() * WIDE, rng.random(), k) for k in range(30)]
    found = cells(sites, WIDE)
    for _ in range(20):
        moved = list(sites)
        for k in rng.sample(range(30), 2):
            moved[k] = Site(rng.random() * WIDE, rng.random(), k)
        found = cells(moved, WIDE, found, sites)
        sites = moved
        for cell, whole in zip(found, cells(sites, WIDE), strict=True):
            assert cell == pytest.approx(whole, abs=1e-9)


def test_a_region_in_two_pieces_is_torn():
    row = [Site(WIDE * (k + 0.5) / 4, 0.5, owner) for k, owner in enumerate((0, 1, 0, 2))]
    assert contacts(row, cells(row, WIDE)).torn == 1
    row[1] = row[1]._replace(owner=0)
    assert contacts(row, cells(row, WIDE)).torn == 0


# --------------------------------------------------------------------------------- drafts


def test_a_small_draft_is_what_its_plan_wants(small):
    plan, found = small
    assert misses(plan, found) == []


def test_a_draft_is_a_board_that_the_engine_reads(small):
    plan, found = small
    _, read_back = load_board(json.loads(as_text(found)), load_edition(DATA / plan.edition))
    assert len(read_back.regions) == plan.size


def test_drafts_of_boards_with_the_whole_map_are_what_they_always_were(small):
    plan, found = small
    assert hashlib.sha256(as_text(found).encode()).hexdigest() == ALWAYS[plan.edition]


def test_seas_lie_outside_and_lakes_inside():
    found = draft(plan_of(ABOVE), 3, STEPS)
    lying = {(r["terrain"], r["board_edge"]) for r in found["regions"]}
    assert {kind for kind in lying if kind[0] in ("sea", "lake")} == {
        ("sea", True),
        ("lake", False),
    }


def test_the_same_seed_leads_to_the_same_board_and_another_to_another(small):
    plan, found = small
    assert as_text(draft(plan, 3, STEPS)) == as_text(found)
    assert as_text(draft(plan, 4, STEPS)) != as_text(found)


def test_the_search_mends_what_a_first_layout_misses():
    plan = load_plan(PLANS / "underground-4p.toml")
    begun = cost(plan, drawn(first(plan, Random("underground-4p 3"))))
    found = draft(plan, 3, 150)
    assert begun > 10
    assert len(misses(plan, found)) < 8
    assert measured(found, plan.centers)["drift"] <= 0.06


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"edition": "moon"}, "no edition 'moon'"),
        ({"players": 9}, "players"),
        ({"terrains": {**ABOVE["terrains"], "cheese": 2}}, "unknown terrain 'cheese'"),
        ({"natives": {"elves": {"regions": 1, "tokens": 1}}}, "unknown natives 'elves'"),
        ({"natives": {"lost_tribe": {"regions": 99, "tokens": 1}}}, "more regions than there"),
        ({"symbols": {"mine": {"regions": 3, "on": ["mountain"]}}}, "on more regions than there"),
        ({"centers": [[0.1, 0.1]]}, "has 1 middles for 16 regions"),
        ({"centers": [[0.1, 1.1]]}, "do not lie on the board"),
        ({"centers": [[0.1, 0.1]] * 16}, "the same middle twice"),
        ({"edge": {"forest": True}}, "says of forest, which is no open water"),
        ({"bounds": {"at_edge": [9, 6]}}, "bounds at_edge from 9 to 6; nothing lies between"),
        ({"symbols": {"mine": {"regions": 1, "on": ["hill", "hil"]}}}, "unknown terrain 'hil'"),
        ({"natives": {"lost_tribe": {"regions": 0, "tokens": 1}}}, "natives.lost_tribe.regions"),
        ({"terrains": {"sea": 3}}, "less than two regions of land"),
        ({"color": "red"}, "color"),
    ],
)
def test_a_plan_that_cannot_be_used_is_explained(change, said):
    with pytest.raises(PlanError, match=said):
        plan_of({**ABOVE, **change})


def test_a_single_river_is_refused():
    with pytest.raises(PlanError, match="a chain has two ends"):
        plan_of({**BELOW, "terrains": {**BELOW["terrains"], "river": 1}})


def test_rivers_that_no_chain_has_room_for_are_refused():
    plan = plan_of({**BELOW, "terrains": {"mine": 3, "river": 12}, "natives": {}, "symbols": {}})
    with pytest.raises(PlanError, match="no chain of 12 Rivers fits among 15 regions"):
        first(plan, Random(1))


def test_natives_may_live_in_every_region_of_land():
    plan = plan_of({**ABOVE, "natives": {"lost_tribe": {"regions": 13, "tokens": 1}}})
    assert measured(draft(plan, 3, 1))["lost_tribe"] == 13


# ------------------------------------------------------------------------ boards of our own

WANTED = {
    "regions": ((43, 43), (55, 55)),
    "land": ((36, 36), (45, 45)),
    "streams": ((3, 3), (4, 4)),
    "volcano": ((2, 2), (2, 2)),
    "monster": ((6, 6), (7, 7)),
    "planar": ((1, 1), (1, 1)),
    "drift": ((0, 0.06), (0, 0.06)),
    "mean_degree": ((3.85, 4.3), (3.85, 4.3)),
    "least_degree": ((2, 6), (2, 6)),
    "most_degree": ((2, 6), (2, 6)),
    "like_share": ((0, 0.12), (0, 0.12)),
    "at_stream": ((14, 18), (18, 22)),
    "at_closed": ((20, 24), (25, 29)),
    "at_edge": ((15, 19), (19, 24)),
    "chain": ((1, 1), (1, 1)),
    "chain_ends": ((2, 2), (2, 2)),
    "chain_apart": ((0.8, 2), (0.8, 2)),
    "volcano_least": ((3, 6), (3, 6)),
    "volcano_most": ((3, 6), (3, 6)),
    "monster_pairs": ((0, 0), (0, 0)),
    "monster_missing": ((0, 0), (0, 0)),
    "monster_at_edge": ((0, 0.6), (0, 0.6)),
}
"""What Underground's boards for 4 and 5 players have to measure, least and most."""
TERRAINS = {
    4: {"black_mountain": 8, "river": 3, "chasm": 4, None: 7},
    5: {"black_mountain": 9, "river": 4, "chasm": 6, None: 9},
}
"""How many regions they have of some terrains, and of every other one."""


@pytest.mark.parametrize("players", DESIGNED)
@pytest.mark.parametrize("measure", WANTED)
def test_the_boards_for_four_and_five_measure_what_was_asked_for(players, measure):
    centers = load_plan(PLANS / f"underground-{players}p.toml").centers
    least, most = WANTED[measure][players - 4]
    assert least <= round(measured(board(players), centers)[measure], 6) <= most


@pytest.mark.parametrize("players", DESIGNED)
def test_the_boards_for_four_and_five_have_as_many_regions_of_each_terrain_as_asked(players):
    count = Counter(r["terrain"] for r in board(players)["regions"])
    wanted_ = TERRAINS[players]
    assert count == {terrain: wanted_.get(terrain, wanted_[None]) for terrain in count}
    assert len(count) == 7


@pytest.mark.parametrize("players", DESIGNED)
def test_not_all_regions_at_rivers_chasms_and_the_edge_are_as_many_as_can_be(players):
    found = measured(board(players))
    names = ("at_stream", "at_closed", "at_edge")
    assert any(found[name] < WANTED[name][players - 4][1] for name in names)


def test_every_board_of_ours_is_what_its_plan_wants(ours):
    assert misses(ours.plan, ours.board) == []


def test_every_board_of_ours_is_in_play_or_waits_and_can_be_played(ours, tmp_path):
    players, (file, waits) = ours.plan.players, (tmp_path / "b.json", report.DRAFTS)
    file.write_text(as_text(ours.board))
    assert len(box_on(file).regions) == ours.plan.size
    assert ours.in_play == (players in EDITIONS[ours.plan.edition].choices().players)
    assert ours.in_play != (waits / f"{ours.plan.name}.json").exists()


def test_the_games_on_every_board_of_ours_were_fair_enough(ours):
    """The last round of games, and the longest, decides."""
    told = ours.fair[-1]
    printed = told[f"base-{ours.plan.players}p"]
    mine = told[ours.draft]
    assert mine.games == printed.games >= 400
    assert mine.apart <= printed.apart + 1.5
    assert mine.best <= printed.best + 0.04
    assert mine.unfair(printed) == 0


@pytest.mark.parametrize("players", EDITIONS["underground"].choices().players)
def test_the_chain_of_rivers_leaves_the_map_far_apart(players):
    regions = {r["id"]: r for r in graph(f"underground-{players}p")}
    drawn = json.loads(map_file(f"underground-{players}p").read_text("utf-8"))
    wide, high = drawn["size"]
    lines = [
        b["line"]
        for b in drawn["borders"]
        if b["b"] == 0 and role(regions[b["a"]]["terrain"], "underground") == RIVER
    ]
    mouths = [(x / wide, y / high) for x, y in (line[len(line) // 2] for line in lines)]
    assert len(mouths) == 2
    assert math.dist(*mouths) >= 0.8


def test_a_draft_is_drawn_as_any_board(tmp_path):
    (tmp_path / "trial.json").write_text(json.dumps(board(2)))
    with pytest.raises(LookupError, match="no map of the board 'trial'"):
        picture(tmp_path / "trial.json", tmp_path / "maps")
    (tmp_path / "maps").mkdir()
    printed = map_file("underground-2p").read_text("utf-8")
    (tmp_path / "maps" / "trial.json").write_text(printed)
    assert picture(tmp_path / "trial.json", tmp_path / "maps").size == (1600, 1200)
    assert tmp_path / "maps" not in FOLDERS


def test_the_page_of_the_boards_is_as_the_command_writes_it():
    page = (ROOT / "docs" / "boards.md").read_text("utf-8")
    assert report.page(page) == page


# -------------------------------------------------------------------------------- fairness


def quick(box, state, seat):
    """Take the first combo, and play as if nobody ever said anything else."""
    return legal(box, state)[0] if state.turn.at.picks else default_action(box, state)


@pytest.mark.parametrize("players", [4])
def test_every_seat_has_its_coins_and_its_part_of_the_wins(players):
    once = played(("underground", players), 3, 1, player=quick)
    assert len(once.coins) == len(once.wins) == players
    assert sum(once.wins) == pytest.approx(1, abs=0.001)
    assert once.apart == max(once.coins) - min(once.coins)


def test_as_many_games_at_a_time_as_you_like():
    once, again = (played(("base", 2), 2, 1, jobs, quick) for jobs in (1, 2))
    assert once == again


def test_games_that_are_kept_are_not_played_again(tmp_path):
    def never(box, state, seat):
        raise AssertionError("a game was played again")

    file = tmp_path / "games.jsonl"
    once = played(("base", 2), 2, 1, player=quick, kept=Kept(file))
    assert played(("base", 2), 2, 1, player=never, kept=Kept(file)) == once
    more = played(("base", 2), 3, 1, player=quick, kept=Kept(file))
    assert more == played(("base", 2), 3, 1, player=quick)
    assert len(file.read_text("utf-8").splitlines()) == 3
    with pytest.raises(AssertionError, match="played again"):
        played(("base", 2), 2, 2, player=never, kept=Kept(file))


def test_games_on_a_board_that_has_changed_are_played_again(tmp_path):
    kept, file = Kept(tmp_path / "games.jsonl"), tmp_path / "board.json"
    file.write_text(json.dumps(board(2)))
    result = Result([60, 50], {0: 1.0}, {})
    kept.add(file, 1, 0, result)
    assert kept.get(file, 1, 0) == Kept(tmp_path / "games.jsonl").get(file, 1, 0) == result
    changed = board(2)
    changed["regions"][1]["terrain"] = "mine"
    file.write_text(json.dumps(changed))
    assert kept.get(file, 1, 0) is None


def test_a_file_that_holds_no_games_is_refused(tmp_path):
    file = tmp_path / "games.jsonl"
    for text, said in (("nonsense", "Expecting value"), ("[1]", "games"), ('{"on": 1}', "games")):
        file.write_text(text)
        with pytest.raises(ValueError, match=said):
            Kept(file)


def test_a_board_may_be_a_little_less_fair_than_the_printed_one():
    printed = Fairness(400, 1, (60.0, 61.0, 62.0), (0.3, 0.3, 0.4))
    equal = Fairness(400, 1, (60.0, 61.0, 62.0 + MORE_COINS), (0.28, 0.28, 0.4 + MORE_WINS))
    assert equal.unfair(printed) == 0
    richer = Fairness(400, 1, (60.0, 61.0, 62.0 + 2 * MORE_COINS), (0.3, 0.3, 0.4))
    luckier = Fairness(400, 1, (60.0, 61.0, 62.0), (0.2, 0.2, 0.4 + 2 * MORE_WINS))
    assert richer.unfair(printed) == pytest.approx(1)
    assert luckier.unfair(printed) == pytest.approx(1)


def test_the_fairest_comes_first(tmp_path, monkeypatch):
    figures = {
        "base": Fairness(1, 1, (60.0, 61.0), (0.5, 0.5)),
        "good": Fairness(1, 1, (60.0, 60.5), (0.5, 0.5)),
        "bad": Fairness(1, 1, (60.0, 70.0), (0.1, 0.9)),
    }
    heard = []

    def known(place, games, seed, jobs, kept):
        return figures[place.stem if isinstance(place, Path) else place[0]]

    monkeypatch.setattr("tools.design.fairness.played", known)
    boards = [tmp_path / "bad.json", tmp_path / "good.json"]
    order = ranked(boards, ("base", 2), 1, 1, tell=lambda place, found: heard.append(found))
    assert [b.stem for _, b, _ in order] == ["good", "bad"]
    assert len(heard) == 3


# ------------------------------------------------------------------------------- commands


def test_the_commands_go_from_a_plan_to_a_measured_board(tmp_path, capsys):
    plan = tmp_path / "small.toml"
    plan.write_text(
        'edition = "base"\nplayers = 2\n'
        "[terrains]\nforest = 4\nhill = 4\nsea = 1\n"
        "[bounds]\nplanar = [1, 1]\nmost_degree = [2, 8]\n"
    )
    drafts = ["design", "draft", str(plan), "--seeds", "1-2", "--steps", "200", "--out"]
    assert main([*drafts, str(tmp_path / "out")]) == 0
    found = sorted((tmp_path / "out").glob("base-2p-*.json"))
    assert found
    assert main(["design", "measure", str(plan), *map(str, found)]) == 0
    assert "mean_degree" in capsys.readouterr().out
    plan.write_text(plan.read_text().replace("[2, 8]", "[9, 9]"))
    assert main(["design", "measure", str(plan), *map(str, found)]) == 1
    assert main([*drafts, str(tmp_path / "none")]) == 1


def test_what_cannot_be_designed_is_said(tmp_path, capsys):
    missing = str(tmp_path / "missing.toml")
    assert main(["design", "draft", missing, "--out", str(tmp_path)]) == 2
    assert main(["design", "measure", missing, missing]) == 2
    assert main(["design", "play", missing, missing]) == 2
    assert capsys.readouterr().err.count("missing.toml: ") == 3
    draft = str(DATA / "underground" / "boards" / "4p.json")
    out = str(tmp_path / "board.png")
    assert main(["design", "picture", draft, "--maps", str(tmp_path), "--out", out]) == 2
    assert "no map of the board" in capsys.readouterr().err


def without(what, players=4):
    """Return a board whose first region says nothing of something."""
    found = copy.deepcopy(board(players))
    del found["regions"][0][what]
    return found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "board.json is no board file"),
        ("[]", "board.json is no board file"),
        ({"edition": ["base"]}, "board.json is no board file of base or underground"),
        ({**board(4), "edition": "moon"}, "board.json is no board file of base or underground"),
        ({**board(4), "regions": 3}, "regions: input should be a valid array"),
        ({**board(4), "regions": board(4)["regions"][:5]}, "which is not on the board"),
        (without("near"), "region 1, near: field required"),
    ],
)
def test_a_file_that_is_no_board_is_refused_by_every_step(text, said, tmp_path, capsys):
    file, plan = tmp_path / "board.json", str(PLANS / "underground-4p.toml")
    file.write_text(text if isinstance(text, str) else json.dumps(text))
    with pytest.raises(ValueError, match=said):
        read(file)
    out = ("--out", str(tmp_path / "out"))
    for step in (
        ("measure", plan, str(file)),
        ("play", plan, str(file)),
        ("map", str(file), *out),
        ("picture", str(file), "--maps", str(tmp_path), *out),
    ):
        assert main(["design", *step]) == 2
        assert said in capsys.readouterr().err


def test_a_board_that_is_not_what_the_plan_is_about_is_measured_and_not_played(tmp_path, capsys):
    file, plan = tmp_path / "board.json", str(PLANS / "underground-4p.toml")
    file.write_text(json.dumps({"edition": "base", "players": 5, "regions": graph("base-5p")}))
    assert main(["design", "measure", plan, str(file)]) == 1
    assert "edition: base, underground wanted" in capsys.readouterr().out
    assert main(["design", "play", plan, str(file)]) == 2
    assert "board.json is for 5 players, not 4" in capsys.readouterr().err
    file.write_text(json.dumps({**board(4), "players": None}))
    assert main(["design", "measure", plan, str(file)]) == 1
    assert "players: None, 4 wanted" in capsys.readouterr().out
    assert main(["design", "play", plan, str(file)]) == 2
    assert "board.json is for any number of players, not 4" in capsys.readouterr().err
    assert len(box_on(file).regions) == 43


def test_a_draft_that_needs_more_pieces_than_there_are_is_not_kept(tmp_path, capsys):
    plan = tmp_path / "crowded.toml"
    plan.write_text(
        'edition = "base"\nplayers = 2\n[terrains]\nforest = 4\nhill = 4\n'
        "[natives]\nlost_tribe = { regions = 4, tokens = 9 }\n"
    )
    assert main(["design", "draft", str(plan), "--steps", "1", "--out", str(tmp_path / "d")]) == 1
    assert "36 of lost_tribe are needed" in capsys.readouterr().out
    assert not list((tmp_path / "d").iterdir())


@pytest.mark.parametrize("typed", [["--seeds", "5-1"], ["--seeds", "x"], ["--steps", "0"]])
def test_numbers_that_mean_nothing_are_refused(typed, tmp_path, capsys):
    plan = str(PLANS / "underground-4p.toml")
    with pytest.raises(SystemExit):
        main(["design", "draft", plan, "--out", str(tmp_path), *typed])
    assert f"argument {typed[0]}: invalid" in capsys.readouterr().err
