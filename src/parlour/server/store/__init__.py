"""Where rooms are kept: SQLite for one process, PostgreSQL for several."""

from parlour.server.store.kept import (
    Answer,
    Append,
    Counts,
    Damaged,
    Kept,
    Opening,
    OtherRules,
    RoomRow,
    Store,
    StoreChanged,
    StoreError,
)

__all__ = [
    "Answer",
    "Append",
    "Counts",
    "Damaged",
    "Kept",
    "Opening",
    "OtherRules",
    "RoomRow",
    "Store",
    "StoreChanged",
    "StoreError",
]
