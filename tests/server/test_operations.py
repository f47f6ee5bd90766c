"""Running a server: its log, its health and its figures, none of which tells anything of a game or a token."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.core.refusals import Refused
from parlour.server.figures import BUCKETS, Durations
from parlour.server.http.observed import OTHER, REQUEST_ID
from parlour.server.settings import METRICS_KEY
from tests.server.asking import ask
from tests.server.running import Server

ROOT = Path(__file__).resolve().parents[2]
KEY = "the key of the figures"


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv(METRICS_KEY, KEY)
    options = ("--log-level", "debug", "--proxy", "--public-url", "http://games.example.org/parlour")
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", options=options).start()
    yield server
    server.stop()


def lines(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log_text().splitlines() if line.startswith("{")]


def figures(server: Server) -> dict[str, float]:
    answer = ask(server.port, "GET", "/metrics", headers={"authorization": f"Bearer {KEY}"})
    found = re.findall(r"^(parlour_\S+) (\S+)$", answer.body.decode(), flags=re.MULTILINE)
    return {name: float(value) for name, value in found}


def play_a_little(server: Server) -> tuple[str, str]:
    """A table with a bot, a move, a refused move and a line of chat: its name, and the token."""
    with parlour.connect(server.url) as ann:
        seats = [{"who": "me", "name": "Ann Secret"}, {"who": "bot", "bot": "random"}]
        table = ann.open("ten-up", seats)["table"]
        seat = ann.sit(table)
        seat.start()
        seat.wait_for_ask()
        seat.say("a secret word")
        with pytest.raises(Refused):
            seat.act("spin")
        seat.answer(lambda ask: ask["default_action"])
        seat.wait_for_ask()
        return table, ann.token


def test_the_log_tells_of_the_server_and_its_tables_and_nothing_of_games(server: Server) -> None:
    table, token = play_a_little(server)
    server.stop()
    told = lines(server)
    texts = [line["text"] for line in told]
    assert [text for text in texts if text in ("started", "stopped")] == ["started", "stopped"]
    about = [line["text"] for line in told if line.get("room") == table]
    assert about == ["table opened", "table starting", "table playing"]
    assert any(line["text"] == "refused" and "/" in line["code"] for line in told)
    assert all({"at", "level", "from", "text"} <= set(line) for line in told)
    for secret in (token, token.partition(".")[0], "Ann Secret", "a secret word", "spin"):
        assert secret not in server.log_text()


def test_a_level_leaves_out_what_is_less_important(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", options=("--log-level", "warning")).start()
    ask(server.port, "GET", "/api/games")
    server.stop()
    assert lines(server) == []


def test_every_request_has_an_id_that_its_log_lines_have_too(server: Server) -> None:
    answer = ask(server.port, "GET", "/api/games", headers={REQUEST_ID: "from-our-proxy"})
    assert answer.headers[REQUEST_ID] == "from-our-proxy"
    others = {ask(server.port, "GET", "/api/games").headers[REQUEST_ID] for _ in range(3)}
    assert len(others) == 3
    forged = ask(server.port, "GET", "/api/games", headers={REQUEST_ID: 'x"} forged'}).headers[REQUEST_ID]
    assert re.fullmatch("[0-9a-f]{16}", forged)
    logged: dict[str, dict[str, Any]] = {}
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and not {*others, "from-our-proxy", forged} <= set(logged):
        logged = {line["request"]: line for line in lines(server) if line["text"] == "request"}
    assert {*others, "from-our-proxy", forged} <= set(logged)
    line = logged["from-our-proxy"]
    assert (line["method"], line["route"], line["status"]) == ("GET", "/api/games", 200)


def test_health_says_whether_the_server_is_up_and_ready(server: Server) -> None:
    assert ask(server.port, "GET", "/health/live").json() == {"status": "live"}
    assert ask(server.port, "GET", "/health/ready").json() == {"status": "ready"}


def test_the_page_is_found_with_and_without_the_public_path(server: Server) -> None:
    for path in ("/parlour/api/games", "/api/games"):
        assert ask(server.port, "GET", path).status == 200
    assert ask(server.port, "GET", "/parlours/api/games").status == 404
    page = ask(server.port, "GET", "/parlour/").body.decode()
    assert ask(server.port, "GET", "/parlour").body.decode() == page
    for address in re.findall(r'(?:src|href)="([^"]+)"', page):
        assert not address.startswith("/")
        assert ask(server.port, "GET", f"/parlour/{address.removeprefix('./')}").status == 200
    with parlour.connect(server.url) as ann:
        said = ask(server.port, "POST", "/api/me", {}, token=ann.token).json()
        assert said["address"] == "http://games.example.org/parlour"


def test_figures_count_requests_commands_refusals_and_bots(server: Server) -> None:
    before = figures(server)
    play_a_little(server)
    ask(server.port, "GET", "/no-such-secret-path")
    after = figures(server)

    def more(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert more('parlour_http_requests_total{method="POST",route="/api/tables",status="201"}') == 1
    assert more(f'parlour_http_requests_total{{method="{OTHER}",route="{OTHER}",status="404"}}') == 1
    assert more("parlour_http_request_seconds_count") >= 3
    assert more('parlour_commands_total{kind="start"}') == 1
    assert more('parlour_commands_total{kind="act"}') >= 2
    assert sum(more(name) for name in after if name.startswith("parlour_refusals_total")) >= 1
    assert more("parlour_bot_seconds_count") >= 1
    assert after["parlour_process_resident_memory_bytes"] > 0
    assert "no-such-secret-path" not in str(after)


def test_durations_are_counted_in_classes() -> None:
    durations = Durations()
    for seconds in (0.001, BUCKETS[0], 0.3, 100.0):
        durations.add(seconds)
    counted = dict(durations.cumulative())
    assert (counted["0.005"], counted["0.25"], counted["0.5"], counted["10.0"], counted["+Inf"]) == (2, 2, 3, 3, 4)
    assert durations.seconds == pytest.approx(100.306)


def test_the_dashboard_shows_metrics_that_there_are(server: Server) -> None:
    dashboard = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
    play_a_little(server)
    names = {re.split(r"[{ ]", name)[0] for name in figures(server)}
    shown = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"parlour_\w+", target["expr"])
    }
    assert len(dashboard["panels"]) >= 10
    assert shown - names == set()
    assert len({panel["title"] for panel in dashboard["panels"]}) == len(dashboard["panels"])
