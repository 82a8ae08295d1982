"""Faces of one size are designed by one plan, and measured together."""

import copy
import json
import shutil
from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from engine import apply, deciders, default_action, legal, new_game
from engine.loading import DATA, load_board, load_edition
from tools.__main__ import main
from tools.design import report, settle
from tools.design.draft import as_text, draft
from tools.design.fairness import Fairness, Kept, played
from tools.design.layout import Drawn, drawn, first
from tools.design.measures import measured, measured_together, misses, misses_together, wanted
from tools.design.plan import PLANS, SHEET, PlanError, load_plan, plan_of
from tools.design.search import cost
from tools.design.table import box_of
from tools.rivals import random_player

WATER = ("sea", "lake")
LOW = ["fields", "forest", "hill", "swamp"]
SET = {
    "edition": "warcraft",
    "outline": [352, 488],
    "terrains": {"mountain": 1, "hill": 1},
    "faces": {
        "s1a": {"terrains": {"fields": 2, "forest": 2, "swamp": 1, "lake": 1}},
        "s1b": {"terrains": {"fields": 1, "hill": 1, "swamp": 2, "forest": 1}},
    },
    "edge": {"lake": False},
    "natives": {"murloc": {"regions": 2, "tokens": 1, "not_on": ["mountain"]}},
    "symbols": {
        "anchor": {"regions": 2, "on": LOW, "edge": True, "apart": True, "among": {"murloc": 1}},
        "cavern": {"regions": 1, "on": [*LOW, "mountain"], "edge": False},
    },
    "pieces": {"face_down": {"regions": 1, "off": ["anchor"], "guarded": True}},
    "bounds": {"planar": [1, 1], "most_degree_wet": [2, 6], "inland": [1, 4], "crowd": [0, 2]},
    "together": {"same": [0, 0]},
}
"""Two faces of a small island."""
STEPS = 500


@pytest.fixture(scope="module")
def plan():
    return plan_of(SET)


@pytest.fixture(scope="module")
def some(plan):
    return {one.face: draft(one, 1, STEPS) for one in plan.faces}


def region(r, terrain, beside, **more):
    return {"id": r, "terrain": terrain, "symbols": [], "board_edge": True, "near": [0.5, 0.5],
            "neighbors": beside, **more}  # fmt: skip


def by_hand():
    """Return an island on which all can be counted: a hub off the coast, and four around it."""
    return {
        "edition": "warcraft",
        "regions": [
            region(1, "hill", [2, 3, 4, 5], symbols=["magic"], board_edge=False),
            region(2, "lake", [1, 3, 5]),
            region(3, "hill", [1, 2, 4], symbols=["anchor", "magic"], natives={"murloc": 1}),
            region(4, "mountain", [1, 3, 5], natives={"murloc": 1}),
            region(5, "swamp", [1, 2, 4], symbols=["anchor"], markers={"face_down": 1}),
        ],
    }


# ----------------------------------------------------------------------------- measures


def test_what_lies_on_an_island_is_counted():
    assert (
        measured(by_hand()).items()
        >= {
            "mean_degree": 2.5,
            "least_degree": 2,
            "most_degree": 3,
            "mean_degree_wet": 3.25,
            "least_degree_wet": 3,
            "most_degree_wet": 4,
            "at_edge": 3,
            "inland": 1,
            "like_borders": 1,
            "magic": 2,
            "magic_pairs": 1,
            "magic_at_edge": 0.5,
            "magic_with_murloc": 1,
            "anchor_pairs": 0,
            "anchor_at_edge": 1,
            "anchor_with_murloc": 1,
            "murloc": 2,
            "murloc_pairs": 1,
            "murloc_on_mountain": 1,
            "murloc_on_swamp": 0,
            "face_down": 1,
            "face_down_with_anchor": 1,
            "face_down_with_magic": 0,
            "face_down_unguarded": 1,
            "crowd": 3,
        }.items()
    )


@pytest.mark.parametrize(("terrain", "natives"), [("mountain", {}), ("swamp", {"murloc": 1})])
def test_a_piece_is_guarded_by_natives_or_by_a_piece_of_the_terrain(terrain, natives):
    board = by_hand()
    board["regions"][4] |= {"terrain": terrain, "natives": natives}
    assert measured(board)["face_down_unguarded"] == 0


