"""Tables by field type, for what encoding knows about the common field types."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, final

from parlour.core.data.fields import FieldType

T = TypeVar("T")


@final
class ByFieldType(Generic[T]):
    """One entry for each class of field types. A class without an entry has that of its base class, or `other`."""

    def __init__(self, entries: dict[type[Any], T], other: T) -> None:
        self._entries = entries
        self._other = other

    def of(self, kind: FieldType) -> T:
        for cls in type(kind).__mro__:
            entry = self._entries.get(cls)
            if entry is not None:
                return entry
        return self._other
