"""A pytest plugin that reports which clauses of the rulebooks are proved by passing tests.

A test names what it proves, `@pytest.mark.clause("TEN-14", "TEN-S04")`. An unknown id fails the collection. With
`--clauses` the run ends with a table of every game's clauses, rulings, scenarios and invariants, and fails if one of
them is not named by a test that passed.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import cache
from typing import Final

import pytest

from parlour.core.rulebook import Rulebook
from parlour.testing.settings import rulebooks

MARK: Final = "clause"
GROUPS: Final = ("clauses", "rulings", "scenarios", "invariants")


def ids_of(item: pytest.Item) -> list[str]:
    """Return the ids that a test says it proves."""
    return [id for mark in item.iter_markers(MARK) for id in mark.args]


@cache
def known_ids() -> frozenset[str]:
    return frozenset(id for rulebook in rulebooks() for id in rulebook.ids())


def groups(rulebook: Rulebook) -> dict[str, list[str]]:
    """Return the ids of a rulebook by group."""
    return {group: [part.id for part in getattr(rulebook, group)] for group in GROUPS}


def beyond_proof(rulebook: Rulebook) -> dict[str, str]:
    """Return the clauses that nothing can break, with the reason."""
    return {clause.id: clause.unproved for clause in rulebook.clauses if clause.unproved}


class ClauseReport:
    """Collects what passing tests prove; on the controller only, which receives every report of xdist."""

    def __init__(self) -> None:
        self._proofs: dict[str, set[str]] = {}
        self._failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed.add(report.nodeid)
        elif report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            ids = {str(value) for key, value in report.user_properties if key == MARK}
            self._proofs.setdefault(report.nodeid, set()).update(ids)

    def proved(self) -> set[str]:
        passed = (ids for nodeid, ids in self._proofs.items() if nodeid not in self._failed)
        return set().union(*passed)

    def unproved(self, rulebook: Rulebook) -> list[str]:
        missing = [id for id in rulebook.ids() if id not in self.proved()]
        return [id for id in missing if id not in beyond_proof(rulebook)]

    @pytest.hookimpl(wrapper=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> Generator[None]:
        fine = session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
        if fine and any(self.unproved(book) for book in rulebooks()):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        yield

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("clauses proved", red=any(self.unproved(book) for book in rulebooks()))
        for line in self.lines(rulebooks()):
            terminalreporter.line(line)

    def lines(self, books: Iterable[Rulebook]) -> list[str]:
        """Return one line per game with how many of each group are proved, then the unproved ones by name."""
        proved = self.proved()
        lines = ["".join([f"{'game':<20}", *(f"{group:>12}" for group in GROUPS)])]
        notes: list[str] = []
        for book in books:
            cells = [f"{sum(id in proved for id in ids)}/{len(ids)}" for ids in groups(book).values()]
            lines.append("".join([f"{book.game:<20}", *(f"{cell:>12}" for cell in cells)]))
            notes += [f"{id} is beyond proof: {why}" for id, why in beyond_proof(book).items()]
            notes += [f"{id} is unproved: no passing test names it" for id in self.unproved(book)]
        return lines + notes


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clauses", action="store_true", help="report what the tests prove; fail if something is left")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{MARK}(*ids): the clauses of a rulebook that this test proves")
    if config.getoption("--clauses") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(ClauseReport(), "clause-report")


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector: pytest.Collector) -> Generator[None, object, object]:
    """Refuse unknown ids where they are written, and attach the others to the test's reports."""
    made = yield
    for item in made if isinstance(made, list) else ():
        if not isinstance(item, pytest.Item):
            continue
        ids = ids_of(item)
        unknown = [id for id in ids if id not in known_ids()]
        if unknown:
            raise collector.CollectError(f"{item.name} names {', '.join(unknown)}, which no rulebook has")
        item.user_properties += [(MARK, id) for id in ids]
    return made
