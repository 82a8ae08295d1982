"""Where natives who guard what can be found move in, on boards printed without them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from .box import Box
from .loading import Guards
from .rng import lot
from .setup import SetupError


def moved_in(box: Box, guards: Guards, seed: str) -> tuple[int, ...]:
    """Return the regions that ``guards`` move into, each once for each of their tokens.

    Of all ways to choose as many as there are players, and some more, among the regions where
    natives live, no two of them adjacent, one is drawn by ``seed`` alone.

    :raises SetupError: there is no such way.
    """
    homes = {r.id: r.borders for r in box.regions.values() if r.natives}
    n = box.players + guards.more
    found = _apart(tuple(homes.items()), n)
    if not found:
        world = f"{box.setup.home} for {box.players} players"
        raise SetupError(f"{world} has no {n} regions for {guards.native} none of them adjacent")
    chosen = found[lot(seed, guards.native, len(found))]
    return tuple(region for region in chosen for _ in range(guards.each))


@lru_cache(maxsize=16)
def _apart(homes: tuple[tuple[int, frozenset[int]], ...], n: int) -> Sequence[tuple[int, ...]]:
    """Return all choices of ``n`` of these regions with no border between them, in order."""
    return tuple(_choices(dict(homes), sorted(region for region, _ in homes), n))


def _choices(
    borders: Mapping[int, frozenset[int]], left: Sequence[int], n: int
) -> Iterator[tuple[int, ...]]:
    if not n:
        yield ()
        return
    for i, first in enumerate(left):
        apart = [region for region in left[i + 1 :] if region not in borders[first]]
        for others in _choices(borders, apart, n - 1):
            yield (first, *others)
