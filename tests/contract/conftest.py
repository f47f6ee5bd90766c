"""One suite over every game there is, free with its folder: tests that name `seats` run for each number of seats,
tests that name `options` for the default and every other reading, tests that name `slug` alone once a game."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.registry import find
from parlour.table import library
from parlour.testing import rulebook_of, seat_counts, settings


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    asked = set(metafunc.fixturenames)
    if {"slug", "seats", "options"} <= asked:
        cases = [(slug, *case) for slug in parlour.games() for case in scenes(slug)]
        metafunc.parametrize(
            ("slug", "seats", "options"),
            [(slug, seats, options) for slug, seats, _name, options in cases],
            ids=[f"{slug}-{seats}-{name}" for slug, seats, name, _options in cases],
        )
    elif {"slug", "seats"} <= asked:
        metafunc.parametrize(
            ("slug", "seats"), [(slug, seats) for slug in parlour.games() for seats in seat_counts(slug)]
        )
    elif "slug" in asked:
        metafunc.parametrize("slug", parlour.games())


def scenes(slug: str) -> list[tuple[int, str, dict[str, object]]]:
    """Every number of seats by the default rules, and every other setting with one number of seats after another."""
    counts = seat_counts(slug)
    (default, nothing), *others = settings(slug).items()
    found = [(seats, default, nothing) for seats in counts]
    for n, (name, options) in enumerate(others):
        turn = [counts[(n + step) % len(counts)] for step in range(len(counts))]
        found.append((next(seats for seats in turn if can_sit(slug, seats, options)), name, options))
    return found


def can_sit(slug: str, seats: int, options: dict[str, object]) -> bool:
    """Whether so many can play by these options: a reading may be for fewer than the game."""
    try:
        find(slug).rules.setup(library.bundled_edition(slug), rulebook_of(slug).complete(options), seats)
    except parlour.BadData:
        return False
    return True
