"""The state of Mariner's Compass as data."""

from __future__ import annotations

from typing import Final

from parlour.core.fields import FLAG, Absent, BySeat, Maybe, OneKindOf, Record, Several, Stage, Usual
from parlour.core.outcome_fields import OUTCOME
from parlour.core.words import NUMBER, SEAT
from parlour.games.mariners_compass.grammar import CITY, COLOUR, SPACE, SQUARE
from parlour.games.mariners_compass.phases.choosing import Choosing
from parlour.games.mariners_compass.phases.lead import Lead
from parlour.games.mariners_compass.phases.turn import STAGES, TO_SPIN, Turn
from parlour.games.mariners_compass.state import MarinersState, Player
from parlour.kit.lead import LEAD_FIELDS

PLAYER: Final = Record(
    Player,
    {"city": Absent(CITY), "colour": Absent(COLOUR), "small_man": Absent(SPACE), "expedition": SQUARE},
)
FRAMES: Final = OneKindOf(
    {
        "choosing": Record(Choosing, {}),
        "lead": Record(Lead, LEAD_FIELDS),
        "turn": Record(
            Turn,
            {
                "stage": Usual(Stage(*STAGES), TO_SPIN),
                "first": Usual(NUMBER, 0),
                "second": Usual(NUMBER, 0),
                "spins_again": Usual(FLAG, False),
            },
        ),
    }
)
STATE: Final = Record(
    MarinersState,
    {
        "players": BySeat(PLAYER),
        "mover": SEAT,
        "turns": NUMBER,
        "stack": Several(FRAMES),
        "outcome": Usual(Maybe(OUTCOME), None),
    },
)
