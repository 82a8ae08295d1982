"""Sorcerers: once per opponent and turn a lone active token becomes one of theirs (B-35)."""

import pytest

from engine import RuleError, apply
from engine.actions import Abandon, Conquer, GoInDecline, Use
from tests.dsl import Table, table


def _beside(victim: str, lies: str, hand: int = 0, power: str = "") -> Table:
    """Sorcerers in 1; in 2 ``lies`` what the case is about; the victim holds 3 too."""
    return table(f"""
        turn A
        A: sorcerers {power}, hand {hand}
        B: {victim}
        1 farmland edge : sorcerers
        2 farmland      : {lies}
        3 farmland      : {victim.split()[0]}
    """)


def _told(t: Table) -> dict[str, int | str]:
    """Return what the refusal of a token in 2 that is not alone tells of it."""
    with pytest.raises(RuleError) as caught:
        apply(t.box, t.state, Use("sorcerers", 2))
    return next(refusal.params for refusal in caught.value.refusals)


# ------------------------------------------------------------------ what they do


@pytest.mark.case("positive")
def test_B_35_a_lone_active_token_is_replaced_by_a_sorcerer_from_the_tray() -> None:
    t = _beside("humans", "humans", hand=1)
    assert t.legal(Use) == [Use("sorcerers", 2)]
    t.use("sorcerers", 2)
    assert t[2] == "sorcerers*1"
    assert t.state.tray["humans"] == 10 - 1
    assert t.state.tray["sorcerers"] == 18 - 3
    assert t.army("sorcerers").hand == 1
    assert t.army("humans").driven == 0
    assert [(e.region, e.amount, e.why) for e in t.happened("conquered")] == [(2, 1, "sorcerers")]
    t.end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("positive")
def test_B_35_no_token_in_hand_is_needed() -> None:
    t = _beside("humans", "humans", hand=0)
    t.refuses(Conquer(2), "no_tokens")
    t.use("sorcerers", 2)
    assert t[2] == "sorcerers*1"


@pytest.mark.case("positive")
def test_B_35_it_works_after_the_last_token_is_placed_and_before_others() -> None:
    t = table("""
        turn A
        A: sorcerers, hand 4
        B: humans
        1 farmland edge : sorcerers
        2 farmland      :
        3 farmland      : humans
        4 farmland      :
    """)
    t.refuses(Use("sorcerers", 3), "not_adjacent")
    t.conquer(2).use("sorcerers", 3).conquer(4)
    assert (t[2], t[3], t[4]) == ("sorcerers*2", "sorcerers*1", "sorcerers*2")
    assert t.army("sorcerers").hand == 0


@pytest.mark.case("positive")
def test_B_35_once_per_opponent_and_turn() -> None:
    t = table("""
        turn A
        A: sorcerers
        B: humans
        C: orcs
        1 farmland edge : sorcerers
        2 farmland - 1  : humans
        3 farmland - 1  : humans
        4 farmland - 1  : orcs
        5 farmland - 1  : orcs
    """)
    t.use("sorcerers", 2)
    t.refuses(Use("sorcerers", 3), "used_on_opponent")
    t.use("sorcerers", 4)
    t.refuses(Use("sorcerers", 5), "used_on_opponent")
    assert (t[2], t[3], t[4], t[5]) == ("sorcerers*1", "humans*1", "sorcerers*1", "orcs*1")
    t.end_turn().end_turn().end_turn()
    assert t.player == "A"
    t.use("sorcerers", 3).use("sorcerers", 5)  # a new turn, a new use on each
    assert (t[3], t[5]) == ("sorcerers*1", "sorcerers*1")
    t.end_turn()
    assert t.earned("A") == {"regions": 5}
    t.settled()


@pytest.mark.case("positive")
@pytest.mark.parametrize("piece", ["fortress", "lair"])
def test_B_35_fortress_and_lair_do_not_protect_and_go(piece: str) -> None:
    t = _beside("humans", f"humans {piece}")
    t.use("sorcerers", 2)
    assert t[2] == "sorcerers*1"
    assert [e.why for e in t.happened("taken_off")] == [piece]


@pytest.mark.case("positive")
def test_B_35_a_mountain_does_not_protect_and_stays() -> None:
    t = table("""
        turn A
        A: sorcerers
        B: humans
        1 farmland edge : sorcerers
        2 mountain      : humans
    """)
    t.use("sorcerers", 2)
    assert t[2] == "sorcerers*1 mountain"


