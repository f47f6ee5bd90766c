"""The clause report: what passing tests prove, and what turns the run red."""

from __future__ import annotations

import pytest

from parlour.core.data.reader import Reader
from parlour.core.rulebook import Rulebook
from parlour.testing.clauses import ClauseReport
from parlour.testing.settings import rulebook_of


def write(pytester: pytest.Pytester, body: str) -> None:
    pytester.makeconftest('pytest_plugins = ["parlour.testing.clauses"]')
    pytester.makepyfile(f"import pytest\nfrom parlour.testing.clauses import known_ids\n\n{body}")


def test_a_run_in_which_every_id_is_proved_is_green(pytester: pytest.Pytester) -> None:
    write(pytester, "@pytest.mark.clause(*known_ids())\ndef test_all(): pass")
    result = pytester.runpytest("--clauses")
    assert result.ret == pytest.ExitCode.OK
    clauses = len(rulebook_of("mariners-compass").clauses)
    result.stdout.fnmatch_lines(
        ["game * clauses * rulings * scenarios * invariants", f"mariners-compass *{clauses}/{clauses}*"]
    )
    result.stdout.no_fnmatch_line("*is unproved*")


def test_a_missing_clause_turns_the_run_red_and_is_named(pytester: pytest.Pytester) -> None:
    write(pytester, '@pytest.mark.clause(*known_ids() - {"MAR-S07"})\ndef test_most(): pass')
    result = pytester.runpytest("--clauses")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["MAR-S07 is unproved*"])
    result.stdout.no_fnmatch_line("MAR-S08 is unproved*")


def test_without_the_flag_a_partial_run_stays_usable(pytester: pytest.Pytester) -> None:
    write(pytester, '@pytest.mark.clause("MAR-01")\ndef test_one(): pass')
    result = pytester.runpytest()
    assert result.ret == pytest.ExitCode.OK
    result.stdout.no_fnmatch_line("*clauses proved*")


@pytest.mark.parametrize("flags", [[], ["--clauses"], ["--collect-only"]])
def test_an_id_that_no_rulebook_has_fails_the_collection(pytester: pytest.Pytester, flags: list[str]) -> None:
    write(pytester, '@pytest.mark.clause("MAR-01", "MAR-99")\ndef test_one(): pass')
    result = pytester.runpytest(*flags)
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(["*test_one names MAR-99, which no rulebook has*"])


@pytest.mark.parametrize(
    "body",
    [
        "def test_all(): assert 1 == 2",
        "def test_all(fails_afterwards): pass",
        "@pytest.mark.xfail(strict=False)\n{mark}\ndef test_all(): assert 1 == 2",
        "@pytest.mark.xfail(strict=False)\n{mark}\ndef test_all(): pass",
        "@pytest.mark.skip\n{mark}\ndef test_all(): pass",
    ],
    ids=["failed", "failed in teardown", "expected to fail", "expected to fail but passed", "skipped"],
)
def test_a_test_that_did_not_simply_pass_proves_nothing(pytester: pytest.Pytester, body: str) -> None:
    mark = '@pytest.mark.clause("MAR-01")'
    fixture = "@pytest.fixture\ndef fails_afterwards():\n    yield\n    raise RuntimeError\n\n"
    write(pytester, fixture + (body.format(mark=mark) if "{mark}" in body else f"{mark}\n{body}"))
    result = pytester.runpytest("--clauses")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["MAR-01 is unproved*"])


def test_marks_of_a_parameter_and_of_a_class_count(pytester: pytest.Pytester) -> None:
    write(
        pytester,
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("MAR-01"))])\n'
        "def test_one(n): pass\n\n"
        '@pytest.mark.clause("MAR-02")\n'
        "class TestTwo:\n    def test_two(self): pass\n",
    )
    result = pytester.runpytest("--clauses")
    result.stdout.no_fnmatch_line("MAR-01 is unproved*")
    result.stdout.no_fnmatch_line("MAR-02 is unproved*")
    result.stdout.fnmatch_lines(["MAR-03 is unproved*"])


def test_proofs_are_counted_when_workers_share_the_tests(pytester: pytest.Pytester) -> None:
    write(
        pytester,
        '@pytest.mark.clause(*known_ids() - {"MAR-02"})\ndef test_most(): pass\n\n'
        '@pytest.mark.clause("MAR-02")\ndef test_rest(): pass\n',
    )
    result = pytester.runpytest("--clauses", "-n", "2", "--dist", "worksteal")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["mariners-compass *"])


def test_an_unknown_id_fails_the_run_of_workers_too(pytester: pytest.Pytester) -> None:
    write(pytester, '@pytest.mark.clause("MAR-99")\ndef test_one(): pass')
    result = pytester.runpytest("-n", "2", "--dist", "worksteal")
    assert result.ret not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
    result.stdout.fnmatch_lines(["*test_one names MAR-99, which no rulebook has*"])


def test_a_clause_that_nothing_can_break_is_no_gap_but_is_listed_with_its_reason() -> None:
    about = {"part": "1", "chapter": "play"}
    advice = {"id": "TST-01", "title": "Joy", "kind": "advice", "text": "Enjoy it.", "unproved": "a wish"} | about
    rule = {"id": "TST-02", "title": "Turns", "kind": "compulsory", "text": "Take turns."} | about
    head = {"game": "test", "title": "Test", "prefix": "TST", "version": 1, "source": "us"}
    rest: dict[str, object] = {key: [] for key in ("decision", "ruling", "option", "scenario", "invariant")}
    rest |= {"chapter": [{"name": "play", "title": "Play"}], "clause": [advice, rule]}
    book = Rulebook(Reader({"rulebook": head, **rest}, "test"))
    report = ClauseReport()
    assert report.unproved(book) == ["TST-02"]
    assert report.lines([book])[1:] == [
        "test                         0/2         0/0         0/0         0/0",
        "TST-01 is beyond proof: a wish",
        "TST-02 is unproved: no passing test names it",
    ]
