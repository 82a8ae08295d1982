"""Carries posts of the outbox to Discord: drafts what they say at that moment, sends or edits."""

from __future__ import annotations

import io
import logging
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

import aiohttp
import discord

from bot.clock import stamp
from bot.errors import GameBroken, GameEnded, StorageFailed, TableError
from bot.handlers.games import asking
from bot.handlers.private.letters import Letters, left
from bot.panels import tapcode
from bot.panels.messages import absent, letters, notices, posts, recaps, rewinds
from bot.panels.messages.posts import Draft
from bot.panels.panel import in_rows, rows
from bot.storage.outbox import CannotSend, TryLater
from bot.storage.store import Post
from bot.tables.clocks.timekeeping import ABSENT
from bot.tables.decisions import withdrawals
from bot.tables.rewinding import LETTER
from bot.tables.seats.piloted import plays_in
from bot.tables.table import LogEntry, Table
from bot.texts.wording import Wording
from render import alt_text, changes, has_map

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_log = logging.getLogger(__name__)
_SHOWS_TURN = ("turn_now_edit", "turn_moved_edit")
"""Edits of the running turn's post."""
_OF_A_MOMENT = ("fallback", "nudge", "vote", "vote_edit", "went_back", withdrawals.KIND)
"""Kinds of posts that are known again by the revision for which they were written."""
_LOCKED = (50083, 160005)
"""Discord's codes for a thread that is archived and cannot be opened, and one that is locked."""
_LOOK_BACK = 50
"""Messages of a channel to look through for a post that may have arrived."""

Sendable = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread


