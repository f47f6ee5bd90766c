"""Events of moving round the board in Finance: throws, cards, Jail, auctions, rents."""

from __future__ import annotations

from typing import final

from parlour.core.events import Event


@final
class Thrown(Event):
    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__("FIN-020")
        self.seat = seat
        self.first = first
        self.second = second


@final
class Moved(Event):
    def __init__(self, clause: str, seat: int, space: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.space = space


@final
class CircuitCompleted(Event):
    def __init__(self, seat: int, amount: int) -> None:
        super().__init__("FIN-133")
        self.seat = seat
        self.amount = amount


@final
class IncomeLost(Event):
    def __init__(self, seat: int, amount: int) -> None:
        super().__init__("FIN-133")
        self.seat = seat
        self.amount = amount


@final
class CardCut(Event):
    def __init__(self, clause: str, seat: int, card: int, text: str) -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card
        self.text = text


@final
class Insured(Event):
    def __init__(self, clause: str, seat: int, against: str) -> None:
        super().__init__(clause)
        self.seat = seat
        self.against = against


@final
class SentToJail(Event):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__(clause)
        self.seat = seat


@final
class StayedOnCorner(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("FIN-120")
        self.seat = seat


@final
class CardHadNoEffect(Event):
    def __init__(self, seat: int, card: int) -> None:
        super().__init__("FIN-123")
        self.seat = seat
        self.card = card


@final
class StayedInJail(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("FIN-063")
        self.seat = seat


@final
class LeftJail(Event):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__(clause)
        self.seat = seat


@final
class ThrowCancelled(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("FIN-127")
        self.seat = seat


@final
class LeaseOffered(Event):
    def __init__(self, clause: str, lease: int, ordinal: int, series: int) -> None:
        super().__init__(clause)
        self.lease = lease
        self.ordinal = ordinal
        self.series = series


@final
class Invited(Event):
    def __init__(self, call: int, amount: int) -> None:
        super().__init__("FIN-032")
        self.call = call
        self.amount = amount


@final
class Called(Event):
    def __init__(self, words: str, amount: int) -> None:
        super().__init__("FIN-032")
        self.words = words
        self.amount = amount


@final
class BidPlaced(Event):
    def __init__(self, seat: int, amount: int) -> None:
        super().__init__("FIN-031")
        self.seat = seat
        self.amount = amount


@final
class LeftSale(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("FIN-R10")
        self.seat = seat


@final
class Sold(Event):
    def __init__(self, seat: int, lease: int, price: int) -> None:
        super().__init__("FIN-031")
        self.seat = seat
        self.lease = lease
        self.price = price


@final
class Unsold(Event):
    def __init__(self, lease: int) -> None:
        super().__init__("FIN-R09")
        self.lease = lease


@final
class RentDue(Event):
    def __init__(self, clause: str, visitor: int, owner: int, lease: int, amount: int) -> None:
        super().__init__(clause)
        self.visitor = visitor
        self.owner = owner
        self.lease = lease
        self.amount = amount


@final
class SharedRentDue(Event):
    def __init__(self, clause: str, visitor: int, lease: int, amount: int) -> None:
        super().__init__(clause)
        self.visitor = visitor
        self.lease = lease
        self.amount = amount


@final
class GuaranteeDue(Event):
    def __init__(self, seat: int, lease: int, amount: int) -> None:
        super().__init__("FIN-142")
        self.seat = seat
        self.lease = lease
        self.amount = amount


@final
class NoRent(Event):
    def __init__(self, clause: str, seat: int, lease: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.lease = lease


@final
class RentWaived(Event):
    def __init__(self, owner: int, visitor: int, lease: int) -> None:
        super().__init__("FIN-R44")
        self.owner = owner
        self.visitor = visitor
        self.lease = lease


@final
class ClaimOpened(Event):
    def __init__(self, owner: int, visitor: int, lease: int, amount: int) -> None:
        super().__init__("FIN-134")
        self.owner = owner
        self.visitor = visitor
        self.lease = lease
        self.amount = amount


@final
class ClaimLapsed(Event):
    def __init__(self, owner: int, visitor: int, lease: int) -> None:
        super().__init__("FIN-134")
        self.owner = owner
        self.visitor = visitor
        self.lease = lease


@final
class RideTaken(Event):
    def __init__(self, visitor: int, lease: int) -> None:
        super().__init__("FIN-151")
        self.visitor = visitor
        self.lease = lease


@final
class RideStruck(Event):
    def __init__(self, clause: str, visitor: int, lease: int, left: int) -> None:
        super().__init__(clause)
        self.visitor = visitor
        self.lease = lease
        self.left = left


@final
class RideForgotten(Event):
    def __init__(self, visitor: int, lease: int) -> None:
        super().__init__("FIN-135")
        self.visitor = visitor
        self.lease = lease


@final
class Forgiven(Event):
    def __init__(self, seat: int, amount: int) -> None:
        super().__init__("FIN-R26")
        self.seat = seat
        self.amount = amount


@final
class Carried(Event):
    def __init__(self, seat: int, amount: int) -> None:
        super().__init__("FIN-R26")
        self.seat = seat
        self.amount = amount
