"""Posts: what they tell, how they are found again, and what happens when they cannot be sent."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import discord
import pytest

from bot.errors import StorageFailed, TryLater
from bot.handlers.posting.courier import DiscordCourier
from bot.panels.messages import results, stories, turns
from bot.storage.rows import Post, Seat
from bot.tables.seats.piloted import Share
from bot.tables.table import LogEntry
from bot.texts.chronicle import sentences
from bot.texts.i18n import Words, languages
from bot.texts.recap import recap
from bot.texts.wording import Wording
from engine import Event
from engine.actions import Done
from tests.bot import player
from tests.bot.harness import Stage
from tests.bot.sights import WORDS, played, sight, table_of
from tests.dsl import table as laid
from tests.traits.test_bivouacking import DRIVEN_OFF

PEOPLE = Wording(WORDS, ("Ann", "Bob", "Cy"), ("Ann", "Bob", "Cy"))


def story(log: list[LogEntry], wording: Wording = PEOPLE) -> list[str]:
    return [line.text for line in stories.lines(log, wording)]


def entries(*events: Event) -> list[LogEntry]:
    return [LogEntry(1, 1, "done", Done(), None, events, 0, False, False)]


def test_the_recap_tells_a_player_what_was_done_to_them():
    log = entries(
        Event("lost", 0, 14, 1, race="orcs"),
        Event("driven", 0, 14, 2, race="orcs"),
        Event("conquered", 1, 14, 5, race="trolls"),
        Event("conquered", 1, 3, 2, race="trolls"),
        Event("coins", 1, amount=6, why="regions"),
        Event("coins", 1, amount=-2, why="column"),
        Event("withdrawn", 0, 9, 2, race="orcs"),
        Event("turn", 2, amount=4),
        Event("declined", 2, race="orcs", power="hill"),
        Event("coins", 2, amount=6, why="regions"),
    )
    assert recap(log, 1, 0, replace(PEOPLE, reader=0)) == [
        "Bob takes region 14 from you (−1 token, 2 withdrawn to region 9); conquers region 3; "
        "earns 6 coins.",
        "Cy goes in decline with the Hill Orcs; earns 6 coins.",
    ]
    assert recap(log, 1, 0, PEOPLE)[0].startswith(
        "Bob takes region 14 from Ann (−1 token, 2 withdrawn"
    )
    assert recap(log, 1, 2, PEOPLE) == [
        "Bob takes region 14 from Ann; conquers region 3; earns 6 coins."
    ]


def test_the_recap_counts_the_movers_own_coins_and_tells_who_paid_them():
    log = entries(
        Event("coins", 1, amount=5, why="regions"),
        Event("coins", 1, amount=2, why="froggys_ring"),
        Event("coins", 0, amount=-1, why="froggys_ring"),
        Event("coins", 2, amount=-1, why="froggys_ring"),
        Event("coins", 2, amount=1, why="martyr"),
    )
    assert recap(log, 1, None, PEOPLE) == [
        "Bob earns 7 coins (1 from Ann, 1 from Cy); brings Cy 1 coin."
    ]
    mine = replace(PEOPLE, reader=0)
    assert recap(log, 1, 0, mine) == [
        "Bob earns 7 coins (1 from you, 1 from Cy); brings Cy 1 coin."
    ]
    toll = entries(
        Event("coins", 1, amount=-1, why="liches"),
        Event("coins", 0, amount=1, why="liches"),
        Event("coins", 1, amount=4, why="regions"),
        Event("coins", 1, amount=-1, why="crater"),
    )
    told = ["Bob earns 4 coins; pays 1 coin to you; pays 1 coin."]
    assert recap(toll, 1, 0, mine) == told
    assert recap(toll, 1, None, PEOPLE) == [told[0].replace("you", "Ann")]


FINDS = {
    "en": "Bob conquers regions 3 and 7; finds Froggy's Ring and the Fountain of Youth.",
    "ja": "Bobさん：地域3、7を征服／あの一つしかない指輪、生命の泉を発見。",
    "ko": "Bob 님: 3, 7번 지역 정복 · 개구리의 반지, 젊음의 샘 발견.",
}


LENDS = {
    "en": ("Stonehedge lends Tomb from now on.", "Bob finds Stonehedge (lends Tomb)."),
    "ja": (
        "パワーストーンヘンジの特殊パワーは「墓場」に決まりました。",
        "Bobさん：パワーストーンヘンジ（特殊パワー：墓場）を発見。",
    ),
    "ko": (
        '이제 스톤헤지가 "무덤의" 능력을 빌려줘요.',
        'Bob 님: 스톤헤지("무덤의" 능력을 빌려줌) 발견.',
    ),
}


@pytest.mark.parametrize("language", LENDS)
def test_which_power_a_find_lends_is_told(language):
    wording = replace(PEOPLE, words=Words(language, strict=True))
    lent = Event("lent", 1, 7, why="stonehedge", power="tomb")
    found = entries(Event("found", 1, 7, why="stonehedge"), lent)
    assert (*sentences([lent], wording), *recap(found, 1, 0, wording)) == LENDS[language]


@pytest.mark.parametrize("language", FINDS)
def test_the_recap_tells_what_was_found(language):
    log = entries(
        Event("conquered", 1, 3, 2, race="ogres"),
        Event("found", 1, 3, why="froggys_ring"),
        Event("conquered", 1, 7, 2, race="ogres"),
        Event("found", 1, 7, why="fountain_of_youth"),
    )
    wording = replace(PEOPLE, words=Words(language, strict=True))
    assert recap(log, 1, 0, wording) == [FINDS[language]]


OWN = (
    Event("conquered", 1, 3, 2, race="ghouls"),
    Event("lost", 1, 28, 1, race="amazons"),
    Event("conquered", 1, 28, 3, race="ghouls"),
    Event("lost", 0, 9, 1, race="orcs"),
    Event("conquered", 1, 9, 3, race="ghouls"),
)


def test_whose_a_region_was_is_told_also_where_it_was_ones_own():
    assert recap(entries(*OWN), 1, 2, PEOPLE) == [
        "Bob conquers region 3; takes region 28 from their own Amazons; takes region 9 from Ann.",
    ]
    assert sentences(OWN, PEOPLE)[2] == "Bob takes region 28 from their own Amazons with 3 tokens."
    mine = replace(PEOPLE, reader=1)
    assert sentences(OWN, mine)[2] == "You take region 28 from your own Amazons with 3 tokens."


def test_a_region_is_not_taken_from_those_whom_the_balrog_drove_out_of_another():
    log = entries(
        Event("lost", 0, 5, 2, race="orcs"),
        Event("conquered", 1, 6, 2, race="ogres"),
    )
    assert recap(log, 1, 2, PEOPLE) == ["Bob conquers region 6."]


@pytest.mark.parametrize(
    ("power", "told"),
    [
        ("sorcerers", "Your Sorcerers convert region 14."),
        ("dragon_master", "Your dragon takes region 14."),
        ("flying", "You take region 14 with Flying."),
    ],
)
def test_a_region_taken_by_a_power_says_how(power: str, told: str):
    taken = Event("conquered", 1, 14, 1, why=power, race="orcs")
    assert sentences([taken], replace(PEOPLE, reader=1)) == [told]


def test_the_log_tells_nothing_of_what_was_taken_back():
    events = (Event("conquered", 1, 3, 2, race="trolls"),)
    log = [
        LogEntry(1, 1, "conquer", Done(), None, events, 0, False, True),
        LogEntry(2, 1, "take_back", None, 0, (), 0, False, False),
    ]
    assert story(log) == []


def test_the_recap_says_which_race_did_what_when_two_acted():
    log = entries(
        Event("conquered", 1, 10, 2, race="ghouls"),
        Event("lost", 0, 17, 1, race="orcs"),
        Event("conquered", 1, 17, 3, race="ghouls"),
        Event("conquered", 1, 4, 2, race="trolls"),
    )
    assert recap(log, 1, 0, PEOPLE) == [
        "Bob takes region 17 from Ann (−1 token) with the Ghouls; "
        "conquers region 10 with the Ghouls; conquers region 4 with the Trolls."
    ]


def test_the_recap_tells_a_stout_decline_after_what_was_earned_before_it():
    earned = Event("coins", 1, amount=5, why="regions")
    declined = Event("declined", 1, race="skeletons", power="stout")
    told = {
        (earned, declined): "Bob earns 5 coins; goes in decline with the Stout Skeletons.",
        (declined, earned): "Bob goes in decline with the Stout Skeletons; earns 5 coins.",
    }
    for events, line in told.items():
        assert recap(entries(*events), 1, 0, PEOPLE) == [line]


def test_the_recap_tells_losses_in_a_region_that_was_emptied_before_it_was_taken():
    log = entries(
        Event("lost", 0, 13, 1, race="orcs"),
        Event("lost", 0, 6, 1, race="orcs"),
        Event("driven", 0, 6, 2, race="orcs"),
        Event("conquered", 1, 6, 3, race="ghouls"),
        Event("conquered", 1, 13, 2, race="ghouls"),
        Event("withdrawn", 0, 17, 2, race="orcs"),
    )
    assert recap(log, 1, 0, PEOPLE) == [
        "Bob takes region 6 from Ann (−1 token); conquers region 13; "
        "hits Ann in region 13 (−1 token, 2 withdrawn to region 17)."
    ]


def test_the_recap_tells_losses_where_they_were_and_last_where_the_others_went():
    log = entries(
        Event("lost", 0, 17, 1, race="orcs"),
        Event("driven", 0, 17, 2, race="orcs"),
        Event("conquered", 1, 17, 3, race="ghouls"),
        Event("lost", 0, 4, 2, race="orcs"),
        Event("conquered", 1, 4, 2, race="trolls"),
        Event("withdrawn", 0, 9, 2, race="orcs"),
    )
    assert recap(log, 1, 0, PEOPLE) == [
        "Bob takes region 17 from Ann (−1 token) with the Ghouls; "
        "takes region 4 from Ann (−2 tokens, 2 withdrawn to region 9) with the Trolls."
    ]


def test_the_recap_goes_in_the_order_of_play_also_where_the_second_race_did_more():
    log = entries(
        Event("conquered", 1, 10, 2, race="ghouls"),
        Event("failed", 1, 14, race="ghouls"),
        Event("abandoned", 1, 23, 1, race="amazons"),
        Event("lost", 0, 20, 1, race="orcs"),
        Event("conquered", 1, 20, 3, race="amazons"),
        Event("lost", 0, 14, 1, race="orcs"),
        Event("conquered", 1, 14, 3, race="amazons"),
    )
    assert recap(log, 1, 2, PEOPLE) == [
        "Bob conquers region 10 with the Ghouls; fails to take region 14 with the Ghouls; "
        "gives up region 23 with the Amazons; "
        "takes regions 20 and 14 from Ann with the Amazons."
    ]
    tried = entries(
        Event("picked", 1, race="elves", power="hill"),
        Event("failed", 1, 14, race="ghouls"),
        Event("conquered", 1, 4, 2, race="elves"),
    )
    assert recap(tried, 1, 2, PEOPLE) == [
        "Bob takes the Hill Elves; fails to take region 14 with the Ghouls; "
        "conquers region 4 with the Elves."
    ]


def test_the_recap_says_which_regions_were_left():
    log = entries(
        Event("abandoned", 1, 2, 1, race="amazons"),
        Event("abandoned", 1, 3, 1, race="amazons"),
        Event("lost", 0, 7, 1, race="orcs"),
        Event("conquered", 1, 7, 3, race="amazons"),
        Event("conquered", 1, 5, 3, race="amazons"),
        Event("given_up", 1, 5, race="amazons", why="river"),
        Event("given_up", 0, 9, race="orcs"),
        Event("conquered", 1, 8, 3, race="amazons"),
        Event("given_up", 1, 7, race="amazons"),
    )
    assert recap(log, 1, 2, PEOPLE) == [
        "Bob gives up regions 2 and 3; takes region 7 from Ann; conquers regions 5 and 8; "
        "gives up region 7.",
    ]


HIT = {
    "en": (
        "Bob conquers region 6; hits Ann in region 5 (−2 tokens, 1 withdrawn to region 9); "
        "earns 4 coins."
    ),
    "ja": ("Bobさん：地域6を征服／地域5でAnnさんに被害（−2枚、1枚は地域9へ撤退）／4コイン獲得。"),
    "ko": (
        "Bob 님: 6번 지역 정복 · 5번 지역에서 Ann 님의 토큰을 밀어냄 (토큰 −2개, "
        "1개는 9번으로 후퇴) · 승점 4점 획득."
    ),
}


@pytest.mark.parametrize("language", HIT)
def test_who_lost_tokens_where_nobody_conquered_is_told_so(language):
    log = entries(
        Event("lost", 0, 5, 2, race="orcs"),
        Event("driven", 0, 5, 1, race="orcs"),
        Event("conquered", 1, 6, 2, race="ogres"),
        Event("withdrawn", 0, 9, 1, race="orcs"),
        Event("coins", 1, amount=4, why="regions"),
    )
    wording = replace(PEOPLE, words=Words(language, strict=True))
    assert recap(log, 1, 0, wording) == [HIT[language]]
    (others,) = recap(log, 1, 2, wording)
    assert "Ann" not in others


WON = {
    "en": (
        "Bob conquers region 19; gets the Sword of the Killer Rabbit and the Diamond Fields.",
        "The Diamond Fields in region 19 are now Bob's.",
    ),
    "ja": (
        "Bobさん：地域19を征服／殺人兎の剣、ダイヤモンドの花園を入手。",
        "地域19の「ダイヤモンドの花園」はBobさんのものになりました。",
    ),
    "ko": (
        "Bob 님: 19번 지역 정복 · 살인 토끼의 검, 다이아몬드 밭을 넘겨받음.",
        "19번 지역의 다이아몬드 밭이 Bob 님의 것이 되었어요.",
    ),
}


@pytest.mark.parametrize("language", WON)
def test_which_finds_a_conquest_brings_is_told(language):
    sword = Event("won", 1, 19, why="sword_of_the_killer_rabbit", seat=0)
    fields = Event("won", 1, 19, why="diamond_fields", seat=0)
    wording = replace(PEOPLE, words=Words(language, strict=True))
    log = entries(Event("conquered", 1, 19, 3, race="ogres"), sword, fields)
    assert (*recap(log, 1, 2, wording), *sentences([fields], wording)) == WON[language]


def test_the_recap_tells_of_every_peace():
    log = entries(Event("note", 1, thing="diplomat", seat=2))
    assert recap(log, 1, 0, PEOPLE) == ["Bob makes peace with Cy."]
    assert recap(log, 1, 2, PEOPLE) == ["Bob makes peace with Cy."]
    assert recap(log, 1, 2, replace(PEOPLE, reader=2)) == ["Bob makes peace with you."]
    assert recap(entries(Event("note", 1, thing="diplomat", seat=-1)), 1, 0, PEOPLE) == []


def test_a_combo_is_taken_before_it_is_paid_for():
    events = [
        Event("coins", 0, amount=-3, why="column"),
        Event("coins", 0, amount=1, why="column"),
        Event("picked", 0, amount=9, race="ghouls", power="heroic"),
    ]
    assert sentences(events, PEOPLE) == [
        "Ann takes the Heroic Ghouls with 9 tokens.",
        "Ann pays 3 coins for the combo.",
        "Ann gets the coin on the combo.",
    ]


def test_the_recap_keeps_the_latest_turns_when_there_is_no_room():
    log = entries(
        *(
            event
            for _ in range(40)
            for event in (
                Event("turn", 1, amount=1),
                Event("conquered", 1, 3, 2),
                Event("turn", 2, amount=1),
                Event("conquered", 2, 4, 2),
            )
        )
    )
    told = recap(log, 1, 0, PEOPLE, room=100)
    assert told[0].startswith("…")
    assert told[-1] == "Cy conquers region 4."
    assert len("\n".join(told)) < 200


def test_where_a_piece_that_takes_a_region_stands_is_told_once():
    told = sentences(
        [
            Event("conquered", 0, 11, 1, "dragon_master"),
            Event("placed", 0, 11, why="dragon"),
            Event("conquered", 0, 12, 2),
            Event("placed", 0, 12, why="lair"),
        ],
        PEOPLE,
    )
    assert told[0] == "Ann's dragon takes region 11."
    assert not any("dragon is now" in line for line in told)
    assert "lair" in told[-1]


def test_what_a_combo_places_is_told_after_that_it_is_taken():
    """U-05: the Volcano breaks out before the Flames have their tokens."""
    told = sentences(
        [
            Event("coins", 0, amount=-2, why="column"),
            Event("placed", 0, 5, why="volcano"),
            Event("picked", 0, amount=9, race="flames", power="fisher"),
            Event("offered", 0, amount=5, race="ogres", power="stone"),
        ],
        PEOPLE,
    )
    assert told[:3] == [
        "Ann takes the Fisher Flames with 9 tokens.",
        "Ann pays 2 coins for the combo.",
        "Ann's Volcano is now in region 5.",
    ]


def test_earnings_are_told_line_by_line_and_placements_together():
    told = sentences(
        [
            Event("deployed", 0, 9, 2, race="elves", stands=3),
            Event("deployed", 0, 12, 3, race="elves", stands=4),
            Event("deployed", 0, 9, 1, race="elves", stands=4),
            Event("deployed", 0, 4, 2, race="ghouls", stands=3),
            Event("coins", 0, amount=5, why="regions"),
            Event("coins", 0, amount=2, why="merchant"),
            Event("coins", 0, amount=1, why="regions"),
        ],
        PEOPLE,
    )
    assert told == [
        "Ann places Elves: now 4 on 9 and 4 on 12.",
        "Ann places Ghouls: now 3 on 4.",
        "Ann earns 8 coins: 6 from regions, 2 from Merchant.",
    ]


def test_what_somebody_pays_another_is_told_of_both():
    told = sentences(
        [
            Event("coins", 0, amount=3, why="regions"),
            Event("coins", 0, amount=2, why="merchant"),
            Event("coins", 1, amount=-1, why="merchant"),
            Event("coins", 2, amount=-1, why="merchant"),
        ],
        PEOPLE,
    )
    assert told == [
        "Ann earns 5 coins: 3 from regions, 2 from Merchant.",
        "Bob pays 1 coin (Merchant).",
        "Cy pays 1 coin (Merchant).",
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "Ann's Ghouls roll the die for region 7: 2.",
                "Ann's Ghouls roll the die: 1.",
                "Ann rolls the die for region 9: 0.",
            ],
        ),
        (
            "ja",
            [
                "Annさんのグールが地域7を狙ってダイスを振り、2が出ました。",
                "Annさんのグールがダイスを振り、1が出ました。",
                "Annさんが地域9を狙ってダイスを振り、0が出ました。",
            ],
        ),
        (
            "ko",
            [
                "Ann 님의 구울이 7번 지역을 노리고 주사위를 굴렸어요. 나온 눈: 2.",
                "Ann 님의 구울이 주사위를 굴렸어요. 나온 눈: 1.",
                "Ann 님이 9번 지역을 노리고 주사위를 굴렸어요. 나온 눈: 0.",
            ],
        ),
    ],
)
def test_a_declined_race_that_rolls_is_named(language: str, told: list[str]):
    words = Words(language, strict=True)
    rolls = [
        Event("rolled", 0, 7, 2, race="ghouls"),
        Event("rolled", 0, -1, 1, race="ghouls"),
        Event("rolled", 0, 9, 0),
    ]
    assert sentences(rolls, replace(PEOPLE, words=words)) == told


GONE_AND_BACK = {
    "en": (
        "Cy's 2 encampments are no longer in region 2.",
        "Cy places 2 encampments in region 4.",
        "Your 2 encampments are no longer in region 2.",
        "You place 2 encampments in region 4.",
    ),
    "ja": (
        "地域2からCyさんのキャンプ地2つが取り除かれました。",
        "Cyさんがキャンプ地2つを置きました：地域4。",
        "地域2からあなたのキャンプ地2つが取り除かれました。",
        "あなたがキャンプ地2つを置きました：地域4。",
    ),
    "ko": (
        "2번 지역에서 Cy 님의 야영지 2개가 빠졌어요.",
        "Cy 님이 야영지 2개를 놓았어요: 4번 지역.",
        "2번 지역에서 내 야영지 2개가 빠졌어요.",
        "야영지 2개를 놓았어요: 4번 지역.",
    ),
}


@pytest.mark.parametrize("language", GONE_AND_BACK)
def test_pieces_that_go_and_come_home_are_told_of_whom_they_belong_to(language):
    """B-41: in Ann's turn the encampments that she drives off are Cy's."""
    t = laid(DRIVEN_OFF)
    wording = replace(PEOPLE, words=Words(language, strict=True))
    gone, back, my_gone, my_back = GONE_AND_BACK[language]
    taken = t.conquer(2).events
    assert gone in sentences(taken, wording)
    assert my_gone in sentences(taken, replace(wording, reader=2))
    home = t.done().put((1, 5)).done().answer(4, 4).events
    assert sentences(home, wording) == [back]
    assert sentences(home, replace(wording, reader=2)) == [my_back]
    assert sentences(home, replace(wording, reader=0)) == [back]


def pieces(*regions: int, kind: str = "placed") -> list[Event]:
    """Pieces of Cy's, one in each of `regions`."""
    found = Counter(regions)
    if kind == "placed":
        return [Event("placed", 2, r, why="encampment") for r in regions]
    return [Event("taken_off", 2, r, n, "encampment") for r, n in found.items()]


