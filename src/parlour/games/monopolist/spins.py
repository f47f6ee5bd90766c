"""Which rest positions of the spider are the same to the game, for a search that weighs every outcome of a spin."""

from __future__ import annotations

from parlour.core.moves import Draw
from parlour.games.monopolist.phases.turn import Turn
from parlour.games.monopolist.state import MonopolistState


def alike(s: MonopolistState, draw: Draw) -> list[list[int]]:
    """The faces of a spin in groups: those of a group have the same number, and cover the same men and the same cells
    that the spinner can come to. What follows is the same but for the rest position itself."""
    edition = s.edition
    is_turn = isinstance(s.top, Turn)  # in the lead only the number counts (MON-R26)
    cells_by_number: dict[int, list[int]] = {}
    found: dict[tuple[object, ...], list[int]] = {}
    for group in edition.same_rests[s.options.detent]:
        rest = group[0]
        number = edition.number_at[rest]
        key: tuple[object, ...] = (number,)
        if is_turn:
            cells = cells_by_number.get(number)
            if cells is None:
                cells = cells_by_number[number] = _looked_at(s, number)
            covers = edition.covers[rest]
            key = (number, tuple([covers[cell] for cell in cells]))
        found.setdefault(key, []).extend(group)
    return list(found.values())


def _looked_at(s: MonopolistState, number: int) -> list[int]:
    """The cells of which it matters whether the span covers them, if the spin gives this number."""
    edition = s.edition
    cells = {player.man for player in s.players if player.man >= 0}
    man = s.players[s.mover].man
    starts = [man]
    inward = edition.inward[man]
    if inward >= 0:  # the spinner may be drawn in first, and placed on any cell of that space (MON-R06)
        starts += edition.room[inward]
    for start in starts:
        cells.update(edition.onward[start][number])
    return sorted(cells)
