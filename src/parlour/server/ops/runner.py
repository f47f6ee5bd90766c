"""Runs a server from start to end: opens the store and the port, prints the address, and shuts down gracefully."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
import resource
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from types import FrameType
from typing import Final

import segno
import uvicorn
from fastapi import FastAPI

from parlour.bots.loading import load
from parlour.core.refusals import BadData
from parlour.server.app import make_app
from parlour.server.http.observed import request_id
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.settings import FAST, PLAIN, Limits, Settings, local_address
from parlour.server.store.connect import open_store
from parlour.server.store.sqlite import DAMAGE
from parlour.server.transport.http_connection import ConnectionLimits, HttpConnection

log = logging.getLogger("parlour.server")
POLITE_SECONDS: Final = 5
GOODBYE_SECONDS: Final = 2.0
PING_SECONDS: Final = 15.0
PONG_SECONDS: Final = 10.0
"""A client that does not answer a ping within this time is disconnected: with the time to close, after 30 seconds at
most."""
WEBSOCKETS: Final = {FAST: "parlour.server.transport.fast.wire:WebSocketProtocol", PLAIN: "websockets-sansio"}
"""uvicorn's protocol class for each transport, by its name: only the selected one is imported."""
YOUNG: Final = 20_000
"""The number of new objects between two collections of the youngest generation."""
NEVER: Final = 1_000_000
"""A threshold for older generations that is practically never reached; `app` collects them explicitly."""
STORE_CHANGED: Final = 75
"""The exit code when the store was changed under the server (EX_TEMPFAIL): start it again, perhaps in a new version."""
SPARE_FILES: Final = 100
"""Open files beside those of connections."""
BAD_TEXT: Final = "Invalid UTF-8 sequence received from client."
"""What uvicorn logs, with a traceback, when it closes a connection because a text message is not UTF-8."""
EXTRA: Final = ("room", "seat", "game", "code", "method", "route", "status", "ms", "port", "store")
"""Fields that a log line may have beside its text."""
Tell = Callable[[str], None]


def serve(settings: Settings, tell: Tell, opens_browser: bool = False, shows_code: bool = False) -> None:
    """Serve until a signal arrives. BadData if the store or the port is not available."""
    log_to_stderr(settings.log_level or ("warning" if sys.stderr.isatty() else "info"))
    load(settings.custom_bots)  # bots that cannot be loaded are reported before anything starts
    listening = _listen(settings)
    store = open_store(settings.db, settings.is_unsafe)
    facts = store.facts()
    damage = facts.pop(DAMAGE, "")
    described = ", ".join(f"{name} {value}" for name, value in facts.items())
    tell(f"Tables are kept in {settings.db.rpartition('@')[2]} ({described}).")
    if damage:
        tell(damage)
    address = f"http://{'127.0.0.1' if settings.host == '0.0.0.0' else settings.host}:{settings.port}/"
    tell(f"Parlour is at {address}  (stop with Ctrl-C)")
    if shows_code:
        invitation = f"http://{local_address()}:{settings.port}/"
        tell(f"For friends on this network: {invitation}\n{qr_code(invitation)}")
    app = make_app(settings, store)
    doorway = ConnectionLimits(with_files_for(settings.limits), settings.has_proxy)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=partial(HttpConnection, doorway=doorway),  # type: ignore[arg-type]
        ws=WEBSOCKETS[settings.transport],
        ws_max_size=settings.limits.message,
        ws_max_queue=8,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=POLITE_SECONDS,
        server_header=False,
        date_header=False,
        proxy_headers=False,
    )
    server = _Server(config, app)
    if opens_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    app.state.stop = server.stop
    log.info("started", extra={"port": settings.port, "store": next(iter(facts), "")})
    server.run(sockets=[listening])
    log.info("stopped")
    manager: RoomManager = app.state.manager
    if manager.outage:
        raise SystemExit(STORE_CHANGED)


class _Server(uvicorn.Server):
    """On a signal: accepts no more commands, stores those in progress, and informs every connection."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Handle a signal without raising it again afterwards: a requested stop is no failure."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    def stop(self) -> None:
        """Stop as gracefully as on a signal."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        settle()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        manager: RoomManager = self._app.state.manager
        for server in self.servers:
            server.close()  # accept no more connections
        manager.close()
        deadline = time.monotonic() + GOODBYE_SECONDS
        while manager.sockets and time.monotonic() < deadline:
            await asyncio.sleep(0.01)  # uvicorn would disconnect before the close frames are sent
        await super().shutdown(sockets)


def settle() -> None:
    """Freeze the objects that are loaded by now, and make the garbage collector run less often.

    Tables leave almost no cyclic garbage, and a full collection delays everybody. `app` runs it after rooms were
    dropped.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def with_files_for(limits: Limits) -> Limits:
    """Raise the limit of open files to the number of connections; if that fails, lower the number of connections."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.connections + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return limits._replace(connections=max(1, min(limits.connections, soft - SPARE_FILES)))
    return limits


def qr_code(text: str) -> str:
    """Return a QR code as characters for a terminal."""
    drawing = io.StringIO()
    segno.make(text, error="m").terminal(drawing, compact=True)
    return drawing.getvalue()


def log_to_stderr(level: str = "info") -> None:
    """Log one JSON object per line, from a level on. No address, no token and nothing of any game is written."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Connections())
    handler.addFilter(is_worth_logging)
    for name, least in (("parlour", level.upper()), ("uvicorn.error", "WARNING")):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(least)
        logger.propagate = False


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Whether a record is logged: not if any client could fill the log with it."""
    return record.msg != BAD_TEXT


class _Connections(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"at": at, "level": record.levelname.lower(), "from": record.name}
        line["text"] = record.getMessage()
        if request_id.get():
            line["request"] = request_id.get()
        line |= {name: getattr(record, name) for name in EXTRA if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def _listen(settings: Settings) -> socket.socket:
    """Bind the port before anything else is done, so that a taken port is reported at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as problem:
        listening.close()
        text = f"{settings.host}:{settings.port} cannot be had: {problem.strerror}; give another with --port"
        raise BadData("--port", text) from None
    listening.set_inheritable(True)
    return listening
