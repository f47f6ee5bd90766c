"""A seat's menu of deals: offers and the answers to proposals, in a window or in any other phase that allows deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from parlour.core.moves import Choice
from parlour.kit.actions import Accept, Counter, DeclineOffer, Offer, OfferNumbers, Withdraw
from parlour.kit.menu import ChoiceMenu
from parlour.kit.trade.bundle import Numbered, Proposal
from parlour.kit.trade.deal import CachedDealDomain

DECLINING: Final = 1
ACCEPTING: Final = 2
COUNTERING: Final = 4
WITHDRAWING: Final = 8
OFFERING: Final = 16
"""The choices of a menu of deals, as bits. The answers are also flags of a seat's situation in a window."""


@final
class DealMenu(ChoiceMenu):
    """The choices of one seat about deals, in the order of an ask."""

    def __init__(self, seat: int, clause: str, offering: CachedDealDomain, countering: CachedDealDomain) -> None:
        self.offering = offering
        self.countering = countering
        self.declining = OfferNumbers()
        self.accepting = OfferNumbers()
        self.withdrawing = OfferNumbers()
        self.decline = Choice(DeclineOffer, self.declining)
        self.offers: list[Proposal] = []
        """The offers of the last ask, from the frame that holds them."""
        self.partners: i64 = 0
        """The seats that the offers are addressed to, as bits."""
        super().__init__(
            seat,
            (
                self.decline,
                Choice(Accept, self.accepting),
                Choice(Counter, countering),
                Choice(Withdraw, self.withdrawing),
                Choice(Offer, offering),
            ),
            clause,
        )

    def look_at(self, offers: list[Proposal], plans: Sequence[Numbered]) -> None:
        """Read proposals from these lists from now on."""
        self.offers = offers
        self.declining.read(offers, plans)
        self.accepting.read(offers, plans)
        self.withdrawing.read(offers, plans)
