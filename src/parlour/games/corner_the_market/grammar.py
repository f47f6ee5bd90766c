"""The notation of Corner the Market: its actions as text."""

from __future__ import annotations

from typing import Final

from parlour.core.text.notation import NUMBER, SEAT, ActionSyntax, Grammar, NameToken
from parlour.games.corner_the_market.actions import (
    AcceptBid,
    Agree,
    Buy,
    BuyFrom,
    BuyIn,
    Call,
    Comply,
    Decline,
    Done,
    EndTrading,
    Enter,
    Forfeit,
    Give,
    GoOn,
    More,
    PassBy,
    PayInstead,
    Quote,
    Redeem,
    RedeemSeat,
    Sell,
    SellTo,
    Take,
    TakeCard,
)
from parlour.games.corner_the_market.things import COMMODITY
from parlour.kit.actions import BID_VERB, PASS_VERB, offer_verbs
from parlour.kit.dice import THROW_VERB
from parlour.kit.trade.counts import LOTS

PILE: Final = NameToken("pile")

GRAMMAR: Final = Grammar(
    [
        THROW_VERB,
        ActionSyntax(TakeCard, "take {pile}", {"pile": PILE}),
        ActionSyntax(Enter, "enter {pit}", {"pit": COMMODITY}),
        ActionSyntax(GoOn, "go on"),
        ActionSyntax(PassBy, "pass by"),
        ActionSyntax(
            BuyFrom,
            "buy {number} {commodity} from {seller}",
            {"number": NUMBER, "commodity": COMMODITY, "seller": SEAT},
        ),
        ActionSyntax(Buy, "buy {number} {commodity}", {"number": NUMBER, "commodity": COMMODITY}),
        ActionSyntax(
            SellTo, "sell {number} {commodity} to {buyer}", {"number": NUMBER, "commodity": COMMODITY, "buyer": SEAT}
        ),
        ActionSyntax(Sell, "sell {number} {commodity}", {"number": NUMBER, "commodity": COMMODITY}),
        ActionSyntax(BuyIn, "buy in"),
        ActionSyntax(Call, "call"),
        ActionSyntax(Quote, "offer {number} at {price}", {"number": NUMBER, "price": NUMBER}),
        ActionSyntax(Take, "take {number} from {seller}", {"number": NUMBER, "seller": SEAT}),
        BID_VERB,
        ActionSyntax(AcceptBid, "accept bid"),
        ActionSyntax(More, "ask for {number} more", {"number": NUMBER}),
        ActionSyntax(Agree, "agree to {number}", {"number": NUMBER}),
        ActionSyntax(Comply, "deal"),
        ActionSyntax(Forfeit, "forfeit"),
        PASS_VERB,
        ActionSyntax(Decline, "decline"),
        ActionSyntax(Done, "done"),
        ActionSyntax(Give, "give {commodity}", {"commodity": COMMODITY}),
        ActionSyntax(PayInstead, "pay instead"),
        *offer_verbs(LOTS, "refuse"),
        ActionSyntax(EndTrading, "end trading"),
        ActionSyntax(RedeemSeat, "redeem seat"),
        ActionSyntax(Redeem, "redeem {commodity}", {"commodity": COMMODITY}),
    ]
)
