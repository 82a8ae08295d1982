"""Which effects are in force in a position, and in which order they speak."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.hooks import Attack, Me, Source, Trait
from engine.model import Army, Find

from .reading import Loan, Reading, Said


class Voices(Reading):
    """A table whose races, powers, finds and rules have a say."""

    __slots__ = ()

    def voices(self, hook: str) -> Sequence[Me]:
        """Return the effects in force that have a say in ``hook``, in the order of ``sources``.

        Where the edition has an order for this hook, those named there come first (C-12).
        """
        if self._unsure:
            self._look_again()
        if (known := self._voices.get(hook)) is not None:
            return known
        if self.box.lends:
            speaking = [said.voices for said in self._speaking() if hook in said.voices]
            found = [me for voices in speaking for me in voices[hook]]
        else:
            found = [
                Me(self._game, army, trait, effect, Source.of(trait, army))
                for army, trait in self.tiles()
                if hook in trait.voices
                for effect in trait.voices[hook]
            ]
        self._put_in_order(hook, found)
        self._voices[hook] = found
        return found

    def _together(self, speaking: Iterable[Said]) -> dict[str, list[Me]]:
        """Return all that they say, by hook."""
        found: dict[str, list[Me]] = {}
        for said in speaking:
            for hook, voices in said.voices.items():
                found[hook] = [*found[hook], *voices] if hook in found else voices
        for hook in self.box.ranks.keys() & found.keys():
            self._put_in_order(hook, found[hook])
        return found

    def _put_in_order(self, hook: str, voices: list[Me]) -> None:
        if len(voices) > 1 and (rank := self.box.ranks.get(hook)):
            voices.sort(key=lambda me: rank.get(me.label, len(rank)))

    def voices_of(self, army: Army, hook: str) -> Sequence[Me]:
        """Return the effects of ``army`` in force that have a say in ``hook``."""
        if self.box.lends:
            try:
                return self._own[army.id].get(hook, ())
            except KeyError:
                return self._speaks_for(army).get(hook, ())
        mine = self._own.setdefault(army.id, {})
        if (known := mine.get(hook)) is None:
            known = mine[hook] = [
                Me(self._game, army, trait, effect, Source.of(trait, army))
                for trait in self.box.in_force(army)
                if hook in trait.voices
                for effect in trait.voices[hook]
            ]
            self._put_in_order(hook, known)
        return known

    def _speaks_for(self, army: Army) -> dict[str, list[Me]]:
        """Return all that ``army`` has to say, by hook."""
        if self._unsure:
            self._look_again()
        if (mine := self._own.get(army.id)) is None:
            speaking = [said for said in self._speaking() if said.army is army]
            mine = speaking[0].voices if len(speaking) == 1 else self._together(speaking)
            self._own[army.id] = mine
        return mine

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
            self._look_again()
        return [source for said in self._speaking() for source in said.sources]

    def _speaking(self) -> Sequence[Said]:
        """Return what is said by the tiles of each army, and then by each find, in order."""
        if self._said is None:
            found = [self._tiles_say(army) for army in self.clockwise(self.state.armies)]
            if self._of_finds is None:
                self._held_finds = self._hold_finds()
                self._of_finds = list(self._finds_say()) if self.state.finds else []
            self._said = found + self._of_finds
            self._loans = [loan for said in self._said for loan in said.loans]
        return self._said

    def _tiles_say(self, army: Army) -> Said:
        """Return what the race and the power of ``army`` and the rules say."""
        key = army.id, army.power or "", army.active
        known = self._known.get(key)
        if known is None or (known.loans and _changed(known.loans)):
            tiles = [Source.of(trait, army) for trait in self.box.in_force(army)]
            known = self._known[key] = self._noted(army, tiles)
        return known

    def _finds_say(self) -> Iterator[Said]:
        for find in self.finds():
            if find.region is not None:
                holder = self.state.regions[find.region].army
                trait = self.box.finds[find.id].trait
                if holder is not None and trait.lasts.covers(army := self._armies[holder]):
                    # With its region: finds speak in the order of where they lie.
                    key = holder, f"{find.region}.{find.key}", army.active
                    if (known := self._known.get(key)) is None or _changed(known.loans):
                        source = Source.found(trait, army, find)
                        known = self._known[key] = self._noted(army, [source])
                    yield known

    def _noted(self, army: Army, speaking: Iterable[Source]) -> Said:
        """Return what these sources of ``army`` say, each followed by what it lends."""
        said = Said(army, [], {}, [])
        for source in speaking:
            self._hear(said, source, ())
        for hook in self.box.ranks.keys() & said.voices.keys():
            self._put_in_order(hook, said.voices[hook])
        return said

    def _hear(self, said: Said, source: Source, lenders: tuple[Trait, ...]) -> None:
        """Note what ``source`` says, and what it lends; nothing is lent by what it has lent itself.

        What is lent remembers for the army: a find that changes hands takes nothing of it along.
        """
        said.sources.append(source)
        army, trait = source.army, source.trait
        for hook, effects in trait.voices.items():
            voices = said.voices.setdefault(hook, [])
            voices += [Me(self._game, army, trait, effect, source) for effect in effects]
        for effect in trait.voices.get("lends", ()):
            me = Me(self._game, army, trait, effect, source)
            names = tuple(effect.lends(me))
            said.loans.append(Loan(me, names))
            for name in names:
                lent = self.box.traits[name]
                if lent not in (*lenders, trait) and lent.lasts.covers(army):
                    through = Source(lent, army, army.memory, f"{source.key}.{name}")
                    self._hear(said, through, (*lenders, trait))

    def _hold_finds(self) -> list[tuple[int | None, int | None]]:
        """Return where each find lies, and whose region that is."""
        regions = self.state.regions
        return [
            (f.region, None if f.region is None else regions[f.region].army)
            for f in self.state.finds
        ]

    def muted(self, attack: Attack, source: Source) -> bool:
        """Whether what ``source`` helps the attacker with does not work in ``attack``."""
        shields = self.shields(attack)
        return bool(shields) and any(me.effect.suppresses(me, attack, source) for me in shields)

    def shields(self, attack: Attack) -> Sequence[Me]:
        """Return what the attacked race has that can suppress what helps the attacker (U-22)."""
        if attack.loser is None or "suppresses" not in self.box.hooks:
            return ()
        return self.voices_of(attack.loser, "suppresses")

    def armies_changed(self) -> None:
        """Forget which effects are in force: an army came, went, declined or took the turn."""
        self._armies = {a.id: a for a in self.state.armies}
        self._tiles = None
        self._forget_voices()
        self._changed_hands()

    def turn_passed(self) -> None:
        """Forget in which order armies speak, where more than one does: the turn has passed."""
        self._tiles = self._said = None
        self._voices = {hook: alone for hook, alone in self._voices.items() if len(alone) < 2}
        self.memo.clear()
        if self._loans:
            self._doubt()

    def said(self) -> None:
        """Look again at what is lent: it may follow from what is remembered or has been used."""
        if self._loans:
            self._doubt()
            self.memo.clear()

    def _doubt(self) -> None:
        """Let nobody say anything before it has been looked at whether the same is said still."""
        if not self._unsure:
            self._unsure = True
            self._own, self._doubted = {}, self._own

    def _look_again(self) -> None:
        """Forget who speaks as far as something else is lent, or a find has another holder."""
        self._unsure = False
        self._own = self._doubted
        if _changed(self._loans):
            self._forget_voices()
        elif self._of_finds is not None and self._held_finds != self._hold_finds():
            before = self._of_finds
            self._said = self._of_finds = None
            self._speaking()
            self._forget(set(before).symmetric_difference(self._of_finds or ()))

    def _forget(self, changed: Iterable[Said]) -> None:
        """Forget who speaks where any of these has, or had, a say."""
        for said in changed:
            self._own.pop(said.army.id, None)
            for hook in said.voices:
                self._voices.pop(hook, None)

    def _forget_voices(self) -> None:
        """Forget who speaks, but not what they say: that changes only with what they lend."""
        self._said = self._of_finds = None
        self._voices.clear()
        self._own, self._doubted = {}, {}
        self._loans = []
        self._unsure = False

    def let_go(self) -> None:
        """Forget what refers back to this game.

        Without that circle a table is freed as soon as nobody holds it; else thousands would
        wait for the garbage collector, which stops everything when it comes.
        """
        self._forget_voices()
        self._known.clear()

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

    def _changed_hands(self, region: int | None = None) -> None:
        """Forget who held ``region``, or any of them, and what followed from that."""
        self.memo.clear()
        finds = self.state.finds
        if region is None:
            self._held = None
        else:
            self._holds_now(region)
            finds = [find for find in finds if find.region == region]
        if finds or self._loans:
            self._doubt()
            for find in finds:
                self._note_holder(find)

    def _note_holder(self, find: Find) -> None:
        """Note who holds ``find``, and who did before (W-53)."""
        army = None if find.region is None else self.state.regions[find.region].army
        if army is not None and (seat := self._armies[army].player) != find.holder:
            find.holder, find.before = seat, find.holder


def _changed(loans: Iterable[Loan]) -> bool:
    """Whether something else is lent now."""
    return any(tuple(me.effect.lends(me)) != names for me, names in loans)
