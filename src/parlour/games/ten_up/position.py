"""The state of Ten-Up as data."""

from __future__ import annotations

from typing import Final, final

from parlour.core.fields import FLAG, Absent, BySeat, Fixed, Kind, Maybe, OneKindOf, Record, Several, Stage, Usual
from parlour.core.lexicon import Lexicon
from parlour.core.outcome_fields import OUTCOME
from parlour.core.words import NUMBER, SEAT
from parlour.games.ten_up.grammar import ARROW, COLOUR, PLACE, SQUARE, TABLE
from parlour.games.ten_up.phases.choosing import Choosing
from parlour.games.ten_up.phases.gain import Gain
from parlour.games.ten_up.phases.lead import Lead
from parlour.games.ten_up.phases.loss import CAUSES, Loss
from parlour.games.ten_up.phases.tally import Tally
from parlour.games.ten_up.phases.turn import NO_ARROW, STAGES, TO_SPIN, Turn
from parlour.games.ten_up.state import Player, TenUpState
from parlour.kit.lead import LEAD_FIELDS

PLACES: Final = Fixed(PLACE)


@final
class Counters(Kind):
    """The places of a seat's counters, written in any order and kept in one."""

    def __init__(self) -> None:
        self.kind = PLACE

    def dump(self, value: object, lexicon: Lexicon) -> object:
        return PLACES.dump(value, lexicon)

    def load(self, data: object, lexicon: Lexicon, where: str) -> object:
        places = PLACES.load(data, lexicon, where)
        assert isinstance(places, tuple)
        return tuple(sorted(places))

    def form(self) -> str:
        return PLACES.form()

    def example(self, lexicon: Lexicon, n: int = 0) -> object:
        return PLACES.example(lexicon, n)


IS_SETTLED: Final = Usual(FLAG, False)


def _player(player: Player) -> list[object]:
    return [player.colour, player.man, player.counters]


PLAYER: Final = Record(Player, {"colour": Absent(COLOUR), "man": SQUARE, "counters": Counters()}, _player)


def _turn(turn: Turn) -> list[object]:
    return [turn.stage, turn.first, turn.second, turn.announced]


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
                "announced": Usual(Absent(ARROW), NO_ARROW),
            },
            _turn,
        ),
        "loss": Record(Loss, {"seat": SEAT, "cause": Stage(*CAUSES), "is_settled": IS_SETTLED}),
        "gain": Record(Gain, {"is_settled": IS_SETTLED}),
        "tally": Record(Tally, {"table": TABLE, "is_settled": IS_SETTLED}),
    }
)


def _state(s: TenUpState) -> list[object]:
    return [s.players, s.mover, s.turns, s.stack, s.outcome]


STATE: Final = Record(
    TenUpState,
    {
        "players": BySeat(PLAYER),
        "mover": SEAT,
        "turns": NUMBER,
        "stack": Several(FRAMES),
        "outcome": Usual(Maybe(OUTCOME), None),
    },
    _state,
)
