"""Corners: which corners a hand makes, and what they score (PIT-28 to PIT-32, PIT-37, PIT-R05 to PIT-R07)."""

from __future__ import annotations

from typing import Final, final

from parlour.games.pit.edition import PitEdition
from parlour.games.pit.hands import count, size

PLAIN: Final = 0
BULL: Final = 1
DOUBLE: Final = 2
WORDS: Final[tuple[str, ...]] = ("corner", "bull corner", "double bull corner")
CLAUSES: Final[tuple[str, ...]] = ("PIT-22", "PIT-31", "PIT-32")


@final
class Finish:
    """One way to lay down a hand: the words for it, the commodity, the points."""

    def __init__(self, words: int, commodity: int, points: int) -> None:
        self.words = words
        self.commodity = commodity
        self.points = points


def finishes(
    edition: PitEdition, values: dict[int, int], hand: int, bear_may_call: bool, tenth_with_bull: bool
) -> tuple[Finish, ...]:
    """Return every way to lay down a hand, the best first. Empty if the hand is no corner."""
    has_bear = count(hand, edition.bear) > 0
    if has_bear and not bear_may_call:  # PIT-37, PIT-R05
        return ()
    has_bull = count(hand, edition.bull) > 0
    found: list[Finish] = []
    for commodity, value in values.items():
        alike = count(hand, commodity)
        if alike < edition.bull_needs:
            continue
        extra = size(hand) - edition.alike
        if has_bull and alike == edition.double_needs:
            found.append(Finish(DOUBLE, commodity, value * edition.double_times))  # PIT-32
        if alike == edition.alike:
            found.append(Finish(PLAIN, commodity, value))  # PIT-21, PIT-28
        if has_bull and (extra == 0 or tenth_with_bull):
            found.append(Finish(BULL, commodity, value * edition.bull_times))  # PIT-31, PIT-R06
    if has_bear:
        return tuple([Finish(f.words, f.commodity, f.points - edition.penalty_bear) for f in found])
    return tuple(found)
