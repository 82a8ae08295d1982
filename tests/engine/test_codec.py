"""Tables and actions as JSON: whole, in one form, checked on the way in."""

import json

import pytest
from pydantic import ValidationError

from engine import new_game, plain_box
from engine.actions import (
    Abandon,
    Answer,
    Conquer,
    Done,
    GoInDecline,
    Pick,
    Place,
    Redeploy,
    TakeBack,
    Use,
    Withdraw,
)
from engine.codec import dump_line, dump_state, load_line, load_state

ACTIONS = {
    Pick(3): {"kind": "pick", "place": 3},
    GoInDecline(): {"kind": "decline"},
    Abandon(7): {"kind": "abandon", "region": 7},
    Conquer(7): {"kind": "conquer", "region": 7, "roll": False},
    Conquer(7, roll=True): {"kind": "conquer", "region": 7, "roll": True},
    Conquer(7, by="doormat"): {"kind": "conquer", "region": 7, "roll": False, "by": "doormat"},
    Use("berserk"): {"kind": "use", "trait": "berserk", "target": -1},
    Use("sorcerers", 4): {"kind": "use", "trait": "sorcerers", "target": 4},
    Use("portal_mage", 4, ((4011,),)): {
        "kind": "use",
        "trait": "portal_mage",
        "target": 4,
        "answers": [[4011]],
    },
    Place(7, 2): {"kind": "place", "region": 7, "tokens": 2},
    Answer(()): {"kind": "answer", "chosen": []},
    Answer((1, 1, 2)): {"kind": "answer", "chosen": [1, 1, 2]},
    Done(): {"kind": "done"},
    Redeploy(((1, 2), (3, 4))): {"kind": "redeploy", "moves": [[1, 2], [3, 4]]},
    Redeploy(((1, 2),), ((3,), ())): {
        "kind": "redeploy",
        "moves": [[1, 2]],
        "answers": [[3], []],
    },
    Withdraw(()): {"kind": "withdraw", "moves": [], "army": None, "pieces": []},
    Withdraw(((3, 2),), 4, (("encampment", 3, 1),)): {
        "kind": "withdraw",
        "moves": [[3, 2]],
        "army": 4,
        "pieces": [["encampment", 3, 1]],
    },
}


@pytest.mark.parametrize("action", ACTIONS)
def test_actions_have_one_form_and_come_back(action) -> None:
    assert json.loads(dump_line(action)) == ACTIONS[action]
    assert load_line(dump_line(action)) == action


def test_what_was_called_rearranging_is_a_second_withdrawal_now() -> None:
    said = {"kind": "rearrange", "army": 4, "moves": [[3, 2]], "pieces": [["encampment", 3, 1]]}
    assert load_line(json.dumps(said)) == Withdraw(((3, 2),), 4, (("encampment", 3, 1),))
    with pytest.raises(ValidationError, match="tolls"):
        load_line(json.dumps(said | {"tolls": 3}))


def test_a_log_may_also_say_that_something_was_taken_back() -> None:
    line = TakeBack(12)
    assert json.loads(dump_line(line)) == {"kind": "take_back", "to": 12}
    assert load_line(dump_line(line)) == line


def test_a_line_of_a_later_version_is_read_if_it_uses_nothing_new() -> None:
    line = {"kind": "conquer", "region": 7, "with": "", "pieces": [], "tolls": 0}
    assert load_line(json.dumps(line)) == Conquer(7)


@pytest.mark.parametrize("new", [{"with": "doormat"}, {"pieces": [[1, 2]]}, {"tolls": 3}])
def test_a_line_that_says_what_only_a_later_version_knows_is_refused(new: dict) -> None:
    with pytest.raises(ValidationError, match=next(iter(new))):
        load_line(json.dumps({"kind": "conquer", "region": 7} | new))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "{}",
        '{"kind": "win"}',
        '{"kind": ["pick"], "place": 0}',
        '["pick"]',
        '{"kind": "conquer"}',
        '{"kind": "conquer", "region": "north"}',
        '{"kind": "place", "region": 1, "tokens": 1.5}',
        '{"kind": "answer", "chosen": 1}',
        '{"kind": "redeploy", "moves": [[1]]}',
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        load_line(text)


def test_a_table_comes_back_with_its_secrets_and_its_order() -> None:
    state = new_game(plain_box("base", 4), "secret")
    again = load_state(dump_state(state))
    assert again == state
    assert again.seed == "secret"
    assert list(again.regions) == list(state.regions)
    assert all(isinstance(region, int) for region in again.regions)


@pytest.mark.parametrize("change", [{"coins": "many"}, {"regions": {"1": {"tokens": "x"}}}])
def test_what_is_no_table_is_refused(change: dict) -> None:
    raw = json.loads(dump_state(new_game(plain_box("base", 2), "s")))
    with pytest.raises(ValidationError):
        load_state(json.dumps(raw | change))
    with pytest.raises(ValidationError):
        load_state("{}")


def test_a_plain_conquest_is_written_as_before_there_were_other_ways() -> None:
    assert dump_line(Conquer(3)) == '{"region":3,"roll":false,"kind":"conquer"}'
    assert load_line(dump_line(Conquer(3))) == Conquer(3)
    assert load_line(dump_line(Conquer(3, by="sword"))) == Conquer(3, by="sword")
