"""The guide of a step: judges what the learner does, answers for the other seats, says when the goal is reached.

A guide keeps nothing of its own: what it says follows from the table and the step. So a table that is loaded from a
record, or from a server's store, has the same guide again.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from random import Random
from typing import Final

from parlour.bots import find as find_bot
from parlour.core.events import Event
from parlour.core.moves import Action, Ask
from parlour.core.record import CHANCE, Entry
from parlour.core.refusals import BadData, Refused
from parlour.i18n.refusals import refused
from parlour.lessons.data import Condition, CountedAction, LessonStep
from parlour.table.redaction import visible_events
from parlour.table.table import Table

OPEN: Final = "open"
DONE: Final = "done"
FAILED: Final = "failed"
MAX_REPLIES: Final = 200
"""The maximum number of answers of other seats in a row."""


class Guide:
    """The guide beside one table of a step."""

    def __init__(self, table: Table, step: LessonStep) -> None:
        self.table = table
        self.step = step
        self.seat = table.seat(step.seat)

    def status(self) -> str:
        """Return whether the goal is reached, can still be reached, or not."""
        if self.has_reached_goal():
            return DONE
        return OPEN if self._is_asked() else FAILED

    def has_reached_goal(self) -> bool:
        return all(self._holds(condition) for condition in self.step.goal)

    def judge(self, action: Action | str) -> Action:
        """Return an action of the learner that counts; Refused if the rules forbid it, or it does not lead on."""
        if self.has_reached_goal():
            raise refused("lesson/over")
        typed = self.table.judge(self.seat, action)
        shown = self.table.show(typed)
        wrong = _matching(self.step.wrong, shown)
        if wrong is not None:
            raise refused("lesson/wrong", "", comment=self._comment_id(wrong))
        if _matching(self.step.good, shown) is None:
            raise refused("lesson/other")
        return typed

    def act(self, action: Action | str) -> list[Event]:
        """Answer for the learner, then for the others; return the events. Refused if the action does not count."""
        return self.take(self.judge(action))

    def take(self, action: Action) -> list[Event]:
        """Apply an action that `judge` has allowed, and let the others answer; return the events."""
        return self.table.take(self.seat, action) + self.let_others_answer()

    def answer(self) -> str:
        """Return the action that the last hint offers now; '' if nothing is left to do."""
        if self.status() != OPEN:
            return ""
        return next((each.action for each in self.step.good if self.allows(each.action)), "")

    def allows(self, action: str) -> bool:
        """Whether the rules allow the learner an action now."""
        try:
            self.table.judge(self.seat, action)
        except (Refused, BadData):
            return False
        return True

    def comment(self) -> str:
        """Return the id of the comment on the learner's last action; '' if there is none."""
        own = [entry for entry in self._answers() if self.table.seat(entry.who) == self.seat]
        if not own:
            return ""
        if self.has_reached_goal():
            return f"{self.step.text}.done"
        found = _matching(self.step.good, own[-1].text)
        return "" if found is None else self._comment_id(found)

    def let_others_answer(self) -> list[Event]:
        """Answer for the other seats until the learner is asked, or the goal is reached; return the events."""
        events: list[Event] = []
        for _ in range(MAX_REPLIES):
            if self.has_reached_goal() or self.table.is_over():
                break
            found = self._next_reply()
            if found is None:
                break
            events += self.table.take(*found)
        return events

    def _next_reply(self) -> tuple[int, Action] | None:
        """Return a seat and its answer: the first of those that are waited for, else one that has something to say."""
        asks = [ask for ask in self.table.asks() if ask.seat != self.seat]
        for ask in asks:
            if ask.required:
                return ask.seat, self._reply(ask)
        for ask in asks:
            line = self._next_line(ask.seat)
            if line:
                try:
                    return ask.seat, self.table.judge(ask.seat, line)
                except Refused:
                    continue  # it is for later
        return None

    def _reply(self, ask: Ask) -> Action:
        line = self._next_line(ask.seat)
        if line:
            try:
                return self.table.judge(ask.seat, line)
            except Refused:
                pass  # it is for another turn of the step
        if not self.step.bot:
            return ask.default_action
        bot = find_bot(self.step.bot, self.step.game)
        rng = Random(f"{self.step.name}/{ask.seat}/{self.table.move_count()}")
        return bot.choose(self.table.view(ask.seat), ask, rng)

    def _next_line(self, seat: int) -> str:
        """Return the next scripted answer of a seat; '' if it has none left."""
        lines = self.step.replies.get(self.table.lexicon.letter(seat), ())
        used = sum(self.table.seat(entry.who) == seat for entry in self._answers())
        return lines[used] if used < len(lines) else ""

    def _answers(self) -> list[Entry]:
        """Return the answers since the step began."""
        return [entry for entry in self.table.moves()[self._first_move() :] if entry.who != CHANCE]

    def _first_move(self) -> int:
        """Return the number of the first answer since the step began, or of the next one."""
        moves = self.table.moves()
        answers = [n for n, entry in enumerate(moves) if entry.who != CHANCE]
        before = len(self.step.before)
        return answers[before] if before < len(answers) else len(moves)

    def _is_asked(self) -> bool:
        return any(ask.seat == self.seat for ask in self.table.asks())

    def _holds(self, condition: Condition) -> bool:
        table = self.table
        if condition.event:
            seen = visible_events(table.events_since(self._first_move()), self.seat)
            return any(_is_event(table.event_data(event), condition) for event in seen)
        value = getattr(table.view(self.seat), condition.view)(*condition.of)
        if isinstance(value, tuple):
            value = list(value)
        if condition.least is not None and not value >= condition.least:
            return False
        if condition.most is not None and not value <= condition.most:
            return False
        return condition.value is None or bool(value == condition.value)

    def _comment_id(self, action: CountedAction) -> str:
        return f"{self.step.text}.{action.say}" if action.say else ""


def _matching(actions: tuple[CountedAction, ...], shown: str) -> CountedAction | None:
    return next((each for each in actions if fnmatchcase(shown, each.action)), None)


def _is_event(data: dict[str, object], condition: Condition) -> bool:
    fields = data["fields"]
    assert isinstance(fields, dict)
    return data["event"] == condition.event and condition.fields.items() <= fields.items()
