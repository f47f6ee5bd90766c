"""The entry of Mariner's Compass in the registry of games."""

from __future__ import annotations

from typing import Final

from parlour.core.data.record_class import state_type, tagged
from parlour.core.registry import Game
from parlour.core.text.notation import NUMBER
from parlour.games.mariners_compass.actions import GRAMMAR
from parlour.games.mariners_compass.consequences import CONSEQUENCES
from parlour.games.mariners_compass.edition import MarinersEdition
from parlour.games.mariners_compass.events import EVENT_TAGS, EVENTS
from parlour.games.mariners_compass.phases import Choosing, Lead, Turn
from parlour.games.mariners_compass.rules import MarinersRules
from parlour.games.mariners_compass.state import MarinersState
from parlour.games.mariners_compass.view import MarinersView

GAME: Final = Game(
    slug="mariners-compass",
    rules=MarinersRules(),
    edition=MarinersEdition,
    grammar=GRAMMAR,
    draw_notations={"spin": NUMBER},
    state=state_type(MarinersState, tagged(Choosing, Lead, Turn)),
    events=EVENTS,
    view=MarinersView,
    endings=("pole", "turn-cap"),
    bound=20_000,
    event_tags=EVENT_TAGS,
    setup=("lead", "choosing"),
    turn_number=lambda s: s.turns,
    mover=lambda s: s.mover,
    consequences=CONSEQUENCES,
)
