"""Coins that players get, pay and owe."""

from __future__ import annotations

from collections.abc import Iterable

from .telling import Telling


class Coins(Telling):
    """A table with purses."""

    __slots__ = ()

    def pay(self, player: int, amount: int, why: str, race: str = "") -> None:
        """Give ``player`` coins (or take them, if negative)."""
        self.state.coins[player] += amount
        self.emit("coins", player, amount=amount, why=why, race=race)

    def charge(self, payer: int, payee: int, owed: int, why: str, race: str = "") -> int:
        """Let ``payer`` pay what he can of the coins he owes (C-04); tell how many that were.

        That he has fewer becomes known with it.
        """
        return sum(self.collect(payee, [(payer, owed, why, race)]))

    def collect(self, payee: int, dues: Iterable[tuple[int, int, str, str]]) -> list[int]:
        """Let each payer pay what he can (seat, coins, why, race that gets them), as ``charge``."""
        left, paid = self.state.coins.copy(), []
        for payer, owed, why, race in dues:
            paid.append((payer, min(owed, left[payer]), why, race))
            left[payer] -= paid[-1][1]
            if paid[-1][1] < owed:
                self.reveal()
        for _, coins, why, race in paid:
            if coins:
                self.pay(payee, coins, why, race)
        for payer, coins, why, _ in paid:
            if coins:
                self.pay(payer, -coins, why)
        return [coins for _, coins, _, _ in paid]

    def reveal(self) -> None:
        """Note that something hidden has become known, so that nobody takes the step back."""
        self.state.draws += 1
