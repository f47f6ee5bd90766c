"""The state of Weigh Anchor as data: the fields of a position."""

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
from parlour.core.data.outcome_fields import ENDING, TEXT
from parlour.core.text.notation import NUMBER, SEAT
from parlour.games.weigh_anchor.business import UNKNOWN
from parlour.games.weigh_anchor.grammar import CARD, TOKEN, VESSEL
from parlour.games.weigh_anchor.phases.auction import BIDDING, STAGES as AUCTION_STAGES, Auction
from parlour.games.weigh_anchor.phases.buying import ASKING as ASKING_TO_BUY, STAGES as BUYING_STAGES, Buying
from parlour.games.weigh_anchor.phases.debts import Debts, Inheritance
from parlour.games.weigh_anchor.phases.estate import EstateSale
from parlour.games.weigh_anchor.phases.landing import NO_CARD, OVER, STAGES as LANDING_STAGES, Landing
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
from parlour.kit.auction import OUTCRY
from parlour.kit.board.spaces import SPACE
from parlour.kit.debts import DEBT
from parlour.kit.lead import LEAD_FIELDS
from parlour.kit.ledger import BANK
from parlour.kit.trade.bundle import OFFERS

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


PLAYER: Final = RecordType(
    Player,
    {
        "cash": about(NUMBER, "Money in hand."),
        "at": about(SPACE, "The space the token stands on: its name, or its number counted from WEIGH ANCHOR as 0."),
        "dock": about(WithDefault(Absent(NUMBER), FREE), "The number of turns spent in the Dock; null if not docked."),
        "cards": about(WithDefault(Bits("kept card"), 0), "The Get Out cards that the player keeps."),
        "is_in": about(WithDefault(FLAG, True), "Whether the player is still in the game."),
        "token": about(WithDefault(Absent(TOKEN), NO_TOKEN), "The player's token; null before it is chosen."),
        "has_salary": about(
            WithDefault(FLAG, False), "Short game: whether the player has been paid a salary (WA-R49)."
        ),
        "has_moved": about(WithDefault(FLAG, False), "Short game: whether the player has made a landing (WA-R49)."),
    },
    _player,
)
CLAIM: Final = RecordType(
    Claim,
    {
        "owner": about(SEAT, "Who may ask for the hire."),
        "lander": about(SEAT, "Who owes it."),
        "vessel": about(VESSEL, "The vessel landed on."),
        "amount": about(NUMBER, "How much."),
        "turn": about(NUMBER, "The number of the turn in which the lander landed."),
    },
)


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


