"""Using free rides (FIN-151, FIN-R42)."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.games.finance.events_play import RideStruck
from parlour.games.finance.rides import Ride
from parlour.games.finance.state import FinanceState


def ride_on(s: FinanceState, seat: int, lease: int) -> Ride | None:
    """Return the ride a seat would use on a lease: the one valid on the fewest leases, then the oldest."""
    best: Ride | None = None
    for ride in s.rides:
        is_good = ride.holder == seat and ride.bound >> lease & 1
        if is_good and (best is None or ride.scope.bit_count() < best.scope.bit_count()):
            best = ride
    return best


def strike_off(s: FinanceState, seat: int, lease: int, clause: str, log: Log | None) -> None:
    """Reduce a ride by one."""
    ride = ride_on(s, seat, lease)
    if ride is None:
        return  # the ride lapsed after the stop
    place = s.rides.index(ride)
    left = ride.count - 1
    if left:
        s.rides[place] = Ride(ride.holder, ride.grantor, ride.scope, ride.bound, left)
    else:
        del s.rides[place]
    if log is not None:
        log.add(RideStruck(clause, seat, lease, left))
