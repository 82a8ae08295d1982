"""Looking back on a game: its log to the beginning, its board turn by turn."""

from __future__ import annotations

from dataclasses import replace

from bot.panels.messages import stories
from bot.tables.table import REWIND, GoneBack, LogEntry
from bot.texts.wording import Wording
from engine import Event
from engine.actions import Done
from tests.bot import player
from tests.bot.harness import Stage
from tests.bot.sights import WORDS
from tests.bot.test_recap import finish, play, sketch

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


def pages_of(log: list[LogEntry], since: int) -> list[list[str]]:
    """Return the lines of each page of a log below its title, the earliest page first."""
    pages = list[list[str]]()
    while True:
        page = stories.page(log, PEOPLE, since, len(pages))
        pages.insert(0, page.text.splitlines()[1:])
        turning = [key for key in page.rows[0] if key.label == "Earlier"]
        if all(key.disabled for key in turning):
            return pages


FIRST = "**Round 1, Ann's turn.**"


def test_the_log_is_paged_from_the_latest_line_to_the_first_whatever_was_asked_for():
    log = conquests(200)
    told = [line.text for line in stories.lines(log, PEOPLE)]
    for since in (0, 7, 150, 200):
        first, *others = pages_of(log, since)
        assert first[0] == f"{FIRST} <t:0:R>"
        assert {page[0] for page in others} == {f"{FIRST} (continued)"}
        assert [line for page in (first, *others) for line in page[1:]] == told
    assert stories.page(log, PEOPLE, 150, 0).text.splitlines()[2] == told[150]


def test_each_page_of_the_log_says_whose_turn_it_begins_in():
    log = conquests(200)
    turn = Event("turn", 1, amount=4)
    log[60] = replace(log[60], events=(*log[60].events, turn))
    back = GoneBack("vote", True, 3, 0)
    log[180] = replace(log[180], kind=REWIND, action=None, to=50, events=(), gone_back=back)
    pages = pages_of(log, 190)
    assert pages[0][0] == f"{FIRST} <t:0:R>"
    assert "**Round 4, Bob's turn.** (continued)" in [page[0] for page in pages]
    assert pages[-1][0] == "**Round 3, Ann's turn.** (continued)"
    for cut in range(20, 60):
        longer = conquests(cut + 100)
        longer[cut] = replace(longer[cut], events=(turn,))
        for page in pages_of(longer, 0):
            assert not page[-1].startswith("**"), "a heading without what it heads"


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
    assert shown.splitlines()[1].startswith("**Round 1, your turn.**")
    assert shown.splitlines()[2].startswith("You take the"), "the first line of the game"
    await stage.tap(ann, "Later", message=stage.private(ann))
    assert "(page 2 of 2)" in stage.text(stage.private(ann))


# ----------------------------------------------------------------------------------- board


def arrows(stage: Stage, member) -> dict[str, bool]:
    """Return the keys that lead to other turns on the newest panel, and which are dead."""
    labels = ("Start", "Earlier", "Later", "Latest")
    shown = stage.controls(member, stage.private(member))
    return {c.label: c.disabled for c in shown if c.label in labels}


