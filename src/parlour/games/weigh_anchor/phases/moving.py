"""Moving forward, and the salary of WEIGH ANCHOR (WA-025 to WA-027)."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.games.weigh_anchor.effects import pay
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.ledger import BANK
from parlour.kit.property.events import TokenMoved


def go_forward(s: AnchorState, steps: int, clause: str, log: Log | None) -> None:
    """Move the mover's token forward, with a salary for reaching or passing WEIGH ANCHOR."""
    track = s.edition.track
    holding = s.holdings[s.mover]
    is_paid = track.reaches_start(holding.at, steps)
    holding.at = track.forward(holding.at, steps)
    if log is not None:
        log.add(TokenMoved(clause, s.mover, holding.at))
    if is_paid:
        salary = s.edition.salary
        if holding.at == 0 and s.options.doubles_landing:
            salary *= 2  # WA-R35
        pay(s, BANK, s.mover, salary, "WA-025", "salary", log)
        if s.options.short:
            s.salaried |= 1 << s.mover
