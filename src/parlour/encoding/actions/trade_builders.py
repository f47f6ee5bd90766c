"""Builders for trades: the partner, the goods given, the goods received, and the money."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from parlour.core.text.notation import Token
from parlour.encoding.actions.field_builders import BuilderFactory, Chain, FieldBuilder
from parlour.encoding.actions.number_builders import NumberBuilder
from parlour.encoding.actions.step_masks import MaskCache
from parlour.encoding.actions.step_vocabulary import END, StepVocabulary
from parlour.kit.trade.bundle import Bundle
from parlour.kit.trade.deal import GETTING, GIVING, DealDomain

THAT_IS_ALL: Final = 1 << END


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class GoodsBuilder(FieldBuilder):
    """Builds the goods of one side, in order, until END; for counted goods also the count."""

    def __init__(
        self, masks: MaskCache, vocabulary: StepVocabulary, deal: DealDomain, partner: int, side: int, give: int
    ) -> None:
        """Create the builder. `give`: the goods given, if they are known already."""
        super().__init__(masks)
        self._vocabulary = vocabulary
        self._deal = deal
        self._partner = partner
        self._side = side
        self._give = give
        self._goods = 0
        self._named = 0
        """The number of goods named so far."""
        self._more = 0
        """The goods that may be named next, as bits."""
        self._counted = END
        """The step of the goods that are being counted, and the builder of their count."""
        self._count: NumberBuilder | None = None
        self._update_mask()

    def go(self, step: int) -> None:
        count = self._count
        if count is not None:
            count.go(step)
            self._go_on_counting(count)
        elif step == END:
            self.end(self._goods)
        elif self._vocabulary.is_counted(step):
            spans = [(number, number, 1) for number in self._vocabulary.counts(step, self._more)]
            self._counted = step
            self._count = NumberBuilder(self.masks, spans)
            self._go_on_counting(self._count)
        else:
            self._add(self._vocabulary.good(step, 1))

    def step_to(self, value: Any) -> int:
        things = self._deal.things(value)
        if self._named == len(things):
            return END
        thing = things[self._named]
        if self._count is not None:
            return self._count.step_to(self._vocabulary.count(thing))
        return self._vocabulary.good_step(thing)

    def _go_on_counting(self, count: NumberBuilder) -> None:
        if count.is_complete:
            self._count = None
            self._add(self._vocabulary.good(self._counted, count.value))
        else:
            self.mask = count.mask

    def _add(self, thing: int) -> None:
        self._goods = self._deal.with_one(self._goods, thing)
        self._named += 1
        self._update_mask()

    def _update_mask(self) -> None:
        deal, partner, side = self._deal, self._partner, self._side
        give, get = (self._goods, 0) if side == GIVING else (self._give, self._goods)
        self._more = deal.more(partner, give, get, side)
        steps = self._vocabulary.good_steps(self._more)
        if deal.is_enough(partner, give, get, side):
            steps |= THAT_IS_ALL
        self.mask = self.masks.of(steps)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DealBuilder(Chain):
    """Builds a trade: head, goods given, goods received, money. Negative money is received."""

    def __init__(
        self, masks: MaskCache, factory: BuilderFactory, vocabulary: StepVocabulary, deal: DealDomain, word: Token
    ) -> None:
        super().__init__(masks)
        self._factory = factory
        self._vocabulary = vocabulary
        self._deal = deal
        self._word = word
        self._partner = -1
        self.advance()

    def next_part(self) -> FieldBuilder | None:
        built = len(self.values)
        if built == 0:
            return self._factory.one_of(self._heads(), self._word)
        if built == 1:
            self._partner = self._seat_of(self.values[0])
            return GoodsBuilder(self.masks, self._vocabulary, self._deal, self._partner, GIVING, 0)
        if built == 2:
            return GoodsBuilder(self.masks, self._vocabulary, self._deal, self._partner, GETTING, self.values[1])
        if built == 3:
            deal = self._deal
            moneys = deal.moneys(self._partner, self.values[1], self.values[2])
            return NumberBuilder(self.masks, [(low, high, deal.money_step()) for low, high in moneys])
        return None

    def whole(self) -> Any:
        head, give, get, cash = self.values
        return (head, Bundle(max(cash, 0), give), Bundle(max(-cash, 0), get))

    def of_part(self, value: Any) -> Any:
        head, give, get = value
        return (head, give.goods, get.goods, give.cash - get.cash)[len(self.values)]

    def _heads(self) -> list[Any]:
        """Return the heads with whom a trade is possible."""
        deal = self._deal
        return [
            head
            for head, partner in deal.heads()
            if deal.is_enough(partner, 0, 0, GIVING) or deal.more(partner, 0, 0, GIVING)
        ]

    def _seat_of(self, head_value: int) -> int:
        for head, partner in self._deal.heads():
            if head == head_value:
                return partner
        raise IndexError("no such head")
