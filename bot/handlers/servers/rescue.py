"""What those who manage a server may do for games that need help: end, skip, go back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import NoGame, OldButton, StaleTable, TableError
from bot.handlers.games import lifecycle, rewinds
from bot.handlers.games.matching import Choice, Offer, matching
from bot.handlers.replies import Interaction, Reply
from bot.handlers.servers.managers import manages, must_manage
from bot.handlers.touch import Touch, does
from bot.panels import freekeys, verbs
from bot.panels.panel import Page, button, layout
from bot.panels.questions import question
from bot.panels.tapcode import number
from bot.storage.rows import Game
from bot.tables.seats.pilot import to_skip
from bot.tables.table import Table
from bot.texts.boxes import edition_of
from bot.texts.plain import clean
from bot.texts.wording import Wording, called

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom


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
