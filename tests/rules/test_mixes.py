"""Underground and the base game mixed: what counts as what, and the rulings that need both."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import Conquer, Use
from engine.actions import Done, PlayOn
from tests.dsl import Table

from .mixes import below, surface

RACES = ("dwarves", "humans", "shrooms", "wizards")


@pytest.mark.parametrize(
    ("world", "tile", "counts", "else_"),
    [
        (below, "forest", "mushroom_forest", "mudpool"),
        (below, "swamp", "mudpool", "mushroom_forest"),
        (below, "dwarves", "mine", "mudpool"),
        (below, "wizards", "mystic_crystal", "mudpool"),
        (surface, "shrooms", "forest", "hill"),
        (surface, "muddy", "swamp", "hill"),
        (surface, "mystic", "farmland magic", "farmland mine"),
        (surface, "underground.mining", "farmland mine", "farmland magic"),
        (surface, "stone", "mountain", "hill"),
        (below, "stone", "black_mountain", "mudpool"),
    ],
)
def test_a_terrain_or_symbol_pays_under_its_name_in_the_other_world(
    world: Callable[..., Table], tile: str, counts: str, else_: str
) -> None:
    race, power = (tile, "commando") if tile in RACES else ("ratmen", tile)
    t = world(f"""
        turn A
        A: {race} {power}
        B: orcs
        1 {counts} edge : {race}
        2 {else_}       : {race}
        3 {else_} edge  : orcs
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 2, tile: 1}
    t.settled()


@pytest.mark.parametrize(
    ("world", "mountain", "land"),
    [(surface, "mountain", "hill"), (below, "black_mountain", "mine")],
)
def test_giants_come_down_from_mountains_of_either_world(
    world: Callable[..., Table], mountain: str, land: str
) -> None:
    t = world(f"""
        turn A
        A: giants, hand 3
        B: orcs
        1 {mountain} edge - 2   : giants
        2 {land} - 1 3          :
        3 {land} edge - 2       : orcs
    """)
    assert t.price(2) == {"base": 2, "giants": -1}


@pytest.mark.parametrize(
    ("world", "water", "land"),
    [(surface, "sea", "hill"), (surface, "lake", "hill"), (below, "river", "mine")],
)
def test_the_shore_of_any_water_is_coast(
    world: Callable[..., Table], water: str, land: str
) -> None:
    t = world(f"""
        turn A
        A: tritons fisher, hand 3
        B: orcs
        1 {land} edge - 2 3 4 : tritons
        2 {land} - 1 4        :
        3 {land} - 1          :
        4 {water} - 1 2       :
        5 {land} edge - 3     : orcs
    """)
    assert t.price(2) == {"base": 2, "tritons": -1}
    assert t.price(3) == {"base": 2}
    t.conquer(2).end_turn()
    assert t.earned("A") == {"regions": 2, "fisher": 1}


@pytest.mark.parametrize(
    ("race", "power", "land", "got"),
    [
        ("mudmen", "commando", "swamp", ("tray", "mudmen", -1)),
        ("iron_dwarves", "commando", "hill mine", ("extra", "silver_hammer", 1)),
        ("ratmen", "shield", "forest", ("marker", "mushroom_armor", 1)),
    ],
)
def test_what_is_gathered_below_ground_is_gathered_on_the_surface(
    race: str, power: str, land: str, got: tuple[str, str, int]
) -> None:
    t = surface(f"""
        turn A
        A: {race} {power}
        B: orcs
        1 {land} edge : {race}
        2 farmland    : {race}
        3 hill edge   : orcs
    """)
    where, what, n = got
    before = t.state.tray[race]
    t.end_turn()
    army = t.army(race)
    laid = sum(t.region(r).markers.get(what, 0) for r in (1, 2))
    found = {"tray": t.state.tray[race] - before, "extra": army.extra.get(what, 0), "marker": laid}
    assert found[where] == n


