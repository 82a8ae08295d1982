"""The hook points: every way a race or a power may bend a rule.

An :class:`Effect` is a small frozen value that overrides a few hooks.  A
:class:`Trait` names a tuple of effects and says when they work.  Effects hold
no game data: what must be remembered goes to the army's memory, what lies on
the board is a marker, so the state alone decides what is in force and nothing
has to be subscribed or unsubscribed.

Families, by name:

* *numbers and yes/no*: ``cost losses harmless survives links reaches entry opens settles garrison
  keeps regroups commands takes_slot income scales claims lent``, and of attacks ``way strikes tolls
  fees suppresses passes``; pure, they return contributions;
* *who speaks*: ``lends``; pure;
* *objections*: ``forbids``; pure, it returns reasons;
* *what anybody can see*: ``spares lying``; pure, asked when a table is looked at;
* *optional powers*: ``offers objections perform during``;
* *answers*: ``suggests``; pure, asked only when somebody needs to know;
* *moments*: ``on_*``; they may change the table, only through ``me.game`` verbs.

``docs/hooks.md`` tells when each is called and who uses it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from .actions import Use
from .specs import RegionSpec
from .state import Army, Conquest
from .worlds import Conditional, Lack, World

if TYPE_CHECKING:
    from .me import Me, Source


class Mod(NamedTuple):
    """One contribution to a number, with the reason shown to players."""

    amount: int
    why: str
    regions: tuple[int, ...] = ()
    """Of coins: the regions that earn one each, if it is regions that do."""


class Cost(NamedTuple):
    """Tokens that conquests cost more (+) or less (-), with the reason, and where they do."""

    amount: int
    why: str
    where: Collection[int] | None = None
    """Ids of the regions in question; ``None``: all."""


EVERYTHING: Final = "*"
"""For :class:`Strike`: all lines of a price, whatever they are called."""


class Strike(NamedTuple):
    """Lines of a price that do not count, and where they do not."""

    names: Collection[str]
    """As the lines are called, or ``EVERYTHING`` among them."""
    where: Collection[int] | None = None
    """Ids of the regions in question; ``None``: all."""


class Claim(NamedTuple):
    """Coins that another player owes at the scoring."""

    coins: int
    payer: int
    """His seat."""
    why: str


class Toll(NamedTuple):
    """Coins that are due for an attack."""

    coins: int
    why: str
    payee: int = -1
    """Seat that gets them; -1: the bank."""
    late: bool = False
    """They must be there before, but are paid only if the attack succeeds."""
    once: str = ""
    """Paid for under this name, they are not due again in the same turn."""


class Way(NamedTuple):
    """Another way to conquer than the plain one, once a turn; its id is that of what offers it."""

    reach: Collection[int] = ()
    """Regions that may be attacked so besides those in plain reach."""
    beside: bool = False
    """It may go together with one other way."""
    only: bool = False
    """It leads to no other region than those of ``reach``, whatever is in plain reach."""


During = Literal["ready", "conquer", "closed", "redeploy"]
"""When an optional power may be used: while readying, which leaves abandoning open (B-17), between
conquests, after the final attempt, or as tokens are redeployed."""
_CONQUERING: Final[tuple[During, ...]] = ("conquer",)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be done: a text key, the region it is about, numbers for the text."""

    key: str
    region: int = -1
    params: dict[str, int | str] = field(default_factory=dict)


class RuleError(ValueError):
    """An action the rules refuse; ``refusals`` say why, for the player."""

    def __init__(self, *refusals: Refusal) -> None:
        super().__init__(", ".join(r.key for r in refusals))
        self.refusals = refusals


class Lasts(Enum):
    """When a trait works."""

    ACTIVE = "active"
    DECLINE = "decline"
    ALWAYS = "always"

    def covers(self, army: Army) -> bool:
        """Whether it works for ``army`` as it stands."""
        return self is Lasts.ALWAYS or army.active is (self is Lasts.ACTIVE)


Aim = Literal["conquest", "removal", "touch"]
"""What an attack is for: to take the region; to force tokens off it or to another region, without
taking it (W-20, W-46); or to do something else to what is there (a swap, a theft, W-52)."""


class Attack(NamedTuple):
    """A conquest being considered.  Handed to every hook that prices or forbids it.

    It may be a removal or a touch instead: see ``aim``.
    """

    army: Army
    region: RegionSpec
    loser: Army | None
    means: str = ""
    """What it would be done with: the id of a way (two joined by ``+``) or of the optional power,
    as :attr:`Me.way` has it; empty for the plain way with tokens."""
    aim: Aim = "conquest"
    """What it is for.  ``tolls`` and ``forbids`` that mean conquests only must look at it."""