@pytest.mark.parametrize(
    ("was", "stand", "told"),
    [
        ((7, 8, 9, 9), (7, 8, 9, 9), []),
        ((7, 8, 9), (7, 8, 9, 9, 10), ["Cy places 2 encampments in regions 9 and 10."]),
        ((7, 8, 9, 9), (7, 8, 9, 8), ["Cy moves 1 encampment from region 9 to region 8."]),
        (
            (7, 7, 8, 9),
            (8, 8, 9, 10),
            ["Cy moves 2 encampments from region 7 to regions 8 and 10."],
        ),
        (
            (7, 7, 8),
            (9, 9, 10),
            ["Cy moves 3 encampments from regions 7 ×2 and 8 to regions 9 ×2 and 10."],
        ),
        ((7, 8, 8), (8,), ["Cy's 2 encampments are no longer in regions 7 and 8."]),
        ((7, 8), (7,), ["Cy's encampment is no longer in region 8."]),
        ((7,), (7, 8), ["Cy places 1 encampment in region 8."]),
        (
            (7, 8),
            (8, 9, 9),
            ["Cy's encampment is no longer in region 7.", "Cy places 2 encampments in region 9."],
        ),
        ((), (7,), ["Cy places 1 encampment in region 7."]),
    ],
)
def test_of_pieces_put_up_anew_only_those_that_moved_are_told_of(was, stand, told):
    assert sentences([*pieces(*was, kind="taken_off"), *pieces(*stand)], PEOPLE) == told


