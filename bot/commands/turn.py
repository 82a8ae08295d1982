"""The commands of a turn: one for each thing a player may say to the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from discord import app_commands

from bot.handlers.games import choices, typed
from bot.handlers.replies import Interaction, Reply, answer
from bot.panels.messages import withdrawals
from bot.panels.turn.moves import MOST_MOVES, meant, moves_in
from bot.panels.turn.openings import Stays, stays
from bot.panels.turn.pieces import DOES
from bot.panels.verbs import FINISH
from bot.tables.table import Table
from bot.texts.speech import text
from engine import Refusal, RuleError
from engine.actions import (
    Abandon,
    Action,
    Done,
    GoInDecline,
    Redeploy,
    Withdraw,
)

from .common import Typed, in_servers, table_here

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.handlers.client import ElbowRoom

Moves = app_commands.Range[str, None, MOST_MOVES]
"""Placements as they are typed."""
PAGES: Final = ("main", "prices", "abandon", "decline", DOES, "log")
"""Pages that ``/play`` can open."""


async def _play(interaction: Interaction, means: Callable[[Table], Action]) -> Reply:
    client: ElbowRoom = interaction.client
    table = await table_here(interaction)
    return await client.desk.play(interaction, table, means)


@in_servers
@app_commands.command(name=text("command-play"), description=text("about-play"))
@app_commands.describe(show=text("option-play-show"))
@app_commands.rename(show=text("name-show"))
@app_commands.choices(
    show=[app_commands.Choice(name=text(f"page-{page}"), value=page) for page in PAGES]
)
async def play(interaction: Interaction, show: str = "main") -> None:
    """Open the panel."""

    async def work() -> Reply:
        client: ElbowRoom = interaction.client
        table = await table_here(interaction)
        table.playing()
        client.rounds.soon(table.game.id)
        await client.tables.repost(table.game.id)
        return await client.desk.panel(interaction, table, show)

    await answer(interaction, work())


@in_servers
@app_commands.command(name=text("command-pick"), description=text("about-pick"))
@app_commands.describe(combo=text("option-pick-combo"))
@app_commands.rename(combo=text("name-combo"))
@app_commands.autocomplete(combo=choices.suggest(choices.picks))
async def pick(interaction: Interaction, combo: Typed) -> None:
    """Take a combo of the column."""
    await answer(
        interaction,
        _play(interaction, lambda table: typed.picked(typed.look(interaction, table), combo)),
    )


@in_servers
@app_commands.command(name=text("command-conquer"), description=text("about-conquer"))
@app_commands.describe(region=text("option-conquer-region"))
@app_commands.rename(region=text("name-region"))
@app_commands.autocomplete(region=choices.suggest(choices.targets))
async def conquer(interaction: Interaction, region: Typed) -> None:
    """Conquer a region, with the die where ``die`` is added."""
    await answer(interaction, _play(interaction, lambda table: typed.conquest(table, region)))


@in_servers
@app_commands.command(name=text("command-abandon"), description=text("about-abandon"))
@app_commands.describe(region=text("option-abandon-region"))
@app_commands.rename(region=text("name-region"))
@app_commands.autocomplete(region=choices.suggest(choices.abandonable))
async def abandon(interaction: Interaction, region: Typed) -> None:
    """Give a region up."""
    await answer(interaction, _play(interaction, lambda t: Abandon(typed.region(t, region))))


@in_servers
@app_commands.command(name=text("command-redeploy"), description=text("about-redeploy"))
@app_commands.describe(moves=text("option-redeploy-moves"))
@app_commands.rename(moves=text("name-moves"))
@app_commands.autocomplete(moves=choices.suggest(choices.placings, out_of_turn=True))
async def redeploy(interaction: Interaction, moves: Moves = "") -> None:
    """Place the tokens in hand, or those driven out; without moves, end the conquests.

    Out of turn: move what was withdrawn by order; without moves, show what can be moved.
    """

    def means(table: Table) -> Action:
        placed = moves_in(moves)
        if table.view().at.places == "driven":
            return Withdraw(placed)
        return Redeploy(placed) if placed else Done()

    async def work() -> Reply:
        client: ElbowRoom = interaction.client
        table, user = await table_here(interaction), interaction.user.id
        if table.seat_of(user) in table.deciders or not withdrawals.movable(table, user):
            if not moves.strip():
                return await client.desk.finish(interaction, table, means)
            return await client.desk.move(interaction, table.game.id, means)
        placed = moves_in(moves)
        if not placed:
            return await client.desk.panel(interaction, table, withdrawals.MINE)
        return await client.desk.rearrange(
            interaction,
            table.game.id,
            lambda now: withdrawals.rearranged(now, user, placed),
        )

    await answer(interaction, work())


@in_servers
@app_commands.command(name=text("command-decline"), description=text("about-decline"))
async def decline(interaction: Interaction) -> None:
    """Spend the turn on going in decline; asks first, as the button does, if that ends the game."""

    async def work() -> Reply:
        client: ElbowRoom = interaction.client
        table, action = await table_here(interaction), GoInDecline()
        moves = table.view().player == table.seat_of(interaction.user.id)
        if moves and stays(table, action) is Stays.OVER:  # Nothing would bring it back.
            return await client.desk.panel(interaction, table, "decline")
        return await client.desk.play(interaction, table, lambda _: action)

    await answer(interaction, work())


@in_servers
@app_commands.command(name=text("command-use"), description=text("about-use"))
@app_commands.describe(power=text("option-use-power"))
@app_commands.rename(power=text("name-power"))
@app_commands.autocomplete(power=choices.suggest(choices.uses))
async def use(interaction: Interaction, power: Typed) -> None:
    """Use an optional power."""
    await answer(
        interaction,
        _play(interaction, lambda table: typed.used(typed.look(interaction, table), power)),
    )


@in_servers
@app_commands.command(name=text("command-choose"), description=text("about-choose"))
@app_commands.describe(option=text("option-choose-option"))
@app_commands.rename(option=text("name-option"))
@app_commands.autocomplete(option=choices.suggest(choices.answers))
async def choose(interaction: Interaction, option: Typed) -> None:
    """Answer the open question."""
    await answer(
        interaction,
        _play(interaction, lambda table: typed.chosen(typed.look(interaction, table), option)),
    )


@in_servers
@app_commands.command(name=text("command-end"), description=text("about-end"))
async def end(interaction: Interaction) -> None:
    """End the turn, or what is left to place, as the panel says it would be."""

    def means(table: Table) -> Action:
        if table.view().questions:
            raise RuleError(Refusal("answer_first"))
        return meant(table, FINISH.id, "")

    async def work() -> Reply:
        client: ElbowRoom = interaction.client
        return await client.desk.finish(interaction, await table_here(interaction), means)

    await answer(interaction, work())


@in_servers
@app_commands.command(name=text("command-undo"), description=text("about-undo"))
@app_commands.describe(whole=text("option-undo-whole"))
@app_commands.rename(whole=text("name-whole"))
async def undo(interaction: Interaction, whole: bool = False) -> None:
    """Take back the last step, or the whole turn."""

    async def work() -> Reply:
        client: ElbowRoom = interaction.client
        table = await table_here(interaction)
        return await client.desk.undo(interaction, table.game.id, whole=whole)

    await answer(interaction, work())


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (
    play,
    pick,
    conquer,
    abandon,
    redeploy,
    decline,
    use,
    choose,
    end,
    undo,
)
