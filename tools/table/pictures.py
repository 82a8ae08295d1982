"""The bot's pictures on the local table's pages, as they are."""

from __future__ import annotations

import io

from PIL import Image
from simcord.preview._media import MediaInfo, MediaWorker

_TYPES = {b"\x89PNG": "image/png", b"RIFF": "image/webp"}
"""Content type by the first four bytes."""


class PictureDesk(MediaWorker):
    """Hands PNG and WebP files on without decoding them in a process of their own.

    simcord decodes every picture in a new process and refuses a ninth at once, for it does not
    know where they come from; a page of an evening's play would take minutes and lack most of
    them. The bot's own need no such care. Anything else goes simcord's way.
    """

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> MediaInfo:
        """Return what the page must know of a picture, and the picture itself."""
        kind = _TYPES.get(blob[:4])
        if kind is None:
            return await super().validate(key, blob, media_time=media_time)
        with Image.open(io.BytesIO(blob)) as image:
            width, height = image.size
        return MediaInfo(image.format or "", width, height, 1, 4 * width * height, blob, kind)
