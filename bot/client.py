"""The Discord client: what is wired to what."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from .clock import Clock
from .pictures import Painter
from .store import Store
from .tables import Tables


class ElbowRoom(discord.Client):
    """The bot as Discord sees it.

    It makes the courier and the outbox and gives the outbox to ``tables``.  Closing it stops
    sending; whoever opened the store closes that afterwards.
    """

    def __init__(
        self,
        *,
        store: Store,
        tables: Tables,
        clock: Clock,
        painter: Painter,
        guild_ids: Sequence[int] = (),
        strict_texts: bool = False,
    ) -> None:
        """Wire the bot.

        ``guild_ids``: servers to register the commands in; none: everywhere.
        ``strict_texts``: a missing text is an error instead of a line in the log (for tests).
        """
        intents = discord.Intents(guilds=True, guild_messages=True)
        super().__init__(intents=intents)
        self.store = store
        self.tables = tables
        self.clock = clock
        self.painter = painter
        self.guild_ids = tuple(guild_ids)
        self.strict_texts = strict_texts
        self.tree = app_commands.CommandTree(self)
