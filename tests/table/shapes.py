"""Draws as docs/fairness.md lists them, with the numbers of the editions: for the second checker."""

from __future__ import annotations

from parlour.table import shelf
from tests.table.second_checker import Shape


def _indicator(game: str) -> dict[str, Shape]:
    indicator = shelf.edition_data(game)["indicator"]
    return {"spin": Shape([str(number) for number in indicator["numbers"]], indicator["arrows"], True)}


def _spinner() -> dict[str, Shape]:
    rests = shelf.edition_data("monopolist")["spinner"]["rest_positions"]
    return {"spin": Shape([str(n) for n in range(rests)], 1, True)}


SHAPES: dict[str, dict[str, Shape]] = {
    "mariners-compass": _indicator("mariners-compass"),
    "monopolist": _spinner(),
    "ten-up": _indicator("ten-up"),
}
