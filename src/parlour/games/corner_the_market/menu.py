"""A seat's menu in Open Trading: choices created once and updated before each ask (see kit.menu)."""

from __future__ import annotations

from typing import Final, final

from parlour.core.moves import Ask, Choice
from parlour.games.corner_the_market.actions import END_TRADING, PASS, Accept, Counter, DeclineOffer, Offer
from parlour.games.corner_the_market.reasons import TRADE
from parlour.kit.actions import OfferNumbers
from parlour.kit.menu import ChoiceMenu
from parlour.kit.trade.counted_trade import CountedTrade

ACCEPTING: Final = 1
DECLINING: Final = 2
COUNTERING: Final = 4
ENDING: Final = 8
PASSING: Final = 16
OFFERING: Final = 32


@final
class CornerMenu(ChoiceMenu):
    """The choices of one seat, in the order of an ask."""

    def __init__(self, seat: int, offering: CountedTrade, countering: CountedTrade) -> None:
        self.offering = offering
        self.countering = countering
        self.accepting = OfferNumbers()
        self.declining = OfferNumbers()
        self.decline = Choice(DeclineOffer, self.declining)
        super().__init__(
            seat,
            (
                Choice(Accept, self.accepting),
                self.decline,
                Choice(Counter, countering),
                END_TRADING,
                PASS,
                Choice(Offer, offering),
            ),
            TRADE.clause,
        )

    def ask_by(self, clause: str, open_bits: int, default: Choice) -> Ask:
        """Return an ask with these choices, as bits. The clause differs between the mover and the other seats."""
        ask = self.ask(open_bits, default, True)
        ask.clause = clause
        return ask
