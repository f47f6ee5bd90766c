"""The registration of Finance: what the rest of Parlour knows of the game."""

from __future__ import annotations

from typing import Final

from parlour.core.registry import Game
from parlour.core.text.notation import NUMBER
from parlour.games.finance.actions import GRAMMAR
from parlour.games.finance.consequences import CONSEQUENCES
from parlour.games.finance.edition import FinanceEdition
from parlour.games.finance.events import EVENT_TAGS, EVENTS
from parlour.games.finance.fields import CARD
from parlour.games.finance.phases.landing import WHAT as DECKS
from parlour.games.finance.position import STATE
from parlour.games.finance.rules import FinanceRules
from parlour.games.finance.view import view_of
from parlour.kit.dice import WHAT as DICE

GAME: Final = Game(
    slug="finance",
    rules=FinanceRules(),
    edition=FinanceEdition,
    grammar=GRAMMAR,
    draw_notations={DICE: NUMBER, DECKS[0]: CARD, DECKS[1]: CARD},
    state=STATE,
    events=EVENTS,
    view=view_of,
    endings=("last-left", "round-limit", "consent"),
    bound=400_000,
    brief={"round_limit": 20},
    event_tags=EVENT_TAGS,
    setup=("opening_throw",),
    turn_number=lambda s: s.turn,
    mover=lambda s: s.mover,
    consequences=CONSEQUENCES,
)
