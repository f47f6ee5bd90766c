"""The steps of lessons that a learner has done, in a file of their data folder."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from pathlib import Path

from parlour.folders import data_folder
from parlour.lessons import Lesson, LessonStep
from parlour.table import library
from parlour.terminal.texts.wording import BadInput

FILE = "lessons.json"
MAX_BYTES = 1_000_000


def progress_file() -> Path:
    """Return the file in this user's data folder."""
    return data_folder() / FILE


class LessonProgress:
    """The names of all steps that are done; written after every step."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._done = _read(path)

    def count(self, lesson: Lesson) -> int:
        """Return how many of a lesson's steps are done, from its first on."""
        for n, step in enumerate(lesson.steps):
            if step.name not in self._done:
                return n
        return len(lesson.steps)

    def is_done(self, lesson: Lesson) -> bool:
        return self.count(lesson) == len(lesson.steps)

    def note(self, lesson: Lesson, step: LessonStep) -> None:
        """Note that a step is done. Beginning a lesson again does not take back what was done."""
        if step.name in self._done:
            return
        self._done.add(step.name)
        _write(self._path, sorted(self._done))


def _read(path: Path) -> set[str]:
    """Return what a file holds; nothing if it does not exist or holds something else."""
    if not path.exists():
        return set()
    try:
        found = json.loads(library.read_file(path, MAX_BYTES))
    except ValueError:
        raise BadInput(str(path), "learn-bad-file") from None
    if not isinstance(found, list) or not all(isinstance(name, str) for name in found):
        raise BadInput(str(path), "learn-bad-file")
    return set(found)


def _write(path: Path, names: list[str]) -> None:
    """Write a file as a whole or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as problem:
        raise BadInput(str(path), "file-not-written", reason=problem.strerror or str(problem)) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(names, file, indent=1)
        os.replace(name, path)
    except OSError as problem:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise BadInput(str(path), "file-not-written", reason=problem.strerror or str(problem)) from None
