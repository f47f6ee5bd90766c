"""Turning points: the moments of a record at which the seats' standing changed the most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from parlour.core.events import Event
from parlour.records.timeline import Timeline

MOST: Final = 5
APART: Final = 40
"""Two of them lie at least the record's length divided by this apart: what belongs together is one."""


class TurningPoint(NamedTuple):
    """The moment after a move, the event that says best what happened, and how each seat's worth changed."""

    moment: int
    event: Event
    changes: dict[str, int]


def turning_points(timeline: Timeline, most: int = MOST) -> list[TurningPoint]:
    """In the order of play; the move that ended the game is one of them."""
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
    """By how much the worth of each seat has changed, where it is known at both moments."""
    found = {}
    for seat, worth in after.items():
        old = before[seat]
        if worth is not None and old is not None and worth != old:
            found[seat] = worth - old
    return found


def _swing(by_seat: Mapping[str, int]) -> int:
    """How far the seats have moved apart, or together: what all of them gain alike turns nothing."""
    values = [*by_seat.values(), 0]
    return max(values) - min(values)


def _point(timeline: Timeline, moment: int) -> TurningPoint:
    changed = changes(timeline.worths[moment - 1], timeline.worths[moment])
    if moment == len(timeline) - 1 and timeline.outcome() is not None:
        return TurningPoint(moment, _told(timeline, moment)[-1], changed)
    greatest = max([abs(change) for change in changed.values()])
    return TurningPoint(moment, event_for(timeline, moment, greatest), changed)


def event_for(timeline: Timeline, moment: int, change: int) -> Event:
    """Of what happened just before a moment, the event that explains a change of a worth best."""
    return min(_told(timeline, moment), key=lambda one: _off(timeline, one, change))


def _told(timeline: Timeline, moment: int) -> list[Event]:
    """What everybody heard of, or at least somebody."""
    events = timeline.steps[moment - 1].events
    return [event for event in events if event.seen_by is None] or events


def _off(timeline: Timeline, event: Event, change: int) -> int:
    """How far the numbers that an event speaks of are from the change it is to explain."""
    fields = timeline.table.game.event_text.data(event, timeline.table.lexicon)["fields"]
    assert isinstance(fields, dict)
    numbers: Sequence[int] = [value for value in fields.values() if type(value) is int]
    return min([abs(change - abs(number)) for number in numbers], default=change)
