"""Runs the second client, in Node."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]
NODE: Final = Path(sys.executable).parent / "node"
"""Node comes with the environment."""
SECONDS: Final = 240.0
MEGABYTES: Final = 256


def node(script: str, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a script of this folder, within bounds of time and memory."""
    command = [str(NODE), f"--max-old-space-size={MEGABYTES}", str(HERE / script), *arguments]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, timeout=SECONDS, check=False, encoding="utf-8"
    )


def play(url: str, game: str, seats: int, **more: Any) -> subprocess.CompletedProcess[str]:
    """Let the client play one game to its end."""
    refusals = str(ROOT / "docs" / "protocol" / "refusals.md")
    return node("client.ts", json.dumps({"url": url, "game": game, "seats": seats, "refusals": refusals, **more}))
