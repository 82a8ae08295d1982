"""Which posts a change at a table asks for; for their kinds see :mod:`bot.tables.contents`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.storage.rows import Post, Seat
from bot.storage.writing import Transaction
from bot.tables.contents import (
    Absent,
    Archived,
    ArchivedEdit,
    CallEdit,
    Cancelled,
    Content,
    Idle,
    IdleEdit,
    LetterEdit,
    Lobby,
    LobbyEdit,
    Lost,
    Recap,
    Result,
    Turn,
    TurnEdit,
    TurnNow,
    Untold,
    Vote,
    VoteEdit,
    VoteLetter,
    WentBack,
)
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Announcement:
    """A post that is not written yet."""

    content: Content
    seq: int
    """Revision of the table that it shows."""
    user: int | None = None
    """Whom to send it to directly, instead of to the game's channel."""

    async def write(self, table: Table, writing: Transaction) -> None:
        """Put it in the outbox."""
        await writing.post(
            table.game.id,
            self.seq,
            self.content.kind,
            channel=table.game.channel if self.user is None else None,
            user=self.user,
            params=self.content.params(),
            edits=self.content.edits,
        )


def shown(table: Table) -> tuple[type[Lobby | Turn | Result], int] | None:
    """Return class and revision of the post that shows a game as it stands, if one should."""
    if table.game.status == "lobby":
        return Lobby, 0
    if table.over:
        return Result, table.seq
    being_played = table.game.status == "running" and table.game.archived is None
    return (Turn, table.turn_began) if being_played and table.turn_is_posted else None


def lobby() -> Announcement:
    """Return the post for a lobby."""
    return Announcement(Lobby(), 0)


def lobby_changed() -> list[Announcement]:
    """Return the posts for a lobby that somebody joined, left, changed or cancelled."""
    return [Announcement(LobbyEdit(), 0)]


def lobby_expired() -> list[Announcement]:
    """Return the posts for a lobby that nobody has started in time."""
    return [Announcement(LobbyEdit(expired=True), 0)]


def game_started(table: Table) -> list[Announcement]:
    """Return the posts for a game that begins; a computer that goes first has no turn post."""
    posts = [Announcement(LobbyEdit(), 0)]
    return [*posts, turn_began(table, since=0)] if table.turn_is_posted else posts


def turn_began(
    table: Table, since: int, *, silent: bool = False, waiting: Sequence[int] = ()
) -> Announcement:
    """Return the turn post; ``since``: the revision after which its recap begins.

    ``waiting``: revisions whose post for this turn waits for it, see :func:`turn_taken_back`.
    """
    _, state = table.playing()
    turn = Turn(
        seat=state.turn.player,
        round=state.turn.round,
        since=since,
        silent=silent,
        waiting=tuple(waiting),
    )
    return Announcement(turn, table.turn_began)


def turn_taken_back(before: Table, undone: Sequence[int]) -> list[Announcement]:
    """Return the edits by which posts of turns that are no more tell so.

    ``undone``: where those turns began.  That of the turn being played waits: should the turn
    come after all, the same post is used again, and nobody's phone rings twice for it.
    """
    _, state = before.playing()
    waits = TurnEdit(of=before.turn_began, seat=state.turn.player, round=state.turn.round)
    return [
        Announcement(waits if of == before.turn_began else TurnEdit(of=of), before.seq)
        for of in undone
    ]


def turn_goes_on(table: Table) -> Announcement:
    """Return the edit by which the post of a turn that had ended shows it as the present one."""
    return Announcement(TurnEdit(of=table.turn_began), table.seq)


def went_back(table: Table, by: str, seat: int, to: int) -> Announcement:
    """Return the post that tells that the game has gone back to revision ``to``.

    ``by``: whether by ``vote`` or by an ``admin``; ``seat``: whose player asked.
    """
    return Announcement(WentBack(by=by, seat=seat, to=to), table.seq)


def vote(seq: int, vote: int) -> Announcement:
    """Return the post that asks everybody, at revision ``seq``, whether to go back."""
    return Announcement(Vote(vote=vote, mark=vote), seq)


def vote_letter(seq: int, vote: int, seat: int, user: int) -> Announcement:
    """Return the letter by which ``user``, who must answer for ``seat``, learns of a vote."""
    return Announcement(VoteLetter(vote=vote, seat=seat), seq, user=user)


