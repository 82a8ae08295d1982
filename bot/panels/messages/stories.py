"""The log of a game as pages of sentences, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.panels.messages import steps
from bot.panels.panel import Page
from bot.panels.verbs import PAGE
from bot.tables.seats.piloted import OUT_OF_TURN
from bot.tables.table import GoneBack, LogEntry
from bot.texts.chronicle import sentences
from bot.texts.wording import Wording
from engine.events import Event

LOG: Final = "log"
"""Name of the page: ``log``, ``log.<since>``, ``log.<since>.<page>``."""
SINCE: Final = "since"
"""Name of the same pages where the first one shows the board then and now, too."""
ROOM = 3200
"""Characters on a page."""


class Line(NamedTuple):
    """A sentence of the log."""

    text: str
    seq: int
    """The revision with which it came about."""
    turn: str = ""
    """Whose turn it is in, "Round 2, Ann's turn."; empty where nobody has told."""
    heads: bool = False
    """It is the heading of that turn."""


def lines(entries: Sequence[LogEntry], wording: Wording) -> list[Line]:
    """Return what happened, a line for each sentence, a heading at the start of each turn.

    What was taken back is left out; that it was is told where it was more than steps of the
    turn being played.
    """
    told: list[Line] = []
    piloted: int | None = None
    turn = ""
    for entry in entries:
        then = wording.then(entry.seq)
        if entry.gone_back is not None:
            turn = _turn(entry.gone_back.player, entry.gone_back.round, then)
            told += (Line(s, entry.seq, turn) for s in _gone_back(entry, entry.gone_back, then))
        elif not entry.undone:
            if _by_autopilot(entry, wording) and piloted != entry.seat:
                piloted = entry.seat
                told.append(Line(_piloted(entry.seat, then), entry.seq, turn))
            for sentence, begins in _paired(entry, then):
                turn = sentence if begins else turn
                text = _headed(sentence, entry.at, then) if begins else sentence
                told.append(Line(text, entry.seq, turn, begins))
            if any(event.kind == "turn" for event in entry.events):
                piloted = None
    return told


def _turn(seat: int, round: int, wording: Wording) -> str:
    """Return "Round 2, Ann's turn."."""
    return sentences([Event("turn", seat, amount=round)], wording)[0]


def _headed(turn: str, at: int, wording: Wording) -> str:
    return wording.words("story-turn", sentence=turn, at=f"<t:{at}:R>")


def _from_the_start(entries: Sequence[LogEntry], wording: Wording) -> list[Line]:
    """Return the lines of a whole log, under a heading of the first turn, too."""
    told = lines(entries, wording)
    if not told:
        return []
    then = wording.then(entries[0].seq)
    first = _turn(0, 1, then)
    headed = Line(_headed(first, entries[0].at, then), entries[0].seq, first, True)
    return [headed, *(line if line.turn else line._replace(turn=first) for line in told)]


def _by_autopilot(entry: LogEntry, wording: Wording) -> bool:
    """Whether the autopilot did something for a person, beyond putting back what was driven out."""
    return (
        entry.policy
        and not wording.computer(entry.seat, entry.seq)
        and entry.kind not in OUT_OF_TURN
        and any(e.kind not in ("withdrawn", "rearranged", "turn") for e in entry.events)
    )


def _piloted(seat: int, wording: Wording) -> str:
    """Return the line after which comes what the autopilot did for ``seat``."""
    return wording.words("story-piloted", player=wording.people[seat], you=wording.you(seat))


def _gone_back(entry: LogEntry, gone: GoneBack, wording: Wording) -> list[str]:
    """Return what is told of a take-back; nothing of steps within a player's own turn."""
    if gone.by == "player" and not gone.reopens:
        return []
    what = wording.words(
        f"log-gone-back-{gone.by}",
        player=wording.people[entry.seat],
        you=wording.you(entry.seat),
        whose=wording.people[gone.player],
        yours=wording.you(gone.player),
        round=gone.round,
    )
    return [wording.words("story-gone-back", sentence=what, at=f"<t:{entry.at}:R>")]


def _paired(entry: LogEntry, wording: Wording) -> list[tuple[str, bool]]:
    """Return the entry's sentences, each with whether it begins a turn."""
    found: list[tuple[str, bool]] = []
    run: list[Event] = []
    for event in entry.events:
        if event.kind == "turn":
            found += [(s, False) for s in sentences(run, wording)]
            run = []
            found += [(s, True) for s in sentences([event], wording)]
        else:
            run.append(event)
    return found + [(s, False) for s in sentences(run, wording)]


def cut(told: Sequence[Line], wording: Wording) -> list[str]:
    """Cut lines into pages, the latest page first; each begins by saying whose turn it is."""
    pages: list[list[Line]] = [[]]
    room = ROOM
    for line in reversed(told):
        # A heading stays with what it heads.
        if room < len(line.text) + 1 and pages[-1] and not line.heads:
            pages.append([])
            room = ROOM
        pages[-1].append(line)
        room -= len(line.text) + 1
    return ["\n".join(_begun(page[::-1], wording)) for page in pages]


def _begun(page: Sequence[Line], wording: Wording) -> list[str]:
    texts = [line.text for line in page]
    if page and page[0].turn and not page[0].heads:
        texts.insert(0, wording.words("story-continued", sentence=page[0].turn))
    return texts


def page(
    entries: Sequence[LogEntry], wording: Wording, since: int, number: int, name: str = LOG
) -> Page:
    """Return a page of the log; page 0 is the latest.

    ``entries`` is the whole log.  What happened after revision ``since`` has pages of its own, and
    what was before it comes after them, back to the game's beginning.  ``name``: of the pages.
    """
    words = wording.words
    told = _from_the_start(entries, wording)
    after = [line for line in told if line.seq > since]
    before = [line for line in told if line.seq <= since]
    pages = [page for part in (after, before) if part for page in cut(part, wording)] or [""]
    number = min(max(number, 0), len(pages) - 1)
    heading = words("story-title", page=len(pages) - number, pages=len(pages))
    turning = [
        PAGE.key(
            words("key-earlier"),
            f"{name}.{since}.{number + 1}",
            disabled=number + 1 >= len(pages),
        ),
        PAGE.key(words("key-later"), f"{name}.{since}.{number - 1}", disabled=number == 0),
    ]
    keys = [
        *(turning if len(pages) > 1 else ()),
        steps.through(words, steps.NOW),
        PAGE.key(words("key-back"), "main"),
    ]
    return Page(f"{heading}\n{pages[number] or words('story-nothing')}", [keys], None)