class DiscordCourier:
    """What the outbox needs of Discord, see :class:`bot.storage.outbox.Courier`."""

    def __init__(self, client: ElbowRoom) -> None:
        self._client = client
        self._letters = Letters(client)

    async def send(self, post: Post) -> int | None:
        """Send ``post`` or make its edit.

        :raises TryLater: Discord, the network or the disk fails for the moment.
        :raises CannotSend: the channel is gone, or a permission is missing.
        """
        try:
            if post.channel is not None:
                await self._reachable(post)
            if post.kind == "lost":
                return await self._lost(post)
            if post.kind == ABSENT:
                return await self._letters.send_absent(post)
            if post.kind == LETTER:
                return await self._letters.send_vote(post)
            if post.user is not None:
                return await self._letters.send(post)
            if post.kind == "idle_edit":
                return await self._idle_over(post)
            if post.kind.endswith("_edit"):
                return await self._edit(post)
            if post.kind == "recap":
                return await self._recap(post)
            return await self._create(post)
        except discord.NotFound as fault:
            raise CannotSend("gone") from fault
        except discord.Forbidden as fault:
            raise CannotSend("locked" if fault.code in _LOCKED else "forbidden") from fault
        except discord.RateLimited as fault:
            raise TryLater(fault.retry_after) from fault
        except discord.DiscordServerError as fault:
            raise TryLater from fault
        except discord.HTTPException as fault:
            passing = fault.status == 429 or fault.status >= 500
            if passing or self._client.emblems.blamed(fault):
                raise TryLater from fault
            if fault.code in _LOCKED:
                raise CannotSend("locked") from fault
            raise CannotSend(f"refused {fault.status} {fault.code}") from fault
        except (aiohttp.ClientError, OSError, TimeoutError) as fault:
            raise TryLater from fault
        except StorageFailed as fault:
            raise TryLater from fault
        except TableError as fault:
            raise CannotSend(fault.id) from fault

    async def find(self, post: Post) -> int | None:
        """Look for ``post`` among the last messages there; raises as :meth:`send` does."""
        mark = posts.mark(post) if post.user is None else letters.mark(post)
        if post.kind == ABSENT:
            mark = absent.MARK
        if post.kind == LETTER:
            mark = rewinds.LETTER_MARK, str(post.params["vote"])
        table = await self._client.tables.outline(post.game)
        if mark is None:
            return None
        tap = tapcode.Tap(post.game, post.seq, *mark)
        wanted = tapcode.encode(table.game, tap)
        try:
            if post.channel is not None:
                await self._reachable(post)
            channel = await self._place(post)
            async for message in channel.history(limit=_LOOK_BACK):
                if self._client.user and message.author.id == self._client.user.id:
                    ids = {getattr(c, "custom_id", None) for c in _leaves(message)}
                    if wanted in ids:
                        return message.id
        except discord.NotFound as fault:
            raise CannotSend("gone") from fault
        except discord.Forbidden as fault:
            raise CannotSend("forbidden") from fault
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as fault:
            raise TryLater from fault
        return None

    async def _reachable(self, post: Post) -> None:
        """Check that the server is there: in an outage its channels look as if they were gone.

        :raises TryLater: it is not.
        """
        game = await self._client.store.game(post.game)
        server = self._client.get_guild(game.guild) if game else None
        if server is not None and server.unavailable:
            raise TryLater

    async def failed(self, post: Post, why: str) -> None:
        """Learn that ``post`` is given up, and see that whoever can help knows.

        Of a missing permission or a locked thread the server's owner is told; if the channel is
        gone, the game is put aside and its players are.
        """
        _log.warning("game %s seq %s: %s not sent: %s", post.game, post.seq, post.kind, why)
        if post.channel is None:
            return
        if why in ("forbidden", "locked"):
            await self._client.owners.tell(post.channel)
        elif why == "gone" and await self._client.is_gone(post.channel):
            await self._client.tables.lose_place(post.game)

    # ------------------------------------------------------------------- new messages

    async def _create(self, post: Post) -> int | None:
        table = await self._table(post)
        wording = Wording.of(table, await self._client.public_words(table))
        draft = await self._draft(post, table, wording)
        if draft is None:
            return None
        assert post.channel is not None
        assert post.nonce is not None
        channel = await self._channel(post.channel)
        if waiting := post.params.get("waiting"):
            if used := await self._used_again(channel, post, waiting, table, wording, draft):
                return used
            if await self._client.store.was_sent(post.game, post.kind, waiting):
                draft = replace(draft, audible=None)
        file = await self._file(table, wording) if draft.picture else None
        silent = draft.audible is None
        message = await channel.send(
            draft.content,
            view=rows(table, in_rows(draft.keys)) if draft.keys else discord.utils.MISSING,
            file=file or discord.utils.MISSING,
            nonce=post.nonce,
            silent=silent,
            allowed_mentions=ringing(draft.audible),
        )
        return message.id

    async def _used_again(
        self,
        channel: Sendable,
        post: Post,
        waiting: list[int],
        table: Table,
        wording: Wording,
        draft: Draft,
    ) -> int | None:
        """Edit the message that was made for this turn before it was put off, if it stands."""
        for seq in waiting:
            known = await self._client.store.message(post.game, post.kind, seq)
            if known is None or known.channel != post.channel:
                continue
            file = await self._file(table, wording) if draft.picture else None
            try:
                await channel.get_partial_message(known.id).edit(
                    content=draft.content,
                    view=rows(table, in_rows(draft.keys)),
                    attachments=[file] if file else [],
                    allowed_mentions=ringing(None),
                )
            except discord.NotFound:
                await self._client.store.forget_message(known.id)
            else:
                return known.id
        return None

    async def _recap(self, post: Post) -> int | None:
        """Show how the game went; nobody is mentioned."""
        table = await self._client.tables.load(post.game)
        views = await self._client.tables.turns(post.game)
        if not views:
            return None
        wording = Wording.of(table, await self._client.public_words(table))
        pictures = await self._client.pictures.recap(views, wording)
        assert post.channel is not None
        assert post.nonce is not None
        channel = await self._channel(post.channel)
        message = await channel.send(
            view=recaps.message(
                table, wording, views, *pictures, await self._client.tables.piloted(post.game)
            ),
            files=[discord.File(io.BytesIO(p.data), p.name) for p in pictures],
            nonce=post.nonce,
            silent=True,
            allowed_mentions=ringing(None),
        )
        return message.id

    async def _lost(self, post: Post) -> int | None:
        """Write to a player whose game's channel is gone."""
        client = self._client
        assert post.user is not None
        assert post.nonce is not None
        table = await client.tables.known(post.game)
        if not await client.is_member(table.game.guild, post.user):
            return None
        person = await client.store.people.person(post.user)
        server = client.get_guild(table.game.guild)
        words = await client.letter_words(person, table.game.guild)
        text = notices.lost(table, words, server.name if server else None)
        channel = await client.create_dm(discord.Object(post.user))
        message = await channel.send(
            text,
            view=letters.lost_view(replace(table, seq=post.seq), words),
            nonce=post.nonce,
            allowed_mentions=ringing(None),
        )
        return message.id

    async def _idle_over(self, post: Post) -> int | None:
        """Take the buttons from the question whether the game goes on."""
        client = self._client
        known = await client.store.message(post.game, "idle")
        if known is None:
            return None
        table = await client.tables.known(post.game)
        wording = Wording.of(table, await client.public_words(table))
        message = (await self._channel(known.channel)).get_partial_message(known.id)
        with suppress(discord.NotFound):
            await message.edit(
                content=notices.idle_over(
                    wording, aside=bool(post.params["aside"]), stood=post.params.get("stood", "")
                ),
                view=None,
                allowed_mentions=ringing(None),
            )
        # Whoever asks again posts a new one.
        await client.store.forget_message(known.id)
        return known.id

    async def _table(self, post: Post) -> Table:
        """Return the table as the post shall show it."""
        if post.kind == "turn":
            return await self._client.tables.at(post.game, post.seq)
        if post.kind in (*notices.KINDS, "cancelled"):
            return replace(await self._client.tables.known(post.game), seq=post.seq)
        table = await self._client.tables.load(post.game)
        # They are known again by the revision for which they were asked.
        asked_for = post.kind in _OF_A_MOMENT or post.kind.startswith("seat_")
        return replace(table, seq=post.seq) if asked_for else table

    async def _draft(self, post: Post, table: Table, wording: Wording) -> Draft | None:
        if post.kind == "lobby":
            if table.game.status != "lobby":
                return None
            return posts.lobby(table, wording, await self._called(table, wording))
        if post.kind == "turn":
            if await self._client.tables.undone_by(post.game, post.seq):
                return None  # Should the turn come after all, it is told of then.
            return await self._turn(post, table, wording)
        if post.kind == "vote":
            return await self._vote(post, table, wording)
        if post.kind == "went_back":
            return await self._went_back(post, table, wording)
        if post.kind == withdrawals.KIND:
            return await asking.draft(self._client, post, table, wording)
        if post.kind.startswith("seat_"):
            leads = post.params.get("leads")
            draft = posts.seat(table, wording, int(post.params["seat"]), leads=leads)
            return draft if draft.keys else None
        if post.kind == "result":
            return posts.result(table, wording, await self._client.tables.piloted(post.game))
        if post.kind in notices.KINDS:
            return notices.draft(post, table, wording)
        if post.kind == "cancelled":
            seat = post.params.get("seat")
            name = "" if seat is None else wording.people[int(seat)]
            deserted = bool(post.params.get("deserted"))
            return posts.cancelled(table, wording, name, deserted=deserted)
        if post.kind == "fallback":
            return await self._fallback(post, wording)
        if post.kind == "nudge":
            return await self._nudge(post, table, wording)
        raise CannotSend(f"unknown kind {post.kind}")

    async def _called(self, table: Table, wording: Wording) -> list[str]:
        """Return who is called upon to play again, and is not in yet."""
        if table.game.again is None:
            return []
        earlier = await self._client.tables.outline(table.game.again)
        people = Wording.of(earlier, wording.words).people
        return [
            people[seat.seat]
            for seat in earlier.seats
            if seat.user is not None and table.seat_of(seat.user) is None
        ]

    async def _fallback(self, post: Post, wording: Wording) -> Draft | None:
        """Return the mention that stands in for a reminder, if it is still of use."""
        awaited = await self._client.reminding.still_wanted(post)
        if awaited is None:
            return None
        guild, user = awaited.table.game.guild, awaited.person.id
        if not await self._client.is_member(guild, user):
            return None
        time = left(awaited, stamp(self._client.clock))
        return letters.fallback(awaited.table, wording, awaited.wait.seat, time)

    async def _nudge(self, post: Post, table: Table, wording: Wording) -> Draft | None:
        """Return the mention that a player asked for, unless its reader has moved meanwhile."""
        seat, by = int(post.params["seat"]), int(post.params["by"])
        user = table.user_at(seat)
        if table.turn_began > post.seq or seat not in table.deciders or user is None:
            return None
        if not await self._client.is_member(table.game.guild, user):
            return None
        return letters.nudge(table, wording, seat, wording.people[by], post)

    async def _vote(self, post: Post, table: Table, wording: Wording) -> Draft | None:
        """Return the question whether to go back, or what came of it."""
        vote = await self._client.store.votes.vote(int(post.params["vote"]))
        if vote is None:
            return None
        moment, gone = await self._client.desk.going_back(table, vote.to, wording)
        return rewinds.vote(table, wording, vote, moment, gone)

    async def _asked(self, table: Table, wording: Wording) -> str:
        """Return the line about the open vote of a game, empty where there is none."""
        vote = await self._client.tables.vote_in(table.game.id)
        if vote is None:
            return ""
        moment, _ = await self._client.desk.going_back(table, vote.to, wording)
        return rewinds.asked(table, wording, vote, moment)

    async def _went_back(self, post: Post, table: Table, wording: Wording) -> Draft:
        to, by, seat = int(post.params["to"]), str(post.params["by"]), int(post.params["seat"])
        moment, _ = await self._client.desk.going_back(table, to, wording)
        return rewinds.went_back(wording, by, seat, moment)

    async def _turn(self, post: Post, table: Table, wording: Wording) -> Draft:
        tables, seat = self._client.tables, int(post.params["seat"])
        entries, player = await self._since(table, int(post.params.get("since", 0)))
        user = table.user_at(seat)
        gone = user is not None and not await self._client.is_member(table.game.guild, user)
        now = await tables.load(post.game)
        going_on = now.turn_began == post.seq and now.unfinished
        draft = posts.turn(
            table,
            wording,
            seat,
            entries,
            player,
            gone=gone,
            now=now if going_on else None,
            moment=stamp(self._client.clock),
            asked=await self._asked(now, wording) if going_on else "",
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
        wording = Wording.of(table, await self._client.public_words(table))
        if line := await tables.undone_by(game, of):
            return posts.turn_undone(table, wording, seat, line)
        since = await tables.last_turn(game, seat, of)
        clock = await self._client.store.clock(game, of)
        lapsed = clock.lapsed if clock else ""
        news = await self._since(table, since)
        why = lapsed or self._piloted(table, seat, await tables.log(game, after=of))
        return posts.turn_over(table, wording, seat, *news, lapsed=why)

    @staticmethod
    def _piloted(
        table: Table, seat: int, entries: list[LogEntry]
    ) -> Literal["", "handed", "autopilot"]:
        """Return why the autopilot played a turn of ``seat`` that ``entries`` begin with, if so."""
        if not plays_in(entries, seat):
            return ""
        held = table.seats[seat]
        return "autopilot" if held.user is None or held.missed else "handed"

    async def _file(
        self, table: Table, wording: Wording, shows: Table | None = None
    ) -> discord.File | None:
        """Return the picture of ``table`` (or of what it ``shows``) and of what led to it."""
        view = (shows or table).view().standing()
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

    async def _show_seat(self, post: Post) -> int | None:
        """Have the post about a seat say what is so now."""
        known = await self._client.store.message(post.game, post.kind.removesuffix("_edit"))
        if known is None:
            return None
        table = replace(await self._client.tables.load(post.game), seq=known.seq)
        wording = Wording.of(table, await self._client.public_words(table))
        seat, was = int(post.params["seat"]), str(post.params.get("was", ""))
        closed = bool(post.params.get("closed"))
        leads = post.params.get("leads")
        draft = posts.seat(table, wording, seat, was, closed=closed, leads=leads)
        message = (await self._channel(known.channel)).get_partial_message(known.id)
        try:
            await message.edit(
                content=draft.content,
                view=rows(table, [draft.keys]) if draft.keys else None,
                allowed_mentions=ringing(None),
            )
        except discord.NotFound:
            await self._client.store.forget_message(known.id)
            return None
        return known.id

    async def _edit(self, post: Post) -> int | None:
        if post.kind.startswith("seat_"):
            return await self._show_seat(post)
        purpose = post.kind.removesuffix("_edit").removesuffix("_now").removesuffix("_moved")
        of = int(post.params["of"]) if "of" in post.params else None
        if purpose == "vote":
            of = post.seq
        known = await self._client.store.message(post.game, purpose, of)
        if known is None:
            if of is not None and await self._goes_on(post, of):
                await self._client.see_to_posts(await self._client.tables.load(post.game))
            return None
        channel = await self._channel(known.channel)
        message = channel.get_partial_message(known.id)
        try:
            if purpose == withdrawals.KIND:
                if stands := await asking.stands(self._client, post):
                    text, view = stands
                    await message.edit(content=text, view=view, allowed_mentions=ringing(None))
            elif post.kind in _SHOWS_TURN or await self._goes_on(post, known.seq):
                await self._show_turn(post, message)
            elif post.kind == "vote_edit":
                await self._show_vote(post, message)
            elif purpose == "turn":
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
                wording = Wording.of(table, await self._client.public_words(table))
                called = await self._called(table, wording)
                expired = bool(post.params.get("expired"))
                draft = posts.lobby(table, wording, called, expired=expired)
                await message.edit(
                    content=draft.content,
                    view=rows(table, [draft.keys]) if draft.keys else None,
                    allowed_mentions=ringing(None),
                )
        except discord.NotFound:
            await self._client.store.forget_message(known.id)
            anew = purpose in ("lobby", withdrawals.KIND)
            if anew or await self._goes_on(post, known.seq):
                await self._client.see_to_posts(await self._client.tables.load(post.game))
            return None
        return known.id

    async def _goes_on(self, post: Post, of: int) -> bool:
        """Whether an edit is about the turn being played, which had ended and is taken up again."""
        if post.kind != "turn_edit":
            return False
        with suppress(GameBroken, GameEnded):
            now = await self._client.tables.load(post.game)
            return now.turn_began == of and now.game.status == "running" and not now.game.archived
        return False

    async def _show_vote(self, post: Post, message: discord.PartialMessage) -> None:
        table = await self._table(post)
        wording = Wording.of(table, await self._client.public_words(table))
        draft = await self._vote(post, table, wording)
        if draft is not None:
            await message.edit(
                content=draft.content,
                view=rows(table, [draft.keys]) if draft.keys else None,
                allowed_mentions=ringing(None),
            )

    async def _place(self, post: Post) -> Sendable | discord.DMChannel:
        if post.user is not None:
            return await self._client.create_dm(discord.Object(post.user))
        assert post.channel is not None  # it has the one or the other, says the schema
        return await self._channel(post.channel)

    async def _show_turn(self, post: Post, message: discord.PartialMessage) -> None:
        """Have the post of the running turn show it as it stands; nothing once it is over."""
        tables, of = self._client.tables, int(post.params["of"])
        now = await tables.load(post.game)
        if now.turn_began != of or not now.unfinished:
            return
        table = await tables.at(post.game, of)
        seat = table.view().player
        wording = Wording.of(table, await self._client.public_words(table))
        entries, player = await self._since(table, await tables.last_turn(post.game, seat, of))
        moment = stamp(self._client.clock)
        asked = await self._asked(now, wording)
        draft = posts.turn(
            table, wording, seat, entries, player, now=now, moment=moment, asked=asked
        )
        files = []
        if post.kind == "turn_moved_edit":
            shows = await tables.at(post.game, post.seq)
            files = [file] if (file := await self._file(table, wording, shows)) else []
        await message.edit(
            content=draft.content,
            view=rows(table, in_rows(draft.keys)),
            attachments=files or discord.utils.MISSING,
            allowed_mentions=ringing(None),
        )

    async def _channel(self, channel: int) -> Sendable:
        found = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        if not isinstance(found, Sendable):
            raise CannotSend("no channel for messages")
        if isinstance(found, discord.Thread) and found.archived:
            if found.locked:
                raise CannotSend("locked")
            # A thread that rests takes new messages, which wake it, but no edits.
            with suppress(discord.Forbidden):
                await found.edit(archived=False)
        return found


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
