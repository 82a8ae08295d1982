"""Battle for Azeroth, Warcraft for sides: the team variant's rules 1 to 11, as T-01 to T-11."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engine import (
    Box,
    Choice,
    Conquer,
    State,
    apply,
    as_seen,
    default_action,
    drawn,
    legal,
    load_box,
    new_game,
    plain_box,
    ranking,
    seating,
    sides_of,
    view,
)
from engine.actions import Answer, GoInDecline, Pick, PlayOn
from engine.box import TakenOut
from engine.worlds import Lack
from tests.dsl import SEATS, Table, tied
from tests.traits.warcraft import wow
from tools.checks import violations

PLAYERS = (2, 3, 4, 5)
SEEDS = [f"seed {n}" for n in range(40)]
FACTIONS = "alliance", "horde", "neutral"


def choice(players: int) -> Choice:
    return Choice(("warcraft",), players, variant="azeroth")


def begun(players: int, seed: str = "any") -> tuple[Box, State]:
    box = load_box(drawn(choice(players), seed))
    return box, new_game(box, seed)


def azeroth(text: str, *rows: str, **more: Any) -> Table:
    """Return the table that ``text`` draws, with rows of a badge and the banners beside it.

    A dash is a gap.  Stacks that are not named are empty.
    """
    column = [
        (race.strip("-"), badge.strip("-"))
        for badge, *races in map(str.split, rows)
        for race in races
    ]
    stacks: dict[str, Any] = {"banners": [], "badges": []} if rows else {}
    if rows:
        stacks["column"] = column
    return wow(text, variant="azeroth", **stacks | more)


def rows(t: Table) -> list[str]:
    """The rows of a table, written as in ``azeroth``."""
    found = view(t.box, t.state).rows
    assert found is not None
    lines = zip(found.badges, *(column.races for column in found.columns), strict=True)
    return [" ".join(tile or "-" for tile in line) for line in lines]


def takes(t: Table) -> dict[str, int]:
    """Race and power of all that the player may take, and its price."""
    seen = view(t.box, t.state, t.state.turn.player)
    offered = {combo.place: combo for combo in seen.offered(seen.seat)}
    picks = [action.place for action in t.legal(Pick)]
    assert {*picks} <= {*offered}
    return {f"{offered[p].race} {offered[p].power}": offered[p].price for p in picks}


# ---------------------------------------------- sides and seats: T-01 to T-03


@pytest.mark.parametrize("players", PLAYERS)
def test_T_01_all_that_is_not_of_the_variant_is_as_usual(players: int) -> None:
    usual = plain_box("warcraft", players)
    box, state = begun(players, "")
    assert (box.setup.boards, box.regions) == (usual.setup.boards, usual.regions)
    assert (box.rules, box.powers, box.finds) == (usual.rules, usual.powers, usual.finds)
    assert (box.rounds, state.coins) == (usual.rounds, [5] * players)
    assert box.versions == usual.versions
    assert violations(box, state) == []


@pytest.mark.parametrize(
    ("players", "of"),
    [
        (2, ["alliance", "horde"]),
        (3, ["alliance", "horde", "neutral"]),
        (4, ["alliance", "horde"] * 2),
        (5, ["alliance", "horde", "neutral", "alliance", "horde"]),
    ],
)
def test_T_02_T_03_the_seats_are_of_sides_in_turn(players: int, of: list[str]) -> None:
    sides = sides_of(choice(players))
    assert [sides.names[side] for side in sides.of] == of
    box, state = begun(players)
    seen = view(box, state, 0)
    assert (seen.sides, seen.player) == (sides, 0)
    assert [*sides.names] == [*dict.fromkeys(of)], "no side is without a player"


@pytest.mark.parametrize("players", PLAYERS)
def test_T_03_the_lot_says_which_of_two_allies_is_first_and_nothing_else(players: int) -> None:
    sides = sides_of(choice(players))
    setup = drawn(choice(players), "")
    seatings = Counter(seating(setup, seed) for seed in SEEDS)
    for places in seatings:
        assert sorted(places) == [*range(players)]
        assert [sides.of[place] for place in places] == [*sides.of]
    pairs = sum(len(sides.seats(side)) == 2 for side in range(len(sides.names)))
    assert len(seatings) == 2**pairs, "each pair may come in either order, whatever the others do"
    assert min(seatings.values()) > 40 / len(seatings) / 3
    assert seating(setup, "one") == seating(setup, "one")


def test_T_03_turns_go_round_the_seats() -> None:
    box, state = begun(5)
    players = [0]
    while len(players) < 6:
        action = legal(box, state)[0] if state.turn.at.picks else default_action(box, state)
        state, _ = apply(box, state, action)
        if state.turn.player != players[-1]:
            players.append(state.turn.player)
    assert players == [0, 1, 2, 3, 4, 0]


# --------------------------------------------------------------------- allies: T-04

FOUR = """
    turn A
    A: draenei {power}, hand 9, coins {coins}
    B: goblins, coins 5
    C: {ally}, coins 5
    D: tauren, coins 5
    1 fields anchor : draenei
    2 {land} {lies}
    3 hill          : goblins*2
    4 hill          : tauren*2
