"""The picture in words, for screen readers: how it stands, in at most 1000 characters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.view import View

from .happened import Happened
from .side import combo_name, word_id
from .text import Words, row

PARTS = "list-parts-between"
"""What stands between members of a list that are lists themselves."""
WORDS = (
    "picture-alt-round",
    "picture-alt-over",
    "picture-alt-die",
    "picture-alt-taken",
    "picture-alt-from",
    "picture-alt-own",
    "picture-alt-left",
    "picture-alt-peace",
    "picture-alt-before",
    "picture-alt-extra",
    "picture-alt-lying",
    "picture-alt-player",
    "picture-alt-player-coins",
    "picture-alt-none",
    "picture-alt-army",
    "picture-alt-declined",
    "picture-alt-piece",
    "picture-alt-pieces",
    "picture-alt-free",
    "picture-alt-offer",
    "picture-alt-coins",
    "picture-alt-more",
    "picture-alt-held",
    "picture-alt-several",
    "combo",
    "list-between",
    "sentence-between",
    PARTS,
)
"""Keys of the texts used here, beside those of things: ``marker-<id>``."""
LONGEST = 1000
"""Characters; Discord takes 1024."""


def alt_text(
    view: View, names: Sequence[str], words: Words, happened: Sequence[Happened] = ()
) -> str:
    """Return the table in words: whose turn it is, what ``happened``, who holds what.

    Then come the pieces on the board, the original inhabitants and the combos on offer, and where
    to read all of it.  Sentences that would not fit are left out, the least important first.
    """
    more, between = words("picture-alt-more"), words("sentence-between")
    told, room = list[str](), LONGEST - len(more)
    for part in _parts(view, names, words, happened):
        if len(part) + len(between) <= room:
            told.append(part)
            room -= len(part) + len(between)
    return between.join([*told, more])


def _parts(
    view: View, names: Sequence[str], words: Words, happened: Sequence[Happened]
) -> Iterator[str]:
    """Yield the sentences, the most important first."""
    if view.over:
        yield words("picture-alt-over", rounds=view.rounds)
    else:
        mover = _name(names, view.player, words)
        yield words("picture-alt-round", round=view.round, rounds=view.rounds, name=mover)
    if view.die is not None:
        yield words("picture-alt-die", amount=view.die)
    for seat in range(view.seats):
        yield _player(view, names, words, seat)
    for army in view.armies:
        for other in army.spares:
            name, bound = _name(names, army.player, words), _name(names, other, words)
            yield words("picture-alt-peace", name=bound, other=name)
    yield from _before(view, names, words)
    yield from _news(names, words, happened)
    yield from _pieces(view, words)
    for native, regions in sorted(_natives(view).items()):
        yield words(
            "picture-alt-free",
            native=native.replace("_", "-").replace(".", "-"),
            regions=row(words, regions),
        )
    if view.column:
        yield words("picture-alt-offer", combos=row(words, _offers(view, words)))


def _before(view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    """Yield what lies before each player, beside the board."""
    for seat in sorted({piece.seat for piece in view.pieces}):
        lying = [(p.marker, p.number) for p in view.pieces if p.seat == seat]
        told = _pieces_named(lying, words)
        yield words("picture-alt-before", name=_name(names, seat, words), pieces=row(words, told))


def _pieces_named(pieces: Iterable[tuple[str, int]], words: Words) -> list[str]:
    return [
        words("picture-alt-lying", piece=words(word_id("marker", marker)), number=n)
        for marker, n in pieces
    ]


def _news(names: Sequence[str], words: Words, happened: Sequence[Happened]) -> Iterator[str]:
    """Yield who just took which regions from whom, and who left which."""
    for seat in sorted({h.seat_to for h in happened if h.seat_to is not None}):
        taken = []
        for change in happened:
            if change.seat_to == seat:
                place = str(change.region)
                if change.seat_from == seat:
                    place = words("picture-alt-own", region=place)
                elif change.seat_from is not None:
                    loser = _name(names, change.seat_from, words)
                    place = words("picture-alt-from", region=place, name=loser)
                taken.append(place)
        yield words(
            "picture-alt-taken", name=_name(names, seat, words), regions=row(words, taken, PARTS)
        )
    gone = [h for h in happened if h.seat_to is None]
    for seat in sorted({h.seat_from for h in gone if h.seat_from is not None}):
        regions = row(words, (str(h.region) for h in gone if h.seat_from == seat))
        yield words("picture-alt-left", name=_name(names, seat, words), regions=regions)


def _pieces(view: View, words: Words) -> Iterator[str]:
    """Yield where markers and finds lie, kind by kind; mountains are part of the land."""
    places: dict[tuple[str, str], list[str]] = {}
    for region in view.regions:
        for marker, n in region.markers:
            if marker != region.printed:
                place = str(region.id)
                if n > 1:
                    place = words("picture-alt-several", region=region.id, amount=n)
                places.setdefault(("marker", marker), []).append(place)
    for find in view.finds:
        places.setdefault((find.family, find.id), []).append(str(find.region))
    pieces = [
        words(
            "picture-alt-piece",
            marker=words(word_id(family, thing)),
            regions=row(words, regions),
        )
        for (family, thing), regions in places.items()
    ]
    if pieces:
        yield words("picture-alt-pieces", pieces=row(words, pieces, PARTS))


def _natives(view: View) -> dict[str, list[str]]:
    """Return where the original inhabitants live, by their kind."""
    places: dict[str, list[str]] = {}
    for region in view.regions:
        if region.natives:
            places.setdefault(region.native, []).append(str(region.id))
    return places


def _offers(view: View, words: Words) -> Iterator[str]:
    for offer in view.column:
        name = combo_name(words, offer.race, offer.power)
        if offer.coins:
            yield words("picture-alt-coins", combo=name, coins=offer.coins)
        else:
            yield name


def _player(view: View, names: Sequence[str], words: Words, seat: int) -> str:
    regions = {r.id: r for r in view.regions}
    armies = []
    for army in sorted((a for a in view.armies if a.player == seat), key=lambda a: not a.active):
        held = [words("picture-alt-held", region=r, tokens=regions[r].tokens) for r in army.regions]
        told = words(
            "picture-alt-army" if army.active else "picture-alt-declined",
            combo=combo_name(words, army.race, army.power),
            regions=row(words, held) or words("picture-alt-none"),
            hand=army.hand,
        )
        if army.extra:
            told += words("picture-alt-extra", pieces=row(words, _pieces_named(army.extra, words)))
        armies.append(told)
    what = row(words, armies, PARTS) or words("picture-alt-none")
    name, coins = _name(names, seat, words), view.coins[seat]
    if coins is None:
        return words("picture-alt-player", name=name, armies=what)
    return words("picture-alt-player-coins", name=name, armies=what, coins=coins)


def _name(names: Sequence[str], seat: int, words: Words) -> str:
    """Return a player's name, at most as long as Discord's, or their number if there is none."""
    name = names[seat].strip()[:32] if seat < len(names) else ""
    return name or words("picture-player", number=seat + 1)
