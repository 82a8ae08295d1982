"""Who looks at which table: all that a page of a panel is made from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

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
    view: View = field(init=False)
    seat: int | None = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "view", self.table.view(self.user))
        object.__setattr__(self, "seat", self.table.seat_of(self.user))

    @property
    def decides(self) -> bool:
        """Whether the one who looks has something to decide."""
        return self.seat is not None and self.seat in self.table.deciders

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
