"""Opens the connection of an accepted WebSocket, with the transport that the server was started with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.websockets import WebSocket

from parlour.server.transport.connection import CONNECTION, Connection
from parlour.server.transport.plain import plain_connection


@asynccontextmanager
async def open_connection(web: WebSocket) -> AsyncIterator[Connection]:
    """Yield the connection. When the block ends, what was sent before is sent, and the connection is closed."""
    fast = web.scope["extensions"].get(CONNECTION)
    if fast is not None:
        yield fast["connection"]
        return
    async with plain_connection(web) as connection:
        yield connection
