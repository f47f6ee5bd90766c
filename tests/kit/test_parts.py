"""The kit's parts by themselves: sets as bits, the track, packs, even levels, percentages, holdings."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from parlour.core.refusals import RulesBug
from parlour.kit.bits import first, members, next_seat, spread, to_the_left
from parlour.kit.board.track import Track
from parlour.kit.deeds import NOBODY, Groups, deeds_of
from parlour.kit.dice import Dice, is_doubles
from parlour.kit.pack import UNKNOWN, Pack
from parlour.kit.percent import DOWN, NEAREST, UP, percent_of
from parlour.kit.split_evenly import is_even, least_to_lower, least_to_raise, lowered, raised

SETS = st.integers(min_value=0, max_value=2**30 - 1)


@given(SETS)
def test_members_and_first_are_those_of_the_set(bits: int) -> None:
    assert sum(1 << member for member in members(bits)) == bits
    assert members(bits) == sorted(members(bits))
    assert first(bits) == (members(bits)[0] if bits else -1)


@given(SETS, st.data())
def test_spread_picks_every_subset_once(bits: int, data: st.DataObject) -> None:
    size = min(6, bits.bit_count())
    some = sum(1 << member for member in members(bits)[:size])
    subsets = [spread(mask, some) for mask in range(1 << size)]
    assert len(set(subsets)) == 1 << size
    assert all(subset & ~some == 0 for subset in subsets)


def test_seats_go_round_to_the_left() -> None:
    assert to_the_left(1, 4, 0b1111) == [2, 3, 0, 1]
    assert to_the_left(1, 4, 0b0001) == [0]
    assert next_seat(3, 4, 0b0110) == 1
    assert next_seat(2, 4, 0b0100) == 2
    assert next_seat(2, 4, 0) == -1


def test_a_track_is_a_ring() -> None:
    track = Track(40)
    assert track.forward(38, 5) == 3
    assert track.reaches_start(35, 5)
    assert not track.reaches_start(0, 7)
    assert track.steps_to(7, 0) == 33
    assert track.steps_to(5, 5) == 40
    assert track.next_of(36, (5, 15, 25, 35)) == 5
    assert track.next_of(5, (5, 15)) == 15


def test_a_pack_is_drawn_from_the_unseen_and_then_a_cycle() -> None:
    pack = Pack((), 0b111)
    assert pack.top() == UNKNOWN
    assert pack.draw("cards", "X", 0).faces == [0, 1, 2]
    pack = pack.without(1).over(1)
    assert pack.draw("cards", "X", 0).faces == [0, 2]
    pack = pack.without(2)  # kept
    pack = pack.without(0).over(0)
    assert (pack.top(), pack.under) == (1, (1, 0))
    pack = pack.without(1).over(1).over(2)
    assert pack.under == (0, 1, 2)
    with pytest.raises(RulesBug):
        pack.without(2)


@given(st.lists(st.integers(min_value=0, max_value=1), min_size=2, max_size=3), st.integers(0, 3), st.data())
def test_even_levels_stay_even_whatever_is_built_or_sold(uneven: list[int], floor: int, data: st.DataObject) -> None:
    levels = [floor + level for level in uneven]
    place = data.draw(st.integers(min_value=0, max_value=len(levels) - 1))
    count = data.draw(st.integers(min_value=0, max_value=sum(levels)))
    up, down = raised(levels, place, count), lowered(levels, place, count)
    assert is_even(up)
    assert is_even(down)
    assert (sum(up), sum(down)) == (sum(levels) + count, sum(levels) - count)
    least = least_to_raise(levels, place)
    assert raised(levels, place, least)[place] == levels[place] + 1
    assert raised(levels, place, least - 1)[place] == levels[place]
    if levels[place]:
        least = least_to_lower(levels, place)
        assert lowered(levels, place, least)[place] == levels[place] - 1
        assert lowered(levels, place, least - 1)[place] == levels[place]


def test_every_even_state_below_is_named_by_a_first_one_and_a_count() -> None:
    levels = [3, 3, 2]
    reached = {
        tuple(lowered(levels, place, n)) for place in range(3) for n in range(9) if n >= least_to_lower(levels, place)
    }
    states = {(a, b, c) for a in range(4) for b in range(4) for c in range(3) if is_even([a, b, c])}
    assert reached == states - {(3, 3, 2)}


def test_percentages_are_rounded_three_ways() -> None:
    assert [percent_of(2134, 10, way) for way in (UP, NEAREST, DOWN)] == [214, 213, 213]
    assert [percent_of(175, 10, way) for way in (UP, NEAREST, DOWN)] == [18, 18, 17]
    assert [percent_of(200, 10, way) for way in (UP, NEAREST, DOWN)] == [20, 20, 20]


@given(st.lists(st.tuples(st.integers(0, 63), st.integers(-1, 2)), max_size=30))
def test_holdings_follow_from_the_owners_however_deeds_go_round(gifts: list[tuple[int, int]]) -> None:
    groups = Groups((0, 0, 1, 1, 1, 2), 3)
    deeds = deeds_of(groups, (NOBODY,) * 6, 3)
    for bits, to in gifts:
        deeds = deeds.given(bits, to)
        fresh = deeds_of(groups, deeds.owners, 3)
        assert all(deeds.owners[deed] == to for deed in members(bits))
        assert (deeds.held, deeds.whole, deeds.owned) == (fresh.held, fresh.whole, fresh.owned)


def test_dice() -> None:
    dice = Dice(2, 6, 3, "X")
    assert (dice.draws[2].seat, dice.draws[2].outcomes()) == (2, 36)
    assert is_doubles([4, 4])
    assert not is_doubles([4, 5])
