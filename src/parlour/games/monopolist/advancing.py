"""Where an advance leads, which cell it may take, and whether it may be declined (MON-27, MON-31)."""

from __future__ import annotations

from parlour.core.moves import Action
from parlour.core.refusals import Reason
from parlour.games.monopolist.actions import Advance, AdvanceTo, Decline
from parlour.games.monopolist.reasons import (
    ADVANCE_OR_DECLINE,
    CELL_IS_FREE,
    CHOOSE_CELL,
    DRAWN_IN_ADVANCES,
    OTHER_SPACE,
)
from parlour.games.monopolist.state import MonopolistState


def reached(s: MonopolistState, rest: int) -> tuple[int, ...]:
    """Return the cells of the space that the number spun leads the spinner to."""
    return s.edition.onward[s.players[s.mover].man][s.edition.number_at[rest]]


def cannot_decline(s: MonopolistState, rest: int, drawn: tuple[int, ...]) -> Reason | None:
    """MON-27: an advance into the span may be declined, unless the man was drawn in before it."""
    if s.mover in drawn:
        return DRAWN_IN_ADVANCES  # MON-R09
    cells = reached(s, rest)
    covers = s.edition.covers[rest]
    covered = 0
    for cell in cells:
        covered += covers[cell]
    enough = covered > 0 if s.options.declines_at_any else covered == len(cells)  # MON-R27
    return None if enough else CELL_IS_FREE


def cannot_advance(s: MonopolistState, rest: int, drawn: tuple[int, ...], action: Action) -> Reason | None:
    """Return why the spinner may not give this answer when they are to advance."""
    cells = reached(s, rest)
    if isinstance(action, Decline):
        return cannot_decline(s, rest, drawn)
    if isinstance(action, AdvanceTo) and len(cells) > 1:
        return None if action.cell in cells else OTHER_SPACE
    if isinstance(action, Advance) and len(cells) == 1:
        return None
    return ADVANCE_OR_DECLINE if len(cells) == 1 else CHOOSE_CELL


def default_cell(s: MonopolistState, rest: int) -> int:
    """Return the default cell: the one nearest the right line that lies outside the span.

    If the span covers all cells, it is the one nearest the right line.
    """
    cells = reached(s, rest)
    covers = s.edition.covers[rest]
    for cell in reversed(cells):
        if not covers[cell]:
            return cell
    return cells[-1]
