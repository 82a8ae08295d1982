"""What is decided at once for those whose turn it is not, and whom the table waits for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.decisions.orders import Orders, order_for, orders_of
from bot.tables.decisions.policy import awaited, decided_at_once, victim
from bot.tables.table import Table
from engine import apply, deciders, default_action
from engine.actions import ByOrder, Conquer, Done
from tests.bot.sights import table_of
from tests.dsl import Table as Laid
from tests.dsl import table

POSITION = """
    turn A
    A: {attacker}
    {victim}: orcs
    B: elves
    1 farmland edge - 2 3: {race}*9
    2 farmland - 1 3 4   : orcs*3
    3 farmland - 1 2 4   : orcs*1
    4 farmland edge - 2 3: orcs*1
    5 farmland edge - 4  : elves*1
"""


def at_withdrawal(attacker: str, race: str, victim: str) -> Laid:
    """Play on until region 2 is conquered and its tokens are to be placed."""
    t = table(POSITION.format(attacker=attacker, race=race, victim=victim))
    t.play(Conquer(2))
    for _ in range(20):
        if t.state.turn.step == "withdraw":
            return t
        t.play(default_action(t.box, t.state))
    raise AssertionError(t.state.turn.step)


def of(
    t: Laid,
    policy: str = "instant",
    order: str | None = None,
    habit: str | None = None,
    **seat: object,
) -> Table:
    """Return the bot's table, with the orders of C."""
    made = table_of(t.box, t.state)
    seats = list(made.seats)
    if len(seats) > 2:
        here, all_ = Orders(order).written(), Orders(habit).written()
        seats[2] = replace(seats[2], orders=here, habit=all_, **seat)
    game = replace(made.game, options={"withdrawals": policy, "seats": len(seats)})
    return replace(made, game=game, seats=tuple(seats))


def victims() -> Laid:
    return at_withdrawal("ratmen", "ratmen", "C")


def test_an_opponents_withdrawal_is_placed_at_once() -> None:
    t = victims()
    assert deciders(t.state) == (2,)
    decided = decided_at_once(of(t))
    assert decided is not None
    seat, action = decided
    assert seat == 2
    state, events = apply(t.box, t.state, action)
    assert {e.kind for e in events if e.player == 2} >= {"withdrawn"}
    t.state = state
    assert decided_at_once(of(t)) is None


@pytest.mark.parametrize("policy", ["instant", "ask", "strict"])
def test_ones_own_withdrawal_is_ones_own_to_place(policy: str) -> None:
    t = at_withdrawal("(ghouls)", "ghouls", "A")
    assert deciders(t.state) == (0,)
    assert decided_at_once(of(t, policy)) is None
    assert victim(of(t, policy)) is awaited(of(t, policy)) is None


@pytest.mark.parametrize("policy", ["instant", "ask", "strict"])
def test_nothing_is_decided_for_the_player_to_move(policy: str) -> None:
    t = table(POSITION.format(attacker="ratmen", race="ratmen", victim="C"))
    assert decided_at_once(of(t, policy)) is None
    t.play(Conquer(2), Done())
    assert decided_at_once(of(t, policy)) is None
    assert awaited(of(t, policy)) is None


EVENLY, HELD = ByOrder(((3, 1), (4, 1))), ByOrder(((3, 2),))


@pytest.mark.parametrize(
    ("policy", "order", "done"),
    [
        ("instant", None, EVENLY),
        ("instant", "ask", EVENLY),
        ("instant", "hold", HELD),
        ("ask", None, None),
        ("ask", "ask", None),
        ("ask", "hold", HELD),
        ("strict", None, None),
        ("strict", "ask", None),
        ("strict", "hold", None),
    ],
)
def test_each_policy_waits_for_whom_it_says(
    policy: str, order: str | None, done: ByOrder | None
) -> None:
    for given in ({"order": order}, {"habit": order}):
        made = of(victims(), policy, **given)
        assert decided_at_once(made) == (None if done is None else (2, done))
        assert awaited(made) == (2 if done is None else None)


@pytest.mark.parametrize("policy", ["ask", "strict"])
@pytest.mark.parametrize(
    "seat",
    [{"pilot": "autopilot"}, {"pilot": "autopilot", "user": None}],
    ids=["on autopilot", "vacant"],
)
def test_nobody_waits_for_the_autopilot(policy: str, seat: dict[str, object]) -> None:
    assert decided_at_once(of(victims(), policy, **seat)) == (2, EVENLY)


def test_a_computer_places_its_tokens_where_it_can_be_attacked() -> None:
    made = of(victims(), "strict", pilot="autopilot", user=None, computer=True)
    assert order_for(made) == "border"
    assert decided_at_once(made) is not None


def test_a_player_on_autopilot_keeps_his_orders_and_his_successor_has_none() -> None:
    gone = of(victims(), habit="hold", pilot="autopilot")
    assert decided_at_once(gone) == (2, HELD)
    vacant = of(victims(), habit="hold", pilot="autopilot", user=None)
    assert decided_at_once(vacant) == (2, EVENLY)


def test_an_order_for_the_game_goes_before_one_for_all() -> None:
    made = of(victims(), order="even", habit="hold")
    assert decided_at_once(made) == (2, EVENLY)
    assert orders_of(made.seats[2]) == Orders("even")
    assert decided_at_once(of(victims(), "ask", order="ask", habit="hold")) is None


def test_what_is_not_decided_is_preset_by_the_order() -> None:
    assert order_for(of(victims(), "strict", order="hold")) == "hold"
    assert order_for(of(victims(), "strict")) == "even"


@pytest.mark.parametrize("stored", [None, "", "{}", "nonsense", "[]", '{"withdraw": "nowhere"}'])
def test_orders_that_cannot_be_read_are_none(stored: str | None) -> None:
    assert Orders.read(stored) == Orders()


def test_orders_are_read_as_they_were_written() -> None:
    given = Orders("ask", "border")
    assert Orders.read(given.written()) == given
    assert Orders().written() is None
    # Whoever ends a turn places tokens himself: there is nobody to be asked.
    assert Orders.read('{"end_turn": "ask"}') == Orders()
