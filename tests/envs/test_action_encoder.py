"""Every answer can be reached in small steps, in one way, and nothing else can; nobody gets stuck."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import parlour
from parlour.core.domains import Domain, IntRange, Product
from parlour.core.moves import Action, Ask, Choice
from parlour.core.refusals import RulesBug
from parlour.core.registry import find
from parlour.encoding.actions.field_builders import FieldBuilder
from parlour.encoding.actions.number_builders import NumberBuilder
from parlour.encoding.actions.partial_action import PartialAction
from parlour.encoding.actions.step_masks import MaskCache
from parlour.encoding.actions.step_vocabulary import DIGITS, MINUS, PLUS, WAIT
from parlour.encoding.game_encoding import Encoding
from parlour.envs.numpy_encoding import NUMPY, encoding_of as fitting
from parlour.kit.actions import Bid, Offer, Pass
from parlour.kit.trade.bundle import Bundle
from parlour.kit.trade.counted_trade import CountedTrade, TradeSide
from parlour.kit.trade.shares import Payments, Splits
from parlour.kit.trade.terms import TradeTerms
from parlour.table.opening import board_of
from parlour.testing import random_play, random_table, seat_counts, settings

FEW = 20


def encoding_of(slug: str, seats: int) -> Encoding:
    game = find(slug)
    _rulebook, edition = board_of(game, "")
    return fitting(game, edition.lexicon(seats), resign=True)


def all_ways(answering: PartialAction) -> Iterator[PartialAction]:
    """Every answer that can be given from here on."""
    if answering.is_done:
        yield answering
    for step in answering.open:
        further = answering.copy()
        further.take(step)
        yield from all_ways(further)


def reaches_just(encoding: Encoding, choice: Choice) -> int:
    """Check that the steps lead to each action of a choice once, and to no other; returns how many there are."""
    ask = Ask(0, (choice,), "", Pass())
    ways = list(all_ways(encoding.answering(ask)))
    reached = [way.action for way in ways]
    assert len(set(reached)) == len(reached)
    assert set(reached) == set(choice.enumerate())
    for way in ways:
        assert way.action is not None
        assert encoding.path(ask, way.action) == way.taken
    return len(reached)


def test_every_answer_is_reached_and_every_way_is_an_answer(slug: str) -> None:
    rng = Random(3)
    seats = min(max(3, seat_counts(slug)[0]), seat_counts(slug)[-1])
    encoding = encoding_of(slug, seats)
    listed = sampled = 0
    for options in rng.sample(list(settings(slug, mixes=2).values()), 6):
        table = random_table(slug, seats, 5, options)
        for n, _events in enumerate(random_play(table, 1, most=48)):
            for ask in table.asks() if n % 6 == 0 else []:
                for choice in ask.choices:
                    if choice.size() <= FEW:
                        listed += reaches_just(encoding, choice)
                    action = choice.sample(rng)
                    again = encoding.answering(ask)
                    for step in encoding.path(ask, action):
                        again.take(step)
                    assert again.action == action
                    sampled += 1
                blind = encoding.answering(ask)
                while not blind.is_done:
                    blind.take(rng.choice(blind.open))
                assert blind.action is not None
                assert ask.contains(blind.action)
    assert listed > 30
    assert sampled > 30


def followed(part: FieldBuilder, value: object) -> object:
    """What is said by taking the steps that lead to a value."""
    while not part.is_complete:
        step = part.step_to(value)
        assert step in part.mask.steps
        part.go(step)
    return part.value


@pytest.mark.parametrize(
    "spans",
    [
        [(0, 0, 1)],
        [(7, 7, 1)],
        [(305, 1480, 5)],
        [(-30, 12, 1)],
        [(-30, -11, 1)],
        [(-40, 60, 20)],
        [(-9, -1, 1), (1, 9, 1)],
    ],
)
def test_numbers_are_spelt_by_their_digits(spans: list[tuple[int, int, int]]) -> None:
    numbers = [number for low, high, step in spans for number in range(low, high + 1, step)]
    for number in numbers:
        assert followed(NumberBuilder(known(), spans), number) == number
    assert _count(spans, []) == len(numbers)


def known() -> MaskCache:
    return MaskCache(DIGITS + 10, NUMPY)


def _count(spans: list[tuple[int, int, int]], taken: list[int]) -> int:
    """How many ways there are through a number."""
    part = NumberBuilder(known(), spans)
    for step in taken:
        part.go(step)
    if part.is_complete:
        return 1
    assert set(part.mask.steps) <= {PLUS, MINUS, *range(DIGITS, DIGITS + 10)}
    return sum(_count(spans, [*taken, step]) for step in part.mask.steps)


class SmallTerms(TradeTerms):
    """Terms between three seats with little in their hands."""

    purses = (3, 0, 12)
    hands = (0b101, 0b11000, 0)

    def cash(self, seat: int) -> int:
        return self.purses[seat]

    def goods(self, seat: int) -> int:
        return self.hands[seat]


@pytest.mark.parametrize("cash_only", [False, True])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_offers_of_deeds_are_built_thing_by_thing(seat: int, cash_only: bool) -> None:
    heads = tuple((other, other) for other in range(3) if other != seat)
    assert reaches_just(encoding_of("weigh-anchor", 3), Choice(Offer, SmallTerms(seat, heads, cash_only))) > 10


class SmallBarter(CountedTrade):
    """Barter of three kinds; what the second seat has most of is never cheap, and the first's last is only sold."""

    sides = (
        TradeSide(60, [1, 0, 0], [1, 0, 1], [0, 0, 0]),
        TradeSide(45, [2, 0, 1], [2, 0, 1], [20, 0, 0]),
        TradeSide(0, [0] * 3, [0] * 3, [0] * 3),
    )

    def side(self, seat: int) -> TradeSide:
        return self.sides[seat]

    def allows(self, head: int, give: Bundle, get: Bundle) -> bool:
        return True


