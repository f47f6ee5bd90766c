"""Reasons for refusals in Corner the Market: one constant for each prohibition."""

from __future__ import annotations

from typing import Final

from parlour.core.moves import Action
from parlour.core.refusals import Reason
from parlour.games.corner_the_market.actions import Accept, Counter, DeclineOffer, Offer

OUT_OF_TURN: Final = Reason("turn/not_yours", "CTM-007")
THROW_FOR_LEAD: Final = Reason("throw/for_lead", "CTM-007")
THROW_FIRST: Final = Reason("throw/first", "CTM-023")
NOT_TRADING: Final = Reason("offer/not_now", "CTM-072")
CHOOSE_PILE: Final = Reason("card/choose_pile", "CTM-027")
CHOOSE_PIT: Final = Reason("call/choose_pit", "CTM-078")
PIT_IS_FULL: Final = Reason("pit/full", "CTM-037")
PIT_IS_CLOSED: Final = Reason("pit/closed", "CTM-039")
ENTER_OR_PASS: Final = Reason("pit/enter_or_pass", "CTM-R30")
USE_OPTION: Final = Reason("option/choose", "CTM-111")
BUY_SQUARE: Final = Reason("buy/choose", "CTM-042")
SELL_SQUARE: Final = Reason("sell/choose", "CTM-053")
OTHER_COMMODITY: Final = Reason("deal/other_commodity", "CTM-042")
TOO_MANY_TO_BUY: Final = Reason("buy/too_many", "CTM-016")
BUY_LIMIT: Final = Reason("buy/limit", "CTM-R38")
PARTNER_FIRST: Final = Reason("buy/partner_first", "CTM-047")
NOT_YOURS_TO_SELL: Final = Reason("sell/not_owned", "CTM-053")
CORNER_IS_KEPT: Final = Reason("sell/from_corner", "CTM-085")
TO_PARTNER: Final = Reason("sell/to_partner", "CTM-059")
BUY_OR_FORFEIT: Final = Reason("card/buy_or_forfeit", "CTM-106")
SELL_OR_FORFEIT: Final = Reason("card/sell_or_forfeit", "CTM-058")
CAUGHT_SHORT: Final = Reason("short/choose", "CTM-057")
QUOTE_OR_PASS: Final = Reason("quote/choose", "CTM-R64")
BELOW_CORNER_PRICE: Final = Reason("quote/below_corner_price", "CTM-085")
NO_SUCH_OFFER: Final = Reason("take/no_offer", "CTM-R64")
BID_OR_PASS: Final = Reason("bid/choose", "CTM-R64")
AGREE_OR_DECLINE: Final = Reason("more/choose", "CTM-R15")
DEAL_OR_FORFEIT: Final = Reason("partner/choose", "CTM-R13")
CHOOSE_SWAP: Final = Reason("swap/choose", "CTM-062")
SWAP_NOT_OWNED: Final = Reason("swap/not_owned", "CTM-062")
SWAP_CONTROL: Final = Reason("swap/control", "CTM-095")
SWAP_IN_CONTRACTS: Final = Reason("swap/no_payment", "CTM-R20")
TRADE: Final = Reason("trade/choose", "CTM-068")
OFFER_WITH_MOVER: Final = Reason("offer/with_mover", "CTM-R47")
OFFERS_USED_UP: Final = Reason("offer/limit", "CTM-R65")
NO_GIFTS: Final = Reason("offer/no_gifts", "CTM-R47")
NOT_THERE: Final = Reason("offer/not_there", "CTM-R47")
CONTROL_IS_KEPT: Final = Reason("offer/control", "CTM-095")
FLOOR_HOLDS: Final = Reason("offer/below_corner_price", "CTM-085")
NO_OFFER: Final = Reason("offer/unknown", "CTM-R65")
LAST_RESORT: Final = Reason("trade/no_deal", "CTM-069")
RAISE_FUNDS: Final = Reason("debt/raise_funds", "CTM-R39")
NOTHING_TO_REDEEM: Final = Reason("debt/not_owned", "CTM-R39")
NO_SEAT_TO_REDEEM: Final = Reason("debt/no_seat", "CTM-100")
CORNER_IS_LAST: Final = Reason("debt/corner_is_last", "CTM-R39")


def not_now(action: Action, reason: Reason) -> Reason:
    """Return the reason, unless the answer concerned an offer outside Open Trading (CTM-072)."""
    return NOT_TRADING if isinstance(action, (Offer, Counter, Accept, DeclineOffer)) else reason
