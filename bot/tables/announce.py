"""Which posts a change at a table asks for, by kind; for the kinds see `service`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.storage.rows import Post, Seat
from bot.storage.writing import Transaction
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Announcement:
    """A post for the game's channel that is not written yet."""

    kind: str
    seq: int
    """Revision of the table that it shows."""
    params: dict[str, Any] = field(default_factory=dict)
    user: int | None = None
    """Whom to send it to directly, instead of to the channel."""

    @property
    def edits(self) -> bool:
        """It changes a message that stands already."""
        return self.kind.endswith("_edit")

    async def write(self, table: Table, writing: Transaction) -> None:
        """Put it in the outbox."""
        await writing.post(
            table.game.id,
            self.seq,
            self.kind,
            channel=table.game.channel if self.user is None else None,
            user=self.user,
            params=self.params,
            edits=self.edits,
        )


def shown(table: Table) -> tuple[str, int] | None:
    """Return kind and revision of the post that shows a game as it stands, if one should."""
    if table.game.status == "lobby":
        return "lobby", 0
    if table.over:
        return "result", table.seq
    being_played = table.game.status == "running" and table.game.archived is None
    return ("turn", table.turn_began) if being_played and table.turn_is_posted else None


def lobby() -> Announcement:
    """Return the post for a lobby."""
    return Announcement("lobby", 0)


def lobby_changed() -> list[Announcement]:
    """Return the posts for a lobby that somebody joined, left, changed or cancelled."""
    return [Announcement("lobby_edit", 0)]


def lobby_expired() -> list[Announcement]:
    """Return the posts for a lobby that nobody has started in time."""
    return [Announcement("lobby_edit", 0, {"expired": True})]


def game_started(table: Table) -> list[Announcement]:
    """Return the posts for a game that begins; a computer that goes first has no turn post."""
    posts = [Announcement("lobby_edit", 0)]
    return [*posts, turn_began(table, since=0)] if table.turn_is_posted else posts


def turn_began(
    table: Table, since: int, *, silent: bool = False, waiting: Sequence[int] = ()
) -> Announcement:
    """Return the turn post; ``since``: the revision after which its recap begins.

    ``waiting``: revisions whose post for this turn waits for it, see :func:`turn_taken_back`.
    """
    _, state = table.playing()
    params: dict[str, Any] = {
        "seat": state.turn.player,
        "round": state.turn.round,
        "since": since,
    }
    if waiting:
        params["waiting"] = list(waiting)
    return Announcement("turn", table.turn_began, params | _silence(silent))


def turn_taken_back(before: Table, undone: Sequence[int]) -> list[Announcement]:
    """Return the edits by which posts of turns that are no more tell so.

    ``undone``: where those turns began.  That of the turn being played waits: should the turn
    come after all, the same post is used again, and nobody's phone rings twice for it.
    """
    _, state = before.playing()
    waits = {"seat": state.turn.player, "round": state.turn.round}
    return [
        Announcement(
            "turn_edit", before.seq, {"of": of} | (waits if of == before.turn_began else {})
        )
        for of in undone
    ]


def turn_goes_on(table: Table) -> Announcement:
    """Return the edit by which the post of a turn that had ended shows it as the present one."""
    return Announcement("turn_edit", table.seq, {"of": table.turn_began})


def went_back(table: Table, by: str, seat: int, to: int) -> Announcement:
    """Return the post that tells that the game has gone back to revision ``to``.

    ``by``: whether by ``vote`` or by an ``admin``; ``seat``: whose player asked.
    """
    return Announcement("went_back", table.seq, {"by": by, "seat": seat, "to": to})


def vote(seq: int, vote: int) -> Announcement:
    """Return the post that asks everybody, at revision ``seq``, whether to go back."""
    return Announcement("vote", seq, {"vote": vote, "mark": vote})


def vote_letter(seq: int, vote: int, seat: int, user: int) -> Announcement:
    """Return the letter by which ``user``, who must answer for ``seat``, learns of a vote."""
    return Announcement("vote_letter", seq, {"vote": vote, "seat": seat}, user=user)


def vote_changed(seq: int, vote: int) -> Announcement:
    """Return the edit by which the post of a vote shows how it stands."""
    return Announcement("vote_edit", seq, {"vote": vote})


