"""What tables cost a server: memory of those that are awake, by their number and the length of their journals, and the
time to open one.

usage: python benchmarks/table_costs.py
"""

from __future__ import annotations

import gc
import time
import tracemalloc
from random import Random

from parlour.server.rooms import entries, room_commands
from parlour.server.rooms.entries import PERSON, Opened, Seat
from parlour.server.rooms.room import PLAYING, Room

SECRET = bytes(range(32))
SEATS = 4


def played(game: str, moves: int) -> list[bytes]:
    """The entries of a room with so many answers, as they are stored."""
    room = Room("r", SECRET)
    seats = [Seat(PERSON, f"Player {n}", f"holder {n}") for n in range(SEATS)]
    log = [room_commands.open_room(room, Opened(game=game, options={}, seats=seats, host="holder 0"))]
    log += [room_commands.start(room, "holder 0"), room_commands.begin(room)]
    rng = Random(7)
    while moves and room.status == PLAYING:
        ask = room.table.asks()[0]
        log.append(room_commands.answer(room, ask.seat, room.table.show(ask.sample(rng))))
        moves -= 1
    return [entries.dump(entry) for entry in log]


def opened(log: list[bytes]) -> Room:
    room = Room("r", SECRET)
    for entry in log:
        room.fold(entries.load(entry), is_new=False)
    return room


def main() -> None:
    for game in ("ten-up", "weigh-anchor"):
        for moves in (0, 250, 1000):
            log = played(game, moves)
            began = time.perf_counter()
            opened(log)
            milliseconds = (time.perf_counter() - began) * 1000
            for tables in (10, 40):
                gc.collect()
                tracemalloc.start()
                before = tracemalloc.get_traced_memory()[0]
                rooms = [opened(log) for _ in range(tables)]
                kilobytes = (tracemalloc.get_traced_memory()[0] - before) / len(rooms) / 1024
                tracemalloc.stop()
                text = f"{game}: {tables} tables of {len(log)} entries: {kilobytes:,.0f} kB each"
                print(f"{text}, opened in {milliseconds:,.0f} ms" if tables == 10 else text)


if __name__ == "__main__":
    main()
