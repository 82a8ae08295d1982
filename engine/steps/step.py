"""What a step is, how one is entered and played, and the checks that all steps share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from engine.actions import Action, Answer, ByOrder, unasked
from engine.hooks import Refusal, RuleError
from engine.me import Me
from engine.orders import rearranging
from engine.questions import play_answer
from engine.specs import StepSpec
from engine.state import Army
from engine.table import Game


class Step:
    """Part of a turn: what may be said in it, and when it is over."""

    spec: ClassVar[StepSpec]
    moment: ClassVar[str] = ""
    """The hook in which effects have their say as the step begins, one source after another."""
    plays: ClassVar[Mapping[type, Callable[[Any, Game, Any], None]]] = {}
    """The method that plays each kind of action."""

    def enter(self, game: Game) -> None:
        """Do what the step begins with."""

    def actions(self, game: Game) -> Iterator[Action]:
        """Yield the elementary actions open now, in a fixed order."""
        return iter(())

    def speakers(self, game: Game) -> Sequence[Me]:
        """Return the effects that have a say in the step's moment: those of the turn's player."""
        player = game.state.turn.player
        return [me for me in game.voices(self.moment) if me.army.player == player]

    def heard(self, game: Game) -> None:
        """Do what comes once all have had their say in the step's moment; it may come again."""

    def broken_off(self, game: Game) -> bool:
        """Whether another step comes in between before the next has a say."""
        return False

    def settled(self, game: Game) -> bool:
        """Whether nothing is left to decide, no question being open."""
        return True

    def leave(self, game: Game) -> None:
        """Go on to the next step."""

    def before(self, game: Game, action: Action) -> None:
        """Do what is said with ``action``, too, no question being open."""

    def play(self, game: Game, action: Action) -> None:
        """Play ``action``.

        :raises RuleError: the step or the table does not allow it.
        """
        method = self.plays.get(type(action))
        if method is None:
            raise RuleError(Refusal("wrong_step", params={"step": self.spec.id}))
        method(self, game, action)


STEPS: dict[str, Step] = {}
"""All steps by id, in the order of the turn."""


def enter(game: Game, spec: StepSpec) -> None:
    """Begin the step ``spec``."""
    game.state.turn.step = spec.id
    game.state.turn.heard.clear()
    STEPS[spec.id].enter(game)


def resume(game: Game, spec: StepSpec) -> None:
    """Go on with the step ``spec``, which was broken off and so has begun already."""
    game.state.turn.step = spec.id
    game.state.turn.heard.clear()


def hear(game: Game, step: Step) -> None:
    """Let those who have not had their say in the step's moment have it, until one asks.

    Source after source, so that a later one knows what an earlier one was answered.
    """
    heard = game.state.turn.heard
    while step.moment and not (game.state.questions or step.broken_off(game)):
        mine = [me for me in step.speakers(game) if me.key not in heard]
        if not mine:
            step.heard(game)
            return
        heard.append(mine[0].key)
        for me in mine:
            if me.key == heard[-1]:
                getattr(me.effect, step.moment)(me)


def acting(game: Game) -> Army:
    """Return the army whose step it is."""
    army = game.state.turn.army
    assert army is not None
    return game.army(army)


def region_named(game: Game, region: int) -> None:
    """Check that the board has ``region``.

    :raises RuleError: ``no_region_named``.
    """
    if region not in game.box.regions:
        raise RuleError(Refusal("no_region_named", params={"number": region}))


def check(refusals: Iterator[Refusal]) -> None:
    """Refuse if there is any reason to.

    :raises RuleError: with all the reasons.
    """
    if found := tuple(refusals):
        raise RuleError(*found)


def play(game: Game, action: Action) -> None:
    """Play ``action`` on the game's own state, and go on until somebody must decide.

    :raises RuleError: the rules refuse it; the state may then be half changed.
    """
    if unasked(action):
        rearranging.withdraw_again(game, action)
        return
    play_alone(game, action)
    if game.state.turn.begun:
        rearranging.forget(game, game.state.turn.player)
    proceed(game)


def play_alone(game: Game, action: Action) -> None:
    """Play ``action`` without what comes of itself afterwards.

    :raises RuleError: the rules refuse it; the state may then be half changed.
    """
    if not game.state.questions:
        STEPS[game.state.turn.step].before(game, action)
    if isinstance(action, Answer):
        play_answer(game, action.chosen)
    elif game.state.questions and not isinstance(action, ByOrder):
        raise RuleError(Refusal("answer_first"))
    else:
        STEPS[game.state.turn.step].play(game, action)


def proceed(game: Game) -> None:
    """Go on from step to step until somebody must decide."""
    while not game.state.questions:
        step = STEPS[game.state.turn.step]
        hear(game, step)
        if game.state.questions or not step.settled(game):
            break
        step.leave(game)
