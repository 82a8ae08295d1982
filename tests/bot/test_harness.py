"""The harness itself, on a client of ten lines."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands

from tests.bot.harness import Stage, staged


class Counter:
    """A bot that counts taps and keeps the count over restarts in `memory`."""

    def __init__(self, memory: dict[str, int]) -> None:
        self.memory = memory
        self.client = discord.Client(intents=discord.Intents(guilds=True))
        self.client.tree = app_commands.CommandTree(self.client)
        self.client.setup_hook = self._setup
        self.client.on_interaction = self._tapped
        self.closed = False

    async def close(self) -> None:
        self.closed = True

    async def _setup(self) -> None:
        @self.client.tree.command(name="count", description="Start counting.")
        async def count(interaction: discord.Interaction, at: int = 0) -> None:
            self.memory["count"] = at
            await interaction.response.send_message("0", view=self._view())

        await self.client.tree.sync()

    async def _tapped(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        self.memory["count"] += 1
        if interaction.data["custom_id"] == "count:dm":
            await interaction.user.send(str(self.memory["count"]), view=self._view())
        await interaction.response.edit_message(
            content=str(self.memory["count"]), view=self._view()
        )

    @staticmethod
    def _view() -> discord.ui.View:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Count on", custom_id="count:on"))
        view.add_item(discord.ui.Button(label="Tell me", custom_id="count:dm"))
        view.add_item(discord.ui.Button(label="Not now", custom_id="count:no", disabled=True))
        return view


@pytest.fixture
async def stage():
    memory: dict[str, int] = {}

    async def start(_env) -> Counter:
        return Counter(memory)

    async with staged(start) as opened:
        opened.memory = memory
        yield opened


async def test_a_command_and_a_tap_reach_the_bot(stage: Stage):
    await stage.slash(stage["Ann"], "count", at=4)
    await stage.tap(stage["Ben"], "Count")
    assert stage.public().content == "5"


async def test_a_control_that_is_not_offered_cannot_be_tapped(stage: Stage):
    await stage.slash(stage["Ann"], "count")
    with pytest.raises(AssertionError, match="Count on"):
        await stage.tap(stage["Ann"], "Not now")


async def test_a_restart_starts_another_bot_in_the_same_world(stage: Stage):
    await stage.slash(stage["Ann"], "count")
    before = stage.bot
    await stage.restart()
    await stage.tap(stage["Ann"], custom_id="count:on")
    assert before.closed
    assert stage.bot is not before
    assert stage.public().content == "1"


async def test_the_same_interaction_can_be_delivered_twice(stage: Stage):
    await stage.slash(stage["Ann"], "count")
    tap = stage.tapping(stage["Ann"], stage.public(), "count:on")
    await stage.deliver(tap, tap)
    assert stage.memory["count"] == 2
    assert len(stage.env.errors) == 1


async def test_a_button_of_a_deleted_message_can_still_be_tapped(stage: Stage):
    await stage.slash(stage["Ann"], "count")
    old = stage.snapshot(stage.public())
    await stage.delete(stage.public())
    await stage.deliver(stage.tapping(stage["Ann"], old, "count:on"))
    assert stage.memory["count"] == 1
    assert stage.env.errors


async def test_commands_and_taps_arrive_at_the_same_instant(stage: Stage):
    await stage.slash(stage["Ann"], "count")
    tap = stage.tapping(stage["Ben"], stage.public(), "count:on")
    results = await stage.deliver(stage.typing(stage["Ann"], "count", at=7), tap)
    assert [result.acknowledged for result in results] == [True, True]


async def test_direct_messages_are_seen_and_tapped_by_their_reader(stage: Stage):
    await stage.slash(stage["Ann"], "count")
    await stage.tap(stage["Ben"], "Tell me")
    assert [message.content for message in stage.dms(stage["Ben"])] == ["1"]
    assert stage.dms(stage["Ann"]) == []
    await stage.press(stage["Ben"], stage.controls(stage["Ben"], stage.dms(stage["Ben"])[0])[0])
    assert stage.memory["count"] == 2
