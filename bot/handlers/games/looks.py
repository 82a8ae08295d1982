"""Answers to those who only look: the board, how it stands, the log, help."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from discord import ButtonStyle

from bot.clock import stamp
from bot.errors import TableError
from bot.handlers.games import stepping
from bot.handlers.games.matching import number_in
from bot.handlers.replies import Interaction, Reply
from bot.panels import guide, verbs
from bot.panels.messages import clocks, lobbies, sided, steps
from bot.panels.messages.steps import Beginning
from bot.panels.panel import Page, layout
from bot.panels.turn import pages, textboard
from bot.panels.turn.moves import UnreadableError
from bot.panels.turn.textboard import IN_WORDS
from bot.tables import mixes
from bot.tables.table import Table
from bot.tables.upkeep.care import lobby_closes
from bot.texts.boxes import about, boxes_named, played
from bot.texts.i18n import Words
from bot.texts.wording import Wording
from engine import FIRST_EDITION, RELEASE
from render import alt_text, has_map
from render.styles import DEFAULT

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

NOBODY: Final = 0
"""User id of one who has no seat anywhere."""

_log = logging.getLogger(__name__)


async def board(
    client: ElbowRoom,
    interaction: Interaction,
    table: Table,
    at: str,
    *,
    share: bool,
    style: str = "",
    keep: bool = False,
) -> Reply:
    """Return the board now or when turn ``at`` (a number) began, with keys to other turns.

    ``style`` names one of the picture's styles, or is :data:`IN_WORDS`; empty: the one that
    whoever asks has chosen.  ``keep``: choose it from now on.

    :raises NotStarted: it is a lobby.
    :raises UnreadableError: there is no such turn.
    """
    table.playing()
    table = await client.desk.seen(table, interaction.user.id)
    turn = await _turn(client, interaction, table, at) if at else None
    if isinstance(turn, Reply):
        return turn
    kept = await _kept(client, interaction, style) if keep else ""
    if share:
        return await _shared(client, interaction, table, turn, style or DEFAULT.name)
    sight = client.desk.sight(table, interaction.user.id, client.words_for(interaction))
    asked = [steps.PAGE, str(turn.number) if turn else steps.NOW, *filter(None, [style])]
    return await stepping.page(client, sight, ".".join(asked), kept)


async def _kept(client: ElbowRoom, interaction: Interaction, style: str) -> str:
    """Have boards look like ``style`` for whoever asks from now on, and return what tells so."""
    person = await client.store.people.person(interaction.user.id)
    if style and style != person.style:
        async with client.store.transaction() as writing:
            await writing.set_person(interaction.user.id, style=style)
    in_words = (style or person.style) == IN_WORDS
    return client.words_for(interaction)("board-kept-words" if in_words else "board-kept")


async def _shared(
    client: ElbowRoom,
    interaction: Interaction,
    table: Table,
    turn: Beginning | None,
    style: str,
) -> Reply:
    """Return the board for everybody: no more than a bystander sees, and no buttons."""
    if turn:
        table = await client.tables.at(table.game.id, turn.seq)
    if refused := too_soon(client, interaction):
        return refused
    words, view = await client.public_words(table), table.view()
    if style == IN_WORDS or not has_map(view):
        sight = client.desk.sight(table, NOBODY, words)
        told = textboard.page(sight, 0, lambda n: f"text.{n}" + (f".{table.seq}" if turn else ""))
        return Reply(view=layout(table, told, None), public=True)
    wording = Wording.of(table, words)
    heading = words("board-title", round=view.round, rounds=view.rounds)
    happened, view = await client.desk.happened(table), view.standing()
    alt = alt_text(view, wording.labels, words, happened)
    picture = await client.pictures.board(table, view, wording, happened, style)
    page = Page(f"**{heading}**")
    return Reply(view=layout(table, page, picture.name, alt), picture=picture, alt=alt, public=True)


def too_soon(client: ElbowRoom, interaction: Interaction) -> Reply | None:
    """Return why whoever asks may not share something in the channel yet, if they may not."""
    again = client.pace.share(interaction.user.id, interaction.channel_id or 0)
    if again is None:
        return None
    return Reply(client.words_for(interaction)("share-too-soon", until=f"<t:{again}:R>"))


async def _turn(
    client: ElbowRoom, interaction: Interaction, table: Table, typed: str
) -> Beginning | Reply:
    """Return where the turn with the number ``typed`` began, or why there is none."""
    turns = await client.desk.turns(table)
    number = number_in(typed)
    if number is None:
        raise UnreadableError("error-bad-choice", typed)
    if not 1 <= number <= len(turns):
        words = client.words_for(interaction)
        return Reply(words("error-bad-moment", at=number, last=len(turns)))
    return turns[number - 1]


async def status(client: ElbowRoom, interaction: Interaction, table: Table) -> Reply:
    """Return whose turn it is, which step, and how each player stands."""
    words = client.words_for(interaction)
    wording = Wording.of(table, words)
    if table.state is None:
        return Reply(lobbies.lobby(table, wording, lobby_closes(client.store, table.game)).content)
    table = await client.desk.seen(table, interaction.user.id)
    lines = how_it_stands(table, interaction.user.id, wording, stamp(client.clock))
    if await client.tables.may_nudge(table, interaction.user.id):
        page = Page("\n".join(lines), [[verbs.NUDGE.named(words)]])
        return Reply(view=layout(table, page, None))
    return Reply("\n".join(lines))


def how_it_stands(table: Table, user: int, wording: Wording, now: int) -> list[str]:
    """Return lines that tell ``user`` how a game stands that has begun.

    Round, what is mixed, clock, players.

    ``now``: when it is asked, in Unix seconds.
    """
    words, view = wording.words, table.view(user)
    lines = [
        words("status-round", round=view.round, rounds=view.rounds),
        *played(table.choice, words),
    ]
    if table.deciders:
        doing = pages.doing(table, wording)
        names = wording.together([wording.playing(table, seat) for seat in table.deciders])
        lines.append(words("status-waiting", names=names, step=doing))
    else:
        lines.append(words("panel-over" if table.over else "panel-cancelled"))
    lines += clocks.told(table, wording, now)
    if table.game.archived is not None:
        lines.append(words("status-aside", since=f"<t:{table.game.archived}:R>"))
    lines += sided.grouped(view, wording, lambda s: [standing(table, user, s, wording)])
    return [*lines, *clocks.reserves(table, wording, now)]


def standing(table: Table, user: int, seat: int, wording: Wording) -> str:
    """Return how ``seat`` stands, as ``user`` may know it."""
    words, view = wording.words, table.view(user)
    held = [
        words(
            "status-army" if army.active else "status-army-declined",
            combo=wording.sided(army),
            regions=len(army.regions),
            hand=army.hand,
        )
        for army in view.armies
        if army.player == seat
    ]
    coins = view.coins[seat]
    armies = words.row(held) or words("status-nothing")
    key = "status-player" if coins is None else "status-player-coins"
    name = wording.playing(table, seat) if table.unfinished else wording.people[seat]
    return words(key, player=name, armies=armies, coins=coins or 0)


async def log(client: ElbowRoom, interaction: Interaction, table: Table, since: str) -> Reply:
    """Return what happened since turn ``since`` (a number), or since the caller's last turn.

    :raises NotStarted: it is a lobby.
    :raises UnreadableError: there is no such turn.
    """
    table.playing()
    asked = "log"
    if since:
        turn = await _turn(client, interaction, table, since)
        if isinstance(turn, Reply):
            return turn
        asked = f"log.{turn.seq}"
    return await client.desk.panel(interaction, table, asked)


async def help_(client: ElbowRoom, interaction: Interaction) -> Reply:
    """Return how to play with a picture, and what; with buttons where a game is in the channel."""
    words = client.words_for(interaction)
    found = await game_here(client, interaction)
    table = found if found and found.state is not None else None
    here = "dm" if interaction.guild_id is None else "server"
    sides = "yes" if found and found.has_sides else "no"
    told = "\n".join([words("help-text", here=here, sides=sides), *_boxes(found, words)])
    page = Page(words("help-release", release=RELEASE), above=told)
    if table is not None:
        keys = [
            verbs.PLAY.named(words, style=ButtonStyle.secondary),
            verbs.PAGE.key(words("button-log"), "log"),
        ]
        page = replace(page, rows=[keys])
    person = await client.acquaintances.person(interaction.user.id)
    shown = guide.guide_for(_explained(found) if found else (FIRST_EDITION,))
    if shown is None or person.style == IN_WORDS:
        return Reply(view=layout(table, page, None))
    try:
        picture = await client.pictures.guide(
            shown.view,
            guide.names(shown, words),
            words,
            shown.targets,
            person.style or DEFAULT.name,
        )
    except Exception:
        _log.exception("no picture for the help")
        return Reply(view=layout(table, page, None))
    alt = guide.alt(shown, words)
    page = replace(page, text=f"{guide.legend(shown, words)}\n{page.text}")
    return Reply(view=layout(table, page, picture.name, alt), picture=picture, alt=alt)


def _explained(table: Table) -> tuple[str, ...]:
    """Return what a table is, or will be, played with, first what its board belongs to."""
    choice = table.choice
    return (mixes.home(choice), choice.home, *choice.boxes)


def _boxes(table: Table | None, words: Words) -> list[str]:
    """Return what is played at ``table``, if anything is, and all that can be."""
    choices = (
        mixes.chosen(edition, 0, variant=variant)
        for edition, variant in map(mixes.parted, mixes.offered())
    )
    # Bold, for the names of some have commas.
    named = [f"**{boxes_named(choice, words)}**" for choice in choices]
    family = words("help-boxes", boxes=words.listed(named))
    return [*(about(table.choice, words) if table else ()), family]


async def game_here(client: ElbowRoom, interaction: Interaction) -> Table | None:
    """Return the game of the channel, or its lobby, if there is one that can be read."""
    try:
        return await client.tables.in_channel(interaction.channel_id or 0)
    except TableError:
        return None
