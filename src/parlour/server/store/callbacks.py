"""Completion callbacks. Classes instead of closures: mypyc allocates them faster, and every move needs one."""

# Compiled with mypyc.

from __future__ import annotations

import asyncio
from abc import abstractmethod
from typing import Any, final

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Callback:
    """Receives a result, or the exception that replaces it."""

    @abstractmethod
    def call(self, answer: Any) -> None: ...


@final
@mypyc_attr(acyclic=True)
class FutureCallback(Callback):
    """Passes the result on to a future, unless the future was cancelled."""

    def __init__(self, answered: asyncio.Future[Any]) -> None:
        self._answered = answered

    def call(self, answer: Any) -> None:
        if self._answered.done():
            return
        if isinstance(answer, Exception):
            self._answered.set_exception(answer)
        else:
            self._answered.set_result(answer)
