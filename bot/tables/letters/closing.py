"""Letters whose subject is over are closed: they are edited to say so, and lose their buttons.

They are edited as turn posts are, silently.  Whether a change leaves a letter behind is asked with
each change of a table that has open ones, the end of the game included; the timer that is set then
is due at once, so that nothing is lost if we die.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.clock import Clock, stamp
from bot.storage.rows import Post, Timer
from bot.storage.store import Store
from bot.tables import announce
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.clocks.timing import Change
from bot.tables.contents import Absent, Letter, Lost, OfWait, VoteLetter
from bot.tables.letters import CLOSING
from bot.tables.lobbies import Lobbies
from bot.tables.table import Table


class Closing:
    """Closes letters."""

    def __init__(self, tables: Lobbies, store: Store, clock: Clock, sleeper: Sleeper) -> None:
        """Register with the timers of ``tables`` and with ``sleeper``."""
        self._tables, self._store, self._clock = tables, store, clock
        tables.timing.also(self._left_behind, to_the_end=True)
        sleeper.on(CLOSING, self._due)

    async def _left_behind(self, change: Change) -> Iterable[Timer]:
        table = change.after
        over = await self._over(table)
        return [Timer(table.game.id, CLOSING, change.now)] if over else []

    async def _due(self, timer: Timer) -> None:
        """Have letters edited that are about what is over.

        :raises StorageFailed: the disk refused.
        """
        async with self._tables.held(timer.game, outline=True) as table:
            over = await self._over(table)
            async with self._store.transaction() as writing:
                await writing.timer_done(timer)
                for letter in over:
                    if await writing.close_letter(letter.id):
                        edit = announce.letter_closed(letter, stamp(self._clock))
                        await edit.write(table, writing)
        if self._tables.outbox is not None:
            self._tables.outbox.kick()

    async def _over(self, table: Table) -> list[Post]:
        """Return the open letters of a game that are about what is over."""
        letters = await self._store.open_letters(table.game.id)
        return [letter for letter in letters if await self._is_over(letter, table)]

    async def _is_over(self, post: Post, table: Table) -> bool:
        if (letter := Letter.known(post)) is None:
            return False
        if table.game.status != "running" or table.user_at(letter.seat) != post.user:
            return True
        match letter:
            case Absent(seat=seat):
                return not table.plays_itself(seat)
            case Lost():
                return table.game.archived is None
            case VoteLetter(vote=number):
                vote = await self._store.votes.vote(number)
                return vote is None or vote.status != "open"
            case OfWait(seat=seat, began=began):
                return _is_decided(table, seat, began)
        return False


def _is_decided(table: Table, seat: int, began: int) -> bool:
    """Whether ``seat`` has nothing more to decide in the turn that began at a revision."""
    if table.state is None:
        return False  # It cannot be read, so nobody knows.
    if table.turn_began != began:
        return True
    return seat != table.state.turn.player and seat not in table.deciders
