"""The game turn by turn: at which moments its board is shown, what is told there, and the keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.panels import verbs
from bot.panels.panel import Key
from bot.tables.table import LogEntry, Table
from bot.texts.i18n import Words
from bot.texts.recap import recap, standing
from bot.texts.wording import Wording

PAGE = "at"
"""Name of the page: ``at.<number>``, ``at.now``, each with a style where one was chosen."""
NOW = "now"
ROOM = 500
"""Characters of what happened in a turn."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """Where a turn begins."""

    number: int
    """Turns are counted through the game, from 1."""
    seq: int
    """Revision of the table with which it begins."""
    round: int
    seat: int


def beginnings(entries: Sequence[LogEntry]) -> list[Beginning]:
    """Return where each turn of the game began; ``entries`` is the whole log."""
    found = [Beginning(1, 0, 1, 0)]
    for entry in standing(entries):
        for event in entry.events:
            if event.kind == "turn":
                found.append(Beginning(len(found) + 1, entry.seq, event.amount, event.player))
    return found


@dataclass(frozen=True, slots=True)
class Stop:
    """A moment at which the board is shown: a turn begins, or it is how the game stands now."""

    number: int
    """Stops are counted from 1; up to the last turn they have the turns' numbers."""
    of: int
    """Stops there are."""
    turns: int
    """Turns there are; the last stop may come after them."""
    seq: int
    """Revision of the table that is shown."""
    turn: Beginning
    """The turn that begins or is being played; of a finished game the last one."""
    before: Beginning | None
    """The turn that led to it; ``None`` at the game's beginning."""

    @property
    def begins(self) -> bool:
        """A turn begins there."""
        return self.seq == self.turn.seq


def stop(turns: Sequence[Beginning], latest: int, number: int | None) -> Stop:
    """Return the stop ``number``, the nearest there is; ``None``: how the game stands now.

    ``turns`` are those of the game so far, ``latest`` is the table's revision.
    """
    # Where nothing was done in the turn being played, how it stands now is how that turn begins.
    count = len(turns) + (latest > turns[-1].seq)
    number = min(max(number or 1, 1), count) if number is not None else count
    if number > len(turns):
        return Stop(number, count, len(turns), latest, turns[-1], turns[-1])
    before = turns[number - 2] if number > 1 else None
    return Stop(number, count, len(turns), turns[number - 1].seq, turns[number - 1], before)


def told(at: Stop, table: Table, log: Sequence[LogEntry], wording: Wording) -> str:
    """Return which moment it is, and in a line what happened in the turn that led to it.

    ``log`` is the whole log of ``table``, which stands as it does now.
    """
    words, rounds = wording.words, table.view().rounds
    heading = words("board-title", round=at.turn.round, rounds=rounds)
    if at.begins:
        then = wording.then(at.seq + 1).people[at.turn.seat]
        heading = words(
            "through-begins", round=heading, turn=at.number, turns=at.turns, player=then
        )
    elif table.over:
        heading = words("through-over", rounds=rounds)
    lines = [f"**{heading}**"]
    if at.before is not None:
        entries = [entry for entry in log if at.before.seq < entry.seq <= at.seq]
        did = recap(entries, at.before.seat, None, wording, ROOM)
        if not did and (at.begins or table.over):
            did = [words("through-quiet", player=wording.then(at.seq).people[at.before.seat])]
        lines += did
    return "\n".join(lines)


def keys(at: Stop, words: Words, style: str = "") -> list[list[Key]]:
    """Return the keys that lead to the other stops, and back to log and panel.

    ``style``: one that was chosen for these pictures; empty: the reader's own.
    """
    chosen = f".{style}" if style else ""
    first, last = at.number == 1, at.number == at.of

    def key(label: str, emoji: str, to: str, *, dead: bool) -> Key:
        return verbs.PAGE.key(words(label), f"{PAGE}.{to}{chosen}", emoji=emoji, disabled=dead)

    return [
        [
            # Two buttons of a message must not say the same, so the first stop is 0 here.
            key("key-step-first", "⏮️", "0", dead=first),
            key("key-earlier", "◀️", str(at.number - 1 or "0.0"), dead=first),
            key("key-later", "▶️", str(at.number + 1), dead=last),
            key("key-step-last", "⏭️", NOW, dead=last),
        ],
        [
            verbs.PAGE.key(words("button-log"), "log"),
            verbs.PAGE.key(words("key-back"), "main"),
        ],
    ]


def through(words: Words, to: int | str = 1) -> Key:
    """Return the key that leads to stop ``to`` (a number or :data:`NOW`), to go on from there."""
    return verbs.PAGE.key(words("key-step-through"), f"{PAGE}.{to}")
