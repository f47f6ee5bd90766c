"""Check of a record against the list of commitments that a server publishes.

The list is the response of `GET /api/commitments`, saved in one file or, page by page, in several. Tables are numbered
from 1 without gaps, including tables without a commitment (with a seed) and abandoned ones.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Final, final

from parlour.core.record import Journal
from parlour.core.refusals import BadData
from parlour.records.replay import is_verifiable
from parlour.records.verification_report import BAD, CANNOT_JUDGE, OK, Finding

PUBLISHED: Final = "commitment on the published list"
MAX_TABLES: Final = 1_000_000
MAX_NUMBER: Final = 2**31
_HASH: Final = re.compile("[0-9a-f]{64}")


@final
class CommitmentList:
    """Commitments with the numbers of their tables."""

    def __init__(self, numbers: dict[str, int], count: int, last: int) -> None:
        self._numbers = numbers
        self.is_whole = count == last
        """Whether no number is missing from 1 to the last one."""
        self.last = last

    def number(self, commitment: object) -> int | None:
        """Return the number of the table with this commitment; None if it is not on the list."""
        return self._numbers.get(commitment) if isinstance(commitment, str) else None


def read_published(texts: Sequence[str]) -> CommitmentList:
    """Read the list from the texts of its pages. BadData if one is malformed or has a duplicate."""
    numbers: dict[str, int] = {}
    seen: set[int] = set()
    for text in texts:
        for n, row in enumerate(_rows(text)):
            where = f"commitments[{n}]"
            number, commitment = _row(row, where)
            if number in seen:
                raise BadData(where, f"table {number} stands there twice")
            if commitment in numbers:
                raise BadData(where, f"this commitment is that of table {numbers[commitment]} already")
            seen.add(number)
            if commitment:
                numbers[commitment] = number
            if len(seen) > MAX_TABLES:
                raise BadData("commitments", f"expected at most {MAX_TABLES:,} tables")
    return CommitmentList(numbers, len(seen), max(seen, default=0))


def judge_by_list(journal: Journal, published: CommitmentList) -> Finding:
    """Check whether the record's commitment was published."""
    if not is_verifiable(journal):
        needed = "the record has no commitment; one of a table with verifiable chance would be needed"
        return Finding(PUBLISHED, CANNOT_JUDGE, needed)
    chance = journal.header["chance"]
    number = published.number(chance.get("commitment") if isinstance(chance, dict) else None)
    if number is not None:
        return Finding(PUBLISHED, OK, f"it is that of table {number}")
    if not published.is_whole:
        return Finding(PUBLISHED, CANNOT_JUDGE, "the list does not have it, but tables are missing from the list")
    text = f"none of the {published.last} tables on the list has it: another table was played, or the list is older"
    return Finding(PUBLISHED, BAD, text, _chance_line(journal))


def _rows(text: str) -> list[object]:
    try:
        data: object = json.loads(text, object_pairs_hook=_unique_keys, parse_constant=_no_constant)
    except BadData:
        raise
    except (ValueError, RecursionError):
        raise BadData("commitments", "expected JSON, as GET /api/commitments answers it") from None
    if not isinstance(data, list):
        raise BadData("commitments", f"expected a list of tables, got {type(data).__name__}")
    return data


def _row(row: object, where: str) -> tuple[int, str]:
    if not isinstance(row, dict) or not {"number", "commitment"} <= row.keys():
        raise BadData(where, "expected a table with 'number' and 'commitment'")
    number, commitment = row["number"], row["commitment"]
    if not isinstance(number, int) or isinstance(number, bool) or not 0 < number < MAX_NUMBER:
        raise BadData(f"{where}.number", "expected a whole number from 1")
    if not isinstance(commitment, str) or not (commitment == "" or _HASH.fullmatch(commitment)):
        raise BadData(f"{where}.commitment", "expected 64 small hexadecimal digits, or '' for a table without one")
    return number, commitment


def _unique_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise BadData("commitments", "a name stands twice in one object")
    return found


def _no_constant(name: str) -> object:
    raise BadData("commitments", f"{name} is no number")


def _chance_line(journal: Journal) -> int:
    return next((n + 2 for n, name in enumerate(journal.header) if name == "chance"), 1)
