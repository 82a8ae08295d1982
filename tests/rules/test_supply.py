"""Pieces and tokens are limited to what is printed (B-74)."""

from engine import plain_box
from engine.actions import Use
from tests.dsl import table

PIECES = {"mountain": 9, "lair": 10, "fortress": 6, "encampment": 5, "hole": 2, "hero": 2}
TOKENS = {
    "amazons": 15,
    "dwarves": 8,
    "elves": 11,
    "ghouls": 10,
    "giants": 11,
    "halflings": 11,
    "humans": 10,
    "orcs": 10,
    "ratmen": 13,
    "skeletons": 20,
    "sorcerers": 18,
    "tritons": 11,
    "trolls": 10,
    "wizards": 10,
}
BANNERS = {"amazons": 6, "dwarves": 3, "elves": 6, "ghouls": 5, "giants": 6, "halflings": 6} | {
    "humans": 5, "orcs": 5, "ratmen": 8, "skeletons": 6, "sorcerers": 5, "tritons": 6,
    "trolls": 5, "wizards": 5,
}  # fmt: skip
BADGES = {
    "alchemist": 4, "berserk": 4, "bivouacking": 5, "commando": 4, "diplomat": 5,
    "dragon_master": 5, "flying": 5, "forest": 4, "fortified": 3, "heroic": 5, "hill": 4,
    "merchant": 2, "mounted": 5, "pillaging": 5, "seafaring": 5, "spirit": 5, "stout": 4,
    "swamp": 4, "underworld": 5, "wealthy": 4,
}  # fmt: skip


def test_B_74_the_box_holds_what_is_printed() -> None:
    box = plain_box("base", 4)
    assert {m.id: m.limit for m in box.markers.values()} == PIECES | {"dragon": 1}
    assert {r.id: r.tokens for r in box.races.values()} == TOKENS
    assert {r.id: r.banner for r in box.races.values()} == BANNERS
    assert {p.id: p.badge for p in box.powers.values()} == BADGES


def test_B_74_every_combo_can_be_paid_from_the_box() -> None:
    box = plain_box("base", 4)
    for race in box.races.values():
        extra = 4 if race.id == "amazons" else 0
        assert race.banner + extra + max(BADGES.values()) <= race.tokens


def test_B_74_without_a_lair_left_trolls_conquer_without_one() -> None:
    t = table("""
        turn A
        A: trolls, hand 4
        B: (humans)
        1 farmland edge : humans lair
        2 farmland : humans lair
        3 farmland : humans lair
        4 farmland : humans lair
        5 farmland : humans lair
        6 farmland : humans lair
        7 farmland : humans lair
        8 farmland : humans lair
        9 farmland : humans lair
        10 farmland edge
        11 farmland
        12 hill : humans
    """)
    t.conquer(10)
    assert t[10] == "trolls*2 lair"
    t.conquer(11)
    assert t[11] == "trolls*2"


def test_B_74_skeletons_gain_as_far_as_the_tray_goes() -> None:
    t = table("""
        turn A
        A: skeletons, hand 13
        B: (humans)
        C: (orcs)
        1 farmland edge : skeletons*6
        2 farmland : humans
        3 farmland : humans
        4 farmland : orcs
        5 farmland : orcs
        6 hill : humans
    """)
    assert t.state.tray["skeletons"] == 1
    t.conquer(2, 3, 4, 5).done()
    assert (t.army("skeletons").hand, t.state.tray["skeletons"]) == (20 - 5, 0)


def test_B_74_without_a_sorcerer_in_the_tray_nothing_is_converted() -> None:
    text = """
        turn A
        A: sorcerers, hand {hand}
        B: humans
        1 farmland edge : sorcerers
        2 farmland      : humans
        3 farmland edge : humans
    """
    t = table(text.format(hand=17))
    t.refuses(Use("sorcerers", 2), "tray_empty")
    t = table(text.format(hand=16)).use("sorcerers", 2)
    assert (t[2], t.state.tray["sorcerers"]) == ("sorcerers*1", 0)


def test_B_74_lost_tokens_go_back_to_the_tray_and_can_be_gained_again() -> None:
    t = table("""
        turn A
        A: orcs, hand 3
        B: sorcerers, hand 15
        1 farmland edge : sorcerers
        2 farmland      : sorcerers
        3 farmland edge : sorcerers
        4 hill : orcs
        5 hill : orcs
    """)
    assert t.state.tray["sorcerers"] == 0
    t.conquer(3)
    assert t.state.tray["sorcerers"] == 1
    t.done().put((4, 2)).done()
    t.use("sorcerers", 3)
    assert t[3] == "sorcerers*1"