FRAMES: Final = TaggedUnion(
    {
        "tokens": RecordType(Tokens, {}),
        "sets": RecordType(
            Sets,
            {
                "stage": about(
                    WithDefault(
                        EnumOf(
                            *SETS_STAGES,
                            meanings=(
                                "the next seat is asked to throw for the order of choosing",
                                "chance is waited for: the dice",
                                "the seats choose sets of deeds, highest total first",
                            ),
                        ),
                        TO_THROW,
                    ),
                    "What comes next.",
                ),
                "thrown": about(
                    ListOf(ListOf(NUMBER)),
                    "By seat, what it has thrown: its total, and one more for every tie it was in.",
                ),
                "chosen": about(WithDefault(NUMBER, 0), "How many sets have been chosen."),
            },
        ),
        "opening_throw": RecordType(OpeningThrow, LEAD_FIELDS),
        "turn": RecordType(
            Turn,
            {
                "stage": about(
                    WithDefault(
                        EnumOf(
                            *TURN_STAGES,
                            meanings=(
                                "a window is to be opened; waits only under another frame",
                                "the window before the throw is open: a `window` stands on top",
                                "chance is waited for: the dice",
                                "short game: the docked mover, who has thrown no doubles, pays the fine or uses a card",
                                "the fine of the Dock is a debt: `debts` stands on top",
                                "the mover is to be moved by the dice; a `window` may stand on top",
                                "the move has been made: what its landing asks for stands on top",
                            ),
                        ),
                        IN_WINDOW,
                    ),
                    "What comes next in the turn.",
                ),
                "first": about(WithDefault(NUMBER, 0), "One of the dice; 0 before the throw."),
                "second": about(WithDefault(NUMBER, 0), "The other; 0 before the throw."),
            },
            _turn,
        ),
        "window": RecordType(
            Window,
            {
                "thrower": about(
                    Absent(SEAT), "The seat that closes the window by throwing: the mover; null where all just pass."
                ),
                "moved": about(WithDefault(Absent(SEAT), NOBODY), "The seat that has just moved."),
                "passed": about(WithDefault(SEATS, 0), "The seats that have passed since the last business."),
                "offers": about(OFFERS, "Offers that are open."),
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
                                "the space is to take effect; passes at once",
                                "chance is waited for: a card",
                                "the mover chooses how to pay the Harbour Duties",
                                "the mover, brought here by a card, is asked to throw for the hire",
                                "chance is waited for: that throw",
                                "the space is done, or something on top of it is settled first",
                            ),
                        ),
                        OVER,
                    ),
                    "What the space asks for.",
                ),
                "throw": about(NUMBER, "The total of the throw that brought the mover here."),
                "card": about(
                    WithDefault(Absent(CARD), NO_CARD), "The card that brought the mover on; null if none did."
                ),
            },
            _landing,
        ),
        "buying": RecordType(
            Buying,
            {
                "vessel": about(VESSEL, "The vessel that may be bought."),
                "stage": about(
                    WithDefault(
                        EnumOf(
                            *BUYING_STAGES,
                            meanings=(
                                "the mover buys, declines, or raises cash first",
                                "the mover has decided; waits only under another frame",
                            ),
                        ),
                        ASKING_TO_BUY,
                    ),
                    "What comes next.",
                ),
            },
            _buying,
        ),
        "auction": RecordType(
            Auction,
            {
                "vessel": about(VESSEL, "The vessel that is auctioned."),
                "lander": about(SEAT, "The seat asked last: who declined the vessel, or the bankrupt."),
                "stage": about(
                    WithDefault(
                        EnumOf(
                            *AUCTION_STAGES,
                            meanings=(
                                "bids are made",
                                "the winner raises the cash for the bid: `raise_cash` stands on top",
                                "the vessel is sold: what follows stands on top",
                            ),
                        ),
                        BIDDING,
                    ),
                    "What comes next.",
                ),
                "outcry": about(OUTCRY, "The bidders and the standing bid."),
            },
            _auction,
        ),
        "raise_cash": RecordType(
            RaiseCash,
            {
                "seat": about(SEAT, "Who raises cash."),
                "amount": about(NUMBER, "The cash that the seat must have in the end."),
                "improved": about(
                    WithDefault(Absent(VESSELS), UNKNOWN),
                    "Its vessels in groups that had pieces when it began; null: it begins now.",
                ),
            },
        ),
        "debts": RecordType(
            Debts,
            {
                "debts": about(
                    ListOf(DEBT),
                    "The debts, in the order in which they are met. All are of the first one's debtor, or follow them.",
                ),
                "offers": about(OFFERS, "Offers to and from the debtor that are open."),
                "is_joint": about(
                    WithDefault(FLAG, False),
                    "Whether they are those of one card and are paid all together or not at all (WA-R30).",
                ),
                "improved": about(
                    WithDefault(Absent(VESSELS), UNKNOWN),
                    "The debtor's vessels in groups that had pieces when the settlement began; null: it begins now.",
                ),
            },
        ),
        "inheritance": RecordType(
            Inheritance,
            {
                "seat": about(SEAT, "The creditor who takes the vessels."),
                "vessels": about(VESSELS, "The mortgaged vessels still to be taken or refused."),
                "taken": about(WithDefault(VESSELS, 0), "Those taken, whose interest is due."),
                "refused": about(WithDefault(VESSELS, 0), "Those refused, which go to the Bank."),
            },
        ),
        "take_over": RecordType(
            TakeOverMortgages,
            {
                "seat": about(SEAT, "The new owner."),
                "vessels": about(VESSELS, "The mortgaged vessels that may be lifted for the loan alone."),
                "clause": about(TEXT, "The clause by which they came."),
            },
        ),
        "estate_sale": RecordType(
            EstateSale,
            {
                "vessels": about(VESSELS, "The vessels still to be auctioned, in the order of the board."),
                "bankrupt": about(SEAT, "Whose they were."),
            },
        ),
        "scarcity": RecordType(
            Scarcity,
            {
                "kind": about(
                    EnumOf(
                        *KINDS,
                        meanings=(
                            "a deck",
                            "a suite",
                        ),
                    ),
                    "The piece that is scarce.",
                ),
                "buyer": about(SEAT, "Who asked for a piece first."),
                "vessel": about(VESSEL, "The vessel it was asked for."),
                "stage": about(
                    WithDefault(
                        EnumOf(
                            *SCARCITY_STAGES,
                            meanings=(
                                "the others say how many they want",
                                "each in turn fits pieces at the printed cost: they are enough, or one player is left",
                                "bids are made for one piece",
                                "the winner chooses where the piece goes",
                            ),
                        ),
                        ASKING_WANTS,
                    ),
                    "What comes next.",
                ),
                "wants": about(ListOf(NUMBER), "By seat, how many pieces it still wants; -1: it has not said yet."),
                "outcry": about(OUTCRY, "The bidders and the standing bid for one piece."),
                "price": about(
                    WithDefault(NUMBER, 0),
                    "What the winner pays for the piece that is being fitted; 0 for one at the printed cost.",
                ),
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


STATE: Final = RecordType(
    AnchorState,
    {
        "players": about(BySeat(PLAYER), "Each seat's cash, token and cards."),
        "owners": about(Column("vessel", SEAT, BANK), "Who owns each vessel; those of the Bank are left out."),
        "levels": about(
            Column("vessel", NUMBER, 0),
            "The pieces on each vessel: 1 to 4 decks, 5 for a suite (in the short game 1 to 3 decks, 4 for a suite).",
        ),
        "mortgaged": about(VESSELS, "The vessels that are mortgaged."),
        "paid": about(
            WithDefault(ListOf(ListOf(NUMBER)), []),
            "With sell_back_base = amount_paid: by group what each piece cost, in the order of buying (WA-R25).",
        ),
        "chance": about(TupleOf(CARD), "The Chance cards put back under the pack, in order; the others are unseen."),
        "chest": about(TupleOf(CARD), "The Chest cards put back under the pack, in order; the others are unseen."),
        "claims": about(
            WithDefault(ListOf(CLAIM), []), "Hire that owners may still ask for, where hire must be asked for (WA-R33)."
        ),
        "pot": about(NUMBER, "The money in the pot of fines, where an option has one."),
        "mover": about(SEAT, "Whose turn it is."),
        "doubles": about(NUMBER, "Doubles thrown in this turn, one after the other."),
        "has_left_dock": about(
            WithDefault(FLAG, False), "Whether the mover has left the Dock by card or fine in this turn."
        ),
        "turn": about(NUMBER, "How many turns are over."),
        "standing": about(SEATS, "The seats whose pass stands: they are not waited for in windows (WA-R13)."),
        "revision": about(NUMBER, "The number of the last offer made at this table."),
        "stack": stack_of(FRAMES),
        "outcome": ENDING,
    },
    _state,
)
