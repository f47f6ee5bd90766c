"""Domains: finite, ordered, and exact."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from parlour.core.domains import (
    ByFirst,
    Domain,
    IntRange,
    LazyByFirst,
    MemberOf,
    OneOf,
    Product,
    Rows,
    TupleDomain,
    count_of,
)

DOMAINS: dict[str, Domain] = {
    "one of": OneOf((4, 2, 7)),
    "among": MemberOf(1 << 2 | 1 << 13 | 1 << 29),
    "range": IntRange(10, 31, 5),
    "empty range": IntRange(5, 4),
    "rows": Rows(((1, 2), (3, 4))),
    "product": Product((OneOf((1, 2)), IntRange(0, 2))),
    "by first": ByFirst(((1, OneOf((5, 6))), (2, IntRange(7, 9)), (3, OneOf(())))),
}


def plain(domain: Domain) -> object:
    return domain.to_data(lambda field, value: f"{field}:{value}")


@pytest.mark.parametrize("name", DOMAINS)
def test_a_domain_contains_what_it_counts_and_nothing_twice(name: str) -> None:
    domain = DOMAINS[name]
    values = [domain.nth(n) for n in range(domain.size())]
    assert all(domain.contains(value) for value in values)
    assert len(set(values)) == len(values)
    assert not domain.contains(None)
    assert not domain.contains("1")


@pytest.mark.parametrize("name", ["rows", "product", "by first"])
def test_a_joint_domain_picks_tuples_and_refuses_others(name: str) -> None:
    domain = DOMAINS[name]
    assert isinstance(domain, TupleDomain)
    assert domain.nth(1) == domain.pick(1)
    for value in ((), (1,), (1, 2, 3), 1, [1, 2], (9, 9)):
        assert not domain.contains(value)


def test_the_order_is_the_one_given() -> None:
    assert [DOMAINS["one of"].nth(n) for n in range(3)] == [4, 2, 7]
    assert [DOMAINS["range"].nth(n) for n in range(DOMAINS["range"].size())] == [10, 15, 20, 25, 30]
    product = [DOMAINS["product"].nth(n) for n in range(6)]
    assert product == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    by_first = [DOMAINS["by first"].nth(n) for n in range(5)]
    assert by_first == [(1, 5), (1, 6), (2, 7), (2, 8), (2, 9)]


def test_past_the_end_there_is_nothing() -> None:
    with pytest.raises(IndexError):
        DOMAINS["by first"].nth(5)


@given(st.integers(-50, 50), st.integers(-50, 50), st.integers(1, 9), st.integers(-120, 120))
def test_a_range_contains_a_number_if_and_only_if_it_counts_it(low: int, high: int, step: int, number: int) -> None:
    domain = IntRange(low, high, step)
    assert domain.contains(number) == (number in [domain.nth(n) for n in range(domain.size())])
    assert domain.contains(number) == (number in range(low, high + 1, step))


def test_true_and_false_are_no_numbers_of_a_range() -> None:
    assert not IntRange(0, 1).contains(True)


def test_a_domain_is_described_with_the_names_of_its_values() -> None:
    assert plain(DOMAINS["one of"]) == {"one_of": ["0:4", "0:2", "0:7"]}
    assert plain(DOMAINS["range"]) == {"from": 10, "to": 30, "step": 5}
    assert plain(DOMAINS["rows"]) == {"rows": [["0:1", "1:2"], ["0:3", "1:4"]]}
    assert plain(DOMAINS["product"]) == {"each": [{"one_of": ["0:1", "0:2"]}, {"from": 0, "to": 2, "step": 1}]}
    assert plain(ByFirst(((1, OneOf((5,))),))) == {"by_first": [{"first": "0:1", "then": {"one_of": ["1:5"]}}]}


@given(st.integers(min_value=0, max_value=1 << 70))
def test_the_members_of_a_set_are_counted(bits: int) -> None:
    assert count_of(bits) == bits.bit_count()


class Evens(LazyByFirst):
    """Counts how often it is looked for."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def find(self) -> tuple[tuple[int, Domain], ...]:
        self.times += 1
        return ((self.times, IntRange(0, 8, 2)),)


def test_what_is_found_when_it_is_wanted_is_kept_until_it_may_have_changed() -> None:
    evens = Evens()
    assert evens.times == 0
    assert (evens.size(), evens.nth(1), evens.contains((1, 4)), evens.times) == (5, (1, 2), True, 1)
    evens.forget()
    assert (evens.contains((1, 4)), evens.nth(1), evens.times) == (False, (2, 2), 2)
