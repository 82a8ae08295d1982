"""What mentions that called somebody to move say when the game waits for that no longer."""

from __future__ import annotations

from bot.storage.rows import Post
from bot.tables.contents import Call, Nudge
from bot.texts.wording import Wording


def over(call: Post, wording: Wording) -> str:
    """Return what the message of ``call`` says from now on, by the names of then."""
    people, about = wording.then(call.seq).people, Call.from_post(call)
    player = people[about.seat]
    if isinstance(about, Nudge):
        return wording.words("nudge-over", player=player, by=people[about.by])
    return wording.words("fallback-over", player=player)
