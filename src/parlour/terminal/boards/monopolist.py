"""The Monopolist in the terminal: the rings unrolled, the spider below them, and the counters as bars."""

from __future__ import annotations

import textwrap

from rich.text import Text

from parlour.games.monopolist.view import MonopolistView
from parlour.i18n.functions import slug
from parlour.terminal import colours
from parlour.terminal.boards.canvas import Canvas
from parlour.terminal.texts.wording import Wording

WIDTH = 80
LEFT = 3
BAR = 24
"""The number of columns that all counters together would fill."""
SIGNS = {"dollar": "$", "spider": "✶", "plain": "·"}
STYLES = {"dollar": "bold yellow", "spider": "bold red", "plain": colours.QUIET}


class _Strip:
    """Maps a tick of the circle to a column: every black line takes a column of its own."""

    def __init__(self, view: MonopolistView) -> None:
        self.lines = sorted(tick for _trade, tick in view.black_lines())
        self.ticks = max(end for _id, _ring, _emblem, _start, end, _cells in view.spaces())
        self.columns = WIDTH - LEFT - len(self.lines) - 1

    def x(self, tick: float) -> int:
        before = sum(line <= tick for line in self.lines)
        return LEFT + before + int(tick * self.columns / self.ticks)


def draw(view: MonopolistView, words: Wording) -> Text:
    """Draw emblems above, men below them, ring by ring; then the numbers of the middle and the counters."""
    strip = _Strip(view)
    rings = sorted({ring for _id, ring, _emblem, _start, _end, _cells in view.spaces()})
    men = {ring: _men_rows(view, strip, ring) for ring in rings}
    height = 1 + sum(1 + len(rows) for rows in men.values()) + (1 if view.rest() < 0 else 2)
    canvas = Canvas(WIDTH, height)
    _black_lines(canvas, view, strip, words)
    y = 1
    for ring in rings:
        _ring(canvas, view, strip, ring, y)
        for rows in men[ring]:
            y += 1
            for x, seat in rows.items():
                canvas.put(x, y, seat, _style(view, seat))
        y += 1
    _middle(canvas, view, strip, y)
    text = canvas.text()
    text.append("\n")
    text.append_text(_counters(view, words))
    debts = _debts(view, words)
    text.append(f"\n{debts}" if debts else "")
    text.append("\n")
    named = [f"{sign} {words.text_or(f'draw-emblem-{emblem}', emblem)}" for emblem, sign in signs(view).items()]
    text.append(" " * LEFT + "  ".join(named), colours.QUIET)
    return text


def signs(view: MonopolistView) -> dict[str, str]:
    """Return a symbol for each emblem; for a trade, its first letter that is neither taken nor a seat's."""
    taken = {seat.lower() for seat in view.seats()} | {"a", "b", "c", "d"}
    found = dict(SIGNS)
    for emblem in sorted({space[2] for space in view.spaces()} - set(found)):
        found[emblem] = next((letter for letter in emblem if letter not in taken), "?")
        taken.add(found[emblem])
    return found


def _black_lines(canvas: Canvas, view: MonopolistView, strip: _Strip, words: Wording) -> None:
    for trade, tick in view.black_lines():
        x = strip.x(tick) - 1
        for y in range(canvas.height):
            canvas.put(x, y, "│", "bold")
        holder = next((seat for seat in view.seats() if view.trade(seat) == trade), "")
        name = words.text_or(f"trade-{slug(trade)}", trade)
        canvas.put(x + 2, 0, name, colours.TITLE)
        if holder:
            canvas.put(x + 3 + len(name), 0, f" {holder} ", _style(view, holder))
    for y in range(canvas.height):
        canvas.put(WIDTH - 1, y, "│", "bold")


def _ring(canvas: Canvas, view: MonopolistView, strip: _Strip, number: int, y: int) -> None:
    canvas.put(0, y, str(number), colours.QUIET)
    known = signs(view)
    for _id, ring, emblem, start, end, cells in view.spaces():
        if ring == number:
            if start not in strip.lines and len(cells) > 1:
                canvas.put(strip.x(start), y, "┆", colours.LINE)
            canvas.put(strip.x((start + end) / 2), y, known[emblem], STYLES.get(emblem, "bold green"))


def _men_rows(view: MonopolistView, strip: _Strip, number: int) -> list[dict[int, str]]:
    """Return the men of a ring by column; a man that would hide another is drawn a row lower."""
    rows: list[dict[int, str]] = []
    for _id, ring, _emblem, start, end, cells in view.spaces():
        if ring != number:
            continue
        for n, cell in enumerate(cells):
            x = strip.x(start + (n + 0.5) * (end - start) / len(cells))
            for seat in view.seats():
                if view.cell(seat) == cell:
                    free = next((row for row in rows if x not in row), None)
                    if free is None:
                        free = {}
                        rows.append(free)
                    free[x] = seat
    return rows


def _middle(canvas: Canvas, view: MonopolistView, strip: _Strip, y: int) -> None:
    """Draw the numbered triangles, and below them the spider with its span, as wide as one triangle."""
    numbers = view.numbers()
    width = strip.ticks / len(numbers)
    rest = view.rest()
    for n, number in enumerate(numbers):
        is_struck = rest >= 0 and int(rest // width) == n
        canvas.put(strip.x((n + 0.5) * width), y, str(number), "bold yellow reverse" if is_struck else "yellow")
    if rest < 0:
        return
    span = int(width)
    for offset in range(-(span // 2), span - span // 2, max(1, strip.ticks // strip.columns // 2)):
        canvas.put(strip.x((rest + offset) % strip.ticks), y + 1, "═", "red")
    canvas.put(strip.x(rest), y + 1, "▲", "bold red")


def _counters(view: MonopolistView, words: Wording) -> Text:
    """Return the Monopolist's hoard and each seat's stock."""
    stocks = [(words.text("draw-monopolist"), view.monopolist(), "bold")]
    stocks += [(seat, view.counters(seat), colours.seat(n)) for n, seat in enumerate(view.seats())]
    total = max(1, sum(counters for _name, counters, _style in stocks))
    line = Text(" " * LEFT)
    for n, (name, counters, style) in enumerate(stocks):
        line.append("  " if n else "")
        line.append(f"{name} ", style)
        if name in view.seats() and view.is_out(name):
            line.append(words.text("draw-out"), colours.QUIET)
            continue
        line.append("█" * -(-counters * BAR // total), style)
        line.append(f" {counters}")
    return line


def _debts(view: MonopolistView, words: Wording) -> str:
    """Return who owes whom, in as few lines as possible; '' if nobody owes anything."""
    owing = [
        words.text("draw-monopolist-debt", seat=seat, lender=lender, amount=amount)
        for seat in view.seats()
        for lender, amount in view.debts(seat)
    ]
    return textwrap.fill(" ".join(owing), WIDTH, initial_indent=" " * LEFT, subsequent_indent=" " * LEFT)


def _style(view: MonopolistView, seat: str) -> str:
    return colours.man(view.colour(seat), view.seats().index(seat))
