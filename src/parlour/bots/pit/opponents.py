"""A simple model of the opponents in Pit: what each seems to collect, and how near to a corner they seem to be."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from parlour.games.pit.hands import count
from parlour.games.pit.view import PitView

GAVE: Final = 0.06
"""The factor on a suit's likelihood of being a player's aim after they have given cards of it away."""
KEPT: Final = 1.25
"""The factor on each suit that a player did not give when they gave another."""
FORGOTTEN: Final = 0.03
"""How far every belief moves back to neutral from look to look, because aims change."""
USUAL: Final = 3.0
"""The assumed call of a player of whom nothing is known."""


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Opponents:
    """One hand as one seat has followed it: beliefs about every other seat, from its calls and from what it gave.

    Seats and cards are numbers; beliefs about aims are in the order of the suits in play.
    """

    def __init__(self, view: PitView) -> None:
        hand = view.hand_by_number()
        self.suits = view.suits_by_number()
        seats = view.lexicon.seats
        self.others = [seat for seat in range(seats) if seat != view.seat]
        alike = view.cards_alike()
        first = _shares([(alike - count(hand, suit)) ** 2 + 1.0 for suit in self.suits])
        self._aims = [list(first) for _ in range(seats)]
        self._called = [USUAL] * seats

    def wanted(self, n: int) -> float:
        """Return how likely anybody else collects the n-th suit."""
        nobody = 1.0
        for seat in self.others:
            nobody *= 1.0 - self._aims[seat][n]
        return 1.0 - nobody

    def near(self, seat: int) -> float:
        """Return how near to a corner a seat is, up to 1: a player who calls single cards has few left to spare."""
        return 1.0 / max(1.0, self._called[seat])

    def nearest(self) -> float:
        """Return how near to a corner the nearest of the others is."""
        return max([self.near(seat) for seat in self.others])

    def heard(self, view: PitView) -> None:
        """Take in the numbers called last."""
        even = 1.0 / len(self.suits)
        for seat in self.others:
            number = view.call_by_number(seat)
            if number:
                self._called[seat] = (self._called[seat] + number) / 2
            aims = self._aims[seat]
            for n, aim in enumerate(aims):
                aims[n] = aim + FORGOTTEN * (even - aim)

    def gave(self, seat: int, cards: int) -> None:
        """Take in that a seat has given these cards: it probably does not collect them."""
        gave = [count(cards, suit) > 0 for suit in self.suits]
        if True in gave:
            aims = self._aims[seat]
            self._aims[seat] = _shares([aim * (GAVE if gave[n] else KEPT) for n, aim in enumerate(aims)])


def _shares(weights: list[float]) -> list[float]:
    whole = sum(weights)
    return [weight / whole for weight in weights]
