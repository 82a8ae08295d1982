"""Race tokens between the tray, a hand and the board."""

from __future__ import annotations

from engine.state import Army

from .draws import Draws


class Tokens(Draws):
    """A table with race tokens."""

    __slots__ = ()

    def from_tray(self, army: Army, n: int, why: str = "") -> int:
        """Move up to ``n`` tokens from the tray to the hand; tell how many there were."""
        got = min(n, self.state.tray[army.race])
        self.state.tray[army.race] -= got
        army.hand += got
        if got and why:
            self.emit("gained", army.player, amount=got, why=why, race=army.race)
        return got

    def bank(self, army: Army, n: int) -> None:
        """Put ``n`` tokens of the race back in the tray; the caller has taken them away."""
        self.state.tray[army.race] += n

    def set_aside(self, army: Army, n: int) -> None:
        """Set ``n`` tokens of the hand aside until the race is readied again."""
        army.hand -= n
        army.aside += n
        self.emit("aside", army.player, amount=n, race=army.race)

    def pick_up(self, army: Army, *, all_beside: bool = False) -> dict[int, int]:
        """Take all tokens but the fewest that hold each region in hand (B-17).

        ``all_beside``: where a piece holds the region none stays, as in a redeployment (W-42);
        when the troops are readied some stay beside it (W-73).  Tell how many came from where.
        """
        taken, least = {}, self.least(army)
        alone = all_beside and bool(self.box.holding)
        for spec in self.regions_of(army):
            stay = 0 if alone and self.held_without(spec.id) else least
            if (n := self.state.regions[spec.id].tokens - stay) > 0:
                taken[spec.id] = n
                army.hand += n
                self.state.add_tokens(spec.id, -n)
        return taken

    def put_down(self, army: Army, region: int, n: int) -> None:
        """Put ``n`` tokens of the hand in ``region``, which ``army`` holds."""
        army.hand -= n
        self.state.add_tokens(region, n)
