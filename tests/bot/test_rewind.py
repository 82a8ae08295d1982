"""Taking back over the end of a turn, and going back together, as players see and do it."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace

import pytest
import simcord

from bot.panels import tapcode
from bot.panels.messages import rewinds
from bot.panels.tapcode import Tap
from bot.panels.turn import pages
from bot.tables.rewinding import HOURS
from engine import Done, GoInDecline, legal
from engine.codec import dump_state
from tests.bot import player
from tests.bot.harness import Stage
from tests.bot.player import table, turn_posts
from tests.bot.test_tables import pick
from tests.bot.test_timeouts import plainly

HOUSEHOLD = ("Ann", "Ben", "Cy")


async def caught_up(stage: Stage) -> None:
    """Wait until all that was played below Discord is told there."""
    await stage.bot.client.outbox.drain()
    await stage.settle()


async def fresh_turn(stage: Stage, seed: int = 1, *names: str) -> simcord.MemberActor:
    """Play on to a turn that may be spent on a decline; return whose it is."""
    if not await stage.bot.store.unfinished():
        await player.lobby(stage, *(names or HOUSEHOLD), clock=0)
    chance, tables = random.Random(seed), stage.bot.tables
    began = (await table(stage)).turn_began
    while True:
        now = await table(stage)
        box, state = now.playing()
        if now.turn_began == now.seq > began and GoInDecline() in legal(box, state):
            await caught_up(stage)
            return await player.mover(stage)
        await tables.act(now.game.id, now.waiting_for[0], pick(now, chance))


async def decline(stage: Stage, member: simcord.MemberActor) -> None:
    await stage.tap(member, "Play my turn", message=turn_posts(stage)[-1])
    await stage.tap(member, "Decline…", message=stage.private(member))
    await stage.tap(member, "Decline now", message=stage.private(member))
    await caught_up(stage)


async def play_some(stage: Stage, turns: int, seed: int = 2) -> None:
    """Play some turns through, below Discord."""
    chance, began = random.Random(seed), 0
    while began < turns:
        now = await table(stage)
        outcome = await stage.bot.tables.act(
            now.game.id, now.waiting_for[0], pick(now, chance), revision=now.seq
        )
        began += outcome.table.turn_began != now.turn_began
    await caught_up(stage)


async def undo(stage: Stage, member: simcord.MemberActor) -> None:
    """Take the end of a turn back with the command, and say that one is sure."""
    await stage.slash(member, "undo")
    assert "Take back the end of your turn?" in said(stage, member)
    await stage.tap(member, "Undo it", message=stage.private(member))
    await caught_up(stage)


async def agree(stage: Stage, member: simcord.MemberActor, post: simcord.ResponseMessage) -> None:
    """Agree to a vote with two taps."""
    await stage.tap(member, "Agree", message=post)
    await stage.tap(member, "Agree", message=stage.private(member))
    await stage.settle()


def labels(stage: Stage, member: simcord.MemberActor, message) -> list[str]:
    return [c.label for c in stage.controls(member, message)]


def rung(stage: Stage) -> list[tuple[int, ...]]:
    return [who for _, who in stage.mentions()]


def said(stage: Stage, member: simcord.MemberActor) -> str:
    shown = stage.private(member)
    assert shown is not None
    return stage.text(shown)


# ------------------------------------------------------------- the end of a turn


async def test_a_turn_ended_by_mistake_is_taken_back_and_ended_again(stage: Stage) -> None:
    member = await fresh_turn(stage)
    before, rings, posts = await table(stage), rung(stage), len(turn_posts(stage))
    await decline(stage, member)
    following = await player.mover(stage)
    called = turn_posts(stage)[-1]
    assert rung(stage) == [*rings, (following.id,)]
    assert "Undo end of turn…" in labels(stage, member, stage.private(member))
    assert "Undo end of turn…" not in labels(stage, following, called)
    await stage.tap(member, "Undo end of turn…", message=stage.private(member))
    asked = said(stage, member)
    assert "Take back the end of your turn? Then it starts over." in asked
    assert "'s turn post will say so." in asked
    assert (await table(stage)).seq == before.seq + 1, "it is asked first"
    await stage.tap(member, "Undo it", message=stage.private(member))
    await caught_up(stage)
    now = await table(stage)
    assert dump_state(now.playing()[1]) == dump_state(before.playing()[1])
    assert "Undone." in said(stage, member)
    assert "Decline…" in labels(stage, member, stage.private(member))
    # The next player's post says that the turn goes on; the old one is the present one again.
    own, called = turn_posts(stage)[-2:]
    assert "has to wait" in called.content
    assert now.seats[now.seat_of(member.id)].name in called.content
    assert labels(stage, following, called) == []
    assert f"<@{member.id}>, your turn" in own.content
    assert "Play my turn" in labels(stage, member, own)
    assert rung(stage) == [*rings, (following.id,)]
    await stage.restart()
    assert len(turn_posts(stage)) == posts + 1, "nothing is posted anew"
    await stage.tap(member, "Play my turn", message=turn_posts(stage)[-2])
    asked = await stage.tap(member, "End turn", message=stage.private(member))
    await stage.tap(member, "End turn anyway", message=asked.response)
    await caught_up(stage)
    own, called = turn_posts(stage)[-2:]
    assert len(turn_posts(stage)) == posts + 1
    assert labels(stage, member, own) == []
    assert f"<@{following.id}>, your turn" in called.content
    assert "Play my turn" in labels(stage, following, called)
    assert len(called.attachments) == 1
    assert rung(stage) == [*rings, (following.id,)], "no phone rings twice for one turn"
    await stage.tap(following, "Play my turn", message=called)
    assert player.moves(stage, following)


async def test_the_command_takes_the_end_of_a_turn_back_too(stage: Stage) -> None:
    member = await fresh_turn(stage)
    before = await table(stage)
    await decline(stage, member)
    rings = rung(stage)
    await undo(stage, member)
    now = await table(stage)
    assert (now.turn_began, now.seq) == (before.turn_began, before.seq + 2)
    assert rung(stage) == rings


async def test_once_the_next_player_has_acted_it_stays(stage: Stage) -> None:
    member = await fresh_turn(stage)
    await decline(stage, member)
    panel = stage.private(member)
    following = await player.open_panel(stage)
    await stage.slash(following, "status")
    assert "Undo end of turn…" in labels(stage, member, panel), "looking is no act"
    now = await table(stage)
    box, state = now.playing()
    action = next(a for a in legal(box, state) if a != Done())
    await stage.bot.tables.act(now.game.id, following.id, action)
    acted = await table(stage)
    await stage.tap(member, "Undo end of turn…", message=panel)
    told = said(stage, member)
    assert "only until somebody else acts, and somebody has" in told
    name = acted.seats[acted.seat_of(following.id)].name
    assert f"Right now only {name} can undo something" in told
    assert (await table(stage)).seq == acted.seq
    assert "Undo end of turn…" not in labels(stage, member, stage.private(member))
    reply = await stage.slash(member, "undo")
    assert "/game rewind" in stage.text(reply.response)


@pytest.mark.parametrize(
    ("pilot", "paused", "offered"),
    [("player", None, True), ("autopilot", None, False), ("autopilot", 1, True)],
    ids=["a player is next", "the autopilot is next", "it waits, too"],
)
async def test_no_way_back_is_offered_that_the_autopilot_closes_at_once(
    stage: Stage, pilot: str, paused: int | None, offered: bool
) -> None:
    """As the button said that ended the turn: it cannot be undone."""
    member = await fresh_turn(stage)
    await decline(stage, member)
    ended = await table(stage)
    seats = tuple(
        replace(s, pilot=pilot) if s.seat == ended.view().player else s for s in ended.seats
    )
    now = replace(ended, game=replace(ended.game, paused=paused), seats=seats)
    assert now.reopens(member.id)
    words = stage.bot.client.words("en")
    page = pages.page(stage.bot.client.desk.sight(now, member.id, words))
    assert ("Undo end of turn…" in {k.label for row in page.rows for k in row}) == offered


async def test_what_the_autopilot_played_is_said_to_be_its_own(stage: Stage) -> None:
    await player.lobby(stage, "Ann", "Ben", clock=0)
    member = await player.mover(stage)
    now = await table(stage)
    await stage.bot.client.pilot.skip(now.game.id, member.id)
    for _ in range(100):
        if (await table(stage)).view().player != now.view().player:
            break
        await told_of_it(stage)
    await stage.slash(member, "undo")
    told = said(stage, member)
    assert "The autopilot played your last step" in told
    assert "/game rewind asks them" in told
    assert "until somebody else acted" not in told


async def test_a_stranger_takes_nothing_back(stage: Stage) -> None:
    member = await fresh_turn(stage, 1, "Ann", "Ben")
    await decline(stage, member)
    now = await table(stage)
    reply = await stage.slash(stage["Cy"], "undo")
    assert "no seat" in stage.text(reply.response)
    undo = stage.find(member, "Undo end of turn…", message=stage.private(member))
    await stage.deliver(stage.tapping(stage["Cy"], undo.message, undo.custom_id))
    assert (await table(stage)).seq == now.seq


async def test_a_tap_that_ended_the_turn_and_comes_again_says_what_it_did(stage: Stage) -> None:
    member = await fresh_turn(stage)
    await stage.tap(member, "Play my turn", message=turn_posts(stage)[-1])
    await stage.tap(member, "Decline…", message=stage.private(member))
    panel = stage.private(member)
    control = stage.find(member, "Decline now", message=panel)
    tap = stage.tapping(member, panel, control.custom_id)
    await stage.deliver(tap)
    first, seq = said(stage, member), (await table(stage)).seq
    assert "decline" in first
    await stage.deliver(tap)
    again = said(stage, member)
    assert (await table(stage)).seq == seq
    assert "not up right now" not in again
    assert again == first


async def test_when_the_waiting_post_is_deleted_it_comes_anew_without_a_ring(
    stage: Stage,
) -> None:
    member = await fresh_turn(stage)
    await decline(stage, member)
    following, rings = await player.mover(stage), rung(stage)
    await undo(stage, member)
    await stage.delete(turn_posts(stage)[-1])
    await decline(stage, member)
    assert f"<@{following.id}>, your turn" in turn_posts(stage)[-1].content
    assert [who for who in rung(stage) if who == (following.id,)] == [
        who for who in rings if who == (following.id,)
    ][:-1], "the ring is gone with the message, and there is no new one"


async def test_when_the_post_of_the_turn_that_goes_on_is_gone_it_comes_anew(stage: Stage) -> None:
    member = await fresh_turn(stage)
    own = turn_posts(stage)[-1]
    await decline(stage, member)
    rings = rung(stage)
    await stage.delete(own)
    await undo(stage, member)
    newest = turn_posts(stage)[-1]
    assert f"<@{member.id}>, your turn" in newest.content
    assert "Play my turn" in labels(stage, member, newest)
    assert len(rung(stage)) == len(rings) - 1, "the ring went with the deleted message"


async def test_a_post_that_was_not_sent_yet_rings_when_the_turn_comes(stage: Stage) -> None:
    member = await fresh_turn(stage)
    rings, posts, outbox = rung(stage), len(turn_posts(stage)), stage.bot.client.outbox
    kick, outbox.kick = outbox.kick, lambda: None  # Discord cannot be reached
    now = await table(stage)
    tables, game = stage.bot.tables, now.game.id
    await tables.act(game, member.id, GoInDecline())
    await tables.take_back(game, member.id)
    outbox.kick = kick
    outbox.kick()
    await caught_up(stage)
    assert rung(stage) == rings, "the turn has not come"
    assert len(turn_posts(stage)) == posts
    assert "Play my turn" in labels(stage, member, turn_posts(stage)[-1])
    await decline(stage, member)
    following = await player.mover(stage)
    assert rung(stage) == [*rings, (following.id,)]
    assert len(turn_posts(stage)) == posts + 1


async def test_end_and_undo_many_times_ring_once(stage: Stage) -> None:
    member = await fresh_turn(stage)
    rings, posts = rung(stage), len(turn_posts(stage))
    for n in range(4):
        await stage.slash(member, "decline")
        await caught_up(stage)
        if n < 3:
            await undo(stage, member)
        if n == 1:
            await stage.restart()
    following = await player.mover(stage)
    assert rung(stage) == [*rings, (following.id,)]
    assert len(turn_posts(stage)) == posts + 1
    assert "Play my turn" in labels(stage, following, turn_posts(stage)[-1])
    # The player who was called plays, and whoever comes next is called as always.
    await decline(stage, following)
    third = await player.mover(stage)
    assert rung(stage)[-1] == (third.id,)
    assert len(turn_posts(stage)) == posts + 2


async def test_the_log_tells_that_an_end_was_taken_back_and_nothing_of_single_steps(
    stage: Stage,
) -> None:
    member = await fresh_turn(stage)
    now = await table(stage)
    name = now.seats[now.seat_of(member.id)].name
    other = next(stage[n] for n in HOUSEHOLD if stage[n].id != member.id)
    box, state = now.playing()
    step = next(a for a in legal(box, state) if a.kind == "abandon")
    await stage.bot.tables.act(now.game.id, member.id, step)
    await stage.slash(member, "undo")
    reply = await stage.slash(member, "log", since="1")
    assert "takes back" not in stage.text(reply.response)
    await stage.slash(member, "decline")
    await undo(stage, member)
    for reader, told in (
        (member, "You take back your last step: round 2, your turn continues."),
        (other, f"{name} takes back their last step: round 2, {name}'s turn continues."),
    ):
        reply = await stage.slash(reader, "log", since="1")
        assert told in stage.text(reply.response)


# -------------------------------------------------------------- going back together


async def voting(stage: Stage, *names: str) -> tuple[simcord.ResponseMessage, str]:
    """Let Ann ask to go back three turns; return the vote's message and the moment typed."""
    await fresh_turn(stage, 1, *names)
    await play_some(stage, 3)
    turns = await stage.bot.client.desk.turns(await table(stage))
    moment = str(turns[-4].number)
    await stage.slash(stage["Ann"], "game rewind", to=moment)
    asked = said(stage, stage["Ann"])
    assert "would undo" in asked
    assert not [m for m in stage.messages() if "asks to go back" in m.content], "asked once more"
    await stage.tap(stage["Ann"], "Ask ", message=stage.private(stage["Ann"]))
    await caught_up(stage)
    return vote_post(stage), moment


