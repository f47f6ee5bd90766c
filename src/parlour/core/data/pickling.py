"""Pickling for objects whose attributes are the arguments of their constructor, compiled or not."""

from __future__ import annotations

from inspect import signature
from typing import Any, Final

from parlour.core.memo import Memo

_PARAMETERS: Final[Memo[object, tuple[str, ...]]] = Memo(1000)
"""The names of the constructor's arguments, by class."""


def by_constructor(thing: object) -> tuple[Any, ...]:
    """Return the value of `__reduce__` for an object that stores its constructor's arguments under their names."""
    cls: Any = type(thing)
    names = _PARAMETERS.get(cls)
    if names is None:
        given = list(signature(cls).parameters)
        names = _PARAMETERS.keep(cls, tuple([name for name in given if name != "self"]))  # compiled classes list it
    return cls, tuple([getattr(thing, name) for name in names])
