"""The state of a table of Corner the Market."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.values import Value
from parlour.core.frames import Frame, State
from parlour.core.outcome import Outcome
from parlour.games.corner_the_market.cards import EXCHANGE, FLYER
from parlour.games.corner_the_market.edition import WINTER, CornerEdition
from parlour.games.corner_the_market.menu import CornerDesk
from parlour.games.corner_the_market.options import Options
from parlour.kit.ledger import BANK, opened
from parlour.kit.pack import Pack

OUT: Final = -1
"""Where the piece of a bankrupt player stands: nowhere."""
NO_CARD: Final = -1
NO_PIT: Final = -1


@final
class Player(Value):
    """One seat as a position tells of it; the state keeps the same by columns."""

    def __init__(self, cash: int, at: int, contracts: list[int], seats: int, called: bool) -> None:
        self.cash = cash
        self.at = at
        self.contracts = contracts
        self.seats = seats
        self.called = called


@final
class CornerState(State):
    """Everything that changes. Edition and options do not, and are shared by copies.

    Players are kept by columns. What follows from the rest (`restored` says how) is kept up by the functions of
    `effects`, nowhere else: the Exchange's stock and money, the unseen cards, the closed pits, the seats in the game.
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
        """Everybody's money, then an empty pot, then the Exchange's (see kit.ledger)."""
        self.at = at
        self.contracts = contracts
        """By seat and commodity."""
        self.broker_seats = broker_seats
        """The Broker Seats of each player, as bits over the cards."""
        self.called = called
        """Whether a piece waits on a Telephone with its call done (CTM-R23, CTM-R25)."""
        self.mover = mover
        self.marker = marker
        """The season, or in the longer game the month, as the edition numbers them."""
        self.crash = crash
        self.exchange = exchange
        self.flyer = flyer
        self.card = card
        """The card that is being carried out."""
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
        """What the Exchange sells at (CTM-016)."""
        self.redeeming: tuple[int, ...] = ()
        """What the Exchange pays (CTM-017)."""
        self.current: tuple[int, ...] = ()
        """The price that holds between players: the season's, in a Crash the Crash Price (CTM-014, CTM-021)."""
        self.desks: list[CornerDesk | None] = [None] * self.seats
        """Each seat's choices in Open Trading, made when it is first asked."""
        super().__init__(stack, outcome)

    def end(self, outcome: Outcome) -> None:
        """The game is over. Nobody is asked again, and desks, which read the state, would keep it from being freed."""
        self.outcome = outcome
        self.desks = []

    @property
    def players(self) -> list[Player]:
        """The seats, as a position tells of them."""
        return [
            Player(self.cash[seat], self.at[seat], self.contracts[seat], self.broker_seats[seat], self.called[seat])
            for seat in range(self.seats)
        ]

    def price(self) -> None:
        """Prices follow from marker and Crash."""
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
    """A state from what a position says; all that follows from it is made here."""
    cash = opened([player.cash for player in players], 0)
    cash[BANK] += options.bank_limit
    stock = [edition.contracts] * edition.kinds
    kept = 1 << card if card >= 0 else 0
    closed = playing = 0
    for seat, player in enumerate(players):
        kept |= player.seats
        if player.at >= 0:
            playing |= 1 << seat
        for commodity, count in enumerate(player.contracts):
            stock[commodity] -= count
            if count >= edition.contracts and commodity != spared:
                closed |= 1 << commodity
    for put_back in exchange + flyer:
        kept |= 1 << put_back
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
        Pack(exchange, edition.pile_bits[EXCHANGE] & ~kept),
        Pack(flyer, edition.pile_bits[FLYER] & ~kept),
        card,
        spared,
        turns,
        stock,
        closed,
        playing,
    )
    s.price()
    return s