def vote_post(stage: Stage) -> simcord.ResponseMessage:
    turns = {m.id for m in turn_posts(stage)}
    said = [m for m in stage.messages() if "to go back to" in m.content]
    return [m for m in said if m.id not in turns][-1]


async def test_all_agree_and_the_game_goes_back(stage: Stage) -> None:
    post, moment = await voting(stage)
    rings = rung(stage)
    before = await table(stage)
    turns = await stage.bot.client.desk.turns(before)
    assert "Ann asks to go back to round" in post.content
    assert "Still to answer: Ben and Cy" in post.content
    assert labels(stage, stage["Ben"], post) == ["Agree", "Disagree"]
    await agree(stage, stage["Ben"], post)
    assert "Still to answer: Cy" in said(stage, stage["Ben"])
    await stage.restart()
    assert "Agreed: Ann and Ben. Still to answer: Cy." in vote_post(stage).content
    await agree(stage, stage["Cy"], vote_post(stage))
    await caught_up(stage)
    now = await table(stage)
    then = await stage.bot.tables.at(now.game.id, turns[int(moment) - 1].seq)
    assert dump_state(now.playing()[1]) == dump_state(then.playing()[1])
    assert now.seq == before.seq + 1
    assert "has gone back" in said(stage, stage["Cy"])
    closed = vote_post(stage)
    assert "Everybody agreed" in closed.content
    assert labels(stage, stage["Ben"], closed) == []
    # The undone turns' posts say so, the turn that goes on has a post of its own, silently.
    own = turn_posts(stage)[-1]
    member = await player.mover(stage)
    assert f"<@{member.id}>, your turn" in own.content
    assert "Play my turn" in labels(stage, member, own)
    others = [m for m in turn_posts(stage)[:-1] if stage.controls(member, m)]
    assert others == []
    gone = [m for m in turn_posts(stage) if "was taken back" in m.content]
    assert len(gone) == 3
    assert rung(stage) == rings
    reply = await stage.slash(stage["Ben"], "log", since=moment)
    assert "The game goes back" in stage.text(reply.response)
    await stage.tap(member, "Play my turn", message=own)
    assert player.moves(stage, member)


