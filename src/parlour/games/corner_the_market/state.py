"""The state of a table of Corner the Market."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import FLAG, Absent, WithDefault
from parlour.core.data.outcome_fields import Ending
from parlour.core.data.record_class import record
from parlour.core.frames import Stack, State
from parlour.core.outcome import Outcome
from parlour.core.text.notation import NUMBER, Seat
from parlour.games.corner_the_market.edition import WINTER, CornerEdition
from parlour.games.corner_the_market.fields import CARD, COMMODITY, PUT_BACK, MarkerName
from parlour.games.corner_the_market.options import Options
from parlour.kit.menu import StepMenu
from parlour.kit.pack import Pack

OUT: Final = -1
"""The place of a bankrupt player's piece: off the board."""
NO_CARD: Final = -1
NO_PIT: Final = -1


@record
class CornerState(State):
    """Everything that changes in a game. Edition and options do not change and are shared by copies.

    Players are stored by column. What is not written in a position follows from it (see `position`) and is updated with
    every change, mostly by the functions of `effects`.
    """

    edition: CornerEdition
    options: Options
    seats: int
    cash: list[int]
    """Each seat's money, then an empty pot, then the Exchange's (see kit.ledger)."""
    at: list[int]
    contracts: list[list[int]]
    """By seat and commodity."""
    broker_seats: list[int]
    """The Broker Seats of each player, as bits over the cards."""
    called: list[bool]
    """Whether a piece waits on a Telephone with its call completed (CTM-R23, CTM-R25)."""
    stock: list[int]
    """The Exchange's contracts by commodity."""
    closed: int
    """The closed pits, as bits."""
    playing: int
    """The seats in the game, as bits."""
    mover: Annotated[Seat, "Whose turn it is."]
    marker: Annotated[MarkerName, "The season or, in the longer game, the month."]
    crash: Annotated[bool, WithDefault(FLAG, False), "Whether there is a Crash."]
    exchange: Annotated[Pack, PUT_BACK, "The Exchange cards put back under the pile, in order; the others are unseen."]
    flyer: Annotated[Pack, PUT_BACK, "The Flyer cards put back under the pile, in order; the others are unseen."]
    card: Annotated[int, WithDefault(Absent(CARD), NO_CARD), "The card that is being carried out; null if none is."]
    spared: Annotated[
        int,
        WithDefault(Absent(COMMODITY), NO_PIT),
        "A pit under Control that stays open because no Pit Closed card is left (CTM-R41).",
    ]
    turns: Annotated[int, WithDefault(NUMBER, 0), "How many turns are over."]
    stack: Stack
    outcome: Ending = None
    asking: tuple[int, ...] = ()
    """The prices at which the Exchange sells (CTM-016)."""
    redeeming: tuple[int, ...] = ()
    """The prices that the Exchange pays (CTM-017)."""
    current: tuple[int, ...] = ()
    """The prices between players: the season's, in a Crash the Crash Prices (CTM-014, CTM-021)."""

    def __post_init__(self) -> None:
        self.menus: list[StepMenu | None] = [None] * self.seats
        """Each seat's choices in Open Trading, created at its first ask."""

    def end(self, outcome: Outcome) -> None:
        """End the game, and drop the menus: they refer to the state and would keep it from being freed."""
        self.outcome = outcome
        self.menus = []

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
