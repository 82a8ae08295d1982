"""A conquest from its declaration to its end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.hooks import Attack, Toll
from engine.me import Me
from engine.state import Army
from engine.things import ending

from .losses import Losses


class Conquering(Losses):
    """A table on which regions are conquered."""

    __slots__ = ()

    def tolls(self, attack: Attack) -> list[tuple[Me, Toll]]:
        """Return the coins due for ``attack``, each with who asks for them; nobody pays himself.

        What was collected when it was declared is not due again.
        """
        army, loser = attack.army, attack.loser
        theirs = self.voices_of(loser, "tolls") if loser else ()
        mine = self.voices_of(army, "fees")
        if not (theirs or mine):
            return []
        asked = [(me, toll) for me in theirs for toll in me.effect.tolls(me, attack)]
        asked += [(me, toll) for me in mine for toll in me.effect.fees(me, attack)]
        due = [
            (me, toll)
            for me, toll in asked
            if toll.payee != army.player and not (toll.once and me.used(toll.once))
        ]
        if due and attack.aim == "conquest" and _declared(attack) in self.state.turn.used:
            return [each for each in due if each[1].late]
        return due

    def declare(self, attack: Attack) -> None:
        """Collect what must be paid before ``attack``, whatever comes of it (C-04).

        An effect that does something first (a roll, say) declares, and the conquest itself does
        not ask for these coins a second time.  It must not end in another attack: until one is
        made, they count as paid.
        """
        for me, toll in self.tolls(attack):
            if not toll.late:
                self._collect(attack.army.player, me, toll)
                self.state.turn.used[_declared(attack)] = 1

    def collect_due(self, attack: Attack) -> None:
        """Collect all coins due for ``attack``, a removal or a touch, which then is made at once.

        Nothing is noted but what is due once a turn: the next one is due again.
        """
        for me, toll in self.tolls(attack):
            self._collect(attack.army.player, me, toll)

    def _collect(self, payer: int, me: Me, toll: Toll) -> None:
        if toll.once:
            me.spend(toll.once)
        self.pay(payer, -toll.coins, toll.why)
        if toll.payee >= 0:
            self.pay(toll.payee, toll.coins, toll.why, me.army.race)

    def fail(self, attack: Attack) -> None:
        """Note that the final attempt at ``attack`` was too weak (B-53)."""
        line = self.conquest(attack)
        self.state.turn.failed.append(line)
        self.emit("failed", attack.army.player, attack.region.id, race=attack.army.race)
        for me in self.voices("on_attack"):
            me.effect.on_attack(me, line, won=False)

    def take(
        self,
        attack: Attack,
        tokens: int,
        *,
        losses: int | None = None,
        leaves_empty: bool = False,
        free: bool = False,
        laying: str = "",
    ) -> None:
        """Carry out ``attack`` with ``tokens`` from hand, in the order of step 5.

        ``losses``: exactly so many defending tokens are lost, whatever powers say (B-35).
        ``leaves_empty``: nobody holds the region afterwards (a bomb), so no tokens may go in.
        ``free``: no toll is collected, and what pays or costs coins for a conquest sees to it
        that this one does not (W-76).
        ``laying``: a piece of this marker, which lies nowhere, goes in with the tokens, so that
        whoever hears of the conquest finds it there (W-48).
        """
        army, region = attack.army, attack.region.id
        pieces = self._sent(attack, tokens) if army.extra else {}
        self.state.withdrawals.clear()
        late = []
        if not free and self.box.charges and self.tolls(attack):
            self.declare(attack)
            late = [due for due in self.tolls(attack) if due[1].late]
        losers = self.voices_of(attack.loser, "on_lost") if attack.loser else []
        line = self.conquest(attack)
        if free:
            line = replace(line, free=True)
        if attack.loser:
            line = self.drive_out(attack.loser, line, losses)
        else:
            self._wiped_out(attack, line.natives)
        self.clear(region, taken=not leaves_empty)
        for me, toll in late:
            self._collect(army.player, me, toll)
        self.state.turn.used.pop(_declared(attack), None)
        for me in losers:
            me.effect.on_lost(me, line)
        if attack.loser:
            self.retire_if_gone(attack.loser)
        if not leaves_empty:
            self._move_in(army, region, tokens - sum(pieces.values()), pieces)
            if laying:
                self.lay(region, laying)
        self.state.turn.journal.append(line)
        means = ending(self.box.traits, attack.means.rpartition("+")[2])
        self.emit("conquered", army.player, region, tokens, means, army.race, army=army.id)
        had = attack.loser.player if attack.loser else -1
        if had != army.player and not leaves_empty:
            self._won(army, region, had)
        for me in self.voices_of(army, "on_conquered"):
            me.effect.on_conquered(me, line)
        for me in self.voices("on_attack"):
            me.effect.on_attack(me, line, won=True)
        if leaves_empty:
            self.emit("given_up", army.player, region, race=army.race)

    def _move_in(self, army: Army, region: int, came: int, pieces: Mapping[str, int]) -> None:
        """Let ``army`` hold ``region``, which is empty, with what came from its hand."""
        regions = self.state.regions
        regions[region] = replace(regions[region], army=army.id, tokens=came)
        army.hand -= came
        self._changed_hands(region)
        if pieces:
            self._send(army, region, pieces)

    def _won(self, army: Army, region: int, had: int) -> None:
        """Tell which finds ``army`` has now, for they lie in ``region``; ``had``: who had them."""
        for find in sorted([find.id for find in self.finds_in(region)]):
            self.emit("won", army.player, region, why=find, seat=had)


def _declared(attack: Attack) -> str:
    """Return under which name it is noted that what is due before ``attack`` was paid."""
    return f"declared.{attack.army.id}.{attack.region.id}.{attack.means}"
