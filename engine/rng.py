"""Chance: fair numbers from a secret seed and a counter, and the seed's commitment.

The numbers depend on nothing but seed and counter, so a game can be replayed
anywhere; Python's own ``random`` promises no stable ``choice`` or ``shuffle``.
"""

from __future__ import annotations

from collections.abc import Container
from hashlib import blake2b, sha256

from .setup import Setup
from .state import Stack, State


def below(state: State, n: int) -> int:
    """Draw a fair number in ``range(n)`` and count the draw."""
    digest = blake2b(f"{state.seed}:{state.draws}".encode(), digest_size=8).digest()
    state.draws += 1
    return int.from_bytes(digest, "big") % n


def draw(state: State, stack: Stack, among: Container[str] | None = None) -> str:
    """Take the next tile of ``stack``; what was put under it comes last, in order.

    ``among``: the next one that is one of these; the others stay as they lie.

    :raises IndexError: the stack is empty, or none of these is in it.
    """
    if among is not None:
        return _draw_among(state, stack, among)
    if stack.unseen:
        return stack.unseen.pop(below(state, len(stack.unseen)))
    state.draws += 1
    return stack.under.pop(0)


def _draw_among(state: State, stack: Stack, among: Container[str]) -> str:
    if wanted := [tile for tile in stack.unseen if tile in among]:
        drawn = wanted[below(state, len(wanted))]
        stack.unseen.remove(drawn)
    else:
        lying = [tile for tile in stack.under if tile in among]
        drawn = lying[0]
        state.draws += 1
        stack.under.remove(drawn)
    return drawn


def roll(state: State, die: tuple[int, ...]) -> int:
    """Roll the reinforcement die: tokens.  Scripted faces come first."""
    if state.faces:
        state.draws += 1
        return state.faces.pop(0)
    return die[below(state, len(die))]


def commitment(seed: str) -> str:
    """Return the hexadecimal SHA-256 that is published before the first roll."""
    return sha256(seed.encode()).hexdigest()


def first_player(seed: str, players: int) -> int:
    """Draw the first player by lot (B-62): a place in the order of joining.

    It comes from the seed, so that it can be checked like every roll.
    """
    return lot(seed, "first", players)


def circle(setup: Setup, seed: str) -> tuple[int, ...]:
    """Return who sits where if the one drawn by lot sits first, the others as they joined (B-62).

    By seat: a place in the order of joining, from 0.
    """
    first = first_player(seed, setup.players)
    return tuple((first + seat) % setup.players for seat in range(setup.players))


def lot(seed: str, what: str, n: int) -> int:
    """Draw a fair number in ``range(n)`` for what is drawn before a game, by the name of it."""
    return int.from_bytes(sha256(f"{seed}:{what}".encode()).digest(), "big") % n
