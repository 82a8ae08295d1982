"""What the post of a result says, and what is told on and of its picture: standings and feats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.panels import verbs
from bot.panels.messages import marks, sided, steps
from bot.panels.messages.draft import Draft
from bot.panels.panel import Key
from bot.tables.contents import Cancelled, Result
from bot.tables.feats import Feat
from bot.tables.seats.piloted import Share
from bot.tables.table import Table
from bot.texts.boxes import played
from bot.texts.i18n import Words
from bot.texts.wording import Wording
from engine import tokens_on_board
from render import Honor

LONGEST: Final = 1000
"""Characters of the picture's description; Discord takes 1024."""


def _swapped(table: Table, words: Words) -> list[Key]:
    """Return the button of a rematch in which nobody has the side again that they had, if any."""
    swapped = verbs.REMATCH.key(words("button-rematch-swapped"), verbs.SWAP)
    return [swapped] if table.has_sides else []


def result(table: Table, wording: Wording, shares: Sequence[Share] = ()) -> Draft:
    """Return the final scores, with what is needed to check the dice.

    ``shares``: what the autopilot has played of each seat; empty: nothing of any.
    """
    words, game = wording.words, table.game
    lines = [
        _won(table, wording, shares),
        *_came_in(table, wording, shares),
        *played(table.choice, words),
        words("result-seed", seed=game.seed or "", commitment=game.commitment or ""),
    ]
    keys = [
        verbs.REMATCH.named(words),
        *_swapped(table, words),
        marks.key(words, Result),
        steps.through(words),
        verbs.EXPORT.named(words),
    ]
    return Draft("\n".join(lines), keys, picture=True)


def _won(table: Table, wording: Wording, shares: Sequence[Share]) -> str:
    """Return who has won: the sentence that a phone shows."""
    view = table.view()
    names = [_called(table, wording, s, shares, short=True) for s in range(view.seats)]
    if table.has_sides:
        return sided.title(view, wording, names)
    winners = [names[seat] for seat in view.winners]
    return wording.words(
        "result-title",
        rounds=view.rounds,
        winners=wording.listed(winners),
        count=len(winners),
    )


def _came_in(table: Table, wording: Wording, shares: Sequence[Share]) -> list[str]:
    """Return how all came in, a line each; a side's players are listed below it."""
    if not table.has_sides:
        return ranking_lines(table, wording, shares)
    lines = list[str]()
    for side in _standings(table, wording, shares):
        lines += [f"**{side.heading}**", *(f"- {ally}" for ally in side.allies)]
    return lines


def _standings(table: Table, wording: Wording, shares: Sequence[Share]) -> Iterator[sided.Standing]:
    names = [_called(table, wording, seat, shares) for seat in range(len(table.seats))]
    return sided.standings(table.view(), wording, names)


def _by_whom(
    table: Table, wording: Wording, seat: int, shares: Sequence[Share], *, short: bool = False
) -> str:
    """Return what follows a player's name where it was not, or not only, a person who played."""
    share = shares[seat] if shares else Share()
    if not share.turns:
        return ""
    kind = "part" if share.turns < share.of else "computer" if table.seats[seat].computer else "all"
    key = "result-piloted-short" if short else "result-piloted"
    return wording.words(key, kind=kind, turns=share.turns, of=share.of)


def _called(
    table: Table, wording: Wording, seat: int, shares: Sequence[Share], *, short: bool = False
) -> str:
    """Return a player's name as a result has it: with their title, and by whom they played."""
    how = _by_whom(table, wording, seat, shares, short=short)
    return wording.words("result-winner", player=wording.people[seat], how=how)


def notes(table: Table, wording: Wording, shares: Sequence[Share]) -> list[str]:
    """Return by seat what is told of who played it; empty where only people did."""
    return [
        _by_whom(table, wording, seat, shares, short=True).strip()
        for seat in range(len(table.seats))
    ]


def piloted(table: Table, wording: Wording, shares: Sequence[Share]) -> str:
    """Return which seats the autopilot has played, if any."""
    named = [
        _called(table, wording, seat, shares) for seat, share in enumerate(shares) if share.turns
    ]
    return wording.words("recap-piloted", players=wording.listed(named)) if named else ""


def ranking_lines(table: Table, wording: Wording, shares: Sequence[Share] = ()) -> list[str]:
    """Return a line for each player, best first; with tokens where coins alone do not decide.

    Where people have played for sides, first one for each side, see :func:`sided.standings`.
    """
    if table.has_sides:
        standings = _standings(table, wording, shares)
        return [line for side in standings for line in (side.heading, *side.allies)]
    words, view = wording.words, table.view()
    box, state = table.playing()
    coins = [c or 0 for c in view.coins]
    lines = []
    for rank in view.ranking:
        for seat in rank.seats:
            key = "result-line-tie" if coins.count(coins[seat]) > 1 else "result-line"
            lines.append(
                words(
                    key,
                    rank=rank.place,
                    player=_called(table, wording, seat, shares),
                    coins=coins[seat],
                    tokens=tokens_on_board(box, state, seat),
                )
            )
    return lines


def cancelled(table: Table, wording: Wording, by: str, *, deserted: bool = False) -> Draft:
    """Return the message that a running game was ended by ``by``.

    That is an escaped name; empty: somebody who manages the server.  ``deserted``: they were
    the last who had a seat, and have left it.
    """
    words = wording.words
    keys = [marks.key(words, Cancelled)] if table.state else []
    key = "deserted-line" if deserted else "cancelled-line"
    return Draft(words(key, player=by) if by else words("cancelled-line-manager"), keys)


def honors(feats: Sequence[Feat], wording: Wording) -> list[Honor]:
    """Return feats in words, of who had the seat then."""
    return [_honor(feat, wording.plain.then(feat.seq)) for feat in feats]


def _honor(feat: Feat, wording: Wording) -> Honor:
    told = wording.words(
        f"feat-{feat.kind}-told",
        player=wording.labels[feat.seat],
        amount=feat.amount,
        tokens=feat.amount - feat.die,
        die=feat.die,
        round=feat.round,
        region=feat.region,
        other="no" if feat.victim is None else "yes",
        victim="" if feat.victim is None else wording.labels[feat.victim],
        combo=wording.combo(feat.race, feat.power or None) if feat.race else "",
    )
    return Honor(feat.seat, wording.words(f"feat-{feat.kind}"), told)


def alt(table: Table, wording: Wording, feats: Sequence[Honor]) -> str:
    """Return the picture in words: how all came in, and the feats."""
    words, named = wording.words, Wording(wording.words, wording.labels, wording.labels)
    told = [words("result-alt"), *ranking_lines(table, named)]
    told += [words("result-alt-feat", title=feat.title, told=feat.text) for feat in feats]
    return "\n".join(told)[:LONGEST]
