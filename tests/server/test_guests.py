"""Bots that the server's owner has brought along: offered beside the others, and playing at tables to the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import parlour
from parlour.core.refusals import BadData, Refused
from parlour.server.settings import settings_from_options
from tests.envs.policies import by_lot
from tests.server.asking import ask
from tests.server.running import Server
from tests.server.scripted import opened, until

LEARNT = "learnt"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a policy for two seats of Ten-Up, and a class of one's own for every game."""
    folder = tmp_path_factory.mktemp("guests")
    by_lot("ten-up", 2).save(folder / "policy.npz")
    guests = (f"{LEARNT}=policy:{folder}/policy.npz", "first=tests.lab.bots:FirstBot")
    server = Server(f"sqlite:///{folder / 'tables.db'}", folder / "log", guests=guests).start()
    yield server
    server.stop()


def test_they_are_offered_with_the_games_they_play(server: Server) -> None:
    offered = {game: ask(server.port, "GET", f"/api/games/{game}").json()["bots"] for game in ("ten-up", "pit")}
    assert LEARNT in offered["ten-up"]
    assert LEARNT not in offered["pit"]
    assert {"first", "normal"} <= set(offered["pit"])


def test_a_table_with_one_plays_to_its_end(server: Server) -> None:
    with parlour.connect(server.url) as host:
        seats: list[dict[str, object]] = [{"who": "bot", "bot": LEARNT}, {"who": "bot", "bot": "first"}]
        table, codes = opened(host, "ten-up", seats, options={"turn_cap": 30})
        watcher = host.sit(table, code=codes[""])
        watcher.start()
        until(lambda: watcher.room["status"] == "over", watcher)
        assert [seat["bot"] for seat in watcher.room["seats"]] == [LEARNT, "first"]
    assert "a bot failed" not in server.log_text()


def test_a_table_that_it_has_not_learnt_is_not_opened(server: Server) -> None:
    with parlour.connect(server.url) as host, pytest.raises(Refused, match="'learnt' has learnt ten-up for 2, not 3"):
        host.open("ten-up", [{"who": "me", "name": "Ann"}, {"who": "bot"}, {"who": "bot", "bot": LEARNT}])


@pytest.mark.parametrize("given", ["mine", "=policy:x", "Mine=policy:x", "mine=normal", "a b=policy:x"])
def test_a_bot_is_given_with_a_name_and_a_place(given: str) -> None:
    with pytest.raises(BadData, match="NAME=policy:FILE"):
        settings_from_options("127.0.0.1", 8765, "sqlite:///x", False, (), False, False, bots=(given,))


def test_a_server_with_a_bot_that_cannot_be_used_does_not_start(tmp_path: Path) -> None:
    (tmp_path / "damaged.npz").write_bytes(b"PK\x03\x04")
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    for place, said in (
        (f"mine=policy:{tmp_path}/damaged.npz", "damaged"),
        (f"mine=policy:{tmp_path}/none.npz", "No such file"),
        ("mine=tests.lab.bots:Nobody", "Nobody"),
        ("normal=tests.lab.bots:FirstBot", "already"),
    ):
        with pytest.raises(AssertionError, match="the server has gone") as gone:
            Server(db, tmp_path / "log", guests=(place,)).start()
        assert said in str(gone.value)
        (tmp_path / "log").unlink()
