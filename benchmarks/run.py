"""The engine beside its peers, in one run: who takes turns on one core shares its slow minutes.

usage: python benchmarks/run.py [--repeats N] [--seconds S] [--json FILE] [GAME]...

Measures, pure and compiled alike: random play of every game (or of those named) beside the toy engine of peers/toy and
beside catanatron with random players, by steps (answers and draws) and by decisions (answers alone; in a game without
turns, messages), and copies of a mid-game state beside catanatron's game.copy(). Prints medians with their span, and
the medians of the ratios that each round gave.
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
CATANATRON_PLAY: Final = "catanatron 4 random players"
DECISIONS: Final = "decisions of "
ENGINES: Final = ("pure", "compiled")

sys.path.insert(0, str(PEERS))
sys.path.insert(0, str(PEERS / "toy"))
sys.path.insert(0, str(ROOT / "tools"))

from bench_toy import final_phases  # type: ignore[import-not-found]  # noqa: E402  (the path is set above)
from common import machine  # type: ignore[import-not-found]  # noqa: E402
from compile import compiler_counts  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", default="")
    parser.add_argument("games", nargs="*", metavar="GAME")
    given = parser.parse_args()
    subprocess.run([sys.executable, "tools/compile.py", "--into", str(COMPILED)], cwd=ROOT, check=True)
    build_toys()
    jobs = all_jobs(str(given.seconds), given.games)
    rates: dict[str, list[float]] = {}
    for turn in range(given.repeats):
        print(f"round {turn + 1} of {given.repeats}", file=sys.stderr)
        for name, (command, path) in jobs.items():
            for measure, value in measured(name, command, path).items():
                rates.setdefault(measure, []).append(value)
    print(json.dumps(machine()))
    print(f"{'measured':<52}{'a second':>14}{'min':>14}{'max':>14}{'to toy':>9}{'to catanatron':>15}")
    for name, values in rates.items():
        median = f"{statistics.median(values):>14,.0f}{min(values):>14,.0f}{max(values):>14,.0f}"
        toy, catanatron = references_of(name)
        print(f"{name:<52}{median}{ratio(rates, name, toy):>9}{ratio(rates, name, catanatron):>15}")
    if given.json:
        Path(given.json).write_text(json.dumps({"machine": machine(), "rates": rates}, indent=1))


def ratio(rates: dict[str, list[float]], name: str, reference: str) -> str:
    """How often the one goes into the other: the median over the rounds, whose two figures are near in time."""
    if reference in ("", name):
        return ""
    ratios = [ours / theirs for ours, theirs in zip(rates[name], rates[reference], strict=True)]
    return f"{statistics.median(ratios):.2f}"


def all_jobs(seconds: str, wanted: list[str]) -> dict[str, tuple[list[str], str]]:
    """Name to command and import path, in the order of their turns."""
    clone = [sys.executable, str(PEERS / "clone_states.py"), CATANATRON, "--seconds", seconds]
    play = [sys.executable, str(PEERS / "engine_pypi.py"), CATANATRON_PLAY, "--seconds", seconds]
    jobs: dict[str, tuple[list[str], str]] = {CATANATRON: (clone, ""), CATANATRON_PLAY: (play, "")}
    for engine, path in zip(ENGINES, (ROOT / "src", COMPILED), strict=True):
        jobs[f"toy, {engine}"] = (toy_job(engine, seconds), "")
        for slug, seats in games(wanted):
            ours = [sys.executable, str(ROOT / "benchmarks" / "random_play.py"), slug, str(seats), "--seconds", seconds]
            jobs[f"{slug}, {seats} seats, {engine}"] = (ours, str(path))
            jobs[f"copies of {slug}, {seats} seats, {engine}"] = ([*ours, "--copies"], str(path))
            for form in other_forms(slug):
                jobs[f"{slug}, {form}, {seats} seats, {engine}"] = ([*ours, "--option", f"form={form}"], str(path))
    return jobs


def games(wanted: list[str]) -> list[tuple[str, int]]:
    """Every game, or those that are wanted, with four seats or as many as it has."""
    import parlour  # noqa: PLC0415  (after the path is known)
    from parlour.core.registry import find  # noqa: PLC0415
    from parlour.table import shelf  # noqa: PLC0415

    return [(slug, min(4, shelf.edition(find(slug)).most_seats)) for slug in wanted or parlour.games()]


def other_forms(slug: str) -> list[str]:
    """The other forms of a game that has several, such as Pit in real time."""
    from parlour.table import shelf  # noqa: PLC0415

    forms = [option for option in shelf.rulebook(slug).options if option.name == "form"]
    return [str(value) for option in forms for value, _text in option.readings if value != option.default]


def references_of(name: str) -> tuple[str, str]:
    """What a measure is set against: the toy of the same engine and catanatron; '' where there is nothing to set."""
    if name.startswith("copies") or name == CATANATRON:
        return "", CATANATRON
    if name == CATANATRON_PLAY:
        return "", ""
    return ("toy, compiled" if name.endswith(", compiled") else "toy, pure"), CATANATRON_PLAY


def build_toys() -> None:
    """The toy twice: as it is, and compiled by mypyc and trained like the engine; both in their faster form."""
    source = final_phases((PEERS / "toy" / "toy_engine.py").read_text())
    for engine in ENGINES:
        folder = TOYS / engine
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "toy_engine.py").write_text(source)
    folder = TOYS / "compiled"
    if not compiler_counts():
        if not list(folder.glob("*.so")):
            compile_toy(folder, "")
    elif not list(folder.rglob("*.gcda")):
        compile_toy(folder, "-fprofile-generate")
        measured("toy", toy_job("compiled", "1"), "")
        compile_toy(folder, "-fprofile-use -Wno-missing-profile")


def compile_toy(folder: Path, flags: str) -> None:
    for built in [*folder.rglob("*.o"), *folder.glob("*.so")]:
        built.unlink()
    command = [sys.executable, "-m", "mypyc", "toy_engine.py"]
    environment = {**os.environ, "CFLAGS": flags, "LDFLAGS": flags}
    subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)


def toy_job(engine: str, seconds: str) -> list[str]:
    bench = str(PEERS / "toy" / "bench_toy.py")
    return [sys.executable, bench, "--seconds", seconds, "--one", f"{TOYS / engine}:toy_engine"]


def measured(name: str, command: list[str], path: str) -> dict[str, float]:
    """Steps per second of CPU time, as the job itself measured them; of our games also decisions."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"} | ({"PYTHONPATH": path} if path else {})
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        sys.exit(f"{name}: {done.stderr.strip()[-600:]}")
    result = json.loads(done.stdout.strip().splitlines()[-1])
    engine = re.search(r"(pure|compiled)$", name)
    if "engine" in result and engine is not None and result["engine"] != engine[1]:
        sys.exit(f"{name}: the {result['engine']} engine was measured instead")
    rates = {name: float(result["steps"] / result["seconds"])}
    if result.get("decisions") and name != CATANATRON_PLAY:
        rates[DECISIONS + name] = float(result["decisions"] / result["seconds"])
    return rates


if __name__ == "__main__":
    main()
