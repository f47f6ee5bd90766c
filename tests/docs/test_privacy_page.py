"""docs/privacy.md names everything that is stored."""

from __future__ import annotations

import pytest

from tools.privacy_page import MEANING, PAGE, columns, page


def test_the_page_is_written_from_the_schema() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(columns()), "write it again: make types"


def test_a_column_without_a_description_is_not_written() -> None:
    with pytest.raises(KeyError):
        page({"rooms": [*MEANING["rooms"], "address"]})


def test_nothing_is_described_that_is_not_stored() -> None:
    found = columns()
    assert {table: sorted(described) for table, described in MEANING.items()} == {
        table: sorted(names) for table, names in found.items()
    }
