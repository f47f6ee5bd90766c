"""Parlour: one table for historic games of trade and monopoly.

>>> import parlour
>>> table = parlour.open("mariners-compass", seats=["Ann", "Bo"], seed=7)
>>> [ask.seat for ask in table.asks()]
[0]
"""

import parlour.games  # noqa: F401  (first: to import the folder later would hide the function of that name)
from parlour.core.refusals import BadData, ParlourError, Refused
from parlour.core.registry import slugs as games
from parlour.table.opening import open_table as open, table_at as at
from parlour.table.replay import replay
from parlour.table.table import Table

__all__ = ["BadData", "ParlourError", "Refused", "Table", "at", "games", "open", "replay"]
