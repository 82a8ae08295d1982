"""The board as a picture.

What may be drawn reaches this package as an :class:`engine.view.View`, which
holds nothing that its reader may not see, and words as a function; it imports
nothing of the bot.
"""

from __future__ import annotations

from .beside import header as _header
from .beside import offer as _offer
from .beside import players as _players
from .ground.base import has_map, prepare
from .map.happened import Happened, changes
from .map.layout import Target
from .pictures import alt as _alt
from .pictures import chart as _chart
from .pictures import recap as _recap
from .pictures import result as _result
from .pictures import result_sides as _sided
from .pictures.alt import alt_text
from .pictures.chart import by_round as coins_by_round
from .pictures.chart import chart_image
from .pictures.emblem import emblem_name, emblem_png, emblems
from .pictures.guide import KINDS as GUIDE_KINDS
from .pictures.guide import Callout, callouts, guide_image
from .pictures.picture import (
    board_image,
    encode,
    encode_board,
    encode_panel,
    panel_image,
    render,
    render_panel,
)
from .pictures.recap import recap_image
from .pictures.result import Honor, result_image
from .styles import STYLES
from .writing import naming as _naming
from .writing.text import Words

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
    "Honor",
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
