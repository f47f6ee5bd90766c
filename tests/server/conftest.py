"""Servers in processes of their own, and both stores, for tests that talk to them or ask the same of either."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.server.settings import METRICS_KEY
from tests.server.postgres import Postgres
from tests.server.running import Server
from tests.server.scripted import KEY


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for each test process."""
    server = Postgres().start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For all tests of a worker; its limits are very wide."""
    folder = tmp_path_factory.mktemp("served")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(METRICS_KEY, KEY)
        server = Server(f"sqlite:///{folder / 'tables.db'}", folder / "log", module="tests.server.patient").start()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture(scope="session")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Another with the limits that everybody gets."""
    folder = tmp_path_factory.mktemp("strict")
    server = Server(f"sqlite:///{folder / 'tables.db'}", folder / "log").start()
    yield server
    server.stop()
