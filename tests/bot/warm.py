"""Imported by the server that `tests.bot.forked` forks from: what is warm there is warm in each."""

from __future__ import annotations

from tests.bot.forked import warm

warm()
