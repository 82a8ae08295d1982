"""Playing a game again: a lobby in the same channel with the same options, for the same people."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.errors import ChannelBusy, NoGame, NoSuchSide, NotOneOfThem
from bot.handlers.games import lifecycle
from bot.handlers.replies import Interaction, Reply
from bot.handlers.rights import missing, named
from bot.handlers.touch import Touch, does
from bot.panels import verbs
from bot.storage.rows import Game
from bot.tables.table import Options, Table

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom


@does(verbs.REMATCH)
async def tapped(touch: Touch) -> Reply:
    """Call for a rematch by the button of a result, or join the one that was called for."""
    swapped = touch.tap.argument == verbs.SWAP
    return await _again(touch.client, touch.interaction, touch.table, swapped=swapped)


async def here(client: ElbowRoom, interaction: Interaction, *, swapped: bool = False) -> Reply:
    """The same for the latest game of the channel; ``swapped``: on other sides.

    :raises NoGame: there never was one.
    :raises TableError: as :func:`_again`.
    """
    game = await client.tables.game_in(interaction.channel_id or 0)
    if game.status == "lobby" and game.again is not None:
        return await lifecycle.join(client, interaction, game.id)
    played = await client.tables.outline(game.id)
    return await _again(client, interaction, played, swapped=swapped)


async def _again(
    client: ElbowRoom, interaction: Interaction, table: Table, *, swapped: bool
) -> Reply:
    """Open the lobby of a rematch, or join it where somebody else was quicker.

    :raises ChannelBusy: another game has the channel.
    :raises NotOneOfThem: whoever asks has not played in it.
    :raises NoSuchSide: sides are to be swapped, and there are none.
    :raises TableError: as :meth:`bot.tables.service.Tables.open_lobby`.
    """
    user, game = interaction.user, table.game
    if table.seat_of(user.id) is None:
        raise NotOneOfThem
    if swapped and not table.has_sides:
        raise NoSuchSide(side="", sides=())
    if (lobby := await _called(client, game)) is not None:
        return await lifecycle.join(client, interaction, lobby.id)
    if game.occupies:
        raise ChannelBusy(game=game.id)
    words = client.words_for(interaction)
    thread = interaction.channel if isinstance(interaction.channel, discord.Thread) else None
    lacking = missing(interaction.app_permissions, thread=thread is not None)
    if lacking:
        return Reply(named(lacking, f"<#{game.channel}>", words))
    try:
        opened = await client.tables.open_lobby(
            guild=game.guild,
            channel=game.channel,
            parent=None if thread is None else thread.parent_id,
            host=user.id,
            name=user.display_name,
            edition=game.edition,
            options=_options(table, swapped=swapped),
            interaction_id=interaction.id,
            again=game.id,
        )
    except ChannelBusy:
        lobby = await _called(client, game)
        if lobby is None:
            raise
        return await lifecycle.join(client, interaction, lobby.id)
    told = words("rematch-opened" if opened.state is None else "rematch-begun")
    promised = await lifecycle.reminders_told(client, user.id, words)
    lines = [told, *lifecycle.at_once(opened, words), promised]
    return Reply("\n".join(lines))


def _options(table: Table, *, swapped: bool) -> Options:
    """Return the options of a rematch of ``table``: those of the game.

    ``swapped``: everybody who can has another side.  It is set up by itself.  A clock that nobody
    has chosen, and that was left out for want of anybody who waits, is back: others may join now.
    """
    options = replace(table.options, setup=None, swapped=swapped)
    return options if options.clock_chosen else replace(options, clock=Options().clock)


async def _called(client: ElbowRoom, game: Game) -> Game | None:
    """Return the lobby in which ``game`` is to be played again, if there is one."""
    try:
        latest = await client.tables.game_in(game.channel)
    except NoGame:
        return None
    return latest if latest.status == "lobby" and latest.again == game.id else None
