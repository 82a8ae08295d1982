"""Letting the autopilot play for one, and coming back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.clock import HOUR
from bot.handlers.games import looks
from bot.handlers.replies import Interaction, Reply
from bot.handlers.touch import Touch, does
from bot.panels import verbs
from bot.panels.messages import clocks
from bot.panels.panel import Page, button, layout
from bot.panels.questions import question
from bot.tables.clocks.timing import HANDED_OVER
from bot.tables.table import Table
from bot.texts.recap import recap
from bot.texts.wording import Wording

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

CATCH_UP: Final = 900
"""Characters of a catch-up's recap."""
OLD: Final = "old"
"""What a button that does not say what was asked has asked."""


async def autopilot(
    client: ElbowRoom, interaction: Interaction, table: Table, on: bool, *, sure: str = ""
) -> Reply:
    """Let the autopilot play for whoever asks, or not any more.

    In the middle of their own turn, and where nobody else plays, when they are ``sure``: they
    know what it means.

    :raises TableError: as :meth:`bot.tables.seats.seating.Seating.hand_over`.
    """
    if not on:
        return await back(client, interaction, table)
    user, words = interaction.user.id, client.words_for(interaction)
    if (asked := _what_it_means(table, user)) not in ("", sure):
        lines = [words("question-anew")] if sure else []
        told = words(f"autopilot-sure-{asked}", minutes=HANDED_OVER // 60)
        if asked == "rests":
            told = clocks.resting(table, words, told)
        lines.append(told)
        yes = verbs.HANDOVER.named(words, asked)
        no = words("button-keep-playing")
        return Reply(view=question("\n".join(lines), button(table, yes), no))
    now = await client.tables.hand_over(table.game.id, user, True)
    done = "autopilot-on"
    if now.left_alone:
        done = "autopilot-on-rests"
    elif now.playing()[1].turn.player == now.seat_of(user):
        done = "autopilot-on-turn"
    keys = [verbs.BACK.named(words)]
    text = words(done, minutes=HANDED_OVER // 60)
    if now.left_alone:
        text = clocks.resting(now, words, text)
    return Reply(view=layout(now, Page(text, [keys]), None))


def _what_it_means(table: Table, user: int) -> str:
    """Return what to ask before the autopilot plays for ``user``; empty: nothing."""
    seat = table.seat_of(user)
    if seat is None or table.game.status != "running" or table.plays_itself(seat):
        return ""
    if table.alone(seat):
        return "rests"
    return "turn" if table.playing()[1].turn.player == seat else ""


async def back(client: ElbowRoom, interaction: Interaction, table: Table) -> Reply:
    """Take the seat of whoever asks back from the autopilot; a game put aside goes on with it.

    :raises TableError: as :meth:`bot.tables.seats.seating.Seating.come_back`, or as
        :meth:`bot.tables.upkeep.care.Care.bring_back`.
    """
    tables, game, user = client.tables, table.game, interaction.user.id
    words = client.words_for(interaction)
    if game.archived is not None and table.seat_of(user) is not None:
        place = client.get_channel(game.channel)
        parent = getattr(place, "parent_id", None)
        now = await tables.bring_back(game.id, user, game.channel, parent=parent)
    else:
        now = await tables.come_back(game.id, user)
    return await caught_up(client, interaction, now, words(_how_back(table, now, user)))


def _how_back(before: Table, now: Table, user: int) -> str:
    """Return the text that greets ``user``, who is back."""
    if now.game.paused is not None:
        return "seat-back-paused"
    if before.game.archived is not None or before.rests:
        return "seat-back-rested"
    clock, seat = now.clock, now.seat_of(user)
    if clock is not None and clock.seat == seat and clock.left < now.options.clock * HOUR:
        return "seat-back-turn"
    return "seat-back"


async def caught_up(
    client: ElbowRoom, interaction: Interaction, table: Table, greeting: str
) -> Reply:
    """Return the panel with what whoever sits down must know: what they have, what happened."""
    wording = Wording.of(table, client.words_for(interaction), interaction.user.id)
    seat = table.seat_of(interaction.user.id)
    notice = [greeting]
    if seat is not None:
        notice.append(looks.standing(table, interaction.user.id, seat, wording))
        turns = await client.desk.turns(table)
        begun = turns[max(0, len(turns) - 1 - len(table.seats))]
        entries = await client.tables.log(table.game.id, after=begun.seq)
        if told := recap(entries, begun.seat, seat, wording, CATCH_UP):
            notice += [wording.words("catch-up-round"), *told]
    return await client.desk.panel(interaction, table, notice=notice)


@does(verbs.HANDOVER)
async def hand_over(touch: Touch) -> Reply:
    """Let the autopilot play, as was confirmed."""
    sure = touch.tap.argument or OLD
    return await autopilot(touch.client, touch.interaction, touch.table, True, sure=sure)


@does(verbs.BACK)
async def come_back(touch: Touch) -> Reply:
    """Take one's seat back from the autopilot."""
    return await back(touch.client, touch.interaction, touch.table)
