"""How each kind of post is made: a new message, an edit of one that stands, or a letter.

The one list of what is worded, drawn, edited and closed by whom; for what a post of each kind is
about see :mod:`bot.tables.contents`, for the button by which it is known again
:mod:`bot.panels.messages.marks`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from bot.handlers.posting import drafts, edits, messages, results, turnposts, withdrawing
from bot.handlers.posting.edits import Edit
from bot.handlers.posting.messages import New
from bot.handlers.private import letters
from bot.storage.rows import Post
from bot.tables import contents
from bot.tables.contents import Content

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

Sending = Callable[["ElbowRoom", Post], Awaitable[int | None]]
"""Sends a post in a way of its own and returns its message; ``None``: it is of no use any more."""

KINDS: Final[dict[type[Content], New | Edit | Sending]] = {
    contents.Lobby: New(drafts.open_lobby),
    contents.LobbyEdit: Edit(edits.lobby, edits.latest(contents.Lobby), anew=True),
    contents.Turn: New(turnposts.begun, drafts.then),
    contents.TurnEdit: Edit(edits.turn, edits.of_turn, of_turn=True),
    contents.TurnNow: Edit(edits.turn_now, edits.of_turn, of_turn=True),
    contents.TurnMoved: Edit(edits.turn_moved, edits.of_turn, of_turn=True),
    contents.Withdraw: New(withdrawing.draft, drafts.of_moment),
    contents.WithdrawEdit: Edit(edits.withdrawal, edits.latest(contents.Withdraw), anew=True),
    contents.SeatCard: New(drafts.seat, drafts.of_moment),
    contents.SeatEdit: Edit(edits.seat, edits.of_seat),
    contents.WentBack: New(drafts.went_back, drafts.of_moment),
    contents.Vote: New(drafts.vote, drafts.of_moment),
    contents.VoteEdit: Edit(edits.vote, edits.of_vote),
    contents.Nudge: New(drafts.nudge, drafts.of_moment),
    contents.Fallback: New(drafts.fallback, drafts.of_moment),
    contents.CallEdit: Edit(edits.call, edits.of_call, last=True),
    contents.Idle: New(drafts.idle, drafts.of_any),
    contents.IdleEdit: Edit(edits.idle, edits.latest(contents.Idle), last=True),
    contents.Archived: New(drafts.archived, drafts.of_any),
    contents.ArchivedEdit: Edit(edits.archived, edits.latest(contents.Archived), last=True),
    contents.Result: New(drafts.result, picture=results.picture),
    contents.Recap: messages.recap,
    contents.Cancelled: New(drafts.cancelled, drafts.of_any),
    contents.Reminder: letters.reminder,
    contents.Absent: letters.absence,
    contents.Untold: letters.untold,
    contents.Lost: letters.lost,
    contents.VoteLetter: letters.vote,
    contents.LetterEdit: letters.closed,
}


def how(post: Post) -> New | Edit | Sending:
    """Return how ``post`` is made.

    :raises UnknownPostError: there is no such kind.
    """
    return KINDS[type(Content.from_post(post))]
