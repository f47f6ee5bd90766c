"""The registration of Weigh Anchor: what the rest of Parlour knows of the game."""

from __future__ import annotations

from typing import Final

from parlour.core.registry import Game
from parlour.core.text.notation import NUMBER
from parlour.games.weigh_anchor.actions import GRAMMAR
from parlour.games.weigh_anchor.consequences import CONSEQUENCES
from parlour.games.weigh_anchor.edition import AnchorEdition
from parlour.games.weigh_anchor.events import EVENT_TAGS, EVENTS
from parlour.games.weigh_anchor.fields import CARD
from parlour.games.weigh_anchor.phases.landing import WHAT as PACKS
from parlour.games.weigh_anchor.position import STATE
from parlour.games.weigh_anchor.rules import AnchorRules
from parlour.games.weigh_anchor.view import AnchorView
from parlour.kit.dice import WHAT as DICE

GAME: Final = Game(
    slug="weigh-anchor",
    rules=AnchorRules(),
    edition=AnchorEdition,
    grammar=GRAMMAR,
    draw_notations={DICE: NUMBER, PACKS[0]: CARD, PACKS[1]: CARD},
    state=STATE,
    events=EVENTS,
    view=AnchorView,
    endings=("last-left", "first-bankruptcy", "turn-limit"),
    bound=400_000,
    brief={"turn_limit": 25},
    event_tags=EVENT_TAGS,
    setup=("opening_throw", "tokens"),
    turn_number=lambda s: s.turn,
    mover=lambda s: s.mover,
    consequences=CONSEQUENCES,
)
