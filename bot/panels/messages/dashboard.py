"""All games of a server in one message that mentions nobody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.panels.messages import sided
from bot.panels.messages.lobbies import joining
from bot.tables import known
from bot.tables.table import Table
from bot.texts.boxes import edition_of
from bot.texts.i18n import Words
from bot.texts.wording import Wording

ROOM: Final = 3800
"""Characters for all lines; Discord allows 4000 in a message."""


def text(games: Sequence[str], aside: int, words: Words) -> str:
    """Return what the dashboard says of ``games``, a line each; what finds no room is counted.

    ``aside``: how many games are put aside.
    """
    lines = [words("dashboard-title")]
    end = [words("dashboard-aside", count=aside)] if aside else []
    room = ROOM - sum(len(line) + 1 for line in (*lines, *end))
    for place, line in enumerate(games):
        rest = len(games) - place
        reserve = len(words("dashboard-more", count=rest)) + 1 if rest > 1 else 0
        if len(line) + 1 + reserve > room:
            lines.append(words("dashboard-more", count=rest))
            break
        lines.append(line)
        room -= len(line) + 1
    if not games:
        lines.append(words("dashboard-none"))
    return "\n".join([*lines, *end])


def line(table: Table, moment: int, words: Words) -> str:
    """Return how a game stands; of an outline, that its record cannot be read.

    ``moment``: since when, in Unix seconds: when the running turn began, or the lobby was opened.
    """
    since = f"<t:{moment}:R>"
    game, wording = table.game, Wording.of(table, words)
    told: dict[str, str | int] = {
        "channel": f"<#{game.channel}>",
        "edition": edition_of(game, words),
        "players": words.row(wording.people),
        "since": since,
    }
    if game.status == "lobby" and known.is_known(game):
        taken, seats = len(table.seats) + table.options.computers, table.options.seats
        told["players"] = words.row(joining(table, wording))
        return words("dashboard-lobby", **told, taken=taken, seats=seats)
    if table.state is None:
        return words("dashboard-broken", **told, number=str(game.id))
    view = table.view()
    told["players"] = sided.players(view.sides, wording)
    names = wording.together([wording.playing(table, seat) for seat in table.deciders])
    if table.awaits_return and game.paused is None:
        return words("dashboard-rests", **told, round=view.round, rounds=view.rounds)
    key = "dashboard-running" if game.paused is None else "dashboard-paused"
    return words(key, **told, round=view.round, rounds=view.rounds, names=names)
