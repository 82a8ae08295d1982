"""What a player may say.  Frozen, hashable, JSON-safe; one class per verb.

``legal`` lists the elementary actions.  :class:`Redeploy`, :class:`Withdraw`,
:class:`ByOrder`, a :class:`Use` with answers and an :class:`Answer` with several picks are
shorthands: ``apply`` plays them as a sequence of elementary ones, all or nothing.
A second :class:`Withdraw`, which names its army, is said by one who need not be asked for a
decision.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeGuard


@dataclass(frozen=True, slots=True)
class Pick:
    """Take the combo at ``place`` of the column (0 is free)."""

    place: int
    kind: Literal["pick"] = "pick"


@dataclass(frozen=True, slots=True)
class GoInDecline:
    """Spend the turn on putting the active race in decline."""

    kind: Literal["decline"] = "decline"


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Play the turn instead of going in decline; what happens at its start happens then."""

    kind: Literal["play_on"] = "play_on"


@dataclass(frozen=True, slots=True)
class Abandon:
    """Give up ``region`` while readying; its tokens come in hand."""

    region: int
    kind: Literal["abandon"] = "abandon"


@dataclass(frozen=True, slots=True)
class Conquer:
    """Take ``region`` with tokens from hand; ``roll`` makes it the final, die-backed try.

    ``by`` names another way than the plain one, with which it is done (a relic).
    """

    region: int
    roll: bool = False
    by: str = ""
    kind: Literal["conquer"] = "conquer"


@dataclass(frozen=True, slots=True)
class Use:
    """Use an optional power; ``target`` is a region, or -1 for none.

    ``trait`` is the id of what has it, ``lender.trait`` where it is lent.  ``answers`` go to the
    questions that it asks in turn; what is not answered stays open.
    """

    trait: str
    target: int = -1
    answers: tuple[tuple[int, ...], ...] = ()
    kind: Literal["use"] = "use"


@dataclass(frozen=True, slots=True)
class Place:
    """Put ``tokens`` of the hand (or of those driven out) in ``region``."""

    region: int
    tokens: int
    kind: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer the open question: one pick, no pick (enough), or a whole answer."""

    chosen: tuple[int, ...] = ()
    kind: Literal["answer"] = "answer"


@dataclass(frozen=True, slots=True)
class Done:
    """Close the current step."""

    kind: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class Redeploy:
    """End conquests if need be, place the whole hand as ``moves`` says, and close the step.

    ``moves`` are pairs of region and tokens put there from hand.  ``answers`` go to the questions
    that powers ask in turn: those that come once conquests end and before the hand is placed, as
    what is bought, and then where their pieces go.  Of these what is not answered stays open.
    """

    moves: tuple[tuple[int, int], ...] = ()
    answers: tuple[tuple[int, ...], ...] = ()
    kind: Literal["redeploy"] = "redeploy"


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Place all driven-out tokens as ``moves`` says (pairs of region and tokens).

    With an ``army`` it is a second withdrawal: what that army has withdrawn by standing order is
    placed anew, as long as nobody has conquered or rolled since.  Its player says it, whoever's
    turn it is.  ``pieces`` are then those that came home (marker, region, number); pieces that
    are not named stay.
    """

    moves: tuple[tuple[int, int], ...] = ()
    army: int | None = None
    pieces: tuple[tuple[str, int, int], ...] = ()
    kind: Literal["withdraw"] = "withdraw"


@dataclass(frozen=True, slots=True)
class ByOrder:
    """Withdraw as a standing order says: a whole withdrawal at once, which can be rearranged.

    ``answers`` go to the questions open in turn, ``moves`` are as in :class:`Withdraw`.
    """

    moves: tuple[tuple[int, int], ...] = ()
    answers: tuple[tuple[int, ...], ...] = ()
    kind: Literal["by_order"] = "by_order"


Action = (
    Pick
    | GoInDecline
    | PlayOn
    | Abandon
    | Conquer
    | Use
    | Place
    | Answer
    | Done
    | Redeploy
    | Withdraw
    | ByOrder
)


def unasked(action: Action) -> TypeGuard[Withdraw]:
    """Whether ``action`` is a second withdrawal, for which nobody need be asked."""
    return isinstance(action, Withdraw) and action.army is not None


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Go back to the table as it was after line ``to`` of the log; itself a line of it.

    The table's own word, not one of the rules: :mod:`engine.history` plays it.
    """

    to: int
    kind: Literal["take_back"] = "take_back"


@dataclass(frozen=True, slots=True)
class Rewind:
    """Go back to the table as it was after any earlier line ``to``; itself a line of the log.

    As :class:`TakeBack` the table's own word.  It is not one player's to say: ``by`` tells who
    let it be, all who play (``vote``) or somebody who is in charge of the table (``admin``).
    """

    to: int
    by: Literal["vote", "admin"]
    kind: Literal["rewind"] = "rewind"


Line = Action | TakeBack | Rewind
"""What a line of the log may say."""
