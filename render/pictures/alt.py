"""The picture in words, for screen readers: how it stands, in at most 1000 characters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.view import RegionView, Rows, View
from render.beside.players import pieces_before
from render.ground.base import has_map
from render.ground.geometry import map_of
from render.map.happened import Happened
from render.map.lying import lying
from render.map.names import region_names
from render.writing.naming import as_key, combo_name, word_id
from render.writing.text import Words, row

WHATS = ("players", "news", "pieces", "natives", "offers", "names")
"""What sentences tell, for ``picture-alt-what-``."""
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
    "picture-alt-nowhere",
    "picture-alt-army",
    "picture-alt-declined",
    "picture-alt-piece",
    "picture-alt-pieces",
    "picture-alt-free",
    "picture-alt-offer",
    "picture-alt-coins",
    "picture-alt-rows",
    "picture-alt-row",
    "picture-alt-no-badge",
    "picture-alt-of-side",
    "picture-alt-more",
    "picture-alt-missing",
    *(f"picture-alt-what-{what}" for what in WHATS),
    "picture-alt-unnamed",
    "picture-alt-name",
    "lent",
    "picture-alt-held",
    "picture-alt-held-by",
    "picture-alt-several",
    "combo",
    "list-between",
    "people-between",
    "sentence-between",
    PARTS,
)
"""Keys of the texts used here, beside those of things: ``marker-<id>``."""
LONGEST = 1000
"""Characters; Discord takes 1024."""


class _Part(NamedTuple):
    """A sentence, and how it is made of what it lists."""

    what: str
    """What it tells: one of ``WHATS``."""
    items: Sequence[str]
    """The most important first."""
    made: Callable[[Sequence[str]], str] = "".join


def alt_text(
    view: View, names: Sequence[str], words: Words, happened: Sequence[Happened] = ()
) -> str:
    """Return the table in words: whose turn it is, what ``happened``, who holds what.

    Then come the pieces on the board, the original inhabitants, the combos on offer and names that
    the map has no room for, and where to read all of it.  Of what would not fit the least important
    is left out, and the text says what that is: names, combos, inhabitants, pieces that neither
    make immune nor were found, and so on.
    """
    parts = [part for part in _parts(view, names, words, happened) if part.items]
    more, between = words("picture-alt-more"), words("sentence-between")
    whole = between.join([*(part.made(part.items) for part in parts), more])
    if len(whole) <= LONGEST:
        return whole
    # As little as can be may be cut, for what tells of it takes room, too.
    cuts = (_cut(parts, WHATS[-n:], words) for n in range(1, len(WHATS) + 1))
    return between.join([*next(filter(None, cuts)), more])


def _cut(parts: Sequence[_Part], least: Sequence[str], words: Words) -> list[str]:
    """Return the sentences, of which those of the ``least`` important are cut, and which were.

    Nothing where all others would not fit even then, though they may all be cut.
    """
    between, more = words("sentence-between"), words("picture-alt-more")
    cut = [part.what for part in parts if part.what in least]
    room = LONGEST - len(between.join([_missing(cut, words), more]))
    kept = [part.made(part.items) for part in parts if part.what not in least]
    room -= sum(len(between) + len(told) for told in kept)
    if room < 0:
        return []
    told, left_out = list[str](), list[str]()
    for part in parts:
        whole = part.made(part.items)
        if part.what not in least:
            told.append(whole)
            continue
        ways = (part.made(part.items[:n]) for n in range(len(part.items), 0, -1))
        shown = next((way for way in ways if len(way) + len(between) <= room), "")
        if shown:
            told.append(shown)
            room -= len(shown) + len(between)
        if shown != whole:
            left_out.append(part.what)
    return [*told, _missing(left_out, words)] if left_out else told


def _missing(whats: Sequence[str], words: Words) -> str:
    """Return what tells that all this is left out."""
    named = (words(f"picture-alt-what-{what}") for what in dict.fromkeys(whats))
    return words("picture-alt-missing", what=row(words, named))


def _parts(
    view: View, names: Sequence[str], words: Words, happened: Sequence[Happened]
) -> Iterator[_Part]:
    """Yield the sentences, the most important first."""
    if view.over:
        yield _Part("players", [words("picture-alt-over", rounds=view.rounds)])
    else:
        mover = _name(names, view.player, words)
        told = words("picture-alt-round", round=view.round, rounds=view.rounds, name=mover)
        yield _Part("players", [told])
    if view.die is not None:
        yield _Part("players", [words("picture-alt-die", amount=view.die)])
    for seat in range(view.seats):
        yield _Part("players", [_player(view, names, words, seat)])
    for army in view.armies:
        for other in army.spares:
            name, bound = _name(names, army.player, words), _name(names, other, words)
            yield _Part("players", [words("picture-alt-peace", name=bound, other=name)])
    for told in _before(view, names, words):
        yield _Part("pieces", [told])
    for told in _news(names, words, happened):
        yield _Part("news", [told])
    yield _Part(
        "pieces",
        _pieces(view, words),
        lambda pieces: words("picture-alt-pieces", pieces=row(words, pieces, PARTS)),
    )
    for native, regions in sorted(_natives(view).items()):
        told = words(
            "picture-alt-free",
            native=as_key(native),
            regions=row(words, regions),
        )
        yield _Part("natives", [told])
    yield _Part(
        "offers",
        [*(_rows(view.rows, words) if view.rows else _offers(view, words))],
        lambda offers: _on_offer(view, offers, words),
    )
    yield _Part(
        "names",
        _unnamed(view, words),
        lambda called: words("picture-alt-unnamed", regions=row(words, called)),
    )


def _on_offer(view: View, offers: Sequence[str], words: Words) -> str:
    """Return the sentence that lists so many of the combos on offer, or of their rows."""
    if not view.rows:
        return words("picture-alt-offer", combos=row(words, offers))
    factions = [words(word_id("faction", it.faction)) for it in view.rows.columns]
    return words("picture-alt-rows", factions=row(words, factions), rows=row(words, offers, PARTS))


def _unnamed(view: View, words: Words) -> list[str]:
    """Return the regions for whose names there is no room on the map, with these."""
    if not has_map(view):
        return []
    shapes = map_of(view.boards).regions
    return [
        words("picture-alt-name", region=region, name=name)
        for region, name in region_names(view, words).items()
        if not shapes[region].name
    ]


def _before(view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    """Yield what lies before players, beside the board; of who has the same it is told once."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for seat in sorted({piece.seat for piece in view.pieces}):
        pieces = tuple(_pieces_named(pieces_before(view, seat), words))
        alike.setdefault(pieces, []).append(_name(names, seat, words))
    for pieces, people in alike.items():
        told = row(words, people, "people-between")
        yield words("picture-alt-before", name=told, pieces=row(words, pieces))


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


