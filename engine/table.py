"""A table being played: reading it, and the verbs that keep its counts conserved.

Effects may touch the table only through these verbs.  What follows from the
state (who holds what, which effects are in force) is indexed once per position
and dropped by the verbs that change it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from . import rng
from .box import Box
from .events import Event
from .hooks import Attack, Me, Source, Toll, Trait
from .model import About, Army, Conquest, Find, Question, Region, RegionSpec, State
from .things import ending


class Game:
    """State and box together, with the verbs that effects may use."""

    __slots__ = (
        "_armies", "_held", "_lends", "_sources", "_voices", "box", "events", "reach_cache",
        "state",
    )  # fmt: skip

    def __init__(self, box: Box, state: State) -> None:
        """Work on ``state`` itself; :func:`engine.apply` hands in a copy."""
        self.box = box
        self.state = state
        self.events: list[Event] = []
        self._armies = {a.id: a for a in state.armies}
        self._held: dict[int, list[RegionSpec]] | None = None
        self._sources: list[Source] | None = None
        self._lends = False
        self._voices: dict[str, list[Me]] = {}
        self.reach_cache: dict[tuple[int, str], tuple[int, ...]] = {}
        """What :func:`engine.pricing.reach` found in this position."""

    # -- reading

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
            regions = zip(self.state.regions.values(), self.box.regions.values(), strict=True)
            for here, spec in regions:
                if (army_id := here.army) is not None:
                    held[army_id].append(spec)
            self._held = held
        return self._held[army.id]

    def strength(self, region: int) -> int:
        """Return the race tokens in ``region`` and the pieces that stand in for some."""
        here = self.state.regions[region]
        return here.tokens + self._standing_in(here.markers)

    def _standing_in(self, markers: Mapping[str, int]) -> int:
        specs = self.box.markers
        return sum(n for m, n in markers.items() if specs[m].token)

    def least(self, army: Army) -> int:
        """Return the fewest tokens that a region of ``army`` can hold, where it holds any."""
        if "garrison" not in self.box.hooks:
            return 1
        return max((1, *(me.effect.garrison(me) for me in self.voices_of(army, "garrison"))))

    def quarters(self, army: Army) -> Sequence[RegionSpec]:
        """Return the regions of ``army`` in which its tokens may stay, in board order."""
        held = self.regions_of(army)
        return [s for s in held if self.habitable(army, s)] if self.box.leaves else held

    def habitable(self, army: Army, region: RegionSpec) -> bool:
        """Whether ``army`` need not leave ``region`` again (U-26, U-27)."""
        return not self.box.terrains[region.terrain].left or any(
            me.effect.settles(me, region) for me in self.voices_of(army, "settles")
        )

    def takes(self, army: Army, region: int, n: int) -> bool:
        """Whether ``n`` more tokens can be put in ``region`` of ``army``, no others following."""
        fits = self.state.regions[region].tokens + n >= self.least(army)
        return fits and self.habitable(army, self.box.regions[region])

    def held_without(self, region: int) -> bool:
        """Whether a piece holds ``region`` if no race token does."""
        markers = self.state.regions[region].markers
        return bool(markers) and any(self.box.markers[m].holds for m in markers)

    def force(self, army: Army) -> int:
        """Return what ``army`` can spend on a conquest: its tokens in hand and pieces like them."""
        return army.hand + sum(army.extra.values()) if army.extra else army.hand

    def voices(self, hook: str) -> Sequence[Me]:
        """Return the effects in force that have a say in ``hook``, in the order of ``sources``.

        Where the edition has an order for this hook, those named there come first (C-12).
        """
        if (known := self._voices.get(hook)) is not None:
            return known
        if hook not in self.box.hooks:
            return ()
        found = [
            Me(self, source.army, source.trait, effect, source)
            for source in self.sources()
            for effect in source.trait.voices.get(hook, ())
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
        return [me for me in self.voices(hook) if me.army is army]

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
        box = self.box
        for army in self.clockwise(self.state.armies):
            race = box.races[army.race].trait
            if race.lasts.covers(army):
                yield Source.of(race, army)
            if army.power and (power := box.powers[army.power].trait).lasts.covers(army):
                yield Source.of(power, army)
            for rule in box.rules:
                if rule.lasts.covers(army):
                    yield Source.of(rule, army)
        for find in self.finds() if self.state.finds else ():
            if find.region is not None:
                holder = self.state.regions[find.region].army
                trait = box.finds[find.id].trait
                if holder is not None and trait.lasts.covers(army := self._armies[holder]):
                    yield Source(trait, army, find.memory, find.key)

    def _with_lent(self, source: Source, lenders: tuple[Trait, ...] = ()) -> Iterator[Source]:
        """Yield a source and what it lends; nothing is lent by what it has lent itself."""
        yield source
        trait, lenders = source.trait, (*lenders, source.trait)
        for effect in trait.voices.get("lends", ()):
            self._lends = True
            for name in effect.lends(Me(self, source.army, trait, effect, source)):
                lent = self.box.traits[name]
                if lent not in lenders and lent.lasts.covers(source.army):
                    key = f"{source.key}.{name}"
                    yield from self._with_lent(source._replace(trait=lent, key=key), lenders)

    def finds(self) -> Sequence[Find]:
        """Return what has been found, by region; what lies nowhere comes last."""
        finds = self.state.finds
        if len(finds) < 2:
            return finds
        return sorted(finds, key=lambda f: (f.region is None, f.region or 0, f.id))

    def clockwise(self, armies: Sequence[Army]) -> list[Army]:
        """Return ``armies`` in the order of play from the turn's player, older ones first."""
        first, seats = self.state.turn.player, len(self.state.coins)
        return sorted(armies, key=lambda a: ((a.player - first) % seats, a.id))

    def commands(self, army: Army) -> bool:
        """Whether ``army`` may conquer: it is active, or an effect lets it (Ghouls, B-31)."""
        return army.active or any(
            me.effect.commands(me) for me in self.voices("commands") if me.army is army
        )

    def survives(self, army: Army) -> bool:
        """Whether tokens of ``army`` get away when they are driven out (B-31, U-40)."""
        return army.active or any(me.effect.survives(me) for me in self.voices_of(army, "survives"))

    def supply(self, marker: str) -> int:
        """Return how many pieces of ``marker`` are neither on the board nor in a hand (B-74).

        :raises TypeError: the marker is printed, not a piece of the supply.
        """
        limit = self.box.markers[marker].limit
        if limit is None:
            raise TypeError(f"{marker} has no supply")
        laid = sum(r.markers.get(marker, 0) for r in self.state.regions.values())
        return limit - laid - sum(a.extra.get(marker, 0) for a in self.state.armies)

    def attack(self, army: Army, region: int, means: str = "") -> Attack:
        """Return the attack of ``army`` on ``region`` by ``means``, to be priced."""
        loser = self.state.regions[region].army
        return Attack(
            army, self.box.regions[region], None if loser is None else self._armies[loser], means
        )

    def keeper(self, region: int) -> int:
        """Return the seat that the pieces in ``region`` lie there for: its holder's.

        Where nobody holds it, that of the turn's player.
        """
        army = self.state.regions[region].army
        return self.state.turn.player if army is None else self._armies[army].player

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
        )

    # -- events and questions

    def emit(
        self,
        kind: str,
        player: int,
        region: int = -1,
        amount: int = 0,
        why: str = "",
        race: str = "",
        power: str = "",
        army: int = -1,
        thing: str = "",
        seat: int = -1,
    ) -> None:
        """Tell what happened."""
        self.events.append(Event(kind, player, region, amount, why, race, power, army, thing, seat))

    def ask(
        self,
        me: Me,
        name: str,
        options: list[int],
        about: About = "region",
        things: Sequence[str] = (),
        *,
        at_least: int,
        up_to: int,
        repeats: bool,
        default: list[int],
    ) -> None:
        """Put a question to the player of ``me``, unless only one answer is possible.

        In another's turn nobody is asked, but for the withdrawals: the default is the answer.
        """
        if not options:
            return
        if at_least == up_to and (len(options) == 1 or (not repeats and len(options) <= up_to)):
            me.effect.on_answer(me, name, options * up_to if len(options) == 1 else options)
            return
        if me.army.player != self.state.turn.player and self.state.turn.at.places != "driven":
            me.effect.on_answer(me, name, default)  # Nobody is waited for in another's turn.
            return
        self.state.questions.append(
            Question(
                me.army.player,
                me.army.id,
                f"{me.label}.{name}",
                options,
                at_least,
                up_to,
                repeats,
                [],
                default,
                "" if me.key == f"{me.army.id}.{me.label}" else me.key,
                about,
                list(things),
            )
        )

    # -- coins, die, pieces

    def pay(self, player: int, amount: int, why: str, race: str = "") -> None:
        """Give ``player`` coins (or take them, if negative)."""
        self.state.coins[player] += amount
        self.emit("coins", player, amount=amount, why=why, race=race)

    def charge(self, payer: int, payee: int, owed: int, why: str, race: str = "") -> int:
        """Let ``payer`` pay what he can of the coins he owes (C-04); tell how many that were.

        That he has fewer becomes known with it.
        """
        return sum(self.collect(payee, [(payer, owed, why, race)]))

    def collect(self, payee: int, dues: Iterable[tuple[int, int, str, str]]) -> list[int]:
        """Let each payer pay what he can (seat, coins, why, race that gets them), as ``charge``."""
        left, paid = self.state.coins.copy(), []
        for payer, owed, why, race in dues:
            paid.append((payer, min(owed, left[payer]), why, race))
            left[payer] -= paid[-1][1]
            if paid[-1][1] < owed:
                self.reveal()
        for _, coins, why, race in paid:
            if coins:
                self.pay(payee, coins, why, race)
        for payer, coins, why, _ in paid:
            if coins:
                self.pay(payer, -coins, why)
        return [coins for _, coins, _, _ in paid]

    def reveal(self) -> None:
        """Note that something hidden has become known, so that nobody takes the step back."""
        self.state.draws += 1

    def roll(self, player: int, region: int = -1) -> int:
        """Roll the reinforcement die for ``player``, with ``region`` named as the target."""
        self.state.withdrawals.clear()
        face = rng.roll(self.state, self.box.die)
        self.emit("rolled", player, region, face)
        return face

    def lay(self, region: int, marker: str) -> None:
        """Put a piece in ``region`` if the supply has one (B-74)."""
        if self.supply(marker) < 1:
            return
        markers = self.state.regions[region].markers
        self._mark(region, {**markers, marker: markers.get(marker, 0) + 1})
        self.emit("placed", self.keeper(region), region, why=marker)

    def lift(self, region: int, marker: str) -> None:
        """Take all pieces of ``marker`` off ``region``, if there are any; see :meth:`uphold`."""
        self._lift(region, marker)
        if self.box.markers[marker].holds:
            self.uphold(region)

    def _lift(self, region: int, marker: str) -> None:
        markers = dict(self.state.regions[region].markers)
        if n := markers.pop(marker, 0):
            self._mark(region, markers)
            self.emit("taken_off", self.keeper(region), region, n, marker)

    def shift(self, army: Army, region: int, marker: str, n: int) -> None:
        """Put ``n`` more pieces of ``marker`` in ``region``, or take ``-n`` away."""
        markers = dict(self.state.regions[region].markers)
        left = markers.pop(marker, 0) + n
        if left:
            markers[marker] = left
        self._mark(region, markers)
        for _ in range(n):
            self.emit("placed", army.player, region, why=marker)
        if n < 0:
            self.emit("taken_off", army.player, region, -n, marker)

    def _mark(self, region: int, markers: Mapping[str, int]) -> None:
        regions = self.state.regions
        regions[region] = replace(regions[region], markers=markers)

    # -- finds

    def discover(self, army: Army, region: int) -> Find | None:
        """Show what lies hidden in ``region``, which ``army`` holds; ``None``: nothing is left.

        It is drawn only now (B-63), and works from now on.
        """
        if not self.state.hidden:
            return None
        find = Find(rng.draw(self.state, self.state.hidden), region)
        self.state.finds.append(find)
        self._changed_hands()
        self.emit("placed", army.player, region, why=find.id)
        for me in self.voices_of(army, "on_found"):
            if me.key == find.key:
                me.effect.on_found(me)
        return find

    def lay_badge(self, find: Find) -> None:
        """Draw a badge for ``find``; it lies there for the rest of the game."""
        find.badge = self.draw_badge()
        self.armies_changed()

    def draw_badge(self) -> str:
        """Draw the next badge of the stack; if it is empty, of the discarded ones (B-19).

        :raises IndexError: there is none at all.
        """
        state = self.state
        if not state.badges:
            state.badges.unseen, state.discards = sorted(state.discards), []
        return rng.draw(state, state.badges)

    def bring(self, find: Find, region: int | None) -> None:
        """Bring ``find`` to ``region``; ``None``: it lies nowhere any more."""
        if find.region is not None:
            self.emit("taken_off", self.keeper(find.region), find.region, 1, find.id)
        find.region = region
        self._changed_hands()
        if region is not None:
            self.emit("placed", self.keeper(region), region, why=find.id)

    # -- tokens

    def from_tray(self, army: Army, n: int, why: str = "") -> int:
        """Move up to ``n`` tokens from the tray to the hand; tell how many there were."""
        got = min(n, self.state.tray[army.race])
        self.state.tray[army.race] -= got
        army.hand += got
        if got and why:
            self.emit("gained", army.player, amount=got, why=why, race=army.race)
        return got

    def bank(self, army: Army, n: int) -> None:
        """Put ``n`` tokens of the race back in the tray; the caller has taken them away."""
        self.state.tray[army.race] += n

    def set_aside(self, army: Army, n: int) -> None:
        """Set ``n`` tokens of the hand aside until the race is readied again."""
        army.hand -= n
        army.aside += n
        self.emit("aside", army.player, amount=n, race=army.race)

    def to_spare(self, army: Army) -> int:
        """Return the tokens of ``army`` on the board that need not stay where they are."""
        least, regions = self.least(army), self.state.regions
        return sum(max(0, regions[spec.id].tokens - least) for spec in self.regions_of(army))

    def pick_up(self, army: Army) -> dict[int, int]:
        """Take all tokens but the fewest that hold each region in hand (B-17).

        Tell how many came from where.
        """
        taken, least = {}, self.least(army)
        for spec in self.regions_of(army):
            if (n := self.state.regions[spec.id].tokens - least) > 0:
                taken[spec.id] = n
                army.hand += n
                self.state.add_tokens(spec.id, -n)
        return taken

    def put_down(self, army: Army, region: int, n: int) -> None:
        """Put ``n`` tokens of the hand in ``region``, which ``army`` holds."""
        army.hand -= n
        self.state.add_tokens(region, n)

    def equip(self, army: Army, marker: str, n: int) -> None:
        """Give ``army`` ``n`` pieces of ``marker`` to conquer with, as far as there are any.

        Those that it has in hand go back first.
        """
        army.extra = {m: there for m, there in army.extra.items() if m != marker}
        if got := min(n, self.supply(marker)):
            army.extra = {**army.extra, marker: got}

    def _sent(self, army: Army, n: int) -> dict[str, int]:
        """Return the pieces among ``n`` of the force of ``army`` that go into one region.

        They go first, so that race tokens stay in hand; but the fewest that hold a region go
        with them, where there are so many.
        """
        pieces: dict[str, int] = {}
        least = self.least(army)
        left = n - (min(n, least) if army.hand >= least else 0)
        for marker, there in army.extra.items():
            if sent := min(left, there):
                pieces[marker] = sent
                left -= sent
        return pieces

    def _send(self, army: Army, region: int, pieces: Mapping[str, int]) -> None:
        """Lay ``pieces`` that conquered ``region`` there, if they hold it; others are spent."""
        army.extra = {m: n for m, there in army.extra.items() if (n := there - pieces.get(m, 0))}
        for marker, n in pieces.items():
            if self.box.markers[marker].holds:
                self.shift(army, region, marker, n)

    def uphold(self, region: int) -> None:
        """Leave ``region`` if what is there no longer holds it.

        Tokens too few to stay go to another region of their army at once, the one most easily
        taken; without one an active race takes them in hand, and a declined one loses them
        (W-42, W-79).
        """
        from .orders import open_to, weakest

        here = self.state.regions[region]
        if here.army is None:
            return
        army, held = self._armies[here.army], self.held_without(region)
        if here.tokens >= self.least(army) or (held and not here.tokens):
            return
        self.forget_withdrawal(army)
        army.hand += here.tokens
        if held:
            self.state.add_tokens(region, -here.tokens)
        else:
            self.clear(region)
            self.emit("given_up", army.player, region, race=army.race)
        if here.tokens:
            there = open_to(self, army, here.tokens)
            order = weakest(self, [self.box.regions[r] for r in there if r != region])
            self._rehouse(army, region, here.tokens, order)
        self.retire_if_gone(army)

    def _rehouse(self, army: Army, left: int, n: int, order: Sequence[int]) -> None:
        """Put ``n`` tokens that have ``left`` a region in the first region of ``order``."""
        if order:
            self.put_down(army, order[0], n)
            self.emit("deployed", army.player, order[0], n, race=army.race)
        elif army.active:
            self.emit("waits", army.player, amount=n, race=army.race)
        else:
            army.hand -= n
            self.bank(army, n)
            self.emit("lost", army.player, left, n, race=army.race)

    def give_up(self, army: Army, region: int) -> int:
        """Leave ``region``: its tokens come in hand, its pieces go (B-56); tell how many."""
        tokens = self.state.regions[region].tokens
        army.hand += tokens
        self.clear(region)
        return tokens

    # -- conquest

    def tolls(self, attack: Attack) -> list[tuple[Me, Toll]]:
        """Return the coins due for ``attack``, each with who asks for them; nobody pays himself.

        What was collected when it was declared is not due again.
        """
        if "tolls" not in self.box.hooks:
            return []
        voices = self.voices("tolls")
        paid = bool(voices) and _declared(attack) in self.state.turn.used
        return [
            (me, toll)
            for me in voices
            for toll in me.effect.tolls(me, attack)
            if toll.payee != attack.army.player
            and not (paid and not toll.late)
            and not (toll.once and me.used(toll.once))
        ]

    def declare(self, attack: Attack) -> None:
        """Collect what must be paid before ``attack``, whatever comes of it (C-04).

        An effect that does something first (a roll, say) declares, and the conquest itself does
        not ask for these coins a second time.
        """
        for me, toll in self.tolls(attack):
            if not toll.late:
                self._collect(attack.army.player, me, toll)
                self.state.turn.used[_declared(attack)] = 1

    def _collect(self, payer: int, me: Me, toll: Toll) -> None:
        if toll.once:
            me.spend(toll.once)
        self.pay(payer, -toll.coins, toll.why)
        if toll.payee >= 0:
            self.pay(toll.payee, toll.coins, toll.why, me.army.race)

    def fail(self, attack: Attack) -> None:
        """Note that the final attempt at ``attack`` was too weak (B-53)."""
        line = self.conquest(attack)
        self.state.turn.failed.append(line)
        self.emit("failed", attack.army.player, attack.region.id, race=attack.army.race)
        for me in self.voices("on_attack"):
            me.effect.on_attack(me, line, won=False)

    def take(
        self,
        attack: Attack,
        tokens: int,
        *,
        losses: int | None = None,
        leaves_empty: bool = False,
    ) -> None:
        """Carry out ``attack`` with ``tokens`` from hand, in the order of step 5.

        ``losses``: exactly so many defending tokens are lost, whatever powers say (B-35).
        ``leaves_empty``: nobody holds the region afterwards (a bomb), so no tokens may go in.
        """
        army, region = attack.army, attack.region.id
        pieces = self._sent(army, tokens) if army.extra else {}
        came = tokens - sum(pieces.values())
        self.state.withdrawals.clear()
        self.declare(attack)
        late = [due for due in self.tolls(attack) if due[1].late]
        losers = self.voices_of(attack.loser, "on_lost") if attack.loser else []
        line = self.conquest(attack)
        if attack.loser:
            line = self.drive_out(attack.loser, line, losses)
        elif line.natives:
            self.emit("natives", army.player, region, line.natives, why=attack.region.native)
        self.clear(region)
        for me, toll in late:
            self._collect(army.player, me, toll)
        self.state.turn.used.pop(_declared(attack), None)
        for me in losers:
            me.effect.on_lost(me, line)
        if attack.loser:
            self.retire_if_gone(attack.loser)
        if not leaves_empty:
            regions = self.state.regions
            regions[region] = replace(regions[region], army=army.id, tokens=came)
            army.hand -= came
            self._changed_hands()
            if pieces:
                self._send(army, region, pieces)
        self.state.turn.journal.append(line)
        means = ending(self.box.traits, attack.means.rpartition("+")[2])
        self.emit("conquered", army.player, region, tokens, means, army.race, army=army.id)
        for me in self.voices_of(army, "on_conquered"):
            me.effect.on_conquered(me, line)
        for me in self.voices("on_attack"):
            me.effect.on_attack(me, line, won=True)

        if leaves_empty:
            self.emit("given_up", army.player, region, race=army.race)

    def drive_out(
        self, loser: Army, line: Conquest, losses: int | None = None, usual: int = 1
    ) -> Conquest:
        """Losses to the tray, the rest waits for the withdrawals; return ``line`` with the former.

        ``losses``: exactly so many; else ``usual``, less what powers save.
        """
        lost = self._losses(loser, line, usual) if losses is None else losses
        lost = max(0, min(line.tokens, lost))
        if line.tokens > lost and not self._gets_away(loser, line.region):
            lost = line.tokens
        self.bank(loser, lost)
        loser.driven += line.tokens - lost
        if lost:
            self.emit("lost", loser.player, line.region, lost, race=loser.race)
        if line.tokens > lost:
            self.emit("driven", loser.player, line.region, line.tokens - lost, race=loser.race)
        return replace(line, killed=lost) if lost else line

    def _losses(self, loser: Army, line: Conquest, usual: int) -> int:
        """Return the tokens that ``loser`` loses by ``line``; declined ones all die (B-26)."""
        gentle = self.voices("harmless")
        if any(me.army.id == line.by and me.effect.harmless(me, line) for me in gentle):
            return 0
        if not self.survives(loser):
            return line.tokens
        return usual + sum(me.effect.losses(me, line) for me in self.voices_of(loser, "losses"))

    def _gets_away(self, loser: Army, region: int) -> bool:
        """Whether what ``region`` is taken from has somewhere to go, or may wait in hand (U-67)."""
        if loser.active or self.commands(loser):
            return True
        return any(spec.id != region for spec in self.quarters(loser))

    # -- losses without a conquest

    def expel(self, by: Army, region: int, losses: int, means: str) -> None:
        """Force everybody out of ``region``, which nobody takes (U-48).

        Its race loses ``losses`` tokens, less what powers save, and natives leave the game.
        ``by``: whose ``means``, a trait's id, it is.
        """
        attack = self.attack(by, region, means)
        line = replace(self.conquest(attack), forced=True)
        self.state.withdrawals.clear()
        if attack.loser:
            line = self.drive_out(attack.loser, line, usual=losses)
        elif line.natives:
            self.emit("natives", by.player, region, line.natives, why=attack.region.native)
        self.clear(region)
        self.state.turn.forced.append(line)
        if attack.loser:
            self.retire_if_gone(attack.loser)

    def remove(self, by: Army, region: int, n: int, means: str) -> None:
        """Force ``n`` race tokens or natives off ``region``; others may stay there (W-46, U-51).

        What powers save waits for the withdrawals; of one's own tokens they save none.
        """
        attack = self.attack(by, region, means)
        line = self.conquest(attack)
        line = replace(line, tokens=min(n, line.tokens), natives=min(n, line.natives), forced=True)
        if loser := attack.loser:
            own = loser.player == by.player
            line = self.drive_out(loser, line, line.tokens if own else None, usual=line.tokens)
            self.forget_withdrawal(loser)
            self.state.add_tokens(region, -line.tokens)
            self.uphold(region)
        elif line.natives:
            here = self.state.regions[region]
            self.state.regions[region] = replace(here, natives=here.natives - line.natives)
            self.emit("natives", by.player, region, line.natives, why=attack.region.native)
        self.state.turn.forced.append(line)

    def shove(self, region: int, to: int, n: int = 1) -> None:
        """Move ``n`` tokens from ``region`` to another region of the same army (W-46)."""
        holder = self.state.regions[region].army
        assert holder is not None
        army = self._armies[holder]
        self.forget_withdrawal(army)
        self.state.add_tokens(region, -n)
        self.state.add_tokens(to, n)
        self.emit("deployed", army.player, to, n, race=army.race)
        self.uphold(region)

    def hand_over(self, region: int, army: Army, n: int = 1) -> None:
        """Let ``army`` hold ``region`` of another race of its player, which leaves it (U-38).

        Up to ``n`` tokens come from its hand; those that were there go to the tray.
        """
        here = self.state.regions[region]
        assert here.army is not None
        old, came = self._armies[here.army], min(n, army.hand)
        self.forget_withdrawal(old)
        self.bank(old, here.tokens)
        self.state.regions[region] = replace(here, army=army.id, tokens=came)
        army.hand -= came
        self._changed_hands()
        self.emit("deployed", army.player, region, came, race=army.race)
        self.retire_if_gone(old)

    def swap(self, one: int, other: int) -> None:
        """Exchange all that stands in two regions, relics too, but nothing of the land (W-47).

        It is no conquest: nothing is lost.  Whoever lets it happen tells it.
        """
        regions = self.state.regions
        printed = {terrain.marker for terrain in self.box.terrains.values()}
        here, there = regions[one], regions[other]
        for to, was, comes in ((one, here, there), (other, there, here)):
            land = {m: n for m, n in was.markers.items() if m in printed}
            pieces = {m: n for m, n in comes.markers.items() if m not in printed}
            regions[to] = replace(comes, markers={**land, **pieces})
        for find in self.state.finds:
            if find.region in (one, other) and self.box.finds[find.id].family == "relic":
                find.region = one + other - find.region
        for army in (here.army, there.army):
            if army is not None:
                self.forget_withdrawal(self._armies[army])
        self._changed_hands()

    def clear(self, region: int) -> None:
        """Empty a region of its occupier and of the pieces that leave with him (B-56)."""
        regions, markers = self.state.regions, self.box.markers
        for marker in regions[region].markers:
            if not markers[marker].stays_when_lost:
                self._lift(region, marker)
        regions[region] = Region(markers=regions[region].markers)
        self._changed_hands()

    def retire_if_gone(self, army: Army) -> None:
        """Return the banner of a declined race that has left the board (B-19, B-67).

        What was driven out of it is lost with its last region (U-66), unless it can conquer.
        """
        if army.active or army.id not in self._armies or self.regions_of(army):
            return
        if not (army.hand or army.driven) or not self.commands(army):
            self.retire(army)

    def retire(self, army: Army) -> None:
        """Take the declined ``army`` out of the game: all there is of it (B-19, B-66)."""
        for spec in tuple(self.regions_of(army)):
            self.bank(army, self.state.regions[spec.id].tokens)
            self.clear(spec.id)
        self.bank(army, army.hand + army.driven)
        army.extra = {}
        self.forget_withdrawal(army)
        self.state.questions = [q for q in self.state.questions if q.army != army.id]
        self.state.armies.remove(army)
        if army.power:
            self.state.discards.append(army.power)
        self.emit("removed", army.player, race=army.race, army=army.id)
        self.armies_changed()
        self.box.market.give_back(self, army.race)

    def forget_withdrawal(self, army: Army) -> None:
        """What ``army`` has withdrawn can no longer be rearranged."""
        self.state.withdrawals = [w for w in self.state.withdrawals if w.army != army.id]

    # -- badges

    def swap_badge(self, army: Army, place: int) -> None:
        """Exchange the badge of ``army`` for the one on offer at ``place``; coins stay there."""
        assert army.power is not None
        army.power = self.box.market.swap(self, place, army.power)
        self.armies_changed()
        self.emit("swapped", army.player, amount=place, race=army.race, power=army.power)

    # -- what follows from the state

    def armies_changed(self) -> None:
        """Forget which effects are in force: an army came, went, declined or took the turn."""
        self._armies = {a.id: a for a in self.state.armies}
        self._sources = None
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

    def _changed_hands(self) -> None:
        self._held = None
        self.reach_cache.clear()
        if self._lends or self.state.finds:
            self._sources = None
            self.let_go()


def _declared(attack: Attack) -> str:
    """Return under which name it is noted that what is due before ``attack`` was paid."""
    return f"declared.{attack.army.id}.{attack.region.id}.{attack.means}"
