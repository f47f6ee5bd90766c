"""Extras: what is not installed is named in one sentence, and everything else works without it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

from parlour.extras import EXTRAS

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OPTIONAL = sorted({module for modules in EXTRAS.values() for module in modules})
MODULES = {"open_spiel": "pyspiel"}
"""What is imported under another name than the distribution's, where dashes and dots do not tell it."""
ABSENT = [module for module in OPTIONAL if module != "pydantic"]  # typer itself is built on pydantic
BARE = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {absent}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
from parlour.cli import main
main()
"""


def bare(*words: object, cwd: Path | None = None, absent: Sequence[str] = ABSENT) -> subprocess.CompletedProcess[str]:
    """`parlour WORDS...` where some modules cannot be imported: by default all that `pip install parlour` lacks."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "200"}
    command = [sys.executable, "-c", BARE.format(absent=set(absent)), *map(str, words)]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, input="1\nquit\n")


def names_of(requirements: list[str]) -> set[str]:
    """The modules of some requirements."""
    names = [re.split(r"[^A-Za-z0-9_.-]", one)[0].replace("-", "_") for one in requirements]
    return {MODULES.get(name, name) for name in names}


def test_parlour_itself_needs_three_packages() -> None:
    assert len(PROJECT["dependencies"]) <= 3


@pytest.mark.parametrize("extra", EXTRAS)
def test_the_modules_of_an_extra_are_those_of_its_packages(extra: str) -> None:
    wanted = names_of(PROJECT["optional-dependencies"][extra])
    assert set(EXTRAS[extra]) == wanted - {"uvloop"}  # the server runs without it


def test_all_brings_every_extra() -> None:
    (everything,) = PROJECT["optional-dependencies"]["all"]
    assert set(everything.removeprefix("parlour[").removesuffix("]").split(",")) == set(EXTRAS)


def test_playing_and_simulating_need_no_extra(tmp_path: Path) -> None:
    record = tmp_path / "some.record"
    for words in (
        ["play", "ten-up", "--seats", "random,random", "--save", record],
        ["verify", record],
        ["simulate", "ten-up", "--games", "2", "--bots", "random,normal"],
        ["tournament", "ten-up", "--games", "2", "--bots", "random,normal"],
        ["learn", "ten-up", "--no-boards"],
        ["rules", "ten-up", "TEN-R06", "--lang", "de"],
        ["learn", "ten-up", "--no-boards"],
    ):
        ended = bare(*words)
        assert "needs the extra" not in ended.stderr
        assert ended.stdout
        assert ended.returncode in (0, 4), ended.stderr  # `verify` says 4 if a file cannot show more


def test_without_a_server_a_plain_parlour_is_the_terminal() -> None:
    ended = bare()
    assert "Ten-Up" in ended.stdout, ended.stderr


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["serve"], "server"),
        (["backup", "copy.db"], "server"),
        (["doctor"], "server"),
        (["export", "ABCD", "file.record"], "server"),
        (["restore", "copy.db"], "server"),
        (["config"], "server"),
        (["admin", "tables"], "server"),
        (["mcp"], "mcp"),
        (["simulate", "ten-up", "--games", "1", "--out", "results"], "lab"),
        (["simulate", "ten-up", "--games", "1", "--cluster", "tcp://127.0.0.1:1"], "cluster"),
        (["simulate", "ten-up", "--games", "1", "--bots", "policy:some.npz"], "envs"),
        (["report", "results"], "lab"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else value,
)
def test_a_command_names_the_extra_that_is_missing(words: list[str], extra: str, tmp_path: Path) -> None:
    ended = bare(*words, cwd=tmp_path)
    assert ended.returncode == 2
    assert ended.stderr.strip().endswith(f"needs the extra '{extra}': pip install 'parlour[{extra}]'.")
    assert len(ended.stderr.strip().splitlines()) == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "words", [["serve", "--port", "0"], ["backup", "copy.db"], ["doctor"]], ids=lambda words: words[0]
)
def test_postgresql_names_its_driver(words: list[str], tmp_path: Path) -> None:
    ended = bare(*words, "--db", "postgresql:///none", cwd=tmp_path, absent=["psycopg"])
    assert ended.returncode == 2
    assert ended.stderr.strip().endswith("needs the extra 'postgres': pip install 'parlour[postgres]'.")
    assert not list(tmp_path.iterdir())
