"""Shares in percent and payments: text, data, domains, and the sums they come to."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.domains import OneOf, Product
from parlour.core.refusals import BadData
from parlour.core.text.names import Names
from parlour.kit.trade.shares import (
    PAYMENTS,
    SHARES,
    WHOLE,
    AnyOf,
    Payments,
    Splits,
    adds_up,
    in_proportion,
    split,
    splits_among,
    within,
)

LEXICON = Names({"currency": ["$"]}, 4)


@pytest.mark.parametrize(("text", "shares"), [("A 60, B 40", (60, 40, 0, 0)), ("B 1, D 99", (0, 1, 0, 99))])
def test_shares_are_read_as_they_are_shown(text: str, shares: tuple[int, ...]) -> None:
    assert SHARES.read(text, LEXICON) == shares
    assert SHARES.show(shares, LEXICON) == text
    assert SHARES.load(SHARES.dump(shares, LEXICON), LEXICON, "") == shares
    assert SHARES.read(text.replace(",", "%,") + "%", LEXICON) == shares


@pytest.mark.parametrize(("text", "moneys"), [("B gets 100, C pays 20", (0, 100, -20, 0)), ("nothing", (0, 0, 0, 0))])
def test_payments_are_read_as_they_are_shown(text: str, moneys: tuple[int, ...]) -> None:
    assert PAYMENTS.read(text, LEXICON) == moneys
    assert PAYMENTS.show(moneys, LEXICON) == text
    assert PAYMENTS.load(PAYMENTS.dump(moneys, LEXICON), LEXICON, "") == moneys


@pytest.mark.parametrize("text", ["A", "A sixty", "A 60, A 40", "E 5", "A 0", "A -5", "A 60 B 40"])
def test_what_is_no_share_is_refused(text: str) -> None:
    with pytest.raises(BadData):
        SHARES.read(text, LEXICON)


@pytest.mark.parametrize("text", ["B 100", "B has 100", "B gets 5, B pays 5", "B gets 0", "B gets much"])
def test_what_is_no_payment_is_refused(text: str) -> None:
    with pytest.raises(BadData):
        PAYMENTS.read(text, LEXICON)


@pytest.mark.parametrize("data", [5, {"A": "much"}, {"A": True}, {"Z": 5}])
def test_what_is_no_table_by_seats_is_refused(data: Any) -> None:
    with pytest.raises(BadData):
        SHARES.load(data, LEXICON, "shares")


@pytest.mark.parametrize("parties", [0b11, 0b1010, 0b111])
def test_splits_are_all_ways_to_share_a_hundred(parties: int) -> None:
    splits = Splits(parties, 4)
    found = {splits.nth(n) for n in range(splits.size())}
    assert len(found) == splits.size()
    assert all(splits.contains(shares) for shares in found)
    assert splits.size() == (WHOLE - 1 if parties.bit_count() == 2 else 99 * 98 // 2)
    assert splits.is_large()


def test_splits_are_shared_by_tables_with_the_same_parties_and_seats() -> None:
    splits = splits_among(0b11, 3)
    assert splits_among(0b11, 3) is splits
    assert (splits.parties, splits.seats) == (0b11, 3)
    assert splits_among(0b11, 4).seats == 4
    assert splits_among(0b101, 3).parties == 0b101


def test_splits_among_four_are_in_their_domain() -> None:
    splits = Splits(0b1111, 4)
    assert splits.size() == 156_849
    some = {splits.nth(n) for n in range(0, splits.size(), 997)}
    assert len(some) == len(range(0, splits.size(), 997))
    assert all(splits.contains(shares) for shares in some)


@pytest.mark.parametrize("shares", [(60, 41, 0, 0), (100, 0, 0, 0), (50, 0, 50, 0), (120, -20, 0, 0), (60, 40)])
def test_shares_that_do_not_add_up_are_no_split(shares: tuple[int, ...]) -> None:
    assert not Splits(0b11, 4).contains(shares)
    assert adds_up((60, 40, 0, 0), 0b11)


def test_payments_go_between_one_and_the_others_within_their_cash() -> None:
    payments = Payments(0, 0b110, (3, 2, 1, 9))
    found = {payments.nth(n) for n in range(payments.size())}
    assert len(found) == payments.size() == 6 * 5
    assert all(payments.contains(moneys) for moneys in found)
    assert within((0, 3, -1, 0), 0, 0b110, (3, 2, 1, 9))
    for wrong in ((0, 4, 0, 0), (0, -3, 0, 0), (0, 0, 0, 1), (1, 0, 0, 0), (0, 1)):
        assert not payments.contains(wrong)


def test_any_of_gives_the_tuples_of_its_parts_in_order() -> None:
    parts = AnyOf((Product((OneOf((1,)), OneOf((2, 3)))), Product((OneOf((4,)), OneOf((5,))))))
    assert [parts.pick(n) for n in range(parts.size())] == [(1, 2), (1, 3), (4, 5)]
    assert parts.contains((4, 5))
    assert not parts.contains((1, 5))
    assert not parts.is_large()
    assert parts.to_data(lambda _field, value: value) == {
        "any_of": [{"each": [{"one_of": [1]}, {"one_of": [2, 3]}]}, {"each": [{"one_of": [4]}, {"one_of": [5]}]}]
    }
    with pytest.raises(IndexError):
        parts.pick(3)


def test_fractions_go_to_one_seat_and_nothing_is_lost() -> None:
    assert split(150, (60, 40, 0, 0), 1) == [90, 60, 0, 0]
    assert split(30, (33, 67), 0) == [10, 20]
    assert split(30, (33, 67), 1) == [9, 21]
    assert in_proportion(101, [90, 60], 1) == [60, 41]
    assert in_proportion(10, [1, 1, 1], 0) == [4, 3, 3]
