"""D10: the same journal gives the same game everywhere: on every Python, with any hash seed, language and time zone."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest

import parlour
from tests.server.telling import tell

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
CARDS = "pit"
"""Where several are asked at once."""
MIN_PYTHON: tuple[int, ...] = (3, 11)


class Place(NamedTuple):
    """An environment in which somebody may run Parlour."""

    hash_seed: str
    language: str
    zone: str


PLACES = (
    Place("0", "C", "UTC"),
    Place("1", "C.UTF-8", "JST-9"),
    Place("2", "C", "EST5EDT"),
    Place("0", "C.UTF-8", "JST-9"),
    Place("1", "C", "UTC"),
    Place("2", "C.UTF-8", "UTC"),
)
"""Every hash seed with both languages, and every language with several time zones."""


def pythons() -> list[str]:
    """Every Python on this machine that is new enough, one of each version; at least the one that runs here."""
    folders = [Path(each) for each in os.environ["PATH"].split(os.pathsep)]
    folders += Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")).glob("versions/*/bin")
    found: dict[tuple[int, ...], str] = {sys.version_info[:3]: sys.executable}
    for path in sorted({path.resolve() for folder in folders for path in folder.glob("python3.*")}):
        version = version_of(path) if re.fullmatch(r"python3\.\d+", path.name) else MIN_PYTHON
        if version > MIN_PYTHON:
            found.setdefault(version, str(path))
    return [found[version] for version in sorted(found)]


def version_of(path: Path) -> tuple[int, ...]:
    command = [str(path), "-c", "import sys; print(*sys.version_info[:3])"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    return tuple(int(part) for part in run.stdout.split())


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the one package that the games need beside the standard library."""
    spec = find_spec("mypy_extensions")
    assert spec is not None
    assert spec.origin is not None
    folder = tmp_path_factory.mktemp("bare")
    shutil.copy(spec.origin, folder / "mypy_extensions.py")
    return folder


def said(python: str, place: Place, folder: Path, count: int, what: str = "") -> dict[str, str]:
    """What became of so many games in another place."""
    paths = [str(ROOT / "src"), str(ROOT), str(folder)]
    environment = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": os.pathsep.join(paths),
        "PYTHONHASHSEED": place.hash_seed,
        "PYTHONUTF8": "0",
        "PYTHONCOERCECLOCALE": "0",
        "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "pycache"),
        "LC_ALL": place.language,
        "TZ": place.zone,
    }
    command = [python, str(HERE / "everywhere.py"), str(count), what]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    found: dict[str, str] = json.loads(run.stdout)
    return found


def is_the_same_everywhere(places: list[tuple[str, Place]], folder: Path, games: int, fault: str = "") -> None:
    first, *others = (said(python, place, folder, games, fault) for python, place in places)
    assert list(first) == ([CARDS] if fault else parlour.games())
    for (python, place), other in zip(places[1:], others, strict=True):
        assert other == first, f"another game with {python} and {place}"
    tell("D10", places=len(places), pythons=len({python for python, _place in places}), games=games * len(first))


def test_d10_a_game_is_the_same_on_every_python_and_in_every_place(bare: Path) -> None:
    found = pythons()
    places = [(python, PLACES[n % len(PLACES)]) for n, python in enumerate([*found, found[0]])]
    is_the_same_everywhere(places, bare, 1)


@pytest.mark.soak
def test_d10_in_full(bare: Path) -> None:
    places = [(python, place) for python in pythons() for place in PLACES]
    is_the_same_everywhere(places, bare, 100)


@pytest.mark.parametrize("fault", ["set_order", "local_time"])
def test_d10_turns_red_if_a_rule_goes_through_a_set_or_looks_at_the_clock(fault: str, bare: Path) -> None:
    places = [(sys.executable, place) for place in PLACES[:2]]
    with pytest.raises(AssertionError, match="another game"):
        is_the_same_everywhere(places, bare, 3, fault)


@pytest.mark.parametrize("worlds", [pytest.param(7, id="quick"), pytest.param(500, id="full", marks=pytest.mark.soak)])
def test_d10_the_simulated_server_is_the_same_in_every_place(worlds: int, bare: Path) -> None:
    one, *others = (said(sys.executable, place, bare, worlds, "worlds") for place in PLACES[:3])
    assert len(one) == worlds
    assert others == [one, one]
