"""What the table service refuses, by name.

Every :class:`TableError` has an ``id``, under which the sentence for players
stands in the Fluent files (``error-`` + id), and ``params`` for that sentence.
Nothing has changed when one is raised.  Refusals of the rules pass through as
:class:`engine.RuleError`.  The other exceptions here are between our own modules;
:class:`DatabaseRefused` and :class:`CommandsRefused` are for whoever runs the bot.
"""

from __future__ import annotations

from typing import ClassVar


class TableError(Exception):
    """A request that cannot be done at this table now."""

    id: ClassVar[str]
    """The text's id in the Fluent files, without ``error-``."""

    def __init__(self, **params: object) -> None:
        super().__init__(f"{self.id} {params}" if params else self.id)
        self.params = params


class NoGame(TableError):
    """There is no such game, or none in this channel."""

    id = "no-game"


class ChannelBusy(TableError):
    """Another unfinished game has this channel or thread.  ``game``: its id."""

    id = "channel-busy"


class NotHere(TableError):
    """The server allows games in other channels only.

    ``channels``: their ids; ``None``: in all but some, of which this is one.
    """

    id = "not-here"


class TooManyGames(TableError):
    """The server has as many unfinished games as it may.  ``most``: how many those are."""

    id = "too-many-games"


class TooManyOfOne(TableError):
    """The user has opened as many unfinished games here as one may.  ``most``: how many."""

    id = "too-many-of-one"


class OldButton(TableError):
    """A button says what none of this version's buttons says, or is of another server's game."""

    id = "old-button"


class TooManyToday(TableError):
    """The user has opened as many games lately as one person may in a day.

    ``most``: how many; ``until``: Unix seconds from which on the next one may be opened.
    """

    id = "too-many-today"


class NotAPlayer(TableError):
    """The user has no seat at this table."""

    id = "not-a-player"


class NotJoined(NotAPlayer):
    """The user is not in this lobby."""

    id = "not-joined"


class NotTheHost(TableError):
    """Only the host (or somebody who manages the server) may do this.  ``host``: user id."""

    id = "not-the-host"


class NotAskedAbout(TableError):
    """Nobody has asked whether the game goes on, so it is not put aside."""

    id = "not-asked-about"


class PutAside(TableError):
    """The game is put aside, so nothing is played in it."""

    id = "put-aside"


class NotPutAside(TableError):
    """The game is not put aside, so it cannot be brought back."""

    id = "not-put-aside"


class NotAManager(TableError):
    """Only somebody who may manage the server may do this."""

    id = "not-a-manager"


class AlreadyJoined(TableError):
    """The user has a seat in this lobby already."""

    id = "already-joined"


class LobbyFull(TableError):
    """All seats of the lobby are taken.  ``seats``: how many there are."""

    id = "lobby-full"


class NoSuchSide(TableError):
    """Somebody wants to play for a side that a game does not have.

    ``side``: its id; ``sides``: the ids of those that there are; empty: each plays alone.
    """

    id = "no-such-side"


class SideFull(TableError):
    """All places of a side are taken.  ``side``: its id; ``seats``: how many those are."""

    id = "side-full"


class SideGone(TableError):
    """A lobby cannot have so many seats: ``side``, which somebody has joined, would lack a place.

    ``seats``: how many were asked for.
    """

    id = "side-gone"


class NoAllies(TableError):
    """Nobody plays for the user's side but the user."""

    id = "no-allies"


class TooFewPlayers(TableError):
    """A start with fewer than two players.  ``players``: how many there are."""

    id = "too-few-players"


class BadOptions(TableError):
    """An option has a value that cannot be.

    ``option``: its name; ``value``: what was given; for a number of seats ``least`` and ``most``,
    the ``world`` whose boards are meant, and a world ``elsewhere`` that has one for so many, or how
    many have ``joined`` where those are more.  A world or finds that do not go with the boxes
    ``alone`` name the ``world``, too.
    """

    id = "bad-options"


class NotStarted(TableError):
    """The game is still a lobby."""

    id = "not-started"


class AlreadyStarted(TableError):
    """The game has begun, so its lobby is closed."""

    id = "already-started"


class TooLateToLeave(AlreadyStarted):
    """The game has begun, and who has a seat in it can't leave by leaving the lobby."""

    id = "too-late-to-leave"


class GameEnded(TableError):
    """The game is over or was cancelled.  ``status``: which of the two."""

    id = "game-ended"


class NotYourTurn(TableError):
    """Somebody else decides now.  ``waiting_for``: their user ids, in order of seats."""

    id = "not-your-turn"

    def __init__(self, waiting_for: tuple[int, ...]) -> None:
        super().__init__(waiting_for=waiting_for)
        self.waiting_for = waiting_for


class StaleTable(TableError):
    """What the user tapped shows an earlier table.  ``current``: the table's revision now."""

    id = "stale-table"

    def __init__(self, current: int) -> None:
        super().__init__(current=current)
        self.current = current


class AlreadyPaused(TableError):
    """The game is paused already.  ``since``: Unix seconds."""

    id = "already-paused"


class NotPaused(TableError):
    """The game is not paused, so it cannot go on."""

    id = "not-paused"


class GamePaused(TableError):
    """The game is paused or put aside: it is played by people only."""

    id = "game-paused"


class GameRests(TableError):
    """Nobody plays the game at the moment: it waits until somebody is back."""

    id = "game-rests"


