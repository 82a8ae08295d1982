"""A box that nobody has written a line of the bot for: whole games of it, by what people tap.

Each kind of question and each step in which an effect can ask comes up, and the bot is restarted
each round.
"""

from __future__ import annotations

import random
import shutil
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import pytest

from bot.panels.turn.moves import meant
from bot.panels.turn.openings import played_on
from bot.panels.verbs import FINISH, MOVES
from bot.storage.writing import Transaction
from bot.tables import contents
from bot.tables.table import Table
from bot.texts import i18n
from bot.texts.i18n import trying
from engine import Conquer, State, legal
from engine.actions import Action, Use
from engine.box import Box, FindSpec
from engine.editions import base
from engine.hooks import Cost, Effect, Lasts, Trait
from engine.me import Me
from engine.parts.conquest import Convert
from engine.state import About, pair
from tests.bot import player
from tests.bot.harness import Control, Stage
from tests.mechanisms.test_random_games import TurnsUp
from tests.mechanisms.test_uses import Moves
from tests.mechanisms.test_ways import Carpet

ROUNDS = 4
POSTS = {
    contents.Lobby, contents.LobbyEdit, contents.Turn, contents.TurnEdit, contents.Result,
    contents.Recap,
}  # fmt: skip
STEPS = {
    "pick", "form", "choose", "conquer", "redeploy", "place", "decline", "after_score",
}  # fmt: skip
RARE = {contents.Withdraw, contents.WithdrawEdit, contents.TurnNow, contents.TurnMoved}
"""Those of base that a game may do without."""
LETTERS = {contents.Reminder, contents.LetterEdit}
TIMERS = {
    "bank", "letters", "lobby", "prune", "remind_half", "remind_last", "remind_late", "turn",
}  # fmt: skip
"""What base needs."""
TEXTS = """
edition-moon = The Moon
coach-moon = **New to the Moon?**
does-craters = You can conquer any region through the craters.
does-tides = Tides expel two tokens a turn, when you redeploy too.
does-new-moon = Asks before a race gets its tokens.
does-half-moon = Asks before a turn.
does-full-moon = Asks after redeploying.
does-eclipse = Asks after a decline.
does-moonset = Asks after scoring.
does-drum = Replaces a token next to yours.
does-finds = Something lies where natives lived.
rule-craters = Craters
rule-tides = Tides
rule-new-moon = New Moon
rule-half-moon = Half Moon
rule-full-moon = Full Moon
rule-eclipse = Eclipse
rule-moonset = Moonset
rule-finds = Finds
relic-drum = Drum
use-tides = Send the tide to { $region }
use-drum = Beat the drum in { $region }
question-new-moon-what = Shall the moon be new?
question-half-moon-what = Which combo does the moon shine on?
question-full-moon-where = Where does the moon shine?
question-full-moon-which = What does it shine on?
question-full-moon-way = Which way does it go?
question-eclipse-where = Which region darkens?
question-moonset-who = Who sees it set?
"""


class Craters(Carpet):
    """A way to any region that costs little."""

    def cost(self, me: Me, means: str) -> Iterator[Cost]:
        if me.does(means):
            yield Cost(-3, me.label)


class Moon(Effect):
    """It asks, and remembers what it was told."""

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        for option in chosen:
            me.remember(name, option)


class NewMoon(Moon):
    """Asks before a combo gets its tokens."""

    def on_picked(self, me: Me) -> None:
        me.ask("what", (1,), "yes")


class HalfMoon(Moon):
    """Asks before a turn."""

    def on_muster(self, me: Me) -> None:
        if me.army.active:
            me.ask("what", range(len(me.game.box.market.offers(me.game.state, 0))), "place")


class FullMoon(Moon):
    """Asks three things once all has been redeployed, two of them at once."""

    def on_turn_end(self, me: Me) -> None:
        regions = [region.id for region in me.regions()]
        if len(regions) > 1:
            me.ask("where", regions, at_least=2, up_to=2, default=regions[:2])
            me.ask("way", [pair(regions[0], other) for other in regions[1:]], "pair")
        me.ask("which", things=("lair", "humans", "drum"))


