"""The state of Corner the Market as data: the fields of a position."""

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
    FieldType,
    ListOf,
    Maybe,
    RecordType,
    TaggedUnion,
    TupleOf,
    WithDefault,
    about,
    stack_of,
)
from parlour.core.data.outcome_fields import ENDING
from parlour.core.refusals import BadData, expected
from parlour.core.text.names import Names
from parlour.core.text.notation import NUMBER, SEAT
from parlour.games.corner_the_market.phases import buying, selling, short, swap, trading, turn
from parlour.games.corner_the_market.phases.card import PILE_STAGE, CardFrame
from parlour.games.corner_the_market.phases.debts import Debts, Forced, Raising
from parlour.games.corner_the_market.phases.lead import Lead
from parlour.games.corner_the_market.phases.options import Delivery, Option, Purchase
from parlour.games.corner_the_market.quotes import QUOTES
from parlour.games.corner_the_market.state import NO_CARD, NO_PIT, CornerState, Player, restored
from parlour.games.corner_the_market.things import CARD_ID, COMMODITY, MARKER, PLACE
from parlour.kit.auction import OUTCRY
from parlour.kit.debts import DEBT
from parlour.kit.lead import LEAD_FIELDS
from parlour.kit.pack import Pack
from parlour.kit.trade.bundle import Proposal, Proposals, held
from parlour.kit.trade.counts import LOTS, MOST, counts_in, packed


class Pile(TupleOf):
    """A pile as the list of cards put back under it. The unseen cards are derived from the rest."""

    def dump(self, value: object, lexicon: Names) -> object:
        return super().dump(value.under if isinstance(value, Pack) else value, lexicon)


class SeatCounts(FieldType):
    """Counts by seat, without zeros: {"B": 2}."""

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, int)
        return {lexicon.letter(seat): count for seat, count in counts_in(value)}

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, dict):
            raise self.unlike(data, lexicon, where)
        counts = [0] * lexicon.seats
        for letter, count in data.items():
            if type(count) is not int or not 0 <= count <= MOST:
                raise BadData(f"{where}.{letter}", expected(f"a whole number from 0 to {MOST}", count))
            counts[lexicon.seat(letter, where)] = count
        return packed(counts)

    def form(self) -> str:
        return "a table of numbers by seats"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return {lexicon.letters[n % lexicon.seats]: 2}


SEAT_COUNTS: Final = SeatCounts()


def _player(player: Player) -> list[object]:
    return [player.cash, player.at, player.contracts, player.seats, player.called]


PLAYER: Final = RecordType(
    Player,
    {
        "cash": about(NUMBER, "Money in hand."),
        "at": about(
            Absent(PLACE),
            "The square the piece stands on, or the space of a pit such as 'Coffee 3'; null for a player who is out.",
        ),
        "contracts": about(
            Column("commodity", NUMBER, 0), "Contracts by commodity; those of which there are none are left out."
        ),
        "seats": about(WithDefault(Bits("card"), 0), "The Broker Seats that the player holds, by their cards."),
        "called": about(
            WithDefault(FLAG, False), "Whether the piece waits on a Telephone with its call done (CTM-R23, CTM-R25)."
        ),
    },
    _player,
)
PROPOSAL: Final = RecordType(
    Proposal,
    {
        "number": about(NUMBER, "Its number; answers name it."),
        "maker": about(SEAT, "Who has made it."),
        "to": about(SEAT, "Whom it is made to."),
        "give": about(LOTS, "What the maker gives."),
        "get": about(LOTS, "What the maker gets."),
    },
    held,
)
PIT: Final = COMMODITY


def _turn(frame: turn.Turn) -> list[object]:
    return [frame.stage, frame.doubles, frame.first, frame.second]


def _trading(frame: trading.Trading) -> list[object]:
    return [
        frame.pit,
        frame.to,
        frame.by,
        frame.offers,
        frame.number,
        frame.passed,
        frame.ended,
        frame.dealt,
        frame.stage,
    ]


def _buying(frame: buying.Buying) -> list[object]:
    return [
        frame.commodity,
        frame.stage,
        frame.bought,
        frame.called,
        frame.quotes,
        frame.served,
        frame.released,
        frame.asked,
        frame.wanted,
    ]


def _selling(frame: selling.Selling) -> list[object]:
    return [
        frame.commodity,
        frame.cornered,
        frame.stage,
        frame.sold,
        frame.outcry,
        frame.released,
        frame.asked,
        frame.wanted,
    ]


