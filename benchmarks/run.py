"""The engine beside its peers, in one run: who takes turns on one core shares its slow minutes.

usage: python benchmarks/run.py [--repeats N] [--seconds S] [--json FILE]

Measures, pure and compiled alike: random play of every game beside the toy engine of peers/toy, and copies of a
mid-game state beside catanatron's game.copy(). Prints medians with their span, and the ratios that count.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PEERS: Final = ROOT / "benchmarks" / "peers"
COMPILED: Final = ROOT / "build" / "compiled"
TOYS: Final = ROOT / "build" / "toys"
CATANATRON: Final = "catanatron game.copy()"
ENGINES: Final = ("pure", "compiled")

sys.path.insert(0, str(PEERS))
sys.path.insert(0, str(PEERS / "toy"))

from bench_toy import final_phases  # type: ignore[import-not-found]  # noqa: E402  (the path is set above)
from common import machine  # type: ignore[import-not-found]  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", default="")
    given = parser.parse_args()
    subprocess.run([sys.executable, "tools/compile.py", "--into", str(COMPILED)], cwd=ROOT, check=True)
    build_toys()
    jobs = all_jobs(str(given.seconds))
    rates: dict[str, list[float]] = {name: [] for name in jobs}
    for turn in range(given.repeats):
        print(f"round {turn + 1} of {given.repeats}", file=sys.stderr)
        for name, (command, path) in jobs.items():
            rates[name].append(rate(name, command, path))
    medians = {name: statistics.median(values) for name, values in rates.items()}
    print(json.dumps(machine()))
    print(f"{'measured':<44}{'steps/s':>14}{'min':>14}{'max':>14}{'ratio':>9}  to")
    for name, values in rates.items():
        reference = reference_of(name)
        ratio = f"{medians[name] / medians[reference]:>9.2f}" if reference != name else f"{'':>9}"
        print(f"{name:<44}{medians[name]:>14,.0f}{min(values):>14,.0f}{max(values):>14,.0f}{ratio}  {reference}")
    if given.json:
        Path(given.json).write_text(json.dumps({"machine": machine(), "rates": rates}, indent=1))


def all_jobs(seconds: str) -> dict[str, tuple[list[str], str]]:
    """Name to command and import path, in the order of their turns."""
    clone = [sys.executable, str(PEERS / "clone_states.py"), CATANATRON, "--seconds", seconds]
    jobs: dict[str, tuple[list[str], str]] = {CATANATRON: (clone, "")}
    toy = [sys.executable, str(PEERS / "toy" / "bench_toy.py"), "--seconds", seconds, "--one"]
    for engine, path in zip(ENGINES, (ROOT / "src", COMPILED), strict=True):
        jobs[f"toy, {engine}"] = ([*toy, f"{TOYS / engine}:toy_engine"], "")
        for slug, seats in games():
            ours = [sys.executable, str(ROOT / "benchmarks" / "random_play.py"), slug, str(seats), "--seconds", seconds]
            jobs[f"{slug}, {seats} seats, {engine}"] = (ours, str(path))
            jobs[f"copies of {slug}, {seats} seats, {engine}"] = ([*ours, "--copies"], str(path))
    return jobs


def games() -> list[tuple[str, int]]:
    """Every game, at its largest table."""
    import parlour  # noqa: PLC0415  (after the path is known)
    from parlour.core.registry import find  # noqa: PLC0415
    from parlour.table import shelf  # noqa: PLC0415

    return [(slug, min(4, shelf.edition(find(slug)).most_seats)) for slug in parlour.games()]


def reference_of(name: str) -> str:
    if name.startswith("copies") or name == CATANATRON:
        return CATANATRON
    return "toy, compiled" if name.endswith(", compiled") else "toy, pure"


def build_toys() -> None:
    """The toy twice: as it is, and compiled by mypyc, both in their faster form with Final phases."""
    source = final_phases((PEERS / "toy" / "toy_engine.py").read_text())
    for engine in ENGINES:
        folder = TOYS / engine
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "toy_engine.py").write_text(source)
    if not list((TOYS / "compiled").glob("*.so")):
        subprocess.run(
            [sys.executable, "-m", "mypyc", "toy_engine.py"], cwd=TOYS / "compiled", check=True, capture_output=True
        )


def rate(name: str, command: list[str], path: str) -> float:
    """Steps per second of CPU time, as the job itself measured them."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"} | ({"PYTHONPATH": path} if path else {})
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        sys.exit(f"{name}: {done.stderr.strip()[-600:]}")
    result = json.loads(done.stdout.strip().splitlines()[-1])
    engine = re.search(r"(pure|compiled)$", name)
    if "engine" in result and engine is not None and result["engine"] != engine[1]:
        sys.exit(f"{name}: the {result['engine']} engine was measured instead")
    return float(result["steps"] / result["seconds"])


if __name__ == "__main__":
    main()