class Effect(Conditional):
    """Base of all effects; every hook has a neutral default."""

    __slots__ = ()

    def cost(self, me: Me, means: str) -> Iterable[Cost]:
        """Tokens that my conquests by ``means`` (as of an :class:`Attack`) cost more or less."""
        return ()

    def losses(self, me: Me, conquest: Conquest) -> int:
        """Change to the tokens I lose by ``conquest``; else one, unless it is ``forced``."""
        return 0

    def harmless(self, me: Me, conquest: Conquest) -> bool:
        """Nobody dies in ``conquest``, my own or of my region: all tokens there get away.

        It may be ``forced`` instead, or of a ``part`` of the tokens there.
        """
        return False

    def survives(self, me: Me) -> bool:
        """In decline I lose no more than an active race, and withdraw like one."""
        return False

    def links(self, me: Me, region: RegionSpec) -> Iterable[int]:
        """Regions that count as adjacent to ``region``, which I hold."""
        return ()

    def reaches(self, me: Me) -> Iterable[int]:
        """Regions I may conquer, as an entry too, without their being adjacent."""
        return ()

    def entry(self, me: Me) -> Iterable[int]:
        """Regions where I may enter the map besides the usual ones."""
        return ()

    def opens(self, me: Me, region: RegionSpec) -> bool:
        """I may conquer and hold ``region`` although its terrain is closed."""
        return False

    def settles(self, me: Me, region: RegionSpec) -> bool:
        """I may stay in ``region`` although such terrain is left again."""
        return False

    def garrison(self, me: Me) -> int:
        """Fewest tokens of mine that a region can be held with, where there are any."""
        return 1

    def keeps(self, me: Me, tokens: int) -> int:
        """Tokens of ``tokens`` that stay in a region when I go in decline."""
        return 1

    def regroups(self, me: Me) -> bool:
        """Just gone in decline, I redeploy once more before the turn is scored."""
        return False

    def commands(self, me: Me) -> bool:
        """My army may conquer although it is in decline."""
        return False

    def takes_slot(self, me: Me) -> bool:
        """In decline I count as my player's one declined race."""
        return True

    def income(self, me: Me) -> Iterable[Mod]:
        """Bonus coins at the end of my turn."""
        return ()

    def scales(self, me: Me) -> Iterable[int]:
        """Regions of mine whose coins, the bonuses they earn included, count once more."""
        return ()

    def claims(self, me: Me) -> Iterable[Claim]:
        """Coins that others owe me after all other income of my turn."""
        return ()

    def lent(self, me: Me) -> int:
        """Tokens I fight with that are set aside as soon as my conquests are over."""
        return 0

    def way(self, me: Me) -> Way | None:
        """A way to conquer that I offer my army now; :meth:`Me.does` tells when it is used."""
        return None

    def strikes(self, me: Me, means: str) -> Iterable[Strike]:
        """Price lines that do not count in my conquests by ``means``."""
        return ()

    def tolls(self, me: Me, attack: Attack) -> Iterable[Toll]:
        """Coins that must be paid for ``attack``, on a region of mine.

        It may be a removal or a touch: see ``attack.aim``.
        """
        return ()

    def fees(self, me: Me, attack: Attack) -> Iterable[Toll]:
        """Coins that must be paid for ``attack``, my own; see ``tolls``."""
        return ()

    def suppresses(self, me: Me, attack: Attack, other: Source) -> bool:
        """What ``other``, the attacker's, helps with does not work in ``attack``, on my region."""
        return False

    def passes(self, me: Me, attack: Attack, marker: str) -> bool:
        """That the region is immune by ``marker`` does not bar my own ``attack``."""
        return False

    def lends(self, me: Me) -> Iterable[str]:
        """Ids of other things whose traits speak for my race as well, right after mine.

        It is asked before anybody speaks, so it may look at the table but ask no voices.
        """
        return ()

    def forbids(self, me: Me, attack: Attack) -> Iterable[Refusal]:
        """Reasons why ``attack``, my own or one on a region of mine, may not happen.

        It may be a removal or a touch: see ``attack.aim``.
        """
        return ()

    def spares(self, me: Me) -> Iterable[int]:
        """Seats whose active race may not attack mine now, for everybody to see."""
        return ()

    def lying(self, me: Me) -> Iterable[tuple[int, str, int]]:
        """Pieces of mine that lie before players and not in a region: seat, marker and number."""
        return ()

    def offers(self, me: Me) -> Iterable[Use]:
        """Uses of my optional power that are open now: none that I object to."""
        return ()

    def objections(self, me: Me, use: Use) -> Iterable[Refusal]:
        """Reasons why ``use`` is not possible now."""
        return ()

    def perform(self, me: Me, use: Use) -> None:
        """Carry out a use nothing is objected to."""

    def during(self, me: Me) -> Collection[During]:
        """When my optional power may be used, by my army as it acts."""
        return _CONQUERING

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """A legal whole answer to my question ``name`` for a player who gives none.

        ``options`` and ``up_to``: as it was put, whatever has been picked since.  It is asked
        only of a question that was put without a default.
        """
        return ()

    def on_picked(self, me: Me) -> None:
        """My combo has just been picked; its tokens are counted, and the gap closed, after this."""

    def on_formed(self, me: Me) -> None:
        """My combo has its tokens in hand."""

    def on_found(self, me: Me) -> None:
        """I have just been found, by ``me.army``, though perhaps nobody holds my region (U-48)."""

    def on_turn_start(self, me: Me) -> None:
        """My player's turn begins, whether it is played on or spent on going in decline."""

    def on_muster(self, me: Me) -> None:
        """My player plays on, or has taken a combo; before the troops are readied (C-11)."""

    def on_decline(self, me: Me) -> None:
        """My race is about to go in decline; all its powers still work."""

    def on_declined(self, me: Me) -> None:
        """My race has just gone in decline, with which my power may have ended."""

    def on_conquered(self, me: Me, conquest: Conquest) -> None:
        """My army has made ``conquest``."""

    def on_lost(self, me: Me, conquest: Conquest) -> None:
        """My region is being taken by ``conquest``: my tokens are off, no others are in it yet."""

    def on_attack(self, me: Me, conquest: Conquest, won: bool) -> None:
        """Somebody has attacked; ``won``: he has the region, else his final attempt has failed."""

    def on_moved(self, me: Me, region: int) -> None:
        """Somebody's tokens or pieces have come to ``region``, or gone, by no conquest.

        They were exchanged, moved by force or forced off.
        """

    def on_redeploy(self, me: Me) -> None:
        """My conquests are over and all movable tokens are in hand."""

    def on_turn_end(self, me: Me) -> None:
        """My player's redeployments are over; placements and choices before scoring."""

    def on_scored(self, me: Me) -> None:
        """My player has scored."""

    def on_withdraw(self, me: Me) -> None:
        """I lost a region this turn and may now place what was driven out of it."""

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """My question ``name`` is answered."""


