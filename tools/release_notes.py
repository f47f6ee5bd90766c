"""Print the changelog's section of one version: `python -m tools.release_notes 0.1.0`, or `Unreleased`."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

CHANGELOG: Final = Path(__file__).resolve().parent.parent / "CHANGELOG.md"


def notes(changelog: str, version: str) -> str:
    """Return the text below a version's heading. ValueError if there is no such version, or nothing below it."""
    found = re.search(rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if found is None or not found[1].strip():
        raise ValueError(f"the changelog has nothing of {version}")
    return found[1].strip() + "\n"


if __name__ == "__main__":
    try:
        print(notes(CHANGELOG.read_text(encoding="utf-8"), *sys.argv[1:]), end="")
    except (ValueError, TypeError) as problem:
        sys.exit(f"release_notes VERSION: {problem}")