def test_will_o_wisps_roll_for_regions_with_a_magic_symbol() -> None:
    t = surface("""
        turn A, die 3
        A: will_o_wisps, hand 1
        B: orcs
        1 hill edge - 2 3    : will_o_wisps
        2 farmland magic - 1 :
        3 farmland - 1       :
        4 hill edge - 3      : orcs
    """)
    assert [use.target for use in t.legal(Use)] == [2]
    t.use("will_o_wisps", 2)
    assert t[2] == "will_o_wisps*1"


# ----------------------------------------------------------------------- water


@pytest.mark.parametrize("water", ["sea", "lake"])
def test_U_27_kraken_hold_the_water_of_the_surface_in_decline_too(water: str) -> None:
    t = surface(f"""
        turn A
        A: kraken, hand 2
        B: orcs
        1 hill edge - 2 3     : kraken
        2 {water} - 1         :
        3 hill edge - 1       : orcs
    """)
    assert t.price(2) == {"base": 2}
    t.conquer(2).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.end_turn().declines()
    assert t.earned("A") == {"regions": 2}
    assert t[2] == "(kraken)*1"


def test_kraken_enter_by_a_sea_at_the_edge_and_not_by_a_lake() -> None:
    t = surface("""
        turn A
        A: kraken, hand 2
        B: orcs
        1 sea edge - 2      :
        2 hill edge - 1 3   : orcs*3
        3 lake - 2          :
    """)
    assert t.targets() == {1: 2}


def test_others_take_no_water_on_the_surface() -> None:
    t = surface("""
        turn A
        A: ogres, hand 4
        B: orcs
        1 hill edge - 2 3  : ogres
        2 lake - 1         :
        3 hill edge - 1    : orcs
    """)
    t.refuses(Conquer(2), "closed")


def test_U_28_lizardmen_pass_over_seas_and_lakes_without_taking_them() -> None:
    t = surface("""
        turn A
        A: lizardmen, hand 2
        B: orcs
        1 hill edge - 2   : lizardmen
        2 lake - 1 3      :
        3 sea - 2 4       :
        4 swamp - 3 5     :
        5 hill edge - 4   : orcs
    """)
    assert t.targets() == {4: 2}
    t.refuses(Conquer(2), "closed")


def test_kraken_who_come_back_by_reborn_leave_no_water_to_a_race_of_the_land() -> None:
    """U-38, U-75: only those of its regions are offered that the active race may hold."""
    t = surface("""
        turn A
        A: (kraken) reborn
        A: ogres
        B: orcs
        1 hill edge - 2 3  : (kraken)
        2 lake - 1         : (kraken)
        3 hill edge - 1 4  : ogres
        4 hill edge - 3    : orcs
    """)
    t.play(PlayOn())
    assert (t.question(), t.options()) == ("reborn.back", [1])


RIVERS = """
    1 mine edge - 2        : {one}
    2 river - 1 3 5        : {two}
    3 mine - 2 4           : {three}
    4 river - 3            :
    5 mine edge - 2        : {five}
"""


def test_U_75_flying_leaves_rivers_out_but_not_those_across_a_border() -> None:
    there = RIVERS.format(one="ratmen", two="", three="", five="orcs*3")
    t = below(f"turn A \n A: ratmen flying, hand 3 \n B: orcs \n {there}")
    assert t.targets() == {2: 1, 3: 2}
    t.refuses(Conquer(4), "not_adjacent")


def test_U_75_the_dragon_takes_no_river() -> None:
    there = RIVERS.format(one="ratmen", two="", three="", five="orcs")
    t = below(f"turn A \n A: ratmen dragon_master, hand 3 \n B: orcs \n {there}")
    t.refuses(Use("dragon_master", 2), "not_on_water")
    t.conquer(2).use("dragon_master", 5)
    assert t[5] == "ratmen*1 dragon"


