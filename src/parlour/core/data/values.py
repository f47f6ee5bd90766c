"""Values: parts of a state that never change."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from parlour.core.data.pickling import by_constructor


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Value:
    """Never changes once it is made; where it should, another takes its place. So copies of a state share it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return by_constructor(self)
