"""How long a live table waits. The rules know no clock: whoever drives the table has one, and answers when it is up."""

from __future__ import annotations

from parlour.games.pit.phases.market import BELL, OPENING, SORTING, Market
from parlour.games.pit.state import PitState


def time_limit(s: PitState) -> int:
    """Milliseconds until the table answers for those it waits for; 0 if it waits for ever."""
    top = s.top
    if not isinstance(top, Market):
        return 0
    if top.stage in (SORTING, OPENING):
        return max(1, s.options.sorting_seconds * 1000)  # PIT-R22
    return s.options.bell_window if top.stage == BELL else 0  # PIT-R16
