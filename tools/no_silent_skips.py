"""A pytest plugin that fails the session if a test was skipped or expected to fail.

Load it with `python -m pytest -p tools.no_silent_skips`. An intended skip is listed in ALLOWED with its reason, so that
it is seen in review.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from fnmatch import fnmatchcase
from typing import Final

import pytest

# Node id, or a pattern of node ids -> why it may be skipped or expected to fail.
ALLOWED: Final[Mapping[str, str]] = {}


def allowed(nodeid: str) -> bool:
    # Brackets are part of parametrised node ids, so only * and ? are wildcards.
    return any(fnmatchcase(nodeid, pattern.replace("[", "[[]")) for pattern in ALLOWED)


def reason_of(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Return the reason of a skip or an expected failure."""
    wasxfail: str | None = getattr(report, "wasxfail", None)
    if wasxfail is not None:
        return wasxfail.removeprefix("reason: ")
    if isinstance(report.longrepr, tuple):
        return report.longrepr[2].removeprefix("Skipped: ")
    return str(report.longrepr)


class Watch:
    """Collects what did not run; on the controller only, which receives every report of xdist."""

    def __init__(self) -> None:
        self.missed: dict[str, str] = {}

    def note(self, kind: str, report: pytest.TestReport | pytest.CollectReport) -> None:
        # Every worker collects the same files: the node id gives one line for each.
        if not allowed(report.nodeid):
            self.missed[report.nodeid] = f"{kind}: {reason_of(report) or 'no reason given'}"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        expected_to_fail = hasattr(report, "wasxfail")
        if report.skipped:
            self.note("expected to fail" if expected_to_fail else "skipped", report)
        elif report.passed and expected_to_fail:
            self.note("expected to fail, but passed", report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.skipped:
            self.note("skipped as a whole", report)

    @pytest.hookimpl(wrapper=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> Generator[None]:
        if self.missed and session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        yield

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.missed:
            return
        terminalreporter.section("not allowed to stay silent", red=True)
        for nodeid, why in sorted(self.missed.items()):
            terminalreporter.line(f"{nodeid}  {why}")
        terminalreporter.line("Make them run, or name them with a reason in tools/no_silent_skips.py.")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Watch(), "no-silent-skips")
