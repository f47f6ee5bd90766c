"""Events of Ten-Up, except those of the lead."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.fields import RecordType, TaggedUnion
from parlour.core.events import Event
from parlour.core.text.notation import NUMBER, SEAT
from parlour.games.ten_up.grammar import ARROW, COLOUR, PLACE, SQUARE, TABLE
from parlour.kit.lead import LEAD_EVENTS


@final
class ColourTaken(Event):
    def __init__(self, seat: int, colour: int) -> None:
        super().__init__("TEN-02")
        self.seat = seat
        self.colour = colour


@final
class ArrowAnnounced(Event):
    def __init__(self, seat: int, arrow: int) -> None:
        super().__init__("TEN-R03")
        self.seat = seat
        self.arrow = arrow


@final
class Spun(Event):
    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__("TEN-10")
        self.seat = seat
        self.first = first
        self.second = second


@final
class ManMoved(Event):
    def __init__(self, seat: int, number: int, square: int) -> None:
        super().__init__("TEN-13")
        self.seat = seat
        self.number = number
        self.square = square


@final
class ManSentHome(Event):
    def __init__(self, clause: str, seat: int, by: int, square: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.by = by
        self.square = square


@final
class CounterEntered(Event):
    def __init__(self, clause: str, seat: int, place: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.place = place


@final
class CounterForwarded(Event):
    def __init__(self, clause: str, seat: int, place: int, to: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.place = place
        self.to = to


@final
class CounterSetBack(Event):
    def __init__(self, clause: str, seat: int, place: int, to: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.place = place
        self.to = to


@final
class CounterRemoved(Event):
    def __init__(self, clause: str, seat: int, place: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.place = place


@final
class NothingLost(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("TEN-27")
        self.seat = seat


@final
class CountLost(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("TEN-18")
        self.seat = seat


@final
class PointRefused(Event):
    def __init__(self, seat: int, table: int) -> None:
        super().__init__("TEN-R10")
        self.seat = seat
        self.table = table


@final
class PointsMade(Event):
    def __init__(self, clause: str, seat: int, points: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.points = points


@final
class TurnsRanOut(Event):
    def __init__(self, turns: int, points: int) -> None:
        super().__init__("TEN-R19")
        self.turns = turns
        self.points = points


EVENTS: Final = TaggedUnion(
    LEAD_EVENTS
    | {
        "colour_taken": RecordType(ColourTaken, {"seat": SEAT, "colour": COLOUR}),
        "arrow_announced": RecordType(ArrowAnnounced, {"seat": SEAT, "arrow": ARROW}),
        "spun": RecordType(Spun, {"seat": SEAT, "first": NUMBER, "second": NUMBER}),
        "man_moved": RecordType(ManMoved, {"seat": SEAT, "number": NUMBER, "square": SQUARE}),
        "man_sent_home": RecordType(ManSentHome, {"seat": SEAT, "by": SEAT, "square": SQUARE}),
        "counter_entered": RecordType(CounterEntered, {"seat": SEAT, "place": PLACE}),
        "counter_forwarded": RecordType(CounterForwarded, {"seat": SEAT, "place": PLACE, "to": PLACE}),
        "counter_set_back": RecordType(CounterSetBack, {"seat": SEAT, "place": PLACE, "to": PLACE}),
        "counter_removed": RecordType(CounterRemoved, {"seat": SEAT, "place": PLACE}),
        "nothing_lost": RecordType(NothingLost, {"seat": SEAT}),
        "count_lost": RecordType(CountLost, {"seat": SEAT}),
        "point_refused": RecordType(PointRefused, {"seat": SEAT, "table": TABLE}),
        "points_made": RecordType(PointsMade, {"seat": SEAT, "points": NUMBER}),
        "turns_ran_out": RecordType(TurnsRanOut, {"turns": NUMBER, "points": NUMBER}),
    }
)
