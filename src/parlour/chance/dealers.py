"""Dealers: answer the draws of a table from a seed, a script or by hand. `committed` has the verifiable one."""

# Compiled with mypyc.

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from parlour.core.data.plain_data import LARGEST, MAX_DIGITS, to_plain
from parlour.core.game_loop import DrawSource
from parlour.core.moves import Draw, below
from parlour.core.refusals import BadData, Refused, brief
from parlour.core.text.names import Names
from parlour.core.text.notation import Token

MAX_SHOWN: Final = 4
"""An example of a draw with more values than this shows only some of them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(DrawSource):
    """Answers the draws of one table."""

    kind: ClassVar[str]
    """The dealer's name in the record's header."""

    def header(self) -> dict[str, object]:
        """Return what the record's header says about the dealer."""
        return {"kind": self.kind}

    @abstractmethod
    def deal(self, draw: Draw) -> list[int] | None:
        """Return the values of a draw; None if the table has to wait for `table.resolve_draw`."""

    def waits(self) -> bool:
        """Whether the next draw is answered by `table.resolve_draw`."""
        return False

    def follow(self, draw: Draw, values: list[int]) -> str:
        """Check a recorded draw during a replay; return what is wrong with it, or ''."""
        return ""

    def begin(self, opening: str) -> None:
        """Start a table. Called once, with the hash of the record's header."""
        return

    def copy(self) -> Dealer:
        """Return an independent copy, or the dealer itself if it has no state."""
        return self


class ManualDealer(Dealer):
    """A dealer for real dice or spinners, and for searches that try every result."""

    kind: ClassVar[str] = "by hand"

    def deal(self, draw: Draw) -> list[int] | None:
        return None

    def waits(self) -> bool:
        return True


class SeededDealer(Dealer):
    """Draws from Python's generator with a seed: the same seed gives the same game.

    It proves nothing to the players.
    """

    kind: ClassVar[str] = "seeded"

    def __init__(self, seed: int) -> None:
        if type(seed) is not int or abs(seed) >= LARGEST:
            raise BadData("seed", f"expected a whole number of at most {MAX_DIGITS} digits")
        self.seed = seed
        self._rng = Random(seed)

    def header(self) -> dict[str, object]:
        return {"kind": self.kind, "seed": self.seed}

    def copy(self) -> Dealer:
        twin = SeededDealer(self.seed)
        twin._rng.setstate(self._rng.getstate())
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _seeded, (self.seed, self._rng.getstate())

    def deal(self, draw: Draw) -> list[int] | None:
        return draw.pick(lambda n: below(self._rng, n))

    def follow(self, draw: Draw, values: list[int]) -> str:
        return "" if self.deal(draw) == values else f"this {draw.what} does not follow from seed {self.seed}"


def _seeded(seed: int, state: tuple[Any, ...]) -> SeededDealer:
    """Rebuild a dealer with a generator in a given state."""
    dealer = SeededDealer(seed)
    dealer._rng.setstate(state)
    return dealer