@pytest.mark.parametrize("seat", [0, 1])
def test_offers_of_counted_goods_are_built_thing_by_thing(seat: int) -> None:
    barter = SmallBarter(seat, ((1 - seat, 1 - seat), (2, 2)), 10, [None, None, None])
    assert reaches_just(encoding_of("corner-the-market", 3), Choice(Offer, barter)) > 10


LEASES = [
    {},
    {"gifts": True},
    {"house_owners": True},
    {"trade_with_houses": "clear_only"},
    {"trade_with_houses": "houses_travel"},
]


def little_finance(options: dict[str, object]) -> Ask:
    """What A is asked, who owns a series with houses and a lease, beside B, who has one lease and little money."""
    table = parlour.at(
        {
            "game": "finance",
            "seats": 2,
            "options": options,
            "players": {"A": {"cash": 2, "at": "Start"}, "B": {"cash": 3, "at": "Start"}},
            "owners": {"Wayback": "A", "Rubeville": "A", "Venetian Lagoon": "A", "Boomtown": "B"},
            "houses": {"Wayback": 1, "Rubeville": 1},
            "first": "A",
            "mover": "A",
            "stack": [{"turn": {}}, {"window": {}}],
        },
        seed=1,
    )
    return table.asks()[0]


@pytest.mark.parametrize("options", LEASES, ids=str)
def test_offers_of_leases_are_built_thing_by_thing(options: dict[str, object]) -> None:
    offering = next(choice for choice in little_finance(options).choices if choice.make is Offer)
    assert reaches_just(encoding_of("finance", 2), offering) > 5


def test_offers_with_free_rides_are_built_thing_by_thing() -> None:
    """There are too many of them to try all."""
    ask = little_finance({"free_rides": True})
    offering = next(choice for choice in ask.choices if choice.make is Offer)
    assert offering.size() > 10_000
    encoding = encoding_of("finance", 2)
    rng = Random(1)
    for _ in range(20):
        answering = encoding.answering(Ask(0, (offering,), "", Pass()))
        while not answering.is_done:
            answering.take(rng.choice(answering.open))
        assert answering.action is not None
        assert offering.contains(answering.action)
        sampled = offering.sample(rng)
        again = encoding.answering(ask)
        for step in encoding.path(ask, sampled):
            again.take(step)
        assert again.action == sampled


def test_shares_and_payments_are_spelt_seat_by_seat() -> None:
    encoding = encoding_of("finance", 3)
    encoder = encoding.encoder
    words = list(encoding.game.grammar.verb(_share_held()).words.values())
    for domain, word in ((Payments(1, 0b101, (2, 3, 1)), words[-1]), (Splits(0b11, 3), words[-2])):
        values = [domain.nth(n) for n in range(domain.size())]
        assert [followed(encoder.single(domain, word), value) for value in values] == values


def _share_held() -> object:
    return next(verb.make for verb in find("finance").grammar.verbs if len(verb.words) == 4)


class Unheard(Domain):
    """A domain that nobody has said how to spell."""

    def size(self) -> int:
        return 10**9

    def nth(self, n: int) -> object:
        return n

    def contains(self, value: object) -> bool:
        return True


def test_a_large_domain_of_an_unknown_kind_is_not_guessed_at() -> None:
    answering = encoding_of("finance", 2).answering(Ask(0, (Choice(Bid, Unheard()),), "", Pass()))
    with pytest.raises(RulesBug, match="Unheard"):
        answering.take(answering.open[0])


def test_waiting_is_open_where_a_seat_need_not_answer() -> None:
    encoding = encoding_of("finance", 2)
    ask = Ask(0, (Choice(Pass), Choice(Bid, IntRange(5, 95, 5))), "", Pass())
    assert WAIT not in encoding.answering(ask).open
    waiting = encoding.answering(ask, may_wait=True)
    assert waiting.open[0] == WAIT
    assert waiting.take(WAIT)
    assert waiting.action is None


def test_a_step_that_is_not_open_is_refused() -> None:
    answering = encoding_of("finance", 2).answering(Ask(0, (Choice(Pass),), "", Pass()))
    with pytest.raises(RulesBug, match="not open"):
        answering.take(DIGITS)
    assert answering.take(answering.open[0])
    with pytest.raises(RulesBug, match="not open"):
        answering.take(WAIT)


def test_what_has_been_said_is_told_with_the_number_so_far() -> None:
    encoding = encoding_of("finance", 2)
    ask = Ask(0, (Choice(Bid, IntRange(305, 1480, 5)),), "", Pass())
    answering = encoding.answering(ask)
    answering.take(answering.open[0])
    for digit in (0, 4, 1):
        answering.take(DIGITS + digit)
    assert answering.number() == 41
    twin = answering.copy()
    twin.take(DIGITS + 5)
    assert twin.action == Bid(415)
    assert not answering.is_done


def test_a_product_is_spelt_field_by_field() -> None:
    encoding = encoding_of("corner-the-market", 2)
    quote = next(verb.make for verb in encoding.game.grammar.verbs if verb.pattern == "offer {number} at {price}")
    product = Product((IntRange(1, 3), IntRange(100, 400, 100)))
    assert reaches_just(encoding, Choice(_as_class(quote), product)) == 12


def _as_class(make: object) -> type[Action]:
    assert isinstance(make, type)
    return make
