"""``replay --recap``: a whole game as one animated picture, as the bot posts it at the end."""

from __future__ import annotations

from pathlib import Path

from bot.texts.i18n import Words
from engine import view
from engine.export import Export, line_by_line
from engine.view import View
from render import recap_image


def views(export: Export) -> list[View]:
    """Return the table at the start and after each turn that counts, everybody's coins open.

    What was taken back is not shown.

    :raises ExportError: see :func:`engine.export.line_by_line`.
    """
    seen: list[View] = []
    for played in line_by_line(export):
        state = played.history.state
        now = view(played.history.box, state, open_scores=True)
        if not now.over:
            if seen and _turn(seen[-1]) == _turn(now):
                continue
            while seen and _turn(seen[-1]) >= _turn(now):
                seen.pop()
        seen.append(now)
    return seen


def _turn(seen: View) -> tuple[int, int]:
    return seen.round, seen.player


def write(export: Export, out: Path, language: str = "en") -> int:
    """Draw a game that can be replayed into ``out``, a WebP file; return its size in bytes.

    :raises OSError: the file cannot be written.
    """
    words = Words(language, strict=True)
    data = recap_image(views(export), names=export.names, words=words)
    out.write_bytes(data)
    return len(data)
