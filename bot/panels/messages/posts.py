"""What the public messages say: lobby, turn, result, and a game that was ended early."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from discord import ButtonStyle

from bot.clock import DAY
from bot.panels import verbs
from bot.panels.messages import clocks, marks, sided, steps, withdrawals
from bot.panels.messages.stories import SINCE
from bot.panels.panel import Key
from bot.panels.turn.openings import Openings
from bot.panels.turn.pieces import DOES
from bot.storage.rows import Lapsed
from bot.storage.store import LogLine
from bot.tables import places
from bot.tables.clocks.timekeeping import MISSED
from bot.tables.clocks.timing import LEFT_ALONE
from bot.tables.contents import Cancelled, Result, SeatCard, SeatEdit, Turn
from bot.tables.lobbies import LEAST_PLAYERS
from bot.tables.seats import cards
from bot.tables.seats.piloted import Share
from bot.tables.table import TAKE_BACK, LogEntry, Table
from bot.tables.upkeep.care import LOBBY
from bot.texts.boxes import about, edition_of, mix, played, taken_out
from bot.texts.i18n import Words, key_of
from bot.texts.recap import recap
from bot.texts.wording import Wording, house_rules
from engine import tokens_on_board


@dataclass(frozen=True, slots=True)
class Draft:
    """A public message to be sent."""

    content: str
    keys: Sequence[Key]
    picture: bool = False
    """The board is shown with it."""
    audible: int | None = None
    """User id of the one person whose phone may ring."""


def lobby(
    table: Table,
    wording: Wording,
    closes: int,
    called: Sequence[str] = (),
    *,
    expired: bool = False,
) -> Draft:
    """Return the lobby as it stands: open, begun or called off.

    ``closes``: when, unless somebody starts it; Unix seconds.  ``called``: names, escaped, of
    those who played the game before and are not in yet; ``expired``: it is over because nobody
    started it in time.
    """
    words, game = wording.words, table.game
    edition = edition_of(game, words)
    if game.status == "cancelled":
        if expired:
            return Draft(words("lobby-expired", edition=edition, hours=LOBBY // 3600), ())
        return Draft(words("lobby-cancelled", edition=edition), ())
    if game.status != "lobby":
        key, players = "lobby-begun", wording.listed(wording.people)
        if table.has_sides:
            key, players = "lobby-begun-sides", sided.players(table.sides, wording)
        begun = words(key, edition=edition, players=players)
        return Draft("\n".join([begun, *mix(table.choice, words)]), ())
    seats, joined = table.options.seats, len(table.seats) + table.options.computers
    players = wording.listed(joining(table, wording))
    everybody = words("lobby-players", players=players, count=joined, seats=seats)
    host = table.seat_of(game.host)
    opened_by = {} if host is None else {"host": wording.people[host]}
    lines = [
        _lobby_title(table, words, edition=edition, seats=seats, **opened_by),
        *about(table.choice, words),
        # What sides leave out follows from who plays for them; it is told once the game begins.
        *([] if table.has_sides else taken_out(table.choice, words)),
        *(_by_side(table, wording) if table.has_sides else [everybody]),
    ]
    if called:
        lines.append(words("lobby-again", players=wording.together(called), count=len(called)))
    if table.options.open_scores:
        lines.append(words("lobby-open-scores"))
    lines.append(clocks.option(table.options.clock, wording))
    lines += withdrawals.option(table.options, wording)
    lines += house_rules(table.choice.boxes, table.options.flags, words)
    how = "lobby-how-sides" if table.has_sides else "lobby-how"
    lines.append(words(how, until=f"<t:{closes}:R>", seats=seats))
    return Draft("\n".join(lines), [*_join_keys(table, words), *_lobby_keys(table, words)])


def _lobby_title(table: Table, words: Words, **params: str | int) -> str:
    """Return what a lobby is for, and whose it is if the ``host`` is still in."""
    if table.has_sides:
        return words("lobby-title-sides", **{"host": "nobody", **params})
    return words("lobby-title" if "host" in params else "lobby-title-left", **params)


def _by_side(table: Table, wording: Wording) -> list[str]:
    """Return a line for each side of a lobby: who plays for it, and how many are wanted."""
    words, sides = wording.words, table.sides
    return [
        words(
            "lobby-side",
            side=wording.thing("faction", name),
            players=wording.listed(
                [wording.people[s.seat] for s in table.seats if sides.of[s.joined] == side]
            )
            or "nobody",
            count=sum(sides.of[s.joined] == side for s in table.seats),
            seats=len(sides.seats(side)),
        )
        for side, name in enumerate(sides.names)
    ]


def _join_keys(table: Table, words: Words) -> list[Key]:
    """Return the button by which one joins, or one for each side."""
    if not table.has_sides:
        return [verbs.JOIN.named(words)]
    return [
        verbs.JOIN.key(
            words("button-join-side", side=words(key := key_of("faction", name))),
            name,
            emoji=words.emojis.get(key),
            disabled=not left,
        )
        for name, left in places.free_by_side(table).items()
    ]


def _lobby_keys(table: Table, words: Words) -> list[Key]:
    """Return what else one can do in a lobby."""
    people, fill = len(table.seats), len(places.for_computers(table))
    start = verbs.BEGIN.named(words, disabled=people + fill < LEAST_PLAYERS)
    if table.has_sides:
        start = verbs.BEGIN.key(words("button-start-filled", count=fill))
    return [verbs.LEAVE.named(words), start]


def joining(table: Table, wording: Wording) -> list[str]:
    """Return who plays, or will: names, and in a lobby how many computers were asked for."""
    names = list(wording.people)
    if table.game.status == "lobby" and table.options.computers:
        names.append(wording.words("lobby-computers", count=table.options.computers))
    return names


def turn(
    table: Table,
    wording: Wording,
    seat: int,
    since: Sequence[LogEntry],
    since_player: int,
    *,
    gone: bool = False,
    now: Table | None = None,
    moment: int = 0,
    asked: str = "",
) -> Draft:
    """Return the message that tells ``seat`` that it is their turn.

    ``since`` is the log after their last turn, ``since_player`` whose turn it was when that
    begins.  ``gone``: the player is no longer in the server.  ``now``: the table as it stands,
    where the turn has gone on since it began; ``moment``: when it is read, in Unix seconds.
    ``asked``: what is told of an open vote on going back.
    """
    words, stands = wording.words, now or table
    played = by_autopilot(stands, seat)
    if played:
        first = _autopilots_turn(stands, wording, seat)
    else:
        first = _your_turn(stands, wording, moment)
    if waits := withdrawals.awaited(stands, wording):
        first = words.row(
            [first if played else _past(table, wording, seat), waits], "sentence-between"
        )
    missed = not played and stands.seats[seat].missed
    lines = [
        first,
        *([words("turn-missed")] if missed else []),
        *_news(table, wording, seat, since, since_player),
        *withdrawals.told(stands, wording),
    ]
    lines += [asked] if asked else []
    if gone:
        lines.append(words("turn-alone", player=wording.people[seat]))
    lines += _promised(table, wording, seat, since)
    keys = [marks.key(words, Turn)]
    if stands.plays_itself(seat):
        keys = [
            marks.key(words, Turn, words("button-watch"), ButtonStyle.secondary),
            *_seat_keys(stands, wording, seat),
        ]
    elif Openings.of(stands).decline:
        keys.append(verbs.PAGE.key(words("button-decline"), "decline"))
    keys.append(verbs.STORY.key(words("button-changes"), SINCE))
    keys.append(verbs.PAGE.key(words("key-does"), DOES))
    if stands.game.paused is not None:
        keys.append(verbs.RESUME.named(words))
    keys += withdrawals.key(stands, wording)
    if asked:
        keys.append(verbs.VOTE.named(words))
    silent = gone or played
    return Draft(
        "\n".join(lines), keys, picture=True, audible=None if silent else table.user_at(seat)
    )


def _past(table: Table, wording: Wording, seat: int) -> str:
    """Return whose turn it was, or is to the end: "Ann's turn, round 3 of 10."."""
    view = table.view()
    return wording.words(
        "turn-past", player=wording.people[seat], round=view.round, rounds=view.rounds
    )


def by_autopilot(table: Table, seat: int) -> bool:
    """Whether the autopilot plays the running turn, that of ``seat``."""
    return table.plays_itself(seat) or (table.clock is not None and bool(table.clock.lapsed))


def _your_turn(table: Table, wording: Wording, moment: int) -> str:
    """Return the sentence that a phone shows to the player to move."""
    view = table.view()
    clock = clocks.own(table, wording, moment)
    return wording.words(
        "turn-line-clock" if clock else "turn-line",
        mention=f"<@{table.user_at(view.player)}>",
        round=view.round,
        rounds=view.rounds,
        what=to_do(table, wording.plain),
        clock=clock,
    )


def _autopilots_turn(table: Table, wording: Wording, seat: int) -> str:
    """Return what is told of a turn that the autopilot plays, and why it does."""
    view, key, held = table.view(), "turn-autopilot", table.seats[seat]
    if table.clock is not None and table.clock.lapsed:
        key = f"turn-lapsed-{table.clock.lapsed}"
    elif table.rests:
        key = "turn-rests-clock" if held.missed else "turn-rests"
    elif held.user is not None and not held.missed:
        key = "turn-handed"
    player = wording.people[seat]
    return wording.words(key, player=player, round=view.round, rounds=view.rounds)


def to_do(table: Table, wording: Wording) -> str:
    """Return what the player to move has to do: "conquer or decline (Hill Orcs, ...)"."""
    words, view = wording.words, table.view()
    acting = None if view.acting is None else view.army(view.acting)
    if view.questions or not view.at.conquers or acting is None:
        return words("step-answer") if view.questions else wording.step(view.step)
    army = view.active(acting.player)
    decline = "yes" if Openings.of(table).decline else "no"
    if acting.active or army is None:
        combo = wording.army(acting)
        return words("turn-what-conquer", combo=combo, hand=acting.hand, decline=decline)
    return words(
        "turn-what-declined-first",
        combo=wording.army(army),
        race=wording.race(acting.race),
        hand=acting.hand,
        decline=decline,
    )


def turn_over(
    table: Table,
    wording: Wording,
    seat: int,
    since: Sequence[LogEntry],
    since_player: int,
    *,
    lapsed: Lapsed | Literal["handed", "autopilot"] = "",
) -> str:
    """Return what the turn post of ``seat`` says when the turn is over; it mentions nobody.

    ``lapsed``: why the autopilot finished it, if it did: for the clock's sake, or the player's.
    """
    view = table.view()
    player = wording.people[seat]
    key = f"turn-past-{lapsed}" if lapsed else "turn-past"
    if lapsed in ("clock", "skip"):
        key = f"turn-past-lapsed-{lapsed}"
    line = wording.words(key, player=player, round=view.round, rounds=view.rounds)
    news = _news(table, wording, seat, since, since_player, over=True)
    return "\n".join([line, *news, *_promised(table, wording, seat, since)])


def turn_undone(table: Table, wording: Wording, seat: int, by: LogLine) -> str:
    """Return what the turn post of ``seat`` says when line ``by`` has taken the turn back."""
    view = table.view()
    return wording.words(
        "turn-reopened" if by.kind == TAKE_BACK else "turn-undone",
        player=wording.people[seat],
        by=wording.people[by.seat],
        round=view.round,
        rounds=view.rounds,
    )


def _news(
    table: Table,
    wording: Wording,
    seat: int,
    since: Sequence[LogEntry],
    since_player: int,
    *,
    over: bool = False,
) -> list[str]:
    """Return what the game's first player must know, or what the others have done meanwhile.

    ``over``: the turn is over, so nobody is spoken to.
    """
    words, lines = wording.words, list[str]()
    if table.plays_itself(seat):
        told = recap(since, since_player, None, wording, latest=1)
        return [words("turn-before", recap="\n".join(told))] if told else []
    if _first(table, wording, since):
        people = wording.then(1).people
        sides = "yes" if table.has_sides else "no"
        order = wording.together(people)
        lines.append(words("turn-first", player=people[0], order=order, sides=sides))
        if table.has_sides:
            lines.append(sided.players(table.sides, wording.then(1)))
    if told := recap(since, since_player, seat, wording):
        key = "turn-so-far"
        if not _begins(table, since) and wording.held(seat, since[0].seq):
            key = "turn-since-past" if over else "turn-since"
        lines.append(words(key, player=wording.people[seat], recap="\n".join(told)))
    return lines


def _promised(table: Table, wording: Wording, seat: int, since: Sequence[LogEntry]) -> list[str]:
    """Return, in the game's first post, by what its dice can be checked."""
    if table.plays_itself(seat) or not _first(table, wording, since):
        return []
    return [wording.words("turn-dice", commitment=table.game.commitment or "")]


