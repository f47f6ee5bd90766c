"""Actions of a seat in Weigh Anchor, except throwing the dice, and their notation."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.record_class import record
from parlour.core.moves import Action, Choice
from parlour.core.text.notation import ActionSyntax, Grammar, Number, Seat
from parlour.games.weigh_anchor.fields import VESSEL, GroupName, KeptCardName, TokenName, VesselName
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


@record
class TakeToken(Action):
    """Choose a token."""

    token: TokenName


@record
class ChooseSet(Action):
    """Choose a set of title deeds in the short game."""

    group: GroupName


@final
class Buy(Action):
    """Buy the vessel landed on."""


@final
class Decline(Action):
    """Decline to buy the vessel landed on; it goes to auction."""


@record
class Build(Action):
    """Buy this many decks for a group, evenly, starting with a vessel."""

    vessel: VesselName
    count: Number


@record
class BuildSuite(Action):
    """Buy a suite for a vessel."""

    vessel: VesselName


@record
class Sell(Action):
    """Sell this many levels of a group back, evenly, starting with a vessel."""

    vessel: VesselName
    count: Number


@record
class Mortgage(Action):
    """Mortgage a vessel to the Bank."""

    vessel: VesselName


@record
class Lift(Action):
    """Pay off a mortgage."""

    vessel: VesselName


@record
class PayFine(Action):
    """Leave the Dock by paying the fine."""

    amount: Number


@record
class UseCard(Action):
    """Leave the Dock with a Get Out card."""

    card: KeptCardName


@record
class DutyFlat(Action):
    """Choose the fixed amount at Harbour Duties."""

    amount: Number


@record
class DutyShare(Action):
    """Choose the share of total worth at Harbour Duties."""

    percent: Number


@record
class AskHire(Action):
    """Ask a lander to pay the hire of a vessel."""

    lander: Seat
    vessel: VesselName


@record
class Waive(Action):
    """Waive the hire of a vessel for a lander."""

    lander: Seat
    vessel: VesselName


@record
class Want(Action):
    """State the number of scarce pieces wanted."""

    count: Number


@record
class Fit(Action):
    """Fit a bought piece on a vessel."""

    vessel: VesselName


@record
class TakeOver(Action):
    """Take over a bankrupt's mortgaged vessel and pay its interest."""

    vessel: VesselName


@record
class RefuseVessel(Action):
    """Refuse a bankrupt's mortgaged vessel; it goes to the Bank."""

    vessel: VesselName


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

GRAMMAR: Final = Grammar(
    [
        THROW_VERB,
        ActionSyntax(TakeToken, "take the {token}"),
        ActionSyntax(ChooseSet, "choose {group}"),
        *WINDOW_VERBS,
        ActionSyntax(Buy, "buy"),
        ActionSyntax(Decline, "decline"),
        BID_VERB,
        HOLD_VERB,
        ActionSyntax(Build, "build {vessel} {count}"),
        ActionSyntax(build_one, "build {vessel}", {"vessel": VESSEL}, Build),
        ActionSyntax(BuildSuite, "suite {vessel}"),
        ActionSyntax(Sell, "sell {vessel} {count}"),
        ActionSyntax(sell_one, "sell {vessel}", {"vessel": VESSEL}, Sell),
        ActionSyntax(Mortgage, "mortgage {vessel}"),
        ActionSyntax(Lift, "lift {vessel}"),
        *offer_verbs(BUNDLE),
        WITHDRAW_VERB,
        ActionSyntax(PayFine, "pay {amount}"),
        ActionSyntax(UseCard, "use {card}"),
        ActionSyntax(DutyShare, "duty {percent}%"),
        ActionSyntax(DutyFlat, "duty {amount}"),
        ActionSyntax(AskHire, "ask {lander} for {vessel}"),
        ActionSyntax(Waive, "waive {lander} for {vessel}"),
        ActionSyntax(Want, "want {count}"),
        ActionSyntax(Fit, "fit {vessel}"),
        ActionSyntax(TakeOver, "take over {vessel}"),
        ActionSyntax(RefuseVessel, "refuse {vessel}"),
        ActionSyntax(GoBankrupt, "go bankrupt"),
    ]
)
