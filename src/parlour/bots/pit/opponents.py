"""A simple model of the opponents in Pit: what each seems to collect, and how near to a corner they seem to be."""

from __future__ import annotations

from typing import Final

from parlour.games.pit.view import PitView

GAVE: Final = 0.06
"""The factor on a suit's likelihood of being a player's aim after they have given cards of it away."""
KEPT: Final = 1.25
"""The factor on each suit that a player did not give when they gave another."""
FORGOTTEN: Final = 0.03
"""How far every belief moves back to neutral from look to look, because aims change."""
USUAL: Final = 3.0
"""The assumed call of a player of whom nothing is known."""


class Opponents:
    """One hand as one seat has followed it: beliefs about every other seat, from its calls and from what it gave."""

    def __init__(self, view: PitView) -> None:
        me = view.me()
        self.suits = view.suits()
        self.others = [seat for seat in view.seats() if seat != me]
        alike = view.cards_alike()
        first = _shares({suit: (alike - view.holds(suit)) ** 2 + 1.0 for suit in self.suits})
        self._aims = {seat: dict(first) for seat in self.others}
        self._called = dict.fromkeys(self.others, USUAL)

    def collects(self, seat: str, suit: str) -> float:
        """Return how likely a seat collects a suit."""
        return self._aims[seat].get(suit, 0.0)

    def wanted(self, suit: str) -> float:
        """Return how likely anybody else collects a suit."""
        nobody = 1.0
        for seat in self.others:
            nobody *= 1.0 - self.collects(seat, suit)
        return 1.0 - nobody

    def near(self, seat: str) -> float:
        """Return how near to a corner a seat is, up to 1: a player who calls single cards has few left to spare."""
        return 1.0 / max(1.0, self._called[seat])

    def nearest(self) -> float:
        """Return how near to a corner the nearest of the others is."""
        return max([self.near(seat) for seat in self.others])

    def heard(self, view: PitView) -> None:
        """Take in the numbers called last."""
        even = 1.0 / len(self.suits)
        for seat in self.others:
            number = view.number(seat)
            if number:
                self._called[seat] = (self._called[seat] + number) / 2
            aims = self._aims[seat]
            for suit in self.suits:
                aims[suit] += FORGOTTEN * (even - aims[suit])

    def gave(self, seat: str, cards: dict[str, int]) -> None:
        """Take in that a seat has given these cards: it probably does not collect them."""
        aims = self._aims[seat]
        if any(suit in cards for suit in self.suits):
            self._aims[seat] = _shares({suit: aims[suit] * (GAVE if suit in cards else KEPT) for suit in self.suits})


def _shares(weights: dict[str, float]) -> dict[str, float]:
    whole = sum(weights.values())
    return {suit: weight / whole for suit, weight in weights.items()}
