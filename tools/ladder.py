"""Run the commands of docs/ladder.md and write their results into its tables.

usage: python tools/ladder.py [--jobs N] [--kept FOLDER] [--matching TEXT] [GAME]...

Every section of the page is a game: a few words, the commands, one table. The table has one row per command, in order;
a command that is not run now keeps its row. `tournament` is a match of two bots. `simulate` with one bot first and
another in all other seats compares that one with its fair share. Results are stored in a folder, build/ladder by
default, so that an interrupted run continues.
"""

from __future__ import annotations

import argparse
import re
import shlex
from pathlib import Path
from typing import Final, NamedTuple

from parlour import engine
from parlour.lab.simulate import simulate
from parlour.lab.statistics.summary import wilson
from parlour.lab.tournament import tournament
from parlour.terminal.start import read_options

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "ladder.md"
KEPT: Final = ROOT / "build" / "ladder"
HEAD: Final = "| match | games | won | tied | lost | share | 95 % | |\n|---|---:|---:|---:|---:|---:|---|---|\n"
SECTION: Final = re.compile(r"^## ([a-z-]+)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
COMMAND: Final = re.compile(r"^    parlour (.*)$", re.MULTILINE)
ROW: Final = re.compile(r"^\| (?!match|-)([^|]+?) \|.*\n", re.MULTILINE)
TABLE: Final = re.compile(r"^\| match .*\n(?:\|.*\n)*", re.MULTILINE)
BATCH: Final = 8
"""The maximum number of games that an interruption loses."""


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

    @property
    def title(self) -> str:
        """Return the title of its row."""
        kind = f"against {self.bots[1]}" if self.kind == "tournament" else f"among {len(self.bots) - 1} {self.bots[1]}"
        return ", ".join([f"{self.bots[0]} {kind}", *self.options])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=KEPT)
    parser.add_argument("--matching", default="")
    parser.add_argument("games", nargs="*", metavar="GAME")
    given = parser.parse_args()
    print(f"the {engine.kind()} engine")
    for game, section in SECTION.findall(PAGE.read_text(encoding="utf-8")):
        if given.games and game not in given.games:
            continue
        for command in commands(section):
            if given.matching in command.text:
                row = played(command, given.kept, given.jobs)
                print(row, flush=True)
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
    found = [(text, parser.parse_args(shlex.split(text))) for text in COMMAND.findall(section)]
    return [
        Command(text, one.kind, one.game, one.bots, one.games, one.seed, one.seats, one.option) for text, one in found
    ]


def played(command: Command, kept: Path, jobs: int) -> str:
    """Run a command and return its row."""
    out = kept / re.sub(r"[^\w@,-]+", "_", command.text)
    batch = max(1, min(BATCH, command.games // 4))
    options = read_options(command.game, command.options, None)
    if command.kind == "tournament":
        game = tournament(
            command.game, command.bots, command.games, command.seed, jobs, command.seats, options, out=out, batch=batch
        )
        (match,) = game.matches
        return row(command.title, int(match.won), int(match.tied), int(match.lost), match.interval, 1 / 2, 1 / 2)
    summary = simulate(
        command.game, command.games, command.bots, command.seed, jobs, command.seats, options, out=out, batch=batch
    )
    one = summary.by_bot[0]
    lost = one.played - one.won - one.drawn
    return row(command.title, one.won, one.drawn, lost, wilson(one.won, one.played), 0, 1 / len(command.bots))


def row(title: str, won: int, tied: int, lost: int, interval: tuple[float, float], tie: float, fair: float) -> str:
    """Return a line of the table; `tie` is the value of a tie, and a star marks an interval without the fair share."""
    games = won + tied + lost
    low, high = interval
    star = "*" if not low <= fair <= high else ""
    counts = " | ".join(f"{count:,}" for count in (games, won, tied, lost))
    share = f"{100 * (won + tie * tied) / games:.1f} % | {100 * low:.1f} % – {100 * high:.1f} %"
    return f"| {title} | {counts} | {share} | {star} |\n"


def write(game: str, title: str, new: str) -> None:
    """Put a row into the table of a game, in the order of the commands."""
    page = PAGE.read_text(encoding="utf-8")
    section = next(text for name, text in SECTION.findall(page) if name == game)
    rows = {found[1]: found[0] for found in ROW.finditer(section)} | {title: new}
    table = HEAD + "".join(rows[command.title] for command in commands(section) if command.title in rows)
    if TABLE.search(section):
        changed = TABLE.sub(table.replace("\\", "\\\\"), section, count=1)
    else:
        changed = f"{section.rstrip()}\n\n{table}\n"
    PAGE.write_text(page.replace(section, changed).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