def vote_changed(seq: int, vote: int) -> Announcement:
    """Return the edit by which the post of a vote shows how it stands."""
    return Announcement(VoteEdit(vote=vote), seq)


def turn_ended(before: Table) -> Announcement:
    """Return the edit that takes the buttons from a turn post whose turn is over.

    Of a game whose record cannot be read, from the latest.
    """
    if before.state is None:
        return Announcement(TurnEdit(), before.seq)
    return Announcement(TurnEdit(of=before.turn_began), before.seq)


def turn_now(table: Table) -> Announcement:
    """Return the edit by which the running turn's post shows its clock as it is now."""
    return Announcement(TurnNow(of=table.turn_began), table.seq)


def result(table: Table, *, silent: bool = False) -> Announcement:
    """Return the post for the final scores."""
    return Announcement(Result(silent=silent), table.seq)


def game_over(before: Table, after: Table) -> list[Announcement]:
    """Return the posts for the end of a game."""
    return [turn_ended(before), result(after), Announcement(Recap(), after.seq)]


def game_cancelled(table: Table, by: int) -> list[Announcement]:
    """Return the posts for a running game that user ``by`` cancelled."""
    cancelled = Cancelled(seat=table.seat_of(by))
    return [turn_ended(table), Announcement(cancelled, table.seq)]


def game_deserted(table: Table, seat: int) -> list[Announcement]:
    """Return the posts for a running game whose last player has left ``seat``."""
    return [turn_ended(table), Announcement(Cancelled(seat=seat, deserted=True), table.seq)]


def idle(table: Table, until: int) -> Announcement:
    """Return the question whether a game goes on in which nothing has happened for long.

    ``until``: Unix second at which it is put aside if nobody answers.
    """
    return Announcement(Idle(until=until), table.seq)


def idle_over(table: Table, *, aside: bool) -> Announcement:
    """Return the edit that takes the buttons from that question; ``aside``: it did not go on."""
    return Announcement(IdleEdit(aside=aside, stood=_standing(table)), table.seq)


def idle_ended(table: Table) -> Announcement:
    """Return the edit that takes the buttons from that question when the game has ended."""
    return Announcement(IdleEdit(aside=False, ended=True), table.seq)


def brought_back(table: Table, seat: int | None) -> Announcement:
    """Return the edit that takes the button from the post that a game is put aside.

    ``seat``: whose player has brought it back; ``None``: it has ended meanwhile.
    """
    return Announcement(ArchivedEdit(seat=seat), table.seq)


def archived(table: Table, by: int | None) -> Announcement:
    """Return the post that a game is put aside; ``by``: the seat whose player asked for it."""
    return Announcement(Archived(by=by, stood=_standing(table)), table.seq)


def _standing(table: Table) -> str:
    """Return why nothing happened in a game by itself, where there is more to it than no clock."""
    if table.game.paused is not None:
        return "paused"
    return "rests" if table.rests else ""


def absent(seat: Seat, began: int) -> Announcement:
    """Return the letter to the player at ``seat``, which the clock has taken.

    ``began``: revision at which the turn began that was the last to be missed.
    """
    return Announcement(Absent(seat=seat.seat, began=began), began, user=seat.user)


def untold(seat: Seat, began: int) -> Announcement:
    """Return the letter to the player at ``seat``, who must move and whom no post could tell.

    ``began``: revision at which the turn began that is being played.
    """
    return Announcement(Untold(seat=seat.seat, began=began), began, user=seat.user)


def letter_closed(letter: Post, at: int) -> Announcement:
    """Return the edit by which ``letter`` says that what it is about has been over since ``at``."""
    return Announcement(LetterEdit(of=letter.id, at=at), letter.seq, user=letter.user)


def call_over(call: Post) -> Announcement:
    """Return the edit by which a mention that called somebody to move says that it is over."""
    return Announcement(CallEdit(of=call.id), call.seq)


def found(table: Table) -> Announcement:
    """Return the post that a game was put aside while its channel was out of reach."""
    return Announcement(Archived(found=True), table.seq)


def lost(table: Table, seat: Seat) -> Announcement:
    """Return the letter to the player at ``seat`` that the game's channel is gone."""
    return Announcement(Lost(seat=seat.seat), table.seq, user=seat.user)
