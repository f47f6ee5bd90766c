"""Parlour's server beside boardgame.io's under the same load, in turns: the server on one core, the driver on another.

usage: python benchmarks/servers.py [--repeats N] [--seconds S] [--matches M] [--json FILE] [--opt LEVEL]
       python benchmarks/servers.py --transport fast --transport plain     Parlour's transports, without a peer

Parlour plays real rules and answers when a move is on disk (SQLite, every commit synchronised); boardgame.io plays a
small game of its own and keeps it in memory. A match has two players, each with a socket of his own, and one move
outstanding at any time; paced, it rests half a second between moves. Also measures what a table costs: memory of idle
tables, and the time to open one with a long journal.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Final, NamedTuple

from parlour.server.settings import FAST, TRANSPORTS, free_port

ROOT: Final = Path(__file__).resolve().parent.parent
PEER: Final = ROOT / "benchmarks" / "peers" / "server"
COMPILED: Final = ROOT / "build" / "compiled"
INSTALLED: Final = ROOT / "build" / "server-peers"
PACED: Final = 500
PATIENCE: Final = 60.0
GAMES: Final = ("ten-up", "weigh-anchor")


class Load(NamedTuple):
    """What one candidate did in one run."""

    moves_a_second: float
    p50: float
    p99: float
    megabytes: float
    cpu: float
    """Microseconds of the server's processor time for a move. Others' work on the machine affects it less."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--json", default="")
    parser.add_argument("--opt", default="full", help="the compiler's level, see tools/compile.py")
    parser.add_argument("--transport", action="append", choices=TRANSPORTS, default=[])
    given = parser.parse_args()
    compiling = [sys.executable, "tools/compile.py", "--into", str(COMPILED), "--opt", given.opt]
    subprocess.run(compiling, cwd=ROOT, check=True)
    install()
    found = compared(given) if given.transport else beside_peer(given)
    if given.json:
        Path(given.json).write_text(json.dumps({name: [one._asdict() for one in runs] for name, runs in found.items()}))


def beside_peer(given: argparse.Namespace) -> dict[str, list[Load]]:
    """Parlour and its peer, as fast as they go and paced, and then what a table costs."""
    found: dict[str, list[Load]] = {}
    for turn in range(given.repeats):
        for think in (0, PACED):
            for name in ("boardgame.io", *GAMES):
                label = f"{name}, {'paced' if think else 'as fast as it goes'}"
                print(f"round {turn + 1} of {given.repeats}: {label}", file=sys.stderr)
                found.setdefault(label, []).append(load(name, given.matches, given.seconds, think))
    show(found)
    for line in table_costs():
        print(line)
    return found


def compared(given: argparse.Namespace) -> dict[str, list[Load]]:
    """Parlour's transports, in turns, as fast as they go; each beside the first."""
    found: dict[str, list[Load]] = {}
    for turn in range(given.repeats):
        for game in GAMES:
            for transport in given.transport:
                label = f"{game}, {transport}"
                print(f"round {turn + 1} of {given.repeats}: {label}", file=sys.stderr)
                found.setdefault(label, []).append(load(game, given.matches, given.seconds, 0, transport))
    titles = ("moves/s", "to first", "CPU us", "lowest", "highest", "to first", "MB")
    print(f"{'game and transport':<26}" + "".join(f"{title:>10}" for title in titles))
    for name, runs in found.items():
        first = found[f"{name.partition(', ')[0]}, {given.transport[0]}"]
        rate, size = (statistics.median(one[n] for one in runs) for n in (0, 3))
        faster = statistics.median(a.moves_a_second / b.moves_a_second for a, b in zip(runs, first, strict=True))
        costs = [one.cpu for one in runs]
        dearer = statistics.median(a / b.cpu for a, b in zip(costs, first, strict=True))
        spread = f"{statistics.median(costs):>10.1f}{min(costs):>10.1f}{max(costs):>10.1f}"
        print(f"{name:<26}{rate:>10,.0f}{faster:>10.2f}{spread}{dearer:>10.2f}{size:>10.0f}")
    return found


