"""Names and descriptions of commands in every language there is, taken from the Fluent files.

They are plain text: a name's other forms (:class:`~bot.texts.i18n.Name`) are nothing for Discord.
"""

from __future__ import annotations

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.texts.i18n import FALLBACK, Words, spoken


def text(key: str) -> locale_str:
    """Return the English text of ``key``, which :class:`Translator` puts into other languages."""
    return locale_str(str(Words(strict=True)(key)), key=key)


class Translator(app_commands.Translator):
    """Gives Discord the texts of each language; where one lacks a text, English stands."""

    def __init__(self, *, strict: bool = False) -> None:
        self._strict = strict

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return ``string`` in ``locale``, ``None`` where there is nothing of our own."""
        key = string.extras.get("key")
        language = spoken(locale.value)
        if key is None or language == FALLBACK:
            return None
        return str(Words(language, strict=self._strict)(key))
