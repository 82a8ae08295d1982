"""Seats that change hands: offering, asking, taking and leaving them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import discord

from bot.clock import stamp
from bot.errors import (
    AlreadyJoined,
    GameEnded,
    NoSeat,
    NotAPlayer,
    NotStarted,
    SeveralOpenSeats,
    StaleTable,
    TableError,
)
from bot.handlers.games import looks
from bot.handlers.games.lifecycle import reminders_told, scores_told
from bot.handlers.games.matching import Choice, Offer, matching, meant
from bot.handlers.games.piloting import OLD, caught_up
from bot.handlers.replies import Interaction, Reply
from bot.handlers.servers.managers import manages
from bot.handlers.touch import Touch, does
from bot.panels import verbs
from bot.panels.messages import clocks
from bot.panels.panel import Page, button, layout
from bot.panels.questions import question
from bot.panels.tapcode import number
from bot.tables.seats.seating import may_give, open_seats
from bot.tables.table import Table
from bot.texts.wording import Wording

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom


async def offer(client: ElbowRoom, interaction: Interaction, table: Table, typed: str) -> Reply:
    """Offer a seat to anybody, one's own if none is ``typed``; or withdraw the offer.

    :raises TableError: as :meth:`bot.tables.seats.seating.Seating.offer`.
    """
    place = _typed(client, interaction, table, typed)
    table = await client.tables.offer(
        table.game.id,
        interaction.user.id,
        place,
        manager=manages(interaction, table.game),
        gone=await _gone(client, table, place),
    )
    place = table.seat_of(interaction.user.id) if place is None else place
    assert place is not None  # the offer was made
    wording = Wording.of(table, client.words_for(interaction), interaction.user.id)
    key = "offer-made" if table.seats[place].offered else "offer-withdrawn"
    return Reply(wording.words(key, player=wording.people[place], own=wording.you(place)))


async def replace(
    client: ElbowRoom,
    interaction: Interaction,
    table: Table,
    by: discord.Member | discord.User,
    typed: str,
) -> Reply:
    """Ask ``by`` to take over a seat, one's own if none is ``typed``.

    :raises TableError: as :meth:`bot.tables.seats.seating.Seating.ask`.
    """
    words = client.words_for(interaction)
    if by.bot:
        return Reply(words("seat-no-bots"))
    if not isinstance(by, discord.Member):
        return Reply(words("seat-not-here", whom=by.mention))
    if by.id != interaction.user.id and table.seat_of(by.id) is not None:
        return Reply(words("seat-plays-already", whom=by.mention))
    place = _typed(client, interaction, table, typed)
    table = await client.tables.ask(
        table.game.id,
        interaction.user.id,
        by.id,
        place,
        manager=manages(interaction, table.game),
        gone=await _gone(client, table, place),
    )
    return Reply(words("seat-asks", whom=by.mention))


async def _gone(client: ElbowRoom, table: Table, seat: int | None) -> bool:
    """Whether the player of ``seat`` has left the server."""
    user = None if seat is None else table.user_at(seat)
    return user is not None and not await client.is_member(table.game.guild, user)


def _typed(client: ElbowRoom, interaction: Interaction, table: Table, typed: str) -> int | None:
    """Return the seat whose number, or whose player's name, is ``typed``, ``None`` if none is.

    :raises NoSeat: there is no such seat, or several players are called so.
    """
    if not typed.strip():
        return None
    labels = Wording.of(table, client.words_for(interaction)).labels
    found = meant([Offer(name, str(seat + 1)) for seat, name in enumerate(labels)], typed)
    if found is None:
        raise NoSeat(seat=typed)
    return int(found.value) - 1


async def take(client: ElbowRoom, interaction: Interaction, table: Table, typed: str) -> Reply:
    """Take a seat that is open, or to which whoever asks has been asked.

    :raises TableError: as :meth:`bot.tables.seats.seating.Seating.take`.
    """
    user = interaction.user
    place = _typed(client, interaction, table, typed)
    asked = [s.seat for s in table.seats if s.asked == user.id and place in (None, s.seat)]
    if asked:
        return await _accept(client, interaction, table, asked[0])
    try:
        now = await client.tables.take(table.game.id, user.id, user.display_name, place)
    except SeveralOpenSeats:
        wording = Wording.of(table, client.words_for(interaction))
        names = [wording.people[seat] for seat in open_seats(table)]
        return Reply(wording.words("take-which", players=wording.together(names)))
    return await _seated(client, interaction, now)


async def _accept(client: ElbowRoom, interaction: Interaction, table: Table, seat: int) -> Reply:
    user = interaction.user
    now = await client.tables.accept(table.game.id, user.id, user.display_name, seat)
    return await _seated(client, interaction, now)


async def _seated(client: ElbowRoom, interaction: Interaction, table: Table) -> Reply:
    words = client.words_for(interaction)
    promised = await reminders_told(client, interaction.user.id, words)
    greeting = words.row([words("seat-yours"), promised], "sentence-between")
    return await caught_up(client, interaction, table, greeting)


async def refuse(
    client: ElbowRoom, interaction: Interaction, table: Table, seat: int | None = None
) -> Reply:
    """Say no to taking over a seat, the one to which whoever asks is asked if none is named.

    :raises TableError: as :meth:`bot.tables.seats.seating.Seating.refuse`.
    """
    user = interaction.user.id
    if seat is None:
        seat = next((s.seat for s in table.seats if s.asked == user), 0)
    await client.tables.refuse(table.game.id, user, seat)
    return Reply(client.words_for(interaction)("seat-refused"))


async def resign(
    client: ElbowRoom, interaction: Interaction, table: Table, *, sure: str = ""
) -> Reply:
    """Leave a running game, when whoever asks is ``sure``: they know what it does to the game.

    :raises TableError: as :meth:`bot.tables.seats.seating.Seating.resign`.
    """
    words, user = client.words_for(interaction), interaction.user.id
    if table.game.status == "lobby":
        raise NotStarted
    if table.game.status != "running":
        raise GameEnded(status=table.game.status)
    if (seat := table.seat_of(user)) is None:
        raise NotAPlayer

    def as_asked(now: Table) -> bool:
        return now.seat_of(user) == seat and _leaving(now, seat) == sure

    if sure:
        try:
            now = await client.tables.resign(table.game.id, user, provided=as_asked)
        except StaleTable:
            table = await client.tables.load(table.game.id)
        else:
            done = "resign-done" if now.unfinished else "resign-done-last"
            return Reply(view=layout(now, Page(words(done)), None))
    what = _leaving(table, seat)
    lines = [words("question-anew")] if sure else []
    told = words(f"resign-sure-{what}")
    lines.append(clocks.resting(table, words, told, gone=seat) if what == "rests" else told)
    label = words("button-resign-last" if what == "last" else "button-resign")
    yes = verbs.RESIGN.key(label, what)
    return Reply(view=question("\n".join(lines), button(table, yes), words("button-keep-seat")))


def _leaving(table: Table, seat: int) -> str:
    """Return what it does to a game if the player at ``seat`` leaves, as the question calls it."""
    if table.holders == (seat,):
        return "last"
    return "rests" if table.alone(seat) else "others"


async def suggest_open(interaction: Interaction, current: str) -> list[Choice]:
    """Offer the seats that whoever types may take."""
    user = interaction.user.id

    def fits(table: Table, seat: int) -> bool:
        return table.seats[seat].offered or table.seats[seat].asked == user

    return await _suggest(interaction, current, fits)


async def suggest_given(interaction: Interaction, current: str) -> list[Choice]:
    """Offer the seats that whoever types may give away.

    Whether a player has left the server is asked when one is chosen, for it takes a while.
    """
    user = interaction.user.id

    def fits(table: Table, seat: int) -> bool:
        manager = manages(interaction, table.game)
        return may_give(table, seat, user, manager=manager, gone=True)

    return await _suggest(interaction, current, fits)


async def _suggest(
    interaction: Interaction, current: str, fits: Callable[[Table, int], bool]
) -> list[Choice]:
    client: ElbowRoom = interaction.client
    try:
        table = await client.tables.in_channel(interaction.channel_id or 0)
    except TableError:
        return []
    if table.game.status != "running":
        return []
    labels = Wording.of(table, client.words_for(interaction)).labels
    seats = [Offer(name, str(seat + 1)) for seat, name in enumerate(labels) if fits(table, seat)]
    return matching(seats, current)


@does(verbs.TAKE)
async def take_asked(touch: Touch) -> Reply:
    """Ask a newcomer whether they want a seat."""
    return await _taking(touch, number(touch.tap.argument))


@does(verbs.ACCEPT)
async def accept(touch: Touch) -> Reply:
    """Take over the seat to which whoever taps was asked."""
    return await _accept(touch.client, touch.interaction, touch.table, number(touch.tap.argument))


@does(verbs.REFUSE)
async def refused(touch: Touch) -> Reply:
    """Say no to it."""
    return await refuse(touch.client, touch.interaction, touch.table, number(touch.tap.argument))


@does(verbs.RESIGN)
async def resigned(touch: Touch) -> Reply:
    """Leave a running game, as was confirmed."""
    sure = touch.tap.argument or OLD
    return await resign(touch.client, touch.interaction, touch.table, sure=sure)


async def _taking(touch: Touch, seat: int, *, anew: bool = False) -> Reply:
    """Tell a newcomer what taking ``seat`` means, and ask whether they want to.

    :raises TableError: as :meth:`bot.tables.seats.seating.Seating.may_take`.
    """
    client, user = touch.client, touch.interaction.user.id
    table = await client.tables.may_take(touch.tap.game, user, seat)
    wording = Wording.of(table, client.words_for(touch.interaction))
    words = wording.words
    lines = [
        *([words("question-anew")] if anew else []),
        words("take-sure", player=wording.people[seat]),
        clocks.option(table.options.clock, wording),
        words(scores_told(table)),
        "",
        *looks.how_it_stands(table, user, wording, stamp(client.clock)),
    ]
    yes = verbs.SIT.named(words, _offer(table, seat))
    return Reply(view=question("\n".join(lines), button(table, yes), words("button-refuse")))


def _offer(table: Table, seat: int) -> str:
    """Return what a newcomer is told of ``seat``, as a button says it: whose it is, the round."""
    return f"{seat}.{table.user_at(seat) or 0}.{table.view().round}"


@does(verbs.SIT)
async def sit(touch: Touch) -> Reply:
    """Take a seat, as was confirmed; ask anew if it has changed hands, or a round is over.

    :raises TableError: as :meth:`bot.tables.seats.seating.Seating.take`.
    """
    client, user, tap = touch.client, touch.interaction.user, touch.tap
    seat = number(tap.argument.partition(".")[0])
    try:
        table = await client.tables.may_take(tap.game, user.id, seat)
        if _offer(table, seat) != tap.argument:
            return await _taking(touch, seat, anew=True)
        now = await client.tables.take(tap.game, user.id, user.display_name, seat)
    except AlreadyJoined:
        now = await client.tables.load(tap.game)
        if now.seat_of(user.id) != seat:
            raise
        # Tapped twice: it has been done.
    return await _seated(client, touch.interaction, now)
