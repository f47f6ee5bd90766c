"""The state of Corner the Market as data. A position has the players by seat; the state has them by column."""

from __future__ import annotations

from typing import Annotated, Any, Final

from parlour.core.data.fields import Absent, Bits, BySeat, Column
from parlour.core.data.record_class import fields_of, record, record_type, tagged
from parlour.core.data.record_types import RecordType, TaggedUnion, about, stack_of
from parlour.core.data.values import Value
from parlour.core.text.notation import NUMBER, Number
from parlour.games.corner_the_market.cards import EXCHANGE, FLYER
from parlour.games.corner_the_market.edition import CornerEdition
from parlour.games.corner_the_market.fields import PLACE
from parlour.games.corner_the_market.options import Options
from parlour.games.corner_the_market.phases.buying import Buying
from parlour.games.corner_the_market.phases.card import CardFrame
from parlour.games.corner_the_market.phases.debts import Debts, Forced, Raising
from parlour.games.corner_the_market.phases.lead import Lead
from parlour.games.corner_the_market.phases.options import Delivery, Option, Purchase
from parlour.games.corner_the_market.phases.selling import Selling
from parlour.games.corner_the_market.phases.short import Short
from parlour.games.corner_the_market.phases.swap import Swap
from parlour.games.corner_the_market.phases.trading import Trading
from parlour.games.corner_the_market.phases.turn import Turn
from parlour.games.corner_the_market.state import CornerState
from parlour.kit.ledger import BANK, opened
from parlour.kit.pack import Pack


@record
class Player(Value):
    """One seat as written in a position. The state stores these values by column."""

    cash: Annotated[Number, "Money in hand."]
    at: Annotated[
        int,
        Absent(PLACE),
        "The square the piece stands on, or the space of a pit such as 'Coffee 3'; null for a player who is out.",
    ]
    contracts: Annotated[
        list[int],
        Column("commodity", NUMBER, 0),
        "Contracts by commodity; those of which there are none are left out.",
    ]
    seats: Annotated[int, Bits("card"), "The Broker Seats that the player holds, by their cards."] = 0
    called: Annotated[bool, "Whether the piece waits on a Telephone with its call done (CTM-R23, CTM-R25)."] = False


def state_of(
    edition: CornerEdition,
    options: Options,
    players: list[Player],
    exchange: tuple[int, ...],
    flyer: tuple[int, ...],
    card: int,
    spared: int,
    **fields: Any,
) -> CornerState:
    """Return the state of a position, with everything that is derived. `fields` are the other fields of the state."""
    cash = opened([player.cash for player in players], 0)
    cash[BANK] += options.bank_limit
    stock = [edition.contracts] * edition.kinds
    placed = 1 << card if card >= 0 else 0
    closed = playing = 0
    for seat, player in enumerate(players):
        placed |= player.seats
        if player.at >= 0:
            playing |= 1 << seat
        for commodity, count in enumerate(player.contracts):
            stock[commodity] -= count
            if count >= edition.contracts and commodity != spared:
                closed |= 1 << commodity
    for put_back in exchange + flyer:
        placed |= 1 << put_back
    s = CornerState(
        edition,
        options,
        seats=len(players),
        cash=cash,
        at=[player.at for player in players],
        contracts=[player.contracts for player in players],
        broker_seats=[player.seats for player in players],
        called=[player.called for player in players],
        stock=stock,
        closed=closed,
        playing=playing,
        exchange=Pack(exchange, edition.pile_bits[EXCHANGE] & ~placed),
        flyer=Pack(flyer, edition.pile_bits[FLYER] & ~placed),
        card=card,
        spared=spared,
        **fields,
    )
    s.price()
    return s


def players_of(s: CornerState) -> list[Player]:
    """Return the seats as they are written in a position."""
    return [
        Player(s.cash[seat], s.at[seat], s.contracts[seat], s.broker_seats[seat], s.called[seat])
        for seat in range(s.seats)
    ]


def _values(s: CornerState) -> list[object]:
    return [players_of(s), *STORED.field_values(s)]


STORED: Final = record_type(CornerState)
FRAMES: Final = (
    tagged(Lead, Turn)
    | tagged(card=CardFrame)
    | tagged(Option, Purchase, Delivery, Short, Buying, Selling, Swap, Trading, Debts, Forced, Raising)
)
STATE: Final = RecordType(
    state_of,
    {
        "players": about(BySeat(record_type(Player)), "Each seat's cash, piece, contracts and Broker Seats."),
        **fields_of(CornerState),
        "stack": stack_of(TaggedUnion(FRAMES)),
    },
    _values,
)