async def test_who_has_left_the_server_keeps_nobody_from_going_back(stage: Stage) -> None:
    post, _ = await voting(stage)
    stage.guild.remove_member(stage["Cy"])
    before = (await table(stage)).seq
    await stage.tap(stage["Ben"], "Agree", message=post)
    assert "You're the last one to answer" in said(stage, stage["Ben"])
    await stage.tap(stage["Ben"], "Agree", message=stage.private(stage["Ben"]))
    await stage.settle()
    assert (await table(stage)).seq == before + 1
    assert "Everybody agreed" in vote_post(stage).content


async def test_one_disagrees_and_the_game_goes_on(stage: Stage) -> None:
    post, _ = await voting(stage)
    before = await table(stage)
    old, shown = stage.find(stage["Cy"], "Agree", message=post), stage.snapshot(post)
    await stage.tap(stage["Ben"], "Disagree", message=post)
    await caught_up(stage)
    assert (await table(stage)).seq == before.seq
    assert "Ben doesn't agree" in vote_post(stage).content
    assert labels(stage, stage["Cy"], vote_post(stage)) == []
    await stage.deliver(stage.tapping(stage["Cy"], shown, old.custom_id))
    assert "Ben didn't agree" in said(stage, stage["Cy"])
    assert (await table(stage)).seq == before.seq
    await stage.deliver(stage.tapping(stage["Ben"], shown, old.custom_id))
    assert "you didn't agree" in said(stage, stage["Ben"])


