"""Where games may be opened, and how many at once."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.errors import NotHere, TooManyGames, TooManyOfOne
from bot.storage.store import Store

MOST_GAMES: Final = 250
"""Unfinished games in a server, at most; those who manage it may allow fewer."""
MOST_OF_ONE: Final = 25
"""Unfinished games that one person has opened in a server, at most; likewise."""


async def must_be_free(store: Store, guild: int, places: Collection[int], user: int) -> None:
    """Check that ``user`` may open a game in a server.

    ``places``: ids of the channel and, if it is a thread, of the channel that it belongs to.
    Games put aside do not count.

    :raises NotHere: games may not be opened there.
    :raises TooManyGames: the server has as many as it may.
    :raises TooManyOfOne: the user has opened as many of them as one person may.
    """
    server = await store.servers.server(guild)
    only, never = server.channels, server.forbidden or ()
    if set(never) & set(places) or (only is not None and not set(only) & set(places)):
        raise NotHere(channels=only)
    games = [game for game in await store.unfinished(guild) if game.occupies]
    if len(games) >= (most := min(server.most_games or MOST_GAMES, MOST_GAMES)):
        raise TooManyGames(most=most)
    own = sum(game.host == user for game in games)
    if own >= (most := min(server.most_of_one or MOST_OF_ONE, MOST_OF_ONE)):
        raise TooManyOfOne(most=most)
