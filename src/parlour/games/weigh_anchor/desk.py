"""A seat's desk in Weigh Anchor: its choices in a window, and which of them stand for what."""

from __future__ import annotations

from typing import Final, final

from parlour.core.domains import Among, AmongMade, OneOf
from parlour.core.moves import Choice
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
from parlour.kit.actions import OfferNumbers
from parlour.kit.desk import Desk as KeptChoices
from parlour.kit.dice import THROW
from parlour.kit.terms import Terms

WINDOW: Final = "WA-R13"
"""The clause of a window."""

THROWING: Final = 1
PASSING: Final = 2
PAYING_FINE: Final = 4
USING_CARD: Final = 8
DECLINING: Final = 16
ACCEPTING: Final = 32
COUNTERING: Final = 64
WITHDRAWING: Final = 128
OFFERING: Final = 256
MORTGAGING: Final = 512
SELLING: Final = 1024
LIFTING: Final = 2048
BUILDING: Final = 4096
FITTING_OUT: Final = 8192
RESUMING: Final = 16384
RESTING: Final = 32768
RESIGNING: Final = 65536
RAISING: Final = MORTGAGING | SELLING
"""The ways of raising cash by oneself."""
SEEING_TO_PASS: Final = RESTING | RESIGNING
LIFTING_PASS: Final = RESUMING | RESIGNING
"""What anybody may do at any time, while no pass of his stands and while one does."""


@final
class Desk(KeptChoices):
    """The choices of one seat, in the order of an ask."""

    def __init__(self, seat: int, edition: AnchorEdition, offering: Terms, countering: Terms) -> None:
        self.offering = offering
        self.countering = countering
        self.cards = Among(0)
        self.using_card = Choice(UseCard, self.cards)
        self.declining = OfferNumbers()
        self.decline = Choice(DeclineOffer, self.declining)
        self.accepting = OfferNumbers()
        self.withdrawing = OfferNumbers()
        self.mortgaging = AmongMade(0, edition.mortgages)
        self.lifting = AmongMade(0, edition.lifts)
        self.selling = Choice(Sell, Among(0))
        self.building = Choice(Build, Among(0))
        self.fitting_out = Choice(BuildSuite, Among(0))
        kinds: tuple[Choice, ...] = (
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
            self.selling,
            Choice(Lift, self.lifting),
            self.building,
            self.fitting_out,
            RESUME,
            REST,
            RESIGN,
        )
        super().__init__(seat, kinds, WINDOW)
        self.partners = 0
        """With whom the offers deal, as bits."""
        self.business = 0
        """Which of them the seat may do on its own account just now."""
