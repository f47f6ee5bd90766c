"""An answer on its way: which steps are open, which have been taken, and what has been said in the end."""

from __future__ import annotations

from typing import Any, final

from parlour.core.moves import Action, Ask, Choice
from parlour.core.refusals import RulesBug
from parlour.steps.alphabet import DIGITS, WAIT
from parlour.steps.spelling import Speller
from parlour.steps.trees import Node


@final
class Answering:
    """One seat's answer to one ask, given step by step. A step with only one way is taken by itself."""

    def __init__(self, speller: Speller, ask: Ask, may_wait: bool = False) -> None:
        self.ask = ask
        self.may_wait = may_wait
        self.taken: list[int] = []
        """The steps that were chosen."""
        self.said: list[int] = []
        """Those, and the ones that followed by themselves."""
        self.action: Action | None = None
        self.is_done = False
        self._speller = speller
        self._node: Node | None = None
        self._choice: Choice | None = None
        self._walk: Any = None
        """The steps of the fields, once it is clear what kind of answer it is: one or the other."""
        steps = speller.verbs(ask)
        if may_wait:
            steps.insert(0, WAIT)
        self.open: list[int] = steps
        """The steps that may be taken now, in order; the first of an answer is always chosen."""

    def take(self, step: int) -> bool:
        """Take a step; True if that was all, and `action` is the answer (None: things are left as they stand)."""
        if self.is_done or step not in self.open:
            raise RulesBug(f"step {step} is not open")
        return self.go(step)

    def go(self, step: int) -> bool:
        """The same for a step that is known to be open."""
        self.taken.append(step)
        self.said.append(step)
        if self._node is not None:
            return self._go_to(self._node.after[step])
        if self._walk is not None:
            return self._walk_on(step)
        if step == WAIT:
            return self._end(None)
        choice = self._speller.choice(self.ask, step)
        if choice.domain is None:
            return self._end(choice.only)
        node = self._speller.tree(choice)
        if node is not None:
            return self._go_to(node)
        self._choice = choice
        self._walk = self._speller.fields(choice, None)
        return self._walk_on(None)

    def _go_to(self, node: Node) -> bool:
        """Go to a place of a tree, and on while there is only one way."""
        while len(node.steps) == 1:
            step = node.steps[0]
            self.said.append(step)
            node = node.after[step]
        if not node.steps:
            return self._end(node.leaf)
        self._node = node
        self.open = node.steps
        return False

    def _walk_on(self, step: int | None) -> bool:
        """Walk on with a step, None at first, and further while there is only one way."""
        walk = self._walk
        try:
            self.open = walk.send(step)[0]
            while len(self.open) == 1:
                only = self.open[0]
                self.said.append(only)
                self.open = walk.send(only)[0]
        except StopIteration as end:
            assert self._choice is not None
            return self._end(self._speller.made(self._choice, end.value))
        return False

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

    def _end(self, action: Action | None) -> bool:
        self.action = action
        self.is_done = True
        self.open = []
        return True


def path(speller: Speller, ask: Ask, action: Action, may_wait: bool = False) -> list[int]:
    """The steps that lead to an answer."""
    if not ask.contains(action):
        raise RulesBug(f"{action!r} is no answer to this ask")
    verb = speller.alphabet.verb(type(action))
    taken = [verb]
    choice = speller.choice(ask, verb)
    if choice.domain is None:
        return taken
    walk: Any = speller.fields(choice, action)
    try:
        steps, wanted = next(walk)
        while True:
            if wanted not in steps:
                raise RulesBug(f"{action!r} cannot be reached")
            if len(steps) > 1:
                taken.append(wanted)
            steps, wanted = walk.send(wanted)
    except StopIteration:
        return taken
