"""The slash commands.  Everything a button does, a command does too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from . import admin, clocks, game, look, orders, people, privacy, rules, seat, turn

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

ALL: tuple[app_commands.Command[Any, ..., Any] | app_commands.Group, ...] = (
    game.GROUP,
    *turn.COMMANDS,
    *look.COMMANDS,
    *rules.COMMANDS,
    *people.COMMANDS,
    *orders.COMMANDS,
    *clocks.COMMANDS,
    seat.GROUP,
    *seat.COMMANDS,
    admin.GROUP,
    privacy.GROUP,
)
"""Every command, in the order in which Discord's list is made."""


def register(client: ElbowRoom) -> None:
    """Give all commands to the client's tree."""
    for command in ALL:
        client.tree.add_command(command)
