"""What those who manage a server set for it: channels, limits, its language, the dashboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord

from bot.errors import BadOptions
from bot.handlers.posting.places import Sendable
from bot.handlers.replies import Interaction, Reply
from bot.handlers.rights import missing, named
from bot.handlers.servers.managers import must_manage
from bot.storage.servers import Server
from bot.tables.opening import MOST_GAMES, MOST_OF_ONE
from bot.texts.i18n import Words, own_names

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

MOST_CHANNELS: Final = 40
"""Channels that are named in an answer."""
Place = (
    discord.TextChannel
    | discord.VoiceChannel
    | discord.StageChannel
    | discord.ForumChannel
    | discord.Thread
)
"""Where games can be, or what threads with games can belong to."""


async def allow(client: ElbowRoom, interaction: Interaction, channel: int) -> Reply:
    """Allow games in a channel; where they were allowed everywhere, only there from now on."""
    must_manage(interaction)
    server = await _server(client, interaction)
    only, never = server.channels, server.forbidden or ()
    changes: dict[str, Any] = {}
    if channel in never:
        changes["forbidden"] = [c for c in never if c != channel] or None
    if only is not None:
        changes["channels"] = sorted({*only, channel})
    elif not never:
        changes["channels"] = [channel]
    return await _changed(client, interaction, changes, "channel-allowed", channel=channel)


async def forbid(client: ElbowRoom, interaction: Interaction, channel: int) -> Reply:
    """Forbid games in a channel; those that are played there already go on."""
    must_manage(interaction)
    server = await _server(client, interaction)
    if server.channels is not None:
        changes = {"channels": [c for c in server.channels if c != channel]}
    else:
        changes = {"forbidden": sorted({*(server.forbidden or ()), channel})}
    return await _changed(client, interaction, changes, "channel-forbidden", channel=channel)


async def everywhere(client: ElbowRoom, interaction: Interaction) -> Reply:
    """Allow games in all channels."""
    must_manage(interaction)
    changes = {"channels": None, "forbidden": None}
    return await _changed(client, interaction, changes, "everywhere")


async def channels(client: ElbowRoom, interaction: Interaction) -> Reply:
    """Tell where games may be opened."""
    must_manage(interaction)
    words = client.words_for(interaction)
    return Reply(_where(await _server(client, interaction), words))


async def limits(
    client: ElbowRoom, interaction: Interaction, games: int | None, each: int | None
) -> Reply:
    """Set or tell how many unfinished games there may be; 0: as many as we allow anywhere."""
    must_manage(interaction)
    changes: dict[str, Any] = {}
    if games is not None:
        changes["most_games"] = min(games, MOST_GAMES) or None
    if each is not None:
        changes["most_of_one"] = min(each, MOST_OF_ONE) or None
    if changes:
        async with client.store.transaction() as writing:
            await writing.set_server(interaction.guild_id or 0, **changes)
            told = {"games": changes.get("most_games"), "each": changes.get("most_of_one")}
            for which, most in told.items():
                if f"most_{'games' if which == 'games' else 'of_one'}" in changes:
                    await writing.note(
                        interaction.guild_id or 0, None, interaction.user.id, f"limit-{which}",
                        most=most or (MOST_GAMES if which == "games" else MOST_OF_ONE),
                    )  # fmt: skip
    server = await _server(client, interaction)
    words = client.words_for(interaction)
    open_now = [g for g in await client.store.unfinished(server.guild) if g.occupies]
    return Reply(
        words(
            "admin-limits",
            games=server.most_games or MOST_GAMES,
            each=server.most_of_one or MOST_OF_ONE,
            now=len(open_now),
        )
    )


async def language(client: ElbowRoom, interaction: Interaction, chosen: str | None) -> Reply:
    """Set or tell in which language everybody in the server is spoken to.

    ``chosen``: ``None``: as Discord's settings say; empty: nothing is changed.

    :raises BadOptions: there is no such language.
    """
    must_manage(interaction)
    guild = interaction.guild_id or 0
    if chosen and chosen not in own_names():
        raise BadOptions(option="language", value=chosen)
    if chosen != "":
        async with client.store.transaction() as writing:
            await writing.set_server(guild, locale=chosen)
            what = "spoken-follows" if chosen is None else "spoken-set"
            told = {} if chosen is None else {"language": chosen}
            await writing.note(guild, None, interaction.user.id, what, **told)
        client.dashboards.server_changed(guild)
    words, spoken = client.words_for(interaction), await client.server_words(guild)
    follows = (await _server(client, interaction)).locale is None
    key = "admin-language-follows" if follows else "admin-language-set"
    return Reply(words(key, language=spoken("language-name")))


async def _server(client: ElbowRoom, interaction: Interaction) -> Server:
    return await client.store.servers.server(interaction.guild_id or 0)


async def _changed(
    client: ElbowRoom, interaction: Interaction, changes: dict[str, Any], what: str, **params: Any
) -> Reply:
    """Write changes of the server with a line of the trail, and tell where games may be now."""
    guild = interaction.guild_id or 0
    async with client.store.transaction() as writing:
        await writing.set_server(guild, **changes)
        await writing.note(guild, None, interaction.user.id, what, **params)
    words = client.words_for(interaction)
    return Reply(_where(await _server(client, interaction), words))


def _where(server: Server, words: Words) -> str:
    if server.channels is not None:
        if not server.channels:
            return words("admin-channels-none")
        return words("admin-channels-only", channels=_linked(server.channels, words))
    if server.forbidden:
        return words("admin-channels-except", channels=_linked(server.forbidden, words))
    return words("admin-channels-everywhere")


def _linked(ids: tuple[int, ...], words: Words) -> str:
    more = ["…"] if len(ids) > MOST_CHANNELS else []
    return words.row([*(f"<#{c}>" for c in ids[:MOST_CHANNELS]), *more])


async def put(client: ElbowRoom, interaction: Interaction, channel: int) -> Reply:
    """Have the dashboard in a channel, moved there if it was elsewhere."""
    must_manage(interaction)
    words, guild = client.words_for(interaction), interaction.guild
    place = guild and guild.get_channel_or_thread(channel)
    if guild is None or not isinstance(place, Sendable):
        return Reply(words("admin-dashboard-where"))
    thread = isinstance(place, discord.Thread)
    if lacking := missing(place.permissions_for(guild.me), thread=thread):
        return Reply(named(lacking, place.mention, words))
    await client.dashboards.put(guild.id, channel, by=interaction.user.id)
    return Reply(words("admin-dashboard-put", channel=place.mention))


async def remove(client: ElbowRoom, interaction: Interaction) -> Reply:
    """Have no dashboard any more."""
    must_manage(interaction)
    words = client.words_for(interaction)
    gone = await client.dashboards.remove(interaction.guild_id or 0, by=interaction.user.id)
    return Reply(words("admin-dashboard-removed" if gone else "admin-dashboard-not"))
