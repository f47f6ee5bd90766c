"""Who hears what became of something: an object rather than a function, because there is a new one for every move."""

# Compiled with mypyc.

from __future__ import annotations

import asyncio
from abc import abstractmethod
from typing import Any, final

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Callback:
    """Hears an answer, or the exception that there is instead."""

    @abstractmethod
    def hear(self, answer: Any) -> None: ...


@final
@mypyc_attr(acyclic=True)
class FutureCallback(Callback):
    """Somebody who waits for it, if he still does."""

    def __init__(self, answered: asyncio.Future[Any]) -> None:
        self._answered = answered

    def hear(self, answer: Any) -> None:
        if self._answered.done():
            return
        if isinstance(answer, Exception):
            self._answered.set_exception(answer)
        else:
            self._answered.set_result(answer)