def _begins(table: Table, since: Sequence[LogEntry]) -> bool:
    """Whether ``since`` is the log from the game's beginning."""
    return since[0].seq == 1 if since else not table.seq


def _first(table: Table, wording: Wording, since: Sequence[LogEntry]) -> bool:
    """Whether no person has played before, so that nobody has been told how the game begins."""
    return _begins(table, since) and all(_by_computer(entry, wording) for entry in since)


def _by_computer(entry: LogEntry, wording: Wording) -> bool:
    """Whether a computer has said a line."""
    if not entry.policy or not wording.seats:
        return entry.policy
    held = wording.seats[entry.seat]
    return (held.then(entry.seq) or held).computer


def seat(table: Table, wording: Wording, about: SeatCard | SeatEdit) -> Draft:
    """Return the message about a seat, as it stands."""
    closed = isinstance(about, SeatEdit) and about.closed
    draft = _about(table, wording, about.seat, about.was, closed=closed)
    if about.leads is None:
        return draft
    leader = wording.words("seat-leads", player=wording.people[about.leads])
    return replace(draft, content=wording.words.row([draft.content, leader], "sentence-between"))


def _about(table: Table, wording: Wording, number: int, was: str, *, closed: bool) -> Draft:
    """Return it but for who is host; ``was``: who had the seat then, by name, unescaped."""
    words, held = wording.words, table.seats[number]
    player, kind = wording.people[number], cards.card(table, held)
    if not kind:
        key = "seat-kept" if held.pilot == "player" else "seat-ended"
        if table.game.status == "cancelled":
            key = "seat-cancelled"
        elif was not in ("", held.name) and not table.over:
            key = "seat-taken"
        keys = [_watch(number, words)] if key == "seat-taken" and not closed else []
        return Draft(words(key, player=player, was=wording.name(was)), keys)
    asked = "" if held.asked is None else f"<@{held.asked}>"
    rests = table.left_alone and kind != "asked"
    key = f"seat-{kind}-rests" if rests else f"seat-{kind}"
    told = [words(key, player=player, asked=asked, missed=MISSED)]
    if table.has_sides and (held.offered or held.asked is not None):
        told.append(sided.playing_for(table.sides, wording, number))
    if rests:
        told.append(words("seats-rest" if table.rests else "seats-week", days=LEFT_ALONE // DAY))
    line = words.row(told, "sentence-between")
    if closed:
        return Draft(line, ())
    keys = []
    if kind == "asked":
        keys.append(verbs.ACCEPT.named(words, str(number)))
        keys.append(verbs.REFUSE.named(words, str(number)))
    keys += _seat_keys(table, wording, number)
    return Draft(line, [*keys, _watch(number, words)])


def _watch(number: int, words: Words) -> Key:
    """Return the button by which the message about a seat is known again."""
    argument = SeatCard(seat=number).kind
    return verbs.PLAY.key(words("button-watch"), argument, ButtonStyle.secondary)


def _seat_keys(table: Table, wording: Wording, number: int) -> list[Key]:
    """Return the buttons by which a seat is taken, or taken back."""
    words, held, keys = wording.words, table.seats[number], list[Key]()
    if held.user is not None and held.pilot == "autopilot":
        keys.append(verbs.BACK.named(words))
    if held.offered:
        keys.append(verbs.TAKE.named(words, str(number)))
    return keys


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
