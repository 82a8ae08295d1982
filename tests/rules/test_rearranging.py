"""What was withdrawn by standing order can be moved until somebody conquers or rolls (R-14)."""

import pytest

from engine import (
    ORDERS,
    RuleError,
    apply,
    default_action,
    rearrangement,
    view,
    withdrawal,
)
from engine.actions import ByOrder, Conquer, Place, Redeploy, Use, Withdraw
from engine.codec import dump_line, dump_state, load_line, load_state
from engine.history import History
from tests.dsl import SEATS, Table, table
from tools.checks import violations

WAR = """
    turn A, die 3
    A: {attacker}, hand 9
    B: {next}
    {victim}: {race}
    {more}
    1 farmland edge - 2     : {attacking}
    2 farmland      - 1 3   : {race}*3
    3 farmland      - 2 4   : {race}
    4 hill          - 3 5   : {race}
    5 swamp         - 4 6   : {race}
    6 hill edge     - 5 7   : {b}*{many}
    7 lake          - 6
"""


def war(
    victim: str = "C",
    race: str = "humans",
    next: str = "ratmen",
    attacker: str = "orcs",
    more: str = "D: trolls",
    many: int = 4,
) -> Table:
    """A has taken region 2; its victim, to the right of B, withdraws two tokens."""
    t = table(
        WAR.format(
            victim=victim,
            race=race,
            next=next,
            b=next.split()[0].strip("()"),
            attacker=attacker,
            attacking=attacker.split()[0],
            more=more,
            many=many,
        )
    )
    t.conquer(2)
    while t.step != "withdraw":
        t.play(default_action(t.box, t.state))
    return t


def by_order(t: Table, order: str = "even") -> Table:
    t.play(withdrawal(t.box, t.state, order))
    assert violations(t.box, t.state) == []
    return t


def moved(t: Table, *moves: tuple[int, int], race: str = "humans") -> Table:
    t.play(Withdraw(moves, t.army(race).id))
    assert violations(t.box, t.state) == []
    return t


def refuses(t: Table, action: Withdraw, key: str) -> None:
    before = dump_state(t.state)
    with pytest.raises(RuleError) as caught:
        apply(t.box, t.state, action)
    assert [r.key for r in caught.value.refusals] == [key]
    assert dump_state(t.state) == before


def late(t: Table, race: str = "humans") -> None:
    """Nothing of ``race`` can be moved any more."""
    refuses(t, Withdraw(((3, 2),), t.army(race).id), "too_late")
    assert not [w for w in view(t.box, t.state).withdrawals if w.army == t.army(race).id]


# ---------------------------------------------------------------------- how it goes


def test_R_14_a_withdrawal_by_order_can_be_moved() -> None:
    t = by_order(war())
    assert (t.player, t.step) == ("B", "conquer")
    assert (t[3], t[4], t[5]) == ("humans*2", "humans*2", "humans*1")
    moved(t, (5, 2))
    assert (t[3], t[4], t[5]) == ("humans*1", "humans*1", "humans*3")
    assert [(e.player, e.region, e.amount) for e in t.events] == [(2, 3, -1), (2, 4, -1), (2, 5, 2)]
    assert {e.kind for e in t.events} == {"rearranged"}
    assert (t.player, t.step, t.decider) == ("B", "conquer", "B")


def test_R_14_it_can_be_moved_again() -> None:
    t = moved(moved(by_order(war()), (4, 2)), (3, 1), (4, 1))
    assert (t[3], t[4], t[5]) == ("humans*2", "humans*2", "humans*1")


def test_R_14_a_region_may_be_named_twice() -> None:
    t = moved(by_order(war()), (4, 1), (4, 1))
    assert t[4] == "humans*3"


