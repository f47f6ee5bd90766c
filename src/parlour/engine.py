"""Which engine runs: the rules compiled for this machine, or their plain sources."""

from __future__ import annotations

from importlib.metadata import version
from typing import Final

from parlour.core import playout

COMPILED: Final = "compiled"
PURE: Final = "pure"


def kind() -> str:
    """`compiled` if the rules came from an extension, else `pure`."""
    return COMPILED if playout.__file__.endswith((".so", ".pyd")) else PURE


def title() -> str:
    """Parlour's version and its engine, in a line."""
    return f"parlour {version('parlour')}, {kind()} engine"
