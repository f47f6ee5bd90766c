"""`parlour admin`: lists, and closing, removing and redacting on both databases, shown first and noted in a log."""

from __future__ import annotations

import json
import time
from contextlib import closing
from pathlib import Path

import pytest

import parlour
from parlour.core.refusals import BadData, Refused
from parlour.server.access.identity import hashed
from parlour.server.ops import administration as module
from parlour.server.ops.administration import TableFilter, administration, audit_file
from parlour.server.ops.maintenance import examine
from parlour.server.store.connect import open_store
from tests.cli.driver import parlour as command
from tests.server.running import Server

SECRETS = ("Ann Secret", "Bo Secret", "a rude word")
LATER = 100 * 24 * 60 * 60


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "data_folder", lambda: tmp_path)


def filled(db: str, folder: Path) -> tuple[str, str, str, str]:
    """A table that is played, with chat, and one that never began: their names, and the tokens of two people."""
    server = Server(db, folder / "log").start()
    try:
        with parlour.connect(server.url) as ann, parlour.connect(server.url) as bo:
            played = ann.open("ten-up", [{"who": "me", "name": SECRETS[0]}, {"who": "here", "name": "Zoe"}])["table"]
            seat = ann.sit(played)
            seat.start()
            seat.wait_for_ask()
            for text in ("Good luck", SECRETS[2], "Thanks"):
                seat.say(text)
            waiting = bo.open("pit", [{"who": "me", "name": SECRETS[1]}, *[{"who": "friend"}] * 2])["table"]
            return played, waiting, ann.token, bo.token
    finally:
        server.stop()


def sound(db: str) -> bool:
    return examine(db, lambda _line: None)


def test_lists_say_who_is_where(db: str, tmp_path: Path) -> None:
    played, waiting, ann, bo = filled(db, tmp_path)
    people = command("admin", "people", "--db", db).out
    assert f"{hashed(ann)[:16]}  {played}" in people
    assert f"{hashed(bo)[:16]}  {waiting}" in people
    tables = command("admin", "tables", "--db", db).out
    assert f"{played}  ten-up" in tables
    assert SECRETS[1] in tables
    assert command("admin", "tables", "--db", db, "--never-started").out.split()[0] == waiting
    assert command("admin", "tables", "--db", db, "--person", hashed(ann)[:10]).out.split()[0] == played
    counts = command("admin", "statistics", "--db", db).out
    assert [line.split()[-1] for line in counts.splitlines() if line.startswith(("tables  ", "people", "chat"))] == [
        "2",
        "2",
        "3",
    ]


def test_a_closed_table_takes_no_more_moves_and_keeps_its_record(db: str, tmp_path: Path) -> None:
    played, _, ann, _ = filled(db, tmp_path)
    shown = command("admin", "close", played, "--db", db)
    assert (shown.code, "Nothing is changed" in shown.out) == (0, True)
    with closing(open_store(db, is_looking=True, is_unsafe=True)) as store:
        count = store.counts([played])[played].entries if db.startswith("postgres") else len(store.entries(played))
    assert command("admin", "close", played, "--db", db, "--yes").code == 0
    with closing(open_store(db, is_looking=True, is_unsafe=True)) as store:
        assert len(store.entries(played)) == count + 1
    assert sound(db)
    server = Server(db, tmp_path / "log2").start()
    try:
        with parlour.connect(server.url, ann) as client:
            seat = client.sit(played)
            assert not seat.answer(lambda ask: ask["default_action"])
            with pytest.raises(Refused):
                seat.act("spin")
    finally:
        server.stop()
    again = command("admin", "close", played, "--db", db, "--yes")
    assert (again.code, "ended already" in again.err) == (2, True)