async def test_whose_seat_comes_back_by_it_is_said_before(stage: Stage) -> None:
    await fresh_turn(stage, 1, "Ann", "Ben", "Cy")
    await play_some(stage, 3)
    now = await table(stage)
    began = next(m for m in rewinds.moments(await stage.bot.client.desk.log(now)) if m.turn == 2)
    turn = await stage.bot.tables.at(now.game.id, began.seq)
    lost = turn.view().player
    name, asker = turn.seats[lost].name, turn.seats[lost - 1].name
    assert "gets the seat back" not in await asks_for(stage, asker, began.name)
    seats = [replace(s, pilot="autopilot", missed=2) if s.seat == lost else s for s in now.seats]
    async with stage.bot.store.transaction() as writing:
        await writing.set_seats(now.game.id, seats)
    stage.bot.tables._forget(now.game.id)
    told = await asks_for(stage, asker, began.name)
    assert f"{name} then gets the seat back from the autopilot." in told


async def asks_for(stage: Stage, name: str, moment: str) -> str:
    """Return the question that ``name`` is asked who wants to go back to ``moment``."""
    reply = await stage.slash(stage[name], "game rewind", to=moment)
    return stage.text(reply.response)


async def test_without_an_answer_it_expires(stage: Stage) -> None:
    post, _ = await voting(stage)
    before = await table(stage)
    await agree(stage, stage["Ben"], post)
    await stage.advance(hours=HOURS - 1)
    assert "Still to answer: Cy" in vote_post(stage).content
    await stage.restart()
    await stage.advance(hours=2)
    await caught_up(stage)
    assert f"Not everybody answered within {HOURS} hours" in vote_post(stage).content
    assert labels(stage, stage["Cy"], vote_post(stage)) == []
    assert (await table(stage)).seq == before.seq


async def test_a_stranger_and_a_double_tap_change_nothing(stage: Stage) -> None:
    post, _ = await voting(stage, "Ann", "Ben")
    before = await table(stage)
    agree = next(c for c in stage.controls(stage["Ben"], post) if c.label == "Agree")
    await stage.deliver(stage.tapping(stage["Cy"], post, agree.custom_id))
    assert "no seat" in said(stage, stage["Cy"])
    assert (await table(stage)).seq == before.seq
    await stage.tap(stage["Ben"], "Agree", message=post)
    assert (await table(stage)).seq == before.seq, "it is asked first"
    asked = stage.private(stage["Ben"])
    assert "the game goes back right away" in stage.text(asked)
    sure = stage.find(stage["Ben"], "Agree", message=asked)
    tap = stage.tapping(stage["Ben"], asked, sure.custom_id)
    await stage.deliver(tap, tap)
    await stage.deliver(stage.tapping(stage["Ben"], post, agree.custom_id))
    assert (await table(stage)).seq == before.seq + 1
    assert "the game has gone back" in said(stage, stage["Ben"])


async def test_what_buttons_do_commands_do_too(stage: Stage) -> None:
    await voting(stage)
    before = await table(stage)
    reply = await stage.slash(stage["Cy"], "game rewind")
    assert "Still to answer: Ben and Cy" in stage.text(reply.response)
    for name in ("Ben", "Cy"):
        reply = await stage.slash(stage[name], "game rewind", answer="agree")
        assert "Tap Agree below to confirm." in stage.text(reply.response)
        await stage.tap(stage[name], "Agree", message=stage.private(stage[name]))
    assert (await table(stage)).seq == before.seq + 1
    reply = await stage.slash(stage["Cy"], "game rewind", answer="agree")
    assert "Nobody has asked" in stage.text(reply.response)
    reply = await stage.slash(stage["Cy"], "game rewind")
    assert "Nobody has asked" in stage.text(reply.response)


