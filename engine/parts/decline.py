"""Parts about going in decline."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.decline import decline_late, make_room, takes_slot
from engine.hooks import Effect
from engine.me import Me
from engine.refusing import opened
from engine.scoring import expected

KEPT: Final = 0.75
"""Part of what a declined race earns that it may expect to earn a turn later."""


@dataclass(frozen=True, slots=True)
class Haunts(Effect):
    """In decline I am not my player's one declined race (B-47)."""

    def takes_slot(self, me: Me) -> bool:
        """Never."""
        return False


@dataclass(frozen=True, slots=True)
class Retires(Effect):
    """I may go in decline at the end of my turn, after scoring (B-48)."""

    def on_scored(self, me: Me) -> None:
        """Ask; by default not."""
        me.ask("decline", [1], "yes")

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Go in decline, if so chosen; nothing is scored again."""
        if chosen:
            decline_late(me.game, me.army)


@dataclass(frozen=True, slots=True)
class Returns(Effect):
    """In decline: as a turn begins, regions of mine may go to my player's active race (U-38).

    It puts a token in each, from the tray, else from its hand.
    """

    most: int

    def on_muster(self, me: Me) -> None:
        """Ask which; in water that the active race may not hold none (U-75)."""
        active = me.game.active(me.army.player)
        assert active is not None
        up_to = min(self.most, me.game.state.tray[active.race] + active.hand)
        held = [r.id for r in me.regions() if opened(me.game, active, r)]
        if up_to:
            me.ask("back", held, up_to=up_to)

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """As many as the tray has tokens for, the most easily taken first.

        None that the active race would have to leave again.
        """
        active = me.game.active(me.army.player)
        assert active is not None
        stays = [r for r in me.regions() if me.game.habitable(active, r)]
        return me.game.weakest(stays)[: min(up_to, me.game.state.tray[active.race])]

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Hand them over."""
        active = me.game.active(me.army.player)
        assert active is not None
        for region in chosen:
            me.game.from_tray(active, 1)
            me.game.hand_over(region, active)


@dataclass(frozen=True, slots=True)
class Vanishes(Effect):
    """Going in decline I leave the board, for coins per region instead of one (U-41).

    ``flag``: the rule that says whether an older declined race leaves with me.
    """

    coins: int
    flag: str

    def takes_slot(self, me: Me) -> bool:
        """Whether the older declined race has to leave for one that may leave nothing."""
        may_leave = me.army.active or me.recall("asked")
        return not may_leave or me.game.box.setup.reading(self.flag) != "spares"

    def on_declined(self, me: Me) -> None:
        """At once where I am its own power; who has it lent need not use it (U-50)."""
        if me.borrowed:
            me.remember("asked", 1)
            me.ask("vanish", [1], "yes")
        else:
            self._vanish(me)

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """To go where that brings more coins than to stay until the game is over."""
        return options if self._brings(me, options) > self._brings(me, ()) else ()

    def _brings(self, me: Me, chosen: Sequence[int]) -> float:
        """Return the coins of the player's declined races from now on, after that answer."""
        game, player = me.game, me.army.player
        ahead = game.ahead()
        self.on_answer(me._replace(game=ahead, army=ahead.army(me.army.id)), "vanish", chosen)
        paid = ahead.state.coins[player] - game.state.coins[player]
        turn, every = ahead.state.turn, sum(line.amount for line in expected(ahead, player))
        ahead.let_go()
        first = 0 if turn.at.before_scoring else 1
        later = game.box.rounds - turn.round + 1
        return paid + every * sum(KEPT**n for n in range(first, later))

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Take the coins and go, or stay as a declined race like any other."""
        me.forget("asked")
        if chosen:
            self._vanish(me)
        elif takes_slot(me.game, me.army):
            make_room(me.game, me.army)

    def _vanish(self, me: Me) -> None:
        me.game.pay(me.army.player, self.coins * len(me.regions()), me.label, me.army.race)
        me.game.retire(me.army)
