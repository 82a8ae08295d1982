"""Pieces of a power on loan: whoever has it lent need not use it (U-50)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from engine.hooks import Me

LENT_PIECES: Final = "lent_pieces"
"""The ruling that pieces of a lent power need not be placed (U-50)."""


def is_free(me: Me) -> bool:
    """Whether my pieces may be left as they are, for I am lent."""
    return me.borrowed and me.game.box.setup.follows(LENT_PIECES)


def fewest(me: Me, pieces: int) -> int:
    """Return how many of so many ``pieces`` have to be placed."""
    return 0 if is_free(me) else pieces


def unmoved(me: Me, marker: str, stand: Iterable[int], chosen: Iterable[int]) -> list[int]:
    """Return the region of each piece that stays where it stands though nobody has chosen that.

    What is chosen takes from the supply first, then pieces in regions that are not mine, and those
    in the lowest regions first.  If I am not lent none stays.

    ``stand``: the region of each piece that may be moved.
    """
    if not is_free(me):
        return []
    there, wanted = Counter(stand), Counter(chosen)
    mine = {region.id for region in me.regions()}
    rest = sorted((there - wanted).elements(), key=lambda region: (region in mine, region))
    return rest[max(0, (wanted - there).total() - me.game.supply(marker)) :]
