"""Servers in processes of their own, and both stores, for tests that talk to them or ask the same of either."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.server.settings import FAST, METRICS_KEY
from tests.server.postgres import Postgres
from tests.server.running import PATIENT, Server, Start
from tests.server.scripted import KEY


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for each test process."""
    server = Postgres().start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Start]:
    """Starts a server of a module on a transport, once for all tests of a worker."""
    servers: dict[tuple[str, str], Server] = {}

    def start(module: str, transport: str) -> Server:
        if (module, transport) not in servers:
            folder = tmp_path_factory.mktemp("served")
            with pytest.MonkeyPatch.context() as patch:
                patch.setenv(METRICS_KEY, KEY)
                db, options = f"sqlite:///{folder / 'tables.db'}", ("--transport", transport)
                server = Server(db, folder / "log", module=module, options=options).start()
            servers[module, transport] = server
        return servers[module, transport]

    yield start
    for server in servers.values():
        server.stop()


@pytest.fixture
def served(request: pytest.FixtureRequest, started: Start) -> Server:
    """A server with very wide limits, on the fast transport unless a test says otherwise (`BOTH`)."""
    return started(PATIENT, getattr(request, "param", FAST))


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def strict(request: pytest.FixtureRequest, started: Start) -> Server:
    """Another with the limits that everybody gets."""
    return started("parlour", getattr(request, "param", FAST))
