"""Corner the Market in the terminal: the track in four rows, the pits that matter now, prices and holdings."""

from __future__ import annotations

from rich.text import Text

from parlour.games.corner_the_market.view import CornerView
from parlour.terminal import colours
from parlour.terminal.boards.canvas import Canvas

LEGEND = "▶ a pit's gate, ☎ a Telephone and its number, b a buying, s a selling option; ■ a Corner, ★ Market Control."
WIDTH = 80
ROWS = 4
CELL = 7
LABELS = {
    "cashier": "CASH",
    "flyer": "Flyer",
    "exchange": "Exch.",
    "corner": "Corner",
    "commission": "Comm.",
    "dividend": "Divid.",
    "advance_to_cashier": "→Cash.",
    "rest": "·",
    "entrance": "Ent.",
    "buy": "BUY",
    "sell": "SELL",
    "swap": "SWAP",
    "open_trading": "OPEN",
    "exit": "Exit",
}
INKS = {
    "cashier": "bold green",
    "gate": "bold yellow",
    "telephone": "bright_blue",
    "fine": "red",
    "corner": "red",
    "buy": "green",
    "sell": "magenta",
    "swap": "bright_blue",
    "open_trading": "bold yellow",
    "option_buy": "green",
    "option_sell": "magenta",
}
PIT_CELL = 6
COLUMN = 8
LEFT = 10
MAX_PIECES = 3
"""The maximum number of pieces shown on a square; of more, the first and the number of the others."""


def draw(view: CornerView) -> Text:
    """Draw, from the top: the calendar, the track, the pits, the market, the players."""
    pits = _pits_to_show(view)
    seats = view.seats()
    offers = view.offers()
    canvas = Canvas(WIDTH, 1 + 2 * ROWS + 2 * len(pits) + 4 + len(seats) + len(offers))
    _calendar(canvas, view)
    y = _track(canvas, view, 1)
    for pit in pits:
        y = _pit(canvas, view, pit, y)
    _market(canvas, view, y)
    for n, (number, maker, to, give, get) in enumerate(offers):
        text = f"offer {number}: {maker} gives {to} {give} for {get}"
        canvas.put(1, y + 4 + len(seats) + n, text[: WIDTH - 1], colours.WARN)
    return canvas.text()


def _calendar(canvas: Canvas, view: CornerView) -> None:
    text = f" {view.marker().capitalize()}"
    if view.marker() != view.season():
        text += f" ({view.season()})"
    canvas.put(0, 0, text, colours.TITLE)
    if view.is_crash():
        canvas.put(len(text) + 2, 0, "MARKET CRASH", "bold red")
    left = view.steps_left()
    ends = "the marker's next move ends the year"
    times = "time" if left == 1 else "times"
    text = f"the marker moves {left} more {times}, then the year ends" if left else ends
    canvas.put(WIDTH - len(text) - 1, 0, text, colours.QUIET)