def test_a_lair_in_what_was_just_conquered_has_not_moved_there_from_a_river_that_is_left():
    """B-36: lairs never move, but Trolls below ground lose them with the Rivers they leave."""
    events = [
        Event("conquered", 2, 7, 2, race="trolls"),
        Event("placed", 2, 7, why="lair"),
        Event("taken_off", 2, 9, 1, "lair"),
        Event("given_up", 2, 9, why="river", race="trolls"),
    ]
    assert sentences(events, PEOPLE) == [
        "Cy conquers region 7 with 2 tokens.",
        "Cy places 1 troll lair in region 7.",
        "Cy's troll lair is no longer in region 9.",
        "Cy leaves the River in region 9.",
    ]


def test_what_is_found_moved_or_left_is_told_of_by_its_name():
    orb = "shiny_orb"
    found = Event("found", 2, 7, why=orb)
    moved = [Event("taken_off", 2, 7, 1, orb), Event("placed", 2, 9, why=orb)]
    assert sentences([found], PEOPLE) == ["Cy finds the Shiny Orb in region 7."]
    assert sentences(moved, PEOPLE) == ["Cy moves the Shiny Orb from region 7 to region 9."]
    assert sentences(moved, replace(PEOPLE, reader=2)) == [
        "You move the Shiny Orb from region 7 to region 9."
    ]
    ring = "froggys_ring"
    laid = [Event("taken_off", 2, 7, 1, ring), Event("placed", 2, 9, why=ring)]
    assert sentences(laid, PEOPLE) == ["Cy moves Froggy's Ring from region 7 to region 9."]
    queen = [Event("taken_off", 2, 7, 1, "queen"), Event("placed", 2, 9, why="queen")]
    assert sentences(queen, PEOPLE) == ["Cy moves the Queen from region 7 to region 9."]
    hedge = Event("found", 2, 7, why="stonehedge")
    assert sentences([hedge], PEOPLE) == ["Cy finds Stonehedge in region 7."]
    left = Event("given_up", 2, 3, why="river")
    assert sentences([left], PEOPLE) == ["Cy leaves the River in region 3."]
    socks = Event("placed", 2, 9, why="stinky_trolls_socks")
    assert sentences([socks], PEOPLE) == ["Cy's Stinky Troll's Socks are now in region 9."]


