"""Fast random play to the end of a game, for benchmarks, profile-guided builds and tests.

Context. `play_out` is the inner loop that the engine's speed is measured with, and the workload of the profile-guided
build (tools/train.py). Per move it decides whom to ask, gets the ask, picks an answer and applies it. A move costs
about a microsecond when compiled, so one avoidable call or allocation per move can be measured. That is why this module
repeats code that other modules have: it does by hand what `GameLoop` and `FastRandom.below` do. `reference_play_out`
plays the same games in plain code, and a test compares the two.

Distribution. If the answers can be counted, each answer is equally likely. In asks with a large domain, with a choice
marked `never_random`, or with `random_bits` given by the game, each choice is equally likely, and then each value of
it. Choices marked `never_random` (resigning) are not picked if there is any other.

How the loop picks an answer, fastest case first:

1. `ask.is_uniform` and `ask.listed`: all answers are equally likely, and they are listed. One index picks one of them.
2. `ask.random_bits`: a bit marks each choice that random play may pick. The loop picks a set bit, then a value of that
   choice's domain.
3. `_first_answer`: any other ask. It picks in the same way, and prepares case 1 or 2 for the next visit: games keep the
   same `Ask` objects between moves.

Invariants:

- Only legal answers are played, so `check` is not called, and no events are logged.
- State and seed determine a run, in compiled and in pure code alike. What was prepared on an earlier visit changes
  neither the answer nor how many random numbers are used.
- One random number serves several decisions of a move: its upper part selects the seat, the rest the answer, or the
  choice and, with what is left, a value of a small domain (up to `SMALL` values). A larger domain of a choice gets a
  number of its own.
- All products stay below 2**62, so compiled code calculates in machine words and never overflows.

`FastRandom` is a linear congruential generator. It is fast and has poor statistical quality. No real game uses it: the
dealers of `parlour.chance` answer the draws of a table.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from parlour.core.frames import State, run
from parlour.core.game_loop import GameLoop
from parlour.core.moves import ALL_KINDS, MAX_KINDS, Action, Ask, Choice, Draw
from parlour.core.rules import Rules

STATES: Final = (1 << 28) - 1
"""Mask of the generator's state: small enough for a compiled product to fit into one machine word."""
NUMBER_BITS: Final = 22
NUMBERS: Final = 1 << NUMBER_BITS
SMALL: Final = 8
"""Up to this many answers are listed, and up to this many values of a choice share the random number of the choice."""


@final
class FastRandom:
    """A small random generator for whole numbers: fast, of poor quality, never used for a table's dice."""

    def __init__(self, seed: int) -> None:
        self.seed: i64 = seed * 2654435761 >> 4 & STATES
        self.decisions = 0
        """The number of answers, not counting draws, that were chosen with this generator."""

    def below(self, n: int) -> int:
        seed: i64 = (self.seed * 1664525 + 1013904223) & STATES
        self.seed = seed
        if n <= NUMBERS:
            few: i64 = n
            return (seed >> 6) * few >> NUMBER_BITS  # from the upper bits: the lower ones repeat soon
        value: int = seed >> 6
        span = NUMBERS
        while span < n:
            self.seed = (self.seed * 1664525 + 1013904223) & STATES
            more: int = self.seed >> 6
            value = value << 22 | more
            span <<= 22
        return value % n


