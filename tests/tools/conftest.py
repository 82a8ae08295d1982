"""Local tables that start quickly."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.handlers import rounds
from tests.bot.emblems import drawn_once
from tests.bot.forked import hasty
from tests.bot.translated import translated_once


@pytest.fixture(scope="module")
def made_once() -> Iterator[None]:
    """Draw emblems and translate commands once, and wait for no more servers at a start.

    Nor for the first round, which a start of the local table waits for too.
    """
    with drawn_once(), translated_once(), hasty(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(rounds, "PACE", 0.05)
        yield
