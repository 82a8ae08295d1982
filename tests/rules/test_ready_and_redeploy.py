"""Readying, giving regions up, redeploying (B-16, B-17, B-72)."""

from engine.actions import Abandon, Conquer, Done, GoInDecline, Place
from tests.dsl import Table, table


def three() -> Table:
    return table("""
        turn A
        A: orcs, hand 1
        A: (trolls)
        B: elves
        1 farmland edge : orcs*3
        2 hill          : orcs fortress
        3 swamp         : orcs*2
        4 forest edge
        5 hill edge     : trolls lair
        6 swamp edge    : elves
    """)


def test_B_17_one_token_per_region_stays_when_readying() -> None:
    t = three()
    assert (t[1], t[2], t[3]) == ("orcs*1", "orcs*1 fortress", "orcs*1")
    assert t.army("orcs").hand == 1 + 2 + 1


def test_B_17_tokens_of_a_declined_race_are_not_readied() -> None:
    t = table("""
        turn A
        A: orcs
        A: (trolls)
        B: elves
        1 farmland edge : orcs
        2 hill : trolls*2
        3 swamp edge : elves
    """)
    assert t[2] == "(trolls)*2"
    assert t.army("orcs").hand == 0


def test_B_17_regions_may_be_given_up_before_the_first_conquest() -> None:
    t = three()
    assert t.legal(Abandon) == [Abandon(1), Abandon(2), Abandon(3)]
    t.abandon(3, 2)
    assert (t[2], t[3]) == ("", "")
    assert t.army("orcs").hand == 6
    assert t.legal(Abandon) == [Abandon(1)]
    assert [(e.region, e.amount) for e in t.happened("abandoned")] == [(2, 1)]


def test_B_17_and_not_after_it() -> None:
    t = three().conquer(4)
    assert t.legal(Abandon) == []
    t.refuses(Abandon(1), "cannot_abandon_now")


def test_B_17_a_roll_ends_the_giving_up_too() -> None:
    t = table("""
        turn A, die 0
        A: orcs berserk, hand 2
        B: elves
        1 farmland edge : orcs
        2 hill edge
        3 swamp edge    : elves
    """)
    t.use("berserk")
    t.refuses(Abandon(1), "cannot_abandon_now")


def test_B_17_only_ones_own_regions_of_the_acting_race_are_given_up() -> None:
    t = three()
    t.refuses(Abandon(5), "not_yours")  # declined: no choice
    t.refuses(Abandon(6), "not_yours")
    t.refuses(Abandon(4), "not_yours")
    t.refuses(Abandon(77), "no_region_named")


def test_B_17_at_redeployment_tokens_move_freely_and_one_stays_in_each() -> None:
    t = three().done()
    assert t.army("orcs").hand == 4
    t.put((3, 4)).done()
    assert (t[1], t[2], t[3]) == ("orcs*1", "orcs*1 fortress", "orcs*5")


def test_B_17_tokens_never_pass_to_a_race_in_decline() -> None:
    t = three().done()
    t.refuses(Place(5, 1), "not_yours")


def test_B_72_all_tokens_in_hand_must_be_placed() -> None:
    t = three().done()
    t.refuses(Done(), "tokens_left")
    t.put((1, 3))
    t.refuses(Done(), "tokens_left")
    t.refuses(Place(1, 2), "not_that_many")
    t.refuses(Place(1, 0), "not_that_many")
    t.refuses(Place(1, -1), "not_that_many")
    t.put((2, 1))
    assert t.legal() == [Done()]
    t.done()
    assert t.player == "B"
    t.settled()


def test_B_72_without_a_region_the_tokens_stay_in_hand() -> None:
    t = table("""
        turn A
        A: orcs merchant, hand 1
        B: elves
        1 farmland edge : elves*2
        2 hill edge     : elves*2
    """)
    t.done()
    assert (t.player, t.army("orcs").hand, t.coins("A")) == ("B", 1, 5)
    t.end_turn()
    assert (t.player, t.army("orcs").hand) == ("A", 1)
    t.settled()


def test_B_72_with_one_region_everything_goes_there_without_asking() -> None:
    t = table("""
        turn A
        A: orcs, hand 3
        B: elves
        1 farmland edge
        2 hill edge     : elves*5
    """)
    t.conquer(1).done()
    assert (t.player, t[1]) == ("B", "orcs*3")


def test_B_16_an_army_off_the_board_with_tokens_in_hand_enters_or_declines() -> None:
    t = table("""
        turn A
        A: orcs, hand 2
        B: elves
        1 farmland edge
        2 hill edge     : elves
    """)
    assert t.legal() == [GoInDecline(), Conquer(1), Conquer(2, roll=True), Done()]


def test_B_16_with_neither_board_nor_hand_it_passes_or_declines_and_picks_nothing() -> None:
    t = table("""
        turn A
        A: orcs merchant
        A: (trolls)
        B: elves
        1 farmland edge : trolls
        2 hill edge     : elves
    """)
    assert t.legal() == [GoInDecline(), Done()]
    t.done()
    assert t.earned("A") == {"regions": 1}
    assert (t.player, t.races()) == ("B", ["orcs", "(trolls)", "elves"])


def test_B_16_declining_then_removes_the_older_declined_race_and_scores_nothing() -> None:
    t = table("""
        turn A
        A: orcs merchant
        A: (trolls)
        B: elves
        1 farmland edge : trolls
        2 hill edge     : elves
    """)
    t.declines()
    assert t.earned("A") == {}
    assert t.races() == ["elves"]


def test_B_16_ghouls_in_decline_act_for_such_a_player() -> None:
    t = table("""
        turn A
        A: orcs
        A: (ghouls), hand 2
        B: elves
        1 farmland edge : ghouls
        2 hill
        3 hill edge     : elves
    """)
    t.conquer(2)
    assert t[2] == "(ghouls)*2"


def test_B_17_every_placement_of_what_is_in_hand_is_offered() -> None:
    t = table("""
        turn A
        A: orcs, hand 1
        B: elves
        1 farmland edge : orcs*2
        2 hill          : orcs
        3 swamp edge    : elves
    """)
    t.done()
    assert t.legal() == [Place(1, 1), Place(1, 2), Place(2, 1), Place(2, 2)]
    t.put((2, 1))
    assert t.legal() == [Place(1, 1), Place(2, 1)]
