"""Actions of a seat in Finance, except throwing the dice, and their notation."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.record_class import record
from parlour.core.moves import Action, Choice
from parlour.core.text.notation import ActionSyntax, Grammar, Number, Seat
from parlour.games.finance.fields import LeaseName, SeriesName
from parlour.kit.actions import (
    BID_VERB,
    HOLD as HOLD,
    HOLD_VERB,
    HOLDS as HOLDS,
    PASS as PASS,
    PASSES as PASSES,
    RESIGN as RESIGN,
    REST as REST,
    RESUME as RESUME,
    WINDOW_VERBS,
    WITHDRAW_VERB,
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
    offer_verbs,
)
from parlour.kit.dice import THROW_VERB
from parlour.kit.trade.bundle import BUNDLE
from parlour.kit.trade.shares import PaymentsBySeat, SharesBySeat


@final
class EndTurn(Action):
    """End the turn."""


@final
class Leave(Action):
    """Stay silent at every further call of this auction. The player may still come back with a bid."""


@record
class Build(Action):
    """Build a house."""

    lease: LeaseName


@record
class TearDown(Action):
    """Tear a house down."""

    lease: LeaseName


@record
class Mortgage(Action):
    """Mortgage a lease to the Bank."""

    lease: LeaseName


@record
class Redeem(Action):
    """Repay a mortgage."""

    lease: LeaseName


@record
class Share(Action):
    """Propose to all owners of the railroads or utilities to share their income; each keeps their own leases."""

    series: SeriesName
    shares: SharesBySeat


@record
class ShareHeld(Action):
    """Propose to share income with one holder of all leases. `moneys` is what the holder pays each partner, or gets."""

    series: SeriesName
    holder: Seat
    shares: SharesBySeat
    moneys: PaymentsBySeat


@record
class EndSharing(Action):
    """End a partnership."""

    series: SeriesName


@final
class ProposeStop(Action):
    """Propose to all players to stop now."""


@final
class SellEarly(Action):
    """Offer the lowest of the last leases, as Auctioneer."""


@record
class PayFee(Action):
    """Leave Jail by paying the fee, and throw."""

    amount: Number


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


@record
class ClaimRent(Action):
    """Claim a rent."""

    visitor: Seat
    lease: LeaseName


@record
class ClaimSingle(Action):
    """Claim a rent without doubling it."""

    visitor: Seat
    lease: LeaseName


@record
class StrikeOff(Action):
    """Strike off a used free ride."""

    visitor: Seat
    lease: LeaseName


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

GRAMMAR: Final = Grammar(
    [
        THROW_VERB,
        ActionSyntax(EndTurn, "end"),
        *WINDOW_VERBS,
        BID_VERB,
        HOLD_VERB,
        ActionSyntax(Leave, "leave"),
        ActionSyntax(Build, "build {lease}"),
        ActionSyntax(TearDown, "tear down {lease}"),
        ActionSyntax(Mortgage, "mortgage {lease}"),
        ActionSyntax(Redeem, "redeem {lease}"),
        *offer_verbs(BUNDLE),
        WITHDRAW_VERB,
        ActionSyntax(ShareHeld, "share {series} under {holder}: {shares}; {moneys}"),
        ActionSyntax(Share, "share {series}: {shares}"),
        ActionSyntax(EndSharing, "end sharing {series}"),
        ActionSyntax(ProposeStop, "propose to stop"),
        ActionSyntax(SellEarly, "sell early"),
        ActionSyntax(PayFee, "pay {amount}"),
        ActionSyntax(PayRent, "pay"),
        ActionSyntax(UseRide, "ride"),
        ActionSyntax(InsureCorner, "insure the corner"),
        ActionSyntax(InsureCard, "insure the card"),
        ActionSyntax(Cut, "cut"),
        ActionSyntax(Keep, "keep"),
        ActionSyntax(Collect, "collect"),
        ActionSyntax(ClaimSingle, "claim single {visitor} for {lease}"),
        ActionSyntax(ClaimRent, "claim {visitor} for {lease}"),
        ActionSyntax(StrikeOff, "strike {visitor} on {lease}"),
        ActionSyntax(TakeRent, "take"),
        ActionSyntax(TakeSingle, "take single"),
        ActionSyntax(Waive, "waive"),
        ActionSyntax(GiveUp, "give up"),
    ]
)
