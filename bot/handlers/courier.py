"""Carries posts of the outbox to Discord: drafts what they say at that moment, sends or edits."""

from __future__ import annotations

import io
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.errors import GameBroken, GameEnded, StorageFailed, TableError
from bot.handlers.rights import missing, named
from bot.panels import posts, recaps, tapcode
from bot.panels.panel import rows
from bot.panels.posts import Draft
from bot.storage.outbox import CannotSend, TryLater
from bot.storage.store import Post
from bot.tables.table import LogEntry, Table
from bot.texts.wording import Wording
from render import alt_text, changes, has_map

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_log = logging.getLogger(__name__)
_LOOK_BACK = 50
"""Messages of a channel to look through for a post that may have arrived."""

Sendable = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread


class DiscordCourier:
    """What the outbox needs of Discord, see :class:`bot.storage.outbox.Courier`."""

    def __init__(self, client: ElbowRoom) -> None:
        self._client = client
        self._told: set[tuple[int, str]] = set()

    async def send(self, post: Post) -> int | None:
        """Send ``post`` or make its edit.

        :raises TryLater: Discord, the network or the disk fails for the moment.
        :raises CannotSend: the channel is gone, or a permission is missing.
        """
        try:
            if post.kind.endswith("_edit"):
                return await self._edit(post)
            if post.kind == "recap":
                return await self._recap(post)
            return await self._create(post)
        except discord.NotFound as fault:
            raise CannotSend("gone") from fault
        except discord.Forbidden as fault:
            raise CannotSend("forbidden") from fault
        except discord.RateLimited as fault:
            raise TryLater(fault.retry_after) from fault
        except discord.DiscordServerError as fault:
            raise TryLater from fault
        except discord.HTTPException as fault:
            if self._client.emblems.blamed(fault):
                raise TryLater from fault
            raise CannotSend(f"refused {fault.status} {fault.code}") from fault
        except (aiohttp.ClientError, OSError, TimeoutError) as fault:
            raise TryLater from fault
        except StorageFailed as fault:
            raise TryLater from fault
        except TableError as fault:
            raise CannotSend(fault.id) from fault

    async def find(self, post: Post) -> int | None:
        """Look for ``post`` among the channel's last messages; raises as :meth:`send` does."""
        mark = posts.MARKS.get(post.kind)
        table = await self._client.tables.load(post.game)
        if mark is None or post.channel is None:
            return None
        tap = tapcode.Tap(post.game, post.seq, *mark)
        wanted = tapcode.encode(table.game, tap)
        try:
            channel = await self._channel(post.channel)
            async for message in channel.history(limit=_LOOK_BACK):
                if self._client.user and message.author.id == self._client.user.id:
                    ids = {getattr(c, "custom_id", None) for c in _leaves(message)}
                    if wanted in ids:
                        return message.id
        except (discord.NotFound, discord.Forbidden) as fault:
            raise CannotSend("gone") from fault
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as fault:
            raise TryLater from fault
        return None

    async def failed(self, post: Post, why: str) -> None:
        """Note that ``post`` is given up; for a missing permission, tell who can grant it."""
        _log.warning("game %s seq %s: %s not sent: %s", post.game, post.seq, post.kind, why)
        if why == "forbidden" and post.channel is not None:
            await self._tell_owner(post.channel)

    # ------------------------------------------------------------------- new messages

    async def _create(self, post: Post) -> int | None:
        table = await self._table(post)
        wording = Wording.of(table, self._client.channel_words(table.game.guild))
        draft = await self._draft(post, table, wording)
        if draft is None:
            return None
        assert post.channel is not None
        assert post.nonce is not None
        channel = await self._channel(post.channel)
        file = await self._file(table, wording) if draft.picture else None
        silent = draft.audible is None
        message = await channel.send(
            draft.content,
            view=rows(table, [draft.keys]) if draft.keys else discord.utils.MISSING,
            file=file or discord.utils.MISSING,
            nonce=post.nonce,
            silent=silent,
            allowed_mentions=ringing(draft.audible),
        )
        return message.id

    async def _recap(self, post: Post) -> int | None:
        """Show how the game went; nobody is mentioned."""
        table = await self._client.tables.load(post.game)
        views = await self._client.tables.turns(post.game)
        if not views:
            return None
        wording = Wording.of(table, self._client.channel_words(table.game.guild))
        pictures = await self._client.pictures.recap(views, wording)
        assert post.channel is not None
        assert post.nonce is not None
        channel = await self._channel(post.channel)
        message = await channel.send(
            view=recaps.message(table, wording, views, *pictures),
            files=[discord.File(io.BytesIO(p.data), p.name) for p in pictures],
            nonce=post.nonce,
            silent=True,
            allowed_mentions=ringing(None),
        )
        return message.id

    async def _table(self, post: Post) -> Table:
        """Return the table as the post shall show it."""
        if post.kind == "turn":
            return await self._client.tables.at(post.game, post.seq)
        return await self._client.tables.load(post.game)

    async def _draft(self, post: Post, table: Table, wording: Wording) -> Draft | None:
        if post.kind == "lobby":
            return posts.lobby(table, wording) if table.game.status == "lobby" else None
        if post.kind == "turn":
            return await self._turn(post, table, wording)
        if post.kind == "result":
            return posts.result(table, wording)
        if post.kind == "cancelled":
            by = int(post.params.get("by", 0))
            seat = table.seat_of(by)
            name = wording.people[seat] if seat is not None else wording.words("somebody")
            return posts.cancelled(table, wording, name)
        raise CannotSend(f"unknown kind {post.kind}")

    async def _turn(self, post: Post, table: Table, wording: Wording) -> Draft:
        tables, seat = self._client.tables, int(post.params["seat"])
        entries, player = await self._since(table, int(post.params.get("since", 0)))
        user = table.user_at(seat)
        gone = user is None or not await self._client.is_member(table.game.guild, user)
        now = await tables.load(post.game)
        going_on = now.turn_began == post.seq and now.unfinished
        draft = posts.turn(
            table, wording, seat, entries, player, gone=gone, now=now if going_on else None
        )
        # After an outage the player may have played this turn already: then nothing rings.
        if post.params.get("silent") or not going_on:
            return Draft(draft.content, draft.keys, draft.picture)
        return draft

    async def _since(self, table: Table, since: int) -> tuple[list[LogEntry], int]:
        """Return the log of ``table`` after revision ``since``, and whose turn it was then."""
        tables, game = self._client.tables, table.game.id
        entries = await tables.log(game, after=since, until=table.seq)
        return entries, (await tables.at(game, since)).view().player

    async def _turn_over(self, game: int, of: int) -> str:
        """Return what the turn post made at revision ``of`` says when its turn is over."""
        tables = self._client.tables
        table = await tables.at(game, of)
        seat = table.view().player
        since = await tables.last_turn(game, seat, of)
        wording = Wording.of(table, self._client.channel_words(table.game.guild))
        return posts.turn_over(table, wording, seat, *await self._since(table, since))

    async def _file(self, table: Table, wording: Wording) -> discord.File | None:
        view = table.view().standing()
        if not has_map(view):
            return None
        try:
            before = await self._client.desk.turn_before(table)
            picture = await self._client.pictures.board(table, view, wording, before)
        except Exception:
            # The sentence is worth more than the picture: the turn must reach its player.
            _log.exception("game %s seq %s: no picture", table.game.id, table.seq)
            return None
        return discord.File(
            io.BytesIO(picture.data),
            picture.name,
            description=alt_text(view, wording.labels, wording.words, changes(before, view)),
        )

    # -------------------------------------------------------------------------- edits

    async def _edit(self, post: Post) -> int | None:
        purpose = "lobby" if post.kind == "lobby_edit" else "turn"
        of = int(post.params["of"]) if "of" in post.params else None
        known = await self._client.store.message(post.game, purpose, of)
        if known is None:
            return None
        channel = await self._channel(known.channel)
        message = channel.get_partial_message(known.id)
        try:
            if purpose == "turn":
                # Where the record cannot be read, the text stays and the buttons go.
                content: str = discord.utils.MISSING
                with suppress(GameBroken, GameEnded):
                    content = await self._turn_over(post.game, known.seq)
                await message.edit(
                    content=content,
                    view=None,
                    allowed_mentions=ringing(None),
                )
            else:
                table = await self._client.tables.load(post.game)
                wording = Wording.of(table, self._client.channel_words(table.game.guild))
                draft = posts.lobby(table, wording)
                await message.edit(
                    content=draft.content,
                    view=rows(table, [draft.keys]) if draft.keys else None,
                    allowed_mentions=ringing(None),
                )
        except discord.NotFound:
            await self._client.store.forget_message(known.id)
            if purpose == "lobby":
                await self._client.see_to_posts(await self._client.tables.load(post.game))
            return None
        return known.id

    async def _channel(self, channel: int) -> Sendable:
        found = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        if not isinstance(found, Sendable):
            raise CannotSend("no channel for messages")
        return found

    async def _tell_owner(self, channel_id: int) -> None:
        """Tell the server's owner, once, which permissions are missing in a channel."""
        channel = self._client.get_channel(channel_id)
        if not isinstance(channel, Sendable):
            return
        guild = channel.guild
        lacking = missing(
            channel.permissions_for(guild.me), thread=isinstance(channel, discord.Thread)
        )
        if not lacking or (channel_id, "".join(lacking)) in self._told:
            return
        self._told.add((channel_id, "".join(lacking)))
        words = self._client.channel_words(guild.id)
        try:
            owner = guild.owner or await guild.fetch_member(guild.owner_id or 0)
            await owner.send(named(lacking, channel.mention, words), silent=True)
        except (discord.NotFound, discord.Forbidden):
            _log.info("server %s: its owner cannot be told of missing permissions", guild.id)


def ringing(user: int | None) -> discord.AllowedMentions:
    """Return mentions limited to ``user``, or to nobody."""
    who = [discord.Object(user)] if user is not None else False
    return discord.AllowedMentions(everyone=False, roles=False, users=who, replied_user=False)


def _leaves(message: discord.Message) -> list[object]:
    return [
        child
        for row in message.components
        for child in (row.children if isinstance(row, discord.ActionRow) else [row])
    ]
