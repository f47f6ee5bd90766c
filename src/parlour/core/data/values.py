"""Base class for immutable parts of a state."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from parlour.core.data.pickling import by_constructor


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Value:
    """An immutable part of a state. It is replaced instead of changed, so copies of a state share it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return by_constructor(self)
