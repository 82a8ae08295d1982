"""Going back in words: which moments there are, what would be undone, and the posts about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from discord import ButtonStyle

from bot.panels import verbs
from bot.panels.messages import marks
from bot.panels.messages.draft import Draft
from bot.panels.messages.letters import Where, of_game
from bot.panels.panel import Key
from bot.storage.votes import Vote
from bot.tables.contents import WentBack
from bot.tables.rewinding import HOURS, pending
from bot.tables.table import LogEntry, Table
from bot.texts.chronicle import sentences
from bot.texts.plain import shortened, without_stop
from bot.texts.recap import standing
from bot.texts.wording import Wording

TOLD: Final = 120
"""Characters of what a step did, at most."""
CHOICE: Final = 100
"""Characters that Discord shows of a choice."""
BESIDE: Final = ("offered", "coins", "natives")
"""Kinds of events that follow from a step and need not be told to know it again."""
TURNS: Final = 6
"""Turns named one by one."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A table to which a game can go back: the beginning of a turn, or after a step of it."""

    turn: int
    """Turns are counted through the game, from 1."""
    step: int
    """Steps are counted through the turn, from 1; 0: its beginning."""
    seq: int
    round: int
    seat: int
    """Whose turn it is."""
    did: LogEntry | None = None
    """The step; ``None`` at the beginning."""

    @property
    def name(self) -> str:
        """What is typed for it: ``12``, ``12.3``."""
        return f"{self.turn}.{self.step}" if self.step else str(self.turn)


def moments(entries: Sequence[LogEntry]) -> list[Moment]:
    """Return the moments of a game, the earliest first; ``entries`` is the whole log.

    Where something was played on others' behalf because of a step, the moment before that is
    none, for it would be played again at once.
    """
    found = [Moment(1, 0, 0, 1, 0)]
    for entry in standing(entries):
        last = found[-1]
        begins = next((e for e in entry.events if e.kind == "turn"), None)
        if entry.policy and entry.seat != last.seat and last.did is not None:
            found.pop()
        if begins is not None:
            found.append(Moment(last.turn + 1, 0, entry.seq, begins.amount, begins.player))
        elif entry.policy and entry.seat != last.seat:
            found.append(replace(last, seq=entry.seq))
        else:
            last = found[-1]
            found.append(replace(last, step=last.step + 1, seq=entry.seq, did=entry))
    return found


def moment_at(entries: Sequence[LogEntry], to: int) -> Moment:
    """Return the moment at revision ``to``; ``entries`` is the log up to it."""
    return [m for m in moments(entries) if m.seq <= to][-1]


def named(moment: Moment, wording: Wording) -> str:
    """Return a moment in words."""
    wording = _then(moment, wording)
    key = "moment-begins" if moment.did is None else "moment-after"
    return wording.words(
        key,
        round=moment.round,
        player=wording.people[moment.seat],
        you=wording.you(moment.seat),
        own="yes" if moment.did and moment.did.seat == moment.seat else "no",
        told=without_stop(_told(moment, wording)),
    )


def choice(moment: Moment, wording: Wording) -> str:
    """Return a moment as one of a list to choose from, where nothing is markup."""
    wording = _then(moment, wording)
    plain = replace(wording.plain, people=wording.labels)
    if moment.did is None:
        return plain.words(
            "choice-moment-begins",
            number=moment.turn,
            round=moment.round,
            player=plain.labels[moment.seat],
        )
    told = {"number": moment.turn, "step": moment.step, "round": moment.round}
    room = CHOICE - len(plain.words("choice-moment-after", told="", **told))
    return plain.words("choice-moment-after", told=_told(moment, plain, room), **told)


def _then(moment: Moment, wording: Wording) -> Wording:
    """Return the wording with the names of that time."""
    return wording.then(moment.seq + 1 if moment.did is None else moment.did.seq)


def _told(moment: Moment, wording: Wording, room: int = TOLD) -> str:
    """Return what a step did, for which there are so many characters; never nothing."""
    step = moment.did
    if step is None:
        return ""
    own = [e for e in step.events if e.player == step.seat and e.kind not in BESIDE]
    # Without emojis, whose markup must not be cut.
    told = sentences(own or step.events, wording.plain)
    if not told:
        you, player = wording.you(step.seat), wording.people[step.seat]
        told = [wording.words("moment-quiet", you=you, player=player)]
    return shortened(wording.words.row(told, "sentence-between"), room)


def undo_sure(table: Table, wording: Wording, moment: Moment) -> str:
    """Return the question whether to take back the end of a turn, and to go on at ``moment``.

    ``wording``: of whoever may take it back.
    """
    words, following = wording.words, table.view().player
    key = "undo-sure-turn" if moment.did is None else "undo-sure"
    lines = [
        words(
            "undo-sure-placed" if table.places_again else key,
            player=wording.people[moment.seat],
            told=without_stop(_told(moment, _then(moment, wording))),
        )
    ]
    if following != table.goes_back:
        lines.append(words("undo-sure-next", player=wording.people[following]))
    return wording.words.row(lines, "sentence-between")