def test_R_14_only_what_was_withdrawn_moves() -> None:
    t = by_order(war())
    humans = t.army("humans").id
    refuses(t, Withdraw(((4, 3),), humans), "not_that_many")
    refuses(t, Withdraw(((4, 2), (3, 1)), humans), "not_that_many")
    refuses(t, Withdraw(((4, 1),), humans), "tokens_left")
    refuses(t, Withdraw((), humans), "tokens_left")
    refuses(t, Withdraw(((4, 0), (3, 2)), humans), "not_that_many")
    refuses(t, Withdraw(((4, -1), (3, 3)), humans), "not_that_many")
    refuses(t, Withdraw(((2, 2),), humans), "not_yours")
    refuses(t, Withdraw(((7, 2),), humans), "not_yours")
    refuses(t, Withdraw(((99, 2),), humans), "no_region_named")
    refuses(t, Withdraw(((4, 2),), humans, (("encampment", 4, 1),)), "bad_pieces")
    refuses(t, Withdraw(((3, 1), (4, 1)), humans), "unchanged")
    refuses(t, Withdraw(((3, 2),), 99), "too_late")
    refuses(t, Withdraw(((2, 2),), t.army("orcs").id), "too_late")


def test_R_14_what_the_player_has_placed_himself_stays() -> None:
    late(war().play(Withdraw(((4, 2),))))
    late(war().play(Place(4, 1), Place(3, 1)))


def test_R_14_it_is_for_the_victim_alone_to_say() -> None:
    t = by_order(war())
    history = History(t.box, t.state)
    action = Withdraw(((4, 2),), t.army("humans").id)
    for seat in (0, 1, 3):
        with pytest.raises(RuleError, match="not_your_withdrawal"):
            history.play(seat, action)
    history.play(2, action)
    assert history.seq == 1


def test_R_14_the_player_to_move_cannot_take_back_what_came_before_it() -> None:
    t = by_order(war(many=1))
    history = History(t.box, t.state)
    (abandoned,) = [a for a in t.legal() if a.kind == "abandon"]
    history.play(1, abandoned)
    assert history.way_back(1) == [0]
    history.play(2, Withdraw(((4, 2),), t.army("humans").id))
    assert history.way_back(1) == []
    with pytest.raises(RuleError, match="nothing_to_take_back"):
        history.take_back(1)


def test_R_14_it_survives_storage_and_older_tables_have_none() -> None:
    t = by_order(war())
    assert load_state(dump_state(t.state)).withdrawals == t.state.withdrawals != []
    action = Withdraw(((4, 2),), 2, (("encampment", 3, 1),))
    assert load_line(dump_line(action)) == action
    old = dump_state(t.state).replace('"withdrawals"', '"unknown"')
    assert load_state(old).withdrawals == []


def test_R_14_everybody_sees_what_may_be_moved() -> None:
    t = by_order(war())
    for seat in (None, 0, 2):
        (withdrawn,) = view(t.box, t.state, seat).withdrawals
        assert (withdrawn.army, withdrawn.tokens) == (t.army("humans").id, {3: 1, 4: 1})


# -------------------------------------------------------------------- until when


def test_R_14_until_the_next_conquest() -> None:
    t = by_order(war())
    t.abandon(6)
    moved(t, (4, 2))
    t.conquer(6)
    late(t)


def test_R_14_until_the_next_roll_even_if_it_fails() -> None:
    t = by_order(war(many=2))
    assert Conquer(5, roll=True) in t.legal()
    late(t.roll(5))


def test_R_14_until_a_berserk_rolls() -> None:
    t = by_order(war(next="ratmen berserk"))
    late(t.use("berserk"))


def test_R_14_until_the_dragon_flies() -> None:
    t = by_order(war(next="ratmen dragon_master"))
    assert Use("dragon_master", 5) in t.legal()
    late(t.use("dragon_master", 5))


def test_R_14_until_a_conversion() -> None:
    t = by_order(war(next="sorcerers"), "hold")
    t.use("sorcerers", 5)
    late(t)


def test_R_14_a_turn_without_conquest_does_not_end_it() -> None:
    t = by_order(war(victim="D", more="C: trolls, hand 4", next="ratmen"))
    t.done()
    while t.player == "B":
        t.play(default_action(t.box, t.state))
    assert t.player == "C"
    moved(t, (4, 2))
    t.conquer(1) if Conquer(1) in t.legal() else t.play(t.legal(Conquer)[0])
    late(t)


