"""A market in which players may not all take the same, as they see it and type it."""

from __future__ import annotations

import pytest

import render
from bot.handlers.games.choices import picks
from bot.handlers.games.typed import picked
from bot.panels.turn import pages, textboard
from engine import Choice, Pick, drawn, load_box
from tests.bot.sights import sight, table_of
from tests.mechanisms.test_market import in_rows
from tools.play import random_position


def look(seat: int = 0):
    t = in_rows()
    return sight(table_of(t.box, t.state), seat)


def test_the_panel_has_a_button_for_each_combo_that_the_player_may_take() -> None:
    page = pages.page(look(), "main")
    assert page is not None
    keys = [key for row in page.rows for key in row if key.verb == "pick"]
    assert [(key.argument, key.disabled) for key in keys] == [("0", False), ("2", False)]


def test_the_options_of_the_command_are_the_same() -> None:
    assert [offer.value for offer in picks(look())] == ["orcs", "trolls"]


@pytest.mark.parametrize(
    ("typed", "place"), [("1", 0), ("2", 2), ("3", 3), ("trolls", 2), ("elves", 3), ("4", -1)]
)
def test_a_combo_is_typed_by_its_number_as_shown_or_its_name(typed: str, place: int) -> None:
    assert picked(look(), typed) == Pick(place)


def test_the_board_in_words_numbers_the_combos_and_says_which_can_be_taken() -> None:
    seen = look()
    lines = textboard.lines(seen)
    words = seen.wording.words
    assert words("text-can-pick", places=words.row((1, 2))) in lines
    assert any("Elves" in line and line.startswith("3") for line in lines)


def test_all_combos_are_drawn() -> None:
    seen = look()
    labels, words = seen.wording.labels, seen.wording.words
    told = render.alt_text(seen.view, labels, words)
    assert all(words(f"race-{race}") in told for race in ("orcs", "trolls", "elves"))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_board_in_words_tells_for_each_faction_who_may_take_what(players: int) -> None:
    box = load_box(drawn(Choice(("warcraft",), players, variant="azeroth"), "rows"))
    state = random_position(box, players, 2 * players)
    state.column[-1].race = ""
    seen = sight(table_of(box, state))
    words, lines = seen.wording.words, textboard.lines(seen)
    told = lines[lines.index(f"**{words('text-offers')}**") + 1 :]
    told = told[: told.index(f"**{words('text-regions')}**")]
    for column in seen.view.rows.columns:
        heading = told.pop(0)
        assert words(f"faction-{column.faction}") in heading
        assert [seat for seat, who in enumerate(seen.wording.people) if who in heading] == [
            *column.seats
        ]
        assert (f"({column.left} more" in heading) is bool(column.left)
        for row, race in enumerate(column.races, 1):
            line = told.pop(0)
            if race:
                combo = next(combo for combo in seen.view.column if combo.race == race)
                assert line.startswith(f"{row}. {seen.wording.army(combo)}: ")
            else:
                assert line == words("text-row-gap", row=row)
    assert told == [words("text-badges", left=seen.view.badges)]


def test_the_board_in_words_says_which_race_has_no_badge() -> None:
    box = load_box(drawn(Choice(("warcraft",), 3, variant="azeroth"), "rows"))
    state = random_position(box, 3, 0)
    for combo in state.column[-3:]:
        combo.power = ""
    seen, race = sight(table_of(box, state)), state.column[-3].race
    bare = seen.wording.words("text-row-bare", row=4, race=seen.wording.race(race))
    assert bare in textboard.lines(seen)
