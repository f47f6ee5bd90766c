"""The rings of The Monopolist: spaces between heavy lines, cells between all lines, and how they connect."""

from __future__ import annotations

import re
from typing import Final, final

from parlour.core.data.reader import Reader

INNER_RINGS: Final = 3
"""Only the three inner rings have fine lines (MON-04)."""
SPACE_ID: Final = re.compile(r"R(\d+)-(\d\d+)")


@final
class Ring:
    """A ring. All its spaces have one width, and so have its cells. Ticks divide the circle and count to the right."""

    def __init__(self, reader: Reader, number: int, ticks: int, first_space: int, first_cell: int) -> None:
        if reader.number("number") != number:
            raise reader.fail(f"rings are counted from the outside: this is ring {number}", "number")
        self.number = number
        self.first_space = first_space
        self.first_cell = first_cell
        self.size = reader.number("spaces_count", least=1)
        self.space_width = reader.number("space_width", least=1)
        self.cell_width = reader.number("cell_width", least=1)
        self.cells_per_space = reader.number("cells_per_space", least=1)
        if self.size * self.space_width != ticks:
            raise reader.fail(f"{self.size} spaces of this width do not make {ticks} ticks", "space_width")
        if self.cells_per_space * self.cell_width != self.space_width:
            raise reader.fail(f"{self.cells_per_space} cells of this width do not make a space", "cell_width")
        reader.skip("count_provenance", "emblems_provenance", "note")

    def space_at(self, tick: int) -> int:
        """Return the space that contains a tick."""
        return self.first_space + tick // self.space_width

    def onward(self, space: int, number: int) -> int:
        """Return the space reached by moving over `number` spaces to the right (MON-14)."""
        return self.first_space + (space - self.first_space + number) % self.size

    def passes(self, space: int, number: int, line: int) -> int:
        """Return how often such a move passes the line at a tick."""
        steps = (line // self.space_width - (space - self.first_space) - 1) % self.size + 1
        return 0 if number < steps else 1 + (number - steps) // self.size


@final
class Space:
    """A space: its place on the board and its emblem."""

    def __init__(self, reader: Reader, ring: Ring, index: int) -> None:
        self.ring = ring
        self.id = reader.text("id")
        self.start = reader.number("start")
        self.end = reader.number("end")
        self.emblem = reader.text("emblem")
        self.base_of = reader.text_or("base_of", "")
        self.inward = reader.text_or("inward", "")
        match = SPACE_ID.fullmatch(self.id)
        if match is None or int(match[1]) != ring.number or int(match[2]) != index:
            raise reader.fail(f"{self.id!r} should be 'R{ring.number}-{index:02}'", "id")
        if self.start != index * ring.space_width:
            raise reader.fail(f"the space before it ends at {index * ring.space_width}", "start")
        if self.end != self.start + ring.space_width:
            raise reader.fail(f"with the ring's width it ends at {self.start + ring.space_width}", "end")
        self.first_cell = ring.first_cell + index * ring.cells_per_space


@final
class Board:
    """All rings, spaces and cells, numbered from the outside in. The tables are lists by cell."""

    def __init__(self, reader: Reader, ticks: int) -> None:
        self.ticks = ticks
        self.rings: list[Ring] = []
        self.spaces: list[Space] = []
        self._read_rings(reader)
        self.space_of: list[int] = []
        self.starts: list[int] = []
        self.cell_names: list[str] = []
        for n, space in enumerate(self.spaces):
            ring = space.ring
            for k in range(ring.cells_per_space):
                start = space.start + k * ring.cell_width
                self.space_of.append(n)
                self.starts.append(start)
                self.cell_names.append(space.id if ring.cells_per_space == 1 else f"{space.id}/{start}")
        self.cells_of = [
            tuple(range(space.first_cell, space.first_cell + space.ring.cells_per_space)) for space in self.spaces
        ]
        self.inward = [self._inward_cell(cell) for cell in range(len(self.starts))]
        """The cell a man is drawn in to; -1 from the innermost ring."""

    def ring_of(self, cell: int) -> Ring:
        return self.spaces[self.space_of[cell]].ring

    def covers(self, left: int, span: int) -> list[bytes]:
        """Return, by rest position and cell, whether the cell lies entirely in the span.

        The bounding lines of the span are included (MON-22).
        """
        rows = [bytearray(len(self.starts)) for _ in range(self.ticks)]
        for cell, start in enumerate(self.starts):
            for shift in range(span - self.ring_of(cell).cell_width + 1):
                rows[(start + left - shift) % self.ticks][cell] = 1
        return [bytes(row) for row in rows]

    def _read_rings(self, reader: Reader) -> None:
        records = reader.each("rings")
        if len(records) <= INNER_RINGS:
            raise reader.fail(f"expected more than {INNER_RINGS} rings (MON-04)", "rings")
        cells = 0
        listed: list[tuple[Space, Reader]] = []
        for n, record in enumerate(records):
            ring = Ring(record, n + 1, self.ticks, len(self.spaces), cells)
            if ring.cells_per_space > 1 and n < len(records) - INNER_RINGS:
                raise record.fail("fine lines are found in the three inner rings only (MON-04)", "cells_per_space")
            spaces = record.each("spaces")
            if len(spaces) != ring.size:
                raise record.fail(f"expected {ring.size} spaces, got {len(spaces)}", "spaces")
            for k, part in enumerate(spaces):
                space = Space(part, ring, k)
                self.spaces.append(space)
                listed.append((space, part))
            self.rings.append(ring)
            cells += ring.size * ring.cells_per_space
        for space, part in listed:
            self._check_inward(space, part)

    def _check_inward(self, space: Space, reader: Reader) -> None:
        """MON-25: check the adjoining space in the next ring. If there are two, it is the right one."""
        inner = self._inner(space.ring)
        if inner is None:
            if space.inward:
                raise reader.fail("there is no ring further in", "inward")
            return
        right = inner.space_at(space.end - 1)
        if right - inner.space_at(space.start) > 1:
            raise reader.fail("at most two spaces of the next ring adjoin a space (MON-25)", "inward")
        if space.inward != self.spaces[right].id:
            raise reader.fail(f"by MON-25 it is {self.spaces[right].id}, not {space.inward!r}", "inward")

    def _inner(self, ring: Ring) -> Ring | None:
        return self.rings[ring.number] if ring.number < len(self.rings) else None

    def _inward_cell(self, cell: int) -> int:
        """MON-R06: the cell under the middle of the old one; on a line the right one; outside the space the nearest."""
        ring = self.ring_of(cell)
        inner = self._inner(ring)
        if inner is None:
            return -1
        target = self.spaces[inner.space_at(self.spaces[self.space_of[cell]].end - 1)]
        middle = self.starts[cell] * 2 + ring.cell_width  # in half ticks, because a width may be odd
        return target.first_cell + max(0, (middle - 2 * target.start) // (2 * inner.cell_width))
