"""What happened.  Events are returned by ``apply`` for log, pictures and messages.

Rules never listen to them.  A kind has the same fields every time:

=============  ==============================================================
kind           fields beyond ``player``
=============  ==============================================================
``picked``     ``race``, ``power``, ``army``; ``amount`` = tokens taken in hand
``coins``      ``amount`` (negative: paid), ``why`` = line of income or ``column``,
               ``race`` that earned them, if one did
``declined``   ``race``, ``power``, ``army``
``removed``    ``race``, ``army``: a declined race has left the board (``player`` had it)
``offered``    ``race``, ``power``: a new combo lies in the column; ``amount`` = place
               (``player``: whose turn it is); where banners and badges lie apart, one of them that
               has come in sight, the other being empty
``swapped``    ``race``, ``power``: the badge it has now
``abandoned``  ``region``, ``race``, ``amount`` = tokens back in hand
``rolled``     ``amount`` = tokens; ``region`` = the target named, or -1; ``race`` that rolls, if it
               is a declined one
``failed``     ``region``, ``race``: the final attempt was too weak
``conquered``  ``region``, ``race``, ``army``, ``amount`` = tokens that went in,
               ``why`` = trait that did it
``lost``       ``region``, ``race``, ``amount`` = tokens lost for good (``player`` is the victim)
``driven``     ``region``, ``race``, ``amount`` = tokens driven out (``player`` is the victim)
``natives``    ``region``, ``amount`` = natives wiped out, ``why`` = their kind
``found``      ``region``, ``why`` = relic or place that natives had guarded
``won``        ``region``, ``why`` = relic or place that lay there; ``seat`` = who had it, -1 nobody
``lent``       ``region``, ``why`` = find that lends a power, ``power`` = the badge drawn for it
               (``player``: whose turn it is)
``placed``     ``region``, ``why`` = marker (``player`` holds the region)
``taken_off``  ``region``, ``why`` = marker, ``amount`` = pieces (``player`` held the region:
               encampments come home to that player)
``gained``     ``race``, ``amount`` = tokens from the tray, ``why`` = trait
``aside``      ``race``, ``amount`` = tokens set aside
``given_up``   ``region``, ``race``: left for want of tokens; ``why`` = its terrain, if that is one
               where no race may stay
``deployed``   ``region``, ``race``, ``amount`` = tokens placed there, ``stands`` = tokens then,
               ``why`` = ``forced`` if they had to go there in another's turn
``withdrawn``  ``region``, ``race``, ``amount`` = tokens placed there (``player`` is the victim),
               ``why`` = ``order`` if it was by standing order
``rearranged`` ``region``, ``race``, ``amount`` = tokens more there (negative: fewer),
               of what had been withdrawn by standing order, or had to move at once
``waits``      ``race``, ``amount`` = tokens that stay in hand, no region being left
``note``       ``thing`` = the trait that has its own words for it; ``seat`` = whom it is about,
               -1 for nobody (Diplomat: who is named); a region, an amount and ``why``, another
               thing, as it says
``turn``       a turn begins; ``amount`` = round
``over``       the game is over
=============  ==============================================================
"""

from __future__ import annotations

from typing import NamedTuple


class Event(NamedTuple):
    """Something that happened."""

    kind: str
    player: int
    """Seat it happened to."""
    region: int = -1
    amount: int = 0
    why: str = ""
    race: str = ""
    power: str = ""
    army: int = -1
    thing: str = ""
    seat: int = -1
    """Another seat that it is about."""
    stands: int = 0
    """Tokens that stand in the region then."""
