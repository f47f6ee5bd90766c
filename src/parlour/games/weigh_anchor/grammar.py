"""The notation of Weigh Anchor: its actions as text."""

from __future__ import annotations

from typing import Final

from parlour.core.text.notation import NUMBER, SEAT, ActionSyntax, Grammar, NameToken
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
from parlour.kit.dice import THROW_VERB
from parlour.kit.trade.bundle import BUNDLE

VESSEL: Final = NameToken("vessel")
GROUP: Final = NameToken("group")
CARD: Final = NameToken("card")
KEPT_CARD: Final = NameToken("kept card")
TOKEN: Final = NameToken("token")

GRAMMAR: Final = Grammar(
    [
        THROW_VERB,
        ActionSyntax(TakeToken, "take the {token}", {"token": TOKEN}),
        ActionSyntax(ChooseSet, "choose {group}", {"group": GROUP}),
        *WINDOW_VERBS,
        ActionSyntax(Buy, "buy"),
        ActionSyntax(Decline, "decline"),
        BID_VERB,
        HOLD_VERB,
        ActionSyntax(Build, "build {vessel} {count}", {"vessel": VESSEL, "count": NUMBER}),
        ActionSyntax(build_one, "build {vessel}", {"vessel": VESSEL}),
        ActionSyntax(BuildSuite, "suite {vessel}", {"vessel": VESSEL}),
        ActionSyntax(Sell, "sell {vessel} {count}", {"vessel": VESSEL, "count": NUMBER}),
        ActionSyntax(sell_one, "sell {vessel}", {"vessel": VESSEL}),
        ActionSyntax(Mortgage, "mortgage {vessel}", {"vessel": VESSEL}),
        ActionSyntax(Lift, "lift {vessel}", {"vessel": VESSEL}),
        *offer_verbs(BUNDLE),
        WITHDRAW_VERB,
        ActionSyntax(PayFine, "pay {amount}", {"amount": NUMBER}),
        ActionSyntax(UseCard, "use {card}", {"card": KEPT_CARD}),
        ActionSyntax(DutyShare, "duty {percent}%", {"percent": NUMBER}),
        ActionSyntax(DutyFlat, "duty {amount}", {"amount": NUMBER}),
        ActionSyntax(AskHire, "ask {lander} for {vessel}", {"lander": SEAT, "vessel": VESSEL}),
        ActionSyntax(Waive, "waive {lander} for {vessel}", {"lander": SEAT, "vessel": VESSEL}),
        ActionSyntax(Want, "want {count}", {"count": NUMBER}),
        ActionSyntax(Fit, "fit {vessel}", {"vessel": VESSEL}),
        ActionSyntax(TakeOver, "take over {vessel}", {"vessel": VESSEL}),
        ActionSyntax(RefuseVessel, "refuse {vessel}", {"vessel": VESSEL}),
        ActionSyntax(GoBankrupt, "go bankrupt"),
    ]
)
