"""Seat order round the table, and which pieces are in which pit."""

from __future__ import annotations

from typing import Final

from parlour.core.memo import Memo
from parlour.core.moves import MAX_SEATS, Pending
from parlour.games.corner_the_market.state import CornerState
from parlour.kit.asks import waits_after
from parlour.kit.bits import next_seat, to_the_left

NOBODY: Final = -1
_ROUNDS: Final[Memo[int, tuple[int, ...]]] = Memo(4000)
"""Seat orders, by the seats in the game, the starting seat and the number of seats."""


def others(s: CornerState, seat: int) -> tuple[int, ...]:
    """Return the other players in the game, from a seat's left."""
    seats = s.seats
    key = (s.playing * MAX_SEATS + seat) * MAX_SEATS + seats
    order = _ROUNDS.get(key)
    if order is None:
        order = _ROUNDS.keep(key, tuple(to_the_left(seat, seats, s.playing & ~(1 << seat))))
    return order


def waits(s: CornerState) -> list[Pending]:
    """Return the pendings by set of seats: in order from the mover's left, the mover last."""
    return waits_after(s.mover, s.seats).every(0)


def left_of(s: CornerState, seat: int) -> int:
    """Return the next player on the left who is still in the game (CTM-R56)."""
    left = seat + 1 if seat + 1 < s.seats else 0
    return left if s.playing >> left & 1 else next_seat(seat, s.seats, s.playing)


def partner_of(s: CornerState, seat: int) -> int:
    """Return the other player in the same pit, or NOBODY (CTM-038)."""
    pits = s.edition.board.pits
    pit = pits[s.at[seat]]
    if pit >= 0:
        for other, at in enumerate(s.at):
            if other != seat and at >= 0 and pits[at] == pit:
                return other
    return NOBODY


def pieces_in(s: CornerState, pit: int) -> int:
    """Return how many pieces are in a pit; a piece on the Exit has left it (CTM-R29)."""
    pits = s.edition.board.pits
    pieces = 0
    for at in s.at:
        if at >= 0 and pits[at] == pit:
            pieces += 1
    return pieces


def is_closed(s: CornerState, pit: int) -> bool:
    return s.closed >> pit & 1 == 1


def is_gone(s: CornerState) -> bool:
    """Return whether the mover is bankrupt, so that the rest of the stop lapses."""
    return s.at[s.mover] < 0
