"""The entry of Pit in the registry of games."""

from __future__ import annotations

from typing import Final

from parlour.core.registry import Game
from parlour.core.text.notation import SEAT
from parlour.games.pit.edition import PitEdition
from parlour.games.pit.event_tags import EVENT_TAGS
from parlour.games.pit.grammar import COMMODITY, DEALT, GRAMMAR
from parlour.games.pit.imagining import imagine
from parlour.games.pit.options import is_live
from parlour.games.pit.position import STATE
from parlour.games.pit.rules import PitRules
from parlour.games.pit.texts import ENDINGS, EVENT_TEXT, QUESTIONS
from parlour.games.pit.time_limit import time_limit
from parlour.games.pit.view import PitView
from parlour.games.pit.view_fields import VIEW_FIELDS

GAME: Final = Game(
    slug="pit",
    rules=PitRules(),
    edition=PitEdition,
    grammar=GRAMMAR,
    draw_notations={
        "dealer": SEAT,
        "suits": COMMODITY,
        "tens": SEAT,
        "deal": DEALT,
        "seekers": SEAT,
        "partners": SEAT,
        "bell": SEAT,
    },
    state=STATE,
    event_text=EVENT_TEXT,
    view=PitView,
    endings=ENDINGS,
    questions=QUESTIONS,
    bound=200_000,
    resample_hidden=imagine,
    time_limit=time_limit,
    view_fields=VIEW_FIELDS,
    brief={"void_hands_limit": 1},
    event_tags=EVENT_TAGS,
    is_live=is_live,
)
