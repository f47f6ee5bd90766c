"""Lessons: games taught step by step at ordinary tables. The lessons are data, one file a game."""

from parlour.lessons.data import Condition, CountedAction, Highlight, Lesson, LessonStep
from parlour.lessons.lesson_guide import DONE, FAILED, OPEN, Guide
from parlour.lessons.loading import lessons_of, step_named
from parlour.lessons.opening import lesson_table, open_step

__all__ = [
    "DONE",
    "FAILED",
    "OPEN",
    "Condition",
    "CountedAction",
    "Guide",
    "Highlight",
    "Lesson",
    "LessonStep",
    "lesson_table",
    "lessons_of",
    "open_step",
    "step_named",
]
