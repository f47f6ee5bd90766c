"""Extras: the packages that only a part of Parlour needs, and the error when they are not installed."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from parlour.core.refusals import BadData

EXTRAS: Final[dict[str, tuple[str, ...]]] = {
    "cluster": ("distributed",),
    "envs": ("gymnasium", "numpy", "pettingzoo"),
    "lab": ("matplotlib", "msgspec", "polars"),
    "mcp": ("mcp", "pydantic", "websockets"),
    "openspiel": ("numpy", "pyspiel"),
    "postgres": ("psycopg",),
    "server": (
        "alembic",
        "confusable_homoglyphs",
        "fastapi",
        "httptools",
        "msgspec",
        "prometheus_client",
        "pydantic",
        "segno",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "websockets",
    ),
}
"""The modules of each extra, as `import` names them."""


def require_extra(extra: str, what: str) -> None:
    """Refuse `what` in one sentence if the packages of its extra are not installed. Nothing is imported."""
    if not has_extra(extra):
        raise BadData(what, f"this needs the extra '{extra}': pip install 'parlour[{extra}]'")


def has_extra(extra: str) -> bool:
    """Return whether the packages of an extra are installed."""
    return all(is_installed(module) for module in EXTRAS[extra])


def is_installed(module: str) -> bool:
    """Return whether a module can be found."""
    try:
        return find_spec(module) is not None
    except ImportError:
        return False
