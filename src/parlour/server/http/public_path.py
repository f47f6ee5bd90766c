"""`PublicPath`: ASGI middleware for a server that a proxy serves under a path of its host, such as /games."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send


class PublicPath:
    """Removes the public path from the paths of requests. A proxy may have removed it already."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app = app
        self._path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and self._path:
            path: str = scope["path"]
            if path == self._path or path.startswith(f"{self._path}/"):
                scope = {**scope, "path": path.removeprefix(self._path) or "/"}
        await self._app(scope, receive, send)
