"""What docs/lessons.md shows works as shown."""

from __future__ import annotations

import re
from pathlib import Path

from parlour.lessons.checking import problems
from parlour.lessons.loading import parse_lessons

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE, flags=re.DOTALL)
    assert isinstance(found, str)
    return found


def test_the_python_runs() -> None:
    exec(compile(block("python"), "docs/lessons.md", "exec"), {})


def test_the_example_is_a_lesson_that_can_be_played() -> None:
    (lesson,) = parse_lessons("ten-up", block("toml"))
    assert problems(lesson.steps[0]) == []
    assert f"{lesson.steps[0].text} = " in block("ftl")
