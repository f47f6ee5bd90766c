"""Build the toy engine in several ways and time each, round-robin, pinned to
one core, by CPU time (other jobs may share the machine). Every variant must give
the same checksum, or it is reported as wrong.

usage: python bench_toy.py [--work DIR] [--seconds S] [--repeats N]
                           [--python NAME=COMMAND ...]   (other interpreters)
Needs gcc; mypy, cython and numba where installed.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent

TIMER = """
import sys, time, os
sys.path.insert(0, {path!r})
try:
    os.sched_setaffinity(0, {{sorted(os.sched_getaffinity(0))[-1]}})
except Exception:
    pass
import {module} as t
seconds = {seconds}
chunk = {chunk}
t.play_many(1, min(chunk, 200))
check = t.play_many(1, 200)[2]
games = steps = 0
clock = time.process_time
start = clock()
while clock() - start < seconds:
    g, s, _ = t.play_many(1 + games, chunk)
    games += g
    steps += s
took = clock() - start
out = dict(games=games, steps=steps, seconds=took, check=check)
if hasattr(t, "copies"):
    n = 2000
    start = clock()
    while True:
        t.copies(7, 120, n)
        took = clock() - start
        if took > 0.3:
            break
        n *= 2
    out["copies_per_s"] = n / took
import json
print(json.dumps(out))
"""

PXD = """
cdef class Square:
    cdef public int price, rent, group, tax
cdef class Player:
    cdef public int cash, pos, jail
    cdef public bint alive
cdef class State:
    cdef public list players, owner, houses, bidding
    cdef public int phase, current, turn, lot, bidder, high_bid, high_bidder, left
    cdef public long long seed
    cpdef State copy(self)
    cdef int die(self)
    cdef bint owns_group(self, int who, int group)
    cdef int rent(self, int sq)
    cpdef list legal_actions(self)
    cpdef apply(self, int action)
    cdef do_roll(self)
    cdef pay(self, int amount, int to)
    cdef next_turn(self)
    cdef start_auction(self, int sq)
    cdef do_bid(self, int action)
"""


def final_phases(src: str) -> str:
    """The same source with the IntEnum replaced by Final int constants."""
    names = ["ROLL", "BUY", "AUCTION", "MANAGE", "OVER"]
    src = re.sub(
        r"class Phase\(IntEnum\):\n(    \w+ = \d+\n)+",
        "\n".join(f"PHASE_{n}: Final = {i}" for i, n in enumerate(names)) + "\n",
        src,
    )
    src = re.sub(r"Phase\.(\w+)", r"PHASE_\1", src)
    return src.replace("self.phase: Phase", "self.phase: int").replace("from enum import IntEnum\n", "")


def native_ints(src: str) -> str:
    """Fields, arguments and results as mypyc's i64 (lists stay lists of int)."""
    src = final_phases(src)
    src = src.replace("from typing import Final", "from typing import Final\nfrom mypy_extensions import i64")
    src = re.sub(r"(self\.\w+: )int\b", r"\1i64", src)
    src = re.sub(r"(\w+: )int(?=[,)])", r"\1i64", src)
    src = re.sub(r"-> int:", "-> i64:", src)
    src = re.sub(r"tuple\[int, int, int\]", "tuple[i64, i64, i64]", src)
    src = re.sub(r"tuple\[int, int\]", "tuple[i64, i64]", src)
    src = src.replace("    steps = 0\n", "    steps: i64 = 0\n").replace("    check = 0\n", "    check: i64 = 0\n")
    src = src.replace("    check = state.turn\n", "    check: i64 = state.turn\n")
    src = src.replace("    n = 0\n    for _ in range(count)", "    n: i64 = 0\n    for _ in range(count)")
    src = src.replace("    r = seed", "    r: i64 = seed")
    return src


def sh(cmd: list[str], cwd: Path) -> tuple[bool, str]:
    p = subprocess.run(cmd, cwd=cwd, capture_output=True, text=True)
    return p.returncode == 0, (p.stdout + p.stderr)[-1500:]


def build(work: Path) -> dict[str, dict[str, object]]:
    base = (HERE / "toy_engine.py").read_text()
    out: dict[str, dict[str, object]] = {}

    def fresh(name: str) -> Path:
        d = work / name
        shutil.rmtree(d, ignore_errors=True)
        d.mkdir(parents=True)
        return d

    def add(name: str, d: Path, module: str = "toy_engine", chunk: int = 50) -> None:
        out[name] = {"path": str(d), "module": module, "chunk": chunk}

    d = fresh("plain")
    (d / "toy_engine.py").write_text(base)
    add("CPython, IntEnum phases", d)
    d = fresh("final")
    (d / "toy_engine.py").write_text(final_phases(base))
    add("CPython, Final int phases", d)

    for name, src in (
        ("mypyc, IntEnum phases", base),
        ("mypyc, Final int phases", final_phases(base)),
        ("mypyc, Final phases + i64", native_ints(base)),
    ):
        d = fresh(re.sub(r"\W+", "_", name))
        (d / "toy_engine.py").write_text(src)
        ok, log = sh([sys.executable, "-m", "mypyc", "toy_engine.py"], d)
        if ok:
            add(name, d, chunk=200)
        else:
            print(f"# {name}: not built\n{log}", file=sys.stderr)

    for name, src, pxd in (
        ("Cython, unchanged source", base, ""),
        ("Cython, Final phases + .pxd", final_phases(base), PXD),
    ):
        d = fresh(re.sub(r"\W+", "_", name))
        (d / "toy_engine.py").write_text(re.sub(r"\n    __slots__ = \([^)]*\)\n", "\n", src) if pxd else src)
        if pxd:
            (d / "toy_engine.pxd").write_text(pxd)
        ok, log = sh(
            [
                sys.executable,
                "-m",
                "Cython.Build.Cythonize",
                "-i",
                "-3",
                "-X",
                "boundscheck=False",
                "-X",
                "wraparound=False",
                "-X",
                "cdivision=True",
                "-X",
                f"annotation_typing={not pxd}",
                "toy_engine.py",
            ],
            d,
        )
        if ok:
            add(name, d, chunk=200)
        else:
            print(f"# {name}: not built\n{log}", file=sys.stderr)

    try:
        import numba  # noqa: F401

        d = fresh("numba")
        shutil.copy(HERE / "toy_numba.py", d)
        add("Numba, one int64 array", d, module="toy_numba", chunk=5000)
    except ImportError:
        pass
    d = fresh("c")
    ok, log = sh(["gcc", "-O3", "-march=native", "-o", str(d / "toy"), str(HERE / "toy.c")], d)
    if ok:
        out["C, gcc -O3 -march=native"] = {"exe": str(d / "toy")}
    return out


