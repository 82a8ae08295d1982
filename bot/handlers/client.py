"""The Discord client: what is wired to what."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands

from bot import commands
from bot.clock import Clock
from bot.errors import CommandsRefused, StorageFailed, TableError
from bot.handlers import freetaps, mishaps, taps
from bot.handlers.desk import Desk
from bot.handlers.invite import invite_url
from bot.handlers.pace import Pace
from bot.handlers.posting.courier import DiscordCourier
from bot.handlers.posting.held import Held
from bot.handlers.private.acquaintances import Acquaintances
from bot.handlers.private.owners import Owners
from bot.handlers.replies import Interaction
from bot.handlers.rounds import Rounds
from bot.handlers.servers.dashboard import Dashboards
from bot.panels.pictures import Painter, Pictures
from bot.rulebook import lookup
from bot.storage.outbox import Outbox
from bot.storage.people import Person
from bot.storage.rows import Game
from bot.storage.store import Store
from bot.tables.clocks.reach import Reach
from bot.tables.clocks.reminding import Reminding
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.contents import Archived
from bot.tables.letters.absent import Absent
from bot.tables.letters.closing import Closing
from bot.tables.letters.lost import Lost
from bot.tables.letters.untold import Untold
from bot.tables.letters.voters import Voters
from bot.tables.seats.pilot import Pilot
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.upkeep.housekeeping import Housekeeping
from bot.texts import moments, zones
from bot.texts.emojis import Emojis
from bot.texts.i18n import FALLBACK, Words
from bot.texts.speech import Translator

_log = logging.getLogger(__name__)
ANYWHERE: Final = ("help", "rule", "remind", "away", "mygames", "privacy")
"""Commands that work in direct messages too."""
_NOT_THERE: Final = (10004, 50001)
"""Unknown server, and no access to it."""


class Tree(app_commands.CommandTree["ElbowRoom"]):
    """The commands; their errors end in :mod:`bot.handlers.mishaps`."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let through who types at a human pace, and in direct messages what belongs there."""
        if not await self.client.pace.lets(interaction):
            return False
        command = interaction.command
        if interaction.guild_id is not None or command is None:
            return True
        if command.qualified_name.split()[0] in ANYWHERE:
            return True
        if interaction.type is discord.InteractionType.autocomplete:
            return False
        text = self.client.words_for(interaction)("error-guild-only")
        await interaction.response.send_message(text, ephemeral=True)
        return False

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Answer kindly whatever went wrong."""
        if interaction.type is discord.InteractionType.autocomplete:
            # Suggestions are a help, and an empty list is always allowed.
            if not isinstance(error, mishaps.OUTDATED):
                _log.error("no suggestions shown", exc_info=error)
            await mishaps.suggest_nothing(interaction)
            return
        await mishaps.answer(interaction, error, self.client.words_for(interaction))


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
        taps_per_second: float = 0,
        strict_texts: bool = False,
    ) -> None:
        """Wire the bot.

        ``guild_ids``: servers to register the commands in; none: everywhere.
        ``taps_per_second``: as for :class:`bot.handlers.pace.Pace`.
        ``strict_texts``: a missing text is an error instead of a line in the log (for tests).
        """
        # guild_messages tells of deleted posts; no privileged intent is needed.
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True))
        self.store = store
        self.tables = tables
        self.clock = clock
        self.pictures = Pictures(painter)
        self.desk = Desk(self)
        self.pace = Pace(clock, taps_per_second)
        self.owners = Owners(self)
        self.outbox = Outbox(store, DiscordCourier(self), clock)
        tables.outbox = self.outbox
        self.dashboards = Dashboards(self)
        store.on_games = self.dashboards.changed
        self.rounds = Rounds(self)
        self.sleeper = Sleeper(store, clock)
        self.reach = Reach(store, clock, self.sleeper, tables.reread)
        self.held = Held(self)
        self.pilot = Pilot(tables)
        tables.keep_time(self.sleeper)
        tables.keep_votes(self.sleeper)
        tables.take_care(self.sleeper)
        tables.end_waits(self.sleeper)
        tables.look_after_posts(self.sleeper)
        self.pilot.keep_time(self.sleeper)
        self.housekeeping = Housekeeping(store, clock, self.sleeper)
        self.reminding = Reminding(tables, store, clock, self.sleeper)
        self.absent = Absent(tables, store, clock, self.sleeper)
        self.voters = Voters(tables, store, clock, self.sleeper)
        self.lost = Lost(tables, store, clock, self.sleeper)
        self.untold = Untold(tables, store, clock, self.sleeper)
        self.closing = Closing(tables, store, clock, self.sleeper)
        self.acquaintances = Acquaintances(self)
        self.emblems = Emojis(self, clock)
        self.guild_ids = tuple(guild_ids)
        self._uninvited: set[int] = set()
        self.strict_texts = strict_texts
        self.tree = Tree(self)
        self._words: dict[str, Words] = {}

    async def setup_hook(self) -> None:
        """Register buttons and commands.

        :raises CommandsRefused: Discord does not take the commands.
        """
        _log.info("invite the bot with %s", invite_url(self.application_id or 0))
        self.add_dynamic_items(taps.TableButton, freetaps.FreeButton)
        await self.tree.set_translator(Translator(strict=self.strict_texts))
        commands.register(self)
        await asyncio.to_thread(zones.warm, self.clock.now())
        await asyncio.to_thread(moments.warm)
        await asyncio.to_thread(lookup.index)
        for guild in self.guild_ids:
            self.tree.copy_global_to(guild=discord.Object(guild))
        if not self.guild_ids:
            await self._register(None)
        for guild in self.guild_ids:
            await self._register(guild)

    async def _register(self, guild: int | None) -> None:
        """Register the commands in a server, everywhere if `None`.

        Where the bot is not yet, they are registered when it is invited.

        :raises CommandsRefused: Discord does not take the commands.
        """
        try:
            await self.tree.sync(guild=discord.Object(guild) if guild else None)
            self._uninvited.discard(guild or 0)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as fault:
            if guild is None or fault.code not in _NOT_THERE:
                raise CommandsRefused(guild, str(fault)) from None
            self._uninvited.add(guild)
            _log.warning(
                "GUILD_IDS names server %d, and the bot is not in it: invite it with the link "
                "above, and it gets its commands at once; or take the number out.",
                guild,
            )

    async def on_connect(self) -> None:
        """Note that players can reach the bot; first of all, for what is read depends on it."""
        self.reach.up()

    async def on_resumed(self) -> None:
        """The same after a lost connection."""
        self.reach.up()

    async def on_disconnect(self) -> None:
        """Note that they cannot."""
        self.reach.down()

    async def on_ready(self) -> None:
        """Go on where an earlier life has stopped; no request is made, and no game is read."""
        self.outbox.kick()
        self.dashboards.begin()
        with suppress(StorageFailed):
            await self.housekeeping.begin()
        self.sleeper.start()
        self.emblems.start()
        self.rounds.begin()
        await self._lost_servers()
        for guild in [guild for guild in self.guilds if guild.unavailable]:
            for game, _ in await self._places(guild):
                self.rounds.soon(game)
        await self.tables.forget_the_rest()

    async def close(self) -> None:
        """Stop sending and leave Discord."""
        await self.sleeper.close()
        await self.reach.close()
        await self.housekeeping.close()
        await self.emblems.close()
        await self.dashboards.close()
        await self.rounds.close()
        await self.outbox.close()
        await super().close()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer what no command and no button answers."""
        await taps.answer_unknown(self, interaction)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Post a game's message anew, silently, when somebody deletes it."""
        await self._deleted(payload.message_id)

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """The same for many messages at once."""
        await self._deleted(*sorted(payload.message_ids))

    async def _deleted(self, *messages: int) -> None:
        games = {}
        try:
            for message in messages:
                await self.dashboards.deleted(message)
                known = await self.store.message_at(message)
                if known is not None:
                    await self.store.forget_message(known.id)
                    games[known.game] = known.channel
            for game, channel in games.items():
                if not await self.tables.repost(game, unasked=True):
                    await self.owners.tell_of_deletions(channel)
        except TableError as fault:
            _log.warning("%s were deleted, and could not be posted again: %s", messages, fault)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Put the game of a deleted channel aside."""
        await self._lost_channel(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """The same for a thread."""
        await self._lost_channel(payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The same for all games of a server that has thrown the bot out."""
        await self._lost_server(guild.id)

    async def _lost_channel(self, channel: int) -> None:
        try:
            game = await self.store.occupying(channel)
        except StorageFailed:
            _log.exception("channel %s is gone, but its game was not put aside", channel)
        else:
            if game is not None:
                await self._lost(game)

    async def _lost_server(self, guild: int) -> None:
        try:
            games = await self.store.unfinished(guild)
        except StorageFailed:
            _log.exception("server %s is gone, but its games were not put aside", guild)
            return
        for game in games:
            if game.occupies:
                await self._lost(game)

    async def _lost(self, game: Game) -> None:
        # What fails here is noticed once more by the next post there, or in the next life.
        try:
            await self.tables.lose_place(game.id)
        except TableError:
            _log.exception("game %s: its place is gone, but it was not put aside", game.id)

    async def _lost_servers(self) -> None:
        """Put the games of servers aside that have thrown the bot out while it was away."""
        try:
            guilds = await self.store.guilds()
        except StorageFailed:
            _log.exception("could not look for servers that are gone")
            return
        for guild in guilds:
            if self.get_guild(guild) is None:
                await self._lost_server(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say in the channels of a server what happened to the games there meanwhile."""
        if guild.id in self._uninvited:
            try:
                await self._register(guild.id)
            except (CommandsRefused, discord.HTTPException, aiohttp.ClientError, OSError) as fault:
                _log.warning("server %s: its commands are not registered: %s", guild.id, fault)
        try:
            for game in await self.store.aside_unsaid(guild.id, Archived.name):
                if self.get_channel(game.channel) is not None:
                    await self.tables.find_place(game.id)
        except TableError as fault:
            _log.warning("server %s: could not look for its games: %s", guild.id, fault)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Have what stands in a server shown again after its outage; clocks wait for that."""
        for game, _ in await self._places(guild):
            try:
                await self.tables.await_server(game)
            except TableError as fault:
                _log.warning("game %d: could not note the outage of its server: %s", game, fault)

    async def _places(self, guild: discord.Guild) -> list[tuple[int, int]]:
        """Return the games that are played in a server, and their channels."""
        try:
            return await self.store.places(guild.id)
        except StorageFailed as fault:
            _log.warning("server %d: could not look for its games: %s", guild.id, fault)
            return []

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The same when a server is there (again); posts that waited for it go out.

        Games whose channel it does not name are looked after soon: it is gone, or a thread that
        rests.
        """
        if self.is_ready():
            self.outbox.kick()
            self.dashboards.server_changed(guild.id)
            await self.held.in_server(guild)
        await self.on_guild_join(guild)
        for game, channel in await self._places(guild):
            if guild.get_channel_or_thread(channel) is None:
                self.rounds.soon(game)

    async def on_guild_update(self, before: discord.Guild, after: discord.Guild) -> None:
        """Have the dashboard of a server speak the language that it has chosen in Discord."""
        if before.preferred_locale != after.preferred_locale:
            self.dashboards.server_changed(after.id)

    async def is_gone(self, channel: int) -> bool:
        """Whether a channel or thread is no more, as far as can be told."""
        if self.get_channel(channel) is not None:
            return False
        try:
            await self.fetch_channel(channel)
        except discord.NotFound:
            return True
        except (discord.HTTPException, discord.InvalidData, aiohttp.ClientError, OSError):
            _log.info("could not look for channel %s", channel)
        return False

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """Post what could not be posted, if we may now."""
        await self.held.in_server(role.guild)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """The same: with the role is gone what it was denied."""
        await self.held.in_server(role.guild)

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """The same when our own roles change, or a time-out of ours is over."""
        if member == member.guild.me:
            await self.held.in_server(member.guild)

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """The same for a channel."""
        await self.held.in_channel(channel.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """The same for a thread."""
        await self.held.in_channel(payload.thread_id)

    async def is_member(self, guild: int, user: int) -> bool:
        """Whether ``user`` is still in the server, as far as can be told."""
        place = self.get_guild(guild)
        if place is None:
            return True
        try:
            await place.fetch_member(user)
        except discord.NotFound:
            return False
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            _log.info("could not look for member %s of %s", user, guild)
        return True

    def words(self, language: str) -> Words:
        """Return the texts of ``language``, or English."""
        if language not in self._words:
            self._words[language] = Words(
                language, strict=self.strict_texts, emojis=self.emblems.known
            )
        return self._words[language]

    def words_for(self, interaction: Interaction) -> Words:
        """Return the texts for whoever taps or types."""
        return self.words(interaction.locale.value)

    async def public_words(self, table: Table) -> Words:
        """Return the texts for what everybody reads of a game."""
        chosen = table.options.language
        return self.words(chosen) if chosen else await self.server_words(table.game.guild)

    async def server_words(self, guild: int) -> Words:
        """Return the texts for what everybody in a server reads: as was chosen, or Discord says."""
        try:
            chosen = (await self.store.servers.server(guild)).locale
        except StorageFailed:
            _log.warning("server %s: could not read its language", guild, exc_info=True)
            chosen = None
        if chosen is not None:
            return self.words(chosen)
        place: Any = self.get_guild(guild)
        return self.words(place.preferred_locale.value if place else FALLBACK)

    async def shared_words(self, interaction: Interaction, table: Table | None = None) -> Words:
        """Return the texts for what everybody reads that somebody asked for; of ``table``, if any.

        In direct messages they are the asker's own.
        """
        if table is not None:
            return await self.public_words(table)
        guild = interaction.guild_id
        if guild is None:
            return self.words_for(interaction)
        if self.get_guild(guild) is None:
            # The bot is here as somebody's own app only, so nothing was chosen for the server.
            return self.words((interaction.guild_locale or interaction.locale).value)
        return await self.server_words(guild)

    async def letter_words(self, person: Person, guild: int) -> Words:
        """Return the texts for a direct message about something in a server.

        They are in the language that the person has used last, else in the server's.
        """
        return self.words(person.locale) if person.locale else await self.server_words(guild)
