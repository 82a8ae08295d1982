"""The picture of a result."""

from __future__ import annotations

import io
import logging
from typing import TYPE_CHECKING

import discord

from bot.handlers.posting import turnposts
from bot.panels.messages import results
from bot.tables.feats import feats
from bot.tables.table import Table
from bot.texts.wording import Wording

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_log = logging.getLogger(__name__)


async def picture(client: ElbowRoom, table: Table, wording: Wording) -> discord.File | None:
    """Return how the game of ``table`` ended, with its feats; else the board as it ended."""
    game = table.game.id
    try:
        views, log = await client.tables.turns(game), await client.tables.log(game)
        told = results.honors(feats(log), wording)
        notes = results.notes(table, wording, await client.tables.piloted(game))
        drawn = await client.pictures.result(views, wording, told, notes)
    except Exception:
        _log.exception("game %s: no picture of the result", game)
        return await turnposts.picture(client, table, wording)
    alt = results.alt(table, wording, told)
    return discord.File(io.BytesIO(drawn.data), drawn.name, description=alt)