def main() -> None:
    ap = argparse.ArgumentParser()
    ap.add_argument("--work", default="", help="folder to build in (a temporary one when not given)")
    ap.add_argument("--seconds", type=float, default=2.0)
    ap.add_argument("--repeats", type=int, default=5)
    ap.add_argument("--python", action="append", default=[], metavar="NAME=COMMAND")
    ap.add_argument("--one", default="", metavar="DIR:MODULE", help="time one built variant, for run_all.py --extra")
    ap.add_argument("--one-exe", default="", metavar="FILE", help="time the built C program, likewise")
    a = ap.parse_args()
    work = Path(a.work or tempfile.mkdtemp(prefix="toy-"))
    if a.one:
        path, module = a.one.rsplit(":", 1)
        exec(TIMER.format(path=path, module=module, seconds=a.seconds, chunk=50), {})
        return
    if a.one_exe:
        core = str(max(os.sched_getaffinity(0)))
        n, s, _c, t = subprocess.run(
            ["taskset", "-c", core, a.one_exe, "1", "100000"], capture_output=True, text=True, check=True
        ).stdout.split()
        print(json.dumps({"games": int(n), "steps": int(s), "seconds": float(t)}))
        return
    variants = build(work)
    runs: list[tuple[str, list[str], dict[str, str]]] = []
    for name, v in variants.items():
        if "exe" in v:
            continue
        code = TIMER.format(path=v["path"], module=v["module"], seconds=a.seconds, chunk=v["chunk"])
        runs.append((name, [sys.executable, "-c", code], {}))
    for spec in a.python:
        name, cmd = spec.split("=", 1)
        env = {}
        parts = shlex.split(cmd)
        while parts and re.match(r"^[A-Z_]+=", parts[0]):
            k, val = parts.pop(0).split("=", 1)
            env[k] = val
        code = TIMER.format(path=str(work / "plain"), module="toy_engine", seconds=a.seconds, chunk=50)
        runs.append((f"{name}, IntEnum phases", [*parts, "-c", code], env))
    results: dict[str, list[dict[str, float]]] = {}
    for _ in range(a.repeats):
        for name, cmd, env in runs:
            p = subprocess.run(cmd, capture_output=True, text=True, env={**os.environ, **env})
            if p.returncode:
                print(f"# {name}: {p.stderr[-300:]}", file=sys.stderr)
                continue
            results.setdefault(name, []).append(json.loads(p.stdout))
        exe = variants.get("C, gcc -O3 -march=native", {}).get("exe")
        if exe:
            core = str(max(os.sched_getaffinity(0)))
            chk = subprocess.run([str(exe), "1", "200"], capture_output=True, text=True).stdout.split()
            g, s, _c, t = subprocess.run(
                ["taskset", "-c", core, str(exe), "1", "60000"], capture_output=True, text=True
            ).stdout.split()
            results.setdefault("C, gcc -O3 -march=native", []).append(
                {"games": int(g), "steps": int(s), "seconds": float(t), "check": int(chk[2])}
            )
    first = next(iter(results))
    want = results[first][0]["check"]
    base = statistics.median(r["games"] / r["seconds"] for r in results[first])
    print(f"{'variant':<44}{'games/s':>10}{'min':>9}{'max':>9}{'steps/s':>13}{'x':>8}{'copies/s':>12}  same game")
    table = []
    for name, rs in results.items():
        gs = [r["games"] / r["seconds"] for r in rs]
        m = statistics.median(gs)
        steps = statistics.median(r["steps"] / r["seconds"] for r in rs)
        cp = statistics.median(r.get("copies_per_s", 0) for r in rs)
        same = all(r["check"] == want for r in rs)
        print(
            f"{name:<44}{m:>10,.0f}{min(gs):>9,.0f}{max(gs):>9,.0f}{steps:>13,.0f}{m / base:>8.2f}{cp:>12,.0f}  {'yes' if same else 'NO'}"
        )
        table.append(
            {
                "variant": name,
                "games_per_s": m,
                "min": min(gs),
                "max": max(gs),
                "steps_per_s": steps,
                "ratio": m / base,
                "copies_per_s": cp,
                "same": same,
                "n": len(rs),
            }
        )
    (work / "toy.json").write_text(json.dumps(table, indent=1))


if __name__ == "__main__":
    main()
