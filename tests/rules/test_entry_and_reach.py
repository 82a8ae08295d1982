"""Where a race may enter and what it may attack (B-10, B-11, B-22, B-23, B-27, B-28)."""

import pytest

from engine import plain_box
from engine.actions import Conquer, Redeploy
from engine.hooks import Refusal, RuleError
from engine.steps import options, play
from engine.table import Game
from tests.dsl import Table, table


def test_B_10_the_first_conquest_is_at_the_board_edge() -> None:
    t = table("""
        turn A
        A: orcs, hand 5
        B: elves
        1 farmland edge
        2 hill
        3 swamp edge
        4 forest : elves
    """)
    assert t.targets() == {1: 2, 3: 2}
    t.refuses(Conquer(2), "not_an_entry")
    t.conquer(3)
    assert t[3] == "orcs*2"


def test_B_10_or_at_the_shore_of_a_sea_that_touches_the_edge() -> None:
    t = table("""
        turn A
        A: orcs, hand 5
        B: elves
        1 sea edge - 2
        2 hill     - 1 3
        3 swamp    - 2 4
        4 sea      - 3 5
        5 farmland - 4 : elves
    """)
    assert t.targets() == {2: 2}
    t.refuses(Conquer(3), "not_an_entry")
    t.refuses(Conquer(5), "not_an_entry")


def test_B_10_a_lake_shore_is_no_entry() -> None:
    t = table("""
        turn A
        A: orcs, hand 5
        B: elves
        1 lake     - 2 3
        2 hill     - 1 3
        3 swamp edge - 1 2
        4 farmland edge - 3 : elves
    """)
    assert t.targets() == {3: 2, 4: 3}
    t.refuses(Conquer(2), "not_an_entry")


def test_B_10_the_shore_is_an_entry_even_where_the_sea_is_occupied() -> None:
    t = table("""
        turn A
        A: orcs, hand 5
        B: elves seafaring
        1 sea edge : elves
        2 hill
        3 swamp
    """)
    assert t.targets() == {2: 2}


def test_B_10_the_printed_boards_mark_as_entries_edges_and_shores_of_edge_seas() -> None:
    for players in (2, 3, 4, 5):
        regions = plain_box("base", players).regions
        seas = {r.id for r in regions.values() if r.terrain == "sea" and r.edge}
        assert seas
        for r in regions.values():
            water = r.terrain in ("sea", "lake")
            shore = not water and bool(r.borders & seas)
            assert r.entry == (r.edge or shore), (players, r.id)
            assert not (r.terrain == "lake" and r.entry)


def test_B_11_coastal_is_bordering_a_sea_or_a_lake() -> None:
    for players in (2, 3, 4, 5):
        regions = plain_box("base", players).regions
        water = {r.id for r in regions.values() if r.terrain in ("sea", "lake")}
        for r in regions.values():
            assert r.coastal == (r.id not in water and bool(r.borders & water)), (players, r.id)


def test_B_22_water_may_not_be_occupied() -> None:
    t = table("""
        turn A
        A: orcs, hand 5
        B: elves
        1 sea edge
        2 hill : orcs
        3 lake
        4 swamp edge : elves
    """)
    assert t.targets() == {}
    for region, terrain in ((1, "sea"), (3, "lake")):
        with pytest.raises(RuleError) as refused:
            t.conquer(region)
        assert Refusal("closed", region, {"terrain": terrain}) in refused.value.refusals


def test_B_22_a_mountain_stays_when_its_region_is_conquered_and_abandoned() -> None:
    t = table("""
        turn A
        A: orcs, hand 6
        B: elves
        1 mountain edge : elves
        2 mountain      : orcs
    """)
    t.abandon(2)
    assert t[2] == "mountain"
    t.conquer(1)
    assert t[1] == "orcs*4 mountain"


def test_B_27_a_target_borders_a_region_of_the_race() -> None:
    t = table("""
        turn A
        A: orcs, hand 6
        B: elves
        1 farmland edge : orcs
        2 hill
        3 swamp
        4 forest edge
        5 forest edge : elves
    """)
    assert t.targets() == {2: 2}
    t.refuses(Conquer(3), "not_adjacent")
    t.refuses(Conquer(4), "not_adjacent")


def test_B_27_regions_taken_this_turn_count_at_once() -> None:
    t = table("""
        turn A
        A: orcs, hand 6
        B: elves
        1 farmland edge : orcs
        2 hill
        3 swamp
        4 forest edge
        5 forest edge : elves
    """)
    t.conquer(2)
    assert t.targets() == {3: 2}
    t.conquer(3)
    assert t.targets() == {4: 2}


