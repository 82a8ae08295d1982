"""People as they are: quick or slow, forgetful, with closed messages, clumsy, gone for good.

They do only what a Discord client would let them do, except where they are clumsy: then a tap is
delivered twice, or one is made on a message as it was a while ago.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import simcord

from tests.bot import player
from tests.bot.harness import Control, Stage
from tests.bot.player import LOOKING, verb

MOST_TAPS = 120
"""A turn has fewer; one more means that a panel leads nowhere."""
_AWAY = (*LOOKING, "away", "remind", "resign", "hush", "snooze", "further", "rewind")
"""Verbs of buttons that do not get on with the game."""


@dataclass(frozen=True, slots=True)
class Ways:
    """What somebody is like; chances are for each look at the phone."""

    hours: float
    """Mean time between two looks."""
    vanishes: float = 0.0
    """Chance of not looking again for days."""
    for_good: float = 0.0
    """Chance that this is for ever."""
    leaves: float = 0.0
    """Chance of leaving the server (and perhaps coming back)."""
    mute: bool = False
    """Takes no direct messages."""
    clumsy: float = 0.0
    """Chance that a tap is doubled, or preceded by one on something stale."""
    breaks_off: float = 0.0
    """Chance of putting the phone away in the middle of a turn, at each tap."""
    repents: float = 0.0
    """Chance of taking back what was done."""


def anybody(chance: random.Random, *, clock: bool) -> Ways:
    """Return somebody; without a ``clock`` for others nobody is gone for good: it would wait."""
    return Ways(
        hours=chance.choice((0.3, 2, 6, 11)),
        vanishes=chance.choice((0, 0, 0.02, 0.1)),
        for_good=chance.choice((0, 0, 0.4)) if clock else 0,
        leaves=chance.choice((0, 0, 0, 0.03)) if clock else 0,
        mute=chance.random() < 0.25,
        clumsy=chance.choice((0, 0.05, 0.2)),
        breaks_off=chance.choice((0, 0.02, 0.1)),
        repents=chance.choice((0, 0.03)),
    )


@dataclass
class Person:
    """Somebody at a table on a stage."""

    stage: Stage
    member: simcord.MemberActor
    ways: Ways
    chance: random.Random
    looks_at: datetime
    """When they look at their phone next."""
    here: bool = True
    """In the server."""
    gone: bool = False
    """For good."""
    taps: int = 0
    odd: int = 0
    """Taps that were doubled or on something stale."""
    _old: list[tuple[dict[str, Any], str]] = field(default_factory=list)
    """Messages as they were, with a button each had."""

    async def look(self) -> None:
        """Look at the phone and do what there is to do."""
        self._sleep(self.chance.expovariate(1 / self.ways.hours))
        if not self.here:
            self._come_back()
            return
        if self.chance.random() < self.ways.vanishes:
            if self.chance.random() < self.ways.for_good:
                self.gone = True
            self._sleep(self.chance.uniform(24, 24 * 9))
            return
        if self.chance.random() < self.ways.leaves:
            self.stage.guild.remove_member(self.member)
            await self.stage.settle()
            self.here = False
            self._sleep(self.chance.uniform(5, 24 * 6))
            return
        await self._answer_letters()
        await self._bring_back()
        await self._come_home()
        await self._play()

    def _sleep(self, hours: float) -> None:
        self.looks_at = self.stage.env.now() + timedelta(hours=max(0.02, hours))

    def _come_back(self) -> None:
        if self.chance.random() < 0.5:
            self.member = self.stage.guild.add_member(self.member.user)
            self.here = True

    # ----------------------------------------------------------------- out of turn

    async def _answer_letters(self) -> None:
        """Now and then tap something on the newest direct message."""
        letters = self.stage.dms(self.member)
        if not letters or self.chance.random() < 0.7:
            return
        offered = [
            c
            for c in self.stage.controls(self.member, letters[-1])
            if verb_of(c) in ("snooze", "hush", "play", "back") and not c.disabled
        ]
        if offered:
            await self._press(self.chance.choice(offered))

    async def _bring_back(self) -> None:
        """Bring a game back that was put aside."""
        for control in self._public("revive")[:1]:
            await self._press(control)

    async def _come_home(self) -> None:
        """Take one's seat back from the autopilot, perhaps."""
        for control in self._public("back"):
            if self.chance.random() < 0.7:
                await self._press(control)
            return

    # ------------------------------------------------------------------------ turn

    async def _play(self) -> None:
        """Open the panel and play as long as there is something to decide.

        Who sees that it is for others to play rarely opens it.
        """
        play = next(iter(self._public("play")), None)
        if play is None:
            return
        table = await player.table(self.stage)
        others = table is not None and self.member.id not in table.waiting_for
        if others and self.chance.random() < 0.9:
            return
        await self._press(play)
        for _ in range(MOST_TAPS):
            panel = self.stage.private(self.member)
            if panel is None or self.chance.random() < self.ways.breaks_off:
                return
            offered = [
                c
                for c in self.stage.controls(self.member, panel)
                if not c.disabled and verb_of(c) not in _AWAY
            ]
            if not offered:
                if not await self._nudge(panel):
                    await self._repent(panel)
                return
            chosen = self._chosen(offered, panel)
            await self._press(chosen)
            if verb_of(chosen) == "further":
                await self._confirm("rewind")
        raise AssertionError(f"{self.member.name} taps and taps, and the turn does not end")

    def _chosen(self, offered: list[Control], panel: simcord.ResponseMessage) -> Control:
        ends = [c for c in offered if verb_of(c) in ("finish", "done")]
        others = [c for c in offered if c not in ends]
        if self.chance.random() < self.ways.repents:
            back = [
                c
                for c in self.stage.controls(self.member, panel)
                if verb_of(c) in ("undo", "restart", "further") and not c.disabled
            ]
            others = back or others
        if others and (not ends or self.chance.random() < 0.65):
            return self.chance.choice(others)
        return self.chance.choice(ends)

    async def _nudge(self, panel: simcord.ResponseMessage) -> bool:
        """Ask whoever keeps the game waiting to move, if that can be and one is impatient."""
        nudges = [
            c
            for c in self.stage.controls(self.member, panel)
            if verb_of(c) == "nudge" and not c.disabled
        ]
        if not nudges or self.chance.random() < 0.5:
            return False
        await self._press(nudges[0])
        return True

    async def _repent(self, panel: simcord.ResponseMessage) -> None:
        """Take the end of the turn back, if it can be and one is like that."""
        back = [
            c
            for c in self.stage.controls(self.member, panel)
            if verb_of(c) == "undo" and not c.disabled
        ]
        if not back or self.chance.random() >= self.ways.repents * 3:
            return
        await self._press(back[0])
        await self._confirm("undo", ":sure:")

    async def _confirm(self, verb: str, said: str = "") -> None:
        """Tap the second time, if a second tap is asked for."""
        asked = self.stage.private(self.member)
        sure = [
            c
            for c in (self.stage.controls(self.member, asked) if asked else [])
            if verb_of(c) == verb and said in c.custom_id
        ]
        if sure:
            await self._press(sure[0])

    # ------------------------------------------------------------------------ taps

    def _public(self, wanted: str) -> list[Control]:
        """Return the enabled public buttons of a verb, newest first."""
        return [
            c
            for message in reversed(self.stage.messages())
            for c in self.stage.controls(self.member, message)
            if verb_of(c) == wanted and not c.disabled
        ]

    async def _press(self, control: Control) -> None:
        self.taps += 1
        if self.chance.random() < self.ways.clumsy:
            self.odd += 1
            await self._stumble(control)
            return
        if len(self._old) < 40:
            self._old.append((self.stage.snapshot(control.message), control.custom_id))
        await self.stage.press(self.member, control)

    async def _stumble(self, control: Control) -> None:
        """Tap twice at once, or first tap something that was offered a while ago."""
        if self._old and self.chance.random() < 0.5:
            message, custom_id = self.chance.choice(self._old)
            await self.stage.deliver(self.stage.tapping(self.member, message, custom_id))
            return
        twice = [
            self.stage.tapping(self.member, control.message, control.custom_id) for _ in range(2)
        ]
        if self.chance.random() < 0.5:
            twice = [twice[0], twice[0]]
        await self.stage.deliver(*twice)


def verb_of(control: Control) -> str:
    """Return the verb of a button, of a game or of none."""
    parts = control.custom_id.split(":")
    return verb(control) if parts[0] == "er" else parts[1]
