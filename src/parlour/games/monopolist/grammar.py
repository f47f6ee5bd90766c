"""The notation of The Monopolist."""

from __future__ import annotations

from typing import Final

from parlour.core.text.notation import NUMBER, SEAT, ActionSyntax, Grammar, NameToken
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

TRADE: Final = NameToken("trade")
COLOUR: Final = NameToken("colour")
CELL: Final = NameToken("cell")

GRAMMAR: Final = Grammar(
    [
        SPIN_VERB,
        ActionSyntax(Stop, "stop"),
        ActionSyntax(AdvanceTo, "advance to {cell}", {"cell": CELL}),
        ActionSyntax(Advance, "advance"),
        ActionSyntax(Decline, "decline"),
        ActionSyntax(Place, "place on {cell}", {"cell": CELL}),
        ActionSyntax(Lend, "lend {amount}", {"amount": NUMBER}),
        ActionSyntax(LendNothing, "lend nothing"),
        ActionSyntax(Accept, "accept {lender}", {"lender": SEAT}),
        ActionSyntax(Withdraw, "withdraw"),
        ActionSyntax(Repay, "repay {lender} {amount}", {"lender": SEAT, "amount": NUMBER}),
        ActionSyntax(Take, "take {trade} with {colour}", {"trade": TRADE, "colour": COLOUR}),
    ]
)
