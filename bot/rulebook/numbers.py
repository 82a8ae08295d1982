"""The numbers in the texts of the rules, from the data and the parts that the engine plays with.

Every text has all of them at hand, under the same names in every language:

* the own ones of a race (``tokens`` on its banner, ``most`` in the box), a power (``tokens`` on its
  badge), a terrain (``price``) and a marker (``supply``, ``defense``);
* what the parts of a thing that does something hold, and the marker that they place (``_NAMES``);
* the same of all others after their ids (``amazons_extra``, ``lair_defense``);
* what lives on other boards to guard its finds (``monster_each``, ``monster_more``);
* what is printed in the box (``start_coins``, ``column``, ``rounds_2``), and of a variant for sides
  what is laid out (``rows``) and who plays for whom (``sides_by_players``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache
from typing import Final

from bot.rulebook.entries import Entry
from bot.tables import mixes
from bot.texts.i18n import Words, key_of
from engine import EDITIONS, FIRST_EDITION, OFFERED, Box, Effect, Trait, drawn, load_box

Numbers = Mapping[str, str | int]

_NAMES: Final[Mapping[tuple[str, str], str]] = {
    ("Levy", "tokens"): "extra",
    ("Discount", "amount"): "less",
    ("Cheaper", "amount"): "cheaper",
    ("Guard", "pieces"): "pieces",
    ("LeaveBehind", "limit"): "pieces",
}
"""What a number of a part is called in texts, where not by the name of its field."""
_BELOW_ZERO: Final[Mapping[str, str]] = {"less": "more"}
"""What a number is called that is below zero."""


def of(entry: Entry, edition: str = FIRST_EDITION, words: Words | None = None) -> Numbers:
    """Return the numbers for the texts of ``entry``; in ``edition``, if it belongs to all.

    ``words``: the language in which several of them are listed, English if none.

    :raises ValueError: there is no such edition.
    """
    listed = _listed(entry.edition or edition, words or Words())
    boxes = [*(OFFERED if entry.mixed else ()), entry.edition or edition]
    told = {name: n for box in boxes for name, n in facts(box).items()}
    return {**told, **own(entry, edition), **listed}


def own(entry: Entry, edition: str = FIRST_EDITION) -> Numbers:
    """Return the numbers that only ``entry`` has under these names."""
    return _things(entry.edition or edition).get(entry.id, {})


@cache
def facts(edition: str) -> Numbers:
    """Return the numbers that every text of an edition may name.

    :raises ValueError: there is no such edition.
    """
    found: dict[str, str | int] = {}
    for thing, numbers in _things(edition).items():
        kind, _, name = thing.partition(".")
        name = name.replace(".", "_")
        # A power and a terrain may share a name; of the terrains only the price is told.
        found |= {f"{name}_{what}": n for what, n in numbers.items() if kind != "terrain"}
    guards = EDITIONS[mixes.parted(edition)[0]].tiles().guards
    if guards:
        found |= {f"{guards.native}_each": guards.each, f"{guards.native}_more": guards.more}
    return found | dict(_printed(edition))


@cache
def _things(edition: str) -> Mapping[str, Numbers]:
    return things_of(_box(edition))


def things_of(box: Box) -> Mapping[str, Numbers]:
    """Return the numbers of all things in a box, by family and id: ``race.trolls``."""
    printed = _on_pieces(box)
    return {
        f"{family}.{thing.id}": {
            **(_of_trait(thing.trait, box) if thing.trait else {}),
            **printed.get(f"{family}.{thing.id}", {}),
        }
        for family, known in box.things.items()
        for thing in known.values()
    }


def _on_pieces(box: Box) -> Mapping[str, dict[str, str | int]]:
    """Return what is printed on tiles and markers, or belongs to a terrain."""
    found: dict[str, dict[str, str | int]] = {}
    for race in box.races.values():
        found[f"race.{race.id}"] = {"tokens": race.banner, "most": race.tokens}
    for power in box.powers.values():
        found[f"power.{power.id}"] = {"tokens": power.badge}
    for terrain in box.terrains.values():
        found[f"terrain.{terrain.id}"] = {"price": terrain.price}
        if terrain.marker:
            found[f"terrain.{terrain.id}"] |= _of_marker(terrain.marker, box)
    for marker in box.markers:
        found[f"marker.{marker}"] = _of_marker(marker, box)
    return found


def _of_marker(marker: str, box: Box) -> dict[str, str | int]:
    spec = box.markers[marker]
    found: dict[str, str | int] = {"defense": spec.defense} if spec.defense else {}
    if spec.limit is not None:
        found["supply"] = spec.limit
    return found


def _of_trait(trait: Trait, box: Box) -> dict[str, str | int]:
    found: dict[str, str | int] = {}
    for effect in trait.effects:
        for name, value in _of_part(effect):
            if isinstance(value, int) and not isinstance(value, bool):
                found[_BELOW_ZERO[name] if value < 0 else name] = abs(value)
            elif isinstance(value, str) and value in box.markers:
                found |= _of_marker(value, box)
    return found


def _of_part(effect: Effect) -> Iterator[tuple[str, object]]:
    kind = type(effect)
    for field in fields(effect):  # type: ignore[arg-type]
        name, value = field.name, getattr(effect, field.name)
        yield _NAMES.get((kind.__name__, name), name), value
        if is_dataclass(value):  # a condition with a number of its own
            yield from ((own.name, getattr(value, own.name)) for own in fields(value))


@cache
def _printed(edition: str) -> Numbers:
    box, players = _box(edition), _players(edition)
    faces = sorted(box.die)
    return {
        "start_coins": box.coins,
        "column": box.market.slots,
        "skip_coins": box.market.step,
        "price": min(t.price for t in box.terrains.values() if not t.water),
        "races": len(box.races),
        "powers": len(box.powers),
        "players_least": min(players),
        "players_most": max(players),
        "die_sides": len(faces),
        "die_blanks": faces.count(0),
        "die_most": max(faces),
        **_listed(edition, Words()),
        **({"rows": box.market.slots // len(box.sides.names)} if box.sides.names else {}),
        **{f"rounds_{n}": _box(edition, n).rounds for n in players},
        **{f"natives_{n}": _natives(edition, n) for n in players},
    }


@lru_cache(maxsize=16)
def _listed(edition: str, words: Words) -> Numbers:
    """Return what is several numbers, as ``words`` says it."""
    boxes = {n: _box(edition, n) for n in sorted(_players(edition))}
    rounds = (words("rulepage-rounds", players=n, rounds=box.rounds) for n, box in boxes.items())
    sides = (
        words("rulepage-sides", players=n, sides=_sides(box, words))
        for n, box in boxes.items()
        if box.sides.names
    )
    return {
        "die_faces": words.listed([str(face) for face in sorted(_box(edition).die)]),
        "rounds_by_players": words.listed(list(rounds)),
        "sides_by_players": words.listed(list(sides)),
    }


def _sides(box: Box, words: Words) -> str:
    """Return each side of a box for sides, with how many play for it."""
    seats = (
        words("rulepage-side", side=words(key_of("faction", name)), players=len(box.sides.seats(n)))
        for n, name in enumerate(box.sides.names)
    )
    return words.row(seats, "rulepage-sides-and")


def _natives(edition: str, players: int) -> int:
    return sum(region.natives for region in _box(edition, players).regions.values())


def _players(edition: str) -> tuple[int, ...]:
    return EDITIONS[mixes.parted(edition)[0]].choices().players


def _box(edition: str, players: int = 0) -> Box:
    """Return the box of an edition or a variant; for as many as can play it if nobody says."""
    name, variant = mixes.parted(edition)
    choice = mixes.chosen(name, players or max(_players(edition)), variant=variant)
    return load_box(drawn(choice, ""))
