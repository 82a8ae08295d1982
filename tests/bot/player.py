"""Players who tap what they are offered, and nothing else."""

from __future__ import annotations

import random
import re

import simcord

from tests.bot.harness import Control, Stage

LOOKING = (
    *("page", "play", "story", "show", "export", "undo", "further", "restart", "nudge"),
    *("vote", "keep"),
)
"""Verbs that show something or lead back; a player who wants to get on taps others."""


def verb(control: Control) -> str:
    """Return what the bot does at a tap on ``control``; it need not belong to a game."""
    parts = control.custom_id.split(":")
    return parts[3] if parts[0] == "er" else parts[1]


SEED = "5eed" * 8
"""Tests play the same game every time."""


async def opened(
    stage: Stage, host: str, edition: str, house_rule: str = "", **options: object
) -> None:
    """Open a lobby of any edition and rule, also of what is not offered."""
    typed = stage.typing(stage[host], "game new", **options)
    sent = typed.payload["data"]["options"][0].setdefault("options", [])
    for name, value in (("edition", edition), ("house-rule", house_rule)):
        sent += [{"name": name, "type": 3, "value": value}] if value else []
    await stage.deliver(typed)


async def lobby(
    stage: Stage, *names: str, seed: str = SEED, edition: str = "base", **options: object
) -> None:
    """Open a game for as many as are named; it begins when the last one has joined."""
    stage.bot.tables._seed = lambda: seed
    host, *others = names
    await opened(stage, host, edition, players=len(names), **options)
    for name in others:
        await join(stage, stage[name])
    await stage.settle()


async def join(stage: Stage, member: simcord.MemberActor) -> simcord.InteractionResult:
    """Let ``member`` join the lobby; where there are sides, the first that has room."""
    offered = stage.controls(member, stage.public())
    return await stage.press(
        member, next(c for c in offered if verb(c) == "join" and not c.disabled)
    )


async def table(stage: Stage):
    """Return the channel's game as the bot has it."""
    return await stage.bot.tables.in_channel(stage.channel.id)


def turn_posts(stage: Stage) -> list[simcord.ResponseMessage]:
    """Return the turn posts, oldest first."""
    return [m for m in stage.messages() if re.search(r", your turn: |'s turn, round ", m.content)]


async def mover(stage: Stage) -> simcord.MemberActor:
    """Return the member who must decide."""
    user = (await table(stage)).waiting_for[0]
    return next(m for m in stage.members.values() if m.id == user)


async def open_panel(stage: Stage) -> simcord.MemberActor:
    """Let the player to move tap their turn post; return who that is."""
    member = await mover(stage)
    await stage.tap(member, "Play my turn", message=turn_posts(stage)[-1])
    return member


def moves(stage: Stage, member: simcord.MemberActor) -> list[Control]:
    """Return the moves offered on the newest panel of ``member``."""
    panel = stage.private(member)
    assert panel is not None
    return [c for c in stage.controls(member, panel) if not c.disabled and verb(c) not in LOOKING]


async def step(stage: Stage, member: simcord.MemberActor, rng: random.Random) -> Control | None:
    """Tap one of the moves offered, the ends of steps less often; ``None`` if there is none."""
    offered = moves(stage, member)
    if not offered:
        return None
    ends = [c for c in offered if verb(c) in ("finish", "done")]
    others = [c for c in offered if c not in ends]
    if rng.random() < 0.2 and _declinable(stage, member):
        await stage.tap(member, "Decline…", message=stage.private(member))
        control = stage.find(member, "Decline now", message=stage.private(member))
    elif others and (not ends or rng.random() < 0.6):
        control = rng.choice(others)
    else:
        control = rng.choice([c for c in ends if verb(c) == "finish"] or ends)
    pressed = await stage.press(member, control)
    await _surely(stage, member, pressed)
    return control


async def end(stage: Stage, member: simcord.MemberActor) -> simcord.InteractionResult:
    """Let ``member`` type ``/end``, and tap again where the bot asks whether that is meant."""
    return await _surely(stage, member, await stage.slash(member, "end"))


async def _surely(
    stage: Stage, member: simcord.MemberActor, said: simcord.InteractionResult
) -> simcord.InteractionResult:
    """Tap the button that ends a turn without a conquest where ``said`` asks for that."""
    shown = stage.private(member)
    offered = stage.controls(member, shown) if shown is not None else []
    sure = [c for c in offered if c.label == "End turn anyway"]
    return await stage.press(member, sure[0]) if sure else said


def _declinable(stage: Stage, member: simcord.MemberActor) -> bool:
    panel = stage.private(member)
    assert panel is not None
    return any(c.label == "Decline…" for c in stage.controls(member, panel))
