"""Looking back on a game: its log to the beginning, its board turn by turn."""

from __future__ import annotations

from bot.panels.messages import stories
from bot.tables.table import LogEntry
from bot.texts.wording import Wording
from engine import Event
from engine.actions import Done
from tests.bot import player
from tests.bot.harness import Stage
from tests.bot.sights import WORDS
from tests.bot.test_recap import finish, sketch

PEOPLE = Wording(WORDS, ("Ann", "Bob"), ("Ann", "Bob"))


def conquests(count: int) -> list[LogEntry]:
    """Return a log of ``count`` lines that all say something else."""
    return [
        LogEntry(
            n,
            0,
            "done",
            Done(),
            None,
            (Event("conquered", 0, n, n, race="trolls"),),
            0,
            False,
            False,
        )
        for n in range(1, count + 1)
    ]


# ------------------------------------------------------------------------------------ log


def test_the_log_is_paged_from_the_latest_line_to_the_first_whatever_was_asked_for():
    log = conquests(200)
    for since in (0, 7, 150, 200):
        told, number = list[str](), 0
        while True:
            page = stories.page(log, PEOPLE, since, number)
            told = [*page.text.splitlines()[1:], *told]
            earlier = next(key for key in page.rows[0] if key.label == "Earlier")
            if earlier.disabled:
                break
            number += 1
        assert told == stories.lines(log, PEOPLE)
    assert (
        stories.page(log, PEOPLE, 150, 0).text.splitlines()[1]
        == stories.lines(log[150:], PEOPLE)[0]
    )


def test_a_log_of_one_page_has_no_keys_to_turn_it():
    page = stories.page(conquests(3), PEOPLE, 0, 0)
    assert [key.label for row in page.rows for key in row if key.argument.startswith("log")] == []


async def test_the_log_leads_back_to_the_first_turn_and_forth_again(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    sketch(stage)
    await finish(stage, until=40)
    ann = stage["Ann"]
    shown = stage.text((await stage.slash(ann, "log")).response)
    assert "(page 2 of 2)" in shown
    assert "You take the" not in shown
    await stage.tap(ann, "Earlier", message=stage.private(ann))
    shown = stage.text(stage.private(ann))
    assert "(page 1 of 2)" in shown
    assert shown.splitlines()[1].startswith("You take the"), "the first line of the game"
    await stage.tap(ann, "Later", message=stage.private(ann))
    assert "(page 2 of 2)" in stage.text(stage.private(ann))
