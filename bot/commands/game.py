"""``/game``: the life of a game beside its moves."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from discord import app_commands

from bot.handlers.games import lifecycle, nudging, rewinds
from bot.handlers.replies import Interaction, Reply, answer
from bot.tables import mixes
from bot.tables.table import CLOCKS, WITHDRAWALS, Options, flags_of
from bot.texts.i18n import key_of
from bot.texts.speech import text
from engine import EDITIONS, FIRST_EDITION, OFFERED, PLUS

from .common import DISCORDS, LANGUAGES, Typed, in_servers, table_here

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.handlers.client import ElbowRoom

LEAST: Final = min(n for edition in OFFERED for n in EDITIONS[edition].choices().players)
MOST: Final = max(n for edition in OFFERED for n in EDITIONS[edition].choices().players)
SCORES: Final = ("secret", "open")

GROUP = in_servers(app_commands.Group(name=text("command-game"), description=text("about-game")))

_EDITIONS = [
    app_commands.Choice(name=text(key_of("choose", "edition", *edition.split(PLUS))), value=edition)
    for edition in mixes.offered()
]
_WORLDS = [
    app_commands.Choice(name=text(key_of("choose", "world", world)), value=world)
    for world in mixes.worlds()
]
_FINDS = [app_commands.Choice(name=text(f"finds-{finds}"), value=finds) for finds in mixes.FINDS]
_HOUSE_RULES = [
    app_commands.Choice(name=text(key_of("flag", flag, reading)), value=f"{flag}={reading}")
    for flag, readings in flags_of(OFFERED).items()
    for reading in readings
]
_SIDES = [
    app_commands.Choice(name=text(key_of("faction", side)), value=side)
    for side in mixes.all_sides()
]
_CLOCKS = [app_commands.Choice(name=text(f"clock-choice-{hours}"), value=hours) for hours in CLOCKS]
_WITHDRAWALS = [
    app_commands.Choice(name=text(f"withdrawals-{policy}"), value=policy) for policy in WITHDRAWALS
]
_LANGUAGES = [app_commands.Choice(name=text("language-server"), value=DISCORDS), *LANGUAGES]
_SCORES = [app_commands.Choice(name=text(f"scores-{kind}"), value=kind) for kind in SCORES]


@GROUP.command(name=text("command-game-new"), description=text("about-game-new"))
@app_commands.describe(
    edition=text("option-new-edition"),
    computers=text("option-new-computers"),
    players=text("option-new-players"),
    thread=text("option-new-thread"),
    world=text("option-new-world"),
    relics=text("option-new-relics"),
    scores=text("option-new-scores"),
    clock=text("option-new-clock"),
    withdrawals=text("option-new-withdrawals"),
    language=text("option-new-language"),
    house_rule=text("option-new-house-rule"),
)
@app_commands.rename(
    edition=text("name-edition"),
    computers=text("name-computers"),
    players=text("name-players"),
    thread=text("name-thread"),
    world=text("name-world"),
    relics=text("name-relics"),
    scores=text("name-scores"),
    clock=text("name-clock"),
    withdrawals=text("name-withdrawals"),
    language=text("name-language"),
    house_rule=text("name-house-rule"),
)
@app_commands.choices(edition=_EDITIONS, world=_WORLDS, relics=_FINDS)
@app_commands.choices(scores=_SCORES, withdrawals=_WITHDRAWALS)
@app_commands.choices(language=_LANGUAGES, house_rule=_HOUSE_RULES)
@app_commands.choices(clock=_CLOCKS)
async def new(
    interaction: Interaction,
    edition: str = FIRST_EDITION,
    computers: app_commands.Range[int, 0, MOST - 1] = 0,
    players: app_commands.Range[int, LEAST, MOST] | None = None,
    thread: bool = False,
    world: str = "",
    relics: str = "",
    scores: str = "secret",
    clock: int | None = None,
    withdrawals: str = Options().withdrawals,
    language: str = DISCORDS,
    house_rule: str = "",
) -> None:
    """Open a lobby."""
    edition, variant = mixes.parted(edition)
    usual = mixes.usual(mixes.chosen(edition, 0, world, variant=variant)) or MOST
    fit = computers + 1 if computers else usual
    options = Options(
        seats=players or fit,
        open_scores=scores == "open",
        clock=Options().clock if clock is None else clock,
        clock_chosen=clock is not None,
        computers=computers,
        withdrawals=withdrawals,
        language="" if language == DISCORDS else language,
        flags=_flags(house_rule),
        world=world,
        finds=relics,
        variant=variant,
    )
    await answer(
        interaction,
        lifecycle.open_(
            interaction.client, interaction, edition=edition, options=options, thread=thread
        ),
    )


def _flags(house_rule: str) -> tuple[tuple[str, str], ...]:
    """Return the rule that is meant, and how it's read; ``vanishing=spares`` in a choice."""
    flag, _, reading = house_rule.partition("=")
    return ((flag, reading),) if flag else ()


async def _here(
    interaction: Interaction, do: Callable[[ElbowRoom, Interaction, int], Awaitable[Reply]]
) -> None:
    async def work() -> Reply:
        client: ElbowRoom = interaction.client
        game = await client.tables.game_in(interaction.channel_id or 0)
        return await do(client, interaction, game.id)

    await answer(interaction, work())


