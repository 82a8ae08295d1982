"""Parts about factions that are enemies."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.hooks import Effect, Mod
from engine.me import Me
from engine.reaching import reach
from engine.state import Conquest


@dataclass(frozen=True, slots=True)
class Feud(Effect):
    """A coin for each race of an enemy faction that I took a region from this turn (W-61)."""

    enemies: tuple[str, ...]
    """The factions that are one another's enemies; races of any others are nobody's."""

    def income(self, me: Me) -> Iterable[Mod]:
        """One coin per race, a declined one of its own player's too (W-09)."""
        if taken := regions_taken(me, self.enemies):
            yield Mod(len(taken), me.label)


@dataclass(frozen=True, slots=True)
class CountsTwice(Effect):
    """One coin more for each such race that I took a second region from (W-34)."""

    enemies: tuple[str, ...]

    def income(self, me: Me) -> Iterable[Mod]:
        """One coin per race with two regions or more."""
        if twice := sum(len(regions) > 1 for regions in regions_taken(me, self.enemies).values()):
            yield Mod(twice, me.label)


def regions_taken(me: Me, enemies: Sequence[str]) -> Mapping[int, set[int]]:
    """Return which regions were taken this turn from which armies whose faction is an enemy's.

    All conquests of the turn count, also those before a side was taken (W-62).  A race in decline
    is one of its own.
    """
    taken = defaultdict[int, set[int]](set)
    if not (lines := me.journal()) or (mine := me.game.faction(me.army)) not in enemies:
        return taken
    races = me.game.box.races
    for line in lines:
        theirs = races[line.race].faction if line.race else ""
        if line.loser is not None and theirs in enemies and theirs != mine and not line.free:
            taken[line.loser].add(line.region)
    return taken


@dataclass(frozen=True, slots=True)
class TakesSide(Effect):
    """A race that belongs to none of these factions may side with one for its turn (W-62)."""

    factions: tuple[str, ...]

    def on_muster(self, me: Me) -> None:
        """Anew at the start of each turn."""
        self._offer(me)

    def on_found(self, me: Me) -> None:
        """When I am found."""
        self._offer(me)

    def on_conquered(self, me: Me, conquest: Conquest) -> None:
        """When I am captured."""
        if conquest.region == me.place:
            self._offer(me)

    def on_moved(self, me: Me, region: int) -> None:
        """When its tokens come to me by an exchange."""
        if region == me.place:
            self._offer(me)

    def _offer(self, me: Me) -> None:
        """Ask once a turn, in its own turn."""
        game, army, asked = me.game, me.army, f"asked.{me.army.id}"
        acts = army.active and army.player == game.state.turn.player
        if acts and not me.used(asked) and game.faction(army) not in self.factions:
            me.spend(asked)
            me.ask("side", things=self.factions)

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """The side with the most enemies among those attacked this turn or in reach now."""
        game, races = me.game, me.game.box.races
        there = {line.loser: line.race for line in me.journal()}
        for region in reach(game, me.army):
            if (loser := game.attack(me.army, region).loser) not in (None, me.army):
                there[loser.id] = loser.race
        factions = [races[race].faction for race in there.values() if race]
        enemies = [f for f in factions if f in self.factions]
        return [min(options, key=lambda n: enemies.count(self.factions[n]))]

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """It sides with that one until its turn is over."""
        for number in chosen:
            me.game.side_with(me.army, self.factions[number])
            me.note(why=self.factions[number])
