"""The position format of Ten-Up: the state as data."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.fields import (
    FLAG,
    Absent,
    BySeat,
    EnumOf,
    FieldType,
    RecordType,
    TaggedUnion,
    TupleOf,
    WithDefault,
    about,
    stack_of,
)
from parlour.core.data.outcome_fields import ENDING
from parlour.core.text.names import Names
from parlour.core.text.notation import NUMBER, SEAT
from parlour.games.ten_up.grammar import ARROW, COLOUR, PLACE, SQUARE, TABLE
from parlour.games.ten_up.phases.choosing import Choosing
from parlour.games.ten_up.phases.gain import Gain
from parlour.games.ten_up.phases.lead import Lead
from parlour.games.ten_up.phases.loss import CAUSES, Loss
from parlour.games.ten_up.phases.tally import Tally
from parlour.games.ten_up.phases.turn import NO_ARROW, STAGES, TO_SPIN, Turn
from parlour.games.ten_up.state import Player, TenUpState
from parlour.kit.lead import LEAD_FIELDS

PLACES: Final = TupleOf(PLACE)


@final
class Counters(FieldType):
    """The places of a seat's counters. Read in any order, stored sorted."""

    def __init__(self) -> None:
        self.kind = PLACE

    def dump(self, value: object, lexicon: Names) -> object:
        return PLACES.dump(value, lexicon)

    def load(self, data: object, lexicon: Names, where: str) -> object:
        places = PLACES.load(data, lexicon, where)
        assert isinstance(places, tuple)
        return tuple(sorted(places))

    def form(self) -> str:
        return PLACES.form()

    def example(self, lexicon: Names, n: int = 0) -> object:
        return PLACES.example(lexicon, n)


IS_SETTLED: Final = WithDefault(FLAG, False)


def _player(player: Player) -> list[object]:
    return [player.colour, player.man, player.counters]


PLAYER: Final = RecordType(
    Player,
    {
        "colour": about(Absent(COLOUR), "The player's colour; null before it is chosen."),
        "man": about(SQUARE, "The square of the Circuit that the man stands on. At the start it is the seat's Base."),
        "counters": about(Counters(), "The places of the counters that are out; the others are in hand."),
    },
    _player,
)


def _turn(turn: Turn) -> list[object]:
    return [turn.stage, turn.first, turn.second, turn.announced]


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
                                "the mover spins, or announces an arrow first where that is an option",
                                "chance is waited for: both arrows",
                                "the mover chooses which arrow is played first",
                                "the first move is made; passes at once",
                                "the second move is to come; something on top of the turn is settled first",
                                "the turn is to end; something on top of it is settled first",
                            ),
                        ),
                        TO_SPIN,
                    ),
                    "What comes next in the turn.",
                ),
                "first": about(
                    WithDefault(NUMBER, 0),
                    "What the first arrow shows, or the arrow that is played first; 0 before the spin.",
                ),
                "second": about(WithDefault(NUMBER, 0), "What the other arrow shows; 0 before the spin."),
                "announced": about(
                    WithDefault(Absent(ARROW), NO_ARROW),
                    "The arrow that will be played first, where that is said before the spin (TEN-R03).",
                ),
            },
            _turn,
        ),
        "loss": RecordType(
            Loss,
            {
                "seat": about(SEAT, "Who loses the point."),
                "cause": about(
                    EnumOf(
                        *CAUSES,
                        meanings=(
                            "the man stopped on LOSE ONE",
                            "the man was displaced",
                            "another man stopped on the man's Base while it stood there",
                            "the man stood on the Base of one who was sent home",
                        ),
                    ),
                    "Why.",
                ),
                "is_settled": about(IS_SETTLED, "Whether the counter has been set back; passes at once."),
            },
        ),
        "gain": RecordType(Gain, {"is_settled": about(IS_SETTLED, "Whether the point has been kept; passes at once.")}),
        "tally": RecordType(
            Tally,
            {
                "table": about(TABLE, "The Score Table the point is gained on."),
                "is_settled": about(IS_SETTLED, "Whether the point has been kept or refused; passes at once."),
            },
        ),
    }
)


def _state(s: TenUpState) -> list[object]:
    return [s.players, s.mover, s.turns, s.stack, s.outcome]


STATE: Final = RecordType(
    TenUpState,
    {
        "players": about(BySeat(PLAYER), "Each seat's man and counters."),
        "mover": about(SEAT, "Whose turn it is."),
        "turns": about(NUMBER, "How many turns are over."),
        "stack": stack_of(FRAMES),
        "outcome": ENDING,
    },
    _state,
)
