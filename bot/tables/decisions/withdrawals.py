"""Withdrawals that the table waits for: how long, who is told, what is done in the end.

Which ones it waits for says :mod:`bot.tables.decisions.policy`.  When the time is over they are
placed as if nobody had waited.  Time stands while the game is paused or put aside.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Final, NamedTuple

from bot.clock import HOUR
from bot.errors import GameBroken, GameEnded, StaleTable
from bot.storage.rows import Post, Timer
from bot.storage.store import Store
from bot.storage.writing import Transaction
from bot.tables import announce
from bot.tables.announce import Announcement
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.clocks.timing import Change, Gone, Rule
from bot.tables.contents import OfWithdrawal, TurnMoved, Withdraw, WithdrawEdit
from bot.tables.decisions import policy
from bot.tables.decisions.orders import Ordering, Orders
from bot.tables.table import REWIND, Options, Outcome, Table
from engine import Withdrawal

KIND: Final = Withdraw.name
"""Of the timer; the question's post is called the same."""
LEAST: Final = 2 * HOUR
MOST: Final = 12 * HOUR
"""Seconds that a table that asks waits at least, and at most."""
NEVER: Final = 2**53
"""When a timer is due that stands."""


class Wait(NamedTuple):
    """A withdrawal that the table waits for."""

    turn: int
    """Revision with which the turn began in which the tokens were driven out."""
    army: int
    seat: int


def wait(table: Table | None) -> Wait | None:
    """Return what ``table`` waits for, if it does."""
    if table is None or (seat := policy.awaited(table)) is None:
        return None
    return _of(table, seat)


def ripe(table: Table) -> Wait | None:
    """Return what ``table`` waits for no longer, though it is not placed yet.

    The player has given an order meanwhile, or another who has given one has sat down.
    """
    decided = policy.decided_at_once(table)
    if decided is None or table.plays_itself(decided[0]):
        return None
    return _of(table, decided[0])


def _of(table: Table, seat: int) -> Wait:
    _, state = table.playing()
    army = state.questions[0].army if state.questions else state.turn.army
    assert army is not None  # somebody withdraws
    return Wait(table.turn_began, army, seat)


