"""The descriptions of the protocol are what the program does: written down, up to date, and true of every message."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from parlour.client import Client
from parlour.server import messages
from parlour.server.messages import FromClient, ToClient
from tests.server.asking import ask
from tests.server.running import Server
from tools import protocol


def test_the_written_descriptions_are_up_to_date() -> None:
    assert protocol.drifted() == [], "run make types"


def test_a_description_that_has_drifted_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in protocol.descriptions().items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(protocol, "FOLDER", tmp_path)
    assert protocol.drifted() == []
    (tmp_path / "messages.json").write_text("{}\n", encoding="utf-8")
    assert protocol.drifted() == ["messages.json"]


def test_the_server_gives_the_same_descriptions(served: Server) -> None:
    for path, name in (("/api/messages", "messages.json"), ("/openapi.json", "openapi.json")):
        said = ask(served.port, "GET", path)
        assert protocol.as_text(said.json()) == (protocol.FOLDER / name).read_text(encoding="utf-8")


def test_every_message_is_described_with_its_tag() -> None:
    schema: Any = messages.schema()
    for kind in (*get_args(FromClient), *get_args(ToClient)):
        described = schema["$defs"][kind.__name__]
        field = kind.__struct_config__.tag_field
        assert described["properties"][field] == {"enum": [kind.__struct_config__.tag]}
        assert field in described["required"]
        assert described.get("description"), kind


def test_an_example_of_every_route_s_problem_has_the_one_shape(served: Server) -> None:
    with Client(served.url) as known:
        for method, path, body in (
            ("GET", "/api/games/none", None),
            ("GET", "/api/tables/NONE/record", None),
            ("POST", "/api/tables", {"game": "ten-up", "seats": []}),
            ("POST", "/api/tables/NONE/claim", {"name": "Bo"}),
            ("GET", "/nothing", None),
            ("DELETE", "/api/games", None),
        ):
            said = ask(served.port, method, path, body, token=known.token)
            assert said.headers["content-type"] == "application/problem+json"
            told = said.json()
            assert set(told) == {"type", "title", "status", "code", "clause", "detail", "details"}
            assert told["status"] == said.status
            assert 400 <= said.status < 500, json.dumps(told)
