"""Every reason why a conquest, a removal or a touch is refused, and the conquests that are left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .hooks import Attack, Refusal
from .pricing import coins_due, missing, payment, shielded
from .reaching import in_sight, reach, reached_fairly, ways
from .specs import RegionSpec
from .state import Army
from .table import Game


def affordable(game: Game, army: Army, by: str = "") -> Iterator[tuple[int, bool]]:
    """Yield the regions that ``army`` can conquer now, and whether that takes the final die.

    That is what :func:`refusals` and :func:`payment` let pass; what is the same for every region is
    looked at once.
    """
    seen = conquerable(game, army, in_sight(game, army, by), by)
    if hiding := shielded(game):
        attacks = [game.attack(army, region, by) for region in seen if region in hiding]
        out = {a.region.id for a in attacks if next(refusals(game, a), None) is not None}
        seen = [region for region in seen if region not in out]
    best = max(game.box.die) if game.state.turn.die is None else 0
    for region, short in missing(game, army, seen, by):
        if short <= best:
            yield region, short > 0


def conquerable(game: Game, army: Army, regions: Sequence[int], means: str) -> Sequence[int]:
    """Return those of ``regions`` that ``army`` may conquer by ``means`` if it reaches and pays it.

    None of them is its own.  Nothing speaks against it there, nor is the hand too small anywhere.
    """
    if army.hand < game.least(army):
        attacks = [game.attack(army, region, means) for region in regions]
        return [a.region.id for a in attacks if not (hindered(game, a) or any(unready(game, a)))]
    guarded = shielded(game).union(game.box.shut)
    guarded.update(*[game.where_lies(marker) for marker in game.box.immune])
    closer = set(guarded)
    for me in (*game.voices("forbids"), *game.voices("tolls")):
        if me.army is not army:
            closer.update([spec.id for spec in me.regions()])
    if game.voices_of(army, "forbids") or game.voices_of(army, "fees"):
        closer.update(regions)
    found = []
    for region in regions:
        if region in closer:
            attack = game.attack(army, region, means)
            if region in guarded and next(hindrances(game, attack), None) is not None:
                continue
            if _refused(game, attack):
                continue
        found.append(region)
    return found


def hindered(game: Game, attack: Attack) -> bool:
    """Whether anything speaks against ``attack`` but its price in tokens, the hand and the reach.

    That is whether ``hindrances`` has any, and asks no more than it takes to know.
    """
    region = attack.region.id
    if region in game.box.shut or game.immune(region) or game.shields(attack):
        return next(hindrances(game, attack), None) is not None
    if attack.aim == "conquest" and attack.loser is attack.army:
        return True
    return _refused(game, attack)


def _refused(game: Game, attack: Attack) -> bool:
    """Whether either party forbids ``attack``, or the coins due for it are missing."""
    army, loser = attack.army, attack.loser
    for me in game.voices_of(army, "forbids"):
        if any(me.effect.forbids(me, attack)):
            return True
    for me in game.voices_of(loser, "forbids") if loser else ():
        if any(me.effect.forbids(me, attack)):
            return True
    return game.box.charges and coins_due(game, attack) > game.state.coins[army.player]


def barred(game: Game, attack: Attack) -> str:
    """Return the marker by which the region is immune to ``attack``, no power passing it, or ""."""
    markers = game.state.regions[attack.region.id].markers
    if not markers or game.box.immune.isdisjoint(markers):
        return ""
    mine = game.voices_of(attack.army, "passes")
    passing = [me for me in mine if not game.muted(attack, me.source)]
    bars = (
        marker
        for marker in markers
        if marker in game.box.immune
        and not any(me.effect.passes(me, attack, marker) for me in passing)
    )
    return next(bars, "")


def opened(game: Game, army: Army, region: RegionSpec, attack: Attack | None = None) -> bool:
    """Whether ``army`` may hold ``region``: its terrain is open, or an effect opens it (B-22).

    With an ``attack``: an effect that works in it.
    """
    return not game.box.closed(region) or any(
        me.effect.opens(me, region) and not (attack and game.muted(attack, me.source))
        for me in game.voices_of(army, "opens")
    )


def barriers(game: Game, attack: Attack) -> Iterator[Refusal]:
    """Yield the reasons against ``attack`` that hold by whatever means and from wherever.

    What it costs in coins is none of them: see :func:`unaffordable`.
    """
    region = attack.region
    if attack.loser is attack.army:
        yield Refusal("own_region", region.id)
    if piece := barred(game, attack):
        yield Refusal("immune", region.id, {"piece": piece})
    if not opened(game, attack.army, region, attack):
        yield Refusal("closed", region.id, {"terrain": region.terrain})
    for me in game.parties(attack, "forbids"):
        yield from me.effect.forbids(me, attack)
    if attack.means and game.shields(attack):
        yield from _stopped(game, attack)


def against(game: Game, attack: Attack) -> Iterator[Refusal]:
    """Yield every reason against ``attack``, a removal or a touch (W-49, W-52).

    From where it is made is for what makes it to say.  One's own regions may be touched, and
    those that are closed; an immune piece protects them unless an effect passes it.
    """
    if piece := barred(game, attack):
        yield Refusal("immune", attack.region.id, {"piece": piece})
    for me in game.parties(attack, "forbids"):
        yield from me.effect.forbids(me, attack)
    if attack.means and game.shields(attack):
        yield from _stopped(game, attack)
    yield from unaffordable(game, attack)


def hindrances(game: Game, attack: Attack) -> Iterator[Refusal]:
    """Yield what speaks against ``attack``, its price in tokens, the hand and the reach apart."""
    if attack.aim == "conquest":
        yield from barriers(game, attack)
        yield from unaffordable(game, attack)
    else:
        yield from against(game, attack)


def _stopped(game: Game, attack: Attack) -> Iterator[Refusal]:
    """Yield what the attack would be done with and does not work in it."""
    for source in game.sources():
        used = source.army is attack.army and source.way in attack.means.split("+")
        if used and game.muted(attack, source):
            yield Refusal("stopped", attack.region.id)


def refusals(game: Game, attack: Attack) -> Iterator[Refusal]:
    """Yield every reason why ``attack`` is not allowed, its price in tokens apart."""
    yield from barriers(game, attack)
    army, region = attack.army, attack.region.id
    yield from unready(game, attack)
    if attack.loser is not army and not (
        region in reach(game, army, attack.means)
        and (attack.loser is None or not game.shields(attack) or reached_fairly(game, attack))
    ):
        yield _out_of_reach(game, attack)
    if game.box.charges:
        yield from unaffordable(game, attack)


def _out_of_reach(game: Game, attack: Attack) -> Refusal:
    """Return why the region of ``attack`` is not in reach."""
    region = attack.region.id
    offers = ways(game, attack.army).get(attack.means, ())
    if any(offer.way.only and region not in offer.way.reach for offer in offers):
        return Refusal("not_offered", region)
    entering = not game.regions_of(attack.army)
    return Refusal("not_an_entry" if entering else "not_adjacent", region)


def unready(game: Game, attack: Attack) -> Iterator[Refusal]:
    """Yield why the hand is too small for any attack: it cannot hold a region (C-02, W-42)."""
    army, region, least = attack.army, attack.region.id, game.least(attack.army)
    if army.hand >= least:
        return
    if any(game.suffices(marker, least) for marker in game.like_tokens(army, attack)):
        return
    if army.hand:
        yield Refusal("hand_too_small", region, {"least": least, "hand": army.hand})
    else:
        yield Refusal("no_tokens", region)


def unaffordable(game: Game, attack: Attack) -> Iterator[Refusal]:
    """Yield why the coins due for ``attack`` cannot be paid (C-04)."""
    due, coins = coins_due(game, attack), game.state.coins[attack.army.player]
    if due > coins:
        yield Refusal("toll", attack.region.id, {"price": due, "coins": coins})


def unpayable(game: Game, attack: Attack, need: int, *, roll: bool) -> Iterator[Refusal]:
    """Yield why ``attack`` cannot be paid from hand, or not with the final die; see ``payment``."""
    if (rolls := payment(game, attack, need)) is roll:
        return
    hand, region = game.force(attack.army, attack), attack.region.id
    amounts: dict[str, int | str] = {"price": need, "hand": hand}
    if not roll:
        yield Refusal("too_few_tokens", region, amounts | {"roll": int(rolls is True)})
    elif game.state.turn.die is not None:
        yield Refusal("die_waits", region)
    elif need <= hand:
        yield Refusal("die_not_needed", region, amounts)
    else:
        yield Refusal("die_too_weak", region, amounts)