def test_a_purged_table_leaves_its_number_and_commitment_only(db: str, tmp_path: Path) -> None:
    played, waiting, ann, _ = filled(db, tmp_path)
    with closing(open_store(db, is_looking=True, is_unsafe=True)) as store:
        before = {row.id: (row.number, row.commitment) for row in store.commitments(0, 10)}
    assert command("admin", "purge", "--person", hashed(ann)[:12], "--db", db, "--yes").code == 0
    assert sound(db)
    with closing(open_store(db, is_looking=True, is_unsafe=True)) as store:
        assert {row.id: (row.number, row.commitment) for row in store.commitments(0, 10)} == before
        assert store.entries(played) == store.chat(played) == []
        assert store.secret(played) is None
        assert store.entries(waiting)
        assert not store.is_holder(hashed(ann))
    server = Server(db, tmp_path / "log2").start()
    try:
        with parlour.connect(server.url, ann) as client, pytest.raises(Refused, match="room/unknown"):
            client.sit(played)
    finally:
        server.stop()


def test_nothing_of_a_purged_table_is_left_in_the_file(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    played, waiting, _, _ = filled(db, tmp_path)
    assert any(secret.encode() in (tmp_path / "tables.db").read_bytes() for secret in SECRETS)
    assert command("admin", "purge", played, waiting, "--db", db, "--yes").code == 0
    for file in tmp_path.glob("tables.db*"):
        assert not [secret for secret in SECRETS if secret.encode() in file.read_bytes()], file


def test_what_is_purged_is_chosen_by_conditions_that_all_hold(db: str, tmp_path: Path) -> None:
    played, waiting, ann, bo = filled(db, tmp_path)
    later = time.time() + LATER
    with administration(db, changes=False, now=later) as admin:

        def chosen(choice: TableFilter) -> list[str]:
            return [row.id for row in admin.tables(choice)]

        assert chosen(TableFilter(never_started=True)) == [waiting]
        assert chosen(TableFilter(never_started=True, older_than_days=99)) == [waiting]
        assert chosen(TableFilter(never_started=True, older_than_days=101)) == []
        assert chosen(TableFilter(older_than_days=1)) == []  # neither has ended
        assert chosen(TableFilter(person=hashed(ann), older_than_days=1)) == [played]
        assert chosen(TableFilter(person=hashed(bo), never_started=True)) == [waiting]
        for wrong in (TableFilter(tables=("NONE",)), TableFilter(person="short"), TableFilter(person="0" * 20)):
            with pytest.raises(BadData):
                admin.tables(wrong)
    assert command("admin", "purge", "--db", db).code == 2


def test_a_redacted_line_is_gone_and_the_chat_is_sound(db: str, tmp_path: Path) -> None:
    played, _, ann, _ = filled(db, tmp_path)
    assert SECRETS[2] in command("admin", "chat", played, "--db", db).out
    assert "Nothing is changed" in command("admin", "redact", played, "2", "--db", db).out
    assert command("admin", "redact", played, "2", "--db", db, "--yes").code == 0
    assert [line.split(": ")[1] for line in command("admin", "chat", played, "--db", db).out.splitlines()] == [
        "'Good luck'",
        "'[...]'",
        "'Thanks'",
    ]
    assert sound(db)
    server = Server(db, tmp_path / "log2").start()
    try:
        with parlour.connect(server.url, ann) as client:
            seat = client.sit(played)
            seat.say("Still here")
    finally:
        server.stop()
    assert sound(db)
    assert command("admin", "redact", played, "9", "--db", db, "--yes").code == 2


def test_changes_need_the_store_for_themselves(db: str, tmp_path: Path) -> None:
    played, _, _, _ = filled(db, tmp_path)
    server = Server(db, tmp_path / "log2").start()
    try:
        ended = command("admin", "purge", played, "--db", db, "--yes")
        assert (ended.code, "stop" in ended.err) == (2, True)
        assert command("admin", "tables", "--db", db).code == 0
    finally:
        server.stop()
    assert not audit_file(db).exists()


def test_the_audit_log_has_every_change_and_no_text(db: str, tmp_path: Path) -> None:
    played, waiting, _, _ = filled(db, tmp_path)
    for words in (["redact", played, "2"], ["close", waiting], ["purge", played]):
        assert command("admin", *words, "--db", db).code == 0
        assert command("admin", *words, "--db", db, "--yes").code == 0
    text = audit_file(db).read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    assert [(line["did"], line["tables"]) for line in lines] == [
        ("redact", [played]),
        ("close", [waiting]),
        ("purge", [played]),
    ]
    assert all(line["by"] and line["at"] for line in lines)
    assert not [secret for secret in SECRETS if secret in text]
