"""The calendar: the marker, the Crash, and the end of the year with its valuation."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.core.outcome import Outcome
from parlour.games.corner_the_market.events import (
    Counted,
    CrashBegan,
    CrashEnded,
    CrashWentOn,
    MarkerMoved,
    YearEnded,
)
from parlour.games.corner_the_market.prices import final_scores
from parlour.games.corner_the_market.state import CornerState


def turn_calendar(s: CornerState, number: int, log: Log | None) -> None:
    """Move the marker after doubles of this number (CTM-012)."""
    if number not in s.edition.marker_moves:
        return
    if s.marker == s.edition.last_marker(s.options.months):
        end_year(s, number, log)
        return
    s.marker += 1
    if log is not None:
        log.add(MarkerMoved("CTM-012", s.marker))
    _crash(s, number, log)
    s.price()


def end_year(s: CornerState, number: int, log: Log | None) -> None:
    """End the year at once (CTM-117, CTM-R37).

    Only this throw decides whether loose contracts count at Crash Prices (CTM-R45).
    """
    s.crash = number == s.edition.crash_starts
    s.price()
    if log is not None:
        log.add(YearEnded("CTM-117", number, number))
    scores = final_scores(s)
    if log is not None:
        for seat, score in enumerate(scores):
            if s.at[seat] >= 0:
                log.add(Counted("CTM-121", seat, score))
    best = max(scores)
    winners = tuple([seat for seat, score in enumerate(scores) if score == best and s.at[seat] >= 0])
    is_tie = len(winners) > 1  # CTM-R43
    reason = "year-end-tie" if is_tie else "year-end"
    s.end(Outcome(reason, "CTM-R43" if is_tie else "CTM-122", winners, tuple(scores)))


def _crash(s: CornerState, number: int, log: Log | None) -> None:
    """Start, continue or end a Crash (CTM-019, CTM-020, CTM-R07)."""
    edition = s.edition
    goes_on = s.crash and number != edition.crash_ends and not s.options.crash_ends_with_move
    if s.crash and not goes_on:
        s.crash = False
        if log is not None:
            log.add(CrashEnded("CTM-020"))
    if goes_on:
        if log is not None:
            log.add(CrashWentOn("CTM-020"))
    elif number == edition.crash_starts:
        s.crash = True
        if log is not None:
            log.add(CrashBegan("CTM-019"))
