"""A seat at a running server, for a script: `parlour.connect(url)`."""

from parlour.client.connection import Connection, connect
from parlour.client.seat import Lost, RemoteSeat

__all__ = ["Connection", "Lost", "RemoteSeat", "connect"]
