"""The questions that powers ask: what may be answered, and what an answer does."""

from __future__ import annotations

from collections.abc import Iterator

from .actions import Answer
from .hooks import Refusal, RuleError, Trait
from .me import Me, Source
from .state import Question
from .table import Game


def answers(question: Question) -> Iterator[Answer]:
    """Yield each pick open now, and "enough" where no more need be picked."""
    if not question.at_least:
        yield Answer()
    for option in question.options:
        yield Answer((option,))


def play_answer(game: Game, chosen: tuple[int, ...] | list[int]) -> None:
    """Answer the open question: no pick closes it, several are a whole answer.

    :raises RuleError: there is no question, a pick is no option, or too few or too many.
    """
    if not game.state.questions:
        raise RuleError(Refusal("no_question"))
    question = game.state.questions[0]
    if len(chosen) > question.up_to:
        raise RuleError(Refusal("too_many", params={"up_to": question.up_to}))
    for option in chosen:
        if option in question.chosen and not question.repeats:
            raise RuleError(Refusal("same_option_twice"))
        if option not in question.options:
            raise RuleError(Refusal("not_an_option"))
        question.chosen.append(option)
        question.up_to -= 1
        question.at_least = max(0, question.at_least - 1)
        if not question.repeats:
            question.options.remove(option)
        _pick(question.default, option, question.up_to)
    if len(chosen) == 1 and question.up_to and question.options:
        return
    if question.at_least:
        raise RuleError(Refusal("too_few", params={"at_least": question.at_least}))
    game.state.questions.pop(0)
    me, name = asker(game, question)
    me.effect.on_answer(me, name, question.chosen)


def suggested(game: Game, question: Question) -> tuple[int, ...]:
    """Return the rest of an answer to ``question`` for a player who does not give it.

    It is what was put with the question, else what the effect that asks thinks best now.
    """
    if question.default:
        return tuple(question.default)
    me, name = asker(game, question)
    options = list(dict.fromkeys((*question.chosen, *question.options)))
    up_to = question.up_to + len(question.chosen)
    rest = list(me.effect.suggests(me, name, options, up_to))
    for n, option in enumerate(question.chosen, 1):
        _pick(rest, option, up_to - n)
    return tuple(rest)


def _pick(rest: list[int], option: int, up_to: int) -> None:
    """Take from the ``rest`` of an answer what follows from a pick; ``up_to`` may follow it."""
    if option in rest:
        rest.remove(option)
    else:
        del rest[up_to:]


def asker(game: Game, question: Question) -> tuple[Me, str]:
    """Return the effect that put ``question``, and its name for it.

    It is looked for in the box, not among those in force: its trait may have stopped working
    since, and whoever was asked can answer all the same.

    :raises LookupError: nothing in the box asks so.
    """
    label, name = question.key.rsplit(".", 1)
    trait = game.box.traits.get(label)
    if trait is None or "on_answer" not in trait.voices:
        raise LookupError(question.key)
    source = _source(game, question, trait)
    return Me(game, source.army, trait, trait.voices["on_answer"][0], source), name


def _source(game: Game, question: Question, trait: Trait) -> Source:
    """Return what asked: the army's own tile, or a find, or what one of them had lent."""
    army = game.army(question.army)
    if not question.source:
        return Source.of(trait, army)
    for find in game.state.finds:
        if find.key == question.source:
            return Source.found(trait, army, find)
    return Source(trait, army, army.memory, question.source)
