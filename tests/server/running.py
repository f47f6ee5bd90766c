"""A server in a process of its own, as people start it: started, killed, started again."""

from __future__ import annotations

import multiprocessing
import multiprocessing.context
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.server.settings import FAST, TRANSPORTS, free_port
from tests.server import planted

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 180.0
BOTH = pytest.mark.parametrize("served", TRANSPORTS, indirect=True)
"""Marks a test that holds for both transports."""
BOTH_STRICT = pytest.mark.parametrize("strict", TRANSPORTS, indirect=True)
PATIENT = "tests.server.patient"
EACH_TRANSPORT = pytest.mark.parametrize("transport", TRANSPORTS)


class Server:
    """`parlour serve` on one port, with one database."""

    def __init__(
        self,
        db: str,
        log: Path,
        port: int | None = None,
        module: str = "parlour",
        guests: tuple[str, ...] = (),
        options: tuple[str, ...] = (),
        source: Path = ROOT / "src",
    ) -> None:
        self.db = db
        self.port = free_port() if port is None else port
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = log
        self._module = module
        self._options = (*options, *(word for guest in guests for word in ("--bot", guest)))
        self._source = source
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        command = [sys.executable, "-m", self._module, "serve", "--port", str(self.port), "--db", self.db]
        command += self._options
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=environment(self._source))
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                raise AssertionError(f"the server has gone: {self._log.read_text()[-2000:]}")
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5):
                    return self
            except OSError:
                time.sleep(0.02)
        raise AssertionError("the server does not come up")

    def log_text(self) -> str:
        """Everything it has written so far."""
        return self._log.read_text(encoding="utf-8")

    def memory_kib(self) -> int:
        """What it holds in memory now."""
        assert self._process is not None
        return memory_kib(self._process.pid)

    def kill(self) -> None:
        """As if the power had gone, for the process."""
        self.signal(signal.SIGKILL)

    def stop(self) -> int:
        """Politely; returns the exit code."""
        return self.signal(signal.SIGTERM)

    def signal(self, number: int) -> int:
        """The exit code, for a signal that ends it."""
        assert self._process is not None
        self._process.send_signal(number)
        return self._process.wait(PATIENCE)


Start = Callable[[str, str], Server]
"""Starts a server from a module on a transport."""


def environment(source: Path = ROOT / "src") -> dict[str, str]:
    """Return the environment of a process that imports Parlour from a folder.

    Bytecode is cached beside that folder, so that the modules are not compiled again for every process.
    """
    found = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}
    found.pop("PYTHONDONTWRITEBYTECODE", None)
    found["PYTHONPYCACHEPREFIX"] = str(source.parent / "build" / "pycache")
    return found


def memory_kib(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["parlour.server.ops.runner", "tests.server.planted", "alembic.command", "sqlalchemy"])


class Forked:
    """The same server, from a process that has loaded everything already: up in a moment, so it can be killed often.

    `faults` are names of `planted.FAULTS`.
    """

    def __init__(self, db: str, log: Path, faults: tuple[str, ...] = (), transport: str = FAST) -> None:
        self.db = db
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = log.parent
        self._log = log
        self._faults = faults
        self._transport = transport
        self._process: multiprocessing.context.ForkServerProcess | None = None

    def start(self) -> Forked:
        os.environ.setdefault("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT)]))
        given = (self.db, self.port, str(self._log), self._faults, self._transport)
        self._process = FORKS.Process(target=planted.serve, args=given)
        self._process.start()
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self._process.is_alive(), f"the server has gone: {self._log.read_text()[-2000:]}"
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5):
                    return self
            except OSError:
                time.sleep(0.01)
        raise AssertionError("the server does not come up")

    def log_text(self) -> str:
        """Everything it has written so far."""
        return self._log.read_text(encoding="utf-8")

    def memory_kib(self) -> int:
        """What it holds in memory now."""
        return memory_kib(self.process_id())

    def open_files(self) -> int:
        """How many descriptors it has."""
        return len(list(Path(f"/proc/{self.process_id()}/fd").iterdir()))

    def process_id(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def ended(self) -> int:
        """The exit code of one that ends by itself; it is waited for."""
        assert self._process is not None
        self._process.join(PATIENCE)
        assert self._process.exitcode is not None, "it goes on"
        return self._process.exitcode

    def kill(self) -> None:
        """As if the power had gone, for the process."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Politely; returns the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int:
        process = self._process
        assert process is not None
        assert process.pid is not None
        if process.exitcode is None:
            os.kill(process.pid, number)
        process.join(PATIENCE)
        code = process.exitcode
        assert code is not None
        process.close()
        self._process = None
        return code
