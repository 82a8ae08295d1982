"""When optional powers may be used, and what stays open after that."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine import RuleError, default_action
from engine.actions import Abandon, Conquer, Done, GoInDecline, Place, Redeploy, Use
from engine.autopilot import decide
from engine.history import History
from engine.hooks import During, Effect, Refusal
from engine.me import Me
from tests.dsl import Table
from tools.checks import violations

from . import always, table

EVER: tuple[During, ...] = ("ready", "conquer", "closed", "redeploy")


@dataclass(frozen=True, slots=True)
class Moves(Effect):
    """A demon goes where I say, once a turn: two tokens die there, and what lies there is found."""

    when: tuple[During, ...] = EVER
    finds: bool = False

    def during(self, me: Me) -> tuple[During, ...]:
        return self.when

    def offers(self, me: Me):
        return me.unobjected(Use(me.way, region) for region in me.game.box.regions)

    def objections(self, me: Me, use: Use):
        if me.used():
            yield Refusal("used_this_turn", use.target)

    def perform(self, me: Me, use: Use) -> None:
        me.spend()
        me.game.expel(me.army, use.target, 2, me.label)
        if self.finds:
            me.game.discover(me.army, use.target)


class Swaps(Effect):
    """What stands in region 1 and another one changes places, as often as I like."""

    def offers(self, me: Me):
        return [Use(me.way, region) for region in (2, 3, 4)]

    def perform(self, me: Me, use: Use) -> None:
        me.game.swap(1, use.target)


class Waits(Effect):
    """It can be used after the final attempt only."""

    def during(self, me: Me) -> tuple[During, ...]:
        return ("closed",)

    def offers(self, me: Me):
        return [] if me.used() else [Use(me.way)]

    def perform(self, me: Me, use: Use) -> None:
        me.spend()
        me.game.pay(me.army.player, 1, me.label)


def demon(does: Effect, *, hand: int = 6, die: str = "") -> Table:
    """A holds 1 and 2, B holds 3 and 4."""
    return table(
        f"""
        turn A{die}
        A: orcs merchant, hand {hand}
        B: elves hill
        1 farmland edge     : orcs*2
        2 hill - 1 3        : orcs*2
        3 swamp edge - 1    : elves*3
        4 forest edge - 2 3 : elves
        """,
        races={"orcs": does, "elves": ()},
        powers={"merchant": (), "hill": ()},
        hidden={"drum": (), "stone": ()},
    )


def uses(t: Table) -> list[int]:
    return [use.target for use in t.legal(Use)]


def sound(t: Table) -> Table:
    assert violations(t.box, t.state) == []
    return t


@pytest.mark.parametrize("does", [Moves(), Moves(("conquer",)), Swaps()])
def test_01_a_piece_can_be_moved_before_regions_are_abandoned(does: Effect) -> None:
    t = demon(does).use("orcs", 4)
    t.refuses(GoInDecline(), "cannot_decline_begun")
    sound(t.abandon(2))
    assert t[2] == ""


def test_02_a_use_that_conquers_or_rolls_ends_abandoning() -> None:
    t = demon(Moves(("conquer",), finds=True)).use("orcs", 4)
    t.refuses(Abandon(2), "cannot_abandon_now")


def test_03_one_that_belongs_to_readying_leaves_it_open_whatever_it_shows() -> None:
    t = demon(Moves(finds=True)).use("orcs", 4)
    assert [f.id for f in t.state.finds] == ["drum"]
    sound(t.abandon(2))


def test_04_but_not_once_something_was_conquered() -> None:
    t = demon(Moves(), hand=6).conquer(4).use("orcs", 3)
    t.refuses(Abandon(2), "cannot_abandon_now")


def test_05_while_readying_only_is_before_the_first_conquest() -> None:
    t = demon(Moves(("ready",)), hand=6)
    assert uses(t) == [1, 2, 3, 4]
    t.conquer(4)
    assert uses(t) == []
    t.refuses(Use("orcs", 3), "not_offered")


def test_06_between_two_conquests_and_once_a_turn() -> None:
    t = sound(demon(Moves(), hand=6).conquer(4).use("orcs", 3))
    assert (t[3], t.army("elves").driven) == ("", 1)
    t.refuses(Use("orcs", 2), "used_this_turn")
    sound(t.conquer(3))


def test_07_after_the_final_attempt_nothing_but_such_powers_is_left() -> None:
    t = demon(Moves(), hand=0, die=", die 0").roll(4)
    assert (t.step, t.state.turn.closed) == ("conquer", True)
    assert t.legal() == [*(Use("orcs", r) for r in (1, 2, 3, 4)), Done()]
    t.refuses(Conquer(4), "die_used")
    t.refuses(Abandon(1), "cannot_abandon_now")
    sound(t.use("orcs", 4))
    assert t.step == "redeploy", "nothing is left to wait for"


def test_08_after_it_the_conquests_can_be_ended_without_using_them() -> None:
    t = demon(Waits(), hand=0, die=", die 0").roll(4)
    assert t.legal() == [Use("orcs"), Done()]
    assert sound(t.done()).step == "redeploy"


def test_09_a_power_for_conquests_only_is_over_with_the_final_attempt() -> None:
    t = demon(Swaps(), hand=0, die=", die 0").roll(4)
    assert t.step == "redeploy"
    t.refuses(Use("orcs", 4), "wrong_step")


def test_10_in_the_redeployment_before_and_after_tokens_are_placed() -> None:
    t = sound(demon(Moves()).done())
    assert {Use("orcs", 4), Place(1, 1)} < set(t.legal())
    t.put((1, 8))
    assert sound(t.use("orcs", 4)).step == "redeploy"
    assert Done() in t.legal()
    assert sound(t.done()).player == "B"


def test_11_where_no_token_can_be_moved_the_redeployment_waits_for_it_all_the_same() -> None:
    t = demon(Moves(), hand=0).abandon(1).done()
    assert (t.step, t.army("orcs").hand) == ("redeploy", 3)
    assert Done() in t.legal(), "what is in hand goes to the only region by itself"
    t.done()
    assert (t[2], t.player) == ("orcs*4", "B")


@pytest.mark.parametrize("moves", [(), ((1, 8),), ((1, 3), (2, 5))])
def test_12_a_turn_can_be_ended_at_once_with_or_without_a_use_open(moves: tuple) -> None:
    t = demon(Moves())
    if not moves:
        t.abandon(1)  # all goes to the only region by itself
    assert sound(t.play(Redeploy(moves))).player == "B"


def test_13_ones_own_region_can_be_hit_while_tokens_are_in_hand() -> None:
    t = demon(Moves()).done().use("orcs", 1)
    sound(t)
    assert (t[1], t[2], t.player) == ("", "orcs*9", "B"), "nothing is left to decide"


def test_14_undo_goes_back_over_a_use_that_showed_nothing_and_stops_at_one_that_did() -> None:
    for finds in (False, True):
        t = demon(Moves(finds=finds))
        history = History(t.box, t.state)
        history.play(0, Done())
        history.play(0, Use("orcs", 4))
        assert history.revealed_by(0) is finds
        if finds:
            with pytest.raises(RuleError, match="nothing_to_take_back"):
                history.take_back(0)
        else:
            history.take_back(0)
            assert history.state.turn.at.places == "hand"


def test_15_whoever_says_nothing_and_the_autopilot_come_to_an_end_wherever_a_use_is_open() -> None:
    for t in (
        demon(Moves()),
        demon(Moves()).done(),
        demon(Moves(), hand=0, die=", die 0").roll(4),
        demon(Moves(), hand=0).abandon(1).done(),
    ):
        state = t.state
        for _ in range(20):
            if t.player != "A":
                break
            t.play(default_action(t.box, t.state))
        assert sound(t).player == "B"
        t.state = state
        for _ in range(20):
            if t.player != "A":
                break
            t.play(decide(t.box, t.state, 0))
        assert sound(t).player == "B"


# -------------------------------------------------- a race that leaves while it acts


class Acts(Effect):
    """In decline it acts like an active race."""

    def commands(self, me: Me) -> bool:
        return True


def ghosts(hand: int = 0) -> Table:
    """A's declined race acts first and has such a power; it holds one region."""
    t = table(
        f"""
        turn A
        A: orcs merchant, hand 4
        A: (ghouls), hand {hand}
        B: elves hill
        1 farmland edge     : ghouls
        2 hill edge - 1 3   : orcs*2
        3 swamp edge - 1    : elves*3
        """,
        races={"orcs": (), "elves": (), "ghouls": always(Moves(), Acts())},
        powers={"merchant": (), "hill": ()},
    )
    assert t.state.turn.army == t.army("ghouls").id
    return t


@pytest.mark.parametrize("redeploying", [False, True])
def test_16_a_declined_race_that_loses_its_last_token_as_it_acts_leaves_and_the_next_one_acts(
    redeploying: bool,
) -> None:
    t = ghosts()
    if redeploying:
        t.done()
        assert t.step == "redeploy"
    sound(t.use("ghouls", 1))
    assert t.races() == ["orcs", "elves"]
    assert (t.step, t.state.turn.army) == ("conquer", t.army("orcs").id)
    assert t.army("orcs").hand == 5


def test_17_with_tokens_in_hand_it_goes_on_and_enters_again() -> None:
    t = sound(ghosts(hand=3).use("ghouls", 1))
    assert t.state.turn.army == t.army("ghouls").id
    sound(t.conquer(1))