async def test_the_board_is_stepped_through_from_the_first_turn_to_the_last(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    sketcher = sketch(stage)
    await finish(stage, until=14)
    ann = stage["Ann"]
    desk, table = stage.bot.client.desk, await player.table(stage)
    turns = await desk.turns(table)
    await stage.slash(ann, "board", at="1")
    assert arrows(stage, ann) == {"Start": True, "Earlier": True, "Later": False, "Latest": False}
    for turn in turns[1:]:
        await stage.tap(ann, "Later", message=stage.private(ann))
        shown = stage.text(stage.private(ann))
        assert f"Round {turn.round} of 10, turn {turn.number}/" in shown
        before = turns[turn.number - 2]
        assert shown.splitlines()[1].startswith("Ann" if before.seat == 0 else "Ben")
        then = await stage.bot.tables.at(table.game.id, turn.seq)
        assert sketcher.boards[-1].regions == then.view().standing().regions
    if table.seq > turns[-1].seq:
        await stage.tap(ann, "Later", message=stage.private(ann))
    assert arrows(stage, ann) == {"Start": False, "Earlier": False, "Later": True, "Latest": True}
    assert sketcher.boards[-1].regions == table.view().standing().regions
    await stage.restart()
    await stage.tap(ann, "Start", message=stage.private(ann))
    assert "turn 1/" in stage.text(stage.private(ann))
    await stage.tap(ann, "Latest", message=stage.private(ann))
    assert arrows(stage, ann)["Latest"]


async def test_a_board_in_words_is_stepped_through_in_words_and_a_shared_one_not_at_all(
    stage: Stage,
):
    await player.lobby(stage, "Ann", "Ben")
    sketcher = sketch(stage)
    await finish(stage, until=14)
    ann = stage["Ann"]
    await stage.bot.client.outbox.drain()
    posted = len(sketcher.boards)
    await stage.slash(ann, "board", at="2", style="text")
    for turn in (3, 4):
        await stage.tap(ann, "Later", message=stage.private(ann))
        shown = stage.text(stage.private(ann))
        assert f"turn {turn}/" in shown
        assert "**Regions**" in shown
    assert len(sketcher.boards) == posted
    shared = (await stage.slash(ann, "board", at="2", share=True)).response
    assert stage.controls(ann, shared) == []


async def test_log_and_result_lead_to_the_board_turn_by_turn(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    sketcher = sketch(stage)
    await finish(stage, until=9)
    cy = stage["Cy"]
    await stage.slash(cy, "log")
    await stage.tap(cy, "Turn by turn", message=stage.private(cy))
    assert arrows(stage, cy)["Latest"], "from the log it goes back from how it stands"
    await play(stage)
    result = next(m for m in stage.messages() if "The game is over" in m.content)
    await stage.tap(cy, "Turn by turn", message=result)
    assert "turn 1/20" in stage.text(stage.private(cy))
    assert sketcher.boards[-1].coins == (5, 5), "of a finished game all may be known"
    await stage.tap(cy, "Latest", message=stage.private(cy))
    assert "The end, after 10 rounds" in stage.text(stage.private(cy))


# ------------------------------------------------------------------------- what happened


async def test_what_happened_shows_the_board_before_and_now_above_the_words(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    await finish(stage, until=14)
    await stage.bot.client.outbox.drain()
    table = await player.table(stage)
    mover = await player.mover(stage)
    shown = await stage.tap(mover, "What happened", message=player.turn_posts(stage)[-1])
    files = shown.response.attachments
    assert [file.filename for file in files] == ["before-board.webp", "now-board.webp"]
    told = stage.text(shown.response)
    before, now, log = (told.index(word) for word in ("**Before**", "**Now**", "**What happened**"))
    assert before < now < log
    since = await stage.bot.tables.last_turn(
        table.game.id, table.seat_of(mover.id), table.turn_began
    )
    then = (await stage.bot.tables.at(table.game.id, since)).view()
    assert f"**Before** · Round {then.round} of 10" in told


async def test_what_happened_is_words_alone_for_who_plays_in_words(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    sketch(stage)
    await finish(stage, until=14)
    await stage.bot.client.outbox.drain()
    mover = await player.mover(stage)
    await stage.slash(mover, "board", style="text", keep=True)
    shown = await stage.tap(mover, "What happened", message=player.turn_posts(stage)[-1])
    assert shown.response.attachments == []
    assert "**What happened**" in stage.text(shown.response)


# -------------------------------------------------------------------------------- result


async def test_the_result_has_a_picture_of_its_own_with_the_feats_of_the_game(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    sketcher = sketch(stage)
    await play(stage)
    result = next(m for m in stage.messages() if "The game is over" in m.content)
    (file,) = result.attachments
    assert file.filename == "result.webp"
    ((views, names, _, feats, notes),) = sketcher.results
    assert views[-1].over
    assert (list(names), list(notes)) == (["Ann", "Ben"], ["", ""])
    assert [feat.title for feat in feats] == ["Richest turn", "Longest reign"]
    for told in (*(feat.text for feat in feats), "1. "):
        assert told in file.description
    assert len(file.description) <= 1024


async def test_a_result_whose_picture_cannot_be_drawn_has_the_board(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    sketcher = sketch(stage)
    sketcher.result = None
    await play(stage)
    result = next(m for m in stage.messages() if "The game is over" in m.content)
    assert [file.filename for file in result.attachments] == ["board.webp"]
