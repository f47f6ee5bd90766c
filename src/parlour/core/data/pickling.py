"""Pickling objects whose attributes are the arguments of their constructor, compiled or not."""

from __future__ import annotations

from inspect import signature
from typing import Any, Final

_PARAMETERS: Final[dict[object, tuple[str, ...]]] = {}
"""By class, the names of its constructor's arguments."""


def by_constructor(thing: object) -> tuple[Any, ...]:
    """What `__reduce__` returns for an object that keeps its constructor's arguments under their names."""
    cls: Any = type(thing)
    names = _PARAMETERS.get(cls)
    if names is None:
        given = list(signature(cls).parameters)
        names = _PARAMETERS[cls] = tuple([name for name in given if name != "self"])  # which compiled classes tell
    return cls, tuple([getattr(thing, name) for name in names])
