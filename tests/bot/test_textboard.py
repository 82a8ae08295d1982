"""The board in words: a whole turn can be taken from it, without any picture."""

from __future__ import annotations

import re

import pytest

from bot.panels.panel import MOST_TEXT
from bot.panels.turn import textboard
from bot.panels.turn.openings import Openings
from engine import plain_box
from engine.state import Find
from tests.bot import player, sights
from tests.bot.harness import Stage
from tests.bot.sights import WORDS, sight, table_of
from tools.play import random_position


def positions(players: int, seed: int = 1, every: int = 13):
    for number, (box, state, _) in enumerate(sights.played(players, seed)):
        if number % every == 0:
            yield table_of(box, state)


def line_of(told: list[str], region: int) -> str:
    (line,) = [line for line in told if line.startswith(f"**{region}** ")]
    return line


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_region_has_a_line_with_all_that_lies_there(players):
    for table in positions(players, every=29):
        seen = sight(table)
        told = textboard.lines(seen)
        for region in seen.view.regions:
            line = line_of(told, region.id)
            assert WORDS(f"region-{seen.view.boards[0]}-{region.id}") in line
            assert WORDS(f"terrain-{region.terrain}") in line
            for symbol in region.symbols:
                assert WORDS(f"symbol-{symbol}") in line
            for marker, n in region.markers:
                assert WORDS(f"marker-{marker}") in line
                assert n == 1 or f"×{n}" in line
            if region.owner is not None:
                assert f"{region.tokens} of " in line
                assert WORDS(f"race-{region.race}") in line
                assert ("in decline" in line) is not region.active
            assert ("Lost Tribe" in line) is bool(region.natives)
            beside = table.box.regions[region.id].borders
            told_beside = re.search(r"next to ([\d, ]+)", line).group(1)
            assert {int(n) for n in told_beside.split(",") if n.strip()} == beside


def test_a_terrain_is_not_named_again_by_the_symbol_it_stands_for():
    box = plain_box("underground", 2)
    seen = sight(table_of(box, random_position(box, 1, 1)))
    told, kinds = textboard.lines(seen), set()
    for region in seen.view.regions:
        parts = line_of(told, region.id).split(", ")
        kinds.add(region.terrain)
        assert parts.count(WORDS("symbol-mine")) == (region.terrain == "mine")
        assert WORDS("symbol-magic") not in parts
        assert (WORDS("symbol-volcano") in parts) is ("volcano" in region.symbols)
    assert {"mine", "mystic_crystal", "chasm"} <= kinds


def test_what_was_found_is_told_where_it_lies_with_the_power_that_it_lends():
    box = plain_box("underground", 2)
    state = random_position(box, 1, 1)
    state.finds[:] = [Find("stonehedge", 2, badge="mystic"), Find("shiny_orb", 6)]
    told = textboard.lines(sight(table_of(box, state)))
    assert "Mystic (Stonehedge)" in line_of(told, 2)
    assert "Shiny Orb" in line_of(told, 6)


@pytest.mark.parametrize("players", [2, 4])
def test_what_the_reader_can_do_now_is_all_there(players):
    kinds = set()
    for table in positions(players, every=3):
        seen, open_ = sight(table), Openings.of(table)
        told = textboard.lines(seen)
        for region, target in open_.targets.items():
            price = f"with the die, price {target.price}, 🎲 {open_.chances.get(region)}%"
            sure = f"you can conquer it for {target.price}"
            assert (price if target.roll else sure) in line_of(told, region)
        text = "\n".join(told)
        offered = {
            "/pick": open_.picks,
            "/conquer": [t for t in open_.targets.values() if not t.roll],
            "Only with the die": [t for t in open_.targets.values() if t.roll],
            "/use": open_.uses,
            "/abandon": open_.abandonable,
            "/redeploy": open_.room,
            "/choose": seen.view.questions,
            "/decline": open_.decline,
            "/end": open_.done,
        }
        for command, chances in offered.items():
            assert (command in text) is bool(chances), command
            kinds |= {command} if chances else set()
    assert kinds >= {"/pick", "/conquer", "/redeploy", "/decline", "/end", "/abandon"}


