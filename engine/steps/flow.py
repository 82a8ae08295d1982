"""From step to step, and from turn to turn."""

from __future__ import annotations

from engine.orders import rearranging
from engine.specs import AFTER_SCORE, CHOOSE, CONQUER, OVER, PLACE
from engine.state import Turn
from engine.table import Game

from .step import enter


def start_turn(game: Game) -> None:
    """Begin the turn of ``turn.player`` (step 1)."""
    turn = game.state.turn
    game.state.turn = Turn(turn.round, turn.player)
    game.turn_passed()
    rearranging.turn_begins(game)
    game.emit("turn", turn.player, amount=turn.round)
    for me in game.voices("on_turn_start"):
        if me.army.player == turn.player:
            me.effect.on_turn_start(me)
    if game.active(turn.player):
        enter(game, CHOOSE)


def begin_conquests(game: Game) -> None:
    """Line up the armies that act: declined ones that still conquer first (B-31)."""
    turn = game.state.turn
    mine = [a for a in game.state.armies if a.player == turn.player and game.commands(a)]
    turn.waiting = [a.id for a in sorted(mine, key=lambda a: (a.active, a.id))]
    next_army(game)


def next_army(game: Game) -> None:
    """Let the next army act; after the last one the powers place their pieces.

    A race that has redeployed in decline was the only one to act: then the turn is scored.
    """
    turn = game.state.turn
    if turn.waiting:
        turn.army = turn.waiting.pop(0)
        enter(game, CONQUER)
    elif game.active(turn.player):
        enter(game, PLACE)
    else:
        turn.army = None
        enter(game, AFTER_SCORE)


def next_turn(game: Game) -> None:
    """Pass the turn on; after the last player of the last round the game is over (step 13)."""
    turn = game.state.turn
    rearranging.forget(game, turn.player)
    if is_last_turn(game):
        game.state.withdrawals.clear()
        game.state.turn = Turn(turn.round, turn.player, OVER.id)
        game.emit("over", turn.player)
        return
    turn.player = (turn.player + 1) % len(game.state.coins)
    turn.round += turn.player == 0
    start_turn(game)


def is_last_turn(game: Game) -> bool:
    """Whether this turn is the last of the game."""
    turn = game.state.turn
    return turn.round == game.box.rounds and turn.player == len(game.state.coins) - 1
