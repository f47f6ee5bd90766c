"""A seat's desk in Weigh Anchor: its choices in a window, and which of them stand for what."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.core.domains import Among, AmongMade, FoundByFirst, OneOf
from parlour.core.moves import Ask, Choice
from parlour.games.weigh_anchor.actions import (
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
from parlour.kit.actions import HOLD, HOLDS, Bid, Bids, OfferNumbers
from parlour.kit.desk import Desk as KeptChoices, put
from parlour.kit.dice import THROW
from parlour.kit.terms import Terms

WINDOW: Final = "WA-R13"
"""The clause of a window; then that of an auction."""
AUCTION: Final = "WA-032"

HOLDING: Final = 1
BIDDING: Final = 2
THROWING: Final = 4
PASSING: Final = 8
PAYING_FINE: Final = 16
USING_CARD: Final = 32
DECLINING: Final = 64
ACCEPTING: Final = 128
COUNTERING: Final = 256
WITHDRAWING: Final = 512
OFFERING: Final = 1024
MORTGAGING: Final = 2048
SELLING: Final = 4096
LIFTING: Final = 8192
BUILDING: Final = 16384
FITTING_OUT: Final = 32768
RESUMING: Final = 65536
RESTING: Final = 131072
RESIGNING: Final = 262144
RAISING: Final = MORTGAGING | SELLING
"""The ways of raising cash by oneself."""
SEEING_TO_PASS: Final = RESTING | RESIGNING
LIFTING_PASS: Final = RESUMING | RESIGNING
"""What anybody may do at any time, while no pass of his stands and while one does."""


@final
class Desk(KeptChoices):
    """The choices of one seat, in the order of an ask."""

    def __init__(
        self,
        seat: int,
        edition: AnchorEdition,
        offering: Terms,
        countering: Terms,
        selling: FoundByFirst,
        building: FoundByFirst,
    ) -> None:
        self.offering = offering
        self.countering = countering
        self.bids = Bids(1, 0)
        self.cards = Among(0)
        self.using_card = Choice(UseCard, self.cards)
        self.declining = OfferNumbers()
        self.decline = Choice(DeclineOffer, self.declining)
        self.accepting = OfferNumbers()
        self.withdrawing = OfferNumbers()
        self.mortgaging = AmongMade(0, edition.mortgages)
        self.lifting = AmongMade(0, edition.lifts)
        self.selling = selling
        self.building = building
        self.fitting_out = Among(0)
        kinds: tuple[Choice, ...] = (
            HOLD,
            Choice(Bid, self.bids),
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
        super().__init__(seat, kinds, WINDOW)
        self._bid = Ask(seat, kinds, AUCTION, HOLDS)
        self.partners: i64 = 0
        """With whom the offers deal, as bits."""
        self.business: i64 = 0
        """Which of them the seat may do on its own account just now."""

    def bid(self, least: int, most: int, must: bool) -> Ask:
        """The ask of an auction: hold, bid from the least to the most, or raise cash first (WA-D08)."""
        kinds: i64 = HOLDING | self.business & RAISING
        bids = self.bids
        if most >= least:
            bids.low = least
            bids.high = most
            kinds |= BIDDING
            if bids.is_wide():
                return put(self._bid, kinds, kinds, HOLD, must)
        return put(self._bid, kinds, 0, HOLD, must)
