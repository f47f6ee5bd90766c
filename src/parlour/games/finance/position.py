"""The state of Finance as data: the fields of a position."""

from __future__ import annotations

from typing import Final

from parlour.core.data.fields import (
    FLAG,
    SEATS,
    Absent,
    Bits,
    BySeat,
    Column,
    EnumOf,
    ListOf,
    RecordType,
    TaggedUnion,
    TupleOf,
    WithDefault,
    about,
    stack_of,
)
from parlour.core.data.outcome_fields import ENDING
from parlour.core.text.notation import NUMBER, SEAT
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
from parlour.kit.auction import OUTCRY
from parlour.kit.board.spaces import SPACE
from parlour.kit.debts import DEBT
from parlour.kit.deeds import NOBODY
from parlour.kit.lead import LEAD_FIELDS
from parlour.kit.trade.bundle import OFFERS
from parlour.kit.trade.shares import SHARES

LEASES: Final = Bits("lease")


def _player(player: Player) -> list[object]:
    return [player.cash, player.at, player.jail, player.is_in, player.owes]


PLAYER: Final = RecordType(
    Player,
    {
        "cash": about(NUMBER, "Money in hand."),
        "at": about(SPACE, "The square the token stands on: its name, or its number counted from Start as 0."),
        "jail": about(WithDefault(Absent(NUMBER), FREE), "The number of failed tries in Jail; null if not in Jail."),
        "is_in": about(WithDefault(FLAG, True), "Whether the player is still in the game."),
        "owes": about(
            WithDefault(NUMBER, 0), "With the option bank_debt = carry: what is taken from the next receipts (FIN-R26)."
        ),
    },
    _player,
)
RIDE: Final = RecordType(
    Ride,
    {
        "holder": about(SEAT, "Who may ride free."),
        "grantor": about(SEAT, "Who has granted the rides."),
        "scope": about(LEASES, "The leases they were given for."),
        "bound": about(LEASES, "The leases they are good on now."),
        "count": about(NUMBER, "How many rides are left."),
    },
)
PACT: Final = RecordType(
    Pact,
    {
        "series": about(SERIES, "The series whose income is shared."),
        "holder": about(WithDefault(Absent(SEAT), NOBODY), "Who holds all its leases; null: each keeps their own."),
        "shares": about(SHARES, "Whole percent by seat, 100 in all."),
    },
)
CLAIM: Final = RecordType(
    Claim,
    {
        "owner": about(SEAT, "Who may claim."),
        "visitor": about(SEAT, "Who has stopped there."),
        "lease": about(LEASE, "The lease."),
        "amounts": about(
            WithDefault(TupleOf(NUMBER), ()), "What is due to each seat, fixed at the stop; empty for a ride."
        ),
        "single": about(WithDefault(NUMBER, 0), "The plain rent where it may be doubled (FIN-D23), else 0."),
        "is_ride": about(WithDefault(FLAG, False), "Whether a free ride may be struck off."),
    },
)
PLAN: Final = RecordType(
    Plan,
    {
        "number": about(NUMBER, "Its number; answers name it."),
        "maker": about(SEAT, "Who proposes it."),
        "kind": about(
            EnumOf(
                *PLAN_KINDS,
                meanings=(
                    "to share the income, each keeping their leases",
                    "to share the income, one holding all leases",
                    "to end the game",
                ),
            ),
            "What is proposed.",
        ),
        "agreed": about(SEATS, "Who has agreed, the maker included."),
        "series": about(WithDefault(Absent(SERIES), NOBODY), "The series that is shared; null where none is."),
        "holder": about(WithDefault(Absent(SEAT), NOBODY), "Who would hold all leases; null: each keeps their own."),
        "shares": about(WithDefault(TupleOf(NUMBER), ()), "Whole percent by seat."),
        "moneys": about(
            WithDefault(TupleOf(NUMBER), ()), "What the holder pays each of the others, or gets from them, by seat."
        ),
    },
)


def _turn(turn: Turn) -> list[object]:
    return [turn.stage, turn.first, turn.second, turn.throws, turn.again]


def _window(window: Window) -> list[object]:
    return [window.is_before, window.passed, window.offers, window.plans]


def _auction(auction: Auction) -> list[object]:
    return [auction.lease, auction.stage, auction.call, auction.left, auction.outcry, auction.offers]


