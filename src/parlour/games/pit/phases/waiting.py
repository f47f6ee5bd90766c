"""Sets of seats, and the `Pending` objects for each of them, built once."""

from __future__ import annotations

from typing import Final

from parlour.core.data.fields import SeatSet
from parlour.core.moves import CHANCE, DECIDE, SEALED, Draw, Pending
from parlour.games.pit.edition import MAX_SEATS

SETS_OF_SEATS: Final = 1 << MAX_SEATS


def seat_set(seats: list[int]) -> SeatSet:
    """Return the set of some seats."""
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def _members(seats: SeatSet) -> tuple[int, ...]:
    return tuple([seat for seat in range(MAX_SEATS) if seats >> seat & 1])


def _draws_among(what: str, clause: str, is_order: bool) -> list[Pending]:
    """Return a draw among the seats of each set: one of them, or all in an order. The draw itself is hidden."""
    return [
        Pending(CHANCE, (), Draw(what, seats, len(seats) if is_order else 1, clause, -1, False, ()))
        for seats in MEMBERS
    ]


MEMBERS: Final[list[tuple[int, ...]]] = [_members(seats) for seats in range(SETS_OF_SEATS)]
"""By set: its seats."""
SEALED_FOR: Final[list[Pending]] = [Pending(SEALED, seats) for seats in MEMBERS]
DECIDE_FOR: Final[list[Pending]] = [Pending(DECIDE, seats) for seats in MEMBERS]
FREE_FOR: Final[list[Pending]] = [Pending(DECIDE, (), None, seats) for seats in MEMBERS]
"""Each seat of the set may move, and the table waits for none of them."""
SEEKERS_AMONG: Final[list[Pending]] = _draws_among("seekers", "PIT-18", True)
PARTNERS_AMONG: Final[list[Pending]] = _draws_among("partners", "PIT-18", True)
BELL_AMONG: Final[list[Pending]] = _draws_among("bell", "PIT-R09", False)
DEALER_AMONG: Final[list[Pending]] = _draws_among("dealer", "PIT-R01", False)
TENS_AMONG: Final[list[Pending]] = [
    Pending(CHANCE, (), Draw("tens", seats, 2, "PIT-R03", -1, False)) for seats in MEMBERS
]
