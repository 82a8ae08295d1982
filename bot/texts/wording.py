"""How players, races, places and lists are called in texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.storage.rows import Former, Seat
from bot.tables.table import Table, flags_of
from bot.texts.i18n import NO_EMOJIS, Words, key_of, marked
from bot.texts.plain import clean, escaped
from engine import FAMILIES
from engine.view import ArmyView, ComboView, View

LABEL: Final = 60
"""Characters of a list in a button's label."""


def house_rules(
    editions: Iterable[str], flags: Iterable[tuple[str, str]], words: Words
) -> list[str]:
    """Return those of ``flags`` that are not read in the usual way, a line each."""
    known = flags_of(editions)
    return [
        words(key_of("house", "rule", flag, reading))
        for flag, reading in flags
        if reading in known.get(flag, ())[1:]
    ]


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of one language together with the people of one table."""

    words: Words
    people: tuple[str, ...]
    """Players' names by seat, escaped for message text."""
    labels: tuple[str, ...]
    """The same for buttons and pictures, where nothing is markup."""
    emojis: Mapping[str, str] = field(default_factory=dict)
    """Markup of emojis of races, powers and others, by the keys of their names; none until they are
    there."""
    reader: int | None = None
    """Seat of the only one who reads it, who is called "you"; ``None``: it is for everybody."""
    seats: tuple[Seat, ...] = ()
    """Whose names they are."""

    @classmethod
    def of(cls, table: Table, words: Words, reader: int | None = None) -> Wording:
        """Return the wording for ``table``; ``reader``: user id, for a private answer."""
        seats = sorted(table.seats, key=lambda s: s.seat)
        return cls(
            words,
            tuple(called(s, words, escaped) for s in seats),
            tuple(called(s, words) for s in seats),
            words.emojis,
            None if reader is None else table.seat_of(reader),
            tuple(seats),
        )

    def then(self, seq: int) -> Wording:
        """Return the same with the names of who had the seats when line ``seq`` was said."""
        if all(self.held(seat.seat, seq) for seat in self.seats):
            return self
        was = [s if (f := s.then(seq)) is None else _as_was(s, f) for s in self.seats]
        mine = self.reader is not None and self.held(self.reader, seq)
        return replace(
            self,
            people=tuple(called(s, self.words, escaped) for s in was),
            labels=tuple(called(s, self.words) for s in was),
            reader=self.reader if mine else None,
        )

    def held(self, seat: int, seq: int) -> bool:
        """Whether who has ``seat`` now had it when line ``seq`` was said."""
        return not self.seats or self.seats[seat].then(seq) is None

    def computer(self, seat: int, seq: int) -> bool:
        """Whether ``seat`` was a computer's when line ``seq`` was said."""
        if not self.seats:
            return False
        was = self.seats[seat]
        return (was.then(seq) or was).computer

    def you(self, seat: int) -> str:
        """Return whether ``seat`` is the reader's, as texts ask for it: "yes" or "no"."""
        return "yes" if seat == self.reader else "no"

    def playing(self, table: Table, seat: int) -> str:
        """Return the name of who plays ``seat``, with a note where the autopilot does instead."""
        name = self.people[seat]
        if table.plays_itself(seat) and not table.seats[seat].computer:
            return self.words("seat-on-autopilot", player=name)
        return name

    def name(self, name: str) -> str:
        """Return a player's name, escaped for message text."""
        return escaped(name, self.words("nobody-known"))

    @property
    def plain(self) -> Wording:
        """The same for buttons and lists, where emojis would be read as text."""
        return replace(self, emojis=NO_EMOJIS)

    def emoji(self, thing: str) -> str | None:
        """Return the emoji of a race, a power or whatever else bears that id, if there is one.

        Of what is lent, ``lender.thing``, it is the thing's emoji.
        """
        keys = (key_of(family, end) for end in _ends(thing) for family in FAMILIES)
        return next((self.emojis[key] for key in keys if key in self.emojis), None)

    def thing(self, family: str, thing: str) -> str:
        """Return the name of something of a family after its emoji."""
        key = key_of(family, thing)
        emoji = self.emojis.get(key)
        return marked(self.words(key), f"{emoji} " if emoji else "")

    def race(self, race: str) -> str:
        """Return a race's name after its emoji."""
        return self.combo(race, None)

    def combo(self, race: str, power: str | None) -> str:
        """Return the name of a race with its badge, if it has one still, after their emojis."""
        keys = [key_of("race", race)]
        name = self.words(keys[0])
        if power:
            keys.insert(0, key_of("power", power))
            name = self.words("combo", power=self.words(keys[0]), race=name)
        emojis = (f"{self.emojis[key]} " for key in keys if key in self.emojis)
        return marked(name, "".join(emojis))

    def army(self, army: ArmyView | ComboView) -> str:
        """Return the name of an army or of a combo on offer."""
        return self.combo(army.race, army.power)

    def sided(self, army: ArmyView | ComboView) -> str:
        """Return the same with the faction of its race, if it has one, and its side this turn."""
        combo = self.army(army)
        if not army.faction:
            return combo
        faction = self.words(key_of("faction", army.faction))
        side = army.sides_with if isinstance(army, ArmyView) else ""
        if side and side != army.faction:
            side = self.words(key_of("faction", side))
            return self.words("combo-on-side", combo=combo, faction=faction, side=side)
        return self.words("combo-of-faction", combo=combo, faction=faction)

    def why(self, why: str, amount: int = 1) -> str:
        """Return the name of a reason: a line of a price, or a thing of whatever family.

        Of what is lent, ``lender.thing``, it is the thing's name.
        ``amount``: how many there are of it, where that makes a difference.
        """
        return self.words(self._named(why)[1], amount=amount)

    def is_nobodys(self, piece: str) -> bool:
        """Whether a piece or a find isn't called a player's, whoever's region it lies in."""
        _, key = self._named(piece)
        return self.words.has_part(key, "owner") and self.words.part(key, "owner") == "nobody"

    def offered(self, way: str) -> str:
        """Return the name of what offers a way to conquer, or uses: "Sword"; "Sword (Bag)" lent.

        Of two ways together, ``magic.sword+carpet``, it is both names.
        """
        return self.listed([self._offered(part) for part in way.split("+")])

    def _offered(self, way: str) -> str:
        lender, key = self._named(way, ("way", "why", *FAMILIES))
        name = self.words(key, amount=1)
        return self.words("lent", thing=name, lender=self._lending(lender)) if lender else name

    def _lending(self, lender: str) -> str:
        """Return the name of what lends: of a power the piece by which it does, if it has one."""
        return self.words(self._named(lender, ("lender", "why", *FAMILIES))[1], amount=1)

    def _named(self, id: str, families: Sequence[str] = ("why", *FAMILIES)) -> tuple[str, str]:
        """Return what lends the thing that ``id`` is, if anything does, and the key of its text."""
        for end in _ends(id):
            for family in families:
                if self.words.has(key := key_of(family, end)):
                    return id.removesuffix(end).removesuffix("."), key
        return "", key_of(families[0], id)

    def use(self, trait: str, target: int, view: View) -> str:
        """Return what using a power on region ``target`` (-1: on none) does, for labels."""
        owner = view.region(target).owner if target >= 0 else None
        return self.using(trait, str(target), "none" if owner is None else self.labels[owner])

    def using(self, trait: str, region: str, player: str = "none") -> str:
        """Return what using a power on a region does; ``player``: who holds that."""
        _, key = self._named(trait, ("use",))
        return self.by_lender(trait, "use", self.words(key, region=region, player=player))

    def by_lender(self, thing: str, family: str, done: str) -> str:
        """Return what is ``done`` with a thing after the name of what lends it, if anything does.

        ``family``: of which it has a text.
        """
        lender, _ = self._named(thing, (family,))
        return self.words("key-way", way=self._lending(lender), what=done) if lender else done

    def pieces(self, pieces: Iterable[tuple[str, int]]) -> str:
        """Return pieces by marker and number: "hammer ×2, champion"."""
        named = ((self.words(key_of("marker", marker)), n) for marker, n in pieces)
        return self.words.row(
            self.words("list-times", what=name, times=n) if n > 1 else name for name, n in named
        )

    def step(self, step: str) -> str:
        """Return what is to be done in a step."""
        return self.words(key_of("step", step))

    def listed(self, items: Sequence[str]) -> str:
        """Return ``items`` as a list in words: "3, 7 and 9"."""
        return self.words.listed(items)

    def together(self, names: Sequence[str]) -> str:
        """Return people's names as a list, for a sentence that adds the last one's title."""
        return self.words.together(names)

    def added(self, moves: Iterable[tuple[int, int]]) -> str:
        """Return tokens put to what stands there already: "+2 on 9 and +3 on 12"."""
        return self.listed([self.words("added", region=r, tokens=n) for r, n in moves])

    def counted(self, tokens: Mapping[int, int]) -> str:
        """Return how many tokens stand where: "3 on 9 and 1 on 12"."""
        return self.listed([self.words("put", region=r, tokens=n) for r, n in tokens.items()])

    def moves(self, moves: Iterable[tuple[int, int]]) -> str:
        """Return placements as they are typed: "9:2 12:1"."""
        return " ".join(f"{region}:{tokens}" for region, tokens in moves)

    def put(self, moves: Iterable[tuple[int, int]]) -> str:
        """Return placements for a label: "2 on 9, 1 on 12"; as they are typed if that is long."""
        moves = tuple(moves)
        told = self.words.row(self.words("put", region=r, tokens=n) for r, n in moves)
        return told if len(told) <= LABEL else self.moves(moves)

    def standing(self, tokens: Mapping[int, int]) -> str:
        """Return what stands where, told together where as many do: "2 on each of 3 and 9"."""
        more = {region: n for region, n in tokens.items() if n > 1 or len(tokens) == 1}
        alike = {n: [str(r) for r in more if more[r] == n] for n in more.values()}
        told = [
            self.words("standing", region=regions[0], tokens=n)
            if len(regions) == 1
            else self.words("standing-several", regions=self.listed(regions), tokens=n)
            for n, regions in alike.items()
        ]
        ones = [region for region in tokens if region not in more]
        if not more:
            return self.words("standing-ones")
        if ones:
            told.append(self.words("standing-others", region=ones[0], count=len(ones)))
        return self.words.row(told, "standing-between")

    def holder(self, view: View, region: int, *, plain: bool = False) -> str:
        """Return a region's name, terrain and who is in it: ``Larkrise, hill, 2 of Bob's Trolls``.

        ``plain``: for labels, where nothing is markup.
        """
        here, people = view.region(region), self.labels if plain else self.people
        terrain = self.words(key_of("terrain", here.terrain))
        name = key_of("region", here.board, str(here.number))
        if self.words.has(name):
            terrain = self.words("region-named", name=self.words(name), terrain=terrain)
        if here.owner is not None and here.race:
            how = "active" if here.active else "declined"
            who = {"player": people[here.owner], "you": self.you(here.owner)}
            race = (self.plain if plain else self).race(here.race)
            if holds := holding(view, region):
                pieces = self.pieces(holds)
                key = f"held-pieces-{how}"
                return self.words(key, terrain=terrain, **who, race=race, pieces=pieces)
            return self.words(f"held-{how}", terrain=terrain, **who, race=race, tokens=here.tokens)
        if here.natives:
            natives = self.words(key_of("native", here.native))
            return self.words("held-natives", terrain=terrain, natives=natives, count=here.natives)
        return terrain


def holding(view: View, region: int) -> list[tuple[str, int]]:
    """Return the pieces, and how many, that hold a region without tokens (W-43, W-48)."""
    here = view.region(region)
    if here.owner is None or here.tokens:
        return []
    return [(m, n) for m, n in here.markers if m in view.markers and view.markers[m].holds]


def _ends(id: str) -> Iterator[str]:
    """Yield ``id`` and what is left of it behind each dot: ``magic.sword``, ``sword``."""
    while id:
        yield id
        id = id.partition(".")[2]


def _as_was(seat: Seat, former: Former) -> Seat:
    return replace(seat, name=former.name, computer=former.computer)


def called(seat: Seat, words: Words, made: Callable[[str, str], str] = clean) -> str:
    """Return what is written for who has a seat; ``made`` makes a person's name safe to show."""
    if seat.computer:
        return words("computer", name=words(key_of("computer", seat.name)))
    if not seat.name:
        # Whose data were deleted has no name any more.
        return words("former-player", number=seat.seat + 1)
    return made(seat.name, words("nobody-known"))