@GROUP.command(name=text("command-game-join"), description=text("about-game-join"))
@app_commands.describe(side=text("option-join-side"))
@app_commands.rename(side=text("name-side"))
@app_commands.choices(side=_SIDES)
async def join(interaction: Interaction, side: str = "") -> None:
    """Take a seat, at a side if there are sides."""
    await _here(interaction, partial(lifecycle.join, side=side))


@GROUP.command(name=text("command-game-leave"), description=text("about-game-leave"))
async def leave(interaction: Interaction) -> None:
    """Give the seat up."""
    await _here(interaction, lifecycle.leave)


@GROUP.command(name=text("command-game-start"), description=text("about-game-start"))
async def start(interaction: Interaction) -> None:
    """Begin the game."""
    await _here(interaction, lifecycle.begin)


@GROUP.command(name=text("command-game-cancel"), description=text("about-game-cancel"))
async def cancel(interaction: Interaction) -> None:
    """End the game without scores."""
    await _here(interaction, lifecycle.cancel)


@GROUP.command(name=text("command-game-settings"), description=text("about-game-settings"))
@app_commands.describe(
    edition=text("option-new-edition"),
    world=text("option-settings-world"),
    relics=text("option-settings-relics"),
    players=text("option-new-players"),
    scores=text("option-new-scores"),
    clock=text("option-new-clock"),
    computers=text("option-settings-computers"),
    withdrawals=text("option-new-withdrawals"),
    language=text("option-new-language"),
    house_rule=text("option-new-house-rule"),
)
@app_commands.rename(
    edition=text("name-edition"),
    world=text("name-world"),
    relics=text("name-relics"),
    players=text("name-players"),
    scores=text("name-scores"),
    clock=text("name-clock"),
    computers=text("name-computers"),
    withdrawals=text("name-withdrawals"),
    language=text("name-language"),
    house_rule=text("name-house-rule"),
)
@app_commands.choices(edition=_EDITIONS, world=_WORLDS, relics=_FINDS)
@app_commands.choices(scores=_SCORES, withdrawals=_WITHDRAWALS, language=_LANGUAGES)
@app_commands.choices(clock=_CLOCKS)
@app_commands.choices(house_rule=_HOUSE_RULES)
async def settings(
    interaction: Interaction,
    edition: str | None = None,
    world: str | None = None,
    relics: str | None = None,
    players: app_commands.Range[int, LEAST, MOST] | None = None,
    scores: str | None = None,
    clock: int | None = None,
    computers: app_commands.Range[int, 0, MOST - 1] | None = None,
    withdrawals: str | None = None,
    language: str | None = None,
    house_rule: str | None = None,
) -> None:
    """Show or change what was chosen for the game."""
    named = {"world": world, "finds": relics}
    changes: dict[str, Any] = {option: value for option, value in named.items() if value}
    if edition is not None:
        changes["edition"], changes["variant"] = mixes.parted(edition)
    if players is not None:
        changes["seats"] = players
    if scores is not None:
        changes["open_scores"] = scores == "open"
    if clock is not None:
        changes |= {"clock": clock, "clock_chosen": True}
    if computers is not None:
        changes["computers"] = computers
    if withdrawals is not None:
        changes["withdrawals"] = withdrawals
    if language is not None:
        changes["language"] = "" if language == DISCORDS else language
    if house_rule is not None:
        changes["flags"] = _flags(house_rule)

    async def work() -> Reply:
        table = await table_here(interaction)
        return await lifecycle.settings(interaction.client, interaction, table.game.id, changes)

    await answer(interaction, work())


@GROUP.command(name=text("command-game-result"), description=text("about-game-result"))
async def result(interaction: Interaction) -> None:
    """Show the final scores."""
    await _here(interaction, lifecycle.result)


@GROUP.command(name=text("command-game-export"), description=text("about-game-export"))
async def export(interaction: Interaction) -> None:
    """Give the whole game as a file."""
    await _here(interaction, lifecycle.export)


@GROUP.command(name=text("command-game-nudge"), description=text("about-game-nudge"))
async def nudge(interaction: Interaction) -> None:
    """Mention whom the game waits for."""
    await _here(interaction, nudging.nudge)


@GROUP.command(name=text("command-game-rewind"), description=text("about-game-rewind"))
@app_commands.describe(to=text("option-rewind-to"), say=text("option-rewind-answer"))
@app_commands.rename(to=text("name-to"), say=text("name-answer"))
@app_commands.autocomplete(to=rewinds.moments)
@app_commands.choices(
    say=[app_commands.Choice(name=text(f"answer-{a}"), value=a) for a in rewinds.ANSWERS]
)
async def rewind(interaction: Interaction, to: Typed = "", say: str = "") -> None:
    """Ask everybody to go back to an earlier moment, or answer who has asked."""

    async def work() -> Reply:
        client: ElbowRoom = interaction.client
        table = await table_here(interaction)
        return await rewinds.rewind(client, interaction, table, to, say)

    await answer(interaction, work())
