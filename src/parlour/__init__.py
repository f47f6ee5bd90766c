"""Parlour: one table for historic games of trade and monopoly.

>>> import parlour
>>> table = parlour.open("mariners-compass", seats=["Ann", "Bo"], seed=7)
>>> [ask.seat for ask in table.asks()]
[0]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import parlour.games  # noqa: F401  (first: to import the folder later would hide the function of that name)
from parlour.core.refusals import BadData, ParlourError, Refused
from parlour.core.registry import slugs as games
from parlour.records.replay import replay
from parlour.table.opening import open_table as open, table_at as at
from parlour.table.table import Table

if TYPE_CHECKING:
    from parlour.client import Client


def connect(url: str, token: str | None = None) -> Client:
    """Connect to a running server by its address; with a token, as the same person as before."""
    from parlour.extras import require_extra  # noqa: PLC0415  (as below)

    require_extra("server", "parlour.connect")
    from parlour.client import connect as come  # noqa: PLC0415  (sockets only for who uses them)

    return come(url, token)


__all__ = ["BadData", "ParlourError", "Refused", "Table", "at", "connect", "games", "open", "replay"]
