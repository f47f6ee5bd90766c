"""Tables on an edition of the host's own: who gets it, what it is called, and what reading it may cost."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.core.data.bounds import MAX_EDITION_BYTES, MAX_TABLE_SEATS
from parlour.core.data.digest import digest
from parlour.core.data.edition_summary import without_summary
from parlour.core.refusals import Refused
from parlour.core.registry import find
from parlour.server.editions import MAX_TITLE, encode_data, summarize
from parlour.server.http import encoded_editions
from parlour.server.http.encoded_editions import EncodedEditions
from parlour.server.rooms.entries import PERSON, Opened, Seat
from parlour.server.rooms.room import Room
from parlour.server.views.room_view import room_info
from parlour.server.workers import evaluator
from parlour.table import library
from parlour.testing.editions import edition_text
from tests.server.asking import Said, ask
from tests.server.running import Server
from tests.server.scripted import BOT, FRIEND, ME, opened

TITLE = "Finance of our street"


def mine(title: str = TITLE) -> str:
    """Finance with one space renamed, under an id and a title of its own."""
    text = edition_text("finance")
    own = library.bundled_edition("finance")
    changes = (
        (f'id = "{own.id}"', 'id = "our-street"'),
        (f'title = "{own.title}"', f'title = "{title}"'),
        ('name = "Wayback"', 'name = "Our Lane"'),  # the square
        ('name = "Wayback"', 'name = "Our Lane"'),  # its lease
    )
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def edition_of(
    server: Server, table: str, token: str = "", code: str = "", file: str = "edition", tag: str = ""
) -> Said:
    headers = {"x-parlour-code": code, "if-none-match": tag}
    return ask(server.port, "GET", f"/api/tables/{table}/{file}", headers=headers, token=token)


def test_who_may_watch_gets_the_edition_of_the_table(served: Server) -> None:
    with parlour.connect(served.url) as host, parlour.connect(served.url) as friend:
        table, codes = opened(host, "finance", [ME, FRIEND], edition=mine())
        friend.claim(table, codes["B"], "Bo")
        for token, code in ((host.token, ""), (friend.token, ""), ("", codes[""])):
            said = edition_of(served, table, token, code)
            assert (said.status, said.json()) == (200, without_summary(library.parse(mine(), "mine")))
            assert edition_of(served, table, token, code, "edition.toml").body.decode() == mine()
        data = edition_of(served, table, host.token).json()
        assert "Our Lane" in [square["name"] for square in data["board"]["squares"]]
        assert digest(data) == library.edition_of(find("finance"), mine(), "mine").content


@pytest.mark.parametrize("file", ["edition", "edition.toml"])
def test_a_stranger_learns_nothing_of_it(served: Server, file: str) -> None:
    """The answer is the same, to the byte, as for a table that does not exist."""
    with parlour.connect(served.url) as host, parlour.connect(served.url) as stranger:
        table, codes = opened(host, "finance", [ME, FRIEND], edition=mine())
        none = edition_of(served, "NOSUCHTABLE", stranger.token, file=file)
        for token, code in ((stranger.token, ""), ("", ""), (stranger.token, "wrong"), ("", codes["B"][:-1])):
            said = edition_of(served, table, token, code, file)
            assert (said.status, said.body) == (none.status, none.body)
        assert none.json()["code"] == "room/unknown"


def test_a_table_on_the_bundled_edition_gives_that(served: Server) -> None:
    with parlour.connect(served.url) as host:
        table, _codes = opened(host, "ten-up", [ME, BOT])
        said = edition_of(served, table, host.token)
        assert said.body == ask(served.port, "GET", "/api/games/ten-up/edition").body
        assert edition_of(served, table, host.token, file="edition.toml").body == b""


def test_an_edition_that_a_client_has_is_not_sent_again(served: Server) -> None:
    with parlour.connect(served.url) as host:
        table, _codes = opened(host, "finance", [ME, BOT], edition=mine())
        tag = edition_of(served, table, host.token).headers["etag"]
        again = edition_of(served, table, host.token, tag=tag)
        assert (again.status, again.body) == (304, b"")
        assert edition_of(served, table, tag=tag).status == 404


def test_lists_and_headings_say_the_editions_title(db: str, tmp_path: Path) -> None:
    """Also after a restart, and at the table for the rematch, on both databases."""
    server = Server(db, tmp_path / "log").start()
    try:
        with parlour.connect(server.url) as host:
            table, codes = opened(host, "finance", [ME, FRIEND], edition=mine(), public=True)
            plain, _codes = opened(host, "finance", [ME, BOT])
            server.stop()
            server.start()
            for path in ("/api/tables", "/api/public"):
                lines = {line["table"]: line for line in ask(server.port, "GET", path, token=host.token).json()}
                assert (lines[table]["title"], lines[table]["has_custom_edition"]) == (TITLE, True)
            own = ask(server.port, "GET", "/api/tables", token=host.token).json()
            assert [line["title"] for line in own if line["table"] == plain] == [
                library.bundled_edition("finance").title
            ]
            guest = ask(server.port, "POST", f"/api/tables/{table}/welcome", {"code": codes["B"]}).json()
            assert (guest["title"], guest["has_custom_edition"]) == (TITLE, True)
            room = host.sit(table).room
            assert (room["title"], room["has_custom_edition"]) == (TITLE, True)
    finally:
        server.stop()


def test_a_room_of_an_older_parlour_has_no_title_of_its_own_until_it_is_played() -> None:
    room = Room("OLD", None)
    seats = [Seat(PERSON, name.title(), name) for name in ("ann", "bo")]
    room.fold(Opened("finance", {}, seats, "ann", seed=1, edition=mine()))
    assert room_info(room).title == library.bundled_edition("finance").title
    room._table = room.new_table(room.opened, ["Ann", "Bo"])
    assert room_info(room).title == TITLE


def test_a_list_from_before_titles_is_shown_with_the_games(tmp_path: Path) -> None:
    """The column is added when the store is opened, and is empty for what was there."""
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log").start()
    try:
        with parlour.connect(server.url) as host:
            opened(host, "finance", [ME, BOT])
            server.stop()
            with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as store, store:
                store.execute("ALTER TABLE rooms DROP COLUMN title")
                store.execute("UPDATE alembic_version SET version_num = '007'")
            server.start()
            line = ask(server.port, "GET", "/api/tables", token=host.token).json()[0]
            assert (line["title"], line["has_custom_edition"]) == (library.bundled_edition("finance").title, False)
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("x" * 300, "x" * (MAX_TITLE - 1) + "…"),
        ("Our\\tStreet\\n  here", "Our Street here"),
        ("Our \\u202Eteerts", "Our teerts"),
        ("\\u200B", "Finance"),
    ],
    ids=["long", "lines", "backwards", "unseen"],
)
def test_a_title_is_one_bounded_line(given: str, shown: str) -> None:
    assert summarize("finance", mine(given))["title"] == shown


def test_the_summary_of_an_edition_is_checked_and_not_sent_with_the_board(served: Server) -> None:
    old = "[summary]"
    text = mine().replace(old, '[summary]\nsentence = "<b>Our street</b>" #', 1)
    assert checked(served, text).status == 200
    assert b"summary" not in encode_data("finance", text)
    assert encode_data("finance", text) == encode_data("finance", mine())
    refused = checked(served, text.replace("<b>", "<b>" * 60))
    assert (refused.status, "summary.sentence" in refused.json()["detail"]) == (422, True)


# Before a table is opened


def test_the_bundled_edition_is_a_file_to_begin_from(served: Server) -> None:
    said = ask(served.port, "GET", "/api/games/finance/edition.toml")
    assert (said.status, said.body.decode()) == (200, edition_text("finance"))
    assert said.headers["content-disposition"] == 'attachment; filename="finance.toml"'
    assert checked(served, said.body.decode()).json()["title"] == library.bundled_edition("finance").title
    assert ask(served.port, "GET", "/api/games/none/edition.toml").json()["detail"].startswith("there is no game")


def checked(server: Server, text: str, game: str = "finance") -> Said:
    return ask(server.port, "POST", "/api/editions", {"game": game, "edition": text})


def test_an_edition_is_described_before_a_table_is_opened(served: Server) -> None:
    own = library.bundled_edition("finance")
    seats = {"min": own.least_seats, "max": own.most_seats}
    said = checked(served, mine())
    assert (said.status, said.json()["title"], said.json()["seats"]) == (200, TITLE, seats)
    copy = checked(served, edition_text("finance").replace('name = "Wayback"', 'name = "Our Lane"', 1)).json()
    assert copy["title"].startswith(f"{own.title} (modified, ")


def test_what_is_no_edition_of_the_game_is_refused_with_a_sentence(served: Server) -> None:
    for text, game, part in (
        ("this is no TOML", "finance", "this is no TOML"),
        (mine(), "ten-up", "this is an edition of 'finance', not of 'ten-up'"),
        (mine().replace('name = "Our Lane"', "name = 7", 1), "finance", "edition.board"),
        (mine() + "#" * MAX_EDITION_BYTES, "finance", "edition"),
        ("", "finance", "edition"),
    ):
        said = checked(served, text, game)
        assert (said.status, part in said.json()["detail"]) == (422, True), said.json()
    assert checked(served, mine(), "no-such-game").status == 422
    assert checked(served, "#" * 6_000_000).status == 413


# What it costs


def test_i5_an_edition_that_takes_too_much_memory_is_refused_every_time(served: Server) -> None:
    """Also when it is sent again: what was read once and kept would seem to cost nothing."""
    huge = mine().replace("sides = 6", "sides = 1000000", 1)
    with parlour.connect(served.url) as host:
        body = {"game": "finance", "seats": [ME, BOT], "edition": huge}
        for _ in range(2):
            for said in (checked(served, huge), ask(served.port, "POST", "/api/tables", body, token=host.token)):
                assert (said.status, said.json()["code"]) == (422, "input/too_expensive")


def test_i5_a_table_has_eight_seats_at_most_whatever_its_edition_says(served: Server) -> None:
    """With twelve, the rules' tables of all sets of seats took 135 MB in the server, once play had begun."""
    wide = mine().replace("max_players = 6", "max_players = 26", 1)
    assert max(library.bundled_edition(slug).most_seats for slug in parlour.games()) == MAX_TABLE_SEATS
    assert checked(served, wide).json()["seats"] == {"min": 2, "max": MAX_TABLE_SEATS}
    with parlour.connect(served.url) as host:
        assert opened(host, "finance", [BOT] * MAX_TABLE_SEATS, edition=wide)
        body = {"game": "finance", "seats": [BOT] * (MAX_TABLE_SEATS + 1), "edition": wide}
        said = ask(served.port, "POST", "/api/tables", body, token=host.token)
        assert (said.status, said.json()["code"]) == (422, "input/bad")
        assert str(MAX_TABLE_SEATS) in said.json()["detail"]


