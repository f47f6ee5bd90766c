"""F2: honest games are accepted, forgeries rejected at the right line, and what a file cannot show is left open.

Two checkers are asked: ours, and a second one written from the document. The survey that judges them is itself tried
on checkers with planted faults, which it must find.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

import pytest

import parlour
from parlour.core.registry import find
from parlour.records.player_log import BEYOND
from parlour.records.verification_report import CANNOT_JUDGE, FORGED, HONEST, OK, SOUND, Finding, VerificationReport
from parlour.records.verify import verify
from parlour.testing import seat_counts
from tests.table import second_checker
from tests.table.forging import ALONE, EVERY, RULES_ONLY, WITH_LOG, Forgery
from tests.table.honest import GAME, play, short_game
from tests.table.shapes import SHAPES

Checker = Callable[[str, str | None], VerificationReport]
Forger = Callable[[int], Forgery | None]
QUICK = range(50)
LONG = range(1000)


@lru_cache(maxsize=2000)
def forged(forger: Forger, seed: int) -> Forgery | None:
    """A forgery, made once for all who judge it."""
    return forger(seed)


def complaints(checker: Checker, seeds: Sequence[int], forger: Forger) -> list[str]:
    """What a checker does wrong with one kind of forgery, and how many forgeries there were."""
    found: list[str] = []
    tried = 0
    for seed in seeds:
        forgery = forged(forger, seed)
        if forgery is None:
            continue
        tried += 1
        name = f"{forger.__name__} {seed}"
        report = checker(forgery.record, forgery.log)
        first = report.first_bad
        if report.verdict != FORGED or first is None:
            found.append(f"{name}: {report.verdict}, not forged")
        elif first.line != forgery.line:
            found.append(f"{name}: line {first.line}, not {forgery.line}: {first}")
        alone = checker(forgery.record, None)
        if alone.verdict != forgery.alone:
            found.append(f"{name} without a log: {alone.verdict}, not {forgery.alone}")
        found += [f"{name}: {f}" for f in alone.findings if f.check in BEYOND and f.result != CANNOT_JUDGE]
    return found if tried >= 0.8 * len(seeds) else [*found, f"{forger.__name__}: only {tried} forgeries"]


def honest_complaints(checker: Checker, seeds: Iterable[int]) -> list[str]:
    """What a checker does wrong with honest games, with and without the player's log."""
    found: list[str] = []
    for seed in seeds:
        record = short_game(seed).record()
        with_log = checker(record, record)
        if with_log.verdict != HONEST:
            found.append(f"{seed}: {with_log.verdict}: {with_log.findings}")
        alone = checker(record, None)
        if alone.verdict != SOUND or {f.check for f in alone.unjudged} != set(BEYOND):
            found.append(f"{seed} without a log: {alone.verdict}: {alone.findings}")
    return found


def disagreements(seeds: Iterable[int], forger: Forger) -> list[str]:
    """Files on which the second checker says something else than ours."""
    shapes = SHAPES[GAME]
    found: list[str] = []
    for seed in seeds:
        forgery = forged(forger, seed)
        if forgery is not None:
            for log in {forgery.log, None}:
                theirs, _line = second_checker.check(forgery.record, shapes, log)
                ours = verify(forgery.record, log).verdict
                if (theirs == second_checker.FORGED) != (ours == FORGED):
                    found.append(f"{forger.__name__} {seed}: {theirs}, ours {ours}")
    return found


@pytest.mark.parametrize("slug", list(SHAPES))
def test_the_second_checker_knows_every_draw(slug: str) -> None:
    assert sorted(find(slug).draw_notations) == sorted(SHAPES[slug])


def check_honest(slug: str, seeds: Iterable[int]) -> None:
    """Whole games with every number of seats, under the default options or such as end them soon: ours accepts them,
    and the second checker, where the faces of a draw depend at most on what was drawn before."""
    counts = seat_counts(slug)
    for seed in seeds:
        names = [f"Player {n + 1}" for n in range(counts[seed % len(counts)])]
        record = play(seed, slug, find(slug).brief, names).record()
        report = verify(record, record)
        assert report.verdict == HONEST, f"{slug} {seed}: {report.findings}"
        if slug in SHAPES:
            assert second_checker.check(record, SHAPES[slug], record) == (second_checker.ACCEPTED, 0)


