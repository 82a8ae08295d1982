"""The box: frozen, whole, and open through one door."""

import dataclasses

import pytest

import engine
from engine import RuleError, default_action, explain, new_game, plain_box
from engine.specs import MarkerSpec
from engine.table import Game
from tests.dsl import table
from tests.traits.underground import under


def test_what_is_printed_cannot_change() -> None:
    box = plain_box("base", 2)
    for thing in (box, box.regions[1], box.races["elves"], box.powers["flying"]):
        field = dataclasses.fields(thing)[0].name
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(thing, field, "other")


def test_a_box_knows_the_tokens_of_a_combo_and_closed_regions() -> None:
    box = plain_box("base", 2)
    assert box.combo_tokens("ratmen", "merchant") == 8 + 2
    assert {r.terrain for r in box.regions.values() if box.closed(r)} == {"sea", "lake"}


def test_there_is_a_board_for_two_to_five() -> None:
    boxes = [plain_box("base", n) for n in (2, 3, 4, 5)]
    sizes = [(*box.setup.boards, len(box.regions)) for box in boxes]
    assert [board for board, _ in sizes] == ["base-2p", "base-3p", "base-4p", "base-5p"]
    assert [regions for _, regions in sizes] == sorted(regions for _, regions in sizes)


def test_a_table_is_set_up_for_as_many_as_the_board_is_for() -> None:
    assert new_game(plain_box("base", 4), "s", 4).coins == [5, 5, 5, 5]
    with pytest.raises(ValueError, match="base-4p is for 4 players"):
        new_game(plain_box("base", 4), "s", 3)


def test_the_door_lists_what_it_offers() -> None:
    assert engine.__all__ == sorted(engine.__all__, key=lambda n: (not n.isupper(), n[0].islower(),
                                                                  n))  # fmt: skip
    assert all(hasattr(engine, name) for name in engine.__all__)


def test_explain_says_price_and_reasons_for_any_region_of_the_board() -> None:
    t = table("""
        turn A
        A: orcs commando, hand 1
        B: elves
        1 farmland edge : orcs
        2 mountain      : elves
        3 hill edge     : elves
    """)
    price = explain(t.box, t.state, 2)
    assert price is not None
    assert [(m.why, m.amount) for m in price.lines] == [
        ("base", 2),
        ("defenders", 1),
        ("mountain", 1),
        ("commando", -1),
    ]
    assert (price.total, price.refusals) == (3, ())
    far = explain(t.box, t.state, 3)
    assert far is not None
    assert [r.key for r in far.refusals] == ["not_adjacent"]
    with pytest.raises(RuleError, match="no_region_named"):
        explain(t.box, t.state, 4)


def test_nobody_attacks_while_a_combo_is_picked() -> None:
    box = plain_box("base", 2)
    assert explain(box, new_game(box, "s"), 1) is None


def test_there_is_no_default_for_picking_nor_after_the_end() -> None:
    box = plain_box("base", 2)
    with pytest.raises(LookupError):
        default_action(box, new_game(box, "s"))
    t = table(
        """
        turn B, round 1
        A: orcs
        B: elves
        1 farmland edge : orcs
        2 hill edge     : elves
        """,
        rounds=1,
    ).done()
    assert t.step == "over"
    with pytest.raises(LookupError):
        default_action(t.box, t.state)


def test_ways_to_conquer_are_told_while_conquests_are_open() -> None:
    t = under(
        """
        turn A
        A: lizardmen, hand 3
        B: liches
        1 mine edge : lizardmen
        2 mine      : liches
        """,
        finds={"sword_of_the_killer_rabbit": 1},
    )
    assert engine.open_ways(t.box, t.state) == ("sword_of_the_killer_rabbit",)
    t.done()
    assert engine.open_ways(t.box, t.state) == ()
    box = plain_box("underground", 2)
    assert engine.open_ways(box, new_game(box, "s")) == ()


def test_who_conquers_in_decline_is_told() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: orcs
        B: (elves)
        1 farmland edge : ghouls
        2 hill          : orcs
        3 hill edge     : elves
    """)
    told = {army.race: engine.commands(t.box, t.state, army.id) for army in t.state.armies}
    assert told == {"ghouls": True, "orcs": True, "elves": False}
    with pytest.raises(KeyError):
        engine.commands(t.box, t.state, 99)


def test_the_name_in_its_box_is_the_id_without_the_edition() -> None:
    assert engine.printed_name("underground.gnomes") == "gnomes"
    assert engine.printed_name("gnomes") == "gnomes"


def test_of_what_is_printed_there_is_no_supply() -> None:
    box = plain_box("base", 2)
    printed = dataclasses.replace(box, markers={"sign": MarkerSpec("sign")})
    with pytest.raises(TypeError, match="sign has no supply"):
        Game(printed, new_game(box, "s")).supply("sign")
