"""What those who manage a server may do: channels, limits, the trail, and games that need help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord

from bot.errors import BadOptions, NoGame, NotAManager, OldButton, StaleTable, TableError
from bot.handlers.games import lifecycle, rewinds
from bot.handlers.games.lifecycle import manages
from bot.handlers.games.matching import Choice, Offer, matching
from bot.handlers.posting.places import Sendable
from bot.handlers.replies import Interaction, Reply
from bot.handlers.rights import missing, named
from bot.handlers.touch import Touch, does, does_anywhere
from bot.panels import freekeys, verbs
from bot.panels.panel import Page, button, layout
from bot.panels.questions import question
from bot.panels.tapcode import number
from bot.storage.rows import Game
from bot.storage.servers import Entry, Server
from bot.tables.opening import MOST_GAMES, MOST_OF_ONE
from bot.tables.seats.pilot import to_skip
from bot.tables.table import Table
from bot.texts.boxes import edition_of
from bot.texts.i18n import Words, own_names
from bot.texts.plain import clean
from bot.texts.wording import Wording, called

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

LINES: Final = 12
"""Lines of the trail on a page."""
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


def must_manage(interaction: Interaction, game: Game | None = None) -> None:
    """Check that whoever asks may manage the server, that of ``game``; as :func:`manages`.

    What Discord hides can still be sent.

    :raises NotAManager: they may not.
    """
    if not manages(interaction, game):
        raise NotAManager


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


async def meant(client: ElbowRoom, interaction: Interaction, typed: str) -> Game:
    """Return the game whose number was typed, else that of the channel; only of this server.

    :raises NoGame: there is none.
    """
    guild = interaction.guild_id
    if not typed.strip():
        return await client.tables.game_in(interaction.channel_id or 0)
    wanted = typed.strip()
    try:
        game = await client.store.game(number(wanted))
    except OldButton:
        game = None
    if game is None or game.guild != guild:
        raise NoGame(game=wanted)
    return game


async def games(interaction: Interaction, current: str) -> list[Choice]:
    """Offer the server's unfinished games, those that cannot be read too."""
    client: ElbowRoom = interaction.client
    if not manages(interaction):
        return []
    words = client.words_for(interaction)
    offers = []
    for game in await client.store.unfinished(interaction.guild_id):
        seats = await client.store.seats(game.id)
        place = client.get_channel(game.channel)
        name = words(
            "choice-game",
            number=str(game.id),
            channel=clean(getattr(place, "name", "") or "?"),
            edition=edition_of(game, words),
            players=words.row(called(seat, words) for seat in seats),
        )
        offers.append(Offer(name, str(game.id)))
    return matching(offers, current)


async def end(client: ElbowRoom, interaction: Interaction, typed: str) -> Reply:
    """Ask whether a game is to be ended without scores.

    :raises NoGame: there is none.
    :raises GameEnded: it has ended.
    """
    must_manage(interaction)
    game = await meant(client, interaction, typed)
    table = await client.tables.known(game.id)
    return lifecycle.ending(client, interaction, table, named=True)


async def skip(client: ElbowRoom, interaction: Interaction, typed: str) -> Reply:
    """Ask whether the autopilot is to decide now what a game waits for.

    :raises NoGame: there is none.
    :raises TableError: as :meth:`bot.tables.clocks.timekeeping.Timekeeping.may_skip`.
    """
    must_manage(interaction)
    game = await meant(client, interaction, typed)
    table = await client.tables.may_skip(game.id)
    seat, view = to_skip(table), table.view()
    wording = Wording.of(table, client.words_for(interaction))
    words = wording.words
    text = words(
        "admin-skip-sure" if seat == view.player else "admin-skip-decision-sure",
        player=wording.people[seat],
        number=str(game.id),
        channel=f"<#{game.channel}>",
        round=view.round,
        rounds=view.rounds,
    )
    yes = verbs.SKIP.named(words, _waits_for(table))
    return Reply(view=question(text, button(table, yes), words("button-keep-waiting")))


@does(verbs.SKIP)
async def skip_sure(touch: Touch) -> Reply:
    """Have the autopilot decide, as was confirmed; nothing is done if the game has gone on.

    :raises TableError: as :meth:`bot.tables.seats.pilot.Pilot.skip`.
    """
    client, interaction, tap = touch.client, touch.interaction, touch.tap
    must_manage(interaction, touch.table.game)

    def as_asked(now: Table) -> bool:
        return now.seq == tap.revision and _waits_for(now) == tap.argument

    words, game = client.words_for(interaction), touch.table.game
    try:
        await client.pilot.skip(game.id, interaction.user.id, provided=as_asked)
    except StaleTable:
        return Reply(view=freekeys.layout(words("admin-skip-late")))
    told = words("admin-skipped", number=str(game.id), channel=f"<#{game.channel}>")
    return Reply(view=freekeys.layout(told))


def _waits_for(table: Table) -> str:
    """Return whom a game waits for, as a button says it: seat and user id."""
    seat = to_skip(table)
    return f"{seat}.{table.user_at(seat) or 0}"


