"""What Underground says of boards, dice, losers, stacks and coins, whoever plays (C, U-14 to U-57).

Cases of races, powers, relics and places are in ``tests/traits``.
"""

from __future__ import annotations

import pytest

from engine import Conquer, new_game, plain_box, view
from engine.actions import GoInDecline, PlayOn, Use
from engine.view import PieceView
from tests.dsl import SEATS, Table
from tests.traits.underground import under

PLAYERS = (2, 3, 4, 5)
SWORD = "sword_of_the_killer_rabbit"


# ------------------------------------------------------------------ boards: U-15, U-57


@pytest.mark.parametrize("players", PLAYERS)
def test_U_15_every_black_mountain_region_and_no_other_has_a_mountain(players: int) -> None:
    box = plain_box("underground", players)
    state = new_game(box, "mountains")
    black = {r.id for r in box.regions.values() if r.terrain == "black_mountain"}
    marked = {r for r, here in state.regions.items() if "black_mountain" in here.markers}
    assert black == marked != set()


def test_U_15_monsters_do_not_take_the_place_of_a_mountain() -> None:
    found = set()
    for players in PLAYERS:
        box = plain_box("underground", players)
        for region, here in new_game(box, "monsters").regions.items():
            if box.regions[region].terrain == "black_mountain" and here.natives:
                found.add((here.natives, here.markers["black_mountain"]))
    assert found == {(2, 1)}


def test_U_15_a_mountain_with_monsters_costs_five() -> None:
    t = under("""
        turn A
        A: shadow_mimes, hand 9
        B: liches
        1 mine edge           : shadow_mimes
        2 black_mountain      : tribe*2
        3 mine edge           : liches
    """)
    assert t.price(2) == {"base": 2, "black_mountain": 1, "defenders": 2}


def printed(race: str, regions: dict[int, int], hand: int) -> Table:
    """A turn on the printed board for two."""
    a = {"player": 0, "race": race, "regions": regions, "hand": hand}
    b = {"player": 1, "race": "liches", "regions": {5: 1}}
    return Table({"edition": "underground", "players": 2, "armies": [a, b]})


def test_U_57_the_river_end_borders_the_chasm_beside_it_and_region_19_is_no_way_in() -> None:
    box = plain_box("underground", 2)
    assert 24 in box.regions[25].borders
    assert (box.regions[24].terrain, box.regions[25].terrain) == ("chasm", "river")
    assert not box.regions[19].entry
    t = printed("shadow_mimes", {}, 9)
    t.refuses(Conquer(19), "not_an_entry")
    assert t.targets()[25] == 1


def test_U_57_spiderines_reach_the_river_end_from_any_chasm() -> None:
    t = printed("spiderines", {2: 1}, 9)
    assert 25 not in t.box.regions[2].borders
    assert t.targets()[25] == 1
    assert 25 not in printed("shadow_mimes", {2: 1}, 9).targets()


# --------------------------------------------------------------------- the final die: C-03

DIE = """
    1 mine edge : shadow_mimes
    2 mine      : liches*{n}
    3 mine - 1  : liches
    4 mine - 2  : liches
    5 mine edge : shadow_mimes
"""


def rolling(n: int, hand: int, die: str = "") -> Table:
    text = f"turn A{die} \n A: shadow_mimes, hand {hand} \n B: liches \n {DIE.format(n=n)}"
    return under(text)


def test_C_03_an_empty_hand_cannot_roll() -> None:
    t = rolling(1, 0)
    assert t.die_targets() == []
    t.refuses(Conquer(2, roll=True), "no_tokens")


def test_C_03_three_may_be_missing_and_no_more() -> None:
    t = rolling(2, 1)
    assert 2 in t.die_targets()
    t = rolling(3, 1)
    t.refuses(Conquer(2, roll=True), "die_too_weak")


@pytest.mark.parametrize("face", [0, 3])
def test_C_03_whatever_it_shows_it_ends_the_conquests(face: int) -> None:
    t = rolling(2, 1, f", die {face}").roll(2)
    assert (t.region(2).army == t.army("shadow_mimes").id) is (face == 3)
    assert (t.player, t.step) == (("B", "conquer") if face else ("A", "redeploy"))


def test_C_03_the_region_is_named_before_the_roll() -> None:
    """What the die would do to another region does not matter."""
    t = rolling(2, 1, ", die 2").roll(2)
    assert t.region(2).army == t.army("liches").id
    assert t[3] == "liches*1"


