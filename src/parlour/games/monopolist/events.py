"""Events of The Monopolist, except those of the lead."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.fields import RecordType, TaggedUnion
from parlour.core.events import Event
from parlour.core.text.event_text import CountedNoun
from parlour.core.text.notation import NUMBER, SEAT
from parlour.games.monopolist.grammar import CELL, COLOUR, TRADE
from parlour.kit.lead import LEAD_EVENTS

COUNTERS: Final = CountedNoun("counter", "counters")


@final
class CornerTaken(Event):
    def __init__(self, seat: int, trade: int, colour: int) -> None:
        super().__init__("MON-12")
        self.seat = seat
        self.trade = trade
        self.colour = colour


@final
class Restarted(Event):
    def __init__(self, seat: int, cell: int) -> None:
        super().__init__("MON-32")
        self.seat = seat
        self.cell = cell


@final
class Spun(Event):
    def __init__(self, seat: int, number: int, rest: int) -> None:
        super().__init__("MON-14")
        self.seat = seat
        self.number = number
        self.rest = rest


@final
class DrawnIn(Event):
    def __init__(self, clause: str, seat: int, cell: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.cell = cell


@final
class Placed(Event):
    def __init__(self, seat: int, cell: int) -> None:
        super().__init__("MON-31")
        self.seat = seat
        self.cell = cell


@final
class Advanced(Event):
    def __init__(self, seat: int, number: int, cell: int) -> None:
        super().__init__("MON-16")
        self.seat = seat
        self.number = number
        self.cell = cell


@final
class Declined(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("MON-27")
        self.seat = seat


@final
class LinePassed(Event):
    def __init__(self, seat: int, ring: int, counters: int) -> None:
        super().__init__("MON-35")
        self.seat = seat
        self.ring = ring
        self.counters = counters


@final
class CapitalTaken(Event):
    def __init__(self, clause: str, seat: int, counters: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.counters = counters


@final
class PlayerPaid(Event):
    def __init__(self, clause: str, seat: int, to: int, counters: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.to = to
        self.counters = counters


@final
class MonopolistPaid(Event):
    def __init__(self, clause: str, seat: int, counters: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.counters = counters


@final
class RestForgiven(Event):
    def __init__(self, seat: int, counters: int) -> None:
        super().__init__("MON-R15")
        self.seat = seat
        self.counters = counters


@final
class RestOwed(Event):
    def __init__(self, seat: int, counters: int) -> None:
        super().__init__("MON-R15")
        self.seat = seat
        self.counters = counters


@final
class SpinEarned(Event):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__(clause)
        self.seat = seat


@final
class Stopped(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("MON-17")
        self.seat = seat


@final
class WentBankrupt(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("MON-33")
        self.seat = seat


@final
class LoanOffered(Event):
    def __init__(self, seat: int, to: int, counters: int) -> None:
        super().__init__("MON-34")
        self.seat = seat
        self.to = to
        self.counters = counters


@final
class NothingOffered(Event):
    def __init__(self, seat: int, to: int) -> None:
        super().__init__("MON-34")
        self.seat = seat
        self.to = to


@final
class LoanTaken(Event):
    def __init__(self, seat: int, lender: int, counters: int) -> None:
        super().__init__("MON-34")
        self.seat = seat
        self.lender = lender
        self.counters = counters


@final
class LoanRepaid(Event):
    def __init__(self, seat: int, lender: int, counters: int) -> None:
        super().__init__("MON-34")
        self.seat = seat
        self.lender = lender
        self.counters = counters


@final
class LeftGame(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("MON-33")
        self.seat = seat


@final
class MonopolyBroken(Event):
    def __init__(self, seat: int, counters: int) -> None:
        super().__init__("MON-38")
        self.seat = seat
        self.counters = counters


@final
class LastLeft(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("MON-39")
        self.seat = seat


@final
class AllRuined(Event):
    def __init__(self) -> None:
        super().__init__("MON-R05")


@final
class SpinsRanOut(Event):
    def __init__(self, spins: int) -> None:
        super().__init__("MON-R25")
        self.spins = spins


EVENTS: Final = TaggedUnion(
    LEAD_EVENTS
    | {
        "corner_taken": RecordType(CornerTaken, {"seat": SEAT, "trade": TRADE, "colour": COLOUR}),
        "restarted": RecordType(Restarted, {"seat": SEAT, "cell": CELL}),
        "spun": RecordType(Spun, {"seat": SEAT, "number": NUMBER, "rest": NUMBER}),
        "drawn_in": RecordType(DrawnIn, {"seat": SEAT, "cell": CELL}),
        "placed": RecordType(Placed, {"seat": SEAT, "cell": CELL}),
        "advanced": RecordType(Advanced, {"seat": SEAT, "number": NUMBER, "cell": CELL}),
        "declined": RecordType(Declined, {"seat": SEAT}),
        "line_passed": RecordType(LinePassed, {"seat": SEAT, "ring": NUMBER, "counters": COUNTERS}),
        "capital_taken": RecordType(CapitalTaken, {"seat": SEAT, "counters": COUNTERS}),
        "player_paid": RecordType(PlayerPaid, {"seat": SEAT, "to": SEAT, "counters": COUNTERS}),
        "monopolist_paid": RecordType(MonopolistPaid, {"seat": SEAT, "counters": COUNTERS}),
        "rest_forgiven": RecordType(RestForgiven, {"seat": SEAT, "counters": COUNTERS}),
        "rest_owed": RecordType(RestOwed, {"seat": SEAT, "counters": COUNTERS}),
        "spin_earned": RecordType(SpinEarned, {"seat": SEAT}),
        "stopped": RecordType(Stopped, {"seat": SEAT}),
        "went_bankrupt": RecordType(WentBankrupt, {"seat": SEAT}),
        "loan_offered": RecordType(LoanOffered, {"seat": SEAT, "to": SEAT, "counters": COUNTERS}),
        "nothing_offered": RecordType(NothingOffered, {"seat": SEAT, "to": SEAT}),
        "loan_taken": RecordType(LoanTaken, {"seat": SEAT, "lender": SEAT, "counters": COUNTERS}),
        "loan_repaid": RecordType(LoanRepaid, {"seat": SEAT, "lender": SEAT, "counters": COUNTERS}),
        "left_game": RecordType(LeftGame, {"seat": SEAT}),
        "monopoly_broken": RecordType(MonopolyBroken, {"seat": SEAT, "counters": COUNTERS}),
        "last_left": RecordType(LastLeft, {"seat": SEAT}),
        "all_ruined": RecordType(AllRuined, {}),
        "spins_ran_out": RecordType(SpinsRanOut, {"spins": NUMBER}),
    }
)
