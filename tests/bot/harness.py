"""A stage on which tests drive a bot as its players do, over a simulated Discord.

`Stage.slash`, `tap` and `choose` do only what a Discord client would let a person do. What a client
would not send (a button of an old message, one interaction delivered twice, two at the same
instant) goes one layer below, through `Stage.deliver`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any, Protocol

import aiosqlite
import discord
import pytest
import simcord
from simcord import interactions
from simcord.backend import serializers
from simcord.components import walk_components
from simcord.enums import AppCommandType, ComponentType, InteractionType

from tests.bot import emblems
from tools.table.world import NAMES, World, build_world, idle_client

_SILENT = discord.MessageFlags(suppress_notifications=True).value
_EPHEMERAL = discord.MessageFlags(ephemeral=True).value
_FOREVER = 1e9
"""Seconds that nothing takes: a stage waits for what happens, never for the wall clock."""
_SOON = 60.0
"""Seconds of its own time that a stage lets pass by itself where only a timer is waited for."""


class Running(Protocol):
    """A bot with what it holds open."""

    client: discord.Client

    async def close(self) -> None:
        """Close what the bot holds open, once its client is detached."""


Start = Callable[[simcord.Env], Awaitable[Running]]
"""Builds a fresh bot on the same database, before its client is attached."""


@dataclass(frozen=True, slots=True)
class Control:
    """A button or a select that somebody sees."""

    message: simcord.ResponseMessage
    kind: ComponentType
    custom_id: str
    label: str
    disabled: bool
    options: tuple[tuple[str, str], ...] = ()
    """(label, value) of each option of a string select."""


@dataclass(frozen=True, slots=True)
class Tap:
    """An interaction as Discord would deliver it, not yet delivered."""

    record: Any
    payload: dict[str, Any]


class Stage:
    """A world, the bot that runs in it and the ways to act on both."""

    def __init__(self, world: World, start: Start) -> None:
        self.world = world
        self.env = world.env
        self.guild = world.guild
        self.channel = world.channel
        self.members = world.members
        self.bot: Running
        self._start = start
        self._rung: dict[int, tuple[int, ...]] = {}
        """Whom each message rang when it came; an edit rings nobody and takes no ring back."""
        self._commit = self.env.backend.commit_message
        self.env.backend.commit_message = self._came

    def _came(self, message: Any, **options: Any) -> Any:
        committed = self._commit(message, **options)
        if committed.ping_user_ids and not committed.flags & (_SILENT | _EPHEMERAL):
            self._rung[committed.id] = tuple(committed.ping_user_ids)
        return committed

    def __getitem__(self, name: str) -> simcord.MemberActor:
        return self.members[name]

    # ------------------------------------------------------------- the bot's life

    async def open(self) -> None:
        """Start the bot for the first time."""
        self.bot = await self._start(self.env)
        await self.env.restart_bot(self.bot.client)

    async def close(self) -> None:
        """Detach the bot and close what it holds open."""
        await self.env.restart_bot(idle_client())
        await self.bot.close()

    async def restart(self) -> None:
        """Stop the bot and start another on the same database; Discord remembers everything."""
        await self.close()
        await self.open()

    async def settle(self) -> None:
        """Wait until the bot has nothing left to do."""
        await self.env.settle()

    async def advance(self, *, hours: float = 0.0, seconds: float = 0.0) -> None:
        """Let time pass; timers that fall due run."""
        await self.env.advance_time(hours * 3600 + seconds)

    # ------------------------------------------------------------- what people see

    def messages(
        self,
        viewer: simcord.MemberActor | None = None,
        channel: simcord.ChannelHandle | None = None,
    ) -> list[simcord.ResponseMessage]:
        """Return a channel's messages, oldest first, private ones only if `viewer` sees them."""
        where = self.channel if channel is None else channel
        stored = self.env.backend.messages.get(where.id, {})
        seen_by = None if viewer is None else viewer.id
        return [
            simcord.ResponseMessage(self.env, stored[key])
            for key in sorted(stored)
            if stored[key].visible_to(seen_by)
        ]

    def public(self, channel: simcord.ChannelHandle | None = None) -> simcord.ResponseMessage:
        """Return the newest message that everybody sees."""
        return self.messages(None, channel)[-1]

    def private(self, member: simcord.MemberActor) -> simcord.ResponseMessage | None:
        """Return the newest message that only `member` sees, if there is one."""
        mine = [m for m in self.messages(member) if m.flags.value & _EPHEMERAL]
        return mine[-1] if mine else None

    def dms(self, member: simcord.MemberActor) -> list[simcord.ResponseMessage]:
        """Return the direct messages between `member` and the bot, oldest first."""
        if member.id not in self.env.backend.dm_channels:
            return []
        return self.messages(member, member.user.dm_channel)

    def text(self, message: simcord.ResponseMessage) -> str:
        """Return everything written in a message: content, texts and labels of its components."""
        return "\n".join(self._words(message))

    def _words(self, message: simcord.ResponseMessage) -> Iterator[str]:
        if message.content:
            yield message.content
        for embed in message.embeds:
            yield from filter(None, (embed.title, embed.description))
        for component in walk_components(message.components):
            for key in ("content", "label", "placeholder"):
                if component.get(key):
                    yield str(component[key])
            for option in component.get("options", ()):
                yield str(option["label"])

    def controls(
        self, member: simcord.MemberActor, message: simcord.ResponseMessage | None = None
    ) -> list[Control]:
        """Return what `member` can tap, on `message` or on all they see, newest message first."""
        seen = [message] if message is not None else self.messages(member)[::-1]
        return [control for shown in seen for control in _controls(shown)]

    def mentions(self) -> list[tuple[simcord.ResponseMessage, tuple[int, ...]]]:
        """Return each public message that rang somebody's phone, with the ids of whom it rang."""
        backend = self.env.backend
        return [
            (simcord.ResponseMessage(self.env, stored), self._rung[stored.id])
            for channel in sorted(backend.messages)
            for _, stored in sorted(backend.messages[channel].items())
            if stored.id in self._rung
        ]

    # ------------------------------------------------------------- what people do

    async def slash(
        self,
        member: simcord.MemberActor,
        command: str,
        /,
        channel: simcord.ChannelHandle | None = None,
        **options: Any,
    ) -> simcord.InteractionResult:
        """Run a slash command (`"game new"`) as `member`."""
        return await member.slash(channel or self.channel, command, **options)

    async def suggest(
        self, member: simcord.MemberActor, command: str, option: str, typed: str = "", **filled: Any
    ) -> list[dict[str, Any]]:
        """Return the choices offered while `member` types into an option."""
        return await member.autocomplete(self.channel, command, option, typed, **filled)

    def find(
        self,
        member: simcord.MemberActor,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        message: simcord.ResponseMessage | None = None,
    ) -> Control:
        """Return the newest enabled control by its label, or by the beginning of either.

        :raises AssertionError: if `member` sees none, naming what they do see.
        """
        offered = [c for c in self.controls(member, message) if not c.disabled]
        for same in (str.__eq__, str.startswith):
            for control in offered:
                if label is not None and not same(control.label, label):
                    continue
                if custom_id is not None and not control.custom_id.startswith(custom_id):
                    continue
                return control
        seen = ", ".join(f"{c.label!r} ({c.custom_id})" for c in offered)
        raise AssertionError(f"{member.name} sees no {label or custom_id!r}; offered: {seen}")

    async def tap(
        self,
        member: simcord.MemberActor,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        message: simcord.ResponseMessage | None = None,
    ) -> simcord.InteractionResult:
        """Tap the newest button that `find` finds."""
        return await self.press(
            member, self.find(member, label, custom_id=custom_id, message=message)
        )

    async def press(
        self, member: simcord.MemberActor, control: Control, values: Sequence[str] = ()
    ) -> simcord.InteractionResult:
        """Tap a button, or choose `values` in a select."""
        actor = member if self._in_guild(control.message) else member.user
        if control.kind is ComponentType.BUTTON:
            return await actor.click(control.message, custom_id=control.custom_id)
        return await actor.select(control.message, values, custom_id=control.custom_id)

    async def delete(self, message: simcord.ResponseMessage) -> None:
        """Delete a message as a moderator would."""
        self.env.backend.delete_message(message.channel_id, message.id)
        await self.settle()

    # ------------------------------------------------------------- one layer below

    def snapshot(self, message: simcord.ResponseMessage) -> dict[str, Any]:
        """Return a message as it is now, for a tap on it after it changed or is gone."""
        backend = self.env.backend
        stored = backend.get_message(message.channel_id, message.id)
        return dict(serializers.message_payload(backend, stored))

    def tapping(
        self,
        member: simcord.MemberActor,
        message: dict[str, Any] | simcord.ResponseMessage,
        custom_id: str,
        values: Sequence[str] | None = None,
    ) -> Tap:
        """Return the interaction of tapping `custom_id`, whether or not a client would show it."""
        shown = message if isinstance(message, dict) else self.snapshot(message)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": ComponentType.BUTTON}
        if values is not None:
            data |= {"component_type": ComponentType.STRING_SELECT, "values": list(values)}
        channel_id = int(shown["channel_id"])
        tap = self._tap(member, InteractionType.MESSAGE_COMPONENT, channel_id, data)
        tap.payload["message"] = shown
        tap.record.source_message_id = int(shown["id"])
        return tap

    def typing(
        self,
        member: simcord.MemberActor,
        command: str,
        /,
        channel: simcord.ChannelHandle | None = None,
        **options: Any,
    ) -> Tap:
        """Return the interaction of a slash command, for delivering it in any way."""
        place = (channel or self.channel).id
        root, *path = command.split()
        found = self.env.backend.find_command(root, self.guild.id, type=AppCommandType.CHAT_INPUT)
        leaf, nesting = interactions.walk_to_subcommand(found, path)
        built, resolved = interactions.build_options(
            member, command, leaf, options, channel_id=place
        )
        data = {
            "id": found["id"],
            "name": root,
            "type": AppCommandType.CHAT_INPUT,
            "options": interactions.nest_options(found, nesting, built),
            "resolved": resolved,
        }
        return self._tap(member, InteractionType.APPLICATION_COMMAND, place, data)

    async def deliver(self, *taps: Tap) -> list[simcord.InteractionResult]:
        """Deliver all taps at the same instant; the same one twice is a repeated delivery."""
        for tap in taps:
            self.env.backend.emit("INTERACTION_CREATE", tap.payload)
        await self.settle()
        return [simcord.InteractionResult(self.env, tap.record) for tap in taps]

    def _tap(
        self, member: simcord.MemberActor, kind: InteractionType, channel_id: int, data: Any
    ) -> Tap:
        in_guild = self.env.backend.get_channel(channel_id).guild_id
        record, payload = interactions.base_payload(
            self.env.backend,
            type=kind,
            channel_id=channel_id,
            guild_id=in_guild,
            user_id=member.id,
            data=data,
        )
        return Tap(record, payload)

    def _in_guild(self, message: simcord.ResponseMessage) -> bool:
        return self.env.backend.get_channel(message.channel_id).guild_id is not None


