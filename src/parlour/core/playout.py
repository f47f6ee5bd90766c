"""Random play to the end, as fast as the rules allow: for measuring them and for search."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from parlour.core.frames import State, run
from parlour.core.moves import MAX_KINDS, Action, Ask, Choice, Draw
from parlour.core.rules import Rules

STATES: Final = (1 << 28) - 1
"""Small enough for a compiled product of whole numbers to stay one machine word."""
LOT_BITS: Final = 22
ONE_LOT: Final = 1 << LOT_BITS
SMALL: Final = 8
"""So few answers are listed, or told apart by what is left of a lot."""


@final
class FastRandom:
    """A small generator of whole numbers, fast rather than good; no table's dice come from it."""

    def __init__(self, seed: int) -> None:
        self.seed: i64 = seed * 2654435761 >> 4 & STATES
        self.decisions = 0
        """How many answers, not counting draws, were chosen with these lots."""

    def below(self, n: int) -> int:
        seed: i64 = (self.seed * 1664525 + 1013904223) & STATES
        self.seed = seed
        if n <= ONE_LOT:
            few: i64 = n
            return (seed >> 6) * few >> LOT_BITS  # by its upper end: the lower bits soon come round again
        value: int = seed >> 6
        span = ONE_LOT
        while span < n:
            self.seed = (self.seed * 1664525 + 1013904223) & STATES
            more: int = self.seed >> 6
            value = value << 22 | more
            span <<= 22
        return value % n


def play_out(rules: Rules[Any, Any], s: State, lots: FastRandom, most: int) -> int:
    """Play on at random; returns the answers and draws made, and leaves the number of answers with the lots.

    Each answer to an ask is equally likely; where there are too many to count through, or grave ones stand last, each
    kind of answer is, and the grave ones are left out. Small asks that a game keeps are listed whole.
    """
    decisions: i64 = 0
    draws: i64 = 0
    for _step in range(most):  # Python makes such a loop fast at once, one with a condition when it is run often
        if s.outcome is not None:
            break
        top = s.top
        pending = top.pending(s)
        draw = pending.draw
        if draw is not None:
            rules.resolve_draw(s, drawn(draw, lots), None)
            draws += 1
        else:
            seats = pending.seats or pending.free
            lots.seed = (lots.seed * 1664525 + 1013904223) & STATES  # as `below` does it, without the call
            lot = (lots.seed >> 6) * len(seats)  # its upper end says who, the rest what
            seat = seats[lot >> LOT_BITS]
            lot &= ONE_LOT - 1
            ask = top.ask(s, seat)
            listed = ask.listed
            if listed is not None:
                action = listed[lot * len(listed) >> LOT_BITS]
            elif ask.random_bits:
                kinds = ask.random_bits
                pairs = kinds - (kinds >> 1 & 0x555555)  # as `count_of`, for MAX_KINDS at most
                fours = (pairs & 0x333333) + (pairs >> 2 & 0x333333)
                eights = fours + (fours >> 4) & 0x0F0F0F
                lot *= eights + (eights >> 8) + (eights >> 16) & 31
                skip = lot >> LOT_BITS
                while skip:
                    kinds &= kinds - 1
                    skip -= 1
                first: int = kinds & -kinds
                choice = ask.all_choices[first.bit_length() - 1]
                only = choice.only
                if only is not None:
                    action = only
                else:  # as `one_of` does it, without the call
                    domain = choice.domain
                    assert domain is not None
                    size = domain.size()
                    if size <= SMALL:
                        lot &= ONE_LOT - 1
                        lot *= size
                        action = domain.build(choice.make, lot >> LOT_BITS)
                    else:
                        action = domain.build(choice.make, lots.below(size))
            else:
                action = unlisted(ask, lots)
            top.answer(s, seat, action, None)  # as `rules.apply` does it
            run(s, None)
            decisions += 1
    lots.decisions += decisions
    return decisions + draws


def drawn(draw: Draw, lots: FastRandom) -> list[int]:
    """Chance's answer by lot; the usual draws without the detour of a function that is handed over."""
    faces = draw.faces
    if draw.count == 1:
        return [faces[lots.below(len(faces))]]
    if draw.count == 2 and draw.returns and isinstance(faces, tuple):
        sides = len(faces)
        return [faces[lots.below(sides)], faces[lots.below(sides)]]
    return draw.pick(lots.below)


def one_of(choice: Choice, lots: FastRandom) -> Action:
    """An answer of one kind by lot."""
    if choice.only is not None:
        return choice.only
    domain = choice.domain
    assert domain is not None
    return domain.build(choice.make, lots.below(domain.size()))


def unlisted(ask: Ask, lots: FastRandom) -> Action:
    """An answer by lot to an ask that has not been listed; a small one is, from now on."""
    choices = ask.choices
    count = len(choices)
    if choices[count - 1].never_random:
        count -= 1
        while count > 1 and choices[count - 1].never_random:
            count -= 1
        return one_of(choices[lots.below(count or 1)], lots)
    size = 0
    for choice in choices:
        domain = choice.domain
        if domain is None:
            size += 1
        elif domain.is_large():
            if count <= MAX_KINDS:
                ask.random_bits = (1 << count) - 1  # found at once, should it be put again
            return one_of(choices[lots.below(count)], lots)
        else:
            size += domain.size()
    if size <= SMALL and ask.is_met_again:
        return ask.actions()[lots.below(size)]
    ask.is_met_again = True
    return ask.nth(lots.below(size))
