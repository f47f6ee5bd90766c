"""Actions of The Monopolist, except spinning, and their notation."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.record_class import record
from parlour.core.moves import Action, Choice
from parlour.core.text.notation import ActionSyntax, Grammar, Number, Seat
from parlour.games.monopolist.fields import Cell, Colour, Trade
from parlour.kit.lead import SPIN_VERB


@record
class Take(Action):
    """Choose a corner, and with it a trade, and a man."""

    trade: Trade
    colour: Colour


@final
class Stop(Action):
    """Decline a bonus spin."""


@final
class Advance(Action):
    """Advance by the number spun, to a space of one cell."""


@record
class AdvanceTo(Action):
    """Advance by the number spun, to this cell of the space reached."""

    cell: Cell


@final
class Decline(Action):
    """Do not advance into the span. The turn is lost."""


@record
class Place(Action):
    """Put a man that was drawn in on this cell of its new space."""

    cell: Cell


@record
class Lend(Action):
    """Offer the bankrupt player a loan."""

    amount: Number


@final
class LendNothing(Action):
    """Offer the bankrupt player no loan."""


@record
class Accept(Action):
    """Take the loan this player has offered."""

    lender: Seat


@final
class Withdraw(Action):
    """Take no loan and leave the game."""


@record
class Repay(Action):
    """Give a lender back part of a debt."""

    lender: Seat
    amount: Number


STOP: Final = Choice(Stop)
ADVANCE: Final = Choice(Advance)
DECLINE: Final = Choice(Decline)
LEND_NOTHING: Final = Choice(LendNothing)
LENDS_NOTHING: Final = LendNothing()
WITHDRAW: Final = Choice(Withdraw, irreversible=True)

GRAMMAR: Final = Grammar(
    [
        SPIN_VERB,
        ActionSyntax(Stop, "stop"),
        ActionSyntax(AdvanceTo, "advance to {cell}"),
        ActionSyntax(Advance, "advance"),
        ActionSyntax(Decline, "decline"),
        ActionSyntax(Place, "place on {cell}"),
        ActionSyntax(Lend, "lend {amount}"),
        ActionSyntax(LendNothing, "lend nothing"),
        ActionSyntax(Accept, "accept {lender}"),
        ActionSyntax(Withdraw, "withdraw"),
        ActionSyntax(Repay, "repay {lender} {amount}"),
        ActionSyntax(Take, "take {trade} with {colour}"),
    ]
)
