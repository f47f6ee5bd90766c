"""Events of moving round the board in Finance: throws, cards, Jail, auctions, rents."""

from __future__ import annotations

from parlour.core.data.outcome_fields import Text
from parlour.core.data.record_class import record
from parlour.core.events import Event
from parlour.core.text.notation import Number, Seat
from parlour.games.finance.fields import CardName, LeaseName, SeriesName
from parlour.kit.ledger import Money


@record
class CircuitCompleted(Event):
    clause = "FIN-133"
    seat: Seat
    amount: Money


@record
class IncomeLost(Event):
    clause = "FIN-133"
    seat: Seat
    amount: Money


@record
class CardCut(Event):
    clause: str
    seat: Seat
    card: CardName
    text: Text


@record
class Insured(Event):
    clause: str
    seat: Seat
    against: Text


@record
class SentToJail(Event):
    clause: str
    seat: Seat


@record
class StayedOnCorner(Event):
    clause = "FIN-120"
    seat: Seat


@record
class CardHadNoEffect(Event):
    clause = "FIN-123"
    seat: Seat
    card: CardName


@record
class StayedInJail(Event):
    clause = "FIN-063"
    seat: Seat


@record
class LeftJail(Event):
    clause: str
    seat: Seat


@record
class ThrowCancelled(Event):
    clause = "FIN-127"
    seat: Seat


@record
class LeaseOffered(Event):
    clause: str
    lease: LeaseName
    ordinal: Number
    series: SeriesName


@record
class Invited(Event):
    clause = "FIN-032"
    call: Number
    amount: Money


@record
class Called(Event):
    clause = "FIN-032"
    words: Text
    amount: Money


@record
class LeftSale(Event):
    clause = "FIN-R10"
    seat: Seat


@record
class Sold(Event):
    clause = "FIN-031"
    seat: Seat
    lease: LeaseName
    price: Money


@record
class Unsold(Event):
    clause = "FIN-R09"
    lease: LeaseName


@record
class RentDue(Event):
    clause: str
    visitor: Seat
    owner: Seat
    lease: LeaseName
    amount: Money


@record
class SharedRentDue(Event):
    clause: str
    visitor: Seat
    lease: LeaseName
    amount: Money


@record
class GuaranteeDue(Event):
    clause = "FIN-142"
    seat: Seat
    lease: LeaseName
    amount: Money


@record
class NoRent(Event):
    clause: str
    seat: Seat
    lease: LeaseName


@record
class RentWaived(Event):
    clause = "FIN-R44"
    owner: Seat
    visitor: Seat
    lease: LeaseName


@record
class ClaimOpened(Event):
    clause = "FIN-134"
    owner: Seat
    visitor: Seat
    lease: LeaseName
    amount: Money


@record
class ClaimLapsed(Event):
    clause = "FIN-134"
    owner: Seat
    visitor: Seat
    lease: LeaseName


@record
class RideTaken(Event):
    clause = "FIN-151"
    visitor: Seat
    lease: LeaseName


@record
class RideStruck(Event):
    clause: str
    visitor: Seat
    lease: LeaseName
    left: Number


@record
class RideForgotten(Event):
    clause = "FIN-135"
    visitor: Seat
    lease: LeaseName


@record
class Forgiven(Event):
    clause = "FIN-R26"
    seat: Seat
    amount: Money


@record
class Carried(Event):
    clause = "FIN-R26"
    seat: Seat
    amount: Money