def test_B_27_regions_of_ones_other_races_do_not_count() -> None:
    t = table("""
        turn A
        A: orcs, hand 6
        A: (trolls)
        B: elves
        1 farmland edge : orcs
        2 hill
        3 swamp : trolls
        4 forest
        5 forest edge : elves
    """)
    t.refuses(Conquer(4), "not_adjacent")


def test_B_27_declined_ghouls_and_the_active_race_each_attack_from_their_own_regions() -> None:
    """One game, played on as the autopilot does: nothing is found anew between the actions."""
    t = table("""
        turn A
        A: (ghouls)
        A: orcs
        B: elves
        1 farmland edge : (ghouls)*5
        2 hill
        3 swamp
        4 forest        : orcs*4
        5 hill
        6 swamp edge    : elves
    """)
    game = Game(t.box, t.state)

    def open_to(race: str) -> list[int]:
        assert game.state.turn.army == t.army(race).id
        return [a.region for a in options(game) if isinstance(a, Conquer)]

    assert open_to("ghouls") == [2]
    play(game, Conquer(2))
    assert open_to("ghouls") == [3]
    play(game, Redeploy(((1, 3),)))
    assert open_to("orcs") == [3, 5]
    play(game, Conquer(5))
    assert open_to("orcs") == [3, 6]


def test_B_27_tokens_that_conquered_stay_until_the_redeployment() -> None:
    t = table("""
        turn A
        A: orcs, hand 5
        B: elves
        1 farmland edge
        2 hill
        3 swamp
        4 forest edge : elves
    """)
    t.conquer(1, 2)
    assert (t[1], t[2], t.army("orcs").hand) == ("orcs*2", "orcs*2", 1)
    t.refuses(Conquer(3), "too_few_tokens")
    t.done()
    assert t.army("orcs").hand == 3  # all but one per region


def test_B_23_after_the_entry_only_borders_count() -> None:
    t = table("""
        turn A
        A: orcs, hand 6
        B: elves
        1 farmland edge
        2 hill
        3 swamp edge
        4 forest edge : elves
    """)
    t.conquer(1)
    t.refuses(Conquer(3), "not_adjacent")


def test_B_23_with_flying_there_may_be_several_entries() -> None:
    t = table("""
        turn A
        A: orcs flying, hand 6
        B: elves
        1 farmland edge
        2 hill
        3 swamp edge
        4 forest edge : elves
    """)
    t.conquer(1, 3)
    assert (t[1], t[3]) == ("orcs*2", "orcs*2")


def test_B_23_a_new_race_may_enter_near_its_declined_kin_or_not() -> None:
    t = table("""
        turn A
        A: orcs, hand 6
        A: (trolls)
        B: elves
        1 farmland edge : trolls
        2 hill edge
        3 swamp
        4 forest edge : elves
        5 forest edge
    """)
    assert t.targets() == {1: 3, 2: 2, 4: 3, 5: 2}


def board() -> Table:
    return table("""
        turn A, die 2 0
        A: orcs, hand 1
        B: elves
        1 farmland edge
        2 hill : orcs
        3 swamp edge
        4 forest edge : elves*2
    """)


def test_B_28_a_race_that_gave_up_everything_enters_anew() -> None:
    t = board()
    assert t.die_targets() == [1, 3]  # beside region 2
    t.abandon(2)
    assert t.army("orcs").hand == 2
    assert t.targets() == {1: 2, 3: 2}
    assert t.die_targets() == [4]


def test_B_28_the_entry_may_be_made_with_the_final_die() -> None:
    t = board().abandon(2).roll(4)
    assert t[4] == "orcs*2"


def test_B_28_a_region_abandoned_this_turn_is_empty_and_may_be_taken_again() -> None:
    t = table("""
        turn A
        A: orcs, hand 1
        B: elves
        1 farmland edge : orcs
        2 hill : elves
    """)
    t.abandon(1)
    assert (t[1], t.price(1)) == ("", {"base": 2})
    t.conquer(1)
    assert t[1] == "orcs*2"
    assert t.state.turn.journal[-1].was_empty


def test_B_28_a_race_driven_off_the_board_enters_anew() -> None:
    t = table("""
        turn A
        A: orcs, hand 8
        B: trolls
        1 farmland edge
        2 hill edge
        3 swamp : trolls*4
        4 forest edge
    """)
    t.conquer(4, 3).end_turn()
    assert (t.player, t.army("trolls").hand) == ("B", 3)
    assert t.targets() == {1: 2, 2: 2}
