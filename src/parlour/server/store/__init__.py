"""Storage of rooms: SQLite for one process, PostgreSQL for several."""

from parlour.server.store.interface import (
    Append,
    AppendResult,
    DamagedRoom,
    EntryCounts,
    IncompatibleRoom,
    Opening,
    RoomRow,
    Store,
    StoreChanged,
    StoredEntry,
    StoreError,
)

__all__ = [
    "Append",
    "AppendResult",
    "DamagedRoom",
    "EntryCounts",
    "IncompatibleRoom",
    "Opening",
    "RoomRow",
    "Store",
    "StoreChanged",
    "StoreError",
    "StoredEntry",
]