def _pieces(view: View, words: Words) -> list[str]:
    """Return where markers and finds lie, kind by kind; mountains are part of the land.

    First what makes immune, then what was found, what defends, and the rest.
    """
    printed = {region.id: region.printed for region in view.regions}
    lent = {find.badge: find for find in view.finds if find.badge}
    lenders = {find.id for find in lent.values()}
    places: dict[tuple[int, str], list[str]] = {}
    for region, kinds in lying(view).items():
        for kind in kinds:
            if kind.what in lenders or kind.what == printed[region]:
                continue
            name = words(word_id(kind.family, kind.what))
            if kind.what in lent:
                lender = lent[kind.what]
                name = words("lent", thing=name, lender=words(word_id(lender.family, lender.id)))
            place = str(region)
            if kind.amount > 1:
                place = words("picture-alt-several", region=region, amount=kind.amount)
            places.setdefault((kind.rank, name), []).append(place)
    return [
        words("picture-alt-piece", marker=name, regions=row(words, regions))
        for (_, name), regions in sorted(places.items(), key=lambda piece: piece[0][0])
    ]


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


def _rows(rows: Rows, words: Words) -> Iterator[str]:
    """Yield each row with its price, its badge and a race of each column that goes with it."""
    for number, (power, price) in enumerate(zip(rows.badges, rows.prices, strict=True)):
        races = [
            words(word_id("race", race) if race else "picture-alt-none")
            for race in (column.races[number] for column in rows.columns)
        ]
        yield words(
            "picture-alt-row",
            price=price,
            power=words(word_id("power", power) if power else "picture-alt-no-badge"),
            races=row(words, races),
        )


def _player(view: View, names: Sequence[str], words: Words, seat: int) -> str:
    regions = {r.id: r for r in view.regions}
    armies = []
    for army in sorted((a for a in view.armies if a.player == seat), key=lambda a: not a.active):
        held = [_held(view, regions[r], words) for r in army.regions]
        told = words(
            "picture-alt-army" if army.active else "picture-alt-declined",
            combo=combo_name(words, army.race, army.power),
            regions=row(words, held) or words("picture-alt-nowhere"),
            hand=army.hand,
        )
        if army.extra:
            told += words("picture-alt-extra", pieces=row(words, _pieces_named(army.extra, words)))
        armies.append(told)
    what = row(words, armies, PARTS) or words("picture-alt-none")
    name, coins = _name(names, seat, words), view.coins[seat]
    if side := view.sides.name(seat):
        name = words("picture-alt-of-side", name=name, side=words(word_id("faction", side)))
    if coins is None:
        return words("picture-alt-player", name=name, armies=what)
    return words("picture-alt-player-coins", name=name, armies=what, coins=coins)


def _held(view: View, region: RegionView, words: Words) -> str:
    """Return a region with the tokens there, or with the pieces that hold it without any."""
    specs = view.markers
    holds = [(marker, n) for marker, n in region.markers if marker in specs and specs[marker].holds]
    if region.tokens or not holds:
        return words("picture-alt-held", region=region.id, tokens=region.tokens)
    pieces = row(words, _pieces_named(holds, words))
    return words("picture-alt-held-by", region=region.id, pieces=pieces)


def _name(names: Sequence[str], seat: int, words: Words) -> str:
    """Return a player's name, at most as long as Discord's, or their number if there is none."""
    name = names[seat].strip()[:32] if seat < len(names) else ""
    return name or words("picture-player", number=seat + 1)
