"""What `verify` answers to each question, and that it never says ok where it cannot judge."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, strategies as st

import parlour
from parlour.core.record import FIRST_LINE
from parlour.core.refusals import BadData, ParlourError, RulesBug
from parlour.records.player_log import BEYOND
from parlour.records.verification_report import (
    BAD,
    CANNOT_JUDGE,
    EXIT_CODES,
    FORGED,
    HONEST,
    NOT_A_RECORD,
    OK,
    SOUND,
    Finding,
    VerificationReport,
)
from parlour.records.verify import verify
from parlour.testing import played
from tests.table.forging import Sheet
from tests.table.honest import GAME, SHORT, fair_table, nonces_of, open_all, play, play_on, pledge_all, short_game

OF_THE_FILE = ["form", "header", "nonces", "moves", "draws", "secret", "end"]


def results(report: VerificationReport) -> dict[str, str]:
    return {finding.check: finding.result for finding in report.findings}


def test_a_finished_game_answers_every_question_of_the_file() -> None:
    report = verify(short_game(1).record())
    assert results(report) == dict.fromkeys(OF_THE_FILE, OK) | dict.fromkeys(BEYOND, CANNOT_JUDGE)
    assert (report.verdict, report.exit_code) == (SOUND, 4)
    assert report.first_bad is None


def test_with_the_players_log_it_is_honest() -> None:
    record = short_game(1).record()
    report = verify(record, log=record)
    assert set(results(report).values()) == {OK}
    assert (report.verdict, report.exit_code) == (HONEST, 0)


def test_a_log_that_stops_early_leaves_the_rest_open() -> None:
    record = short_game(1).record()
    sheet = Sheet(record)
    sheet.lines = sheet.lines[:20]
    report = verify(record, log=sheet.sealed())
    assert [finding.check for finding in report.unjudged] == ["no other end"]
    assert report.verdict == SOUND
    assert f"line {sheet.line(19)}" in report.finding("no other end").text


def test_without_nonces_nobody_can_say_that_the_secret_was_not_chosen() -> None:
    table = fair_table(2)
    play_on(table, {}, Random(2))
    report = verify(table.record(), log=table.record())
    assert report.finding("commitment before nonces").result == CANNOT_JUDGE
    assert report.finding("no nonce of this player left out").result == CANNOT_JUDGE
    assert report.verdict == SOUND


def test_seeded_games_follow_from_the_seed_and_prove_no_luck() -> None:
    record = played(parlour.open(GAME, options=SHORT, seed=7), seed=1).record()
    report = verify(record, log=record)
    assert report.finding("draws").result == OK
    assert "secret" not in results(report)
    assert report.finding("seed").result == CANNOT_JUDGE
    assert report.verdict == SOUND


def test_a_changed_seeded_roll_is_named() -> None:
    sheet = Sheet(played(parlour.open(GAME, options=SHORT, seed=7), seed=1).record())
    n = sheet.draws()[2]
    first, second = sheet.lines[n].split(" ")[2:]
    sheet.lines[n] = f"* spin {int(first) % 6 + 1} {second}"
    first_bad = verify(sheet.sealed()).first_bad
    assert first_bad is not None
    assert (first_bad.check, first_bad.line) == ("draws", sheet.line(n))


@pytest.mark.parametrize("chance", ["by hand", [(3, 4)] * 300])
def test_draws_by_hand_and_by_script_cannot_be_judged(chance: str | list[tuple[int, int]]) -> None:
    table = parlour.open(GAME, options=SHORT, chance=chance)
    rng = Random(1)
    while not table.is_over() and len(table.moves()) < 40:
        if table.draw() is not None and chance == "by hand":
            table.resolve_draw(5, 2) if table.moves()[-1].who == "A" else table.resolve_draw(3, 3)
            continue
        ask = table.asks()[0]
        table.act(ask.seat, ask.sample(rng))
        if chance != "by hand" and len(table.moves()) > 4:
            break
    report = verify(table.record())
    assert report.finding("moves").result == OK
    assert report.finding("draws").result == CANNOT_JUDGE
    assert report.verdict == CANNOT_JUDGE


def test_a_running_table_cannot_be_judged_yet() -> None:
    table = fair_table(3)
    play_on(table, {}, Random(3), most=10)
    report = verify(table.record())
    for check in ("draws", "secret", "end"):
        assert report.finding(check).result == CANNOT_JUDGE
        assert "needed" in report.finding(check).text
    assert report.finding("moves").result == OK
    kept = verify(table.record(keep_secret=True))
    assert (kept.finding("draws").result, kept.finding("end").result) == (OK, CANNOT_JUDGE)


def test_a_missing_end_line_is_no_end() -> None:
    sheet = Sheet(short_game(1).record())
    sheet.lines = sheet.lines[:-2]
    report = verify(sheet.sealed())
    assert report.finding("end").result == CANNOT_JUDGE
    assert report.finding("draws").result == CANNOT_JUDGE
    sheet = Sheet(short_game(1).record())
    sheet.lines = sheet.lines[:-1]
    report = verify(sheet.sealed())
    assert (report.finding("end").result, report.finding("secret").result) == (OK, CANNOT_JUDGE)


@pytest.mark.parametrize(
    ("change", "check", "line_from_end"),
    [
        (lambda lines: lines.insert(-1, lines[-2]), "end", 2),
        (lambda lines: lines.append(lines[-1]), "end", 1),
        (lambda lines: lines.insert(6, lines[-1]), "end", -7),
        (lambda lines: lines.append("A spin"), "moves", 1),
        (lambda lines: lines.insert(4, "A dance"), "moves", -5),
        (lambda lines: lines.insert(4, "Z start from London with red"), "moves", -5),
        (lambda lines: lines.insert(4, "! undo"), "moves", -5),
        (lambda lines: lines.insert(4, "* spin 1 1"), "draws", -5),
        (lambda lines: lines.insert(4, "a nonce " + "0" * 64), "nonces", -5),
    ],
)
def test_lines_that_do_not_belong_are_named(change, check: str, line_from_end: int) -> None:  # type: ignore[no-untyped-def]
    sheet = Sheet(short_game(1).record())
    change(sheet.lines)
    n = len(sheet.lines) - line_from_end if line_from_end > 0 else -line_from_end - 1
    first = verify(sheet.sealed()).first_bad
    assert first is not None
    assert (first.check, first.line) == (check, sheet.line(n))


@pytest.mark.parametrize("who", ["A", "B"])
def test_a_move_is_written_in_one_way_only(who: str) -> None:
    """Otherwise one game could have many hashes."""
    sheet = Sheet(short_game(1).record())
    n = next(n for n, line in enumerate(sheet.lines) if line.startswith(f"{who} start"))
    for other in (sheet.lines[n].upper(), sheet.lines[n].replace(" with ", "  with "), sheet.lines[n] + " "):
        changed = Sheet(short_game(1).record())
        changed.lines[n] = other if other[0] == who else who + other[1:]
        first = verify(changed.sealed()).first_bad
        assert first is not None
        assert first.line == changed.line(n)


@pytest.mark.parametrize(
    ("field", "value", "result"),
    [
        ("game", "no-such-game", CANNOT_JUDGE),
        ("game", 7, BAD),
        ("edition", {"id": "my-board", "content": "0" * 64}, CANNOT_JUDGE),
        ("edition", [], BAD),
        ("ruleset", {"version": 99, "content": "0" * 64}, CANNOT_JUDGE),
        ("ruleset", {"version": 1, "content": "0" * 64}, BAD),
        ("options", {"turn_cap": 0}, BAD),
        ("options", {"turn_cap": 2000}, BAD),
        ("options", {"no_such": True}, BAD),
        ("options", [], BAD),
        ("seats", ["Ann"], BAD),
        ("seats", ["Ann", "Ann"], BAD),
        ("seats", ["Ann", " Bo"], BAD),
        ("chance", {"kind": "magic"}, BAD),
        ("chance", {"kind": "verifiable"}, BAD),
        ("chance", {"kind": "verifiable", "commitment": "00"}, BAD),
        ("chance", {"kind": "seeded", "seed": "x"}, BAD),
        ("chance", {"kind": "verifiable", "commitment": "0" * 64, "more": 1}, BAD),
    ],
)
def test_a_header_is_good_bad_or_of_something_we_have_not_got(field: str, value: object, result: str) -> None:
    table = fair_table(4)
    sheet = Sheet(table.record())
    sheet.change(field, value)
    report = verify(sheet.sealed())
    assert report.finding("header").result == result
    assert report.finding("moves").result == CANNOT_JUDGE
    if result == BAD:
        assert report.finding("header").line == sheet.field(field) + 1


def test_pledges_give_a_changed_header_away_even_where_the_rules_are_unknown() -> None:
    sheet = Sheet(short_game(1).record())
    sheet.change("game", "no-such-game")
    report = verify(sheet.sealed())
    assert report.finding("header").result == CANNOT_JUDGE
    assert report.finding("nonces").result == BAD
    assert report.verdict == FORGED


def test_a_record_on_another_edition_is_judged_with_its_file(tmp_path: Path) -> None:
    own = files("parlour").joinpath("editions", f"{GAME}.toml").read_text(encoding="utf-8")
    text = own.replace('colours = ["red", "blue"]', 'colours = ["green", "blue"]')
    path = tmp_path / "board.toml"
    path.write_text(text.replace('id = "mariners-compass-1878-r1"', 'id = "mine"'), encoding="utf-8")
    record = played(parlour.open(GAME, options=SHORT, seed=3, edition=path)).record()
    assert verify(record).finding("header").result == CANNOT_JUDGE
    assert verify(record, edition=path).finding("end").result == OK


def test_a_broken_chain_is_named_and_nothing_else_is_judged() -> None:
    record = short_game(1).record()
    rows = record.split("\n")
    rows[20] = rows[20].replace("#", "#0", 1)[: len(rows[20])]
    report = verify("\n".join(rows))
    assert report.first_bad is not None
    assert (report.first_bad.check, report.first_bad.line) == ("form", 21)
    assert {f.result for f in report.findings if f.check != "form"} == {CANNOT_JUDGE}


@pytest.mark.parametrize("text", ["", "hello", "parlour record 2\n\n", "parlour record", "\x00", FIRST_LINE + " \n\n"])
def test_what_is_no_record_is_bad_data(text: str) -> None:
    with pytest.raises(BadData, match="line 1"):
        verify(text)


def test_a_damaged_log_is_bad_data_and_its_line_is_named() -> None:
    record = short_game(1).record()
    rows = record.split("\n")
    rows.insert(10, "> B nonce 00")
    rows[15] = "junk"
    with pytest.raises(BadData, match="log, line 16"):
        verify(record, log="\n".join(rows))
    with pytest.raises(BadData, match="log"):
        verify(record, log="")


def test_what_a_player_sent_and_the_table_took_is_fine() -> None:
    record = short_game(1).record()
    rows = record.split("\n")
    n = next(n for n, row in enumerate(rows) if " B nonce " in row)
    sent = "> " + rows[n].split(" ", 1)[1].rsplit("  #", 1)[0]
    log = "\n".join([*rows[:n], sent, *rows[n:]])
    assert verify(record, log=log).verdict == HONEST


def test_the_verdict_follows_from_the_findings() -> None:
    ok, bad, open_ = Finding("a", OK, ""), Finding("b", BAD, "", 9), Finding("c", CANNOT_JUDGE, "")
    assert VerificationReport([ok]).verdict == HONEST
    assert VerificationReport([ok, open_]).verdict == CANNOT_JUDGE
    assert VerificationReport([ok, Finding("d", CANNOT_JUDGE, "", beyond=True)]).verdict == SOUND
    assert VerificationReport([open_, bad, ok]).verdict == FORGED
    assert VerificationReport([bad, Finding("d", BAD, "", 3)]).first_bad is not bad
    assert EXIT_CODES == {HONEST: 0, FORGED: 1, CANNOT_JUDGE: 3, SOUND: 4, NOT_A_RECORD: 5}
    assert "line 9" in repr(bad)


def test_a_position_in_the_header_is_part_of_the_record() -> None:
    start = played(parlour.open(GAME, seed=5), most=9).position()
    table = parlour.at(start, seed=8)
    report = verify(played(table, seed=2, most=30).record())
    assert (report.finding("header").result, report.finding("draws").result) == (OK, OK)


ANY_LINE = st.one_of(
    st.text(max_size=60),
    st.sampled_from(
        ["A spin", "* spin 1 2", "B nonce " + "a" * 64, "= pole MAR-20 A x", "! undo", "* secret 00", "A "]
    ),
)


@given(st.text(max_size=300))
def test_any_text_gives_a_report_or_bad_data(text: str) -> None:
    for whole in (text, f"{FIRST_LINE}\n{text}", f"{FIRST_LINE}\n\n{text}"):
        try:
            report = verify(whole)
        except BadData:
            continue
        assert report.verdict != HONEST


@given(st.lists(ANY_LINE, max_size=6), st.integers(0, 30), st.integers(0, 10**6))
def test_any_lines_well_sealed_give_a_report(lines: list[str], at: int, seed: int) -> None:
    sheet = Sheet(short_game(seed % 3).record())
    sheet.lines[at : at + seed % 3] = [line.replace("\n", " ") for line in lines]
    try:
        report = verify(sheet.sealed(), log=short_game(seed % 3).record())
    except UnicodeEncodeError:
        return  # the forger could not seal half a character
    assert report.findings


def test_time_outs_and_undone_moves_are_followed() -> None:
    table = fair_table(9)
    own = {letter: nonces_of(9, letter) for letter in "AB"}
    pledge_all(table, own)
    open_all(table, own)
    table.act("A", "start from London with red")
    table.undo()
    table.time_out("A")
    play_on(table, own, Random(9))
    record = table.record()
    assert "late: " in record
    assert "! undo" in record
    assert verify(record, log=record).verdict == HONEST


def test_verify_reads_a_whole_long_game() -> None:
    record = play(1, options={}).record()
    assert verify(record, log=record).verdict == HONEST
    with pytest.raises(ParlourError):
        verify(record[5:])


@pytest.mark.parametrize("failure", [RulesBug("MON-I01: money was lost"), IndexError("list index out of range")])
def test_rules_that_fail_make_nobody_a_forger(failure: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> str:
        raise failure

    monkeypatch.setattr("parlour.records.verify.follow", fail)
    record = short_game(1).record()
    report = verify(record, log=record)
    assert report.verdict == CANNOT_JUDGE
    assert {report.finding(check).result for check in ("moves", "draws", "end")} == {CANNOT_JUDGE}
