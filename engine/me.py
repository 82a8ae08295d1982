"""What a hook is given: the table as one effect of one army sees it, and who speaks for an army."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .actions import Use
from .specs import RegionSpec
from .state import About, Army, Conquest, Find

if TYPE_CHECKING:
    from .hooks import Effect, Trait
    from .table import Game


class Source(NamedTuple):
    """What speaks for an army: its race, its power, a rule, a find, or what one of these lends."""

    trait: Trait
    army: Army
    memory: dict[str, int]
    """Where it remembers: a find in its own, all else, what a find lends too, in the army's."""
    key: str
    """What it is told from all others by: ``12.elves``, ``find.sword``, ``find.circle.royal``."""
    find: Find | None = None
    """The find that it is; ``None`` if it is none or only lent by one."""

    @classmethod
    def of(cls, trait: Trait, army: Army) -> Source:
        """Return the source that ``trait`` is as a tile of ``army``, or as a rule for it."""
        return cls(trait, army, army.memory, f"{army.id}.{trait.id}")

    @classmethod
    def found(cls, trait: Trait, army: Army, find: Find) -> Source:
        """Return the source that ``find``, whose trait it is, is for ``army``."""
        return cls(trait, army, find.memory, find.key, find)

    @property
    def way(self) -> str:
        """Id of the way to conquer, or of the uses, that it may offer its army.

        What it remembers bears it too.
        """
        return self.key.partition(".")[2]

    @property
    def borrowed(self) -> bool:
        """Whether something else lends it: it is no find, nor the army's own tile or a rule."""
        return self.find is None and self.key != f"{self.army.id}.{self.trait.id}"


class Me(NamedTuple):
    """One effect at work for one army: the ``self`` every hook is given."""

    game: Game
    army: Army
    trait: Trait
    effect: Effect
    source: Source

    @property
    def label(self) -> str:
        """Id of the trait, for explanations."""
        return self.trait.id

    @property
    def key(self) -> str:
        """What my source is told from all others by."""
        return self.source.key

    @property
    def find(self) -> Find | None:
        """The find that I am; ``None`` if I am none or only lent by one."""
        return self.source.find

    @property
    def borrowed(self) -> bool:
        """Whether something else lends me to my race."""
        return self.source.borrowed

    @property
    def place(self) -> int | None:
        """The region that I, a find, lie in; ``None`` if I lie in none, or am no find."""
        find = self.source.find
        return find.region if find else None

    @property
    def way(self) -> str:
        """Id of the way or of the uses that I offer: ``sword``; ``magic.sword`` where lent."""
        return self.source.way

    def does(self, means: str) -> bool:
        """Whether the way that I offer is, or is part of, the ``means`` of an attack."""
        return bool(means) and self.source.way in means.split("+")

    def regions(self) -> Sequence[RegionSpec]:
        """Return the regions my race occupies, in board order."""
        return self.game.regions_of(self.army)

    def journal(self) -> list[Conquest]:
        """Return this turn's conquests made by my army (B-52)."""
        return [c for c in self.game.state.turn.journal if c.by == self.army.id]

    def recall(self, name: str, default: int = 0) -> int:
        """Return what I remember under ``name``."""
        return self.source.memory.get(f"{self.source.way}.{name}", default)

    def remember(self, name: str, value: int) -> None:
        """Remember ``value`` between turns."""
        self.source.memory[f"{self.source.way}.{name}"] = value
        self.game.said()

    def forget(self, name: str) -> None:
        """Forget what I remember under ``name``."""
        self.source.memory.pop(f"{self.source.way}.{name}", None)
        self.game.said()

    def used(self, slot: str = "") -> bool:
        """Whether this turn's use of my power (for ``slot``) is spent."""
        return f"{self.source.key}.{slot}" in self.game.state.turn.used

    def spend(self, slot: str = "") -> None:
        """Note that my power has been used this turn (for ``slot``)."""
        self.game.state.turn.used[f"{self.source.key}.{slot}"] = 1
        self.game.said()

    def next_slot(self, uses: int) -> str:
        """Return the slot of the next of so many ``uses`` a turn; empty: all of them are spent."""
        return next((slot for slot in map(str, range(1, uses + 1)) if not self.used(slot)), "")

    def unobjected(self, uses: Iterable[Use]) -> Iterator[Use]:
        """Yield those of ``uses`` that I have no objection to."""
        for use in uses:
            if next(iter(self.effect.objections(self, use)), None) is None:
                yield use

    def note(self, *, region: int = -1, amount: int = 0, seat: int = -1, why: str = "") -> None:
        """Tell something that only I know the words for; ``why``: a thing that it is about."""
        self.game.emit("note", self.army.player, region, amount, why, thing=self.label, seat=seat)

    def ask(
        self,
        name: str,
        options: Sequence[int] = (),
        about: About = "region",
        *,
        things: Sequence[str] = (),
        at_least: int = 0,
        up_to: int = 1,
        repeats: bool = False,
        default: Sequence[int] = (),
        always: bool = False,
    ) -> None:
        """Ask my player to choose among ``options``; the answer comes to ``on_answer``.

        About things they are the numbers of those given, from 0.  ``default``: a legal whole
        answer for a player who gives none; one that takes some thought comes from ``suggests``.
        ``always``: ask even if there is nothing to pick, so that nobody learns of that: where
        the options hang on what is hidden, on a purse for instance (W-54).
        """
        self.game.ask(
            self,
            name,
            list(range(len(things))) if things else list(options),
            "thing" if things else about,
            list(things),
            at_least=at_least,
            up_to=up_to,
            repeats=repeats,
            default=list(default),
            always=always,
        )
