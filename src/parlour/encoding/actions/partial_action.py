"""An answer on its way: which steps are open, which have been taken, and what has been said in the end."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from parlour.core.domains import TupleDomain
from parlour.core.moves import Action, Ask, Choice
from parlour.core.refusals import RulesBug
from parlour.encoding.actions.action_encoder import ActionEncoder
from parlour.encoding.actions.choice_trees import Node
from parlour.encoding.actions.field_builders import FieldBuilder
from parlour.encoding.actions.step_masks import StepMask
from parlour.encoding.actions.step_vocabulary import DIGITS, WAIT


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PartialAction:
    """One seat's answer to one ask, given step by step. A step with only one way is taken by itself."""

    def __init__(self, encoder: ActionEncoder, ask: Ask, may_wait: bool = False) -> None:
        self.ask = ask
        self.may_wait = may_wait
        self.taken: list[int] = []
        """The steps that were chosen."""
        self.said: list[int] = []
        """The steps taken, including those that followed by themselves."""
        self.action: Action | None = None
        self.is_done = False
        self._encoder = encoder
        self._node: Node | None = None
        self._choice: Choice | None = None
        self._part: FieldBuilder | None = None
        """Where in a tree it is, or what is being said of its fields, once it is clear what kind of answer it is."""
        verbs = encoder.verbs(ask)
        self.ways: StepMask = encoder.known.of(verbs | 1 << WAIT if may_wait else verbs)
        """The steps that may be taken now; the first of an answer is always chosen."""

    @property
    def open(self) -> list[int]:
        """The open steps in order."""
        return self.ways.steps

    def take(self, step: int) -> bool:
        """Take a step; True if that was all, and `action` is the answer (None: things are left as they stand)."""
        if not self.ways.has(step):
            raise RulesBug(f"step {step} is not open")
        return self.go(step)

    def go(self, step: int) -> bool:
        """Take a step that is known to be open."""
        self.taken.append(step)
        self.said.append(step)
        if self._node is not None:
            return self._go_to(self._node.after[step])
        if self._part is not None:
            self._part.go(step)
            return self._say_on(self._part)
        if step == WAIT:
            return self._end(None)
        choice = self._encoder.choice(self.ask, step)
        if choice.domain is None:
            return self._end(choice.only)
        node = self._encoder.tree(choice)
        if node is not None:
            return self._go_to(node)
        self._choice = choice
        self._part = self._encoder.fields(choice)
        return self._say_on(self._part)

    def _go_to(self, node: Node) -> bool:
        """Go to a place of a tree, and on while there is only one way."""
        while len(node.ways.steps) == 1:
            step = node.ways.steps[0]
            self.said.append(step)
            node = node.after[step]
        if not node.ways.steps:
            return self._end(node.leaf)
        self._node = node
        self.ways = node.ways
        return False

    def _say_on(self, part: FieldBuilder) -> bool:
        """Go on saying the fields while there is only one way."""
        while not part.is_said:
            steps = part.ways.steps
            if len(steps) > 1:
                self.ways = part.ways
                return False
            self.said.append(steps[0])
            part.go(steps[0])
        assert self._choice is not None
        return self._end(self._encoder.made(self._choice, part.value))

    def number(self) -> int:
        """The number that is being spelt, as far as it is."""
        number, unit = 0, 1
        for step in reversed(self.said):
            if not DIGITS <= step < DIGITS + 10:
                break
            number += (step - DIGITS) * unit
            unit *= 10
        return number

    def copy(self) -> PartialAction:
        """A copy that goes on independently."""
        twin = PartialAction(self._encoder, self.ask, self.may_wait)
        for step in self.taken:
            twin.take(step)
        return twin

    def _end(self, action: Action | None) -> bool:
        self.action = action
        self.is_done = True
        self.ways = self._encoder.known.none
        return True


def path(encoder: ActionEncoder, ask: Ask, action: Action, may_wait: bool = False) -> list[int]:
    """The steps that lead to an answer."""
    if not ask.contains(action):
        raise RulesBug(f"{action!r} is no answer to this ask")
    verb = encoder.vocabulary.verb(type(action))
    taken = [verb]
    choice = encoder.choice(ask, verb)
    if choice.domain is None:
        return taken
    part = encoder.fields(choice)
    values = action.values()
    value = values if isinstance(choice.domain, TupleDomain) else values[0]
    while not part.is_said:
        step = part.wanted(value)
        if not part.ways.has(step):
            raise RulesBug(f"{action!r} cannot be reached")
        if len(part.ways.steps) > 1:
            taken.append(step)
        part.go(step)
    return taken
