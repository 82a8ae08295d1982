"""Which effects are in force in a position, and in which order they speak."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.box import Box
from engine.hooks import Attack, Trait
from engine.me import Me, Source
from engine.state import Army, Find

from .reading import Reading
from .said import TILES, Lending, Lines, Said


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
            now = self._said.values()
            speaking = self._in_order([said for said in now if hook in said.hooks])
            found = [me for said in speaking for me in self._spoken(said)[hook]]
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

    def _in_order(self, speaking: list[Said]) -> list[Said]:
        """Put in the order of ``sources`` what is said now."""
        if len(speaking) > 1:
            first, seats = self.state.turn.player, len(self.state.coins)
            speaking.sort(key=lambda s: (s.place, (s.army.player - first) % seats, s.army.id))
        return speaking

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
            speaking = [said for said in self._said.values() if said.army is army]
            mine = self._own[army.id] = self._together(self._in_order(speaking))
        return mine

    def _together(self, speaking: Sequence[Said]) -> dict[str, list[Me]]:
        """Return all that they say, by hook."""
        if len(speaking) == 1:
            return self._spoken(speaking[0])
        found: dict[str, list[Me]] = {}
        for said in speaking:
            if not found:
                found = self._spoken(said).copy()
                continue
            for hook, voices in self._spoken(said).items():
                if hook in found:
                    found[hook] = [*found[hook], *voices]
                    self._put_in_order(hook, found[hook])
                else:
                    found[hook] = voices
        return found

    def parties(self, attack: Attack, hook: str) -> Sequence[Me]:
        """Return the effects of whoever makes ``attack``, and of whoever suffers it, as ``voices``.

        Nobody else has a say in it.
        """
        if not (voices := self.voices(hook)):
            return ()
        return [me for me in voices if me.army is attack.army or me.army is attack.loser]

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
        if not self.box.lends:
            return [Source.of(trait, army) for army, trait in self.tiles()]
        if self._unsure:
            self._look_again()
        now = self._in_order([*self._said.values()])
        for said in now:
            self._spoken(said)
        return [source for said in now for source in said.sources]

    def _tiles_say(self, army: Army) -> Said:
        """Return what the race and the power of ``army`` and the rules say."""
        key = army.id, army.power or "", army.active
        known = self._known.get(key)
        if known is None or (known.lendings and _changed(known.lendings)):
            traits = self.box.in_force(army)
            if (lines := _lines(self.box, army, traits)) is not None:
                known = Said(army, TILES, [], {}, [], lines)
            else:
                known = self._noted(army, TILES, [Source.of(trait, army) for trait in traits])
            self._known[key] = known
        return known

    def _spoken(self, said: Said) -> dict[str, list[Me]]:
        """Return all that is ``said``, by hook, and note who says it if nobody has asked before."""
        if (lines := said.lines) is not None:
            game, army, said.lines = self._game, said.army, None
            said.sources = sources = [Source.of(trait, army) for trait in lines.traits]
            all_ = [Me(game, army, lines.traits[n], e, sources[n]) for n, e in lines.effects]
            said.voices = {hook: [all_[n] for n in who] for hook, who in lines.hooks.items()}
        return said.voices

    def _find_says(self, find: Find) -> Said | None:
        """Return what ``find`` says for whoever holds its region; ``None``: nobody does."""
        region = find.region
        if region is None or (holder := self.state.regions[region].army) is None:
            return None
        army, place = self._armies[holder], (region, find.id)
        key = holder, find.id, army.active
        known = self._known.get(key)
        if known is None or (known.lendings and _changed(known.lendings)):
            trait = self.box.finds[find.id].trait
            works = trait.lasts.covers(army)
            sources = [Source.found(trait, army, find)] if works else []
            known = self._known[key] = self._noted(army, place, sources)
        elif known.place != place:
            moved = Said(army, place, known.sources, known.voices, known.lendings)
            known = self._known[key] = moved
        return known

    def _noted(self, army: Army, place: tuple[int, str], speaking: Iterable[Source]) -> Said:
        """Return what these sources of ``army`` say, each followed by what it lends."""
        said = Said(army, place, [], {}, [])
        for source in speaking:
            self._hear(said, source, ())
        for hook in said.voices.keys() & self.box.ranks:
            self._put_in_order(hook, said.voices[hook])
        return said

    def _hear(self, said: Said, source: Source, lenders: tuple[Trait, ...]) -> None:
        """Note what ``source`` says, and what it lends; nothing is lent by what it has lent itself.

        What is lent remembers for the army: a find that changes hands takes nothing of it along.
        """
        said.sources.append(source)
        game, army, trait, voices = self._game, source.army, source.trait, said.voices
        for effect, hooks in trait.speaks:
            me = Me(game, army, trait, effect, source)
            for hook in hooks:
                if hook in voices:
                    voices[hook].append(me)
                else:
                    voices[hook] = [me]
        for effect in trait.voices.get("lends", ()):
            me = Me(game, army, trait, effect, source)
            names = tuple(effect.lends(me))
            said.lendings.append(Lending(me, names))
            for name in names:
                lent = self.box.traits[name]
                if lent not in (*lenders, trait) and lent.lasts.covers(army):
                    through = Source(lent, army, army.memory, f"{source.key}.{name}")
                    self._hear(said, through, (*lenders, trait))

    def muted(self, attack: Attack, source: Source) -> bool:
        """Whether what ``source`` helps the attacker with does not work in ``attack``."""
        shields = self.shields(attack)
        return bool(shields) and any(me.effect.suppresses(me, attack, source) for me in shields)

    def shields(self, attack: Attack) -> Sequence[Me]:
        """Return what the attacked race has that can suppress what helps the attacker (U-22)."""
        if self._unsure:
            self._look_again()
        if attack.loser is None or not self._shielding:
            return ()
        return self.voices_of(attack.loser, "suppresses")

    def armies_changed(self) -> None:
        """Look again at who speaks: an army came, went, declined or took the turn."""
        self._armies = {a.id: a for a in self.state.armies}
        self._held = None
        if not self.box.lends:
            self._own = {}
            self._voices.clear()
        self._reorder()
        self._regrouped = True
        self._doubt()
        self._finds_changed(self.state.finds)

    def turn_passed(self) -> None:
        """Forget in which order armies speak, where more than one does: the turn has passed."""
        self._reorder()
        self.memo.clear()
        if self._lenders:
            self._doubt()

    def _reorder(self) -> None:
        self._tiles = None
        self._voices = {hook: alone for hook, alone in self._voices.items() if len(alone) < 2}

    def said(self) -> None:
        """Look again at what is lent: it may follow from what is remembered or has been used."""
        if self._lenders:
            self._doubt()
            self.memo.clear()

    def _doubt(self) -> None:
        """Let nobody say anything before it has been looked at whether the same is said still."""
        if not self._unsure and self.box.lends:
            self._unsure = True
            self._own, self._doubted = {}, self._own

    def _look_again(self) -> None:
        """Note who speaks now, and forget what was put together of what is said no longer."""
        self._unsure = False
        self._own = self._doubted
        if self._regrouped:
            self._regrouped = False
            for key, said in [*self._said.items()]:
                if said.army.id not in self._armies:
                    self._note(key, None)
            for army in self.state.armies:
                self._note(army.id, self._tiles_say(army))
        while self._moved:
            find = self._moved.pop()
            self._note(find.id, self._find_says(find))
        for key, said in [*self._lenders.items()]:
            if _changed(said.lendings):
                lent_by = said.sources[0].find
                now = self._find_says(lent_by) if lent_by else self._tiles_say(said.army)
                self._note(key, now)

    def _note(self, key: int | str, now: Said | None) -> None:
        """Note what is said ``now`` by the tiles of an army, or by a find, whose id is ``key``."""
        before = self._said.get(key)
        if now is before:
            return
        if now is None:
            del self._said[key]
        else:
            self._said[key] = now
        for said in (before, now):
            if said is not None:
                self._forget(key, said)
        if now is not None and now.lendings:
            self._lenders[key] = now

    def _forget(self, key: int | str, said: Said) -> None:
        """Forget what was put together of what is ``said`` no longer, or was not before."""
        self._lenders.pop(key, None)
        self._own.pop(said.army.id, None)
        if self._voices:
            for hook in self._voices.keys() & said.hooks.keys():
                del self._voices[hook]
        if "suppresses" in said.hooks:
            self._shielding = any("suppresses" in other.hooks for other in self._said.values())

    def let_go(self) -> None:
        """Forget what refers back to this game.

        Without that circle a table is freed as soon as nobody holds it; else thousands would
        wait for the garbage collector, which stops everything when it comes.
        """
        self._own, self._doubted = {}, {}
        for known in (self._known, self._said, self._lenders, self._voices):
            known.clear()
        self._unsure = self._regrouped = self.box.lends
        self._moved = [*self.state.finds]

    def _part(self, *regions: int) -> None:
        """Let who holds ``regions`` forget what they remember through the finds there (U-70)."""
        for region in regions:
            for find in self.finds_in(region):
                self._part_with(find)

    def _part_with(self, find: Find) -> None:
        holder = None if find.region is None else self.state.regions[find.region].army
        if holder is not None:
            memory = self._armies[holder].memory
            for name in [name for name in memory if name.startswith(f"{find.id}.")]:
                del memory[name]

    def _changed_hands(self, region: int) -> None:
        """Note who holds ``region`` now, and forget what followed from who did."""
        self._holds_now(region)
        self._finds_changed(self.finds_in(region))

    def _finds_changed(self, finds: Sequence[Find]) -> None:
        """Note that ``finds`` may be somebody else's."""
        self.memo.clear()
        if finds or self._lenders:
            self._doubt()
            for find in finds:
                self._moved.append(find)
                self._note_holder(find)

    def _finds_moved(self, finds: Sequence[Find]) -> None:
        """Note that ``finds`` may lie elsewhere."""
        self._by_place = self._in_regions = None
        self._finds_changed(finds)

    def _note_holder(self, find: Find) -> None:
        """Note who holds ``find``, and who did before (W-53)."""
        army = None if find.region is None else self.state.regions[find.region].army
        if army is not None and (seat := self._armies[army].player) != find.holder:
            find.holder, find.before = seat, find.holder


def _lines(box: Box, army: Army, traits: tuple[Trait, ...]) -> Lines | None:
    """Return what ``traits``, all that is in force for ``army``, say; ``None``: they lend."""
    key = ("lines", army.race, army.power, army.active)
    if key in box.memo:
        found: Lines | None = box.memo[key]
        return found
    effects = [(n, effect, on) for n, t in enumerate(traits) for effect, on in t.speaks]
    hooks: dict[str, list[int]] = {}
    for number, (_, _, on) in enumerate(effects):
        for hook in on:
            hooks.setdefault(hook, []).append(number)
    for hook, who in hooks.items():
        if rank := box.ranks.get(hook):
            who.sort(key=lambda number: rank.get(traits[effects[number][0]].id, len(rank)))
    lines = None
    if "lends" not in hooks:
        each = tuple((n, effect) for n, effect, _ in effects)
        lines = Lines(traits, each, {hook: tuple(who) for hook, who in hooks.items()})
    box.memo[key] = lines
    return lines


def _changed(lendings: Iterable[Lending]) -> bool:
    """Whether something else is lent now."""
    return any(tuple(me.effect.lends(me)) != names for me, names in lendings)
