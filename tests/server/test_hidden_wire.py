"""H1 and H5 on a running server: what others do unseen changes nothing that somebody can ask for."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from random import Random

import parlour
from parlour.client import Client
from parlour.server.live_rooms.live_room import append_of
from parlour.server.rooms import room_commands
from parlour.server.rooms.command_ids import client_key
from parlour.table.table import Table
from tests.games.pit.hands import rounds
from tests.server.asking import ask
from tests.server.in_process import a_manager, a_room, begun
from tests.server.running import Forked, Server
from tests.server.scripted import FRIEND, KEY, ME, opened, until

HANDS = {"A": "Gas 5 + Rice 4", "B": "Oil 9"}
SEATS = [ME, FRIEND, FRIEND, FRIEND]


def at_the_market(served: Server | Forked, *people: Client) -> str:
    """A table of Pit at which B holds a corner."""
    position: dict[str, object] = rounds(HANDS).position()
    table, codes = opened(people[0], "pit", SEATS, position=position)
    for letter, person in zip("BCD", people[1:], strict=True):
        person.claim(table, codes[letter], f"Guest {letter}")
    return table


def test_h1_a_move_that_nobody_sees_is_seen_nowhere(served: Server) -> None:
    """B keeps quiet about a corner and then offers: A's socket is silent, and every route says what it said before."""
    people = [parlour.connect(served.url) for _ in range(4)]
    table = at_the_market(served, *people)
    mine, other = people[0].sit(table), people[1].sit(table)
    mine.start()
    until(lambda: mine.ask is not None and other.ask is not None, mine, other)

    def asked() -> list[bytes]:
        paths = (f"/api/tables/{table}/record", "/api/tables", "/api/public", "/api/commitments", "/health", "/metrics")
        return [ask(served.port, "GET", path, token=people[0].token).body for path in paths]

    before = asked()
    other.act("hold")
    other.act("offer Oil 4 floor 4")
    assert not mine.wait(0.3)
    assert asked() == before
    assert ask(served.port, "GET", "/metrics", headers={"authorization": f"Bearer {KEY}"}).status == 200
    for person in people:
        person.close()


def cards_told(server: Server | Forked) -> list[str]:
    """The host, a seat, the operator and a stranger ask for everything there is: where B's nine of Oil are in it."""
    people = [parlour.connect(server.url) for _ in range(4)]
    table = at_the_market(server, *people)
    seats = [person.sit(table) for person in people]
    assert seats[0].view is None  # nothing is dealt or shown before all have agreed
    told = {"the room before play": json.dumps(seats[0].room)}
    seats[0].start()
    until(lambda: all(seat.ask is not None for seat in seats), *seats)
    seats[0].act(str(seats[0].ask and seats[0].ask["default_action"]))
    for who, person in zip("ACD", people[:1] + people[2:], strict=True):
        for path in ("record", "record?seat=B", "invitations"):
            told[f"{path} for {who}"] = ask(
                server.port, "GET", f"/api/tables/{table}/{path}", token=person.token
            ).body.decode()
    told["metrics"] = ask(server.port, "GET", "/metrics", headers={"authorization": f"Bearer {KEY}"}).body.decode()
    for seat in (seats[0], *seats[2:]):
        told[f"the socket of {seat.seat}"] = json.dumps([seat.room, seat.view, seat.ask, seat.events, seat.log])
    assert '"Oil": 9' in json.dumps(seats[1].view)  # the canary is there, and its holder sees it
    for person in people:
        person.close()
    return [where for where, text in told.items() if re.search(r'Oil(": ?| )9', text)]


def test_h5_no_route_and_no_role_gets_a_running_table_s_cards(served: Server) -> None:
    assert cards_told(served) == []


def test_h5_turns_red_if_a_running_table_is_given_out_whole(tmp_path: Path) -> None:
    server = Forked(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", ("exports_all",)).start()
    try:
        assert "record for C" in cards_told(server)
    finally:
        server.kill()


def test_h1_the_list_of_tables_does_not_say_when_somebody_answered_unseen() -> None:
    async def seen() -> list[bool]:
        async with a_manager() as manager:
            seats = [{"who": "me", "name": "Ann"}, *[{"who": "here", "name": f"Guest {n}"} for n in "BCD"]]
            live = await a_room(manager, game="pit", seats=seats)
            holder = live.room.opened.host
            await manager.submit(
                live, client_key("start-it", holder), b"", lambda room: room_commands.start(room, holder)
            )
            await begun(live)
            kept = (await manager.writer.read(lambda store: store.entries(live.room.id)))[-1]
            before = [append_of(live.room, kept, room_commands.say(live.room, holder, 0, "hello")).is_seen]
            text = show(live.room.table)
            return [*before, append_of(live.room, kept, room_commands.act(live.room, holder, 1, text)).is_seen]

    assert asyncio.run(seen()) == [False, False]


def show(table: Table) -> str:
    ask = table.ask(1)
    assert ask is not None
    return table.show(ask.sample(Random(1)))
