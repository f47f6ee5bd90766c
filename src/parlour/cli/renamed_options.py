"""Options that have a new name: the old name still works, but `--help` does not list it."""

from __future__ import annotations

from typing import Annotated, TypeVar

import typer

from parlour.core.refusals import BadData

OldMaxMoves = Annotated[int | None, typer.Option("--most", hidden=True)]
"""The old name of --max-moves."""
OldRestart = Annotated[bool, typer.Option("--anew", hidden=True)]
"""The old name of --restart."""
OldPlayouts = Annotated[int | None, typer.Option("--times", hidden=True)]
"""The old name of --playouts."""
OldMaxDeals = Annotated[int | None, typer.Option("--deals", hidden=True)]
"""The old name of --max-deals."""
OldAllowedHosts = Annotated[list[str] | None, typer.Option("--name", hidden=True)]
"""The old name of --allowed-host."""
T = TypeVar("T")


def either(name: str, value: T, old_name: str, old: T | None, default: T) -> T:
    """Return the value of an option that may come under its old name. Two different values are refused."""
    if old is None:
        return value
    if value not in (default, old):
        raise BadData(name, f"{old_name} is its former name, and says {old}; give only {name}")
    return old
