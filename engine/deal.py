"""The table before the first turn."""

from __future__ import annotations

from .box import Box
from .state import Region, Stack, State
from .steps import start_turn
from .table import Game


def new_game(box: Box, seed: str, players: int | None = None) -> State:
    """Set a table up (B-62): seat 0 plays first.

    ``seed`` is secret; whoever knows it knows every roll.

    :raises ValueError: the board is for another number of players.
    """
    if players not in (None, box.players):
        raise ValueError(f"{', '.join(box.setup.boards)} is for {box.players} players")
    state = bare_table(box, seed)
    game = Game(box, state)
    box.market.open(game)
    start_turn(game)
    return state


def bare_table(box: Box, seed: str) -> State:
    """Return a table with the board's own pieces on it, all tiles in the stacks."""
    return State(
        regions={
            r.id: Region(natives=r.natives, markers=dict(r.markers)) for r in box.regions.values()
        },
        armies=[],
        coins=[box.coins] * box.players,
        tray={r.id: r.tokens for r in box.races.values()},
        column=[],
        banners=Stack(sorted(box.races)),
        badges=Stack(sorted(box.powers)),
        discards=[],
        seed=seed,
        hidden=Stack(sorted(box.finds)),
    )
