"""`parlour learn`: the list of lessons, one lesson after the other, and what the learner has done so far."""

from __future__ import annotations

from parlour.core import registry
from parlour.i18n.languages import lessons_catalogue
from parlour.lessons import DONE, Lesson, lessons_of
from parlour.table import library
from parlour.terminal import colours, menu
from parlour.terminal.lessons.lesson_progress import LessonProgress
from parlour.terminal.lessons.lesson_session import LessonSession
from parlour.terminal.screen import Screen
from parlour.terminal.texts.wording import BadInput, typed as as_typed

INTERRUPTED = 130
"""The exit code after Ctrl-C."""


def learn(
    screen: Screen,
    progress: LessonProgress,
    game: str | None = None,
    lesson: str | None = None,
    has_boards: bool = True,
) -> int:
    """Let somebody choose and play lessons until they leave; return the exit code.

    Without boards everything is sentences, for screen readers.
    """
    try:
        slug = menu.named(game) if game is not None else _choose_game(screen, progress)
        lessons = lessons_of(slug)
        if not lessons:
            raise BadInput("", "learn-no-lessons", game=slug)
        chosen = _named(slug, lesson) if lesson is not None else _choose_lesson(screen, progress, lessons)
        while _play(screen, progress, chosen, has_boards):
            following = _next(screen, progress, lessons)
            if following is None:
                break
            chosen = following
    except EOFError:
        if screen.can_ask:
            screen.blank()
    except KeyboardInterrupt:
        screen.blank()
        return INTERRUPTED
    return 0


def _named(game: str, text: str) -> Lesson:
    """Return a lesson by its id or its number."""
    lessons = lessons_of(game)
    if text.isdecimal() and len(text) < 4 and 1 <= int(text) <= len(lessons):
        return lessons[int(text) - 1]
    for lesson in lessons:
        if lesson.id == text:
            return lesson
    known = ", ".join([lesson.id for lesson in lessons])
    raise BadInput("", "learn-unknown", lesson=as_typed(text), game=game, known=known)


def _choose_game(screen: Screen, progress: LessonProgress) -> str:
    """List the games that have lessons, and ask for one."""
    words = screen.words
    slugs = [slug for slug in registry.slugs() if lessons_of(slug)]
    for n, slug in enumerate(slugs):
        lessons = lessons_of(slug)
        done = sum(progress.is_done(lesson) for lesson in lessons)
        title = library.bundled_edition(slug).title
        line = colours.styled(f"{n + 1:>2}  ", colours.KEY).append(f"{slug:18}", colours.TITLE)
        line.append(f"{title}. {words.text('learn-done', done=done, count=len(lessons))}")
        screen.say(line, hang=22)
    while True:
        typed = screen.ask(words.text("menu-which-game", count=len(slugs)) + " ")
        if not typed:
            return slugs[0]
        if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(slugs):
            return slugs[int(typed) - 1]
        if menu.named(typed) in slugs:
            return menu.named(typed)
        screen.problem(BadInput("", "learn-no-lessons", game=as_typed(typed)))


def _choose_lesson(screen: Screen, progress: LessonProgress, lessons: tuple[Lesson, ...]) -> Lesson:
    """List a game's lessons, and ask for one; Enter takes the first that is not done."""
    words = screen.words
    game = lessons[0].game
    catalogue = lessons_catalogue(game, words.language)
    screen.title(library.bundled_edition(game).title)
    for n, lesson in enumerate(lessons):
        line = colours.styled(f"{n + 1:>2}  ", colours.KEY).append(catalogue.text(lesson.text), colours.TITLE)
        promise = catalogue.text(f"{lesson.text}.promise")
        about = words.text("learn-line", promise=promise, minutes=lesson.minutes)
        line.append(f": {about}")
        state = _state(screen, progress, lesson)
        if state:
            line.append(f" {state}", colours.GOOD)
        screen.say(line, hang=4)
    default = _first_open(progress, lessons)
    number = lessons.index(default) + 1
    while True:
        typed = screen.ask(words.text("learn-which", count=len(lessons), default=number) + " ")
        if not typed:
            return default
        try:
            return _named(game, typed)
        except BadInput as problem:
            screen.problem(problem)


def _state(screen: Screen, progress: LessonProgress, lesson: Lesson) -> str:
    """Return how far the learner has come in a lesson; '' if it is not begun."""
    if progress.is_done(lesson):
        return screen.words.text("learn-is-done")
    done = progress.count(lesson)
    return screen.words.text("learn-begun", number=done + 1, count=len(lesson.steps)) if done else ""


def _first_open(progress: LessonProgress, lessons: tuple[Lesson, ...]) -> Lesson:
    return next((lesson for lesson in lessons if not progress.is_done(lesson)), lessons[0])


def _play(screen: Screen, progress: LessonProgress, lesson: Lesson, has_boards: bool) -> bool:
    """Play a lesson from its first open step on; False if the learner leaves."""
    begin = 0 if progress.is_done(lesson) else progress.count(lesson)
    for step in lesson.steps[begin:]:
        while True:
            session = LessonSession(screen, lesson, step, has_boards)
            session.run()
            if session.has_left:
                screen.say(screen.words.text("learn-left", command=f"parlour learn {lesson.game}"), colours.QUIET)
                return False
            if session.guide.status() == DONE:
                break
            screen.ask(screen.words.text("learn-again") + " ")
        progress.note(lesson, step)
        if step is not lesson.steps[-1]:
            screen.ask(screen.words.text("learn-next-step") + " ")
    return True


def _next(screen: Screen, progress: LessonProgress, lessons: tuple[Lesson, ...]) -> Lesson | None:
    """Ask whether to go on with the next lesson; None after the last one."""
    words = screen.words
    game = lessons[0].game
    if all(progress.is_done(lesson) for lesson in lessons):
        screen.say(words.text("learn-all-done", command=f"parlour play {game}"), colours.GOOD)
        return None
    lesson = _first_open(progress, lessons)
    title = lessons_catalogue(game, words.language).text(lesson.text)
    screen.ask(words.text("learn-next", lesson=title) + " ")
    return lesson
