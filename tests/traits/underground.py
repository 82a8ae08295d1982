"""Tables of Underground on which nothing turns up that the case does not name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.dsl import Table, table


def under(text: str, finds: Mapping[str, int] | None = None, lent: str = "", **more: Any) -> Table:
    """Return the table that ``text`` draws, with finds by the region they lie in.

    ``lent``: the badge that lies on Stonehedge.
    """
    there: list[dict[str, Any]] = [{"id": f, "region": r} for f, r in (finds or {}).items()]
    for find in there:
        find["badge"] = lent if find["id"] == "stonehedge" else ""
    return table(text, edition="underground", finds=there, **{"hidden": []} | more)
