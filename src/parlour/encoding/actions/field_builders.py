"""Parts of answers that are being said: at every step just those are open from which a legal answer can be reached."""

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
    """Something to be said, step by step: a name, a number, a trade, a whole answer."""

    def __init__(self, known: MaskCache) -> None:
        self.known = known
        self.ways: StepMask = known.none
        """The steps that may be taken now; there is at least one until all has been said."""
        self.is_said = False
        self.value: Any = None
        """What has been said, in the end."""

    def go(self, step: int) -> None:
        """Take a step that is open."""
        raise RulesBug(f"{type(self).__name__} has no step {step}")

    def wanted(self, value: Any) -> int:
        """The step that leads to a value."""
        raise RulesBug(f"{type(self).__name__} has no step to {value!r}")

    def end(self, value: Any) -> None:
        """All has been said."""
        self.value = value
        self.is_said = True
        self.ways = self.known.none


@mypyc_attr(allow_interpreted_subclasses=True)
class BuilderFactory:
    """Knows how what is in a domain is said."""

    @abstractmethod
    def single(self, domain: Domain, word: Token) -> FieldBuilder:
        """A value of one field."""

    @abstractmethod
    def joint(self, domain: TupleDomain, words: list[Token]) -> FieldBuilder:
        """The values of several, as a tuple."""

    @abstractmethod
    def one_of(self, values: list[Any], word: Token) -> FieldBuilder:
        """One of some values that are listed."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DoneBuilder(FieldBuilder):
    """What needs no step: there is only one thing to say."""

    def __init__(self, known: MaskCache, value: Any) -> None:
        super().__init__(known)
        self.end(value)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MemberBuilder(FieldBuilder):
    """A member of a set whose members are one step each; that of member 0 is the first."""

    def __init__(self, known: MaskCache, bits: int, first: int) -> None:
        super().__init__(known)
        self._first = first
        if bits & bits - 1:
            self.ways = known.of(bits << first)
        else:
            self.end(bits.bit_length() - 1)

    def go(self, step: int) -> None:
        self.end(step - self._first)

    def wanted(self, value: Any) -> int:
        member: int = value
        return self._first + member


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RowBuilder(FieldBuilder):
    """One of some rows that are listed, by their tree."""

    def __init__(self, known: MaskCache, node: Node, spelt: dict[tuple[Any, ...], list[int]], is_single: bool) -> None:
        """`spelt`: all steps of each row. `is_single`: a row has one field, and that alone is said."""
        super().__init__(known)
        self._spelt = spelt
        self._is_single = is_single
        self._depth = 0
        self._node = node
        self._stand(node)

    def go(self, step: int) -> None:
        self._depth += 1
        self._stand(self._node.after[step])

    def wanted(self, value: Any) -> int:
        return self._spelt[(value,) if self._is_single else value][self._depth]

    def _stand(self, node: Node) -> None:
        self._node = node
        if node.ways.steps:
            self.ways = node.ways
        else:
            self.end(node.leaf[0] if self._is_single else node.leaf)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Chain(FieldBuilder):
    """One part after another; what is open in a later one may depend on what was said before."""

    def __init__(self, known: MaskCache) -> None:
        super().__init__(known)
        self.values: list[Any] = []
        """What has been said of each part so far."""
        self._part: FieldBuilder | None = None

    @abstractmethod
    def next_part(self) -> FieldBuilder | None:
        """The part that follows what has been said; None: that was the last."""

    def whole(self) -> Any:
        """What all parts are together."""
        return tuple(self.values)

    def of_part(self, value: Any) -> Any:
        """What of a value is to be said next."""
        return value[len(self.values)]

    def go(self, step: int) -> None:
        part = self._part
        assert part is not None
        part.go(step)
        if part.is_said:
            self.values.append(part.value)
            self.advance()
        else:
            self.ways = part.ways

    def advance(self) -> None:
        """Begin the next part, or end; parts of which only one thing can be said are said by themselves."""
        part = self.next_part()
        while part is not None and part.is_said:
            self.values.append(part.value)
            part = self.next_part()
        self._part = part
        if part is None:
            self.end(self.whole())
        else:
            self.ways = part.ways

    def wanted(self, value: Any) -> int:
        assert self._part is not None
        return self._part.wanted(self.of_part(value))


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class FieldsBuilder(Chain):
    """The fields of an answer, each with its word."""

    def __init__(self, known: MaskCache, spells: BuilderFactory, words: list[Token]) -> None:
        super().__init__(known)
        self.spells = spells
        self.words = words


@final
@mypyc_attr(acyclic=True)
class ProductBuilder(FieldsBuilder):
    """Fields that do not depend on one another."""

    def __init__(self, known: MaskCache, spells: BuilderFactory, words: list[Token], domains: Sequence[Domain]) -> None:
        super().__init__(known, spells, words)
        self._domains = domains
        self.advance()

    def next_part(self) -> FieldBuilder | None:
        n = len(self.values)
        return None if n == len(self._domains) else self.spells.single(self._domains[n], self.words[n])


@final
@mypyc_attr(acyclic=True)
class ByFirstBuilder(FieldsBuilder):
    """Two fields, the second's domain depending on the first's value."""

    def __init__(
        self, known: MaskCache, spells: BuilderFactory, words: list[Token], branches: list[tuple[int, Domain]]
    ) -> None:
        super().__init__(known, spells, words)
        self._branches = branches
        self.advance()

    def next_part(self) -> FieldBuilder | None:
        if not self.values:
            return self.spells.one_of([first for first, _then in self._branches], self.words[0])
        if len(self.values) > 1:
            return None
        said: int = self.values[0]
        for first, then in self._branches:
            if first == said:
                return self.spells.single(then, self.words[1])
        raise RulesBug(f"nothing follows {said}")
