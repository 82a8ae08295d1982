"""A table from data: any board, column, stacks, die results and position.

Used by tests, by set-ups and to look at a position somebody describes::

    box, state = table({
        "players": 3, "player": 0, "die": [2],
        "armies": [
            {"player": 0, "race": "ghouls", "power": "flying", "regions": {4: 3}, "hand": 2},
            {"player": 1, "race": "elves", "active": False, "regions": {9: 1}},
        ],
        "markers": {9: {"lair": 1}},
        "column": [["humans", "merchant", 2]],
    })

The turn of ``player`` begins at once: troops are readied, peace ends.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from .box import Box
from .deal import bare_table
from .editions import FIRST_EDITION, drawn, load_box
from .hooks import Trait
from .loading import DATA
from .setup import PLUS, Choice
from .state import Army, Combo, Find, Region, Stack, State
from .steps import proceed, start_turn
from .table import Game


class PositionError(ValueError):
    """Data that describe no possible table; the message says why."""


class _Data(BaseModel):
    model_config = ConfigDict(extra="forbid")


class ArmyData(_Data):
    """One race in play."""

    player: int = Field(ge=0)
    race: str
    power: str | None = None
    active: bool = True
    hand: int = Field(default=0, ge=0)
    aside: int = Field(default=0, ge=0)
    since: int = 0
    """Round in which it was picked; 0: before the game began to be described."""
    regions: dict[int, int] = {}
    """Tokens by region."""
    memory: dict[str, int] = {}
    extra: dict[str, int] = {}
    """Pieces in hand that conquer like tokens, by marker."""


class FindData(_Data):
    """Something found on the board."""

    id: str
    region: int | None = None
    memory: dict[str, int] = {}
    badge: str = ""
    """The power badge that lies with it."""


class TableData(_Data):
    """A whole table; what is left out is as at the start of a game."""

    edition: str = FIRST_EDITION
    """Whose tiles; several joined by a plus."""
    world: str = ""
    """Whose board; empty: the first edition's."""
    variant: str = ""
    flags: dict[str, str] = {}
    players: int = 3
    boards: dict[str, dict[str, Any]] = {}
    """Boards of one's own by name, as board files hold them; their regions are numbered through."""
    seed: str = "table"
    round: int = Field(default=2, ge=1)
    player: int = Field(default=0, ge=0)
    coins: list[int] | None = None
    armies: list[ArmyData] = []
    markers: dict[int, dict[str, int]] = {}
    """Pieces by region, besides the printed ones; 0: one that is printed lies there no more."""
    natives: dict[int, int] = {}
    """Original inhabitants by region, where they are not as printed."""
    column: list[tuple[str, str] | tuple[str, str, int]] | None = None
    """Race, power and coins of the combos on offer; drawn from the stacks if left out."""
    banners: list[str] | None = None
    """The stack of banners in order, the next one first; all that are left, if left out."""
    badges: list[str] | None = None
    """The stack of badges in order; all that are left, if left out."""
    discards: list[str] = []
    finds: list[FindData] = []
    """What has been found on the board."""
    gone: dict[str, int] = {}
    """Pieces that are out of the game for good, by marker."""
    hidden: list[str] | None = None
    """What turns up there next, in order; all that is left, if left out."""
    die: list[int] = []
    """Results of the next rolls, in tokens."""


def table(data: Mapping[str, Any], traits: Iterable[Trait] = ()) -> tuple[Box, State]:
    """Return the box and the table that ``data`` describe, the turn just begun.

    ``traits`` stand in for the printed ones of the same ids.

    :raises PositionError: the data are malformed, or no such table can be.
    :raises BoardError: the board has faults.
    """
    try:
        wanted = TableData.model_validate(data)
    except ValidationError as e:
        first = e.errors()[0]
        place = ".".join(map(str, first["loc"])) or "table"
        raise PositionError(f"{place}: {first['msg']}") from e
    box = _with(load_box(drawn(_choice(wanted), wanted.seed), wanted.boards), traits)
    _expect(wanted.player < box.players, f"no player {wanted.player}")
    _expect(wanted.round <= box.rounds, f"no round {wanted.round}")
    _expect(len(wanted.coins or ()) <= box.players, f"coins of {len(wanted.coins or ())} players")
    _expect(min(wanted.coins or [0]) >= 0, "a player has less than no coins")
    state = bare_table(box, wanted.seed)
    state.turn.round, state.turn.player = wanted.round, wanted.player
    state.faces = list(wanted.die)
    for player, coins in enumerate(wanted.coins or ()):
        state.coins[player] = coins
    for army in wanted.armies:
        _seat(box, state, army)
    _pieces(box, state, wanted)
    _finds(box, state, wanted)
    _tiles(box, state, wanted)
    game = Game(box, state)
    start_turn(game)
    proceed(game)
    return box, state


def _with(box: Box, traits: Iterable[Trait]) -> Box:
    races, powers = dict(box.races), dict(box.powers)
    for trait in traits:
        if trait.id in races:
            races[trait.id] = replace(races[trait.id], trait=trait)
        else:
            _expect(trait.id in powers, f"no race or power {trait.id!r}")
            powers[trait.id] = replace(powers[trait.id], trait=trait)
    return replace(box, races=races, powers=powers)


