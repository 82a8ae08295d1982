"""Random but legal-looking tables for pictures, made without playing."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from engine import EDITIONS, Choice, Target, drawn, load_box, plain_box, targets, view
from engine.position import guide
from engine.view import ArmyView, ComboView, FindView, RegionView, View
from render.looks import terrain as look_of
from tests.dsl import ranks

DATA = Path(__file__).parents[2] / "engine" / "data"
MAPS = Path(__file__).parents[2] / "render" / "boards"
BOARDS = [(e, players) for e in EDITIONS for players in EDITIONS[e].choices().players]
"""Edition and number of players of every table."""
MIXES = [
    (tiles, world, players)
    for world, players in BOARDS
    for guests in [EDITIONS[world].choices().guests]
    for tiles in (*((guest,) for guest in guests), (world, *guests))
    if guests
]
"""Whose races and powers, and on which board: a guest's alone, or everybody's."""
RACES = tuple(sorted(plain_box("base", 3).races))
POWERS = tuple(sorted(plain_box("base", 3).powers))
SPECS = {
    marker: spec
    for edition in EDITIONS
    for marker, spec in plain_box(edition, EDITIONS[edition].choices().players[0]).markers.items()
}
"""The markers of all editions."""
FAMILIES = {
    find: spec.family
    for edition in EDITIONS
    for find, spec in plain_box(edition, EDITIONS[edition].choices().players[0]).finds.items()
}
"""The family of everything that is found on the board of any edition."""
MOVABLE = ("lair", "fortress", "encampment", "hole", "hero", "dragon")
BELOW = ("mushroom_armor", "queen", "ghost", "great_ancient", "balrog", "bag")
ISLES = ("wisp_wall", "fort", "champion", "beast", "watch_tower", "bomb", "objective")
LANDS = ("Ashby", "Bellmoor", "Cold Anvil", "Dry Fen", "Eastgatewood", "Foxley", "Gullcrag")
NAMES = ("Alice", "田中さくら🔥", "김철수 (Chul)", "Владимир", "Αλέξανδρος")


def words(key: str, **params: object) -> str:
    """Stand in for the locale files: a key's last words, and its parameters."""
    if key.startswith(("race-", "power-")):
        return key.split("-", 1)[1].replace("-", " ").title()
    if key == "combo":
        return f"{params['power']} {params['race']}"
    if key.startswith("region-"):
        return LANDS[int(key.split("-")[-1]) % len(LANDS)]
    fixed = {"picture-combos": "Races & Powers", "picture-players": "Players"}
    text = fixed.get(key, key.split("-", 1)[1])
    return " ".join([text, *(str(v) for v in params.values())])


def laid(edition: str = "base", variant: str = "") -> tuple[View, dict[int, Target]]:
    """Return the table of the guide as its mover sees it, and what can be conquered."""
    found = guide(edition, variant)
    assert found is not None
    box, state = found
    return view(box, state, state.turn.player), targets(box, state)


def boards_of(edition: str, players: int) -> tuple[str, ...]:
    """Return the boards of a table of :func:`table`."""
    return drawn(Choice((edition,), players), "").boards


def map_names() -> list[str]:
    """Return the name of every board that has a map."""
    return sorted(file.stem for file in MAPS.glob("*.json"))


def graph(board: str) -> list[dict]:
    """Return the regions of a board (``base-3p``) as they are written in its file."""
    edition, _, name = board.partition("-")
    file = DATA / edition / "boards" / f"{name}.json"
    return json.loads(file.read_text("utf-8"))["regions"]


def table(
    players: int,
    seed: int = 0,
    edition: str = "base",
    *,
    tiles: tuple[str, ...] = (),
    crowd: float = 0.25,
    held: float = 0.8,
    open_scores: bool = False,
    over: bool = False,
    die: int | None = None,
) -> View:
    """Return a random table; ``crowd`` is the chance of each movable marker or find, at most 1.

    ``tiles``: the editions whose races and powers it is played with, by default the board's own.
    """
    rng = Random(f"{players}/{seed}")
    box = load_box(drawn(Choice(tiles or (edition,), players, edition), ""))
    races, powers = (
        rng.sample(sorted(things), min(most, len(things)))
        for things, most in ((box.races, 14), (box.powers, 20))
    )
    armies = []
    for seat in range(players):
        armies.append((len(armies), seat, races.pop(), powers.pop(), True))
        if rng.random() < 0.8:
            armies.append((len(armies), seat, races.pop(), None, False))
    regions, finds, holdings = [], [], {a[0]: [] for a in armies}
    hidden = rng.sample(sorted(box.finds), len(box.finds))
    for spec in box.regions.values():
        land, army = box.terrains[spec.terrain], None
        if not look_of(spec.terrain, edition).deep and rng.random() < (
            0.3 * held if land.water else held
        ):
            army = rng.choice(armies)
            holdings[army[0]].append(spec.id)
        markers = [(land.marker, 1)] if land.marker else []
        if not army:
            markers += [m for m in spec.markers.items() if m[0] != land.marker]
        else:
            for marker in (m for m in (*MOVABLE, *BELOW, *ISLES) if m in box.markers):
                if rng.random() < crowd:
                    many = marker == "encampment" or box.markers[marker].many
                    markers.append((marker, rng.randint(1, 5) if many else 1))
            if hidden and rng.random() < crowd:
                find = hidden.pop()
                finds.append(FindView(find, box.finds[find].family, spec.id))
        regions.append(
            RegionView(
                spec.id,
                spec.terrain,
                tuple(sorted(spec.symbols)),
                spec.coastal,
                spec.natives if not army else 0,
                tuple(markers),
                army[0] if army else None,
                army[1] if army else None,
                army[2] if army else None,
                army[4] if army else True,
                (rng.choice((1, 2, 2, 3, 4, 7, 12)) if army[4] else 1) if army else 0,
                spec.native,
                land.marker,
                land.water,
                spec.board,
                spec.number,
            )
        )
    return View(
        setup=box.setup,
        seat=None,
        seats=players,
        round=rng.randint(1, box.rounds),
        rounds=box.rounds,
        player=rng.randrange(players),
        step="over" if over else "conquer",
        acting=0,
        deciders=() if over else (0,),
        die=die,
        regions=tuple(regions),
        armies=tuple(
            ArmyView(
                i,
                seat,
                race,
                power,
                active,
                rng.randint(0, 11) if active else 0,
                rng.randint(0, 3) if active else 0,
                0,
                tuple(holdings[i]),
                faction=box.races[race].faction,
            )
            for i, seat, race, power, active in armies
        ),
        coins=tuple(rng.randint(0, 110) if open_scores or over else None for _ in range(players)),
        column=tuple(
            ComboView(
                race,
                powers.pop(),
                place,
                rng.choice((0, 0, 1, 3, 12)),
                4 + place,
                faction=box.races[race].faction,
            )
            for place, race in enumerate(reversed(races[-6:]))
        ),
        banners=3,
        badges=5,
        tray=(),
        supply=(),
        questions=(),
        journal=(),
        markers=box.markers,
        finds=tuple(finds),
        ranking=ranks(*((seat,) for seat in range(players))) if over else (),
        sides=box.sides,
    )
