"""Every test here that names `slug` runs for each game there is."""

from __future__ import annotations

import pytest

import parlour


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "slug" in metafunc.fixturenames:
        metafunc.parametrize("slug", parlour.games())
