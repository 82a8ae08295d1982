"""Tables with any mix of races and powers, drawn by hypothesis or by a seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine import Box, State, plain_box
from engine.actions import (
    Abandon,
    Action,
    Answer,
    Conquer,
    Done,
    GoInDecline,
    Pick,
    Place,
    Redeploy,
    Use,
    Withdraw,
)
from engine.position import table


def random_table(seed: int) -> tuple[Box, State]:
    """Return a possible table of 2 to 5 players in the middle of a game, nothing of it played.

    Every race and power comes up, beside every other; armies active and declined, some off
    the board; pieces where their powers may have put them.
    """
    rng = Random(seed)
    players = rng.randint(2, 5)
    box = plain_box("base", players)
    races, powers = list(box.races), list(box.powers)
    rng.shuffle(races)
    rng.shuffle(powers)
    land = [r.id for r in box.regions.values() if not box.closed(r)]
    rng.shuffle(land)
    armies, markers = [], {}
    for player in range(players):
        for active in (True, False):
            if rng.random() < 0.15:
                continue
            race, power = races.pop(), powers.pop()
            spec = box.races[race]
            kept = power if active or box.powers[power].trait.stays else None
            free = box.combo_tokens(race, power)
            regions: dict[int, int] = {}
            for _ in range(rng.randint(0 if active else 1, 5)):
                region, most = land.pop(), 3 if active or race == "ghouls" else 1
                regions[region] = min(rng.randint(1, most), free)
                free -= regions[region]
                if free < 1:
                    break
            hand = rng.randint(0, min(3, free)) if active or race == "ghouls" else 0
            assert sum(regions.values()) + hand <= spec.tokens
            armies.append({"player": player, "race": race, "power": kept, "active": active}
                          | {"regions": regions, "hand": hand})  # fmt: skip
            markers |= _pieces(race, kept, active, list(regions), rng)
    data = {
        "players": players,
        "player": rng.randrange(players),
        "seed": str(seed),
        "round": rng.randint(2, box.rounds),
        "armies": armies,
        "markers": markers,
    }
    return table(data)


def _pieces(
    race: str, power: str | None, active: bool, held: list[int], rng: Random
) -> dict[int, dict[str, int]]:
    laid: dict[int, dict[str, int]] = {r: {} for r in held}
    if race == "trolls":
        for region in held:
            laid[region]["lair"] = 1
    if power == "fortified":
        for region in held[:2]:
            laid[region]["fortress"] = 1
    if active and race == "halflings":
        for region in held[:2]:
            laid[region]["hole"] = 1
    if active and power == "heroic":
        for region in held[:2]:
            laid[region]["hero"] = 1
    if active and power == "dragon_master":
        for region in held[:1]:
            laid[region]["dragon"] = 1
    if active and power == "bivouacking" and held:
        for _ in range(5):
            here = laid[rng.choice(held)]
            here["encampment"] = here.get("encampment", 0) + 1
    return {region: pieces for region, pieces in laid.items() if pieces}


def imaginable(box: Box, state: State, rng: Random, n: int) -> Iterator[Action]:
    """Yield ``n`` elementary actions that somebody might try, sensible or not."""
    numbers = [*box.regions, 0, -1, 99]
    traits = [*box.races, *box.powers, *box.finds, "nonsense"]
    for _ in range(n):
        region, few = rng.choice(numbers), rng.randint(-1, 9)
        yield rng.choice(
            (
                Pick(few),
                GoInDecline(),
                Abandon(region),
                Conquer(region),
                Conquer(region, roll=True),
                Use(rng.choice(traits), region),
                Use(rng.choice(traits)),
                Place(region, few),
                Answer((region,)),
                Answer(()),
                Done(),
            )
        )


def wrong_shorthands(state: State) -> Iterator[Action]:
    """Yield shorthands that no table accepts: tokens of nobody, places that are not there."""
    yield Redeploy(((99, 1),))
    yield Redeploy(((1, 0),))
    yield Withdraw(((99, 1),))
    yield Withdraw(((1, -1), (2, 1)))
    yield Answer((99, 98))