async def test_moments_are_offered_in_words(stage: Stage) -> None:
    await fresh_turn(stage)
    member = await player.mover(stage)
    now = await table(stage)
    box, state = now.playing()
    step = next(a for a in legal(box, state) if a.kind == "abandon")
    await stage.bot.tables.act(now.game.id, member.id, step)
    offered = await stage.suggest(member, "game rewind", "to")
    assert 2 <= len(offered) <= 25
    turn = (await stage.bot.client.desk.turns(await table(stage)))[-1].number
    assert offered[0]["value"] == str(turn), "not the moment that it is"
    name = now.seats[now.seat_of(member.id)].name
    assert re.match(rf"turn {turn} · round \d+ · {name}: the beginning", offered[0]["name"])
    steps = [o for o in offered if o["value"].startswith(f"{turn - 1}.")]
    assert all(len(o["name"]) <= 100 for o in offered)
    assert steps
    typed = await stage.suggest(member, "game rewind", "to", "1")
    assert {o["value"].split(".")[0][0] for o in typed} == {"1"}
    for to in (f"{turn}", f"turn {turn} ", offered[0]["name"]):
        reply = await stage.slash(member, "game rewind", to=to)
        assert "the beginning of" in stage.text(reply.response)
    for to in ("999", "1.99", "tea", f"{turn}.1"):
        reply = await stage.slash(member, "game rewind", to=to)
        assert "no such earlier moment" in stage.text(reply.response)
    reply = await stage.slash(member, "game rewind", to=steps[0]["value"])
    assert 'right after "' in stage.text(reply.response)


async def test_only_players_ask(stage: Stage) -> None:
    await fresh_turn(stage, 1, "Ann", "Ben")
    reply = await stage.slash(stage["Cy"], "game rewind", to="1")
    assert "no seat" in stage.text(reply.response)


async def test_a_pick_that_cannot_be_undone_leads_to_asking_the_others(stage: Stage) -> None:
    await player.lobby(stage, "Ann", "Ben")
    member = await player.open_panel(stage)
    await stage.tap(member, player.moves(stage, member)[0].label, message=stage.private(member))
    await stage.tap(member, "Ask to undo…", message=stage.private(member))
    told = said(stage, member)
    assert "Go back to round 1, the beginning of your turn?" in told
    assert "This would undo your turn in round 1." in told
    assert "would have to agree" in told


async def test_nobody_agrees_to_undo_more_than_they_were_shown(stage: Stage) -> None:
    post, _ = await voting(stage, "Ann", "Ben")
    await stage.tap(stage["Ben"], "Agree", message=post)
    before = await table(stage)
    await play_some(stage, 1)
    await stage.tap(stage["Ben"], "Agree", message=stage.private(stage["Ben"]))
    assert "The game has moved on since you were asked" in said(stage, stage["Ben"])
    assert (await table(stage)).seq > before.seq
    assert "Still to answer: Ben" in vote_post(stage).content
    await stage.tap(stage["Ben"], "Agree", message=stage.private(stage["Ben"]))
    assert "has gone back" in said(stage, stage["Ben"])


async def test_a_finished_game_does_not_go_back(stage: Stage) -> None:
    post, moment = await voting(stage, "Ann", "Ben")
    agree, shown = stage.find(stage["Ben"], "Agree", message=post), stage.snapshot(post)
    while not (await table(stage)).over:
        await play_some(stage, 0)
        now = await table(stage)
        await stage.bot.tables.act(
            now.game.id, now.waiting_for[0], pick(now, random.Random(now.seq))
        )
    await caught_up(stage)
    assert "The game has ended" in vote_post(stage).content
    assert labels(stage, stage["Ben"], vote_post(stage)) == []
    await stage.deliver(stage.tapping(stage["Ben"], shown, agree.custom_id))
    assert "knows its secret seed" in said(stage, stage["Ben"])
    reply = await stage.slash(stage["Ann"], "game rewind", to=moment)
    assert "knows its secret seed" in stage.text(reply.response)
    reply = await stage.slash(stage["Ann"], "game rewind")
    assert "knows its secret seed" in stage.text(reply.response), "nor is it offered"
    assert await stage.suggest(stage["Ann"], "game rewind", "to") == []


async def test_an_order_is_told_in_the_channel(stage: Stage) -> None:
    await fresh_turn(stage)
    await play_some(stage, 2)
    now, rings = await table(stage), rung(stage)
    turns = await stage.bot.client.desk.turns(now)
    await stage.bot.tables.rewind(now.game.id, turns[-2].seq, stage["Cy"].id)
    await caught_up(stage)
    told, own = stage.messages()[-2:]
    assert "Somebody who manages the server rewound the game to round" in told.content
    assert "Play my turn" in labels(stage, await player.mover(stage), own)
    assert rung(stage) == rings


