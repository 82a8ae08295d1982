"""Where games may be opened, and how many at once."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.clock import DAY
from bot.errors import NotHere, TooManyGames, TooManyOfOne, TooManyToday
from bot.storage.store import Store

MOST_GAMES: Final = 250
"""Unfinished games in a server, at most; those who manage it may allow fewer."""
MOST_OF_ONE: Final = 25
"""Unfinished games that one person has opened in a server, at most; likewise."""


MOST_A_DAY: Final = 30
"""Games that one person opens in 24 hours, in all servers together, at most."""


async def must_be_free(
    store: Store, guild: int, places: Collection[int], user: int, now: int
) -> None:
    """Check that ``user`` may open a game in a server.

    ``places``: ids of the channel and, if it is a thread, of the channel that it belongs to.
    ``now``: Unix seconds.  Games put aside count only for how many were opened in a day, as lobbies
    do that were closed.

    :raises NotHere: games may not be opened there.
    :raises TooManyGames: the server has as many as it may.
    :raises TooManyOfOne: the user has opened as many of them as one person may.
    :raises TooManyToday: the user has opened as many in a day as one person may.
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
    first = await store.opened_by(user, MOST_A_DAY)
    if first is not None and now < (until := first.created + DAY):
        raise TooManyToday(most=MOST_A_DAY, until=until)
