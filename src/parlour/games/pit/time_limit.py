"""Time limits of live play. The rules have no clock: the driver of the table has one, and answers on time-out."""

from __future__ import annotations

from parlour.games.pit.phases.market import BELL, OPENING, SORTING, Market
from parlour.games.pit.state import PitState


def time_limit(s: PitState) -> int:
    """Return the milliseconds until the table answers for the seats it waits for; 0 for no limit."""
    top = s.top
    if not isinstance(top, Market):
        return 0
    if top.stage in (SORTING, OPENING):
        return max(1, s.options.sorting_seconds * 1000)  # PIT-R22
    return s.options.bell_window if top.stage == BELL else 0  # PIT-R16
