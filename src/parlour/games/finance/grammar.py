"""The notation of Finance: its actions as text."""

from __future__ import annotations

from typing import Final

from parlour.core.text.notation import NUMBER, SEAT, ActionSyntax, Grammar, NameToken
from parlour.games.finance.actions import (
    Build,
    ClaimRent,
    ClaimSingle,
    Collect,
    Cut,
    EndSharing,
    EndTurn,
    GiveUp,
    InsureCard,
    InsureCorner,
    Keep,
    Leave,
    Mortgage,
    PayFee,
    PayRent,
    ProposeStop,
    Redeem,
    SellEarly,
    Share,
    ShareHeld,
    StrikeOff,
    TakeRent,
    TakeSingle,
    TearDown,
    UseRide,
    Waive,
)
from parlour.kit.actions import BID_VERB, HOLD_VERB, WINDOW_VERBS, WITHDRAW_VERB, offer_verbs
from parlour.kit.dice import THROW_VERB
from parlour.kit.trade.bundle import BUNDLE
from parlour.kit.trade.shares import PAYMENTS, SHARES

LEASE: Final = NameToken("lease")
SERIES: Final = NameToken("series")
CARD: Final = NameToken("card")

GRAMMAR: Final = Grammar(
    [
        THROW_VERB,
        ActionSyntax(EndTurn, "end"),
        *WINDOW_VERBS,
        BID_VERB,
        HOLD_VERB,
        ActionSyntax(Leave, "leave"),
        ActionSyntax(Build, "build {lease}", {"lease": LEASE}),
        ActionSyntax(TearDown, "tear down {lease}", {"lease": LEASE}),
        ActionSyntax(Mortgage, "mortgage {lease}", {"lease": LEASE}),
        ActionSyntax(Redeem, "redeem {lease}", {"lease": LEASE}),
        *offer_verbs(BUNDLE),
        WITHDRAW_VERB,
        ActionSyntax(
            ShareHeld,
            "share {series} under {holder}: {shares}; {moneys}",
            {"series": SERIES, "holder": SEAT, "shares": SHARES, "moneys": PAYMENTS},
        ),
        ActionSyntax(Share, "share {series}: {shares}", {"series": SERIES, "shares": SHARES}),
        ActionSyntax(EndSharing, "end sharing {series}", {"series": SERIES}),
        ActionSyntax(ProposeStop, "propose to stop"),
        ActionSyntax(SellEarly, "sell early"),
        ActionSyntax(PayFee, "pay {amount}", {"amount": NUMBER}),
        ActionSyntax(PayRent, "pay"),
        ActionSyntax(UseRide, "ride"),
        ActionSyntax(InsureCorner, "insure the corner"),
        ActionSyntax(InsureCard, "insure the card"),
        ActionSyntax(Cut, "cut"),
        ActionSyntax(Keep, "keep"),
        ActionSyntax(Collect, "collect"),
        ActionSyntax(ClaimSingle, "claim single {visitor} for {lease}", {"visitor": SEAT, "lease": LEASE}),
        ActionSyntax(ClaimRent, "claim {visitor} for {lease}", {"visitor": SEAT, "lease": LEASE}),
        ActionSyntax(StrikeOff, "strike {visitor} on {lease}", {"visitor": SEAT, "lease": LEASE}),
        ActionSyntax(TakeRent, "take"),
        ActionSyntax(TakeSingle, "take single"),
        ActionSyntax(Waive, "waive"),
        ActionSyntax(GiveUp, "give up"),
    ]
)