"""


def allies(
    ally: str, land: str = "hill", lies: str = "", *, power: str = "", coins: int = 5, **more: Any
) -> Table:
    """A's Draenei beside a region of their ally C's."""
    race = ally.split()[0]
    text = FOUR.format(
        power=power, coins=coins, ally=ally, land=land, lies=f": {race}*2 {lies}".strip()
    )
    return azeroth(text, **more)


def test_T_04_an_ally_is_attacked_like_anybody_and_the_view_tells_that_it_is_one() -> None:
    t = allies("night_elves")
    seen = view(t.box, t.state, 0)
    assert [r.id for r in seen.regions if seen.is_allys(r.id)] == [2]
    assert t.price(2) == {"base": 2, "defenders": 2}
    t.conquer(2)
    assert (t.army("night_elves").driven, t[2]) == (1, "draenei*4")
    t.end_turn()
    assert t.earned("A") == {"regions": 2}, "no faction bonus among allies (W-61)"


def test_T_04_nothing_is_an_allys_where_nobody_has_one() -> None:
    t = azeroth("""
        turn A
        A: draenei, hand 3
        B: goblins
        C: naga
        1 fields anchor : draenei
        2 hill          : goblins
        3 hill          : naga
    """)
    seen = view(t.box, t.state, 0)
    assert not any(seen.is_allys(r.id) for r in seen.regions)


@pytest.mark.parametrize(
    ("table", "toll"),
    [
        ({"ally": "night_elves marshdweller", "land": "swamp"}, ("marshdweller", 1)),
        ({"ally": "night_elves", "finds": {"aegis_of_aggramar": 2}}, ("aegis_of_aggramar", 2)),
    ],
)
def test_T_04_allies_pay_one_another_what_anybody_would(
    table: dict[str, Any], toll: tuple[str, int]
) -> None:
    thing, due = toll
    t = allies(**table).conquer(2)
    assert (t.coins("A"), t.coins("C")) == (5 - due, 5 + due)
    assert t.earned("C") == {thing: due}
    allies(**table, coins=due - 1).refuses(Conquer(2), "toll")


def test_T_04_a_champion_of_an_allys_is_ransomed() -> None:
    t = allies("night_elves championing", lies="champion").conquer(2)
    assert (t.coins("A"), t.coins("C")) == (6, 4)


def test_T_04_an_ally_who_takes_an_objective_is_paid_and_so_are_the_humans() -> None:
    t = azeroth("""
        turn A
        A: draenei, hand 9
        B: goblins
        C: warcraft.humans
        D: tauren
        1 fields anchor : draenei
        2 hill          : objective
        3 hill          : warcraft.humans
        4 hill          : goblins
        5 hill          : tauren*2
    """)
    t.conquer(2)
    assert (t.coins("A"), t.coins("C"), t[2]) == (7, 7, "draenei*2")


def test_T_04_the_doomhammer_is_paid_to_the_ally_who_had_it() -> None:
    t = allies("night_elves", finds={"doomhammer": 1})
    t.state.finds[0].before = 2
    t.play(Conquer(2, by="doomhammer"))
    assert t[2] == "draenei*1"
    assert (t.coins("A"), t.coins("C")) == (3, 7)


def test_T_04_the_heart_asks_a_coin_of_allies_too_but_is_not_laid_for_that() -> None:
    t = azeroth(
        """
        turn A
        A: draenei
        B: goblins
        C: night_elves
        D: tauren
        1 hill anchor : night_elves*2
        2 hill        : draenei
        3 hill        : draenei
        4 hill        : goblins
        5 hill        : tauren*2
        """,
        finds={"heart_of_azeroth": 2},
    )
    t.end_turn()
    assert t.earned("A") == {"regions": 2, "heart_of_azeroth": 1}
    assert (t.coins("B"), t.coins("C")) == (4, 5), "laid where a rival pays"


def test_T_04_bombs_may_lie_under_an_ally_but_nobody_lays_one_there_for_you() -> None:
    t = azeroth("""
        turn A
        A: goblins
        B: draenei
        C: blood_elves
        D: night_elves
        1 hill anchor - 2 3 : goblins
        2 hill - 1          : blood_elves*2
        3 hill - 1          : night_elves*2
        4 hill              : draenei
    """)
    t.done()
    assert (t.question(), t.options()) == ("goblins.lay", [2, 3])
    assert default_action(t.box, t.state) == Answer((3,))
    t.answer(2, 3)
    assert [t[2], t[3]] == ["blood_elves*2 bomb", "night_elves*2 bomb"]


def test_T_04_coins_are_shown_to_allies_alone_and_as_long_as_one_likes() -> None:
    box, state = begun(5)
    state.coins = [11, 12, 13, 14, 15]
    for seat in (None, *range(5)):
        own = [None if n != seat else coins for n, coins in enumerate(state.coins)]
        assert [*view(box, state, seat).coins] == own
    shown = {0, 1, 2}
    seen = {seat: view(box, state, seat, shown=shown).coins for seat in (None, *range(5))}
    assert seen == {
        None: (None,) * 5,
        0: (11, None, None, None, None),
        1: (None, 12, None, None, None),
        2: (None, None, 13, None, None),
        3: (11, None, None, 14, None),
        4: (None, 12, None, None, 15),
    }
    known = [as_seen(box, state, seat, shown).coins for seat in range(5)]
    for seat, coins in enumerate(known):
        told = [theirs for theirs in coins if theirs in state.coins]
        assert told == [theirs for theirs in seen[seat] if theirs is not None]
    assert [*view(box, state, 3).coins] == [None, None, None, 14, None], "no longer shown"


def test_T_04_who_is_alone_shows_nobody_anything() -> None:
    box, state = begun(3)
    assert view(box, state, 0, shown={0, 1, 2}).coins == (5, None, None)
    usual = plain_box("warcraft", 3)
    assert view(usual, new_game(usual, "s"), 0, shown={0, 1, 2}).coins == (5, None, None)


def test_T_04_a_neutral_siding_for_its_turn_is_nobodys_ally() -> None:
    t = azeroth(
        """
        turn C
        A: draenei
        B: goblins
        C: ethereals, hand 9
        1 fields anchor : ethereals
        2 hill          : goblins
        3 hill          : draenei
        """,
        finds={"battleground": 1},
    )
    t.play(PlayOn())
    assert (t.question(), t.state.questions[0].things) == (
        "battleground.side",
        ["alliance", "horde"],
    )
    t.play(Answer((0,))).conquer(2, 3)
    t.end_turn()
    assert t.earned("C") == {"regions": 3, "feud": 1}, "it sided with the Alliance"


# ------------------------------------------- banners and badges in rows: T-05 to T-09


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", SEEDS[:6])
def test_T_05_T_06_four_of_each_side_lie_open_and_four_badges_beside_them(
    players: int, seed: str
) -> None:
    box, state = begun(players, seed)
    found = view(box, state).rows
    assert found is not None
    assert len({*found.badges} & {*box.powers}) == 4
    assert len(state.badges) == len(box.powers) - 4
    assert found.prices == (0, 1, 2, 3)
    sides = box.sides
    assert [(c.faction, c.seats) for c in found.columns] == [
        (name, sides.seats(side)) for side, name in enumerate(sides.names)
    ]
    for column in found.columns:
        assert {box.races[race].faction for race in column.races} == {column.faction}
        assert (len({*column.races}), column.left) == (4, 0 if column.faction == "neutral" else 2)
    assert all(combo.coins == 0 for combo in view(box, state).column)


def test_T_05_who_lies_open_is_drawn() -> None:
    first = Counter(new_game(load_box(drawn(choice(2), "")), seed).column[0].race for seed in SEEDS)
    assert len(first) == 6


@pytest.mark.parametrize(("players", "left_out"), [(2, 4), (3, 0), (4, 4), (5, 0)])
def test_T_05_without_a_neutral_player_the_neutral_races_stay_in_the_box(
    players: int, left_out: int
) -> None:
    box, state = begun(players)
    usual = plain_box("warcraft", players).races
    out = [race for race in usual if race not in box.races]
    assert [race for race in out if usual[race].faction == "neutral"] == out
    assert len(out) == left_out
    assert box.taken_out == tuple(
        TakenOut("race", race, Lack("faction", ("neutral",))) for race in out
    )
    assert {*state.tray} == {*box.races}


PICKING = """
    turn A
    A: , coins {coins}
    B: , coins 5
    1 fields anchor :
    2 hill anchor   :
