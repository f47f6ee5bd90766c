"""The actions of Corner the Market as text."""

from __future__ import annotations

from typing import Final

from parlour.core.words import NUMBER, SEAT, Grammar, Named, Verb
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
from parlour.kit.counts import LOTS
from parlour.kit.dice import THROW_VERB

PILE: Final = Named("pile")

GRAMMAR: Final = Grammar(
    [
        THROW_VERB,
        Verb(TakeCard, "take {pile}", {"pile": PILE}),
        Verb(Enter, "enter {pit}", {"pit": COMMODITY}),
        Verb(GoOn, "go on"),
        Verb(PassBy, "pass by"),
        Verb(
            BuyFrom,
            "buy {number} {commodity} from {seller}",
            {"number": NUMBER, "commodity": COMMODITY, "seller": SEAT},
        ),
        Verb(Buy, "buy {number} {commodity}", {"number": NUMBER, "commodity": COMMODITY}),
        Verb(SellTo, "sell {number} {commodity} to {buyer}", {"number": NUMBER, "commodity": COMMODITY, "buyer": SEAT}),
        Verb(Sell, "sell {number} {commodity}", {"number": NUMBER, "commodity": COMMODITY}),
        Verb(BuyIn, "buy in"),
        Verb(Call, "call"),
        Verb(Quote, "offer {number} at {price}", {"number": NUMBER, "price": NUMBER}),
        Verb(Take, "take {number} from {seller}", {"number": NUMBER, "seller": SEAT}),
        BID_VERB,
        Verb(AcceptBid, "accept bid"),
        Verb(More, "ask for {number} more", {"number": NUMBER}),
        Verb(Agree, "agree to {number}", {"number": NUMBER}),
        Verb(Comply, "deal"),
        Verb(Forfeit, "forfeit"),
        PASS_VERB,
        Verb(Decline, "decline"),
        Verb(Done, "done"),
        Verb(Give, "give {commodity}", {"commodity": COMMODITY}),
        Verb(PayInstead, "pay instead"),
        *offer_verbs(LOTS, "refuse"),
        Verb(EndTrading, "end trading"),
        Verb(RedeemSeat, "redeem seat"),
        Verb(Redeem, "redeem {commodity}", {"commodity": COMMODITY}),
    ]
)
