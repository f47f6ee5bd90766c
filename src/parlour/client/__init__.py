"""A seat at a running server, for a script: `parlour.connect(url)`."""

from parlour.client.connection import Client, connect
from parlour.client.seat import Lost, RemoteSeat

__all__ = ["Client", "Lost", "RemoteSeat", "connect"]
