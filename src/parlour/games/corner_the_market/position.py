"""The state of Corner the Market as data."""

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
    Kind,
    Maybe,
    OneKindOf,
    Record,
    Several,
    Stage,
    Usual,
)
from parlour.core.lexicon import Lexicon
from parlour.core.outcome_fields import OUTCOME
from parlour.core.refusals import BadData, expected
from parlour.core.words import NUMBER, SEAT
from parlour.games.corner_the_market.phases import buying, selling, short, swap, trading, turn
from parlour.games.corner_the_market.phases.card import PILE_STAGE, CardFrame
from parlour.games.corner_the_market.phases.debts import Debts, Forced, Raising
from parlour.games.corner_the_market.phases.lead import Lead
from parlour.games.corner_the_market.phases.options import Delivery, Option, Purchase
from parlour.games.corner_the_market.quotes import QUOTES
from parlour.games.corner_the_market.state import NO_CARD, NO_PIT, CornerState, Player, restored
from parlour.games.corner_the_market.things import CARD_ID, COMMODITY, MARKER, PLACE
from parlour.kit.bundle import Proposal, Proposals, held
from parlour.kit.counts import LOTS, MOST, counts_in, packed
from parlour.kit.debts import DEBT
from parlour.kit.lead import LEAD_FIELDS
from parlour.kit.outcry import OUTCRY
from parlour.kit.pack import Pack


class Pile(Fixed):
    """A pile by the cards put back underneath, in their order; the unseen ones follow from the rest."""

    def dump(self, value: object, lexicon: Lexicon) -> object:
        return super().dump(value.under if isinstance(value, Pack) else value, lexicon)


class SeatCounts(Kind):
    """So many for each seat, kept as counts, those that are zero left out: {"B": 2}."""

    def dump(self, value: object, lexicon: Lexicon) -> object:
        assert isinstance(value, int)
        return {lexicon.letter(seat): count for seat, count in counts_in(value)}

    def load(self, data: object, lexicon: Lexicon, where: str) -> object:
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

    def example(self, lexicon: Lexicon, n: int = 0) -> object:
        return {lexicon.letters[n % lexicon.seats]: 2}


SEAT_COUNTS: Final = SeatCounts()


def _player(player: Player) -> list[object]:
    return [player.cash, player.at, player.contracts, player.seats, player.called]


PLAYER: Final = Record(
    Player,
    {
        "cash": NUMBER,
        "at": Absent(PLACE),
        "contracts": Column("commodity", NUMBER, 0),
        "seats": Usual(Bits("card"), 0),
        "called": Usual(FLAG, False),
    },
    _player,
)
PROPOSAL: Final = Record(Proposal, {"number": NUMBER, "maker": SEAT, "to": SEAT, "give": LOTS, "get": LOTS}, held)
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


FRAMES: Final = OneKindOf(
    {
        "lead": Record(Lead, LEAD_FIELDS),
        "turn": Record(
            turn.Turn,
            {
                "stage": Usual(Stage(*turn.STAGES), turn.TO_THROW),
                "doubles": Usual(NUMBER, 0),
                "first": Usual(NUMBER, 0),
                "second": Usual(NUMBER, 0),
            },
            _turn,
        ),
        "card": Record(CardFrame, {"pile": PILE_STAGE, "taken": Usual(FLAG, False)}),
        "option": Record(
            Option,
            {"is_sale": FLAG, "commodity": Absent(COMMODITY), "most": NUMBER, "done": Usual(FLAG, False)},
        ),
        "purchase": Record(Purchase, {"commodity": COMMODITY, "done": Usual(FLAG, False)}),
        "delivery": Record(Delivery, {"commodity": COMMODITY, "done": Usual(FLAG, False)}),
        "short": Record(
            short.Short,
            {
                "commodity": COMMODITY,
                "extra": NUMBER,
                "by_card": FLAG,
                "stage": Usual(Stage(*short.STAGES), short.STARTING),
                "quotes": QUOTES,
            },
        ),
        "buying": Record(
            buying.Buying,
            {
                "commodity": COMMODITY,
                "stage": Usual(Stage(*buying.STAGES), buying.CHOOSING),
                "bought": Usual(NUMBER, 0),
                "called": Usual(FLAG, False),
                "quotes": QUOTES,
                "served": Usual(FLAG, False),
                "released": Usual(FLAG, False),
                "asked": Usual(FLAG, False),
                "wanted": Usual(NUMBER, 0),
            },
            _buying,
        ),
        "selling": Record(
            selling.Selling,
            {
                "commodity": COMMODITY,
                "cornered": FLAG,
                "stage": Usual(Stage(*selling.STAGES), selling.CHOOSING),
                "sold": Usual(NUMBER, 0),
                "outcry": Usual(Maybe(OUTCRY), None),
                "released": Usual(FLAG, False),
                "asked": Usual(FLAG, False),
                "wanted": Usual(NUMBER, 0),
            },
            _selling,
        ),
        "swap": Record(
            swap.Swap,
            {
                "partner": SEAT,
                "stage": Usual(Stage(*swap.STAGES), swap.MOVER),
                "given": Usual(Absent(COMMODITY), swap.MONEY),
            },
        ),
        "trading": Record(
            trading.Trading,
            {
                "pit": PIT,
                "to": Usual(SEAT_COUNTS, 0),
                "by": Usual(SEAT_COUNTS, 0),
                "offers": Usual(Proposals(PROPOSAL), []),
                "number": Usual(NUMBER, 0),
                "passed": Usual(SEATS, 0),
                "ended": Usual(FLAG, False),
                "dealt": Usual(FLAG, False),
                "stage": Usual(Stage(*trading.STAGES), trading.TRADING),
            },
            _trading,
        ),
        "debts": Record(Debts, {"debts": Several(DEBT)}),
        "forced": Record(Forced, {"buyer": SEAT, "commodity": COMMODITY, "price": NUMBER}),
        "raising": Record(Raising, {"debtor": SEAT, "amount": NUMBER}),
    }
)
PUT_BACK: Final = Pile(CARD_ID)


def _state(s: CornerState) -> list[object]:
    return [s.players, s.mover, s.marker, s.crash, s.exchange, s.flyer, s.card, s.spared, s.turns, s.stack, s.outcome]


STATE: Final = Record(
    restored,
    {
        "players": BySeat(PLAYER),
        "mover": SEAT,
        "marker": MARKER,
        "crash": Usual(FLAG, False),
        "exchange": PUT_BACK,
        "flyer": PUT_BACK,
        "card": Usual(Absent(CARD_ID), NO_CARD),
        "spared": Usual(Absent(PIT), NO_PIT),
        "turns": Usual(NUMBER, 0),
        "stack": Several(FRAMES),
        "outcome": Usual(Maybe(OUTCOME), None),
    },
    _state,
)
