"""Where tokens in hand, or driven out, may be put, and why not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .hooks import Refusal, RuleError
from .state import Army
from .table import Game


def not_held_by(game: Game, army: Army, region: int) -> Iterator[Refusal]:
    """Yield that the board has no ``region``, or that ``army`` does not hold it."""
    if region not in game.box.regions:
        yield Refusal("no_region_named", params={"number": region})
    elif game.state.regions[region].army != army.id:
        yield Refusal("not_yours", region)


def fewest(game: Game, army: Army, region: int) -> int:
    """Return how many tokens at least can be put in ``region``, which ``army`` holds."""
    return max(1, game.least(army) - game.state.regions[region].tokens)


def against_placing(game: Game, army: Army, region: int, n: int, loose: int) -> Iterator[Refusal]:
    """Yield why ``n`` of ``loose`` tokens of ``army`` cannot be put in ``region``."""
    if refusal := next(not_held_by(game, army, region), None):
        yield refusal
    elif not 1 <= n <= loose:
        yield Refusal("not_that_many", region, {"hand": loose})
    elif not game.habitable(army, game.box.regions[region]):
        yield Refusal("left_again", region)
    elif n < (least := fewest(game, army, region)):
        yield Refusal("too_few_there", region, {"at_least": least})


def check_all(game: Game, army: Army, moves: Iterable[tuple[int, int]], loose: int) -> None:
    """Check that ``moves`` put all ``loose`` tokens of ``army`` where they may be.

    :raises RuleError: as ``against_placing`` says, ``not_that_many`` or ``tokens_left``.
    """
    placed = 0
    for region, n in moves:
        placed += n
        if refusals := tuple(against_placing(game, army, region, n, loose)):
            raise RuleError(*refusals)
    if placed > loose:
        raise RuleError(Refusal("not_that_many", params={"hand": loose}))
    if placed < loose:
        raise RuleError(Refusal("tokens_left", params={"hand": loose - placed}))
