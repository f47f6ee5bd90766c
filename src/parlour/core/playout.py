"""Fast random play to the end of a game, for benchmarks, profile-guided builds and tests.

Context. `play_out` is the inner loop that the engine's speed is measured with, and the workload of the profile-guided
build (tools/train.py). Per move it decides whom to ask, gets the ask, picks an answer and applies it. A move costs
about a microsecond when compiled, so one avoidable call or allocation per move can be measured. That is why this module
repeats code that other modules have: it does by hand what `Rules.apply`, `Ask.pick` and `FastRandom.below` do.

How an answer is picked, fastest case first:

1. `ask.listed`: the game, or an earlier visit, has listed all answers. One index picks one of them.
2. `ask.random_bits`: the ask is one that a game reuses, and a bit marks each choice that random play may pick. The loop
   picks a set bit, then a value of that choice's domain.
3. `_unlisted`: any other ask. It picks directly and prepares case 1 or 2 for the next visit: games keep the same `Ask`
   objects between moves.

Distribution. If the answers can be counted, each answer is equally likely. In asks with a large domain, with a choice
marked `never_random`, or of case 2, each choice is equally likely, and then each value of it. Choices marked
`never_random` (resigning) are not picked if there is any other.

Invariants:

- Only legal answers are played, so `check` is not called, and no events are logged.
- State and seed determine a run, in compiled and in pure code alike, but only in a fresh process: some asks are shared
  by all games, and an ask that an earlier run has listed uses up fewer random numbers.
- One random number serves several decisions of a move: its upper part selects the seat, the rest the choice, what is
  left after that a value of a small domain (up to `SMALL` values). Larger domains get a number of their own.
- All products stay below 2**62, so compiled code calculates in machine words and never overflows.

`FastRandom` is a linear congruential generator. It is fast and has poor statistical quality. No real game uses it: the
dealers of `parlour.chance` answer the draws of a table.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from parlour.core.frames import State, run
from parlour.core.moves import MAX_KINDS, Action, Ask, Choice, Draw
from parlour.core.rules import Rules

STATES: Final = (1 << 28) - 1
"""Mask of the generator's state: small enough for a compiled product to fit into one machine word."""
NUMBER_BITS: Final = 22
NUMBERS: Final = 1 << NUMBER_BITS
SMALL: Final = 8
"""Up to this many answers are listed, or selected with the rest of a random number that is already there."""


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
            if listed is not None:
                action = listed[number * len(listed) >> NUMBER_BITS]
            elif ask.random_bits:
                kinds = ask.random_bits
                pairs = kinds - (kinds >> 1 & 0x555555)  # inlines `count_of`, for MAX_KINDS bits or fewer
                fours = (pairs & 0x333333) + (pairs >> 2 & 0x333333)
                eights = fours + (fours >> 4) & 0x0F0F0F
                number *= eights + (eights >> 8) + (eights >> 16) & 31
                skip = number >> NUMBER_BITS
                while skip:
                    kinds &= kinds - 1
                    skip -= 1
                first: int = kinds & -kinds
                choice = ask.all_choices[first.bit_length() - 1]
                only = choice.only
                if only is not None:
                    action = only
                else:  # inlines `_random_action`
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
                action = _unlisted(ask, rng)
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


def _random_action(choice: Choice, rng: FastRandom) -> Action:
    """Pick a random action of one choice."""
    if choice.only is not None:
        return choice.only
    domain = choice.domain
    assert domain is not None
    return domain.build(choice.make, rng.below(domain.size()))


def _unlisted(ask: Ask, rng: FastRandom) -> Action:
    """Pick a random answer to an ask that is not listed yet; a small ask is listed when it comes up again."""
    choices = ask.choices
    count = len(choices)
    if choices[count - 1].never_random:
        count -= 1
        while count > 1 and choices[count - 1].never_random:
            count -= 1
        return _random_action(choices[rng.below(count or 1)], rng)
    size = 0
    for choice in choices:
        domain = choice.domain
        if domain is None:
            size += 1
        elif domain.is_large():
            if count <= MAX_KINDS:
                ask.random_bits = (1 << count) - 1  # saves this loop when the ask comes up again
            return _random_action(choices[rng.below(count)], rng)
        else:
            size += domain.size()
    if size <= SMALL and ask.is_met_again:
        return ask.actions()[rng.below(size)]
    ask.is_met_again = True
    return ask.nth(rng.below(size))
