"""The state of Weigh Anchor as data. A position has each seat as a player; the state has machine words and bits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from parlour.core.data.fields import Absent, Bits, BySeat, Column
from parlour.core.data.record_class import fields_of, record, record_type, tagged
from parlour.core.data.record_types import RecordType, TaggedUnion, about, stack_of
from parlour.core.data.values import Value
from parlour.core.text.notation import NUMBER, SEAT, Number
from parlour.games.weigh_anchor.edition import AnchorEdition
from parlour.games.weigh_anchor.fields import TOKEN
from parlour.games.weigh_anchor.options import Options
from parlour.games.weigh_anchor.phases.auction import Auction, EstateSale
from parlour.games.weigh_anchor.phases.buying import Buying
from parlour.games.weigh_anchor.phases.debts import Debts, Inheritance
from parlour.games.weigh_anchor.phases.landing import Landing
from parlour.games.weigh_anchor.phases.opening import OpeningThrow, Sets, Tokens
from parlour.games.weigh_anchor.phases.raising import RaiseCash
from parlour.games.weigh_anchor.phases.scarcity import Scarcity
from parlour.games.weigh_anchor.phases.takeover import TakeOverMortgages
from parlour.games.weigh_anchor.phases.turn import Turn
from parlour.games.weigh_anchor.phases.window import Window
from parlour.games.weigh_anchor.state import FREE, NO_TOKEN, AnchorState, Holding
from parlour.kit.bits import members
from parlour.kit.board.spaces import Space
from parlour.kit.ledger import BANK
from parlour.kit.pack import Pack


@record
class Player(Value):
    """One seat as written in a position; see `Holding`."""

    cash: Annotated[Number, "Money in hand."]
    at: Annotated[Space, "The space the token stands on: its name, or its number counted from WEIGH ANCHOR as 0."]
    dock: Annotated[int, Absent(NUMBER), "The number of turns spent in the Dock; null if not docked."] = FREE
    cards: Annotated[int, Bits("kept card"), "The Get Out cards that the player keeps."] = 0
    is_in: Annotated[bool, "Whether the player is still in the game."] = True
    token: Annotated[int, Absent(TOKEN), "The player's token; null before it is chosen."] = NO_TOKEN
    has_salary: Annotated[bool, "Short game: whether the player has been paid a salary (WA-R49)."] = False
    has_moved: Annotated[bool, "Short game: whether the player has made a landing (WA-R49)."] = False


def state_of(
    edition: AnchorEdition,
    options: Options,
    players: list[Player],
    owners: Sequence[int],
    levels: Sequence[int],
    chance: tuple[int, ...],
    chest: tuple[int, ...],
    pot: int,
    **fields: Any,
) -> AnchorState:
    """Return the state of a position, with everything that is derived. `fields` are the other fields of the state."""
    holdings = [
        Holding(player.cash, player.at, player.dock, player.cards, _places([owner == seat for owner in owners]))
        for seat, player in enumerate(players)
    ]
    owned = cards_kept = 0
    for holding in holdings:
        owned |= holding.vessels
        cards_kept |= holding.cards
    s = AnchorState(
        edition,
        options,
        seats=len(players),
        holdings=holdings,
        tokens=tuple([player.token for player in players]),
        playing=_places([player.is_in for player in players]),
        salaried=_places([player.has_salary for player in players]),
        moved=_places([player.has_moved for player in players]),
        bank=-pot - sum([player.cash for player in players]),
        owned=owned,
        cards_kept=cards_kept,
        most_decks=(edition.short if options.short else edition.full).most_decks,
        built=0,
        decks=edition.decks,
        suites=edition.suites,
        packs=_packs(edition, chance, chest, cards_kept),
        levels=tuple(levels),
        chance=chance,
        chest=chest,
        pot=pot,
        **fields,
    )
    _fit_pieces(s)
    for holding in holdings:
        s.regroup(holding)
    s.restock()
    return s


def _places(flags: list[bool]) -> int:
    """Return the places of a list that are true, as bits."""
    return sum([1 << n for n, flag in enumerate(flags) if flag])


def _packs(edition: AnchorEdition, chance: tuple[int, ...], chest: tuple[int, ...], kept: int) -> tuple[Pack, Pack]:
    unseen = (1 << len(edition.cards)) - 1
    for card in [*chance, *chest, *[edition.kept_cards[n] for n in members(kept)]]:
        unseen &= ~(1 << card)
    return Pack(chance, unseen & edition.chance_bits), Pack(chest, unseen & edition.chest_bits)


def _fit_pieces(s: AnchorState) -> None:
    """Take the fitted pieces from the Bank's stock, and note the groups that have some."""
    edition = s.edition
    for vessel, level in enumerate(s.levels):
        if level > 0:
            s.built |= edition.sets.bits[edition.vessels[vessel].group]
            if level > s.most_decks:
                s.suites -= 1
            else:
                s.decks -= level
    if s.options.keeps_prices and not s.paid and not s.built:
        s.paid = [[] for _ in edition.groups]


def _players(s: AnchorState) -> list[Player]:
    return [
        Player(
            holding.cash,
            holding.at,
            holding.dock,
            holding.cards,
            bool(s.playing >> seat & 1),
            s.tokens[seat],
            bool(s.salaried >> seat & 1),
            bool(s.moved >> seat & 1),
        )
        for seat, holding in enumerate(s.holdings)
    ]


def _values(s: AnchorState) -> list[object]:
    return [_players(s), s.owners, *STORED.field_values(s)]


STORED: Final = record_type(AnchorState)
FRAMES: Final = (
    tagged(Tokens, Sets, OpeningThrow, Turn, Window, Landing, Buying, Auction, RaiseCash, Debts, Inheritance)
    | tagged(take_over=TakeOverMortgages)
    | tagged(EstateSale, Scarcity)
)
STATE: Final = RecordType(
    state_of,
    {
        "players": about(BySeat(record_type(Player)), "Each seat's cash, token and cards."),
        "owners": about(Column("vessel", SEAT, BANK), "Who owns each vessel; those of the Bank are left out."),
        **fields_of(AnchorState),
        "stack": stack_of(TaggedUnion(FRAMES)),
    },
    _values,
)
