"""The board as a picture.

What may be drawn reaches this package as an :class:`engine.view.View`, which
holds nothing that its reader may not see, and words as a function; it imports
nothing of the bot.
"""

from __future__ import annotations

from . import alt as _alt
from . import chart as _chart
from . import header as _header
from . import naming as _naming
from . import offer as _offer
from . import players as _players
from . import recap as _recap
from . import result as _result
from . import sided as _sided
from .alt import alt_text
from .base import has_map, prepare
from .chart import by_round as coins_by_round
from .chart import chart_image
from .emblem import emblem_name, emblem_png, emblems
from .guide import KINDS as GUIDE_KINDS
from .guide import Callout, callouts, guide_image
from .happened import Happened, changes
from .layout import Target
from .picture import (
    board_image,
    encode,
    encode_board,
    encode_panel,
    panel_image,
    render,
    render_panel,
)
from .recap import recap_image
from .result import Honour, result_image
from .styles import STYLES
from .text import Words

WORDS = (
    *_offer.WORDS,
    *_players.WORDS,
    *_naming.WORDS,
    *_header.WORDS,
    *_alt.WORDS,
    *_recap.WORDS,
    *_chart.WORDS,
    *_result.WORDS,
    *_sided.WORDS,
)
"""Keys of all texts that this package asks ``words`` for, races, powers and regions aside."""

__all__ = [
    "GUIDE_KINDS",
    "STYLES",
    "WORDS",
    "Callout",
    "Happened",
    "Honour",
    "Target",
    "Words",
    "alt_text",
    "board_image",
    "callouts",
    "changes",
    "chart_image",
    "coins_by_round",
    "emblem_name",
    "emblem_png",
    "emblems",
    "encode",
    "encode_board",
    "encode_panel",
    "guide_image",
    "has_map",
    "panel_image",
    "prepare",
    "recap_image",
    "render",
    "render_panel",
    "result_image",
]
