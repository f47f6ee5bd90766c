"""F2, F3 over the wire: clients give pledges and nonces and keep their logs; a server that lies is caught by them."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour.chance.committed import commitment_to, secret_in
from parlour.client import Client, RemoteSeat
from parlour.core.registry import find
from parlour.records.verification_report import FORGED, HONEST
from parlour.records.verify import verify
from parlour.server.settings import FAST
from tests.server.running import PATIENT, Forked, Server, Start
from tests.server.scripted import FRIEND, ME, opened, play_out, until
from tests.table.forging import Sheet

GAMES = ("ten-up", "mariners-compass", "pit")


def fair_game(served: Server | Forked, game: str, rng: Random) -> tuple[str, list[RemoteSeat], str]:
    """A whole game of scripts that all add to the chance: its record, the seats, the commitment seen first."""
    count = parlour.open(game).lexicon.seats
    host = parlour.connect(served.url)
    table, codes = opened(host, game, [ME, *[FRIEND] * (count - 1)], options=dict(find(game).brief))
    people = [host, *[parlour.connect(served.url) for _ in range(count - 1)]]
    for n, person in enumerate(people[1:], 1):
        person.claim(table, codes["ABCDEFGH"[n]], f"Guest {n}")
    seats = [person.sit(table) for person in people]
    commitment = str(seats[0].room["commitment"])
    assert seats[0].room["status"] == "gathering"
    seats[0].start()
    until(lambda: all(seat.room["status"] == "playing" for seat in seats), *seats)
    play_out(seats, rng)
    record = host.record(table)
    until(lambda: all(seat.is_over for seat in seats), *seats)
    for person in people:
        person.close()
    return record, seats, commitment


@pytest.fixture(scope="module")
def games(started: Start) -> dict[str, tuple[str, list[RemoteSeat], str]]:
    server = started(PATIENT, FAST)
    return {game: fair_game(server, game, Random(game)) for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_f2_every_player_s_log_says_that_the_game_was_honest(
    game: str, games: dict[str, tuple[str, list[RemoteSeat], str]]
) -> None:
    record, seats, commitment = games[game]
    for seat in seats:
        report = verify(record, seat.log)
        assert report.verdict == HONEST, [str(finding) for finding in report.findings]
        assert f"> {seat.seat} pledge" in seat.log
        assert f"> {seat.seat} nonce" in seat.log
    secret = secret_in(record.rstrip("\n").rpartition("secret ")[2].split(" ")[0])
    assert secret is not None
    assert commitment_to(secret) == commitment  # the one that was seen before anybody had given a nonce


@pytest.mark.parametrize("game", GAMES)
def test_f2_a_server_that_changes_the_game_afterwards_is_caught(
    game: str, games: dict[str, tuple[str, list[RemoteSeat], str]]
) -> None:
    record, seats, _commitment = games[game]
    log = seats[0].log
    lies = 0
    for n, line in enumerate(Sheet(record).lines):
        if " nonce " not in f" {line}" and not line.startswith("* "):
            continue
        sheet = Sheet(record)
        if line.startswith("* "):
            parts = line.split(" ")
            parts[-2:] = reversed(parts[-2:])
            sheet.lines[n] = " ".join(parts)
        else:
            del sheet.lines[n]
        if sheet.sealed() != record and lies < 6:
            lies += 1
            assert verify(sheet.sealed(), log).verdict == FORGED, line
    assert lies >= 3
    cut = Sheet(record)
    del cut.lines[len(cut.lines) // 2 :]
    assert verify(cut.sealed(), log).verdict == FORGED
    other = Sheet(record)
    other.change("chance", {"kind": "verifiable", "commitment": "ab" * 32})
    assert verify(other.sealed(), log).verdict == FORGED


def missing(host: Client, wanted: dict[str, str]) -> list[str]:
    """The commitments that are not on the list, or whose numbers leave a gap."""
    listed: list[dict[str, object]] = []
    while page := host.commitments(int(str(listed[-1]["number"])) if listed else 0):
        listed += page
    numbers = [line["number"] for line in listed]
    found = {str(line["commitment"]): str(line["status"]) for line in listed}
    gaps = [str(n) for n in range(1, len(numbers) + 1) if n not in numbers]
    return gaps + [table for table, commitment in wanted.items() if found.get(commitment) != "closed"]


def test_f3_tables_that_are_given_up_stay_on_the_list(served: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty of twenty: nobody can open many tables and keep the luckiest."""
    with parlour.connect(served.url) as host:
        wanted: dict[str, str] = {}
        for _ in range(20):
            table, _codes = opened(host, "ten-up", [ME, FRIEND])
            seat = host.sit(table)
            wanted[table] = str(seat.room["commitment"])
            seat.give_up()
            seat.close()
        assert len(set(wanted.values())) == 20
        assert missing(host, wanted) == []
        whole = host.commitments
        dropped = list(wanted.values())[7]
        monkeypatch.setattr(
            host, "commitments", lambda after: [line for line in whole(after) if line["commitment"] != dropped]
        )
        assert len(missing(host, wanted)) == 2  # the table, and the gap where its number was
