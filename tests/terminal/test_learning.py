"""`parlour learn` at the prompt, from the announced text alone: no board is drawn, and nothing is known in advance."""

from __future__ import annotations

import contextlib
import io
import json
import re
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

import parlour
from parlour.core.refusals import BadData
from parlour.folders import data_folder
from parlour.i18n.languages import languages
from parlour.lessons import Lesson, lessons_of
from parlour.terminal.lessons.learn import learn
from parlour.terminal.lessons.lesson_progress import LessonProgress, progress_file
from parlour.terminal.screen import Screen
from tests.cli.driver import parlour as run

WITH_LESSONS = [game for game in parlour.games() if lessons_of(game)]
TYPE = re.compile(r"^ (?:Type|Tippe|Tape|Escribe) ?:\s(.+)$", re.MULTILINE)
"""The last hint, in any language."""


class Listener(io.StringIO):
    """Somebody who hears what is announced and types: asks for hints until one says what to type."""

    def __init__(self, out: io.TextIOWrapper) -> None:
        super().__init__()
        self._out = out
        self._heard = 0
        self.typed: list[str] = []

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        new = heard(self._out)[self._heard :]
        self._heard += len(new)
        self.typed.append(self._answer(new) if new.endswith("> ") else "")
        return self.typed[-1] + "\n"

    def _answer(self, new: str) -> str:
        found = TYPE.findall(new.replace("\n   ", " "))
        return found[-1] if found else "hint"


def heard(out: io.TextIOWrapper) -> str:
    buffer = out.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode()


def listen(game: str, lesson: str | None, progress: LessonProgress, language: str = "en") -> tuple[str, list[str]]:
    """Play lessons by ear; return what was announced and what was typed."""
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    listener = Listener(out)
    with (
        patch.object(sys, "stdin", listener),
        patch.object(sys, "stdout", out),
        contextlib.suppress(EOFError),
    ):
        learn(Screen(language), progress, game, lesson, has_boards=False)
    return heard(out), listener.typed


def lesson_id(lesson: Lesson) -> str:
    return f"{lesson.game}/{lesson.id}"


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_all_lessons_of_a_game_are_played_by_ear(game: str, tmp_path: Path) -> None:
    progress = LessonProgress(tmp_path / "lessons.json")
    out, typed = listen(game, "1", progress)
    assert [lesson.id for lesson in lessons_of(game) if not progress.is_done(lesson)] == []
    assert f"parlour play {game}" in out
    assert "hint" in typed
    assert not re.search(r"[─│█╭]", out), "a board is drawn"
    assert sorted(json.loads((tmp_path / "lessons.json").read_text("utf-8"))) == sorted(
        step.name for lesson in lessons_of(game) for step in lesson.steps
    )


@pytest.mark.parametrize("language", languages())
def test_lessons_speak_every_language(language: str, tmp_path: Path) -> None:
    progress = LessonProgress(tmp_path / "lessons.json")
    listen("ten-up", "1", progress, language)
    assert all(progress.is_done(lesson) for lesson in lessons_of("ten-up"))


def typed_at(typed: str, folder: Path, *arguments: str) -> str:
    with patch.dict("os.environ", {"XDG_DATA_HOME": str(folder)}):
        ended = run("learn", *arguments, typed=typed)
    assert ended.code == 0, ended.err
    return " ".join(ended.out.split())


def test_progress_is_kept_and_resumed(tmp_path: Path) -> None:
    first = typed_at("2\nspin\n\nq\n", tmp_path, "ten-up", "two-moves")
    assert "step 2 of 2" in first
    again = typed_at("\n2\nq\n", tmp_path, "ten-up")
    assert "Begun: step 2 of 2 is next." in again
    assert "Your first point!" in again
    assert "Done." in typed_at("\nq\n", tmp_path, "ten-up")
    assert "1 of 6 lessons done" in typed_at("ten-up\n\nq\n", tmp_path)


def test_a_wrong_answer_is_commented_on_and_not_played(tmp_path: Path) -> None:
    out = typed_at("\nplay 2\ngoal\nundo\nplay 4\nq\n", tmp_path, "ten-up", "1")
    assert "With 2 first you stop on plain squares" not in out  # step 1 asks to spin
    out = typed_at("spin\n\nplay 2\ngoal\nundo\nplay 4\n\nq\n", tmp_path, "ten-up", "1")
    assert "With 2 first you stop on plain squares" in out
    assert "A lesson has no 'undo'" in out
    assert "Your first point!" in out


def test_an_unknown_lesson_is_told_with_those_that_exist(tmp_path: Path) -> None:
    ended = run("learn", "ten-up", "chess")
    assert ended.code == 2
    assert "two-moves" in ended.err


def test_progress_is_kept_where_a_server_keeps_its_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Learning needs no package that only a server needs."""
    assert progress_file().parent == data_folder()
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert progress_file().parent == data_folder()


def test_a_damaged_file_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "lessons.json"
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(BadData):
        LessonProgress(file)
    assert file.read_text("utf-8") == "{}"
