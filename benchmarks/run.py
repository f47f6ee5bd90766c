"""The engine beside its peers, in one run: who takes turns on one core shares its slow minutes.

usage: python benchmarks/run.py [--repeats N] [--seconds S] [--json FILE] [--compiled FOLDER] [GAME]...

Measures, pure and compiled alike: random play of every game (or of those named) beside the toy engine of peers/toy and
beside catanatron and OpenSpiel's backgammon with random players, by steps (answers and draws) and by decisions (answers
alone; in a game without turns, messages); copies of a mid-game state beside catanatron's game.copy() and backgammon's
clone(); whole games of Weigh Anchor and of the toy in which everybody buys what he can. Prints medians with their span,
and the medians of the ratios that each round gave.
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
BACKGAMMON: Final = "open_spiel backgammon state.clone()"
BACKGAMMON_PLAY: Final = "open_spiel backgammon (C++)"
PEERS_THAT_COPY: Final = (CATANATRON, BACKGAMMON)
PEERS_THAT_PLAY: Final = (CATANATRON_PLAY, BACKGAMMON_PLAY)
DECISIONS: Final = "decisions of "
BUYING: Final = "games of buying, "
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
    parser.add_argument("--compiled", default="", help="a compiled copy of the package; without it one is made")
    parser.add_argument("games", nargs="*", metavar="GAME")
    given = parser.parse_args()
    if not given.compiled:
        subprocess.run([sys.executable, "tools/compile.py", "--into", str(COMPILED)], cwd=ROOT, check=True)
    build_toys()
    jobs = all_jobs(str(given.seconds), given.games, given.compiled or str(COMPILED))
    rates: dict[str, list[float]] = {}
    for turn in range(given.repeats):
        print(f"round {turn + 1} of {given.repeats}", file=sys.stderr)
        for name, (command, path) in jobs.items():
            for measure, value in measured(name, command, path).items():
                rates.setdefault(measure, []).append(value)
    print(json.dumps(machine()))
    print(
        f"{'measured':<52}{'a second':>14}{'min':>14}{'max':>14}{'to toy':>9}{'to catanatron':>15}{'to backgammon':>15}"
    )
    for name, values in rates.items():
        median = f"{statistics.median(values):>14,.0f}{min(values):>14,.0f}{max(values):>14,.0f}"
        toy, catanatron, backgammon = [ratio(rates, name, reference) for reference in references_of(name)]
        print(f"{name:<52}{median}{toy:>9}{catanatron:>15}{backgammon:>15}")
    if given.json:
        Path(given.json).write_text(json.dumps({"machine": machine(), "rates": rates}, indent=1))


def ratio(rates: dict[str, list[float]], name: str, reference: str) -> str:
    """How often the one goes into the other: the median over the rounds, whose two figures are near in time."""
    if reference in ("", name):
        return ""
    ratios = [ours / theirs for ours, theirs in zip(rates[name], rates[reference], strict=True)]
    return f"{statistics.median(ratios):.2f}"


def all_jobs(seconds: str, wanted: list[str], compiled: str) -> dict[str, tuple[list[str], str]]:
    """Name to command and import path, in the order of their turns."""
    jobs: dict[str, tuple[list[str], str]] = {}
    for script, peers in (("clone_states.py", PEERS_THAT_COPY), ("engine_pypi.py", PEERS_THAT_PLAY)):
        for peer in peers:
            jobs[peer] = ([sys.executable, str(PEERS / script), peer, "--seconds", seconds], "")
    buying = [sys.executable, str(ROOT / "benchmarks" / "buying.py"), "--seconds", seconds]
    for engine, path in zip(ENGINES, (str(ROOT / "src"), compiled), strict=True):
        jobs[f"toy, {engine}"] = (toy_job(engine, seconds), "")
        jobs[f"{BUYING}toy, {engine}"] = ([*buying, "--toy", str(TOYS / engine)], str(ROOT / "src"))
        jobs[f"{BUYING}weigh-anchor, {engine}"] = (buying, path)
        for slug, seats in games(wanted):
            ours = [sys.executable, str(ROOT / "benchmarks" / "random_play.py"), slug, str(seats), "--seconds", seconds]
            jobs[f"{slug}, {seats} seats, {engine}"] = (ours, path)
            jobs[f"copies of {slug}, {seats} seats, {engine}"] = ([*ours, "--copies"], path)
            for form in other_forms(slug):
                jobs[f"{slug}, {form}, {seats} seats, {engine}"] = ([*ours, "--option", f"form={form}"], path)
    return jobs


def games(wanted: list[str]) -> list[tuple[str, int]]:
    """Every game, or those that are wanted, with four seats or as many as it has."""
    import parlour  # noqa: PLC0415  (after the path is known)
    from parlour.core.registry import find  # noqa: PLC0415
    from parlour.table import library  # noqa: PLC0415

    return [(slug, min(4, library.edition(find(slug)).most_seats)) for slug in wanted or parlour.games()]


def other_forms(slug: str) -> list[str]:
    """The other forms of a game that has several, such as Pit in real time."""
    from parlour.table import library  # noqa: PLC0415

    forms = [option for option in library.rulebook(slug).options if option.name == "form"]
    return [str(value) for option in forms for value, _text in option.readings if value != option.default]


def references_of(name: str) -> tuple[str, str, str]:
    """What a measure is set against: the toy of the same engine, catanatron and backgammon; '' where there is nothing.

    Backgammon is timed by its moves and throws together, so decisions are not set against it.
    """
    if name in (*PEERS_THAT_COPY, *PEERS_THAT_PLAY):
        return "", "", ""
    engine = name.rsplit(", ", 1)[1]
    if name.startswith(BUYING):
        return f"{BUYING}toy, {engine}", "", ""
    if name.startswith("copies"):
        return "", CATANATRON, BACKGAMMON
    return f"toy, {engine}", CATANATRON_PLAY, "" if name.startswith(DECISIONS) else BACKGAMMON_PLAY


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
    """Steps, or games, per second of CPU time, as the job itself measured them; of our games also decisions."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"} | ({"PYTHONPATH": path} if path else {})
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        sys.exit(f"{name}: {done.stderr.strip()[-600:]}")
    result = json.loads(done.stdout.strip().splitlines()[-1])
    engine = re.search(r"(pure|compiled)$", name)
    if "engine" in result and engine is not None and result["engine"] != engine[1]:
        sys.exit(f"{name}: the {result['engine']} engine was measured instead")
    counted = "games" if name.startswith(BUYING) else "steps"
    rates = {name: float(result[counted] / result["seconds"])}
    if result.get("decisions") and name not in PEERS_THAT_PLAY:
        rates[DECISIONS + name] = float(result["decisions"] / result["seconds"])
    return rates


if __name__ == "__main__":
    main()
