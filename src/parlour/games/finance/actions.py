"""Actions of a seat in Finance, except throwing the dice."""

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
class EndTurn(Action):
    """End the turn."""


@final
class Leave(Action):
    """Stay silent at every further call of this auction. The player may still come back with a bid."""


@final
class Build(Action):
    """Build a house."""

    def __init__(self, lease: int) -> None:
        self.lease = lease

    def values(self) -> tuple[object, ...]:
        return (self.lease,)


@final
class TearDown(Action):
    """Tear a house down."""

    def __init__(self, lease: int) -> None:
        self.lease = lease

    def values(self) -> tuple[object, ...]:
        return (self.lease,)


@final
class Mortgage(Action):
    """Mortgage a lease to the Bank."""

    def __init__(self, lease: int) -> None:
        self.lease = lease

    def values(self) -> tuple[object, ...]:
        return (self.lease,)


@final
class Redeem(Action):
    """Repay a mortgage."""

    def __init__(self, lease: int) -> None:
        self.lease = lease

    def values(self) -> tuple[object, ...]:
        return (self.lease,)


@final
class Share(Action):
    """Propose to all owners of the railroads or utilities to share their income; each keeps their own leases."""

    def __init__(self, series: int, shares: tuple[int, ...]) -> None:
        self.series = series
        self.shares = shares

    def values(self) -> tuple[object, ...]:
        return (self.series, self.shares)


@final
class ShareHeld(Action):
    """Propose to share income with one holder of all leases. `moneys` is what the holder pays each partner, or gets."""

    def __init__(self, series: int, holder: int, shares: tuple[int, ...], moneys: tuple[int, ...]) -> None:
        self.series = series
        self.holder = holder
        self.shares = shares
        self.moneys = moneys

    def values(self) -> tuple[object, ...]:
        return (self.series, self.holder, self.shares, self.moneys)


@final
class EndSharing(Action):
    """End a partnership."""

    def __init__(self, series: int) -> None:
        self.series = series

    def values(self) -> tuple[object, ...]:
        return (self.series,)


@final
class ProposeStop(Action):
    """Propose to all players to stop now."""


@final
class SellEarly(Action):
    """Offer the lowest of the last leases, as Auctioneer."""


@final
class PayFee(Action):
    """Leave Jail by paying the fee, and throw."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def values(self) -> tuple[object, ...]:
        return (self.amount,)


@final
class InsureCorner(Action):
    """Insure against the Go to Jail corner, for this throw."""


@final
class InsureCard(Action):
    """Insure against the card that sends to Jail, for this cut."""


@final
class Cut(Action):
    """Cut the cards."""


@final
class Keep(Action):
    """Keep the throw."""


@final
class Collect(Action):
    """Collect the income for a completed circuit."""


@final
class ClaimRent(Action):
    """Claim a rent."""

    def __init__(self, visitor: int, lease: int) -> None:
        self.visitor = visitor
        self.lease = lease

    def values(self) -> tuple[object, ...]:
        return (self.visitor, self.lease)


@final
class ClaimSingle(Action):
    """Claim a rent without doubling it."""

    def __init__(self, visitor: int, lease: int) -> None:
        self.visitor = visitor
        self.lease = lease

    def values(self) -> tuple[object, ...]:
        return (self.visitor, self.lease)


@final
class StrikeOff(Action):
    """Strike off a used free ride."""

    def __init__(self, visitor: int, lease: int) -> None:
        self.visitor = visitor
        self.lease = lease

    def values(self) -> tuple[object, ...]:
        return (self.visitor, self.lease)


@final
class TakeRent(Action):
    """Collect the rent that is due."""


@final
class TakeSingle(Action):
    """Collect the rent that is due, without doubling it."""


@final
class Waive(Action):
    """Let the visitor off the rent."""


@final
class UseRide(Action):
    """Use a free ride."""


@final
class PayRent(Action):
    """Pay the rent and keep the free ride."""


@final
class GiveUp(Action):
    """Declare that a debt cannot be paid."""


END_TURN: Final = Choice(EndTurn)
LEAVE: Final = Choice(Leave)
PROPOSE_STOP: Final = Choice(ProposeStop, never_random=True)
SELL_EARLY: Final = Choice(SellEarly)
INSURE_CORNER: Final = Choice(InsureCorner)
INSURE_CARD: Final = Choice(InsureCard)
CUT: Final = Choice(Cut)
KEEP: Final = Choice(Keep)
COLLECT: Final = Choice(Collect)
TAKE_RENT: Final = Choice(TakeRent)
TAKE_SINGLE: Final = Choice(TakeSingle)
WAIVE: Final = Choice(Waive)
USE_RIDE: Final = Choice(UseRide)
PAY_RENT: Final = Choice(PayRent)
GIVE_UP: Final = Choice(GiveUp, irreversible=True)
CUTS: Final = Cut()
KEEPS: Final = Keep()
TAKES: Final = TakeRent()
RIDES: Final = UseRide()
GIVES_UP: Final = GiveUp()
COLLECTS: Final = Collect()