def turn_ended(before: Table) -> Announcement:
    """Return the edit that takes the buttons from a turn post whose turn is over.

    Of a game whose record cannot be read, from the latest.
    """
    if before.state is None:
        return Announcement("turn_edit", before.seq)
    return Announcement("turn_edit", before.seq, {"of": before.turn_began})


TURN_NOW: Final = "turn_now_edit"
"""Kind of the edit by which a turn post shows its clock as it is now."""


def turn_now(table: Table) -> Announcement:
    """Return the edit by which the running turn's post shows its clock as it is now."""
    return Announcement(TURN_NOW, table.seq, {"of": table.turn_began})


def result(table: Table, *, silent: bool = False) -> Announcement:
    """Return the post for the final scores."""
    return Announcement("result", table.seq, _silence(silent))


def game_over(before: Table, after: Table) -> list[Announcement]:
    """Return the posts for the end of a game."""
    return [turn_ended(before), result(after), Announcement("recap", after.seq)]


def game_cancelled(table: Table, by: int) -> list[Announcement]:
    """Return the posts for a running game that user ``by`` cancelled."""
    seat = table.seat_of(by)
    params = {} if seat is None else {"seat": seat}
    return [turn_ended(table), Announcement("cancelled", table.seq, params)]


def game_deserted(table: Table, seat: int) -> list[Announcement]:
    """Return the posts for a running game whose last player has left ``seat``."""
    params = {"seat": seat, "deserted": True}
    return [turn_ended(table), Announcement("cancelled", table.seq, params)]


def idle(table: Table, until: int) -> Announcement:
    """Return the question whether a game goes on in which nothing has happened for long.

    ``until``: Unix second at which it is put aside if nobody answers.
    """
    return Announcement("idle", table.seq, {"until": until})


def idle_over(table: Table, *, aside: bool) -> Announcement:
    """Return the edit that takes the buttons from that question; ``aside``: it did not go on."""
    return Announcement("idle_edit", table.seq, {"aside": aside} | _standing(table))


def idle_ended(table: Table) -> Announcement:
    """Return the edit that takes the buttons from that question when the game has ended."""
    return Announcement("idle_edit", table.seq, {"aside": False, "ended": True})


def brought_back(table: Table, seat: int | None) -> Announcement:
    """Return the edit that takes the button from the post that a game is put aside.

    ``seat``: whose player has brought it back; ``None``: it has ended meanwhile.
    """
    return Announcement("archived_edit", table.seq, {} if seat is None else {"seat": seat})


def archived(table: Table, by: int | None) -> Announcement:
    """Return the post that a game is put aside; ``by``: the seat whose player asked for it."""
    params = {} if by is None else {"by": by}
    return Announcement("archived", table.seq, params | _standing(table))


def _standing(table: Table) -> dict[str, Any]:
    """Return why nothing happened in a game by itself, where there is more to it than no clock."""
    if table.game.paused is not None:
        return {"stood": "paused"}
    return {"stood": "rests"} if table.rests else {}


def absent(seat: Seat, began: int) -> Announcement:
    """Return the letter to the player at ``seat``, which the clock has taken.

    ``began``: revision at which the turn began that was the last to be missed.
    """
    return Announcement("absent", began, {"seat": seat.seat, "began": began}, user=seat.user)


def untold(seat: Seat, began: int) -> Announcement:
    """Return the letter to the player at ``seat``, who must move and whom no post could tell.

    ``began``: revision at which the turn began that is being played.
    """
    return Announcement("untold", began, {"seat": seat.seat, "began": began}, user=seat.user)


def letter_closed(letter: Post, at: int) -> Announcement:
    """Return the edit by which ``letter`` says that what it is about has been over since ``at``."""
    params = {"of": letter.id, "at": at}
    return Announcement("letter_edit", letter.seq, params, user=letter.user)


def call_over(call: Post) -> Announcement:
    """Return the edit by which a mention that called somebody to move says that it is over."""
    return Announcement("call_edit", call.seq, {"of": call.id})


def found(table: Table) -> Announcement:
    """Return the post that a game was put aside while its channel was out of reach."""
    return Announcement("archived", table.seq, {"found": True})


def lost(table: Table, seat: Seat) -> Announcement:
    """Return the letter to the player at ``seat`` that the game's channel is gone."""
    return Announcement("lost", table.seq, {"seat": seat.seat}, user=seat.user)


def _silence(silent: bool) -> dict[str, Any]:
    return {"silent": True} if silent else {}
