"""The registration of Corner the Market: what the rest of Parlour knows of the game."""

from __future__ import annotations

from typing import Final

from parlour.core.registry import Game
from parlour.core.text.notation import NUMBER
from parlour.games.corner_the_market.actions import GRAMMAR
from parlour.games.corner_the_market.consequences import CONSEQUENCES
from parlour.games.corner_the_market.edition import CornerEdition
from parlour.games.corner_the_market.events import EVENT_TAGS, EVENTS
from parlour.games.corner_the_market.fields import CARD
from parlour.games.corner_the_market.position import STATE
from parlour.games.corner_the_market.rules import CornerRules
from parlour.games.corner_the_market.view import view_of


def game_under(rules: CornerRules, earlier_ruleset: int | None = None) -> Game:
    """Return the game under its current ruleset or an earlier one."""
    return Game(
        slug="corner-the-market",
        rules=rules,
        edition=CornerEdition,
        grammar=GRAMMAR,
        draw_notations={"dice": NUMBER, "exchange": CARD, "flyer": CARD},
        state=STATE,
        events=EVENTS,
        view=view_of,
        endings=("year-end", "year-end-tie", "last-left"),
        bound=100_000,
        event_tags=EVENT_TAGS,
        setup=("lead",),
        turn_number=lambda s: s.turns,
        mover=lambda s: s.mover,
        consequences=CONSEQUENCES,
        earlier_ruleset=earlier_ruleset,
    )


GAME: Final = game_under(CornerRules())