# ----------------------------------------------------------- losers: C-06, C-08, U-70

THREE = """
    1 mine edge - 2 3 4 5 : {one}
    2 mine                : {two}
    3 mine                : {three}
    4 mine edge           : {four}
    5 mine edge           : {five}
"""


def raided(turn: str, one: str, two: str, three: str, four: str, five: str, hand: int) -> Table:
    land = THREE.format(one=one, two=two, three=three, four=four, five=five)
    return under(f"""
        turn {turn}
        A: ogres, hand {hand if turn == "A" else 0}
        B: liches, hand {hand if turn == "B" else 0}
        C: kraken, hand {hand if turn == "C" else 0}
        {land}
    """)


@pytest.mark.parametrize(
    ("turn", "there", "order"),
    [
        ("A", ("ogres", "kraken*2", "liches*2", "liches", "kraken"), "BC"),
        ("B", ("liches", "ogres*2", "kraken*2", "ogres", "kraken"), "CA"),
        ("C", ("kraken", "liches*2", "ogres*2", "liches", "ogres"), "AB"),
    ],
)
def test_C_06_losers_withdraw_in_the_order_of_play_from_the_player_on(
    turn: str, there: tuple[str, ...], order: str
) -> None:
    t = raided(turn, *there, hand=9).conquer(2, 3).end_turn()
    placed = [SEATS[e.player] for e in t.happened("withdrawn")]
    assert placed == list(order)
    t.settled()


def test_C_06_a_race_without_a_region_scores_nothing_when_it_declines() -> None:
    t = under("""
        turn A
        A: shadow_mimes, hand 3, coins 5
        B: liches
        1 mine edge : liches
        2 mine      :
    """)
    t.declines()
    assert t.coins("A") == 5
    assert t.races() == ["liches"]


@pytest.mark.parametrize(("stack", "driven"), [(1, 0), (2, 1), (4, 3)])
def test_C_08_a_tomb_stack_loses_one_and_an_ordinary_declined_one_all(
    stack: int, driven: int
) -> None:
    for badge, left in ((" tomb", driven), ("", 0)):
        t = under(f"""
            turn A
            A: ogres, hand 9
            B: (kraken){badge}
            1 mine edge : ogres
            2 mine      : (kraken)*{stack}
            3 mine      : (kraken)
        """).conquer(2)
        assert t.army("kraken").driven == left
        assert t.state.tray["kraken"] == 10 - 1 - left


def test_U_70_stacks_of_a_lent_tomb_fall_like_ordinary_ones_once_stonehedge_is_lost() -> None:
    t = under(
        """
        turn A
        A: ogres, hand 9
        B: (kraken)
        1 mine edge - 2 : (kraken)*2
        2 mine - 3      : (kraken)*3
        3 mine          : (kraken)
        4 mine edge - 1 : ogres
        """,
        finds={"stonehedge": 1},
        lent="tomb",
    ).conquer(1)
    assert t.army("kraken").driven == 1  # the attack on Stonehedge itself
    t.conquer(2)
    assert t.army("kraken").driven == 1
    assert t.state.tray["kraken"] == 10 - 2


def test_U_70_armors_of_a_lent_shield_stay_and_serve_whoever_comes() -> None:
    t = under(
        """
        turn A
        A: ogres, hand 3
        B: kraken
        1 mine edge - 2       : kraken
        2 mushroom_forest - 3 : kraken mushroom_armor*2
        3 mine                : kraken
        4 mine edge - 1       : ogres
        """,
        finds={"stonehedge": 1},
        lent="shield",
    ).conquer(1)
    assert t[2] == "kraken*1 mushroom_armor*2"
    assert t.price(2) == {"base": 2, "defenders": 1, "mushroom_armor": 2, "ogres": -1}


def test_U_70_the_next_holder_of_stonehedge_gathers_armors_up_to_eight_in_all() -> None:
    t = (
        under(
            """
        turn A
        A: ogres, hand 2
        B: kraken
        1 mushroom_forest edge - 2 : kraken
        2 mine - 3                 : kraken mushroom_armor*7
        3 mine                     : kraken
        4 mushroom_forest edge - 1 : ogres
        """,
            finds={"stonehedge": 1},
            lent="shield",
        )
        .conquer(1)
        .end_turn()
    )
    armors = [t.region(r).markers.get("mushroom_armor", 0) for r in (1, 2, 4)]
    assert (armors[1], sum(armors)) == (7, 8)