"""
BOOK = (
    "farmer        worgen  tauren",
    "enraged       warcraft.humans  warcraft.orcs",
    "intimidating  draenei forsaken",
    "sailing       night_elves goblins",
)
"""As in the book: row by row, badge, banner of the Alliance, banner of the Horde."""


def picking(*lines: str, coins: int = 5, **more: Any) -> Table:
    stacks = {"banners": ["warcraft.gnomes", "blood_elves"], "badges": ["warcraft.mining"]}
    return azeroth(PICKING.format(coins=coins), *(lines or BOOK), **stacks | more)


def test_T_07_one_takes_a_race_of_ones_side_with_the_badge_of_its_row() -> None:
    t = picking()
    assert takes(t) == {
        "worgen farmer": 0,
        "warcraft.humans enraged": 1,
        "draenei intimidating": 2,
        "night_elves sailing": 3,
    }
    t.refuses(Pick(1), "combo_of_others")
    t.refuses(Pick(8), "no_such_combo")
    assert [*takes(picking(coins=1))] == ["worgen farmer", "warcraft.humans enraged"]
    picking(coins=1).refuses(Pick(4), "too_poor")
    picking(coins=1).refuses(Pick(5), "combo_of_others", "too_poor")


def test_T_07_the_bank_is_paid_and_nothing_lies_on_what_was_passed_over() -> None:
    t = picking().play(Pick(6))
    assert (t.coins("A"), t.coins("B")) == (2, 5)
    assert t.happened("coins")[0].amount == -3
    assert all(combo.coins == 0 for combo in t.state.column)


def test_T_07_a_row_without_a_banner_of_ones_own_cannot_be_taken() -> None:
    t = picking("farmer - tauren", "enraged worgen -", "warcraft.mining - -", banners=[], badges=[])
    assert takes(t) == {"worgen enraged": 1}
    t.refuses(Pick(0), "no_such_combo")


def test_T_08_what_lies_under_the_gap_slides_up_and_everybodys_combos_change() -> None:
    t = picking().play(Pick(2))
    assert (t.army("warcraft.humans").power, t.coins("A")) == ("enraged", 4)
    assert rows(t) == [
        "farmer worgen tauren",
        "intimidating draenei warcraft.orcs",
        "sailing night_elves forsaken",
        "warcraft.mining warcraft.gnomes goblins",
    ]
    told = [(e.amount, e.race, e.power) for e in t.happened("offered")]
    assert told == [(6, "", "warcraft.mining"), (6, "warcraft.gnomes", "")]


def test_T_08_above_the_gap_nothing_moves() -> None:
    t = picking().play(Pick(6))
    assert rows(t)[:3] == [" ".join(row.split()) for row in BOOK[:3]]
    assert rows(t)[3] == "warcraft.mining warcraft.gnomes goblins"


def test_T_08_where_nothing_can_slide_up_the_last_place_stays_empty() -> None:
    t = picking(banners=["blood_elves"]).play(Pick(0))
    assert rows(t) == [
        "enraged warcraft.humans tauren",
        "intimidating draenei warcraft.orcs",
        "sailing night_elves forsaken",
        "warcraft.mining - goblins",
    ]
    assert t.state.banners.under == ["blood_elves"], "the Horde's place was not empty"
    t = picking(badges=[]).play(Pick(0))
    assert rows(t)[3] == "- warcraft.gnomes goblins"
    assert [combo.race for combo in view(t.box, t.state, 0).offered(0)] == [
        "warcraft.humans", "draenei", "night_elves",
    ]  # fmt: skip


def test_T_08_badges_put_aside_are_shuffled_when_none_are_left() -> None:
    t = picking(badges=[], discards=["warcraft.mining"]).play(Pick(0))
    assert rows(t)[3] == "warcraft.mining warcraft.gnomes goblins"
    assert t.state.discards == []


def column(tiles: str) -> list[str]:
    """Names from top to bottom; those in capitals are namesakes of the first box's."""
    return [f"warcraft.{tile.lower()}" if tile.isupper() else tile for tile in tiles.split()]