class ScriptedDealer(Dealer):
    """Draws from a list, in order. When the list has ended, the table waits for `table.resolve_draw`, and says so."""

    kind: ClassVar[str] = "scripted"

    def __init__(self, script: Sequence[object], words: dict[str, Token], lexicon: Names) -> None:
        if not isinstance(script, Sequence):
            raise BadData("chance", f"expected a list of draws, got {type(script).__name__}")
        copied = to_plain(list(script), "chance")
        assert isinstance(copied, list)
        self._script: list[object] = copied
        self._words = words
        self._lexicon = lexicon
        self.used = 0
        self.is_open = False
        """Whether draws are made by hand once the script has ended.

        If not, an ended script is an error, reported by `table.asks`.
        """

    def copy(self) -> Dealer:
        twin = ScriptedDealer(self._script, self._words, self._lexicon)
        twin.used = self.used
        twin.is_open = self.is_open
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _scripted, (self._script, self.used, self.is_open)

    def __deepcopy__(self, _memo: object) -> Dealer:
        return self.copy()

    def bind(self, words: dict[str, Token], lexicon: Names) -> None:
        """Set the notation of the game; an unpickled script does not know its game."""
        self._words = words
        self._lexicon = lexicon

    def deal(self, draw: Draw) -> list[int] | None:
        if self.waits():
            return None
        values = values_of(self._script[self.used], draw, self._words, self._lexicon, f"chance[{self.used}]")
        self.used += 1
        return values

    def waits(self) -> bool:
        return self.used >= len(self._script)

    def unused(self) -> list[object]:
        """Return the unused draws of the script, in order."""
        return self._script[self.used :]

    def ran_out(self, draw: Draw) -> Refused:
        """Return the error for a draw that the script lacks: what was expected, its index, and how to give it."""
        length = len(self._script)
        had = "is empty" if not length else "has one draw" if length == 1 else f"has {length} draws"
        word = self._words[draw.what]
        shown = example_of(draw, word, self._lexicon)
        item = shown if draw.count == 1 else f"({shown})"
        text = (
            f"The table waits for chance: the {draw.what}; {describe(draw, word, self._lexicon)}. The script {had}: "
            f"add chance[{self.used}], for example {item}, or give the draw with table.resolve_draw({shown})."
        )
        return Refused("table/waits_for_chance", draw.clause, text)


def opened_script() -> ScriptedDealer:
    """Return an empty script after which chance continues by hand, for a script that has ended or is unknown."""
    dealer = ScriptedDealer((), {}, Names({}, 0))
    dealer.is_open = True
    return dealer


def _scripted(script: list[object], used: int, is_open: bool) -> ScriptedDealer:
    """Rebuild a script that has been partly used."""
    dealer = ScriptedDealer(script, {}, Names({}, 0))
    dealer.used = used
    dealer.is_open = is_open
    return dealer


def values_of(given: object, draw: Draw, words: dict[str, Token], lexicon: Names, where: str) -> list[int]:
    """Convert a draw as people write it, (3, 4) or 7 or 'CH-09', to its values."""
    given = to_plain(given, where)
    items = given if isinstance(given, list) else [given]
    word = words[draw.what]
    values: list[int] = []
    for item in items:
        try:
            value = word.load(item, lexicon, where)
        except BadData as problem:
            raise BadData(where, f"{problem.problem}; {how_to_write(draw, word, lexicon)}") from None
        assert isinstance(value, int)
        values.append(value)
    if not draw.contains(values):
        shown = ", ".join(brief(item) for item in items)
        text = f"{shown} cannot answer the {draw.what}: {describe(draw, word, lexicon)}"
        raise BadData(where, f"{text}; {how_to_write(draw, word, lexicon)}")
    return values


def how_to_write(draw: Draw, word: Token, lexicon: Names) -> str:
    """Return how a result of a draw is written, with an example."""
    values = [word.dump(value, lexicon) for value in draw.pick(lambda n: n // 2)]
    if len(values) > MAX_SHOWN:
        return f"write the {draw.what} as {len(values)} values, each like {values[0]!r}"
    example = repr(values[0]) if len(values) == 1 else f"({', '.join([repr(value) for value in values])})"
    return f"write the {draw.what} like {example}"


def describe(draw: Draw, word: Token, lexicon: Names) -> str:
    """Describe the possible results of a draw in a few words."""
    faces = draw.faces
    if len(faces) > 12:
        span = f"{word.show(faces[0], lexicon)} to {word.show(faces[-1], lexicon)}"
    else:
        span = ", ".join(word.show(face, lexicon) for face in faces)
    return f"it gives {draw.count} of {span}" + ("" if draw.returns or draw.count == 1 else ", none twice")


def example_of(draw: Draw, word: Token, lexicon: Names) -> str:
    """Return an example result as the arguments of `table.resolve_draw`; of many values the first and the last."""
    faces = [draw.faces[0]] * draw.count if draw.returns else list(draw.faces[: draw.count])
    shown = [repr(word.dump(face, lexicon)) for face in faces]
    if len(shown) > MAX_SHOWN:
        shown = [*shown[:2], "...", shown[-1]]
    return ", ".join(shown)
