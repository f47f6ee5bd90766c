"""The state of Finance as data. A position has the players by seat; the state has them by column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from parlour.core.data.fields import Absent, BySeat
from parlour.core.data.record_class import fields_of, record, record_type, tagged
from parlour.core.data.record_types import RecordType, TaggedUnion, about, stack_of
from parlour.core.data.values import Value
from parlour.core.text.notation import NUMBER, Number
from parlour.games.finance.edition import FinanceEdition
from parlour.games.finance.options import Options
from parlour.games.finance.phases.auction import Auction
from parlour.games.finance.phases.debts import Debts
from parlour.games.finance.phases.landing import Landing
from parlour.games.finance.phases.opening import OpeningThrow
from parlour.games.finance.phases.turn import Turn
from parlour.games.finance.phases.window import Window
from parlour.games.finance.state import FREE, FinanceState
from parlour.kit.board.spaces import Space
from parlour.kit.deeds import deeds_of
from parlour.kit.ledger import opened
from parlour.kit.pack import Pack


@record
class Player(Value):
    """One seat as written in a position. The state stores these values by column."""

    cash: Annotated[Number, "Money in hand."]
    at: Annotated[Space, "The square the token stands on: its name, or its number counted from Start as 0."]
    jail: Annotated[int, Absent(NUMBER), "The number of failed tries in Jail; null if not in Jail."] = FREE
    is_in: Annotated[bool, "Whether the player is still in the game."] = True
    owes: Annotated[Number, "With the option bank_debt = carry: what is taken from the next receipts (FIN-R26)."] = 0


def state_of(
    edition: FinanceEdition,
    options: Options,
    players: list[Player],
    owners: Sequence[int],
    houses: Sequence[int],
    chance: tuple[int, ...],
    chest: tuple[int, ...],
    **fields: Any,
) -> FinanceState:
    """Return the state of a position, with everything that is derived. `fields` are the other fields of the state."""
    seats = len(players)
    sets = options.sets
    unseen = ~sum([1 << card for card in (*chance, *chest)])
    s = FinanceState(
        edition,
        options,
        seats=seats,
        cash=opened([player.cash for player in players], 0),
        at=[player.at for player in players],
        jail=[player.jail for player in players],
        owes=[player.owes for player in players],
        playing=sum([player.is_in << seat for seat, player in enumerate(players)]),
        deeds=deeds_of(sets, tuple(owners), seats),
        partners=(),
        built=0,
        house_stock=options.house_supply - sum(houses),
        decks=(Pack(chance, unseen & edition.chance_bits), Pack(chest, unseen & edition.chest_bits)),
        owners=tuple(owners),
        houses=tuple(houses),
        chance=chance,
        chest=chest,
        **fields,
    )
    for lease, count in enumerate(houses):
        if count > 0:
            s.built |= sets.bits[sets.of[lease]]
    s.deeds = s.holdings(s.owners)
    s.partners = s.found_partners()
    return s


def _players(s: FinanceState) -> list[Player]:
    return [
        Player(s.cash[seat], s.at[seat], s.jail[seat], bool(s.playing >> seat & 1), s.owes[seat])
        for seat in range(s.seats)
    ]


def _values(s: FinanceState) -> list[object]:
    return [_players(s), *STORED.field_values(s)]


STORED: Final = record_type(FinanceState)
FRAMES: Final = tagged(OpeningThrow, Turn, Window, Landing, Auction, Debts)
STATE: Final = RecordType(
    state_of,
    {
        "players": about(BySeat(record_type(Player)), "Each seat's cash and token."),
        **fields_of(FinanceState),
        "stack": stack_of(TaggedUnion(FRAMES)),
    },
    _values,
)