def guide(edition: str, variant: str = "") -> tuple[Box, State] | None:
    """Return the table on which an edition is explained to newcomers; ``None``: it has none.

    It lies in ``guide.json`` beside the edition's boards: a turn in which conquests are open.  A
    variant has one of its own, ``guide-azeroth.json``.

    :raises PositionError: the file describes no possible table.
    """
    file = DATA / edition / ("-".join(filter(None, ("guide", variant))) + ".json")
    return table(json.loads(file.read_text("utf-8"))) if file.is_file() else None


def _choice(wanted: TableData) -> Choice:
    editions, flags = tuple(wanted.edition.split(PLUS)), tuple(wanted.flags.items())
    return Choice(editions, wanted.players, wanted.world, wanted.variant, flags=flags)


def _seat(box: Box, state: State, data: ArmyData) -> None:
    _expect(data.race in box.races, f"no race {data.race!r}")
    _expect(data.power is None or data.power in box.powers, f"no power {data.power!r}")
    _expect(data.player < len(state.coins), f"no player {data.player}")
    for region, tokens in data.regions.items():
        _expect(region in box.regions, f"no region {region}")
        here = state.regions[region]
        _expect(here.army is None, f"region {region} is held twice")
        _expect(tokens >= 0, f"region {region} is held by {tokens} tokens")
        state.regions[region] = Region(state.next_army, tokens, 0, here.markers)
    if data.active:
        two = any(a.player == data.player and a.active for a in state.armies)
        _expect(not two, f"player {data.player} has two active races")
    for marker, n in data.extra.items():
        _expect(marker in box.markers, f"no marker {marker!r}")
        _expect(n > 0, f"{data.race} have {n} of {marker} in hand")
    _expect(data.active or not data.aside, f"{data.race} in decline have set nothing aside")
    used = data.hand + data.aside + sum(data.regions.values())
    state.tray[data.race] -= used
    _expect(state.tray[data.race] >= 0, f"{data.race} have no {used} tokens")
    state.armies.append(
        Army(
            state.next_army,
            data.player,
            data.race,
            data.power,
            data.since,
            data.active,
            data.hand,
            0,
            data.aside,
            dict(data.memory),
            dict(data.extra),
        )
    )
    state.next_army += 1


def _pieces(box: Box, state: State, wanted: TableData) -> None:
    for region, natives in wanted.natives.items():
        _expect(region in box.regions, f"no region {region}")
        _expect(natives >= 0, f"region {region} has {natives} natives")
        _expect(not (natives and state.regions[region].tokens), f"region {region} is held twice")
        state.regions[region] = replace(state.regions[region], natives=natives)
    for region, markers in wanted.markers.items():
        _expect(region in box.regions, f"no region {region}")
        for marker, n in markers.items():
            _expect(marker in box.markers, f"no marker {marker!r}")
            _expect(n >= 0, f"region {region} has {n} of {marker}")
        here = state.regions[region]
        lie = {marker: n for marker, n in {**here.markers, **markers}.items() if n}
        state.regions[region] = replace(here, markers=lie)
    for marker, n in wanted.gone.items():
        _expect(marker in box.markers, f"no marker {marker!r}")
        _expect(n > 0, f"{n} of {marker} are out of the game")
    state.gone = dict(wanted.gone)
    for marker, spec in box.markers.items():
        laid = wanted.gone.get(marker, 0) + sum(
            r.markers.get(marker, 0) for r in state.regions.values()
        )
        laid += sum(army.extra.get(marker, 0) for army in state.armies)
        _expect(spec.limit is None or laid <= spec.limit, f"there are no {laid} of {marker}")
    game = Game(box, state)
    for region, here in state.regions.items():
        held = here.tokens or here.army is None or game.held_without(region)
        _expect(bool(held), f"region {region} is held without a token")


def _finds(box: Box, state: State, wanted: TableData) -> None:
    for find in wanted.finds:
        _expect(find.region is None or find.region in box.regions, f"no region {find.region}")
        _expect(not find.badge or find.badge in box.powers, f"no power {find.badge!r}")
        state.finds.append(Find(find.id, find.region, dict(find.memory), find.badge))
    state.hidden = _stack(box.finds, [f.id for f in wanted.finds], wanted.hidden, "find")


def _tiles(box: Box, state: State, wanted: TableData) -> None:
    """Every tile lies in one place; what is not named fills the stacks."""
    in_play = [a.race for a in state.armies]
    badges = [a.power for a in state.armies if a.power] + wanted.discards
    badges += [f.badge for f in state.finds if f.badge]
    state.column = [Combo(*row) for row in wanted.column or ()]
    in_play += box.market.banners_in_sight(state)
    badges += box.market.badges_in_sight(state)
    state.discards = list(wanted.discards)
    state.banners = _stack(box.races, in_play, wanted.banners, "race")
    state.badges = _stack(box.powers, badges, wanted.badges, "power")
    if wanted.column is None:
        box.market.open(Game(box, state))


def _stack(
    tiles: Mapping[str, object], used: list[str], wanted: list[str] | None, kind: str
) -> Stack:
    everywhere = used + (wanted or [])
    for tile in everywhere:
        _expect(tile in tiles, f"no {kind} {tile!r}")
        _expect(everywhere.count(tile) == 1, f"the {kind} {tile} is in two places")
    if wanted is not None:
        return Stack([], list(wanted))
    return Stack(sorted(set(tiles) - set(used)))


def _expect(so: bool, otherwise: str) -> None:
    if not so:
        raise PositionError(otherwise)
