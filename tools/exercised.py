"""A pytest plugin: what long runs say they have exercised, gathered at the end.

Load it with `python -m pytest -p tools.exercised`. A line that begins with the name of a promise, such as
'D1: kills 200', is shown, wherever the test that wrote it has run.
"""

from __future__ import annotations

import re
from typing import Final

import pytest

PROMISE: Final = re.compile(r"[A-Z][0-9]+\b.*: ")


def told(output: str) -> list[str]:
    """The lines of a test's output that say what was exercised."""
    return [line for line in output.splitlines() if PROMISE.match(line)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    lines: list[str] = []
    for outcome in ("passed", "failed"):
        for report in terminalreporter.stats.get(outcome, []):
            lines += told(report.capstdout)
    if lines:
        terminalreporter.section("what was exercised")
        for line in sorted(lines):
            terminalreporter.write_line(line)
