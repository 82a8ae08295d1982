"""A table that nobody played at yet is laid: a lobby with everybody in it."""

from __future__ import annotations

from simcord.components import walk_components

from bot.app import App
from tools.table.world import World

SEATS = 5
"""More than the members, so that the game waits for somebody to press Start."""


async def lay_table(world: World, app: App) -> None:
    """Open a lobby and let every member join it, unless the server has an unfinished game."""
    if await app.store.unfinished(world.guild.id):
        return
    host, *others = world.members.values()
    await host.slash(world.channel, "game new", players=SEATS)
    lobby = world.channel.last_message
    if lobby is None:
        return
    for member in others:
        await member.click(lobby, custom_id=_join_button(world, lobby.id))


def _join_button(world: World, message: int) -> str:
    stored = world.env.backend.get_message(world.channel.id, message)
    return next(
        component["custom_id"]
        for component in walk_components(stored.components)
        if ":join:" in component.get("custom_id", "")
    )
