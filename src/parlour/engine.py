"""Which engine is running: the compiled rules, or the plain Python sources."""

from __future__ import annotations

from importlib.metadata import version
from typing import Final

from parlour.core import rules

COMPILED: Final = "compiled"
PURE: Final = "pure"


def kind() -> str:
    """Return `compiled` if the rules were loaded from an extension, else `pure`."""
    return COMPILED if rules.__file__.endswith((".so", ".pyd")) else PURE


def title() -> str:
    """Return Parlour's version and its engine, in one line."""
    return f"parlour {version('parlour')}, {kind()} engine"
