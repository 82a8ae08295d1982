"""Where tokens go: to the regions most likely to be attacked."""

from __future__ import annotations

from engine.model import Army
from engine.outlook import STEP, Outlook
from engine.table import Game


def posting(game: Game, army: Army, tokens: int, outlook: Outlook) -> tuple[tuple[int, int], ...]:
    """Share ``tokens`` among the regions of ``army``, each where it lowers the danger most.

    Returns pairs of region and tokens, by region.  Where nothing is in danger
    they are shared evenly.
    """
    risks = {r.id: outlook.risk(game, r.id) for r in game.regions_of(army)}
    shares = dict.fromkeys(risks, 0)
    for _ in range(tokens):
        region = max(risks, key=lambda r: (risks[r], -shares[r], -r))
        shares[region] += 1
        risks[region] *= STEP
    return tuple((region, n) for region, n in sorted(shares.items()) if n)
