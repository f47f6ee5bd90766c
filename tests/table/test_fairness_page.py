"""docs/fairness.md says what the code does: its tables are compared with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour
from parlour.core.registry import find
from parlour.records.verification_report import EXIT_CODES
from parlour.records.verify import verify
from parlour.table import library
from tests.table import second_checker
from tests.table.honest import play
from tests.table.second_checker import Shape
from tests.table.shapes import SHAPES

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "fairness.md").read_text(encoding="utf-8")


def rows(heading: str, page: str = PAGE) -> list[list[str]]:
    """The cells of the table whose first column has this heading."""
    table = page.split(f"\n| {heading} |", 1)[1].split("\n\n", 1)[0]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()[2:]]


@pytest.mark.parametrize("slug", parlour.games())
def test_every_draw_of_every_game_is_listed(slug: str) -> None:
    page = (DOCS / "rulebooks" / f"{slug}.md").read_text(encoding="utf-8")
    listed = [row[0].strip("`") for row in rows("draw", page.split("\n## Draws\n")[1])]
    assert sorted(listed) == sorted(find(slug).draw_notations)


def test_the_exit_codes_are_those_of_the_program() -> None:
    assert {row[0]: int(row[-1]) for row in rows("verdict")} == EXIT_CODES


def test_every_hashed_word_is_on_the_page() -> None:
    for word in ("parlour nonce|", "parlour next|", "parlour secret|"):
        assert f'"{word}"' in PAGE


def test_the_other_spinner_of_the_monopolist_is_as_listed() -> None:
    spinner = library.edition_data("monopolist")["spinner"]
    faces = [str(spinner["sector_width"] * n + spinner["span_left"]) for n in range(spinner["sectors"])]
    record = play(1, "monopolist", {"spinner_model": "detent"}, ["Ann", "Bo"]).record()
    shapes = {"spin": Shape(faces, 1, True)}
    assert second_checker.check(record, shapes, record) == (second_checker.ACCEPTED, 0)
    assert second_checker.check(record, SHAPES["monopolist"], record)[0] == second_checker.FORGED
    assert verify(record, record).verdict == "honest"


def test_the_example_has_the_form_of_a_record() -> None:
    example = PAGE.split("```\n", 2)[1]
    header = [line.split(":")[0] for line in example.split("\n\n")[0].splitlines()]
    written = parlour.open("mariners-compass", seats=["Ann", "Bo"]).record()
    assert header == [line.split(":")[0] for line in written.split("\n\n")[0].splitlines()]
    for line in example.split("\n\n")[1].splitlines():
        assert line == "..." or re.fullmatch(r"\d+ [A-Z*=] \S.*  #\S+", line), line
