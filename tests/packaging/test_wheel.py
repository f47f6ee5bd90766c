"""What people install has everything in it: rules, boards, the schema of the store, the page, and an engine."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import parlour

ROOT = Path(__file__).resolve().parents[2]
EXTENSIONS = (".so", ".pyd")


def built(folder: Path, **environment: str) -> tuple[Path, str]:
    """A wheel, and what was said while it was made."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(
        command, cwd=ROOT, check=True, capture_output=True, text=True, env={**os.environ, **environment}
    )
    (wheel,) = folder.glob("*.whl")
    return wheel, done.stdout + done.stderr


def test_a_wheel_brings_all_that_is_needed(tmp_path: Path) -> None:
    wheel, _ = built(tmp_path, PARLOUR_ENGINE="pure")
    names = set(zipfile.ZipFile(wheel).namelist())
    for game in parlour.games():
        data = {"rulebooks": f"{game}.toml", "editions": f"{game}.toml", "locales/en": f"{game}.ftl"}
        assert {f"parlour/{folder}/{name}" for folder, name in data.items()} <= names
    assert "parlour/server/store/migrations/versions/001_rooms.py" in names
    assert {f"parlour/locales/en/{name}.ftl" for name in ("page", "games")} <= names
    assert "parlour/server/page/index.html" in names
    assert any(name.startswith("parlour/server/page/assets/") for name in names)
    assert not any(name.endswith((*EXTENSIONS, ".c")) or "node_modules" in name for name in names)
    assert wheel.name.endswith("-py3-none-any.whl")


def test_without_a_compiler_a_wheel_brings_the_plain_engine_and_says_so(tmp_path: Path) -> None:
    wheel, said = built(tmp_path, CC="no-such-compiler")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "there is no C compiler no-such-compiler" in said
    assert "This wheel has the plain engine" in said


def test_an_engine_that_is_not_known_is_refused(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as refused:
        built(tmp_path, PARLOUR_ENGINE="steam")
    assert "quick, full and pure, not 'steam'" in refused.value.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.compiled
def test_a_wheel_brings_the_compiled_engine(tmp_path: Path) -> None:
    wheel, _ = built(tmp_path / "wheels")
    assert "none-any" not in wheel.name
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as parts:
        parts.extractall(installed)
    command = [sys.executable, "-P", "-m", "parlour", "--version"]
    told = subprocess.run(
        command, check=True, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(installed)}
    )
    assert told.stdout.endswith(", compiled engine\n")