def test_R_14_nor_does_a_decline() -> None:
    t = by_order(war(victim="D", more="C: trolls, hand 4")).declines()
    assert t.player == "C"
    moved(t, (4, 2))


def test_R_14_ones_own_turn_ends_it_for_all_is_readied() -> None:
    t = by_order(war()).declines()
    assert t.player == "C"
    late(t)


def test_R_14_the_end_of_the_game_ends_it() -> None:
    t = by_order(war(victim="D", more="C: trolls"))
    t.state.turn.round = t.box.rounds
    for _ in "BC":
        t.declines()
    assert t.player == "D"
    t.declines()
    assert (t.step, t.state.withdrawals) == ("over", [])


def test_R_14_while_another_victim_is_waited_for() -> None:
    t = two_victims()
    assert t.decider == "C"
    by_order(t)
    assert (t.step, t.decider) == ("withdraw", "D")
    moved(t, (4, 1))
    by_order(t)
    assert t.player == "B"
    moved(t, (3, 1))
    moved(t, (9, 2), race="elves")
    t.abandon(6).conquer(6)
    late(t)
    late(t, "elves")


def two_victims() -> Table:
    t = table("""
        turn A
        A: orcs, hand 9
        B: ratmen
        C: humans
        D: elves
        1 farmland edge - 2 7   : orcs
        2 farmland      - 1 3   : humans*2
        3 farmland      - 2 4   : humans
        4 hill          - 3 5   : humans
        5 swamp         - 4 6
        6 hill edge     - 5     : ratmen*5
        7 farmland      - 1 8   : elves*2
        8 farmland      - 7 9   : elves
        9 hill          - 8     : elves
    """)
    t.conquer(2, 7)
    return t.play(default_action(t.box, t.state))


# ------------------------------------------------------------- peculiar victims


def test_R_14_elves_move_all_three() -> None:
    t = by_order(war(race="elves"))
    assert (t[3], t[4], t[5]) == ("elves*2", "elves*2", "elves*2")
    moved(t, (4, 3), race="elves")
    assert t[4] == "elves*4"


def test_R_14_a_lone_token_that_was_lost_leaves_nothing_to_move() -> None:
    t = table("""
        turn A
        A: orcs, hand 6
        B: ratmen
        C: humans
        1 farmland edge : orcs
        2 farmland      : humans
        3 farmland      : humans
        4 hill          : humans
        5 hill edge     : ratmen
    """)
    t.conquer(2).end_turn()
    assert (t.player, t.state.withdrawals) == ("B", [])


def test_R_14_one_region_left_and_nothing_to_choose() -> None:
    t = table("""
        turn A
        A: orcs, hand 6
        B: ratmen
        C: humans
        1 farmland edge : orcs
        2 farmland      : humans*3
        3 farmland      : humans
        4 hill edge     : ratmen
    """)
    t.conquer(2).end_turn()
    assert (t.player, t[3], t.state.withdrawals) == ("B", "humans*3", [])


def camped() -> Table:
    t = table("""
        turn A
        A: orcs, hand 9
        B: ratmen
        C: humans bivouacking
        1 farmland edge - 2     : orcs
        2 farmland      - 1 3   : humans*3 encampment*2
        3 farmland      - 2 4   : humans encampment
        4 hill          - 3 5   : humans encampment*2
        5 swamp         - 4     : humans
        6 lake          - 5
        7 hill edge     - 6     : ratmen
    """)
    t.conquer(2).play(Redeploy(((1, 1), (2, 7))))
    return by_order(t, "hold")


