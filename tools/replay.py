"""``replay``: play an exported game again, check its dice, print the final scores."""

from __future__ import annotations

import sys
from pathlib import Path

from engine import ranking, tokens_on_board
from engine.export import ExportError, read, replay

SENTENCES = {
    "malformed": "it is not an exported game: {reason}",
    "format": "its format is {found}, this program reads format {known}",
    "engine": "it was played by version {found} of the rules, this is version {known}",
    "checksum": "it has been changed since it was exported: the checksum does not fit",
    "seed_withheld": "the game is not over, so its seed is still secret and it cannot be replayed",
    "commitment": "its seed is not the one whose SHA-256 was published at the start",
    "lot": "its first player is not the one that the seed draws",
    "setup": "its table cannot be set up: {reason}",
    "line": "line {seq} is against the rules: {reason}",
}


def replay_file(file: Path) -> int:
    """Print the final scores of the game in ``file``; return 0, or 1 with the reason printed."""
    try:
        export = read(file.read_bytes())
        game = replay(export)
    except OSError as error:
        print(f"{file}: cannot be read: {error.strerror}", file=sys.stderr)
        return 1
    except ExportError as error:
        print(f"{file}: {SENTENCES[error.key].format(**error.params)}", file=sys.stderr)
        return 1
    state = game.history.state
    print(f"{len(export.lines)} lines replayed; dice and first player are as promised")
    if state.turn.step != "over":
        print(f"the game is not over: round {state.turn.round} of {game.box.rounds}")
        return 0
    for place, seats in enumerate(ranking(state), 1):
        for seat in seats:
            tokens = tokens_on_board(state, seat)
            print(f"{place}. {export.names[seat]}: {state.coins[seat]} coins, {tokens} tokens")
    return 0
