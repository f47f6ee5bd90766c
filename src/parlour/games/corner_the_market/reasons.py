"""Reasons for refusals in Corner the Market: one constant for each prohibition."""

from __future__ import annotations

from typing import Final

from parlour.core.moves import Action
from parlour.core.refusals import Reason
from parlour.games.corner_the_market.actions import Accept, Counter, DeclineOffer, Offer

OUT_OF_TURN: Final = Reason("turn/not_yours", "CTM-007", "{waiting} is asked now; please wait for your turn.")
THROW_FOR_LEAD: Final = Reason("throw/for_lead", "CTM-007", "The lead is thrown for now: choose 'throw'.")
THROW_FIRST: Final = Reason("throw/first", "CTM-023", "It is time to throw the dice: choose 'throw'.")
NOT_TRADING: Final = Reason(
    "offer/not_now", "CTM-072", "Players make each other offers in Open Trading only; now try '{example}'."
)
CHOOSE_PILE: Final = Reason("card/choose_pile", "CTM-027", "Take a card: choose 'take Flyer' or 'take Exchange'.")
CHOOSE_PIT: Final = Reason(
    "call/choose_pit", "CTM-078", "Your call is done: enter a pit that is open, or choose 'go on'; try '{example}'."
)
PIT_IS_FULL: Final = Reason(
    "pit/full", "CTM-037", "Two players are in the {commodity} pit already, and no third may enter; try '{example}'."
)
PIT_IS_CLOSED: Final = Reason("pit/closed", "CTM-039", "The {commodity} pit is closed; try '{example}'.")
ENTER_OR_PASS: Final = Reason("pit/enter_or_pass", "CTM-R30", "Enter the pit, or choose 'pass by'; try '{example}'.")
USE_OPTION: Final = Reason(
    "option/choose", "CTM-111", "You may use this option or choose 'decline'; it is not for anything else."
)
BUY_SQUARE: Final = Reason("buy/choose", "CTM-042", "You are to buy {commodity_here}, or to forfeit; try '{example}'.")
SELL_SQUARE: Final = Reason(
    "sell/choose", "CTM-053", "You are to sell {commodity_here}, or to forfeit; try '{example}'."
)
OTHER_COMMODITY: Final = Reason(
    "deal/other_commodity", "CTM-042", "This stop is for {commodity_here} alone; try '{example}'."
)
TOO_MANY_TO_BUY: Final = Reason(
    "buy/too_many",
    "CTM-016",
    "You have ${cash} and the Cashier {stock} {commodity} at ${price} each: you can buy {most}; try '{example}'.",
)
BUY_LIMIT: Final = Reason(
    "buy/limit", "CTM-R38", "At one stop {limit} contracts are the most, from whomever; try '{example}'."
)
PARTNER_FIRST: Final = Reason(
    "buy/partner_first", "CTM-047", "You share the pit with {partner}, and buy from {partner} first; try '{example}'."
)
NOT_YOURS_TO_SELL: Final = Reason(
    "sell/not_owned", "CTM-053", "You have {owned} {commodity} to sell here; try '{example}'."
)
CORNER_IS_KEPT: Final = Reason(
    "sell/from_corner", "CTM-085", "Your {commodity} is a Corner, and not sold from here; try '{example}'."
)
TO_PARTNER: Final = Reason(
    "sell/to_partner", "CTM-059", "You share the pit with {partner}, and sell to {partner}; try '{example}'."
)
BUY_OR_FORFEIT: Final = Reason(
    "card/buy_or_forfeit", "CTM-106", "The card orders a purchase: buy, or choose 'forfeit'; try '{example}'."
)
SELL_OR_FORFEIT: Final = Reason(
    "card/sell_or_forfeit", "CTM-058", "The card orders a sale: sell, or choose 'forfeit'; try '{example}'."
)
CAUGHT_SHORT: Final = Reason(
    "short/choose", "CTM-057", "You are caught short: get a contract, or forfeit; try '{example}'."
)
QUOTE_OR_PASS: Final = Reason(
    "quote/choose", "CTM-R64", "Offer contracts at a price in steps of ${step}, such as '{quote}', or choose 'pass'."
)
BELOW_CORNER_PRICE: Final = Reason(
    "quote/below_corner_price",
    "CTM-085",
    "From a Corner you sell at ${floor} or more: offer that, such as '{quote}', or choose 'pass'.",
)
NO_SUCH_OFFER: Final = Reason("take/no_offer", "CTM-R64", "That was not offered, or is too much; try '{example}'.")
BID_OR_PASS: Final = Reason("bid/choose", "CTM-R64", "Bid ${least} to ${most}, in steps of ${step}, or choose 'pass'.")
AGREE_OR_DECLINE: Final = Reason(
    "more/choose", "CTM-R15", "Agree to a number, 1 to {most}, such as 'agree to 1', or choose 'decline'."
)
DEAL_OR_FORFEIT: Final = Reason(
    "partner/choose", "CTM-R13", "You are to deal with your partner: choose 'deal' or 'forfeit'; try '{example}'."
)
CHOOSE_SWAP: Final = Reason("swap/choose", "CTM-062", "Name what you give in the swap; try '{example}'.")
SWAP_NOT_OWNED: Final = Reason(
    "swap/not_owned", "CTM-062", "You own no {commodity} to give in a swap; try '{example}'."
)
SWAP_CONTROL: Final = Reason(
    "swap/control", "CTM-095", "Your {commodity} is under Market Control and never moves; try '{example}'."
)
SWAP_IN_CONTRACTS: Final = Reason(
    "swap/no_payment", "CTM-R20", "You cannot pay instead of giving a contract here; try '{example}'."
)
TRADE: Final = Reason(
    "trade/choose", "CTM-068", "This is Open Trading: offer something, answer an offer, or try '{example}'."
)
OFFER_WITH_MOVER: Final = Reason(
    "offer/with_mover", "CTM-R47", "Every deal has the mover as one party, and another player in the game."
)
OFFERS_USED_UP: Final = Reason(
    "offer/limit", "CTM-R65", "You have made that player {limit} offers at this stop; try '{example}'."
)
NO_GIFTS: Final = Reason(
    "offer/no_gifts",
    "CTM-R47",
    "A deal gives something each way, contracts or seats among it, and cash on one side only in steps of ${step}.",
)
NOT_THERE: Final = Reason("offer/not_there", "CTM-R47", "One of you does not have that; try '{example}'.")
CONTROL_IS_KEPT: Final = Reason(
    "offer/control",
    "CTM-095",
    "Contracts under Market Control are sold for money only, and only by a player with less than ${near}.",
)
FLOOR_HOLDS: Final = Reason(
    "offer/below_corner_price",
    "CTM-085",
    "From a Corner contracts go for ${floor} or more, or in a swap; a player with less than ${near} may take less.",
)
NO_OFFER: Final = Reason("offer/unknown", "CTM-R65", "There is no open offer of that number to you; try '{example}'.")
LAST_RESORT: Final = Reason(
    "trade/no_deal", "CTM-069", "No deal was made: buy 1 contract from the Cashier, or forfeit; try '{example}'."
)
RAISE_FUNDS: Final = Reason(
    "debt/raise_funds", "CTM-R39", "You owe ${owed} and have ${cash}: sell to the Cashier; try '{example}'."
)
NOTHING_TO_REDEEM: Final = Reason("debt/not_owned", "CTM-R39", "You own no {commodity}; try '{example}'.")
NO_SEAT_TO_REDEEM: Final = Reason("debt/no_seat", "CTM-100", "You hold no Broker Seat; try '{example}'.")
CORNER_IS_LAST: Final = Reason(
    "debt/corner_is_last",
    "CTM-R39",
    "Your seats and loose contracts cover what you owe; until then your Corners stay whole: try '{example}'.",
)


def not_now(action: Action, reason: Reason) -> Reason:
    """Return the reason, unless the answer concerned an offer outside Open Trading (CTM-072)."""
    return NOT_TRADING if isinstance(action, (Offer, Counter, Accept, DeclineOffer)) else reason
