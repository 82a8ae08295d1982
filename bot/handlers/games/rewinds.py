"""Asking everybody to let a game go back, and answering."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bot.errors import (
    GameEnded,
    NoMoment,
    NotAPlayer,
    NothingToTakeBack,
    SeedIsPublic,
    StaleTable,
    TableError,
    TooFarBack,
)
from bot.handlers.games import matching
from bot.handlers.games.matching import MOST, Choice, Offer
from bot.handlers.replies import Interaction, Reply
from bot.handlers.touch import Touch, does
from bot.panels import verbs
from bot.panels.messages import rewinds
from bot.panels.messages.rewinds import Moment
from bot.panels.panel import Key, Page, layout
from bot.panels.tapcode import number
from bot.panels.verbs import SURE
from bot.storage.votes import Vote
from bot.tables.rewinding import Asked, must_let, pending
from bot.tables.table import Table
from bot.texts.i18n import Words
from bot.texts.recap import standing
from bot.texts.wording import Wording

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

AGREE: Final = "agree"
ANSWERS: Final = (AGREE, "disagree")


async def rewind(
    client: ElbowRoom, interaction: Interaction, table: Table, to: str, answer: str
) -> Reply:
    """Answer ``/game rewind``: ask once more before all are asked, take an answer, or show.

    :raises TableError: as :meth:`bot.tables.service.Tables.propose` and ``answer``.
    """
    table.playing()
    if answer == AGREE:
        return await _agreeing(client, interaction, table.game.id, None)
    if answer:
        return await _answered(client, interaction, table.game.id, agrees=False)
    _must_be_played(table)
    if not to:
        return await _open_vote(client, interaction, table)
    moment = await meant(client, client.words_for(interaction), table, to)
    return await confirm(client, interaction, table, moment.seq)


def _must_be_played(table: Table) -> None:
    """Check that the game has not ended, in which nothing goes back.

    :raises GameEnded: it has; when it was played to its end: SeedIsPublic.
    """
    if table.over:
        raise SeedIsPublic(status="over")
    if not table.unfinished:
        raise GameEnded(status=table.game.status)


async def confirm(
    client: ElbowRoom, interaction: Interaction, table: Table, to: int, notice: str = ""
) -> Reply:
    """Return the question whether to ask the others to go back to revision ``to``.

    ``notice``: what stands above it.

    :raises NotAPlayer: whoever asks has no seat.
    """
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise NotAPlayer
    await client.tables.may_go_back(table.game.id, to)
    wording = Wording.of(table, client.words_for(interaction), interaction.user.id)
    words = wording.words
    named, undone = await client.desk.going_back(table, to, wording)
    gone = await gone_from(client, table)
    others = pending(table, (seat, *gone))
    if to < (earliest := await client.tables.earliest(table, seat, gone)):
        return await _too_far(client, table, seat, earliest, wording)
    asks = words("rewind-asks", names=rewinds.people(others, wording))
    lines = [
        *([notice] if notice else []),
        words("rewind-sure", moment=named, undone=undone),
        *await client.desk.seat_back(table, to, wording),
        asks if others else words("rewind-alone"),
    ]
    names = wording.together([wording.labels[other] for other in others])
    asking = words("button-rewind-ask", names=names, count=len(others))
    last = await client.tables.last_vote(table.game.id)
    keys = [
        verbs.REWIND.key(
            asking if others else words("button-rewind-now"), f"{to}.{last.id if last else 0}"
        ),
        verbs.PAGE.key(words("button-rewind-not"), "main"),
    ]
    return Reply(view=layout(table, Page("\n".join(lines), [keys], None), None))


async def _too_far(
    client: ElbowRoom, table: Table, seat: int, earliest: int, wording: Wording
) -> Reply:
    """Return that nobody goes back so far alone, and the question about what is possible."""
    words, others = wording.words, [other for other in table.holders if other != seat]
    keys = [verbs.PAGE.key(words("button-rewind-not"), "main")]
    moment, undone = "none", ""
    known = rewinds.moments(await client.desk.log(table))
    if first := next((m for m in known if earliest <= m.seq < table.seq), None):
        moment, undone = await client.desk.going_back(table, first.seq, wording)
        go = verbs.REWIND.key(words("button-rewind-now"), str(first.seq))
        keys = [go, *keys]
    names = rewinds.people(others, wording) or "none"
    lines = [
        words("rewind-too-far", names=names, count=len(others)),
        words("rewind-only-to", moment=moment, undone=undone),
    ]
    return Reply(view=layout(table, Page("\n".join(lines), [keys], None), None))


@does(verbs.VOTE)
async def look(touch: Touch) -> Reply:
    """Show the open vote, with the buttons to answer it."""
    touch.table.playing()
    return await _open_vote(touch.client, touch.interaction, touch.table)


@does(verbs.REWIND)
async def ask(touch: Touch) -> Reply:
    """Ask the other players, as was confirmed.

    Whether that is sure is asked again if the game has gone on since, or if a request has been
    settled that the button did not know of (its argument names the last one that it knew).
    """
    client, interaction, tap = touch.client, touch.interaction, touch.tap
    words = client.words_for(interaction)
    revision, _, known = tap.argument.partition(".")
    to, moved = number(revision), tap.revision != touch.table.seq
    newest = number(known) if known else None
    if moved and await client.tables.earlier(tap.game, interaction.id) is None:
        return await confirm(client, interaction, touch.table, to, words("rewind-agree-newer"))
    last = await client.tables.last_vote(tap.game)
    if newest is not None and last and last.status != "open" and last.id > newest:
        wording = Wording.of(touch.table, words, interaction.user.id)
        settled = _settled(touch.table, last, interaction.user.id, wording)
        return await confirm(client, interaction, touch.table, to, settled)
    try:
        asked = await client.tables.propose(
            tap.game,
            interaction.user.id,
            to,
            interaction_id=interaction.id,
            gone=await gone_from(client, touch.table),
        )
    except TooFarBack:
        return await confirm(client, interaction, touch.table, to)
    return await _came_of(client, interaction, asked, "rewind-asked")


@does(verbs.FURTHER)
async def further(touch: Touch) -> Reply:
    """Ask whether to go back to before the last step of whoever asks, for one who plays alone.

    :raises NothingToTakeBack: they have not done anything yet.
    """
    client, table = touch.client, touch.table
    seat = table.seat_of(touch.interaction.user.id)
    if seat is None:
        raise NotAPlayer
    table.playing()
    to = await before_own_step(client, table, seat)
    if to is None:
        raise NothingToTakeBack("none", further=must_let(table, seat))
    return await confirm(client, touch.interaction, table, to)


async def before_own_step(client: ElbowRoom, table: Table, seat: int) -> int | None:
    """Return the revision before the last step that ``seat`` itself played, if there is one."""
    log = standing(await client.desk.log(table))
    mine = [e for e in log if e.seat == seat and not e.policy]
    return mine[-1].seq - 1 if mine else None


async def undo_is_further(touch: Touch) -> bool:
    """Whether a button that took back a step can do so only by rewinding now, for a lone player."""
    client, table = touch.client, touch.table
    user, game = touch.interaction.user.id, table.game
    seat = table.seat_of(user)
    if seat is None or table.state is None or game.status != "running":
        return False
    if game.archived is not None or table.undo_to(user) is not None:
        return False
    if must_let(table, seat) != "alone":
        return False
    if await client.tables.earlier(game.id, touch.interaction.id) is not None:
        return False  # Delivered again: it has done what it was to do.
    return await before_own_step(client, table, seat) is not None


@does(verbs.AGREE)
async def agree(touch: Touch) -> Reply:
    """Agree to the vote of the message that was tapped; ask first whether that is sure."""
    vote, _, sure = touch.tap.argument.partition(".")
    if sure != SURE:
        return await _agreeing(touch.client, touch.interaction, touch.tap.game, number(vote))
    return await _voted(touch, vote, agrees=True)


@does(verbs.DISAGREE)
async def disagree(touch: Touch) -> Reply:
    """Disagree to the vote of the message that was tapped."""
    return await _voted(touch, touch.tap.argument.partition(".")[0], agrees=False)


async def _voted(touch: Touch, vote: str, *, agrees: bool) -> Reply:
    client, interaction, tap = touch.client, touch.interaction, touch.tap
    try:
        return await _answered(
            client,
            interaction,
            tap.game,
            number(vote),
            agrees=agrees,
            revision=tap.revision,
        )
    except StaleTable:
        notice = client.words_for(interaction)("rewind-agree-newer")
        return await _agreeing(client, interaction, tap.game, number(vote), notice)


async def _agreeing(
    client: ElbowRoom, interaction: Interaction, game: int, vote_id: int | None, notice: str = ""
) -> Reply:
    """Return the question whether to agree, or what came of the vote if it is settled.

    ``notice``: what stands above it.

    :raises TableError: as :meth:`bot.tables.service.Tables.answer`.
    """
    asked = await client.tables.asked(game, interaction.user.id, vote_id)
    table, vote = asked.table, asked.vote
    assert vote is not None  # there is one, or it would have been refused
    seat = table.seat_of(interaction.user.id)
    if seat is None or vote.status != "open" or seat in vote.agreed:
        return await _came_of(client, interaction, asked, "rewind-noted")
    wording = Wording.of(table, client.words_for(interaction), interaction.user.id)
    words = wording.words
    moment, gone = await client.desk.going_back(table, vote.to, wording)
    others = pending(table, [*vote.agreed, seat, *await gone_from(client, table)])
    lines = [
        *([notice] if notice else []),
        words("rewind-agree-sure", player=rewinds.asker(vote, wording), moment=moment, undone=gone),
        words("rewind-agree-more", names=rewinds.people(others, wording))
        if others
        else words("rewind-agree-last"),
    ]
    keys = [
        verbs.AGREE.named(words, f"{vote.id}.{SURE}"),
        verbs.DISAGREE.named(words, str(vote.id)),
    ]
    return Reply(view=layout(table, Page("\n".join(lines), [keys], None), None))


async def _answered(
    client: ElbowRoom,
    interaction: Interaction,
    game: int,
    vote: int | None = None,
    *,
    agrees: bool,
    revision: int | None = None,
) -> Reply:
    gone = await gone_from(client, await client.tables.known(game)) if agrees else ()
    asked = await client.tables.answer(
        game,
        interaction.user.id,
        agrees=agrees,
        vote_id=vote,
        revision=revision,
        interaction_id=interaction.id,
        gone=gone,
    )
    return await _came_of(client, interaction, asked, "rewind-noted")


async def _came_of(client: ElbowRoom, interaction: Interaction, asked: Asked, open_: str) -> Reply:
    """Return what came of asking or answering; ``open_``: the text while others must answer."""
    table, vote, words = asked.table, asked.vote, client.words_for(interaction)
    wording = Wording.of(table, words, interaction.user.id)
    if asked.back is not None:
        last = (await client.tables.log(table.game.id, after=asked.back.before.seq))[0]
        named, _ = await client.desk.going_back(table, last.to or 0, wording)
        notice = [words("rewind-done", moment=named)]
        return await client.desk.panel(interaction, table, notice=notice)
    assert vote is not None  # without a vote the game has gone back
    mine = _asked_it(vote, table, interaction.user.id)
    if vote.status == "open":
        waiting = pending(table, vote.agreed)
        told = words(open_, names=rewinds.people(waiting, wording), count=len(waiting))
        return _said(table, interaction, told, rewinds.withdraw(vote, wording, mine=mine))
    text = _settled(table, vote, interaction.user.id, wording)
    if await client.tables.vote_in(table.game.id) is not None and table.unfinished:
        return await _open_vote(client, interaction, table, (text, words("rewind-newer")))
    return _said(table, interaction, text)


def _settled(table: Table, vote: Vote, user: int, wording: Wording) -> str:
    """Return how a vote has ended, as it is told to ``user``."""
    words = wording.words
    if vote.withdrawn:
        mine, asker = _asked_it(vote, table, user), rewinds.asker(vote, wording)
        return words("rewind-withdrawn-you" if mine else "rewind-withdrawn", player=asker)
    if vote.status != "refused":
        return words("rewind-done-before" if vote.status == "agreed" else "rewind-expired")
    against = [seat for seat, agrees in sorted(vote.ballots.items()) if not agrees]
    if table.seat_of(user) in against:
        return words("rewind-refused-you")
    return words("rewind-refused", names=rewinds.people(against, wording))


def _said(table: Table, interaction: Interaction, text: str, keys: Sequence[Key] = ()) -> Reply:
    return Reply(view=layout(table, Page(text, [[*_on(table, interaction), *keys]], None), None))


def _on(table: Table, interaction: Interaction) -> list[Key]:
    """Return the button that goes on with the turn, for whoever has something to decide in it."""
    client: ElbowRoom = interaction.client
    if table.seat_of(interaction.user.id) not in table.deciders:
        return []
    return [verbs.PLAY.named(client.words_for(interaction))]


async def _open_vote(
    client: ElbowRoom, interaction: Interaction, table: Table, before: Sequence[str] = ()
) -> Reply:
    """Return the open vote with its buttons, below the lines ``before``; or that there is none."""
    vote = await client.tables.vote_in(table.game.id)
    wording = Wording.of(table, client.words_for(interaction))
    if vote is None or not table.unfinished:
        seat = table.seat_of(interaction.user.id)
        further = "together" if seat is None else must_let(table, seat)
        return _said(table, interaction, wording.words("rewind-none", further=further))
    moment, gone = await client.desk.going_back(table, vote.to, wording)
    draft = rewinds.vote(table, wording, vote, moment, gone)
    mine = _asked_it(vote, table, interaction.user.id)
    keys = rewinds.withdraw(vote, wording, mine=mine) or draft.keys
    text = "\n".join([*before, draft.content])
    return _said(table, interaction, text, keys)


async def gone_from(client: ElbowRoom, table: Table) -> tuple[int, ...]:
    """Return the seats that would be asked and whose players have left the server."""

    async def left(seat: int) -> bool:
        user = table.user_at(seat)
        return user is not None and not await client.is_member(table.game.guild, user)

    found = await asyncio.gather(*(left(seat) for seat in table.voters))
    return tuple(seat for seat, gone in zip(table.voters, found, strict=True) if gone)


def _asked_it(vote: Vote, table: Table, user: int) -> bool:
    """Whether it was ``user`` who asked."""
    seat = table.seat_of(user)
    return seat is not None and vote.asked_by(seat)


async def meant(client: ElbowRoom, words: Words, table: Table, typed: str) -> Moment:
    """Return the moment that was typed: ``12`` is where turn 12 begins, ``12.3`` after a step.

    It may stand as in the list, or as far as the first dot there: ``turn 12``.

    :raises NoMoment: there is none.
    """
    wording, wanted = Wording.of(table, words), typed.strip().lstrip("#")
    found = [m for m in rewinds.moments(await client.desk.log(table)) if m.seq < table.seq]
    if offer := matching.meant([_offer(moment, wording) for moment in found], wanted):
        return next(moment for moment in found if moment.name == offer.value)
    raise NoMoment(to=wanted[:20], last=table.seq)


def _offer(moment: Moment, wording: Wording) -> Offer:
    return Offer(rewinds.choice(moment, wording), moment.name)


async def moments(interaction: Interaction, current: str) -> list[Choice]:
    """Offer the moments to go back to, the latest first.

    Who has left the server is asked for when one is chosen, for that takes a while.
    """
    client: ElbowRoom = interaction.client
    try:
        table = await client.tables.in_channel(interaction.channel_id or 0)
        if not _may_go_back(table):
            return []
        seat = table.seat_of(interaction.user.id)
        earliest = 0 if seat is None else await client.tables.earliest(table, seat)
        return await choices(client, interaction, table, current, earliest)
    except TableError:
        return []


def _may_go_back(table: Table) -> bool:
    """Whether there are moments to offer: it is played, and not put aside."""
    game = table.game
    return game.status == "running" and game.archived is None and table.state is not None


async def choices(
    client: ElbowRoom, interaction: Interaction, table: Table, current: str, earliest: int = 0
) -> list[Choice]:
    """Return the moments of ``table`` that match what is typed, the latest first.

    ``earliest``: revision before which there are none.
    """
    wording = Wording.of(table, client.words_for(interaction))
    found = rewinds.moments(await client.desk.log(table))
    last = found[-1].turn
    found = [m for m in reversed(found) if earliest <= m.seq < table.seq]
    if not current.strip():
        # Of more than are shown, those that are likely meant: the last steps, then whole turns.
        likely = sorted(found, key=lambda m: 0 if m.turn > last - 2 else 1 if m.did is None else 2)
        found = sorted(likely[:MOST], key=lambda m: -m.seq)
    return matching.matching([_offer(moment, wording) for moment in found], current)
