"""The position format of The Monopolist: the state as data."""

from __future__ import annotations

from typing import Final

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
from parlour.core.refusals import BadData, expected
from parlour.core.text.names import Names
from parlour.core.text.notation import NUMBER, SEAT
from parlour.games.monopolist.grammar import CELL, COLOUR, TRADE
from parlour.games.monopolist.phases.bankruptcy import Bankruptcy
from parlour.games.monopolist.phases.choosing import Choosing
from parlour.games.monopolist.phases.lead import Lead
from parlour.games.monopolist.phases.turn import STAGES, TO_SPIN, Turn
from parlour.games.monopolist.state import MonopolistState, Player
from parlour.kit.lead import LEAD_FIELDS

MONOPOLIST: Final = "monopolist"
"""The name of the Monopolist where creditors are named by seats' letters."""


class Sums(FieldType):
    """Counters by seat, without zeros: {"B": 2}. The Monopolist may follow the last seat."""

    def __init__(self, with_monopolist: bool = False) -> None:
        self.with_monopolist = with_monopolist

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, tuple)
        names = self._names(lexicon)
        return {names[n]: counters for n, counters in enumerate(value) if counters}

    def load(self, data: object, lexicon: Names, where: str) -> object:
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

    def example(self, lexicon: Names, n: int = 0) -> object:
        return {lexicon.letters[n % lexicon.seats]: 3}

    def _names(self, lexicon: Names) -> list[str]:
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


PLAYER: Final = RecordType(
    Player,
    {
        "trade": about(Absent(TRADE), "The corner the player sits at, by its trade; null before it is chosen."),
        "colour": about(Absent(COLOUR), "The colour of the man; null before it is chosen."),
        "man": about(
            Absent(CELL), "The cell the man stands on; null before the start, and when the player has left the game."
        ),
        "counters": about(NUMBER, "Counters in hand."),
        "noted": about(NUMBER, "Counters in hand at the last start from the Base (MON-37)."),
        "paid": about(WithDefault(NUMBER, 0), "Counters paid to the Monopolist since then (MON-R13)."),
        "restart": about(
            WithDefault(FLAG, False), "Whether the man goes back to the Base before the next spin (MON-32, MON-36)."
        ),
        "owes": about(WithDefault(Sums(), ()), "What is still to be repaid, by lender."),
        "arrears": about(
            WithDefault(Sums(with_monopolist=True), ()), "What was due and could not be paid, by creditor (MON-R15)."
        ),
    },
    _player,
)


def _turn(turn: Turn) -> list[object]:
    return [turn.stage, turn.rest, turn.looked_at, turn.drawn, turn.to_place, turn.swallowed, turn.bonus, turn.again]


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
                                "the mover repays or spins",
                                "chance is waited for: where the spider's head rests",
                                "men in the span are moved in, one after the other; waits only under a bankruptcy",
                                "a seat in `to_place` chooses the cell for its man",
                                "the mover advances, or declines where that is allowed",
                                "the advance is made and is to be settled; waits only under a bankruptcy",
                                "the mover chooses the cell for a man that was drawn in after its advance",
                                "the spin is played; waits only under a bankruptcy",
                                "the mover takes the bonus spin or stops",
                            ),
                        ),
                        TO_SPIN,
                    ),
                    "What comes next in the turn.",
                ),
                "rest": about(
                    WithDefault(Absent(NUMBER), -1), "The tick at which the spider's head rests; null before the spin."
                ),
                "looked_at": about(
                    WithDefault(NUMBER, 0),
                    "How many men, the spinner's first, have been checked for being in the span.",
                ),
                "drawn": about(
                    WithDefault(TupleOf(SEAT), ()), "The seats whose men were drawn in right after the spin."
                ),
                "to_place": about(
                    WithDefault(TupleOf(SEAT), ()), "The seats that are still to place a man drawn in (MON-R06)."
                ),
                "swallowed": about(
                    WithDefault(FLAG, False),
                    "Whether the spinner's man came upon the innermost ring: the turn ends without a bonus.",
                ),
                "bonus": about(WithDefault(NUMBER, 0), "Bonus spins that are left."),
                "again": about(WithDefault(FLAG, False), "Whether this is a bonus spin."),
            },
            _turn,
        ),
        "bankruptcy": RecordType(
            Bankruptcy,
            {
                "bankrupt": about(SEAT, "The player at zero who is dealt with."),
                "asked": about(
                    WithDefault(NUMBER, 0),
                    "How many of the others, from their left, have been asked for a loan or cannot lend.",
                ),
                "offers": about(WithDefault(Sums(), ()), "The loans that have been offered, by lender."),
            },
        ),
    }
)


def _state(s: MonopolistState) -> list[object]:
    return [s.players, s.monopolist, s.mover, s.spins, s.stack, s.outcome]


STATE: Final = RecordType(
    MonopolistState,
    {
        "players": about(BySeat(PLAYER), "Each seat's trade, man and counters."),
        "monopolist": about(
            NUMBER, "The Monopolist's counters. All counters together are those that were dealt (MON-10)."
        ),
        "mover": about(SEAT, "Whose turn it is."),
        "spins": about(NUMBER, "How many spins have been made."),
        "stack": stack_of(FRAMES),
        "outcome": ENDING,
    },
    _state,
)
