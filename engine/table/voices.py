"""Which effects are in force in a position, and in which order they speak."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.hooks import Attack, Me, Source, Trait
from engine.model import Army, Find

from .reading import Reading, Speaker


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
            if not self._voices:
                self._voices = self._indexed(self._all_speakers())
            return self._voices.setdefault(hook, [])
        found = [
            Me(self._game, army, trait, effect, Source.of(trait, army))
            for army, trait in self.tiles()
            if hook in trait.voices
            for effect in trait.voices[hook]
        ]
        self._put_in_order(hook, found)
        self._voices[hook] = found
        return found

    def _indexed(self, speakers: Iterable[Speaker]) -> dict[str, list[Me]]:
        """Return the effects of ``speakers`` by hook, in order."""
        found: dict[str, list[Me]] = {}
        for speaker in speakers:
            for hook, me in speaker.effects:
                if hook in found:
                    found[hook].append(me)
                else:
                    found[hook] = [me]
        for hook in self.box.ranks:
            if hook in found:
                self._put_in_order(hook, found[hook])
        return found

    def _put_in_order(self, hook: str, voices: list[Me]) -> None:
        if len(voices) > 1 and (rank := self.box.ranks.get(hook)):
            voices.sort(key=lambda me: rank.get(me.label, len(rank)))

    def voices_of(self, army: Army, hook: str) -> Sequence[Me]:
        """Return the effects of ``army`` in force that have a say in ``hook``."""
        if self.box.lends:
            if self._unsure:
                self._ask_lenders()
            if (mine := self._own.get(army.id)) is None:
                mine = self._own[army.id] = self._indexed(
                    s for s in self._all_speakers() if s.source.army is army
                )
            return mine.get(hook, ())
        if hook not in self.box.hooks:
            return ()
        if hook in self.box.order or hook in self._voices:
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
        return [speaker.source for speaker in self._all_speakers()]

    def _all_speakers(self) -> Sequence[Speaker]:
        """Return ``sources`` with what they say."""
        if self._unsure:
            self._ask_lenders()
        if self._speakers is None:
            found: list[Speaker] = []
            for army in self.clockwise(self.state.armies):
                found += self._tiles_of(army)
            if self.state.finds:
                self._held_finds = self._hold_finds()
                found += self._finds_in_force()
            if "lends" in self.box.hooks:
                found = self._with_all_lent(found)
            self._speakers = found
        return self._speakers

    def _tiles_of(self, army: Army) -> Sequence[Speaker]:
        key = army.id, army.power, army.active
        if (known := self._tiles_in_force.get(key)) is None:
            tiles = self.box.in_force(army)
            known = [self._speaker(Source.of(trait, army)) for trait in tiles]
            self._tiles_in_force[key] = known
        return known

    def _finds_in_force(self) -> Iterator[Speaker]:
        for find in self.finds():
            if find.region is not None:
                holder = self.state.regions[find.region].army
                trait = self.box.finds[find.id].trait
                if holder is not None and trait.lasts.covers(army := self._armies[holder]):
                    key = find.id, holder
                    if (known := self._finds_of.get(key)) is None:
                        known = self._speaker(Source(trait, army, find.memory, find.key))
                        self._finds_of[key] = known
                    yield known

    def _speaker(self, source: Source) -> Speaker:
        return Speaker(
            source,
            [
                (hook, Me(self._game, source.army, source.trait, effect, source))
                for hook, effects in source.trait.voices.items()
                for effect in effects
            ],
        )

    def _hold_finds(self) -> list[tuple[int | None, int | None]]:
        """Return where each find lies, and whose region that is."""
        regions = self.state.regions
        return [
            (f.region, None if f.region is None else regions[f.region].army)
            for f in self.state.finds
        ]

    def _with_all_lent(self, speakers: Sequence[Speaker]) -> list[Speaker]:
        """Return ``speakers``, each with what it lends right after it."""
        self._loans = []
        found: list[Speaker] = []
        for speaker in speakers:
            if "lends" in speaker.source.trait.voices:
                found += self._with_lent(speaker)
            else:
                found.append(speaker)
        return found

    def _with_lent(self, speaker: Speaker, lenders: tuple[Trait, ...] = ()) -> Iterator[Speaker]:
        """Yield a speaker and what it lends; nothing is lent by what it has lent itself.

        What is lent remembers for the army: a find that changes hands takes nothing of it along.
        """
        yield speaker
        source, lenders = speaker.source, (*lenders, speaker.source.trait)
        for me in [me for hook, me in speaker.effects if hook == "lends"]:
            names = tuple(me.effect.lends(me))
            self._loans.append((me, names))
            for name in names:
                lent = self.box.traits[name]
                if lent not in lenders and lent.lasts.covers(source.army):
                    key = f"{source.key}.{name}"
                    through = Source(lent, source.army, source.army.memory, key)
                    yield from self._with_lent(self._speaker(through), lenders)

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
            self.memo.clear()

    def _ask_lenders(self) -> None:
        """Forget who speaks if not the same is lent as before."""
        self._unsure = False
        if any(tuple(me.effect.lends(me)) != names for me, names in self._loans):
            self._forget_voices()

    def _forget_voices(self) -> None:
        self._speakers = None
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
        self._tiles_in_force.clear()
        self._finds_of.clear()

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
        self.memo.clear()
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
