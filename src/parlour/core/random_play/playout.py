"""Fast random play to the end of a game, for benchmarks, profile-guided builds and tests.

Context. `play_out` is the inner loop that the engine's speed is measured with, and the workload of the profile-guided
build (tools/train.py). Per move it decides whom to ask, gets the ask, picks an answer and applies it. A move costs
about a microsecond when compiled, so one avoidable call or allocation per move can be measured. That is why this module
repeats code that other modules have: it does by hand what `GameLoop` and `FastRandom.below` do. `reference_play_out`
plays the same games in plain code, and a test compares the two.

Distribution. If the answers can be counted, each answer is equally likely. In asks with a large domain, with a choice
marked `never_random`, or with `random_choices` given by the game, each choice is equally likely, and then each value of
it. Choices marked `never_random` (resigning) are not picked if there is any other.

`Ask.random_answer` picks the answer. Games keep some asks between moves; their classes (`kit.asks`) override it.

Invariants:

- Only legal answers are played, so `check` is not called, and no events are logged.
- State and seed determine a run, in compiled and in pure code alike. The class of an ask changes neither the answer nor
  how many random numbers are used.
- One random number serves several decisions of a move: its upper part selects the seat, the rest the answer, or the
  choice and, with what is left, a value of a small domain (up to `SMALL` values). A larger domain of a choice gets a
  number of its own.
- All products stay below 2**62, so compiled code calculates in machine words and never overflows.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from parlour.core.frames import State, run
from parlour.core.game_loop import GameLoop
from parlour.core.moves import Action, Ask, Draw
from parlour.core.random_play.fast_random import NUMBER_BITS, NUMBERS, SMALL, STATES, FastRandom
from parlour.core.rules import Rules


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
            action = top.ask(s, seat).random_answer(number, rng)
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


def reference_play_out(rules: Rules[Any, Any], s: State, rng: FastRandom, limit: int) -> int:
    """Play the game that `play_out` plays, in plain code. For tests."""
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
    """Pick a random answer: by choice if the game says so, a domain is large or a choice is `never_random`."""
    choices = list(ask.random_choices())
    if not choices and (ask.is_large() or ask.choices[-1].never_random):
        choices = [choice for choice in ask.choices if not choice.never_random] or [ask.choices[0]]
    if not choices:
        return ask.nth(number * ask.size() // NUMBERS)
    number *= len(choices)
    choice = choices[number // NUMBERS]
    size = choice.size()
    return choice.nth(number % NUMBERS * size // NUMBERS if size <= SMALL else rng.below(size))
