"""Events that only repeat what stands beside them: the price of a purchase, a debt that is paid at once.

The page's log leaves out the same ones (`web/src/store/turnLines.ts`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.events import Event
from parlour.core.meaning.event_tags import BID, EARNED, GAINED, LANDED, LOST, ROLLED, TRADED
from parlour.table.table import Table


def without_repeated(table: Table, events: Sequence[Event]) -> list[Event]:
    """Return the events of a move without those that another one of them tells as well."""
    story = _Story(table, events)
    return [event for n, event in enumerate(events) if not story.is_repeated(n)]


class _Story:
    """Events one after another, with what each of them means."""

    def __init__(self, table: Table, events: Sequence[Event]) -> None:
        self._events: list[dict[str, Any]] = [table.event_data(event) for event in events]
        self._meanings: dict[str, set[str]] = {}
        for tag in table.game.event_tags:
            self._meanings.setdefault(tag.event, set()).add(tag.meaning)

    def is_repeated(self, n: int) -> bool:
        """Whether the event before or after says the sum of a payment, or a payment that of the debt before it."""
        beside = range(len(self._events))
        if self._means(n, EARNED):
            return n + 1 in beside and self._means(n + 1, LOST) and self._tells_sums(n + 1, n)
        if not self._means(n, GAINED, LOST):
            return False
        return (n > 0 and self._means(n - 1, TRADED)) or any(
            other in beside
            and not self._means(other, GAINED, LOST, EARNED, BID, ROLLED, LANDED)
            and self._tells_sums(other, n)
            for other in (n - 1, n + 1)
        )

    def _means(self, n: int, *meanings: str) -> bool:
        return not self._meanings.get(self._events[n]["event"], set()).isdisjoint(meanings)

    def _tells_sums(self, n: int, payment: int) -> bool:
        sums = [value for value in self._events[payment]["fields"].values() if _is_number(value)]
        told = [value for value in self._events[n]["fields"].values() if _is_number(value)]
        return bool(sums) and all(value in told for value in sums)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
