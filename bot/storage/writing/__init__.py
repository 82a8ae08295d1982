"""What can be written to the database; used inside :meth:`bot.storage.store.Store.transaction`.

Each module here adds the writes of one subject to those of the modules before it.
"""

from __future__ import annotations

from .servers import Servers


class Transaction(Servers):
    """Writes, all or nothing.  ``now``: Unix seconds, the time of everything written."""


__all__ = ["Transaction"]
