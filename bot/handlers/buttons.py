"""What every button does when it is tapped."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from bot.handlers import mishaps
from bot.handlers.replies import Interaction, Reply, answer

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom


class Tapped:
    """A button that is not tapped too fast and answers whatever happens."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let through who does not tap too fast."""
        client: ElbowRoom = interaction.client
        return await client.pace.lets(interaction)

    async def callback(self, interaction: Interaction) -> None:
        """Do what the button says."""
        client: ElbowRoom = interaction.client
        try:
            await answer(interaction, self.reply(client, interaction))
        except Exception as error:
            await mishaps.answer(interaction, error, client.words_for(interaction))

    @abstractmethod
    async def reply(self, client: ElbowRoom, interaction: Interaction) -> Reply:
        """Do it, and return what the person is answered."""
