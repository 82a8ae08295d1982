"""A table being played: reading it, and the verbs that keep its counts conserved.

Effects may touch the table only through these verbs.  What follows from the
state (who holds what, which effects are in force) is indexed once per position
and dropped by the verbs that change it.  Each module here adds the verbs of one
subject to those of the modules before it.
"""

from __future__ import annotations

from .conquering import Conquering


class Game(Conquering):
    """State and box together, with the verbs that effects may use."""

    __slots__ = ()


__all__ = ["Game"]
