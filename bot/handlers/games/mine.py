"""All the games of a person, in whatever servers, those that wait for them first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.clock import stamp
from bot.errors import TableError
from bot.handlers.replies import Interaction, Reply
from bot.handlers.touch import does_anywhere
from bot.panels import freekeys, tapcode, verbs
from bot.panels.messages import clocks, turns
from bot.panels.turn import pages
from bot.storage.rows import Game
from bot.tables import contents, mixes
from bot.tables.clocks import clockwork
from bot.tables.decisions import withdrawals
from bot.tables.table import Table, choice_of
from bot.texts.boxes import edition_of
from bot.texts.i18n import Words, key_of
from bot.texts.plain import escaped
from bot.texts.wording import Wording

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

ON_A_PAGE: Final = 8
"""Games on a page."""


@does_anywhere(verbs.MINE)
async def games(client: ElbowRoom, interaction: Interaction, argument: str = "0") -> Reply:
    """Return a page (``argument``, from 0) of the unfinished games of whoever asks.

    A game whose record cannot be read has its line like any other.

    :raises StorageFailed: the disk refused.
    """
    words, user, now = client.words_for(interaction), interaction.user.id, stamp(client.clock)
    games = await client.store.games_of(user)
    found = [(game, await _readable(client, game, user)) for game in games]
    if not found:
        return Reply(words("mine-none"))
    found.sort(key=lambda f: _urgency(f[0], f[1], user, now))
    count = -(-len(found) // ON_A_PAGE)
    number = min(tapcode.number(argument), count - 1)
    shown = found[number * ON_A_PAGE :][:ON_A_PAGE]
    heading = words("mine-title", count=len(found), page=number + 1, pages=count)
    lines = [await _line(client, game, table, user, words) for game, table in shown]
    following = (number + 1) % count
    label = words("key-more" if following else "key-first", page=number + 1, pages=count)
    rows = [[verbs.MINE.key(label, str(following))]] if count > 1 else []
    return Reply(view=freekeys.layout("\n".join([heading, *lines]), rows))


async def _readable(client: ElbowRoom, game: Game, user: int) -> Table | None:
    try:
        return await client.desk.seen(await client.tables.load(game.id), user)
    except TableError:
        return None


def _urgency(game: Game, table: Table | None, user: int, now: int) -> tuple[int, int, int]:
    """Return where a game comes in the list: what waits for ``user`` first, soonest first."""
    if table is None:
        return (4, 0, game.id)
    if game.archived is not None:
        return (3, 0, game.id)
    ends = None
    if table.clock is not None:
        ends = clockwork.deadline(table.clock, table.seats[table.clock.seat], now)
    mine = table.seat_of(user) in table.people_deciding
    rank = 2 if game.status == "lobby" else 0 if mine else 1
    return (rank, 1 << 62 if ends is None else ends, game.id)


async def _line(client: ElbowRoom, game: Game, table: Table | None, user: int, words: Words) -> str:
    server = client.get_guild(game.guild)
    # Of a lobby that is told anyway.
    mixed = game.status != "lobby" and not mixes.is_plain(choice_of(game))
    place = words(
        "mine-place-mixed" if mixed else "mine-place",
        server=escaped(server.name) if server else words("mine-no-server"),
        channel=f"<#{game.channel}>",
        edition=edition_of(game, words),
    )
    what = (
        words("mine-broken", game=str(game.id))
        if table is None
        else _what(client, table, user, words)
    )
    link = words("mine-link", url=await url(client, game, table))
    return words("mine-line", place=place, what=what, link=link)


def _what(client: ElbowRoom, table: Table, user: int, words: Words) -> str:
    """Return how a game stands, for the one whose list it is in, and for which side they play."""
    told, seat = _stands(client, table, user, words), table.seat_of(user)
    if table.state is None or not table.has_sides or seat is None:
        return told
    side = words(key_of("faction", table.sides.name(seat)))
    return words.row([told, words("mine-side", side=side)], "sentence-between")


def _stands(client: ElbowRoom, table: Table, user: int, words: Words) -> str:
    wording = Wording.of(table, words)
    if table.game.archived is not None:
        return words("mine-aside")
    if table.state is None:
        edition = edition_of(table.game, words)
        joined = len(table.seats) + table.options.computers
        return words("mine-lobby", edition=edition, count=joined, seats=table.options.seats)
    view, now = table.view(user), stamp(client.clock)
    moment = {"round": view.round, "rounds": view.rounds}
    if table.seat_of(user) in table.people_deciding:
        turn = withdrawals.wait(table) is None  # The clock is the mover's, not the victim's.
        clock = clocks.own(table, wording, now) if turn or table.game.paused is not None else ""
        key, yours = "mine-yours-clock" if clock else "mine-yours", "yes" if turn else "no"
        return words(key, turn=yours, what=turns.to_do(table, wording), clock=clock, **moment)
    if table.awaits_return and table.game.paused is None:
        return words("mine-rests", **moment)
    names = wording.together([wording.playing(table, seat) for seat in table.deciders])
    step = pages.doing(table, wording)
    key = "mine-waits-paused" if table.game.paused is not None else "mine-waits"
    return words(key, names=names, count=len(table.deciders), step=step, **moment)


async def url(client: ElbowRoom, game: Game, table: Table | None) -> str:
    """Return a link to the message that shows a game now, or to its channel."""
    link = f"https://discord.com/channels/{game.guild}/{game.channel}"
    shows = contents.Lobby if game.status == "lobby" else contents.Turn
    known = await client.store.message(game.id, shows.name)
    at_hand = known is not None and known.channel == game.channel and table is not None
    return f"{link}/{known.id}" if known is not None and at_hand else link
