"""Which posts a change at a table asks for, by kind; for the kinds see `service`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bot.storage.writing import Transaction
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Announcement:
    """A post for the game's channel that is not written yet."""

    kind: str
    seq: int
    """Revision of the table that it shows."""
    params: dict[str, Any] = field(default_factory=dict)

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
            channel=table.game.channel,
            params=self.params,
            edits=self.edits,
        )


def lobby() -> Announcement:
    """Return the post for a lobby."""
    return Announcement("lobby", 0)


def lobby_changed() -> list[Announcement]:
    """Return the posts for a lobby that somebody joined, left, changed or cancelled."""
    return [Announcement("lobby_edit", 0)]


def game_started(table: Table) -> list[Announcement]:
    """Return the posts for a game that begins."""
    return [Announcement("lobby_edit", 0), turn_began(table, since=0)]


def turn_began(table: Table, since: int, *, silent: bool = False) -> Announcement:
    """Return the turn post; ``since``: the revision after which its recap begins."""
    _, state = table.playing()
    params: dict[str, Any] = {
        "seat": state.turn.player,
        "round": state.turn.round,
        "since": since,
    }
    return Announcement("turn", table.turn_began, params | _silence(silent))


def turn_ended(before: Table) -> Announcement:
    """Return the edit that takes the buttons from a turn post whose turn is over.

    Of a game whose record cannot be read, from the latest.
    """
    if before.state is None:
        return Announcement("turn_edit", before.seq)
    return Announcement("turn_edit", before.seq, {"of": before.turn_began})


def result(table: Table, *, silent: bool = False) -> Announcement:
    """Return the post for the final scores."""
    return Announcement("result", table.seq, _silence(silent))


def game_over(before: Table, after: Table) -> list[Announcement]:
    """Return the posts for the end of a game."""
    return [turn_ended(before), result(after), Announcement("recap", after.seq)]


def game_cancelled(table: Table, by: int) -> list[Announcement]:
    """Return the posts for a running game that user ``by`` cancelled."""
    return [turn_ended(table), Announcement("cancelled", table.seq, {"by": by})]


def _silence(silent: bool) -> dict[str, Any]:
    return {"silent": True} if silent else {}