def test_where_things_may_lie_is_part_of_what_a_plan_wants(plan):
    bounds = {name: (least, most) for name, least, most in wanted(plan.faces[0])}
    assert (
        bounds.items()
        >= {
            "anchor_at_edge": (1, 1),
            "anchor_pairs": (0, 0),
            "anchor_with_murloc": (0, 1),
            "cavern_at_edge": (0, 0),
            "murloc_on_mountain": (0, 0),
            "face_down": (1, 1),
            "face_down_unguarded": (0, 0),
            "face_down_with_anchor": (0, 0),
        }.items()
    )
    wrong = misses(plan.faces[0], by_hand())
    assert "murloc_on_mountain is 1, from 0 to 0 wanted" in wrong
    assert "face_down_unguarded is 1, from 0 to 0 wanted" in wrong
    assert "crowd is 3, from 0 to 2 wanted" in wrong
    assert not any(said.startswith(("players", "anchor")) for said in wrong)


def test_faces_with_the_same_borders_are_found_however_they_are_numbered(some):
    one = some["s1a"]
    turned = copy.deepcopy(one)
    last = len(one["regions"]) + 1
    for r in turned["regions"]:
        r["id"], r["neighbors"] = last - r["id"], [last - n for n in r["neighbors"]]
    assert measured_together([one, turned]) == {"same": 1}
    assert measured_together([one, turned, one]) == {"same": 3}
    assert measured_together(some.values()) == {"same": 0}
    assert measured_together([one]) == {"same": 0}


def test_faces_differ_if_their_water_lies_elsewhere():
    one, other = by_hand(), by_hand()
    other["regions"][0]["terrain"], other["regions"][1]["terrain"] = "lake", "hill"
    assert measured_together([one, other]) == {"same": 0}
    other["regions"][0]["terrain"] = "fields"
    other["regions"][4]["terrain"] = "sea"
    assert measured_together([one, other]) == {"same": 1}


def test_what_faces_miss_together_is_said(plan, some):
    twice = [some["s1a"], some["s1a"]]
    assert misses_together(plan, twice) == ["same is 1, from 0 to 0 wanted"]
    assert misses_together(plan, some.values()) == []
    unknown = replace(plan, together={"hue": (0, 1)})
    assert misses_together(unknown, twice) == ["hue cannot be measured"]


# --------------------------------------------------------------------------------- plans


def test_a_face_has_the_terrains_of_all_and_its_own(plan):
    assert plan.singles == plan.faces
    one, other = plan.faces
    assert (one.name, other.name) == ("warcraft-s1a", "warcraft-s1b")
    assert one.terrains["hill"] == 1
    assert other.terrains["hill"] == 2
    assert (one.size, other.size) == (8, 7)
    assert one.bounds == plan.bounds
    assert plan.of("warcraft-s1b-12") == plan.of("s1b") == other
    with pytest.raises(PlanError, match="each face is drafted by itself"):
        draft(plan, 1, 1)
    with pytest.raises(PlanError, match="warcraft-s2a-1 is named after none of the faces; there"):
        plan.of("warcraft-s2a-1")


def test_a_plan_without_faces_is_that_of_any_file():
    alone = load_plan(PLANS / "underground-4p.toml")
    assert alone.singles == (alone,)
    assert alone.of("anything") == alone
    assert alone.outline == SHEET


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"players": 3}, "plan: has faces, and they serve any number of players"),
        ({"faces": {}}, "neither for how many players it is nor what faces there are"),
        ({"faces": {}, "players": 3, "chosen": 1}, "bounds boards together, and has no faces"),
        ({"chosen": 3}, "a middle or a seed can be that of one only"),
        ({"centers": [[0.5, 0.5]]}, "a middle or a seed can be that of one only"),
        ({"faces": {"S-1": {"terrains": {"hill": 9}}}}, "faces.S-1"),
        ({"faces": {"a": {"terrains": {"cheese": 9}}}}, "plan, face a: unknown terrain 'cheese'"),
        ({"outline": [352, 0]}, "outline"),
        ({"together": {"same": [1, 0]}}, "bounds same from 1 to 0; nothing lies between"),
        ({"pieces": {"crown": {"regions": 1}}}, "unknown piece 'crown'"),
        ({"pieces": {"face_down": {"regions": 1, "off": ["ankh"]}}}, "unknown symbol 'ankh'"),
        (
            {"pieces": {"face_down": {"regions": 9}}},
            "wants face_down in more regions than there is",
        ),
        (
            {"natives": {"murloc": {"regions": 7, "tokens": 1, "not_on": ["mountain"]}}},
            "wants murloc in more regions than are not mountain",
        ),
        (
            {"natives": {"murloc": {"regions": 1, "tokens": 1, "not_on": ["moor"]}}},
            "unknown terrain 'moor'",
        ),
        (
            {"symbols": {"anchor": {"regions": 1, "on": LOW, "among": {"elf": 1}}}},
            "unknown natives 'elf'",
        ),
    ],
)
def test_a_set_that_cannot_be_used_is_explained(change, said):
    with pytest.raises(PlanError, match=said):
        plan_of({**SET, **change})


