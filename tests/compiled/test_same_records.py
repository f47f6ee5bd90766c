"""The compiled engine plays the same games as the plain sources, to the byte. Run by `make test-compiled`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import parlour
from parlour import engine
from parlour.core.registry import find
from parlour.table import library

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / "build" / "compiled"
QUICK = 2_000
FULL = 200_000
"""How many answers are given in each game with each number of seats."""


def tables() -> list[tuple[str, int]]:
    """Every game with every number of seats."""
    found = []
    for slug in parlour.games():
        edition = library.edition(find(slug))
        found += [(slug, seats) for seats in range(edition.least_seats, edition.most_seats + 1)]
    return found


def records(tree: Path, slug: str, seats: int, answers: int) -> tuple[str, str]:
    """Which engine a source tree has, and the records it writes."""
    command = [sys.executable, "-m", "parlour.testing.records", slug, str(seats), "1", str(answers)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, env={**os.environ, "PYTHONPATH": str(tree)}
    )
    kind, written = done.stdout.split("\n", 1)
    return kind, written


def compare(slug: str, seats: int, answers: int) -> None:
    pure, plain_records = records(ROOT / "src", slug, seats, answers)
    compiled, compiled_records = records(COMPILED, slug, seats, answers)
    assert (pure, compiled) == (engine.PURE, engine.COMPILED)
    assert plain_records.count("\n") > answers
    assert plain_records == compiled_records


@pytest.mark.compiled
@pytest.mark.parametrize(("slug", "seats"), tables())
def test_both_engines_write_the_same_records(slug: str, seats: int) -> None:
    compare(slug, seats, QUICK)


@pytest.mark.soak
@pytest.mark.parametrize(("slug", "seats"), tables())
def test_both_engines_write_the_same_records_for_long(slug: str, seats: int) -> None:
    compare(slug, seats, FULL)
