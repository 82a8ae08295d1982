"""Writes what people have chosen and what they were reminded of, and removes them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage import privacy
from bot.storage.people import CHOSEN, DONE

from .posts import Posts


class People(Posts):
    """Writing about people."""

    async def set_locale(self, user: int, locale: str) -> None:
        """Remember a user's language."""
        await self.set_person(user, locale=locale)

    async def set_person(self, user: int, **columns: str | int | bool | None) -> None:
        """Remember what a person has chosen; ``columns`` as in :class:`bot.storage.people.Person`.

        What is not named stays as it is.

        :raises sqlite3.IntegrityError: a value that cannot be.
        """
        await self._keep("users", {"user_id": user}, columns, CHOSEN)

    async def set_reminded(self, game: int, seat: int, began: int, **columns: int | bool) -> None:
        """Note what was done about reminding ``seat`` since revision ``began``.

        ``columns`` as in :class:`bot.storage.people.Reminded`; what is not named stays as it is.
        """
        key = {"game_id": game, "seat": seat, "began": began}
        await self._keep("reminders", key, columns, DONE)

    async def carry_reminders(self, game: int, seat: int, began: int, to: int) -> None:
        """Let what was done about reminding ``seat`` since ``began`` count for ``to`` as well."""
        await self._db.execute(
            "UPDATE OR IGNORE reminders SET began = ? WHERE game_id = ? AND seat = ? AND began = ?",
            (to, game, seat, began),
        )

    async def drop_reminded(
        self, game: int, seat: int | None = None, began: int | None = None
    ) -> None:
        """Forget what was done about reminding ``seat``, or about what ``began`` at a revision.

        ``None``: whichever it was.
        """
        await self._db.execute(
            "DELETE FROM reminders WHERE game_id = ?1 AND (?2 IS NULL OR seat = ?2) "
            "AND (?3 IS NULL OR began = ?3)",
            (game, seat, began),
        )

    async def begin_forgetting(self, user: int) -> None:
        """Note that a person is to be removed, see :func:`bot.storage.privacy.begin`."""
        await self._db.run(privacy.begin, user)

    async def forget_in(self, user: int, game: int, names: Sequence[str]) -> None:
        """Remove a person from a game, see :func:`bot.storage.privacy.forget_in`."""
        self.games.add(game)
        await self._db.run(privacy.forget_in, user, game, names)

    async def finish_forgetting(self, user: int) -> bool:
        """Remove what is left of a person, see :func:`bot.storage.privacy.finish`."""
        return await self._db.run(privacy.finish, user)
