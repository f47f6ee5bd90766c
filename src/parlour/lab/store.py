"""The results of a run as files: games.parquet, seats.parquet and run.json in one folder, written atomically."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from parlour.core.refusals import BadData
from parlour.extras import require_extra
from parlour.lab.statistics.summary import GameRow
from parlour.lab.watcher import Row, all_watchers

if TYPE_CHECKING:
    from polars import DataFrame

GAMES: Final = "games.parquet"
SEATS: Final = "seats.parquet"
RECORDS: Final = "records.parquet"
TABLE: Final = ".parquet"
"""The file ending of a watcher's table, after the watcher's name."""
EDITION: Final = "edition.toml"
"""The custom edition that was played."""
RUN: Final = "run.json"
PART: Final = ".part"
"""The file ending while a file is being written."""


class ResultFolder:
    """A folder for results, checked to be writable before the first game is played."""

    def __init__(self, folder: str | Path) -> None:
        require_extra("lab", "results in files")
        self.folder = Path(folder)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError) as problem:
            raise cannot_write(self.folder, problem) from None
        if not os.access(self.folder, os.W_OK | os.X_OK):
            raise BadData(str(self.folder), "nothing can be written into this folder")

    def write(
        self,
        rows: Sequence[GameRow],
        facts: dict[str, object],
        records: bool,
        watched: Mapping[str, Sequence[Row]] | None = None,
    ) -> None:
        """Write everything under temporary names, then rename all files; run.json is last."""
        tables = {GAMES: games_table(rows), SEATS: seats_table(rows)}
        if records:
            tables[RECORDS] = records_table(rows)
        for name, seen in (watched or {}).items():
            tables[name + TABLE] = watched_table(name, seen)
        run = json.dumps(facts, ensure_ascii=False, indent=2) + "\n"
        names = [*tables, RUN]
        parts = {name: self.folder / (name + PART) for name in names}
        try:
            for name, table in tables.items():
                table.write_parquet(parts[name])
            parts[RUN].write_text(run, encoding="utf-8")
            (self.folder / RUN).unlink(missing_ok=True)  # no run.json with the files of another run
            for name in {RECORDS, *(watcher + TABLE for watcher in all_watchers())} - set(names):
                (self.folder / name).unlink(missing_ok=True)
            for name in names:
                parts[name].replace(self.folder / name)
        except OSError as problem:
            raise cannot_write(self.folder, problem) from None
        finally:
            for part in parts.values():
                part.unlink(missing_ok=True)

    def write_edition(self, text: str | None) -> None:
        """Store the custom edition with the results, or remove that of an earlier run."""
        try:
            if text is None:
                (self.folder / EDITION).unlink(missing_ok=True)
            else:
                (self.folder / EDITION).write_text(text, encoding="utf-8")
        except OSError as problem:
            raise cannot_write(self.folder, problem) from None

    def write_facts(self, name: str, facts: dict[str, object]) -> None:
        """Write plain data under a temporary name, then rename the file."""
        part = self.folder / (name + PART)
        try:
            part.write_text(json.dumps(facts, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
            part.replace(self.folder / name)
        except OSError as problem:
            raise cannot_write(self.folder, problem) from None
        finally:
            part.unlink(missing_ok=True)


def cannot_write(folder: Path, problem: Exception) -> BadData:
    """Return the system's error as a sentence."""
    said = getattr(problem, "strerror", "") or problem
    return BadData(str(folder), f"the results cannot be written: {said}")


def games_table(rows: Sequence[GameRow]) -> DataFrame:
    """Return a table with one row per game."""
    from polars import Int64, String, UInt32  # noqa: PLC0415 (heavy, and only needed to write)

    return _table(
        rows,
        {
            "game": UInt32,
            "seed": Int64,
            "reason": String,
            "clause": String,
            "winners": String,
            "margin": Int64,
            "answers": UInt32,
            "draws": UInt32,
            "turns": UInt32,
        },
    )


def seats_table(rows: Sequence[GameRow]) -> DataFrame:
    """Return a table with one row per game and seat."""
    from polars import Boolean, Int64, String, UInt8, UInt32  # noqa: PLC0415 (as above)

    return _table(
        [seat for row in rows for seat in row.seats],
        {
            "game": UInt32,
            "seat": String,
            "bot": String,
            "won": Boolean,
            "drawn": Boolean,
            "score": Int64,
            "rank": UInt8,
            "began": Boolean,
        },
    )


def _table(rows: Sequence[object], columns: dict[str, Any]) -> DataFrame:
    """Return a table with the attributes of some rows as typed columns."""
    from polars import DataFrame  # noqa: PLC0415 (as above)

    return DataFrame({name: [getattr(row, name) for row in rows] for name in columns}, schema=columns)


def records_table(rows: Sequence[GameRow]) -> DataFrame:
    """Return a table with the record of every game."""
    from polars import DataFrame, String, UInt32  # noqa: PLC0415 (as above)

    return DataFrame(
        {"game": [row.game for row in rows], "record": [row.record for row in rows]},
        schema={"game": UInt32, "record": String},
    )


def watched_table(name: str, rows: Sequence[Row]) -> DataFrame:
    """Return the table of a watcher."""
    from polars import Boolean, DataFrame, Float64, Int64, String, UInt32  # noqa: PLC0415 (as above)

    kinds = {int: Int64, str: String, bool: Boolean, float: Float64}
    columns = all_watchers()[name].columns
    schema = {"game": UInt32, **{column: kinds[kind] for column, kind in columns.items()}}
    return DataFrame(rows, schema=schema, orient="row")
