"""What is decided at once for players whose turn it is not, so that nobody waits for them."""

from __future__ import annotations

from engine import Action, Box, State, deciders, default_action


def decided_at_once(box: Box, state: State) -> tuple[int, Action] | None:
    """Return a victim's seat and how the driven-out tokens are placed for them (B-60).

    ``None`` when it is for the turn's own player to decide, or the game is over.
    """
    waiting = deciders(state)
    if state.turn.step != "withdraw" or not waiting or waiting[0] == state.turn.player:
        return None
    return waiting[0], default_action(box, state)