def _controls(message: simcord.ResponseMessage) -> Iterator[Control]:
    for component in walk_components(message.components):
        kind = component.get("type")
        if kind not in (ComponentType.BUTTON, ComponentType.STRING_SELECT):
            continue
        if not component.get("custom_id"):
            continue
        options = tuple((o["label"], o["value"]) for o in component.get("options", ()))
        label = component.get("label") or component.get("placeholder") or ""
        yield Control(
            message,
            ComponentType(kind),
            component["custom_id"],
            label,
            bool(component.get("disabled")),
            options,
        )


class _Env(simcord.Env):
    """A simulated Discord whose time is its own, however long the machine takes.

    It knows of work in the database's threads, of which simcord knows nothing, and looks at what
    the bot is waiting for only when nothing is being done.
    """

    def __init__(self, bot: discord.Client, statements: Collection[asyncio.Future[None]]) -> None:
        super().__init__(bot, settle_timeout=_FOREVER)
        self._statements = statements
        self._short: list[Any] = []
        """Timers that were set for at most `_SOON`."""

    def _schedule_timer(self, record: Any, *_: Any) -> None:
        """Arm none of the machine's: short ones go off when all is still, others by `advance`."""
        if record.when - self._virtual_time <= _SOON:
            self._short.append(record)

    def _coming(self) -> float | None:
        """Return when the next short timer goes off."""
        set_ = {id(record) for record in self._work.callbacks if not record.handle.cancelled()}
        self._short = [record for record in self._short if id(record) in set_]
        return min((record.when for record in self._short), default=None)

    async def _settle_internal(
        self, *, timeout: float | None = None, idle: float = 0.001, **options: Any
    ) -> None:
        until = self._virtual_time + _SOON
        while True:
            await self._still()
            await super()._settle_internal(idle=min(idle, 0.001), **options)
            if self._advancing or (coming := self._coming()) is None or coming > until:
                return
            self._move_clock(coming)

    async def _still(self) -> None:
        """Wait until nothing is being done, in the loop or in a thread."""
        loop: Any = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(0)
            if loop._ready:
                continue
            busy = (*self._statements, *self._work.executors)
            if not busy:
                return
            await asyncio.wait(busy, return_when=asyncio.FIRST_COMPLETED)


