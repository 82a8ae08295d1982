"""What mentions that called somebody to move say when the game waits for that no longer."""

from __future__ import annotations

from bot.storage.store import Post
from bot.texts.wording import Wording


def over(call: Post, wording: Wording) -> str:
    """Return what the message of ``call`` says from now on, by the names of then."""
    people = wording.then(call.seq).people
    player = people[int(call.params["seat"])]
    if call.kind == "fallback":
        return wording.words("fallback-over", player=player)
    return wording.words("nudge-over", player=player, by=people[int(call.params["by"])])