def test_U_75_a_lent_dragon_takes_no_sea_for_a_race_that_may_hold_it() -> None:
    t = surface(
        """
        turn A
        A: ratmen seafaring, hand 3
        B: orcs
        1 hill edge - 2 3  : ratmen
        2 sea - 1          :
        3 hill edge - 1    : orcs
        """,
        finds={"stonehedge": 1},
        lent="dragon_master",
    )
    t.refuses(Use("stonehedge.dragon_master", 2), "not_on_water")
    t.conquer(2)
    assert t[2] == "ratmen*2"


def test_U_75_halflings_enter_on_any_river() -> None:
    there = RIVERS.format(one="", two="", three="", five="orcs")
    t = below(f"turn A \n A: halflings, hand 3 \n B: orcs \n {there}")
    assert t.targets()[4] == 1
    t.conquer(4).conquer(3)
    assert (t[4], t[3]) == ("halflings*1 hole", "halflings*2 hole")
    t.end_turn()
    assert (t[4], t[3]) == ("", "halflings*3 hole")


def test_U_75_sorcerers_convert_a_lone_kraken_token_in_a_river() -> None:
    there = RIVERS.format(one="sorcerers", two="kraken", three="", five="kraken")
    t = below(f"turn A \n A: sorcerers \n B: kraken \n {there}")
    t.use("sorcerers", 2)
    assert t[2] == "sorcerers*1"
    t.end_turn()
    assert t[2] == ""


def test_U_75_seafaring_keeps_rivers_in_decline_too() -> None:
    there = RIVERS.format(one="ratmen", two="", three="", five="orcs*3")
    t = below(f"turn A \n A: ratmen seafaring, hand 2 \n B: orcs \n {there}")
    assert t.price(2) == {"base": 1}
    t.conquer(2).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.end_turn().declines()
    assert t.earned("A") == {"regions": 2}
    assert t[2] == "(ratmen)*1"


def test_B_31_U_13_martyrs_overrun_by_ghouls_of_the_same_player_are_paid_nothing() -> None:
    t = surface("""
        turn A
        A: (ghouls), coins 5
        A: lizardmen martyr
        B: orcs
        1 hill edge - 2 : (ghouls)*5
        2 hill - 1 3    : lizardmen
        3 hill - 2      : lizardmen
    """)
    t.conquer(2)
    assert (t[2], t.coins("A")) == ("(ghouls)*3", 5)
    t.end_turn()
    t.settled()


def test_U_75_ghouls_who_have_declined_keep_their_sea_and_take_no_other() -> None:
    """B-31: in decline they take no new water."""
    t = surface("""
        turn A
        A: (ghouls) seafaring, hand 3
        B: orcs
        1 hill edge - 2 3 4  : (ghouls)
        2 sea - 1            : (ghouls)
        3 lake - 1           :
        4 hill edge - 1      : orcs*4
    """, column=[("elves", "hill")])  # fmt: skip
    t.pick(0)
    t.refuses(Conquer(3), "closed")
    assert t[2] == "(ghouls)*1"


# -------------------------------------------------------------------- defenders


@pytest.mark.parametrize(
    ("victims", "pieces"),
    [
        ("trolls", "lair"),
        ("ratmen fortified", "fortress"),
        ("ratmen bivouacking", "encampment*2"),
        ("trolls fortified", "lair fortress"),
    ],
)
@pytest.mark.parametrize("by", ["", "stinky_trolls_socks"])
def test_U_60_fortress_lair_and_encampment_do_not_count_and_mountains_do(
    victims: str, pieces: str, by: str
) -> None:
    attacker, race = ("ogres", "ogres") if by else ("flames", "flames")
    t = below(
        f"""
        turn A
        A: {attacker}, hand 4
        B: {victims}
        1 chasm volcano - 2 3             : volcano
        2 mudpool edge - 1 3              : {race}
        3 black_mountain edge - 1 2       : {victims.split()[0]}*2 {pieces}
        """,
        finds={by: 2} if by else {},
    )
    t.play(Conquer(3, by=by))
    spent = 3 - (attacker == "ogres")
    assert t[3].startswith(f"{race}*{spent}")
    assert "black_mountain" in t[3]


