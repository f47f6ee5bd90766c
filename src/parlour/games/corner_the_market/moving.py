"""Moving pieces: along the track, along a pit, into a pit, and to the target of a square or card."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.core.refusals import Reason
from parlour.games.corner_the_market.board import GATE, TELEPHONE
from parlour.games.corner_the_market.effects import CASHIER, pay
from parlour.games.corner_the_market.events import Entered, Moved, PassedBy, Sent
from parlour.games.corner_the_market.reasons import PIT_IS_CLOSED, PIT_IS_FULL
from parlour.games.corner_the_market.seating import is_closed, pieces_in
from parlour.games.corner_the_market.state import CornerState


def cannot_enter(s: CornerState, pit: int) -> Reason | None:
    """Return why the mover, who is outside, may not enter a pit, or None (CTM-037, CTM-039)."""
    if is_closed(s, pit):
        return PIT_IS_CLOSED
    return PIT_IS_FULL if pieces_in(s, pit) >= s.edition.most_in_pit else None


def open_pits(s: CornerState) -> tuple[int, ...]:
    """Return the pits that may be entered."""
    return tuple([pit for pit in range(s.edition.kinds) if cannot_enter(s, pit) is None])


def gate_reached(s: CornerState, seat: int) -> int:
    """Return the pit whose Entrance a piece has reached by exact count, or -1 (CTM-032)."""
    at = s.at[seat]
    return s.edition.board.commodities[at] if s.edition.board.kinds[at] == GATE else -1


def move(s: CornerState, seat: int, first: int, second: int, log: Log | None) -> None:
    """Move a piece (CTM-023, CTM-024): by the total on the track, by the lower number in a pit until it is left."""
    board = s.edition.board
    at = s.at[seat]
    pit = board.pits[at]
    if pit >= 0:
        steps = min(first, second)
        beyond = at + steps - board.ring(pit, board.exit_position)  # CTM-035: the Exit counts one space
        if beyond <= 0:
            s.at[seat] = at + steps
            if log is not None:
                log.add(Moved("CTM-024", seat, steps, at + steps))
            return
    else:
        steps = beyond = first + second
    to = board.base[at] + beyond
    s.at[seat] = to % board.length
    if log is not None:
        log.add(Moved("CTM-024" if pit >= 0 else "CTM-023", seat, steps, s.at[seat]))
    if to >= board.length:
        _pass_cashier(s, seat, log)


def enter(s: CornerState, seat: int, pit: int, log: Log | None) -> None:
    """Enter a pit: move to the Entrance, which pays (CTM-033)."""
    s.at[seat] = s.edition.board.ring(pit, 0)
    s.called[seat] = False
    if log is not None:
        log.add(Entered("CTM-032", seat, pit))
    pay(s, CASHIER, seat, s.edition.amounts.entry, "CTM-033", "entering the pit", log)


def pass_by(s: CornerState, seat: int, pit: int, clause: str, log: Log | None) -> None:
    """Leave the piece on the Passing Square (CTM-R26, CTM-R27, CTM-R30)."""
    if log is not None:
        log.add(PassedBy(clause, seat, pit))


def go_to_telephone(s: CornerState, seat: int, log: Log | None) -> None:
    """Move forward to the next Telephone (CTM-075). From a pit, count from its gate (CTM-R52)."""
    board = s.edition.board
    at = board.base[s.at[seat]]
    steps = 1
    while board.kinds[(at + steps) % board.length] != TELEPHONE:
        steps += 1
    s.at[seat] = (at + steps) % board.length
    s.called[seat] = False
    if log is not None:
        log.add(Sent("CTM-075", seat, s.at[seat]))
    if at + steps >= board.length:
        _pass_cashier(s, seat, log)


def advance_to_cashier(s: CornerState, seat: int, log: Log | None) -> None:
    """Move a piece to the Cashier and pay the advance (CTM-030, CTM-R32)."""
    amounts = s.edition.amounts
    s.at[seat] = s.edition.board.start
    if log is not None:
        log.add(Sent("CTM-030", seat, s.edition.board.start))
    pay(s, CASHIER, seat, amounts.advance, "CTM-030", "advancing to Cashier", log)
    if s.options.advance_adds:
        _pass_cashier(s, seat, log)


def waits_for_call(s: CornerState, seat: int) -> bool:
    """Return whether a piece is on a Telephone and its call is not completed (CTM-080)."""
    return s.edition.board.kinds[s.at[seat]] == TELEPHONE and not s.called[seat]


def completes_call(s: CornerState, seat: int, first: int, second: int) -> bool:
    """Return whether a throw has the Telephone's number as the total or on one die (CTM-076, CTM-R22)."""
    number = s.edition.board.numbers[s.at[seat]]
    return number in (first, second, first + second)


def _pass_cashier(s: CornerState, seat: int, log: Log | None) -> None:
    """Pay for passing the Cashier (CTM-028)."""
    pay(s, CASHIER, seat, s.edition.amounts.cashier, "CTM-028", "Cashier", log)
