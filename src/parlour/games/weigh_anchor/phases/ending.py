"""How a game ends: the last player left, the first bankruptcy of a short game, or the turn limit."""

from __future__ import annotations

from parlour.core.domains import count_of
from parlour.core.events import Log
from parlour.core.outcome import Outcome
from parlour.games.weigh_anchor.events import TurnsRanOut
from parlour.games.weigh_anchor.figures import final_value
from parlour.games.weigh_anchor.options import MAX_CASH, SHARED
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.bits import first, members
from parlour.kit.property.events import GameWon, Valued


def end_if_decided(s: AnchorState, unpaid: int, creditor: int, log: Log | None) -> None:
    """End the game if a retirement decides it. Interest a creditor could not pay counts as negative (WA-R40)."""
    if s.options.short:
        _end_by_value(s, "first-bankruptcy", "WAS-05a", "WAS-05c", unpaid, creditor, log)
    elif count_of(s.playing) == 1:
        winner = first(s.playing)
        scores = tuple([final_value(s, seat) for seat in range(s.seats)])
        s.outcome = Outcome("last-left", "WA-100", (winner,), scores)
        if log is not None:
            log.add(GameWon("WA-100", (winner,)))


def end_at_limit(s: AnchorState, log: Log | None) -> None:
    """End the game at the turn limit (WA-R48): the richest player wins (WA-R46)."""
    if log is not None:
        log.add(TurnsRanOut(s.turn))
    _end_by_value(s, "turn-limit", "WA-R48", "WA-R46", 0, -1, log)


def _end_by_value(
    s: AnchorState, reason: str, clause: str, won_by: str, unpaid: int, creditor: int, log: Log | None
) -> None:
    values = [final_value(s, seat) - (unpaid if seat == creditor else 0) for seat in range(s.seats)]
    seats = members(s.playing)
    if log is not None:
        for seat in seats:
            log.add(Valued("WAS-05b", seat, values[seat]))
    winners = _best(seats, values)
    if len(winners) > 1 and s.options.tie != SHARED:  # WA-R19
        if s.options.tie == MAX_CASH:
            winners = _best(winners, [holding.cash for holding in s.holdings])
        else:
            winners = _best(winners, [count_of(holding.vessels) for holding in s.holdings])
    s.claims = []
    s.outcome = Outcome(reason, clause, tuple(winners), tuple(values))
    if log is not None:
        log.add(GameWon(won_by, tuple(winners)))


def _best(seats: list[int], values: list[int]) -> list[int]:
    highest = max([values[seat] for seat in seats])
    return [seat for seat in seats if values[seat] == highest]
