"""Shadow Mimes: another badge on show (UE-12, U-33)."""

import pytest

from tests.traits.underground import under

BOARD = "1 mine edge : liches \n 2 mine :"
COLUMN = [
    ("ogres", "wise", 1),
    ("shadow_mimes", "muddy", 0),
    ("kraken", "royal", 2),
    ("drow", "mystic", 0),
    ("lizardmen", "stone", 0),
    ("mummies", "tomb", 0),
]


def picked(place: int = 1, column=COLUMN):
    return under(f"turn A \n A: , coins 9 \n B: liches \n {BOARD}", column=column).pick(place)


@pytest.mark.case("positive")
def test_U_33_the_badge_is_swapped_before_tokens_are_counted_and_coins_stay() -> None:
    t = picked()
    assert t.question() == "shadow_mimes.badge"
    names = t.box.market.badges_in_sight(t.state)
    assert {"wise", "royal", "mystic", "stone", "tomb"} <= set(names)
    t.answer(names.index("royal"))
    assert t.army("shadow_mimes").power == "royal"
    assert t.army("shadow_mimes").hand == 7 + 5
    (slot,) = [c for c in t.state.column if c.race == "kraken"]
    assert (slot.power, slot.coins) == ("muddy", 2)


@pytest.mark.case("negative")
def test_U_33_nobody_has_to_swap() -> None:
    t = picked().answer()
    assert t.army("shadow_mimes").power == "muddy"
    assert t.army("shadow_mimes").hand == 7 + 3


@pytest.mark.case("negative")
def test_UE_12_other_races_keep_their_badge() -> None:
    t = picked(0)
    assert not t.state.questions
    assert t.army("ogres").power == "wise"


@pytest.mark.case("boundary")
def test_U_33_the_badge_of_a_combo_passed_over_can_be_had() -> None:
    t = picked()
    t.answer(t.box.market.badges_in_sight(t.state).index("wise"))
    (slot,) = [c for c in t.state.column if c.race == "ogres"]
    assert (slot.power, slot.coins) == ("muddy", 2)
    assert t.army("shadow_mimes").power == "wise"


@pytest.mark.case("decline")
def test_UE_12_they_decline_like_others() -> None:
    board = "1 mine edge : shadow_mimes*3 \n 2 mine : liches"
    t = under(f"turn A \n A: shadow_mimes royal \n B: liches \n {board}")
    t.declines()
    assert t[1] == "(shadow_mimes)*1"
    assert not t.state.questions


@pytest.mark.case("combined", "stone", "mystic")
def test_U_33_the_new_badge_works_at_once() -> None:
    for badge, terrain, price in (("stone", "black_mountain", 3), ("mystic", "mystic_crystal", 2)):
        board = f"1 mine : liches \n 2 {terrain} edge :"
        t = under(f"turn A \n A: , coins 9 \n B: liches \n {board}", column=COLUMN).pick(1)
        t.answer(t.box.market.badges_in_sight(t.state).index(badge)).conquer(2)
        assert t.region(2).tokens == price
        assert t.end_turn().earned("A") == {"regions": 1, badge: 1}
