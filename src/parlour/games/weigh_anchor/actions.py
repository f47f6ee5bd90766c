"""Actions of a seat in Weigh Anchor, except throwing the dice."""

from __future__ import annotations

from typing import Final, final

from parlour.core.moves import Action, Choice
from parlour.kit.actions import (
    HOLD as HOLD,
    HOLDS as HOLDS,
    PASS as PASS,
    PASSES as PASSES,
    RESIGN as RESIGN,
    REST as REST,
    RESUME as RESUME,
    Accept as Accept,
    Bid as Bid,
    Counter as Counter,
    DeclineOffer as DeclineOffer,
    Hold as Hold,
    Offer as Offer,
    Pass as Pass,
    Resign as Resign,
    Rest as Rest,
    Resume as Resume,
    Withdraw as Withdraw,
)


@final
class TakeToken(Action):
    """Choose a token."""

    def __init__(self, token: int) -> None:
        self.token = token

    def values(self) -> tuple[object, ...]:
        return (self.token,)


@final
class ChooseSet(Action):
    """Choose a set of title deeds in the short game."""

    def __init__(self, group: int) -> None:
        self.group = group

    def values(self) -> tuple[object, ...]:
        return (self.group,)


@final
class Buy(Action):
    """Buy the vessel landed on."""


@final
class Decline(Action):
    """Decline to buy the vessel landed on; it goes to auction."""


@final
class Build(Action):
    """Buy this many decks for a group, evenly, starting with a vessel."""

    def __init__(self, vessel: int, count: int) -> None:
        self.vessel = vessel
        self.count = count

    def values(self) -> tuple[object, ...]:
        return (self.vessel, self.count)


@final
class BuildSuite(Action):
    """Buy a suite for a vessel."""

    def __init__(self, vessel: int) -> None:
        self.vessel = vessel

    def values(self) -> tuple[object, ...]:
        return (self.vessel,)


@final
class Sell(Action):
    """Sell this many levels of a group back, evenly, starting with a vessel."""

    def __init__(self, vessel: int, count: int) -> None:
        self.vessel = vessel
        self.count = count

    def values(self) -> tuple[object, ...]:
        return (self.vessel, self.count)


@final
class Mortgage(Action):
    """Mortgage a vessel to the Bank."""

    def __init__(self, vessel: int) -> None:
        self.vessel = vessel

    def values(self) -> tuple[object, ...]:
        return (self.vessel,)


@final
class Lift(Action):
    """Pay off a mortgage."""

    def __init__(self, vessel: int) -> None:
        self.vessel = vessel

    def values(self) -> tuple[object, ...]:
        return (self.vessel,)


@final
class PayFine(Action):
    """Leave the Dock by paying the fine."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def values(self) -> tuple[object, ...]:
        return (self.amount,)


@final
class UseCard(Action):
    """Leave the Dock with a Get Out card."""

    def __init__(self, card: int) -> None:
        self.card = card

    def values(self) -> tuple[object, ...]:
        return (self.card,)


@final
class DutyFlat(Action):
    """Choose the fixed amount at Harbour Duties."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def values(self) -> tuple[object, ...]:
        return (self.amount,)


@final
class DutyShare(Action):
    """Choose the share of total worth at Harbour Duties."""

    def __init__(self, percent: int) -> None:
        self.percent = percent

    def values(self) -> tuple[object, ...]:
        return (self.percent,)


@final
class AskHire(Action):
    """Ask a lander to pay the hire of a vessel."""

    def __init__(self, lander: int, vessel: int) -> None:
        self.lander = lander
        self.vessel = vessel

    def values(self) -> tuple[object, ...]:
        return (self.lander, self.vessel)


@final
class Waive(Action):
    """Waive the hire of a vessel for a lander."""

    def __init__(self, lander: int, vessel: int) -> None:
        self.lander = lander
        self.vessel = vessel

    def values(self) -> tuple[object, ...]:
        return (self.lander, self.vessel)


@final
class Want(Action):
    """State the number of scarce pieces wanted."""

    def __init__(self, count: int) -> None:
        self.count = count

    def values(self) -> tuple[object, ...]:
        return (self.count,)


@final
class Fit(Action):
    """Fit a bought piece on a vessel."""

    def __init__(self, vessel: int) -> None:
        self.vessel = vessel

    def values(self) -> tuple[object, ...]:
        return (self.vessel,)


@final
class TakeOver(Action):
    """Take over a bankrupt's mortgaged vessel and pay its interest."""

    def __init__(self, vessel: int) -> None:
        self.vessel = vessel

    def values(self) -> tuple[object, ...]:
        return (self.vessel,)


@final
class RefuseVessel(Action):
    """Refuse a bankrupt's mortgaged vessel; it goes to the Bank."""

    def __init__(self, vessel: int) -> None:
        self.vessel = vessel

    def values(self) -> tuple[object, ...]:
        return (self.vessel,)


@final
class GoBankrupt(Action):
    """Declare that a debt cannot be paid."""


def build_one(vessel: int) -> Build:
    """Return the action for 'build Rex': one deck."""
    return Build(vessel, 1)


def sell_one(vessel: int) -> Sell:
    """Return the action for 'sell Rex': one level."""
    return Sell(vessel, 1)


BUY: Final = Choice(Buy)
DECLINE: Final = Choice(Decline)
GO_BANKRUPT: Final = Choice(GoBankrupt, irreversible=True)
DECLINES: Final = Decline()
BANKRUPT: Final = GoBankrupt()
