"""What a lesson is made of, and how it is read from its file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from parlour.core.data.reader import Reader
from parlour.core.moves import MAX_SEATS

MAX_MINUTES = 60


class CountedAction(NamedTuple):
    """An action that counts, or one that is expected and wrong; in notation, with `*` for any text."""

    action: str
    say: str
    """The attribute of the step's message that comments on it; '' for none."""


class Condition(NamedTuple):
    """A part of a goal: an event that has happened, or what a method of the view returns."""

    event: str
    """The event's name; '' if it is about the view."""
    fields: Mapping[str, object]
    """The values that the event's fields must have."""
    view: str
    of: tuple[Any, ...]
    """The arguments of the view's method."""
    least: int | None
    most: int | None
    value: object
    """What the method must return, if it has neither a least nor a most."""


class Highlight(NamedTuple):
    """What to look at: squares as the view names them, buttons by the names of their actions, cards, seats."""

    squares: tuple[str, ...] = ()
    buttons: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()


class LessonStep(NamedTuple):
    """One step of a lesson: a moment of a game, what to achieve there, and what leads to it."""

    game: str
    lesson: str
    id: str
    clauses: tuple[str, ...]
    position: Mapping[str, object]
    before: tuple[str, ...]
    """Answers that are played before the learner is asked, each with its seat."""
    chance: tuple[object, ...]
    seat: str
    good: tuple[CountedAction, ...]
    wrong: tuple[CountedAction, ...]
    replies: Mapping[str, tuple[str, ...]]
    """What the other seats answer, by seat."""
    bot: str
    goal: tuple[Condition, ...]
    highlight: Highlight

    @property
    def name(self) -> str:
        """The step's name among all: 'ten-up/two-moves/order'."""
        return f"{self.game}/{self.lesson}/{self.id}"

    @property
    def text(self) -> str:
        """The id of the step's message in the catalogue: its goal, with comments and the hint as attributes."""
        return f"lesson-{self.lesson}-{self.id}"


class Lesson(NamedTuple):
    """One idea of a game in a few steps."""

    game: str
    id: str
    minutes: int
    steps: tuple[LessonStep, ...]

    @property
    def text(self) -> str:
        """The id of the lesson's message in the catalogue: its title, with its promise as an attribute."""
        return f"lesson-{self.id}"


def read_lesson(game: str, reader: Reader) -> Lesson:
    """Read one lesson; BadData if something is missing or misspelt."""
    id = reader.text("id")
    steps = tuple([_read_step(game, id, each) for each in reader.each("step")])
    if not steps:
        raise reader.fail("a lesson has at least one step", "step")
    names = [step.id for step in steps]
    if len(set(names)) != len(names):
        raise reader.fail("two steps have the same id", "step")
    return Lesson(game, id, reader.number("minutes", 1, MAX_MINUTES), steps)


def _read_step(game: str, lesson: str, reader: Reader) -> LessonStep:
    good = _read_actions(reader, "good")
    if not good:
        raise reader.fail("a step has at least one good action", "good")
    return LessonStep(
        game=game,
        lesson=lesson,
        id=reader.text("id"),
        clauses=tuple(reader.texts("clauses")),
        position=_read_position(reader),
        before=_texts_or_none(reader, "before"),
        chance=_read_chance(reader),
        seat=reader.text_or("seat", "A"),
        good=good,
        wrong=_read_actions(reader, "wrong"),
        replies=_read_replies(reader),
        bot=reader.text_or("bot", ""),
        goal=tuple([_read_condition(each) for each in reader.each("goal")]),
        highlight=_read_highlight(reader),
    )


def _read_position(reader: Reader) -> Mapping[str, object]:
    """Read a position as it stands: `parlour.at` checks it."""
    position = reader.at("position")
    position.number("seats", 1, MAX_SEATS)
    position.skip(*position.names())
    assert isinstance(position.data, dict)
    return position.data


def _read_chance(reader: Reader) -> tuple[object, ...]:
    if not reader.has("chance"):
        return ()
    draws = reader.anything("chance")
    if not isinstance(draws, list):
        raise reader.fail("expected a list of draws", "chance")
    return tuple(draws)


def _read_actions(reader: Reader, key: str) -> tuple[CountedAction, ...]:
    if not reader.has(key):
        return ()
    return tuple([CountedAction(each.text("action"), each.text_or("say", "")) for each in reader.each(key)])


def _read_replies(reader: Reader) -> Mapping[str, tuple[str, ...]]:
    if not reader.has("replies"):
        return {}
    replies = reader.at("replies")
    return {seat: tuple(replies.texts(seat)) for seat in replies.names()}


def _read_condition(reader: Reader) -> Condition:
    if reader.has("event"):
        fields = {name: reader.anything(name) for name in reader.names() if name != "event"}
        return Condition(reader.text("event"), fields, "", (), None, None, None)
    view = reader.text("view")
    of = tuple(_listed(reader.anything("of"))) if reader.has("of") else ()
    least = reader.number("least") if reader.has("least") else None
    most = reader.number("most") if reader.has("most") else None
    value = reader.anything("is") if reader.has("is") else None
    if least is None and most is None and value is None:
        raise reader.fail("a condition on a view has 'is', 'least' or 'most'")
    return Condition("", {}, view, of, least, most, value)


def _listed(value: object) -> list[object]:
    return list(value) if isinstance(value, list) else [value]


def _read_highlight(reader: Reader) -> Highlight:
    if not reader.has("highlight"):
        return Highlight()
    shown = reader.at("highlight")
    return Highlight(*[_texts_or_none(shown, name) for name in Highlight._fields])


def _texts_or_none(reader: Reader, key: str) -> tuple[str, ...]:
    return tuple(reader.texts(key)) if reader.has(key) else ()
