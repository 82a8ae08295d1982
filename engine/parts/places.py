"""Parts of places: found once, never moved, at work for whoever holds their region."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from engine.actions import Use
from engine.hooks import Attack, During, Effect, Mod, Refusal
from engine.me import Me
from engine.orders.guarding import guarded_by
from engine.scoring import worth
from engine.state import Army, Conquest

from .markers import lies


def region_of(me: Me) -> int:
    """Return the region that I, a place, was found in: there I stay."""
    region = me.place
    assert region is not None
    return region


@dataclass(frozen=True, slots=True)
class Discovers(Effect):
    """What natives of this kind guarded is found by whoever drives them out (U-11)."""

    native: str

    def on_conquered(self, me: Me, conquest: Conquest) -> None:
        """It is shown at once, and works from now on."""
        unearth(me, self.native, conquest.region, conquest.natives)


def unearth(me: Me, native: str, region: int, driven: int) -> None:
    """Show what lies hidden in ``region`` if natives of this kind were ``driven`` out of it."""
    if driven and me.game.box.regions[region].native == native:
        me.game.discover(me.army, region)


@dataclass(frozen=True, slots=True)
class TurnsUp(Effect):
    """A piece that lies face down is turned up when tokens of mine come to its region (W-06)."""

    marker: str

    def on_conquered(self, me: Me, conquest: Conquest) -> None:
        """What lies there is found at once, and works from now on."""
        self._turn_up(me, conquest.region)

    def on_moved(self, me: Me, region: int) -> None:
        """By an exchange, too, whoever makes it."""
        self._turn_up(me, region)

    def _turn_up(self, me: Me, region: int) -> None:
        here = me.game.state.regions[region]
        if self.marker in here.markers and here.army == me.army.id:
            me.game.lift(region, self.marker)
            me.game.discover(me.army, region)


@dataclass(frozen=True, slots=True)
class Owns(Effect):
    """Immune pieces do not bar a player from a region of his own (U-58), or that his alone is."""

    keys: tuple[tuple[str, str], ...] = ()
    """A piece that guards empty regions, and the place whose owner may take these (U-49, U-69)."""

    def passes(self, me: Me, attack: Attack, marker: str) -> bool:
        """Whether the region is his own declined race's, or his piece's."""
        if attack.loser is not None:
            return attack.loser.player == me.army.player
        place = dict(self.keys).get(marker)
        return any(
            f.id == place and f.region is not None and self._owned(me, f.region)
            for f in me.game.state.finds
        )

    def _owned(self, me: Me, region: int) -> bool:
        holder = me.game.state.regions[region].army
        return holder is not None and me.game.army(holder).player == me.army.player


@dataclass(frozen=True, slots=True)
class EarnsHere(Effect):
    """Coins for the region that I lie in."""

    coins: int

    def income(self, me: Me) -> Iterable[Mod]:
        """The coins."""
        yield Mod(self.coins, me.label, (region_of(me),) * self.coins)


@dataclass(frozen=True, slots=True)
class Brings(Effect):
    """A piece lies with me from when I am found, whoever holds my region (U-52)."""

    marker: str

    def on_found(self, me: Me) -> None:
        """Lay it."""
        me.game.lay(region_of(me), self.marker)


@dataclass(frozen=True, slots=True)
class EarnsAlike(Effect):
    """A coin for the region that I lie in, and each other of its race and terrain (U-52)."""

    itself: bool = True
    """The region that I lie in counts."""

    def income(self, me: Me) -> Iterable[Mod]:
        """One coin per region."""
        here = me.game.box.regions[region_of(me)]
        alike = tuple(
            r.id
            for r in me.regions()
            if r.terrain == here.terrain and (self.itself or r.id != here.id)
        )
        if alike:
            yield Mod(len(alike), me.label, alike)


@dataclass(frozen=True, slots=True)
class Sacrifices(Effect):
    """After scoring one declined token of my player's may go, for coins (U-51)."""

    coins: int

    def on_scored(self, me: Me) -> None:
        """Ask which."""
        game = me.game
        mine = [a for a in game.state.armies if a.player == me.army.player and not a.active]
        regions = [r.id for a in mine for r in game.regions_of(a)]
        me.ask("token", [r for r in regions if game.state.regions[r].tokens])

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """One whose region stays held, or else earns least, and less until the game is over."""
        game = me.game
        if spare := [r for r in options if game.state.regions[r].tokens > 1]:
            return spare[:1]
        turns = game.box.rounds - game.state.turn.round
        earns = {r: turns * worth(game, self._holder(me, r), r) for r in options}
        region = min(options, key=lambda r: (earns[r], r == me.place))
        return [region] if earns[region] < self.coins else []

    def _holder(self, me: Me, region: int) -> Army:
        army = me.game.state.regions[region].army
        assert army is not None
        return me.game.army(army)

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """The token goes to its tray."""
        for region in chosen:
            me.game.remove(me.army, region, 1, me.label)
            me.game.pay(me.army.player, self.coins, me.label, me.army.race)


