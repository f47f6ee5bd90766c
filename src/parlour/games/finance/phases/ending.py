"""Leaving the game, and how the game ends (FIN-100 to FIN-102, FIN-137, FIN-138, FIN-R27, FIN-R30, FIN-R46)."""

from __future__ import annotations

from parlour.core.domains import count_of
from parlour.core.events import Log
from parlour.core.outcome import Outcome
from parlour.games.finance.business import next_raise, raise_cash
from parlour.games.finance.effects import clear_houses, forget_all, give, pay, set_mortgaged
from parlour.games.finance.events_trade import (
    AuctioneerNamed,
    LeaseReturned,
    LeaseWithdrawn,
    PutOut,
    Resigned,
    RidesLapsed,
    RoundsRanOut,
)
from parlour.games.finance.figures import raisable
from parlour.games.finance.phases.claims import collect_income
from parlour.games.finance.rides import Ride
from parlour.games.finance.sharing import leave_pacts
from parlour.games.finance.state import FREE, FinanceState
from parlour.kit.bits import first, members, next_seat
from parlour.kit.deeds import NOBODY
from parlour.kit.ledger import BANK
from parlour.kit.property.events import GameWon, Valued


def turn_into_cash(s: FinanceState, seat: int, log: Log | None) -> None:
    """Raise all that the Bank would give for a seat's property, in the order of FIN-D16."""
    if s.income and seat == s.mover:
        collect_income(s, log)
    step = next_raise(s, seat)
    while step is not None:
        raise_cash(s, seat, step, log)
        step = next_raise(s, seat)


def resign(s: FinanceState, seat: int, log: Log | None) -> None:
    """Resign: the seat goes out as if eliminated without a creditor (FIN-R46)."""
    if log is not None:
        log.add(Resigned(seat))
    put_out(s, seat, "FIN-R46", log)


def put_out(s: FinanceState, seat: int, clause: str, log: Log | None) -> None:
    """Eliminate a seat: cash to the Bank, property withdrawn or, by agreement, partly returned to the stack."""
    pay(s, seat, BANK, s.cash[seat], clause, "the cash of a player who is out", log)
    s.owes[seat] = 0
    if seat == s.mover:
        s.income = 0
    leave_pacts(s, seat, log)
    _give_back(s, seat, log)
    _end_rides(s, seat, log)
    s.claims = [claim for claim in s.claims if seat not in (claim.owner, claim.visitor)]
    s.jail[seat] = FREE
    s.playing &= ~(1 << seat)
    s.standing &= ~(1 << seat)
    s.resigning &= ~(1 << seat)
    forget_all(s)
    if log is not None:
        log.add(PutOut(clause, seat))
    if count_of(s.playing) == 1:
        _win(s, log)
    elif seat == s.auctioneer:
        name_auctioneer(s, next_seat(seat, s.seats, s.playing), log)


def name_auctioneer(s: FinanceState, seat: int, log: Log | None) -> None:
    """Make a seat the Auctioneer. If it is eliminated, the next player clockwise takes over (FIN-R03)."""
    s.auctioneer = seat
    if log is not None:
        log.add(AuctioneerNamed(seat))


def _give_back(s: FinanceState, seat: int, log: Log | None) -> None:
    """Withdraw all leases (FIN-101); with `sometimes`, odd leases return to the stack (FIN-138, FIN-R43)."""
    held = s.deeds.held[seat]
    complete = held
    if s.options.sometimes:
        complete = 0
        for series in members(s.deeds.whole[seat]):
            complete |= s.deeds.group_bits[series]
    clear_houses(s, held, log)
    for lease in members(held & s.mortgaged):
        set_mortgaged(s, lease, False, log)
    s.withdrawn |= complete
    give(s, held, NOBODY, log)
    if complete and s.options.shrinks:
        s.deeds = s.holdings(s.owners)
    if held & ~complete:
        s.idle = min(s.idle, 0)  # FIN-R08: counted from 0 again, but not from a turn in which a lease was offered
    if log is not None:
        clause = "FIN-137" if s.options.sometimes else "FIN-101"
        for lease in members(held):
            log.add(LeaseWithdrawn(clause, lease) if complete >> lease & 1 else LeaseReturned(lease))


def _end_rides(s: FinanceState, seat: int, log: Log | None) -> None:
    """End the rides of a player who is out."""
    remaining: list[Ride] = []
    for ride in s.rides:
        if ride.holder != seat:
            remaining.append(ride)
        elif log is not None:
            log.add(RidesLapsed(seat, ride.scope, ride.count))
    s.rides = remaining


def _win(s: FinanceState, log: Log | None) -> None:
    """End the game: the last player remaining wins (FIN-102)."""
    winner = first(s.playing)
    _close(s)
    s.outcome = Outcome("last-left", "FIN-102", (winner,), _worths(s))
    if log is not None:
        log.add(GameWon("FIN-102", (winner,)))


def end_by_worth(s: FinanceState, reason: str, log: Log | None) -> None:
    """End the game by worth: the largest worth wins, equal worth shares the win (FIN-R30)."""
    if log is not None and reason == "round-limit":
        log.add(RoundsRanOut(s.round))
    worths = _worths(s)
    seats = members(s.playing)
    if log is not None:
        for seat in seats:
            log.add(Valued("FIN-R30", seat, worths[seat]))
    most = max([worths[seat] for seat in seats])
    winners = tuple([seat for seat in seats if worths[seat] == most])
    _close(s)
    s.outcome = Outcome(reason, "FIN-R30", winners, worths)
    if log is not None:
        log.add(GameWon("FIN-R30", winners))


def _close(s: FinanceState) -> None:
    """Void what could still be claimed."""
    s.claims = []
    s.income = 0
    s.cover = 0


def _worths(s: FinanceState) -> tuple[int, ...]:
    return tuple([raisable(s, seat) for seat in range(s.seats)])
