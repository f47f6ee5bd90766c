"""The notation of Mariner's Compass."""

from __future__ import annotations

from typing import Final

from parlour.core.text.notation import NUMBER, ActionSyntax, Grammar, NameToken
from parlour.games.mariners_compass.actions import Go, Play, Start, Stay
from parlour.kit.lead import SPIN_VERB

CITY: Final = NameToken("city")
COLOUR: Final = NameToken("colour")
DIRECTION: Final = NameToken("direction")
SPACE: Final = NameToken("space")
SQUARE: Final = NameToken("square")

GRAMMAR: Final = Grammar(
    [
        SPIN_VERB,
        ActionSyntax(Play, "play {number}", {"number": NUMBER}),
        ActionSyntax(Go, "go {direction}", {"direction": DIRECTION}),
        ActionSyntax(Stay, "stay"),
        ActionSyntax(Start, "start from {city} with {colour}", {"city": CITY, "colour": COLOUR}),
    ]
)
