"""A table in a test fits on a screen.

::

    t = table('''
        turn A, die 2
        A: ghouls flying, hand 2, coins 5
        A: (orcs)
        B: elves
        1 hill mine edge     : ghouls*3
        2 farmland           : elves*2 fortress
        3 swamp              : tribe
        4 mountain edge - 3 1: orcs
    ''')

A region line holds number, terrain, symbols and ``edge``; then, after ``-``, the
regions it borders (without that, a region borders the one before and the one
after it); then, after ``:``, race tokens, markers and ``tribe``.  A race in
parentheses is in decline.  Entry and coast follow from the board; where a symbol marks the
entries (``anchor``), it does.  The turn of the player named begins at once: troops are readied.

A line ``--- name`` begins another board.  Its regions go on being numbered, and border none on
the boards before it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import pytest

from engine import (
    Action,
    Rank,
    RuleError,
    apply,
    deciders,
    default_action,
    explain,
    legal,
    ranking,
    targets,
)
from engine.actions import Abandon, Answer, Conquer, Done, GoInDecline, Pick, Place, Use
from engine.codec import dump_state, load_state
from engine.events import Event
from engine.history import History
from engine.hooks import Trait
from engine.loading import DATA, load_edition
from engine.position import table as table_from_data
from engine.state import Army, Region

SEATS = "ABCDE"
_AMOUNT = re.compile(r"([\w.]+)(?:\*(\d+))?")


class Table:
    """A table being played by a test; every action goes through ``apply``."""

    def __init__(self, data: dict[str, Any], traits: Iterable[Trait] = ()) -> None:
        self.box, self.state = table_from_data(data, traits)
        self.events: list[Event] = []
        """Of the last action."""

    # -- playing

    def play(self, *actions: Action) -> Table:
        """Play the actions; each must be accepted, and leave a table that survives storage."""
        for action in actions:
            self.state, self.events = apply(self.box, self.state, action)
            assert load_state(dump_state(self.state)) == self.state
        return self

    def conquer(self, *regions: int) -> Table:
        return self.play(*(Conquer(r) for r in regions))

    def roll(self, region: int) -> Table:
        return self.play(Conquer(region, roll=True))

    def use(self, trait: str, target: int = -1) -> Table:
        return self.play(Use(trait, target))

    def abandon(self, *regions: int) -> Table:
        return self.play(*(Abandon(r) for r in regions))

    def pick(self, place: int) -> Table:
        return self.play(Pick(place))

    def declines(self) -> Table:
        return self.play(GoInDecline())

    def answer(self, *chosen: int) -> Table:
        return self.play(Answer(chosen))

    def put(self, *moves: tuple[int, int]) -> Table:
        return self.play(*(Place(r, n) for r, n in moves))

    def done(self) -> Table:
        return self.play(Done())

    def end_turn(self) -> Table:
        """End the turn as an absent-minded player would: by the defaults, until it is over."""
        turn = (self.state.turn.round, self.state.turn.player)
        happened = []
        while (self.state.turn.round, self.state.turn.player) == turn and deciders(self.state):
            self.play(default_action(self.box, self.state))
            happened += self.events
        self.events = happened
        return self

    def refuses(self, action: Action, *keys: str) -> Table:
        """The action is not offered and is refused for exactly these reasons; nothing changes."""
        before = dump_state(self.state)
        assert action not in legal(self.box, self.state)
        with pytest.raises(RuleError) as caught:
            apply(self.box, self.state, action)
        assert sorted(r.key for r in caught.value.refusals) == sorted(keys)
        assert dump_state(self.state) == before
        return self

    # -- looking

    @property
    def step(self) -> str:
        return self.state.turn.step

    @property
    def player(self) -> str:
        """The player whose turn it is."""
        return SEATS[self.state.turn.player]

    @property
    def decider(self) -> str:
        """The player who must decide."""
        (seat,) = deciders(self.state)
        return SEATS[seat]

    def legal(self, kind: type | None = None) -> list[Any]:
        found = legal(self.box, self.state)
        return [a for a in found if kind is None or isinstance(a, kind)]

    def targets(self) -> dict[int, int]:
        """Price of every region that can be conquered outright."""
        return {r: t.price for r, t in targets(self.box, self.state).items() if not t.roll}

    def die_targets(self) -> list[int]:
        """Regions that only the final die could take."""
        return [r for r, t in targets(self.box, self.state).items() if t.roll]

    def price(self, region: int, by: str = "") -> dict[str, int]:
        """The price of a region for the acting army, line by line; ``by``: by that way."""
        found = explain(self.box, self.state, region, by)
        assert found is not None
        assert found.total == sum(line.amount for line in found.lines)
        return {line.why: line.amount for line in found.lines}

    def army(self, race: str) -> Army:
        return next(a for a in self.state.armies if a.race == race)

    def races(self) -> list[str]:
        """Races in play, those in decline in parentheses."""
        return [a.race if a.active else f"({a.race})" for a in self.state.armies]

    def region(self, region: int) -> Region:
        return self.state.regions[region]

    def __getitem__(self, region: int) -> str:
        """What lies in a region, as the table is written: ``elves*2 fortress``."""
        here = self.state.regions[region]
        parts = ["tribe" if here.natives == 1 else f"tribe*{here.natives}"] if here.natives else []
        if here.army is not None:
            army = next(a for a in self.state.armies if a.id == here.army)
            name = army.race if army.active else f"({army.race})"
            parts.append(f"{name}*{here.tokens}")
        for marker, n in here.markers.items():
            parts.append(marker if n == 1 else f"{marker}*{n}")
        return " ".join(parts)

    def coins(self, player: str) -> int:
        return self.state.coins[SEATS.index(player)]

    def earned(self, player: str = "") -> dict[str, int]:
        """Coins of the last action's (or ended turn's) events, by reason; of one player or all."""
        out: dict[str, int] = {}
        for e in self.events:
            if e.kind == "coins" and (not player or e.player == SEATS.index(player)):
                out[e.why] = out.get(e.why, 0) + e.amount
        return out

    def happened(self, kind: str) -> list[Event]:
        return [e for e in self.events if e.kind == kind]

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """Seats, best first, those that tie together."""
        return tied(ranking(self.box, self.state))

    def question(self) -> str:
        """Key of the open question."""
        return self.state.questions[0].key

    def options(self) -> list[int]:
        return self.state.questions[0].options

    def settled(self) -> None:
        """Nothing is left open: no question, no die, no driven-out tokens."""
        assert not self.state.questions
        assert self.state.turn.die is None
        assert not any(a.driven for a in self.state.armies)


def tied(ranks: Iterable[Rank]) -> tuple[tuple[int, ...], ...]:
    """Return the seats of each place, best first."""
    places: dict[int, tuple[int, ...]] = {}
    for rank in ranks:
        places[rank.place] = places.get(rank.place, ()) + rank.seats
    return tuple(places.values())


def ranked(history: History) -> list[list[int]]:
    """Return the seats of each place at the end of a game, best first."""
    return [list(seats) for seats in tied(ranking(history.box, history.state))]


def ranks(*places: tuple[int, ...], coins: Sequence[int] = ()) -> tuple[Rank, ...]:
    """Return the ranking in which the seats of each place tie, each for themselves."""
    found, place = [], 1
    for seats in places:
        found += [Rank(place, s, (s,), coins[s] if coins else 0, 0) for s in seats]
        place += len(seats)
    return tuple(found)


def table(text: str, *traits: Trait, **more: Any) -> Table:
    """Return the table that ``text`` draws; ``more`` goes to :func:`engine.position.table`.

    ``traits`` stand in for the printed ones of the same ids.
    """
    data: dict[str, Any] = {"armies": [], "markers": {}, "natives": {}}
    coins: dict[int, int] = {}
    seats = 2
    board: list[dict[str, Any]] = []
    boards = {"board": board}
    content: dict[int, str] = {}
    for line in filter(None, (raw.strip() for raw in text.splitlines())):
        if line.startswith("turn "):
            _turn(line, data)
        elif re.match(r"[A-E]:", line):
            seat = SEATS.index(line[0])
            seats = max(seats, seat + 1)
            _army(line[2:], seat, data, coins)
        elif line.startswith("--- "):
            board = boards[line[4:]] = []
        else:
            spec, _, lies = line.partition(":")
            board.append(_region(spec))
            content[board[-1]["id"]] = lies.strip()
    world = more.get("world") or more.get("edition", "base").partition("+")[0]
    printed = load_edition(DATA / world)
    native = next(iter(printed.natives), "")
    for region, lies in content.items():
        _lay(region, lies, data)
    data["players"] = more.pop("players", seats)
    rounds = more.pop("rounds", 10)
    for board in boards.values():
        _chain(board)
        _coast(board, {t for t, spec in printed.terrains.items() if spec.water})
        if sign := printed.symbols.entry:
            for r in board:
                r["entry"] = sign in r["symbols"]
        for r in board:
            tribes = data["natives"].get(r["id"], 0)
            r["natives"] = {native: tribes} if tribes else {}
        _number(board)
    data["boards"] = {
        name: {"edition": world, "players": data["players"], "rounds": rounds, "regions": regions}
        for name, regions in boards.items()
    }
    data["coins"] = [coins.get(i, 5) for i in range(data["players"])]
    return Table(data | more, traits)


def _turn(line: str, data: dict[str, Any]) -> None:
    data["player"] = SEATS.index(line[5])
    for part in line.split(",")[1:]:
        word, *values = part.split()
        if word == "die":
            data["die"] = [int(v) for v in values]
        elif word == "round":
            data["round"] = int(values[0])
        else:
            raise ValueError(part)


def _army(line: str, seat: int, data: dict[str, Any], coins: dict[int, int]) -> None:
    first, *parts = (p.strip() for p in line.split(","))
    names = first.split()
    army: dict[str, Any] = {"player": seat, "regions": {}}
    if names:
        army["race"] = names[0].strip("()")
        army["active"] = not names[0].startswith("(")
        army["power"] = names[1] if len(names) > 1 else None
        data["armies"].append(army)
    for part in parts:
        word, value = part.split()
        if word == "coins":
            coins[seat] = int(value)
        else:
            army[word] = int(value)


def _region(spec: str) -> dict[str, Any]:
    left, _, borders = spec.partition(" - ")
    number, terrain, *rest = left.split()
    return {
        "id": int(number),
        "terrain": terrain,
        "symbols": [s for s in rest if s != "edge"],
        "board_edge": "edge" in rest,
        "neighbors": [int(b) for b in borders.split()] if borders.strip() else None,
        "near": [0.5, 0.5],
    }


def _chain(board: list[dict[str, Any]]) -> None:
    ids = [r["id"] for r in board]
    for i, r in enumerate(board):
        if r["neighbors"] is None:
            r["neighbors"] = ids[max(0, i - 1) : i] + ids[i + 1 : i + 2]
    for r in board:  # borders are given once and hold both ways
        for other in board:
            if r["id"] in other["neighbors"] and other["id"] not in r["neighbors"]:
                r["neighbors"].append(other["id"])


def _number(board: list[dict[str, Any]]) -> None:
    """Number a board's regions from 1, as its file does."""
    first = board[0]["id"] - 1
    for r in board:
        r["id"] -= first
        r["neighbors"] = [n - first for n in r["neighbors"]]


def _coast(board: list[dict[str, Any]], water: set[str]) -> None:
    kinds = {r["id"]: r for r in board}
    for r in board:
        near = [kinds[n] for n in r["neighbors"]]
        r["coastal"] = r["terrain"] not in water and any(n["terrain"] in water for n in near)
        shore = any(n["terrain"] == "sea" and n["board_edge"] for n in near)  # B-10
        r["entry"] = r["board_edge"] or (r["terrain"] not in water and shore)


def _lay(region: int, lies: str, data: dict[str, Any]) -> None:
    races = {a["race"]: a for a in data["armies"]}
    for name, n in _amounts(lies):
        if name == "tribe":
            data["natives"][region] = n
        elif name in races:
            races[name]["regions"][region] = n
        else:
            data["markers"].setdefault(region, {})[name] = n


def _amounts(lies: str) -> Iterator[tuple[str, int]]:
    for word in lies.replace("(", "").replace(")", "").split():
        match = _AMOUNT.fullmatch(word)
        assert match, word
        yield match[1], int(match[2] or 1)
