"""The start: each seat in order takes a corner, and with it a trade, and a man (MON-12, MON-13). Then the lead.

In spinning for the lead (MON-15) only the number counts, and no man is drawn in (MON-R26).
"""

from __future__ import annotations

from parlour.core.data.record_class import record
from parlour.core.domains import OneOf, Product
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import ONE_SEAT, Action, Ask, Choice, Draw, Pending
from parlour.core.refusals import Reason
from parlour.games.monopolist.actions import Take
from parlour.games.monopolist.events import CornerTaken
from parlour.games.monopolist.reasons import CHOOSE_CORNER, CORNER_TAKEN, MAN_TAKEN, SPIN_FOR_LEAD
from parlour.games.monopolist.state import MonopolistState
from parlour.kit.lead import LeadFrame


@record
class Choosing(Frame[MonopolistState]):
    """Seats choose in order until all have chosen."""

    def pending(self, s: MonopolistState) -> Pending:
        return ONE_SEAT[next_to_choose(s)]

    def ask(self, s: MonopolistState, seat: int) -> Ask:
        edition = s.edition
        default_trades = edition.seating[len(s.players)]
        trades = [trade for trade in edition.turn_order if not is_taken(s, trade)]
        # The seat's own default corner first, then the other default corners. A time-out takes the first.
        trades.sort(key=lambda trade: (trade != default_trades[seat], trade not in default_trades))
        colours = [colour for colour in range(len(edition.colours)) if not is_used(s, colour)]
        choice = Choice(Take, Product((OneOf(tuple(trades)), OneOf(tuple(colours)))))
        return Ask(seat, (choice,), CHOOSE_CORNER.clause, choice.nth(0))

    def check(self, s: MonopolistState, seat: int, action: Action) -> Reason | None:
        if not isinstance(action, Take) or not are_there(s, action):
            return CHOOSE_CORNER
        if is_taken(s, action.trade):
            return CORNER_TAKEN
        return MAN_TAKEN if is_used(s, action.colour) else None

    def answer(self, s: MonopolistState, seat: int, action: Action, log: Log | None) -> None:
        assert isinstance(action, Take)
        player = s.players[seat]
        player.trade = action.trade
        player.colour = action.colour
        player.man = s.edition.bases[action.trade]
        if log is not None:
            log.add(CornerTaken(seat, action.trade, action.colour))

    def advance(self, s: MonopolistState, log: Log | None) -> bool:
        if next_to_choose(s) >= 0:
            return False
        s.seat_by_trades()
        return True


def next_to_choose(s: MonopolistState) -> int:
    """Return the first seat without a corner, or -1."""
    for seat, player in enumerate(s.players):
        if player.trade < 0:
            return seat
    return -1


def is_taken(s: MonopolistState, trade: int) -> bool:
    """Return whether a player has that corner."""
    return any(player.trade == trade for player in s.players)


def is_used(s: MonopolistState, colour: int) -> bool:
    """Return whether a player has that man."""
    return any(player.colour == colour for player in s.players)


def are_there(s: MonopolistState, action: Take) -> bool:
    """Return whether the board has such a corner and such a man."""
    return 0 <= action.trade < len(s.edition.trades) and 0 <= action.colour < len(s.edition.colours)


@record
class Lead(LeadFrame[MonopolistState]):
    """All players spin the spider. Tied players spin again (MON-R23)."""

    def reason(self) -> Reason:
        return SPIN_FOR_LEAD

    def tie_clause(self) -> str:
        return "MON-R23"

    def draw(self, s: MonopolistState, seat: int) -> Draw:
        return s.edition.draws[s.options.detent][seat]

    def worth(self, s: MonopolistState, values: list[int]) -> int:
        return s.edition.number_at[values[0]]

    def numbers(self, s: MonopolistState, values: list[int]) -> tuple[int, ...]:
        return (s.edition.number_at[values[0]],)

    def begin(self, s: MonopolistState, leader: int) -> None:
        s.mover = leader
