"""Tables for steps of lessons: the position, the scripted chance, and the answers before the learner is asked."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from parlour.chance.dealers import Dealer, values_of
from parlour.core.data.plain_data import to_plain_table
from parlour.core.data.reader import Reader
from parlour.core.edition import Edition
from parlour.core.moves import Draw, below
from parlour.core.registry import Game, find
from parlour.core.text.names import Names
from parlour.lessons.data import LessonStep
from parlour.lessons.lesson_guide import Guide
from parlour.table import library, positions
from parlour.table.opening import seat_names
from parlour.table.table import Table

OTHERS = ("Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
"""The names of the other players, so that texts can name them."""
LEARNER = "Me"


class LessonDealer(Dealer):
    """Draws from a list, in order, and then from a generator with a fixed seed."""

    kind: ClassVar[str] = "scripted"

    def __init__(self, game: Game, names: Names, script: Sequence[object], used: int = 0) -> None:
        self._game = game
        self._names = names
        self._script = tuple(script)
        self._used = used

    def __reduce__(self) -> tuple[Any, ...]:
        return LessonDealer, (self._game, self._names, self._script, self._used)

    def copy(self) -> Dealer:
        return LessonDealer(self._game, self._names, self._script, self._used)

    def deal(self, draw: Draw) -> list[int]:
        n = self._used
        self._used += 1
        if n < len(self._script):
            return values_of(self._script[n], draw, self._game.draw_notations, self._names, f"chance[{n}]")
        rng = Random(n)
        return draw.pick(lambda faces: below(rng, faces))

    def follow(self, draw: Draw, values: list[int]) -> str:
        return "" if self.deal(draw) == values else f"this {draw.what} is not in the lesson's script"

    def unused(self) -> list[object]:
        """Return the draws of the script that have not been used."""
        return list(self._script[self._used :])


def names_for(step: LessonStep, learner: str = LEARNER) -> list[str]:
    """Return the players' names by seat. A learner with the name of another player gets a number."""
    count = step.position["seats"]
    assert isinstance(count, int)
    if learner.casefold() in [name.casefold() for name in OTHERS]:
        learner = f"{learner} 2"
    names = list(OTHERS[: count - 1])
    names.insert(ord(step.seat) - ord("A"), learner)
    return names


def lesson_options(step: LessonStep) -> dict[str, object]:
    """Return the options that a step is played with, as far as they differ from their defaults."""
    reader = Reader(step.position, step.name)
    return to_plain_table(reader.anything("options"), "options") if reader.has("options") else {}


def lesson_table(step: LessonStep, names: Sequence[str], edition: Edition | None = None) -> Table:
    """Return the table of a step before any answer, with these names."""
    game = find(step.game)
    board = edition or library.bundled_edition(step.game)
    rulebook = library.rulebook(step.game)
    seats = seat_names(names, board)
    lexicon = board.lexicon(len(seats)).with_players(seats)
    options = lesson_options(step)
    start = positions.with_stack(game, board, rulebook.complete(options), lexicon, step.position)
    state = {key: value for key, value in start.items() if key not in positions.NOT_STATE}
    dealer = LessonDealer(game, lexicon, step.chance)
    return Table(game, rulebook, board, options, seats, dealer, state or None)


def play_before(table: Table, step: LessonStep) -> None:
    """Play the answers that come before the learner's first."""
    for line in step.before:
        seat, _, answer = line.partition(" ")
        table.act(seat, answer)
    table.asks()  # makes the draws that come next


def open_step(step: LessonStep, learner: str = LEARNER) -> Table:
    """Return a new table at a step, when the learner is asked for the first time."""
    table = lesson_table(step, names_for(step, learner))
    play_before(table, step)
    Guide(table, step).let_others_answer()
    return table
