"""The life of a game beside its moves: opening, joining, leaving, starting, ending, exporting."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.errors import (
    BadOptions,
    GameEnded,
    NotStarted,
    NotTheHost,
    StaleTable,
)
from bot.handlers.games import mine
from bot.handlers.replies import Interaction, Reply
from bot.handlers.rights import missing, named
from bot.handlers.servers.managers import manages
from bot.handlers.touch import Touch, does, does_by_number
from bot.panels import verbs
from bot.panels.messages import clocks, lobbies, results, withdrawals
from bot.panels.panel import Page, button, layout
from bot.panels.questions import question
from bot.tables.table import Options, Table
from bot.texts.boxes import boxes_named, edition_of, mix
from bot.texts.i18n import Words, key_of, own_names
from bot.texts.wording import Wording, called, house_rules

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_EXPORTED: Final = {"over": "export-over", "cancelled": "export-cancelled"}
"""What is said of a game's file, by how the game has ended; ``export-running`` before that."""


async def open_(
    client: ElbowRoom,
    interaction: Interaction,
    *,
    edition: str,
    options: Options,
    thread: bool,
) -> Reply:
    """Open a lobby in the channel, or in a public thread of its own.

    :raises TableError: the channel is taken, an option cannot be, or the server allows no more.
    """
    words = client.words_for(interaction)
    channel = interaction.channel
    in_thread = isinstance(channel, discord.Thread)
    lacking = missing(interaction.app_permissions, thread=in_thread, makes_thread=thread)
    if lacking:
        where = f"<#{interaction.channel_id}>"
        return Reply(named(lacking, where, words))
    if thread and not _may_make_thread(interaction.permissions):
        # What the bot may do there is not lent to who may not.
        return Reply(words("lobby-thread-not-yours"))
    options.check(edition)
    _must_be_known(options.language)
    guild, place = interaction.guild_id or 0, interaction.channel_id or 0
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    if not thread and (busy := await client.store.occupying(place)):
        link = await mine.url(client, busy, await client.tables.known(busy.id))
        makes = "yes" if isinstance(channel, discord.TextChannel) else "no"
        return Reply(words("lobby-taken", url=link, thread=makes))
    await client.tables.must_be_free(guild, place, interaction.user.id, parent=parent)
    if thread:
        if not isinstance(channel, discord.TextChannel):
            return Reply(words("lobby-no-thread-here"))
        parent = place
        chosen = options.language
        public = client.words(chosen) if chosen else await client.server_words(guild)
        choice = options.choice(edition, options.seats)
        name = public("thread-name", edition=boxes_named(choice, public))
        place = await _thread(channel, name)
    table = await client.tables.open_lobby(
        guild=guild,
        channel=place,
        parent=parent,
        host=interaction.user.id,
        name=interaction.user.display_name,
        edition=edition,
        options=options,
        interaction_id=interaction.id,
    )
    key = "lobby-opened" if table.state is None else "lobby-opened-begun"
    told = words(key, channel=f"<#{table.game.channel}>")
    promised = await reminders_told(client, interaction.user.id, words)
    return Reply("\n".join([told, *at_once(table, words), promised]))


async def reminders_told(client: ElbowRoom, user: int, words: Words) -> str:
    """Return what ``user``, who has just sat down, is told of reminders; some want none."""
    person = await client.acquaintances.person(user)
    return words("joined-reminders" if person.reminders else "remind-off")


def at_once(table: Table, words: Words) -> list[str]:
    """Return what a lobby would have said of a mix, if the game began without one."""
    return [] if table.state is None else mix(table.choice, words)


def _may_make_thread(rights: discord.Permissions) -> bool:
    """Whether a member with ``rights`` in a channel could open a thread there and write in it."""
    return rights.create_public_threads and rights.send_messages


def _must_be_known(language: str) -> None:
    """Check a game's language; empty: the server's.

    :raises BadOptions: there are no texts in it.
    """
    if language and language not in own_names():
        raise BadOptions(option="language", value=language)


async def _thread(channel: discord.TextChannel, name: str) -> int:
    """Open a public thread in ``channel`` and return its id."""
    made = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    return made.id


