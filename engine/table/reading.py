"""What a table shows by itself: who holds what, and how strongly, whatever effects say of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, cast

from engine.box import Box
from engine.events import Event
from engine.hooks import Aim, Attack, Trait
from engine.me import Me
from engine.specs import RegionSpec
from engine.state import Army, Conquest, Find, Question, State

from .said import Said

if TYPE_CHECKING:
    from . import Game

_BY_NUMBER = attrgetter("id")


class Reading:
    """A state and its box, to be read."""

    __slots__ = (
        "_armies", "_by_place", "_doubted", "_held", "_holders", "_in_regions", "_known",
        "_lenders", "_lying", "_moved", "_own", "_regrouped", "_said", "_shielding", "_tiles",
        "_unsure", "_voices", "box", "events", "guessed", "memo", "settled", "state",
    )  # fmt: skip

    def __init__(self, box: Box, state: State) -> None:
        """Work on ``state`` itself; :func:`engine.apply` hands in a copy."""
        self.box = box
        self.state = state
        self.events: list[Event] = []
        self.settled: list[Question] = []
        """What was not asked, there being only one answer."""
        self.guessed = False
        """Something was shown that is made up; see :func:`engine.made_up.as_seen`."""
        self._armies = {a.id: a for a in state.armies}
        self._held: dict[int, list[RegionSpec]] | None = None
        self._holders: dict[int, int | None] = {}
        self._known: dict[tuple[int, str, bool], Said] = {}
        self._said: dict[int | str, Said] = {}
        self._lenders: dict[int | str, Said] = {}
        self._unsure = self._regrouped = box.lends
        self._moved = [*state.finds]
        self._shielding = "suppresses" in box.hooks and not box.lends
        self._by_place: list[Find] | None = None
        self._in_regions: dict[int | None, list[Find]] | None = None
        self._tiles: list[tuple[Army, Trait]] | None = None
        self._voices: dict[str, list[Me]] = {}
        self._own: dict[int, dict[str, list[Me]]] = {}
        self._doubted: dict[int, dict[str, list[Me]]] = {}
        self.memo: dict[tuple[object, ...], Any] = {}
        """What was worked out of who holds regions, or lives there, and where pieces lie."""
        self._lying: dict[str, list[int]] = {}

    @property
    def _game(self) -> Game:
        """This table with all its verbs, for those who are given it; no other is ever made."""
        return cast("Game", self)

    def ahead(self) -> Game:
        """Return a copy of this table, to look ahead on."""
        ahead = type(self._game)(self.box, self.state.clone())
        if self._held is not None:
            ahead._held, ahead._holders = self._held.copy(), self._holders.copy()
        ahead._lying = self._lying.copy()
        return ahead

    def army(self, army: int) -> Army:
        """Return the army with id ``army``."""
        return self._armies[army]

    def active(self, player: int) -> Army | None:
        """Return the active army of ``player``, if there is one."""
        for army in self.state.armies:
            if army.player == player and army.active:
                return army
        return None

    def regions_of(self, army: Army) -> Sequence[RegionSpec]:
        """Return the regions ``army`` occupies, in board order."""
        if self._held is None:
            held: dict[int, list[RegionSpec]] = {a: [] for a in self._armies}
            self._holders = {region: here.army for region, here in self.state.regions.items()}
            for region, holder in self._holders.items():
                if holder is not None:
                    held[holder].append(self.box.regions[region])
            self._held = held
        return self._held[army.id]

    def _holds_now(self, region: int) -> None:
        """Note who holds ``region`` now; lists that were handed out stay as they are."""
        if self._held is None:
            return
        spec, now = self.box.regions[region], self.state.regions[region].army
        was, self._holders[region] = self._holders[region], now
        if was is not None:
            self._held[was] = [other for other in self._held[was] if other is not spec]
        if now is not None:
            self._held[now] = sorted((*self._held[now], spec), key=_BY_NUMBER)

    def where_lies(self, marker: str) -> Sequence[int]:
        """Return the regions in which ``marker`` lies, whoever holds them, in board order."""
        if (known := self._lying.get(marker)) is None:
            regions = self.state.regions.items()
            known = self._lying[marker] = [r for r, here in regions if marker in here.markers]
        return known

    def _lies_now(self, region: int, marker: str) -> None:
        """Note whether ``marker`` lies in ``region`` now; lists handed out stay as they are."""
        if (known := self._lying.get(marker)) is None:
            return
        if marker not in self.state.regions[region].markers:
            self._lying[marker] = [other for other in known if other != region]
        elif region not in known:
            self._lying[marker] = sorted((*known, region))

    def clockwise(self, armies: Sequence[Army]) -> list[Army]:
        """Return ``armies`` in the order of play from the turn's player, older ones first."""
        first, seats = self.state.turn.player, len(self.state.coins)
        return sorted(armies, key=lambda a: ((a.player - first) % seats, a.id))

    def finds(self) -> Sequence[Find]:
        """Return what has been found, by region; what lies nowhere comes last."""
        if self._by_place is None:
            self._by_place = sorted(
                self.state.finds, key=lambda f: (f.region is None, f.region or 0, f.id)
            )
        return self._by_place

    def finds_in(self, region: int) -> Sequence[Find]:
        """Return what has been found and lies in ``region``, in the order of finding."""
        if (known := self._in_regions) is None:
            known = self._in_regions = {}
            for find in self.state.finds:
                known.setdefault(find.region, []).append(find)
        return known.get(region, ())

    def strength(self, region: int) -> int:
        """Return the race tokens in ``region`` and the pieces that stand in for some."""
        here = self.state.regions[region]
        return here.tokens + self._standing_in(here.markers)

    def _standing_in(self, markers: Mapping[str, int]) -> int:
        specs = self.box.markers
        return sum(n for m, n in markers.items() if specs[m].token)

    def defense(self, region: int) -> int:
        """Return the tokens that ``region`` costs an attacker without any power (B-26)."""
        here, markers = self.state.regions[region], self.box.markers
        total = self.box.ground[region] + here.tokens + here.natives
        for marker, n in here.markers.items():
            total += n * markers[marker].defense
        return total

    def immune(self, region: int) -> bool:
        """Whether a marker in ``region`` makes it immune to others (B-51)."""
        return not self.box.immune.isdisjoint(self.state.regions[region].markers)

    def weakest(self, regions: Sequence[RegionSpec]) -> list[int]:
        """Return the ids of ``regions``, the most easily taken first, immune ones last."""
        return sorted((r.id for r in regions), key=lambda r: (self.immune(r), self.defense(r), r))

    def supply(self, marker: str) -> int:
        """Return how many pieces of ``marker`` lie nowhere and are still in the game (B-74).

        :raises TypeError: the marker is printed, not a piece of the supply.
        """
        limit = self.box.markers[marker].limit
        if limit is None:
            raise TypeError(f"{marker} has no supply")
        regions = self.state.regions
        laid = sum([regions[r].markers[marker] for r in self.where_lies(marker)])
        in_hand = sum(a.extra.get(marker, 0) for a in self.state.armies)
        return limit - laid - in_hand - self.state.gone.get(marker, 0)

    def keeper(self, region: int) -> int:
        """Return the seat that the pieces in ``region`` lie there for: its holder's.

        Where nobody holds it, that of the turn's player.
        """
        army = self.state.regions[region].army
        return self.state.turn.player if army is None else self._armies[army].player

    def attack(self, army: Army, region: int, means: str = "", aim: Aim = "conquest") -> Attack:
        """Return the attack of ``army`` on ``region`` by ``means``, to be priced."""
        holder = self.state.regions[region].army
        loser = None if holder is None else self._armies[holder]
        return Attack(army, self.box.regions[region], loser, means, aim)

    def conquest(self, attack: Attack) -> Conquest:
        """Return the journal line that ``attack`` would be."""
        here, loser = self.state.regions[attack.region.id], attack.loser
        return Conquest(
            attack.region.id,
            attack.army.id,
            here.natives,
            here.army,
            loser.player if loser else None,
            bool(loser and loser.active),
            here.tokens,
            attack.means,
            here.tokens + (self._standing_in(here.markers) if here.markers else 0),
            here.markers,
            race=loser.race if loser else "",
        )
