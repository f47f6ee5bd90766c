"""A seat's menu in Weigh Anchor: its choices in a window, and the bits that stand for them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.core.domains import CachedMemberOf, LazyByFirst, MemberOf, OneOf
from parlour.core.moves import Ask, Choice
from parlour.games.weigh_anchor.actions import (
    BUY,
    DECLINE,
    PASS,
    RESIGN,
    REST,
    RESUME,
    Accept,
    Build,
    BuildSuite,
    Counter,
    DeclineOffer,
    Lift,
    Mortgage,
    Offer,
    PayFine,
    Sell,
    UseCard,
    Withdraw,
)
from parlour.games.weigh_anchor.edition import AnchorEdition
from parlour.games.weigh_anchor.reasons import BUY_OR_DECLINE
from parlour.kit.actions import HOLD, HOLDS, Bid, Bids, OfferNumbers
from parlour.kit.asks import MenuAsk
from parlour.kit.dice import THROW
from parlour.kit.menu import ChoiceMenu, put
from parlour.kit.trade.terms import TradeTerms

WINDOW: Final = "WA-R13"
"""The clause of a window. `AUCTION` and `PURCHASE` are those of an auction and of a vessel that may be bought."""
AUCTION: Final = "WA-032"
PURCHASE: Final = BUY_OR_DECLINE.clause

HOLDING: Final = 1
BIDDING: Final = 2
TAKING_OVER: Final = 4
BUYING: Final = 8
LEAVING: Final = 16
THROWING: Final = 32
PASSING: Final = 64
PAYING_FINE: Final = 128
USING_CARD: Final = 256
DECLINING: Final = 512
ACCEPTING: Final = 1024
COUNTERING: Final = 2048
WITHDRAWING: Final = 4096
OFFERING: Final = 8192
MORTGAGING: Final = 16384
SELLING: Final = 32768
LIFTING: Final = 65536
BUILDING: Final = 131072
FITTING_OUT: Final = 262144
RESUMING: Final = 524288
RESTING: Final = 1048576
RESIGNING: Final = 2097152
RAISING: Final = MORTGAGING | SELLING
"""The ways to raise cash without a partner."""
SETTING_PASS: Final = RESTING | RESIGNING
LIFTING_PASS: Final = RESUMING | RESIGNING
"""What a seat may do at any time: `SETTING_PASS` while no pass of it stands, `LIFTING_PASS` while one does."""


@final
class AnchorMenu(ChoiceMenu):
    """The choices of one seat, in the order of an ask."""

    def __init__(
        self,
        seat: int,
        edition: AnchorEdition,
        offering: TradeTerms,
        countering: TradeTerms,
        selling: LazyByFirst,
        building: LazyByFirst,
    ) -> None:
        self.offering = offering
        self.countering = countering
        self.bids = Bids(1, 0)
        self.taken_over = CachedMemberOf(0, edition.lifts)
        self.cards = MemberOf(0)
        self.using_card = Choice(UseCard, self.cards)
        self.declining = OfferNumbers()
        self.decline = Choice(DeclineOffer, self.declining)
        self.accepting = OfferNumbers()
        self.withdrawing = OfferNumbers()
        self.mortgaging = CachedMemberOf(0, edition.mortgages)
        self.lifting = CachedMemberOf(0, edition.lifts)
        self.selling = selling
        self.building = building
        self.fitting_out = MemberOf(0)
        all_choices: tuple[Choice, ...] = (
            HOLD,
            Choice(Bid, self.bids),
            Choice(Lift, self.taken_over),
            BUY,
            DECLINE,
            THROW,
            PASS,
            Choice(PayFine, OneOf((edition.fine,))),
            self.using_card,
            self.decline,
            Choice(Accept, self.accepting),
            Choice(Counter, countering),
            Choice(Withdraw, self.withdrawing),
            Choice(Offer, offering),
            Choice(Mortgage, self.mortgaging),
            Choice(Sell, selling),
            Choice(Lift, self.lifting),
            Choice(Build, building),
            Choice(BuildSuite, self.fitting_out),
            RESUME,
            REST,
            RESIGN,
        )
        super().__init__(seat, all_choices, WINDOW)
        self._outside_ask = MenuAsk(seat, all_choices, "", HOLDS)
        """The ask used outside a window."""
        self.partners: i64 = 0
        """The seats that the offers are addressed to, as bits."""
        self.business: i64 = 0
        """The choices, as bits, that the seat has now without a partner."""

    def bid(self, least: int, most: int, required: bool) -> Ask:
        """Return the ask of an auction: hold, bid from `least` to `most`, or raise cash first (WA-D08)."""
        open_bits: i64 = HOLDING | self.business & RAISING
        bids = self.bids
        if most >= least:
            bids.low = least
            bids.high = most
            open_bits |= BIDDING
            if bids.is_large():
                return self._put_outside(AUCTION, open_bits, open_bits, HOLD, required)
        return self._put_outside(AUCTION, open_bits, 0, HOLD, required)

    def buy(self, can_pay: bool) -> Ask:
        """Return the ask about a vessel that may be bought; cash may be raised first (WA-D07)."""
        open_bits: i64 = LEAVING | self.business & RAISING
        return self._put_outside(PURCHASE, open_bits | BUYING if can_pay else open_bits, 0, DECLINE, True)

    def take_over(self, vessels: int, clause: str) -> Ask:
        """Return the ask about the mortgages of some vessels: lift one, or hold (WA-D23, WA-D24)."""
        self.taken_over.bits = vessels
        return self._put_outside(clause, HOLDING | TAKING_OVER, 0, HOLD, True)

    def _put_outside(self, clause: str, open_bits: i64, random_bits: i64, default: Choice, required: bool) -> Ask:
        ask = put(self._outside_ask, open_bits, random_bits, default, required)
        ask.clause = clause
        if not random_bits and ask.is_to_choose():
            ask.has_chosen(self.choices(open_bits))
        return ask
