"""The state of Weigh Anchor as data."""

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
from parlour.core.outcome_fields import OUTCOME, TEXT
from parlour.core.words import NUMBER, SEAT
from parlour.games.weigh_anchor.business import UNKNOWN
from parlour.games.weigh_anchor.grammar import CARD, TOKEN, VESSEL
from parlour.games.weigh_anchor.phases.auction import BIDDING, STAGES as AUCTION_STAGES, Auction
from parlour.games.weigh_anchor.phases.buying import ASKING as ASKING_TO_BUY, STAGES as BUYING_STAGES, Buying
from parlour.games.weigh_anchor.phases.debts import Debts, Inheritance
from parlour.games.weigh_anchor.phases.estate import EstateSale
from parlour.games.weigh_anchor.phases.landing import OVER, STAGES as LANDING_STAGES, USUAL, Landing
from parlour.games.weigh_anchor.phases.opening import OpeningThrow
from parlour.games.weigh_anchor.phases.raising import RaiseCash
from parlour.games.weigh_anchor.phases.scarcity import (
    ASKING as ASKING_WANTS,
    KINDS,
    STAGES as SCARCITY_STAGES,
    Scarcity,
)
from parlour.games.weigh_anchor.phases.sets import STAGES as SETS_STAGES, TO_THROW, Sets
from parlour.games.weigh_anchor.phases.takeover import TakeOverMortgages
from parlour.games.weigh_anchor.phases.tokens import Tokens
from parlour.games.weigh_anchor.phases.turn import IN_WINDOW, STAGES as TURN_STAGES, Turn
from parlour.games.weigh_anchor.phases.window import NOBODY, Window
from parlour.games.weigh_anchor.state import FREE, NO_TOKEN, AnchorState, Claim, Player
from parlour.kit.bundle import OFFERS
from parlour.kit.debts import DEBT
from parlour.kit.lead import LEAD_FIELDS
from parlour.kit.ledger import BANK
from parlour.kit.outcry import OUTCRY
from parlour.kit.spaces import SPACE

VESSELS: Final = Bits("vessel")


def _player(player: Player) -> list[object]:
    return [
        player.cash,
        player.at,
        player.dock,
        player.cards,
        player.is_in,
        player.token,
        player.has_salary,
        player.has_moved,
    ]


PLAYER: Final = Record(
    Player,
    {
        "cash": NUMBER,
        "at": SPACE,
        "dock": Usual(Absent(NUMBER), FREE),
        "cards": Usual(Bits("kept card"), 0),
        "is_in": Usual(FLAG, True),
        "token": Usual(Absent(TOKEN), NO_TOKEN),
        "has_salary": Usual(FLAG, False),
        "has_moved": Usual(FLAG, False),
    },
    _player,
)
CLAIM: Final = Record(Claim, {"owner": SEAT, "lander": SEAT, "vessel": VESSEL, "amount": NUMBER, "turn": NUMBER})


def _turn(turn: Turn) -> list[object]:
    return [turn.stage, turn.first, turn.second]


def _landing(landing: Landing) -> list[object]:
    return [landing.stage, landing.throw, landing.card]


def _buying(buying: Buying) -> list[object]:
    return [buying.vessel, buying.stage]


def _auction(auction: Auction) -> list[object]:
    return [auction.vessel, auction.lander, auction.stage, auction.outcry]


def _window(window: Window) -> list[object]:
    return [window.thrower, window.moved, window.passed, window.offers]


FRAMES: Final = OneKindOf(
    {
        "tokens": Record(Tokens, {}),
        "sets": Record(
            Sets,
            {
                "stage": Usual(Stage(*SETS_STAGES), TO_THROW),
                "thrown": Several(Several(NUMBER)),
                "chosen": Usual(NUMBER, 0),
            },
        ),
        "opening_throw": Record(OpeningThrow, LEAD_FIELDS),
        "turn": Record(
            Turn,
            {
                "stage": Usual(Stage(*TURN_STAGES), IN_WINDOW),
                "first": Usual(NUMBER, 0),
                "second": Usual(NUMBER, 0),
            },
            _turn,
        ),
        "window": Record(
            Window,
            {
                "thrower": Absent(SEAT),
                "moved": Usual(Absent(SEAT), NOBODY),
                "passed": Usual(SEATS, 0),
                "offers": OFFERS,
            },
            _window,
        ),
        "landing": Record(
            Landing,
            {
                "stage": Usual(Stage(*LANDING_STAGES), OVER),
                "throw": NUMBER,
                "card": Usual(Absent(CARD), USUAL),
            },
            _landing,
        ),
        "buying": Record(Buying, {"vessel": VESSEL, "stage": Usual(Stage(*BUYING_STAGES), ASKING_TO_BUY)}, _buying),
        "auction": Record(
            Auction,
            {
                "vessel": VESSEL,
                "lander": SEAT,
                "stage": Usual(Stage(*AUCTION_STAGES), BIDDING),
                "outcry": OUTCRY,
            },
            _auction,
        ),
        "raise_cash": Record(RaiseCash, {"seat": SEAT, "amount": NUMBER, "improved": Usual(Absent(VESSELS), UNKNOWN)}),
        "debts": Record(
            Debts,
            {
                "debts": Several(DEBT),
                "offers": OFFERS,
                "is_joint": Usual(FLAG, False),
                "improved": Usual(Absent(VESSELS), UNKNOWN),
            },
        ),
        "inheritance": Record(
            Inheritance,
            {"seat": SEAT, "vessels": VESSELS, "taken": Usual(VESSELS, 0), "refused": Usual(VESSELS, 0)},
        ),
        "take_over": Record(TakeOverMortgages, {"seat": SEAT, "vessels": VESSELS, "clause": TEXT}),
        "estate_sale": Record(EstateSale, {"vessels": VESSELS, "bankrupt": SEAT}),
        "scarcity": Record(
            Scarcity,
            {
                "kind": Stage(*KINDS),
                "buyer": SEAT,
                "vessel": VESSEL,
                "stage": Usual(Stage(*SCARCITY_STAGES), ASKING_WANTS),
                "wants": Several(NUMBER),
                "outcry": OUTCRY,
                "price": Usual(NUMBER, 0),
            },
        ),
    }
)


def _state(s: AnchorState) -> list[object]:
    return [
        s.players,
        s.owners,
        s.levels,
        s.mortgaged,
        s.paid,
        s.chance,
        s.chest,
        s.claims,
        s.pot,
        s.mover,
        s.doubles,
        s.has_left_dock,
        s.turn,
        s.standing,
        s.revision,
        s.stack,
        s.outcome,
    ]


STATE: Final = Record(
    AnchorState,
    {
        "players": BySeat(PLAYER),
        "owners": Column("vessel", SEAT, BANK),
        "levels": Column("vessel", NUMBER, 0),
        "mortgaged": VESSELS,
        "paid": Usual(Several(Several(NUMBER)), []),
        "chance": Fixed(CARD),
        "chest": Fixed(CARD),
        "claims": Usual(Several(CLAIM), []),
        "pot": NUMBER,
        "mover": SEAT,
        "doubles": NUMBER,
        "has_left_dock": Usual(FLAG, False),
        "turn": NUMBER,
        "standing": SEATS,
        "revision": NUMBER,
        "stack": Several(FRAMES),
        "outcome": Usual(Maybe(OUTCOME), None),
    },
    _state,
)
