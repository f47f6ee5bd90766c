"""The state of a table of Weigh Anchor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.core.data.values import Value
from parlour.core.domains import count_of
from parlour.core.frames import Frame, State
from parlour.core.outcome import Outcome
from parlour.games.weigh_anchor.edition import AnchorEdition, Form
from parlour.games.weigh_anchor.menu import AnchorMenu
from parlour.games.weigh_anchor.options import Options
from parlour.kit.bits import members
from parlour.kit.ledger import BANK
from parlour.kit.pack import Pack

FREE: Final = -1
"""Not in the Dock. Other values are the number of turns spent there."""
NO_TOKEN: Final = -1


@final
class Player(Value):
    """One seat as written in a position; see `Holding`."""

    def __init__(
        self,
        cash: int,
        at: int,
        dock: int,
        cards: int,
        is_in: bool,
        token: int,
        has_salary: bool,
        has_moved: bool,
    ) -> None:
        self.cash = cash
        self.at = at
        self.dock = dock
        self.cards = cards
        """The Get Out cards of the seat, as bits over `edition.kept_cards`."""
        self.is_in = is_in
        self.token = token
        self.has_salary = has_salary
        """Short game: the seat has been paid a salary (WA-R49)."""
        self.has_moved = has_moved
        """Short game: the seat has made a landing (WA-R49)."""


@final
@mypyc_attr(acyclic=True)
class Holding:
    """The holdings of one seat, each value in a machine word. The last three are derived from the rest of the table."""

    def __init__(self, cash: i64, at: i64, dock: i64, cards: i64, vessels: i64) -> None:
        self.cash = cash
        self.at = at
        """The space the seat's token is on."""
        self.dock = dock
        """FREE, or the number of turns spent in the Dock."""
        self.cards = cards
        """The Get Out cards of the seat, as bits over `edition.kept_cards`."""
        self.vessels = vessels
        """The seat's deeds, as bits."""
        self.groups: i64 = 0
        """The groups the seat holds completely, as bits."""
        self.goods: i64 = 0
        """The goods the seat may trade, as bits: vessels, then cards."""
        self.goods_count: i64 = 0

    def copy(self) -> Holding:
        holding = Holding(self.cash, self.at, self.dock, self.cards, self.vessels)
        holding.groups = self.groups
        holding.goods = self.goods
        holding.goods_count = self.goods_count
        return holding


@final
class Claim(Value):
    """Hire that its owner may ask for until the claim lapses (WA-R33)."""

    def __init__(self, owner: int, lander: int, vessel: int, amount: int, turn: int) -> None:
        self.owner = owner
        self.lander = lander
        self.vessel = vessel
        self.amount = amount
        self.turn = turn
        """The number of the turn in which the lander landed."""


