"""How fast one person may tap and type: generous for people, too slow for programs.

Each person has a bucket of :data:`AT_ONCE` taps that fills again with time; a tap that finds it
empty is refused kindly, once, and those that follow are acknowledged without a word.  Suggestions
while somebody types have another, larger bucket; when that is empty there are none.  Both are kept
in memory only: whoever restarts the bot gives everybody full buckets.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final, Literal

import discord

from bot.clock import Clock
from bot.handlers import mishaps
from bot.handlers.replies import Interaction

AT_ONCE: Final = 20
"""Taps that are answered however fast they come."""
SUGGESTED: Final = 60
"""The same of suggestions, whose bucket fills faster by as much as it is larger."""
SHARED: Final = 60
"""Seconds between two things that one person shows to everybody in a channel."""
REMEMBERED: Final = 4096
"""Buckets that are kept; of more, those who have been quiet longest have a full one."""

_log = logging.getLogger(__name__)

Verdict = Literal["go", "tell", "hush"]
"""Answer a tap, refuse it kindly, or acknowledge it without a word."""


@dataclass(slots=True)
class _Bucket:
    taps: float
    at: float
    told: bool = False


class Pace:
    """Everybody's buckets."""

    def __init__(self, clock: Clock, per_second: float) -> None:
        """``per_second``: taps by which a bucket fills; 0: there is no limit."""
        self._clock = clock
        self._per_second = per_second
        self._buckets: OrderedDict[tuple[int, int], _Bucket] = OrderedDict()
        """By user and size."""
        self._shared: OrderedDict[tuple[int, int], float] = OrderedDict()
        """When a user last shared something in a channel."""

    def tap(self, user: int, at_once: int = AT_ONCE) -> Verdict:
        """Count a tap of ``user`` and say what to do about it.

        ``at_once``: the size of the bucket that it is taken from.
        """
        if not self._per_second:
            return "go"
        now = self._clock.now().timestamp()
        bucket = self._buckets.setdefault((user, at_once), _Bucket(at_once, now))
        self._buckets.move_to_end((user, at_once))
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        # A clock that was set back takes nothing away.
        per_second = self._per_second * at_once / AT_ONCE
        bucket.taps = min(at_once, bucket.taps + max(0, now - bucket.at) * per_second)
        bucket.at = now
        if bucket.taps >= 1:
            bucket.taps -= 1
            bucket.told = False
            return "go"
        if bucket.told:
            return "hush"
        bucket.told = True
        return "tell"

    def share(self, user: int, channel: int) -> int | None:
        """Count that ``user`` shows something to everybody in a channel.

        Returns ``None`` if they may, else from when on they may again, in Unix seconds.
        """
        now = self._clock.now().timestamp()
        last = self._shared.get((user, channel))
        if self._per_second and last is not None and last <= now < last + SHARED:
            return int(last + SHARED) + 1
        self._shared[user, channel] = now
        self._shared.move_to_end((user, channel))
        while len(self._shared) > REMEMBERED:
            self._shared.popitem(last=False)
        return None

    async def lets(self, interaction: Interaction) -> bool:
        """Whether to go on with ``interaction``; if not, it has been answered."""
        if interaction.type is discord.InteractionType.autocomplete:
            if self.tap(interaction.user.id, SUGGESTED) == "go":
                return True
            await mishaps.suggest_nothing(interaction)
            return False
        verdict = self.tap(interaction.user.id)
        if verdict == "go":
            _log.debug("%s by %s", mishaps.what(interaction), interaction.user.id)
            return True
        try:
            if verdict == "tell":
                text = interaction.client.words_for(interaction)("error-too-fast")
                await interaction.response.send_message(text, ephemeral=True)
            elif interaction.type is discord.InteractionType.component:
                await interaction.response.defer()
            else:
                await interaction.response.defer(ephemeral=True)
                await interaction.delete_original_response()
        except discord.HTTPException as fault:
            _log.info("could not acknowledge a tap that came too fast: %s", fault)
        return False
