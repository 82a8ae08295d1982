"""All mixes of the boxes on offer, one table for every test that goes through them."""

from __future__ import annotations

from engine import EDITIONS, Choice

TILES = [("base",), ("underground",), ("base", "underground"), ("underground", "base")]
WORLDS = [
    (world, n)
    for world, edition in EDITIONS.items()
    if edition.choices().guests
    for n in edition.choices().players
]
MIXED = [
    Choice(tiles, players, world, finds=finds)
    for tiles in TILES
    for world, players in WORLDS
    for finds in (True, False)
    if tiles != (world,)
]
"""Races and powers of one box or both on boards where they aren't the only ones at home."""
LENT = [Choice(("base",), n, finds_of="underground") for n in EDITIONS["base"].choices().players]
"""The base game's races and powers on its own boards, with what Underground hides."""
