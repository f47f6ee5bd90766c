"""A seat's menu outside windows in Weigh Anchor: auctions, vessels that may be bought, mortgages taken over."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.core.domains import CachedMemberOf, LazyByFirst
from parlour.core.moves import Ask, Choice
from parlour.games.weigh_anchor.actions import BUY, DECLINE, Lift, Mortgage, Sell
from parlour.games.weigh_anchor.edition import AnchorEdition
from parlour.games.weigh_anchor.reasons import BUY_OR_DECLINE
from parlour.kit.actions import HOLD, Bid, Bids
from parlour.kit.menu import ChoiceMenu, put

AUCTION: Final = "WA-032"
PURCHASE: Final = BUY_OR_DECLINE.clause

HOLDING: Final = 1
BIDDING: Final = 2
TAKING_OVER: Final = 4
BUYING: Final = 8
LEAVING: Final = 16
MORTGAGING: Final = 32
SELLING: Final = 64
"""The choices, as bits."""


@final
class OutsideMenu(ChoiceMenu):
    """The choices of one seat outside windows, in the order of an ask."""

    def __init__(self, seat: int, edition: AnchorEdition, selling: LazyByFirst) -> None:
        self._bids = Bids(1, 0)
        self._taken_over = CachedMemberOf(0, edition.lifts)
        self._mortgaging = CachedMemberOf(0, edition.mortgages)
        self._selling = selling
        self._raising: i64 = 0
        """The ways to raise cash that are open, as bits."""
        super().__init__(
            seat,
            (
                HOLD,
                Choice(Bid, self._bids),
                Choice(Lift, self._taken_over),
                BUY,
                DECLINE,
                Choice(Mortgage, self._mortgaging),
                Choice(Sell, selling),
            ),
            AUCTION,
        )

    def update(self, mortgageable: i64, has_pieces: bool) -> None:
        """Set what the seat may do to raise cash: mortgage these vessels, sell pieces back."""
        self._mortgaging.bits = mortgageable
        self._raising = MORTGAGING if mortgageable else 0
        if has_pieces:
            self._selling.forget()
            self._raising |= SELLING

    def raising(self) -> tuple[Choice, ...]:
        """Return the choices to raise cash."""
        return self.choices(self._raising)

    def bid(self, least: int, most: int, required: bool) -> Ask:
        """Return the ask of an auction: hold, bid from `least` to `most`, or raise cash first (WA-D08)."""
        open_bits: i64 = HOLDING | self._raising
        bids = self._bids
        if most >= least:
            bids.low = least
            bids.high = most
            open_bits |= BIDDING
            if bids.is_large():
                return self._put(AUCTION, open_bits, open_bits, HOLD, required)
        return self._put(AUCTION, open_bits, 0, HOLD, required)

    def buy(self, can_pay: bool) -> Ask:
        """Return the ask about a vessel that may be bought; cash may be raised first (WA-D07)."""
        open_bits: i64 = LEAVING | self._raising
        return self._put(PURCHASE, open_bits | BUYING if can_pay else open_bits, 0, DECLINE, True)

    def take_over(self, vessels: int, clause: str) -> Ask:
        """Return the ask about the mortgages of some vessels: lift one, or hold (WA-D23, WA-D24)."""
        self._taken_over.bits = vessels
        return self._put(clause, HOLDING | TAKING_OVER, 0, HOLD, True)

    def _put(self, clause: str, open_bits: i64, random_bits: i64, default: Choice, required: bool) -> Ask:
        ask = put(self.menu_ask, open_bits, random_bits, default, required)
        ask.clause = clause
        if not random_bits and ask.is_to_choose():
            ask.has_chosen(self.choices(open_bits))
        return ask
