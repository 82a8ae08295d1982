"""The rules: a pure library with one door.

``apply(box, state, action)`` plays an action on a copy, ``legal(box, state)``
lists what it would accept, ``view(box, state, seat)`` is what a player may see.
No clock, no globals, no input or output; every change to a table goes through
here.

The door is this module, with what is said, kept and thought: ``actions``, ``events``, ``view``,
``codec``, ``export``, ``history``, ``position`` and ``autopilot``.  All else is the engine's own.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from . import defaults, loans, pricing, questions, reaching, refusing, steps
from .actions import (
    Abandon,
    Action,
    Answer,
    ByOrder,
    Conquer,
    Done,
    GoInDecline,
    Pick,
    Place,
    PlayOn,
    Redeploy,
    Use,
    Withdraw,
)
from .box import Box
from .deal import new_game
from .editions import (
    EDITIONS,
    FIRST_EDITION,
    MAKING,
    OFFERED,
    bring_finds,
    check_choice,
    drawn,
    load_box,
    plain_box,
    seating,
    sides_of,
    taken_out,
    variants,
    versions,
)
from .events import Event
from .hooks import Effect, Mod, Refusal, RuleError, Trait
from .loading import BoardError
from .loans import Loan
from .made_up import as_seen
from .orders import standing
from .orders.standing import ASK, EVEN, GUARD, ORDERS
from .pricing import Price
from .release import RELEASE
from .rng import commitment
from .scoring import Rank, ranking, tokens_on_board
from .setup import PLUS, Choice, Choices, Setup, SetupError, before_setups
from .sides import Sides
from .state import Question, State, Withdrawal, ends
from .steps import deciders
from .table import Game
from .things import FAMILIES, ending, printed_name
from .view import Banners, Rows, View, view
from .worlds import Lack

__all__ = [
    "ASK",
    "EDITIONS",
    "EVEN",
    "FAMILIES",
    "FIRST_EDITION",
    "GUARD",
    "MAKING",
    "OFFERED",
    "ORDERS",
    "PLUS",
    "RELEASE",
    "Abandon",
    "Action",
    "Answer",
    "Asked",
    "Banners",
    "BoardError",
    "Box",
    "ByOrder",
    "Choice",
    "Choices",
    "Conquer",
    "Done",
    "Effect",
    "Event",
    "GoInDecline",
    "Lack",
    "Loan",
    "Mod",
    "Pick",
    "Place",
    "PlayOn",
    "Price",
    "Question",
    "Rank",
    "Redeploy",
    "Refusal",
    "Rows",
    "RuleError",
    "Setup",
    "SetupError",
    "Sides",
    "State",
    "Target",
    "Trait",
    "Use",
    "View",
    "Withdraw",
    "Withdrawal",
    "all_targets",
    "apply",
    "as_seen",
    "asked",
    "before_setups",
    "bring_finds",
    "check_choice",
    "commands",
    "commitment",
    "deciders",
    "default_action",
    "drawn",
    "ending",
    "ends",
    "explain",
    "legal",
    "load_box",
    "loan",
    "new_game",
    "open_ways",
    "plain_box",
    "printed_name",
    "ranking",
    "rearrangement",
    "seating",
    "sides_of",
    "suggestion",
    "taken_out",
    "targets",
    "tokens_on_board",
    "variants",
    "versions",
    "view",
    "with_pieces",
    "withdrawal",
]


class Target(NamedTuple):
    """A region that the acting army can conquer now."""

    price: int
    """Tokens needed."""
    coins: int = 0
    """Coins due besides."""
    roll: bool = False
    """Only the final die could do it."""
    by: str = ""
    """The way it is done, as :class:`Conquer` names it; empty for the plain one."""
    short: int = 0
    """Tokens that are missing: the fewest that the final die must show."""


class Asked(NamedTuple):
    """What an action asks of whoever plays it."""

    first: Question | None
    """The question that is open then."""
    settled: tuple[Question, ...]
    """What it would ask but for having only one answer."""


@contextmanager
def _table(box: Box, state: State) -> Iterator[Game]:
    """Yield the table to ask or to play on, and let go of it afterwards (:meth:`Game.let_go`)."""
    game = Game(box, state)
    try:
        yield game
    finally:
        game.let_go()


def apply(box: Box, state: State, action: Action) -> tuple[State, list[Event]]:
    """Play one action and return the new table and what happened.

    :raises RuleError: the rules refuse it; ``state`` is untouched.  Whose turn
        it is to decide is not checked here: see :func:`deciders`.
    """
    with _table(box, state.clone()) as game:
        steps.play(game, action)
    return game.state, game.events


def asked(box: Box, state: State, action: Action) -> Asked:
    """Return what ``action`` itself asks of whoever plays it; not what is asked as turns go on.

    :raises RuleError: the rules refuse it.
    """
    with _table(box, state.clone()) as game:
        steps.play_alone(game, action)
    seat, questions = state.turn.player, game.state.questions
    return Asked(
        next((question for question in questions[:1] if question.player == seat), None),
        tuple(question for question in game.settled if question.player == seat),
    )


def commands(box: Box, state: State, army: int) -> bool:
    """Return whether the player of an army conquers with it, as some do in decline.

    :raises KeyError: there is no such army.
    """
    with _table(box, state) as game:
        return game.commands(game.army(army))


def legal(box: Box, state: State) -> list[Action]:
    """Return every elementary action that ``apply`` would accept, in a fixed order."""
    with _table(box, state) as game:
        return steps.options(game)


def default_action(box: Box, state: State, order: str | None = None) -> Action:
    """Return what is done for the player who must decide but does not say.

    In ``choose`` the turn is played on.  In ``conquer`` and ``redeploy`` it ends the step with
    the tokens placed as the standing ``order`` says, see :mod:`engine.orders.standing`; in
    ``conquer`` it is :class:`Done` when a question has to be answered first.  ``None``: nothing is
    ordered.  Then driven-out tokens are spread evenly (B-60), and what is left at the end of the
    turn goes where most is at stake.

    :raises LookupError: a combo must be picked, or the game is over.
    :raises ValueError: there is no such order.
    """
    with _table(box, state) as game:
        return defaults.default_action(game, order)


def with_pieces(box: Box, state: State, action: Action, order: str | None = None) -> Action:
    """Return ``action``; if it ends the redeployment, with answers to what powers then ask.

    Their pieces go where :func:`suggestion` would have them, up to a question without one.
    :class:`Done` that leads to what can be declined, as a purchase, is answered and becomes a
    redeployment, placed as ``order`` says as in :func:`default_action`.

    :raises RuleError: the rules refuse it.
    """
    with _table(box, state) as game:
        return defaults.with_pieces(game, action, order)


def suggestion(box: Box, state: State) -> tuple[int, ...]:
    """Return the rest of an answer to the open question for a player who does not give it.

    :raises LookupError: nothing is asked.
    """
    with _table(box, state) as game:
        return questions.suggested(game, state.questions[0])


def withdrawal(box: Box, state: State, order: str = EVEN) -> ByOrder:
    """Return the whole withdrawal of the victim who must decide, as the standing ``order`` says.

    :raises LookupError: nobody withdraws now.
    :raises ValueError: there is no such order.
    """
    with _table(box, state) as game:
        return standing.withdrawal(game, order)


def rearrangement(box: Box, state: State, army: int, order: str) -> Withdraw:
    """Return how what ``army`` has withdrawn by order is put elsewhere, as ``order`` says.

    It may stand so already, which ``apply`` refuses.

    :raises LookupError: nothing may be rearranged of that army.
    """
    with _table(box, state) as game:
        return standing.rearrangement(game, army, order)


def explain(box: Box, state: State, region: int, by: str = "") -> Price | None:
    """Return why ``region`` costs the acting army what it costs; ``None`` when none acts.

    ``by``: in another way than the plain one.

    :raises RuleError: the board has no such region.
    """
    with _table(box, state) as game:
        steps.region_named(game, region)
        if state.turn.army is None:
            return None
        attack = game.attack(game.army(state.turn.army), region, by)
        lines, need = pricing.priced(game, attack)
        return Price(
            tuple(lines),
            need,
            tuple(toll for _, toll in game.tolls(attack)),
            tuple(refusing.refusals(game, attack)),
            pricing.short(game, attack, need),
        )


def open_ways(box: Box, state: State) -> tuple[str, ...]:
    """Return the ways besides the plain one in which the acting army may conquer now, by id.

    Each is here even where no region can be taken by it.
    """
    if state.turn.army is None or not state.turn.at.conquers:
        return ()
    with _table(box, state) as game:
        return tuple(reaching.ways(game, game.army(state.turn.army)))


def loan(box: Box, state: State) -> Loan:
    """Return what the acting army has on loan, and the regions it gives up for that (B-30)."""
    with _table(box, state) as game:
        return loans.loan(game)


def targets(box: Box, state: State) -> dict[int, Target]:
    """Return the plain conquests open now, by region; see :func:`all_targets`."""
    return all_targets(box, state).get("", {})


def all_targets(box: Box, state: State) -> dict[str, dict[int, Target]]:
    """Return the conquests open now, by way and region; those of powers are in ``legal``."""
    found: dict[str, dict[int, Target]] = {}
    with _table(box, state) as game:
        for action in steps.options(game):
            if isinstance(action, Conquer) and state.turn.army is not None:
                attack = game.attack(game.army(state.turn.army), action.region, action.by)
                coins = sum(toll.coins for _, toll in game.tolls(attack))
                need = pricing.required(game, attack)
                short = pricing.short(game, attack, need)
                target = Target(need, coins, action.roll, action.by, short)
                found.setdefault(action.by, {})[action.region] = target
    return found
