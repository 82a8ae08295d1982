"""Emblems are drawn once for all bots of a process, whatever number of them uploads them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

import pytest

import render

_png = lru_cache(render.emblem_png)


@contextmanager
def drawn_once() -> Iterator[None]:
    """Have bots find emblems that were drawn before; a start then waits for none."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(render, "emblem_png", _png)
        yield