async def rollback(client: ElbowRoom, interaction: Interaction, typed: str, to: str) -> Reply:
    """Ask whether a game is to go back to the moment ``to``.

    :raises NoGame: there is none.
    :raises NoMoment: there is no such moment.
    :raises TableError: as :meth:`bot.tables.rewinding.Rewinding.may_go_back`.
    """
    must_manage(interaction)
    table = await client.tables.load((await meant(client, interaction, typed)).id)
    table.playing()
    moment = await rewinds.meant(client, client.words_for(interaction), table, to)
    return await _rollback_asked(client, interaction, table, moment.seq)


async def _rollback_asked(
    client: ElbowRoom, interaction: Interaction, table: Table, to: int, *, anew: bool = False
) -> Reply:
    table = await client.tables.may_go_back(table.game.id, to)
    words, game = client.words_for(interaction), table.game
    wording = Wording.of(table, words)
    named, gone = await client.desk.going_back(table, to, wording)
    channel = f"<#{game.channel}>"
    text = words(
        "admin-rollback-sure", number=str(game.id), channel=channel, moment=named, undone=gone
    )
    lines = [text, *await client.desk.seat_back(table, to, wording)]
    if anew:
        lines = [words("question-anew"), *lines]
    text = "\n".join(lines)
    yes = verbs.ROLLBACK.named(words, str(to))
    return Reply(view=question(text, button(table, yes), words("button-keep-moment")))


@does(verbs.ROLLBACK)
async def roll_back(touch: Touch) -> Reply:
    """Let a game go back, as was confirmed; ask anew if it has gone on meanwhile."""
    client, interaction, table = touch.client, touch.interaction, touch.table
    must_manage(interaction, table.game)
    to = number(touch.tap.argument)
    if touch.tap.revision != table.seq:
        return await _rollback_asked(client, interaction, table, to, anew=True)
    back = await client.tables.rewind(
        table.game.id, to, interaction.user.id, interaction_id=interaction.id
    )
    words = client.words_for(interaction)
    text = words("admin-rolled-back", number=str(table.game.id), channel=f"<#{table.game.channel}>")
    return Reply(view=layout(back.table, Page(text, (), None), None))


async def moments(interaction: Interaction, current: str) -> list[Choice]:
    """Offer the moments to which the game that is typed, or that of the channel, can go back."""
    client: ElbowRoom = interaction.client
    if not manages(interaction):
        return []
    try:
        typed = str(getattr(interaction.namespace, "game", None) or "")
        table = await client.tables.load((await meant(client, interaction, typed)).id)
        if table.game.status != "running" or table.game.archived is not None:
            return []
        return await rewinds.choices(client, interaction, table, current)
    except TableError:
        return []


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


@does_anywhere(verbs.AUDIT)
async def audit(client: ElbowRoom, interaction: Interaction, page: str = "0") -> Reply:
    """Tell what was done beside playing, the latest first, a page at a time."""
    must_manage(interaction)
    words, guild = client.words_for(interaction), interaction.guild_id or 0
    count = await client.store.servers.audited(guild)
    pages = max(1, -(-count // LINES))
    shown = min(number(page), pages - 1)
    entries = await client.store.servers.audit(guild, skip=shown * LINES, most=LINES)
    lines = [await _line(client, entry, words) for entry in entries]
    lines = lines or [words("admin-audit-nothing")]
    text = "\n".join([words("admin-audit-title", page=shown + 1, pages=pages), *lines])
    keys = [
        verbs.AUDIT.key(words("key-earlier"), str(shown + 1), disabled=shown + 1 >= pages),
        verbs.AUDIT.key(words("key-later"), str(max(0, shown - 1)), disabled=shown == 0),
    ]
    return Reply(view=freekeys.layout(text, [keys] if pages > 1 else []))


async def _line(client: ElbowRoom, entry: Entry, words: Words) -> str:
    """Return a line of the trail in words."""
    if entry.game is None:
        return told(entry, words)
    try:
        table, player = await client.tables.outline(entry.game), ""
    except NoGame:
        return told(entry, words)
    if "seat" in entry.params:
        seat = int(entry.params["seat"]) - 1
        player = Wording.of(table, words).then(entry.seq).people[seat]
    return told(entry, words, player, table.game.channel)


def told(entry: Entry, words: Words, player: str = "", channel: int = 0) -> str:
    """Return a line of the trail in words, with the ``channel`` of the game that it is about.

    ``player``: who had the seat that it is about, escaped.
    """
    params = {k: v if isinstance(v, int) else clean(str(v)) for k, v in entry.params.items()}
    params["own"] = "yes" if entry.params.get("own") else "no"
    if player:
        params["player"] = player
    if "channel" in params:
        params["channel"] = f"<#{params['channel']}>"
    if "language" in params:
        params["language"] = own_names().get(str(params["language"]), params["language"])
    if entry.user is None:
        params["who"] = words("audit-nobody")
    elif entry.user < 0:
        params["who"] = words("audit-former")
    else:
        params["who"] = words("audit-person", who=f"<@{entry.user}>")
    key = f"audit-{entry.what}"
    if not words.has(key):
        key, params["what"] = "audit-other", clean(entry.what)
    at, what = f"<t:{entry.at}:f>", words(key, **params)
    if entry.game is None:
        return words("admin-audit-line", at=at, what=what)
    where = {"number": str(entry.game), "channel": f"<#{channel}>" if channel else "none"}
    return words("admin-audit-line-game", at=at, what=what, **where)
