"""Sets kept as bits."""

from __future__ import annotations

from hypothesis import given, strategies as st

from parlour.kit.bits import covered, has, members, spread, sum_by_bits, sums_by_bits, within


@given(st.sets(st.integers(min_value=0, max_value=500)))
def test_the_members_of_a_set_of_any_size_are_found_in_order(there: set[int]) -> None:
    assert members(sum(1 << member for member in there)) == sorted(there)


@given(st.integers(min_value=0, max_value=1 << 80), st.integers(min_value=-5, max_value=1 << 70))
def test_a_set_has_its_members_and_no_other_number(bits: int, number: int) -> None:
    assert has(bits, number) == (number in members(bits))
    assert all(has(bits, member) for member in members(bits))


@given(st.integers(min_value=0, max_value=1 << 80), st.data())
def test_a_mask_picks_the_members_of_a_set_in_their_order(bits: int, data: st.DataObject) -> None:
    there = members(bits)
    mask = data.draw(st.integers(min_value=0, max_value=(1 << len(there)) - 1))
    assert members(spread(mask, bits)) == [member for n, member in enumerate(there) if mask >> n & 1]


@given(st.lists(st.integers(min_value=0, max_value=500), max_size=30), st.data())
def test_what_the_members_of_a_set_cost_is_added_up(costs: list[int], data: st.DataObject) -> None:
    bits = data.draw(st.integers(min_value=0, max_value=(1 << len(costs)) - 1))
    expected = sum(cost for n, cost in enumerate(costs) if bits >> n & 1)
    assert sum_by_bits(sums_by_bits(tuple(costs)), bits) == expected


@given(
    st.lists(st.integers(min_value=0, max_value=50), min_size=1, max_size=12), st.integers(min_value=0, max_value=99)
)
def test_cash_covers_what_costs_no_more(costs: list[int], cash: int) -> None:
    affordable = sum(1 << n for n, cost in enumerate(costs) if cost <= cash)
    assert covered(within(tuple(costs)), cash) == affordable