@pytest.mark.parametrize("language", languages())
def test_the_log_calls_the_balrog_nobodys_and_the_queen_her_players(language):
    told = replace(PEOPLE, words=Words(language, strict=True))
    for kind in ("placed", "taken_off"):
        balrog, queen = (Event(kind, 2, 9, 1, why=why) for why in ("balrog", "queen"))
        assert "Cy" not in sentences([balrog], told)[0]
        assert "Cy" in sentences([queen], told)[0]


MOVED = {
    "en": "The Ghost moves from region 7 to region 9.",
    "ja": "亡霊が移動しました：地域7 → 地域9。",
    "ko": "유령이 옮겨 갔어요: 7번 지역 → 9번 지역.",
}


@pytest.mark.parametrize("language", MOVED)
def test_a_piece_of_nobodys_is_not_moved_by_whose_regions_it_goes_between(language):
    """U-49: the player with the Crypt moves the Ghost, also between two regions of Cy's."""
    told = replace(PEOPLE, words=Words(language, strict=True))
    moved = [Event("taken_off", 2, 7, 1, "ghost"), Event("placed", 2, 9, why="ghost")]
    assert sentences(moved, told) == [MOVED[language]]
    assert sentences(moved, replace(told, reader=2)) == [MOVED[language]]


def test_a_piece_that_lies_with_what_was_found_is_not_told_of_beside_it():
    found = Event("found", 2, 7, why="keep_on_the_motherland")
    keep = [Event("placed", 2, 7, why="keep_walls")]
    elsewhere = Event("placed", 2, 8, why="queen")
    assert sentences([found, *keep], PEOPLE) == ["Cy finds the Keep on the Motherland in region 7."]
    assert len(sentences([found, elsewhere], PEOPLE)) == 2
    assert len(sentences(keep, PEOPLE)) == 1


