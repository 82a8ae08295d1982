"""Where tokens go: to the regions most likely to be attacked."""

from __future__ import annotations

from collections import Counter

from engine.orders.guarding import guarding
from engine.orders.outlook import STEP, Outlook
from engine.orders.standing import EVEN, one_by_one
from engine.state import Army
from engine.table import Game


def posting(game: Game, army: Army, tokens: int, outlook: Outlook) -> tuple[tuple[int, int], ...]:
    """Share ``tokens`` among the regions of ``army``, each where it lowers the danger most.

    Returns pairs of region and tokens, by region.  Where nothing is in danger
    they are shared evenly.
    """
    among = game.open_to(army, tokens)
    risks = {region: outlook.risk(game, region) for region in among}
    regions = guarding(risks, tokens, first=STEP)
    regions = regions or one_by_one(game, army, tokens, EVEN, among)
    return tuple(sorted(Counter(regions).items()))
