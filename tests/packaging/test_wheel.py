"""What people install has everything in it: rules, boards, the schema of the store, the page."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import parlour

ROOT = Path(__file__).resolve().parents[2]


def test_a_wheel_brings_all_that_is_needed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    for game in parlour.games():
        assert {f"parlour/rulebooks/{game}.toml", f"parlour/editions/{game}.toml"} <= names
    assert "parlour/server/store/migrations/versions/001_rooms.py" in names
    assert "parlour/server/page/index.html" in names
    assert any(name.startswith("parlour/server/page/assets/") for name in names)
    assert not any(name.endswith((".so", ".c")) or "node_modules" in name for name in names)