@pytest.mark.case("positive")
def test_B_67_a_race_whose_last_token_is_converted_stays_before_its_player() -> None:
    t = table("""
        turn A
        A: sorcerers
        B: humans
        1 farmland edge : sorcerers
        2 farmland      : humans
    """)
    t.use("sorcerers", 2).end_turn()
    assert t.races() == ["sorcerers", "humans"]
    assert (t.player, t.army("humans").hand) == ("B", 0)
    t.end_turn()
    assert t.earned("B") == {}
    t.settled()


# ------------------------------------------------------------------ what they cannot


@pytest.mark.case("negative")
def test_B_35_lost_tribes_empty_land_and_own_tokens_are_no_opponents() -> None:
    t = table("""
        turn A
        A: (orcs)
        A: sorcerers
        1 farmland edge : sorcerers
        2 farmland - 1  : tribe
        3 farmland - 1  :
        4 farmland - 1  : (orcs)
        5 farmland - 1  : sorcerers
    """)
    for region in (2, 3, 4, 5):
        t.refuses(Use("sorcerers", region), "no_opponent_there")
    assert t.legal(Use) == []


@pytest.mark.case("negative")
def test_B_35_declined_tokens_are_not_converted() -> None:
    t = table("""
        turn A
        A: sorcerers
        B: (humans)
        1 farmland edge : sorcerers
        2 farmland      : (humans)
    """)
    t.refuses(Use("sorcerers", 2), "no_opponent_there")


@pytest.mark.case("negative")
def test_B_35_not_out_of_reach() -> None:
    t = _beside("humans", "humans")
    t.refuses(Use("sorcerers", 3), "not_adjacent")


@pytest.mark.case("negative")
@pytest.mark.parametrize("piece", ["hole", "hero", "dragon"])
def test_B_51_immune_regions_are_not_converted(piece: str) -> None:
    t = _beside("humans", f"humans {piece}")
    t.refuses(Use("sorcerers", 2), "immune")
    assert t.legal(Use) == []


@pytest.mark.case("negative")
def test_B_35_a_conversion_is_no_entry() -> None:
    t = table("""
        turn A
        A: sorcerers, hand 2
        B: humans
        1 farmland edge : humans
        2 farmland      : humans
    """)
    t.refuses(Use("sorcerers", 1), "not_adjacent")
    assert t.die_targets() == [1]


@pytest.mark.case("negative")
def test_B_35_not_after_the_final_die() -> None:
    t = table("""
        turn A, die 0
        A: sorcerers, hand 1
        B: humans
        1 farmland edge : sorcerers
        2 farmland - 1  : humans
        3 farmland - 1  :
        4 farmland - 1  : sorcerers
    """)
    t.roll(3)
    assert t.step == "redeploy"
    t.refuses(Use("sorcerers", 2), "wrong_step")


@pytest.mark.case("negative")
def test_B_35_nobody_is_converted_on_water() -> None:
    t = table("""
        turn A
        A: sorcerers
        B: humans seafaring
        1 farmland edge : sorcerers
        2 lake          : humans
    """)
    t.refuses(Use("sorcerers", 2), "closed")


@pytest.mark.case("negative")
def test_B_35_no_other_race_converts() -> None:
    t = table("""
        turn A
        A: wizards
        B: humans
        1 farmland edge : wizards
        2 farmland      : humans
    """)
    t.refuses(Use("sorcerers", 2), "not_offered")
    t.refuses(Use("wizards", 2), "not_offered")


@pytest.mark.case("negative")
def test_B_17_a_conversion_ends_abandoning_and_rules_out_decline() -> None:
    t = _beside("humans", "humans")
    t.use("sorcerers", 2)
    t.refuses(Abandon(1), "cannot_abandon_now")
    t.refuses(GoInDecline(), "cannot_decline_begun")


@pytest.mark.case("negative")
def test_B_35_a_region_that_is_not_on_the_board_is_refused_kindly() -> None:
    t = _beside("humans", "humans")
    t.refuses(Use("sorcerers", 99), "no_region_named")
    t.refuses(Use("sorcerers"), "no_region_named")


# ------------------------------------------------------------------ boundaries


@pytest.mark.case("boundary")
def test_B_35_two_tokens_are_one_too_many() -> None:
    t = _beside("humans", "humans*2 lair")
    t.refuses(Use("sorcerers", 2), "not_alone")
    assert _told(t) == {"tokens": 2}
    assert t.legal(Use) == []