@does(verbs.JOIN)
async def join_by_button(touch: Touch) -> Reply:
    """Take a seat, at the side that the button names if it names one; raises as :func:`join`."""
    return await join(touch.client, touch.interaction, touch.tap.game, touch.tap.argument)


async def join(client: ElbowRoom, interaction: Interaction, game: int, side: str = "") -> Reply:
    """Take a seat, or go over to ``side``; raises as :meth:`bot.tables.service.Tables.join`."""
    user, was = interaction.user, await client.tables.outline(game)
    table = await client.tables.join(game, user.id, user.display_name, side)
    words = client.words_for(interaction)
    told = [words("lobby-joined" if table.state is None else "lobby-joined-begun")]
    if table.has_sides:
        seat = table.seats[table.seat_of(user.id) or 0]
        plays_for = table.sides.names[table.sides.of[seat.joined]]
        name = words(key_of("faction", plays_for))
        if was.seat_of(user.id) is not None:
            return Reply(words("lobby-side-changed", side=name))
        told.append(words("lobby-joined-side", side=name))
    promised = await reminders_told(client, user.id, words)
    return Reply("\n".join([words.row(told, "sentence-between"), promised]))


@does_by_number(verbs.LEAVE)
async def leave(client: ElbowRoom, interaction: Interaction, game: int) -> Reply:
    """Give the seat up; raises as :meth:`bot.tables.service.Tables.leave`."""
    await client.tables.leave(game, interaction.user.id)
    return Reply(client.words_for(interaction)("lobby-left"))


@does_by_number(verbs.BEGIN)
async def begin(client: ElbowRoom, interaction: Interaction, game: int) -> Reply:
    """Begin the game; raises as :meth:`bot.tables.service.Tables.start`."""
    table = await client.tables.start(game, interaction.user.id)
    wording = Wording.of(table, client.words_for(interaction), interaction.user.id)
    first = table.view().player
    you = wording.you(first)
    return Reply(wording.words("lobby-started", player=wording.people[first], you=you))


async def cancel(client: ElbowRoom, interaction: Interaction, game: int) -> Reply:
    """Close a lobby, or ask whether a running game is to be ended without scores.

    :raises TableError: as :meth:`bot.tables.service.Tables.cancel`.
    """
    table = await client.tables.known(game)
    if table.game.status == "lobby":
        try:
            return await _cancelled(client, interaction, table)
        except StaleTable:
            table = await client.tables.known(game)
    return ending(client, interaction, table)


def ending(
    client: ElbowRoom,
    interaction: Interaction,
    table: Table,
    *,
    named: bool = False,
    anew: bool = False,
) -> Reply:
    """Return the question whether a game is to be ended, or a lobby closed.

    ``named``: it says which, for it may be asked anywhere; ``anew``: it was asked before.

    :raises NotTheHost: it is for somebody else to end it.
    :raises GameEnded: it is over or cancelled.
    """
    words, game = client.words_for(interaction), table.game
    if not table.unfinished:
        raise GameEnded(status=game.status)
    if interaction.user.id != game.host and not manages(interaction, game):
        raise NotTheHost(host=game.host)
    lobby = game.status == "lobby"
    key = "lobby-cancel-sure"
    if named:
        key = "admin-close-sure" if lobby else "admin-end-sure"
    lines = [words("question-anew")] if anew else []
    lines.append(words(key, number=str(game.id), channel=f"<#{game.channel}>"))
    yes = verbs.CANCEL.key(
        words("button-close" if lobby else "button-cancel"),
        f"{game.status}.named" if named else game.status,
    )
    no = words("button-keep-lobby" if lobby else "button-keep-game")
    return Reply(view=question("\n".join(lines), button(table, yes), no))


