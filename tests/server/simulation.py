"""The server's core in a world of its own: everybody plays through bad weather, and at the end all must agree."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import parlour
from parlour.chance.committed import commitment_to
from parlour.server.rooms import entries
from parlour.server.rooms.entries import PERSON, Opened, Seat
from parlour.server.rooms.room_reader import read_chat, read_room
from parlour.server.store import StoreError
from parlour.server.views.room_view import RoomView, Standings, Viewer
from tests.server.simulated_people import Client, Process
from tests.server.simulated_world import TASKS, Memory, VirtualLoop, Weather, World
from tests.server.told import PARTS

SECRET = bytes(range(32))


def simulate(
    seed: int,
    weather: Weather,
    commands: int = 20,
    rooms: int = 1,
    processes: int = 1,
    clock: entries.Clock | None = None,
    prepare: Callable[[World, list[Process]], None] = lambda _world, _processes: None,
) -> World:
    """One run: everybody plays through the weather, then it clears up and everybody must have come together."""
    loop = VirtualLoop()
    world = World(Memory())
    try:
        loop.run_until_complete(_run(world, seed, weather, commands, rooms, processes, clock, prepare))
    finally:
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        if left:
            loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        TASKS.clear()
        loop.close()
    return world


async def _run(
    world: World,
    seed: int,
    weather: Weather,
    commands: int,
    rooms: int,
    processes: int,
    clock: entries.Clock | None,
    prepare: Callable[[World, list[Process]], None],
) -> None:
    rng = Random(seed)
    calm = Weather()
    servers = [Process(world, Random(f"{seed}/{n}"), calm, processes == 1) for n in range(processes)]
    prepare(world, servers)
    clients: list[Client] = []
    games = parlour.games()
    for n in range(rooms):
        game = games[(seed + n) % len(games)]
        count = parlour.open(game).lexicon.seats
        names = [f"holder-{n}-{k}" for k in range(count)]
        seats = [Seat(PERSON, f"Player {k}", name) for k, name in enumerate(names)]
        opened = Opened(
            game=game, options={}, seats=seats, host=names[0], clock=clock, commitment=commitment_to(SECRET)
        )
        await servers[0].manager.open(f"ROOM{n}", names[0], opened, SECRET)
        clients += [Client(name, f"ROOM{n}", k, Random(f"{seed}/{name}"), servers) for k, name in enumerate(names)]
    followers = [asyncio.ensure_future(_look(server)) for server in servers if processes > 1]
    for server in servers:
        server.weather = server.writer._weather = weather
    storm = asyncio.ensure_future(_storm(servers, weather, rng))
    await _all([client.play(world, commands) for client in clients])
    storm.cancel()
    for server in servers:
        if not server.is_up:
            server.start()
        server.weather = server.writer._weather = calm
    await asyncio.sleep(15)
    await _all([client.come() for client in clients])
    for server in servers:
        server.clocks.stop()
        server.manager.observers.remove(server.clocks)
    await asyncio.sleep(10)
    for follower in followers:
        follower.cancel()
    for client in clients:
        world.trace.update(client.trace.digest())
    _check(world, clients)


async def _all(jobs: list[Coroutine[Any, Any, None]]) -> None:
    """All of them, or the first failure of anything."""
    tasks = [asyncio.ensure_future(job) for job in jobs]
    for task in tasks:  # after the first failure nobody asks for the others: Python would log them in some later test
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
    while any(not task.done() for task in tasks):
        await asyncio.sleep(1.0)
        for task in [*tasks, *TASKS]:
            if task.done() and not task.cancelled():
                task.result()
        TASKS.difference_update([task for task in TASKS if task.done()])


async def _storm(servers: list[Process], weather: Weather, rng: Random) -> None:
    while True:
        await asyncio.sleep(1.0)
        for server in servers:
            if rng.random() < weather.crash:
                await server.crash()


async def _look(server: Process) -> None:
    """What another process has added, found by looking."""
    while True:
        await asyncio.sleep(1.0)
        manager = server.manager
        for live in list(manager.rooms.values()):
            if live.is_stale or not live.has(server.world.store.counts([live.room.id])[live.room.id]):
                try:
                    await asyncio.wait_for(manager.refresh(live), 3)
                except (StoreError, TimeoutError):
                    continue


def _check(world: World, clients: list[Client]) -> None:
    """Nothing acknowledged is lost or done twice, and everybody sees what the log says."""
    rooms = {}
    for id, kept in world.store.kept.items():
        commands = [one.command for one in (*kept, *world.store.lines[id])]
        assert len(set(commands)) == len(commands), "a command was done twice"
        assert [one.number for one in kept] == list(range(1, len(kept) + 1))
        room = read_room(world.store, id)  # type: ignore[arg-type]
        assert room is not None
        read_chat(world.store, room)  # type: ignore[arg-type]
        rooms[id] = (room, set(commands))
    for id, command in world.acknowledged:
        assert command in rooms[id][1], f"{command} was acknowledged and is lost"
    for client in clients:
        look = RoomView(rooms[client.room_id][0]).snapshot(Viewer(client.holder, client.seat), Standings())
        due = {part: json.loads(text) for part, text in zip(PARTS, look.parts(), strict=True)}
        assert client.line is not None
        for part in PARTS:
            assert client.state[part] == due[part], f"{client.name} has another {part} than the server"
        world.counts["clients in step"] += 1
