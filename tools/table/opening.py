"""The table as it is found at the start: its games' threads, and a lobby if nothing is played."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from simcord.components import walk_components

from bot.app import App
from bot.tables import mixes
from bot.tables.table import Options, choice_of
from engine import FIRST_EDITION, MAKING, Choice
from tools.table.world import World

LONGEST: Final = 120
"""Seconds within which a lobby that no command opened is posted."""


async def remake_threads(world: World, app: App) -> None:
    """Make the threads anew in which unfinished games are played, before the bot misses them."""
    backend = world.env.backend
    for game in await app.store.unfinished(world.guild.id):
        if game.channel not in backend.channels:
            backend.create_thread(
                world.channel.id,
                f"game-{game.id}",
                backend.bot_user.id,
                message_id=game.channel,
                broadcast=False,
            )


async def lay_table(
    world: World, app: App, edition: str = "", board: str = "", relics: str = ""
) -> int:
    """Open a lobby and let the members join it, unless such a game is played already.

    Return the channel it is in.  While another one is played in the server's channel, it has a
    thread of its own; where nothing is asked for, that other game is what is meant.  ``board``:
    the box whose boards are meant; ``relics``: with or without; empty: as they are by themselves.
    One seat at least stays free, so that the game waits for somebody to press Start.
    """
    unfinished = await app.store.unfinished(world.guild.id)
    busy = any(game.channel == world.channel.id for game in unfinished)
    if unfinished and not (edition or board or relics):
        return world.channel.id if busy else unfinished[0].channel
    edition = edition or FIRST_EDITION
    alone, variant = mixes.parted(edition)
    seats = mixes.usual(mixes.chosen(alone, 0, board, variant=variant))
    wanted = mixes.chosen(alone, seats, board, relics, variant=variant)
    alike = [game.channel for game in unfinished if _are_alike(choice_of(game), wanted)]
    if alike:
        return alike[0]
    host, *others = world.members.values()
    chosen = {"world": board, "relics": relics, "thread": busy}
    named = {option: value for option, value in chosen.items() if value}
    if edition in MAKING:  # No choice of the command, so that nobody is offered it.
        if busy:
            return world.channel.id
        await app.tables.open_lobby(
            guild=world.guild.id,
            channel=world.channel.id,
            host=host.id,
            name=host.name,
            edition=alone,
            options=Options(seats=seats, variant=variant),
        )
        async with asyncio.timeout(LONGEST):  # Whoever posts it does so in its own time.
            while world.channel.last_message is None:
                await asyncio.sleep(0.02)
        await world.env.settle()
    else:
        await host.slash(world.channel, "game new", edition=edition, players=seats, **named)
    place = max(world.channel.threads, key=lambda t: t.id) if busy else world.channel
    lobby = place.last_message
    if lobby is None:
        return place.id
    for member in others[: seats - 2]:
        await member.click(lobby, custom_id=_join_button(world, place.id, lobby.id))
    _dismiss(world, {world.channel.id, place.id})
    return place.id


def _dismiss(world: World, channels: set[int]) -> None:
    """Dismiss what only one member sees: nobody at the table has done what it answers."""
    backend = world.env.backend
    for channel in channels:
        for message in list(backend.messages.get(channel, {}).values()):
            if message.is_ephemeral:
                backend.delete_message(channel, message.id)


def _are_alike(one: Choice, other: Choice) -> bool:
    """Whether the same is played, for however many players and by whatever house rules."""
    return replace(one, flags=()) == replace(other, players=one.players)


def _join_button(world: World, channel: int, message: int) -> str:
    """Return the first button by which one can still join: where there are sides, each has one."""
    stored = world.env.backend.get_message(channel, message)
    return next(
        component["custom_id"]
        for component in walk_components(stored.components)
        if ":join:" in component.get("custom_id", "") and not component.get("disabled")
    )
