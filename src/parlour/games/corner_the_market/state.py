"""The state of a table of Corner the Market."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.values import Value
from parlour.core.frames import Frame, State
from parlour.core.outcome import Outcome
from parlour.games.corner_the_market.cards import EXCHANGE, FLYER
from parlour.games.corner_the_market.edition import WINTER, CornerEdition
from parlour.games.corner_the_market.menu import CornerMenu
from parlour.games.corner_the_market.options import Options
from parlour.kit.ledger import BANK, opened
from parlour.kit.pack import Pack

OUT: Final = -1
"""The place of a bankrupt player's piece: off the board."""
NO_CARD: Final = -1
NO_PIT: Final = -1


@final
class Player(Value):
    """One seat as written in a position. The state stores these values by column."""

    def __init__(self, cash: int, at: int, contracts: list[int], seats: int, called: bool) -> None:
        self.cash = cash
        self.at = at
        self.contracts = contracts
        self.seats = seats
        self.called = called


@final
class CornerState(State):
    """Everything that changes in a game. Edition and options do not change and are shared by copies.

    Players are stored by column. Derived values (the Exchange's stock and money, unseen cards, closed pits, seats in
    the game) are computed by `restored` and updated with every change, mostly by the functions of `effects`.
    """

    def __init__(
        self,
        edition: CornerEdition,
        options: Options,
        stack: list[Frame[CornerState]],
        outcome: Outcome | None,
        cash: list[int],
        at: list[int],
        contracts: list[list[int]],
        broker_seats: list[int],
        called: list[bool],
        mover: int,
        marker: int,
        crash: bool,
        exchange: Pack,
        flyer: Pack,
        card: int,
        spared: int,
        turns: int,
        stock: list[int],
        closed: int,
        playing: int,
    ) -> None:
        self.edition = edition
        self.options = options
        self.cash = cash
        """Each seat's money, then an empty pot, then the Exchange's (see kit.ledger)."""
        self.at = at
        self.contracts = contracts
        """By seat and commodity."""
        self.broker_seats = broker_seats
        """The Broker Seats of each player, as bits over the cards."""
        self.called = called
        """Whether a piece waits on a Telephone with its call completed (CTM-R23, CTM-R25)."""
        self.mover = mover
        self.marker = marker
        """The season, or in the longer game the month, as numbered by the edition."""
        self.crash = crash
        self.exchange = exchange
        self.flyer = flyer
        self.card = card
        """The card being carried out."""
        self.spared = spared
        """A pit under Control that stays open because no Pit Closed card is left (CTM-R41)."""
        self.turns = turns
        self.stock = stock
        """The Exchange's contracts by commodity."""
        self.closed = closed
        """The closed pits, as bits."""
        self.playing = playing
        """The seats in the game, as bits."""
        self.seats = len(at)
        self.asking: tuple[int, ...] = ()
        """The prices at which the Exchange sells (CTM-016)."""
        self.redeeming: tuple[int, ...] = ()
        """The prices that the Exchange pays (CTM-017)."""
        self.current: tuple[int, ...] = ()
        """The prices between players: the season's, in a Crash the Crash Prices (CTM-014, CTM-021)."""
        self.menus: list[CornerMenu | None] = [None] * self.seats
        """Each seat's choices in Open Trading, created at its first ask."""
        super().__init__(stack, outcome)

    def end(self, outcome: Outcome) -> None:
        """End the game, and drop the menus: they refer to the state and would keep it from being freed."""
        self.outcome = outcome
        self.menus = []

    @property
    def players(self) -> list[Player]:
        """The seats as a list, for a position."""
        return [
            Player(self.cash[seat], self.at[seat], self.contracts[seat], self.broker_seats[seat], self.called[seat])
            for seat in range(self.seats)
        ]

    def price(self) -> None:
        """Set the prices from marker and Crash."""
        edition = self.edition
        season = edition.season_prices[edition.season_of[self.marker]]
        winter = edition.season_prices[WINTER]
        if self.crash:
            self.asking = winter
            self.redeeming = edition.crash_prices
            self.current = edition.crash_prices
        else:
            self.asking = season
            self.redeeming = winter
            self.current = season

    def copy(self) -> CornerState:
        s = CornerState(
            self.edition,
            self.options,
            [frame.copy() for frame in self.stack],
            self.outcome,
            self.cash[:],
            self.at[:],
            [contracts[:] for contracts in self.contracts],
            self.broker_seats[:],
            self.called[:],
            self.mover,
            self.marker,
            self.crash,
            self.exchange,
            self.flyer,
            self.card,
            self.spared,
            self.turns,
            self.stock[:],
            self.closed,
            self.playing,
        )
        s.asking = self.asking
        s.redeeming = self.redeeming
        s.current = self.current
        return s


def restored(
    edition: CornerEdition,
    options: Options,
    stack: list[Frame[CornerState]],
    outcome: Outcome | None,
    players: list[Player],
    mover: int,
    marker: int,
    crash: bool,
    exchange: tuple[int, ...],
    flyer: tuple[int, ...],
    card: int,
    spared: int,
    turns: int,
) -> CornerState:
    """Return a state built from the data of a position, with all derived values."""
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
        stack,
        outcome,
        cash,
        [player.at for player in players],
        [player.contracts for player in players],
        [player.seats for player in players],
        [player.called for player in players],
        mover,
        marker,
        crash,
        Pack(exchange, edition.pile_bits[EXCHANGE] & ~placed),
        Pack(flyer, edition.pile_bits[FLYER] & ~placed),
        card,
        spared,
        turns,
        stock,
        closed,
        playing,
    )
    s.price()
    return s
