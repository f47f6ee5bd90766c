"""A4, A5: a seat is not stolen, and nothing that opens one is guessed."""

from __future__ import annotations

import contextlib
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as open_socket
from websockets.typing import Origin

import parlour
from parlour.client import Client
from parlour.core.refusals import Refused
from parlour.server.access import guard
from parlour.server.settings import Settings
from tests.server.asking import Keen, ask
from tests.server.postgres import Postgres
from tests.server.running import BOTH, Forked, Server
from tests.server.scripted import BOT, FRIEND, ME, opened, until
from tests.server.telling import tell

NO_SUCH = "BCDFGHJKLM"

# A4


def sitters(urls: list[str], tables: int) -> Counter[int]:
    """Somebody at each of these addresses claims the same seat at the same instant: how often how many sat down."""
    seen: Counter[int] = Counter()
    crowd = [parlour.connect(url) for url in urls]
    with parlour.connect(urls[0]) as host:
        for _ in range(tables):
            table, codes = opened(host, "ten-up", [ME, FRIEND])
            ready = threading.Barrier(len(crowd))
            sat: list[str] = []
            threads = [
                threading.Thread(target=claim_at_once, args=(person, table, codes["B"], ready, sat)) for person in crowd
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert set(sat) <= {"B"}
            seen[len(sat)] += 1
    return seen


def claim_at_once(person: Client, table: str, code: str, ready: threading.Barrier, sat: list[str]) -> None:
    ready.wait()
    with contextlib.suppress(Refused):
        sat.append(person.claim(table, code, "Guest"))


def test_a4_an_invitation_is_good_once_however_many_come_at_once(served: Server) -> None:
    assert sitters([served.url] * 6, 5) == {1: 5}


@pytest.mark.parametrize(
    "tables", [pytest.param(15, id="quick"), pytest.param(1000, id="full", marks=pytest.mark.soak)]
)
def test_a4_an_invitation_is_good_once_at_two_processes(postgres: Postgres, tables: int, tmp_path: Path) -> None:
    db = postgres.new_database()
    servers = [Forked(db, tmp_path / f"log{n}").start() for n in range(2)]
    try:
        seen = sitters([server.url for server in servers], tables)
    finally:
        for server in servers:
            server.kill()
    tell("A4", claims=2 * tables, one_sitter=seen[1])
    assert seen == {1: tables}


def is_out_at_once(server: Server | Forked) -> None:
    """By getting up, by being sent away, by leaving: the old token does nothing, also on a socket that is open."""
    with parlour.connect(server.url) as host, parlour.connect(server.url) as guest:
        table, codes = opened(host, "ten-up", [ME, FRIEND, FRIEND])
        guest.claim(table, codes["B"], "Bo")
        mine, theirs = host.sit(table), guest.sit(table, "B")
        mine.free_seat("B")
        with pytest.raises(Refused, match="not yours"):
            theirs.say("hello?")
        guest.claim(table, codes["C"], "Bo")
        again = guest.sit(table, "C")
        mine.seat_bot("B", "random")
        mine.start()
        until(lambda: mine.room["status"] == "playing", mine, again)
        again.leave("random")
        for look in (lambda: guest.sit(table, "C"), lambda: guest.record(table, "C")):
            with pytest.raises(Refused):
                look()


@BOTH
def test_a4_who_has_lost_a_seat_is_out_at_once(served: Server) -> None:
    is_out_at_once(served)


def test_a4_who_left_for_good_watches_as_a_spectator_and_sees_the_record(served: Server) -> None:
    """A private table of a game with hidden hands: nothing of the former seat is shown, and nobody else gets in."""
    with parlour.connect(served.url) as host, parlour.connect(served.url) as guest, parlour.connect(served.url) as eve:
        table, codes = opened(host, "pit", [ME, FRIEND, BOT])
        guest.claim(table, codes["B"], "Bo")
        mine, theirs = host.sit(table), guest.sit(table, "B")
        mine.start()
        until(lambda: mine.room["status"] == "playing", mine, theirs)
        until(lambda: bool((theirs.view or {}).get("hand")), theirs)
        theirs.leave("random")
        watching = guest.sit(table)
        assert watching.seat is None
        assert watching.ask is None
        assert not (watching.view or {})["hand"]
        assert table in [line["table"] for line in guest.tables()]
        with pytest.raises(Refused):
            eve.sit(table)
        with pytest.raises(Refused):
            eve.record(table)
        assert guest.record(table) == eve.record(table, code=codes[""])


def test_a4_turns_red_if_a_token_outlives_its_seat(tmp_path: Path) -> None:
    server = Forked(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", ("token_survives",)).start()
    try:
        with pytest.raises(pytest.fail.Exception):
            is_out_at_once(server)
    finally:
        server.kill()


def test_a4_a_name_or_an_absence_proves_nothing(served: Server) -> None:
    with parlour.connect(served.url) as host, parlour.connect(served.url) as thief:
        table, codes = opened(host, "ten-up", [ME, FRIEND])
        for code in ("", codes[""], "A", host.token[:10]):
            with pytest.raises(Refused):
                thief.claim(table, code, "Ann", "A")
        for token in ("", thief.token, table, "parlour", host.token[:-1]):
            with pytest.raises(Refused), Client(served.url, token) as other:
                other.sit(table, "A")


# A5


def answers_to_guesses(server: Server | Forked) -> int:
    """Names that are no table's, and right names with a wrong invitation: how many answers there are to them."""
    with parlour.connect(server.url) as host, parlour.connect(server.url) as guesser:
        table, _codes = opened(host, "ten-up", [ME, FRIEND])
        form = {"code": "x" * 22, "name": "Eve"}
        said = [
            ask(server.port, "POST", f"/api/tables/{name}/claim", form, token=guesser.token)
            for name in (table, NO_SUCH, table, "BCDFGHJKLN")
        ]
        return len({(one.status, one.body) for one in said})


def test_a5_who_guesses_learns_nothing_and_has_to_wait(strict: Server) -> None:
    """One answer, and after ten of them none; who has a right to the table is not locked out."""
    assert answers_to_guesses(strict) == 1
    with parlour.connect(strict.url) as host, parlour.connect(strict.url) as guesser:
        table, codes = opened(host, "ten-up", [ME, FRIEND])
        path = f"/api/tables/{NO_SUCH}/record"
        more = [ask(strict.port, "GET", path, token=guesser.token).status for _ in range(12)]
        assert (more[0], more[-1]) == (404, 429)
        assert closed_with(strict, NO_SUCH)[0] == 4429
        assert host.sit(table).seat == "A"
        assert guesser.claim(table, codes["B"], "Bo") == "B"


def test_a5_turns_red_if_a_table_that_is_there_is_answered_otherwise(tmp_path: Path) -> None:
    server = Forked(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", ("tells_which",)).start()
    try:
        assert answers_to_guesses(server) > 1
    finally:
        server.kill()


def test_a5_guesses_are_counted_for_each_address_and_in_all() -> None:
    limits = Settings("sqlite://").limits
    wrong = guard.WrongNames(limits)
    assert [wrong.take("1.2.3.4") for _ in range(12)] == [True] * 10 + [False] * 2
    assert wrong.take("1.2.3.5")
    elsewhere = [wrong.take(f"1.2.4.{n}") for n in range(120)]
    assert elsewhere.count(True) == int(limits.wrong_names_in_all) - 11


def guess(server: Forked, address: str, table: str, token: str, count: int) -> Counter[int]:
    """So many invitations that are none, from one address."""
    seen: Counter[int] = Counter()
    with Keen(server.port, address, token) as line:
        for n in range(count):
            form = {"code": f"{n:022}", "name": "Eve"}
            seen[line.ask("POST", f"/api/tables/{table}/claim", form).status] += 1
    return seen


@pytest.mark.soak
@pytest.mark.parametrize("addresses", [1, 50])
def test_a5_a_hundred_thousand_guesses_find_nothing(addresses: int, tmp_path: Path) -> None:
    guesses = 50_000 // addresses
    server = Forked(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log").start()
    try:
        with parlour.connect(server.url) as host, parlour.connect(server.url) as friend:
            table, codes = opened(host, "ten-up", [ME, FRIEND])
            with ThreadPoolExecutor(10) as threads:
                places = [f"127.0.1.{n + 1}" for n in range(addresses)]
                found = list(threads.map(lambda at: guess(server, at, table, friend.token, guesses), places))
            seen = sum(found, Counter())
            tell("A5", addresses=addresses, answers=dict(seen))
            assert seen.total() == guesses * addresses
            assert set(seen) == {404, 429}
            assert host.sit(table).seat == "A"  # the owner is not locked out
            assert friend.claim(table, codes["B"], "Bo") == "B"
    finally:
        server.kill()


@pytest.mark.soak
def test_a5_time_does_not_tell_a_table_that_is_there(tmp_path: Path) -> None:
    """Wrong invitations to a table that is there, and to one that is not, turn about: the medians differ by 1 ms at
    most. This server answers guesses without end."""
    server = Forked(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", ("patient_with_guesses",)).start()
    times: dict[str, list[float]] = {}
    try:
        with parlour.connect(server.url) as host, parlour.connect(server.url) as eve:
            table, _codes = opened(host, "ten-up", [ME, FRIEND])
            with Keen(server.port, "127.0.0.1", eve.token) as line:
                for n in range(5_000):
                    for name in (table, NO_SUCH):
                        began = perf_counter()
                        form = {"code": f"{n:022}", "name": "Eve"}
                        assert line.ask("POST", f"/api/tables/{name}/claim", form).status == 404
                        times.setdefault(name, []).append(perf_counter() - began)
    finally:
        server.kill()
    there, nowhere = (median(times[name]) for name in (table, NO_SUCH))
    tell("A5", guesses=10_000, there_ms=round(there * 1000, 3), nowhere_ms=round(nowhere * 1000, 3))
    assert abs(there - nowhere) <= 0.001


@BOTH
def test_a_socket_that_is_closed_says_why(served: Server) -> None:
    assert closed_with(served, "NONE") == (4404, "room/unknown: There is no such table, or it is not open to you.")


def closed_with(server: Server, table: str) -> tuple[int, str]:
    """How a socket is closed after hello."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    with open_socket(address, origin=Origin(server.url)) as line:
        line.send('{"type":"hello"}')
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(10)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason
