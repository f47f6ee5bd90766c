"""Counted goods: packed into a number, as data and as text."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from parlour.core.refusals import BadData
from parlour.core.text.names import Names
from parlour.kit.trade.bundle import Bundle
from parlour.kit.trade.counts import COUNTS, LOTS, MOST, count_of, counts_in, packed

WORDS = Names({"goods": ["Coffee", "Sugar", "seat"], "currency": ["$"]}, 2)
COUNT = st.integers(0, MOST)


@given(st.lists(COUNT, max_size=7))
def test_counts_are_packed_and_found_again(counts: list[int]) -> None:
    goods = packed(counts)
    assert [count_of(goods, kind) for kind in range(len(counts))] == counts
    assert counts_in(goods) == [(kind, count) for kind, count in enumerate(counts) if count]


@given(st.integers(0, 10**6), st.tuples(COUNT, COUNT, COUNT))
def test_a_bundle_is_read_back_as_it_was_written(cash: int, counts: tuple[int, int, int]) -> None:
    bundle = Bundle(cash, packed(counts))
    assert LOTS.read(LOTS.show(bundle, WORDS), WORDS) == bundle
    assert LOTS.load(LOTS.dump(bundle, WORDS), WORDS, "") == bundle


def test_how_it_looks() -> None:
    bundle = Bundle(2_500, packed([3, 0, 1]))
    assert LOTS.show(bundle, WORDS) == "2500 + 3 Coffee + 1 seat"
    assert LOTS.dump(bundle, WORDS) == {"cash": 2_500, "goods": {"Coffee": 3, "seat": 1}}
    assert LOTS.show(Bundle(0, 0), WORDS) == "nothing"
    assert LOTS.dump(Bundle(0, 0), WORDS) == {}
    assert LOTS.read(" 1 coffee  +  $2,500 ", WORDS) == Bundle(2_500, packed([1, 0, 0]))
    assert LOTS.read("Nothing", WORDS) == Bundle(0, 0)


@pytest.mark.parametrize(
    "text", ["", "+", "Coffee", "0", "0 Coffee", "-1 Coffee", "1 Tea", "16 Coffee", "1 Coffee + 1 Coffee", "5 + 5", "²"]
)
def test_what_is_no_bundle_is_refused(text: str) -> None:
    with pytest.raises(BadData):
        LOTS.read(text, WORDS)


@pytest.mark.parametrize("data", [[], {"Tea": 1}, {"Coffee": 0}, {"Coffee": 16}, {"Coffee": True}, {"Coffee": "1"}])
def test_data_that_are_no_counts_are_refused(data: object) -> None:
    with pytest.raises(BadData):
        COUNTS.load(data, WORDS, "goods")


@pytest.mark.parametrize("data", [[], {"money": 1}, {"cash": "1"}, {"goods": 3}])
def test_data_that_are_no_bundle_are_refused(data: object) -> None:
    with pytest.raises(BadData):
        LOTS.load(data, WORDS, "give")
