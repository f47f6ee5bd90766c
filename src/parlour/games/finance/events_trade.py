"""Events of business in Finance: houses, mortgages, deals, sharing, elimination, the end."""

from __future__ import annotations

from parlour.core.data.record_class import record
from parlour.core.events import Event
from parlour.core.text.notation import Number, Seat
from parlour.games.finance.fields import LeaseName, LeaseSet, SeriesName
from parlour.kit.trade.shares import PaymentsBySeat, SharesBySeat


@record
class HouseBuilt(Event):
    clause = "FIN-046"
    seat: Seat
    lease: LeaseName
    count: Number


@record
class HouseTornDown(Event):
    clause = "FIN-051"
    seat: Seat
    lease: LeaseName
    count: Number


@record
class Mortgaged(Event):
    clause = "FIN-055"
    seat: Seat
    lease: LeaseName


@record
class Redeemed(Event):
    clause = "FIN-056"
    seat: Seat
    lease: LeaseName


@record
class RidesGranted(Event):
    clause = "FIN-150"
    seat: Seat
    holder: Seat
    scope: LeaseSet
    count: Number


@record
class RidesLapsed(Event):
    clause = "FIN-R42"
    holder: Seat
    scope: LeaseSet
    count: Number


@record
class SharingProposed(Event):
    clause = "FIN-R34"
    seat: Seat
    number: Number
    series: SeriesName
    shares: SharesBySeat


@record
class HoldingProposed(Event):
    clause = "FIN-140"
    seat: Seat
    number: Number
    series: SeriesName
    holder: Seat
    shares: SharesBySeat
    moneys: PaymentsBySeat


@record
class StopProposed(Event):
    clause = "FIN-R30"
    seat: Seat
    number: Number


@record
class ProposalAgreed(Event):
    clause: str
    seat: Seat
    number: Number


@record
class ProposalRefused(Event):
    clause: str
    seat: Seat
    number: Number


@record
class ProposalLapsed(Event):
    clause: str
    seat: Seat
    number: Number


@record
class SharingBegun(Event):
    clause: str
    series: SeriesName
    shares: SharesBySeat


@record
class LeasesPooled(Event):
    clause = "FIN-140"
    holder: Seat
    series: SeriesName


@record
class SharingEnded(Event):
    clause: str
    series: SeriesName


@record
class WillResign(Event):
    clause = "FIN-R46"
    seat: Seat


@record
class Resigned(Event):
    clause = "FIN-R46"
    seat: Seat


@record
class PutOut(Event):
    clause: str
    seat: Seat


@record
class LeaseWithdrawn(Event):
    clause: str
    lease: LeaseName


@record
class LeaseReturned(Event):
    clause = "FIN-138"
    lease: LeaseName


@record
class AuctioneerNamed(Event):
    clause = "FIN-004"
    seat: Seat


@record
class RoundsRanOut(Event):
    clause = "FIN-R30"
    rounds: Number
