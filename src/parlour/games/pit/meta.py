"""The entry of Pit in the registry of games."""

from __future__ import annotations

from typing import Final

from parlour.core.data.record_class import state_type, tagged
from parlour.core.registry import Game
from parlour.core.text.notation import SEAT
from parlour.games.pit.actions import GRAMMAR
from parlour.games.pit.consequences import CONSEQUENCES
from parlour.games.pit.edition import PitEdition
from parlour.games.pit.events import EVENT_TAGS, EVENTS
from parlour.games.pit.fields import COMMODITY, DEALT
from parlour.games.pit.imagining import imagine
from parlour.games.pit.options import is_live
from parlour.games.pit.phases.dealing import Dealing
from parlour.games.pit.phases.market import Market, time_limit
from parlour.games.pit.phases.opening import Opening
from parlour.games.pit.phases.rounds import Rounds
from parlour.games.pit.rules import PitRules
from parlour.games.pit.state import PitState
from parlour.games.pit.view import VIEW_FIELDS, PitView

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
    state=state_type(PitState, tagged(Opening, Dealing, Rounds, Market)),
    events=EVENTS,
    view=PitView,
    endings=("target", "void-hands"),
    bound=200_000,
    resample_hidden=imagine,
    time_limit=time_limit,
    view_fields=VIEW_FIELDS,
    brief={"void_hands_limit": 1},
    event_tags=EVENT_TAGS,
    is_live=is_live,
    turn_number=lambda s: s.dealt,
    consequences=CONSEQUENCES,
)
