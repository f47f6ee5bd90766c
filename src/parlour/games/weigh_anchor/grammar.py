"""The actions of Weigh Anchor as text."""

from __future__ import annotations

from typing import Final

from parlour.core.words import NUMBER, SEAT, Grammar, Named, Verb
from parlour.games.weigh_anchor.actions import (
    AskHire,
    Build,
    BuildSuite,
    Buy,
    ChooseSet,
    Decline,
    DutyFlat,
    DutyShare,
    Fit,
    GoBankrupt,
    Lift,
    Mortgage,
    PayFine,
    RefuseVessel,
    Sell,
    TakeOver,
    TakeToken,
    UseCard,
    Waive,
    Want,
    build_one,
    sell_one,
)
from parlour.kit.actions import BID_VERB, HOLD_VERB, WINDOW_VERBS, WITHDRAW_VERB, offer_verbs
from parlour.kit.bundle import BUNDLE
from parlour.kit.dice import THROW_VERB

VESSEL: Final = Named("vessel")
GROUP: Final = Named("group")
CARD: Final = Named("card")
KEPT_CARD: Final = Named("kept card")
TOKEN: Final = Named("token")

GRAMMAR: Final = Grammar(
    [
        THROW_VERB,
        Verb(TakeToken, "take the {token}", {"token": TOKEN}),
        Verb(ChooseSet, "choose {group}", {"group": GROUP}),
        *WINDOW_VERBS,
        Verb(Buy, "buy"),
        Verb(Decline, "decline"),
        BID_VERB,
        HOLD_VERB,
        Verb(Build, "build {vessel} {count}", {"vessel": VESSEL, "count": NUMBER}),
        Verb(build_one, "build {vessel}", {"vessel": VESSEL}),
        Verb(BuildSuite, "suite {vessel}", {"vessel": VESSEL}),
        Verb(Sell, "sell {vessel} {count}", {"vessel": VESSEL, "count": NUMBER}),
        Verb(sell_one, "sell {vessel}", {"vessel": VESSEL}),
        Verb(Mortgage, "mortgage {vessel}", {"vessel": VESSEL}),
        Verb(Lift, "lift {vessel}", {"vessel": VESSEL}),
        *offer_verbs(BUNDLE),
        WITHDRAW_VERB,
        Verb(PayFine, "pay {amount}", {"amount": NUMBER}),
        Verb(UseCard, "use {card}", {"card": KEPT_CARD}),
        Verb(DutyShare, "duty {percent}%", {"percent": NUMBER}),
        Verb(DutyFlat, "duty {amount}", {"amount": NUMBER}),
        Verb(AskHire, "ask {lander} for {vessel}", {"lander": SEAT, "vessel": VESSEL}),
        Verb(Waive, "waive {lander} for {vessel}", {"lander": SEAT, "vessel": VESSEL}),
        Verb(Want, "want {count}", {"count": NUMBER}),
        Verb(Fit, "fit {vessel}", {"vessel": VESSEL}),
        Verb(TakeOver, "take over {vessel}", {"vessel": VESSEL}),
        Verb(RefuseVessel, "refuse {vessel}", {"vessel": VESSEL}),
        Verb(GoBankrupt, "go bankrupt"),
    ]
)