def test_what_the_autopilot_played_is_marked_in_log_and_recap():
    """Issue 4 B: once a turn, and never for a computer, which is nobody else."""

    def line(seq: int, policy: bool, *events: Event) -> LogEntry:
        return LogEntry(seq, 2, "done", Done(), None, events, 0, policy, False)

    picked = Event("picked", 2, race="trolls", power="hill")
    taken = Event("conquered", 2, 3, race="trolls")
    earned = Event("coins", 2, amount=4, why="regions")
    over = Event("turn", 0, amount=2)
    log = [line(1, True, picked), line(2, True, taken), line(3, True, earned, over)]
    assert recap(log, 2, 0, PEOPLE) == [
        "Cy (autopilot) takes the Hill Trolls; conquers region 3; earns 4 coins.",
    ]
    told = story(log)
    assert told[0] == "*The autopilot, for Cy:*"
    assert sum("autopilot" in t for t in told) == 1
    mine = story(log, replace(PEOPLE, reader=2))
    assert mine[0] == "*The autopilot, for you:*"
    partly = [line(1, False, picked), *log[1:]]
    assert recap(partly, 2, 0, PEOPLE)[0].startswith("Cy (partly the autopilot) takes")
    assert story(partly)[1] == "*The autopilot, for Cy:*"
    by_hand = [replace(entry, policy=False) for entry in log]
    computer = replace(PEOPLE, seats=tuple(Seat(i, None, "x", i, computer=True) for i in range(3)))
    for entries_, wording in ((by_hand, PEOPLE), (log, computer)):
        told = [*recap(entries_, 2, 0, wording), *story(entries_, wording)]
        assert "utopilot" not in " ".join(told)
    aside = line(1, True, Event("withdrawn", 2, 9, 2, race="trolls"))
    camp = Event("placed", 2, 9, why="encampment")
    by_order = replace(aside, kind="by_order", events=(camp, *aside.events))
    for entry in (aside, by_order):
        assert "utopilot" not in " ".join(story([entry]))