@dataclass(frozen=True, slots=True)
class Haunted(Effect):
    """At turn's end a ghost may be put in any region but this one, which it makes immune (U-49)."""

    marker: str

    def on_turn_end(self, me: Me) -> None:
        """Ask where."""
        here = me.place
        me.ask("where", [region for region in me.game.box.open if region != here])

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """It guards what is most at stake for me, else it stays."""
        return guarded_by(me.game, me.army, self.marker, 1, options)

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """It goes there, if it is not there already."""
        for region in chosen:
            if self.marker not in me.game.state.regions[region].markers:
                me.game.lift_all(self.marker)
                me.game.lay(region, self.marker)

    def on_conquered(self, me: Me, conquest: Conquest) -> None:
        """Whoever conquers its home takes it up."""
        if me.place == conquest.region:
            me.game.lift_all(self.marker)


@dataclass(frozen=True, slots=True)
class LendsBadge(Effect):
    """I lend the power of a badge that is drawn when I am found (U-50)."""

    def on_found(self, me: Me) -> None:
        """Draw it, but none that means something only to who has picked it (U-71)."""
        if me.find:
            powers = me.game.box.powers.values()
            me.game.lay_badge(me.find, {p.id for p in powers if not p.trait.lendable})

    def lends(self, me: Me) -> Iterable[str]:
        """The power."""
        return (me.find.badge,) if me.find and me.find.badge else ()


@dataclass(frozen=True, slots=True)
class Summons(Effect):
    """A monster goes from region to region, first when I am found, then once a turn (U-48)."""

    marker: str
    kills: int
    """Tokens lost where it comes."""
    native: str
    """What it drives out lays open what they guarded."""

    def on_found(self, me: Me) -> None:
        """Ask where it goes; it has to go somewhere."""
        near = self._near(me)
        me.spend()
        me.ask("to", near, at_least=min(1, len(near)))

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """Where it does most harm to others."""
        return [max(options, key=lambda region: self._harm(me, region))]

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """It goes."""
        for region in chosen:
            self._go(me, region)

    def offers(self, me: Me) -> Iterable[Use]:
        """A use per region it could go to."""
        return () if me.used() else [Use(me.way, region) for region in self._near(me)]

    def objections(self, me: Me, use: Use) -> Iterable[Refusal]:
        """It has moved this turn, or cannot go there."""
        if me.used():
            yield Refusal("used_this_turn", use.target)
        elif use.target not in me.game.box.regions:
            yield Refusal("no_region_named", params={"number": use.target})
        elif use.target not in self._near(me):
            yield Refusal("cannot_go_there", use.target)

    def during(self, me: Me) -> Collection[During]:
        """At any point of the turn."""
        return ("ready", "conquer", "closed", "redeploy")

    def perform(self, me: Me, use: Use) -> None:
        """It goes."""
        me.spend()
        self._go(me, use.target)

    def _near(self, me: Me) -> list[int]:
        """Return where it can go: what borders it and is open, not immune, and not shielded."""
        known: list[int] | None = me.game.memo.get(key := ("goes", me.key))
        if known is None:
            known = me.game.memo[key] = self._look_around(me)
        return known

    def _look_around(self, me: Me) -> list[int]:
        game, here = me.game, lies(me, self.marker)
        start = here if here is not None else region_of(me)
        return [
            n
            for n in sorted(game.box.regions[start].borders)
            if not game.box.closed(game.box.regions[n])
            and not game.immune(n)
            and not game.muted(game.attack(me.army, n), me.source)
        ]

    def _harm(self, me: Me, region: int) -> int:
        here = me.game.state.regions[region]
        if here.army is None:
            return 0
        own = me.game.army(here.army).player == me.army.player
        return (-1 if own else 1) * min(here.tokens, self.kills)

    def _go(self, me: Me, region: int) -> None:
        me.game.lift_all(self.marker)
        natives = me.game.state.regions[region].natives
        me.game.expel(me.army, region, self.kills, me.label)
        me.game.lay(region, self.marker)
        unearth(me, self.native, region, natives)
