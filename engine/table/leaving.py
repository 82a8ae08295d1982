"""How a region is left, and how a race leaves the game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.state import Army, Region

from .tokens import Tokens


class Leaving(Tokens):
    """A table from which regions, pieces and races go."""

    __slots__ = ()

    def clear(self, region: int, *, taken: bool = False) -> None:
        """Empty a region of its occupier and of the pieces that leave with him (B-56).

        ``taken``: somebody else holds it at once, so pieces that only need a holder stay (W-44).
        """
        regions, markers = self.state.regions, self.box.markers
        self._part(region)
        for marker in regions[region].markers:
            spec = markers[marker]
            if not (spec.stays_when_lost or (taken and spec.stays_when_taken)):
                self._lift(region, marker)
        regions[region] = Region(markers=regions[region].markers)
        self._changed_hands(region)

    def suppose(self, region: int, here: Region) -> None:
        """Have ``here`` in ``region``, which has been cleared: what follows is of no account.

        For a copy of a table, on which somebody looks ahead.
        """
        self.state.regions[region] = here
        self._lying.clear()
        self._holds_now(region)
        self.memo.clear()

    def lift(self, region: int, marker: str) -> None:
        """Take all pieces of ``marker`` off ``region``, if there are any; see :meth:`uphold`."""
        self._lift(region, marker)
        if self.box.markers[marker].holds:
            self.uphold(region)

    def lift_all(self, marker: str) -> None:
        """Take all pieces of ``marker`` off the board, wherever they lie and whoever is there."""
        for region in self.where_lies(marker):
            self.lift(region, marker)

    def uphold(self, region: int) -> int:
        """Leave ``region`` if what is there no longer holds it; tell how many tokens that kills.

        Tokens too few to stay go to another region of their army at once, the one most easily
        taken, and in another's turn may be placed anew with the withdrawal; without one an active
        race takes them in hand, and a declined one loses them (W-42, W-79).
        """
        here = self.state.regions[region]
        if here.army is None:
            return 0
        army, held = self._armies[here.army], self.held_without(region)
        if here.tokens >= self.least(army) or (held and not here.tokens):
            return 0
        self.forget_withdrawal(army)
        army.hand += here.tokens
        if held:
            self.state.add_tokens(region, -here.tokens)
        else:
            self.clear(region)
            self.emit("given_up", army.player, region, race=army.race)
        lost = 0
        if here.tokens:
            there = self.open_to(army, here.tokens)
            order = self.weakest([self.box.regions[r] for r in there if r != region])
            lost = self._rehouse(army, region, here.tokens, order)
        self.retire_if_gone(army)
        return lost

    def _rehouse(self, army: Army, left: int, n: int, order: Sequence[int]) -> int:
        """Put ``n`` tokens that have ``left`` a region in the first of ``order``; tell the loss."""
        if order:
            self.put_down(army, order[0], n)
            away = army.player != self.state.turn.player
            self.deployed(army, order[0], n, "forced" if away else "")
            if away:
                went = self.state.turn.rehoused.setdefault(army.id, {})
                went[order[0]] = went.get(order[0], 0) + n
        elif army.active:
            self.emit("waits", army.player, amount=n, race=army.race)
        else:
            army.hand -= n
            self.bank(army, n)
            self.emit("lost", army.player, left, n, race=army.race)
            return n
        return 0

    def give_up(self, army: Army, region: int) -> int:
        """Leave ``region``: its tokens come in hand, its pieces go (B-56); tell how many."""
        tokens = self.state.regions[region].tokens
        army.hand += tokens
        self.clear(region)
        return tokens

    def retire_if_gone(self, army: Army) -> None:
        """Return the banner of a declined race that has left the board (B-19, B-67).

        What was driven out of it is lost with its last region (U-66), unless it can conquer.
        """
        if army.active or army.id not in self._armies or self.regions_of(army):
            return
        if not (army.hand or army.driven) or not self.commands(army):
            self.retire(army)

    def retire(self, army: Army) -> None:
        """Take the declined ``army`` out of the game: all there is of it (B-19, B-66).

        If it acts, nobody does until the turn goes on.
        """
        for spec in tuple(self.regions_of(army)):
            self.bank(army, self.state.regions[spec.id].tokens)
            self.clear(spec.id)
        self.bank(army, army.hand + army.driven)
        army.extra = {}
        self.forget_withdrawal(army)
        self.state.questions = [q for q in self.state.questions if q.army != army.id]
        self.state.armies.remove(army)
        turn = self.state.turn
        turn.waiting = [waiting for waiting in turn.waiting if waiting != army.id]
        if turn.army == army.id and turn.at.places != "driven":
            turn.army = None
        if army.power:
            self.state.discards.append(army.power)
        self.emit("removed", army.player, race=army.race, army=army.id)
        self.armies_changed()
        self.box.market.give_back(self._game, army.race)

    def forget_withdrawal(self, army: Army) -> None:
        """What ``army`` has withdrawn can no longer be rearranged."""
        self.state.withdrawals = [w for w in self.state.withdrawals if w.army != army.id]
