"""Powers on loan: whoever has one lent need not use it (U-50)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from engine.me import Me

OPTIONAL_LOANS: Final = "optional_loans"
"""The ruling that the pieces of a lent power need not be placed, nor its water be held (U-50)."""


def is_free(me: Me) -> bool:
    """Whether I am lent and need not be used."""
    return me.borrowed and me.game.box.setup.follows(OPTIONAL_LOANS)


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
