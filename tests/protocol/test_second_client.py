"""A client that was written from docs/protocol.md alone plays every game."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import parlour
from parlour.core.registry import find, slugs
from parlour.records.verification_report import HONEST
from parlour.records.verify import verify
from parlour.table import library
from tests.protocol.faulty import FAULT, FAULTS
from tests.protocol.running import play
from tests.server.running import Server


class Plan(NamedTuple):
    """A game that the client plays."""

    game: str
    options: dict[str, object]
    preset: str = ""

    def name(self) -> str:
        return " ".join([self.game, *map(str, self.options.values()), self.preset]).strip()


LIVE = [
    Plan(slug, {**find(slug).brief, "form": "live", "target": 40, "sorting_seconds_max": 1})
    for slug in slugs()
    if any(option.name == "form" for option in library.rulebook(slug).options)
]
PRESETS = [
    Plan(slug, find(slug).brief, library.rulebook(slug).presets[-1].name)
    for slug in slugs()
    if library.rulebook(slug).presets
]
PLANS = [*(Plan(slug, find(slug).brief) for slug in slugs()), *LIVE, PRESETS[-1]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("served")
    served = Server(f"sqlite:///{folder / 'tables.db'}", folder / "log", module="tests.server.patient").start()
    yield served
    served.stop()


def seats(game: str) -> int:
    return library.bundled_edition(game).least_seats


def test_there_is_a_live_game_and_a_preset() -> None:
    assert len(LIVE) == 1
    assert PRESETS


@pytest.mark.parametrize("plan", PLANS, ids=Plan.name)
def test_it_plays_a_whole_game_and_ends_with_the_server_s_view(server: Server, plan: Plan) -> None:
    played = play(server.url, plan.game, seats(plan.game), options=plan.options, preset=plan.preset)
    assert played.returncode == 0, played.stderr[-3000:]
    told: dict[str, Any] = json.loads(played.stdout)
    table = parlour.replay(told["record"])
    assert table.is_over()
    assert told["view"] == json.loads(json.dumps(table.view_data(told["seat"])))
    assert len(told["events"]) == len(table.events_data(told["seat"], table.visible_events(told["seat"])))
    assert verify(told["record"], told["log"]).verdict == HONEST
    assert told["trials"] == 0, "the client has not tried all that can go wrong"
    assert told["counts"]["sockets"] == 3
    assert told["counts"]["changes"] > 0
    assert told["nonces"] > 1, "only the first nonce was ever due"


@pytest.mark.parametrize(
    ("fault", "found"),
    [
        ("lost_update", r"update \d+ after|repeats the last number"),
        ("lost_changes", "differs from the snapshot"),
        ("unknown_code", "odd/code is not on"),
    ],
)
def test_it_finds_what_a_faulty_server_does(
    fault: str, found: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert fault in FAULTS
    monkeypatch.setenv(FAULT, fault)
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", module="tests.protocol.faulty").start()
    try:
        played = play(server.url, "ten-up", seats("ten-up"))
    finally:
        server.stop()
    assert played.returncode == 1
    assert re.search(found, played.stderr), played.stderr[-3000:]
