"""The published list of commitments, beside a record."""

from __future__ import annotations

import json
import re

import pytest

import parlour
from parlour.core.record import read_journal
from parlour.core.refusals import BadData
from parlour.records.commitment_list import PUBLISHED, judge_by_list, read_published
from parlour.records.verification_report import BAD, CANNOT_JUDGE, FORGED, HONEST, OK
from parlour.records.verify import NotARecord, verify
from tests.table.honest import short_game

OTHERS: list[dict[str, object]] = [{"number": n, "commitment": f"{n:064x}"} for n in range(1, 5)]
RECORD = short_game(1).record()


def own(number: int, record: str = RECORD) -> dict[str, object]:
    found = re.search(r'"commitment": "([0-9a-f]{64})"', record)
    assert found is not None
    return {"number": number, "commitment": found[1], "status": "over"}


@pytest.mark.parametrize(
    ("rows", "result"),
    [
        ([*OTHERS, own(5)], OK),
        ([own(9)], OK),  # a page from the middle is enough, if it is there
        (OTHERS, BAD),
        (OTHERS[1:], CANNOT_JUDGE),
        ([*OTHERS[:1], *OTHERS[2:]], CANNOT_JUDGE),
        ([], BAD),
        ([*OTHERS, {"number": 5, "commitment": ""}, {"number": 6, "commitment": ""}, own(7)], OK),
    ],
)
def test_a_record_is_on_the_list_or_not(rows: list[dict[str, object]], result: str) -> None:
    finding = judge_by_list(read_journal(RECORD), read_published([json.dumps(rows)]))
    assert (finding.check, finding.result) == (PUBLISHED, result)


def test_the_list_decides_the_verdict() -> None:
    listed, other = (read_published([json.dumps(rows)]) for rows in ([*OTHERS, own(5)], OTHERS))
    assert verify(RECORD, RECORD, published=listed).verdict == HONEST
    report = verify(RECORD, RECORD, published=other)
    assert report.verdict == FORGED
    assert report.first_bad is not None
    assert RECORD.splitlines()[report.first_bad.line - 1].startswith("chance:")


def test_a_seeded_table_has_nothing_to_be_listed() -> None:
    record = parlour.open("ten-up", seats=["Ann", "Bo"], seed=1).record()
    finding = judge_by_list(read_journal(record), read_published([json.dumps(OTHERS)]))
    assert finding.result == CANNOT_JUDGE


def test_pages_are_put_together() -> None:
    published = read_published([json.dumps(OTHERS[:2]), json.dumps(OTHERS[2:])])
    assert published.is_whole
    assert published.number(f"{3:064x}") == 3


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "expected JSON"),
        ("[", "expected JSON"),
        ("[" * 100_000, "expected JSON"),
        ('{"number": 1}', "expected a list"),
        ("[1]", "expected a table"),
        ('[{"number": 1}]', "expected a table"),
        ('[{"number": true, "commitment": ""}]', "whole number"),
        ('[{"number": 0, "commitment": ""}]', "whole number"),
        (f'[{{"number": {2**31}, "commitment": ""}}]', "whole number"),
        (f'[{{"number": {"9" * 5000}, "commitment": ""}}]', "expected JSON"),
        ('[{"number": NaN, "commitment": ""}]', "NaN"),
        ('[{"number": 1, "commitment": "XYZ"}]', "64 small"),
        ('[{"number": 1, "number": 2, "commitment": ""}]', "twice"),
        (json.dumps([*OTHERS, OTHERS[0]]), "table 1 stands there twice"),
        (json.dumps([*OTHERS, {**OTHERS[0], "number": 9}]), "that of table 1 already"),
    ],
)
def test_what_is_no_list_is_refused(text: str, problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        read_published([text])


@pytest.mark.parametrize("text", ["", "hello\nworld\n", "parlour record 2\n"])
def test_what_is_no_record_is_told_from_a_forged_one(text: str) -> None:
    with pytest.raises(NotARecord):
        verify(text)
