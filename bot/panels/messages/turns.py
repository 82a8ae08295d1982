"""What the post of a turn says: whose it is, what happened since, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from discord import ButtonStyle

from bot.panels import verbs
from bot.panels.messages import clocks, marks, sided, withdrawals
from bot.panels.messages.draft import Draft
from bot.panels.messages.seatcards import seat_keys
from bot.panels.messages.stories import SINCE
from bot.panels.turn.openings import Openings
from bot.panels.turn.pieces import DOES
from bot.storage.rows import Lapsed, LogLine
from bot.tables.contents import Turn
from bot.tables.table import TAKE_BACK, LogEntry, Table
from bot.texts.recap import recap
from bot.texts.wording import Wording


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
    again = "turn-missed-rests" if stands.alone(seat) else "turn-missed"
    lines = [
        first,
        *([words(again)] if missed else []),
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
            *seat_keys(stands, wording, seat),
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
    if table.awaits_return:
        key = "turn-rests-clock" if held.missed else "turn-rests"
    elif table.clock is not None and table.clock.lapsed:
        key = f"turn-lapsed-{table.clock.lapsed}"
    elif held.user is not None and not held.missed:
        key = "turn-handed"
    player = wording.people[seat]
    told = wording.words(key, player=player, round=view.round, rounds=view.rounds)
    return clocks.resting(table, wording.words, told) if table.awaits_return else told


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
