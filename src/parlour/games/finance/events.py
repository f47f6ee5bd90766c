"""All events of Finance, and their fields as data."""

from __future__ import annotations

from typing import Final

from parlour.core.fields import Bits, Fixed, OneKindOf, Record
from parlour.core.lexicon import Lexicon
from parlour.core.outcome_fields import TEXT
from parlour.core.words import NUMBER, SEAT, Named, Number
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
from parlour.kit.lead import GotLead, SpunForLead, TiedForLead
from parlour.kit.ledger import LEDGER_EVENTS, MONEY
from parlour.kit.offers import EXCHANGE, OFFER_EVENTS
from parlour.kit.shares import PAYMENTS, SHARES
from parlour.kit.spaces import SPACE

LEASES: Final = Bits("lease")
PLACES: Final = {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth"}


class Ordinal(Number):
    """A number spoken as a place: 'first', 'second'; the Auctioneer says it of every piece (FIN-033)."""

    def show(self, value: object, lexicon: Lexicon) -> str:
        assert isinstance(value, int)
        return PLACES.get(value, f"{value}th")


class SeriesTitle(Named):
    """A series as a sentence names it: 'Goldberg', where the notation writes 'goldberg'."""

    def show(self, value: object, lexicon: Lexicon) -> str:
        return str(self.dump(value, lexicon)).title()


SERIES_TITLE: Final = SeriesTitle(SERIES.category)
ORDINAL: Final = Ordinal()
CALL: Final = ORDINAL
EVENTS: Final = OneKindOf(
    LEDGER_EVENTS
    | OFFER_EVENTS
    | {
        "thrown_for_first": Record(SpunForLead, {"seat": SEAT, "numbers": Fixed(NUMBER)}),
        "tied_for_first": Record(TiedForLead, {"seats": Fixed(SEAT)}),
        "moves_first": Record(GotLead, {"seat": SEAT}),
        "thrown": Record(Thrown, {"seat": SEAT, "first": NUMBER, "second": NUMBER}),
        "moved": Record(Moved, {"seat": SEAT, "space": SPACE}),
        "circuit_completed": Record(CircuitCompleted, {"seat": SEAT, "amount": MONEY}),
        "income_lost": Record(IncomeLost, {"seat": SEAT, "amount": MONEY}),
        "card_cut": Record(CardCut, {"seat": SEAT, "card": CARD, "text": TEXT}),
        "insured": Record(Insured, {"seat": SEAT, "against": TEXT}),
        "sent_to_jail": Record(SentToJail, {"seat": SEAT}),
        "stayed_on_corner": Record(StayedOnCorner, {"seat": SEAT}),
        "card_had_no_effect": Record(CardHadNoEffect, {"seat": SEAT, "card": CARD}),
        "stayed_in_jail": Record(StayedInJail, {"seat": SEAT}),
        "left_jail": Record(LeftJail, {"seat": SEAT}),
        "throw_cancelled": Record(ThrowCancelled, {"seat": SEAT}),
        "lease_offered": Record(LeaseOffered, {"lease": LEASE, "ordinal": ORDINAL, "series": SERIES_TITLE}),
        "invited": Record(Invited, {"call": CALL, "amount": MONEY}),
        "called": Record(Called, {"words": TEXT, "amount": MONEY}),
        "bid_placed": Record(BidPlaced, {"seat": SEAT, "amount": MONEY}),
        "left_sale": Record(LeftSale, {"seat": SEAT}),
        "sold": Record(Sold, {"seat": SEAT, "lease": LEASE, "price": MONEY}),
        "unsold": Record(Unsold, {"lease": LEASE}),
        "rent_due": Record(RentDue, {"visitor": SEAT, "owner": SEAT, "lease": LEASE, "amount": MONEY}),
        "shared_rent_due": Record(SharedRentDue, {"visitor": SEAT, "lease": LEASE, "amount": MONEY}),
        "guarantee_due": Record(GuaranteeDue, {"seat": SEAT, "lease": LEASE, "amount": MONEY}),
        "no_rent": Record(NoRent, {"seat": SEAT, "lease": LEASE}),
        "rent_waived": Record(RentWaived, {"owner": SEAT, "visitor": SEAT, "lease": LEASE}),
        "claim_opened": Record(ClaimOpened, {"owner": SEAT, "visitor": SEAT, "lease": LEASE, "amount": MONEY}),
        "claim_lapsed": Record(ClaimLapsed, {"owner": SEAT, "visitor": SEAT, "lease": LEASE}),
        "ride_taken": Record(RideTaken, {"visitor": SEAT, "lease": LEASE}),
        "ride_struck": Record(RideStruck, {"visitor": SEAT, "lease": LEASE, "left": NUMBER}),
        "ride_forgotten": Record(RideForgotten, {"visitor": SEAT, "lease": LEASE}),
        "forgiven": Record(Forgiven, {"seat": SEAT, "amount": MONEY}),
        "carried": Record(Carried, {"seat": SEAT, "amount": MONEY}),
        "house_built": Record(HouseBuilt, {"seat": SEAT, "lease": LEASE, "count": NUMBER}),
        "house_torn_down": Record(HouseTornDown, {"seat": SEAT, "lease": LEASE, "count": NUMBER}),
        "mortgaged": Record(Mortgaged, {"seat": SEAT, "lease": LEASE}),
        "redeemed": Record(Redeemed, {"seat": SEAT, "lease": LEASE}),
        "traded": Record(Traded, {"seat": SEAT, "to": SEAT, "number": NUMBER, **EXCHANGE}),
        "rides_granted": Record(RidesGranted, {"seat": SEAT, "holder": SEAT, "scope": LEASES, "count": NUMBER}),
        "rides_lapsed": Record(RidesLapsed, {"holder": SEAT, "scope": LEASES, "count": NUMBER}),
        "sharing_proposed": Record(
            SharingProposed, {"seat": SEAT, "number": NUMBER, "series": SERIES, "shares": SHARES}
        ),
        "holding_proposed": Record(
            HoldingProposed,
            {"seat": SEAT, "number": NUMBER, "series": SERIES, "holder": SEAT, "shares": SHARES, "moneys": PAYMENTS},
        ),
        "stop_proposed": Record(StopProposed, {"seat": SEAT, "number": NUMBER}),
        "proposal_agreed": Record(ProposalAgreed, {"seat": SEAT, "number": NUMBER}),
        "proposal_refused": Record(ProposalRefused, {"seat": SEAT, "number": NUMBER}),
        "proposal_lapsed": Record(ProposalLapsed, {"seat": SEAT, "number": NUMBER}),
        "sharing_begun": Record(SharingBegun, {"series": SERIES, "shares": SHARES}),
        "leases_pooled": Record(LeasesPooled, {"holder": SEAT, "series": SERIES}),
        "sharing_ended": Record(SharingEnded, {"series": SERIES}),
        "in_debt": Record(InDebt, {"seat": SEAT, "amount": MONEY, "purpose": TEXT}),
        "will_resign": Record(WillResign, {"seat": SEAT}),
        "resigned": Record(Resigned, {"seat": SEAT}),
        "put_out": Record(PutOut, {"seat": SEAT}),
        "lease_withdrawn": Record(LeaseWithdrawn, {"lease": LEASE}),
        "lease_returned": Record(LeaseReturned, {"lease": LEASE}),
        "auctioneer_named": Record(AuctioneerNamed, {"seat": SEAT}),
        "valued": Record(Valued, {"seat": SEAT, "value": MONEY}),
        "rounds_ran_out": Record(RoundsRanOut, {"rounds": NUMBER}),
        "game_won": Record(GameWon, {"seats": Fixed(SEAT)}),
    }
)
