"""A pytest plugin that collects at the end what long runs report to have exercised.

Load it with `python -m pytest -p tools.exercised`. A line that begins with the name of a promise, such as 'D1: kills
200', is shown, whichever process the test has run in.
"""

from __future__ import annotations

import re
from typing import Final

import pytest

PROMISE: Final = re.compile(r"[A-Z][0-9]+\b.*: ")


def reported(output: str) -> list[str]:
    """Return the lines of a test's output that report what was exercised."""
    return [line for line in output.splitlines() if PROMISE.match(line)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    lines: list[str] = []
    for outcome in ("passed", "failed"):
        for report in terminalreporter.stats.get(outcome, []):
            lines += reported(report.capstdout)
    if lines:
        terminalreporter.section("what was exercised")
        for line in sorted(lines):
            terminalreporter.write_line(line)
