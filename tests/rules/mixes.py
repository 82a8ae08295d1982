"""Tables of both boxes, on boards of either world."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.dsl import Table, table


def surface(
    text: str, finds: Mapping[str, int] | None = None, lent: str = "", **more: Any
) -> Table:
    """Return the table that ``text`` draws on the surface, with finds as :func:`below` has them."""
    return _mixed("base+underground", text, finds or {}, lent, more)


def below(text: str, finds: Mapping[str, int] | None = None, lent: str = "", **more: Any) -> Table:
    """Return the table that ``text`` draws below ground, with finds by the region they lie in.

    ``lent``: the badge that lies on Stonehedge.
    """
    return _mixed("underground+base", text, finds or {}, lent, more)


def _mixed(
    editions: str, text: str, finds: Mapping[str, int], lent: str, more: Mapping[str, Any]
) -> Table:
    there: list[dict[str, Any]] = [{"id": f, "region": r} for f, r in finds.items()]
    for find in there:
        find["badge"] = lent if find["id"] == "stonehedge" else ""
    return table(text, **{"edition": editions, "finds": there, "hidden": [], **more})
