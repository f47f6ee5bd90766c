"""Effects on men and counters. Each function changes the state and logs its events."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.games.monopolist.edition import DOLLAR, RUIN
from parlour.games.monopolist.events import (
    CapitalTaken,
    DrawnIn,
    LeftGame,
    LinePassed,
    LoanRepaid,
    LoanTaken,
    MonopolistPaid,
    PlayerPaid,
    Restarted,
    RestForgiven,
    RestOwed,
)
from parlour.games.monopolist.state import MonopolistState, Player


def move_in(s: MonopolistState, seat: int, clause: str, log: Log | None) -> None:
    """MON-21, MON-25: move a man one ring inwards."""
    player = s.players[seat]
    player.man = s.edition.inward[player.man]
    if log is not None:
        log.add(DrawnIn(clause, seat, player.man))


def start_again(s: MonopolistState, seat: int, log: Log | None) -> None:
    """MON-32, MON-36: put a man back on its Base. The dollar of the Base is not earned (MON-R11)."""
    player = s.players[seat]
    player.man = s.edition.bases[player.trade]
    player.restart = False
    player.paid = 0
    player.noted = player.counters
    if log is not None:
        log.add(Restarted(seat, player.man))


def settle(s: MonopolistState, seat: int, effect: int, is_moved_in: bool, log: Log | None) -> None:
    """Receive or pay what the space of an arriving man says (MON-19, MON-20, MON-28, MON-36)."""
    payments = s.edition.payments
    if effect == DOLLAR:
        _take_capital(s, seat, "MON-28" if is_moved_in else "MON-19", log)
    elif effect == RUIN:
        s.players[seat].restart = True
        _pay_monopolist(s, seat, payments.fifth_ring, "MON-36", log)
        if s.options.restarts_at_once:
            start_again(s, seat, log)
    else:
        _pay_monopolist(s, seat, payments.spider, "MON-28" if is_moved_in else "MON-20", log)


def receive_for_passing(s: MonopolistState, seat: int, ring: int, passes: int, log: Log | None) -> None:
    """MON-35: collect from the Monopolist, up to the Monopolist's counters (MON-R18). The circuit ends."""
    player = s.players[seat]
    if player.restart and not s.options.pays_each_pass:  # MON-R12
        return
    counters = due_for_passing(s, seat, ring, passes)
    player.restart = True
    s.monopolist -= counters
    player.counters += counters
    if log is not None:
        log.add(LinePassed(seat, ring, counters))


def due_for_passing(s: MonopolistState, seat: int, ring: int, passes: int) -> int:
    """Return the amount due for passing the line: by ring, and once per circuit (MON-R12)."""
    player = s.players[seat]
    payments = s.edition.payments
    due = payments.pass_line[ring - 1]
    if s.options.pays_each_pass:
        due *= passes
    elif player.restart:
        return 0
    if payments.refunds and ring == len(payments.pass_line) and not player.restart:
        if s.options.refunds_to_noted:  # MON-R13
            due += max(0, player.noted - player.counters)
        else:
            due += player.paid
    return min(due, s.monopolist)


def lend(s: MonopolistState, seat: int, lender: int, counters: int, log: Log | None) -> None:
    """MON-34: move the counters of a loan and record the debt. Arrears are paid first (MON-R15)."""
    player = s.players[seat]
    s.players[lender].counters -= counters
    player.counters += counters
    player.owes = added(player.owes, len(s.players), lender, counters)
    if log is not None:
        log.add(LoanTaken(seat, lender, counters))
    if player.arrears:
        _pay_arrears(s, seat, log)


def repay(s: MonopolistState, seat: int, lender: int, counters: int, log: Log | None) -> None:
    """MON-34, MON-R16: repay part of a debt."""
    player = s.players[seat]
    player.counters -= counters
    s.players[lender].counters += counters
    player.owes = added(player.owes, len(s.players), lender, -counters)
    if log is not None:
        log.add(LoanRepaid(seat, lender, counters))


