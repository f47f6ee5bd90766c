"""A stubborn bot for Pit: it always collects what it was dealt most of. The reference for better ones."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import mypyc_attr

from parlour.bots.pit.trading import PitTrader
from parlour.core.moves import Rng
from parlour.games.pit.hands import count
from parlour.games.pit.view import PitView


@mypyc_attr(native_class=False)
class StubbornBot(PitTrader):
    """Collects the longest suit of the deal for the whole hand, the more valuable one of two."""

    name = "fixed-aim"
    strength = 40

    def __init__(self) -> None:
        super().__init__()
        self._aim = -1

    def hand_began(self, view: PitView) -> None:
        suits, values = view.suits_by_number(), view.values_by_number()
        hand = view.hand_by_number()
        merits = [(count(hand, suit), values[n]) for n, suit in enumerate(suits)]
        self._aim = suits[merits.index(max(merits))]

    def aim(self, view: PitView, rng: Rng) -> int:
        return self._aim

    def keeps_bull(self, view: PitView, aim: int) -> bool:
        return True


BOT = StubbornBot
