"""Opening a game with sides: whose side one is on, when it begins, who fills it, a rematch."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.errors import (
    AlreadyJoined,
    BadOptions,
    GameUnknown,
    LobbyFull,
    NoAllies,
    NoSuchSide,
    NotAPlayer,
    NotStarted,
    SideFull,
    SideGone,
)
from bot.panels.refused import told
from bot.storage.store import Store
from bot.tables import known, mixes
from bot.tables.service import Tables
from bot.tables.table import Options, Table
from bot.texts.boxes import about, boxes_named, mix
from bot.texts.i18n import Words, languages
from engine import Choice
from engine.rng import lot
from tests.bot import player
from tests.bot.harness import Stage

from .fakes import TestClock

ANN, BOB, CYD, DAN, EVE = 101, 102, 103, 104, 105
ALLIANCE, HORDE, NEUTRAL = "alliance", "horde", "neutral"


@pytest.fixture
def tables(store: Store, clock: TestClock) -> Tables:
    return Tables(store, clock)


async def opened(
    tables: Tables, *joining: tuple[int, str], seats: int = 4, computers: int = 0, **named: int
) -> Table:
    """Open a lobby as Ann; then others join it, each for a side."""
    table = await tables.open_lobby(
        guild=1,
        channel=10,
        host=ANN,
        name="Ann",
        edition="warcraft",
        options=Options(seats=seats, computers=computers, variant="azeroth"),
        **named,
    )
    for user, side in joining:
        table = await tables.join(table.game.id, user, f"player {user}", side)
    return table


def side_of(table: Table, user: int) -> str:
    """Return the side that somebody plays for, in a lobby or after it."""
    sides, seat = table.sides, table.seat_of(user)
    assert seat is not None
    place = table.seats[seat].joined if table.state is None else seat
    return sides.names[sides.of[place]]


def in_sides(table: Table) -> dict[int, str]:
    return {seat.user: side_of(table, seat.user) for seat in table.seats if seat.user}


# ------------------------------------------------------------------------------ joining


async def test_T_02_one_joins_a_side_or_the_emptier_one(tables: Tables) -> None:
    table = await opened(tables, (BOB, ""), (CYD, ""))
    assert in_sides(table) == {ANN: ALLIANCE, BOB: HORDE, CYD: ALLIANCE}
    table = await tables.join(table.game.id, DAN, "Dan", HORDE)
    assert table.game.status == "running"
    assert in_sides(table) == {ANN: ALLIANCE, BOB: HORDE, CYD: ALLIANCE, DAN: HORDE}
    assert table.sides.of == (0, 1, 0, 1)


async def test_T_02_who_is_in_goes_over_to_a_side_with_room(tables: Tables) -> None:
    table = await opened(tables, (BOB, HORDE))
    game = table.game.id
    with pytest.raises(AlreadyJoined):
        await tables.join(game, BOB, "Bob", HORDE)
    with pytest.raises(AlreadyJoined):
        await tables.join(game, BOB, "Bob")
    table = await tables.join(game, BOB, "Bob", ALLIANCE)
    assert in_sides(table) == {ANN: ALLIANCE, BOB: ALLIANCE}
    with pytest.raises(SideFull) as full:
        await tables.join(game, CYD, "Cyd", ALLIANCE)
    assert full.value.params == {"side": ALLIANCE, "seats": 2}
    table = await tables.join(game, ANN, "Ann", HORDE)
    table = await tables.join(game, CYD, "Cyd", ALLIANCE)
    assert in_sides(table) == {ANN: HORDE, BOB: ALLIANCE, CYD: ALLIANCE}
    table = await tables.leave(game, BOB)
    table = await tables.join(game, DAN, "Dan")
    assert side_of(table, DAN) in (ALLIANCE, HORDE)
    assert table.game.status == "lobby"


@pytest.mark.parametrize(
    ("seats", "side", "sides"), [(4, NEUTRAL, (ALLIANCE, HORDE)), (2, "pirates", (ALLIANCE, HORDE))]
)
async def test_a_side_that_there_is_not_is_refused(
    tables: Tables, seats: int, side: str, sides: tuple[str, ...]
) -> None:
    table = await opened(tables, seats=seats)
    with pytest.raises(NoSuchSide) as refused:
        await tables.join(table.game.id, BOB, "Bob", side)
    assert refused.value.params == {"side": side, "sides": sides}


async def test_where_each_plays_alone_there_are_no_sides(tables: Tables) -> None:
    table = await tables.open_lobby(guild=1, channel=10, host=ANN, name="Ann")
    with pytest.raises(NoSuchSide):
        await tables.join(table.game.id, BOB, "Bob", HORDE)
    with pytest.raises(NoSuchSide):
        await tables.join(table.game.id, ANN, "Ann", HORDE)
    assert not table.has_sides


# ---------------------------------------------------------------------------- beginning


async def test_T_02_start_fills_what_is_free_with_computers_that_show_their_coins(
    tables: Tables,
) -> None:
    table = await opened(tables, (BOB, ALLIANCE), seats=5)
    table = await tables.start(table.game.id, BOB)
    assert in_sides(table) == {ANN: ALLIANCE, BOB: ALLIANCE}
    computers = [seat for seat in table.seats if seat.computer]
    assert [table.sides.names[table.sides.of[s.seat]] for s in computers] == [HORDE, NEUTRAL, HORDE]
    assert len({seat.name for seat in computers}) == 3
    assert table.shown == {seat.seat for seat in computers}


async def test_one_alone_can_choose_a_side_before_it_begins(tables: Tables) -> None:
    table = await opened(tables, computers=3)
    assert table.game.status == "lobby"
    with pytest.raises(LobbyFull):
        await tables.join(table.game.id, BOB, "Bob")
    await tables.join(table.game.id, ANN, "Ann", HORDE)
    table = await tables.start(table.game.id, ANN)
    assert side_of(table, ANN) == HORDE
    assert len(table.seats) == 4


async def test_for_one_alone_there_are_as_many_places_as_computers_and_one(stage: Stage) -> None:
    await player.opened(stage, "Ann", "warcraft.azeroth", computers=2)
    await stage.settle()
    assert "a new game for 3 players" in stage.public().content
    buttons = {c.label for c in stage.controls(stage["Ann"], stage.public())}
    assert {"Join Neutral", "Start with 2 computers"} <= buttons


@pytest.mark.parametrize("computers", [0, 1, 2])
async def test_it_begins_when_all_places_but_the_computers_are_taken(
    tables: Tables, computers: int
) -> None:
    people = [(BOB, HORDE), (CYD, HORDE), (DAN, ALLIANCE)][: 3 - computers]
    table = await opened(tables, *people, computers=computers)
    assert table.game.status == "running"
    assert in_sides(table) == {ANN: ALLIANCE, **dict(people)}


async def test_T_03_only_the_lot_says_who_of_two_allies_is_first(
    store: Store, clock: TestClock
) -> None:
    first: set[tuple[int | None, int | None]] = set()
    for seed in map(str, range(12)):
        tables = Tables(store, clock, lambda seed=seed: seed)
        table = await opened(tables, (BOB, HORDE), (CYD, ALLIANCE), (DAN, HORDE))
        first.add((table.user_at(0), table.user_at(1)))
        drawn = tuple(lot(seed, f"{side} first", 2) for side in (ALLIANCE, HORDE))
        assert (table.user_at(0), table.user_at(1)) == ((ANN, CYD)[drawn[0]], (BOB, DAN)[drawn[1]])
        await tables.cancel(table.game.id, ANN)
    assert len(first) == 4


# ---------------------------------------------------------------------------- settings


async def test_a_change_of_the_number_keeps_everybody_on_their_side(tables: Tables) -> None:
    table = await opened(tables, (BOB, HORDE), (CYD, HORDE), seats=5)
    game = table.game.id
    table = await tables.settings(game, ANN, {"seats": 4})
    assert in_sides(table) == {ANN: ALLIANCE, BOB: HORDE, CYD: HORDE}
    with pytest.raises(SideGone) as refused:
        await tables.settings(game, ANN, {"seats": 3})
    assert refused.value.params == {"side": HORDE, "seats": 3}
    await tables.settings(game, ANN, {"seats": 5})
    await tables.join(game, CYD, "Cyd", NEUTRAL)
    with pytest.raises(SideGone) as refused:
        await tables.settings(game, ANN, {"seats": 4})
    assert refused.value.params == {"side": NEUTRAL, "seats": 4}


async def test_sides_come_and_go_with_the_variant(tables: Tables) -> None:
    table = await opened(tables, (BOB, HORDE), (CYD, HORDE))
    game = table.game.id
    table = await tables.settings(game, ANN, {"edition": "warcraft", "variant": ""})
    assert not table.has_sides
    assert [seat.joined for seat in table.seats] == [0, 1, 2]
    table = await tables.settings(game, ANN, {"variant": "azeroth"})
    assert in_sides(table) == {ANN: ALLIANCE, BOB: HORDE, CYD: ALLIANCE}
    table = await tables.settings(game, ANN, {"edition": "base"})
    assert table.options.variant == ""
    with pytest.raises(BadOptions) as refused:
        await tables.settings(game, ANN, {"variant": "azeroth"})
    assert refused.value.params == {"option": "edition", "value": "base.azeroth"}


# ----------------------------------------------------------------------- showing coins


async def test_T_04_an_ally_sees_the_coins_that_are_shown_and_nobody_else_does(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table = await opened(tables, (BOB, HORDE), (CYD, ALLIANCE), (DAN, HORDE))
    game, ann = table.game.id, table.seat_of(ANN)
    assert ann is not None
    assert [table.view(user).coins[ann] for user in (BOB, CYD, DAN, None)] == [None] * 4
    table = await tables.show_coins(game, ANN)
    for now in (table, await Tables(store, clock).load(game)):
        own = now.view(ANN).coins[ann]
        assert own is not None
        assert [now.view(u).coins[ann] for u in (CYD, BOB, DAN, None)] == [own, None, None, None]
        assert now.view(ANN).coins[table.seat_of(CYD) or 0] is None
    table = await tables.show_coins(game, ANN)
    assert table.view(CYD).coins[ann] is None
    for _ in range(2):
        table = await tables.show_coins(game, ANN, True)
    assert table.shown == {ann}


async def test_T_04_the_switch_goes_with_the_seat(tables: Tables) -> None:
    table = await opened(tables, (BOB, HORDE), (CYD, ALLIANCE), (DAN, HORDE))
    game = table.game.id
    await tables.show_coins(game, ANN, True)
    await tables.resign(game, ANN)
    table = await tables.take(game, EVE, "Eve")
    seat = table.seat_of(EVE)
    assert table.shown == {seat}
    assert side_of(table, EVE) == ALLIANCE


async def test_who_has_no_ally_has_nobody_to_show_coins_to(tables: Tables) -> None:
    table = await opened(tables, (BOB, HORDE), seats=3)
    game = table.game.id
    with pytest.raises(NotStarted):
        await tables.show_coins(game, ANN)
    await tables.start(game, ANN)
    with pytest.raises(NoAllies):
        await tables.show_coins(game, ANN)
    with pytest.raises(NotAPlayer):
        await tables.show_coins(game, EVE)


# ------------------------------------------------------------------------------ rematch


@pytest.mark.parametrize(
    ("seats", "swapped", "sides"),
    [
        (4, False, {ANN: HORDE, BOB: HORDE, CYD: ALLIANCE}),
        (4, True, {ANN: ALLIANCE, BOB: ALLIANCE, CYD: HORDE}),
        (5, True, {ANN: ALLIANCE, BOB: ALLIANCE, CYD: HORDE, DAN: NEUTRAL}),
        (3, True, {ANN: NEUTRAL, CYD: HORDE}),
    ],
)
async def test_a_rematch_keeps_the_sides_or_swaps_those_that_are_as_large(
    tables: Tables, seats: int, swapped: bool, sides: dict[int, str]
) -> None:
    table = await opened(tables, seats=seats)
    await tables.join(table.game.id, ANN, "Ann", HORDE)
    for user, side in ((BOB, HORDE), (CYD, ALLIANCE), (DAN, NEUTRAL)):
        if user in sides:
            await tables.join(table.game.id, user, f"player {user}", side)
    first = await tables.start(table.game.id, ANN)
    again = await tables.open_lobby(
        guild=1,
        channel=11,
        host=ANN,
        name="Ann",
        edition="warcraft",
        options=replace(first.options, setup=None, swapped=swapped),
        again=first.game.id,
    )
    for user in reversed(sides):
        if user != ANN:
            again = await tables.join(again.game.id, user, f"player {user}")
    assert in_sides(again) == sides
    if again.state is None:
        again = await tables.join(again.game.id, EVE, "Eve")
    assert again.seat_of(EVE) is not None or again.state is not None


# --------------------------------------------------------------------- kept and unknown


def test_a_variant_of_a_later_version_is_not_known(tables: Tables) -> None:
    from bot.storage.rows import Game

    game = Game(1, 1, 1, "warcraft", Options(variant="azeroth").written(), "lobby", ANN, 0)
    known.check(game)
    later = replace(game, options=Options(variant="outland").written())
    with pytest.raises(GameUnknown) as unknown:
        known.check(later)
    assert unknown.value.params == {"game": 1, "what": "variant", "found": "outland"}
    assert not Table(later, ()).has_sides


def test_as_many_are_awaited_as_make_equal_sides() -> None:
    assert mixes.usual(mixes.chosen("warcraft", 0, variant="azeroth")) == 4
    assert mixes.usual(mixes.chosen("warcraft", 0)) == 5


@pytest.mark.parametrize("language", languages())
def test_a_variant_has_a_name_and_a_sentence_and_what_is_left_out(language: str) -> None:
    words = Words(language, strict=True)
    four, five = (Choice(("warcraft",), n, variant="azeroth") for n in (4, 5))
    assert words("variant-azeroth") in boxes_named(four, words)
    assert about(four, words) == [words("about-variant-azeroth", players=4)]
    assert words("faction-neutral") in about(five, words)[0]
    assert words("faction-neutral") not in about(four, words)[0]
    assert mix(five, words) == []
    (left_out,) = mix(four, words)
    assert words("race-pandaren") in left_out
    for refused in (
        NoSuchSide(side=NEUTRAL, sides=(ALLIANCE, HORDE)),
        NoSuchSide(side="", sides=()),
        SideFull(side=HORDE, seats=2),
        SideGone(side=NEUTRAL, seats=4),
        NoAllies(),
    ):
        (sentence,) = told(refused, words)
        assert sentence


# ----------------------------------------------------------------------------- at Discord


async def of_sides(stage: Stage, **named: int) -> Table:
    """Open a lobby of the variant as Ann and return its table."""
    tables, ann = stage.bot.client.tables, stage["Ann"]
    table = await tables.open_lobby(
        guild=stage.guild.id,
        channel=stage.channel.id,
        host=ann.id,
        name="Ann",
        edition="warcraft",
        options=Options(variant="azeroth", **named),
    )
    await stage.settle()
    return table


async def test_a_lobby_names_the_sides_and_has_a_button_for_each(stage: Stage) -> None:
    table = await of_sides(stage, seats=4)
    lobby = stage.public()
    assert "Battle for Azeroth" in lobby.content
    assert "a new game for 4 players, opened by Ann." in lobby.content
    assert "Alliance (1 of 2): Ann." in lobby.content
    assert "Horde (0 of 2): nobody yet." in lobby.content
    assert "Left out" not in lobby.content, "it is told when the game has begun"
    joined = stage.text((await stage.tap(stage["Ben"], "Join Horde")).response)
    assert joined.startswith("You're in.")
    assert "You're playing for the Horde." in joined
    await stage.settle()
    assert "Horde (1 of 2): Ben." in lobby.content
    moved = await stage.tap(stage["Ann"], "Join Horde")
    assert "You're playing for the Horde now." in stage.text(moved.response)
    await stage.settle()
    assert "Horde (2 of 2): Ann and Ben." in lobby.content
    buttons = {c.label: c.disabled for c in stage.controls(stage["Cy"], lobby)}
    assert buttons["Join Horde"]
    assert not buttons["Join Alliance"]
    assert "Start with 2 computers" in buttons
    refused = await stage.slash(stage["Cy"], "game join", side=HORDE)
    assert "The Horde is full: both its places are taken" in stage.text(refused.response)
    await stage.tap(stage["Ben"], "Start with 2 computers")
    await stage.settle()
    table = await stage.bot.client.tables.load(table.game.id)
    assert {side_of(table, stage[name].id) for name in ("Ann", "Ben")} == {HORDE}
    # Everybody reads who plays with whom: in the lobby that was, and in the first turn's post.
    first = stage.public()
    for post in (lobby, first):
        assert "Horde: Ann, Ben" in post.content or "Horde: Ben, Ann" in post.content
        assert "Alliance: \N{ROBOT FACE}" in post.content
    assert "the game has begun." in lobby.content
    assert "Left out" in lobby.content
    assert "Order of play" in first.content


async def test_a_side_that_nobody_has_heard_of_is_refused_by_what_was_typed(stage: Stage) -> None:
    await of_sides(stage, seats=4)
    typed = stage.typing(stage["Ben"], "game join")
    sent = typed.payload["data"]["options"][0].setdefault("options", [])
    sent.append({"name": "side", "type": 3, "value": "foo bar"})
    await stage.deliver(typed)
    told = stage.text(stage.private(stage["Ben"]))
    sides = "The sides you can join: Alliance and Horde."
    assert told == f"Nobody plays for `foo bar` in this game. {sides}"


async def test_settings_say_how_many_play_exactly_and_that_an_ally_may_be_shown_coins(
    stage: Stage,
) -> None:
    await of_sides(stage, seats=5)
    told = stage.text((await stage.slash(stage["Ann"], "game settings")).response)
    assert "Battle for Azeroth: 5 players; joined: Ann." in told
    assert "you can show yours to your ally" in told
    await stage.slash(stage["Ann"], "game settings", scores="open")
    told = stage.text((await stage.slash(stage["Ann"], "game settings")).response)
    assert "Scores are open." in told