@pytest.mark.parametrize("is_forgetting", [True, False])
def test_i5_a_trial_counts_the_edition_whoever_has_read_it_before(
    is_forgetting: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fault: an edition that was read stays, and the second trial does not count it."""
    monkeypatch.setattr(evaluator, "at_most_more", lambda _memory: contextlib.nullcontext())
    monkeypatch.setattr(evaluator, "TRIAL_MEMORY", 200_000)  # less than reading takes, more than encoding does
    if not is_forgetting:
        monkeypatch.setattr(library, "forget_edition", lambda _game, _text: None)
    outcomes = [evaluator.answered(evaluator.edition_info, ("finance", f"{mine()}# counted"))[0] for _ in range(2)]
    assert (outcomes == ["refused", "refused"]) == is_forgetting


class Counting:
    """An evaluation that answers in this process, and counts."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def run(self, _address: str, job: str, game: str, text: str, size: int = 0) -> Any:
        assert (job, size) == ("edition_data", len(text))
        self.asked.append(text)
        return encode_data(game, text)


class Loop(EncodedEditions):  # type: ignore[misc]
    """Encodes in the event loop what it does not have."""

    async def find(self, address: str, game: str, text: str) -> bytes:
        return encode_data(game, text)


async def asked_for(kind: type[EncodedEditions], text: str, times: int) -> list[str]:
    counting = Counting()
    kept = kind(counting)  # type: ignore[arg-type]
    for _ in range(times):
        assert await kept.find("here", "finance", text) == encode_data("finance", text)
    return counting.asked


def test_i5_an_edition_is_read_by_the_evaluation_process_and_once() -> None:
    assert asyncio.run(asked_for(EncodedEditions, mine(), 3)) == [mine()]


def test_i5_reading_an_edition_in_the_event_loop_is_found() -> None:
    assert asyncio.run(asked_for(Loop, mine(), 3)) == []


def test_i5_the_editions_that_are_kept_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    size = len(encode_data("finance", mine()))
    monkeypatch.setattr(encoded_editions, "MAX_CACHED_BYTES", 2 * size + size // 2)

    async def run() -> list[str]:
        counting = Counting()
        kept = EncodedEditions(counting)  # type: ignore[arg-type]
        for n in (1, 2, 1, 3, 1, 2):  # when 3 comes, 2 was used longest ago
            await kept.find("here", "finance", f"{mine()}# {n}")
        return [text[-1] for text in counting.asked]

    assert asyncio.run(run()) == ["1", "2", "3", "2"]


def test_i5_an_edition_that_fails_in_the_process_refuses_the_request_alone() -> None:
    class Failing(Counting):
        async def run(self, _address: str, job: str, game: str, text: str, size: int = 0) -> Any:
            await super().run(_address, job, game, text, size)
            raise Refused("input/too_expensive", "", "too much")

    failing = Failing()
    kept = EncodedEditions(failing)  # type: ignore[arg-type]
    for _ in range(2):  # nothing is kept of it
        with pytest.raises(Refused, match="too much"):
            asyncio.run(kept.find("here", "finance", mine()))
    assert len(failing.asked) == 2
