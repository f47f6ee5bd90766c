"""The entry of Ten-Up in the registry of games."""

from __future__ import annotations

from typing import Final

from parlour.core.data.record_class import state_type, tagged
from parlour.core.registry import Game
from parlour.core.text.notation import NUMBER
from parlour.games.ten_up.actions import GRAMMAR
from parlour.games.ten_up.consequences import CONSEQUENCES
from parlour.games.ten_up.edition import TenUpEdition
from parlour.games.ten_up.events import EVENT_TAGS, EVENTS
from parlour.games.ten_up.phases.gain import Gain
from parlour.games.ten_up.phases.loss import Loss
from parlour.games.ten_up.phases.opening import Choosing, Lead
from parlour.games.ten_up.phases.tally import Tally
from parlour.games.ten_up.phases.turn import Turn
from parlour.games.ten_up.rules import TenUpRules
from parlour.games.ten_up.state import TenUpState
from parlour.games.ten_up.view import TenUpView

# 2000 turns of at most nine moves (a spin, its draw, the order, and a loss, a gain and a square for each arrow), and a
# reserve for the colours and for ties at the lead.
BOUND: Final = 20_000

GAME: Final = Game(
    slug="ten-up",
    rules=TenUpRules(),
    edition=TenUpEdition,
    grammar=GRAMMAR,
    draw_notations={"spin": NUMBER},
    state=state_type(TenUpState, tagged(Choosing, Lead, Turn, Loss, Gain, Tally)),
    events=EVENTS,
    view=TenUpView,
    endings=("points", "turn-cap", "turn-cap-draw"),
    bound=BOUND,
    event_tags=EVENT_TAGS,
    setup=("lead", "choosing"),
    turn_number=lambda s: s.turns,
    mover=lambda s: s.mover,
    consequences=CONSEQUENCES,
)
