"""The state of a table of Weigh Anchor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from parlour.core.domains import count_of
from parlour.core.frames import Frame, State
from parlour.core.outcome import Outcome
from parlour.core.values import Value
from parlour.games.weigh_anchor.desk import Desk
from parlour.games.weigh_anchor.edition import AnchorEdition, Form
from parlour.games.weigh_anchor.options import Options
from parlour.kit.bits import members
from parlour.kit.deeds import deeds_of
from parlour.kit.ledger import POT, opened
from parlour.kit.pack import Pack

FREE: Final = -1
"""Not in the Dock; otherwise the number of turns spent there."""
NO_TOKEN: Final = -1


@final
class Player(Value):
    """One seat as a position tells of it; the state keeps the same by columns."""

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
        """The Get Out cards it keeps, as bits over the edition's kept cards."""
        self.is_in = is_in
        self.token = token
        self.has_salary = has_salary
        """Short game: has been paid a salary (WA-R49)."""
        self.has_moved = has_moved
        """Short game: has made a landing (WA-R49)."""


@final
class Claim(Value):
    """Hire that its owner may ask for until it lapses (WA-R33)."""

    def __init__(self, owner: int, lander: int, vessel: int, amount: int, turn: int) -> None:
        self.owner = owner
        self.lander = lander
        self.vessel = vessel
        self.amount = amount
        self.turn = turn
        """The number of the turn in which the lander landed."""


@final
class AnchorState(State):
    """Everything that changes. Edition and options do not, and are shared by copies.

    Players are kept by columns. What follows from the rest is made in the constructor and kept up by the functions of
    `effects`, nowhere else: the sets of deeds, the groups with pieces on them, the Bank's stock, the unseen cards.
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
        self.mortgaged = mortgaged
        self.paid = paid
        """With sell_back_base = amount_paid: by group what each piece cost, in the order of buying (WA-R25)."""
        self.chance = chance
        """The cards put back under the pack, in order; so with the chest."""
        self.chest = chest
        self.claims = claims
        self.mover = mover
        self.doubles = doubles
        """Doubles thrown in this turn, one after the other."""
        self.has_left_dock = has_left_dock
        """Whether the mover has left the Dock by card or fine in this turn."""
        self.turn = turn
        self.standing = standing
        """The seats whose pass stands (WA-R13), as bits."""
        self.revision = revision
        """The number of the last offer made at this table."""
        super().__init__(stack, outcome)
        if players:  # a copy takes over what it is given none for
            self._seat(players, pot)
            self._derive(tuple(owners), tuple(levels))

    def _seat(self, players: list[Player], pot: int) -> None:
        self.seats = len(players)
        self.cash = opened([player.cash for player in players], pot)
        """Everybody's money, then the pot, then the Bank's (see kit.ledger)."""
        self.at = [player.at for player in players]
        self.dock = [player.dock for player in players]
        self.cards = [player.cards for player in players]
        self.tokens = tuple([player.token for player in players])
        self.playing = 0
        """The seats in the game, as bits; the next two likewise."""
        self.salaried = 0
        self.moved = 0
        for seat, player in enumerate(players):
            self.playing |= player.is_in << seat
            self.salaried |= player.has_salary << seat
            self.moved |= player.has_moved << seat

    def _derive(self, owners: tuple[int, ...], levels: tuple[int, ...]) -> None:
        edition = self.edition
        self.owners = owners
        self.levels = levels
        self.most_decks = self.form().most_decks
        self.deeds = deeds_of(edition.sets, owners, self.seats)
        self.built = 0
        """The vessels of groups with a piece on them, as bits."""
        self.decks = edition.decks
        self.suites = edition.suites
        for vessel, level in enumerate(levels):
            if level > 0:
                self.built |= edition.sets.bits[edition.vessels[vessel].group]
                if level > self.most_decks:
                    self.suites -= 1
                else:
                    self.decks -= level
        self.cards_kept = 0
        """The Get Out cards that anybody keeps, as bits."""
        for cards in self.cards:
            self.cards_kept |= cards
        unseen = (1 << len(edition.cards)) - 1
        for card in [*self.chance, *self.chest, *[edition.kept_cards[n] for n in members(self.cards_kept)]]:
            unseen &= ~(1 << card)
        self.goods: tuple[int, ...] = (0,) * self.seats
        """What each seat may part with, as bits: its vessels, then its Get Out cards; and how many those are."""
        self.goods_count: tuple[int, ...] = (0,) * self.seats
        self.restock()
        self.packs = (
            Pack(self.chance, unseen & edition.chance_bits),
            Pack(self.chest, unseen & edition.chest_bits),
        )
        if self.options.keeps_prices and not self.paid:
            self.paid = self._printed_prices()
        self.desks: list[Desk | None] = [None] * self.seats
        """Each seat's choices (see `desk`)."""
        self.stale = (1 << self.seats) - 1
        """The seats whose deeds or cash, or a level or mortgage, have changed since their desks were seen to."""

    def restock(self) -> None:
        """What may be parted with has changed: vessels of unimproved groups (WA-075, WA-077), cards (WA-043)."""
        goods = list(self.goods)
        counts = list(self.goods_count)
        vessels = len(self.owners)
        for seat, held in enumerate(self.deeds.held):
            bits = held & ~self.built | self.cards[seat] << vessels
            if bits != goods[seat]:
                goods[seat] = bits
                counts[seat] = count_of(bits)
        self.goods = tuple(goods)
        self.goods_count = tuple(counts)

    def _printed_prices(self) -> list[list[int]]:
        """Pieces in a position that does not say what they cost have cost what is printed."""
        prices: list[list[int]] = []
        for n, group in enumerate(self.edition.groups):
            levels = [self.levels[vessel] for vessel in self.edition.sets.deeds[n]]
            suites = sum([level > self.most_decks for level in levels])
            prices.append([group.deck_cost] * (sum(levels) - suites) + [group.suite_cost] * suites)
        return prices

    @property
    def pot(self) -> int:
        return self.cash[POT]

    @property
    def players(self) -> list[Player]:
        """The seats one by one, for a position."""
        return [
            Player(
                self.cash[seat],
                self.at[seat],
                self.dock[seat],
                self.cards[seat],
                bool(self.playing >> seat & 1),
                self.tokens[seat],
                bool(self.salaried >> seat & 1),
                bool(self.moved >> seat & 1),
            )
            for seat in range(self.seats)
        ]

    def form(self) -> Form:
        """The figures of the full or the short game."""
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
            0,
            self.mover,
            self.doubles,
            self.has_left_dock,
            self.turn,
            self.standing,
            self.revision,
        )
        s.seats = self.seats
        s.cash = self.cash[:]
        s.at = self.at[:]
        s.dock = self.dock[:]
        s.cards = self.cards[:]
        s.tokens = self.tokens
        s.playing = self.playing
        s.salaried = self.salaried
        s.moved = self.moved
        s.owners = self.owners
        s.levels = self.levels
        s.most_decks = self.most_decks
        s.deeds = self.deeds
        s.built = self.built
        s.decks = self.decks
        s.suites = self.suites
        s.cards_kept = self.cards_kept
        s.goods = self.goods
        s.goods_count = self.goods_count
        s.packs = self.packs
        s.desks = [None] * self.seats
        s.stale = (1 << self.seats) - 1
        return s