def undone(now: Sequence[LogEntry], then: Sequence[LogEntry], wording: Wording) -> str:
    """Return what of the log ``now`` would be undone by going back to the end of ``then``."""
    words, stands = wording.words, {entry.seq for entry in standing(then)}
    turns: dict[int, tuple[int, int]] = {}
    partly: set[int] = set()
    number, turn = 1, (1, 0)
    for entry in standing(now):
        if entry.seq in stands:
            partly.add(number)
        else:
            turns[number] = turn
        for event in entry.events:
            if event.kind == "turn":
                number, turn = number + 1, (event.amount, event.player)
    told = [
        words(
            "undone-rest" if n in partly else "undone-turn",
            round=r,
            player=wording.people[seat],
            you=wording.you(seat),
        )
        for n, (r, seat) in turns.items()
    ]
    if len(told) > TURNS:
        told = [*told[: TURNS - 1], words("undone-more", count=len(told) - TURNS + 1)]
    return wording.listed(told) or words("undone-nothing")


def vote(table: Table, wording: Wording, vote: Vote, moment: str, gone: str) -> Draft:
    """Return the message that asks whether to go back to ``moment``, or what came of it.

    ``table``: as it stands now; ``gone``: what would be undone.
    """
    words, player = wording.words, asker(vote, wording)
    if vote.status != "open" or not table.unfinished:
        return Draft(_came_of(vote, moment, wording), ())
    waiting = pending(table, vote.agreed)
    lines = [
        words("vote-asks", player=player, moment=moment, undone=gone),
        words("vote-how", until=f"<t:{vote.ends}:f>", names=people(waiting, wording),
              count=len(waiting)),
        words("vote-agreed-so-far", agreed=people(vote.agreed, wording), count=len(vote.agreed),
              pending=people(waiting, wording), left=len(waiting)),
    ]  # fmt: skip
    return Draft("\n".join(lines), _keys(vote, wording))


def _came_of(vote: Vote, moment: str, wording: Wording) -> str:
    """Return what came of a vote; of an open one nothing comes, for the game has ended."""
    against = [wording.people[s] for s, agrees in sorted(vote.ballots.items()) if not agrees]
    key = "vote-moot" if vote.status == "open" else f"vote-{vote.status}"
    return wording.words(
        "vote-withdrawn" if vote.withdrawn else key,
        player=asker(vote, wording),
        moment=moment,
        against=wording.together(against),
        count=len(against),
        hours=HOURS,
    )


def asked(table: Table, wording: Wording, vote: Vote, moment: str) -> str:
    """Return the line about an open vote in the turn post and on panels."""
    waiting, player = pending(table, vote.agreed), asker(vote, wording)
    names, count = people(waiting, wording), len(waiting)
    return wording.words("vote-open-line", player=player, moment=moment, names=names, count=count)


def letter(
    table: Table, wording: Wording, vote: Vote, moment: str, gone: str, where: Where
) -> Draft:
    """Return the letter to one who must answer a vote; parameters as of :func:`vote`."""
    words = wording.words
    lines = [
        of_game("vote-letter", table, words, where, player=asker(vote, wording)),
        words("vote-letter-what", moment=moment, undone=gone),
        words("vote-how", until=f"<t:{vote.ends}:f>", names="", count=0),
        words("vote-where", link=where.link),
    ]
    return Draft("\n".join(lines), _keys(vote, wording))


def letter_closed(wording: Wording, vote: Vote, moment: str, where: Where) -> str:
    """Return what that letter says when the vote is over."""
    where_it_was = wording.words("vote-where", link=where.link)
    return "\n".join([_came_of(vote, moment, wording), where_it_was])


def _keys(vote: Vote, wording: Wording) -> list[Key]:
    words = wording.words
    return [
        verbs.AGREE.named(words, str(vote.id)),
        verbs.DISAGREE.named(words, str(vote.id)),
    ]


def withdraw(vote: Vote, wording: Wording, *, mine: bool) -> list[Key]:
    """Return the button by which whoever asked withdraws an open vote, if it is ``mine``."""
    if not mine or vote.status != "open":
        return []
    return [
        verbs.DISAGREE.key(
            wording.words("button-withdraw-vote"), str(vote.id), ButtonStyle.secondary
        )
    ]


def asker(vote: Vote, wording: Wording) -> str:
    """Return the name of who asked, who may have left the seat since."""
    then = wording if vote.until is None else wording.then(vote.until)
    return then.people[vote.seat]


def people(seats: Sequence[int], wording: Wording) -> str:
    """Return players as a list."""
    return wording.together([wording.people[seat] for seat in seats])


def went_back(wording: Wording, by: str, seat: int, moment: str) -> Draft:
    """Return the message that the game has gone back without a vote's message; see ``by`` there."""
    text = wording.words(f"went-back-{by}", player=wording.people[seat], moment=moment)
    return Draft(text, [marks.key(wording.words, WentBack)])
