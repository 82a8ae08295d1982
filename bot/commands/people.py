"""``/remind``: reminders by direct message, quiet hours, time zone."""

from __future__ import annotations

from typing import Any, Final

from discord import app_commands

from bot.handlers.private import settings
from bot.handlers.replies import Interaction, answer
from bot.texts.speech import text

from .common import Typed

ON: Final = "on"
DM: Final = (ON, "off")


@app_commands.command(name=text("command-remind"), description=text("about-remind"))
@app_commands.describe(
    dm=text("option-remind-dm"),
    quiet=text("option-remind-quiet"),
    timezone=text("option-remind-timezone"),
)
@app_commands.rename(dm=text("name-dm"), quiet=text("name-quiet"), timezone=text("name-timezone"))
@app_commands.choices(
    dm=[app_commands.Choice(name=text(f"remind-{value}-choice"), value=value) for value in DM]
)
@app_commands.autocomplete(quiet=settings.suggest_hours, timezone=settings.suggest_zones)
async def remind(
    interaction: Interaction, dm: str = "", quiet: Typed = "", timezone: Typed = ""
) -> None:
    """Show or change how whoever asks is reminded."""
    await answer(
        interaction,
        settings.settings(
            interaction.client,
            interaction,
            dm=dm == ON if dm else None,
            quiet=quiet,
            timezone=timezone,
        ),
    )


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (remind,)
