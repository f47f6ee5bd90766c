"""A progress bar for long work, on the error stream and only if that is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress as Bar,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from parlour.terminal.texts.wording import Wording

WINDOW = 600.0
"""The rate is measured over this many seconds; batches of slow bots are far apart."""


class Rate(ProgressColumn):
    """The rate per second or, if it is low, per minute."""

    def __init__(self, words: Wording) -> None:
        super().__init__()
        self._words = words

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        if speed >= 1:
            return Text(self._words.text("progress-a-second", rate=self._words.number(round(speed, 1))))
        return Text(self._words.text("progress-a-minute", rate=self._words.number(round(speed * 60, 1))))


class Progress:
    """Shows nothing unless the error stream is a terminal."""

    def __init__(self, what: str = "progress-playing", console: Console | None = None) -> None:
        """`what` is the id of a text of the catalogue. The commands that show a bar speak English, and so does it."""
        words = Wording()
        console = Console(stderr=True) if console is None else console
        columns = [
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            Rate(words),
            TextColumn(words.text("progress-left")),
            TimeRemainingColumn(),
        ]
        bar = Bar(*columns, console=console, transient=True, speed_estimate_period=WINDOW)
        self._bar = bar if console.is_terminal else None
        self._task = self._bar.add_task(words.text(what), total=None) if self._bar is not None else None
        self._has_begun = False
        self.done = 0
        """The last reported value."""

    def show(self, done: int, total: int) -> None:
        if self._bar is not None and self._task is not None:
            if self._has_begun:
                self._bar.update(self._task, completed=done, total=total)
            else:  # what was done before does not count for the rate
                self._bar.reset(self._task, completed=done, total=total)
        self._has_begun = True
        self.done = done

    def __enter__(self) -> Progress:
        if self._bar is not None:
            self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()


@contextmanager
def resumable(is_stored: bool) -> Iterator[Progress]:
    """Show a bar for a run that can be continued; after an interrupt, say so if the finished part is stored."""
    progress = Progress()
    try:
        with progress:
            yield progress
    except KeyboardInterrupt:
        if is_stored:
            sys.stderr.write(Wording().text("progress-interrupted", games=progress.done) + "\n")
        raise
