"""Reading of results: the folder that a simulation or a comparison has written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

from parlour.core.data.bounds import MAX_RESULTS_BYTES, MAX_RESULTS_PARTS, load_json
from parlour.core.refusals import BadData
from parlour.lab.store import EDITION, RUN
from parlour.table.library import read_file
from parlour.table.provenance import edition_name

if TYPE_CHECKING:
    from polars import DataFrame

COMPARISON: Final = "comparison.json"


@final
class Results:
    """A folder of results: what was played, and its tables by name."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        self.run = self._json(RUN)
        self.comparison = self._json(COMPARISON)
        if self.run is None and self.comparison is None:
            raise BadData(str(folder), "there are no results in it; 'parlour simulate --out' writes some")

    def facts(self) -> dict[str, Any]:
        """Return what was played: of the simulation or, if there is none, of the comparison."""
        facts = self.run if self.run is not None else self.comparison
        assert facts is not None
        return facts

    def table(self, name: str) -> DataFrame | None:
        """Return a table by name; None if it was not written."""
        from polars import read_parquet  # noqa: PLC0415 (heavy)
        from polars.exceptions import PolarsError  # noqa: PLC0415 (as above)

        path = self.folder / f"{name}.parquet"
        if self.run is None or not path.exists():
            return None
        try:
            return read_parquet(path)
        except (PolarsError, OSError) as problem:
            raise BadData(str(path), f"this table cannot be read: {problem}") from None

    def _json(self, name: str) -> dict[str, Any] | None:
        path = self.folder / name
        if not path.exists():
            return None
        try:
            text = read_file(path, MAX_RESULTS_BYTES)
            found = load_json(text, str(path), MAX_RESULTS_BYTES, MAX_RESULTS_PARTS)
        except BadData as problem:
            raise BadData(str(path), f"this cannot be read: {problem.problem}") from None
        if not isinstance(found, dict) or "game" not in found:
            raise BadData(str(path), "this does not say what was played")
        return found

    def edition(self) -> Path | None:
        """Return the file of the custom edition that was played; None for the bundled one."""
        path = self.folder / EDITION
        return path if self.run is not None and path.exists() else None

    def caption(self) -> str:
        """Return game, edition, options, bots, number of games, seed and version, for the caption of a figure."""
        facts = self.facts()
        settings = {**facts.get("options", {}), **facts.get("changes", {})}
        rules = ", ".join(f"{name}={value}" for name, value in settings.items()) or "the usual rules"
        if self.run is None:
            rules = f"a: {facts['a']}, b: {facts['b']}"
        board = facts.get("edition", {})
        edition = edition_name(facts["game"], board.get("id", "unknown"), board.get("content", ""))
        bots = ", ".join(facts.get("bots", []))
        return (
            f"{facts['game']}, edition {edition}; {rules}; bots: {bots}; {len(facts.get('seats', []))} seats; "
            f"{facts.get('games', 0):,} games; seed {facts.get('seed')}; Parlour {facts.get('parlour', '')}"
        )
