"""A bar for long work, on the error stream and only where somebody watches."""

from __future__ import annotations

from types import TracebackType

from rich.console import Console
from rich.progress import Progress as Bar


class Progress:
    """Nothing at all unless the error stream is a terminal."""

    def __init__(self) -> None:
        console = Console(stderr=True)
        self._bar = Bar(console=console, transient=True) if console.is_terminal else None
        self._task = self._bar.add_task("Playing", total=None) if self._bar is not None else None

    def show(self, done: int, total: int) -> None:
        if self._bar is not None and self._task is not None:
            self._bar.update(self._task, completed=done, total=total)

    def __enter__(self) -> Progress:
        if self._bar is not None:
            self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()
