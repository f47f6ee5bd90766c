"""Groups of equivalent rest positions of the spider, for searches that evaluate every outcome of a spin."""

from __future__ import annotations

from parlour.core.moves import Draw
from parlour.games.monopolist.phases.turn import Turn
from parlour.games.monopolist.state import MonopolistState


def alike(s: MonopolistState, draw: Draw) -> list[list[int]]:
    """Return the faces of a spin in groups of equivalent ones.

    The faces of a group have the same number. They cover the same men, and the same cells that the spinner can reach.
    What follows is the same, except for the rest position itself.
    """
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
                cells = cells_by_number[number] = _relevant_cells(s, number)
            covers = edition.covers[rest]
            key = (number, tuple([covers[cell] for cell in cells]))
        found.setdefault(key, []).extend(group)
    return list(found.values())


def _relevant_cells(s: MonopolistState, number: int) -> list[int]:
    """Return the cells for which it matters whether the span covers them, if the spin gives this number."""
    edition = s.edition
    cells = {player.man for player in s.players if player.man >= 0}
    man = s.players[s.mover].man
    starts = [man]
    inward = edition.inward[man]
    if inward >= 0:  # the spinner may be drawn in first, and be placed on any cell of that space (MON-R06)
        starts += edition.room[inward]
    for start in starts:
        cells.update(edition.onward[start][number])
    return sorted(cells)
