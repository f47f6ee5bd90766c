"""Builders that construct the value of a field, or of a whole answer, step by step, with only legal steps open.

Context. A learning agent chooses from a fixed set of numbered steps (`StepVocabulary`), but the answers of a game are
structured: a bid is a number, a trade is a partner, two lists of goods and money. A `FieldBuilder` is a small state
machine that turns steps into one value. `PartialAction` drives it for one ask: it offers the open steps, `mask`, to the
agent and passes the chosen step to `go`, until `is_complete` is true and `value` holds the result. `step_to` is the
inverse: the next step on the way to a given value. With it, known answers (of bots, or of records) are encoded.

Invariants of every builder.

- `mask` has at least one step until the value is complete, and none after that.
- A step is open if and only if at least one legal value can still be reached through it. So an agent that picks any
  open steps always ends at a legal value, and can never get stuck.
- Each value has exactly one sequence of steps. Otherwise an agent's probabilities would be spread over equal answers,
  and `step_to` would be ambiguous. For this reason goods are named in order, and numbers have a fixed number of digits.
- A value that is the only one needs no step: `DoneBuilder` and `MemberBuilder` are complete at once, and `Chain` skips
  complete parts. Where a single step remains open inside a builder (a forced digit), `PartialAction` takes it without
  asking.

Structure. Simple builders handle one value: a member of a set, a row of a list (through its tree of steps,
`choice_trees`), a number (`number_builders`). A `Chain` runs builders one after another and creates each when the one
before is complete, because the open steps of a later part can depend on earlier values (`ByFirstBuilder`, the sides of
a trade in `trade_builders`). Which builder a domain gets is decided in one place, the `BuilderFactory`; it is abstract
here because its implementation, `ActionEncoder`, imports the builders.

Why like this? Domains can have millions of values (splits of money, trades), so answers cannot be numbered or listed;
small domains are listed once and their trees are cached. Builders are created for every answer, so they are compiled,
and the most frequent ones are allocated from free lists. They are declared acyclic, which keeps them out of Python's
garbage collector: a builder must never refer to the chain that holds it. Masks are shared and immutable (`MaskCache`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, final

from mypy_extensions import mypyc_attr

from parlour.core.domains import Domain, TupleDomain
from parlour.core.refusals import RulesBug
from parlour.core.text.notation import Token
from parlour.encoding.actions.choice_trees import Node
from parlour.encoding.actions.step_masks import MaskCache, StepMask


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class FieldBuilder:
    """Builds one value step by step: a name, a number, a trade, or a whole answer."""

    def __init__(self, masks: MaskCache) -> None:
        self.masks = masks
        self.mask: StepMask = masks.none
        """The steps that are open now; at least one until the value is complete."""
        self.is_complete = False
        self.value: Any = None
        """The value, once it is complete."""

    def go(self, step: int) -> None:
        """Take an open step."""
        raise RulesBug(f"{type(self).__name__} has no step {step}")

    def step_to(self, value: Any) -> int:
        """Return the next step on the way to a value."""
        raise RulesBug(f"{type(self).__name__} has no step to {value!r}")

    def end(self, value: Any) -> None:
        """Complete the builder with a value."""
        self.value = value
        self.is_complete = True
        self.mask = self.masks.none


@mypyc_attr(allow_interpreted_subclasses=True)
class BuilderFactory:
    """Creates the builder of a domain."""

    @abstractmethod
    def single(self, domain: Domain, word: Token) -> FieldBuilder:
        """Return a builder for the value of one field."""

    @abstractmethod
    def joint(self, domain: TupleDomain, words: list[Token]) -> FieldBuilder:
        """Return a builder for the values of several fields, as a tuple."""

    @abstractmethod
    def one_of(self, values: list[Any], word: Token) -> FieldBuilder:
        """Return a builder for one of some listed values."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DoneBuilder(FieldBuilder):
    """A builder that needs no step, because only one value is possible."""

    def __init__(self, masks: MaskCache, value: Any) -> None:
        super().__init__(masks)
        self.end(value)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MemberBuilder(FieldBuilder):
    """Builds a member of a set whose members are one step each. `first` is the step of member 0."""

    def __init__(self, masks: MaskCache, bits: int, first: int) -> None:
        super().__init__(masks)
        self._first = first
        if bits & bits - 1:
            self.mask = masks.of(bits << first)
        else:
            self.end(bits.bit_length() - 1)

    def go(self, step: int) -> None:
        self.end(step - self._first)

    def step_to(self, value: Any) -> int:
        member: int = value
        return self._first + member


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RowBuilder(FieldBuilder):
    """Builds one of some listed rows, by following their tree."""

    def __init__(
        self, masks: MaskCache, node: Node, steps_by_row: dict[tuple[Any, ...], list[int]], is_single: bool
    ) -> None:
        """Create the builder. `is_single`: a row has one field, and the value is that field alone."""
        super().__init__(masks)
        self._steps_by_row = steps_by_row
        self._is_single = is_single
        self._depth = 0
        self._node = node
        self._stand(node)

    def go(self, step: int) -> None:
        self._depth += 1
        self._stand(self._node.after[step])

    def step_to(self, value: Any) -> int:
        return self._steps_by_row[(value,) if self._is_single else value][self._depth]

    def _stand(self, node: Node) -> None:
        self._node = node
        if node.mask.steps:
            self.mask = node.mask
        else:
            self.end(node.leaf[0] if self._is_single else node.leaf)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Chain(FieldBuilder):
    """Builds several parts one after another. The open steps of a part may depend on the values before it."""

    def __init__(self, masks: MaskCache) -> None:
        super().__init__(masks)
        self.values: list[Any] = []
        """The values of the completed parts."""
        self._part: FieldBuilder | None = None

    @abstractmethod
    def next_part(self) -> FieldBuilder | None:
        """Return the builder of the next part; None after the last."""

    def whole(self) -> Any:
        """Return the value made of all parts."""
        return tuple(self.values)

    def of_part(self, value: Any) -> Any:
        """Return the part of a value that is built next."""
        return value[len(self.values)]

    def go(self, step: int) -> None:
        part = self._part
        assert part is not None
        part.go(step)
        if part.is_complete:
            self.values.append(part.value)
            self.advance()
        else:
            self.mask = part.mask

    def advance(self) -> None:
        """Start the next part, or complete the chain. Parts with only one possible value are skipped."""
        part = self.next_part()
        while part is not None and part.is_complete:
            self.values.append(part.value)
            part = self.next_part()
        self._part = part
        if part is None:
            self.end(self.whole())
        else:
            self.mask = part.mask

    def step_to(self, value: Any) -> int:
        assert self._part is not None
        return self._part.step_to(self.of_part(value))


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class FieldsBuilder(Chain):
    """Builds the fields of an answer, each with its token."""

    def __init__(self, masks: MaskCache, factory: BuilderFactory, words: list[Token]) -> None:
        super().__init__(masks)
        self.factory = factory
        self.words = words


