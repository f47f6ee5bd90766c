"""Run the commands of docs/ladder.md and write their results into its tables.

usage: python -m tools.ladder [--jobs N] [--kept FOLDER] [--matching TEXT] [--again] [--stale] [GAME]...

Every section of the page is a game: a few words, the commands, and a table for each kind of command, with one row per
command, in order; a command that is not run now keeps its row. `parlour tournament` is a match of two bots. `parlour
simulate` with one bot first and another in all other seats compares that one with its fair share. `python -m
tools.headroom` bounds what perfect play would gain. The last columns are the CPU time and the code that played: a short
hash of the sources that the results depend on. --stale lists the commands whose row is of other code.

Results are stored in a folder, build/ladder by default: an interrupted run continues, and a command that this code has
played is not played again without --again. Results of different code have different folders.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import resource
import shlex
from pathlib import Path
from typing import Final, NamedTuple

from parlour import engine
from parlour.lab.simulate import simulate
from parlour.lab.statistics.summary import wilson
from parlour.lab.tournament import tournament
from parlour.terminal.start import read_options
from tools import headroom

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "ladder.md"
KEPT: Final = ROOT / "build" / "ladder"
COLUMNS: Final = "| match | games | won | tied | lost | share | 95 % | | CPU s | code |\n"
HEAD: Final = COLUMNS + "|---|---:|---:|---:|---:|---:|---|---|---:|---|\n"
BOUND_COLUMNS: Final = "| perfect play | games | examined | questions | found | at most | CPU s | code |\n"
BOUND_HEAD: Final = BOUND_COLUMNS + "|---|---:|---:|---:|---|---|---:|---|\n"
SECTION: Final = re.compile(r"^## ([a-z-]+)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
COMMAND: Final = re.compile(r"^    (parlour|python -m tools\.headroom) (.*)$", re.MULTILINE)
ROW: Final = re.compile(r"^\| (?!match|perfect|-)([^|]+?) \|.*\n", re.MULTILINE)
TABLE: Final = re.compile(r"^\| (?:match|perfect play) .*\n(?:\|.*\n)*\n?", re.MULTILINE)
TIME: Final = re.compile(r"^\| (?!match|perfect|-).*\| ([\d,]+) \| (\w+) \|$", re.MULTILINE)
TOTAL: Final = re.compile(r"The rows with a time took \d+ minutes of CPU time")
BATCH: Final = 16
"""The maximum number of games that an interruption loses."""
SHARED: Final = (
    "core",
    "kit",
    "chance",
    "bots/common",
    "bots/bot.py",
    "bots/playing.py",
    "bots/temperament.py",
    "lab/plan.py",
    "lab/single_game.py",
)
"""Sources that the results of all games depend on."""


class Command(NamedTuple):
    """One command of the page."""

    text: str
    kind: str
    game: str
    bots: list[str]
    games: int
    seed: int
    seats: int | None
    options: list[str]
    paired: bool = False

    @property
    def is_bound(self) -> bool:
        """Whether it bounds what perfect play would gain."""
        return self.kind == "headroom"

    @property
    def title(self) -> str:
        """Return the title of its row."""
        if self.is_bound:
            return f"for one of {self.seats}"
        kind = f"against {self.bots[1]}" if self.kind == "tournament" else f"among {len(self.bots) - 1} {self.bots[1]}"
        return ", ".join([f"{self.bots[0]} {kind}", *self.options])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=KEPT)
    parser.add_argument("--matching", default="")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--stale", action="store_true")
    parser.add_argument("games", nargs="*", metavar="GAME")
    given = parser.parse_args()
    print(f"the {engine.kind()} engine")
    for game, section in SECTION.findall(PAGE.read_text(encoding="utf-8")):
        if given.games and game not in given.games:
            continue
        code = sources_of(game)
        for command in commands(section):
            if given.matching not in command.text:
                continue
            if given.stale:
                if f"| {command.title} |" not in re.findall(rf"^(\| [^|]+ \|).*\| {code} \|$", section, re.MULTILINE):
                    print(command.text)
            else:
                row = stored(command, given.kept / f"{game}-{code}", given.jobs, given.again, code)
                print(row.strip(), flush=True)
                write(game, command.title, row)


def commands(section: str) -> list[Command]:
    """Return the commands of a section, in order."""
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=("tournament", "simulate"))
    parser.add_argument("game")
    parser.add_argument("--bots", type=lambda text: text.split(","))
    parser.add_argument("--games", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--paired", action="store_true")
    found: list[Command] = []
    for program, text in COMMAND.findall(section):
        if program == "parlour":
            one = parser.parse_args(shlex.split(text))
            found.append(
                Command(text, one.kind, one.game, one.bots, one.games, one.seed, one.seats, one.option, one.paired)
            )
        else:
            one = headroom.parser().parse_args(shlex.split(text))
            found.append(Command(text, "headroom", one.game, [], one.games, one.seed, one.seats, []))
    return found


def sources_of(game: str) -> str:
    """Return a short hash of the sources that the results of a game depend on."""
    source = ROOT / "src" / "parlour"
    name = game.replace("-", "_")
    found = hashlib.sha256()
    for part in (*SHARED, f"bots/{name}", f"games/{name}", f"editions/{game}.toml"):
        for path in sorted(source.glob(part)):
            for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
                found.update(file.read_bytes())
    return found.hexdigest()[:7]


def stored(command: Command, kept: Path, jobs: int, again: bool, code: str) -> str:
    """Return the row of a command and the code that played it, from the folder if it was played before."""
    folder = kept / re.sub(r"[^\w@,-]+", "_", command.text)
    path = folder / "row.json"
    if path.exists() and not again:
        row: str = json.loads(path.read_text(encoding="utf-8"))
        return row
    row = f"{played(command, folder, jobs)} {code} |\n"
    path.write_text(json.dumps(row, ensure_ascii=False), encoding="utf-8")
    return row


class Clock:
    """CPU seconds of a command, stored after every batch and added up over interruptions."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "cpu.json"
        self._before = json.loads(self._path.read_text()) if self._path.exists() else 0.0
        self._start = cpu_seconds()

    def show(self, *_progress: object) -> None:
        """Store the time so far; a callback for progress."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.write_text(json.dumps(self.seconds()))

    def seconds(self) -> float:
        return float(self._before + cpu_seconds() - self._start)

    def end(self) -> float:
        """Return the seconds of the whole command, and begin again next time."""
        self._path.unlink(missing_ok=True)
        return self.seconds()


def cpu_seconds() -> float:
    """Return the CPU time of this process and of those that it has started and that have ended."""
    found = 0.0
    for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN):
        used = resource.getrusage(who)
        found += used.ru_utime + used.ru_stime
    return found


def played(command: Command, out: Path, jobs: int) -> str:
    """Run a command and return its row, up to the time."""
    clock = Clock(out)
    if command.is_bound:
        given = headroom.parser().parse_args(shlex.split(command.text))
        cells = headroom.told(headroom.measured(given, out / "games.json", clock.show))
        (out / "games.json").unlink()
        return f"| {command.title} | {cells} | {clock.end():,.0f} |"
    batch = max(1, min(BATCH, command.games // 4))
    options = read_options(command.game, command.options, None)
    settings = (command.seed, jobs, command.seats, options, None, out, clock.show)
    if command.kind == "tournament":
        (match,) = tournament(command.game, command.bots, command.games, *settings, batch=batch).matches
        counts = int(match.won), int(match.tied), int(match.lost)
        return row(command.title, *counts, match.interval, 1 / 2, 1 / 2, clock.end())
    one = simulate(command.game, command.games, command.bots, *settings, paired=command.paired, batch=batch).by_bot[0]
    lost = one.played - one.won - one.drawn
    fair = 1 / len(command.bots)
    return row(command.title, one.won, one.drawn, lost, wilson(one.won, one.played), 0, fair, clock.end())


def row(
    title: str,
    won: int,
    tied: int,
    lost: int,
    interval: tuple[float, float],
    tie: float,
    fair: float,
    seconds: float,
) -> str:
    """Return a line of the table, up to the time.

    `tie` is the value of a tie, and a star marks an interval without the fair share.
    """
    games = won + tied + lost
    low, high = interval
    star = "*" if not low <= fair <= high else ""
    counts = " | ".join(f"{count:,}" for count in (games, won, tied, lost))
    share = f"{100 * (won + tie * tied) / games:.1f} % | {100 * low:.1f} % – {100 * high:.1f} %"
    return f"| {title} | {counts} | {share} | {star} | {seconds:,.0f} |"


def write(game: str, title: str, new: str) -> None:
    """Put a row into the tables of a game, in the order of the commands, and add up the times of the page."""
    page = PAGE.read_text(encoding="utf-8")
    section = next(text for name, text in SECTION.findall(page) if name == game)
    rows = {found[1]: found[0] for found in ROW.finditer(section)} | {title: new}
    tables: list[str] = []
    for head, is_bound in ((HEAD, False), (BOUND_HEAD, True)):
        its = [one.title for one in commands(section) if one.is_bound == is_bound and one.title in rows]
        if its:
            tables.append(head + "".join(rows[name] for name in its))
    text = TABLE.sub("", section).rstrip()
    page = page.replace(section, f"{text}\n\n" + "\n".join(tables) + "\n").rstrip() + "\n"
    minutes = sum(int(seconds.replace(",", "")) for seconds, _code in TIME.findall(page)) / 60
    PAGE.write_text(TOTAL.sub(f"The rows with a time took {minutes:.0f} minutes of CPU time", page), encoding="utf-8")


if __name__ == "__main__":
    main()
