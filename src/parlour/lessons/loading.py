"""The lessons of a game, read from its file."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from parlour.core.data.reader import Reader
from parlour.core.refusals import BadData
from parlour.core.registry import find
from parlour.lessons.data import Lesson, LessonStep, read_lesson


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in order; none if it has no file. BadData names what is wrong with the file."""
    found = find(game).slug
    path = files("parlour").joinpath("lessons", f"{found}.toml")
    return parse_lessons(found, path.read_text(encoding="utf-8")) if path.is_file() else ()


def parse_lessons(game: str, text: str) -> tuple[Lesson, ...]:
    """Return the lessons in the text of a file."""
    where = f"lessons/{game}.toml"
    try:
        reader = Reader(tomllib.loads(text), where)
    except tomllib.TOMLDecodeError as problem:
        raise BadData(where, f"this is no TOML: {problem}") from None
    lessons = tuple([read_lesson(game, each) for each in reader.each("lesson")])
    reader.finish()
    names = [lesson.id for lesson in lessons]
    if len(set(names)) != len(names):
        raise BadData(where, "two lessons have the same id")
    return lessons


def step_named(game: str, lesson: str, step: str) -> LessonStep:
    """Return a step by its ids; BadData if there is none."""
    for each in lessons_of(game):
        for found in each.steps:
            if (each.id, found.id) == (lesson, step):
                return found
    raise BadData("lesson", f"{game} has no step {step!r} of a lesson {lesson!r}")
