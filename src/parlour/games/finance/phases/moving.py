"""Moving forward, and the income for a circuit of the board (FIN-020 to FIN-022, FIN-R25)."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.games.finance.events_play import CircuitCompleted
from parlour.games.finance.phases.claims import collect_income
from parlour.games.finance.state import FinanceState
from parlour.kit.property.events import TokenMoved


def go_forward(s: FinanceState, steps: int, clause: str, log: Log | None) -> None:
    """Move the mover's piece forward, with income for reaching or passing Start.

    With forgetters the mover must collect that income.
    """
    track = s.edition.track
    mover = s.mover
    has_been_round = track.reaches_start(s.at[mover], steps)
    s.at[mover] = track.forward(s.at[mover], steps)
    if log is not None:
        log.add(TokenMoved(clause, mover, s.at[mover]))
    if has_been_round:
        s.income += 1
        if not s.options.forgetters:
            collect_income(s, log)
        elif log is not None:
            log.add(CircuitCompleted(mover, s.edition.income))
