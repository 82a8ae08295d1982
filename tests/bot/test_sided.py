"""How a game for sides stands and ends, as messages tell it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.panels.messages import dashboard, results, seatcards, sided
from bot.panels.messages.recaps import _chart_alt
from bot.panels.turn import textboard
from bot.tables.contents import SeatCard
from bot.tables.table import Options
from bot.texts.i18n import Words, languages
from bot.texts.wording import Wording
from engine import Choice, drawn, load_box, view
from tests.bot.harness import Stage
from tests.bot.sights import WORDS, sight, table_of
from tools.play import random_position

PEOPLE = ("Ann", "Bob", "Cleo", "Dmitri", "Eve")


def table(coins, *, over=True):
    """Return a game for sides as the bot would have it, everybody having so many coins."""
    box = load_box(drawn(Choice(("warcraft",), len(coins), variant="azeroth"), "sides"))
    state = random_position(box, 1, 6)
    state.coins = list(coins)
    if over:
        state.turn.step = "over"
    return table_of(box, state)


def worded(coins, language="en"):
    names = PEOPLE[: len(coins)]
    return Wording(Words(language, strict=True), names, names)


def result(coins, language="en"):
    return results.result(table(coins), worded(coins, language)).content.splitlines()


def offered(coins, language="en"):
    """Return the post about the first seat, which is on offer."""
    dealt = table(coins, over=False)
    seats = (replace(dealt.seats[0], offered=True), *dealt.seats[1:])
    draft = seatcards.seat(replace(dealt, seats=seats), worded(coins, language), SeatCard(seat=0))
    return draft.content


@pytest.mark.parametrize(
    ("language", "beside", "alone"),
    [
        ("en", "for the Alliance, with Cleo.", "The seat plays for the Alliance."),
        ("ja", "陣営はアライアンスで、味方はCleoさんです。", "この席の陣営はアライアンスです。"),
        ("ko", "진영은 얼라이언스고, 동맹은 Cleo 님이에요.", "이 자리의 진영은 얼라이언스예요."),
    ],
)
def test_who_may_take_a_seat_is_told_its_side_and_ally(language, beside, alone):
    assert offered((0, 0, 0, 0), language).endswith(beside)
    assert offered((0, 0), language).endswith(alone)


def test_the_side_that_has_won_is_told_with_its_players_and_its_score():
    assert "The Alliance wins: Ann and Cleo, 7 coins. Congratulations" in result((9, 6, 7, 12))[0]
    assert "The Horde wins: Bob and Dmitri, 7 coins." in result((5, 7, 9, 12))[0]
    assert "The Neutral side wins: Cleo, 9 coins." in result((5, 7, 9, 6, 6))[0]
    assert "The Horde wins: Bob, 9 coins." in result((4, 9))[0]


def test_sides_come_in_order_with_the_coins_of_each_ally_and_whose_count():
    assert result((9, 6, 7, 12))[1:7] == [
        "**1. Alliance: 7 coins**",
        "- Ann: 9 coins",
        "- Cleo: 7 coins, the side's score",
        "**2. Horde: 6 coins**",
        "- Bob: 6 coins, the side's score",
        "- Dmitri: 12 coins",
    ]


def test_who_plays_alone_for_a_side_has_its_line():
    told = result((9, 6, 4, 7, 12))
    assert "**3. Neutral, Cleo: 4 coins**" in told
    assert result((9, 4))[1:3] == ["**1. Alliance, Ann: 9 coins**", "**2. Horde, Bob: 4 coins**"]


def test_a_tie_tells_what_the_richest_player_of_each_side_has():
    told = result((9, 6, 6, 8))
    assert "The Alliance wins: Ann and Cleo, 6 coins." in told[0]
    assert told[1] == "**1. Alliance: 6 coins; its richest player has 9 coins**"
    assert told[4] == "**2. Horde: 6 coins; its richest player has 8 coins**"


def test_who_shares_the_win_is_told_side_by_side():
    told = result((8, 6, 6, 8))
    shared = "the Alliance (Ann and Cleo) and the Horde (Bob and Dmitri), with 6 coins each."
    assert f"The win is shared by {shared}" in told[0]
    assert [line[:5] for line in told if line.startswith("**")] == ["**1. ", "**1. "]


def test_the_description_of_the_picture_tells_the_same_without_markup():
    coins = (9, 6, 7, 12)
    told = results.alt(table(coins), worded(coins), []).splitlines()
    assert told[1:3] == ["1. Alliance: 7 coins", "Ann: 9 coins"]
    assert not any("**" in line for line in told)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("coins", [(9, 4), (9, 4, 7), (9, 6, 7, 12), (8, 6, 6, 8), (9, 6, 4, 7, 6)])
def test_every_language_names_all_sides_and_players(coins, language):
    told, words = result(coins, language), Words(language, strict=True)
    ended = table(coins)
    sides = [words(f"faction-{name}") for name in ended.sides.names]
    assert [sum(side in line for line in told[1:]) for side in sides] == [1] * len(sides)
    for name in PEOPLE[: len(coins)]:
        assert any(name in line for line in told[1:])
    assert any(sides[ended.sides.of[seat]] in told[0] for seat in ended.view().winners)


def test_the_chart_in_words_names_the_side_of_each_player():
    coins = (9, 6, 7, 12)
    views = [table((5,) * 4, over=False).view(), table(coins).view()]
    lines = _chart_alt(worded(coins), views).splitlines()[1:]
    assert [line.split(":")[0] for line in lines] == [
        "Alliance, Ann",
        "Alliance, Cleo",
        "Horde, Bob",
        "Horde, Dmitri",
    ]


def test_a_side_s_score_is_told_to_who_sees_the_coins_of_all_its_players_alone():
    playing = table((9, 6, 7, 12), over=False)
    for shown, known in (((), []), ((0,), []), ((2,), ["**Alliance, 7 coins**"])):
        seen = view(*playing.playing(), 0, shown=shown)
        told = list(sided.grouped(seen, worded((0,) * 4), lambda seat: [PEOPLE[seat]]))
        headings = [line for line in told if line.startswith("**")]
        assert [line for line in headings if "coins" in line] == known
        assert [line for line in told if line not in headings] == ["Ann", "Cleo", "Bob", "Dmitri"]


def test_the_board_in_words_has_each_player_below_their_side():
    seen = sight(table((9, 6, 7, 12), over=False), 0)
    lines = textboard.lines(seen)
    told = lines[lines.index("**Players**") : lines.index("**Combos on offer, by their place**")]
    people = seen.wording.people
    found = [next((n for n in people if line.startswith(f"{n}")), line) for line in told[1:]]
    order = [it for it in found if it in people or it.startswith("**")]
    assert order == [
        "**Alliance**", people[0], people[2], "**Horde**", people[1], people[3],
    ]  # fmt: skip


def test_the_dashboard_tells_who_plays_for_which_side():
    playing = table((9, 6, 7, 12), over=False)
    names = Wording.of(playing, WORDS).people
    line = dashboard.line(playing, 0, WORDS)
    assert f"Alliance: {names[0]}, {names[2]}; Horde: {names[1]}, {names[3]}" in line


async def test_status_and_mygames_name_sides(stage: Stage) -> None:
    tables, ann = stage.bot.client.tables, stage["Ann"]
    options = Options(seats=4, variant="azeroth")
    lobby = await tables.open_lobby(
        guild=stage.guild.id, channel=stage.channel.id, host=ann.id, name="Ann",
        edition="warcraft", options=options,
    )  # fmt: skip
    await tables.join(lobby.game.id, stage["Ben"].id, "Ben", "horde")
    await tables.start(lobby.game.id, ann.id)
    await stage.settle()
    told = stage.text((await stage.slash(ann, "status")).response).splitlines()
    playing = await tables.load(lobby.game.id)
    headings = [line for line in told if line.startswith("**")]
    # Computers show an ally their coins.
    score = min(playing.state.coins[seat] for seat in playing.sides.seats(0))
    assert headings[0].endswith(f"Alliance, {score} coins**")
    assert headings[1].endswith("Horde**")
    first, second = map(told.index, headings)
    for seat, name in enumerate(Wording.of(playing, WORDS).people):
        lines = told[second:] if playing.sides.of[seat] else told[first:second]
        assert any(name in line for line in lines)
    games = stage.text((await stage.slash(stage["Ben"], "mygames")).response)
    assert "You play for the Horde." in games
