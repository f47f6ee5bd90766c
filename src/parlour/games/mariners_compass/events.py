"""Events of Mariner's Compass, except those of the lead."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.fields import RecordType, TaggedUnion
from parlour.core.events import Event
from parlour.core.text.notation import NUMBER, SEAT
from parlour.games.mariners_compass.grammar import CITY, COLOUR, DIRECTION, SPACE, SQUARE
from parlour.kit.lead import LEAD_EVENTS


@final
class Started(Event):
    def __init__(self, seat: int, city: int, colour: int) -> None:
        super().__init__("MAR-06")
        self.seat = seat
        self.city = city
        self.colour = colour


@final
class Spun(Event):
    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__("MAR-09")
        self.seat = seat
        self.first = first
        self.second = second


@final
class SmallManEntered(Event):
    def __init__(self, seat: int, number: int, space: int) -> None:
        super().__init__("MAR-08")
        self.seat = seat
        self.number = number
        self.space = space


@final
class SmallManMoved(Event):
    def __init__(self, seat: int, number: int, space: int) -> None:
        super().__init__("MAR-10")
        self.seat = seat
        self.number = number
        self.space = space


@final
class SmallManDisplaced(Event):
    def __init__(self, seat: int, by: int, space: int) -> None:
        super().__init__("MAR-17")
        self.seat = seat
        self.by = by
        self.space = space


@final
class MetOnNorth(Event):
    def __init__(self, seat: int, other: int) -> None:
        super().__init__("MAR-18")
        self.seat = seat
        self.other = other


@final
class ExpeditionMoved(Event):
    def __init__(self, clause: str, seat: int, direction: int, square: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.direction = direction
        self.square = square


@final
class MoveLost(Event):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__(clause)
        self.seat = seat


@final
class ExpeditionStayed(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("MAR-R12")
        self.seat = seat


@final
class PoleReached(Event):
    def __init__(self, seat: int, square: int) -> None:
        super().__init__("MAR-20")
        self.seat = seat
        self.square = square


@final
class TurnsRanOut(Event):
    def __init__(self, turns: int) -> None:
        super().__init__("MAR-R15")
        self.turns = turns


EVENTS: Final = TaggedUnion(
    LEAD_EVENTS
    | {
        "started": RecordType(Started, {"seat": SEAT, "city": CITY, "colour": COLOUR}),
        "spun": RecordType(Spun, {"seat": SEAT, "first": NUMBER, "second": NUMBER}),
        "small_man_entered": RecordType(SmallManEntered, {"seat": SEAT, "number": NUMBER, "space": SPACE}),
        "small_man_moved": RecordType(SmallManMoved, {"seat": SEAT, "number": NUMBER, "space": SPACE}),
        "small_man_displaced": RecordType(SmallManDisplaced, {"seat": SEAT, "by": SEAT, "space": SPACE}),
        "met_on_north": RecordType(MetOnNorth, {"seat": SEAT, "other": SEAT}),
        "expedition_moved": RecordType(ExpeditionMoved, {"seat": SEAT, "direction": DIRECTION, "square": SQUARE}),
        "move_lost": RecordType(MoveLost, {"seat": SEAT}),
        "expedition_stayed": RecordType(ExpeditionStayed, {"seat": SEAT}),
        "pole_reached": RecordType(PoleReached, {"seat": SEAT, "square": SQUARE}),
        "turns_ran_out": RecordType(TurnsRanOut, {"turns": NUMBER}),
    }
)