DECLINING = """
    turn A
    A: (night_elves)
    A: warcraft.humans farmer
    B: blood_elves
    1 fields anchor : night_elves
    2 hill          : warcraft.humans
    3 hill          : blood_elves
"""


@pytest.mark.parametrize(
    ("alliance", "after", "under"),
    [
        # Two of the Alliance lie there: the third place is the topmost that is empty (T-09).
        ("worgen draenei - -", "worgen draenei night_elves -", []),
        ("- - - -", "night_elves - - -", []),
        # Three lie there and none under them: it is the stack from then on (W-83).
        ("worgen draenei GNOMES -", "worgen draenei GNOMES night_elves", []),
        # Four lie there, the fourth on top of the stack: it goes under that (T-09).
        ("worgen draenei GNOMES DWARVES", "worgen draenei GNOMES DWARVES", ["night_elves"]),
    ],
)
def test_T_09_W_83_a_banner_comes_back_to_its_column_or_under_its_stack(
    alliance: str, after: str, under: list[str]
) -> None:
    banners, then = column(alliance), column(after)
    badges, horde = column("herbalist sailing enraged fishing"), column("tauren forsaken goblins -")
    lines = map(" ".join, zip(badges, banners, horde, strict=True))
    t = azeroth(DECLINING, *lines).play(GoInDecline())
    assert t.races() == ["(warcraft.humans)", "blood_elves"]
    assert [row.split()[1] for row in rows(t)] == then
    assert [row.split()[2] for row in rows(t)] == horde
    assert t.state.banners.under == under
    told = [(e.amount, e.race) for e in t.happened("offered")]
    assert told == ([] if under else [(2 * then.index("night_elves"), "night_elves")])


