"""A canvas of characters to draw a board on."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.text import Text

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
CORNERS = {
    RIGHT | DOWN: "╭",
    LEFT | DOWN: "╮",
    RIGHT | UP: "╰",
    LEFT | UP: "╯",
    UP | DOWN: "│",
    LEFT | RIGHT: "─",
    UP | RIGHT | DOWN: "├",
    UP | LEFT | DOWN: "┤",
    RIGHT | DOWN | LEFT: "┬",
    RIGHT | UP | LEFT: "┴",
    UP | RIGHT | DOWN | LEFT: "┼",
}
_ARMS = {corner: arms for arms, corner in CORNERS.items()}


class Canvas:
    """Rows of characters with styles; later drawing covers earlier drawing."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text with its first character at (x, y), counted from the upper left; the overhang is cut off."""
        if 0 <= y < self.height:
            for n, character in enumerate(text):
                if 0 <= x + n < self.width:
                    self._cells[y][x + n] = (character, style)

    def centre(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text centred at x."""
        self.put(x - (len(text) - 1) // 2, y, text, style)

    def frame(self, x: int, y: int, width: int, height: int, style: str = "") -> None:
        """Draw a frame with round corners and this outer size."""
        self.put(x, y, "╭" + "─" * (width - 2) + "╮", style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, "│", style)
            self.put(x + width - 1, row, "│", style)
        self.put(x, y + height - 1, "╰" + "─" * (width - 2) + "╯", style)

    def box(self, x: int, y: int, width: int, height: int, style: str = "") -> None:
        """Draw a box that shares its lines with adjacent boxes."""
        for row in (y, y + height - 1):
            self.put(x + 1, row, "─" * (width - 2), style)
        for n in range(1, height - 1):
            self.put(x, y + n, "│", style)
            self.put(x + width - 1, y + n, "│", style)
        # A corner has an arm towards each side on which a line continues; boxes drawn later add theirs.
        self._corner(x, y, RIGHT | DOWN, style)
        self._corner(x + width - 1, y, LEFT | DOWN, style)
        self._corner(x, y + height - 1, RIGHT | UP, style)
        self._corner(x + width - 1, y + height - 1, LEFT | UP, style)

    def _corner(self, x: int, y: int, arms: int, style: str) -> None:
        here = self._cells[y][x][0]
        self.put(x, y, CORNERS[arms | _ARMS.get(here, 0)], style)

    def text(self) -> Text:
        """Return the drawing, without blanks at the ends of lines."""
        lines: list[Text] = []
        for row in self._cells:
            line = Text()
            for style, cells in groupby(row, key=itemgetter(1)):
                line.append("".join([character for character, _style in cells]), style)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)
