"""Parts about race tokens: gained, spared, set aside, kept in decline."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.hooks import Effect
from engine.loans import short
from engine.me import Me
from engine.state import Conquest

from .where import Where


@dataclass(frozen=True, slots=True)
class Recruit(Effect):
    """A new token for each ``per`` non-empty regions conquered this turn (B-04)."""

    per: int

    def on_redeploy(self, me: Me) -> None:
        """Take them from the tray, as far as it goes."""
        conquered = sum(not line.was_empty for line in me.journal())
        me.game.from_tray(me.army, conquered // self.per, me.label)


@dataclass(frozen=True, slots=True)
class Levy(Effect):
    """Extra tokens that fight but do not stay: set aside when redeploying (B-30)."""

    tokens: int

    def on_formed(self, me: Me) -> None:
        """They come in hand with the combo."""
        me.game.from_tray(me.army, self.tokens, me.label)

    def lent(self, me: Me) -> int:
        """All of them."""
        return self.tokens

    def on_redeploy(self, me: Me) -> None:
        """Set them aside from the hand; for what is short, regions are given up."""
        game, army, held = me.game, me.army, me.game.quarters(me.army)
        missing = short(self.tokens, army.hand, len(held))
        if from_hand := min(self.tokens, army.hand):
            game.set_aside(army, from_hand)
        if missing:
            me.ask("short", [r.id for r in held], at_least=missing, up_to=missing)

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """Give up what is most easily taken."""
        return me.game.weakest(me.game.quarters(me.army))[:up_to]

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Give the chosen regions up; their tokens are set aside."""
        for region in chosen:
            tokens = me.game.give_up(me.army, region)
            me.game.emit("given_up", me.army.player, region, race=me.army.race)
            me.game.set_aside(me.army, tokens)


@dataclass(frozen=True, slots=True)
class Spared(Effect):
    """I lose no token when one of my regions is conquered (B-05)."""

    def losses(self, me: Me, conquest: Conquest) -> int:
        """One less, in a conquest."""
        return 0 if conquest.forced else -1


@dataclass(frozen=True, slots=True)
class Sanctuary(Effect):
    """Nobody of mine dies where a region is taken from me; what is forced off may (W-32, W-75)."""

    def harmless(self, me: Me, conquest: Conquest) -> bool:
        """In no region of the race, the one I lie in included (W-65)."""
        return conquest.loser == me.army.id and not conquest.forced


@dataclass(frozen=True, slots=True)
class AllStay(Effect):
    """In decline every token stays on the map (B-31)."""

    def keeps(self, me: Me, tokens: int) -> int:
        """All of them."""
        return tokens


@dataclass(frozen=True, slots=True)
class Undead(Effect):
    """In decline the race goes on conquering, before the active race does (B-31)."""

    def commands(self, me: Me) -> bool:
        """Always."""
        return True

    def survives(self, me: Me) -> bool:
        """Always."""
        return True


@dataclass(frozen=True, slots=True)
class Undying(Effect):
    """I lose no token that is driven out, whatever drives it (U-37)."""

    def losses(self, me: Me, conquest: Conquest) -> int:
        """All of them less."""
        return -conquest.tokens


@dataclass(frozen=True, slots=True)
class SavedOnce(Effect):
    """The first token that I should lose in each turn of another player gets away (W-12, W-56)."""

    def losses(self, me: Me, conquest: Conquest) -> int:
        """One less, unless one got away so this turn already."""
        turn = me.game.state.turn
        if turn.player == me.army.player:
            return 0
        return -1 if not any(self._saved(me, c) for c in (*turn.journal, *turn.forced)) else 0

    def _saved(self, me: Me, line: Conquest) -> bool:
        """Whether a token got away that nothing else had saved (a ransom, W-48)."""
        if line.loser != me.army.id or not line.saved:
            return False
        mine = me.game.voices_of(me.army, "losses")
        others = [other for other in mine if other.effect is not self]
        return line.saved + sum(other.effect.losses(other, line) for other in others) > 0


@dataclass(frozen=True, slots=True)
class Herd(Effect):
    """No region is held with fewer tokens (W-22, W-42)."""

    least: int

    def garrison(self, me: Me) -> int:
        """So many."""
        return self.least


@dataclass(frozen=True, slots=True)
class Escapes(Effect):
    """In decline I lose no more than an active race, and withdraw like one (U-40)."""

    def survives(self, me: Me) -> bool:
        """Always."""
        return True


@dataclass(frozen=True, slots=True)
class Breeds(Effect):
    """A new token for each matching region I hold when my conquests are over (U-32)."""

    where: Where

    def on_redeploy(self, me: Me) -> None:
        """Take them from the tray, as far as it goes."""
        me.game.from_tray(me.army, sum(self.where(me, r) for r in me.regions()), me.label)


@dataclass(frozen=True, slots=True)
class Forges(Effect):
    """A piece for each matching region I hold when my conquests are over; all are kept (U-30).

    They conquer like tokens, and come back in hand afterwards.
    """

    marker: str
    where: Where

    def on_redeploy(self, me: Me) -> None:
        """Those that were spent come back, with the new ones."""
        made = me.recall("made") + sum(self.where(me, r) for r in me.regions())
        me.remember("made", made)
        me.game.equip(me.army, self.marker, made)


@dataclass(frozen=True, slots=True)
class Draws(Effect):
    """A token more at the start of each turn that is played on, if the tray has one (U-53)."""

    def on_muster(self, me: Me) -> None:
        """It comes in hand."""
        me.game.from_tray(me.army, 1, me.label)


@dataclass(frozen=True, slots=True)
class Grants(Effect):
    """So many tokens more for each redeployment, if the tray has them."""

    tokens: int

    def on_redeploy(self, me: Me) -> None:
        """They come in hand."""
        me.game.from_tray(me.army, self.tokens, me.label)


@dataclass(frozen=True, slots=True)
class Regroups(Effect):
    """Gone in decline, I redeploy once more before the turn is scored (U-01)."""

    def regroups(self, me: Me) -> bool:
        """Always."""
        return True