# --------------------------------------------------------------------------------- drafts


def test_every_face_is_what_its_plan_wants(plan, some):
    for one in plan.faces:
        found = some[one.face]
        assert misses(one, found) == []
        assert "players" not in found
        _, board = load_board(json.loads(as_text(found)), load_edition(DATA / "warcraft"))
        assert board.players is None


def test_who_enters_by_an_anchor_enters_nowhere_else(some):
    for found in some.values():
        for r in found["regions"]:
            assert r["entry"] == ("anchor" in r["symbols"])


def test_faces_of_a_plan_are_drafted_from_the_same_seed_unlike_each_other(plan, some):
    same_terrains = replace(plan.faces[0], face="s9z")
    assert as_text(draft(same_terrains, 1, STEPS)) != as_text(some["s1a"])
    assert as_text(draft(plan.faces[0], 1, STEPS)) == as_text(some["s1a"])


def _laid(plan, seed):
    """Return a first layout's shape and what lies on it, whose terrains are as they come."""
    rng = Random(seed)
    shape = drawn(first(plan, rng)).shape()
    terrain = settle.terrains(plan, shape, rng)
    return shape, terrain, settle.things(plan, shape, terrain, rng)


@pytest.mark.parametrize("seed", range(6))
def test_things_lie_where_they_may_on_any_layout(plan, seed):
    shape, terrain, lying = _laid(plan.faces[0], seed)
    anchored = [r for r, there in lying.symbols.items() if "anchor" in there]
    assert set(anchored) <= shape.edge
    assert not any(b in shape.beside[a] for a, b in combinations(anchored, 2))
    assert sum(r in lying.natives for r in anchored) <= 1
    assert "mountain" not in {terrain[r] for r in lying.natives}
    (place,) = lying.pieces
    assert place not in anchored
    assert place in lying.natives or terrain[place] == "mountain"
    assert max(lying.in_region(r) for r in terrain) <= 2


def test_what_has_too_little_room_lies_somewhere_and_is_said(plan):
    crowded = replace(plan.faces[0], bounds={**plan.bounds, "crowd": (0, 0)})
    found = draft(crowded, 1, 1)
    assert measured(found)["anchor"] == 2
    assert any(said.startswith("crowd is ") for said in misses(crowded, found))


def test_things_have_regions_to_themselves_where_a_plan_says_how_many_there_may_be(plan):
    loose = replace(plan.faces[0], bounds={"planar": (1, 1)})
    crowds = [[max(_laid(one, seed)[2].in_region(r) for r in range(1, 9)) for seed in range(4)]
              for one in (plan.faces[0], loose)]  # fmt: skip
    assert sum(crowds[0]) < sum(crowds[1])


def test_regions_are_laid_out_on_the_outline(plan):
    tall = plan.faces[0]
    flat = replace(tall, outline=(976, 352))
    for one in (tall, flat):
        sites = drawn(first(one, Random(1))).sites
        assert max(s.x for s in sites) <= one.wide
        assert max(s.x for s in sites) > 0.7 * one.wide
        assert all(0 <= s.y <= 1 for s in sites)


def test_a_border_is_as_short_on_a_small_board_as_on_a_large_one(plan):
    """What counts is how long it is in pixels."""
    small = plan.faces[0]
    large = replace(small, outline=(3520, 4880))
    found: Drawn = drawn(first(small, Random(1)))
    assert cost(small, found) > cost(large, found)


@pytest.mark.parametrize("name", ["s1b", "l2b"])
def test_the_chosen_faces_are_the_drafts_of_their_seeds(name):
    """Middles may have been moved by hand: they only tell the map tool where to begin."""
    plan = load_plan(PLANS / f"warcraft-{name[0]}.toml").of(name)
    file = DATA / "warcraft" / "boards" / f"{name}.json"
    made, kept = json.loads(as_text(draft(plan, plan.chosen))), json.loads(file.read_text("utf-8"))
    for one in (*made["regions"], *kept["regions"]):
        del one["near"]
    assert made == kept


# ------------------------------------------------------------------------------- commands


