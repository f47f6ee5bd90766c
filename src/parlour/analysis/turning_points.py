"""Turning points: the moments of a record at which the seats' standing changed most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from parlour.core.events import Event
from parlour.records.timeline import Timeline

MOST: Final = 5
APART: Final = 40
"""Two turning points are at least the record's length divided by this apart: nearby changes count as one."""


class TurningPoint(NamedTuple):
    """The moment after a move, the event that describes it best, and how each seat's worth changed."""

    moment: int
    event: Event
    changes: dict[str, int]


def turning_points(timeline: Timeline, most: int = MOST) -> list[TurningPoint]:
    """Return the turning points in the order of play, including the move that ended the game."""
    swings = [
        0,
        *[_swing(changes(one, other)) for one, other in zip(timeline.worths, timeline.worths[1:], strict=False)],
    ]
    found: list[int] = []
    last = len(timeline) - 1
    if last > 0 and timeline.outcome() is not None and timeline.steps[last - 1].events:
        found.append(last)
    apart = max(1, len(timeline) // APART)
    for moment in sorted(range(1, len(timeline)), key=lambda n: (-swings[n], n)):
        if len(found) >= most or swings[moment] == 0:
            break
        if timeline.steps[moment - 1].events and all(abs(moment - other) >= apart for other in found):
            found.append(moment)
    return [_point(timeline, moment) for moment in sorted(found)]


def changes(before: Mapping[str, int | None], after: Mapping[str, int | None]) -> dict[str, int]:
    """Return how much the worth of each seat has changed, if it is known at both moments."""
    found = {}
    for seat, worth in after.items():
        old = before[seat]
        if worth is not None and old is not None and worth != old:
            found[seat] = worth - old
    return found


def _swing(by_seat: Mapping[str, int]) -> int:
    """Return how far the seats have moved apart or together: an equal gain for all is no swing."""
    values = [*by_seat.values(), 0]
    return max(values) - min(values)


def _point(timeline: Timeline, moment: int) -> TurningPoint:
    changed = changes(timeline.worths[moment - 1], timeline.worths[moment])
    if moment == len(timeline) - 1 and timeline.outcome() is not None:
        return TurningPoint(moment, _public_events(timeline, moment)[-1], changed)
    greatest = max([abs(change) for change in changed.values()])
    return TurningPoint(moment, event_for(timeline, moment, greatest), changed)


def event_for(timeline: Timeline, moment: int, change: int) -> Event:
    """Return the event just before a moment that explains a change of worth best."""
    return min(_public_events(timeline, moment), key=lambda one: _off(timeline, one, change))


def _public_events(timeline: Timeline, moment: int) -> list[Event]:
    """Return the events that everybody may know; if there are none, all events."""
    events = timeline.steps[moment - 1].events
    return [event for event in events if event.seen_by is None] or events


def _off(timeline: Timeline, event: Event, change: int) -> int:
    """Return the distance between the numbers in an event and the change it should explain."""
    fields = timeline.table.event_data(event)["fields"]
    assert isinstance(fields, dict)
    numbers: Sequence[int] = [value for value in fields.values() if type(value) is int]
    return min([abs(change - abs(number)) for number in numbers], default=change)