def test_R_14_encampments_that_came_home_move_too() -> None:
    t = camped()
    assert (t[3], t[4], t[5]) == ("humans*3 encampment*3", "humans*1 encampment*2", "humans*1")
    (home,) = t.state.withdrawals
    assert (home.tokens, home.pieces) == ({3: 2}, {"encampment": {3: 2}})
    humans = t.army("humans").id
    t.play(Withdraw(((3, 2),), humans, (("encampment", 5, 1), ("encampment", 4, 1))))
    assert (t[3], t[4], t[5]) == (
        "humans*3 encampment",
        "humans*1 encampment*3",
        "humans*1 encampment",
    )
    told = [(e.kind, e.region, e.amount, e.player) for e in t.events]
    assert told == [("taken_off", 3, 2, 2), ("placed", 4, 0, 2), ("placed", 5, 0, 2)]
    assert violations(t.box, t.state) == []


def test_R_14_pieces_that_are_not_named_stay() -> None:
    t = moved(camped(), (4, 2))
    assert (t[3], t[4]) == ("humans*1 encampment*3", "humans*3 encampment*2")


@pytest.mark.parametrize(
    "pieces",
    [
        (("encampment", 5, 3),),
        (("encampment", 5, 1),),
        (("encampment", 5, 0), ("encampment", 4, 2)),
        (("encampment", 5, -1), ("encampment", 4, 3)),
        (("fortress", 5, 1),),
    ],
)
def test_R_14_other_pieces_stay(pieces: tuple[tuple[str, int, int], ...]) -> None:
    t = camped()
    refuses(t, Withdraw(((3, 2),), t.army("humans").id, pieces), "bad_pieces")


def test_R_14_pieces_stay_with_the_race() -> None:
    t = camped()
    action = Withdraw(((3, 2),), t.army("humans").id, (("encampment", 2, 2),))
    refuses(t, action, "not_yours")


@pytest.mark.parametrize("before", [0, 2])
def test_R_14_encampments_alone_can_be_moved(before: int) -> None:
    there = f"encampment*{before}" if before else ""
    t = table(f"""
        turn A
        A: orcs, hand 9
        B: ratmen
        C: humans bivouacking
        1 farmland edge - 2     : orcs
        2 farmland      - 1 3   : humans encampment*2
        3 farmland      - 2 4   : humans {there}
        4 swamp         - 3 5   : humans
        5 swamp         - 4 6
        6 hill edge             : ratmen
    """)
    t.conquer(2)
    by_order(t.play(default_action(t.box, t.state)), "hold")
    (home,) = t.state.withdrawals
    assert (home.tokens, home.pieces) == ({}, {"encampment": {3: 5 - before}})
    t.play(Withdraw((), t.army("humans").id, (("encampment", 4, 5 - before),)))
    assert (t[3], t[4]) == (f"humans*1 {there}".rstrip(), f"humans*1 encampment*{5 - before}")


def test_R_14_declined_ghouls_are_moved_by_their_player() -> None:
    t = by_order(war(race="(ghouls)", more="C: giants"))
    moved(t, (4, 2), race="ghouls")
    assert t[4] == "(ghouls)*3"


# ---------------------------------------------------- where it matters in one's own turn


def before_own_turn(older: str = "(ghouls)") -> Table:
    """B, whose humans lost region 2, plays next and has Ghouls that act before them."""
    t = table(f"""
        turn A
        A: orcs, hand 9
        B: {older}
        B: humans
        1 farmland edge - 2     : orcs
        2 farmland      - 1 3   : humans*3
        3 farmland      - 2 4   : humans
        4 hill          - 3 5   : humans
        5 swamp         - 4 6   : humans
        6 hill edge     - 5     : {older.strip("()")}*3
    """)
    t.conquer(2)
    return t.play(default_action(t.box, t.state))


def test_R_14_before_ones_own_ghouls_act_it_can_still_be_moved() -> None:
    t = by_order(before_own_turn())
    assert (t.player, t.state.turn.army) == ("B", t.army("ghouls").id)
    moved(t, (4, 2))
    assert t[4] == "humans*3"
    assert t.player == "B"
    t.done()  # skipped: the humans are readied, with nothing left to choose
    while t.state.turn.army == t.army("ghouls").id:
        t.play(default_action(t.box, t.state))
    assert t.army("humans").hand == 2
    moved(t, (3, 2))
    t.declines()
    assert t.races() == ["orcs", "(humans)"]


