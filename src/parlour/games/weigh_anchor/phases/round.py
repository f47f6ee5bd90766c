"""Whose turn it is."""

from __future__ import annotations

from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.bits import next_seat


def pass_turn(s: AnchorState, counts: bool) -> None:
    """The turn passes to the next player to the left who is in the game (WA-018); one not begun does not count."""
    s.mover = next_seat(s.mover, s.seats, s.playing)
    s.doubles = 0
    s.has_left_dock = False
    if counts:
        s.turn += 1


def turns_have_run_out(s: AnchorState) -> bool:
    """Whether the turn limit has been reached, if there is one (WA-R48)."""
    limit = s.options.turn_limit
    return limit > 0 and s.turn >= limit
