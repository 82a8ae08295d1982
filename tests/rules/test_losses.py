"""What a victim loses, and how he withdraws (B-15, B-55, B-56, B-60, B-61, B-70, B-71, B-73)."""

import pytest

from engine import default_action, withdrawal
from engine.actions import Place, Withdraw
from tests.dsl import Table, table


def victim(b: str = "elves", more: str = "", tokens: int = 3, race: str = "orcs") -> Table:
    """A takes region 1 of C, who also holds 2 and 3; B plays in between."""
    return table(f"""
        turn A
        A: {race}, hand 9
        B: humans
        C: {b}
        {more}
        1 farmland edge : {b.strip("()")}*{tokens}
        2 mountain      : {b.strip("()")}
        3 swamp         : {b.strip("()")}
        4 hill edge     : humans
    """)


def test_R_07_the_defender_loses_one_token_and_the_rest_withdraws_at_the_end() -> None:
    t = victim("trolls").conquer(1)
    assert [(e.player, e.region, e.amount, e.race) for e in t.happened("lost")] == [
        (2, 1, 1, "trolls")
    ]
    assert [(e.player, e.amount) for e in t.happened("driven")] == [(2, 2)]
    assert (t.army("trolls").driven, t.state.tray["trolls"]) == (2, 10 - 4)
    t.done()
    assert (t.step, t.decider) == ("withdraw", "C")
    assert t.legal() == [Place(2, 1), Place(2, 2), Place(3, 1), Place(3, 2)]
    t.put((2, 1), (3, 1))
    assert (t[2], t[3], t.player) == ("trolls*2 mountain", "trolls*2", "B")
    t.settled()


def test_R_07_a_single_token_is_lost_and_nothing_withdraws() -> None:
    t = victim("trolls", tokens=1).conquer(1)
    assert t.army("trolls").driven == 0
    assert t.happened("driven") == []
    t.done()
    assert t.player == "B"


def test_R_08_lost_tribes_are_wiped_out() -> None:
    t = table("""
        turn A
        A: orcs, hand 3
        B: elves
        1 farmland edge : tribe
        2 farmland      : elves
    """)
    t.conquer(1)
    assert t[1] == "orcs*3"
    assert [(e.region, e.amount) for e in t.happened("natives")] == [(1, 1)]
    assert t.happened("lost") == []


def test_R_08_a_declined_race_loses_all_its_tokens() -> None:
    t = table("""
        turn A
        A: orcs, hand 5
        B: (elves)
        1 farmland edge : elves*2
        2 farmland      : elves
    """)
    t.conquer(1)
    assert [(e.player, e.amount) for e in t.happened("lost")] == [(1, 2)]
    assert (t.army("elves").driven, t.state.tray["elves"]) == (0, 11 - 1)


def test_B_73_driven_out_tokens_help_no_other_region_meanwhile() -> None:
    t = victim("trolls").conquer(1)
    assert t.price(2) == {"base": 2, "defenders": 1, "mountain": 1}


def test_B_73_driven_out_tokens_add_up_over_the_turn_and_are_moved_once() -> None:
    t = table("""
        turn A
        A: orcs, hand 10
        B: humans
        C: trolls
        1 farmland edge : trolls*3
        2 mountain      : trolls*2
        3 swamp         : trolls
        4 swamp         : trolls
        5 hill edge     : humans
    """)
    t.conquer(1, 2)
    assert t.army("trolls").driven == 2 + 1
    t.play(default_action(t.box, t.state))
    assert (t.step, t.decider) == ("withdraw", "C")
    t.put((3, 1), (4, 2))
    assert (t[3], t[4], t.player) == ("trolls*2", "trolls*3", "B")
    t.settled()


def test_B_73_nothing_else_of_the_victim_moves() -> None:
    t = victim("trolls").conquer(1).done()
    t.refuses(Place(4, 1), "not_yours")
    t.refuses(Place(2, 3), "not_that_many")
    t.play(Withdraw(((2, 2),)))
    assert (t[2], t[3]) == ("trolls*3 mountain", "trolls*1")


def test_B_73_without_a_region_left_they_stay_in_hand() -> None:
    t = table("""
        turn A
        A: orcs, hand 5
        B: humans
        C: trolls
        1 farmland edge : trolls*3
        2 farmland edge : humans
    """)
    t.conquer(1).done()
    assert [(e.player, e.amount, e.race) for e in t.happened("waits")] == [(2, 2, "trolls")]
    assert (t.player, t.army("trolls").hand, t.army("trolls").driven) == ("B", 2, 0)
    t.settled()


