"""Refusals of the rules and of the table service, as sentences for the player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.errors import (
    BadAbsence,
    BadOptions,
    GameEnded,
    NoGame,
    NoSuchSide,
    NotHere,
    NothingToTakeBack,
    NotTheHost,
    NotYourTurn,
    NudgedLately,
    SideFull,
    SideGone,
    TableError,
    TooManyOfOne,
    TooManyToday,
    TooSoonToNudge,
)
from bot.panels.turn.moves import UnreadableError
from bot.panels.turn.openings import Openings
from bot.tables import mixes
from bot.tables.table import Table
from bot.texts.i18n import Words, key_of
from bot.texts.plain import clean
from bot.texts.wording import Wording
from engine import Refusal, RuleError

Refused = RuleError | TableError | UnreadableError
"""What a move may meet with; nothing has changed then."""
REFUSED = (RuleError, TableError, UnreadableError)


_TYPED_AS = {"seats": "players", "open_scores": "scores", "finds": "relics"}
"""Options that are called otherwise where they are typed."""
ROLL_FIRST: Final = "roll_first"
"""The refusal of a conquest before which the die must be rolled, whatever came of it."""
ALONE: Final = (ROLL_FIRST, "no_roll_there")
"""Refusals that say what to do instead, which is of use only where nothing else is in the way."""
NOT_ADJACENT: Final = "not_adjacent"
"""The refusal of a conquest that only lies too far away."""
ELSEWHERE: Final = (NOT_ADJACENT, "not_an_entry", "enters_elsewhere")
"""Refusals that name the regions that could be conquered instead."""
CLOSED: Final = "closed"
"""The refusal of a region that is closed to all but a few."""
NOT_AT_ALL: Final = (CLOSED, "not_on_water")
"""Refusals of a region that cannot be had whatever else is done: how to get there is no help."""
OPENS: Final = "opens"
"""The hook of those few."""
MOST_REGIONS = 10
"""Regions named in a refusal; where more are open, the panel shows them."""
MOST_CHANNELS = 10
"""Channels named in a refusal."""


def told(refused: Refused, words: Words, table: Table | None = None) -> list[str]:
    """Return sentences that say what is wrong and what would be legal."""
    if isinstance(refused, RuleError):
        refusals = telling(refused.refusals)
        if table is not None:
            refusals = [_on_the_way(refusal, table, words) for refusal in refusals]
        return list(dict.fromkeys(rule(refusal, words, table) for refusal in refusals))
    if isinstance(refused, UnreadableError):
        return [words(refused.key, text=quoted(refused.text))]
    return [_table(refused, words, table)]


def _on_the_way(refusal: Refusal, table: Table, words: Words) -> Refusal:
    """Return ``refusal`` of a region that can't be reached with those that can be taken now.

    That is without the die, and from others than the player and allies: of what is only too far
    away, those that border it, if there are such.
    """
    if refusal.key not in ELSEWHERE:
        return refusal
    box, _ = table.playing()
    far, now = box.regions[refusal.region], Openings.of(table)
    sure = sorted(r for r, target in now.targets.items() if not target.roll)
    others = [str(r) for r in sure if now.whose(r) == "no"]
    others = others if len(others) <= MOST_REGIONS else []
    params = {**refusal.params, "open": words.listed(others), "opens": len(others)}
    if refusal.key == NOT_ADJACENT:
        between = [str(r) for r in sure if r in far.borders]
        params |= {"between": words.listed(between), "count": len(between)}
    return replace(refusal, params=params)


def telling(refusals: Sequence[Refusal]) -> list[Refusal]:
    """Return the refusals worth telling: one alone that says the region cannot be had at all.

    To roll first, or to do without a roll, is worth it only where nothing else is in the way.
    """
    for refusal in refusals:
        if refusal.key in NOT_AT_ALL:
            return [refusal]
    return [refusal for refusal in refusals if refusal.key not in ALONE] or list(refusals)


def rule(refusal: Refusal, words: Words, table: Table | None = None) -> str:
    """Return the sentence for a refusal of the rules; ``table``: where it was met with."""
    params = dict(refusal.params)
    if "piece" in params:
        params["piece"] = words(key_of("marker", str(params["piece"])))
    if "step" in params:
        params["step"] = words(key_of("step", str(params["step"])))
    params.setdefault("region", max(refusal.region, 0))
    for word in ("between", "open") if refusal.key in ELSEWHERE else ():
        params.setdefault(word, "")
    for number in ("count", "opens") if refusal.key in ELSEWHERE else ():
        params.setdefault(number, 0)
    params["world"] = "" if table is None else table.choice.home
    if refusal.key == CLOSED:
        params["who"] = words.listed(_who_enters(table, words)) or "nobody"
    return words(key_of("refusal", refusal.key), **params)


def _who_enters(table: Table | None, words: Words) -> list[str]:
    """Return the races, by name or by their power, that enter closed regions at ``table``."""
    if table is None or table.box is None:
        return []
    things = table.box.things
    races = [i for i, race in things["race"].items() if race.trait and OPENS in race.trait.voices]
    powers = [i for i, one in things["power"].items() if one.trait and OPENS in one.trait.voices]
    named = (words("who-power", power=words(key_of("power", i))) for i in powers)
    return [*(words(key_of("race", i)) for i in races), *named]


def quoted(text: str) -> str:
    """Return typed text, made harmless and short, in code marks."""
    return "`" + clean(text).replace("`", "'") + "`"


def _table(error: TableError, words: Words, table: Table | None) -> str:
    key = f"error-{error.id}"
    params: dict[str, str | int] = {
        # The number of a game is a name, not a count: it has no separators in it.
        name: value if isinstance(value, int) and name != "game" else str(value)
        for name, value in error.params.items()
    }
    if isinstance(error, NotYourTurn):
        if table is None or not table.deciders:
            key = "error-not-your-turn-now"
        else:
            people, count = _deciding(table, words)
            params = {"names": people, "count": count}
    elif isinstance(error, NotTheHost):
        # Shown as a name; private answers and limited mentions let nobody's phone ring.
        host = error.params.get("host")
        if isinstance(host, int) and host > 0:
            params["host"] = f"<@{host}>"
        else:
            key = "error-not-the-host-left"
    elif isinstance(error, NotHere):
        params["channels"] = _channels(error.params.get("channels"), words)
    elif isinstance(error, BadOptions):
        params["value"] = quoted(str(error.params.get("value", "")))
        option = str(error.params.get("option", ""))
        name = key_of("name", _TYPED_AS.get(option, option))
        params["option"] = words(name) if words.has(name) else option
        if joined := error.params.get("joined"):
            fewer = int(str(joined)) < int(str(error.params["most"]))
            key = f"error-bad-options-seats-{'joined' if fewer else 'all'}"
        elif "least" in error.params:
            key = "error-bad-options-seats"
            if elsewhere := error.params.get("elsewhere"):
                key = "error-bad-options-seats-world"
                params |= _worlds(words, world=error.params["world"], elsewhere=elsewhere)
        elif "alone" in error.params:
            key = f"error-bad-options-{option}"
            params |= _worlds(words, world=error.params["world"])
            if option == "world" and mixes.is_apart(alone := str(error.params["alone"])):
                key, params["edition"] = f"{key}-alone", words(key_of("edition", alone))
        elif "room" in error.params:
            key = "error-bad-options-computers"
        elif "flag" in error.params:
            key = "error-bad-options-flags"
    elif isinstance(error, NudgedLately | TooSoonToNudge | TooManyToday):
        params["until"] = f"<t:{error.params.get('until', 0)}:f>"
    elif isinstance(error, NoSuchSide | SideFull | SideGone):
        key, params = _side(error, key, params, words)
    elif isinstance(error, BadAbsence):
        key, params = f"{key}-{error.why}", {"text": quoted(error.text)}
    elif isinstance(error, NothingToTakeBack):
        return _nothing_back(error, words, table)
    elif isinstance(error, NoGame) and isinstance(error.params.get("game"), str):
        key = "error-no-such-game"
    elif isinstance(error, GameEnded) and error.params.get("status") == "cancelled":
        key = "error-game-cancelled"
    if isinstance(error, TooManyOfOne | TooManyToday) and (whose := error.params.get("host")):
        key, params["host"] = f"{key}-host", f"<@{whose}>"
    return words(key, **params)


def _side(
    error: NoSuchSide | SideFull | SideGone, key: str, params: dict[str, str | int], words: Words
) -> tuple[str, dict[str, str | int]]:
    """Return what is said of a side that cannot be joined: its name, and those of all there are."""
    sides = error.params.get("sides")
    if sides == ():
        return "error-no-sides", {}
    names = sides if isinstance(sides, tuple) else ()
    asked = str(error.params["side"])
    key_asked = key_of("faction", asked)
    named = {
        "side": words(key_asked) if words.has(key_asked) else quoted(asked),
        "sides": words.listed([words(key_of("faction", name)) for name in names]),
    }
    return key, {**params, **named}


def _worlds(words: Words, **named: object) -> dict[str, str]:
    """Return what worlds are called in a sentence: "above ground"."""
    return {name: words(key_of("world", str(world))) for name, world in named.items()}


def _nothing_back(error: NothingToTakeBack, words: Words, table: Table | None) -> str:
    """Return why nothing is taken back, who could, and what helps."""
    seat, player = error.params.get("seat"), words("somebody")
    if table is not None and isinstance(seat, int):
        player = Wording.of(table, words).people[seat]
    what = "end" if error.params.get("end") else "step"
    mine = "yes" if error.params.get("mine") else "no"
    told = words(f"error-{error.id}-{error.why}", player=player, what=what, mine=mine)
    further = words(f"error-further-{error.params['further']}")
    return words.row([told, further], "sentence-between")


def _channels(ids: object, words: Words) -> str:
    """Return a list of channels as links, a short one; ``elsewhere`` for all but this one."""
    if not isinstance(ids, tuple):
        return "elsewhere"
    known = [f"<#{c}>" for c in ids]
    more = ["…"] if len(known) > MOST_CHANNELS else []
    return words.row([*known[:MOST_CHANNELS], *more]) or "none"


def _deciding(table: Table, words: Words) -> tuple[str, int]:
    """Return the names of those who decide, and how many they are."""
    wording = Wording.of(table, words)
    names = [wording.playing(table, seat) for seat in table.deciders]
    return wording.together(names), len(names)
