"""Optional powers: when they may be used, and what a use leaves open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.actions import Use
from engine.hooks import During, Refusal, RuleError
from engine.me import Me
from engine.questions import play_answer
from engine.table import Game

from .step import acting, check, region_named

_READYING: Final = frozenset[During](("ready", "conquer"))
_CONQUERING: Final = frozenset[During](("conquer",))
_CLOSED: Final = frozenset[During](("closed",))
_REDEPLOYING: Final = frozenset[During](("redeploy",))


def now(game: Game) -> frozenset[During]:
    """Return what the present moment of the acting army's step is called for a use."""
    turn = game.state.turn
    if turn.at.places:
        return _REDEPLOYING
    if turn.closed:
        return _CLOSED
    return _CONQUERING if turn.moved else _READYING


def open_now(game: Game) -> list[Me]:
    """Return the optional powers of the acting army that may be used at this moment."""
    if "offers" not in game.box.hooks or game.state.turn.army is None:
        return []
    moment = now(game)
    return [
        me
        for me in game.voices_of(acting(game), "offers")
        if not moment.isdisjoint(me.effect.during(me))
    ]


def uses(game: Game) -> Iterator[Use]:
    """Yield the uses open now, in a fixed order."""
    for me in open_now(game):
        yield from me.effect.offers(me)


def perform(game: Game, action: Use) -> None:
    """Use an optional power, and answer what it asks as far as it is said.

    Regions can be abandoned afterwards (B-17) if nothing was conquered or tried and nothing drawn
    by it, and if it is a power that may be used while readying.

    :raises RuleError: nobody offers it now, there are objections, or an answer is none.
    """
    if action.target != -1:
        region_named(game, action.target)
    me = next((me for me in open_now(game) if me.way == action.trait), None)
    if me is None:
        raise RuleError(_not_now(game, action))
    check(iter(me.effect.objections(me, action)))
    turn, before = game.state.turn, _tried(game)
    ready = "ready" in me.effect.during(me)
    turn.begun = True
    me.effect.perform(me, action)
    tried, drawn = (after != was for after, was in zip(_tried(game), before, strict=True))
    turn.moved = turn.moved or tried or (drawn and not ready)
    for chosen in action.answers:
        play_answer(game, chosen)


def _tried(game: Game) -> tuple[int, int]:
    turn = game.state.turn
    return len(turn.journal) + len(turn.failed) + turn.closed, game.state.draws


def _not_now(game: Game, action: Use) -> Refusal:
    turn = game.state.turn
    if turn.at.places:
        return Refusal("wrong_step", params={"step": turn.at.id})
    return Refusal("die_used" if turn.closed else "not_offered", action.target)