def test_U_71_a_lent_vanishing_works_on_a_decline_and_need_not() -> None:
    for answer, coins, left in (((1,), 2 * 2, []), ((), 2, ["(shadow_mimes)"])):
        t = under(
            """
            turn A
            A: shadow_mimes, coins 5
            B: liches
            1 mine edge : shadow_mimes
            2 mine      : shadow_mimes
            3 mine      : liches
            """,
            finds={"stonehedge": 1},
            lent="vanishing",
        ).declines()
        assert t.question() == "vanishing.vanish"
        t.answer(*answer)
        assert t.coins("A") == 5 + coins
        assert [r for r in t.races() if "mimes" in r] == left


def test_U_71_a_lent_tomb_keeps_every_token_and_redeploys_once() -> None:
    t = under(
        """
        turn A
        A: shadow_mimes
        B: liches
        1 mine edge : shadow_mimes*2
        2 mine      : shadow_mimes*3
        3 mine      : liches
        """,
        finds={"stonehedge": 1},
        lent="tomb",
    ).declines()
    t.put((2, 3)).done()
    assert t.player == "B"
    assert (t[1], t[2]) == ("(shadow_mimes)*1", "(shadow_mimes)*4")


# -------------------------------------------------------------------------- coins: C-10


def test_C_10_a_martyrs_coin_is_there_in_time_to_be_stolen() -> None:
    t = under("""
        turn A
        A: ogres thieving, hand 3, coins 5
        B: kraken martyr, coins 0
        1 mine edge : ogres
        2 mine      : kraken
        3 mine      : kraken
    """).conquer(2)
    assert t.coins("B") == 1
    t.end_turn()
    assert t.earned("A") == {"regions": 2, "thieving": 1}
    assert t.coins("B") == 0


def test_C_10_what_is_stolen_is_paid_last_and_buys_nothing_of_the_same_turn() -> None:
    t = under("""
        turn A
        A: ogres thieving, hand 3, coins 0
        B: (liches), coins 9
        B: kraken
        1 mine edge : ogres
        2 mine      : (liches)
        3 mine      : kraken
        4 mine - 1  : kraken
    """)
    t.refuses(Conquer(2), "toll")


# ------------------------------------------------------------- steps in their order: C-12


@pytest.mark.parametrize(
    ("army", "by", "moved"),
    [
        ("cultists", SWORD, [("taken_off", SWORD), ("placed", SWORD)]),
        ("cultists magic", f"magic.{SWORD}", [("placed", "bag")]),
    ],
)
def test_C_12_a_conquest_does_what_it_does_in_the_order_of_the_step(
    army: str, by: str, moved: list[tuple[str, str]]
) -> None:
    """Monsters leave; tokens come in; the Great Ancient; the relic; the find comes last."""
    t = under(
        f"""
        turn A
        A: {army}, hand 9
        B: kraken
        1 mine edge : cultists
        2 mine      : tribe*2
        3 mine      : kraken
        """,
        finds={SWORD: 1},
        hidden=["keep_on_the_motherland"],
    ).play(Conquer(2, by=by))
    told = [(e.kind, e.why) for e in t.events]
    assert told == [
        ("natives", "monster"),
        ("conquered", SWORD),
        ("placed", "great_ancient"),
        *moved,
        ("found", "keep_on_the_motherland"),
        ("placed", "keep_walls"),
    ]


@pytest.mark.parametrize("lent", [False, True])
def test_C_12_as_a_turn_begins_reborn_comes_before_the_fountain(lent: bool) -> None:
    """Lent by Stonehedge too, which comes after the Fountain on the board."""
    t = under(
        f"""
        turn A
        A: (kraken){"" if lent else " reborn"}
        A: cultists
        B: liches
        1 mine edge : cultists
        2 mine      : (kraken)
        3 mine      : liches
        """,
        finds={"fountain_of_youth": 1, "stonehedge": 2},
        lent="reborn" if lent else "mystic",
    )
    t.play(PlayOn())
    assert t.question() == "reborn.back"
    assert t.army("cultists").hand == 0
    t.answer(2)
    assert t.army("cultists").hand == 1


