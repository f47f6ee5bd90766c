"""Events of Corner the Market: throws, moves, the calendar, cards, and the end."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.fields import RecordType, TaggedUnion
from parlour.core.events import Event
from parlour.core.text.notation import NUMBER, SEAT
from parlour.games.corner_the_market.events_deals import DEAL_EVENTS
from parlour.games.corner_the_market.things import CARD, COMMODITY, MARKER, PLACE, STEPS
from parlour.kit.lead import LEAD_EVENTS
from parlour.kit.ledger import LEDGER_EVENTS, MONEY


@final
class Thrown(Event):
    def __init__(self, clause: str, seat: int, first: int, second: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.first = first
        self.second = second


@final
class MarkerMoved(Event):
    def __init__(self, clause: str, marker: int) -> None:
        super().__init__(clause)
        self.marker = marker


@final
class CrashBegan(Event):
    def __init__(self, clause: str) -> None:
        super().__init__(clause)


@final
class CrashWentOn(Event):
    def __init__(self, clause: str) -> None:
        super().__init__(clause)


@final
class CrashEnded(Event):
    def __init__(self, clause: str) -> None:
        super().__init__(clause)


@final
class Moved(Event):
    def __init__(self, clause: str, seat: int, steps: int, place: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.steps = steps
        self.place = place


@final
class Sent(Event):
    def __init__(self, clause: str, seat: int, place: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.place = place


@final
class Entered(Event):
    def __init__(self, clause: str, seat: int, pit: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.pit = pit


@final
class PassedBy(Event):
    def __init__(self, clause: str, seat: int, pit: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.pit = pit


@final
class PutOut(Event):
    def __init__(self, clause: str, seat: int, pit: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.pit = pit


@final
class CallCompleted(Event):
    def __init__(self, clause: str, seat: int, number: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.number = number


@final
class CallMissed(Event):
    def __init__(self, clause: str, seat: int, number: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.number = number


@final
class CallKept(Event):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__(clause)
        self.seat = seat


@final
class CardTaken(Event):
    def __init__(self, clause: str, seat: int, card: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card


@final
class CardPutBack(Event):
    def __init__(self, clause: str, card: int) -> None:
        super().__init__(clause)
        self.card = card


@final
class CardHadNoEffect(Event):
    def __init__(self, clause: str, seat: int, card: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card


@final
class SeatKept(Event):
    def __init__(self, clause: str, seat: int, card: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card


@final
class SeatReturned(Event):
    def __init__(self, clause: str, seat: int, card: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card


@final
class WentBankrupt(Event):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__(clause)
        self.seat = seat


@final
class YearEnded(Event):
    def __init__(self, clause: str, first: int, second: int) -> None:
        super().__init__(clause)
        self.first = first
        self.second = second


@final
class Counted(Event):
    def __init__(self, clause: str, seat: int, assets: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.assets = assets


@final
class LastLeft(Event):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__(clause)
        self.seat = seat


PLAY_EVENTS: Final[dict[str, RecordType]] = {
    "thrown": RecordType(Thrown, {"seat": SEAT, "first": NUMBER, "second": NUMBER}),
    "marker_moved": RecordType(MarkerMoved, {"marker": MARKER}),
    "crash_began": RecordType(CrashBegan, {}),
    "crash_went_on": RecordType(CrashWentOn, {}),
    "crash_ended": RecordType(CrashEnded, {}),
    "moved": RecordType(Moved, {"seat": SEAT, "steps": STEPS, "place": PLACE}),
    "sent": RecordType(Sent, {"seat": SEAT, "place": PLACE}),
    "entered": RecordType(Entered, {"seat": SEAT, "pit": COMMODITY}),
    "passed_by": RecordType(PassedBy, {"seat": SEAT, "pit": COMMODITY}),
    "put_out": RecordType(PutOut, {"seat": SEAT, "pit": COMMODITY}),
    "call_completed": RecordType(CallCompleted, {"seat": SEAT, "number": NUMBER}),
    "call_missed": RecordType(CallMissed, {"seat": SEAT, "number": NUMBER}),
    "call_kept": RecordType(CallKept, {"seat": SEAT}),
    "card_taken": RecordType(CardTaken, {"seat": SEAT, "card": CARD}),
    "card_put_back": RecordType(CardPutBack, {"card": CARD}),
    "card_had_no_effect": RecordType(CardHadNoEffect, {"seat": SEAT, "card": CARD}),
    "seat_kept": RecordType(SeatKept, {"seat": SEAT, "card": CARD}),
    "seat_returned": RecordType(SeatReturned, {"seat": SEAT, "card": CARD}),
    "went_bankrupt": RecordType(WentBankrupt, {"seat": SEAT}),
    "year_ended": RecordType(YearEnded, {"first": NUMBER, "second": NUMBER}),
    "counted": RecordType(Counted, {"seat": SEAT, "assets": MONEY}),
    "last_left": RecordType(LastLeft, {"seat": SEAT}),
}
EVENTS: Final = TaggedUnion(LEAD_EVENTS | LEDGER_EVENTS | PLAY_EVENTS | DEAL_EVENTS)