FRAMES: Final = TaggedUnion(
    {
        "opening_throw": RecordType(OpeningThrow, LEAD_FIELDS),
        "turn": RecordType(
            Turn,
            {
                "stage": about(
                    WithDefault(
                        EnumOf(
                            *TURN_STAGES,
                            meanings=(
                                "the window before the throw is to be opened; waits only under another frame",
                                "the window before the throw is open: a `window` stands on top",
                                "chance is waited for: the dice",
                                "a prisoner with many houses keeps the throw or throws again (FIN-D05)",
                                "the mover is to be moved by the dice; waits only under another frame",
                                "the move has been made: what its stop asks for stands on top",
                                "the window after the stop is open: a `window` stands on top",
                                "the turn is to end; waits only under another frame",
                                "the next turn is to begin; an `auction` of an early sale may stand on top",
                            ),
                        ),
                        BEFORE,
                    ),
                    "What comes next in the turn.",
                ),
                "first": about(WithDefault(NUMBER, 0), "One of the dice; 0 before the throw."),
                "second": about(WithDefault(NUMBER, 0), "The other; 0 before the throw."),
                "throws": about(
                    WithDefault(NUMBER, 0), "The number of throws out of Jail made by a player with many houses."
                ),
                "again": about(WithDefault(FLAG, False), "Whether doubles bring another throw."),
            },
            _turn,
        ),
        "window": RecordType(
            Window,
            {
                "is_before": about(
                    WithDefault(FLAG, True), "Whether it is the window before the throw; false: the one after the stop."
                ),
                "passed": about(WithDefault(SEATS, 0), "The seats that have passed since the last business."),
                "offers": about(OFFERS, "Offers that are open."),
                "plans": about(WithDefault(ListOf(PLAN), []), "Proposals to several players that are open."),
            },
            _window,
        ),
        "landing": RecordType(
            Landing,
            {
                "stage": about(
                    WithDefault(
                        EnumOf(
                            *LANDING_STAGES,
                            meanings=(
                                "the square is to take effect; passes at once",
                                "the mover may insure against the card",
                                "chance is waited for: a card",
                                "the mover, brought here by a card, is asked to throw for the rent of a utility",
                                "chance is waited for: that throw",
                                "the mover uses a free ride or pays",
                                "the owner collects the rent or waives it",
                                "the square is done, or something on top of it is settled first",
                            ),
                        ),
                        OVER,
                    ),
                    "What the square asks for.",
                ),
                "throw": about(NUMBER, "The total of the throw that counts."),
                "by_card": about(WithDefault(FLAG, False), "Whether a card has brought the mover here."),
            },
        ),
        "auction": RecordType(
            Auction,
            {
                "lease": about(LEASE, "The lease that is sold."),
                "stage": about(
                    WithDefault(
                        EnumOf(
                            *AUCTION_STAGES,
                            meanings=(
                                "bids are made",
                                "the winner raises the cash for the bid: `debts` stands on top",
                                "the lease is sold; waits only under another frame",
                            ),
                        ),
                        BIDDING,
                    ),
                    "What comes next.",
                ),
                "call": about(WithDefault(NUMBER, 1), "The call just made, 1 to 3."),
                "left": about(WithDefault(SEATS, 0), "The seats that have left the sale; they are not asked again."),
                "outcry": about(OUTCRY, "The bidders and the standing bid."),
                "offers": about(OFFERS, "Offers that are open, where deals are allowed in a sale."),
            },
            _auction,
        ),
        "debts": RecordType(
            Debts,
            {
                "debts": about(ListOf(DEBT), "What one debtor owes, to one creditor or to several at once."),
                "kind": about(
                    WithDefault(
                        EnumOf(
                            *DEBT_KINDS,
                            meanings=(
                                "a rent",
                                "something due to the Bank",
                                "a bid in a sale",
                            ),
                        ),
                        0,
                    ),
                    "What it is owed for.",
                ),
                "lease": about(WithDefault(Absent(LEASE), NOBODY), "The lease it is owed for; null if none."),
                "is_told": about(WithDefault(FLAG, True), "Whether the debt has been announced in the log."),
                "offers": about(OFFERS, "Sales that the debtor has offered (option debtor_sales)."),
                "made": about(
                    WithDefault(ListOf(NUMBER), []), "By seat, how many such offers the debtor has made to it."
                ),
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


STATE: Final = RecordType(
    FinanceState,
    {
        "players": about(BySeat(PLAYER), "Each seat's cash and token."),
        "owners": about(
            Column("lease", SEAT, NOBODY), "Who owns each lease; those in the Auctioneer's stack are left out."
        ),
        "houses": about(Column("lease", NUMBER, 0), "The houses on each lease."),
        "mortgaged": about(LEASES, "The leases that are mortgaged."),
        "withdrawn": about(LEASES, "The leases that are out of the game (FIN-R28)."),
        "rides": about(WithDefault(ListOf(RIDE), []), "Free rides that players hold."),
        "pacts": about(WithDefault(ListOf(PACT), []), "Series whose income is shared."),
        "claims": about(
            WithDefault(ListOf(CLAIM), []),
            "Rents that may be claimed and rides that may be struck off until the visitor moves on (FIN-R41).",
        ),
        "income": about(
            WithDefault(NUMBER, 0),
            "With the option forgetters: the circuits of this turn that the mover has not collected for (FIN-133).",
        ),
        "cover": about(
            WithDefault(NUMBER, 0), "What the mover is insured against in this throw: 1 the corner, 2 the card, 3 both."
        ),
        "mover": about(SEAT, "Whose turn it is."),
        "first": about(SEAT, "The seat that moved first: rounds are counted by it (FIN-R30)."),
        "round": about(NUMBER, "How many rounds are over."),
        "turn": about(NUMBER, "How many turns are over."),
        "idle": about(NUMBER, "Turns in a row without a lease being offered; -1 after a turn with an offer (FIN-R08)."),
        "auctioneer": about(
            WithDefault(Absent(SEAT), NOBODY), "Who is the Auctioneer, where a player is; null otherwise."
        ),
        "has_sold_early": about(
            WithDefault(FLAG, False), "Whether the Auctioneer has offered a lease since the last throw (FIN-D08)."
        ),
        "standing": about(SEATS, "The seats whose pass stands: they are not waited for in windows."),
        "resigning": about(WithDefault(SEATS, 0), "The seats that leave at the next open window (FIN-R46)."),
        "revision": about(NUMBER, "The number of the last proposal made at this table."),
        "chance": about(
            WithDefault(TupleOf(CARD), ()),
            "With the option deck_mode = draw: the Chance cards put back under the deck, in order.",
        ),
        "chest": about(
            WithDefault(TupleOf(CARD), ()),
            "With the option deck_mode = draw: the Community Chest cards put back under the deck, in order.",
        ),
        "stack": stack_of(FRAMES),
        "outcome": ENDING,
    },
    _state,
)