def install() -> None:
    """The peer and what the driver needs, by the lock."""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        (INSTALLED / name).write_bytes((PEER / name).read_bytes())
    subprocess.run(["npm", "ci", "--silent"], cwd=INSTALLED, check=True, env=_environment())


def load(name: str, matches: int, seconds: float, think: int, transport: str = FAST) -> Load:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        is_peer = name == "boardgame.io"
        peer = ["node", str(PEER / "bgio_server.js"), "memory", str(port), folder]
        command = peer if is_peer else ours(port, folder, transport)
        with Served(command, port, is_peer) as server:
            kind = "bgio" if is_peer else f"parlour:{name}"
            driver = ["node", str(PEER / "driver.js"), kind, str(port), str(matches), str(seconds), str(think)]
            driver.append(str(server.process_id()))
            done = subprocess.run(
                ["taskset", "-c", "1", *driver], cwd=INSTALLED, env=_environment(), capture_output=True, text=True
            )
            if done.returncode:
                sys.exit(f"{name}: the driver failed\n{done.stdout}{done.stderr}")
            told = json.loads(done.stdout.strip().splitlines()[-1])
            cpu = told["cpu"] / told["moves"] * 1e6
            return Load(told["moves"] / told["seconds"], told["p50"], told["p99"], server.megabytes(), cpu)


def ours(port: int, folder: str, transport: str) -> list[str]:
    script = str(ROOT / "benchmarks" / "serve_without_limits.py")
    return [sys.executable, script, str(port), f"sqlite:///{folder}/tables.db", transport]


class Served:
    """A server on core 0, from ready to stopped."""

    def __init__(self, command: list[str], port: int, is_peer: bool = False) -> None:
        self._command = ["taskset", "-c", "0", *command]
        self._port = port
        self._is_peer = is_peer

    def __enter__(self) -> Served:
        self._process = subprocess.Popen(
            self._command, cwd=INSTALLED, env=_environment(), stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self._process.stdout is not None
        if self._is_peer:
            for line in self._process.stdout:
                if "ready" in line:
                    break
        else:
            wait_for(f"http://127.0.0.1:{self._port}/health")
        time.sleep(0.5)
        return self

    def __exit__(self, *_problem: object) -> None:
        self._process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(15)
        with contextlib.suppress(ProcessLookupError):  # node is started by a program that may be gone before it
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def process_id(self) -> int:
        return self._process.pid

    def megabytes(self) -> float:
        for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0


def table_costs() -> list[str]:
    """What idle tables cost in memory, and how long it takes to open one with a long journal."""
    script = str(ROOT / "benchmarks" / "table_costs.py")
    done = subprocess.run([sys.executable, script], env=_environment(), capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def show(found: dict[str, list[Load]]) -> None:
    print(f"{'server and load':<36}{'moves/s':>10}{'to peer':>9}{'p50 ms':>9}{'p99 ms':>9}{'p99 to peer':>13}{'MB':>7}")
    for name, runs in found.items():
        peers = found[f"boardgame.io, {name.partition(', ')[2]}"]
        rate = statistics.median(one.moves_a_second for one in runs)
        p50, p99, size = (statistics.median(one[n] for one in runs) for n in (1, 2, 3))
        faster = statistics.median(a.moves_a_second / b.moves_a_second for a, b in zip(runs, peers, strict=True))
        slower = statistics.median(a.p99 / b.p99 for a, b in zip(runs, peers, strict=True))
        print(f"{name:<36}{rate:>10,.0f}{faster:>9.2f}{p50:>9.2f}{p99:>9.2f}{slower:>13.2f}{size:>7.0f}")


def wait_for(url: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except OSError:
            time.sleep(0.05)
    sys.exit(f"{url} does not answer")


def _environment() -> dict[str, str]:
    """Node from the environment this script runs in, the compiled engine before the sources."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "PYTHONPATH": str(COMPILED)}


if __name__ == "__main__":
    main()