@pytest.mark.parametrize(("piece", "saved"), [("encampment", True), ("mushroom_armor", False)])
def test_U_63_an_encampment_saves_a_lone_token_from_a_vampire(piece: str, saved: bool) -> None:
    power = "bivouacking" if saved else "shield"
    t = below(f"""
        turn A
        A: ogres vampire
        B: ratmen {power}
        1 mine edge : ogres
        2 mine      : ratmen {piece}
        3 mine edge : ratmen*2
    """)
    if saved:
        t.refuses(Use("vampire", 2), "not_alone")
    else:
        t.use("vampire", 2)
        assert t[2] == "ogres*1"


# ------------------------------------------------------------------- Stonehedge


def test_U_71_wealthy_and_spirit_are_left_out_of_stonehedges_draw() -> None:
    t = below(
        """
        turn A
        A: ogres, hand 9
        B: orcs
        1 mine edge : ogres
        2 mine      : tribe*2
        3 mine edge : orcs
        """,
        column=[("ratmen", "flying")],
        badges=["wealthy", "spirit", "stout", "muddy"],
        hidden=["stonehedge"],
    )
    t.conquer(2)
    assert [(find.id, find.badge) for find in t.state.finds] == [("stonehedge", "stout")]
    assert t.state.badges.under == ["wealthy", "spirit", "muddy"]


LENT = """
    turn A
    A: {army}, coins 5
    B: orcs
    1 mine edge : {race}*{n}
    2 mine      : {race}*2
    3 mine edge : orcs
"""


def lent(army: str, badge: str, n: int = 2, **finds: int) -> Table:
    text = LENT.format(army=army, race=army.split()[0], n=n)
    t = below(text, finds={"stonehedge": 1, **finds}, lent=badge)
    t.done().put((1, n - 1), (2, 1)).done()
    assert t.question() == "stout.decline"
    assert t.coins("A") == 5 + 2  # scored already
    return t


def test_U_71_a_lent_stout_works_and_a_tomb_then_redeploys_before_the_altar_takes_a_token() -> None:
    t = lent("ratmen tomb", "stout", n=3, altar_of_souls=2)
    t.answer(1)
    assert (t.step, t.races()) == ("regroup", ["(ratmen)", "orcs"])
    t.put((2, 3)).done()
    assert (t[1], t[2]) == ("(ratmen)*1", "(ratmen)*4")
    assert (t.question(), t.options()) == ("altar_of_souls.token", [1, 2])
    t.answer(2)
    assert (t[2], t.coins("A"), t.player) == ("(ratmen)*3", 5 + 2 + 3, "B")
    t.settled()


def test_U_71_a_stout_race_keeps_all_tokens_by_a_lent_tomb() -> None:
    t = lent("ratmen stout", "tomb").answer(1)
    assert t.step == "regroup"
    t.put((1, 2)).done()
    assert (t[1], t[2], t.player, t.coins("A")) == ("(ratmen)*3", "(ratmen)*1", "B", 7)
    t.settled()


def test_U_71_with_nothing_to_move_the_turn_goes_on_by_itself() -> None:
    there = "1 mine edge : ratmen \n 2 mine edge : orcs"
    text = f"turn A \n A: ratmen stout, coins 5 \n B: orcs \n {there}"
    t = below(text, finds={"stonehedge": 1}, lent="tomb")
    t.play(Done())
    t.answer(1)
    assert (t[1], t.player, t.coins("A")) == ("(ratmen)*1", "B", 6)


def test_U_71_vanishing_pays_after_a_lent_stout_besides_what_was_scored() -> None:
    t = lent("ratmen vanishing", "stout", altar_of_souls=2).answer(1)
    assert (t[1], t[2], t.coins("A"), t.player) == ("", "", 5 + 2 + 2 * 2, "B")


