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
        if (known := self._voices.get(hook)) is not None:
            return known
        if hook not in self.box.hooks:
            return ()
        if self.box.lends:
            found = [
                Me(self._game, source.army, source.trait, effect, source)
                for source in self.sources()
                for effect in source.trait.voices.get(hook, ())
            ]
        else:
            found = [
                Me(self._game, army, trait, effect, Source.of(trait, army))
                for army, trait in self.tiles()
                if hook in trait.voices
                for effect in trait.voices[hook]
            ]
        if order := self.box.order.get(hook):
            rank = {trait: i for i, trait in enumerate(order)}
            found.sort(key=lambda me: rank.get(me.label, len(rank)))
        self._voices[hook] = found
        return found

    def voices_of(self, army: Army, hook: str) -> list[Me]:
        """Return the effects of ``army`` in force that have a say in ``hook``."""
        if hook not in self.box.hooks:
            return []
        if self.box.lends or hook in self.box.order or hook in self._voices:
            return [me for me in self.voices(hook) if me.army is army]
        return [
            Me(self._game, army, trait, effect, Source.of(trait, army))
            for trait in self.box.in_force(army)
            if hook in trait.voices
            for effect in trait.voices[hook]
        ]

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
        if self._sources is None:
            self._lends = False
            found = list(self._in_force())
            if "lends" in self.box.hooks:
                found = [each for source in found for each in self._with_lent(source)]
            self._sources = found
        return self._sources

    def _in_force(self) -> Iterator[Source]:
        for army, trait in self.tiles():
            yield Source.of(trait, army)
        for find in self.finds() if self.state.finds else ():
            if find.region is not None:
                holder = self.state.regions[find.region].army
                trait = self.box.finds[find.id].trait
                if holder is not None and trait.lasts.covers(army := self._armies[holder]):
                    yield Source(trait, army, find.memory, find.key)

    def _with_lent(self, source: Source, lenders: tuple[Trait, ...] = ()) -> Iterator[Source]:
        """Yield a source and what it lends; nothing is lent by what it has lent itself.

        What is lent remembers for the army: a find that changes hands takes nothing of it along.
        """
        yield source
        trait, lenders = source.trait, (*lenders, source.trait)
        for effect in trait.voices.get("lends", ()):
            self._lends = True
            for name in effect.lends(Me(self._game, source.army, trait, effect, source)):
                lent = self.box.traits[name]
                if lent not in lenders and lent.lasts.covers(source.army):
                    key = f"{source.key}.{name}"
                    through = Source(lent, source.army, source.army.memory, key)
                    yield from self._with_lent(through, lenders)

    def muted(self, attack: Attack, source: Source) -> bool:
        """Whether what ``source`` helps the attacker with does not work in ``attack``."""
        return any(me.effect.suppresses(me, attack, source) for me in self.voices("suppresses"))

    def armies_changed(self) -> None:
        """Forget which effects are in force: an army came, went, declined or took the turn."""
        self._armies = {a.id: a for a in self.state.armies}
        self._sources = self._tiles = None
        self.let_go()
        self._changed_hands()

    def said(self) -> None:
        """Forget what is lent, for it may follow from what is remembered or has been used."""
        if self._lends:
            self.armies_changed()

    def let_go(self) -> None:
        """Forget what refers back to this game.

        Without that circle a table is freed as soon as nobody holds it; else thousands would
        wait for the garbage collector, which stops everything when it comes.
        """
        self._voices.clear()

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
        if self._lends or self.state.finds:
            self._sources = None
            self.let_go()
        for find in self.state.finds:
            self._note_holder(find)

    def _note_holder(self, find: Find) -> None:
        """Note who holds ``find``, and who did before (W-53)."""
        army = None if find.region is None else self.state.regions[find.region].army
        if army is not None and (seat := self._armies[army].player) != find.holder:
            find.holder, find.before = seat, find.holder
