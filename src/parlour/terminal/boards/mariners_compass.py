"""Mariner's Compass in the terminal: the two Tables at the ends, the ring of letters between them."""

from __future__ import annotations

from math import cos, radians, sin

from rich.text import Text

from parlour.games.mariners_compass.view import MarinersView
from parlour.i18n.functions import slug
from parlour.terminal import colours
from parlour.terminal.boards.canvas import Canvas
from parlour.terminal.texts.wording import Wording

CELL = 3
RING_WIDTH = 30


def draw(view: MarinersView, words: Wording) -> Text:
    """Draw the board: capitals are expeditions, lower-case letters the small men that command them."""
    columns, rows = view.table_size()
    table_width = columns * CELL + 3
    canvas = Canvas(2 * table_width + RING_WIDTH + 2, rows + 2)
    cities = view.lexicon.names["city"]
    _table(canvas, view, 0, cities[0], words)
    _table(canvas, view, table_width + RING_WIDTH + 2, cities[1], words)
    _ring(canvas, view, table_width + 1 + RING_WIDTH // 2, words)
    return canvas.text()


def _table(canvas: Canvas, view: MarinersView, left: int, city: str, words: Wording) -> None:
    columns, rows = view.table_size()
    canvas.frame(left + 1, 0, columns * CELL + 2, rows + 2, colours.LINE)
    canvas.put(left + 3, 0, f" {words.text_or(f'city-{slug(city)}', city)} ", colours.TITLE)
    for row in range(1, rows + 1):
        canvas.put(left, rows + 1 - row, str(row % 10), colours.QUIET)
        for column in range(1, columns + 1):
            canvas.put(_x(left, column), rows + 1 - row, "·", colours.QUIET)
    for column in range(1, columns + 1):
        canvas.put(_x(left, column), rows + 1, str(column), colours.QUIET)
    # MAR-03: the city is the centre of its Table.
    canvas.put(_x(left, (columns + 1) // 2), rows + 1 - (rows + 1) // 2, "⌂", "bold red")
    column, row = view.pole()
    canvas.put(_x(left, column) - 1, rows + 1 - row, " ✶ ", "bold bright_blue")
    for number, seat in enumerate(view.seats()):
        if view.city(seat) == city:
            column, row = view.expedition(seat)
            canvas.put(_x(left, column) - 1, rows + 1 - row, f" {seat} ", colours.man(view.colour(seat), number))


def _x(left: int, column: int) -> int:
    return left + CELL * column


def _ring(canvas: Canvas, view: MarinersView, middle: int, words: Wording) -> None:
    spaces = view.compass()
    _rose(canvas, middle, canvas.height // 2)
    for n, name in enumerate(spaces):
        angle = radians(270 - 360 * n / len(spaces))  # the first space is S, the ring continues towards W
        x = middle + round(cos(angle) * (RING_WIDTH / 2 - 2))
        y = canvas.height // 2 - round(sin(angle) * (canvas.height // 2))
        men = [seat for seat in view.seats() if view.small_man(seat) == name]
        # A blank space is named after its neighbours.
        letters = "" if "-" in name else words.text_or(f"compass-{name}", name)
        inside = letters if letters or men else " "
        start = x - (len(inside) + len(men) + 1) // 2
        canvas.put(start, y, f"({inside}{' ' * len(men)})", colours.QUIET)
        canvas.put(start + 1, y, inside, "bold yellow")
        for place, seat in enumerate(men):
            style = colours.man(view.colour(seat), view.seats().index(seat))
            canvas.put(start + 1 + len(letters) + place, y, seat.lower(), style)


def _rose(canvas: Canvas, x: int, y: int) -> None:
    for row, line in enumerate(("╲ │ ╱", "╲│╱", "───┼───", "╱│╲", "╱ │ ╲")):
        canvas.put(x - len(line) // 2, y - 2 + row, line, colours.QUIET)
