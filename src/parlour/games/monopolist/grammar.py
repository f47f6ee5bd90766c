"""The actions of The Monopolist as text."""

from __future__ import annotations

from typing import Final

from parlour.core.words import NUMBER, SEAT, Grammar, Named, Verb
from parlour.games.monopolist.actions import (
    Accept,
    Advance,
    AdvanceTo,
    Decline,
    Lend,
    LendNothing,
    Place,
    Repay,
    Stop,
    Take,
    Withdraw,
)
from parlour.kit.lead import SPIN_VERB

TRADE: Final = Named("trade")
COLOUR: Final = Named("colour")
CELL: Final = Named("cell")

GRAMMAR: Final = Grammar(
    [
        SPIN_VERB,
        Verb(Stop, "stop"),
        Verb(AdvanceTo, "advance to {cell}", {"cell": CELL}),
        Verb(Advance, "advance"),
        Verb(Decline, "decline"),
        Verb(Place, "place on {cell}", {"cell": CELL}),
        Verb(Lend, "lend {amount}", {"amount": NUMBER}),
        Verb(LendNothing, "lend nothing"),
        Verb(Accept, "accept {lender}", {"lender": SEAT}),
        Verb(Withdraw, "withdraw"),
        Verb(Repay, "repay {lender} {amount}", {"lender": SEAT, "amount": NUMBER}),
        Verb(Take, "take {trade} with {colour}", {"trade": TRADE, "colour": COLOUR}),
    ]
)
