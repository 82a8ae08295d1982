"""What happens when somebody taps or types: the move is committed, then the panel answers.

Buttons and commands meet here, so that both do the same.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.clock import stamp
from bot.errors import (
    GameBroken,
    GameEnded,
    NotAPlayer,
    NothingToTakeBack,
    NotYourTurn,
    StorageFailed,
    TableError,
)
from bot.handlers.games import stepping
from bot.handlers.private import coach
from bot.handlers.replies import Interaction, Reply
from bot.panels import tapcode, verbs
from bot.panels.messages import rewinds, steps, stories
from bot.panels.messages.steps import Beginning, beginnings
from bot.panels.panel import Page, layout
from bot.panels.pictures import Picture
from bot.panels.refused import REFUSED, Refused, told
from bot.panels.turn import attacks, conquests, pages, pieces, textboard
from bot.panels.turn.endings import forgone
from bot.panels.turn.openings import played_on
from bot.panels.turn.sight import Sight
from bot.panels.turn.textboard import IN_WORDS
from bot.panels.verbs import SURE
from bot.tables.ledger import marked
from bot.tables.rewinding import pending
from bot.tables.table import LogEntry, Outcome, Table
from bot.texts.chronicle import sentences
from bot.texts.i18n import Words
from bot.texts.recap import standing
from bot.texts.wording import Wording
from engine.actions import Action, Done, Withdraw
from render import Happened, alt_text, changes, has_map

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_log = logging.getLogger(__name__)
REMEMBERED = 64
"""Games whose logs are remembered."""


class Desk:
    """Plays moves and shows pages for one bot."""

    def __init__(self, client: ElbowRoom) -> None:
        self._client = client
        self._logs: OrderedDict[int, list[LogEntry]] = OrderedDict()
        """Whole logs as they were when they were last asked for, by game."""

    async def move(
        self,
        interaction: Interaction,
        game: int,
        means: Callable[[Table], Action],
        *,
        revision: int | None = None,
        then: str = "main",
    ) -> Reply:
        """Play what the tap or command ``means`` and return the panel as it is afterwards."""
        tables, user = self._client.tables, interaction.user.id

        async def play() -> Outcome:
            table = await tables.load(game)
            action: Action = Done()
            if table.game.status == "running":
                _must_decide(table, user)
                action = means(table)
            return await tables.act(
                game, user, action, revision=revision, interaction_id=interaction.id
            )

        return await self._tried(interaction, game, play, then)

    async def play(
        self,
        interaction: Interaction,
        table: Table,
        means: Callable[[Table], Action],
        *,
        revision: int | None = None,
        then: str = "main",
    ) -> Reply:
        """Play a move as :meth:`move` does; an attack on an ally only once it is sure (T-04)."""
        seat, now = table.seat_of(interaction.user.id), revision in (None, table.seq)
        if now and seat is not None and seat in table.deciders and table.sides.allies(seat):
            asked = await self._asked_of_ally(interaction, table, means)
            if asked is not None:
                return asked
        return await self.move(interaction, table.game.id, means, revision=revision, then=then)

    async def _asked_of_ally(
        self, interaction: Interaction, table: Table, means: Callable[[Table], Action]
    ) -> Reply | None:
        """Return the question whether an ally is meant, if one is and it is the first time."""
        try:
            action = means(table)
        except REFUSED:
            return None
        region = attacks.on_ally(table, action)
        if region is None or attacks.meant_before(await self.log(table), table, region):
            return None
        seen = self.sight(table, interaction.user.id, self._client.words_for(interaction))
        return Reply(view=layout(table, attacks.asked(seen, action, region), None))

    async def finish(
        self,
        interaction: Interaction,
        table: Table,
        means: Callable[[Table], Action],
        *,
        revision: int | None = None,
        ask: bool = False,
    ) -> Reply:
        """End the step as :meth:`move` does; a turn that would be wasted only once it is sure.

        That is for buttons and commands that end a turn; who has been asked comes by another.
        ``ask``: the player wants to place the pieces of powers themselves.
        """
        user = interaction.user.id
        if revision in (None, table.seq) and table.seat_of(user) in table.deciders:
            seen = self.sight(table, user, self._client.words_for(interaction))
            if regions := _wasted(table, means):
                return Reply(
                    view=layout(table, conquests.asked_to_end(seen, regions, ask=ask), None)
                )
        return await self.move(interaction, table.game.id, means, revision=revision)

    async def rearrange(
        self, interaction: Interaction, game: int, means: Callable[[Table], Withdraw | None]
    ) -> Reply:
        """Put elsewhere what was withdrawn by order, in whoever's turn; return the panel.

        ``means`` says where, ``None`` where nothing may be moved.
        """
        tables, user = self._client.tables, interaction.user.id

        async def play() -> Outcome:
            table = await tables.load(game)
            action = means(table) if table.state is not None else None
            return await tables.act(
                game, user, action or Withdraw((), -1), interaction_id=interaction.id
            )

        return await self._tried(interaction, game, play, "main")

    async def undo(
        self,
        interaction: Interaction,
        game: int,
        *,
        whole: bool,
        revision: int | None = None,
        sure: bool = False,
    ) -> Reply:
        """Take back the last step, or the ``whole`` turn, and return the panel.

        The end of a turn only when whoever asks is ``sure``; else they are asked.
        """
        tables, user = self._client.tables, interaction.user.id
        take = tables.restart_turn if whole else tables.take_back
        if not sure:
            table = await tables.load(game)
            if table.game.archived is None and table.reopens(user):
                return await self._undo_sure(interaction, table, whole=whole)

        async def play() -> Outcome:
            return await take(game, user, revision=revision, interaction_id=interaction.id)

        taken_back = self._client.words_for(interaction)("panel-taken-back")
        return await self._tried(interaction, game, play, "main", notice=(taken_back,))

    async def _undo_sure(self, interaction: Interaction, table: Table, *, whole: bool) -> Reply:
        """Return the question whether the end of a turn is to be taken back."""
        words, user = self._client.words_for(interaction), interaction.user.id
        to = table.restart_to(user) if whole else table.undo_to(user)
        assert to is not None  # who calls has looked
        wording = Wording.of(table, words, user)
        then = marked((await self.log(table))[:to])
        text = rewinds.undo_sure(table, wording, rewinds.moment_at(then, to))
        verb = verbs.RESTART if whole else verbs.UNDO
        keys = [
            verb.key(words("button-undo-sure"), SURE, ButtonStyle.danger),
            verbs.PAGE.key(words("key-back"), "main"),
        ]
        return Reply(view=layout(table, Page(text, [keys], None), None))

    async def _tried(
        self,
        interaction: Interaction,
        game: int,
        play: Callable[[], Awaitable[Outcome]],
        then: str,
        *,
        notice: Sequence[str] | None = None,
    ) -> Reply:
        """Answer with the panel after ``play``; on it ``notice``, else what happened."""
        words, tables = self._client.words_for(interaction), self._client.tables
        user = interaction.user.id
        try:
            outcome = await play()
        except NotAPlayer as refused:
            return Reply("\n".join(told(refused, words)))
        except REFUSED as refused:
            # A tap that is delivered again is refused for what it has done the first time.
            if earlier := await tables.earlier(game, interaction.id):
                done = _happened(earlier, words, user)
                return await self.panel(
                    interaction, earlier.table, then, notice=done if notice is None else notice
                )
            table = await tables.load(game)
            if table.state is None:
                return Reply("\n".join(told(refused, words, table)))
            why = refused
            if isinstance(refused, NothingToTakeBack) and refused.why == "turn":
                why = await self._on_behalf(refused, table, user)
            told_why = [words("panel-refused", text=line) for line in _refused(why, words, table)]
            return await self.panel(interaction, table, refused=told_why)
        if not outcome.before.view().questions:
            await coach.learned(self._client, user, outcome.table.choice)
        if notice is None:
            notice = _happened(outcome, words, user)
        try:
            return await self.panel(interaction, outcome.table, then, notice=notice)
        except StorageFailed:
            _log.warning("game %s: done, but the result could not be shown", game, exc_info=True)
            return Reply(words("error-not-shown"))

    async def _on_behalf(self, refused: NothingToTakeBack, table: Table, user: int) -> TableError:
        """Return why nothing is taken back, also where the autopilot has played the last step."""
        seat = table.seat_of(user)
        own = [entry for entry in standing(await self.log(table)) if entry.seat == seat]
        if not own or not own[-1].policy:
            return refused
        return NothingToTakeBack("autopilot", further=str(refused.params["further"]))

    async def log(self, table: Table) -> list[LogEntry]:
        """Return the whole log of ``table``; remembered, for lists must be quick.

        :raises NotStarted: it is a lobby.
        """
        game = table.game.id
        known = self._logs.get(game, [])
        if len(known) < table.seq:
            known = [*known, *await self._client.tables.log(game, after=len(known))]
            self._logs[game] = known
        if known:
            self._logs.move_to_end(game)
        while len(self._logs) > REMEMBERED:
            self._logs.popitem(last=False)
        return marked(known[: table.seq])

    async def turns(self, table: Table) -> list[Beginning]:
        """Return where each turn of ``table`` began.

        :raises NotStarted: it is a lobby.
        """
        table.playing()
        return beginnings(await self.log(table))

    async def happened(self, table: Table, since: int | None = None) -> tuple[Happened, ...]:
        """Return what changed hands since revision ``since``, as the log tells it.

        ``None``: since the turn began that made it what it is: the one being played, or when
        nothing was done in it yet, the one before.

        :raises LookupError: the board of ``table`` has no map.
        """
        log = await self.log(table)
        began = _led_here(beginnings(log), table.seq) if since is None else since
        told = [event for entry in standing(log) if entry.seq > began for event in entry.events]
        before = await self._client.tables.at(table.game.id, began)
        return changes(before.view(), table.view(), told)

    async def going_back(self, table: Table, to: int, wording: Wording) -> tuple[str, str]:
        """Return in words the moment at revision ``to``, and what going there would undo."""
        now = await self.log(await self._client.tables.load(table.game.id))
        then = marked(now[:to])
        moment = rewinds.named(rewinds.moment_at(then, to), wording)
        return moment, rewinds.undone(now, then, wording)

    async def seat_back(self, table: Table, to: int, wording: Wording) -> list[str]:
        """Return the line that a player has their seat back by going to revision ``to``, if so."""
        turn = (await self._client.tables.at(table.game.id, to)).view().player
        if not table.seats[turn].lost:
            return []
        return [wording.words("rewind-seat-back", player=wording.people[turn])]

    async def panel(
        self,
        interaction: Interaction,
        table: Table,
        asked: str = "main",
        *,
        notice: Sequence[str] = (),
        refused: Sequence[str] = (),
    ) -> Reply:
        """Return the page ``asked`` for, as the one who asks may see it.

        ``notice`` stands with its first lines; ``refused``, why nothing was done, comes last, next
        to the buttons.
        """
        words = self._client.words_for(interaction)
        table = await self.seen(table, interaction.user.id)
        sight = self.sight(table, interaction.user.id, words, notice)
        if asked.split(".")[0] in (stories.LOG, stories.SINCE):
            return await self._story(sight, asked)
        if asked.split(".")[0] == steps.PAGE:
            return await stepping.page(self._client, sight, asked)
        if asked.split(".")[0] == "text":
            return self._page(sight, await self._in_words(sight, asked), None)
        person = await self._client.acquaintances.person(interaction.user.id)
        notes = await self._client.acquaintances.notes(person, words)
        if asked == "main" and not (notice or refused):
            notes = [*notes, *await self._asked(sight)]
        style = person.style or sight.style
        nudge = await self._client.tables.may_nudge(table, interaction.user.id)
        sight = replace(sight, notice=(*notes, *sight.notice), style=style, nudge=nudge)
        page = pages.page(sight, asked)
        if asked == "main":
            page = page.saying(coach.lines(sight, person))
        return await self._painted(sight, page.saying(refused))

    async def seen(self, table: Table, user: int) -> Table:
        """Return ``table``, which ``user`` sees now: whom it waits for has been told by that."""
        if not table.untold:
            return table
        try:
            await self._client.tables.told(table.game.id, user)
            now = await self._client.tables.load(table.game.id)
        except StorageFailed:
            _log.warning(
                "game %s: could not note that a player has seen it", table.game.id, exc_info=True
            )
            return table
        # Of a panel of what has just been done it shows what it did.
        return now if now.seq == table.seq else table

    async def _asked(self, sight: Sight) -> list[str]:
        """Return what is told of an open vote to one who has not answered it."""
        vote = await self._client.tables.vote_in(sight.table.game.id)
        if vote is None or sight.seat not in pending(sight.table, vote.agreed):
            return []
        moment, _ = await self.going_back(sight.table, vote.to, sight.wording)
        line = rewinds.asked(sight.table, sight.wording, vote, moment)
        return [line, sight.wording.words("vote-open-how")]

    def sight(self, table: Table, user: int, words: Words, notice: Sequence[str] = ()) -> Sight:
        """Return what ``user`` sees of a running or finished game."""
        back = table.undo_to(user) is not None and not table.autopilot_next
        return Sight(
            table,
            user,
            Wording.of(table, words, user),
            undo=back,
            restart=back,
            notice=tuple(notice),
            now=stamp(self._client.clock),
        )

    async def _painted(self, sight: Sight, page: Page) -> Reply:
        if page.targets is None or sight.style == IN_WORDS or not has_map(sight.view):
            return self._page(sight, page, None)
        wording = sight.wording
        try:
            picture = await self._client.pictures.panel(
                sight.table,
                page.view or sight.view,
                wording,
                page.targets,
                page.uses,
                sight.style,
                mover=sight.seat in sight.table.deciders,
            )
        except Exception:
            # The move is committed and the buttons work without a picture.
            game = sight.table.game.id
            _log.exception("game %s seq %s: no picture for a panel", game, sight.table.seq)
            return self._page(sight, page, None)
        return self._page(sight, page, picture)

    @staticmethod
    def _page(sight: Sight, page: Page, picture: Picture | None) -> Reply:
        if picture is None:
            return Reply(view=layout(sight.table, page, None))
        alt = alt_text(page.view or sight.view, sight.wording.labels, sight.wording.words)
        view = layout(sight.table, page, picture.name, alt)
        return Reply(view=view, picture=picture, alt=alt)

    async def _in_words(self, sight: Sight, asked: str) -> Page:
        """Return a page of the board in words: ``text.<page>`` or ``text.<page>.<revision>``."""
        numbers = tapcode.numbers(asked.split(".")[1:])
        number, at = [*numbers, 0][0], numbers[1] if len(numbers) > 1 else None
        if at is not None and at <= sight.table.seq:
            then = await self._client.tables.at(sight.table.game.id, at)
            then_seen = self.sight(then, sight.user, sight.wording.words)
            return textboard.page(then_seen, number, lambda n: f"text.{n}.{at}")
        return textboard.page(sight, number)

    async def _story(self, sight: Sight, asked: str) -> Reply:
        """Return a page of the log, see :data:`stories.LOG` and :data:`stories.SINCE`."""
        name, *rest = asked.split(".")
        numbers = tapcode.numbers(rest)
        since = numbers[0] if numbers else await self._seen_until(sight)
        number = numbers[1] if len(numbers) > 1 else 0
        try:
            entries = await self.log(sight.table)
        except GameBroken:
            # Of a game that other rules began, what can be read.
            entries, _ = await self._client.tables.news(sight.table.game.id, 0, sight.table.seq)
        page = stories.page(entries, sight.wording, since, number, name)
        if name == stories.SINCE and number == 0 and since < sight.table.seq:
            return await stepping.compared(self._client, sight, page, since)
        return self._page(sight, page, None)

    async def _seen_until(self, sight: Sight) -> int:
        """Return the revision after which comes what the one who looks has not seen happen."""
        if sight.seat is None:
            return 0
        # In one's own turn that is what happened before it; else what came after one's last move.
        until = sight.table.turn_began if sight.view.player == sight.seat else None
        return await self._client.tables.last_turn(sight.table.game.id, sight.seat, until)


def _refused(why: Refused, words: Words, table: Table) -> list[str]:
    """Return why a move is refused, as far as the first line of the panel doesn't tell it.

    That says whose turn it is, or that the game has ended.
    """
    if isinstance(why, GameEnded):
        return []
    return [words("panel-not-yours")] if isinstance(why, NotYourTurn) else told(why, words, table)


def _happened(outcome: Outcome, words: Words, user: int) -> list[str]:
    """Return what a player's move did, and what the things do that they have found."""
    wording = Wording.of(outcome.table, words, user)
    own = (event for event in outcome.events if event.player == wording.reader)
    view = outcome.table.view()
    shown = view.die is not None and not view.questions  # The page tells what it shows.
    events = [e for e in outcome.events if not (shown and e.kind == "rolled")]
    return [*sentences(events, wording), *pieces.found(outcome.table, wording, own)]


def _wasted(table: Table, means: Callable[[Table], Action]) -> Sequence[int]:
    """Return what could be taken if what is meant did not end the turn; nothing if it may not."""
    if table.game.archived is not None or table.game.status != "running":
        return ()
    try:
        return forgone(played_on(table), means(table))
    except REFUSED:
        return ()


def _led_here(turns: Sequence[Beginning], seq: int) -> int:
    """Return the revision with which the turn began that led to revision ``seq``."""
    return max((turn.seq for turn in turns if turn.seq < seq), default=0)


def _must_decide(table: Table, user: int) -> None:
    """Check that it is for ``user`` to decide, before looking at what was typed.

    :raises NotAPlayer, NotYourTurn: it is not.
    """
    seat = table.seat_of(user)
    if seat is None:
        raise NotAPlayer
    if seat not in table.deciders:
        raise NotYourTurn(table.waiting_for)
