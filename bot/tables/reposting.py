"""Posts that somebody deletes come again, so and so often by themselves.

Another bot may clean a channel up: then each new post would be deleted, for ever.  So they come at
once the first time, then after pauses that grow, and then only for somebody who taps or types.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.clock import HOUR, stamp
from bot.storage.rows import Timer
from bot.tables import announce
from bot.tables.announce import Announcement
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.contents import Content, Lobby, Turn, TurnEdit
from bot.tables.decisions import withdrawals
from bot.tables.looking import Looking
from bot.tables.table import Table

REPOST: Final = "repost"
"""Timer of a game whose deleted posts come again."""
PAUSES: Final = (0, 300, 600)
"""Seconds between a post that came again and the next, for each within :data:`WITHIN`."""
WITHIN: Final = HOUR
"""Seconds in which posts of a game come again by themselves as often as there are pauses."""


def due(came: Sequence[int], now: int) -> int | None:
    """Return when a game's deleted posts come again by themselves; ``None``: not at all.

    ``came``: when they did in the last :data:`WITHIN` seconds, the earliest first; Unix seconds.
    """
    if len(came) >= len(PAUSES):
        return None
    return max(now, came[-1] + PAUSES[len(came)]) if came else now


class Reposting(Looking):
    """All games, with posts that show how each stands."""

    async def _turn_post(
        self, table: Table, *, silent: bool = False, after: int | None = None
    ) -> Announcement:
        """Return the turn post, silent at least where the autopilot plays the turn.

        ``after``: where the turn before it began, for a turn that has just begun.
        """
        _, state = table.playing()
        turn, alone = state.turn, table.plays_itself(state.turn.player)
        waiting: list[int] = []
        if after is not None:
            waiting = await self._store.waiting_posts(
                table.game.id,
                TurnEdit.name,
                turn.player,
                turn.round,
                after=after,
                until=table.turn_began,
            )
        return announce.turn_began(
            table, await self._since(table), silent=silent or alone, waiting=waiting
        )

    async def _since(self, table: Table) -> int:
        """Return the revision after which the recap for the turn's player begins."""
        _, state = table.playing()
        seat, game_id = state.turn.player, table.game.id
        return await self._store.last_line(game_id, seat, table.turn_began)

    def look_after_posts(self, sleeper: Sleeper) -> None:
        """Have the timers of deleted posts handled here."""
        sleeper.on(REPOST, self._again)

    async def _again(self, timer: Timer) -> None:
        await self.repost(timer.game, unasked=True)

    async def repost(self, game_id: int, *, unasked: bool = False) -> bool:
        """Post lobby, turn, result or the question to a victim anew, silently, if it is gone.

        So it is after it was deleted.  Nothing is written while it stands (see
        ``Store.forget_message``) or waits in the outbox, nor for a game that was cancelled; what
        was refused is tried again.

        ``unasked``: nobody has tapped or typed, so it comes as often and as soon as
        :mod:`bot.tables.reposting` says.  Returns whether it has come, or comes by itself.

        :raises NoGame: there is no such game.
        """
        if self.outbox is not None:
            await self.outbox.release(game_id)
        if not await self._lost_posts(await self.load(game_id)):
            return True
        async with self._lock(game_id):
            table, now = await self._load(game_id), stamp(self._clock)
            lost, at = await self._lost_posts(table), now
            if lost and unasked:
                came = await self._store.came_again(game_id, now - WITHIN)
                if (again := due(came, now)) is None:
                    return False
                at = again
                lost = [replace(post, content=replace(post.content, again=True)) for post in lost]
            async with self._store.transaction() as writing:
                if at > now:
                    await writing.set_timer(Timer(game_id, REPOST, at))
                    return True
                for post in lost:
                    await post.write(table, writing)
        self._posted()
        return True

    async def _lost_posts(self, table: Table) -> list[Announcement]:
        """Return the posts that should stand and neither do nor wait in the outbox."""
        lost = []
        shown = announce.shown(table)
        if shown and not await self._store.stands(table.game.id, shown[0].name, shown[1]):
            lost.append(await self._present(table, shown[0]))
        question = await withdrawals.question_lost(self._store, table)
        return [*lost, question] if question else lost

    async def _present(self, table: Table, kind: type[Content]) -> Announcement:
        """Return the post of a ``kind`` that shows a game as it stands, without a mention."""
        if kind is Turn:
            return await self._turn_post(table, silent=True)
        return announce.lobby() if kind is Lobby else announce.result(table, silent=True)
