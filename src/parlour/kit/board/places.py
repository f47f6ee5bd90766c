"""Layouts of a board's squares for drawing: boxes (left, top, width, height) on a board 1 wide and 1 high."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

Box = tuple[float, float, float, float]

CORNER: Final = 1.4
"""The length of a track's corner square, relative to its other squares."""


def ring(names: list[str]) -> dict[str, Box]:
    """Lay out a track along four sides, from the lower right corner to the left."""
    side = len(names) // 4
    unit = 1 / (side - 1 + 2 * CORNER)
    deep = CORNER * unit
    boxes: dict[str, Box] = {}
    for n, name in enumerate(names):
        edge, step = divmod(n, side)
        along = deep + (step - 1) * unit  # distance from the previous corner
        if step == 0:
            boxes[name] = (0.0 if edge in (1, 2) else 1 - deep, 0.0 if edge in (2, 3) else 1 - deep, deep, deep)
        elif edge == 0:
            boxes[name] = (1 - along - unit, 1 - deep, unit, deep)
        elif edge == 1:
            boxes[name] = (0.0, 1 - along - unit, deep, unit)
        elif edge == 2:
            boxes[name] = (along, 0.0, unit, deep)
        else:
            boxes[name] = (1 - deep, along, deep, unit)
    return boxes


def grid(names: list[str], columns: int, within: Box) -> dict[str, Box]:
    """Lay out squares in rows, the first one at the top."""
    left, top, width, height = within
    rows = -(-len(names) // columns)
    w = width / columns
    h = height / rows
    return {name: (left + n % columns * w, top + n // columns * h, w, h) for n, name in enumerate(names)}


def circle(names: list[str], centre: tuple[float, float], radius: float, size: float, turns: float) -> dict[str, Box]:
    """Lay out squares on a circle; the first is rotated clockwise from the top by `turns`."""
    boxes: dict[str, Box] = {}
    for n, name in enumerate(names):
        angle = 2 * pi * (turns + n / len(names))
        x = centre[0] + radius * sin(angle)
        y = centre[1] - radius * cos(angle)
        boxes[name] = (x - size / 2, y - size / 2, size, size)
    return boxes
