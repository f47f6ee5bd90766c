"""Passing the turn, and the turn limit."""

from __future__ import annotations

from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.bits import next_seat


def pass_turn(s: AnchorState, counts: bool) -> None:
    """Pass the turn to the next player on the left (WA-018). A turn that had not begun does not count."""
    s.mover = next_seat(s.mover, s.seats, s.playing)
    s.doubles = 0
    s.has_left_dock = False
    if counts:
        s.turn += 1


def turns_have_run_out(s: AnchorState) -> bool:
    """Return whether the turn limit, if any, has been reached (WA-R48)."""
    limit = s.options.turn_limit
    return limit > 0 and s.turn >= limit
