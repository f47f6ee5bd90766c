"""All events of Finance, with the types of their fields."""

from __future__ import annotations

from typing import Final

from parlour.core.data.fields import Bits, RecordType, TaggedUnion, TupleOf
from parlour.core.data.outcome_fields import TEXT
from parlour.core.text.names import Names
from parlour.core.text.notation import NUMBER, SEAT, NameToken, NumberToken
from parlour.games.finance.events_play import (
    BidPlaced,
    Called,
    CardCut,
    CardHadNoEffect,
    Carried,
    CircuitCompleted,
    ClaimLapsed,
    ClaimOpened,
    Forgiven,
    GuaranteeDue,
    IncomeLost,
    Insured,
    Invited,
    LeaseOffered,
    LeftJail,
    LeftSale,
    Moved,
    NoRent,
    RentDue,
    RentWaived,
    RideForgotten,
    RideStruck,
    RideTaken,
    SentToJail,
    SharedRentDue,
    Sold,
    StayedInJail,
    StayedOnCorner,
    ThrowCancelled,
    Thrown,
    Unsold,
)
from parlour.games.finance.events_trade import (
    AuctioneerNamed,
    GameWon,
    HoldingProposed,
    HouseBuilt,
    HouseTornDown,
    InDebt,
    LeaseReturned,
    LeasesPooled,
    LeaseWithdrawn,
    Mortgaged,
    ProposalAgreed,
    ProposalLapsed,
    ProposalRefused,
    PutOut,
    Redeemed,
    Resigned,
    RidesGranted,
    RidesLapsed,
    RoundsRanOut,
    SharingBegun,
    SharingEnded,
    SharingProposed,
    StopProposed,
    Traded,
    Valued,
    WillResign,
)
from parlour.games.finance.grammar import CARD, LEASE, SERIES
from parlour.kit.board.spaces import SPACE
from parlour.kit.lead import GotLead, SpunForLead, TiedForLead
from parlour.kit.ledger import LEDGER_EVENTS, MONEY
from parlour.kit.trade.offers import EXCHANGE, OFFER_EVENTS
from parlour.kit.trade.shares import PAYMENTS, SHARES

