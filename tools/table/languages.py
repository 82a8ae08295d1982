"""The language each member's Discord is set to, which simcord leaves at English."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import discord
from simcord import interactions, preview

from tools.pseudo import LANGUAGE
from tools.table.catalog import commands_shown


class LanguageRefused(Exception):
    """A language was asked for that Discord does not have. Its text is one sentence."""


def parse_languages(text: str) -> dict[str, str]:
    """Return member to language from `"Ann=ja, Ben=en, server=de"`.

    A language without a country is the first of Discord's: American English for `en`.

    :raises LanguageRefused: a part is not of that form, or not a language of Discord's.
    """
    known = [LANGUAGE, *(locale.value for locale in discord.Locale)]
    meant = {name.partition("-")[0].lower(): name for name in reversed(known)}
    meant |= {name.lower(): name for name in known}
    chosen = {}
    for part in text.replace(",", " ").split():
        name, _, locale = part.partition("=")
        if not name or locale.lower() not in meant:
            raise LanguageRefused(
                f"LANGUAGES has {part!r}: write a name and one of Discord's languages, "
                "as Ann=ja or server=en."
            )
        chosen[name] = meant[locale.lower()]
    return chosen


@contextmanager
def languages(by_user: Mapping[int, str], server: str = "en-US") -> Iterator[None]:
    """Let interactions carry each user's language, and the server's, as Discord's would.

    Pages show times in the language of whoever looks at them.
    """
    plain, projected = interactions.base_payload, preview.build_snapshot

    def spoken(*args: Any, **kwargs: Any) -> Any:
        record, payload = plain(*args, **kwargs)
        payload["locale"] = by_user.get(record.user_id, "en-US")
        if "guild_locale" in payload:
            payload["guild_locale"] = server
        return record, payload

    def shown(page_of: preview.Preview, page: Any) -> dict[str, Any]:
        snapshot = projected(page_of, page)
        snapshot["profile"]["locale"] = by_user.get(page.viewer.id, "en-US")
        return snapshot

    interactions.base_payload = spoken
    preview.build_snapshot = shown
    try:
        with commands_shown(by_user):
            yield
    finally:
        interactions.base_payload = plain
        preview.build_snapshot = projected
