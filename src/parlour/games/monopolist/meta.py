"""The entry of The Monopolist in the registry of games."""

from __future__ import annotations

from typing import Final

from parlour.core.data.record_class import state_type, tagged
from parlour.core.registry import Game
from parlour.core.text.notation import NUMBER
from parlour.games.monopolist.actions import GRAMMAR
from parlour.games.monopolist.consequences import CONSEQUENCES
from parlour.games.monopolist.edition import MonopolistEdition
from parlour.games.monopolist.events import EVENT_TAGS, EVENTS
from parlour.games.monopolist.phases.bankruptcy import Bankruptcy
from parlour.games.monopolist.phases.opening import Choosing, Lead
from parlour.games.monopolist.phases.turn import Turn
from parlour.games.monopolist.rules import MonopolistRules
from parlour.games.monopolist.spins import alike
from parlour.games.monopolist.state import MonopolistState
from parlour.games.monopolist.view import MonopolistView

GAME: Final = Game(
    slug="monopolist",
    rules=MonopolistRules(),
    edition=MonopolistEdition,
    grammar=GRAMMAR,
    draw_notations={"spin": NUMBER},
    state=state_type(MonopolistState, tagged(Choosing, Lead, Turn, Bankruptcy)),
    events=EVENTS,
    view=MonopolistView,
    endings=("capital", "last", "spin-cap", "spin-cap-tie", "all-ruined"),
    bound=100_000,
    event_tags=EVENT_TAGS,
    alike=alike,
    setup=("lead", "choosing"),
    mover=lambda s: s.mover,
    consequences=CONSEQUENCES,
)
