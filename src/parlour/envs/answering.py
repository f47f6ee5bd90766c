"""An answer on its way: which steps are open, which have been taken, and what has been said in the end."""

from __future__ import annotations

from typing import final

from parlour.core.moves import Action, Ask
from parlour.core.refusals import RulesBug
from parlour.envs.alphabet import DIGITS
from parlour.envs.spelling import Speller


@final
class Answering:
    """One seat's answer to one ask, given step by step. A step with only one way is taken by itself."""

    def __init__(self, speller: Speller, ask: Ask, may_wait: bool = False) -> None:
        self.ask = ask
        self.taken: list[int] = []
        """The steps that were chosen."""
        self.said: list[int] = []
        """Those, and the ones that followed by themselves."""
        self.action: Action | None = None
        self.is_done = False
        self._speller = speller
        self.may_wait = may_wait
        self._walk = speller.answer(ask, may_wait, None)
        self.open, _wanted = next(self._walk)
        """The steps that may be taken now, in order; the first of an answer is always chosen."""

    def take(self, step: int) -> bool:
        """Take a step; True if that was all, and `action` is the answer (None: things are left as they stand)."""
        if self.is_done or step not in self.open:
            raise RulesBug(f"step {step} is not open")
        self.taken.append(step)
        try:
            while True:
                self.said.append(step)
                self.open, _wanted = self._walk.send(step)
                if len(self.open) > 1:
                    return False
                (step,) = self.open
        except StopIteration as end:
            self.action = end.value
            self.is_done = True
            self.open = []
        return self.is_done

    def number(self) -> int:
        """The number that is being spelt, as far as it is."""
        number, unit = 0, 1
        for step in reversed(self.said):
            if not DIGITS <= step < DIGITS + 10:
                break
            number += (step - DIGITS) * unit
            unit *= 10
        return number

    def copy(self) -> Answering:
        """The same, to go on with apart."""
        twin = Answering(self._speller, self.ask, self.may_wait)
        for step in self.taken:
            twin.take(step)
        return twin


def path(speller: Speller, ask: Ask, action: Action, may_wait: bool = False) -> list[int]:
    """The steps that lead to an answer."""
    if not ask.contains(action):
        raise RulesBug(f"{action!r} is no answer to this ask")
    taken: list[int] = []
    walk = speller.answer(ask, may_wait, action)
    steps, wanted = next(walk)
    try:
        while True:
            if wanted not in steps:
                raise RulesBug(f"{action!r} cannot be reached")
            if len(steps) > 1 or not taken:
                taken.append(wanted)
            steps, wanted = walk.send(wanted)
    except StopIteration:
        return taken