@contextmanager
def _statements() -> Iterator[Collection[asyncio.Future[None]]]:
    """Yield what databases are doing at any time in the block, a future for each statement."""
    under_way: set[asyncio.Future[None]] = set()
    execute = aiosqlite.Connection._execute

    async def watched(self: aiosqlite.Connection, *args: Any, **kwargs: Any) -> Any:
        ended = asyncio.get_running_loop().create_future()
        under_way.add(ended)
        try:
            return await execute(self, *args, **kwargs)
        finally:
            under_way.discard(ended)
            ended.cancel()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aiosqlite.Connection, "_execute", watched)
        yield under_way


@asynccontextmanager
async def staged(start: Start, names: Sequence[str] = NAMES) -> AsyncIterator[Stage]:
    """Open a stage with the people of `names` and the bot of `start`.

    The world comes first, so that a bot on a used database finds its channels, and emblems that
    were uploaded. Errors the bot
    raised and no test looked at (`stage.env.errors`) fail the test at the end.
    """
    # simcord.run would do the same, but holds a context variable that a fixture's teardown, which
    # pytest runs in another context, could not reset.
    with _statements() as statements:
        env = _Env(idle_client(), statements)
        await env.start()
        try:
            stage = Stage(build_world(env, names), start)
            emblems.hand(env)
            await stage.open()
            try:
                yield stage
            finally:
                await stage.close()
        finally:
            unseen = env.error_cursor > env._errors_acknowledged
            await env.shutdown()
    if unseen:
        env.raise_errors()
