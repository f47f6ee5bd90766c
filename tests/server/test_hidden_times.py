"""H3: time tells little. Twin tables, alike for a seat and different behind it, answer it in the same time."""

from __future__ import annotations

import json
import secrets
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import pytest
from websockets.sync.client import connect as open_socket
from websockets.typing import Origin

import parlour
from parlour.client import Client
from tests.games.pit.hands import rounds
from tests.server.running import Forked
from tests.server.scripted import opened
from tests.server.telling import tell

TWINS = ({"A": "Gas 5 + Rice 4", "B": "Oil 9"}, {"A": "Gas 5 + Rice 4", "B": "Oil 4 + Gas 3 + Rice 2"})
SEATS: list[dict[str, object]] = [{"who": "me", "name": f"Player {n}"} for n in "ABCD"]
MOST = 0.001
COMMANDS: tuple[dict[str, object], ...] = (
    {"type": "act", "seat": "A", "text": "nonsense"},
    {"type": "act", "seat": "A", "text": "offer Gas 9 floor 9"},
    {"type": "act", "seat": "A", "text": "offer Oil 4 floor 4"},
    {"type": "say", "text": "hello"},
)
"""Wrong in several ways, and one that is right; none of them changes what is hidden."""


class Twin:
    """Seat A at one of the twins."""

    def __init__(self, host: Client, hands: dict[str, str], lines: ExitStack) -> None:
        position: dict[str, object] = rounds(hands).position()
        self.table, _codes = opened(host, "pit", SEATS, position=position)
        seat = host.sit(self.table, "A", pledges=False)
        seat.start()
        while seat.ask is None:
            assert seat.wait()
        seat.close()
        address = f"ws{host.url.removeprefix('http')}/api/tables/{self.table}/socket"
        self.socket = lines.enter_context(open_socket(address, origin=Origin(host.url), max_size=None))
        self.socket.send(json.dumps({"type": "hello", "token": host.token, "seat": "A"}))
        self.socket.recv(10)
        self.times: dict[int, list[float]] = {}

    def ask(self, kind: int) -> str:
        """Give a command, and take the time until it is answered."""
        command: dict[str, Any] = {**COMMANDS[kind], "id": secrets.token_hex(8)}
        began = perf_counter()
        self.socket.send(json.dumps(command))
        while True:
            message = json.loads(self.socket.recv(10))
            if message.get("id") == command["id"]:
                self.times.setdefault(kind, []).append(perf_counter() - began)
                return str(message.get("text", message["type"]))


def differences(folder: Path, commands: int, *faults: str) -> list[float]:
    """By how many seconds the medians of the twins differ, for each kind of command."""
    server = Forked(f"sqlite:///{folder / 'tables.db'}", folder / "log", faults).start()
    try:
        with parlour.connect(server.url) as host, ExitStack() as lines:
            twins = [Twin(host, hands, lines) for hands in TWINS]
            for n in range(commands // 2):
                kind = n % len(COMMANDS)
                answers = {twin.ask(kind) for twin in (twins if n % 2 else twins[::-1])}
                assert len(answers) == 1
    finally:
        server.kill()
    one, other = (twin.times for twin in twins)
    return [abs(median(one[kind]) - median(other[kind])) for kind in one]


@pytest.mark.soak
def test_h3_twins_answer_in_the_same_time(tmp_path: Path) -> None:
    found = differences(tmp_path, 20_000)
    tell("H3", commands=20_000, differences_ms=[round(each * 1000, 3) for each in found])
    assert max(found) <= MOST


@pytest.mark.soak
def test_h3_turns_red_if_a_hidden_hand_takes_longer(tmp_path: Path) -> None:
    assert max(differences(tmp_path, 400, "slow_hand")) > MOST