class Eclipse(Moon):
    """Asks once a race has gone in decline."""

    def on_declined(self, me: Me) -> None:
        me.ask("where", [region.id for region in me.regions()])


class Moonset(Moon):
    """Asks after scoring."""

    def on_scored(self, me: Me) -> None:
        if me.army.active:
            me.ask("who", range(len(me.game.state.coins)), "seat")


RULES: dict[str, tuple[Effect, ...]] = {
    "craters": (Craters(),),
    "tides": (Moves(),),
    "new_moon": (NewMoon(),),
    "half_moon": (HalfMoon(),),
    "full_moon": (FullMoon(),),
    "eclipse": (Eclipse(),),
    "moonset": (Moonset(),),
    "finds": (TurnsUp(),),
}


def invented(box: Box) -> Box:
    """Return base's box with all that the Moon has."""
    drum = Trait("drum", (Convert(),))
    return replace(
        box,
        rounds=ROUNDS,
        rules=tuple(
            Trait(name, does, Lasts.ALWAYS if name == "eclipse" else Lasts.ACTIVE)
            for name, does in RULES.items()
        ),
        finds={"drum": FindSpec("drum", "relic", drum)},
    )


def plain(box: Box) -> Box:
    """Return base's box, for a shorter game."""
    return replace(box, rounds=ROUNDS)


@pytest.fixture
def edition(moon: SimpleNamespace, monkeypatch, tmp_path: Path, request) -> Iterator[str]:
    """Let the Moon be what the test wants; return its name."""
    changed = request.param
    moon.choices = base.choices
    moon.setup = base.setup
    moon.tiles = base.tiles
    moon.box = lambda setup, tiles, versions, board=None: changed(
        base.box(setup, tiles, versions, board)
    )
    folder = tmp_path / "en"
    shutil.copytree(Path(i18n.__file__).parents[1] / "locales" / "en", folder)
    (folder / "moon.ftl").write_text(TEXTS, encoding="utf-8")
    for known in (i18n._read, i18n._files):
        monkeypatch.delitem(known, "en", raising=False)
    with trying("en", folder):
        yield "moon"


@dataclass
class Seen:
    """What came up in a game."""

    posts: set[type] = field(default_factory=set)
    letters: set[type] = field(default_factory=set)
    timers: set[str] = field(default_factory=set)
    questions: set[str] = field(default_factory=set)
    steps: set[str] = field(default_factory=set)
    asked_in: set[str] = field(default_factory=set)
    actions: set[str] = field(default_factory=set)


@pytest.fixture
def seen(monkeypatch) -> Seen:
    """Note each post, letter and timer that is written."""
    found, post, timer = Seen(), Transaction.post, Transaction.set_timer

    async def posting(self, game: int, seq: int, kind: str, **more: Any) -> None:
        about = type(contents._read(kind, more.get("params") or {}))
        (found.posts if more.get("user") is None else found.letters).add(about)
        await post(self, game, seq, kind, **more)

    async def setting(self, set_: Any) -> None:
        found.timers.add(set_.kind)
        await timer(self, set_)

    monkeypatch.setattr(Transaction, "post", posting)
    monkeypatch.setattr(Transaction, "set_timer", setting)
    return found


LOOKS = ("main", "prices", "log", "since", "at", "text", "does")
"""Pages that only show something."""


SELDOM = {
    "done": 2,
    "conquer": 1,
    "way": 1,
    "finish": 32,
    "finish ask": 8,
    "abandon": 16,
    "page abandon": 16,
}
"""By what one gets on that is tapped more or less often than others, and how much less."""


def worn(tapped: Counter[str], name: str) -> int:
    """Return how often something was tapped, for how often it should be."""
    return tapped[name] * SELDOM.get(name, 4)


