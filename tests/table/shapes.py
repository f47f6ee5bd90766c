"""Draws as docs/rulebooks lists them, with the numbers of the editions: for the second checker."""

from __future__ import annotations

from parlour.table import library
from tests.table.second_checker import Shape


def _indicator(game: str) -> dict[str, Shape]:
    indicator = library.edition_data(game)["indicator"]
    return {"spin": Shape([str(number) for number in indicator["numbers"]], indicator["arrows"], True)}


def _spinner() -> dict[str, Shape]:
    rests = library.edition_data("monopolist")["spinner"]["rest_positions"]
    return {"spin": Shape([str(n) for n in range(rests)], 1, True)}


def _dice_and_cards(dice: int, packs: dict[str, list[dict[str, str]]]) -> dict[str, Shape]:
    """Dice of six faces, and packs that go round once in the order in which chance has them drawn."""
    cards = {name: Shape([card["id"] for card in pack], 1, True, never_again=True) for name, pack in packs.items()}
    return {"dice": Shape([str(face) for face in range(1, 7)], dice, True), **cards}


def _weigh_anchor() -> dict[str, Shape]:
    data = library.edition_data("weigh-anchor")
    packs = {"chance": data["chance"], "chest": data["community_chest"]}
    return _dice_and_cards(2, packs)


def _finance() -> dict[str, Shape]:
    data = library.edition_data("finance")
    packs = {"chance": data["chance"], "chest": data["community_chest"]}
    return {name: shape._replace(never_again=False) for name, shape in _dice_and_cards(2, packs).items()}


def _corner_the_market() -> dict[str, Shape]:
    return _dice_and_cards(2, library.edition_data("corner-the-market")["cards"])


SHAPES: dict[str, dict[str, Shape]] = {
    "mariners-compass": _indicator("mariners-compass"),
    "monopolist": _spinner(),
    "ten-up": _indicator("ten-up"),
    "corner-the-market": _corner_the_market(),
    "finance": _finance(),
    "weigh-anchor": _weigh_anchor(),
}
