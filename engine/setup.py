"""How a table is set up: what people choose, and the value it comes to.

A :class:`Setup` says all that a :class:`~engine.Box` is made from; it is stored with a game, so
nobody else knows how a table is set up.  What can be chosen is for the editions to say.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

PLUS = "+"
"""What joins the names of several editions, as people type them: ``base+underground``."""


class SetupError(ValueError):
    """No table can be set up like that; the message is a sentence that says what can be."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What is chosen before a game begins."""

    editions: tuple[str, ...]
    """Whose races and powers are played with, the first one's rules coming first."""
    players: int
    world: str = ""
    """The edition whose boards lie on the table; empty: the first one."""
    variant: str = ""
    """A way to play that an edition offers besides the usual one; empty: the usual one."""
    finds: bool = True
    """What lies hidden on the boards, if anything, is played with."""
    flags: tuple[tuple[str, str], ...] = ()
    """Rules that may be read in several ways, and how they are read; by name, others as usual."""
    finds_of: str = ""
    """The edition that brings what lies hidden, and nothing else; empty: no such edition."""
    rulings: tuple[str, ...] | None = field(default=None, compare=False)
    """Rulings of :attr:`Choices.rulings` that hold; ``None``: all.  Nobody chooses it: in a new
    game all do."""

    @property
    def home(self) -> str:
        """The edition whose boards lie on the table."""
        return self.world or next(iter(self.editions), "")

    @property
    def boxes(self) -> tuple[str, ...]:
        """Every edition of which anything is on the table, those with races and powers first."""
        named = (*self.editions, self.home, self.finds_of)
        return tuple(dict.fromkeys(filter(None, named)))


@dataclass(frozen=True, slots=True)
class Choices:
    """What an edition lets people choose when its boards lie on the table."""

    players: tuple[int, ...]
    """Numbers of players that there are boards for."""
    guests: tuple[str, ...] = ()
    """Editions whose races and powers can be played with on its boards besides its own."""
    variants: tuple[str, ...] = ()
    flags: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """How each rule that may be read in several ways can be read, the usual way first."""
    rulings: tuple[str, ...] = ()
    """Rulings that came when games were stored already, which go on without them."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table is set up with, everything drawn that a set-up draws."""

    editions: tuple[str, ...]
    """As in :class:`Choice`."""
    boards: tuple[str, ...]
    """Ids of the boards on the table: ``base-3p``."""
    players: int
    variant: str = ""
    finds: bool = True
    flags: tuple[tuple[str, str], ...] = ()
    world: str = ""
    drawn: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """Natives and pieces whose regions are drawn, each with its regions, named once for each of it.

    Regions by their numbers on the table.  Natives take the place of those that are printed."""
    finds_of: str = ""
    rulings: tuple[str, ...] = ()
    """Later rulings that hold, by name; a game from before one was made doesn't have it."""

    def reading(self, flag: str) -> str:
        """Return how a rule that may be read in several ways is read; empty: in the usual one."""
        return dict(self.flags).get(flag, "")

    def follows(self, ruling: str) -> bool:
        """Whether a later ruling holds; it does in every game that began since it was made."""
        return ruling in self.rulings

    @property
    def choice(self) -> Choice:
        """What was chosen to come to this."""
        return Choice(
            self.editions,
            self.players,
            self.world,
            self.variant,
            self.finds,
            self.flags,
            self.finds_of,
            self.rulings,
        )

    @property
    def home(self) -> str:
        """The edition whose boards lie on the table."""
        return self.choice.home

    @property
    def boxes(self) -> tuple[str, ...]:
        """Every edition of which anything is on the table, those with races and powers first."""
        return self.choice.boxes

    @classmethod
    def of(
        cls,
        choice: Choice,
        boards: tuple[str, ...],
        drawn: tuple[tuple[str, tuple[int, ...]], ...] = (),
    ) -> Setup:
        """Return what ``choice`` comes to on ``boards``, with what is ``drawn`` besides."""
        return cls(
            choice.editions,
            boards,
            choice.players,
            choice.variant,
            choice.finds,
            choice.flags,
            choice.world,
            drawn,
            choice.finds_of,
            choice.rulings or (),
        )


def before_setups(edition: str, players: int) -> Setup:
    """Return the set-up of a game from before set-ups were stored: one edition, one board."""
    return Setup((edition,), (f"{edition}-{players}p",), players)
