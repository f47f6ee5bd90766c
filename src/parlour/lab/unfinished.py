"""The state of an interrupted run: every batch is stored as soon as it is finished, and the same run continues."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Final

from parlour.core.data.bounds import MAX_FILE_BYTES, MAX_RESULTS_BYTES, load_json
from parlour.core.refusals import BadData
from parlour.lab.batch import Batch
from parlour.lab.store import cannot_write
from parlour.table.library import read_bytes, read_file

FOLDER: Final = "unfinished"
PLAN: Final = "plan.json"
ENDING: Final = ".batch"
PART: Final = ".part"


class Unfinished:
    """A folder inside that of the results; it is removed when these are written."""

    def __init__(self, results: Path, facts: dict[str, object], restart: bool) -> None:
        self.folder = results / FOLDER
        self._facts = json.loads(json.dumps(facts))
        if restart:
            self.remove()
        stored = self._stored_facts()
        if stored is not None and stored != self._facts:
            key = next(name for name in {**self._facts, **stored} if stored.get(name) != self._facts.get(name))
            raise BadData(
                str(results),
                f"there is an interrupted run with other {key} in it: {stored.get(key)}, not {self._facts.get(key)}; "
                "finish that one, take another folder, or throw it away with --restart",
            )

    def batches(self) -> list[Batch]:
        """Return the batches that were played before; unreadable ones are played again."""
        from msgspec import DecodeError, ValidationError, msgpack  # noqa: PLC0415 (an extra)

        found: list[Batch] = []
        for path in sorted(self.folder.glob("*" + ENDING)):
            try:
                found.append(msgpack.decode(read_bytes(path, MAX_RESULTS_BYTES), type=Batch))
            except (BadData, DecodeError, ValidationError):
                path.unlink(missing_ok=True)
        return found

    def keep(self, batch: Batch) -> None:
        """Write a batch under a temporary name, then rename it: a partial one is never found."""
        from msgspec import msgpack  # noqa: PLC0415 (an extra)

        numbers = [row.game for row in batch.games]
        try:
            self.folder.mkdir(exist_ok=True)
            if not (self.folder / PLAN).exists():
                self._write(PLAN, json.dumps(self._facts, ensure_ascii=False, indent=2).encode())
            self._write(f"{numbers[0]:08}-{numbers[-1]:08}{ENDING}", msgpack.encode(batch))
        except OSError as problem:
            raise cannot_write(self.folder.parent, problem) from None

    def remove(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)

    def _write(self, name: str, data: bytes) -> None:
        part = self.folder / (name + PART)
        part.write_bytes(data)
        part.replace(self.folder / name)

    def _stored_facts(self) -> dict[str, object] | None:
        try:
            stored = load_json(read_file(self.folder / PLAN), PLAN, MAX_FILE_BYTES)
        except BadData:
            self.remove()  # nothing that can be trusted
            return None
        return stored if isinstance(stored, dict) else {}
