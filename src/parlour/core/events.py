"""Events: what happened in a move, with clause and audience, and the optional log that collects them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from parlour.core.data.pickling import by_constructor


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened, the clause it happened by, and the seats that may know of it (None: everybody)."""

    def __init__(self, clause: str, seen_by: tuple[int, ...] | None = None) -> None:
        self.clause = clause
        self.seen_by = seen_by

    def __reduce__(self) -> tuple[Any, ...]:
        return by_constructor(self)


class TimedOut(Event):
    """A seat's time ran out, and the table answers for it. All games share it: rules know nothing of time."""

    def __init__(self, clause: str, seat: int, seen_by: tuple[int, ...] | None = None) -> None:
        super().__init__(clause, seen_by)
        self.seat = seat


class Log:
    """Collects the events of one move. Without a log no events are created and play is faster."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)
