"""The entry of Mariner's Compass in the registry of games."""

from __future__ import annotations

from typing import Final

from parlour.core.registry import Game
from parlour.core.text.notation import NUMBER
from parlour.games.mariners_compass.edition import MarinersEdition
from parlour.games.mariners_compass.event_tags import EVENT_TAGS
from parlour.games.mariners_compass.grammar import GRAMMAR
from parlour.games.mariners_compass.position import STATE
from parlour.games.mariners_compass.rules import MarinersRules
from parlour.games.mariners_compass.texts import ENDINGS, EVENT_TEXT, QUESTIONS
from parlour.games.mariners_compass.view import MarinersView

GAME: Final = Game(
    slug="mariners-compass",
    rules=MarinersRules(),
    edition=MarinersEdition,
    grammar=GRAMMAR,
    draw_notations={"spin": NUMBER},
    state=STATE,
    event_text=EVENT_TEXT,
    view=MarinersView,
    endings=ENDINGS,
    questions=QUESTIONS,
    bound=20_000,
    event_tags=EVENT_TAGS,
    setup=("lead", "choosing"),
)