def patience(options: Options) -> int | None:
    """Return for how many seconds a withdrawal is waited for; ``None``: as long as it takes.

    A table that asks gives a quarter of its turn clock, for the answer is one tap, but time
    to look at the phone and never more than half a day; a strict one a whole turn clock.
    """
    if options.withdrawals == "strict":
        return options.clock * HOUR or None
    return min(MOST, max(LEAST, options.clock * HOUR // 4)) if options.clock else MOST


def rule(store: Store) -> Rule:
    """Return which timers a change sets and drops because of a withdrawal."""

    async def timers(change: Change) -> Iterable[Timer | Gone]:
        table, now = change.after, wait(change.after)
        if (decided := ripe(table)) and table.game.archived is None:
            about = {"turn": decided.turn, "army": decided.army}
            at_once = Timer(table.game.id, KIND, change.now, decided.seat, about)
            return [Gone(KIND), at_once]
        whole = patience(table.options)
        if now is None or whole is None:
            return [Gone(KIND)]
        left, stands = whole, False
        told = change.before is not None and change.before.untold and not table.untold
        for timer in () if change.anew or told else await store.timers(table.game.id):
            if timer.kind == KIND and _is_for(timer, now):
                stands = "left" in timer.params
                left = timer.params["left"] if stands else timer.due - change.now
                if stands == table.stands_still:
                    return []
        params: dict[str, Any] = {"turn": now.turn, "army": now.army}
        if table.stands_still:
            return [
                Gone(KIND),
                Timer(table.game.id, KIND, NEVER, now.seat, params | {"left": left}),
            ]
        due = change.now + max(0, left)
        return [Gone(KIND), Timer(table.game.id, KIND, due, now.seat, params, for_people=True)]

    return timers


def asked_by(post: Post) -> Wait:
    """Return what the question ``post`` is about."""
    about = OfWithdrawal.from_post(post)
    return Wait(about.turn, about.army, about.seat)


def _is_for(timer: Timer, wait: Wait) -> bool:
    told = (timer.params.get("turn"), timer.params.get("army"), timer.seat)
    return told == (wait.turn, wait.army, wait.seat)


def left(timers: Iterable[Timer], wait: Wait, now: int) -> int | None:
    """Return the seconds that are left of a wait, whether or not time stands.

    ``None``: it has just begun, or lasts as long as it takes.
    """
    found = next((t for t in timers if t.kind == KIND and _is_for(t, wait)), None)
    if found is None:
        return None
    return int(found.params.get("left", found.due - now))


def until(timers: Iterable[Timer], wait: Wait) -> int | None:
    """Return when a wait ends by itself, Unix seconds; ``None``: it does not, or time stands."""
    due = (t.due for t in timers if t.kind == KIND and _is_for(t, wait) and t.due < NEVER)
    return next(due, None)


async def posts(store: Store, before: Table, after: Table, *, back: str = "") -> list[Announcement]:
    """Return the posts about withdrawals that a change asks for.

    ``back``: kind of the line by which steps were taken back.  Who is waited for is asked once;
    asked again in the same turn, nobody's phone rings, unless the table has gone back by vote or
    by order meanwhile, for then it is another decision.
    """
    was, now = wait(before), wait(after)
    found: list[Announcement] = []
    if was is not None and was != now:
        over = "off" if back else "placed"
        found.append(Announcement(WithdrawEdit(**was._asdict(), over=over), after.seq))
    if now is not None and was != now:
        since = before.seq + 1 if back == REWIND else await store.went_back(after.game.id)
        asked = await _asked(store, after.game.id, now, since)
        found.append(Announcement(Withdraw(**now._asdict(), silent=bool(asked)), after.seq))
    elif now is not None and (back == REWIND or _asked_otherwise(before, after, now.seat)):
        found += told_anew(after)
    if after.turn_began == before.turn_began and was != now and after.unfinished:
        found.append(announce.turn_now(after))
    if after.turn_began == before.turn_began and moved(before, after):
        found.append(Announcement(TurnMoved(of=after.turn_began), after.seq))
    return found


async def _asked(store: Store, game: int, wait: Wait, since: int) -> list[Post]:
    """Return the questions about what ``wait`` waits for that were written ``since`` a revision."""
    about = (wait.turn, wait.army)
    written = [(post, asked_by(post)) for post in await store.posts(game, Withdraw.name)]
    return [post for post, was in written if (was.turn, was.army) == about and post.seq >= since]


async def rings(store: Store, post: Post) -> bool:
    """Whether a question rings that is about to be sent; an edit of one is worded alike.

    It does where nobody was told before, as when those before were taken back unsent.
    """
    question = Withdraw.known(post)
    if question is None or not question.silent:
        return True
    asked = await _asked(store, post.game, asked_by(post), await store.went_back(post.game))
    return not any(other.message for other in asked if other.id < post.id)


def _asked_otherwise(before: Table, after: Table, seat: int) -> bool:
    """Whether the question to ``seat`` says something else after a change."""
    absence = before.seats[seat].away_until != after.seats[seat].away_until
    return absence or before.stands_still != after.stands_still


def told_anew(table: Table) -> list[Announcement]:
    """Return the edit by which the question to whom ``table`` waits for says until when."""
    if (now := wait(table)) is None:
        return []
    return [Announcement(WithdrawEdit(**now._asdict()), table.seq)]


def shown_anew(table: Table) -> list[Announcement]:
    """Return the edits by which the turn post and the question to a victim say what is so now."""
    turn = [announce.turn_now(table)] if table.turn_is_posted else []
    return [*turn, *told_anew(table)]


async def question_lost(store: Store, table: Table) -> Announcement | None:
    """Return the question to whom ``table`` waits for anew, silent, if its message is gone."""
    now = wait(table)
    if now is None or table.game.archived is not None:
        return None
    written = await store.posts(table.game.id, Withdraw.name)
    asked = [post.seq for post in written if asked_by(post) == now]
    if not asked or await store.stands(table.game.id, Withdraw.name, max(asked)):
        return None
    return Announcement(Withdraw(**now._asdict(), silent=True), max(asked))


def moved(before: Table, after: Table) -> bool:
    """Whether something withdrawn by order has been put elsewhere."""
    was = {w.army: w for w in withdrawals(before)}
    return any(was.get(w.army, w) != w for w in withdrawals(after))


def withdrawals(table: Table) -> list[Withdrawal]:
    """Return what may be rearranged."""
    return [] if table.state is None else table.state.withdrawals


ActFor = Callable[..., Awaitable[Outcome]]


class Withdrawing(Ordering):
    """Ends waits whose time is over, and those for who has given an order."""

    act_for: ActFor

    async def order(
        self, user: int, changes: dict[str, str | None], game_id: int | None = None
    ) -> Orders:
        """Change orders as :meth:`Ordering.order` does; who is waited for need not answer then."""
        games = [game.id for game in await self._store.games_of(user)]
        asked = {}
        for game in games if game_id is None else [game_id]:
            with suppress(GameBroken):
                asked[game] = wait(await self.load(game))
        orders = await super().order(user, changes, game_id)
        for game, was in asked.items():
            if was is not None:
                with suppress(GameBroken, GameEnded, StaleTable):
                    await self._placed_by_order(game, was)
        return orders

    async def _placed_by_order(self, game_id: int, was: Wait) -> None:
        """Place what ``was`` waited for, if it is decided at once now that there is an order."""
        table = await self.load(game_id)
        decided = policy.decided_at_once(table)
        if decided is None or wait(table) is not None or table.game.archived is not None:
            return
        placed = WithdrawEdit(**was._asdict(), over="placed")
        posts = [Announcement(placed, table.seq), announce.turn_now(table)]

        async def told(writing: Transaction) -> None:
            for post in posts:
                await post.write(table, writing)

        await self.act_for(game_id, *decided, revision=table.seq, also=told)

    def end_waits(self, sleeper: Sleeper) -> None:
        """Have the deadlines of withdrawals handled here."""
        sleeper.on(KIND, self._wait_over)

    async def _wait_over(self, timer: Timer) -> None:
        with suppress(GameEnded):
            while True:
                table = await self.load(timer.game)
                if (decided := ripe(table)) and table.game.archived is None:
                    with suppress(StaleTable):
                        await self._placed_by_order(timer.game, decided)
                    continue
                awaited = wait(table)
                if awaited is None or table.stands_still or not _is_for(timer, awaited):
                    return
                with suppress(StaleTable):
                    await self.act_for(
                        timer.game, awaited.seat, policy.placed(table), revision=table.seq
                    )
