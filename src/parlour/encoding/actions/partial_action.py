"""`PartialAction`: an answer that is being built: open steps, taken steps, and the resulting action."""

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
    """One seat's answer to one ask, built step by step. Where only one step is open after the first, it is taken
    automatically."""

    def __init__(self, encoder: ActionEncoder, ask: Ask, may_wait: bool = False) -> None:
        self.ask = ask
        self.may_wait = may_wait
        self.taken: list[int] = []
        """The steps that were chosen."""
        self.all_steps: list[int] = []
        """All steps taken, including the automatic ones."""
        self.action: Action | None = None
        self.is_done = False
        self._encoder = encoder
        self._node: Node | None = None
        self._choice: Choice | None = None
        self._part: FieldBuilder | None = None
        """The place in a tree, or the builder of the fields, once the kind of answer is known."""
        verbs = encoder.verbs(ask)
        self.mask: StepMask = encoder.masks.of(verbs | 1 << WAIT if may_wait else verbs)
        """The steps that are open now. The first step of an answer is always chosen, even if it is the only one."""

    @property
    def open(self) -> list[int]:
        """The open steps in order."""
        return self.mask.steps

    def take(self, step: int) -> bool:
        """Take a step. Return True if the answer is complete; `action` is the answer, or None if the seat lets things
        stand."""
        if not self.mask.has(step):
            raise RulesBug(f"step {step} is not open")
        return self.go(step)

    def go(self, step: int) -> bool:
        """Take a step that is known to be open."""
        self.taken.append(step)
        self.all_steps.append(step)
        if self._node is not None:
            return self._go_to(self._node.after[step])
        if self._part is not None:
            self._part.go(step)
            return self._continue_fields(self._part)
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
        return self._continue_fields(self._part)

    def _go_to(self, node: Node) -> bool:
        """Go to a node of a tree, and on while only one step is open."""
        while len(node.mask.steps) == 1:
            step = node.mask.steps[0]
            self.all_steps.append(step)
            node = node.after[step]
        if not node.mask.steps:
            return self._end(node.leaf)
        self._node = node
        self.mask = node.mask
        return False

    def _continue_fields(self, part: FieldBuilder) -> bool:
        """Continue with the fields while only one step is open."""
        while not part.is_complete:
            steps = part.mask.steps
            if len(steps) > 1:
                self.mask = part.mask
                return False
            self.all_steps.append(steps[0])
            part.go(steps[0])
        assert self._choice is not None
        return self._end(self._encoder.made(self._choice, part.value))

    def number(self) -> int:
        """Return the number that is being written, as far as its digits are known."""
        number, unit = 0, 1
        for step in reversed(self.all_steps):
            if not DIGITS <= step < DIGITS + 10:
                break
            number += (step - DIGITS) * unit
            unit *= 10
        return number

    def copy(self) -> PartialAction:
        """Return an independent copy."""
        twin = PartialAction(self._encoder, self.ask, self.may_wait)
        for step in self.taken:
            twin.take(step)
        return twin

    def _end(self, action: Action | None) -> bool:
        self.action = action
        self.is_done = True
        self.mask = self._encoder.masks.none
        return True


def path(encoder: ActionEncoder, ask: Ask, action: Action, may_wait: bool = False) -> list[int]:
    """Return the chosen steps that lead to an answer."""
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
    while not part.is_complete:
        step = part.step_to(value)
        if not part.mask.has(step):
            raise RulesBug(f"{action!r} cannot be reached")
        if len(part.mask.steps) > 1:
            taken.append(step)
        part.go(step)
    return taken
