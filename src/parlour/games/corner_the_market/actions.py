"""Actions of a seat in Corner the Market, except throwing the dice, and their notation."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.record_class import record
from parlour.core.moves import Action, Choice
from parlour.core.text.notation import ActionSyntax, Grammar, Number, Seat
from parlour.games.corner_the_market.fields import CommodityName, PileName
from parlour.kit.actions import (
    BID_VERB,
    PASS as PASS,
    PASS_VERB,
    PASSES as PASSES,
    Accept as Accept,
    Bid as Bid,
    Counter as Counter,
    DeclineOffer as DeclineOffer,
    Offer as Offer,
    Pass as Pass,
    offer_verbs,
)
from parlour.kit.dice import THROW_VERB
from parlour.kit.trade.counts import LOTS


@record
class TakeCard(Action):
    """Take a card from this pile after a third doubles."""

    pile: PileName


@record
class Enter(Action):
    """Enter this pit."""

    pit: CommodityName


@final
class GoOn(Action):
    """Go on around the board after a call."""


@final
class PassBy(Action):
    """Stop on the Passing Square instead of entering the pit."""


@record
class BuyFrom(Action):
    """Buy from the partner in the pit."""

    number: Number
    commodity: CommodityName
    seller: Seat


@record
class Buy(Action):
    """Buy from the Cashier."""

    number: Number
    commodity: CommodityName


@record
class SellTo(Action):
    """Sell to the partner in the pit."""

    number: Number
    commodity: CommodityName
    buyer: Seat


@record
class Sell(Action):
    """Sell to the Cashier."""

    number: Number
    commodity: CommodityName


@final
class BuyIn(Action):
    """Buy a contract that must be sold, when caught short."""


@final
class Call(Action):
    """Call for offers on a BUY square, or for bids on a SELL square."""


@record
class Quote(Action):
    """Offer the mover this many contracts at a price each."""

    number: Number
    price: Number


@record
class Take(Action):
    """Take contracts that a player has offered."""

    number: Number
    seller: Seat


@final
class AcceptBid(Action):
    """Sell to the highest bidder."""


@record
class More(Action):
    """Ask the partner to deal in this many more."""

    number: Number


@record
class Agree(Action):
    """Agree to deal in this many more."""

    number: Number


@final
class Comply(Action):
    """Deal as the partner must."""


@final
class Forfeit(Action):
    """Pay the forfeit."""


@final
class Decline(Action):
    """Decline an option or a request."""


@final
class Done(Action):
    """Finish buying or selling."""


@record
class Give(Action):
    """Give a contract in a swap."""

    commodity: CommodityName


@final
class PayInstead(Action):
    """Pay instead of giving a contract in a swap."""


@final
class EndTrading(Action):
    """End Open Trading as the mover."""


@final
class RedeemSeat(Action):
    """Sell a Broker Seat back to raise money."""


@record
class Redeem(Action):
    """Sell a contract back to raise money."""

    commodity: CommodityName


GO_ON: Final = Choice(GoOn)
PASS_BY: Final = Choice(PassBy)
BUY_IN: Final = Choice(BuyIn)
CALL: Final = Choice(Call)
ACCEPT_BID: Final = Choice(AcceptBid)
COMPLY: Final = Choice(Comply)
FORFEIT: Final = Choice(Forfeit)
DECLINE: Final = Choice(Decline)
DONE: Final = Choice(Done)
PAY_INSTEAD: Final = Choice(PayInstead)
END_TRADING: Final = Choice(EndTrading)
REDEEM_SEAT: Final = Choice(RedeemSeat)

FORFEITS: Final = Forfeit()
DECLINES: Final = Decline()
IS_DONE: Final = Done()
ACCEPTS_BID: Final = AcceptBid()
BUYS_IN: Final = BuyIn()
PAYS_INSTEAD: Final = PayInstead()
COMPLIES: Final = Comply()
REDEEMS_SEAT: Final = RedeemSeat()

GRAMMAR: Final = Grammar(
    [
        THROW_VERB,
        ActionSyntax(TakeCard, "take {pile}"),
        ActionSyntax(Enter, "enter {pit}"),
        ActionSyntax(GoOn, "go on"),
        ActionSyntax(PassBy, "pass by"),
        ActionSyntax(BuyFrom, "buy {number} {commodity} from {seller}"),
        ActionSyntax(Buy, "buy {number} {commodity}"),
        ActionSyntax(SellTo, "sell {number} {commodity} to {buyer}"),
        ActionSyntax(Sell, "sell {number} {commodity}"),
        ActionSyntax(BuyIn, "buy in"),
        ActionSyntax(Call, "call"),
        ActionSyntax(Quote, "offer {number} at {price}"),
        ActionSyntax(Take, "take {number} from {seller}"),
        BID_VERB,
        ActionSyntax(AcceptBid, "accept bid"),
        ActionSyntax(More, "ask for {number} more"),
        ActionSyntax(Agree, "agree to {number}"),
        ActionSyntax(Comply, "deal"),
        ActionSyntax(Forfeit, "forfeit"),
        PASS_VERB,
        ActionSyntax(Decline, "decline"),
        ActionSyntax(Done, "done"),
        ActionSyntax(Give, "give {commodity}"),
        ActionSyntax(PayInstead, "pay instead"),
        *offer_verbs(LOTS, "refuse"),
        ActionSyntax(EndTrading, "end trading"),
        ActionSyntax(RedeemSeat, "redeem seat"),
        ActionSyntax(Redeem, "redeem {commodity}"),
    ]
)
