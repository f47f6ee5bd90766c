"""The state of a table of The Monopolist."""

from __future__ import annotations

from typing import final

from parlour.core.frames import Frame, State
from parlour.core.outcome import Outcome
from parlour.games.monopolist.edition import MonopolistEdition
from parlour.games.monopolist.options import Options


@final
class Player:
    """One seat's trade, man and counters."""

    def __init__(
        self,
        trade: int,
        colour: int,
        man: int,
        counters: int,
        noted: int,
        paid: int = 0,
        restart: bool = False,
        owes: tuple[int, ...] = (),
        arrears: tuple[int, ...] = (),
    ) -> None:
        self.trade = trade
        self.colour = colour
        self.man = man
        """The cell it stands on; -1 before the start, and after its owner has left the game."""
        self.counters = counters
        self.noted = noted
        """The counters in hand at the last start from the Base (MON-37)."""
        self.paid = paid
        """Counters paid to the Monopolist since then (MON-R13)."""
        self.restart = restart
        """Whether the man goes back to the Base before its next spin (MON-32, MON-36)."""
        self.owes = owes
        """The debts still to be repaid, by lender's seat; empty if there are none."""
        self.arrears = arrears
        """Unpaid amounts due (MON-R15), by creditor's seat, the Monopolist last; empty if there are none."""


@final
class MonopolistState(State):
    """Everything that changes during a game. Copies share the edition and the options, which do not change."""

    def __init__(
        self,
        edition: MonopolistEdition,
        options: Options,
        stack: list[Frame[MonopolistState]],
        outcome: Outcome | None,
        players: list[Player],
        monopolist: int,
        mover: int,
        spins: int,
    ) -> None:
        self.edition = edition
        self.options = options
        self.players = players
        self.monopolist = monopolist
        """The Monopolist's counters."""
        self.mover = mover
        self.spins = spins
        self.rounds: tuple[tuple[int, ...], ...] = ()
        """For every seat, all seats in turn order from that seat. Derived from the trades."""
        super().__init__(stack, outcome)
        self.seat_by_trades()

    def seat_by_trades(self) -> None:
        """Set the turn order once all players have a corner: they sit at their corners (MON-12, MON-15)."""
        self.rounds = self.edition.rounds(tuple([player.trade for player in self.players]))

    def copy(self) -> MonopolistState:
        # The men are set afterwards, together with the turn order, so that it is not computed again.
        copy = MonopolistState(
            self.edition,
            self.options,
            [frame.copy() for frame in self.stack],
            self.outcome,
            [],
            self.monopolist,
            self.mover,
            self.spins,
        )
        copy.players = [
            Player(p.trade, p.colour, p.man, p.counters, p.noted, p.paid, p.restart, p.owes, p.arrears)
            for p in self.players
        ]
        copy.rounds = self.rounds
        return copy


def deal(edition: MonopolistEdition, options: Options, seats: int) -> tuple[int, int]:
    """MON-10, MON-11, MON-R07: return how many counters each player gets, and the Monopolist."""
    in_use = options.two_player_total if seats == 2 else edition.counters
    each, monopolist = edition.shares(in_use, seats)
    return each, monopolist if options.odd_to_box else in_use - seats * each