def test_B_15_several_victims_withdraw_clockwise_from_the_active_player() -> None:
    t = table("""
        turn C
        A: elves
        B: trolls
        C: ratmen, hand 13
        D: humans
        1 farmland edge : humans*2
        2 farmland      : elves*2
        3 farmland      : trolls*2
        4 farmland edge : humans
        5 hill          : humans
        6 farmland      : trolls
        7 hill edge     : trolls
        8 hill          : elves
        9 hill          : elves
    """)
    t.conquer(1, 2, 3)
    t.play(default_action(t.box, t.state))
    assert [e.race for e in t.happened("withdrawn")] == ["humans"]  # D plays next (B-61)
    assert (t.step, t.decider) == ("withdraw", "A")
    t.put((8, 2))
    assert (t.step, t.decider) == ("withdraw", "B")
    t.put((7, 1))
    assert (t.player, t[7], t[8]) == ("D", "trolls*2", "elves*3")
    t.settled()


def test_B_15_the_active_player_is_first_if_tokens_of_his_own_were_driven_out() -> None:
    t = table("""
        turn B
        A: trolls
        B: (ghouls), hand 9
        B: ratmen
        C: humans
        1 farmland edge : ghouls
        2 farmland      : ratmen*2
        3 farmland      : trolls*2
        4 farmland      : ratmen
        5 farmland      : ratmen
        6 hill          : trolls
        7 hill          : trolls
        8 hill edge     : humans
    """)
    t.conquer(2, 3)
    t.play(default_action(t.box, t.state))
    assert (t.step, t.army("ratmen").hand) == ("conquer", 0)
    t.done()
    assert (t.step, t.decider) == ("withdraw", "B")
    t.put((5, 1))
    assert (t.step, t.decider) == ("withdraw", "A")
    t.put((6, 1))
    assert (t.player, t[5], t[6]) == ("C", "ratmen*2", "trolls*2")
    t.settled()


def test_B_70_ones_own_race_driven_out_by_own_ghouls_cannot_use_the_tokens_this_turn() -> None:
    t = table("""
        turn A
        A: (ghouls), hand 7
        A: ratmen, hand 2
        B: humans
        1 farmland edge : ghouls
        2 farmland      : ratmen*3
        3 farmland      : ratmen
        4 hill          : ratmen
        5 swamp edge    : humans
    """)
    t.conquer(2)
    assert t[2] == "(ghouls)*5"
    assert (t.army("ratmen").driven, t.army("ratmen").hand) == (2, 2)
    t.play(default_action(t.box, t.state))
    assert t.army("ratmen").hand == 2
    t.done().put((3, 2)).done()
    assert (t.step, t.decider) == ("withdraw", "A")
    t.put((4, 2))
    assert (t[3], t[4], t.player) == ("ratmen*3", "ratmen*3", "B")