@final
@mypyc_attr(acyclic=True)
class ProductBuilder(FieldsBuilder):
    """Builds fields that do not depend on one another."""

    def __init__(
        self, masks: MaskCache, factory: BuilderFactory, words: list[Token], domains: Sequence[Domain]
    ) -> None:
        super().__init__(masks, factory, words)
        self._domains = domains
        self.advance()

    def next_part(self) -> FieldBuilder | None:
        n = len(self.values)
        return None if n == len(self._domains) else self.factory.single(self._domains[n], self.words[n])


@final
@mypyc_attr(acyclic=True)
class ByFirstBuilder(FieldsBuilder):
    """Builds two fields, where the domain of the second depends on the value of the first."""

    def __init__(
        self, masks: MaskCache, factory: BuilderFactory, words: list[Token], branches: list[tuple[int, Domain]]
    ) -> None:
        super().__init__(masks, factory, words)
        self._branches = branches
        self.advance()

    def next_part(self) -> FieldBuilder | None:
        if not self.values:
            return self.factory.one_of([first for first, _then in self._branches], self.words[0])
        if len(self.values) > 1:
            return None
        value: int = self.values[0]
        for first, then in self._branches:
            if first == value:
                return self.factory.single(then, self.words[1])
        raise RulesBug(f"nothing follows {value}")