HOOKS = tuple(name for name in vars(Effect) if not name.startswith("_"))
"""Names of all hooks."""


def hooks_of(effect: Effect) -> frozenset[str]:
    """Return the hooks that ``effect`` overrides."""
    kind = type(effect)
    return frozenset(name for name in HOOKS if getattr(kind, name) is not getattr(Effect, name))


@dataclass(frozen=True, slots=True)
class Trait:
    """What a race, a power, a find or a rule of the edition does: a name and its effects."""

    id: str
    effects: tuple[Effect, ...] = ()
    lasts: Lasts = Lasts.ACTIVE
    stays: bool = False
    """The badge stays with its race in decline, until that leaves the board (B-19)."""
    lendable: bool = True
    """Something else may lend it to a race that has not picked it (U-71)."""
    voices: Mapping[str, tuple[Effect, ...]] = field(init=False, repr=False, compare=False)
    """The effects that have a say in each hook; hooks without one are left out."""
    speaks: tuple[tuple[Effect, frozenset[str]], ...] = field(init=False, repr=False, compare=False)
    """Each effect, with the hooks in which it has a say."""

    def __post_init__(self) -> None:
        speaks = tuple((effect, hooks_of(effect)) for effect in self.effects)
        voices = {hook: tuple(e for e, hooks in speaks if hook in hooks) for hook in HOOKS}
        if len(voices["on_answer"]) > 1:
            raise ValueError(f"{self.id} has two effects that ask")
        object.__setattr__(self, "voices", {hook: who for hook, who in voices.items() if who})
        object.__setattr__(self, "speaks", speaks)

    def lacks(self, world: World) -> Lack | None:
        """Return what it can do nothing at all without and ``world`` has not; else ``None``."""
        lacks = [effect.lacks(world) for effect in self.effects]
        return lacks[0] if all(lacks) and lacks else None
