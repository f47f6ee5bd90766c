"""Ruleset 1: an offer stays open when a deal moves its goods, and is refused when it is accepted (CTM-R65)."""

from __future__ import annotations

from typing import Final

from parlour.games.corner_the_market.meta import game_under
from parlour.games.corner_the_market.rules import CornerRules

GAME: Final = game_under(CornerRules(offers_lapse=False), earlier_ruleset=1)
