"""Tables for tests of texts and panels, made without a database."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace

import render
from bot.panels.turn.sight import Sight
from bot.storage.rows import Game, Seat
from bot.tables.table import Table
from bot.texts.i18n import NO_EMOJIS, Words
from bot.texts.wording import Wording
from engine import Box, State, apply, commitment, deciders, legal, new_game, plain_box
from engine.actions import Done, GoInDecline
from engine.codec import dump_setup

WORDS = Words(strict=True)
LONG = "W" * 32
HOSTILE = "a" + "\u0301" * 31
NAMES = ("Ann", LONG, HOSTILE, "@everyone", "**Eve** <@1>")


def table_of(box: Box, state: State, seq: int = 0, way_back: tuple[int, ...] = ()) -> Table:
    """Return the table that the bot would have of this position."""
    status = "over" if state.turn.step == "over" else "running"
    seats = tuple(Seat(i, 10**18 + i, NAMES[i], i) for i in range(len(state.coins)))
    game = Game(
        id=36**4 - 1,
        guild=1,
        channel=2,
        edition="+".join(box.setup.editions),
        options={"setup": dump_setup(box.setup)},
        status=status,
        host=seats[0].user,
        created=1_700_000_000,
        seed=state.seed,
        commitment=commitment(state.seed),
    )
    return Table(game, seats, seq, state, box, way_back=way_back)


PLAYED_EMOJIS = {
    f"{kind}-{thing}".replace("_", "-"): f"<:{thing}_1a2b3c:{10**18 + number}>"
    for number, (kind, thing) in enumerate(render.emblems())
}
"""The emojis of all races and powers, as messages name them."""


def sight(
    table: Table,
    seat: int | None = None,
    *notice: str,
    emojis: Mapping[str, str] = NO_EMOJIS,
) -> Sight:
    """Return the table as the player at ``seat`` sees it, or one who must decide."""
    if seat is None:
        seat = (table.deciders or (0,))[0]
    wording = replace(Wording.of(table, WORDS), emojis=emojis)
    return Sight(table, table.user_at(seat), wording, undo=True, restart=True, notice=notice)


def played(
    players: int, seed: int, most: int = 10_000, edition: str = "base"
) -> Iterator[tuple[Box, State, list]]:
    """Play a random game and yield each table of it with what had just happened."""
    yield from played_in(plain_box(edition, players), seed, most)


def played_in(box: Box, seed: int, most: int = 10_000) -> Iterator[tuple[Box, State, list]]:
    """The same, of whatever is in a box."""
    rng = random.Random(f"{box.players} {seed}")
    state = new_game(box, f"{seed:032x}")
    yield box, state, []
    for _ in range(most):
        if not deciders(state):
            return
        actions = legal(box, state)
        ends = [a for a in actions if isinstance(a, Done | GoInDecline)]
        others = [a for a in actions if a not in ends]
        stay = others and (not ends or rng.random() > 1 / 8)
        state, events = apply(box, state, rng.choice(others if stay else ends))
        yield box, state, events
