"""Races belong to factions: by their print, or for a turn (W-09, W-60, W-61, W-62)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import view
from engine.codec import dump_state, load_state
from engine.loading import BoardError, Tiles
from engine.parts.factions import Feud, TakesSide
from tests.dsl import Table

from . import always, game, table

FACTIONS = ("tide", "ebb")
PRINTED = {"orcs": "", "elves": "ebb", "trolls": "tide"}
LAND = """
    1 farmland edge   : orcs
    2 hill - 1        : elves
    3 swamp - 1 2     : elves
    4 forest - 1      : trolls
    5 mountain edge   : trolls
"""


def world(place: int | None = None, **more) -> Table:
    t = table(
        f"""
        turn A
        A: orcs merchant, hand 9
        B: elves hill
        C: trolls flying
        {LAND}
        """,
        races=dict.fromkeys(PRINTED, ()),
        powers=dict.fromkeys(("merchant", "hill", "flying"), ()),
        rules={"custom": always(Feud(FACTIONS))},
        finds={"field": (place, TakesSide(FACTIONS))} if place else {},
        **more,
    )
    t.box = replace(
        t.box,
        factions=FACTIONS,
        races={n: replace(s, faction=PRINTED.get(n, "")) for n, s in t.box.races.items()},
    )
    return t


def test_a_race_belongs_to_what_it_is_printed_with() -> None:
    t = world()
    assert {a.race: game(t).faction(a) for a in t.state.armies} == PRINTED
    assert {a.race: (a.faction, a.sides_with) for a in view(t.box, t.state).armies} == {
        race: (faction, "") for race, faction in PRINTED.items()
    }
    assert list(t.box.things["faction"]) == list(FACTIONS)


def test_what_is_on_offer_is_seen_with_its_faction() -> None:
    t = world(column=[["giants", "forest"], ["ratmen", "swamp"]])
    races = {**t.box.races, "giants": replace(t.box.races["giants"], faction="ebb")}
    t.box = replace(t.box, races=races)
    assert [c.faction for c in view(t.box, t.state).column] == ["ebb", ""]


def test_W_61_what_a_race_belongs_to_counts_for_what_is_taken_from_others() -> None:
    t = world().conquer(2, 3, 4).end_turn()
    assert "custom" not in t.earned("A"), "it belongs to none"
    t = world()
    game(t).side_with(t.army("orcs"), "tide")
    assert t.conquer(2, 3, 4).end_turn().earned("A")["custom"] == 1, "one race of the other side"


def test_W_62_a_side_lasts_for_the_turn_and_is_seen_and_stored() -> None:
    t = world()
    playing, orcs = game(t), t.army("orcs")
    playing.side_with(orcs, "tide")
    assert (playing.faction(orcs), playing.sides_with(orcs)) == ("tide", "tide")
    assert playing.sides_with(t.army("trolls")) == "", "they belong to it anyway"
    seen = view(t.box, t.state, 1).army(orcs.id)
    assert (seen.faction, seen.sides_with) == ("", "tide")
    assert load_state(dump_state(t.state)) == t.state
    t.end_turn()
    assert game(t).faction(t.army("orcs")) == ""


def test_W_62_only_the_last_side_that_was_taken_counts() -> None:
    t = world()
    playing, orcs = game(t), t.army("orcs")
    for faction in ("tide", "ebb"):
        playing.side_with(orcs, faction)
        assert playing.faction(orcs) == faction
    assert sum(key.startswith("side.") for key in t.state.turn.used) == 1


def test_W_62_it_lasts_even_if_what_it_was_taken_by_is_not_held_any_more() -> None:
    t = world(2)
    t.conquer(2)
    assert (t.question(), t.state.questions[0].things) == ("field.side", list(FACTIONS))
    t.answer(0)
    game(t).swap(2, 4)
    assert game(t).faction(t.army("orcs")) == "tide"


def test_W_62_nobody_need_take_a_side_and_who_has_one_is_not_asked() -> None:
    t = world(2).conquer(2).answer()
    assert game(t).faction(t.army("orcs")) == ""
    t = world(2)
    game(t).side_with(t.army("orcs"), "ebb")
    assert t.conquer(2).state.questions == []


def test_there_is_no_siding_with_what_is_no_faction() -> None:
    t = world()
    with pytest.raises(ValueError, match="no faction 'moon'"):
        game(t).side_with(t.army("orcs"), "moon")


def test_an_edition_brings_its_factions_and_no_two_bring_the_same() -> None:
    one, other = Tiles(factions=("tide",)), Tiles(factions=("ebb",))
    assert one.with_those_of("moon", other).factions == ("tide", "ebb")
    with pytest.raises(BoardError, match="tide: is in another edition too"):
        one.with_those_of("moon", one)
