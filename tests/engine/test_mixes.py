"""How a table of both boxes is set up: what is taken out, where Monsters live, what files tell."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest

from engine import (
    EDITIONS,
    Choice,
    Pick,
    SetupError,
    apply,
    drawn,
    legal,
    load_box,
    new_game,
    plain_box,
    taken_out,
    versions,
)
from engine.codec import dump_setup, load_setup
from engine.export import ExportError, read, replay
from engine.loading import Guards
from engine.natives import moved_in
from engine.traits.base import POWERS
from engine.worlds import Lack, World
from tests.dsl import Table
from tests.mixes import LENT, MIXED, WORLDS
from tools.checks import violations
from tools.record import record

HILLS = {
    "humans": ("terrain", ("farmland",)),
    "hill": ("terrain", ("hill",)),
    "mounted": ("terrain", ("farmland", "hill")),
    "underworld": ("symbol", ("cavern",)),
}
CHASMS = {"flames": ("symbol", ("volcano",)), "spiderines": ("terrain", ("chasm",))}
FINDS = {"adventurous": ("place", ()), "magic": ("relic", ())}


@pytest.mark.parametrize("choice", MIXED)
def test_what_means_nothing_in_the_setting_is_taken_out_and_said(choice: Choice) -> None:
    """Mixing, 2: of what has no terrain there, and of what needs finds that are not in play."""
    out: dict[str, tuple[str, tuple[str, ...]]] = {}
    if choice.home == "underground" and "base" in choice.editions:
        out |= HILLS
    if "underground" in choice.editions:
        out |= CHASMS if choice.home == "base" else {}
        out |= {} if choice.finds else FINDS
    told = {each.id: (each.lack.family, each.lack.ids) for each in taken_out(choice)}
    assert told == out
    box = load_box(drawn(choice, "s"))
    tiles = [EDITIONS[name].tiles() for name in choice.editions]
    known = {name for each in tiles for name in (*each.races, *each.powers)}
    assert {*box.races, *box.powers} == known - out.keys()
    with_finds = choice.finds and {"underground"} & {choice.home, *choice.editions}
    assert len(box.finds) == (15 if with_finds else 0)


@pytest.mark.parametrize("choice", LENT)
def test_finds_alone_can_come_from_another_box(choice: Choice) -> None:
    """Mixing, 6: its Monsters guard them, its rules speak, and none of its tiles is there."""
    box = load_box(drawn(choice, "s"))
    assert (len(box.finds), box.taken_out) == (15, ())
    assert {*box.races, *box.powers} == {*(own := EDITIONS["base"].tiles()).races, *own.powers}
    assert sum(r.native == "monster" for r in box.regions.values()) == choice.players + 1
    assert box.versions == {"base": 1, "underground": 1}
    assert "rule" in box.things
    assert box.rules
    assert load_setup(json.loads(json.dumps(dump_setup(box.setup)))) == box.setup


def test_a_set_up_without_them_is_written_as_before_they_could_be_chosen() -> None:
    assert not {"finds_of", "rulings"} & dump_setup(drawn(Choice(("base",), 3), "s")).keys()


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        (Choice(("underground",), 3, finds_of="base"), "'base' hides nothing on underground's"),
        (Choice(("base",), 3, finds_of="sun"), "'sun' hides nothing on base's boards; these do: u"),
        (Choice(("base", "underground"), 3, finds_of="underground"), "is played with anyway"),
        (Choice(("base",), 3, "underground", finds_of="underground"), "is played with anyway"),
        (Choice(("base",), 3, finds=False, finds_of="underground"), "can't be brought and left"),
    ],
)
def test_finds_that_mean_nothing_are_refused(choice: Choice, sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        drawn(choice, "s")


@pytest.mark.parametrize(("world", "players"), WORLDS)
def test_of_one_box_alone_nothing_is_taken_out(world: str, players: int) -> None:
    box = plain_box(world, players)
    assert (box.taken_out, box.setup.drawn) == ((), ())


@pytest.mark.parametrize("players", [2, 5])
def test_islands_without_finds_have_nothing_face_down_and_nobody_who_is_after_it(
    players: int,
) -> None:
    """W-06: what hides a find stays in the box with it, and so does who means nothing then."""
    choice = Choice(("warcraft",), players)
    laid = [r.markers.get("face_down", 0) for r in load_box(drawn(choice, "s")).regions.values()]
    box = load_box(drawn(replace(choice, finds=False), "s"))
    assert sum(laid) == players
    assert not any("face_down" in r.markers for r in box.regions.values())
    assert {each.id for each in box.taken_out} == {"archaeologist", "ethereals"}
    mountains = [r for r in box.regions.values() if r.terrain == "mountain"]
    assert all(r.markers == {"mountain": 1} for r in mountains)


# -------------------------------------------------------------------- Monsters


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("tiles", [("underground",), ("base", "underground")])
def test_monsters_live_in_one_region_more_than_there_are_players_none_adjacent(
    players: int, tiles: tuple[str, ...]
) -> None:
    """Mixing, 6: two in each; one Lost Tribe lives in every other region that is marked."""
    printed = plain_box("base", players).regions
    homes = {r for r, spec in printed.items() if spec.natives}
    seen = set()
    for seed in range(30):
        box = load_box(drawn(Choice(tiles, players, "base"), str(seed)))
        monsters = {r.id for r in box.regions.values() if r.native == "monster"}
        assert len(monsters) == players + 1
        assert monsters < homes
        assert not any(printed[r].borders & monsters for r in monsters)
        for r, spec in box.regions.items():
            lives = ("monster", 2) if r in monsters else ("lost_tribe", 1)
            assert (spec.native, spec.natives) == (lives if r in homes else ("", 0))
        seen.add(frozenset(monsters))
    assert len(seen) > 1


def test_all_ways_to_lay_them_are_alike() -> None:
    box, monsters = plain_box("base", 2), Guards("monster", 2, 1)
    drawn_ = Counter(moved_in(box, monsters, str(seed)) for seed in range(4000))
    homes = {r for r, spec in box.regions.items() if spec.natives}
    assert {r for where in drawn_ for r in where} == homes
    mean = 4000 / len(drawn_)
    assert all(0.6 * mean < n < 1.4 * mean for n in drawn_.values())


def test_where_they_do_not_fit_nothing_is_set_up() -> None:
    with pytest.raises(SetupError, match="base for 2 players has no 9 regions for monster"):
        moved_in(plain_box("base", 2), Guards("monster", 2, 7), "s")


@pytest.mark.parametrize("choice", [c for c in MIXED if not c.finds or c.home == "underground"])
def test_without_finds_and_below_ground_nothing_is_drawn(choice: Choice) -> None:
    assert drawn(choice, "s").drawn == ()


def test_monsters_of_the_surface_guard_what_can_be_found_and_tribes_guard_nothing() -> None:
    data = {"edition": "base+underground", "players": 2, "seed": "found"}
    (_, laid), *_ = drawn(Choice(("base", "underground"), 2), "found").drawn
    printed = plain_box("base", 2).regions
    monster = laid[0]
    tribe = next(r for r, s in printed.items() if s.natives and r not in laid)
    for region, found in ((monster, ["altar_of_souls"]), (tribe, [])):
        beside = next(n for n in sorted(printed[region].borders) if not printed[n].natives)
        army = {
            "player": 0,
            "race": "ratmen",
            "power": "merchant",
            "hand": 6,
            "regions": {beside: 1},
        }
        t = Table(data | {"armies": [army], "hidden": ["altar_of_souls"]})
        t.conquer(region)
        assert [find.id for find in t.state.finds] == found


# ----------------------------------------------------------------------- files


def test_an_export_of_a_mix_names_both_versions_and_is_checked_against_its_seed() -> None:
    choice = Choice(("base", "underground"), 2)
    game = record(choice, "mix")
    assert (game.edition, game.engine, game.others) == ("base", 1, {"underground": 1})
    lent = record(LENT[0], "lent")
    assert (lent.edition, lent.engine, lent.others) == ("base", 1, {"underground": 1})
    assert replay(read(lent.model_dump_json())).history.state.turn.at.over
    assert versions(game.set_up) == {"base": 1, "underground": 1}
    assert game.set_up == drawn(choice, game.seed)
    played = replay(read(game.model_dump_json()))
    assert played.history.state.turn.at.over
    ((native, where),) = game.set_up.drawn
    other = next(
        setup.drawn
        for seed in range(50)
        if (setup := drawn(choice, str(seed))).drawn != ((native, where),)
    )
    forged = game.model_copy(update={"setup": replace(game.set_up, drawn=other)}).sealed()
    with pytest.raises(ExportError) as refused:
        replay(read(forged.model_dump_json()))
    assert refused.value.key == "boards"


@pytest.mark.parametrize("choice", [*MIXED, *LENT])
def test_every_mix_can_be_begun(choice: Choice) -> None:
    box = load_box(drawn(choice, "begin"))
    state = new_game(box, "begin")
    assert violations(box, state) == []
    assert [type(action) for action in legal(box, state)] == [Pick] * 6
    state, _ = apply(box, state, Pick(0))
    assert violations(box, state) == []


def test_U_27_seafaring_has_nothing_to_do_in_a_world_without_water() -> None:
    (seafaring,) = (power for power in POWERS if power.id == "seafaring")
    assert seafaring.lacks(World(frozenset({"hill", "swamp"}))) == Lack("terrain", ("sea", "lake"))
    assert seafaring.lacks(World(frozenset({"hill", "lake"}))) is None
