"""simcord's page with a bar of our own: the members' direct messages, the time and a jump ahead."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Protocol

from aiohttp import web
from simcord.preview import Preview
from simcord.preview._server import PreviewServer

_STATIC = Path(__file__).with_name("static")
_ASSETS = {"/table.js": "application/javascript", "/table.css": "text/css"}
_HEAD = (
    '<link rel="stylesheet" href="/table.css">\n<script type="module" src="/table.js"></script>\n'
)
MOST_HOURS = 24 * 14
"""The longest jump ahead."""


class Host(Protocol):
    """What the bar asks of the table."""

    def report(self) -> dict[str, Any]:
        """Return what the bar shows."""

    async def act(self, preview: Preview, request: web.Request, reply: Any) -> web.Response:
        """Let a page act while nothing else does."""

    async def jump(self, hours: float) -> None:
        """Let `hours` pass."""


class TableServer(PreviewServer):
    """Serves one channel's page, and the bar on it."""

    # The base class routes exactly these paths, each to `_static`; the values matter for its own.
    _STATIC_FILES: ClassVar[dict[str, str]] = {
        **PreviewServer._STATIC_FILES,
        **dict.fromkeys((*_ASSETS, "/table/state", "/table/jump"), ""),
    }

    def __init__(self, preview: Preview, port: int, host: Host) -> None:
        super().__init__(preview, port)
        self._host = host

    async def _static(self, request: web.Request) -> web.StreamResponse:
        if request.headers.get("Host", "") not in self._allowed_hosts():
            raise web.HTTPForbidden
        if request.path == "/":
            page = await super()._static(request)
            page.text = page.text.replace("</head>", f"{_HEAD}</head>")
            return page
        if kind := _ASSETS.get(request.path):
            text = (_STATIC / request.path[1:]).read_text(encoding="utf-8")
            return web.Response(text=text, content_type=kind, headers=self._SECURITY_HEADERS)
        if not request.path.startswith("/table/"):
            return await super()._static(request)
        # The header that this demands cannot be sent from another site, so a GET may act.
        if not self._authorized(request):
            raise web.HTTPUnauthorized
        if request.path == "/table/jump":
            await self._host.jump(_hours(request.query.get("hours", "")))
        return web.json_response(self._host.report(), headers=self._SECURITY_HEADERS)

    async def _action(self, request: web.Request) -> web.Response:
        return await self._host.act(self.preview, request, super()._action)


def _hours(text: str) -> float:
    try:
        hours = float(text)
    except ValueError:
        raise web.HTTPBadRequest(text="hours must be a number") from None
    if not 0 < hours <= MOST_HOURS:
        raise web.HTTPBadRequest(text=f"hours must be more than 0 and at most {MOST_HOURS}")
    return hours
