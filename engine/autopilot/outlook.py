"""Who may attack where before a player's next turn, and how likely a region is lost."""

from __future__ import annotations

from engine import pricing
from engine.model import Army
from engine.table import Game

MEANS = "outlook"
"""Not the ordinary way with tokens: whether a roll must come first does not matter here."""
LIKELY = 0.45
"""Chance that a very strong attacker takes a region of price 3 that he reaches."""
HALF = 5.0
"""Tokens to spare with which an attacker is half as dangerous as a very strong one."""
STEP = 0.62
"""How much each further token in a region lowers that chance."""
MOST = 0.85
NEWCOMER = 8.0
"""Tokens of a player who has yet to pick a race."""


class Outlook:
    """The dangers to ``seat``, from the table as it was when this was made.

    Prices of a region with more or fewer tokens follow without asking the rules
    again, so one outlook serves a whole search.
    """

    def __init__(self, game: Game, seat: int) -> None:
        """Ask the rules what every other player's races reach and at what price."""
        self.danger: dict[int, float] = dict.fromkeys(game.box.regions, 0.0)
        """By region: the chance to lose it if its defence were 3, all attackers together."""
        for player in range(len(game.state.coins)):
            if player == seat:
                continue
            armies = [a for a in game.state.armies if a.player == player and game.commands(a)]
            for army in armies:
                self._add_army(game, army)
            if not any(a.active for a in armies):
                self._add(NEWCOMER, {r.id: 0 for r in game.box.regions.values() if r.entry})

    def _add_army(self, game: Game, army: Army) -> None:
        spare = army.hand + army.aside + army.driven
        spare += sum(game.state.regions[r.id].tokens - 1 for r in game.regions_of(army))
        reached = {}
        for region in pricing.reach(game, army):
            attack = game.attack(army, region, MEANS)
            if attack.loser is army or any(pricing.barriers(game, attack)):
                continue
            reached[region] = pricing.required(game, attack) - pricing.defence(game, region)
        self._add(spare, reached)

    def _add(self, tokens: float, reached: dict[int, int]) -> None:
        might = LIKELY * tokens / (tokens + HALF)
        for region, more in reached.items():
            self.danger[region] += might * STEP**more

    def risk(self, game: Game, region: int) -> float:
        """Return how dangerous it is where ``region`` stands, as it is defended now."""
        if pricing.immune(game, region):
            return 0.0
        return self.danger[region] * float(STEP ** (pricing.defence(game, region) - 3))