def test_T_09_what_lies_under_the_stack_is_drawn_last_and_only_for_its_own_side() -> None:
    t = picking(banners=[])
    t.state.banners.unseen, t.state.banners.under = ["blood_elves"], ["warcraft.gnomes"]
    t.play(Pick(0))
    assert rows(t)[3] == "warcraft.mining warcraft.gnomes goblins"
    assert (t.state.banners.unseen, t.state.banners.under) == (["blood_elves"], [])


def test_W_83_a_neutral_race_comes_back_as_the_next_row() -> None:
    t = azeroth(
        """
        turn C
        A: draenei
        B: blood_elves
        C: (naga)
        C: kobolds warcraft.mining
        1 fields anchor : naga
        2 hill          : kobolds
        3 hill          : blood_elves
        4 hill          : draenei
        """,
        "farmer    worgen tauren ethereals",
        "sailing   -      -      pandaren",
        "enraged   -      -      -",
        "fishing   -      -      -",
    )
    t.play(GoInDecline())
    assert [row.split()[3] for row in rows(t)] == ["ethereals", "pandaren", "naga", "-"]
    found = view(t.box, t.state).rows
    assert found is not None
    assert [column.left for column in found.columns] == [0, 0, 0]


def test_T_09_a_race_that_was_wiped_out_comes_back_too() -> None:
    t = azeroth(
        """
        turn B
        A: (night_elves)
        B: blood_elves, hand 5
        1 fields anchor : night_elves
        2 hill          : blood_elves
        """,
        "farmer  worgen tauren",
        "sailing -      -",
        "enraged -      -",
        "fishing -      -",
    )
    t.conquer(1)
    assert rows(t)[1] == "sailing night_elves -"