def test_one_who_is_not_to_move_reads_no_prices():
    for table in positions(3, every=17):
        (idle, *_) = {0, 1, 2} - set(table.deciders)
        text = "\n".join(textboard.lines(sight(table, idle)))
        assert "you can conquer" not in text
        assert "(/" not in text


def test_coins_of_others_stay_secret():
    for table in positions(3, every=31):
        seen = sight(table)
        assert sum(c is not None for c in seen.view.coins) == (3 if table.over else 1)
        players = [line for line in textboard.lines(seen) if re.search(r", \d+ coins?: ", line)]
        assert len(players) == sum(c is not None for c in seen.view.coins)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pages_fit_a_message_and_lose_no_line(players):
    for table in positions(players, every=23):
        seen = sight(table)
        told = textboard.lines(seen)
        pages = textboard.cut(told)
        assert "\n".join(pages).split("\n") == told
        assert all(len(page) <= MOST_TEXT for page in pages)
        for number, text in enumerate(pages):
            made = textboard.page(seen, number)
            assert made.text == text
            assert made.targets is None
            assert len(made.rows) == (len(pages) > 1)
            for row in made.rows:
                assert [key.disabled for key in row] == [n == number for n in range(len(pages))]
                assert [key.argument for key in row] == [f"text.{n}" for n in range(len(pages))]


def test_a_page_that_is_not_there_is_the_last_one():
    seen = sight(next(positions(5)))
    assert textboard.page(seen, 99).text == textboard.cut(textboard.lines(seen))[-1]


def test_a_line_longer_than_a_page_is_cut_short():
    assert textboard.cut(["a", "b" * 30, "c"], room=10) == ["a", "b" * 9 + "…", "c"]


async def test_the_board_in_words_can_be_paged_through(stage: Stage, monkeypatch):
    monkeypatch.setattr(textboard, "ROOM", 2000)
    await player.lobby(stage, "Ann", "Ben", "Cy")
    member = await player.mover(stage)
    await stage.slash(member, "board", style="text")
    first = stage.text(stage.private(member))
    assert "You can pick a combo (/pick)" in first
    assert "**1** Gannet Bay" in first
    await stage.tap(member, "Page 2", message=stage.private(member))
    second = stage.text(stage.private(member))
    assert "**30** Whaleway" in second
    assert "**1** Gannet Bay" not in second


async def test_a_shared_board_in_words_tells_nothing_of_its_sharer(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    member = await player.mover(stage)
    await stage.slash(member, "board", style="text", share=True)
    text = stage.text(stage.messages()[-1])
    assert "Round 1 of 10" in text
    but_prices = [line for line in text.splitlines() if "costs" not in line]
    assert not any("coins" in line for line in but_prices)
    assert "/pick" not in text


async def test_an_earlier_board_in_words_stays_that_of_its_turn(stage: Stage, monkeypatch):
    monkeypatch.setattr(textboard, "ROOM", 2000)
    await player.lobby(stage, "Ann", "Ben", "Cy")
    member = await player.open_panel(stage)
    control = player.moves(stage, member)[0]
    await stage.press(member, control)
    await stage.slash(member, "board", at="1", style="text")
    shown = stage.text(stage.private(member))
    assert "to pick a combo" in shown
    await stage.tap(member, "Page 2", message=stage.private(member))
    await stage.tap(member, "Page 1", message=stage.private(member))
    assert stage.text(stage.private(member)) == shown


@pytest.mark.parametrize("style", ["default", "contrast"])
async def test_the_board_comes_in_the_style_that_is_asked_for(stage: Stage, style, monkeypatch):
    await player.lobby(stage, "Ann", "Ben")
    member, drawn = await player.mover(stage), []
    painter = stage.bot.client.pictures._painter
    board = painter.board

    def spy(*what):
        drawn.append(what[-1])
        return board(*what)

    monkeypatch.setattr(painter, "board", spy)
    await stage.slash(member, "board", style=style)
    await stage.settle()
    assert stage.private(member).attachments
    assert drawn in ([style], [])
    assert drawn or style == "default"
