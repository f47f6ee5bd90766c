"""Actions of The Monopolist, except spinning."""

from __future__ import annotations

from typing import Final, final

from parlour.core.moves import Action, Choice


@final
class Take(Action):
    """Choose a corner, and with it a trade, and a man."""

    def __init__(self, trade: int, colour: int) -> None:
        self.trade = trade
        self.colour = colour

    def values(self) -> tuple[object, ...]:
        return (self.trade, self.colour)


@final
class Stop(Action):
    """Decline a bonus spin."""


@final
class Advance(Action):
    """Advance by the number spun, to a space of one cell."""


@final
class AdvanceTo(Action):
    """Advance by the number spun, to this cell of the space reached."""

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def values(self) -> tuple[object, ...]:
        return (self.cell,)


@final
class Decline(Action):
    """Do not advance into the span. The turn is lost."""


@final
class Place(Action):
    """Put a man that was drawn in on this cell of its new space."""

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def values(self) -> tuple[object, ...]:
        return (self.cell,)


@final
class Lend(Action):
    """Offer the bankrupt player a loan."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def values(self) -> tuple[object, ...]:
        return (self.amount,)


@final
class LendNothing(Action):
    """Offer the bankrupt player no loan."""


@final
class Accept(Action):
    """Take the loan this player has offered."""

    def __init__(self, lender: int) -> None:
        self.lender = lender

    def values(self) -> tuple[object, ...]:
        return (self.lender,)


@final
class Withdraw(Action):
    """Take no loan and leave the game."""


@final
class Repay(Action):
    """Give a lender back part of a debt."""

    def __init__(self, lender: int, amount: int) -> None:
        self.lender = lender
        self.amount = amount

    def values(self) -> tuple[object, ...]:
        return (self.lender, self.amount)


STOP: Final = Choice(Stop)
ADVANCE: Final = Choice(Advance)
DECLINE: Final = Choice(Decline)
LEND_NOTHING: Final = Choice(LendNothing)
LENDS_NOTHING: Final = LendNothing()
WITHDRAW: Final = Choice(Withdraw, irreversible=True)
