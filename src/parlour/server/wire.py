"""The line under a socket. Who does not read cannot be told that he is let go: after a while the line is cut."""

from __future__ import annotations

from typing import Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

CUT: Final = "parlour.cut"
"""The extension of a socket's scope by which its line is cut."""
LAST_WORDS_SECONDS: Final = 5.0
"""How long somebody has to read why he is let go."""


class Wire(WebSocketsSansIOProtocol):
    """uvicorn closes a line when everything has been sent; to a reader that never reads, that is never."""

    async def run_asgi(self) -> None:
        self.scope.setdefault("extensions", {})[CUT] = {"soon": self.cut_soon}
        await super().run_asgi()
        self.cut_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut_soon()

    def cut_soon(self) -> None:
        """Whatever has not been read by then is not sent any more."""
        if not self.disconnected:
            self.loop.call_later(LAST_WORDS_SECONDS, self.transport.abort)


def cut_soon(scope: Scope) -> None:
    """End a socket's line soon, whether its reader reads or not."""
    scope["extensions"][CUT]["soon"]()
