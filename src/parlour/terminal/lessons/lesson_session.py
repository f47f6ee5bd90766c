"""A step of a lesson at the prompt: a table with a guide, which comments on every answer and gives hints."""

from __future__ import annotations

from rich.text import Text

from parlour.core.moves import Action
from parlour.core.refusals import Refused
from parlour.i18n.languages import lessons_catalogue
from parlour.lessons import DONE, OPEN, Guide, Lesson, LessonStep, open_step
from parlour.terminal import colours
from parlour.terminal.screen import Screen
from parlour.terminal.seating import SeatedPlayer
from parlour.terminal.session import Session
from parlour.terminal.texts import titles

HINT = "hint"
GOAL = "goal"
QUIT = ("quit", "q", "exit")
WITHOUT = ("save", "undo")
"""Commands of a table that a lesson does not have: a step is short, and nothing wrong is ever played."""


class LessonSession(Session):
    """One step of a lesson, until its goal is reached or the learner leaves."""

    def __init__(self, screen: Screen, lesson: Lesson, step: LessonStep, has_boards: bool = True) -> None:
        table = open_step(step, screen.words.text("seats-player", number=1, count=1))
        super().__init__(screen, table, [SeatedPlayer(name, None) for name in table.names])
        self.guide = Guide(table, step)
        self.lesson = lesson
        self.people = [self.guide.seat]
        self._at_hand = self.guide.seat
        self._catalogue = lessons_catalogue(step.game, self.language)
        self._has_hinted = False
        self._has_boards = has_boards

    def run(self) -> None:
        """Play until the goal is reached or cannot be reached any more, or the learner leaves."""
        self._welcome()
        while self.guide.status() == OPEN and not self.has_left:
            ask = self.table.ask(self.guide.seat)
            assert ask is not None
            self._let_person_answer(ask)
        if not self.has_left:
            self._tell_how_it_ended()

    def _welcome(self) -> None:
        screen, step = self.screen, self.guide.step
        names = [each.id for each in self.lesson.steps]
        title = self.words.text(
            "learn-step",
            game=titles.heading(self.table.edition, self.words),
            lesson=self._catalogue.text(self.lesson.text),
            number=names.index(step.id) + 1,
            count=len(names),
        )
        screen.blank()
        screen.title(title)
        self._tell_goal()
        screen.say(self.words.text("learn-how"), colours.QUIET)

    def _tell_goal(self) -> None:
        goal = self._catalogue.text(self.guide.step.text)
        self.screen.say(colours.styled(self.words.text("learn-goal", goal=goal), colours.KEY))

    def obey(self, seat: int | None, typed: str) -> bool:
        """Run a command of the lesson or of the table; False if the text is no command."""
        word = typed.strip().casefold()
        if word == HINT:
            self._hint()
        elif word == GOAL:
            self._tell_goal()
        elif word in QUIT:
            self.has_left = True
        elif word.partition(" ")[0] in WITHOUT:
            self.screen.say(self.words.text("learn-without", command=word.partition(" ")[0]), indent=1)
        else:
            return super().obey(seat, typed)
        return True

    def _show(self, seat: int | None, drawing: Text) -> None:
        if self._has_boards:
            super()._show(seat, drawing)
        else:
            self._shown = drawing.plain

    def _hint(self) -> None:
        """Say where to look; asked again, say what to do."""
        id = f"{self.guide.step.text}.hint"
        text = self._catalogue.text(id)
        if self._has_hinted:
            text = self.words.text("learn-answer", action=self.guide.answer())
        self._has_hinted = True
        self.screen.say(text, colours.GOOD, indent=1, hang=2)

    def _act(self, seat: int, answer: Action | str) -> None:
        self._has_hinted = False
        self.guide.act(answer)
        self.show_events(self.reader(seat))
        self._comment(self.guide.comment(), colours.GOOD)

    def refuse(self, refusal: Refused, reader: int | None = None) -> None:
        """Show the guide's comment on an answer that does not lead on, or why the rules refuse it."""
        comment = refusal.details.get("comment", "")
        if refusal.code == "lesson/other":
            self.screen.say(self.words.text("learn-other"), colours.BAD, indent=1, hang=2)
        elif isinstance(comment, str) and comment:
            self._comment(comment, colours.BAD)
        else:
            super().refuse(refusal, reader)

    def _comment(self, id: str, style: str) -> None:
        if id:
            self.screen.say(self._catalogue.text(id), style, indent=1, hang=2)

    def _tell_how_it_ended(self) -> None:
        if self.guide.status() != DONE:
            self.screen.say(self.words.text("learn-failed"), colours.BAD, indent=1, hang=2)
            return
        rules = self.words.listed(self.guide.step.clauses)
        text = self.words.text("learn-rules", rules=rules, count=len(self.guide.step.clauses))
        self.screen.say(text, colours.QUIET, indent=1, hang=2)
