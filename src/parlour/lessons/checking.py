"""Checks of a lesson: that its steps can be played as they say, and that its texts are complete."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Final

from parlour.core.refusals import BadData, Refused
from parlour.i18n.catalogue import Catalogue
from parlour.i18n.languages import lessons_catalogue
from parlour.lessons.data import Lesson, LessonStep
from parlour.lessons.lesson_guide import DONE, FAILED, OPEN, Guide
from parlour.lessons.opening import LessonDealer, open_step
from parlour.table import library
from parlour.table.table import Table

MAX_ACTIONS: Final = 24
"""The maximum number of the learner's actions in a step."""
MAX_LISTED: Final = 3000
"""Choices with more answers are not searched for those that match a pattern."""
MAX_TRIED: Final = 5
"""Of more answers that match a pattern, so many are tried, from the first to the last."""


def problems(step: LessonStep) -> list[str]:
    """Return what is wrong with a step, apart from its texts; empty if it can be played as it says."""
    try:
        table = open_step(step)
        return [*_wrong_names(step, table), *_wrong_play(step, table)]
    except (BadData, Refused) as problem:
        return [str(problem)]


def missing_texts(lesson: Lesson, language: str) -> list[str]:
    """Return the texts of a lesson that a language lacks."""
    catalogue = lessons_catalogue(lesson.game, language)
    return [id for id in texts_of(lesson) if not _has(catalogue, id)]


def texts_of(lesson: Lesson) -> list[str]:
    """Return the ids of all texts of a lesson: messages, and attributes as 'message.attribute'."""
    ids = [lesson.text, f"{lesson.text}.promise"]
    for step in lesson.steps:
        said = {action.say for action in (*step.good, *step.wrong) if action.say}
        ids += [step.text, *[f"{step.text}.{name}" for name in ("hint", "done", *sorted(said))]]
    return ids


def followed(step: LessonStep) -> Guide:
    """Return the guide of a step after its hints were followed until nothing is left to do."""
    guide = Guide(open_step(step), step)
    for _ in range(MAX_ACTIONS):
        answer = guide.answer()
        if not answer:
            break
        guide.act(answer)
    return guide


def _has(catalogue: Catalogue, id: str) -> bool:
    return catalogue.text(id) not in ("", id)


def _wrong_names(step: LessonStep, table: Table) -> Iterator[str]:
    known = library.rulebook(step.game).ids()
    yield from [f"there is no clause {clause}" for clause in step.clauses if clause not in known]
    places = table.view().places()
    yield from [f"there is no square {name!r}" for name in step.highlight.squares if name not in places]
    actions = {syntax.name for syntax in table.game.grammar.verbs}
    yield from [f"there is no action {name!r}" for name in step.highlight.buttons if name not in actions]
    letters = table.view().seats()
    yield from [f"there is no seat {name!r}" for name in step.highlight.seats if name not in letters]


def _wrong_play(step: LessonStep, table: Table) -> Iterator[str]:
    guide = Guide(table, step)
    if guide.status() != OPEN:
        yield f"it begins {guide.status()}"
        return
    yield from _after_hints(step)
    unused = {each.action for each in (*step.good, *step.wrong)}
    waiting = [table]
    for _ in range(MAX_ACTIONS):
        if not waiting:
            break
        now = waiting.pop()
        yield from _wrong_now(step, now, unused)
        waiting += _good_now(step, now, unused)
        yield from [f"{each.moves()[-1].text!r} leads nowhere" for each in waiting if _status(step, each) == FAILED]
        waiting = [each for each in waiting if _status(step, each) == OPEN]
    yield from [f"{action!r} is never open" for action in sorted(unused)]


def _after_hints(step: LessonStep) -> Iterator[str]:
    guide = followed(step)
    if guide.status() != DONE:
        yield f"following the hints, it is {guide.status()}"
    dealer = guide.table.dealer
    if isinstance(dealer, LessonDealer) and dealer.unused():
        yield f"draws are left over: {dealer.unused()}"


def _wrong_now(step: LessonStep, table: Table, unused: set[str]) -> Iterator[str]:
    """Play every listed wrong action that is open now, and report those that reach the goal."""
    for each in step.wrong:
        for action in _matches(step, table, each.action):
            unused.discard(each.action)
            tried = table.copy()
            tried.act(step.seat, action)
            guide = Guide(tried, step)
            guide.let_others_answer()
            if guide.has_reached_goal():
                yield f"the wrong action {action!r} reaches the goal"


def _good_now(step: LessonStep, table: Table, unused: set[str]) -> list[Table]:
    """Return the tables after each good action that is open now."""
    found: list[Table] = []
    for each in step.good:
        for action in _matches(step, table, each.action):
            unused.discard(each.action)
            tried = table.copy()
            try:
                Guide(tried, step).act(action)
            except Refused:
                continue  # it is listed as wrong, too
            found.append(tried)
    return found


def _matches(step: LessonStep, table: Table, pattern: str) -> list[str]:
    """Return the answers that are open now and match a pattern."""
    guide = Guide(table, step)
    if not set(pattern) & {"*", "["}:
        return [pattern] if guide.allows(pattern) else []
    ask = table.ask(step.seat)
    choices = [] if ask is None else [choice for choice in ask.choices if choice.size() <= MAX_LISTED]
    shown = [table.show(action) for choice in choices for action in choice.enumerate()]
    found = [each for each in shown if fnmatchcase(each, pattern)]
    spread = len(found) - 1
    chosen = {n * spread // (MAX_TRIED - 1) for n in range(MAX_TRIED)} if spread >= MAX_TRIED else range(len(found))
    return [found[n] for n in sorted(chosen) if guide.allows(found[n])]


def _status(step: LessonStep, table: Table) -> str:
    return Guide(table, step).status()