def test_B_70_own_declined_ghouls_attacked_by_the_active_race_lose_one_and_withdraw() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: ratmen, hand 6
        B: humans
        1 farmland edge : ratmen
        2 farmland      : ghouls*3
        3 farmland      : ghouls
        4 hill          : ghouls
        5 swamp edge    : humans
    """)
    t.done().put((2, 2)).done()  # the ghouls do nothing
    t.conquer(2)
    assert (t.army("ghouls").driven, t.state.tray["ghouls"]) == (2, 10 - 4)
    t.play(default_action(t.box, t.state))
    assert (t.step, t.decider) == ("withdraw", "A")
    t.put((4, 2))
    assert (t[4], t.player) == ("(ghouls)*3", "B")
    t.settled()


def test_B_71_conquering_ones_own_declined_region_loses_its_token() -> None:
    t = table("""
        turn A
        A: (trolls)
        A: ratmen, hand 6
        B: humans
        1 farmland edge : ratmen
        2 farmland      : trolls lair
        3 farmland      : trolls lair
        4 swamp edge    : humans
    """)
    assert t.price(2) == {"base": 2, "defenders": 1, "lair": 1}
    t.conquer(2)
    assert [(e.player, e.amount) for e in t.happened("lost")] == [(0, 1)]
    assert t[2] == "ratmen*4"
    assert t.army("trolls").driven == 0


def test_B_71_the_last_one_sends_the_banner_back() -> None:
    t = table(
        """
        turn A
        A: (trolls)
        A: ratmen, hand 6
        B: humans
        1 farmland edge : ratmen
        2 farmland      : trolls
        3 swamp edge    : humans
        """,
        column=[("elves", "hill")],
        banners=[],
        badges=["flying"],
    )
    t.conquer(2)
    assert t.races() == ["ratmen", "humans"]
    assert [(c.race, c.power) for c in t.state.column] == [("elves", "hill"), ("trolls", "flying")]


@pytest.mark.parametrize("piece", ["lair", "fortress"])
def test_B_56_lair_and_fortress_go_when_their_region_changes_hands(piece: str) -> None:
    t = table(f"""
        turn A
        A: ratmen, hand 6
        B: trolls fortified
        1 farmland edge : ratmen
        2 mountain      : trolls {piece}
        3 swamp         : trolls
    """)
    before = t.state.regions[2].markers[piece]
    assert before == 1
    t.conquer(2)
    assert t[2] == "ratmen*5 mountain"
    assert [(e.region, e.why) for e in t.happened("taken_off")] == [(2, piece)]


@pytest.mark.parametrize("piece", ["lair", "fortress", "encampment", "hole", "hero", "dragon"])
def test_B_56_all_pieces_but_the_mountain_go_when_a_region_is_given_up(piece: str) -> None:
    t = table(f"""
        turn A
        A: ratmen
        B: trolls
        1 mountain edge : ratmen {piece}
        2 swamp         : trolls
    """)
    t.abandon(1)
    assert t[1] == "mountain"


def test_B_55_a_lost_fortress_returns_to_the_supply_of_six() -> None:
    t = table("""
        turn A
        A: ratmen, hand 9
        A: (giants) fortified
        B: humans
        1 farmland edge : ratmen
        2 farmland      : giants fortress
        3 farmland      : giants fortress
        4 swamp edge    : humans
    """)
    t.conquer(2)
    assert sum(r.markers.get("fortress", 0) for r in t.state.regions.values()) == 1
    assert t[3] == "(giants)*1 fortress"


def away() -> Table:
    """C lost five trolls and holds a mountain, a lair and plain land."""
    return table("""
        turn A
        A: ratmen, hand 9
        B: humans
        C: trolls
        1 farmland edge : trolls*6
        2 mountain      : trolls
        3 swamp         : trolls
        4 hill          : trolls lair
        5 swamp edge    : humans
    """)


def test_B_60_without_an_answer_tokens_spread_evenly_the_odd_ones_to_the_weakest() -> None:
    t = away().conquer(1)
    assert t.army("trolls").driven == 5
    t.done()
    assert default_action(t.box, t.state) == Withdraw(((2, 2), (3, 2), (4, 1)))
    t.end_turn()
    assert (t[2], t[3], t[4]) == ("trolls*3 mountain", "trolls*3", "trolls*2 lair")
    t.settled()


def test_B_60_the_border_order_knows_what_each_race_of_an_opponent_reaches() -> None:
    t = table("""
        turn C
        A: (ghouls)
        A: orcs
        B: humans
        C: ratmen, hand 5
        1 farmland edge - 2     : orcs
        2 farmland      - 1 3   : humans
        3 farmland      - 2 4 8 : humans
        4 farmland      - 3 5   : humans
        5 swamp edge    - 4     : (ghouls)
        6 hill          - 7 8   : humans*3
        7 hill edge     - 6     : ratmen
        8 lake          - 3 6
    """)
    t.conquer(6).done().put((6, 4)).done()
    assert (t.step, t.decider, t.army("humans").driven) == ("withdraw", "B", 2)
    t.play(withdrawal(t.box, t.state, "border"))
    assert (t[2], t[3], t[4]) == ("humans*2", "humans*1", "humans*2")
    t.settled()


def test_B_61_a_victim_who_plays_next_is_not_asked() -> None:
    t = table("""
        turn A
        A: ratmen, hand 9
        B: trolls
        1 farmland edge : trolls*3
        2 mountain      : trolls
        3 swamp         : trolls
    """)
    t.conquer(1).done()
    assert (t.player, t.step) == ("B", "conquer")
    assert sum(e.amount for e in t.happened("withdrawn")) == 2
    assert t.army("trolls").hand == 2


def test_B_61_unless_he_owns_declined_ghouls() -> None:
    t = table("""
        turn A
        A: ratmen, hand 9
        B: trolls
        B: (ghouls)
        1 farmland edge : trolls*3
        2 mountain      : trolls
        3 swamp         : trolls
        4 hill edge     : ghouls
    """)
    t.conquer(1).done()
    assert (t.step, t.decider) == ("withdraw", "B")


def test_B_61_and_who_does_not_play_next_is_asked() -> None:
    t = away().conquer(1).done()
    assert (t.step, t.decider) == ("withdraw", "C")


def test_B_61_nor_is_anyone_asked_who_has_one_region_left() -> None:
    t = table("""
        turn A
        A: ratmen, hand 9
        B: humans
        C: trolls
        1 farmland edge : trolls*3
        2 mountain      : trolls
        3 swamp edge    : humans
    """)
    t.conquer(1).done()
    assert (t.player, t[2]) == ("B", "trolls*3 mountain")


def test_B_55_by_default_a_fortress_goes_on_the_weakest_region_without_one() -> None:
    t = table("""
        turn A
        A: orcs fortified
        B: humans
        1 hill edge : orcs fortress
        2 mountain  : orcs
        3 mountain  : orcs
        4 hill edge : humans
    """)
    t.done()
    assert t.options() == [2, 3]
    t.play(default_action(t.box, t.state))
    assert (t[1], t[2], t[3]) == ("orcs*1 fortress", "orcs*1 mountain fortress", "orcs*1 mountain")


def test_B_45_by_default_heroes_stay_and_the_weakest_region_gets_the_other() -> None:
    t = table("""
        turn A
        A: orcs heroic
        B: humans
        1 hill edge : orcs hero
        2 mountain  : orcs
        3 hill      : orcs
        4 hill edge : humans
    """)
    t.done()
    t.play(default_action(t.box, t.state))
    assert (t[1], t[2], t[3]) == ("orcs*1 hero", "orcs*1 mountain", "orcs*1 hero")
