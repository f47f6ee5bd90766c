"""The actions of Mariner's Compass as text."""

from __future__ import annotations

from typing import Final

from parlour.core.words import NUMBER, Grammar, Named, Verb
from parlour.games.mariners_compass.actions import Go, Play, Start, Stay
from parlour.kit.lead import SPIN_VERB

CITY: Final = Named("city")
COLOUR: Final = Named("colour")
DIRECTION: Final = Named("direction")
SPACE: Final = Named("space")
SQUARE: Final = Named("square")

GRAMMAR: Final = Grammar(
    [
        SPIN_VERB,
        Verb(Play, "play {number}", {"number": NUMBER}),
        Verb(Go, "go {direction}", {"direction": DIRECTION}),
        Verb(Stay, "stay"),
        Verb(Start, "start from {city} with {colour}", {"city": CITY, "colour": COLOUR}),
    ]
)