def test_undone_moves_are_in_no_recap():
    events = (Event("conquered", 1, 3, 2),)
    undone = LogEntry(1, 1, "conquer", Done(), None, events, 0, False, True)
    assert recap([undone], 1, 0, PEOPLE) == []


async def test_a_post_that_arrived_is_found_among_the_last_messages(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    table = await player.table(stage)
    courier = stage.bot.client.outbox._courier

    def post(kind: str, seq: int) -> Post:
        return Post(1, table.game.id, seq, kind, stage.channel.id, None, {"seat": 0}, "n")

    assert await courier.find(post("turn", 0)) == player.turn_posts(stage)[0].id
    assert await courier.find(post("turn", 7)) is None
    assert await courier.find(post("lobby", 0)) is None, "a lobby that began has no buttons"


def _grant(stage: Stage, **rights: bool) -> None:
    backend = stage.env.backend
    for role in backend.get_guild(stage.guild.id).roles.values():
        changed = discord.Permissions(role.permissions)
        changed.update(**rights)
        backend.edit_role(stage.guild.id, role.id, {"permissions": changed.value})


async def test_who_owns_the_server_is_told_once_which_permission_is_missing(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    member = await player.open_panel(stage)
    before = stage.env.error_cursor
    _grant(stage, send_messages=False, embed_links=False)
    for _ in range(2):
        while (await player.mover(stage)).id == member.id:
            await player.step(stage, member, random.Random(1))
        await stage.settle()
        member = await player.mover(stage)
        await stage.slash(member, "play")
    told = [m.content for m in stage.guild.owner.dm_channel.history()]
    assert len(told) == 1
    assert "Send Messages, Embed Links" in told[0]
    assert stage.env.error_cursor == before
    _grant(stage, send_messages=True, embed_links=True)
    posts = len(player.turn_posts(stage))
    await stage.slash(member, "play")
    await stage.settle()
    assert len(player.turn_posts(stage)) == posts + 1, "the post comes when it can"


def test_a_turn_that_declined_ghouls_begin_says_whose_tokens_are_in_hand():
    t = laid("""
        turn A
        A: (ghouls)
        A: sorcerers flying
        1 swamp edge: sorcerers*3
        2 swamp: ghouls*6
    """)
    table = table_of(t.box, t.state)
    content = turns.turn(table, sight(table).wording, 0, [], 0).content
    assert "conquer or decline (Flying Sorcerers; your Ghouls act first, with 5 tokens)." in content


def test_the_line_a_phone_shows_has_no_emoji_and_what_follows_may():
    t = laid("""
        turn A
        A: (ghouls)
        A: sorcerers flying
        1 swamp edge: sorcerers*3
        2 swamp: ghouls*6
    """)
    table = replace(table_of(t.box, t.state), seq=9)
    known = dict.fromkeys(("race-ghouls", "race-sorcerers", "power-flying"), "<:it:1>")
    log = entries(Event("declined", 1, race="ghouls", power="flying"))
    draft = turns.turn(table, replace(PEOPLE, emojis=known), 0, log, 1)
    first, *others = draft.content.splitlines()
    assert "Flying Sorcerers" in first
    assert "<:" not in first
    assert "<:it:1>" in " ".join(others)


def test_a_turn_that_is_over_speaks_of_its_player_by_name():
    t = laid("""
        turn A
        A: orcs
        B: elves
        1 swamp edge: orcs
        2 swamp: elves
    """)
    table = replace(table_of(t.box, t.state), seq=9)
    log = [replace(entry, seq=8) for entry in entries(Event("conquered", 1, 3, 2))]
    assert "Since your turn: Bob " in turns.turn(table, PEOPLE, 0, log, 1).content
    assert "Since Ann's last turn: Bob " in turns.turn_over(table, PEOPLE, 0, log, 1)


async def test_a_turn_post_that_comes_again_says_what_is_to_be_done_now(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    member = await player.open_panel(stage)
    assert "pick a combo" in player.turn_posts(stage)[-1].content
    while (await player.table(stage)).seq == 0:
        await player.step(stage, member, random.Random(1))
    await stage.delete(player.turn_posts(stage)[-1])
    content = player.turn_posts(stage)[-1].content
    assert "pick a combo" not in content
    assert "conquer (" in content


async def test_the_first_post_publishes_the_commitment_and_the_order_of_play(stage: Stage):
    await player.lobby(stage, "Ann", "Ben", "Cy")
    table = await player.table(stage)
    post = player.turn_posts(stage)[0]
    last = post.content.splitlines()[-1]
    assert last.startswith("-# "), "it is small"
    assert table.game.commitment in last
    assert table.game.commitment not in post.content.splitlines()[1]
    assert table.game.seed not in post.content
    order = [seat.name for seat in table.seats]
    assert f"{order[0]}, {order[1]} and {order[2]}" in post.content


async def test_a_turn_post_is_a_plain_message_with_a_described_picture(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    post = player.turn_posts(stage)[0]
    assert not post.flags.components_v2
    (picture,) = post.attachments
    assert 100 < len(picture.description) <= 1024
    assert not post.flags.suppress_notifications


async def test_a_post_waits_while_the_disk_fails(stage: Stage, monkeypatch: pytest.MonkeyPatch):
    """It is tried again later, not given up: else nobody would be called to the table."""
    await player.lobby(stage, "Ann", "Ben")
    table = await player.table(stage)

    async def failing(*_: object, **__: object) -> None:
        raise StorageFailed

    monkeypatch.setattr(stage.bot.tables, "load", failing)
    monkeypatch.setattr(stage.bot.tables, "at", failing)
    channel = table.game.channel
    post = Post(99, table.game.id, table.seq, "turn", channel, None, {"seat": 0, "since": 0}, "n")
    with pytest.raises(TryLater):
        await DiscordCourier(stage.bot.client).send(post)


def test_in_a_ranking_the_title_of_a_name_stands_before_who_played_it():
    box, state, _ = next(played(2, 1))
    over = table_of(box, replace(state, turn=replace(state.turn, step="over")))
    named = ("Ann", "Ben")
    for language, ann, ben in (
        ("en", "1. Ann: 5 coins, 0", "1. Ben (the autopilot played 4 of 9 turns): 5 coins, 0"),
        ("ja", "1位 Annさん：5コイン、", "1位 Benさん（9ターン中4ターンは自動プレイ）：5コイン、"),
        ("ko", "1위 Ann 님: 승점 5점, ", "1위 Ben 님(9차례 중 4차례 자동 진행): 승점 5점, "),
    ):
        wording = Wording(Words(language), named, named)
        told = results.ranking_lines(over, wording, (Share(0, 9), Share(4, 9)))
        for line, begins in zip(told, (ann, ben), strict=True):
            assert line.startswith(begins), line
