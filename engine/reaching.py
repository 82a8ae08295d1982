"""What is adjacent, which ways of conquering are open, and what may be attacked next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .hooks import Attack, Way
from .me import Me
from .specs import RegionSpec
from .state import Army
from .table import Game


def links(game: Game, army: Army, region: RegionSpec, attack: Attack | None = None) -> set[int]:
    """Return what is adjacent to ``region``, held by ``army``: borders, and links of powers.

    With an ``attack``: without the links that do not work in it.
    """
    near = set(region.borders)
    for me in game.voices_of(army, "links"):
        if not (attack and game.muted(attack, me.source)):
            near.update(me.effect.links(me, region))
    return near


def adjacent(game: Game, army: Army) -> frozenset[int]:
    """Return what is adjacent to a region of ``army``, by borders and links of powers (B-27).

    Regions of its own are among it; what its powers reach from anywhere and where it may enter
    are not.
    """
    known: frozenset[int] | None = game.memo.get(key := ("adjacent", army.id))
    if known is None:
        own, linking = game.regions_of(army), game.voices_of(army, "links")
        near = set[int]().union(*[spec.borders for spec in own])
        near.update(*(me.effect.links(me, spec) for me in linking for spec in own))
        known = game.memo[key] = frozenset(near)
    return known


def reach(game: Game, army: Army, by: str = "") -> tuple[int, ...]:
    """Return the regions that ``army`` could attack next, sorted; its own may be among them.

    From the board: what is adjacent (B-27).  Without a region: the entries (B-10,
    B-28).  Either way, what an effect reaches, and what the way ``by`` does; then without its own.
    """
    known: tuple[int, ...] | None = game.memo.get(key := ("reach", army.id, by))
    if known is not None:
        return known
    if by:
        near = set(reach(game, army))
        offers = ways(game, army).get(by, ())
        near.update(*(offer.way.reach for offer in offers))
        near.intersection_update(*(offer.way.reach for offer in offers if offer.way.only))
        near.difference_update(spec.id for spec in game.regions_of(army))
    else:
        near = _near(game, army)
    found = tuple(sorted(near))
    game.memo[key] = found
    return found


def in_sight(game: Game, army: Army, by: str = "") -> list[int]:
    """Return the regions in ``reach``, but for those that anybody sees are no target.

    Those are its own regions, and land that is closed to it.
    """
    shut = () if game.voices_of(army, "opens") else game.box.shut
    own = [spec.id for spec in game.regions_of(army)]
    return sorted(set(reach(game, army, by)).difference(shut, own))


def _near(game: Game, army: Army, attack: Attack | None = None) -> set[int]:
    """Return what ``army`` can attack the plain way; with an ``attack``: what works in it."""
    near = reach_of_powers(game, army, attack)
    if own := game.regions_of(army):
        if attack is None:
            return near | adjacent(game, army)
        for spec in own:
            near |= links(game, army, spec, attack)
    else:
        near.update(r.id for r in game.box.regions.values() if r.entry)
        for me in game.voices_of(army, "entry"):
            if not (attack and game.muted(attack, me.source)):
                near.update(me.effect.entry(me))
    return near


def reach_of_powers(game: Game, army: Army, attack: Attack | None = None) -> set[int]:
    """Return the regions that an effect lets ``army`` conquer wherever it stands (Flying).

    With an ``attack``: by the effects that work in it.
    """
    return {
        region
        for me in game.voices_of(army, "reaches")
        if not (attack and game.muted(attack, me.source))
        for region in me.effect.reaches(me)
    }


class OpenWay(NamedTuple):
    """A way that is open, and who offers it."""

    me: Me
    way: Way


def ways(game: Game, army: Army) -> Mapping[str, tuple[OpenWay, ...]]:
    """Return the ways besides the plain one in which ``army`` may conquer now, by id.

    Each is there once a turn; two together where one of them may go beside another.
    """
    voices = game.voices_of(army, "way")
    if not voices:
        return {}
    single = {
        me.way: OpenWay(me, way)
        for me in voices
        if not me.used("way") and (way := me.effect.way(me)) is not None
    }
    found: dict[str, tuple[OpenWay, ...]] = {by: (offer,) for by, offer in single.items()}
    for by, offer in single.items():
        if offer.way.beside:
            for other, with_it in single.items():
                if not with_it.way.beside:
                    found[f"{by}+{other}"] = (offer, with_it)
    return found


def spend(offers: Sequence[OpenWay]) -> None:
    """Note that these ways have been used this turn, whatever came of it."""
    for offer in offers:
        offer.me.spend("way")


def spent(game: Game, army: Army, by: str) -> bool:
    """Whether ``army`` has used the way ``by``, or one of two together, this turn."""
    voices = game.voices_of(army, "way")
    return any(me.way in by.split("+") and me.used("way") for me in voices)


def reached_fairly(game: Game, attack: Attack) -> bool:
    """Whether the region of ``attack``, in reach, is so without what does not work in it."""
    region, army = attack.region.id, attack.army
    if (farther := game.memo.get(key := ("farther", army.id))) is None:
        hooks = ("links", "reaches", "entry", "way")
        farther = [me.source for hook in hooks for me in game.voices_of(army, hook)]
        game.memo[key] = farther
    if not farther or not any(game.muted(attack, source) for source in farther):
        return True
    return region in _near(game, attack.army, attack) or any(
        region in offer.way.reach and not game.muted(attack, offer.me.source)
        for offer in ways(game, attack.army).get(attack.means, ())
    )
