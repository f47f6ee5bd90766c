"""The actions of Finance as text."""

from __future__ import annotations

from typing import Final

from parlour.core.words import NUMBER, SEAT, Grammar, Named, Verb
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
from parlour.kit.bundle import BUNDLE
from parlour.kit.dice import THROW_VERB
from parlour.kit.shares import PAYMENTS, SHARES

LEASE: Final = Named("lease")
SERIES: Final = Named("series")
CARD: Final = Named("card")

GRAMMAR: Final = Grammar(
    [
        THROW_VERB,
        Verb(EndTurn, "end"),
        *WINDOW_VERBS,
        BID_VERB,
        HOLD_VERB,
        Verb(Leave, "leave"),
        Verb(Build, "build {lease}", {"lease": LEASE}),
        Verb(TearDown, "tear down {lease}", {"lease": LEASE}),
        Verb(Mortgage, "mortgage {lease}", {"lease": LEASE}),
        Verb(Redeem, "redeem {lease}", {"lease": LEASE}),
        *offer_verbs(BUNDLE),
        WITHDRAW_VERB,
        Verb(
            ShareHeld,
            "share {series} under {holder}: {shares}; {moneys}",
            {"series": SERIES, "holder": SEAT, "shares": SHARES, "moneys": PAYMENTS},
        ),
        Verb(Share, "share {series}: {shares}", {"series": SERIES, "shares": SHARES}),
        Verb(EndSharing, "end sharing {series}", {"series": SERIES}),
        Verb(ProposeStop, "propose to stop"),
        Verb(SellEarly, "sell early"),
        Verb(PayFee, "pay {amount}", {"amount": NUMBER}),
        Verb(PayRent, "pay"),
        Verb(UseRide, "ride"),
        Verb(InsureCorner, "insure the corner"),
        Verb(InsureCard, "insure the card"),
        Verb(Cut, "cut"),
        Verb(Keep, "keep"),
        Verb(Collect, "collect"),
        Verb(ClaimSingle, "claim single {visitor} for {lease}", {"visitor": SEAT, "lease": LEASE}),
        Verb(ClaimRent, "claim {visitor} for {lease}", {"visitor": SEAT, "lease": LEASE}),
        Verb(StrikeOff, "strike {visitor} on {lease}", {"visitor": SEAT, "lease": LEASE}),
        Verb(TakeRent, "take"),
        Verb(TakeSingle, "take single"),
        Verb(Waive, "waive"),
        Verb(GiveUp, "give up"),
    ]
)