@does(verbs.CANCEL)
async def cancel_sure(touch: Touch) -> Reply:
    """End a game or close a lobby, as was confirmed; ask anew if it has gone on meanwhile.

    :raises TableError: as :meth:`bot.tables.service.Tables.cancel`.
    """
    client, interaction, tap = touch.client, touch.interaction, touch.tap
    table = await client.tables.known(tap.game)
    status, _, named = tap.argument.partition(".")
    if (status, tap.revision) == (table.game.status, table.seq):
        try:
            return await _cancelled(client, interaction, table)
        except StaleTable:
            table = await client.tables.known(tap.game)
    return ending(client, interaction, table, named=bool(named), anew=True)


async def _cancelled(client: ElbowRoom, interaction: Interaction, seen: Table) -> Reply:
    """End what was ``seen``; raises as :meth:`bot.tables.service.Tables.cancel`."""
    user, manager = interaction.user.id, manages(interaction, seen.game)
    await client.tables.cancel(seen.game.id, user, manager=manager, seen=seen)
    key = "lobby-closed" if seen.game.status == "lobby" else "lobby-ended"
    return Reply(view=layout(seen, Page(client.words_for(interaction)(key)), None))


async def settings(
    client: ElbowRoom, interaction: Interaction, game: int, changes: Mapping[str, Any]
) -> Reply:
    """Change the options of a lobby, or with no ``changes`` show those of the game.

    :raises TableError: as :meth:`bot.tables.service.Tables.settings`.
    """
    if changes:
        _must_be_known(changes.get("language", ""))
        here = (await client.tables.known(game)).game
        table = await client.tables.settings(
            game, interaction.user.id, changes, manager=manages(interaction, here)
        )
    else:
        table = await client.tables.load(game)
    words = client.words_for(interaction)
    lines = [words("settings-changed")] if changes else []
    return Reply("\n".join([*lines, options_text(table, Wording.of(table, words))]))


def options_text(table: Table, wording: Wording) -> str:
    """Return what was chosen for a game, and the commitment to its seed."""
    words, game = wording.words, table.game
    lines = [
        words(
            "settings-line",
            edition=edition_of(game, words),
            seats=table.options.seats,
            players=wording.listed(lobbies.joining(table, wording)),
            scores=words(scores_told(table)),
            exactly="yes" if table.has_sides else "no",
            begun="no" if game.status == "lobby" else "yes",
        ),
        *mix(table.choice, words),
        clocks.option(table.options.clock, wording),
        *withdrawals.option(table.options, wording),
        *house_rules(table.choice.boxes, table.options.flags, words),
    ]
    if table.options.language:
        chosen = own_names().get(table.options.language, table.options.language)
        lines.append(words("settings-language", language=chosen))
    if game.commitment:
        lines.append(words("settings-seed", commitment=game.commitment, status=game.status))
    return "\n".join(lines)


def scores_told(table: Table) -> str:
    """Return the key of what is said about who sees whose coins."""
    if table.options.open_scores:
        return "settings-open"
    return "settings-secret-sides" if table.has_sides else "settings-secret"


async def result(client: ElbowRoom, interaction: Interaction, game: int) -> Reply:
    """Return the final scores, or that there are none yet.

    :raises GameEnded: it was ended without scores.
    """
    table = await client.tables.load(game)
    if table.game.status == "cancelled":
        raise GameEnded(status=table.game.status)
    wording = Wording.of(table, client.words_for(interaction))
    if table.state is None or not table.over:
        return Reply(wording.words("error-not-over"))
    return Reply(results.result(table, wording, await client.tables.piloted(game)).content)


@does_by_number(verbs.EXPORT)
async def export(client: ElbowRoom, interaction: Interaction, game: int) -> Reply:
    """Return the whole game as a file.

    :raises NotStarted: it is a lobby.
    """
    table = await client.tables.load(game)
    if table.state is None:
        raise NotStarted
    words = client.words_for(interaction)
    public = await client.public_words(table)
    names = [called(seat, public, lambda name, _: name) for seat in table.seats]
    data = json.dumps(await client.tables.export(game, names), indent=1, ensure_ascii=False)
    key, file = _EXPORTED.get(table.game.status, "export-running"), f"elbow-room-{game}.json"
    text = words(key, file=file, commitment=table.game.commitment or "")
    return Reply(text, file=(file, data.encode()))
