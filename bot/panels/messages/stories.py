"""The log of a game as pages of sentences, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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


def lines(entries: Sequence[LogEntry], wording: Wording) -> list[str]:
    """Return what happened, a line for each sentence, a heading at the start of each turn.

    What was taken back is left out; that it was is told where it was more than steps of the
    turn being played.
    """
    told: list[str] = []
    piloted: int | None = None
    for entry in entries:
        then = wording.then(entry.seq)
        if entry.gone_back is not None:
            told += _gone_back(entry, entry.gone_back, then)
        elif not entry.undone:
            if _by_autopilot(entry, wording) and piloted != entry.seat:
                piloted = entry.seat
                told.append(_piloted(entry.seat, then))
            told += _happened(entry, then)
            if any(event.kind == "turn" for event in entry.events):
                piloted = None
    return told


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


def _happened(entry: LogEntry, wording: Wording) -> list[str]:
    told = []
    for sentence, event in _paired(entry, wording):
        if event == "turn":
            sentence = wording.words("story-turn", sentence=sentence, at=f"<t:{entry.at}:R>")
        told.append(sentence)
    return told


def _gone_back(entry: LogEntry, gone: GoneBack, wording: Wording) -> list[str]:
    """Return what is told of a take-back; nothing of steps within a player's own turn."""
    if gone.by == "player" and not gone.reopens:
        return []
    what = wording.words(
        f"log-gone-back-{gone.by}",
        player=wording.people[entry.seat],
        whose=wording.people[gone.player],
        round=gone.round,
    )
    return [wording.words("story-gone-back", sentence=what, at=f"<t:{entry.at}:R>")]


def _paired(entry: LogEntry, wording: Wording) -> list[tuple[str, str]]:
    """Return the entry's sentences, those that begin a turn marked as such."""
    found: list[tuple[str, str]] = []
    run: list[Event] = []
    for event in entry.events:
        if event.kind == "turn":
            found += [(s, "") for s in sentences(run, wording)]
            run = []
            found += [(s, "turn") for s in sentences([event], wording)]
        else:
            run.append(event)
    return found + [(s, "") for s in sentences(run, wording)]


def cut(told: Sequence[str]) -> list[str]:
    """Cut lines into pages, the latest page first."""
    pages: list[list[str]] = [[]]
    room = ROOM
    for line in reversed(told):
        if room < len(line) + 1 and pages[-1]:
            pages.append([])
            room = ROOM
        pages[-1].append(line)
        room -= len(line) + 1
    return ["\n".join(reversed(page)) for page in pages]


def page(
    entries: Sequence[LogEntry], wording: Wording, since: int, number: int, name: str = LOG
) -> Page:
    """Return a page of the log; page 0 is the latest.

    ``entries`` is the whole log.  What happened after revision ``since`` has pages of its own, and
    what was before it comes after them, back to the game's beginning.  ``name``: of the pages.
    """
    words = wording.words
    after = lines([entry for entry in entries if entry.seq > since], wording)
    before = lines([entry for entry in entries if entry.seq <= since], wording)
    pages = [page for told in (after, before) if told for page in cut(told)] or [""]
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
