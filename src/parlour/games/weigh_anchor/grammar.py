"""The actions of Weigh Anchor as text."""

from __future__ import annotations

from typing import Final

from parlour.core.words import NUMBER, SEAT, Grammar, Named, Verb
from parlour.games.weigh_anchor.actions import (
    Accept,
    AskHire,
    Bid,
    Build,
    BuildSuite,
    Buy,
    ChooseSet,
    Counter,
    Decline,
    DeclineOffer,
    DutyFlat,
    DutyShare,
    Fit,
    GoBankrupt,
    Hold,
    Lift,
    Mortgage,
    Offer,
    Pass,
    PayFine,
    RefuseVessel,
    Resign,
    Rest,
    Resume,
    Sell,
    TakeOver,
    TakeToken,
    UseCard,
    Waive,
    Want,
    Withdraw,
    build_one,
    sell_one,
)
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
        Verb(Pass, "pass"),
        Verb(Rest, "rest"),
        Verb(Resume, "resume"),
        Verb(Resign, "resign"),
        Verb(Buy, "buy"),
        Verb(Decline, "decline"),
        Verb(Bid, "bid {amount}", {"amount": NUMBER}),
        Verb(Hold, "hold"),
        Verb(Build, "build {vessel} {count}", {"vessel": VESSEL, "count": NUMBER}),
        Verb(build_one, "build {vessel}", {"vessel": VESSEL}),
        Verb(BuildSuite, "suite {vessel}", {"vessel": VESSEL}),
        Verb(Sell, "sell {vessel} {count}", {"vessel": VESSEL, "count": NUMBER}),
        Verb(sell_one, "sell {vessel}", {"vessel": VESSEL}),
        Verb(Mortgage, "mortgage {vessel}", {"vessel": VESSEL}),
        Verb(Lift, "lift {vessel}", {"vessel": VESSEL}),
        Verb(Offer, "offer {to}: {give} for {get}", {"to": SEAT, "give": BUNDLE, "get": BUNDLE}),
        Verb(Counter, "counter {number}: {give} for {get}", {"number": NUMBER, "give": BUNDLE, "get": BUNDLE}),
        Verb(Accept, "accept {number}", {"number": NUMBER}),
        Verb(DeclineOffer, "decline {number}", {"number": NUMBER}),
        Verb(Withdraw, "withdraw {number}", {"number": NUMBER}),
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
