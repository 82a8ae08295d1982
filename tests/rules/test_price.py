"""What a region costs (B-07, B-12, B-13, B-26, B-51)."""

import pytest

from engine import Refusal, RuleError, apply
from engine.actions import Conquer, Use
from engine.table import Game
from tests.dsl import Table, table


def attack(what: str, hand: int = 9, power: str = "alchemist", defender: str = "elves") -> Table:
    """A stands beside region 2, in which ``what`` lies."""
    return table(f"""
        turn A
        A: ratmen {power}, hand {hand}
        A: (dwarves)
        B: {defender}
        1 farmland edge : ratmen
        2 {what}
        3 farmland edge : elves
        4 farmland edge : dwarves
    """)


@pytest.mark.parametrize(
    ("what", "lines"),
    [
        ("swamp", {"base": 2}),
        ("mountain", {"base": 2, "mountain": 1}),
        ("swamp : tribe", {"base": 2, "defenders": 1}),
        ("mountain : tribe", {"base": 2, "defenders": 1, "mountain": 1}),
        ("swamp : elves", {"base": 2, "defenders": 1}),
        ("swamp : elves*3", {"base": 2, "defenders": 3}),
        ("swamp : elves lair", {"base": 2, "defenders": 1, "lair": 1}),
        ("swamp : elves fortress", {"base": 2, "defenders": 1, "fortress": 1}),
        ("swamp : elves encampment*3", {"base": 2, "defenders": 1, "encampment": 3}),
        (
            "mountain : elves*2 fortress encampment*2 lair",
            {"base": 2, "defenders": 2, "mountain": 1, "fortress": 1, "encampment": 2, "lair": 1},
        ),
        ("swamp : dwarves", {"base": 2, "defenders": 1}),
    ],
)
def test_B_26_a_region_costs_two_and_one_for_everything_in_it(
    what: str, lines: dict[str, int]
) -> None:
    assert attack(what).price(2) == lines


def test_B_26_without_any_power_a_region_defends_with_all_that_lies_in_it() -> None:
    t = table("""
        turn A
        A: orcs commando, hand 5
        B: elves
        1 mountain edge : tribe
        2 hill          : elves*2 fortress encampment*2
        3 hill edge
    """)
    game = Game(t.box, t.state)
    assert [game.defense(region) for region in (1, 2, 3)] == [4, 7, 2]


def test_B_26_exactly_the_price_goes_in_and_the_rest_stays_in_hand() -> None:
    t = attack("mountain : elves*2", hand=9).conquer(2)
    assert t[2] == "ratmen*5 mountain"
    assert t.army("ratmen").hand == 4
    (event,) = t.happened("conquered")
    assert (event.region, event.amount, event.why, event.race) == (2, 5, "", "ratmen")


def test_B_26_the_price_is_payable_with_exactly_so_many_and_not_with_one_less() -> None:
    attack("swamp : elves*2", hand=4).conquer(2)
    attack("swamp : elves*2", hand=3).refuses(Conquer(2), "too_few_tokens")


def test_B_26_discounts_of_race_and_power_add_up() -> None:
    t = table("""
        turn A
        A: tritons commando, hand 5
        B: elves
        1 sea edge
        2 farmland : tritons
        3 swamp - 1 2 : elves*3
    """)
    assert t.price(3) == {"base": 2, "defenders": 3, "tritons": -1, "commando": -1}
    t.conquer(3)
    assert t[3] == "tritons*3"


def test_B_26_a_conquest_costs_at_least_one_token() -> None:
    t = table("""
        turn A
        A: tritons commando, hand 1
        B: elves
        1 sea edge
        2 farmland : tritons
        3 swamp - 1 2
        4 hill edge : elves
    """)
    assert t.price(3) == {"base": 2, "tritons": -1, "commando": -1, "minimum": 1}
    t.conquer(3)
    assert (t[3], t.army("tritons").hand) == ("tritons*1", 0)


def test_B_07_commando_pays_one_less_for_its_entry_too() -> None:
    t = table("""
        turn A
        A: orcs commando, hand 3
        B: elves
        1 farmland edge
        2 hill edge : elves
    """)
    assert t.price(1) == {"base": 2, "commando": -1}
    assert t.targets() == {1: 1, 2: 2}


def test_B_26_after_a_good_final_roll_all_tokens_in_hand_go_in() -> None:
    t = table("""
        turn A, die 3
        A: orcs, hand 2
        B: elves
        1 farmland edge : orcs
        2 hill          : elves
        3 hill edge     : elves
    """)
    t.roll(2)
    (event,) = t.happened("conquered")
    assert (event.region, event.amount) == (2, 2)  # one more than the die left to pay
    assert (t[2], t.army("orcs").hand) == ("orcs*1", 1)  # picked up to be redeployed


def test_B_12_a_bare_mountain_is_empty_and_a_tribe_is_not() -> None:
    t = table("""
        turn A
        A: orcs, hand 9
        A: (dwarves)
        B: elves
        1 farmland edge : orcs
        2 mountain
        3 swamp : tribe
        4 swamp : dwarves
        5 hill : elves
    """)
    t.conquer(2, 3, 4)
    assert [(c.region, c.was_empty) for c in t.state.turn.journal] == [
        (2, True),
        (3, False),
        (4, False),
    ]
    t.done().end_turn()
    assert t.earned("A") == {"regions": 4, "orcs": 2}


def test_B_13_without_a_token_in_hand_nothing_is_conquered_whatever_the_discount() -> None:
    t = table("""
        turn A, die 3
        A: tritons commando
        B: elves
        1 sea edge
        2 farmland : tritons
        3 swamp - 1 2
        4 hill edge : elves
    """)
    assert t.targets() == {}
    assert t.die_targets() == []
    t.refuses(Conquer(3), "no_tokens")
    t.refuses(Conquer(3, roll=True), "no_tokens")


@pytest.mark.parametrize("piece", ["hole", "hero", "dragon"])
def test_B_51_an_immune_region_is_not_conquerable(piece: str) -> None:
    t = attack(f"swamp : elves {piece}")
    assert 2 not in t.targets()
    t.refuses(Conquer(2), "immune")
    t.refuses(Conquer(2, roll=True), "immune")
    with pytest.raises(RuleError) as caught:
        t.conquer(2)
    assert caught.value.refusals == (Refusal("immune", 2, {"piece": piece}),)


def test_B_51_nor_by_ones_own_ghouls() -> None:
    t = table("""
        turn A
        A: (ghouls), hand 5
        A: orcs
        B: elves
        1 farmland edge : ghouls
        2 hill          : orcs hero
        3 hill edge     : elves
    """)
    t.refuses(Conquer(2), "immune")


@pytest.mark.parametrize(
    ("race", "power", "trait"),
    [("orcs", "dragon_master", "dragon_master"), ("sorcerers", "merchant", "sorcerers")],
)
def test_R_12_a_power_used_on_no_region_says_so(race: str, power: str, trait: str) -> None:
    t = table(f"""
        turn A
        A: {race} {power}, hand 2
        B: elves
        1 farmland edge : {race}
        2 hill          : elves
    """)
    assert Use(trait, 2) in t.legal()
    with pytest.raises(RuleError) as caught:
        apply(t.box, t.state, Use(trait))
    assert caught.value.refusals == (Refusal("no_region_named", params={"number": -1}),)