@pytest.mark.parametrize("slug", parlour.games())
def test_honest_games_of_every_kind_are_accepted(slug: str) -> None:
    check_honest(slug, range(8))


@pytest.mark.soak
@pytest.mark.parametrize("slug", parlour.games())
def test_a_thousand_honest_games_of_every_kind_are_accepted(slug: str) -> None:
    check_honest(slug, LONG)


def test_honest_games_are_accepted() -> None:
    assert honest_complaints(verify, QUICK) == []


@pytest.mark.parametrize("forger", EVERY)
def test_forgeries_are_rejected_at_their_first_bad_line(forger: Forger) -> None:
    assert complaints(verify, QUICK, forger) == []


@pytest.mark.parametrize("forger", [*ALONE, *WITH_LOG])
def test_the_second_checker_agrees_on_forgeries(forger: Forger) -> None:
    assert disagreements(QUICK, forger) == []


def test_the_second_checker_agrees_on_honest_games() -> None:
    shapes = SHAPES[GAME]
    for seed in QUICK:
        record = short_game(seed).record()
        assert second_checker.check(record, shapes, record) == (second_checker.ACCEPTED, 0)
        assert second_checker.check(record, shapes) == (second_checker.UNKNOWN, 0)


@pytest.mark.soak
def test_a_thousand_honest_games_are_accepted() -> None:
    assert honest_complaints(verify, LONG) == []


@pytest.mark.soak
@pytest.mark.parametrize("forger", EVERY)
def test_a_thousand_forgeries_of_each_kind_are_rejected(forger: Forger) -> None:
    assert complaints(verify, LONG, forger) == []
    if forger not in RULES_ONLY:
        assert disagreements(LONG, forger) == []


def without_nonces(log: str) -> str:
    """A log cut before its first nonce, and without what was sent."""
    rows = log.split("\n")
    end = next((n for n, row in enumerate(rows) if " nonce " in row), len(rows))
    return "\n".join(rows[:end]) + "\n"


def accepts_absent_nonce(record: str, log: str | None) -> VerificationReport:
    """A planted fault: nonces in the log are not looked for."""
    return verify(record, None if log is None else without_nonces(log))


def always_sure(record: str, log: str | None) -> VerificationReport:
    """A planted fault: ok where it cannot judge."""
    findings = verify(record, log).findings
    return VerificationReport([Finding(f.check, OK, f.text) if f.result == CANNOT_JUDGE else f for f in findings])


def trusts_the_dice(record: str, log: str | None) -> VerificationReport:
    """A planted fault: draws are not checked."""
    return VerificationReport([f for f in verify(record, log).findings if f.check != "draws"])


def names_the_end(record: str, log: str | None) -> VerificationReport:
    """A planted fault: the line named is the last one of the file."""
    last = json.dumps(record).count("\\n")
    return VerificationReport(
        [Finding(f.check, f.result, f.text, last if f.line else 0) for f in verify(record, log).findings]
    )


@pytest.mark.parametrize(
    ("fault", "kind"),
    [
        (accepts_absent_nonce, "missing_nonce"),
        (accepts_absent_nonce, "nonce_that_never_came"),
        (always_sure, "swapped_commitment"),
        (trusts_the_dice, "biased_mapping"),
        (names_the_end, "changed_roll"),
    ],
)
def test_the_survey_finds_planted_faults(fault: Checker, kind: str) -> None:
    forger = next(forger for forger in EVERY if forger.__name__ == kind)
    assert complaints(fault, QUICK, forger) != []


def test_the_survey_of_honest_games_finds_a_checker_that_is_always_sure() -> None:
    assert honest_complaints(always_sure, range(3)) != []
