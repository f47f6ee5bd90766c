"""The state of The Monopolist as data."""

from __future__ import annotations

from typing import Final

from parlour.core.fields import FLAG, Absent, BySeat, Fixed, Kind, Maybe, OneKindOf, Record, Several, Stage, Usual
from parlour.core.lexicon import Lexicon
from parlour.core.outcome_fields import OUTCOME
from parlour.core.refusals import BadData, expected
from parlour.core.words import NUMBER, SEAT
from parlour.games.monopolist.grammar import CELL, COLOUR, TRADE
from parlour.games.monopolist.phases.bankruptcy import Bankruptcy
from parlour.games.monopolist.phases.choosing import Choosing
from parlour.games.monopolist.phases.lead import Lead
from parlour.games.monopolist.phases.turn import STAGES, TO_SPIN, Turn
from parlour.games.monopolist.state import MonopolistState, Player
from parlour.kit.lead import LEAD_FIELDS

MONOPOLIST: Final = "monopolist"
"""How the Monopolist is written where creditors are named by seats' letters."""


class Sums(Kind):
    """Counters by seat, those that are zero left out: {"B": 2}. The Monopolist may stand after the last seat."""

    def __init__(self, with_monopolist: bool = False) -> None:
        self.with_monopolist = with_monopolist

    def dump(self, value: object, lexicon: Lexicon) -> object:
        assert isinstance(value, tuple)
        names = self._names(lexicon)
        return {names[n]: counters for n, counters in enumerate(value) if counters}

    def load(self, data: object, lexicon: Lexicon, where: str) -> object:
        if not isinstance(data, dict):
            raise self.unlike(data, lexicon, where)
        names = self._names(lexicon)
        sums = [0] * len(names)
        for name, counters in data.items():
            if not isinstance(counters, int) or isinstance(counters, bool) or counters < 0:
                raise BadData(f"{where}.{name}", expected("a number of counters such as 3", counters))
            is_monopolist = self.with_monopolist and name == MONOPOLIST
            sums[lexicon.seats if is_monopolist else lexicon.seat(name, where)] = counters
        return tuple(sums) if any(sums) else ()

    def form(self) -> str:
        return "a table of counters by seats"

    def example(self, lexicon: Lexicon, n: int = 0) -> object:
        return {lexicon.letters[n % lexicon.seats]: 3}

    def _names(self, lexicon: Lexicon) -> list[str]:
        letters = [lexicon.letter(seat) for seat in range(lexicon.seats)]
        return [*letters, MONOPOLIST] if self.with_monopolist else letters


def _player(player: Player) -> list[object]:
    return [
        player.trade,
        player.colour,
        player.man,
        player.counters,
        player.noted,
        player.paid,
        player.restart,
        player.owes,
        player.arrears,
    ]


PLAYER: Final = Record(
    Player,
    {
        "trade": Absent(TRADE),
        "colour": Absent(COLOUR),
        "man": Absent(CELL),
        "counters": NUMBER,
        "noted": NUMBER,
        "paid": Usual(NUMBER, 0),
        "restart": Usual(FLAG, False),
        "owes": Usual(Sums(), ()),
        "arrears": Usual(Sums(with_monopolist=True), ()),
    },
    _player,
)


def _turn(turn: Turn) -> list[object]:
    return [turn.stage, turn.rest, turn.looked_at, turn.drawn, turn.to_place, turn.swallowed, turn.bonus, turn.again]


FRAMES: Final = OneKindOf(
    {
        "choosing": Record(Choosing, {}),
        "lead": Record(Lead, LEAD_FIELDS),
        "turn": Record(
            Turn,
            {
                "stage": Usual(Stage(*STAGES), TO_SPIN),
                "rest": Usual(Absent(NUMBER), -1),
                "looked_at": Usual(NUMBER, 0),
                "drawn": Usual(Fixed(SEAT), ()),
                "to_place": Usual(Fixed(SEAT), ()),
                "swallowed": Usual(FLAG, False),
                "bonus": Usual(NUMBER, 0),
                "again": Usual(FLAG, False),
            },
            _turn,
        ),
        "bankruptcy": Record(
            Bankruptcy,
            {"bankrupt": SEAT, "asked": Usual(NUMBER, 0), "offers": Usual(Sums(), ())},
        ),
    }
)


def _state(s: MonopolistState) -> list[object]:
    return [s.players, s.monopolist, s.mover, s.spins, s.stack, s.outcome]


STATE: Final = Record(
    MonopolistState,
    {
        "players": BySeat(PLAYER),
        "monopolist": NUMBER,
        "mover": SEAT,
        "spins": NUMBER,
        "stack": Several(FRAMES),
        "outcome": Usual(Maybe(OUTCOME), None),
    },
    _state,
)