@final
class AnchorState(State):
    """Everything that changes in a game. Edition and options do not change and are shared by copies.

    Sets of seats and vessels are bits in a machine word. Derived values (complete groups, groups with pieces, the
    Bank's stock, goods that may be traded, unseen cards) are computed in the constructor and updated by the functions
    of `effects`, nowhere else.
    """

    def __init__(
        self,
        edition: AnchorEdition,
        options: Options,
        stack: list[Frame[AnchorState]],
        outcome: Outcome | None,
        players: list[Player],
        owners: Sequence[int],
        levels: Sequence[int],
        mortgaged: int,
        paid: list[list[int]],
        chance: tuple[int, ...],
        chest: tuple[int, ...],
        claims: list[Claim],
        pot: int,
        mover: int,
        doubles: int,
        has_left_dock: bool,
        turn: int,
        standing: int,
        revision: int,
    ) -> None:
        self.edition = edition
        self.options = options
        self.mortgaged: i64 = mortgaged
        self.paid = paid
        """With sell_back_base = amount_paid: by group what each piece cost, in the order of buying (WA-R25)."""
        self.chance = chance
        """The cards put back under the pack, in order; `chest` likewise."""
        self.chest = chest
        self.claims = claims
        self.pot: i64 = pot
        self.mover: i64 = mover
        self.doubles: i64 = doubles
        """Consecutive doubles thrown in this turn."""
        self.has_left_dock = has_left_dock
        """Whether the mover has left the Dock by card or fine in this turn."""
        self.turn: i64 = turn
        self.standing: i64 = standing
        """The seats with a standing pass, as bits (WA-R13)."""
        self.revision: i64 = revision
        """The number of the last offer made at this table."""
        super().__init__(stack, outcome)
        if players:  # copy() passes no players and sets the attributes itself
            self._seat(players, tuple(owners))
            self._derive(tuple(levels))

    def _seat(self, players: list[Player], owners: tuple[int, ...]) -> None:
        self.seats = len(players)
        self.holdings = [
            Holding(player.cash, player.at, player.dock, player.cards, vessels_of(owners, seat))
            for seat, player in enumerate(players)
        ]
        self.tokens = tuple([player.token for player in players])
        self.playing: i64 = 0
        """The seats in the game, as bits; `salaried` and `moved` likewise."""
        self.salaried: i64 = 0
        self.moved: i64 = 0
        self.bank: i64 = -self.pot
        """The Bank's balance. It is negative, so that the Bank, all cash and the pot add up to zero."""
        self.owned: i64 = 0
        """The vessels that have an owner, as bits."""
        self._owners: tuple[int, ...] | None = None
        self.cards_kept: i64 = 0
        """The Get Out cards held by players, as bits."""
        for seat, player in enumerate(players):
            self.playing |= player.is_in << seat
            self.salaried |= player.has_salary << seat
            self.moved |= player.has_moved << seat
            holding = self.holdings[seat]
            self.bank -= holding.cash
            self.owned |= holding.vessels
            self.cards_kept |= holding.cards

    def _derive(self, levels: tuple[int, ...]) -> None:
        edition = self.edition
        self.levels = levels
        self.most_decks: i64 = self.form().most_decks
        self.built: i64 = 0
        """The vessels of all groups that have a piece, as bits."""
        self.decks: i64 = edition.decks
        self.suites: i64 = edition.suites
        for vessel, level in enumerate(levels):
            if level > 0:
                self.built |= edition.sets.bits[edition.vessels[vessel].group]
                if level > self.most_decks:
                    self.suites -= 1
                else:
                    self.decks -= level
        unseen = (1 << len(edition.cards)) - 1
        for card in [*self.chance, *self.chest, *[edition.kept_cards[n] for n in members(self.cards_kept)]]:
            unseen &= ~(1 << card)
        for holding in self.holdings:
            self.regroup(holding)
        self.restock()
        self.packs = (
            Pack(self.chance, unseen & edition.chance_bits),
            Pack(self.chest, unseen & edition.chest_bits),
        )
        if self.options.keeps_prices and not self.paid and not self.built:
            self.paid = [[] for _ in self.edition.groups]
        self.menus: list[AnchorMenu | None] = [None] * self.seats
        """Each seat's choices (see `menu`)."""
        self.stale: i64 = (1 << self.seats) - 1
        """The seats whose menu is out of date because deeds, cash, a level or a mortgage changed."""

    def regroup(self, holding: Holding) -> None:
        """Recompute the complete groups after a seat's deeds have changed."""
        self._owners = None
        lacking = ~holding.vessels
        groups: i64 = 0
        bit: i64 = 1
        for bits in self.edition.sets.bits:
            if bits & lacking == 0:
                groups |= bit
            bit <<= 1
        holding.groups = groups

    def restock_one(self, holding: Holding) -> None:
        """Recompute the goods a seat may trade: vessels of unimproved groups (WA-075, WA-077), cards (WA-043)."""
        goods = holding.vessels & ~self.built | holding.cards << len(self.levels)
        holding.goods = goods
        holding.goods_count = count_of(goods)

    def restock(self) -> None:
        """Recompute the goods of every seat; see `restock_one`."""
        for holding in self.holdings:
            self.restock_one(holding)

    def owner(self, vessel: i64) -> int:
        """Return the seat that owns a vessel, or BANK."""
        if self.owned >> vessel & 1:
            for seat, holding in enumerate(self.holdings):
                if holding.vessels >> vessel & 1:
                    return seat
        return BANK

    @property
    def owners(self) -> tuple[int, ...]:
        """The owner of every vessel, for a position. The tuple is reused while no deed changes hands."""
        owners = self._owners
        if owners is None:
            owners = tuple([self.owner(vessel) for vessel in range(len(self.levels))])
            self._owners = owners
        return owners

    @property
    def players(self) -> list[Player]:
        """The seats as a list, for a position."""
        return [
            Player(
                holding.cash,
                holding.at,
                holding.dock,
                holding.cards,
                bool(self.playing >> seat & 1),
                self.tokens[seat],
                bool(self.salaried >> seat & 1),
                bool(self.moved >> seat & 1),
            )
            for seat, holding in enumerate(self.holdings)
        ]

    def form(self) -> Form:
        """Return the figures of the full or the short game."""
        return self.edition.short if self.options.short else self.edition.full

    def copy(self) -> AnchorState:
        s = AnchorState(
            self.edition,
            self.options,
            [frame.copy() for frame in self.stack],
            self.outcome,
            [],
            (),
            (),
            self.mortgaged,
            [prices[:] for prices in self.paid] if self.paid else [],
            self.chance,
            self.chest,
            self.claims[:],
            self.pot,
            self.mover,
            self.doubles,
            self.has_left_dock,
            self.turn,
            self.standing,
            self.revision,
        )
        s.seats = self.seats
        s.holdings = [holding.copy() for holding in self.holdings]
        s.bank = self.bank
        s.tokens = self.tokens
        s.playing = self.playing
        s.salaried = self.salaried
        s.moved = self.moved
        s.owned = self.owned
        s._owners = self._owners
        s.levels = self.levels
        s.most_decks = self.most_decks
        s.built = self.built
        s.decks = self.decks
        s.suites = self.suites
        s.cards_kept = self.cards_kept
        s.packs = self.packs
        s.menus = [None] * self.seats
        s.stale = (1 << self.seats) - 1
        return s


def vessels_of(owners: tuple[int, ...], seat: int) -> int:
    """Return the vessels of a seat, as bits."""
    return sum([1 << vessel for vessel, owner in enumerate(owners) if owner == seat])