@pytest.mark.case("boundary")
@pytest.mark.parametrize(("hand", "left"), [(16, 1), (17, 0)])
def test_B_74_the_last_sorcerer_of_the_tray_still_converts_and_then_no_more(
    hand: int, left: int
) -> None:
    t = _beside("humans", "humans", hand=hand)
    assert t.state.tray["sorcerers"] == left
    if left:
        t.use("sorcerers", 2)
        assert (t[2], t.state.tray["sorcerers"]) == ("sorcerers*1", 0)
    else:
        t.refuses(Use("sorcerers", 2), "tray_empty")


@pytest.mark.case("boundary")
def test_B_74_a_sorcerer_lost_can_be_used_to_convert() -> None:
    t = table("""
        turn A
        A: orcs, hand 3
        B: sorcerers, hand 16
        1 farmland edge  : sorcerers
        2 farmland       : sorcerers
        3 farmland       : orcs
        4 farmland - 1   : orcs
    """)
    assert t.state.tray["sorcerers"] == 0
    t.conquer(2).done().put((2, 2)).done()
    assert (t.player, t.state.tray["sorcerers"]) == ("B", 1)
    t.use("sorcerers", 4)
    assert t.state.tray["sorcerers"] == 0
    assert t[4] == "sorcerers*1"


@pytest.mark.case("boundary")
def test_B_35_sorcerers_with_neither_board_nor_hand_may_not_re_enter() -> None:
    board = """
        1 farmland edge : humans
        2 farmland      : humans
    """
    t = table(f"turn A \n A: sorcerers flying \n B: humans {board}")
    t.refuses(Use("sorcerers", 1), "not_adjacent")
    assert t.legal(Use) == []


@pytest.mark.case("boundary")
def test_B_28_a_region_that_conversion_has_taken_opens_the_way() -> None:
    t = _beside("humans", "humans", hand=3)
    t.refuses(Conquer(3), "not_adjacent")
    t.use("sorcerers", 2)
    assert t.price(3) == {"base": 2, "defenders": 1}
    t.conquer(3)
    assert t[3] == "sorcerers*3"


# ------------------------------------------------------------------ decline


@pytest.mark.case("decline")
def test_B_54_declined_sorcerers_convert_nobody() -> None:
    t = table("""
        turn A
        A: (sorcerers)
        A: orcs
        B: humans
        1 farmland edge : (sorcerers)
        2 farmland      : humans
        3 farmland      : orcs
    """)
    t.refuses(Use("sorcerers", 2), "not_offered")
    assert t.legal(Use) == []
    t.end_turn()
    assert (t[1], t[2]) == ("(sorcerers)*1", "humans*1")
    t.settled()


@pytest.mark.case("decline")
def test_B_25_no_conversion_on_the_turn_of_the_decline() -> None:
    t = _beside("humans", "humans", hand=2).declines()
    assert (t[1], t[2]) == ("(sorcerers)*1", "humans*1")
    assert t.state.tray["sorcerers"] == 18 - 1
    assert t.player == "B"
    t.settled()


# ------------------------------------------------------------------ combined


@pytest.mark.case("combined", "elves")
def test_B_35_an_elf_so_taken_is_lost_too() -> None:
    t = _beside("elves", "elves").use("sorcerers", 2)
    assert t.state.tray["elves"] == 11 - 1
    assert t.army("elves").driven == 0


@pytest.mark.case("combined", "flying")
def test_B_35_flying_sorcerers_convert_afar_and_as_their_entry() -> None:
    t = _beside("humans", "humans", power="flying")
    t.use("sorcerers", 3)
    assert t[3] == "sorcerers*1"
    t = table("""
        turn A
        A: sorcerers flying, hand 1
        B: humans
        1 farmland edge :
        2 farmland      : humans
    """)
    t.use("sorcerers", 2)
    assert (t[2], t.army("sorcerers").hand) == ("sorcerers*1", 1)


@pytest.mark.case("combined", "flying")
def test_B_44_flying_sorcerers_convert_nobody_at_sea() -> None:
    t = table("""
        turn A
        A: sorcerers flying
        B: humans seafaring
        1 farmland edge : sorcerers
        2 farmland      : humans
        3 lake          : humans
    """)
    t.refuses(Use("sorcerers", 3), "not_adjacent", "closed")


