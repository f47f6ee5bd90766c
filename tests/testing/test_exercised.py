"""Long runs say at their end what they have exercised, whichever process a test has run in."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TESTS = """
def test_kills():
    print("some noise: 3")
    print("D1 on sqlite: kills 200")


def test_races():
    print("F1: races 10000")
    assert not "found"
"""


@pytest.mark.parametrize("processes", ["0", "1"])
def test_what_was_exercised_is_told_at_the_end(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, processes: str
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makepyfile(TESTS)
    run = pytester.runpytest_subprocess("-p", "tools.exercised", "-n", processes)
    said = run.outlines[next(n for n, line in enumerate(run.outlines) if "what was exercised" in line) + 1 :]
    assert said[:2] == ["D1 on sqlite: kills 200", "F1: races 10000"]
    assert not any("noise" in line for line in said)


def test_a_run_that_says_nothing_is_told_nothing_of(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makepyfile("def test_quietly():\n    print('done')")
    run = pytester.runpytest_subprocess("-p", "tools.exercised")
    run.assert_outcomes(passed=1)
    assert "exercised" not in run.stdout.str()