# ------------------------------------------------------------------ who wins: T-10, T-11


@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_T_10_there_are_as_many_rounds_as_ever_and_then_coins_are_shown(
    players: int, rounds: int
) -> None:
    box, state = begun(players)
    assert box.rounds == rounds
    state.turn.step = "over"
    assert view(box, state).coins == (5,) * players


@pytest.mark.parametrize(
    ("coins", "places", "worth"),
    [
        # Two and three play each for a side: the most coins win (T-10).
        ((30, 40), ["B", "A"], [40, 30]),
        ((30, 20, 40), ["C", "A", "B"], [40, 30, 20]),
        # With four a side is worth what its poorer player has (T-10).
        ((90, 40, 30, 35), ["BD", "AC"], [35, 30]),
        ((30, 90, 31, 10), ["AC", "BD"], [30, 10]),
        # The fifth plays alone (T-10).
        ((50, 60, 41, 40, 39), ["C", "AD", "BE"], [41, 40, 39]),
        ((50, 60, 38, 40, 41), ["BE", "AD", "C"], [41, 40, 38]),
        # Of sides that tie the one with the richest player wins (T-11).
        ((30, 40, 50, 30), ["AC", "BD"], [30, 30]),
        ((60, 30, 40, 40, 50), ["AD", "C", "BE"], [40, 40, 30]),
        # Still tied they share the victory (T-11).
        ((40, 40), ["AB"], [40, 40]),
        ((30, 50, 50, 30), ["ACBD"], [30, 30]),
        ((30, 50, 20, 50, 30), ["ADBE", "C"], [30, 30, 20]),
    ],
)
def test_T_10_T_11_sides_are_ranked_by_their_poorer_and_then_by_their_richer_player(
    coins: tuple[int, ...], places: list[str], worth: list[int]
) -> None:
    box, state = begun(len(coins))
    state.coins = [*coins]
    ranks = ranking(box, state)
    assert ["".join(SEATS[seat] for seat in seats) for seats in tied(ranks)] == places
    assert [rank.coins for rank in ranks] == worth
    won = replace(view(box, state), ranking=ranks).winners
    assert "".join(SEATS[seat] for seat in won) == places[0]


def test_T_11_tokens_on_the_islands_break_no_tie() -> None:
    t = azeroth("""
        turn B
        A: draenei, coins 9
        B: goblins, coins 9
        1 fields anchor : draenei*5
        2 hill          : goblins
    """)
    ranks = ranking(t.box, t.state)
    assert [(rank.place, rank.tokens) for rank in ranks] == [(1, 5), (1, 1)]
