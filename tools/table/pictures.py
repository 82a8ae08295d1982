"""The bot's pictures on the local table's pages, as they are."""

from __future__ import annotations

import io

from PIL import Image
from simcord.preview._media import MediaInfo, MediaWorker


class PictureDesk(MediaWorker):
    """Hands WebP files on without decoding them in a process of their own.

    simcord decodes every picture in a new process and refuses a ninth at once, for it does not
    know where they come from; a page of an evening's play would take minutes and lack most of
    them. The bot's own need no such care. Anything else goes simcord's way.
    """

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> MediaInfo:
        """Return what the page must know of a picture, and the picture itself."""
        if blob[:4] != b"RIFF" or blob[8:12] != b"WEBP":
            return await super().validate(key, blob, media_time=media_time)
        with Image.open(io.BytesIO(blob)) as image:
            width, height = image.size
        return MediaInfo("WEBP", width, height, 1, 4 * width * height, blob, "image/webp")