def test_C_12_pieces_are_placed_in_the_order_of_the_step_wherever_they_come_from() -> None:
    """Armors, the Queen, the Ghost, the Scepter, the Ring."""
    t = under(
        """
        turn A
        A: shadow_mimes royal
        B: liches, coins 5
        1 mushroom_forest edge : shadow_mimes
        2 mine                 : shadow_mimes
        3 mine                 : shadow_mimes
        4 mine                 : shadow_mimes
        5 mine                 : shadow_mimes
        6 mine edge            : liches
        """,
        finds={
            "froggys_ring": 1,
            "scepter_of_avarice": 2,
            "crypt_of_the_tomb_raider": 3,
            "stonehedge": 4,
        },
        lent="shield",
    ).done()
    asked = []
    while t.player == "A":
        asked.append(t.question())
        t.answer(2)
    assert asked == [
        "shield.where",
        "royal.queen",
        "crypt_of_the_tomb_raider.where",
        "scepter_of_avarice.where",
        "froggys_ring.where",
    ]
    t.settled()


def test_C_12_vengeance_markers_come_back_after_the_altar() -> None:
    marker = (PieceView(1, "vengeance", 1),)
    t = under(
        """
        turn B
        A: (ogres)
        A: shadow_mimes vengeful
        B: liches, hand 3
        1 mine edge     : shadow_mimes
        2 mine - 3      : shadow_mimes
        3 mine - 4      : liches
        4 mine edge - 1 : (ogres)
        """,
        finds={"altar_of_souls": 1},
    ).conquer(2)
    t.end_turn()
    while not t.state.questions:
        t.done()
    assert t.question() == "altar_of_souls.token"
    assert view(t.box, t.state).pieces == marker
    t.answer()
    assert view(t.box, t.state).pieces == ()


# ------------------------------------------------------- what a decline takes: C-11, step 12


def test_C_11_after_the_great_ancient_or_the_balrog_has_moved_it_is_too_late_to_decline() -> None:
    for use in (Use("cultists", 2), Use("wickedest_pentacle", 3)):
        t = under(
            """
            turn A
            A: cultists, hand 2
            B: liches
            1 mine edge : cultists great_ancient
            2 mine      : cultists
            3 mine      : liches*2
            """,
            finds={"wickedest_pentacle": 2},
        )
        t.army("cultists").memory["cultists.came"] = 1
        assert GoInDecline() in t.legal()
        t.play(use)
        assert GoInDecline() not in t.legal()


def test_C_11_a_decline_takes_pieces_of_the_active_race_and_leaves_what_lies_for_good() -> None:
    for army, piece, stays in (
        ("flames", "volcano", False),
        ("cultists", "great_ancient", False),
        ("shadow_mimes magic", "bag", False),
        ("shadow_mimes royal", "queen", True),
        ("shadow_mimes shield", "mushroom_armor*2", True),
        ("shadow_mimes", "keep_walls", True),
        ("shadow_mimes", "balrog", True),
    ):
        race, there = army.split()[0], {"volcano": 3, "balrog": 2}.get(piece, 1)
        held = {r: f"{race} {piece if there == r else ''}" for r in (1, 4)}
        alone = {r: piece if there == r else "" for r in (2, 3)}
        t = under(
            f"""
            turn A
            A: {army}
            B: liches
            1 mine edge       : {held[1]}
            2 mine            : {alone[2]}
            3 chasm volcano - 2 : {alone[3]}
            4 mine - 1        : {held[4]}
            5 mine - 2        : liches
            """,
            finds={"froggys_ring": 4, "great_brass_pipe": 4},
        ).declines()
        if t.step == "conquer":
            t.end_turn()
        name, _, n = piece.partition("*")
        assert t.region(there).markers == ({name: int(n or 1)} if stays else {}), piece
        assert [f.region for f in t.state.finds] == [4, 4]


def test_U_27_driven_out_kraken_may_withdraw_into_a_river() -> None:
    t = (
        under("""
        turn A
        A: ogres, hand 9
        B: kraken
        1 mine edge     : ogres
        2 mine          : kraken*3
        3 river - 2     : kraken
    """)
        .conquer(2)
        .end_turn()
    )
    assert t.army("kraken").hand == 2  # withdrawn into the River, and readied there
    assert t[3] == "kraken*1"


@pytest.mark.parametrize("players", PLAYERS)
def test_U_11_there_is_something_to_find_for_every_monster_region_with_its_two_monsters(
    players: int,
) -> None:
    box = plain_box("underground", players)
    state = new_game(box, "monsters")
    monsters = [here.natives for here in state.regions.values() if here.natives]
    assert set(monsters) == {2}
    assert len(monsters) <= len(state.hidden) == len(box.finds) == 15


