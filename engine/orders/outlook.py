"""Who may attack where before a player's next turn, and how likely a region is lost."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from engine import pricing, reaching, refusing
from engine.actions import Use
from engine.specs import CONQUER, RegionSpec
from engine.state import Army, Turn
from engine.table import Game

MEANS = "outlook"
"""Not the ordinary way with tokens: whether a roll must come first does not matter here."""
LIKELY = 0.85
"""Chance that a very strong attacker takes a region of price 3 that he can attack at once.

With several others it is shared among them: each has others to attack, too.
"""
HALF = 5.0
"""Tokens to spare with which an attacker is half as dangerous as a very strong one."""
STEP = 0.65
"""How much each further token in a region lowers that chance."""
FURTHER = 0.8
"""How much each region in between lowers it."""
PACE = 3.0
"""Tokens that an attacker spends on each region in between."""
NEWCOMER = 9.0
"""Tokens of a player who has yet to pick a race."""


class Outlook:
    """The dangers to ``seat``, from the table as it was when this was made.

    Prices of a region with more or fewer tokens follow without asking the rules
    again, so one outlook serves a whole search.
    """

    def __init__(
        self,
        game: Game,
        seat: int,
        *,
        held_only: bool = False,
        rivals: Collection[int] | None = None,
    ) -> None:
        """Ask the rules what rivals' races reach and at what price.

        ``held_only``: look at no region but those that ``seat`` holds.  ``rivals``: no others
        may attack; ``None``: all rivals may.  An ally's attack is nothing to fear.
        """
        self.danger: dict[int, float] = dict.fromkeys(game.box.regions, 0.0)
        """By region: the chance to lose it if its defense were 3, all attackers together."""
        self.armies: list[Army] = []
        """Those that may attack."""
        mine = {a.id for a in game.state.armies if a.player == seat}
        self._wanted = {
            r for r, here in game.state.regions.items() if not held_only or here.army in mine
        }
        others = game.box.sides.rivals(seat)
        self._likely = LIKELY / max(1, len(others))
        for player in others if rivals is None else [p for p in others if p in rivals]:
            armies = [a for a in game.state.armies if a.player == player and game.commands(a)]
            for army in armies:
                self._add_army(game, army)
            if not any(a.active for a in armies):
                entries = [r.id for r in game.box.regions.values() if r.entry]
                for region, far in _distances(game, None, entries, NEWCOMER).items():
                    if region in self._wanted:
                        self.danger[region] += self._chance(NEWCOMER, far, 0)

    def _add_army(self, game: Game, army: Army) -> None:
        self.armies.append(army)
        spare = game.force(army) + army.aside + army.driven + game.to_spare(army)
        near = {by: reaching.reach(game, army, by) for by in ("", *reaching.ways(game, army))}
        starts = dict.fromkeys(region for reach in near.values() for region in reach)
        for region, far in _distances(game, army, starts, spare).items():
            if region in self._wanted:
                by = {by or MEANS for by, reach in near.items() if region in reach} or {MEANS}
                attacks = [game.attack(army, region, means) for means in by]
                open_now = [
                    pricing.required(game, a) - game.defense(region)
                    for a in attacks
                    if a.loser is not army and not any(refusing.barriers(game, a))
                ]
                if open_now:
                    self.danger[region] += self._chance(spare, far, min(open_now))

    def _chance(self, tokens: float, far: int, more: int) -> float:
        """Return how likely a region is taken that costs ``more`` than its defense."""
        left = max(0.0, tokens - PACE * far)
        return self._likely * left / (left + HALF) * STEP**more * FURTHER**far

    def risk(self, game: Game, region: int) -> float:
        """Return how dangerous it is where ``region`` stands, as it is defended now."""
        if game.immune(region):
            return 0.0
        return self.danger[region] * float(STEP ** (game.defense(region) - 3))


def rivals_before(game: Game, seat: int) -> tuple[int, ...]:
    """Return the rivals who may conquer before the next turn of ``seat``, clockwise.

    None where ``seat`` has no further turn, for then nothing can be lost that matters.
    """
    turn, seats = game.state.turn, len(game.state.coins)
    if turn.round == game.box.rounds and seat <= turn.player:
        return ()
    between = (seat - turn.player) % seats or seats
    first = 0 if seat != turn.player and (turn.at.picks or turn.at.conquers) else 1
    others = game.box.sides.rivals(seat)
    order = ((turn.player + i) % seats for i in range(first, between))
    return tuple(other for other in order if other in others)


def threatening(game: Game, army: Army, seats: Sequence[int]) -> int:
    """Return which of ``seats`` is the greatest danger to ``army``; of equal ones the first."""

    def danger(seat: int) -> float:
        outlook = Outlook(game, army.player, held_only=True, rivals=(seat,))
        return sum(outlook.risk(game, spec.id) for spec in game.regions_of(army))

    return max(seats, key=danger)


def exposed(game: Game, army: Army, outlook: Outlook, *, now: bool = False) -> list[int]:
    """Return the regions of ``army`` that a power of its attackers could take, in board order.

    Only those where a token more would stop it, and where it is adjacent or could come to be;
    ``now``: where it is adjacent already.
    """
    found = {
        region
        for rival in outlook.armies
        for region, at_once in _open_to_powers(game, army, rival, outlook)
        if at_once or not now
    }
    return [spec.id for spec in game.regions_of(army) if spec.id in found]


def _open_to_powers(
    game: Game, army: Army, rival: Army, outlook: Outlook
) -> Iterator[tuple[int, bool]]:
    """Yield the regions of ``army``, and whether ``rival`` need not come closer first."""
    if not game.voices_of(rival, "offers"):
        return
    ahead = game.ahead()
    ahead.state.turn = Turn(game.state.turn.round, rival.player, CONQUER.id, rival.id)
    ahead.armies_changed()
    ahead.pick_up(ahead.army(rival.id))
    for me in ahead.voices_of(ahead.army(rival.id), "offers"):
        for spec in game.regions_of(army):
            use = Use(me.way, spec.id)
            now = {refusal.key for refusal in me.effect.objections(me, use)}
            if not now <= ({"not_adjacent"} if outlook.danger[spec.id] else set()):
                continue
            ahead.state.add_tokens(spec.id, 1)
            if {refusal.key for refusal in me.effect.objections(me, use)} - now:
                yield spec.id, not now
            ahead.state.add_tokens(spec.id, -1)
    ahead.let_go()


def _distances(game: Game, army: Army | None, near: Iterable[int], tokens: float) -> dict[int, int]:
    """Return how many regions lie between an attacker and each region he could come to.

    From one region to the next as the rules let ``army`` go; for ``None``, by the borders.
    Nobody comes through what he may not hold.
    """
    found = dict.fromkeys(near, 0)
    border = list(found)
    linked = army is not None and bool(game.voices_of(army, "links"))
    for far in range(1, int(tokens / PACE) + 1):
        beyond = []
        for region in border:
            spec = game.box.regions[region]
            if game.immune(region) or _shut(game, army, spec):
                continue
            next_to = reaching.links(game, army, spec) if army and linked else spec.borders
            for other in sorted(next_to):
                if other not in found:
                    found[other] = far
                    beyond.append(other)
        border = beyond
    return found


def _shut(game: Game, army: Army | None, region: RegionSpec) -> bool:
    """Whether ``army`` may not hold ``region``, or, for ``None``, nobody without a power may."""
    return game.box.closed(region) if army is None else not refusing.opened(game, army, region)
