"""The state of Finance as data."""

from __future__ import annotations

from typing import Final

from parlour.core.fields import (
    FLAG,
    SEATS,
    Absent,
    Bits,
    BySeat,
    Column,
    Fixed,
    Maybe,
    OneKindOf,
    Record,
    Several,
    Stage,
    Usual,
)
from parlour.core.outcome_fields import OUTCOME
from parlour.core.words import NUMBER, SEAT
from parlour.games.finance.grammar import CARD, LEASE, SERIES
from parlour.games.finance.phases.auction import BIDDING, STAGES as AUCTION_STAGES, Auction
from parlour.games.finance.phases.debts import KINDS as DEBT_KINDS, Debts
from parlour.games.finance.phases.landing import OVER, STAGES as LANDING_STAGES, Landing
from parlour.games.finance.phases.opening import OpeningThrow
from parlour.games.finance.phases.turn import BEFORE, STAGES as TURN_STAGES, Turn
from parlour.games.finance.phases.window import Window
from parlour.games.finance.plans import KINDS as PLAN_KINDS, Plan
from parlour.games.finance.rides import Ride
from parlour.games.finance.state import FREE, Claim, FinanceState, Pact, Player
from parlour.kit.bundle import OFFERS
from parlour.kit.debts import DEBT
from parlour.kit.deeds import NOBODY
from parlour.kit.lead import LEAD_FIELDS
from parlour.kit.outcry import OUTCRY
from parlour.kit.shares import SHARES
from parlour.kit.spaces import SPACE

LEASES: Final = Bits("lease")


def _player(player: Player) -> list[object]:
    return [player.cash, player.at, player.jail, player.is_in, player.owes]


PLAYER: Final = Record(
    Player,
    {
        "cash": NUMBER,
        "at": SPACE,
        "jail": Usual(Absent(NUMBER), FREE),
        "is_in": Usual(FLAG, True),
        "owes": Usual(NUMBER, 0),
    },
    _player,
)
RIDE: Final = Record(Ride, {"holder": SEAT, "grantor": SEAT, "scope": LEASES, "bound": LEASES, "count": NUMBER})
PACT: Final = Record(Pact, {"series": SERIES, "holder": Usual(Absent(SEAT), NOBODY), "shares": SHARES})
CLAIM: Final = Record(
    Claim,
    {
        "owner": SEAT,
        "visitor": SEAT,
        "lease": LEASE,
        "amounts": Usual(Fixed(NUMBER), ()),
        "single": Usual(NUMBER, 0),
        "is_ride": Usual(FLAG, False),
    },
)
PLAN: Final = Record(
    Plan,
    {
        "number": NUMBER,
        "maker": SEAT,
        "kind": Stage(*PLAN_KINDS),
        "agreed": SEATS,
        "series": Usual(Absent(SERIES), NOBODY),
        "holder": Usual(Absent(SEAT), NOBODY),
        "shares": Usual(Fixed(NUMBER), ()),
        "moneys": Usual(Fixed(NUMBER), ()),
    },
)


def _turn(turn: Turn) -> list[object]:
    return [turn.stage, turn.first, turn.second, turn.throws, turn.again]


def _window(window: Window) -> list[object]:
    return [window.is_before, window.passed, window.offers, window.plans]


def _auction(auction: Auction) -> list[object]:
    return [auction.lease, auction.stage, auction.call, auction.left, auction.outcry, auction.offers]


FRAMES: Final = OneKindOf(
    {
        "opening_throw": Record(OpeningThrow, LEAD_FIELDS),
        "turn": Record(
            Turn,
            {
                "stage": Usual(Stage(*TURN_STAGES), BEFORE),
                "first": Usual(NUMBER, 0),
                "second": Usual(NUMBER, 0),
                "throws": Usual(NUMBER, 0),
                "again": Usual(FLAG, False),
            },
            _turn,
        ),
        "window": Record(
            Window,
            {
                "is_before": Usual(FLAG, True),
                "passed": Usual(SEATS, 0),
                "offers": OFFERS,
                "plans": Usual(Several(PLAN), []),
            },
            _window,
        ),
        "landing": Record(
            Landing,
            {"stage": Usual(Stage(*LANDING_STAGES), OVER), "throw": NUMBER, "by_card": Usual(FLAG, False)},
        ),
        "auction": Record(
            Auction,
            {
                "lease": LEASE,
                "stage": Usual(Stage(*AUCTION_STAGES), BIDDING),
                "call": Usual(NUMBER, 1),
                "left": Usual(SEATS, 0),
                "outcry": OUTCRY,
                "offers": OFFERS,
            },
            _auction,
        ),
        "debts": Record(
            Debts,
            {
                "debts": Several(DEBT),
                "kind": Usual(Stage(*DEBT_KINDS), 0),
                "lease": Usual(Absent(LEASE), NOBODY),
                "is_told": Usual(FLAG, True),
                "offers": OFFERS,
                "made": Usual(Several(NUMBER), []),
            },
        ),
    }
)


def _state(s: FinanceState) -> list[object]:
    return [
        s.players,
        s.owners,
        s.houses,
        s.mortgaged,
        s.withdrawn,
        s.rides,
        s.pacts,
        s.claims,
        s.income,
        s.cover,
        s.mover,
        s.first,
        s.round,
        s.turn,
        s.idle,
        s.auctioneer,
        s.has_sold_early,
        s.standing,
        s.resigning,
        s.revision,
        s.chance,
        s.chest,
        s.stack,
        s.outcome,
    ]


STATE: Final = Record(
    FinanceState,
    {
        "players": BySeat(PLAYER),
        "owners": Column("lease", SEAT, NOBODY),
        "houses": Column("lease", NUMBER, 0),
        "mortgaged": LEASES,
        "withdrawn": LEASES,
        "rides": Usual(Several(RIDE), []),
        "pacts": Usual(Several(PACT), []),
        "claims": Usual(Several(CLAIM), []),
        "income": Usual(NUMBER, 0),
        "cover": Usual(NUMBER, 0),
        "mover": SEAT,
        "first": SEAT,
        "round": NUMBER,
        "turn": NUMBER,
        "idle": NUMBER,
        "auctioneer": Usual(Absent(SEAT), NOBODY),
        "has_sold_early": Usual(FLAG, False),
        "standing": SEATS,
        "resigning": Usual(SEATS, 0),
        "revision": NUMBER,
        "chance": Usual(Fixed(CARD), ()),
        "chest": Usual(Fixed(CARD), ()),
        "stack": Several(FRAMES),
        "outcome": Usual(Maybe(OUTCOME), None),
    },
    _state,
)
