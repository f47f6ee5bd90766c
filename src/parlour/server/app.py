"""Builds the application: HTTP for lobby, rules and records, WebSockets for tables, background tasks."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

from fastapi import FastAPI, Request, Response, WebSocket

from parlour.i18n.languages import server_catalogue
from parlour.server.access.guard import Guard, WrongNames, address_of
from parlour.server.access.identity import offered_tokens
from parlour.server.access.tokens import Tokens
from parlour.server.cross_process import follower_for
from parlour.server.errors import add_problems, describe_problems
from parlour.server.figures import Figures
from parlour.server.http import editions, games, health, lessons, replays, tables
from parlour.server.http.cached_responses import CachedResponses
from parlour.server.http.encoded_editions import EncodedEditions
from parlour.server.http.observed import Observed
from parlour.server.http.page import add_page
from parlour.server.http.public_path import PublicPath
from parlour.server.live_rooms.clocks import Clocks
from parlour.server.live_rooms.host_quota import Quota
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.live_rooms.pregame import Pregame
from parlour.server.live_rooms.table_quota import TableQuota
from parlour.server.settings import Settings
from parlour.server.store import Store, StoreChanged, StoreError
from parlour.server.store.writer import StoreWriter
from parlour.server.transport.opening import open_connection
from parlour.server.transport.table_socket import Socket
from parlour.server.workers.bot_players import BotPlayers
from parlour.server.workers.bot_process import think
from parlour.server.workers.bot_worker import BotWorker
from parlour.server.workers.deal_analysis import DealAnalyst
from parlour.server.workers.evaluation_queue import EvaluationPool, QueueLimits
from parlour.server.workers.evaluator import evaluate
from parlour.server.workers.replays import Replays
from parlour.server.workers.supervised_process import SupervisedProcess

log = logging.getLogger("parlour.server")
CHECK_EVERY: Final = 1.0
"""Seconds between checks whether the store is still the one that was opened."""
SWEEP_EVERY: Final = 30.0
"""Seconds between sweeps for rooms that can be dropped from memory."""
DEALS_WAITING: Final = QueueLimits(jobs=2, jobs_in_all=16)
"""Deals are analysed for many seconds; a client that finds the queue full gets none."""
COLLECT_EVERY: Final = 20
"""After this many sweeps the garbage collector runs, even if no room was dropped."""


def make_app(settings: Settings, store: Store) -> FastAPI:
    """Build the whole application on one store."""

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        limits = settings.limits
        manager = RoomManager(StoreWriter(store))
        manager.quota = TableQuota(limits)
        manager.figures = app.state.figures
        follower = follower_for(manager, settings.db)
        bots = BotPlayers(manager, BotWorker(limits.bot_seconds, partial(think, custom_bots=settings.custom_bots)))
        clocks = Clocks(manager)
        starting = Pregame(manager, limits.nonce_seconds, follower is None)
        manager.observers += [starting, bots, clocks]
        app.state.manager = manager
        app.state.tokens = Tokens(manager.writer)
        # Each pool has a process, a thread and a queue of its own: none waits for another, and bots wait for none of
        # them.
        openings = EvaluationPool(SupervisedProcess("parlour-openings", evaluate, limits.evaluation_seconds))
        records = EvaluationPool(SupervisedProcess("parlour-records", evaluate, limits.evaluation_seconds))
        deals = EvaluationPool(DealAnalyst(limits.deals_seconds), DEALS_WAITING)
        app.state.openings = openings
        app.state.editions = EncodedEditions(openings)
        app.state.replays = Replays(records, deals)
        if follower is not None:
            follower.start()
        clocks.start()
        server_catalogue()  # the first refusal does not wait for its texts
        tasks = [
            asyncio.create_task(_sweep(manager, limits.idle_seconds)),
            asyncio.create_task(_resume(manager)),
            asyncio.create_task(_watch_store(manager, app)),
        ]
        yield
        for task in tasks:
            task.cancel()
        starting.stop()
        clocks.stop()
        with suppress(StoreError):  # then a restart is only a little less exact
            await clocks.save()
        await bots.stop()
        for evaluation in (openings, records, deals):
            evaluation.stop()
        if follower is not None:
            await follower.stop()
        await manager.writer.stop()

    app = FastAPI(title="Parlour", lifespan=running, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.settings = settings
    app.state.stop = lambda: None  # the runner replaces this
    app.state.fixed = CachedResponses()
    app.state.wrong_names = WrongNames(settings.limits)
    app.state.quota = Quota(settings.limits)
    app.add_middleware(Guard, settings=settings)
    app.state.figures = Figures()
    app.add_middleware(Observed, figures=app.state.figures, has_proxy=settings.has_proxy)
    app.add_middleware(PublicPath, path=settings.path)
    add_problems(app)
    describe_problems(app)
    for router in (health.router, games.router, tables.router, lessons.router, editions.router, replays.router):
        app.include_router(router)
    add_page(app)

    @app.get("/openapi.json", include_in_schema=False)
    async def description(request: Request) -> Response:
        fixed: CachedResponses = request.app.state.fixed
        return fixed.answer(request, "openapi", app.openapi)

    @app.websocket("/api/tables/{table}/socket")
    async def socket(web: WebSocket, table: str) -> None:
        await web.accept()
        wrong_names: WrongNames = web.app.state.wrong_names
        may_guess = partial(wrong_names.take, address_of(web.scope))
        tokens: Tokens = web.app.state.tokens
        cookies = offered_tokens(web.cookies, web.headers.get("host", ""), settings.is_secure)
        async with open_connection(web) as connection:
            socket = Socket(connection, web.app.state.manager, settings.limits, tokens.recognise, cookies, may_guess)
            # In a task of its own: otherwise every message would wake all the layers of the ASGI stack.
            await asyncio.create_task(socket.serve(table.upper()))

    return app


async def _sweep(manager: RoomManager, idle: float) -> None:
    sweeps = 0
    while True:
        await asyncio.sleep(min(SWEEP_EVERY, idle))
        sweeps += 1
        if manager.unload_idle(idle) or sweeps % COLLECT_EVERY == 0:
            gc.collect()


async def _watch_store(manager: RoomManager, app: FastAPI) -> None:
    """Stop serving when the store is no longer the one that was opened: every command would fail, or do harm."""
    while True:
        await asyncio.sleep(CHECK_EVERY)
        try:
            await manager.writer.read(lambda store: store.check())
        except StoreChanged as changed:
            manager.outage = str(changed)
            log.error("%s", changed)
            app.state.stop()
            return
        except StoreError:
            pass  # the database is down, and perhaps soon up again


async def _resume(manager: RoomManager) -> None:
    """Load the rooms that change by themselves: bots to move, clocks that run."""
    for id in await manager.writer.read(lambda store: store.busy_rooms()):
        try:
            await manager.find(id)
        except Exception as problem:  # one damaged room must not stop the others from being loaded
            log.error("a room cannot be opened: %s", problem)
