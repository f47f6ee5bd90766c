"""A server from start to end: opens the store, says where it is, and stops politely."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
import resource
import signal
import socket
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
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.settings import Limits, Settings, address_in_the_house
from parlour.server.store.connect import open_store
from parlour.server.store.sqlite import DAMAGE
from parlour.server.transport.http_connection import ConnectionLimits, HttpConnection
from parlour.server.transport.wire import WebSocketProtocol

POLITE_SECONDS: Final = 5
GOODBYE_SECONDS: Final = 2.0
PING_SECONDS: Final = 15.0
PONG_SECONDS: Final = 10.0
"""Who does not answer a ping in this time is let go: with the last words that is 30 seconds at most."""
YOUNG: Final = 20_000
NEVER: Final = 1_000_000
"""So many new things are made before they are looked through for rubbish, once; whatever is older waits for `app`."""
STORE_CHANGED: Final = 75
"""The exit code when the store was changed under the server (EX_TEMPFAIL): start it again, perhaps in a new version."""
SPARE_FILES: Final = 100
"""Open files beside those of connections."""
EXTRA: Final = ("room", "seat")
"""What a line of the log may say beside its text."""
Tell = Callable[[str], None]


def serve(settings: Settings, tell: Tell, opens_browser: bool = False, shows_code: bool = False) -> None:
    """Serve until a signal comes. BadData if the store or the port cannot be had."""
    log_to_stderr()
    load(settings.guests)  # what cannot be used is said before anything begins
    listening = _listen(settings)
    store = open_store(settings.db, settings.is_unsafe)
    facts = store.facts()
    damage = facts.pop(DAMAGE, "")
    told = ", ".join(f"{name} {value}" for name, value in facts.items())
    tell(f"Tables are kept in {settings.db.rpartition('@')[2]} ({told}).")
    if damage:
        tell(damage)
    address = f"http://{'127.0.0.1' if settings.host == '0.0.0.0' else settings.host}:{settings.port}/"
    tell(f"Parlour is at {address}  (stop with Ctrl-C)")
    if shows_code:
        invitation = f"http://{address_in_the_house()}:{settings.port}/"
        tell(f"For friends on this network: {invitation}\n{qr_code(invitation)}")
    app = make_app(settings, store)
    doorway = ConnectionLimits(with_files_for(settings.limits), settings.has_proxy)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=partial(HttpConnection, doorway=doorway),  # type: ignore[arg-type]
        ws=WebSocketProtocol,
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
    server.run(sockets=[listening])
    manager: RoomManager = app.state.manager
    if manager.outage:
        raise SystemExit(STORE_CHANGED)


class _Server(uvicorn.Server):
    """On a signal no command is taken any more, what is under way is stored, and every socket is told."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """To be asked to end is no failure: the signal is not raised again afterwards."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    def stop(self) -> None:
        """Stop as politely as on a signal."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        settle()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        manager: RoomManager = self._app.state.manager
        for server in self.servers:
            server.close()  # nobody comes in any more
        manager.close()
        deadline = time.monotonic() + GOODBYE_SECONDS
        while manager.sockets and time.monotonic() < deadline:
            await asyncio.sleep(0.01)  # uvicorn would hang up before the last words are out
        await super().shutdown(sockets)


def settle() -> None:
    """What is loaded by now stays, and is looked through for rubbish no more; the rest more seldom than Python would.

    Tables leave next to nothing that only a search finds, and one through all of them keeps everybody waiting: so that
    is done when some have gone to sleep, see `app`.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def with_files_for(limits: Limits) -> Limits:
    """Let this process have as many open files as it may have connections; fewer connections where it cannot."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.connections + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return limits._replace(connections=max(1, min(limits.connections, soft - SPARE_FILES)))
    return limits


def qr_code(text: str) -> str:
    """As characters that a terminal shows."""
    drawing = io.StringIO()
    segno.make(text, error="m").terminal(drawing, compact=True)
    return drawing.getvalue()


def log_to_stderr() -> None:
    """One JSON object a line. No address, no token and nothing of any game is written."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Connections())
    for name in ("parlour", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(logging.WARNING)
        logger.propagate = False


class _Connections(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"at": at, "level": record.levelname.lower(), "from": record.name}
        line["text"] = record.getMessage()
        line |= {name: getattr(record, name) for name in EXTRA if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def _listen(settings: Settings) -> socket.socket:
    """The port is taken before anything else is done: who cannot have it is told at once."""
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
