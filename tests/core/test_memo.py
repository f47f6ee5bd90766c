"""A memo remembers what was computed, up to its limit."""

from __future__ import annotations

from parlour.core.memo import Memo


def test_a_value_is_found_again_by_an_equal_key() -> None:
    memo: Memo[tuple[str, int], list[int]] = Memo(10)
    assert memo.get(("a", 1)) is None
    kept = memo.keep(("a", 1), [1])
    assert memo.get(("a", 1)) is kept
    assert memo.get(("a", 2)) is None


def test_a_full_memo_drops_all_values_and_goes_on() -> None:
    memo: Memo[int, str] = Memo(3)
    for n in range(3):
        memo.keep(n, str(n))
    assert [memo.get(n) for n in range(4)] == ["0", "1", "2", None]
    memo.keep(3, "3")
    assert [memo.get(n) for n in range(4)] == [None, None, None, "3"]


def test_no_memo_holds_more_than_its_limit() -> None:
    memo: Memo[int, int] = Memo(5)
    for n in range(100):
        memo.keep(n, n)
        assert 1 <= len(memo) <= 5
