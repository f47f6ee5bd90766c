"""What happened: events with their clause and audience, gathered by a log that may be absent."""

from __future__ import annotations

from inspect import signature
from typing import Any, Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened, by which clause, and who may know of it (None: everybody)."""

    def __init__(self, clause: str, seen_by: tuple[int, ...] | None = None) -> None:
        self.clause = clause
        self.seen_by = seen_by

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by the constructor's arguments; every event keeps them under their names."""
        cls = type(self)
        names = _PARAMETERS.get(cls)
        if names is None:
            given = list(signature(cls).parameters)
            names = _PARAMETERS[cls] = tuple([name for name in given if name != "self"])  # which compiled classes tell
        return cls, tuple([getattr(self, name) for name in names])


_PARAMETERS: Final[dict[object, tuple[str, ...]]] = {}
"""By class of events, the names of its constructor's arguments."""


class Log:
    """Gathers the events of one move. Where no log is given, nothing is gathered and play is faster."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)
