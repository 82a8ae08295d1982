"""Commands are put into all languages once for all bots of a process."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from discord import app_commands

from bot.texts.i18n import languages

_known: dict[tuple[Any, ...], str] = {}
"""What was sent of a command, as JSON."""


@contextmanager
def translated_once() -> Iterator[None]:
    """Remember what is sent of each command at a start, which is the same at the next."""

    def remembering(translate: Callable[..., Any]) -> Callable[..., Any]:
        async def translated(self: Any, tree: Any, translator: Any) -> Any:
            key = (type(self), self.qualified_name, languages(), translator._strict)
            if key not in _known:
                _known[key] = json.dumps(await translate(self, tree, translator))
            return json.loads(_known[key])

        return translated

    with pytest.MonkeyPatch.context() as patch:
        for kind in (app_commands.Command, app_commands.Group):
            payload = remembering(kind.get_translated_payload)
            patch.setattr(kind, "get_translated_payload", payload)
        yield
