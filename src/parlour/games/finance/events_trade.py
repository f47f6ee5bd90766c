"""Events of business in Finance: houses, mortgages, deals, sharing, elimination, the end."""

from __future__ import annotations

from typing import final

from parlour.core.events import Event
from parlour.kit.trade.bundle import Bundle


@final
class HouseBuilt(Event):
    def __init__(self, seat: int, lease: int, count: int) -> None:
        super().__init__("FIN-046")
        self.seat = seat
        self.lease = lease
        self.count = count


@final
class HouseTornDown(Event):
    def __init__(self, seat: int, lease: int, count: int) -> None:
        super().__init__("FIN-051")
        self.seat = seat
        self.lease = lease
        self.count = count


@final
class Mortgaged(Event):
    def __init__(self, seat: int, lease: int) -> None:
        super().__init__("FIN-055")
        self.seat = seat
        self.lease = lease


@final
class Redeemed(Event):
    def __init__(self, seat: int, lease: int) -> None:
        super().__init__("FIN-056")
        self.seat = seat
        self.lease = lease


@final
class Traded(Event):
    def __init__(self, seat: int, to: int, number: int, give: Bundle, get: Bundle) -> None:
        super().__init__("FIN-090")
        self.seat = seat
        self.to = to
        self.number = number
        self.give = give
        self.get = get


@final
class RidesGranted(Event):
    def __init__(self, seat: int, holder: int, scope: int, count: int) -> None:
        super().__init__("FIN-150")
        self.seat = seat
        self.holder = holder
        self.scope = scope
        self.count = count


@final
class RidesLapsed(Event):
    def __init__(self, holder: int, scope: int, count: int) -> None:
        super().__init__("FIN-R42")
        self.holder = holder
        self.scope = scope
        self.count = count


@final
class SharingProposed(Event):
    def __init__(self, seat: int, number: int, series: int, shares: tuple[int, ...]) -> None:
        super().__init__("FIN-R34")
        self.seat = seat
        self.number = number
        self.series = series
        self.shares = shares


@final
class HoldingProposed(Event):
    def __init__(
        self, seat: int, number: int, series: int, holder: int, shares: tuple[int, ...], moneys: tuple[int, ...]
    ) -> None:
        super().__init__("FIN-140")
        self.seat = seat
        self.number = number
        self.series = series
        self.holder = holder
        self.shares = shares
        self.moneys = moneys


@final
class StopProposed(Event):
    def __init__(self, seat: int, number: int) -> None:
        super().__init__("FIN-R30")
        self.seat = seat
        self.number = number


@final
class ProposalAgreed(Event):
    def __init__(self, clause: str, seat: int, number: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.number = number


@final
class ProposalRefused(Event):
    def __init__(self, clause: str, seat: int, number: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.number = number


@final
class ProposalLapsed(Event):
    def __init__(self, clause: str, seat: int, number: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.number = number


@final
class SharingBegun(Event):
    def __init__(self, clause: str, series: int, shares: tuple[int, ...]) -> None:
        super().__init__(clause)
        self.series = series
        self.shares = shares


@final
class LeasesPooled(Event):
    def __init__(self, holder: int, series: int) -> None:
        super().__init__("FIN-140")
        self.holder = holder
        self.series = series


@final
class SharingEnded(Event):
    def __init__(self, clause: str, series: int) -> None:
        super().__init__(clause)
        self.series = series


@final
class InDebt(Event):
    def __init__(self, clause: str, seat: int, amount: int, purpose: str) -> None:
        super().__init__(clause)
        self.seat = seat
        self.amount = amount
        self.purpose = purpose


@final
class WillResign(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("FIN-R46")
        self.seat = seat


@final
class Resigned(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("FIN-R46")
        self.seat = seat


@final
class PutOut(Event):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__(clause)
        self.seat = seat


@final
class LeaseWithdrawn(Event):
    def __init__(self, clause: str, lease: int) -> None:
        super().__init__(clause)
        self.lease = lease


@final
class LeaseReturned(Event):
    def __init__(self, lease: int) -> None:
        super().__init__("FIN-138")
        self.lease = lease


@final
class AuctioneerNamed(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("FIN-004")
        self.seat = seat


@final
class Valued(Event):
    def __init__(self, seat: int, value: int) -> None:
        super().__init__("FIN-R30")
        self.seat = seat
        self.value = value


@final
class RoundsRanOut(Event):
    def __init__(self, rounds: int) -> None:
        super().__init__("FIN-R30")
        self.rounds = rounds


@final
class GameWon(Event):
    def __init__(self, clause: str, seats: tuple[int, ...]) -> None:
        super().__init__(clause)
        self.seats = seats