@pytest.mark.parametrize("names", [("Ann", "Ben"), HOUSEHOLD])
async def test_a_game_with_every_way_back_rings_once_a_turn(
    stage: Stage, names: tuple[str, ...]
) -> None:
    """Random play with the ends of turns taken back: mentions are those of the turns played."""
    await player.lobby(stage, *names, clock=0)
    chance, tables = random.Random(4), stage.bot.tables
    played = 0
    for _ in range(90):
        now = await table(stage)
        back = next((u.user for u in now.seats if now.reopens(u.user)), None)
        if back is not None and chance.random() < 0.5:
            await tables.take_back(now.game.id, back)
        else:
            done = await tables.act(now.game.id, now.waiting_for[0], pick(now, chance))
            if done.table.turn_began != now.turn_began:
                played += 1
                await caught_up(stage)
    await caught_up(stage)
    now = await table(stage)
    turns = await stage.bot.client.desk.turns(now)
    assert played > len(turns) > 4, "some ends were taken back"
    called = [who for message, who in stage.mentions() if "has to wait" not in message.content]
    assert called == [(now.user_at(turn.seat),) for turn in turns]
    member = await player.mover(stage)
    (offering,) = [m for m in turn_posts(stage) if stage.controls(member, m)]
    assert f"<@{member.id}>, your turn" in offering.content


async def test_a_paused_game_goes_back_as_moves_can_be_made_in_it(stage: Stage) -> None:
    member = await fresh_turn(stage)
    await decline(stage, member)
    await stage.slash(member, "game pause")
    await undo(stage, member)
    now = await table(stage)
    assert now.game.paused is not None
    assert (now.user_at(now.view().player), now.reopens(member.id)) == (member.id, False)


# ------------------------------------------------------------------------- playing alone


async def computers(stage: Stage) -> None:
    """Wait until it is for a person to decide again."""
    for _ in range(100):
        if (await table(stage)).waiting_for:
            break
        await stage.bot.client.sleeper.drain()
        await stage.settle()
    await caught_up(stage)


async def alone(stage: Stage) -> simcord.MemberActor:
    """Begin a game of Ann against a computer, and return her."""
    stage.bot.client.pilot.think = plainly
    stage.bot.tables._seed = lambda: player.SEED
    await stage.slash(stage["Ann"], "game new", computers=1)
    await computers(stage)
    return stage["Ann"]


async def test_who_plays_alone_goes_further_back_at_once(stage: Stage) -> None:
    ann = await alone(stage)
    tables = stage.bot.tables
    reply = await stage.slash(ann, "undo")
    assert "You haven't done anything this turn" in stage.text(reply.response)
    assert "goes back further, and right away, because no other people" in stage.text(
        reply.response
    )
    while (await table(stage)).view().round < 2:
        now = await table(stage)
        await tables.act(now.game.id, ann.id, pick(now, random.Random(now.seq)))
        await computers(stage)
    ended = await table(stage)
    entries = await stage.bot.client.desk.log(ended)
    mine = max(e.seq for e in entries if e.seat == ended.seat_of(ann.id) and not e.policy)
    await stage.slash(ann, "play")
    assert "Undo" not in labels(stage, ann, stage.private(ann))
    await stage.tap(ann, "Rewind…", message=stage.private(ann))
    assert "This would undo" in said(stage, ann)
    assert labels(stage, ann, stage.private(ann)) == ["Go back", "Keep playing"]
    await stage.tap(ann, "Keep playing", message=stage.private(ann))
    assert player.moves(stage, ann)
    reply = await stage.slash(ann, "game rewind")
    assert "nobody has to agree" in stage.text(reply.response)
    await stage.slash(ann, "play")
    await stage.tap(ann, "Rewind…", message=stage.private(ann))
    told = said(stage, ann)
    assert "No other people are playing here right now, so it happens right away." in told
    assert (await table(stage)).seq == ended.seq, "it is asked first"
    await stage.tap(ann, "Go back", message=stage.private(ann))
    await caught_up(stage)
    now = await table(stage)
    then = await tables.at(now.game.id, mine - 1)
    assert dump_state(now.playing()[1]) == dump_state(then.playing()[1])
    assert player.moves(stage, ann)


async def test_the_end_of_a_turn_that_computers_have_answered_is_asked_about_at_once(
    stage: Stage,
) -> None:
    ann = await alone(stage)
    tables = stage.bot.tables
    old = await table(stage)
    while (await table(stage)).view().round < 2:
        now = await table(stage)
        await tables.act(now.game.id, ann.id, pick(now, random.Random(now.seq)))
        await computers(stage)
    ended = await table(stage)
    await stage.slash(ann, "play")
    undo_ = tapcode.encode(old.game, Tap(old.game.id, old.seq, "undo"))
    panel = stage.private(ann)
    further = stage.find(ann, "Rewind…", message=panel).custom_id
    shown = json.loads(json.dumps(stage.snapshot(panel)).replace(further, undo_))
    await stage.deliver(stage.tapping(ann, shown, undo_))
    assert "so it happens right away." in said(stage, ann)
    assert labels(stage, ann, stage.private(ann)) == ["Go back", "Keep playing"]
    assert (await table(stage)).seq == ended.seq, "it is asked first"


async def test_what_was_confirmed_before_the_game_went_on_is_asked_anew(stage: Stage) -> None:
    ann = await alone(stage)
    tables = stage.bot.tables
    for _ in range(2):
        now = await table(stage)
        await tables.act(now.game.id, ann.id, pick(now, random.Random(now.seq)))
        await computers(stage)
    await stage.slash(ann, "play")
    await stage.slash(ann, "game rewind", to="1")
    confirm = stage.find(ann, "Go back", message=stage.private(ann))
    now = await table(stage)
    await tables.act(now.game.id, ann.id, pick(now, random.Random(now.seq)))
    await computers(stage)
    seq = (await table(stage)).seq
    await stage.press(ann, confirm)
    assert "The game has moved on since you were asked." in said(stage, ann)
    assert "This would undo" in said(stage, ann)
    assert (await table(stage)).seq == seq
    await stage.tap(ann, "Go back", message=stage.private(ann))
    await caught_up(stage)
    assert (await table(stage)).seq > seq


