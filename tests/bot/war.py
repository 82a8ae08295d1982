"""A game in which the first player can drive the third one out of a region with one conquest.

The third player's humans hold 9 with three tokens, and 8, 13 and 14 with one each.  Evenly, the
two that get away go to 8 and 14.  The second player's ratmen are far away and can conquer 28.
"""

from __future__ import annotations

from typing import Any

import simcord

from bot.tables.service import Tables
from bot.tables.table import Table
from engine.actions import Conquer, Redeploy
from engine.codec import dump_state
from engine.position import table as position
from tests.bot import player
from tests.bot.harness import Stage

HUMANS = {9: 3, 8: 1, 13: 1, 14: 1}
EVEN, HOLD = ((8, 1), (14, 1)), ((13, 2),)
"""Where the tokens go evenly, and where the victim's order to hold puts them."""


def armies(victim: str = "humans", power: str | None = None) -> list[dict[str, Any]]:
    return [
        {"player": 0, "race": "orcs", "regions": {4: 9}},
        {"player": 1, "race": "ratmen", "regions": {29: 6}},
        {"player": 2, "race": victim, "power": power, "regions": HUMANS},
    ]


async def lay(tables: Tables, table: Table, **data: Any) -> Table:
    """Have a game that has just begun begin with this table instead; its log is still empty."""
    assert table.seq == 0
    box, state = table.playing()
    wanted = {"players": 3, "armies": armies(), "player": 0, **data, "seed": state.seed}
    _, laid = position(wanted)
    async with tables._store.transaction() as writing:
        await writing.keep_snapshot(table.game.id, 0, box.version, dump_state(laid))
        # No log leads to this table, so it stays for as long as the game does.
        await writing._db.execute(
            "CREATE TRIGGER IF NOT EXISTS laid BEFORE DELETE ON snapshots WHEN old.seq = 0 "
            "BEGIN SELECT RAISE(IGNORE); END"
        )
    tables._forget(table.game.id)
    return await tables.load(table.game.id)


async def on_stage(stage: Stage, data: dict[str, Any] | None = None, **options: Any) -> War:
    """Open a game on the stage and lay the table."""
    await player.lobby(stage, "Ann", "Ben", "Cy", **options)
    tables = stage.bot.tables
    table = await lay(tables, await player.table(stage), **(data or {}))
    await stage.settle()
    return War(stage, table)


class War:
    """The game on a stage."""

    def __init__(self, stage: Stage, table: Table, seats: int = 3) -> None:
        self.stage = stage
        # Where fewer play there is no third one.
        members = [self.member(table, seat) for seat in range(seats)]
        self.a, self.b, self.c = (*members, *members[:1])[:3]

    def member(self, table: Table, seat: int) -> simcord.MemberActor:
        user = table.user_at(seat)
        return next(m for m in self.stage.members.values() if m.id == user)

    async def table(self) -> Table:
        return await player.table(self.stage)

    async def tokens(self, *regions: int) -> list[int]:
        """What stands in regions, troops that are only readied put back."""
        view = (await self.table()).view().standing()
        return [view.region(r).tokens for r in regions]

    async def attack(self) -> None:
        """The first player takes 9 and ends the turn."""
        await self.stage.slash(self.a, "conquer", region="9")
        await self.stage.slash(self.a, "end")
        await self.stage.settle()

    @property
    def rung(self) -> list[int]:
        """Whose phones have rung, in order."""
        return [user for _, users in self.stage.mentions() for user in users]

    def ask(self) -> simcord.ResponseMessage:
        """The newest question to a victim."""
        return [m for m in self.stage.messages() if "drove your" in m.content][-1]

    def turn_post(self) -> simcord.ResponseMessage:
        return player.turn_posts(self.stage)[-1]


def attack() -> tuple[Conquer, Redeploy]:
    """The same, said to the table service."""
    return Conquer(9), Redeploy(((4, 7),))