@pytest.fixture
def typed(tmp_path):
    """Return the plan of a set as a file."""
    file = tmp_path / "set.toml"
    file.write_text(
        'edition = "base"\noutline = [400, 400]\n[terrains]\nforest = 3\nhill = 3\n'
        "[faces.a1]\nterrains = { lake = 1 }\n[faces.a2]\nterrains = { swamp = 1 }\n"
        "[bounds]\nplanar = [1, 1]\n[together]\nsame = [0, 0]\n"
    )
    return file


def test_the_commands_draft_and_measure_a_set(typed, tmp_path, capsys):
    out = tmp_path / "out"
    arguments = ["design", "draft", str(typed), "--seeds", "1-2", "--steps", "60", "--out"]
    assert main([*arguments, str(out)]) == 0
    assert "a2, seed 2: meets its plan" in capsys.readouterr().out
    names = {"base-a1-1.json", "base-a1-2.json", "base-a2-1.json", "base-a2-2.json"}
    assert {file.name for file in out.iterdir()} == names
    one, other = str(out / "base-a1-1.json"), str(out / "base-a2-1.json")
    assert main(["design", "measure", str(typed), one, other]) == 0
    told = capsys.readouterr().out
    assert "together\n  same 0" in told
    assert main(["design", "measure", str(typed), one, one.replace("1.json", "2.json")]) == 0
    (out / "base-a1-9.json").write_text((out / "base-a1-1.json").read_text())
    assert main(["design", "measure", str(typed), one, str(out / "base-a1-9.json")]) == 1
    assert "same is 1, from 0 to 0 wanted" in capsys.readouterr().out


def test_a_set_needs_a_draft_of_every_face(typed, tmp_path):
    typed.write_text(typed.read_text().replace("swamp = 1", "swamp = 1, forest = 30"))
    typed.write_text(typed.read_text().replace("planar = [1, 1]", "land = [6, 7]"))
    arguments = ["design", "draft", str(typed), "--steps", "1", "--out", str(tmp_path / "out")]
    assert main(arguments) == 1
    assert [file.name for file in (tmp_path / "out").iterdir()] == ["base-a1-1.json"]


def test_what_cannot_be_done_with_a_face_is_said(typed, tmp_path, capsys):
    face = str(DATA / "warcraft" / "boards" / "s1a.json")
    assert main(["design", "measure", str(typed), face]) == 2
    assert "s1a is named after none of the faces; there are: a1, a2" in capsys.readouterr().err
    assert main(["design", "play", str(typed), face]) == 2
    assert "no table has one of these faces alone" in capsys.readouterr().err
    alone = str(PLANS / "underground-4p.toml")
    assert main(["design", "play", alone, face]) == 2
    assert "s1a.json is for any number of players, not 4" in capsys.readouterr().err


def test_the_tables_that_boards_can_be_drawn_to_are_told(capsys):
    assert main(["design", "draws", "base"]) == 0
    told = capsys.readouterr().out
    assert "2 players: 1 tables, 23 regions\n" in told
    assert main(["design", "draws", "moon"]) == 2
    assert "no edition 'moon'" in capsys.readouterr().err


# -------------------------------------------------------------------------------- fairness


def quick(box, state, seat):
    """Take the first combo, and play as if nobody ever said anything else."""
    return legal(box, state)[0] if state.turn.at.picks else default_action(box, state)


def test_games_on_tables_as_they_are_drawn_tell_how_often_regions_earn_their_coin():
    found = played(("warcraft", 2), 6, 1, player=random_player("coins"))
    sizes = {face.removeprefix("warcraft-")[0]: 0 for face in found.scored}
    assert set(sizes) == {"l", "s"}
    assert len(found.scored) > 2
    for face, regions in found.scored.items():
        file = DATA / "warcraft" / "boards" / f"{face.removeprefix('warcraft-')}.json"
        land = [r for r in json.loads(file.read_text())["regions"] if r["terrain"] not in WATER]
        assert list(regions) == [str(r["id"]) for r in land]
        assert all(0 <= times <= 20 for times in regions.values())
        assert sum(regions.values()) > 3
    assert Fairness.of(json.loads(json.dumps(found.as_dict()))) == found


def _paid(seed):
    """Return what is paid for regions in a game of random players, by race."""
    named = f"fair {seed} 0"
    box = box_of(("warcraft", 2), named)
    state, player, paid = new_game(box, named), random_player("coins"), Counter()
    while seats := deciders(state):
        state, events = apply(box, state, player(box, state, seats[0]))
        paid.update({event.race: event.amount for event in events if event.why == "regions"})
    return paid


