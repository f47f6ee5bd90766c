"""A server in a process of its own, for all tests of a worker that only talk to it. Its limits are very wide."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.server.settings import METRICS_KEY
from tests.server.running import Server
from tests.server.scripted import KEY


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("served")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(METRICS_KEY, KEY)
        server = Server(f"sqlite:///{folder / 'tables.db'}", folder / "log", module="tests.server.patient").start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Another with the limits that everybody gets."""
    folder = tmp_path_factory.mktemp("strict")
    server = Server(f"sqlite:///{folder / 'tables.db'}", folder / "log").start()
    yield server
    server.stop()