def named(control: Control) -> str:
    """Return what tapping a control is, if a player gets on by it; else nothing."""
    parts = control.custom_id.split(":")
    if len(parts) < 5 or control.disabled:
        return ""
    verb, argument = parts[3], parts[4]
    if verb == "page":
        return "" if argument.split(".")[0] in LOOKS else f"page {argument}"
    if verb == FINISH.id and argument:
        return f"{verb} {argument}"
    return verb if verb in (*MOVES, "finish", "suggested") else ""


def said(table: Table, control: Control) -> Action | None:
    """Return the move that tapping a control is; ``None`` if it is none."""
    verb, argument = control.custom_id.split(":")[3:5]
    return meant(table, verb, argument) if verb in (*MOVES, FINISH.id) else None


def drives_out(state: State, action: Action | None) -> bool:
    """Whether a move takes a region from a rival who will then say where the tokens go."""
    if not isinstance(action, Conquer):
        return False
    here, mine = state.regions[action.region], state.turn.player
    rivals = [a.id for a in state.armies if a.active and a.player != mine]
    return here.tokens > 1 and here.army in rivals


async def say(stage: Stage, seen: Seen, tapped: Counter[str], chance: random.Random) -> None:
    """Let whoever is waited for tap something, rather what was seldom tapped."""
    table = await player.table(stage)
    box, state = played_on(table).playing()  # What the panel shows.
    member = await player.mover(stage)
    seen.steps.add(table.playing()[1].turn.step)
    if state.questions:
        seen.questions.add(state.questions[0].about)
        seen.asked_in.add(state.turn.step)
    panel = stage.private(member)
    offered = [c for c in stage.controls(member, panel) if named(c)] if panel else []
    if not offered or int(offered[0].custom_id.split(":")[2], 36) != table.seq:
        await stage.slash(member, "play")
        offered = [c for c in stage.controls(member, stage.private(member)) if named(c)]
    assert offered, stage.text(stage.private(member))
    far = any(isinstance(a, Conquer) and a.by and drives_out(state, a) for a in legal(box, state))

    def wanted(control: Control) -> tuple[bool, bool, int]:
        name = named(control)
        leads = far and name.startswith("page way")
        return not drives_out(state, said(table, control)), not leads, worn(tapped, name)

    chance.shuffle(offered)
    chosen = min(offered, key=wanted)
    tapped[named(chosen)] += 1
    action = said(table, chosen)
    if isinstance(action, Conquer) and action.by:
        seen.actions.add("conquer by a way")
    if isinstance(action, Use):
        seen.actions.add(f"use in {state.turn.step}")
    await player._surely(stage, member, await stage.press(member, chosen))


async def whole_game(stage: Stage, edition: str, seen: Seen) -> None:
    """Play a game to its end, the bot being restarted with each round."""
    ben = stage["Ben"]
    stage.bot.tables._seed = lambda: player.SEED
    await player.opened(stage, "Ann", edition, players=2, withdrawals="strict")
    await stage.tap(ben, "Join")
    await stage.settle()
    table, tapped, chance, begun = await player.table(stage), Counter[str](), random.Random(7), 0
    assert table.game.edition == edition
    while table.game.status == "running":
        _, state = table.playing()
        if state.turn.round > begun:
            begun = state.turn.round
            await stage.restart()
            await stage.advance(hours=14)
        await say(stage, seen, tapped, chance)
        table = await player.table(stage)
    await stage.settle()


@pytest.mark.parametrize("edition", [plain, invented], indirect=True)
async def test_a_whole_game_needs_no_other_posts_letters_and_timers_than_base(
    edition: str, stage: Stage, seen: Seen
):
    await whole_game(stage, edition, seen)
    assert (seen.posts - RARE, seen.letters, seen.timers) == (POSTS, LETTERS, TIMERS)
    if (await player.table(stage)).box.rules:
        assert seen.questions == set(get_args(About))
        assert seen.steps >= STEPS
        assert seen.asked_in >= STEPS - {"pick", "conquer", "redeploy"}
        assert seen.actions >= {"conquer by a way", "use in conquer", "use in redeploy"}