async def test_who_agrees_where_nobody_is_left_to_answer_is_told_of_nobody(stage: Stage) -> None:
    await voting(stage, "Ann", "Ben")
    await stage.slash(stage["Ben"], "seat resign")
    await stage.tap(stage["Ben"], "Leave the game", message=stage.private(stage["Ben"]))
    reply = await stage.slash(stage["Ann"], "game rewind", answer="agree")
    assert stage.text(reply.response).splitlines()[0] == "Got it: you agree."


# ------------------------------------------------------------------------ withdrawing it


def goes_on(mover: simcord.MemberActor, member: simcord.MemberActor) -> list[str]:
    """Return the button that ``member`` sees where a turn of theirs goes on."""
    return ["Play my turn"] if mover.id == member.id else []


async def test_who_has_asked_goes_on_with_the_turn_and_asks_again_only_knowingly(
    stage: Stage,
) -> None:
    await voting(stage, "Ann", "Ben")
    await stage.slash(stage["Ben"], "game rewind", answer="disagree")
    asks = await player.mover(stage)
    (other,) = {stage["Ann"], stage["Ben"]} - {asks}
    turns = await stage.bot.client.desk.turns(await table(stage))
    moment = str(turns[-4].number)
    name = next(n for n in ("Ann", "Ben") if stage[n].id == other.id)
    await stage.slash(asks, "game rewind", to=moment)
    old = stage.private(asks)
    (ask, _) = labels(stage, asks, old)
    assert ask == f"Ask {name}"
    again = stage.find(asks, ask, message=old)
    shown = stage.snapshot(old)
    await stage.tap(asks, ask, message=old)
    assert f"if {name} agrees, it goes back" in said(stage, asks)
    assert f"{name} has to agree by" in vote_post(stage).content
    await stage.tap(asks, "Play my turn", message=stage.private(asks))
    assert player.moves(stage, asks)
    await stage.slash(other, "game rewind", answer="disagree")
    await caught_up(stage)
    await stage.deliver(stage.tapping(asks, shown, again.custom_id))
    assert f"It's settled: {name} didn't agree" in said(stage, asks)
    assert "Go back to round" in said(stage, asks)
    assert await stage.bot.store.votes.open_in((await table(stage)).game.id) is None
    await stage.tap(asks, ask, message=stage.private(asks))
    assert await stage.bot.store.votes.open_in((await table(stage)).game.id) is not None


async def test_who_asked_withdraws_it_and_everybody_is_told_so(stage: Stage) -> None:
    post, _ = await voting(stage)
    seq = (await table(stage)).seq
    mine = [*goes_on(await player.mover(stage), stage["Ann"]), "Withdraw it"]
    assert labels(stage, stage["Ann"], stage.private(stage["Ann"])) == mine
    reply = await stage.slash(stage["Ann"], "game rewind")
    assert labels(stage, stage["Ann"], reply.response) == mine
    old, shown = stage.find(stage["Cy"], "Disagree", message=post), stage.snapshot(post)
    await stage.tap(stage["Ann"], "Withdraw it", message=reply.response)
    await caught_up(stage)
    assert "You've withdrawn your request" in said(stage, stage["Ann"])
    told = vote_post(stage)
    assert "Ann asked to go back to round" in told.content
    assert "withdrew the request. The game continues as it is." in told.content
    assert "doesn't agree" not in told.content
    assert labels(stage, stage["Ben"], told) == []
    await stage.deliver(stage.tapping(stage["Cy"], shown, old.custom_id))
    assert "Ann withdrew the request" in said(stage, stage["Cy"])
    assert (await table(stage)).seq == seq
    trail = await stage.bot.store.servers.audit(stage.guild.id)
    assert [entry.what for entry in trail] == ["vote-withdrawn", "asked-back"]


# ------------------------------------------------------------------------- being asked


def letters(stage: Stage, name: str) -> list[simcord.ResponseMessage]:
    """Return the letters about a vote, those that are closed included."""
    return [m for m in stage.dms(stage[name]) if "The question in the channel" in m.content]


async def told_of_it(stage: Stage) -> None:
    await stage.bot.client.sleeper.drain()
    await caught_up(stage)


