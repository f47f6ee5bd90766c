"""Shares, intervals, percentiles, against values known from elsewhere."""

from __future__ import annotations

import pytest
from rich.console import Console

from parlour.lab.output.summary_text import show
from parlour.lab.simulate import simulate
from parlour.lab.statistics.summary import percentile, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_wilsons_interval(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_an_interval_holds_its_share_and_mirrors() -> None:
    for trials in (1, 2, 7, 100, 1001):
        for successes in range(0, trials + 1, max(1, trials // 7)):
            low, high = wilson(successes, trials)
            assert 0 <= low <= successes / trials <= high <= 1
            mirrored = wilson(trials - successes, trials)
            assert mirrored == pytest.approx((1 - high, 1 - low))


def test_percentiles_lie_between_neighbours_in_proportion() -> None:
    assert percentile([7], 10) == 7
    assert percentile([1, 2, 3, 4], 50) == 2.5
    assert percentile(list(range(101)), 90) == 90
    assert percentile([0, 10], 10) == 1


def test_the_summary_is_shown_with_shares_lengths_and_ends() -> None:
    summary = simulate("mariners-compass", 1200, ["random"], 3, options={"turn_cap": 1})
    console = Console(width=100, record=True, file=None, quiet=False, force_terminal=False)
    with console.capture() as captured:
        console.print(show(summary))
    text = captured.get()
    for part in ("1,200 games", "seed 3", "random", "turn-cap", "MAR-R15", "100.0 %", "Draws are counted apart"):
        assert part in text, part