# ------------------------------------------------------------ immune regions: U-21, U-58, U-69

GUARDED = """
    turn {turn}
    A: (kraken)
    A: shadow_mimes, hand 9
    B: liches, hand 6
    C: ogres, hand 8
    1 mine edge - 2 3 : shadow_mimes
    2 mine - 4        : (kraken) queen
    3 mine - 4        : {three} ghost
    4 mine edge       : liches
    5 mine edge - 2 3 : {five}
"""
CRYPT = "crypt_of_the_tomb_raider"


def guarded(turn: str, crypt: int, three: str = "", five: str = "ogres") -> Table:
    text = GUARDED.format(turn=turn, three=three, five=five)
    return under(text, finds={CRYPT: crypt, "keep_on_the_motherland": 1})


def test_U_58_a_piece_of_ones_own_bars_others_from_ones_declined_race_but_not_oneself() -> None:
    guarded("A", 1).conquer(2)
    for other in "BC":
        guarded(other, 1).refuses(Conquer(2), "immune")


@pytest.mark.parametrize("three", ["", "tribe*2"])
@pytest.mark.parametrize(("crypt", "owner"), [(1, "A"), (2, "A"), (4, "B"), (5, "C")])
def test_U_69_what_nobody_holds_under_the_ghost_is_for_the_owner_of_the_crypt(
    crypt: int, owner: str, three: str
) -> None:
    """An active race's, or a declined one's; the place beside it has no say."""
    for player in "ABC":
        t = guarded(player, crypt, three)
        if player == owner:
            t.conquer(3)
        else:
            t.refuses(Conquer(3), "immune")


def test_U_69_while_nobody_holds_the_crypt_nobody_takes_what_the_ghost_guards() -> None:
    for player in "AB":
        guarded(player, 5, five="").refuses(Conquer(3), "immune")


def test_U_49_somebody_elses_race_under_the_ghost_is_barred_for_the_owner_of_the_crypt_too() -> (
    None
):
    guarded("A", 1, "liches").refuses(Conquer(3), "immune")
    guarded("C", 1, "liches").refuses(Conquer(3), "immune")


# ---------------------------------------------------------------------- what is found: U-11


def test_U_11_only_the_first_conquest_of_a_monster_region_finds_something() -> None:
    board = """
        turn A
        A: shadow_mimes, hand 9
        B: liches, hand 6
        1 mine edge - 2 : shadow_mimes
        2 mine          : tribe*2
        3 mine          : liches
        4 mine edge     : liches
    """
    t = under(board, hidden=["keep_on_the_motherland", "great_brass_pipe"]).conquer(2)
    assert [f.id for f in t.state.finds] == ["keep_on_the_motherland"]
    t.conquer(3)
    assert len(t.state.finds) == 1
    t.end_turn()
    t.army("liches").hand = 20
    t.conquer(3, 2)
    assert len(t.state.finds) == 1


# ------------------------------------------------------------------- when the Balrog moves


@pytest.mark.parametrize("moment", ["ready", "conquer", "closed", "redeploy"])
def test_U_48_he_moves_at_any_point_of_the_turn_once(moment: str) -> None:
    t = under(
        """
        turn A, die 0
        A: shadow_mimes, hand 4
        B: liches
        1 mine edge - 2 3 4 : shadow_mimes
        2 mine              : liches*2
        3 mine              :
        4 mine - 5          : liches*4
        5 mine              : liches
        """,
        finds={"wickedest_pentacle": 1},
    )
    if moment != "ready":
        t.conquer(3)
    if moment == "closed":
        t.roll(2)
        assert t.step == "conquer"
    elif moment == "redeploy":
        t.done()
        assert t.step == "redeploy"
    t.use("wickedest_pentacle", 4)
    assert t[4] == "balrog"
    assert t.legal(Use) == []


def test_U_48_after_he_has_gone_to_monsters_regions_can_still_be_abandoned() -> None:
    t = under(
        """
        turn A
        A: shadow_mimes
        B: liches
        1 mine edge : shadow_mimes*2
        2 mine      : tribe*2
        3 mine - 1  : shadow_mimes
        4 mine      : liches
        """,
        finds={"wickedest_pentacle": 1},
        hidden=["great_brass_pipe"],
    ).use("wickedest_pentacle", 2)
    assert [f.id for f in t.state.finds] == ["wickedest_pentacle", "great_brass_pipe"]
    t.abandon(3)
    assert t[3] == ""
