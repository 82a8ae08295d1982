"""Who looks at which table: all that a page of a panel is made from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.panels.turn.openings import Openings, played_on
from bot.tables.table import Table
from bot.texts.wording import Wording
from engine.view import ArmyView, View
from render.styles import DEFAULT


@dataclass(frozen=True, slots=True)
class Sight:
    """Who looks at which table, and in which words."""

    table: Table
    user: int
    wording: Wording
    undo: bool = False
    """The last step can be taken back."""
    restart: bool = False
    """The turn can be begun again."""
    nudge: bool = False
    """Whom the game waits for may be nudged now."""
    notice: Sequence[str] = ()
    """What has just happened, or why not."""
    now: int = 0
    """When it is looked at, in Unix seconds."""
    style: str = DEFAULT.name
    """Of the picture."""
    sure: bool = False
    """Whether to end the turn has been asked, and answered, on the way to this page."""
    stands: Table | None = None
    """The table as it stands, where ``table`` is as it is once the turn is played on: whoever may
    still decline sees what comes then, and need not say first that they play on."""
    view: View = field(init=False)
    seat: int | None = field(init=False)

    def __post_init__(self) -> None:
        seat = self.table.seat_of(self.user)
        object.__setattr__(self, "seat", seat)
        if self.stands is None and seat is not None and seat in self.table.deciders:
            ahead = played_on(self.table)
            if ahead is not self.table:
                object.__setattr__(self, "stands", self.table)
                object.__setattr__(self, "table", ahead)
        object.__setattr__(self, "view", self.table.view(self.user))

    @property
    def decides(self) -> bool:
        """Whether the one who looks has something to decide."""
        return self.seat is not None and self.seat in self.table.deciders

    @property
    def may_decline(self) -> bool:
        """Whether the turn may still be spent on going in decline."""
        return Openings.of(self.stands or self.table).decline

    @property
    def rests(self) -> bool:
        """Whether the autopilot plays for the one who looks."""
        table, seat = self.table, self.seat
        return table.unfinished and seat is not None and table.plays_itself(seat)

    @property
    def has_scored_last(self) -> bool:
        """Whether the player whose turn it is has scored, and will not again."""
        at = self.view.at
        scored = not at.before_scoring and not at.places
        return scored and self.view.round == self.view.rounds

    def army(self) -> ArmyView | None:
        """Return the army that acts."""
        return None if self.view.acting is None else self.view.army(self.view.acting)