def test_R_14_ghouls_that_leave_for_a_newer_decline_leave_nothing_to_move() -> None:
    t = by_order(war(victim="B", race="(ghouls)", next="ratmen", more="C: trolls"))
    assert (t.player, [w.army for w in t.state.withdrawals]) == ("B", [t.army("ghouls").id])
    t.declines()
    assert (t.player, t.races(), t.state.withdrawals) == ("C", ["orcs", "(ratmen)", "trolls"], [])


def test_R_14_and_not_after_they_have() -> None:
    t = by_order(before_own_turn())
    t.abandon(6)
    late(t)


def test_R_14_ghouls_readied_in_their_own_turn_stand_back_where_they_were_moved_to() -> None:
    t = by_order(war(victim="B", race="ghouls", next="(ratmen)", more="C: trolls"))
    assert (t.player, t.state.turn.army) == ("B", t.army("ghouls").id)
    assert (t.army("ghouls").hand, t.state.turn.readied) == (2, {3: 1, 4: 1})
    moved(t, (4, 2), race="ghouls")
    assert (t.army("ghouls").hand, t.state.turn.readied) == (2, {4: 2})
    t.declines()  # Ghouls keep all tokens where they stand
    assert (t[3], t[4], t[5]) == ("(ghouls)*1", "(ghouls)*3", "(ghouls)*1")


def test_R_14_and_not_once_they_are_done_with() -> None:
    t = by_order(war(victim="B", race="ghouls", next="(ratmen)", more="C: trolls"))
    late(t.done(), "ghouls")


def test_R_14_ones_own_victims_are_past_when_the_turn_is() -> None:
    t = table("""
        turn A
        A: (ghouls), hand 6
        A: humans
        B: ratmen
        1 farmland edge - 2     : ghouls
        2 farmland      - 1 3   : humans*3
        3 farmland      - 2 4   : humans
        4 hill          - 3     : humans
        5 swamp edge    - 4     : ratmen
    """)
    t.conquer(2)
    while t.step != "withdraw":
        t.play(default_action(t.box, t.state))
    assert t.decider == "A"
    by_order(t)
    assert t.player == "B"
    late(t)


def test_by_order_and_step_by_step_come_to_the_same_table() -> None:
    one, two = war(), war()
    one.play(ByOrder(((3, 1), (4, 1))))
    two.play(Place(3, 1), Place(4, 1))
    one.state.withdrawals.clear()
    assert dump_state(one.state) == dump_state(two.state)
    assert SEATS[one.state.turn.player] == "B"


@pytest.mark.parametrize("make", [war, camped])
@pytest.mark.parametrize("order", ORDERS)
def test_R_14_orders_say_how_to_move_it_as_they_would_have_placed_it(make, order: str) -> None:
    t, now = make(), make()
    if t.step == "withdraw":
        by_order(t, order)
        by_order(now)
    else:  # withdrawn to hold one region
        t.play(rearrangement(t.box, t.state, t.army("humans").id, "even"))
        assert (t[3], t[5]) == ("humans*2 encampment*2", "humans*2 encampment")
        return
    action = rearrangement(now.box, now.state, now.army("humans").id, order)
    if t.state.regions == now.state.regions:
        refuses(now, action, "unchanged")
    else:
        now.play(action)
    assert dump_state(now.state) == dump_state(t.state)


def test_R_14_so_it_is_in_ones_own_turn() -> None:
    t = by_order(war(victim="B", race="ghouls", next="(ratmen)", more="C: trolls"))
    action = rearrangement(t.box, t.state, t.army("ghouls").id, "hold")
    t.play(action)
    assert t.state.turn.readied == {3: 2}


def test_R_14_of_nothing_there_is_no_rearrangement() -> None:
    t = war()
    with pytest.raises(LookupError):
        rearrangement(t.box, t.state, t.army("humans").id, "even")
