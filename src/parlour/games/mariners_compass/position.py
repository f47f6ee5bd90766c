"""The position format of Mariner's Compass: the state as data."""

from __future__ import annotations

from typing import Final

from parlour.core.data.fields import FLAG, Absent, BySeat, EnumOf, RecordType, TaggedUnion, WithDefault, about, stack_of
from parlour.core.data.outcome_fields import ENDING
from parlour.core.text.notation import NUMBER, SEAT
from parlour.games.mariners_compass.grammar import CITY, COLOUR, SPACE, SQUARE
from parlour.games.mariners_compass.phases.choosing import Choosing
from parlour.games.mariners_compass.phases.lead import Lead
from parlour.games.mariners_compass.phases.turn import STAGES, TO_SPIN, Turn
from parlour.games.mariners_compass.state import MarinersState, Player
from parlour.kit.lead import LEAD_FIELDS

PLAYER: Final = RecordType(
    Player,
    {
        "city": about(Absent(CITY), "The city the player starts from; null before it is chosen."),
        "colour": about(Absent(COLOUR), "The player's colour; null before it is chosen."),
        "small_man": about(Absent(SPACE), "The space the small man stands on; null before it has entered."),
        "expedition": about(SQUARE, "The square the expedition stands on, as '(column, row)'."),
    },
)
FRAMES: Final = TaggedUnion(
    {
        "choosing": RecordType(Choosing, {}),
        "lead": RecordType(Lead, LEAD_FIELDS),
        "turn": RecordType(
            Turn,
            {
                "stage": about(
                    WithDefault(
                        EnumOf(
                            *STAGES,
                            meanings=(
                                "the mover spins",
                                "chance is waited for: both numbers",
                                "the mover chooses one of the two numbers for the small man",
                                "the mover chooses the direction of the expedition",
                            ),
                        ),
                        TO_SPIN,
                    ),
                    "What comes next in the turn.",
                ),
                "first": about(WithDefault(NUMBER, 0), "The first number spun; 0 before the spin."),
                "second": about(WithDefault(NUMBER, 0), "The second number spun; 0 before the spin."),
                "spins_again": about(WithDefault(FLAG, False), "Whether the mover has another spin after this move."),
            },
        ),
    }
)
STATE: Final = RecordType(
    MarinersState,
    {
        "players": about(BySeat(PLAYER), "Each seat's city, colour and men."),
        "mover": about(SEAT, "Whose turn it is."),
        "turns": about(NUMBER, "How many turns are over."),
        "stack": stack_of(FRAMES),
        "outcome": ENDING,
    },
)
