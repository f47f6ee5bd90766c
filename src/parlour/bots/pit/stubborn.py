"""A stubborn bot for Pit: it always collects what it was dealt most of. The reference for better ones."""

from __future__ import annotations

from parlour.bots.pit.trading import PitTrader
from parlour.core.moves import Rng
from parlour.games.pit.view import PitView


class StubbornBot(PitTrader):
    """Collects the longest suit of the deal for the whole hand, the more valuable one of two."""

    name = "fixed-aim"

    def __init__(self) -> None:
        super().__init__()
        self._aim = ""

    def hand_began(self, view: PitView) -> None:
        self._aim = max(view.suits(), key=lambda suit: (view.holds(suit), view.value(suit)))

    def aim(self, view: PitView, rng: Rng) -> str:
        return self._aim

    def keeps_bull(self, view: PitView, aim: str) -> bool:
        return True


BOT = StubbornBot
