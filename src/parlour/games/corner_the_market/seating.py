"""Who sits where: neighbours round the table, and who stands in which pit."""

from __future__ import annotations

from typing import Final

from parlour.core.moves import DECIDE, MAX_SEATS, Pending
from parlour.games.corner_the_market.state import CornerState
from parlour.kit.bits import next_seat, to_the_left

NOBODY: Final = -1


_WAITS: Final[dict[int, list[Pending]]] = {}
"""For each mover and number of seats: every set of seats that the table can wait for."""
_ROUNDS: Final[dict[int, tuple[int, ...]]] = {}
"""The orders asked for so far, by who is in the game, from whose left and of how many seats."""


def others(s: CornerState, seat: int) -> tuple[int, ...]:
    """The other players in the game, from a seat's left."""
    seats = s.seats
    key = (s.playing * MAX_SEATS + seat) * MAX_SEATS + seats
    order = _ROUNDS.get(key)
    if order is None:
        order = tuple(to_the_left(seat, seats, s.playing & ~(1 << seat)))
        _ROUNDS[key] = order
    return order


def waits(s: CornerState) -> list[Pending]:
    """By sets of seats, as bits: the table waits for them, from the mover's left, the mover last."""
    key = s.mover * MAX_SEATS + s.seats
    pendings = _WAITS.get(key)
    if pendings is None:
        sets = range(1 << s.seats)
        pendings = [Pending(DECIDE, tuple(to_the_left(s.mover, s.seats, seats))) for seats in sets]
        _WAITS[key] = pendings
    return pendings


def left_of(s: CornerState, seat: int) -> int:
    """CTM-R56: the next player to the left still in the game."""
    left = seat + 1 if seat + 1 < s.seats else 0
    return left if s.playing >> left & 1 else next_seat(seat, s.seats, s.playing)


def partner_of(s: CornerState, seat: int) -> int:
    """CTM-038: the other player in the same pit, if there is one."""
    pits = s.edition.board.pits
    pit = pits[s.at[seat]]
    if pit >= 0:
        for other, at in enumerate(s.at):
            if other != seat and at >= 0 and pits[at] == pit:
                return other
    return NOBODY


def pieces_in(s: CornerState, pit: int) -> int:
    """How many pieces stand in a pit; one on the Exit has left it (CTM-R29)."""
    pits = s.edition.board.pits
    pieces = 0
    for at in s.at:
        if at >= 0 and pits[at] == pit:
            pieces += 1
    return pieces


def is_closed(s: CornerState, pit: int) -> bool:
    return s.closed >> pit & 1 == 1


def is_gone(s: CornerState) -> bool:
    """Whether the mover has gone bankrupt: whatever his stop still asked for lapses."""
    return s.at[s.mover] < 0