LEASES: Final = Bits("lease")
PLACES: Final = {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth"}


class Ordinal(NumberToken):
    """A number written as an ordinal: 'first', 'second'. The Auctioneer announces each piece with one (FIN-033)."""

    def show(self, value: object, lexicon: Names) -> str:
        assert isinstance(value, int)
        return PLACES.get(value, f"{value}th")


class SeriesTitle(NameToken):
    """A series as written in a sentence: 'Goldberg', where the notation has 'goldberg'."""

    def show(self, value: object, lexicon: Names) -> str:
        return str(self.dump(value, lexicon)).title()


SERIES_TITLE: Final = SeriesTitle(SERIES.category)
ORDINAL: Final = Ordinal()
CALL: Final = ORDINAL
EVENTS: Final = TaggedUnion(
    LEDGER_EVENTS
    | OFFER_EVENTS
    | {
        "thrown_for_first": RecordType(SpunForLead, {"seat": SEAT, "numbers": TupleOf(NUMBER)}),
        "tied_for_first": RecordType(TiedForLead, {"seats": TupleOf(SEAT)}),
        "moves_first": RecordType(GotLead, {"seat": SEAT}),
        "thrown": RecordType(Thrown, {"seat": SEAT, "first": NUMBER, "second": NUMBER}),
        "moved": RecordType(Moved, {"seat": SEAT, "space": SPACE}),
        "circuit_completed": RecordType(CircuitCompleted, {"seat": SEAT, "amount": MONEY}),
        "income_lost": RecordType(IncomeLost, {"seat": SEAT, "amount": MONEY}),
        "card_cut": RecordType(CardCut, {"seat": SEAT, "card": CARD, "text": TEXT}),
        "insured": RecordType(Insured, {"seat": SEAT, "against": TEXT}),
        "sent_to_jail": RecordType(SentToJail, {"seat": SEAT}),
        "stayed_on_corner": RecordType(StayedOnCorner, {"seat": SEAT}),
        "card_had_no_effect": RecordType(CardHadNoEffect, {"seat": SEAT, "card": CARD}),
        "stayed_in_jail": RecordType(StayedInJail, {"seat": SEAT}),
        "left_jail": RecordType(LeftJail, {"seat": SEAT}),
        "throw_cancelled": RecordType(ThrowCancelled, {"seat": SEAT}),
        "lease_offered": RecordType(LeaseOffered, {"lease": LEASE, "ordinal": ORDINAL, "series": SERIES_TITLE}),
        "invited": RecordType(Invited, {"call": CALL, "amount": MONEY}),
        "called": RecordType(Called, {"words": TEXT, "amount": MONEY}),
        "bid_placed": RecordType(BidPlaced, {"seat": SEAT, "amount": MONEY}),
        "left_sale": RecordType(LeftSale, {"seat": SEAT}),
        "sold": RecordType(Sold, {"seat": SEAT, "lease": LEASE, "price": MONEY}),
        "unsold": RecordType(Unsold, {"lease": LEASE}),
        "rent_due": RecordType(RentDue, {"visitor": SEAT, "owner": SEAT, "lease": LEASE, "amount": MONEY}),
        "shared_rent_due": RecordType(SharedRentDue, {"visitor": SEAT, "lease": LEASE, "amount": MONEY}),
        "guarantee_due": RecordType(GuaranteeDue, {"seat": SEAT, "lease": LEASE, "amount": MONEY}),
        "no_rent": RecordType(NoRent, {"seat": SEAT, "lease": LEASE}),
        "rent_waived": RecordType(RentWaived, {"owner": SEAT, "visitor": SEAT, "lease": LEASE}),
        "claim_opened": RecordType(ClaimOpened, {"owner": SEAT, "visitor": SEAT, "lease": LEASE, "amount": MONEY}),
        "claim_lapsed": RecordType(ClaimLapsed, {"owner": SEAT, "visitor": SEAT, "lease": LEASE}),
        "ride_taken": RecordType(RideTaken, {"visitor": SEAT, "lease": LEASE}),
        "ride_struck": RecordType(RideStruck, {"visitor": SEAT, "lease": LEASE, "left": NUMBER}),
        "ride_forgotten": RecordType(RideForgotten, {"visitor": SEAT, "lease": LEASE}),
        "forgiven": RecordType(Forgiven, {"seat": SEAT, "amount": MONEY}),
        "carried": RecordType(Carried, {"seat": SEAT, "amount": MONEY}),
        "house_built": RecordType(HouseBuilt, {"seat": SEAT, "lease": LEASE, "count": NUMBER}),
        "house_torn_down": RecordType(HouseTornDown, {"seat": SEAT, "lease": LEASE, "count": NUMBER}),
        "mortgaged": RecordType(Mortgaged, {"seat": SEAT, "lease": LEASE}),
        "redeemed": RecordType(Redeemed, {"seat": SEAT, "lease": LEASE}),
        "traded": RecordType(Traded, {"seat": SEAT, "to": SEAT, "number": NUMBER, **EXCHANGE}),
        "rides_granted": RecordType(RidesGranted, {"seat": SEAT, "holder": SEAT, "scope": LEASES, "count": NUMBER}),
        "rides_lapsed": RecordType(RidesLapsed, {"holder": SEAT, "scope": LEASES, "count": NUMBER}),
        "sharing_proposed": RecordType(
            SharingProposed, {"seat": SEAT, "number": NUMBER, "series": SERIES, "shares": SHARES}
        ),
        "holding_proposed": RecordType(
            HoldingProposed,
            {"seat": SEAT, "number": NUMBER, "series": SERIES, "holder": SEAT, "shares": SHARES, "moneys": PAYMENTS},
        ),
        "stop_proposed": RecordType(StopProposed, {"seat": SEAT, "number": NUMBER}),
        "proposal_agreed": RecordType(ProposalAgreed, {"seat": SEAT, "number": NUMBER}),
        "proposal_refused": RecordType(ProposalRefused, {"seat": SEAT, "number": NUMBER}),
        "proposal_lapsed": RecordType(ProposalLapsed, {"seat": SEAT, "number": NUMBER}),
        "sharing_begun": RecordType(SharingBegun, {"series": SERIES, "shares": SHARES}),
        "leases_pooled": RecordType(LeasesPooled, {"holder": SEAT, "series": SERIES}),
        "sharing_ended": RecordType(SharingEnded, {"series": SERIES}),
        "in_debt": RecordType(InDebt, {"seat": SEAT, "amount": MONEY, "purpose": TEXT}),
        "will_resign": RecordType(WillResign, {"seat": SEAT}),
        "resigned": RecordType(Resigned, {"seat": SEAT}),
        "put_out": RecordType(PutOut, {"seat": SEAT}),
        "lease_withdrawn": RecordType(LeaseWithdrawn, {"lease": LEASE}),
        "lease_returned": RecordType(LeaseReturned, {"lease": LEASE}),
        "auctioneer_named": RecordType(AuctioneerNamed, {"seat": SEAT}),
        "valued": RecordType(Valued, {"seat": SEAT, "value": MONEY}),
        "rounds_ran_out": RecordType(RoundsRanOut, {"rounds": NUMBER}),
        "game_won": RecordType(GameWon, {"seats": TupleOf(SEAT)}),
    }
)
