"""Lessons: games taught step by step at ordinary tables. The lessons are data, one file a game."""

from parlour.lessons.data import Condition, CountedAction, Highlight, Lesson, LessonStep
from parlour.lessons.lesson_guide import DONE, FAILED, OPEN, Guide
from parlour.lessons.loading import lessons_of, step_named
from parlour.lessons.opening import lesson_options, lesson_table, names_for, open_step, play_before

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
    "lesson_options",
    "lesson_table",
    "lessons_of",
    "names_for",
    "open_step",
    "play_before",
    "step_named",
]
