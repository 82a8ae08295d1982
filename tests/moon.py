"""An invented edition, for tests of what is said of editions: two boards, one of which is drawn.

It has a race, a power, a variant and a rule of two readings, and base's may be played with there.
Wherever it is played with, mooncalves may live; who drives them out finds the crater, told at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from types import SimpleNamespace

from engine import Choice, Choices, Setup
from engine.box import Box, FindSpec, PowerSpec, RaceSpec
from engine.editions import base
from engine.hooks import Effect, Lasts, Trait
from engine.loading import BoardFile, Boards, Tiles, load_edition, make_box
from engine.me import Me
from engine.parts.income import Flat
from engine.rng import circle
from engine.state import Conquest


def _moon_box(
    setup: Setup, tiles: Tiles, versions: Mapping[str, int], boards: Boards | None = None
) -> Box:
    """Return a box with two hills."""
    land = {"terrain": "hill", "board_edge": True, "entry": True, "coastal": False, "near": (0, 0)}
    plan = BoardFile(
        edition="moon",
        players=setup.players,
        rounds=7,
        regions=[{"id": 1, "neighbors": [2], **land}, {"id": 2, "neighbors": [1], **land}],
    )
    return make_box(setup, [plan], load_edition(base._FOLDER), tiles, versions)


def _moon_setup(choice: Choice, seed: str) -> Setup:
    return Setup.of(choice, (f"moon-{'ab'[sha256(seed.encode()).digest()[0] % 2]}",))


def _moon_seating(setup: Setup, seed: str) -> tuple[int, ...]:
    """Whoever is drawn sits first, and the others against the order in which they joined."""
    first, *others = circle(setup, seed)
    return (first, *reversed(others))


def _moon_tiles() -> Tiles:
    selenites, pale = Trait("selenites"), Trait("pale")
    return Tiles(
        {"selenites": RaceSpec("selenites", 6, 12, selenites)},
        {"pale": PowerSpec("pale", 4, pale)},
        finds={"crater": FindSpec("crater", "place", Trait("crater", (Flat(3),)))},
        rules=(Trait("digs", (Digs(),), Lasts.ALWAYS),),
        order={"on_conquered": ("digs",)},
        natives={"mooncalf": 4},
    )


@dataclass(frozen=True, slots=True)
class Digs(Effect):
    """Where mooncalves lived, there is something to be found."""

    def on_conquered(self, me: Me, conquest: Conquest) -> None:
        if conquest.natives and me.game.box.regions[conquest.region].native == "mooncalf":
            me.game.discover(me.army, conquest.region)


def made() -> SimpleNamespace:
    """Return the edition."""
    return SimpleNamespace(
        VERSION=4,
        choices=lambda: Choices((2, 3), ("base",), ("tides",), {"dust": ("falls", "floats")}),
        setup=_moon_setup,
        seating=_moon_seating,
        tiles=_moon_tiles,
        box=_moon_box,
    )