def test_U_71_a_stout_race_may_vanish_by_stonehedge_and_the_altar_comes_after_that() -> None:
    t = lent("ratmen stout", "vanishing", altar_of_souls=2).answer(1)
    assert t.question() == "vanishing.vanish"
    t.answer(1)
    assert (t.coins("A"), t.player, t.races()) == (5 + 2 + 4, "B", ["orcs"])
    t = lent("ratmen stout", "vanishing", altar_of_souls=2).answer(1).answer()
    assert t.question() == "altar_of_souls.token"


def test_U_71_who_does_not_decline_is_asked_nothing_more() -> None:
    t = lent("ratmen tomb", "stout", altar_of_souls=2).answer()
    assert (t.races(), t.player, t.coins("A")) == (["ratmen", "orcs"], "B", 7)


# ------------------------------------------------------------------------ coins


@pytest.mark.parametrize(
    ("race", "power", "tile"), [("orcs", "hill", "orcs"), ("ratmen", "pillaging", "pillaging")]
)
def test_U_72_orcs_and_pillaging_are_paid_at_scoring_and_martyrs_at_once(
    race: str, power: str, tile: str
) -> None:
    t = surface(f"""
        turn A
        A: {race} {power}, hand 4, coins 5
        B: elves martyr, coins 5
        1 swamp edge : {race}
        2 swamp      : elves
        3 swamp edge : elves
    """)
    t.conquer(2)
    assert (t.coins("A"), t.coins("B")) == (5, 6)
    t.end_turn()
    assert t.earned("A") == {"regions": 2, tile: 1}


@pytest.mark.parametrize(
    ("race", "power", "land", "twice"),
    [
        ("ratmen", "merchant", "swamp", 2),
        ("ratmen", "forest", "forest", 2),
        ("ratmen", "hill", "hill", 2),
        ("ratmen", "swamp", "swamp", 2),
        ("humans", "commando", "farmland", 2),
        ("dwarves", "commando", "swamp mine", 2),
        ("wizards", "commando", "swamp magic", 2),
        ("ratmen", "fortified", "swamp", 2),
        ("orcs", "commando", "swamp", 1),
        ("ratmen", "pillaging", "swamp", 1),
        ("skeletons", "commando", "swamp", 1),
        ("ratmen", "wealthy", "swamp", 1),
        ("ratmen", "alchemist", "swamp", 1),
    ],
)
def test_U_73_the_scepter_doubles_what_a_region_earns_by_itself(
    race: str, power: str, land: str, twice: int
) -> None:
    piece = "fortress" if power == "fortified" else ""
    t = surface(
        f"""
        turn A
        A: {race} {power}, hand 4, since 2
        B: elves
        1 {land} edge : {race} {piece}
        2 swamp       : elves
        3 swamp edge  : elves
        """,
        finds={"scepter_of_avarice": 1},
    )
    t.conquer(2)
    while not (t.state.questions and t.question() == "scepter_of_avarice.where"):
        t.answer() if t.state.questions else t.play(Done()) if Done() in t.legal() else t.put(
            (1, 1)
        )
    t.answer(1)
    if t.state.questions:  # where a fortress shall be built
        t.answer()
    assert t.earned("A")["scepter_of_avarice"] == twice


# ----------------------------------------------------------------------- Gnomes


def test_U_74_berserks_roll_does_nothing_against_gnomes_the_final_die_does() -> None:
    there = """
        B: underground.gnomes
        1 mine edge - 2 3  : ratmen
        2 mine - 1         : underground.gnomes
        3 mine - 1 4       :
        4 mine edge - 3    : underground.gnomes
    """
    t = below(f"turn A, die 3 \n A: ratmen berserk, hand 2 \n {there}").use("berserk")
    assert t.targets() == {3: 1}  # the Gnomes cost three, whatever was rolled
    t = below(f"turn A, die 1 \n A: ratmen berserk, hand 2 \n {there}").roll(2)
    assert [(e.region, e.amount) for e in t.happened("conquered")] == [(2, 2)]
