"""Who plays for which side in words, how each stands and how they came in (T-02, T-10, T-11)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from bot.texts.i18n import key_of
from bot.texts.wording import Wording
from engine import Rank, Sides, View


class Standing(NamedTuple):
    """How a side came in."""

    heading: str
    allies: tuple[str, ...] = ()
    """A line for each player, where there are several."""


def title(view: View, wording: Wording, named: Sequence[str]) -> str:
    """Return which sides have won and with whom; ``named``: by seat, a player's name in it."""
    first = [rank for rank in view.ranking if rank.place == 1]
    words, sides = wording.words, [_name(view.sides, rank.side, wording) for rank in first]
    players = [wording.listed([named[seat] for seat in rank.seats]) for rank in first]
    shared = [
        words("result-side-shared", side=side, players=who)
        for side, who in zip(sides, players, strict=True)
    ]
    return words(
        "result-title-sides",
        rounds=view.rounds,
        count=len(first),
        side=sides[0],
        players=players[0],
        sides=wording.listed(shared),
        coins=first[0].coins,
    )


def standings(view: View, wording: Wording, named: Sequence[str]) -> Iterator[Standing]:
    """Yield how each side came in, best first; ``named`` as for :func:`title`.

    Where coins alone do not decide, with those of its richest player.
    """
    words, scores = wording.words, [rank.coins for rank in view.ranking]
    for rank in view.ranking:
        side, purses = _name(view.sides, rank.side, wording), _purses(view, rank)
        told: dict[str, str | int] = {"rank": rank.place, "side": side, "coins": rank.coins}
        if len(rank.seats) == 1:
            yield Standing(words("result-side-alone", **told, player=named[rank.seats[0]]))
            continue
        key = "result-side-tie" if scores.count(rank.coins) > 1 else "result-side"
        yield Standing(
            words(key, **told, most=max(purses)),
            tuple(
                words(
                    "result-ally",
                    player=named[seat],
                    coins=coins,
                    counts="yes" if coins == rank.coins else "no",
                )
                for seat, coins in zip(rank.seats, purses, strict=True)
            ),
        )


def grouped(view: View, wording: Wording, told: Callable[[int], Sequence[str]]) -> Iterator[str]:
    """Yield what is ``told`` of each seat, side by side, below what a side is called and has.

    Where each plays alone, just that, in order of play.  What a side has is only known to who sees
    the coins of all its players.
    """
    words = wording.words
    for side in view.sides.all:
        seats = view.sides.seats(side)
        if view.sides.names:
            known = [coins for seat in seats if (coins := view.coins[seat]) is not None]
            key = "status-side" if len(known) < len(seats) else "status-side-coins"
            name = _name(view.sides, side, wording)
            yield f"**{words(key, side=name, coins=min(known, default=0))}**"
        for seat in seats:
            yield from told(seat)


def players(sides: Sides, wording: Wording) -> str:
    """Return who plays, by their sides where they play for any."""
    words, names = wording.words, wording.people
    if not sides.names:
        return words.row(names)
    told = (
        words(
            "players-of-side",
            side=words(key_of("faction", sides.names[side])),
            players=words.row(names[seat] for seat in sides.seats(side)),
        )
        for side in sides.all
    )
    return words.row(told, "list-parts-between")


def playing_for(sides: Sides, wording: Wording, seat: int) -> str:
    """Return whom a seat plays for, and with whom; the sides have names."""
    words, allies = wording.words, [wording.people[ally] for ally in sides.allies(seat)]
    side = words(key_of("faction", sides.name(seat)))
    if not allies:
        return words("seat-side", side=side)
    return words("seat-side-allied", side=side, ally=words.row(allies))


def _name(sides: Sides, side: int, wording: Wording) -> str:
    return wording.thing("faction", sides.names[side])


def _purses(view: View, rank: Rank) -> list[int]:
    return [view.coins[seat] or 0 for seat in rank.seats]
