"""Random but legal-looking tables for pictures, made without playing."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from engine import EDITIONS, Target, plain_box, targets, view
from engine.position import guide
from engine.view import ArmyView, ComboView, RegionView, View
from tests.dsl import ranks

BOARDS = Path(__file__).parents[2] / "engine" / "data" / "base" / "boards"
RACES = (
    "amazons",
    "dwarves",
    "elves",
    "ghouls",
    "giants",
    "halflings",
    "humans",
    "orcs",
    "ratmen",
    "skeletons",
    "sorcerers",
    "tritons",
    "trolls",
    "wizards",
)
POWERS = (
    "alchemist",
    "berserk",
    "bivouacking",
    "commando",
    "diplomat",
    "dragon_master",
    "flying",
    "forest",
    "fortified",
    "heroic",
    "hill",
    "merchant",
    "mounted",
    "pillaging",
    "seafaring",
    "spirit",
    "stout",
    "swamp",
    "underworld",
    "wealthy",
)
SPECS = {
    marker: spec
    for edition in EDITIONS
    for marker, spec in plain_box(edition, EDITIONS[edition].choices().players[0]).markers.items()
}
"""The markers of all editions."""
MOVABLE = ("lair", "fortress", "encampment", "hole", "hero", "dragon")
ROUNDS = {2: 10, 3: 10, 4: 9, 5: 8}
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


def laid() -> tuple[View, dict[int, Target]]:
    """Return the table of the guide as its mover sees it, and what can be conquered."""
    found = guide("base")
    assert found is not None
    box, state = found
    return view(box, state, state.turn.player), targets(box, state)


def table(
    players: int,
    seed: int = 0,
    *,
    crowd: float = 0.25,
    held: float = 0.8,
    open_scores: bool = False,
    over: bool = False,
    die: int | None = None,
) -> View:
    """Return a random table; ``crowd`` is the chance of each movable marker, at most 1."""
    rng = Random(f"{players}/{seed}")
    raw = json.loads((BOARDS / f"{players}p.json").read_text("utf-8"))
    box, races = plain_box("base", players), rng.sample(RACES, 14)
    powers = rng.sample(POWERS, 20)
    armies = []
    for seat in range(players):
        armies.append((len(armies), seat, races.pop(), powers.pop(), True))
        if rng.random() < 0.8:
            armies.append((len(armies), seat, races.pop(), None, False))
    regions, holdings = [], {a[0]: [] for a in armies}
    for r in raw["regions"]:
        wet = r["terrain"] in ("sea", "lake")
        army = None
        if rng.random() < (0.3 * held if wet else held):
            army = rng.choice(armies)
            holdings[army[0]].append(r["id"])
        markers = [("mountain", 1)] if r["terrain"] == "mountain" else []
        if army:
            for marker in MOVABLE:
                if rng.random() < crowd:
                    markers.append((marker, rng.randint(1, 5) if marker == "encampment" else 1))
        regions.append(
            RegionView(
                r["id"],
                r["terrain"],
                tuple(sorted(r["symbols"])),
                r["coastal"],
                sum(r.get("natives", {}).values()) if not army else 0,
                tuple(markers),
                army[0] if army else None,
                army[1] if army else None,
                army[2] if army else None,
                army[4] if army else True,
                (rng.choice((1, 2, 2, 3, 4, 7, 12)) if army[4] else 1) if army else 0,
                box.regions[r["id"]].native,
                box.terrains[r["terrain"]].marker,
                box.terrains[r["terrain"]].water,
                *box.setup.boards,
                r["id"],
            )
        )
    return View(
        setup=box.setup,
        seat=None,
        seats=players,
        round=rng.randint(1, ROUNDS[players]),
        rounds=ROUNDS[players],
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
            )
            for i, seat, race, power, active in armies
        ),
        coins=tuple(rng.randint(0, 110) if open_scores or over else None for _ in range(players)),
        column=tuple(
            ComboView(races.pop(), powers.pop(), place, rng.choice((0, 0, 1, 3, 12)), 4 + place)
            for place in range(min(6, len(races)))
        ),
        banners=3,
        badges=5,
        tray=(),
        supply=(),
        questions=(),
        journal=(),
        markers=box.markers,
        ranking=ranks(*((seat,) for seat in range(players))) if over else (),
    )