class BadAbsence(TableError):
    """A time until when somebody is away that cannot be.

    ``why``: ``unreadable``, ``past``, or ``far`` (more than a year ahead); ``text``: as it was
    typed.
    """

    id = "bad-absence"

    def __init__(self, why: str, text: str = "") -> None:
        super().__init__(why=why, text=text)
        self.why = why
        self.text = text


class NudgedLately(TableError):
    """Somebody nudged in this game not long ago.  ``until``: when the next nudge is possible."""

    id = "nudged-lately"


class TooSoonToNudge(TableError):
    """The game has not waited long for its player.  ``until``: when a nudge is possible."""

    id = "too-soon-to-nudge"


class NobodyToNudge(TableError):
    """A nudge would reach nobody who could move.

    ``why``: ``you`` (it is the user who is waited for), ``autopilot``, ``paused``, ``untold``
    (nothing can be posted), or ``away``, then with the ``seat`` and ``until`` when.
    """

    id = "nobody-to-nudge"

    def __init__(self, why: str, **params: object) -> None:
        super().__init__(why=why, **params)
        self.why = why


class NoSeat(TableError):
    """The game has no such seat.  ``seat``: which."""

    id = "no-seat"


class NotYourSeat(TableError):
    """The seat is for somebody else to give away."""

    id = "not-your-seat"


class NoOpenSeat(TableError):
    """No seat of the game may be taken."""

    id = "no-open-seat"


class SeatNotOpen(TableError):
    """The seat may not be taken."""

    id = "seat-not-open"


class SeveralOpenSeats(TableError):
    """More than one seat may be taken, and none was named."""

    id = "several-open-seats"


class NotOneOfThem(TableError):
    """The user has not played in the game that is to be played again."""

    id = "not-one-of-them"


class NotWanted(TableError):
    """The user is not asked to take over the seat, or not any more."""

    id = "not-wanted"


class OnAutopilot(TableError):
    """The autopilot plays the user's seat already."""

    id = "on-autopilot"


class NotOnAutopilot(TableError):
    """The user plays the seat, not the autopilot."""

    id = "not-on-autopilot"


class NothingToTakeBack(TableError):
    """The user has no step to take back.

    ``why``: ``none`` (nothing done in the own turn), ``revealed`` (a roll or a tile drawn stands in
    between), ``other`` (it is for the player at ``seat`` to take back the last step, or the
    ``end`` of a turn; ``mine``: the turn is the user's now), ``turn`` (it is the turn of
    ``seat``, and nothing can be taken back), or ``autopilot`` (so, and it played the user's last
    step).
    ``further``: who must let the user go back further: all ``together``, nobody, for they are
    ``alone``, or nobody who is there now, so that it is ``limited``.
    """

    id = "nothing-to-take-back"

    def __init__(self, why: str, *, further: str, **params: object) -> None:
        super().__init__(why=why, further=further, **params)
        self.why = why


class SeedIsPublic(GameEnded):
    """The game is over: its seed is known, so nothing goes back."""

    id = "seed-is-public"


class NoMoment(TableError):
    """There is no such moment to go back to.  ``to``: what was asked; ``last``: the last one."""

    id = "no-moment"


class TooFarBack(TableError):
    """Nobody is there to be asked, and without that the game does not go back so far.

    ``earliest``: the first revision that the user may go back to; the present one if there is none.
    """

    id = "too-far-back"

    def __init__(self, earliest: int) -> None:
        super().__init__(earliest=earliest)
        self.earliest = earliest


class VoteOpen(TableError):
    """There is a vote on going back already.  ``vote``: its id."""

    id = "vote-open"


class NoVote(TableError):
    """There is no vote on going back."""

    id = "no-vote"


class NotAsked(TableError):
    """The user's seat is played by the autopilot, so it has no say in a vote."""

    id = "not-asked"


class GameBroken(TableError):
    """The game's record cannot be read any more.  ``game``: its id; ``seq``: the line."""

    id = "game-broken"


class GameUnknown(GameBroken):
    """It is of an edition or a version that this program does not know; another one may read it.

    ``what``: the ``edition``, its ``variant``, an ``option``, the rules' ``version``, the number of
    ``players``; ``found``: which.
    """

    id = "game-unknown"


class StorageFailed(TableError):
    """The disk refused: nothing was changed, and trying again may help."""

    id = "storage-failed"


class DatabaseRefused(Exception):
    """The database file cannot be used.  Its text is one sentence for whoever runs the bot."""


class CommandsRefused(Exception):
    """Discord does not take the commands.  Its text is one sentence for whoever runs the bot."""

    def __init__(self, guild: int | None, why: str) -> None:
        """``guild``: the server in which they were to be registered; ``None``: everywhere."""
        place = "" if guild is None else f" in server {guild}"
        said = " ".join(why.split())[:300].rstrip(".")
        super().__init__(f"Discord does not take the bot's commands{place}: {said}.")


class Conflict(Exception):
    """Another writer was first: what a transaction was built on is no longer so."""


class TryLater(Exception):
    """A post could not be sent now (network, Discord's own error); it stays in the outbox.

    ``after``: seconds to wait at least, if Discord said so.
    """

    def __init__(self, after: float | None = None) -> None:
        super().__init__("try later")
        self.after = after


class CannotSend(Exception):
    """A post is refused (deleted channel, missing permission)."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why
