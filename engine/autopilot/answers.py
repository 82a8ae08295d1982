"""Answers to whatever a power asks: each is tried, and the table after it weighed."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions import Answer
from engine.hooks import RuleError
from engine.questions import asker, suggested
from engine.state import Question
from engine.steps import play
from engine.table import Game

from .thought import Thinking, Value, step, weigh

ROUNDS = 2
"""How often each pick of an answer is thought over."""
LOOKS = 240
"""Answers weighed at the most."""


def best_answer(game: Game, value: Value) -> Thinking[Answer]:
    """Return the best answer found to the open question.

    It starts from the default and changes, adds or leaves out one pick at a time.
    """
    question = game.state.questions[0]
    question.default = list(suggested(game, question))  # Thought over once for all that is tried.
    if _is_of_a_loan(game, question):
        question.at_least = question.up_to = len(question.default)
    best = Answer(tuple(question.default))
    highest = weigh(_after(game, best), value)
    yield
    looks = LOOKS
    for _ in range(ROUNDS):
        before = best
        for place in range(question.up_to):
            for answer in _changed(question, best.chosen, place):
                try:
                    after = _after(game, answer)
                except RuleError:
                    yield
                    continue
                weight = weigh(after, value)
                yield
                if weight > highest + 1e-9:
                    best, highest = answer, weight
                looks -= 1
                if not looks:
                    return best
        if best == before:
            break
    return best


def _is_of_a_loan(game: Game, question: Question) -> bool:
    """Whether it is about pieces or water of a power on loan, used as if it were the army's own.

    It could be left unused (U-50), but no piece is worth more in the supply than on the board.
    """
    at, (me, _) = game.state.turn.at, asker(game, question)
    here = question.about == "region" and (at.lays or bool(at.places))
    return here and me.borrowed and me.label in game.box.powers


def _changed(question: Question, chosen: tuple[int, ...], place: int) -> Iterator[Answer]:
    """Yield the answers that differ in the pick at ``place``."""
    head, tail = chosen[:place], chosen[place + 1 :]
    if place > len(chosen):
        return
    if place < len(chosen) and len(chosen) > question.at_least:
        yield Answer(head + tail)
    for option in dict.fromkeys(question.options):
        if place < len(chosen) and option == chosen[place]:
            continue
        if question.repeats or option not in head + tail:
            yield Answer((*head, option, *tail))


def _after(game: Game, answer: Answer) -> Game:
    """Return the table after ``answer``; if it leaves the question open, enough is said."""
    key, seat = game.state.questions[0].key, game.state.questions[0].player
    after = step(game, answer)
    while (
        after.state.questions
        and (after.state.questions[0].key, after.state.questions[0].player) == (key, seat)
        and after.state.turn.step == game.state.turn.step
    ):
        play(after, Answer(suggested(after, after.state.questions[0])))
    return after
