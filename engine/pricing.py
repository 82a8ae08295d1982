"""What a conquest costs, where it may happen, and every reason why it may not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .hooks import Attack, Mod, Refusal
from .model import Army, RegionSpec
from .table import Game


class Price(NamedTuple):
    """A price with its reasons."""

    lines: tuple[Mod, ...]
    total: int
    """Tokens needed, at least 1; the sum of the lines."""
    refusals: tuple[Refusal, ...]
    """Why the region may not be conquered at all, whatever the hand."""


def price(game: Game, attack: Attack) -> list[Mod]:
    """Return why ``attack`` costs what it costs, line by line (B-26)."""
    here = game.state.regions[attack.region.id]
    box = game.box
    lines = [Mod(box.terrains[attack.region.terrain].price, "base")]
    if here.tokens or here.natives:
        lines.append(Mod(here.tokens + here.natives, "defenders"))
    for marker, n in here.markers.items():
        if defence := box.markers[marker].defence:
            lines.append(Mod(n * defence, marker))
    for me in game.voices("cost"):
        if me.army is attack.army:
            lines += me.effect.cost(me, attack)
    if game.state.turn.die:
        lines.append(Mod(-game.state.turn.die, "die"))
    total = sum(line.amount for line in lines)
    if total < 1:
        lines.append(Mod(1 - total, "minimum"))
    return lines


def required(game: Game, attack: Attack) -> int:
    """Return the tokens that ``attack`` needs, at least 1."""
    return sum(line.amount for line in price(game, attack))


def defence(game: Game, region: int) -> int:
    """Return the tokens that ``region`` costs an attacker without any power."""
    here, box = game.state.regions[region], game.box
    markers = sum(n * box.markers[m].defence for m, n in here.markers.items())
    return box.terrains[box.regions[region].terrain].price + here.tokens + here.natives + markers


def immune(game: Game, region: int) -> bool:
    """Whether a marker in ``region`` makes it immune (B-51)."""
    markers = game.state.regions[region].markers
    return bool(markers) and any(game.box.markers[m].immune for m in markers)


def links(game: Game, army: Army, region: RegionSpec) -> set[int]:
    """Return what is adjacent to ``region``, held by ``army``: borders, and links of powers."""
    near = set(region.borders)
    for me in game.voices("links"):
        if me.army is army:
            near.update(me.effect.links(me, region))
    return near


def reach(game: Game, army: Army) -> tuple[int, ...]:
    """Return the regions that ``army`` could attack next, sorted; its own may be among them.

    From the board: what is adjacent (B-27).  Without a region: the entries (B-10,
    B-28).  Either way, what an effect reaches.
    """
    if (known := game.reach_cache.get(army.id)) is not None:
        return known
    near = set(reach_of_powers(game, army))
    if own := game.regions_of(army):
        for spec in own:
            near |= links(game, army, spec)
    else:
        near.update(r.id for r in game.box.regions.values() if r.entry)
        for me in game.voices_of(army, "entry"):
            near.update(me.effect.entry(me))
    found = tuple(sorted(near))
    game.reach_cache[army.id] = found
    return found


def reach_of_powers(game: Game, army: Army) -> set[int]:
    """Return the regions that an effect lets ``army`` conquer wherever it stands (Flying)."""
    return {r for me in game.voices_of(army, "reaches") for r in me.effect.reaches(me)}


def opened(game: Game, army: Army, region: RegionSpec) -> bool:
    """Whether ``army`` may hold ``region``: its terrain is open, or an effect opens it (B-22)."""
    return not game.box.closed(region) or any(
        me.effect.opens(me, region) for me in game.voices_of(army, "opens")
    )


def barriers(game: Game, attack: Attack) -> Iterator[Refusal]:
    """Yield the reasons against ``attack`` that hold by whatever means and from wherever."""
    region = attack.region
    if attack.loser is attack.army:
        yield Refusal("own_region", region.id)
    if immune(game, region.id):
        yield Refusal("immune", region.id)
    if not opened(game, attack.army, region):
        yield Refusal("closed", region.id)
    for me in game.voices("forbids"):
        yield from me.effect.forbids(me, attack)


def refusals(game: Game, attack: Attack) -> Iterator[Refusal]:
    """Yield every reason why ``attack`` is not allowed, its price apart."""
    yield from barriers(game, attack)
    if attack.army.hand < 1:
        yield Refusal("no_tokens", attack.region.id)
    if attack.loser is not attack.army and attack.region.id not in reach(game, attack.army):
        entering = not game.regions_of(attack.army)
        yield Refusal("not_an_entry" if entering else "not_adjacent", attack.region.id)


def unpayable(game: Game, attack: Attack, need: int, *, roll: bool) -> Iterator[Refusal]:
    """Yield why ``attack`` cannot be paid from hand, or not with the final die (B-08, B-29).

    ``need``: the tokens that :func:`required` returns for it.
    """
    hand, region = attack.army.hand, attack.region.id
    amounts: dict[str, int | str] = {"price": need, "hand": hand}
    if not roll:
        if need > hand:
            yield Refusal("too_few_tokens", region, amounts)
    elif game.state.turn.die is not None:
        yield Refusal("die_used", region)
    elif need <= hand:
        yield Refusal("die_not_needed", region, amounts)
    elif need > hand + max(game.box.die):
        yield Refusal("die_too_weak", region, amounts)
