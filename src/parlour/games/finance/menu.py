"""A seat's menu in Finance: its choices in a window, and the bits that stand for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from parlour.core.domains import CachedMemberOf, OneOf
from parlour.core.moves import Choice
from parlour.games.finance.actions import (
    COLLECT,
    END_TURN,
    INSURE_CARD,
    INSURE_CORNER,
    PASS,
    PROPOSE_STOP,
    RESIGN,
    REST,
    RESUME,
    SELL_EARLY,
    Accept,
    Build,
    Counter,
    DeclineOffer,
    EndSharing,
    Mortgage,
    Offer,
    PayFee,
    Redeem,
    Share,
    ShareHeld,
    TearDown,
    Withdraw,
)
from parlour.games.finance.edition import FinanceEdition
from parlour.kit.actions import OfferNumbers
from parlour.kit.dice import THROW
from parlour.kit.menu import ChoiceMenu
from parlour.kit.trade.bundle import Numbered, Proposal
from parlour.kit.trade.deal import CachedDealDomain

WINDOW: Final = "FIN-R31"
"""The clause of a window."""

COLLECTING: Final = 1 << 0
THROWING: Final = 1 << 1
ENDING_TURN: Final = 1 << 2
PASSING: Final = 1 << 3
PAYING_FEE: Final = 1 << 4
INSURING_CORNER: Final = 1 << 5
INSURING_CARD: Final = 1 << 6
DECLINING: Final = 1 << 7
ACCEPTING: Final = 1 << 8
COUNTERING: Final = 1 << 9
WITHDRAWING: Final = 1 << 10
OFFERING: Final = 1 << 11
MORTGAGING: Final = 1 << 12
TEARING_DOWN: Final = 1 << 13
REDEEMING: Final = 1 << 14
BUILDING: Final = 1 << 15
ENDING_SHARING: Final = 1 << 16
SHARING: Final = 1 << 17
POOLING: Final = 1 << 18
SELLING_EARLY: Final = 1 << 19
RAISING: Final = MORTGAGING | TEARING_DOWN
"""The ways to raise cash from the Bank."""
_AT_ANY_TIME: Final = 1 << 22 | 1 << 23
SETTING_PASS: Final = 1 << 21 | _AT_ANY_TIME
LIFTING_PASS: Final = 1 << 20 | _AT_ANY_TIME
"""What a seat may do at any time: set or lift a standing pass, propose to stop, resign.

`SETTING_PASS` applies while no pass of the seat stands, `LIFTING_PASS` while one does.
"""


@final
class FinanceMenu(ChoiceMenu):
    """The choices of one seat, in the order of an ask."""

    def __init__(
        self, seat: int, edition: FinanceEdition, offering: CachedDealDomain, countering: CachedDealDomain
    ) -> None:
        self.offering = offering
        self.countering = countering
        self.declining = OfferNumbers()
        self.decline = Choice(DeclineOffer, self.declining)
        self.accepting = OfferNumbers()
        self.withdrawing = OfferNumbers()
        self.offers: list[Proposal] = []
        """The offers of the last ask, from the window or auction that holds them."""
        self.mortgaging = CachedMemberOf(0, edition.mortgages)
        self.tearing_down = CachedMemberOf(0, edition.demolitions)
        self.redeeming = CachedMemberOf(0, edition.redemptions)
        self.building = CachedMemberOf(0, edition.buildings)
        self.ending_sharing = OneOf(())
        self.sharing = Choice(Share, OneOf(()))
        self.pooling = Choice(ShareHeld, OneOf(()))
        self.open_sets: list[int] = []
        """The sets whose sharing may be proposed; `open_to` has the owners of each, as bits."""
        self.open_to: list[int] = []
        self.partners = 0
        """The seats that the offers are addressed to, as bits."""
        self.business = 0
        """The choices, as bits, that the seat has now without a partner."""
        self.agreements = 0
        """The choices, as bits, about sharing income; they depend on leases and agreements only."""
        self.deals = False
        """Whether the seat has something to offer to another, whatever the cash."""
        super().__init__(
            seat,
            (
                COLLECT,
                THROW,
                END_TURN,
                PASS,
                Choice(PayFee, OneOf((edition.fee,))),
                INSURE_CORNER,
                INSURE_CARD,
                self.decline,
                Choice(Accept, self.accepting),
                Choice(Counter, countering),
                Choice(Withdraw, self.withdrawing),
                Choice(Offer, offering),
                Choice(Mortgage, self.mortgaging),
                Choice(TearDown, self.tearing_down),
                Choice(Redeem, self.redeeming),
                Choice(Build, self.building),
                Choice(EndSharing, self.ending_sharing),
                self.sharing,
                self.pooling,
                SELL_EARLY,
                RESUME,
                REST,
                PROPOSE_STOP,
                RESIGN,
            ),
            WINDOW,
        )

    def look_at(self, offers: list[Proposal], plans: Sequence[Numbered]) -> None:
        """Read proposals from these lists from now on."""
        self.offers = offers
        self.declining.read(offers, plans)
        self.accepting.read(offers, plans)
        self.withdrawing.read(offers, plans)
