"""Emblems are drawn once for all bots of a process; a stage has them before its bot comes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest
import simcord

import render

_png, _name = cache(render.emblem_png), cache(render.emblem_name)


@contextmanager
def drawn_once() -> Iterator[None]:
    """Have bots find emblems that were drawn before; a start then waits for none."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(render, "emblem_png", _png)
        patch.setattr(render, "emblem_name", _name)
        yield


def hand(env: simcord.Env) -> None:
    """Let Discord have every emblem already, as if an earlier bot had uploaded it."""
    for what in render.emblems():
        env.backend.create_application_emoji(_name(*what))
