"""Actions of a seat in Corner the Market, except throwing the dice."""

from __future__ import annotations

from typing import Final, final

from parlour.core.moves import Action, Choice
from parlour.kit.actions import (
    PASS as PASS,
    PASSES as PASSES,
    Accept as Accept,
    Bid as Bid,
    Counter as Counter,
    DeclineOffer as DeclineOffer,
    Offer as Offer,
    Pass as Pass,
)


@final
class TakeCard(Action):
    """Take a card from this pile after a third doubles."""

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def values(self) -> tuple[object, ...]:
        return (self.pile,)


@final
class Enter(Action):
    """Enter this pit."""

    def __init__(self, pit: int) -> None:
        self.pit = pit

    def values(self) -> tuple[object, ...]:
        return (self.pit,)


@final
class GoOn(Action):
    """Go on around the board after a call."""


@final
class PassBy(Action):
    """Stop on the Passing Square instead of entering the pit."""


@final
class BuyFrom(Action):
    """Buy from the partner in the pit."""

    def __init__(self, number: int, commodity: int, seller: int) -> None:
        self.number = number
        self.commodity = commodity
        self.seller = seller

    def values(self) -> tuple[object, ...]:
        return (self.number, self.commodity, self.seller)


@final
class Buy(Action):
    """Buy from the Cashier."""

    def __init__(self, number: int, commodity: int) -> None:
        self.number = number
        self.commodity = commodity

    def values(self) -> tuple[object, ...]:
        return (self.number, self.commodity)


@final
class SellTo(Action):
    """Sell to the partner in the pit."""

    def __init__(self, number: int, commodity: int, buyer: int) -> None:
        self.number = number
        self.commodity = commodity
        self.buyer = buyer

    def values(self) -> tuple[object, ...]:
        return (self.number, self.commodity, self.buyer)


@final
class Sell(Action):
    """Sell to the Cashier."""

    def __init__(self, number: int, commodity: int) -> None:
        self.number = number
        self.commodity = commodity

    def values(self) -> tuple[object, ...]:
        return (self.number, self.commodity)


@final
class BuyIn(Action):
    """Buy a contract that must be sold, when caught short."""


@final
class Call(Action):
    """Call for offers on a BUY square, or for bids on a SELL square."""


@final
class Quote(Action):
    """Offer the mover this many contracts at a price each."""

    def __init__(self, number: int, price: int) -> None:
        self.number = number
        self.price = price

    def values(self) -> tuple[object, ...]:
        return (self.number, self.price)


@final
class Take(Action):
    """Take contracts that a player has offered."""

    def __init__(self, number: int, seller: int) -> None:
        self.number = number
        self.seller = seller

    def values(self) -> tuple[object, ...]:
        return (self.number, self.seller)


@final
class AcceptBid(Action):
    """Sell to the highest bidder."""


@final
class More(Action):
    """Ask the partner to deal in this many more."""

    def __init__(self, number: int) -> None:
        self.number = number

    def values(self) -> tuple[object, ...]:
        return (self.number,)


@final
class Agree(Action):
    """Agree to deal in this many more."""

    def __init__(self, number: int) -> None:
        self.number = number

    def values(self) -> tuple[object, ...]:
        return (self.number,)


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


@final
class Give(Action):
    """Give a contract in a swap."""

    def __init__(self, commodity: int) -> None:
        self.commodity = commodity

    def values(self) -> tuple[object, ...]:
        return (self.commodity,)


@final
class PayInstead(Action):
    """Pay instead of giving a contract in a swap."""


@final
class EndTrading(Action):
    """End Open Trading as the mover."""


@final
class RedeemSeat(Action):
    """Sell a Broker Seat back to raise money."""


@final
class Redeem(Action):
    """Sell a contract back to raise money."""

    def __init__(self, commodity: int) -> None:
        self.commodity = commodity

    def values(self) -> tuple[object, ...]:
        return (self.commodity,)


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
