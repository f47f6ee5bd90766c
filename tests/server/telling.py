"""What a long run says it has exercised; `pytest -rP` or `-s` shows it."""

from __future__ import annotations

import sys


def tell(promise: str, **figures: object) -> None:
    """One line: the promise and what was done for it."""
    parts = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in figures.items())
    sys.stdout.write(f"{promise}: {parts}\n")
