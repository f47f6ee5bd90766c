"""The floor for a Python game server: a Starlette WebSocket endpoint that takes a
move as JSON, appends it to a store, and sends a small state (40 owners, cash,
positions) to both players of the match. No rules are computed.

usage: python ws_floor.py STORE PORT [WHERE]
STORE: none, sqlite-normal, sqlite-full (one commit per move, WAL), sqlite-group
       (commits gathered while the event loop is busy, reply after the commit),
       postgres (one commit per move, a pool of 10), postgres-group
WHERE: a file for sqlite, a DSN for postgres
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from collections import defaultdict
from contextlib import asynccontextmanager

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

STORE = sys.argv[1]
PORT = int(sys.argv[2])
WHERE = sys.argv[3] if len(sys.argv) > 3 else ""
rooms: dict[str, set[WebSocket]] = defaultdict(set)
seqs: dict[str, int] = defaultdict(int)
STATE = {"cash": [1500, 1400], "pos": [7, 11], "owner": [None, 0, 1, None] * 10}
INSERT = "insert into moves(match, seq, player, body) values"


class NoStore:
    async def open(self) -> None: ...
    async def append(self, match: str, seq: int, player: int, body: str) -> None: ...


class Sqlite(NoStore):
    async def open(self) -> None:
        self.db = sqlite3.connect(WHERE, isolation_level=None, check_same_thread=False)
        self.db.execute("pragma journal_mode=wal")
        self.db.execute("pragma synchronous=" + ("full" if STORE.endswith("full") else "normal"))
        self.db.execute(
            "create table if not exists moves(match text, seq int, player int, body text, "
            "primary key(match, seq)) without rowid"
        )

    async def append(self, match: str, seq: int, player: int, body: str) -> None:
        self.db.execute(INSERT + "(?,?,?,?)", (match, seq, player, body))


class SqliteGroup(Sqlite):
    async def open(self) -> None:
        await super().open()
        self.waiting: list[tuple[tuple[str, int, int, str], asyncio.Future[None]]] = []
        self.busy = False

    async def append(self, match: str, seq: int, player: int, body: str) -> None:
        fut: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(((match, seq, player, body), fut))
        if not self.busy:
            self.busy = True
            asyncio.get_running_loop().call_soon(self.flush)
        await fut

    def flush(self) -> None:
        batch, self.waiting, self.busy = self.waiting, [], False
        self.db.execute("begin")
        self.db.executemany(INSERT + "(?,?,?,?)", [b for b, _ in batch])
        self.db.execute("commit")
        for _, f in batch:
            f.set_result(None)


class Postgres(NoStore):
    async def open(self) -> None:
        import asyncpg

        self.pool = await asyncpg.create_pool(WHERE, min_size=10, max_size=10)
        await self.pool.execute(
            "create table if not exists moves(match text, seq int, player int, body text, primary key(match, seq))"
        )

    async def append(self, match: str, seq: int, player: int, body: str) -> None:
        await self.pool.execute(INSERT + "($1,$2,$3,$4)", match, seq, player, body)


class PostgresGroup(Postgres):
    async def open(self) -> None:
        await super().open()
        self.waiting: list[tuple[tuple[str, int, int, str], asyncio.Future[None]]] = []
        self.wake = asyncio.Event()
        self.task = asyncio.create_task(self.writer())

    async def append(self, match: str, seq: int, player: int, body: str) -> None:
        fut: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(((match, seq, player, body), fut))
        self.wake.set()
        await fut

    async def writer(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            batch, self.waiting = self.waiting, []
            cols = list(zip(*[b for b, _ in batch]))
            await self.pool.execute(
                "insert into moves select * from unnest($1::text[],$2::int[],$3::int[],$4::text[])",
                *[list(c) for c in cols],
            )
            for _, f in batch:
                f.set_result(None)


STORES = {
    "none": NoStore,
    "sqlite-normal": Sqlite,
    "sqlite-full": Sqlite,
    "sqlite-group": SqliteGroup,
    "postgres": Postgres,
    "postgres-group": PostgresGroup,
}
store = STORES[STORE]()


async def endpoint(ws: WebSocket) -> None:
    match = ws.query_params["match"]
    await ws.accept()
    room = rooms[match]
    room.add(ws)
    try:
        while True:
            text = await ws.receive_text()
            msg = json.loads(text)
            seqs[match] += 1
            seq = seqs[match]
            await store.append(match, seq, msg["player"], text)
            out = json.dumps({"type": "update", "seq": seq, "state": STATE})
            for s in tuple(room):
                await s.send_text(out)
    except WebSocketDisconnect:
        pass
    finally:
        room.discard(ws)


@asynccontextmanager
async def lifespan(app: Starlette):  # type: ignore[no-untyped-def]
    await store.open()
    print("ready", flush=True)
    yield


app = Starlette(routes=[WebSocketRoute("/ws", endpoint)], lifespan=lifespan)
if __name__ == "__main__":
    uvicorn.run(app, host="127.0.0.1", port=PORT, log_level="warning", ws_per_message_deflate=False)
