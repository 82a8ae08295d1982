"""What a conquest costs, where it may happen, and every reason why it may not."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from .hooks import EVERYTHING, Attack, Me, Mod, Refusal, Toll, Way
from .specs import RegionSpec
from .state import Army
from .table import Game


class Price(NamedTuple):
    """A price with its reasons."""

    lines: tuple[Mod, ...]
    total: int
    """Tokens needed, at least those that hold a region; the sum of the lines."""
    tolls: tuple[Toll, ...]
    """Coins due besides."""
    refusals: tuple[Refusal, ...]
    """Why the region may not be conquered at all, whatever the hand."""
    short: int
    """Tokens that are missing: the fewest that a die would have to show."""


def price(game: Game, attack: Attack) -> list[Mod]:
    """Return why ``attack`` costs what it costs, line by line (B-26)."""
    return priced(game, attack)[0]


def affordable(game: Game, army: Army, by: str = "") -> Iterator[tuple[int, bool]]:
    """Yield the regions that ``army`` can conquer now, and whether that takes the final die.

    That is what :func:`refusals` and :func:`payment` let pass; what is the same for every region is
    looked at once.
    """
    seen = conquerable(game, army, in_sight(game, army, by), by)
    if shielded := _shielded(game):
        attacks = [game.attack(army, region, by) for region in seen if region in shielded]
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
    guarded = _shielded(game).union(game.box.shut)
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


def _shielded(game: Game) -> set[int]:
    """Return the regions of races that can suppress what helps an attacker."""
    return {spec.id for me in game.voices("suppresses") for spec in me.regions()}


def hindered(game: Game, attack: Attack) -> bool:
    """Whether anything speaks against ``attack`` but its price in tokens, the hand and the reach.

    That is whether ``hindrances`` has any, and asks no more than it takes to know.
    """
    region = attack.region.id
    if region in game.box.shut or immune(game, region) or game.shields(attack):
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
    return game.box.charges and _due(game, attack) > game.state.coins[army.player]


def required(game: Game, attack: Attack) -> int:
    """Return the tokens that ``attack`` needs, at least 1."""
    ((_, need),) = needed(game, attack.army, (attack.region.id,), attack.means)
    return need


def needed(
    game: Game, army: Army, regions: Collection[int], means: str
) -> Iterator[tuple[int, int]]:
    """Yield ``regions``, each with the tokens that ``army`` needs to conquer it by ``means``.

    That is what its price comes to, but the lines are put together only where it takes that to
    know: where something is struck off the land or its defense, or who holds it suppresses.
    """
    box, least = game.box, game.least(army)
    line_by_line = _shielded(game)
    waived = set[str]()
    for me in game.voices_of(army, "strikes"):
        for names, where in me.effect.strikes(me, means):
            if where is None and (EVERYTHING in names or box.standing.isdisjoint(names)):
                waived.update(names)
            else:
                line_by_line.update(box.regions if where is None else where)
    costs = [
        (amount, where)
        for me in game.voices_of(army, "cost")
        for amount, why, where in me.effect.cost(me, means)
        if why not in waived
    ]
    free = EVERYTHING in waived
    for region in regions:
        if region in line_by_line:
            total = priced(game, game.attack(army, region, means))[1]
        elif free:
            total = least
        else:
            total = defense(game, region)
            for amount, where in costs:
                if where is None or region in where:
                    total += amount
        yield region, max(total, least)


def missing(
    game: Game, army: Army, regions: Collection[int], means: str
) -> Iterator[tuple[int, int]]:
    """Yield ``regions``, each with the tokens that ``army`` is short of; less than 0: has over."""
    for region, need in needed(game, army, regions, means):
        force = game.force(army, game.attack(army, region, means)) if army.extra else army.hand
        yield region, need - force


def priced(game: Game, attack: Attack) -> tuple[list[Mod], int]:
    """Return the lines of the price of ``attack``, and their sum."""
    lines = _lines(game, attack)
    lines += _struck(lines, _strikes(game, attack))
    total = sum([line.amount for line in lines])
    if total < (least := game.least(attack.army)):
        lines.append(Mod(least - total, "minimum"))
        total = least
    return lines, total


def _lines(game: Game, attack: Attack) -> list[Mod]:
    """Return what counts in the price of ``attack`` before anything is struck off it.

    First the land and what defends it, then what powers add and take off.
    """
    here, box = game.state.regions[attack.region.id], game.box
    lines = [Mod(box.ground[attack.region.id], "base")]
    if defenders := here.tokens + here.natives:
        lines.append(Mod(defenders, "defenders"))
    for marker, n in here.markers.items():
        if defense := n * box.markers[marker].defense:
            lines.append(Mod(defense, marker))
    for me in game.voices_of(attack.army, "cost"):
        for amount, why, where in me.effect.cost(me, attack.means):
            if _applies(where, attack) and (amount > 0 or not game.muted(attack, me.source)):
                lines.append(Mod(amount, why))
    return lines


def _strikes(game: Game, attack: Attack) -> list[tuple[str, Collection[str]]]:
    """Return who strikes lines off the price of ``attack``, and what these are called."""
    return [
        (me.label, names)
        for me in game.voices_of(attack.army, "strikes")
        for names, where in me.effect.strikes(me, attack.means)
        if _applies(where, attack) and not game.muted(attack, me.source)
    ]


def _applies(where: Collection[int] | None, attack: Attack) -> bool:
    """Whether the region of ``attack`` is one of those; ``None``: any is."""
    return where is None or attack.region.id in where


def _struck(lines: list[Mod], strikes: list[tuple[str, Collection[str]]]) -> list[Mod]:
    """Return what takes off those of ``lines`` that are struck, each line once."""
    off, struck = list[Mod](), set[str]()
    for label, names in strikes:
        now = {line.why for line in lines} if EVERYTHING in names else names
        if amount := sum([ln.amount for ln in lines if ln.why in now and ln.why not in struck]):
            off.append(Mod(-amount, label))
        struck.update(now)
    return off


def defense(game: Game, region: int) -> int:
    """Return the tokens that ``region`` costs an attacker without any power."""
    here, box = game.state.regions[region], game.box
    total = box.ground[region] + here.tokens + here.natives
    for marker, n in here.markers.items():
        total += n * box.markers[marker].defense
    return total


def immune(game: Game, region: int) -> bool:
    """Whether a marker in ``region`` makes it immune to others (B-51)."""
    return not game.box.immune.isdisjoint(game.state.regions[region].markers)


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
        and (attack.loser is None or not game.shields(attack) or _reached_fairly(game, attack))
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
        amounts: dict[str, int | str] = {"price": least, "hand": army.hand, "roll": 0}
        yield Refusal("too_few_tokens", region, amounts)
    else:
        yield Refusal("no_tokens", region)


def _reached_fairly(game: Game, attack: Attack) -> bool:
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


def unaffordable(game: Game, attack: Attack) -> Iterator[Refusal]:
    """Yield why the coins due for ``attack`` cannot be paid (C-04)."""
    due, coins = _due(game, attack), game.state.coins[attack.army.player]
    if due > coins:
        yield Refusal("toll", attack.region.id, {"price": due, "coins": coins})


def _due(game: Game, attack: Attack) -> int:
    """Return the coins that must be paid for ``attack``."""
    return sum([toll.coins for _, toll in due]) if (due := game.tolls(attack)) else 0


def payment(game: Game, attack: Attack, need: int) -> bool | None:
    """Return whether ``attack`` needs the final die (B-08, B-29); ``None``: that won't do either.

    ``need``: the tokens that :func:`required` returns for it.
    """
    army = attack.army
    if need <= (hand := game.force(army, attack) if army.extra else army.hand):
        return False
    return True if game.state.turn.die is None and need <= hand + max(game.box.die) else None


def short(game: Game, attack: Attack, need: int) -> int:
    """Return the tokens that are missing for ``attack``, which needs ``need``."""
    return max(0, need - game.force(attack.army, attack))


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