FRAMES: Final = TaggedUnion(
    {
        "lead": RecordType(Lead, LEAD_FIELDS),
        "turn": RecordType(
            turn.Turn,
            {
                "stage": about(
                    WithDefault(
                        EnumOf(
                            *turn.STAGES,
                            meanings=(
                                "the mover throws",
                                "chance is waited for: the dice",
                                "the mover chooses the pile to take a card from",
                                "the mover, whose call is completed, chooses a pit or goes on",
                                "the mover enters the pit at its gate or passes by",
                                "the square is to take effect; passes at once",
                                "a card is to be taken for third doubles; waits only under another frame",
                                "the throw is played: what its square asks for stands on top",
                            ),
                        ),
                        turn.TO_THROW,
                    ),
                    "What comes next in the turn.",
                ),
                "doubles": about(WithDefault(NUMBER, 0), "Doubles thrown in this turn, one after the other."),
                "first": about(WithDefault(NUMBER, 0), "One of the dice; 0 before the throw."),
                "second": about(WithDefault(NUMBER, 0), "The other; 0 before the throw."),
            },
            _turn,
        ),
        "card": RecordType(
            CardFrame,
            {
                "pile": about(PILE_STAGE, "The pile the card is taken from."),
                "taken": about(
                    WithDefault(FLAG, False),
                    "Whether the card has been taken and is carried out; before that chance is waited for.",
                ),
            },
        ),
        "option": RecordType(
            Option,
            {
                "is_sale": about(FLAG, "Whether the mover may sell to the Cashier; false: buy."),
                "commodity": about(Absent(COMMODITY), "The commodity; null if the mover names it."),
                "most": about(NUMBER, "At most so many contracts."),
                "done": about(
                    WithDefault(FLAG, False), "Whether the option has been used or declined; passes at once."
                ),
            },
        ),
        "purchase": RecordType(
            Purchase,
            {
                "commodity": about(COMMODITY, "What must be bought."),
                "done": about(WithDefault(FLAG, False), "Whether that is settled; passes at once."),
            },
        ),
        "delivery": RecordType(
            Delivery,
            {
                "commodity": about(COMMODITY, "What must be sold."),
                "done": about(WithDefault(FLAG, False), "Whether that is settled; passes at once."),
            },
        ),
        "short": RecordType(
            short.Short,
            {
                "commodity": about(COMMODITY, "What the mover has to sell and does not own."),
                "extra": about(NUMBER, "What the Exchange's price rises by in a shared pit."),
                "by_card": about(FLAG, "Whether a card orders the sale."),
                "stage": about(
                    WithDefault(
                        EnumOf(
                            *short.STAGES,
                            meanings=(
                                "the way out is looked for; passes at once",
                                "the mover buys one in or forfeits",
                                "players are asked for offers, one after the other",
                                "the mover takes an offer or forfeits",
                                "it is settled; waits only under another frame",
                            ),
                        ),
                        short.STARTING,
                    ),
                    "What comes next.",
                ),
                "quotes": about(QUOTES, "Offers of players to the mover."),
            },
        ),
        "buying": RecordType(
            buying.Buying,
            {
                "commodity": about(COMMODITY, "The commodity of the square."),
                "stage": about(
                    WithDefault(
                        EnumOf(
                            *buying.STAGES,
                            meanings=(
                                "the mover buys, calls for offers, or ends the stop",
                                "players are asked for offers, one after the other",
                                "the partner sells as it must, or pays to be released",
                                "the partner agrees to sell more, or not",
                                "the stop is over; waits only under another frame",
                            ),
                        ),
                        buying.CHOOSING,
                    ),
                    "What comes next.",
                ),
                "bought": about(WithDefault(NUMBER, 0), "How many contracts the mover has bought at this stop."),
                "called": about(
                    WithDefault(FLAG, False),
                    "Whether offers have been called for, or a partner with a Corner asked for one.",
                ),
                "quotes": about(QUOTES, "Offers of players to the mover."),
                "served": about(WithDefault(FLAG, False), "Whether the Cashier has sold some; that happens once."),
                "released": about(WithDefault(FLAG, False), "Whether the partner has paid to be released (CTM-R13)."),
                "asked": about(
                    WithDefault(FLAG, False), "Whether the partner has been asked for more; that happens once."
                ),
                "wanted": about(WithDefault(NUMBER, 0), "How many more the partner is asked for."),
            },
            _buying,
        ),
        "selling": RecordType(
            selling.Selling,
            {
                "commodity": about(COMMODITY, "The commodity of the square."),
                "cornered": about(FLAG, "Whether the mover began the stop with a Corner (CTM-055, CTM-R11)."),
                "stage": about(
                    WithDefault(
                        EnumOf(
                            *selling.STAGES,
                            meanings=(
                                "the mover sells, calls for bids, or ends the stop",
                                "bids are made for the next contract, in rotation",
                                "the partner buys as it must, or pays to be released",
                                "the partner agrees to take more, or not",
                                "the stop is over; waits only under another frame",
                            ),
                        ),
                        selling.CHOOSING,
                    ),
                    "What comes next.",
                ),
                "sold": about(WithDefault(NUMBER, 0), "How many contracts the mover has sold at this stop."),
                "outcry": about(
                    WithDefault(Maybe(OUTCRY), None), "The auction of the next contract; null while there is none."
                ),
                "released": about(WithDefault(FLAG, False), "Whether the partner has paid to be released (CTM-R13)."),
                "asked": about(
                    WithDefault(FLAG, False), "Whether the partner has been asked to take more; that happens once."
                ),
                "wanted": about(WithDefault(NUMBER, 0), "How many more the partner is asked to take."),
            },
            _selling,
        ),
        "swap": RecordType(
            swap.Swap,
            {
                "partner": about(SEAT, "Whom the mover swaps with."),
                "stage": about(
                    WithDefault(
                        EnumOf(
                            *swap.STAGES,
                            meanings=(
                                "the mover names a contract, pays instead, or forfeits",
                                "the partner names a contract, or pays instead",
                                "the swap is over; waits only under another frame",
                            ),
                        ),
                        swap.MOVER,
                    ),
                    "What comes next.",
                ),
                "given": about(
                    WithDefault(Absent(COMMODITY), swap.MONEY), "The commodity that the mover gives; null: it pays."
                ),
            },
        ),
        "trading": RecordType(
            trading.Trading,
            {
                "pit": about(PIT, "The pit of the square."),
                "to": about(WithDefault(SEAT_COUNTS, 0), "How many offers the mover has made to each seat (CTM-R65)."),
                "by": about(WithDefault(SEAT_COUNTS, 0), "How many offers each seat has made to the mover."),
                "offers": about(WithDefault(Proposals(PROPOSAL), []), "Offers that are open."),
                "number": about(WithDefault(NUMBER, 0), "The number of the last offer made."),
                "passed": about(WithDefault(SEATS, 0), "The seats that have nothing to offer."),
                "ended": about(WithDefault(FLAG, False), "Whether the mover has ended the trading."),
                "dealt": about(WithDefault(FLAG, False), "Whether there has been a deal."),
                "stage": about(
                    WithDefault(
                        EnumOf(
                            *trading.STAGES,
                            meanings=(
                                "offers are made and answered",
                                "without a deal the mover buys from the Cashier or forfeits",
                                "the stop is over; waits only under another frame",
                            ),
                        ),
                        trading.TRADING,
                    ),
                    "What comes next.",
                ),
            },
            _trading,
        ),
        "debts": RecordType(
            Debts, {"debts": about(ListOf(DEBT), "The sums, debtor by debtor; `raising` stands on top.")}
        ),
        "forced": RecordType(
            Forced,
            {
                "buyer": about(SEAT, "The partner who must buy."),
                "commodity": about(COMMODITY, "One contract of what."),
                "price": about(NUMBER, "What it costs."),
            },
        ),
        "raising": RecordType(
            Raising,
            {
                "debtor": about(SEAT, "Who sells to the Cashier."),
                "amount": about(NUMBER, "The cash that the player must have in the end."),
            },
        ),
    }
)
PUT_BACK: Final = Pile(CARD_ID)


def _state(s: CornerState) -> list[object]:
    return [s.players, s.mover, s.marker, s.crash, s.exchange, s.flyer, s.card, s.spared, s.turns, s.stack, s.outcome]


STATE: Final = RecordType(
    restored,
    {
        "players": about(BySeat(PLAYER), "Each seat's cash, piece, contracts and Broker Seats."),
        "mover": about(SEAT, "Whose turn it is."),
        "marker": about(MARKER, "The season or, in the longer game, the month."),
        "crash": about(WithDefault(FLAG, False), "Whether there is a Crash."),
        "exchange": about(PUT_BACK, "The Exchange cards put back under the pile, in order; the others are unseen."),
        "flyer": about(PUT_BACK, "The Flyer cards put back under the pile, in order; the others are unseen."),
        "card": about(WithDefault(Absent(CARD_ID), NO_CARD), "The card that is being carried out; null if none is."),
        "spared": about(
            WithDefault(Absent(PIT), NO_PIT),
            "A pit under Control that stays open because no Pit Closed card is left (CTM-R41).",
        ),
        "turns": about(WithDefault(NUMBER, 0), "How many turns are over."),
        "stack": stack_of(FRAMES),
        "outcome": ENDING,
    },
    _state,
)
