"""Records that were cut, damaged or written by somebody else: the line is named, and nothing else happens."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import parlour
from parlour.core.refusals import BadData
from parlour.testing import played
from tests.table.honest import GAME, SHORT
from tests.table.strange import NAMES, STRANGE, attempt, sentence


@pytest.mark.parametrize("value", STRANGE, ids=NAMES)
def test_a_record_that_is_none(value: Any) -> None:
    sentence(lambda: parlour.replay(value))


def short_record() -> str:
    return played(parlour.open(GAME, seats=["Ann", "Bó"], options=SHORT, seed=1), most=5).record()


def test_a_record_cut_at_any_byte_names_the_line_or_is_a_whole_part() -> None:
    record = short_record()
    whole = record.encode()
    for length in range(len(whole)):
        text = whole[:length].decode(errors="replace")
        table, refusal = attempt(lambda text=text: parlour.replay(text))  # type: ignore[misc]
        if table is None:
            lines = text.count("\n") + 1
            assert isinstance(refusal, BadData)
            assert refusal.where in (f"line {lines}", f"line {lines + 1}"), (length, str(refusal))
        else:
            assert record.startswith(table.record())
            assert table.record().rstrip("\n") == text.rstrip("\n")


def test_a_record_with_any_bit_flipped_names_a_line() -> None:
    record = short_record()
    whole = record.encode()
    rng = Random(1)
    for n in range(len(whole) * 8):
        if n % 8 and rng.random() < 0.5:
            continue
        flipped = bytearray(whole)
        flipped[n // 8] ^= 1 << n % 8
        try:
            text = flipped.decode()
        except UnicodeDecodeError:
            continue  # no text any more: whoever reads the file says so
        _table, refusal = attempt(lambda text=text: parlour.replay(text))  # type: ignore[misc]
        assert isinstance(refusal, BadData), f"bit {n} of {flipped[n // 8 - 5 : n // 8 + 5]!r} went unseen"
        assert refusal.where.startswith("line "), str(refusal)


def test_line_ends_of_another_system_and_a_missing_last_one_do_no_harm() -> None:
    record = short_record()
    for text in (record.replace("\n", "\r\n"), record[:-1]):
        assert parlour.replay(text).record() == record


@pytest.mark.parametrize(
    "insert", ["\n", " \n", "# a comment\n", "3 A spin\n", "3 A spin  #0123456789abcdef\n", "\r\n", "﻿"]
)
def test_a_line_put_in_is_named(insert: str) -> None:
    rows = short_record().splitlines(keepends=True)
    for n in range(1, len(rows)):
        if rows[n - 1] == "\n" or rows[n] == "\n":
            continue
        text = "".join([*rows[:n], insert, *rows[n:]])
        with pytest.raises(BadData) as caught:
            parlour.replay(text)
        assert caught.value.where.startswith("line ")


@pytest.mark.parametrize("value", ["[" * 9000, "1" * 5000, "NaN", '"\\ud800"', "{" * 40 + "}" * 40, "nope", ""])
def test_a_header_that_cannot_be_read_is_named(value: str) -> None:
    rows = short_record().split("\n")
    n = next(n for n, row in enumerate(rows) if row.startswith("seats: "))
    rows[n] = f"seats: {value}"
    with pytest.raises(BadData, match=f"line {n + 1}"):
        parlour.replay("\n".join(rows))
