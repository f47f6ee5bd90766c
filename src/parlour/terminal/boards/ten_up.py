"""Ten-Up in the terminal: the oval of squares, a Score Table at each corner, the points in the middle."""

from __future__ import annotations

from rich.text import Text

from parlour.games.ten_up.view import TenUpView
from parlour.terminal import colours
from parlour.terminal.boards.canvas import Canvas
from parlour.terminal.texts.wording import Wording

SIDE = 3
"""Squares on each short side of the oval, between the long ones."""
ACROSS = 5
DOWN = 3
"""The height of a square with one of its lines."""
TABLE_WIDTH = 11
MARKS = {"tally": ("+1", "bold green"), "lose": ("−1", "bold red")}


def draw(view: TenUpView, words: Wording) -> Text:
    """Draw the board. Square 0 is the middle of the lower side; the men move to the right and round."""
    places = _places(len(view.circuit()))
    columns = max(column for column, _row in places) + 1
    left = TABLE_WIDTH + 1
    width = columns * ACROSS + 1
    tables = _tables_by_side(view, places, columns)
    height = max((SIDE + 2) * DOWN + 1, *(len(side) * (view.table_squares() + 3) - 1 for side in tables))
    canvas = Canvas(2 * left + width, height)
    for number, (column, row) in enumerate(places):
        _square(canvas, view, number, left + column * ACROSS, row * DOWN)
    for side, x in zip(tables, (0, left + width + 1), strict=True):
        for n, table in enumerate(side):
            below = height - view.table_squares() - 2
            _score_table(canvas, view, table, x, 0 if n == 0 else below * n // max(1, len(side) - 1))
    _points(canvas, view, left + width // 2, SIDE * DOWN // 2 + DOWN, words)
    return canvas.text()


def _places(length: int) -> list[tuple[int, int]]:
    """Return column and row of each square, the lower side first, from its middle to the right and round."""
    lower = (length - 2 * SIDE + 1) // 2
    upper = length - 2 * SIDE - lower
    last = SIDE + 1
    ring = [(column, last) for column in range(lower)]
    ring += [(lower - 1, last - 1 - row) for row in range(SIDE)]
    ring += [(lower - 1 - column, 0) for column in range(upper)]
    ring += [(0, 1 + row) for row in range(SIDE)]
    middle = lower // 2
    return ring[middle:] + ring[:middle]


def _tables_by_side(view: TenUpView, places: list[tuple[int, int]], columns: int) -> tuple[list[str], list[str]]:
    """Return the Score Tables at the left and at the right end, from the top, each near its square of the Circuit."""
    near: dict[str, tuple[int, int]] = {}
    for place, (_kind, _name, table) in zip(places, view.circuit(), strict=True):
        if table:
            near.setdefault(table, place)
    ordered = sorted(near, key=lambda table: near[table][1])
    left = [table for table in ordered if near[table][0] < columns // 2]
    return left, [table for table in ordered if table not in left]


def _square(canvas: Canvas, view: TenUpView, number: int, x: int, y: int) -> None:
    kind, name, _table = view.circuit()[number]
    canvas.box(x, y, ACROSS + 1, DOWN + 1, colours.LINE)
    canvas.put(x + 1, y + 1, str(number), colours.QUIET)
    mark, style = MARKS.get(kind, ("", ""))
    if kind == "base":
        mark, style = "⌂" + name[-1:], "bold bright_blue"
    canvas.put(x + ACROSS - len(mark), y + 1, mark, style)
    men = [seat for seat in view.seats() if view.man(seat) == number]
    for n, seat in enumerate(men):
        canvas.put(x + 1 + n + (len(men) == 1), y + 2, seat, _style(view, seat))


def _score_table(canvas: Canvas, view: TenUpView, table: str, x: int, y: int) -> None:
    top = view.table_squares()
    canvas.frame(x, y, TABLE_WIDTH, top + 2, colours.LINE)
    canvas.put(x + 2, y, f" {table} ", colours.TITLE)
    for square in range(1, top + 1):
        row = y + top + 1 - square
        canvas.put(x + 2, row, str(square), colours.QUIET)
        counters = [seat for seat in view.seats() for place in view.counters(seat) if place == (table, square)]
        room = TABLE_WIDTH - 6
        if len(counters) > room:
            canvas.put(x + 4 + room, row, "+", colours.QUIET)
        for n, seat in enumerate(counters[:room]):
            canvas.put(x + 4 + n, row, seat, _style(view, seat))


def _points(canvas: Canvas, view: TenUpView, middle: int, y: int, words: Wording) -> None:
    """Draw a line per seat: its points as filled places of the goal, and what it holds."""
    goal = view.goal()
    first = y - len(view.seats()) // 2
    for n, seat in enumerate(view.seats()):
        points = view.total(seat)
        bar = "●" * points + "○" * (goal - points)
        text = f"{points:>2} " + words.text("draw-ten-up-points", goal=goal, left=view.in_hand(seat))
        x = middle - (len(bar) + len(text) + 5) // 2
        canvas.put(x, first + n, f" {seat} ", _style(view, seat))
        canvas.put(x + 4, first + n, bar, colours.seat(n))
        canvas.put(x + 5 + len(bar), first + n, text)


def _style(view: TenUpView, seat: str) -> str:
    return colours.man(view.colour(seat), view.seats().index(seat))