def leave(s: MonopolistState, seat: int, log: Log | None) -> None:
    """MON-33: take a man off the board.

    Debts of the player are lost, and debts to the player are cancelled (MON-R16).
    """
    player = s.players[seat]
    player.man = -1
    player.noted = 0
    player.paid = 0
    player.restart = False
    player.owes = ()
    player.arrears = ()
    for other in s.players:
        if other.owes and other.owes[seat]:
            other.owes = added(other.owes, len(s.players), seat, -other.owes[seat])
        if other.arrears and other.arrears[seat]:
            other.arrears = added(other.arrears, len(s.players), seat, -other.arrears[seat])
    if log is not None:
        log.add(LeftGame(seat))


def amount_for(sums: tuple[int, ...], index: int) -> int:
    """Return one of some amounts by index; 0 if there are none."""
    return sums[index] if 0 <= index < len(sums) else 0


def added(sums: tuple[int, ...], size: int, index: int, more: int) -> tuple[int, ...]:
    """Return the amounts with one of them changed. Empty if all are zero."""
    changed = list(sums) if sums else [0] * size
    changed[index] += more
    return tuple(changed) if any(changed) else ()


def _take_capital(s: MonopolistState, seat: int, clause: str, log: Log | None) -> None:
    """MON-19: collect from the Monopolist, up to the Monopolist's counters (MON-R18), and from each opponent."""
    payments = s.edition.payments
    player = s.players[seat]
    counters = min(payments.dollar_from_monopolist, s.monopolist)
    s.monopolist -= counters
    player.counters += counters
    if log is not None:
        log.add(CapitalTaken(clause, seat, counters))
    for other in s.rounds[seat][1:]:
        payer = s.players[other]
        if payer.man >= 0:
            counters = min(payments.dollar_from_opponent, payer.counters)
            payer.counters -= counters
            player.counters += counters
            if log is not None and counters:
                log.add(PlayerPaid(clause, other, seat, counters))
            if counters < payments.dollar_from_opponent:
                _fall_short(s, other, seat, payments.dollar_from_opponent - counters, log)


def _pay_monopolist(s: MonopolistState, seat: int, due: int, clause: str, log: Log | None) -> None:
    player = s.players[seat]
    counters = min(due, player.counters)
    player.counters -= counters
    player.paid += counters
    s.monopolist += counters
    if log is not None and counters:
        log.add(MonopolistPaid(clause, seat, counters))
    if counters < due:
        _fall_short(s, seat, len(s.players), due - counters, log)


def _fall_short(s: MonopolistState, seat: int, creditor: int, rest: int, log: Log | None) -> None:
    """MON-R15: cancel the rest of a payment, or record it as arrears."""
    if s.options.rest_is_owed:
        player = s.players[seat]
        player.arrears = added(player.arrears, len(s.players) + 1, creditor, rest)
        if log is not None:
            log.add(RestOwed(seat, rest))
    elif log is not None:
        log.add(RestForgiven(seat, rest))


def _pay_arrears(s: MonopolistState, seat: int, log: Log | None) -> None:
    """MON-R15: pay arrears, first to the Monopolist, then to the players in turn order. The rest stays due."""
    player = s.players[seat]
    monopolist = len(s.players)
    counters = _arrears_paid(player, monopolist)
    s.monopolist += counters
    player.paid += counters
    if log is not None and counters:
        log.add(MonopolistPaid("MON-R15", seat, counters))
    for other in s.rounds[seat][1:]:
        counters = _arrears_paid(player, other)
        if counters:
            s.players[other].counters += counters
            if log is not None:
                log.add(PlayerPaid("MON-R15", seat, other, counters))


def _arrears_paid(player: Player, creditor: int) -> int:
    """Take from a player as much of their arrears to a creditor as they can pay, and return it."""
    if not player.arrears:
        return 0
    counters = min(player.arrears[creditor], player.counters)
    if counters:
        player.counters -= counters
        player.arrears = added(player.arrears, 0, creditor, -counters)
    return counters