async def test_who_must_answer_learns_of_it_by_letter_once_and_in_the_turn_post(
    stage: Stage,
) -> None:
    post, _ = await voting(stage)
    await told_of_it(stage)
    rings = rung(stage)
    assert letters(stage, "Ann") == [], "who asks knows"
    for name in ("Ben", "Cy"):
        (letter,) = letters(stage, name)
        assert letter.content.splitlines()[0].startswith("Ann asks you to rewind your game of")
        assert "Ann asks" not in letter.content.partition("\n")[2], "once is enough"
        assert "That would undo" in letter.content
        assert f"/{post.id}" in letter.content
        assert labels(stage, stage[name], letter) == ["Agree", "Disagree"]
    turn = turn_posts(stage)[-1]
    assert "Ann asks to go back to round" in turn.content
    assert "Still to answer: Ben and Cy." in turn.content
    assert "Request to go back…" in labels(stage, stage["Ben"], turn)
    await stage.tap(stage["Ben"], "Request to go back…", message=turn)
    assert labels(stage, stage["Ben"], stage.private(stage["Ben"])) == ["Agree", "Disagree"]
    reply = await stage.slash(stage["Cy"], "play")
    assert "/game rewind shows it" in stage.text(reply.response)
    # The letter's buttons do all that the post's do.
    seq = (await table(stage)).seq
    await stage.tap(stage["Ben"], "Agree", message=letters(stage, "Ben")[0])
    assert (await table(stage)).seq == seq, "it is asked first"
    await stage.tap(stage["Ben"], "Agree", message=stage.dms(stage["Ben"])[-1])
    await caught_up(stage)
    assert "Still to answer: Cy." in turn_posts(stage)[-1].content
    await stage.restart()
    await stage.advance(hours=7)
    await told_of_it(stage)
    assert [len(letters(stage, name)) for name in ("Ben", "Cy")] == [1, 1]
    await stage.tap(stage["Cy"], "Disagree", message=letters(stage, "Cy")[0])
    await told_of_it(stage)
    for name in ("Ben", "Cy"):
        (letter,) = letters(stage, name)
        assert "Cy doesn't agree, so the game continues as it is." in letter.content
        assert f"/{post.id}" in letter.content
        assert labels(stage, stage[name], letter) == []
    turn = turn_posts(stage)[-1]
    assert "asks to go back" not in turn.content
    assert "Request to go back…" not in labels(stage, stage["Ben"], turn)
    assert rung(stage) == rings, "nothing of it rings in the channel"


async def test_a_letter_waits_for_the_end_of_quiet_hours_and_absences(stage: Stage) -> None:
    now = int(stage.bot.client.clock.now().timestamp())
    hour = now // 3600 % 24
    async with stage.bot.store.transaction() as writing:
        await writing.set_person(
            stage["Ben"].id,
            timezone="Etc/UTC",
            quiet_from=(hour - 1) % 24 * 60,
            quiet_until=(hour + 3) % 24 * 60,
        )
        await writing.set_person(stage["Cy"].id, away_until=now + 10 * 3600)
    await voting(stage)
    await told_of_it(stage)
    assert letters(stage, "Ben") == letters(stage, "Cy") == []
    await stage.restart()
    await stage.advance(hours=4)
    await told_of_it(stage)
    assert [len(letters(stage, name)) for name in ("Ben", "Cy")] == [1, 0]
    await stage.advance(hours=7)
    await told_of_it(stage)
    assert [len(letters(stage, name)) for name in ("Ben", "Cy")] == [1, 1]


async def test_who_wants_no_letters_or_takes_none_gets_none_and_nothing_rings(
    stage: Stage,
) -> None:
    async with stage.bot.store.transaction() as writing:
        await writing.set_person(stage["Ben"].id, reminders=False)
    post, _ = await voting(stage)
    await told_of_it(stage)
    assert letters(stage, "Ben") == []
    assert len(letters(stage, "Cy")) == 1
    rings = rung(stage)
    await stage.tap(stage["Ben"], "Disagree", message=post)
    await caught_up(stage)
    assert rung(stage) == rings


async def test_an_old_letter_shows_the_question_that_is_open_now(stage: Stage) -> None:
    _, moment = await voting(stage)
    await told_of_it(stage)
    (old,) = letters(stage, "Cy")
    disagree = stage.find(stage["Cy"], "Disagree", message=old)
    shown = stage.snapshot(old)
    await stage.slash(stage["Ben"], "game rewind", answer="disagree")
    await stage.slash(stage["Ann"], "game rewind", to=moment)
    await stage.tap(stage["Ann"], "Ask the others", message=stage.private(stage["Ann"]))
    await told_of_it(stage)
    newer = await stage.bot.store.votes.open_in((await table(stage)).game.id)
    assert newer is not None
    await stage.deliver(stage.tapping(stage["Cy"], shown, disagree.custom_id))
    answer = stage.dms(stage["Cy"])[-1]
    told = stage.text(answer)
    assert "Ben didn't agree" in told
    assert "There's a newer question now:" in told
    assert "Still to answer: Ben and Cy." in told
    assert await stage.bot.store.votes.open_in(newer.game) == newer, "nothing is answered by it"
    await stage.tap(stage["Cy"], "Disagree", message=answer)
    assert await stage.bot.store.votes.open_in(newer.game) is None


async def test_asking_again_and_again_writes_no_more_than_a_nudge_would(stage: Stage) -> None:
    _, moment = await voting(stage, "Ann", "Ben")
    await told_of_it(stage)
    for _ in range(3):
        await stage.slash(stage["Ann"], "game rewind", answer="disagree")
        await stage.slash(stage["Ann"], "game rewind", to=moment)
        await stage.tap(stage["Ann"], "Ask Ben", message=stage.private(stage["Ann"]))
        await told_of_it(stage)
    assert len(letters(stage, "Ben")) == 1
    await stage.advance(hours=7)
    await told_of_it(stage)
    assert len(letters(stage, "Ben")) == 2, "of the vote that is open then"
    await stage.slash(stage["Ann"], "game rewind", answer="disagree")
    await stage.slash(stage["Ann"], "game rewind", to=moment)
    await stage.tap(stage["Ann"], "Ask Ben", message=stage.private(stage["Ann"]))
    await stage.slash(stage["Ben"], "game rewind", answer="disagree")
    await stage.advance(hours=7)
    await told_of_it(stage)
    assert len(letters(stage, "Ben")) == 2, "who has answered is not written to"
