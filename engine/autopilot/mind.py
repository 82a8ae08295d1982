"""What is thought about in each step of a turn."""

from __future__ import annotations

from engine.actions import Action, Answer, Done, GoInDecline, Pick, PlayOn, Redeploy, Withdraw
from engine.box import Box
from engine.defaults import default_action
from engine.orders.outlook import Outlook
from engine.questions import answers, suggested
from engine.state import State
from engine.steps import options, play
from engine.table import Game

from .answers import best_answer
from .conquests import Effort, best_conquests
from .posting import posting
from .thought import Thinking, Value, answered, step, stop, weigh
from .worth import Declines, warm_up, worth

FULL = Effort(wide=4, tries=9, looks=600)
"""For the first conquest of a turn; for later ones the looks are in proportion fewer."""
PICK = Effort(wide=2, tries=7, looks=100)
"""For the first turn of each combo that might be picked."""
WAYS = 12
"""Answers at the most to a question whose conquests are played for each of them."""
ELSE = 100
"""Actions weighed at the most in a step that no plan is known for."""


def next_action(box: Box, known: State, seat: int) -> Thinking[Action]:
    """Return the next action of ``seat`` on the table as it knows it."""
    game = Game(box, known)
    yield from warm_up(game)
    turn = known.turn
    if known.questions and leads_on(game):
        effort = PICK if turn.at.forms else FULL
        return (yield from best_form(game, seat, valued(game, seat), effort))[0]
    if known.questions:
        return (yield from best_answer(game, looked_at(seat)))
    if turn.at.picks:
        return (yield from pick(game, seat))
    if turn.at.chooses:
        return (yield from choose(game, seat))
    if turn.at.conquers:
        return (yield from conquer(game, seat))
    if turn.at.places == "hand" and turn.army is not None:
        army = game.army(turn.army)
        return Redeploy(posting(game, army, army.hand, Outlook(game, seat)))
    if turn.at.places == "driven" and turn.army is not None:
        army = game.army(turn.army)
        return Withdraw(posting(game, army, army.driven, Outlook(game, seat)))
    return (yield from anything(game, seat))


def looked_at(seat: int) -> Value:
    """Return how ``seat`` weighs tables whose dangers have to be looked at each time."""
    known: Declines = {}
    return lambda after: worth(after, seat, Outlook(after, seat, held_only=True), known)


def valued(game: Game, seat: int) -> Value:
    """Return how ``seat`` weighs tables of its turn that come after this one."""
    outlook = Outlook(game, seat)
    known: Declines = {}
    return lambda after: worth(after, seat, outlook, known)


def pick(game: Game, seat: int) -> Thinking[Action]:
    """Return the combo whose first turn leads to the best table."""
    value = valued(game, seat)
    yield
    picks = [action for action in options(game) if isinstance(action, Pick)]
    best, highest = picks[0], float("-inf")
    for action in picks:
        after = step(game, action)
        yield
        reached = yield from reached_by(after, seat, value, PICK)
        if reached > highest:
            best, highest = action, reached
    return best


def best_form(
    game: Game, seat: int, value: Value, effort: Effort
) -> Thinking[tuple[Answer, float]]:
    """Return how best to answer what is asked before conquests, and what that leads to.

    Where a piece is put, or what a race turns into for its turn, shows only in those.
    """
    found, open_now = [], list(answers(game.state.questions[0]))
    effort = effort._replace(looks=max(PICK.looks, effort.looks // len(open_now)))
    for answer in open_now:
        reached = yield from played_on(step(game, answer), seat, value, effort)
        found.append((answer, reached))
    return max(found, key=lambda each: each[1])


def leads_on(game: Game) -> bool:
    """Whether the open question is one that conquests follow, and best answered by playing them."""
    turn, question = game.state.turn, game.state.questions[0]
    if turn.at.forms:
        return True
    comes_first = turn.at.chooses or (turn.at.conquers and not turn.closed)
    one = question.player == turn.player and question.up_to == 1
    return comes_first and one and len(question.options) <= WAYS


def reached_by(game: Game, seat: int, value: Value, effort: Effort) -> Thinking[float]:
    """Return what ``game`` is worth once ``seat`` has answered and conquered what it can."""
    if asks(game, seat) and leads_on(game):
        return (yield from best_form(game, seat, value, effort))[1]
    return (yield from played_on(game, seat, value, effort))


def played_on(game: Game, seat: int, value: Value, effort: Effort) -> Thinking[float]:
    """Return what ``game`` is worth once ``seat`` has conquered what it can with its active race.

    What is asked before is answered as suggested.
    """
    while asks(game, seat):
        play(game, Answer(suggested(game, game.state.questions[0])))
        yield
    game = yield from until_active(game, seat)
    reached = weigh(game, value)
    if conquers(game, seat):
        reached = (yield from best_conquests(game, value, effort)).value
    return reached


def choose(game: Game, seat: int) -> Thinking[Action]:
    """Return whether to play on or to go in decline, whichever leads to the better table."""
    if GoInDecline() not in options(game):
        return PlayOn()
    value = valued(game, seat)
    yield
    reached = yield from reached_by(step(game, PlayOn()), seat, value, FULL)
    return GoInDecline() if weigh(step(game, GoInDecline()), value) > reached else PlayOn()


def conquer(game: Game, seat: int) -> Thinking[Action]:
    """Return the next conquest of the best plan, the end of conquests, or the decline."""
    value = valued(game, seat)
    yield
    looks = FULL.looks // (1 + len(game.state.turn.journal))
    plan = yield from best_conquests(game, value, FULL._replace(looks=looks))
    if GoInDecline() not in options(game):
        return plan.first
    expanding = plan.value
    yield
    later = yield from until_active(game, seat)
    if later is not game and conquers(later, seat):
        before = weigh(later, value)
        expanding += (yield from best_conquests(later, value, PICK)).value - before
    if weigh(step(game, GoInDecline()), value) > expanding:
        return GoInDecline()
    if isinstance(plan.first, Done) and later is not game:
        return default_action(game)  # it stays as it stands, so that declining stays open (B-68)
    return plan.first


def conquers(game: Game, seat: int) -> bool:
    """Whether ``seat`` may conquer now."""
    turn = game.state.turn
    return turn.at.conquers and turn.player == seat and not game.state.questions


def asks(game: Game, seat: int) -> bool:
    """Whether ``seat`` is asked something."""
    questions = game.state.questions
    return bool(questions) and questions[0].player == seat


def until_active(game: Game, seat: int) -> Thinking[Game]:
    """Return the table when the active race of ``seat`` acts, declined ones doing nothing."""
    active = game.active(seat)
    while conquers(game, seat) and active is not None and game.state.turn.army != active.id:
        game = answered(stop(game))
        yield
        if game.state.turn.at.places == "hand" and not game.state.questions:
            play(game, default_action(game))
            yield
    return game


def anything(game: Game, seat: int) -> Thinking[Action]:
    """Return whatever leads to the best table."""
    value = valued(game, seat)
    best, highest = None, float("-inf")
    for action in options(game)[:ELSE]:
        reached = weigh(step(game, action), value)
        yield
        if reached > highest:
            best, highest = action, reached
    return best or default_action(game)
