"""Nobody's time runs before they know that they are waited for.

A turn post or a question to a victim that is refused, or cannot be sent for minutes, has told
nobody.  Then the game waits
(:attr:`bot.tables.table.Table.untold`): no clock runs, nobody is reminded and nothing is played for
whom it waits for, until they have been told by the post, by a letter
(:mod:`bot.tables.letters.untold`) or by looking.  From then on they have their whole time.

A server that Discord has lost is the same once an edit of what stands there has waited as long.
"""

from __future__ import annotations

from dataclasses import replace

from bot.clock import stamp
from bot.storage.rows import Post, Timer
from bot.storage.writing import Transaction
from bot.tables.clocks.timekeeping import Timekeeping
from bot.tables.contents import Content, OfWithdrawal, Turn, TurnNow, Untold, Withdraw
from bot.tables.decisions import withdrawals
from bot.tables.letters import UNTOLD
from bot.tables.table import Table


class Telling(Timekeeping):
    """Knows whether whoever a game waits for has been told."""

    async def not_told(self, post: Post, *, late: bool = False) -> None:
        """Note that ``post``, which was refused, has not told whom the game waits for.

        They are written to, unless it is only ``late`` and rings them when it arrives.  Nothing is
        done where it would have told nobody, or they know already, as when an edit is refused.

        :raises NoGame, GameBroken: there is nothing to wait for.
        :raises StorageFailed: the disk refused.
        """
        content = Content.known(post)
        silent = isinstance(content, Turn | Withdraw) and content.silent
        if post.held or silent or (post.edits and not late):
            return  # They knew before it was written, or it is known that they do not.
        async with self._lock(post.game):
            table = await self._load(post.game)
            if (late and table.untold) or not await self._tells(post, table):
                return
            began = table.turn_began
            written = late or await self._store.stands(post.game, Untold.name, began)
            game = replace(table.game, untold=table.game.untold or stamp(self._clock))

            async def write(writing: Transaction) -> None:
                if not written:
                    seat, about = table.people_deciding[0], {"began": began}
                    await writing.set_timer(Timer(game.id, UNTOLD, writing.now, seat, about))

            await self._alter(table, replace(table, game=game), write)

    async def told(self, game_id: int, user: int | None = None) -> None:
        """Note that whoever a game waits for knows it now.

        ``user``: who it is that knows something now; ``None``: the one who is waited for.

        :raises NoGame, GameBroken: there is nothing to wait for.
        :raises StorageFailed: the disk refused.
        """
        if not (await self.load(game_id)).untold:
            return
        async with self._lock(game_id):
            table = await self._load(game_id)
            waits = {table.user_at(seat) for seat in table.people_deciding}
            if not table.untold or (user is not None and user not in waits):
                return

            async def nothing(writing: Transaction) -> None:
                """Only clock and timers change, and what stands says so."""

            known = replace(table, game=replace(table.game, untold=None))
            stands = await self._store.message(game_id, Turn.name, table.turn_began)
            await self._alter(
                table, known, nothing, withdrawals.shown_anew(known) if stands else []
            )

    async def await_server(self, game_id: int) -> None:
        """Have the posts of a game shown again when its server, which is in an outage, is back.

        Until then their edits wait, and after some minutes the clock waits with them.

        :raises NoGame, GameBroken: there is nothing to show.
        :raises StorageFailed: the disk refused.
        """
        async with self._lock(game_id):
            table = await self._load(game_id)
            if table.stands_still or not table.people_deciding:
                return
            async with self._store.transaction() as writing:
                for post in withdrawals.shown_anew(table):
                    await post.write(table, writing)
        self._posted()

    async def told_by(self, post: Post) -> None:
        """Note that ``post`` has arrived; raises as :meth:`told`."""
        content = Content.known(post)
        if content is None or not content.tells:
            return
        table = await self.load(post.game)
        if table.untold and (isinstance(content, Untold) or await self._tells(post, table)):
            await self.told(post.game)

    async def _tells(self, post: Post, table: Table) -> bool:
        """Whether ``post`` tells a person that ``table`` waits for them, who has not moved yet."""
        if table.game.status != "running" or table.game.archived is not None:
            return False
        if isinstance(Content.known(post), OfWithdrawal):
            return withdrawals.wait(table) == withdrawals.asked_by(post)
        if not _is_of_the_turn(post, table):
            return False
        _, state = table.playing()
        seat = state.turn.player
        lapsed = table.clock is not None and bool(table.clock.lapsed)
        if seat not in table.people_deciding or lapsed:
            return False
        return await self._store.last_line(table.game.id, seat, table.seq) <= post.seq


def _is_of_the_turn(post: Post, table: Table) -> bool:
    """Whether ``post`` is the one of the turn being played, or shows that as it is now."""
    content = Content.known(post)
    if isinstance(content, TurnNow):
        return content.of == table.turn_began
    return isinstance(content, Turn) and post.seq == table.turn_began
