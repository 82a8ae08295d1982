"""``record``: a whole game as an export, for the tests to replay for ever."""

from __future__ import annotations

from random import Random

from engine import Choice, commitment, deciders, drawn, legal, load_box, new_game, seating
from engine.actions import Rewind
from engine.export import Export, LoggedLine, versions_told
from engine.history import History

from .board import NAMES
from .play import choose
from .rivals import named

TAKEN_BACK = 1 / 20
"""Chance that a player takes his last step back, where he may."""
AGREED = 1 / 60
"""Chance that all agree to go back some steps."""
FURTHEST = 30
"""Steps that they go back at most."""


def record(choice: Choice, seed: str, player: str = "random") -> Export:
    """Play a game from ``seed`` to the end, with take-backs; return its export.

    Everybody plays as ``player`` does, see ``rivals.named``.  Withdrawals are placed on the
    victims' behalf.

    :raises SetupError: that cannot be chosen.
    :raises ValueError: there is no such player.
    """
    plays = named(player, seed)
    setup = drawn(choice, seed)
    box, rng = load_box(setup), Random(seed)
    history = History(box, new_game(box, seed), keep=range(10_000))
    lines = []
    while waiting := deciders(history.state):
        seat, back = waiting[0], history.goes_back
        if back is not None and rng.random() < TAKEN_BACK:
            lines.append(LoggedLine(seat=back, says=history.take_back(back)))
            continue
        if history.seq and rng.random() < AGREED:
            rewind = Rewind(max(0, history.seq - rng.randint(1, FURTHEST)), "vote")
            history.rewind(rewind)
            lines.append(LoggedLine(seat=seat, says=rewind))
            continue
        state = history.state
        action = choose(rng, legal(box, state)) if player == "random" else plays(box, state, seat)
        automatic = seat != history.state.turn.player
        history.play(seat, action, automatic=automatic)
        lines.append(LoggedLine(seat=seat, says=action, automatic=automatic))
    return Export(
        **versions_told(box),
        names=NAMES[: choice.players],
        joined=seating(setup, seed),
        commitment=commitment(seed),
        seed=seed,
        lines=tuple(lines),
    ).sealed()
