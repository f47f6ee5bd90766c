"""Every lesson of every game: it can be played as it says, by its hints, and every language has its texts."""

from __future__ import annotations

import pytest

import parlour
from parlour.i18n.languages import languages, lessons_catalogue
from parlour.lessons import DONE, Lesson, LessonStep, lessons_of
from parlour.lessons.checking import followed, missing_texts, problems, texts_of

LESSONS = [lesson for game in parlour.games() for lesson in lessons_of(game)]
STEPS = [step for lesson in LESSONS for step in lesson.steps]


@pytest.mark.parametrize("step", STEPS, ids=[step.name for step in STEPS])
def test_a_step_can_be_played_as_it_says(step: LessonStep) -> None:
    """The position loads, good actions reach the goal, wrong ones do not, clauses and highlights exist."""
    assert problems(step) == []


@pytest.mark.parametrize("step", STEPS, ids=[step.name for step in STEPS])
def test_a_bot_that_follows_the_hints_completes_a_step(step: LessonStep) -> None:
    guide = followed(step)
    assert guide.status() == DONE
    assert guide.comment() == f"{step.text}.done"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("lesson", LESSONS, ids=[f"{lesson.game}/{lesson.id}" for lesson in LESSONS])
def test_every_language_has_the_texts_of_a_lesson(lesson: Lesson, language: str) -> None:
    assert missing_texts(lesson, language) == []


@pytest.mark.parametrize("game", parlour.games())
def test_every_text_is_of_a_lesson(game: str) -> None:
    catalogue = lessons_catalogue(game)
    wanted = [id for lesson in lessons_of(game) for id in texts_of(lesson)]
    assert len(set(wanted)) == len(wanted), "two texts have the same id"
    written = [id for message in catalogue.ids() for id in (message, *catalogue.attributes(message))]
    assert sorted(written) == sorted(wanted)


def test_a_lesson_teaches_clauses() -> None:
    assert [step.name for step in STEPS if not step.clauses] == []


@pytest.mark.parametrize("game", parlour.games())
def test_a_game_has_at_least_six_lessons(game: str) -> None:
    assert len(lessons_of(game)) >= 6


def test_there_are_at_least_fifty_lessons() -> None:
    assert len(LESSONS) >= 50
