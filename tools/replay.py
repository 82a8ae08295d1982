"""``replay``: play an exported game again, check its dice, print the final scores.

The file may come from anybody: whatever it holds is checked, and printed so that it can neither
command the terminal nor look like another line.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from typing import TextIO
from unicodedata import category

from engine import ranking, tokens_on_board
from engine.export import Export, ExportError, Replay, read, replay

from .states import states
from .transcript import transcript

LARGEST = 4_000_000
"""Bytes of a file that is read at most; a game of five has 30,000."""
LONGEST = 500
"""Characters that are printed of why a file is refused, at most."""
LONGEST_NAME = 60
SENTENCES = {
    "malformed": "it is not an exported game ({reason})",
    "format": "its format is {found}; this program reads format {known}",
    "edition": "it is a game of {found!r}; this program knows {known}",
    "engine": "it was played by version {found} of the {edition} rules; this is version {known}",
    "checksum": "it has been changed since it was exported: the checksum does not fit",
    "seats": "it has {players} players, but its number of {what} is {found}",
    "seed_withheld": "the game is not over, so its seed is still secret and it cannot be replayed",
    "commitment": "its seed does not fit the commitment in it",
    "lot": "its first player is not the one that the seed draws",
    "boards": "its boards are not those that the seed draws",
    "setup": "its table cannot be set up: {reason}",
    "line": "line {seq} is against the rules: {reason}",
}
_COUNTED = {"names": "names", "joined": "places in the order of joining"}


def promise(typed: str) -> str:
    """Return a commitment as somebody copied it from a post.

    :raises argparse.ArgumentTypeError: it is none.
    """
    told = typed.strip().strip("`").lower()
    if not re.fullmatch("[0-9a-f]{64}", told):
        raise argparse.ArgumentTypeError(
            "a commitment is 64 digits and letters from a to f, as the first turn post shows it"
        )
    return told


def replay_file(
    file: Path, promised: str | None = None, *, tell: str = "scores", film: Path | None = None
) -> int:
    """Print the final scores of the game in ``file``; return 0, or 1 with the reason printed.

    ``promised``: the commitment that was published when the game began, which its own must be.
    ``tell``: what is printed instead, ``states`` (:mod:`tools.states`) or ``transcript``
    (:mod:`tools.transcript`).  ``film``: where the game is drawn as one animated picture instead
    (:mod:`tools.recap`).
    """
    try:
        export = read(_bytes(file))
        if promised not in (None, export.commitment):
            raise _Refused(
                f"it is not the promised game: its commitment is {export.commitment}, "
                f"and {promised} was promised"
            )
        game = replay(export)
    except OSError as error:
        return _refuse(file, f"it cannot be read: {error.strerror}")
    except _Refused as error:
        return _refuse(file, str(error))
    except ExportError as error:
        told = {"what": ""} | error.params
        told["what"] = _COUNTED.get(str(told["what"]), "")
        return _refuse(file, SENTENCES[error.key].format(**told))
    if film is not None:
        return _drawn(export, film)
    if tell == "states":
        for told in states(export):
            _say(json.dumps(told, ensure_ascii=False))
    elif tell == "transcript":
        for line in transcript(export):
            _say(line)
    else:
        _tell(export, game, promised)
    return 0


def _drawn(export: Export, film: Path) -> int:
    from .recap import write  # Who only checks a game needs no pictures.

    try:
        size = write(export, film)
    except OSError as error:
        return _refuse(film, f"it cannot be written: {error.strerror}")
    _say(f"{size / 1e6:.2f} MB")
    return 0


class _Refused(Exception):
    """A file that is not what was asked for; its text says why."""


def _bytes(file: Path) -> bytes:
    with file.open("rb") as opened:
        found = opened.read(LARGEST + 1)
    if len(found) > LARGEST:
        raise _Refused(f"it is larger than {LARGEST // 1_000_000} MB, which no game is")
    return found


def _tell(export: Export, game: Replay, promised: str | None) -> None:
    state = game.history.state
    _say(f"{len(export.lines)} lines replayed, each one by the rules")
    if promised is None:
        _say(f"commitment: {export.commitment}")
        _say(
            "Was it promised? Compare it with the game's first turn post or /game settings, "
            "or pass the one you find there: --commitment HASH"
        )
    elif export.joined is None:
        _say("the commitment is the promised one, and so are the dice")
    else:
        _say("the commitment is the promised one, and so are dice and first player")
    if export.joined is None:
        _say("who plays first could not be checked: the file is too old to say who joined when")
    if not state.turn.at.over:
        _say(f"the game is not over: round {state.turn.round} of {game.box.rounds}")
        return
    for rank in ranking(game.box, state):
        for seat in rank.seats:
            name = harmless(export.names[seat], LONGEST_NAME).strip() or f"player {seat + 1}"
            tokens = tokens_on_board(game.box, state, seat)
            _say(f"{rank.place}. {name}: {state.coins[seat]} coins, {tokens} tokens")


def _refuse(file: Path, why: str) -> int:
    _say(f"{harmless(str(file))}: {harmless(why)}", sys.stderr)
    return 1


def harmless(text: str, most: int = LONGEST) -> str:
    """Return ``text`` on one line, cut, with nothing in it that a terminal would act on.

    What does not show (control characters, line ends, marks that turn the direction of writing)
    is written as its number.
    """
    cut = text if len(text) <= most else f"{text[:most]}…"
    return "".join(c.encode("unicode_escape").decode() if _acts(c) else c for c in cut)


def _acts(character: str) -> bool:
    kind = category(character)
    return kind.startswith("C") or kind in ("Zl", "Zp")


def _say(line: str, to: TextIO | None = None) -> None:
    """Print a line also where the terminal cannot show all of its characters."""
    out = to or sys.stdout
    code = out.encoding or "utf-8"
    print(line.encode(code, "backslashreplace").decode(code), file=out)