@pytest.mark.case("combined", "underworld")
def test_B_35_underworld_sorcerers_convert_from_cavern_to_cavern() -> None:
    t = table("""
        turn A
        A: sorcerers underworld
        B: humans
        1 farmland edge cavern : sorcerers
        2 farmland             :
        3 hill cavern          : humans
        4 hill                 : humans
    """)
    t.refuses(Use("sorcerers", 4), "not_adjacent")
    t.use("sorcerers", 3)
    assert t[3] == "sorcerers*1"


@pytest.mark.case("combined", "underworld")
def test_B_50_caverns_give_no_entry_to_conversion() -> None:
    t = table("""
        turn A
        A: sorcerers underworld, hand 2
        B: humans
        1 farmland edge cavern :
        2 hill cavern          : humans
    """)
    t.refuses(Use("sorcerers", 2), "not_adjacent")


@pytest.mark.case("combined", "seafaring")
def test_B_35_seafaring_sorcerers_convert_on_water() -> None:
    t = table("""
        turn A
        A: sorcerers seafaring
        B: humans
        1 farmland edge : sorcerers
        2 lake          : humans
    """)
    t.use("sorcerers", 2)
    assert t[2] == "sorcerers*1"


@pytest.mark.case("combined", "bivouacking")
def test_B_41_an_encampment_keeps_a_token_from_being_alone() -> None:
    t = _beside("humans bivouacking", "humans lair encampment")
    t.refuses(Use("sorcerers", 2), "not_alone")
    assert _told(t) == {"tokens": 1, "piece": "encampment"}


@pytest.mark.case("combined", "diplomat")
def test_B_42_peace_blocks_a_conversion() -> None:
    t = table("""
        turn B
        A: sorcerers
        B: humans diplomat
        C: orcs
        1 farmland edge : sorcerers
        2 farmland      : humans
        3 farmland      : orcs
    """)
    t.done().answer(0)
    t.end_turn()
    assert t.player == "A"
    t.refuses(Use("sorcerers", 2), "at_peace")


@pytest.mark.case("combined", "diplomat")
def test_B_53_a_conversion_is_an_attack_that_the_diplomat_has_to_answer_for() -> None:
    t = table("""
        turn A
        A: sorcerers diplomat
        B: humans
        C: orcs
        1 farmland edge : sorcerers
        2 farmland      : humans
        3 farmland      : orcs
    """)
    t.use("sorcerers", 2).done()
    assert (t.question(), t.options()) == ("diplomat.ally", [2])


@pytest.mark.case("combined", "pillaging")
def test_B_34_a_conversion_is_a_conquest_of_a_non_empty_region() -> None:
    t = _beside("humans", "humans", power="pillaging").use("sorcerers", 2).end_turn()
    assert t.earned("A") == {"regions": 2, "pillaging": 1}
    t.settled()


@pytest.mark.case("combined", "berserk")
def test_B_40_no_conversion_between_a_roll_and_its_conquest() -> None:
    t = table("""
        turn A, die 1
        A: sorcerers berserk, hand 3
        B: humans
        1 farmland edge : sorcerers
        2 farmland - 1  : humans
        3 farmland - 1  :
    """)
    t.use("berserk")
    t.refuses(Use("sorcerers", 2), "die_waits")
    t.conquer(3).use("sorcerers", 2)
    assert (t[2], t[3], t.army("sorcerers").hand) == ("sorcerers*1", "sorcerers*1", 2)


@pytest.mark.case("combined", "berserk")
def test_B_40_a_conversion_needs_no_roll() -> None:
    t = _beside("humans", "humans", power="berserk")
    t.refuses(Use("berserk"), "no_tokens")
    t.use("sorcerers", 2)
    assert t[2] == "sorcerers*1"


@pytest.mark.case("combined", "ghouls")
def test_B_52_own_ghouls_do_not_convert_and_their_turn_is_not_the_sorcerers() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: sorcerers
        B: humans
        1 farmland edge : (ghouls)
        2 farmland      : humans
        3 farmland      : sorcerers
    """)
    assert t.state.turn.army == t.army("ghouls").id
    t.refuses(Use("sorcerers", 2), "not_offered")
    t.done().use("sorcerers", 2)
    assert t[2] == "sorcerers*1"


@pytest.mark.case("combined", "heroic")
def test_B_45_two_heroes_leave_the_third_region_open() -> None:
    t = table("""
        turn A
        A: sorcerers
        B: humans heroic
        1 farmland edge : sorcerers
        2 farmland - 1  : humans hero
        3 farmland - 1  : humans hero
        4 farmland - 1  : humans
    """)
    assert t.legal(Use) == [Use("sorcerers", 4)]
