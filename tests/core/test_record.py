"""Records as text: a header, numbered lines, and a chain that shows every change."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, strategies as st

from parlour.core.record import FIRST_LINE, Entry, Journal, read_journal
from parlour.core.refusals import BadData


def journal() -> Journal:
    made = Journal({"game": "rex", "seats": ["Ann", "Bö"], "chance": {"kind": "by hand"}})
    for who, text in (("A", "spin"), ("*", "spin 3 4"), ("B", "offer A: Rex for Île de France"), ("!", "undo")):
        made.add(Entry(who, text))
    return made


def test_a_journal_is_read_back_from_its_text() -> None:
    again = read_journal(journal().text())
    assert again.header == journal().header
    assert [(entry.who, entry.text) for entry in again.entries] == [(e.who, e.text) for e in journal().entries]
    assert (again.head(), again.opening, again.text()) == (journal().head(), journal().opening, journal().text())


def test_its_text_is_meant_for_reading() -> None:
    lines = journal().text().splitlines()
    assert lines[0] == FIRST_LINE
    assert lines[2] == 'seats: ["Ann", "Bö"]'
    assert lines[4] == ""
    assert lines[7].startswith("3 B offer A: Rex for Île de France  #")


def test_windows_line_ends_are_the_same_record() -> None:
    assert read_journal(journal().text().replace("\n", "\r\n")).text() == journal().text()


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (FIRST_LINE, "parlour record 2", 1),
        ('game: "rex"', "game = rex", 2),
        ('game: "rex"', "game: rex", 2),
        ('"Ann", "Bö"', '"Ann", "Bo"', 6),
        ('"Ann", "Bö"', '"Ann",  "Bö"', 3),
        ("A spin", "A spun", 6),
        ("spin 3 4", "spin 4 3", 7),
        ("2 * spin", "3 * spin", 7),
        ("4 ! undo", "4 ! undo ", 9),
        ("  #", " #", 6),
    ],
)
def test_a_change_is_found_in_its_line(old: str, new: str, line: int) -> None:
    with pytest.raises(BadData, match=f"line {line}:"):
        read_journal(journal().text().replace(old, new, 1))


def test_lines_taken_out_or_put_in_are_found() -> None:
    lines = journal().text().splitlines(keepends=True)
    for broken in (lines[:6] + lines[7:], lines[:7] + lines[6:], lines[5:], [*lines, "\n", lines[-1]]):
        with pytest.raises(BadData):
            read_journal("".join(broken))


@given(st.data())
def test_any_whole_number_of_lines_is_a_record(data: st.DataObject) -> None:
    lines = journal().text().splitlines(keepends=True)
    cut = data.draw(st.integers(5, len(lines)))
    assert len(read_journal("".join(lines[:cut])).entries) == cut - 5


@given(st.text(max_size=200))
def test_any_other_text_is_refused_and_never_more_than_that(text: str) -> None:
    for whole in (text, f"{FIRST_LINE}\n{text}", f"{FIRST_LINE}\ngame: {json.dumps(text)}\n"):
        with pytest.raises(BadData):
            read_journal(whole)
