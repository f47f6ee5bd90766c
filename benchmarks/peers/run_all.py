"""Measure the peers side by side in one run, each pinned to one core, round-robin.

usage: python run_all.py [--repeats N] [--seconds S] [--only TEXT] [--group engines|clones|all]
                         [--extra 'NAME=COMMAND' ...] [--json FILE]

--extra adds a peer of your own: COMMAND must print, as its last line, a JSON
object with games, steps and seconds (of CPU time). That is how our own engine
is measured in the same run; its ratio to every peer is then in the table.
A peer that is not installed is reported as missing and left out; README.md says what each needs.
"""

from __future__ import annotations

import argparse
import importlib.metadata as md
import json
import os
import shlex
import statistics
import subprocess
import sys
from pathlib import Path

from common import machine

HERE = Path(__file__).resolve().parent
PACKAGES = ["open_spiel", "rlcard", "pettingzoo", "catanatron", "pgx", "jax", "numpy", "msgspec"]


def names(script: str) -> list[str]:
    p = subprocess.run([sys.executable, str(HERE / script), "list"], capture_output=True, text=True, check=True)
    return p.stdout.splitlines()


def main() -> None:
    ap = argparse.ArgumentParser()
    ap.add_argument("--repeats", type=int, default=3)
    ap.add_argument("--seconds", type=float, default=2.0)
    ap.add_argument("--only", default="")
    ap.add_argument("--group", choices=["engines", "clones", "all"], default="all")
    ap.add_argument("--extra", action="append", default=[])
    ap.add_argument("--json", default="")
    ap.add_argument("--reference", default="", help="name whose rate is 1 in the ratio column")
    a = ap.parse_args()
    jobs: list[tuple[str, str, list[str]]] = []
    if a.group in ("engines", "all"):
        jobs += [
            ("engine", n, [sys.executable, str(HERE / "engine_pypi.py"), n, "--seconds", str(a.seconds)])
            for n in names("engine_pypi.py")
        ]
    if a.group in ("clones", "all"):
        jobs += [
            ("clone", n, [sys.executable, str(HERE / "clone_states.py"), n, "--seconds", str(a.seconds / 4)])
            for n in names("clone_states.py")
        ]
    jobs = [j for j in jobs if a.only.lower() in j[1].lower()]
    for e in a.extra:
        n, c = e.split("=", 1)
        jobs.append(("engine", n, shlex.split(c)))
    jobs.insert(0, ("calibration", "pure-Python loop", [sys.executable, str(HERE / "common.py")]))

    got: dict[str, list[dict[str, float]]] = {}
    kind: dict[str, str] = {}
    for r in range(a.repeats):
        for k, n, cmd in jobs:
            p = subprocess.run(
                cmd,
                capture_output=True,
                text=True,
                cwd=HERE,
                env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
            )
            if p.returncode or not p.stdout.strip():
                if r == 0:
                    print(f"# missing: {n}: {p.stderr.strip().splitlines()[-1:]}", file=sys.stderr)
                continue
            got.setdefault(n, []).append(json.loads(p.stdout.strip().splitlines()[-1]))
            kind[n] = k

    rows = []
    for n, rs in got.items():
        steps = [x["steps"] / x["seconds"] for x in rs]
        games = [x["games"] / x["seconds"] for x in rs]
        dec = [x.get("decisions", x["steps"]) / x["seconds"] for x in rs]
        g = sum(x["games"] for x in rs)
        rows.append(
            {
                "kind": kind[n],
                "peer": n,
                "steps_per_s": statistics.median(steps),
                "steps_min": min(steps),
                "steps_max": max(steps),
                "decisions_per_s": statistics.median(dec),
                "games_per_s": statistics.median(games),
                "steps_per_game": sum(x["steps"] for x in rs) / g if g else 0.0,
                "n": len(rs),
            }
        )
    versions = {}
    for name in PACKAGES:
        try:
            versions[name] = md.version(name)
        except md.PackageNotFoundError:
            versions[name] = "not installed"
    print(json.dumps({**machine(), **versions}))
    ref = next((x["steps_per_s"] for x in rows if x["peer"] == a.reference), None)
    print(
        f"{'peer':<46}{'steps/s':>12}{'min':>12}{'max':>12}{'decisions/s':>13}{'games/s':>11}{'steps/game':>11}"
        + ("   ratio" if ref else "")
    )
    for x in rows:
        print(
            f"{x['peer']:<46}{x['steps_per_s']:>12,.0f}{x['steps_min']:>12,.0f}{x['steps_max']:>12,.0f}"
            f"{x['decisions_per_s']:>13,.0f}{x['games_per_s']:>11,.1f}{x['steps_per_game']:>11,.1f}"
            + (f"{x['steps_per_s'] / ref:>8.2f}" if ref else "")
        )
    if a.json:
        Path(a.json).write_text(json.dumps({"machine": machine(), "versions": versions, "rows": rows}, indent=1))


if __name__ == "__main__":
    main()
