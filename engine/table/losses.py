"""What is lost or moved by force: driven out, expelled, removed, shoved, handed over, swapped."""

from __future__ import annotations

from dataclasses import replace

from engine.hooks import Attack
from engine.state import Army, Conquest

from .leaving import Leaving


class Losses(Leaving):
    """A table on which tokens are forced off regions."""

    __slots__ = ()

    def drive_out(
        self, loser: Army, line: Conquest, losses: int | None = None, usual: int = 1
    ) -> Conquest:
        """Losses to the tray, the rest waits for the withdrawals; return ``line`` with the former.

        ``losses``: exactly so many; else ``usual``, less what powers save.  Pieces that die for
        tokens are counted and still lie there: whoever clears the region takes them off.
        """
        if losses is not None:
            due, saved, fallen = losses, 0, 0
        else:
            due, saved, fallen = self._losses(loser, line, usual)
        lost = max(0, min(line.tokens, due - saved))
        if line.tokens > lost and not self._gets_away(loser, line.region):
            lost = line.tokens
        self.bank(loser, lost)
        loser.driven += line.tokens - lost
        if lost:
            self.emit("lost", loser.player, line.region, lost, race=loser.race)
        if line.tokens > lost:
            self.emit("driven", loser.player, line.region, line.tokens - lost, race=loser.race)
        killed, spared = lost + fallen, max(0, min(line.tokens, due) - lost)
        return replace(line, killed=killed, saved=spared) if killed or spared else line

    def _wiped_out(self, attack: Attack, natives: int) -> None:
        """Tell that so many natives, if any, have left the game by ``attack``."""
        if natives:
            native = self.box.native(attack.region)
            self.emit("natives", attack.army.player, attack.region.id, natives, why=native)

    def _losses(self, loser: Army, line: Conquest, usual: int) -> tuple[int, int, int]:
        """Return the tokens ``loser`` is to lose by ``line``, those saved, the pieces that die.

        Of a declined race all die (B-26).  What powers save is tokens: no piece that dies for
        one is saved but where nobody dies at all (W-12, W-75).  A power may cost more, too.
        """
        for me in self.voices("harmless"):
            if me.army.id in (line.by, line.loser) and me.effect.harmless(me, line):
                return 0, 0, 0
        pieces = self._mortal(line) if line.markers and not line.part else 0
        if not self.survives(loser):
            return line.tokens, 0, pieces
        fallen = min(usual, pieces)
        saves = -sum(me.effect.losses(me, line) for me in self.voices_of(loser, "losses"))
        return usual - fallen, saves, fallen

    def _mortal(self, line: Conquest) -> int:
        """Return how many pieces lay there that die for race tokens."""
        return sum(n for marker, n in line.markers.items() if self.box.markers[marker].dies)

    def _gets_away(self, loser: Army, region: int) -> bool:
        """Whether what ``region`` is taken from has somewhere to go, or may wait in hand (U-67)."""
        if loser.active or self.commands(loser):
            return True
        return any(spec.id != region for spec in self.quarters(loser))

    def expel(self, by: Army, region: int, losses: int, means: str) -> None:
        """Force everybody out of ``region``, which nobody takes (U-48).

        Its race loses ``losses`` tokens, less what powers save, and natives leave the game.
        ``by``: whose ``means``, a trait's id, it is.
        """
        attack = self.attack(by, region, means, "removal")
        line = replace(self.conquest(attack), forced=True)
        self.state.withdrawals.clear()
        if attack.loser:
            line = self.drive_out(attack.loser, line, usual=losses)
        else:
            self._wiped_out(attack, line.natives)
        self.clear(region)
        self.state.turn.forced.append(line)
        if attack.loser:
            self.retire_if_gone(attack.loser)
        self._tell_moved(region)

    def remove(self, by: Army, region: int, n: int, means: str, piece: str = "") -> None:
        """Force ``n`` race tokens or natives off ``region``; others may stay there (W-46, U-51).

        What powers save waits for the withdrawals; of one's own tokens they save none.
        ``piece``: not tokens but pieces of this marker, of which no power saves any (W-43).
        """
        attack = self.attack(by, region, means, "removal")
        line = self._part_of(attack, n, piece)
        if piece:
            taken = self._take_away(attack, piece, n)
            self.uphold(region)
            if self.box.markers[piece].dies:
                line = replace(line, killed=taken)
        elif loser := attack.loser:
            own = loser.player == by.player
            line = self.drive_out(loser, line, line.tokens if own else None, usual=line.tokens)
            self.forget_withdrawal(loser)
            self.state.add_tokens(region, -line.tokens)
            if fallen := self.uphold(region):
                line = replace(line, killed=line.killed + fallen)
        elif line.natives:
            here = self.state.regions[region]
            self.state.regions[region] = replace(here, natives=here.natives - line.natives)
            self.memo.clear()
            self._wiped_out(attack, line.natives)
        self.state.turn.forced.append(line)
        self._tell_moved(region)

    def shove(self, by: Army, region: int, to: int, n: int, means: str, piece: str = "") -> None:
        """Move ``n`` tokens from ``region`` to another region of the same army (W-46).

        None is lost, but they were forced to go, which counts as an attack (W-20).
        ``piece``: not tokens but pieces of this marker.
        """
        attack = self.attack(by, region, means, "removal")
        army = attack.loser
        assert army is not None
        line = replace(self._part_of(attack, n, piece), to=to)
        if piece:
            self.shift(army, to, piece, self._take_away(attack, piece, n))
        else:
            self.forget_withdrawal(army)
            self.state.add_tokens(region, -n)
            self.state.add_tokens(to, n)
            self.deployed(army, to, n, "forced")
        self.uphold(region)
        self.state.turn.forced.append(line)
        self._tell_moved(region, to)

    def _part_of(self, attack: Attack, n: int, piece: str) -> Conquest:
        """Return the line for ``n`` tokens or natives that are forced off, or for pieces."""
        line, n = self.conquest(attack), 0 if piece else n
        tokens, natives = min(n, line.tokens), min(n, line.natives)
        return replace(line, tokens=tokens, natives=natives, forced=True, part=True)

    def _take_away(self, attack: Attack, piece: str, n: int) -> int:
        """Take ``n`` pieces off a region, as far as there are any; tell how many that were."""
        holder, region = attack.loser or attack.army, attack.region.id
        taken = min(n, self.state.regions[region].markers.get(piece, 0))
        self.forget_withdrawal(holder)
        if taken:
            self.shift(holder, region, piece, -taken)
        return taken

    def hand_over(self, region: int, army: Army, n: int = 1) -> None:
        """Let ``army`` hold ``region`` of another race of its player, which leaves it (U-38).

        Up to ``n`` tokens come from its hand; those that were there go to the tray.
        """
        here = self.state.regions[region]
        assert here.army is not None
        old, came = self._armies[here.army], min(n, army.hand)
        self.forget_withdrawal(old)
        self._part(region)
        self.bank(old, here.tokens)
        self.state.regions[region] = replace(here, army=army.id, tokens=came)
        army.hand -= came
        self._changed_hands(region)
        self.deployed(army, region, came)
        self.retire_if_gone(old)

    def swap(self, one: int, other: int) -> None:
        """Exchange all that stands in two regions, relics too, but nothing of the land (W-47).

        Of the land are printed markers and fixed ones.

        It is no conquest: nothing is lost.  Whoever lets it happen tells it.
        """
        self._part(one, other)
        regions, stays = self.state.regions, self._land()
        here, there = regions[one], regions[other]
        for to, was, comes in ((one, here, there), (other, there, here)):
            land = {m: n for m, n in was.markers.items() if m in stays}
            pieces = {m: n for m, n in comes.markers.items() if m not in stays}
            regions[to] = replace(comes, markers={**land, **pieces})
        for find in self.state.finds:
            if find.region in (one, other) and self.box.finds[find.id].family == "relic":
                find.region = one + other - find.region
        self._lying.clear()
        for army in (here.army, there.army):
            if army is not None:
                self.forget_withdrawal(self._armies[army])
        self._held = None
        self._finds_moved(self.state.finds)
        self._tell_moved(one, other)

    def stands(self, region: int) -> bool:
        """Whether anything is in ``region`` that :meth:`swap` would move."""
        here = self.state.regions[region]
        if here.army is not None or here.natives or not self._land().issuperset(here.markers):
            return True
        return any(self.box.finds[f.id].family == "relic" for f in self.finds_in(region))

    def _land(self) -> set[str]:
        """Return the markers that stay where they lie when all else is moved."""
        memo = self.box.memo
        if (known := memo.get(("land",))) is None:
            fixed = {marker.id for marker in self.box.markers.values() if marker.fixed}
            known = fixed.union(terrain.marker for terrain in self.box.terrains.values())
            memo["land",] = known
        return known

    def _tell_moved(self, *regions: int) -> None:
        """Tell everybody that something has come to ``regions`` or gone by no conquest."""
        for region in regions:
            for me in self.voices("on_moved"):
                me.effect.on_moved(me, region)
