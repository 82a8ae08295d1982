"""The pictures of the bot's emojis, which simcord takes but does not keep."""

from __future__ import annotations

from base64 import b64decode
from typing import Any

from simcord.backend import Backend
from simcord.backend.cdn import CDN_BASE


def keep_emoji_pictures(backend: Backend) -> None:
    """Let the simulated Discord serve the picture of every emoji that the bot uploads."""
    plain = backend.create_application_emoji

    def create(name: str, **options: Any) -> Any:
        emoji = plain(name, **options)
        # The newest request is the one that is being answered.
        _, _, picture = backend.http_requests[-1].json["image"].partition(";base64,")
        backend.cdn._blobs[f"{CDN_BASE}/emojis/{emoji.id}.png"] = b64decode(picture)
        return emoji

    backend.create_application_emoji = create