def play_out(rules: Rules[Any, Any], s: State, rng: FastRandom, limit: int) -> int:
    """Play at random until the game is over or `limit` moves are made; return the number of answers and draws.

    The number of answers alone is added to `rng.decisions`. The module docstring says which answer is how likely.
    """
    decisions: i64 = 0
    draws: i64 = 0
    for _step in range(limit):  # CPython optimises a `for` loop at once, a `while` loop only after many passes
        if s.outcome is not None:
            break
        top = s.top
        pending = top.pending(s)
        draw = pending.draw
        if draw is not None:
            rules.resolve_draw(s, drawn(draw, rng), None)
            draws += 1
        else:
            seats = pending.seats or pending.free
            rng.seed = (rng.seed * 1664525 + 1013904223) & STATES  # inlines `rng.below`
            number = (rng.seed >> 6) * len(seats)  # the upper part selects the seat, the rest the answer
            seat = seats[number >> NUMBER_BITS]
            number &= NUMBERS - 1
            ask = top.ask(s, seat)
            listed = ask.listed
            if listed is not None and ask.is_uniform:
                action = listed[number * len(listed) >> NUMBER_BITS]
            elif ask.random_bits:
                kinds = ask.random_bits
                pairs = kinds - (kinds >> 1 & 0x55555555)  # inlines `count_of`, for MAX_KINDS bits or fewer
                fours = (pairs & 0x33333333) + (pairs >> 2 & 0x33333333)
                eights = fours + (fours >> 4) & 0x0F0F0F0F
                number *= eights + (eights >> 8) + (eights >> 16) + (eights >> 24) & 63
                skip = number >> NUMBER_BITS
                while skip:
                    kinds &= kinds - 1
                    skip -= 1
                first: int = kinds & -kinds
                choice = ask.all_choices[first.bit_length() - 1]
                only = choice.only
                if only is not None:
                    action = only
                else:  # inlines `_random_value`
                    domain = choice.domain
                    assert domain is not None
                    size = domain.size()
                    if size <= SMALL:
                        number &= NUMBERS - 1
                        number *= size
                        action = domain.build(choice.make, number >> NUMBER_BITS)
                    else:
                        action = domain.build(choice.make, rng.below(size))
            else:
                action = _first_answer(ask, number, rng)
            top.answer(s, seat, action, None)  # inlines `rules.apply`
            run(s, None)
            decisions += 1
    rng.decisions += decisions
    return decisions + draws


def drawn(draw: Draw, rng: FastRandom) -> list[int]:
    """Answer a draw at random; the common draws are inlined."""
    faces = draw.faces
    if draw.count == 1:
        return [faces[rng.below(len(faces))]]
    if draw.count == 2 and draw.returns and isinstance(faces, tuple):
        sides = len(faces)
        return [faces[rng.below(sides)], faces[rng.below(sides)]]
    return draw.pick(rng.below)


def _random_value(choice: Choice, number: i64, rng: FastRandom) -> Action:
    """Pick a random action of one choice; `number` is what is left of the random number that picked the choice."""
    size = choice.size()
    return choice.nth(number * size >> NUMBER_BITS if size <= SMALL else rng.below(size))


def _random_count(ask: Ask) -> int:
    """Return how many of an ask's first choices random play picks from, each equally likely; 0: each answer is."""
    choices = ask.choices
    count = len(choices)
    if choices[count - 1].never_random:  # these come last
        while count > 1 and choices[count - 1].never_random:
            count -= 1
        return count
    return count if ask.is_large() else 0


def _first_answer(ask: Ask, number: i64, rng: FastRandom) -> Action:
    """Pick a random answer to an ask that was not prepared, and prepare it: a small ask is listed on the second visit.

    `number` is what is left of the random number that picked the seat.
    """
    count = _random_count(ask)
    if count:
        if count <= MAX_KINDS and ask.open_bits == ALL_KINDS:
            ask.random_bits = (1 << count) - 1
        number *= count
        return _random_value(ask.choices[number >> NUMBER_BITS], number & (NUMBERS - 1), rng)
    size = ask.size()
    if size <= SMALL and ask.is_uniform:
        ask.actions()
    ask.is_uniform = True
    return ask.nth(number * size >> NUMBER_BITS)


def reference_play_out(rules: Rules[Any, Any], s: State, rng: FastRandom, limit: int) -> int:
    """Play the game that `play_out` plays, in plain code and without preparing asks. For tests."""
    loop = GameLoop(rules, s)
    for step in range(limit):
        if loop.is_over():
            return step
        pending = loop.pending()
        if pending.draw is not None:
            loop.resolve_draw(pending.draw.pick(rng.below))
            continue
        seats = pending.seats or pending.free
        number = rng.below(NUMBERS) * len(seats)
        seat = seats[number // NUMBERS]
        loop.answer(seat, _reference_answer(loop.ask(seat), number % NUMBERS, rng))
        rng.decisions += 1
    return limit


def _reference_answer(ask: Ask, number: int, rng: FastRandom) -> Action:
    """Pick a random answer: by choice if the ask marks choices, has a large domain or `never_random` choices."""
    choices = [choice for n, choice in enumerate(ask.all_choices) if ask.random_bits >> n & 1]
    if not choices and (ask.is_large() or ask.choices[-1].never_random):
        choices = [choice for choice in ask.choices if not choice.never_random] or [ask.choices[0]]
    if not choices:
        return ask.nth(number * ask.size() // NUMBERS)
    number *= len(choices)
    choice = choices[number // NUMBERS]
    size = choice.size()
    return choice.nth(number % NUMBERS * size // NUMBERS if size <= SMALL else rng.below(size))
