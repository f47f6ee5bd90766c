"""The kit's dealings: the ledger, auctions by outcry, bundles and the domain of an offer."""

from __future__ import annotations

from random import Random
from typing import final

import pytest
from hypothesis import given, strategies as st

from parlour.core.events import Log
from parlour.core.moves import below
from parlour.core.refusals import BadData, RulesBug
from parlour.core.text.names import Names
from parlour.kit.auction import OpenAuction
from parlour.kit.ledger import BANK, MONEY, POT, BankPaid, Paid, PaidBank, PaidPot, PotFilled, PotPaid, opened, transfer
from parlour.kit.trade.bundle import BUNDLE, Bundle, Proposal, addressed, find, put
from parlour.kit.trade.terms import TradeTerms

LEXICON = Names({"goods": ["Rex", "Île de France", "card CH-08"], "currency": ["$"]}, 3)


def test_money_is_moved_and_told_and_never_made() -> None:
    ledger = opened([100, 50], 0)
    log = Log()
    for payer, payee in ((0, 1), (1, BANK), (BANK, 0), (0, POT), (POT, 1), (BANK, POT)):
        transfer(ledger, payer, payee, 10, "X", "a debt", log)
        assert sum(ledger) == 0
    assert ledger == [90, 60, 10, -160]
    assert [type(event) for event in log.events] == [Paid, PaidBank, BankPaid, PaidPot, PotPaid, PotFilled]
    with pytest.raises(RulesBug):
        transfer(ledger, 0, 1, 1000, "X", "too much", None)
    with pytest.raises(RulesBug):
        transfer(ledger, 0, 1, -1, "X", "less than nothing", None)
    assert MONEY.show(1500, LEXICON) == "$1,500"
    assert MONEY.show(-6, LEXICON) == "-$6"


def test_an_open_outcry_asks_all_others_again_after_a_raise() -> None:
    outcry = OpenAuction(0b1111)
    outcry.hold(3, 4)
    outcry.place(1, 90, 4)
    assert (outcry.asked(), outcry.may_raise()) == (0b1101, 0)
    outcry.hold(0, 4)
    assert (outcry.asked(), outcry.may_raise()) == (0b1100, 0b0001)
    outcry.place(0, 95, 4)
    assert (outcry.asked(), outcry.high, outcry.bid) == (0b1110, 0, 95)
    copy = outcry.copy()
    for seat in (1, 2, 3):
        outcry.hold(seat, 4)
    assert (outcry.asked(), copy.asked()) == (0, 0b1110)


def test_in_rotation_one_is_asked_at_a_time_and_a_hold_is_final() -> None:
    outcry = OpenAuction(0b1111, turn=1)
    order = []
    for seat, bid in ((1, 90), (2, 100), (3, 0), (0, 110), (1, 0), (2, 0)):
        order.append(outcry.asked())
        if bid:
            outcry.place(seat, bid, 4)
        else:
            outcry.hold(seat, 4)
        assert outcry.may_raise() == 0
    assert order == [0b0010, 0b0100, 0b1000, 0b0001, 0b0010, 0b0100]
    assert (outcry.asked(), outcry.high) == (0, 0)


@pytest.mark.parametrize(
    ("text", "bundle"),
    [
        ("nothing", Bundle(0, 0)),
        ("200", Bundle(200, 0)),
        ("200 + Rex", Bundle(200, 0b001)),
        ("Rex + Île de France + card CH-08", Bundle(0, 0b111)),
    ],
)
def test_a_bundle_is_read_back_as_it_was_written(text: str, bundle: Bundle) -> None:
    assert BUNDLE.show(bundle, LEXICON) == text
    assert BUNDLE.read(text, LEXICON) == bundle
    assert BUNDLE.load(BUNDLE.dump(bundle, LEXICON), LEXICON, "") == bundle
    assert hash(BUNDLE.read(text, LEXICON)) == hash(bundle)


def test_bundles_may_be_typed_loosely_but_not_wrongly() -> None:
    assert BUNDLE.read("$1,200+ile de france", LEXICON) == Bundle(1200, 0b010)
    for text in ("200 + 300", "Rex + Rex", "0", "Titanic", "", "Rex +"):
        with pytest.raises(BadData):
            BUNDLE.read(text, LEXICON)


def test_offers_between_two_take_each_other_s_place() -> None:
    nothing = Bundle(0, 0)
    offers: list[Proposal] = []
    put(offers, Proposal(1, 0, 1, nothing, nothing))
    put(offers, Proposal(2, 0, 2, nothing, nothing))
    put(offers, Proposal(3, 1, 0, nothing, nothing))
    assert [offer.number for offer in offers] == [2, 3]
    assert addressed(offers) == 0b101
    assert find(offers, 1) is None


@final
class Market(TradeTerms):
    """Terms over fixed holdings."""

    def __init__(self, cash: list[int], goods: list[int], cash_only: bool) -> None:
        super().__init__(0, ((1, 1), (2, 2)), cash_only)
        self._cash = cash
        self._goods = goods

    def cash(self, seat: int) -> int:
        return self._cash[seat]

    def goods(self, seat: int) -> int:
        return self._goods[seat]


@pytest.mark.parametrize("cash_only", [False, True])
@given(
    cash=st.lists(st.integers(0, 4), min_size=3, max_size=3),
    owners=st.lists(st.integers(0, 2), min_size=4, max_size=4),
)
def test_the_domain_of_an_offer_is_exact_both_ways(cash_only: bool, cash: list[int], owners: list[int]) -> None:
    """Listed, it is exactly what it contains, each once."""
    goods = [sum(1 << n for n, owner in enumerate(owners) if owner == seat) for seat in range(3)]
    market = Market(cash, goods, cash_only)
    listed = [market.pick(n) for n in range(market.size())]
    assert len(set(listed)) == len(listed)
    sides = [Bundle(money, some) for money in range(6) for some in range(16)]
    allowed = {
        (to, give, get) for to in (0, 1, 2) for give in sides for get in sides if market.contains((to, give, get))
    }
    assert set(listed) == allowed


def test_a_large_domain_is_counted_and_sampled_without_listing() -> None:
    market = Market([5000, 5000, 5000], [0x3FF, 0xFFC00, 0x3FF00000], False)
    assert market.size() == 2 * (2**20 - 1) * 10_001
    assert market.is_large()
    rng = Random(1)
    for _ in range(200):
        assert market.contains(market.pick(below(rng, market.size())))
    with pytest.raises(IndexError):
        market.pick(market.size())
    told = market.to_data(lambda _field, value: repr(value))
    assert "terms" in str(told)
