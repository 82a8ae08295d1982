"""What was remarkable in a finished game: counted from its log, whatever races were played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.tables.table import LogEntry
from engine import Event

_LOSSES = ("lost", "driven")


@dataclass(frozen=True, slots=True)
class Feat:
    """Something remarkable that a player did."""

    kind: str
    """``turn``: the most coins in one turn; ``conquest``: the one that took the most tokens;
    ``race``: the one that was active for the most rounds."""
    seat: int
    seq: int
    """Line of the log in which it was done, or ended: it is told of who had the seat then."""
    round: int
    amount: int
    """Coins, tokens with what the die added, or rounds; above 0."""
    region: int = -1
    die: int = 0
    """What the die added to the tokens of a conquest."""
    victim: int | None = None
    """Seat that held the region; ``None``: another player did not."""
    race: str = ""
    power: str = ""


def feats(entries: Sequence[LogEntry]) -> tuple[Feat, ...]:
    """Return the greatest feat of each kind: turn, conquest, race; fewer where there was none.

    ``entries`` is the whole log of a finished game.  Of equals the earliest counts.
    """
    lines = list(_lines(entries))
    found = (_greatest(kind(lines)) for kind in (_turns, _conquests, _races))
    return tuple(feat for feat in found if feat is not None)


@dataclass(frozen=True, slots=True)
class _Line:
    """An event with when it happened."""

    seq: int
    round: int
    mover: int
    """Seat whose turn it was."""
    event: Event


def _lines(entries: Sequence[LogEntry]) -> Iterator[_Line]:
    """Yield what happened and was not taken back."""
    number, mover = 1, 0
    for entry in entries:
        if entry.action is None or entry.undone:
            continue
        for event in entry.events:
            if event.kind == "turn":
                number, mover = event.amount, event.player
            yield _Line(entry.seq, number, mover, event)


def _greatest(found: Iterator[Feat]) -> Feat | None:
    return max((f for f in found if f.amount > 0), key=lambda f: (f.amount, -f.seq), default=None)


def _turns(lines: Sequence[_Line]) -> Iterator[Feat]:
    """Yield what each turn earned its player, without coins paid for or found on combos."""
    earned: dict[tuple[int, int], Feat] = {}
    for line in lines:
        event, key = line.event, (line.round, line.mover)
        if event.kind == "coins" and event.why != "column" and event.player == line.mover:
            before = earned[key].amount if key in earned else 0
            earned[key] = Feat("turn", line.mover, line.seq, line.round, before + event.amount)
    yield from earned.values()


def _conquests(lines: Sequence[_Line]) -> Iterator[Feat]:
    """Yield each conquest with the tokens and pips that it took."""
    die, victims = 0, dict[int, int]()
    for line in lines:
        event = line.event
        if event.kind == "rolled":
            die = event.amount
        elif event.kind in ("turn", "failed"):
            die, victims = 0, {}
        elif event.kind in _LOSSES:
            victims[event.region] = event.player
        elif event.kind == "conquered":
            victim = victims.get(event.region)
            yield Feat(
                "conquest",
                event.player,
                line.seq,
                line.round,
                event.amount + die,
                event.region,
                die,
                None if victim == event.player else victim,
                event.race,
            )
            die, victims = 0, {}


def _races(lines: Sequence[_Line]) -> Iterator[Feat]:
    """Yield each race with the rounds for which it was active and could conquer."""
    begun: dict[int, tuple[Event, int]] = {}
    fought: set[tuple[int, int]] = set()
    last, end = 1, 0
    for line in lines:
        event, last, end = line.event, line.round, line.seq
        if event.kind == "picked":
            begun[event.army] = (event, line.round)
        elif event.kind == "conquered":
            fought.add((event.army, line.round))
        elif event.kind == "declined" and event.army in begun:
            # Whose race declines at the end of a turn has used it in that turn.
            until = line.round + ((event.army, line.round) in fought)
            yield _reign(line.seq, *begun.pop(event.army), until)
    for picked, first in begun.values():
        yield _reign(end, picked, first, last + 1)


def _reign(seq: int, picked: Event, first: int, until: int) -> Feat:
    """Return the feat of a race that was active from round ``first`` to before ``until``.

    ``seq``: the line with which that ended.
    """
    return Feat(
        "race", picked.player, seq, first, until - first, race=picked.race, power=picked.power
    )