def _track(canvas: Canvas, view: CornerView, y: int) -> int:
    """Draw each square's name, and below it its number and the pieces on it."""
    squares = view.squares()
    across = -(-len(squares) // ROWS)
    for n, (kind, commodity, number) in enumerate(squares):
        x = 1 + n % across * CELL
        row = y + n // across * 2
        canvas.put(x, row, _label(kind, commodity, number)[: CELL - 1], INKS.get(kind, ""))
        canvas.put(x, row + 1, str(n), colours.QUIET)
        _pieces(canvas, view, x + 3, row + 1, str(n))
    return y + 2 * ROWS


def _label(kind: str, commodity: str, number: int) -> str:
    if kind == "gate":
        return "▶" + commodity[:5]
    if kind == "telephone":
        return f"☎ {number}"
    if kind == "fine":
        return f"-${number}"
    if kind in ("option_buy", "option_sell"):
        return f"{'b' if kind == 'option_buy' else 's'} {commodity[:4] or 'any'}"
    return LABELS[kind]


def _pieces(canvas: Canvas, view: CornerView, x: int, y: int, place: str) -> None:
    standing = [seat for seat in view.seats() if view.place(seat) == place]
    shown = standing if len(standing) <= MAX_PIECES else standing[:1]
    for n, seat in enumerate(shown):
        canvas.put(x + n, y, seat, colours.seat(view.seats().index(seat)))
    if len(shown) < len(standing):
        canvas.put(x + len(shown), y, f"+{len(standing) - len(shown)}", colours.QUIET)


def _pits_to_show(view: CornerView) -> list[str]:
    """Return the viewer's pit and the mover's; the places of the others are listed next to their names."""
    found: list[str] = []
    own = [view.me()] if view.seat is not None else []
    for seat in (*own, view.mover()):
        pit = view.place(seat).rsplit(" ", 1)[0]
        if pit in view.commodities() and pit not in found:
            found.append(pit)
    return found


def _pit(canvas: Canvas, view: CornerView, pit: str, y: int) -> int:
    canvas.put(0, y, f" {pit[:6]}", colours.TITLE)
    if view.is_closed(pit):
        canvas.put(1, y + 1, "closed", "red")
    for n, (kind, _commodity, _number) in enumerate(view.ring()):
        x = 8 + n * PIT_CELL
        canvas.put(x, y, LABELS[kind][: PIT_CELL - 1], INKS.get(kind, ""))
        canvas.put(x, y + 1, str(n), colours.QUIET)
        _pieces(canvas, view, x + 3, y + 1, f"{pit} {n}")
    return y + 2


def _market(canvas: Canvas, view: CornerView, y: int) -> None:
    """Draw prices and stock by commodity, then the holdings of all seats."""
    names = view.commodities()
    for n, name in enumerate(names):
        style = "red" if view.is_closed(name) else colours.TITLE
        _right(canvas, n, y, name[: COLUMN - 1], style)
        _right(canvas, n, y + 1, f"{view.asking(name):,}")
        _right(canvas, n, y + 2, f"{view.redeeming(name):,}")
        _right(canvas, n, y + 3, "closed" if view.is_closed(name) else str(view.stock(name)), colours.QUIET)
    for row, label in enumerate(("", "sells at", "pays", "in stock")):
        canvas.put(1, y + row, label, colours.QUIET)
    base = LEFT + len(names) * COLUMN
    for x, label in ((base + 1, "seats"), (base + 9, "cash"), (base + 16, "worth")):
        canvas.put(x, y + 3, label, colours.QUIET)
    for n, seat in enumerate(view.seats()):
        _player(canvas, view, seat, n, y + 4 + n, base)


def _player(canvas: Canvas, view: CornerView, seat: str, number: int, y: int, base: int) -> None:
    mark = "▸" if view.mover() == seat and not view.is_over() else " "
    canvas.put(0, y, f"{mark}{seat}", colours.seat(number))
    if view.is_out(seat):
        canvas.put(3, y, "bankrupt", colours.QUIET)
        return
    canvas.put(3, y, view.place(seat)[:LEFT], colours.QUIET)
    for n, held in enumerate(view.holdings(seat)):
        if held < 0:
            _right(canvas, n, y, "?", colours.QUIET)
        elif held:
            sign = "★" if held >= view.control_size() else "■" if held >= view.corner_size() else ""
            _right(canvas, n, y, f"{sign}{held}", "bold yellow" if sign else "")
    canvas.put(base + 3, y, _known(view.broker_seats(seat)))
    canvas.put(base + 6, y, f"{_known(view.cash(seat)):>7}")
    canvas.put(base + 14, y, f"{_known(view.assets(seat)):>7}", colours.QUIET)


def _known(amount: int) -> str:
    return "?" if amount < 0 else f"{amount:,}"


def _right(canvas: Canvas, column: int, y: int, text: str, style: str = "") -> None:
    canvas.put(LEFT + (column + 1) * COLUMN - len(text), y, text, style)
