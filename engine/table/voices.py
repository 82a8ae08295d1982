"""Which effects are in force in a position, and in which order they speak."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.hooks import Attack, Me, Source, Trait
from engine.model import Army, Find

from .reading import Reading


class Voices(Reading):
    """A table whose races, powers, finds and rules have a say."""

    __slots__ = ()

    def voices(self, hook: str) -> Sequence[Me]:
        """Return the effects in force that have a say in ``hook``, in the order of ``sources``.

        Where the edition has an order for this hook, those named there come first (C-12).
        """
        if self._unsure:
            self._ask_lenders()
        if (known := self._voices.get(hook)) is not None:
            return known
        if hook not in self.box.hooks:
            return ()
        if self.box.lends:
            self._index()
        else:
            self._voices[hook] = [
                Me(self._game, army, trait, effect, Source.of(trait, army))
                for army, trait in self.tiles()
                if hook in trait.voices
                for effect in trait.voices[hook]
            ]
            self._in_order(hook)
        return self._voices[hook]

    def _index(self) -> None:
        """Note who has a say in every hook: where finds change hands, most are asked each time."""
        sources = self.sources()
        found: dict[str, list[Me]] = {hook: [] for hook in self.box.hooks}
        for source in sources:
            for hook, me in self._effects(source):
                found[hook].append(me)
        self._voices = found
        for hook in self.box.hooks & self.box.order.keys():
            self._in_order(hook)

    def _effects(self, source: Source) -> Sequence[tuple[str, Me]]:
        """Return the effects of ``source``, each with a hook in which it has a say."""
        name = source.army.id, source.key
        if (known := self._effects_of.get(name)) is None:
            trait = source.trait
            known = self._effects_of[name] = [
                (hook, Me(self._game, source.army, trait, effect, source))
                for hook, speaking in trait.voices.items()
                for effect in speaking
            ]
        return known

    def _in_order(self, hook: str) -> None:
        if order := self.box.order.get(hook):
            rank = {trait: i for i, trait in enumerate(order)}
            self._voices[hook].sort(key=lambda me: rank.get(me.label, len(rank)))

    def voices_of(self, army: Army, hook: str) -> Sequence[Me]:
        """Return the effects of ``army`` in force that have a say in ``hook``."""
        if hook not in self.box.hooks:
            return ()
        if self._unsure:
            self._ask_lenders()
        if (known := self._own.get((army.id, hook))) is not None:
            return known
        if self.box.lends or hook in self.box.order or hook in self._voices:
            found = [me for me in self.voices(hook) if me.army is army]
        else:
            found = [
                Me(self._game, army, trait, effect, Source.of(trait, army))
                for trait in self.box.in_force(army)
                if hook in trait.voices
                for effect in trait.voices[hook]
            ]
        self._own[army.id, hook] = found
        return found

    def tiles(self) -> Sequence[tuple[Army, Trait]]:
        """Return what works for each army by itself, in the order of ``sources``."""
        if self._tiles is None:
            self._tiles = [
                (army, trait)
                for army in self.clockwise(self.state.armies)
                for trait in self.box.in_force(army)
            ]
        return self._tiles

    def sources(self) -> Sequence[Source]:
        """Return what speaks now.

        The armies from the turn's player clockwise, older ones first, each with its race, its
        power and the rules of the edition; then the finds by region.  What one of them lends
        comes right after it.
        """
        if self._unsure:
            self._ask_lenders()
        if self._sources is None:
            self._sources = self._speaking()
        return self._sources

    def _speaking(self) -> list[Source]:
        found: list[Source] = []
        for army in self.clockwise(self.state.armies):
            found += self._tiles_of(army)
        if self.state.finds:
            self._held_finds = self._hold_finds()
            found += self._finds_in_force()
        self._loans = []
        if "lends" not in self.box.hooks:
            return found
        lent = (self._with_lent(source) for source in found)
        return [each for sources in lent for each in sources]

    def _tiles_of(self, army: Army) -> Sequence[Source]:
        key = army.id, army.power, army.active
        if (known := self._tiles_in_force.get(key)) is None:
            known = [Source.of(trait, army) for trait in self.box.in_force(army)]
            self._tiles_in_force[key] = known
        return known

    def _finds_in_force(self) -> Iterator[Source]:
        for find in self.finds():
            if find.region is not None:
                holder = self.state.regions[find.region].army
                trait = self.box.finds[find.id].trait
                if holder is not None and trait.lasts.covers(army := self._armies[holder]):
                    yield Source(trait, army, find.memory, find.key)

    def _hold_finds(self) -> list[tuple[int | None, int | None]]:
        """Return where each find lies, and whose region that is."""
        regions = self.state.regions
        return [
            (f.region, None if f.region is None else regions[f.region].army)
            for f in self.state.finds
        ]

    def _with_lent(self, source: Source, lenders: tuple[Trait, ...] = ()) -> Sequence[Source]:
        """Return a source and what it lends; nothing is lent by what it has lent itself.

        What is lent remembers for the army: a find that changes hands takes nothing of it along.
        """
        trait = source.trait
        if "lends" not in trait.voices:
            return (source,)
        found, lenders = [source], (*lenders, trait)
        for effect in trait.voices["lends"]:
            me = Me(self._game, source.army, trait, effect, source)
            names = tuple(effect.lends(me))
            self._loans.append((me, names))
            for name in names:
                lent = self.box.traits[name]
                if lent not in lenders and lent.lasts.covers(source.army):
                    key = f"{source.key}.{name}"
                    through = Source(lent, source.army, source.army.memory, key)
                    found += self._with_lent(through, lenders)
        return found

    def muted(self, attack: Attack, source: Source) -> bool:
        """Whether what ``source`` helps the attacker with does not work in ``attack``."""
        return any(me.effect.suppresses(me, attack, source) for me in self.voices("suppresses"))

    def armies_changed(self) -> None:
        """Forget which effects are in force: an army came, went, declined or took the turn."""
        self._armies = {a.id: a for a in self.state.armies}
        self._tiles = None
        self._forget_voices()
        self._changed_hands()

    def said(self) -> None:
        """Look again at what is lent: it may follow from what is remembered or has been used."""
        if self._loans:
            self._unsure = True
            self.reach_cache.clear()

    def _ask_lenders(self) -> None:
        """Forget who speaks if not the same is lent as before."""
        self._unsure = False
        if any(tuple(me.effect.lends(me)) != names for me, names in self._loans):
            self._forget_voices()

    def _forget_voices(self) -> None:
        self._sources = None
        self._voices.clear()
        self._own.clear()
        self._loans.clear()
        self._unsure = False

    def let_go(self) -> None:
        """Forget what refers back to this game.

        Without that circle a table is freed as soon as nobody holds it; else thousands would
        wait for the garbage collector, which stops everything when it comes.
        """
        self._forget_voices()
        self._effects_of.clear()

    def _part(self, *regions: int) -> None:
        """Let who holds ``regions`` forget what they remember through the finds there (U-70)."""
        for find in self.state.finds:
            if find.region in regions:
                self._part_with(find)

    def _part_with(self, find: Find) -> None:
        holder = None if find.region is None else self.state.regions[find.region].army
        if holder is not None:
            memory = self._armies[holder].memory
            for name in [name for name in memory if name.startswith(f"{find.id}.")]:
                del memory[name]

    def _changed_hands(self) -> None:
        self._held = None
        self.reach_cache.clear()
        self._unsure = bool(self._loans)
        if self.state.finds:
            if self._held_finds != self._hold_finds():
                self._forget_voices()
            for find in self.state.finds:
                self._note_holder(find)

    def _note_holder(self, find: Find) -> None:
        """Note who holds ``find``, and who did before (W-53)."""
        army = None if find.region is None else self.state.regions[find.region].army
        if army is not None and (seat := self._armies[army].player) != find.holder:
            find.holder, find.before = seat, find.holder
