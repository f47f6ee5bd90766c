"""A client for scripts: a seat at a running server, through `parlour.connect(url)`."""

from parlour.client.connection import Client, connect
from parlour.client.seat import Lost, RemoteSeat

__all__ = ["Client", "Lost", "RemoteSeat", "connect"]