def test_a_region_counts_each_time_that_its_coin_is_paid():
    """In one game there is no mean.  Naga are paid for water too, of which nothing is told."""
    seed, paid = next((n, paid) for n in range(99) if "naga" not in (paid := _paid(n)))
    found = played(("warcraft", 2), 1, seed, player=random_player("coins"))
    assert set(found.scored) == set(box_of(("warcraft", 2), f"fair {seed} 0").setup.boards)
    assert sum(sum(times.values()) for times in found.scored.values()) == paid.total() > 20


def test_a_board_of_its_own_says_nothing_of_its_regions():
    found = played(("base", 2), 1, 1, player=quick)
    assert found.scored == {}
    assert "scored" not in found.as_dict()


def test_games_on_tables_are_kept_until_a_face_changes(tmp_path, monkeypatch):
    def never(box, state, seat):
        raise AssertionError("a game was played again")

    data = tmp_path / "data"
    shutil.copytree(DATA / "warcraft" / "boards", data / "warcraft" / "boards")
    monkeypatch.setattr("tools.design.fairness.DATA", data)
    kept = tmp_path / "games.jsonl"
    once = played(("warcraft", 2), 2, 1, player=quick, kept=Kept(kept))
    assert played(("warcraft", 2), 2, 1, player=never, kept=Kept(kept)) == once
    face = data / "warcraft" / "boards" / "l1a.json"
    face.write_text(face.read_text() + "\n")
    with pytest.raises(AssertionError, match="played again"):
        played(("warcraft", 2), 2, 1, player=never, kept=Kept(kept))


def test_tables_are_ranked_beside_the_printed_board(tmp_path, monkeypatch, capsys):
    figures = {
        "base": Fairness(1, 1, (60.0, 61.0), (0.5, 0.5)),
        "warcraft": Fairness(1, 1, (60.0, 63.0), (0.5, 0.5), {"warcraft-s1a": {"1": 4.0}}),
    }

    def known(place, games, seed, jobs, kept):
        return figures[place[0]]

    monkeypatch.setattr("tools.design.fairness.played", known)
    out = tmp_path / "2.json"
    typed = ["design", "tables", "warcraft", "--players", "2", "--games", "1", "--out", str(out)]
    assert main(typed) == 1
    assert "warcraft-2p              unfair by 0.33" in capsys.readouterr().out
    told = json.loads(out.read_text())
    assert {name: Fairness.of(raw) for name, raw in told.items()} == {
        "base-2p": figures["base"],
        "warcraft-2p": figures["warcraft"],
    }
    figures["warcraft"] = figures["base"]
    assert main(typed) == 0
    assert "warcraft-2p              fair enough" in capsys.readouterr().out


def test_tables_that_there_are_not_are_refused(capsys):
    assert main(["design", "tables", "moon", "--players", "2"]) == 2
    assert "no edition 'moon'" in capsys.readouterr().err
    assert main(["design", "tables", "warcraft", "--players", "7"]) == 2
    assert "7 players" in capsys.readouterr().err


# --------------------------------------------------------------------------------- the page


def test_the_page_tells_of_every_face():
    faces = [one.plan.face for one in report.designed() if one.plan.face]
    assert len(faces) == 12
    page = report.page("")
    assert "| | s1a | s1b | s2a | s2b | wanted |" in page
    assert page.count("Pairs of faces with the same borders: 0.") == 3


def test_the_page_tells_of_games_on_tables(tmp_path, monkeypatch):
    base = Fairness(400, 1, (60.0, 61.0), (0.5, 0.5))
    found = Fairness(400, 1, (70.0, 72.5), (0.4, 0.6), {"warcraft-s1a": {"1": 4.0, "2": 9.0}})
    folder = tmp_path / "warcraft-2p"
    folder.mkdir()
    told = {"base-2p": base.as_dict(), "warcraft-2p": found.as_dict()}
    (folder / "400.json").write_text(json.dumps(told))
    monkeypatch.setattr(report, "FAIR", tmp_path)
    page = report.page("")
    assert "### Warcraft, 2 players" in page
    assert "| **warcraft-2p** | 400 | 70.0 / 72.5 | 2.5 | 40.0 / 60.0 | 60.0% |" in page
    assert "| warcraft-s1a | 6.5 | 4.0 | 9.0 |" in page
    assert "![The board](images/boards/warcraft-3p.webp)" in page.partition("3 players")[2]
    assert "**warcraft-3p**" not in page, "no games were played on it"
