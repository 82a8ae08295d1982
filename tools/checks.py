"""What must hold in every position of every game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from engine import Box, State


def violations(box: Box, state: State) -> list[str]:
    """Return what is impossible about a table, a sentence each; nothing if all is well."""
    return list(chain(_tokens(box, state), _regions(box, state), _pieces(box, state),
                      _tiles(box, state), _coins(state)))  # fmt: skip


def _tokens(box: Box, state: State) -> Iterator[str]:
    """Tokens of each race lie in the tray, with an army or on the board, and none is missing."""
    found = dict(state.tray)
    race = {a.id: a.race for a in state.armies}
    for army in state.armies:
        found[army.race] += army.hand + army.driven + army.aside
        if min(army.hand, army.driven, army.aside) < 0:
            yield f"{army.race} have less than no tokens"
    for here in state.regions.values():
        if here.army in race:
            found[race[here.army]] += here.tokens
    for spec in box.races.values():
        if found[spec.id] != spec.tokens or state.tray[spec.id] < 0:
            yield f"{spec.id}: {found[spec.id]} tokens of {spec.tokens}"


def _regions(box: Box, state: State) -> Iterator[str]:
    """Whoever holds a region has a token in it, and is in play; natives have nobody above them."""
    armies = {a.id for a in state.armies}
    if list(state.regions) != list(box.regions):
        yield "regions are missing"
    for number, here in state.regions.items():
        if (here.army is None) != (here.tokens == 0) or here.tokens < 0:
            yield f"region {number}: {here.tokens} tokens of army {here.army}"
        if here.army is not None and here.army not in armies:
            yield f"region {number}: army {here.army} is not in play"
        if here.natives and (here.tokens or here.natives > box.regions[number].natives):
            yield f"region {number}: {here.natives} natives"


def _pieces(box: Box, state: State) -> Iterator[str]:
    """No more pieces than the box holds; what cannot stand without a race does not (B-41)."""
    for spec in box.markers.values():
        laid = sum(r.markers.get(spec.id, 0) for r in state.regions.values())
        if spec.limit is not None and laid > spec.limit:
            yield f"{laid} of {spec.id}, the box has {spec.limit}"
    for number, here in state.regions.items():
        printed = box.terrains[box.regions[number].terrain].marker
        if printed and here.markers.get(printed) != 1:
            yield f"region {number}: its {printed} is gone"
        for marker, n in here.markers.items():
            if n < 1:
                yield f"region {number}: {n} of {marker}"
            if here.army is None and not box.markers[marker].stays_when_lost:
                yield f"region {number}: a {marker} with nobody there"


def _tiles(box: Box, state: State) -> Iterator[str]:
    """Every banner and badge is in exactly one place."""
    banners = [a.race for a in state.armies] + [c.race for c in state.column]
    banners += state.banners.unseen + state.banners.under
    badges = [a.power for a in state.armies if a.power] + [c.power for c in state.column]
    badges += state.badges.unseen + state.badges.under + state.discards
    if sorted(banners) != sorted(box.races):
        yield f"banners are not one of each: {sorted(banners)}"
    if sorted(badges) != sorted(box.powers):
        yield f"badges are not one of each: {sorted(badges)}"
    if len(state.column) > box.column:
        yield f"{len(state.column)} combos on offer"


def _coins(state: State) -> Iterator[str]:
    """Nobody owes anything."""
    for seat, coins in enumerate(state.coins):
        if coins < 0:
            yield f"seat {seat} has {coins} coins"
    yield from (f"{c.coins} coins on {c.race}" for c in state.column if c.coins < 0)
