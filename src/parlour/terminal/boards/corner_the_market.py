"""Corner the Market in the terminal: the track in four rows, the pits that matter now, prices and holdings."""

from __future__ import annotations

from rich.text import Text

from parlour.games.corner_the_market.view import CornerView
from parlour.i18n.functions import slug
from parlour.i18n.sentences import capitalized
from parlour.terminal import colours
from parlour.terminal.boards.canvas import Canvas
from parlour.terminal.texts.wording import Wording

WIDTH = 80
ROWS = 4
CELL = 7
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


def draw(view: CornerView, words: Wording) -> Text:
    """Draw, from the top: the calendar, the track, the pits, the market, the players."""
    pits = _pits_to_show(view)
    seats = view.seats()
    offers = view.offers()
    canvas = Canvas(WIDTH, 1 + 2 * ROWS + 2 * len(pits) + 4 + len(seats) + len(offers))
    _calendar(canvas, view, words)
    y = _track(canvas, view, 1, words)
    for pit in pits:
        y = _pit(canvas, view, pit, y, words)
    _market(canvas, view, y, words)
    for n, (number, maker, to, give, get) in enumerate(offers):
        text = words.text("draw-offer", number=number, maker=maker, to=to, give=give, get=get)
        canvas.put(1, y + 4 + len(seats) + n, text[: WIDTH - 1], colours.WARN)
    return canvas.text()


def _calendar(canvas: Canvas, view: CornerView, words: Wording) -> None:
    marker, season = (words.text_or(f"draw-time-{slug(each)}", each) for each in (view.marker(), view.season()))
    text = f" {capitalized(marker)}"
    if marker != season:
        text += f" ({season})"
    canvas.put(0, 0, text, colours.TITLE)
    if view.is_crash():
        canvas.put(len(text) + 2, 0, words.text("draw-corner-crash"), "bold red")
    text = words.text("draw-corner-year", count=view.steps_left())
    canvas.put(WIDTH - len(text) - 1, 0, text, colours.QUIET)


def _track(canvas: Canvas, view: CornerView, y: int, words: Wording) -> int:
    """Draw each square's name, and below it its number and the pieces on it."""
    squares = view.squares()
    across = -(-len(squares) // ROWS)
    for n, (kind, commodity, number) in enumerate(squares):
        x = 1 + n % across * CELL
        row = y + n // across * 2
        canvas.put(x, row, _label(kind, commodity, number, words)[: CELL - 1], INKS.get(kind, ""))
        canvas.put(x, row + 1, str(n), colours.QUIET)
        _pieces(canvas, view, x + 3, row + 1, str(n))
    return y + 2 * ROWS


def _label(kind: str, commodity: str, number: int, words: Wording) -> str:
    if kind == "gate":
        return "▶" + _commodity_name(commodity, words)[:5]
    if kind == "telephone":
        return f"☎ {number}"
    if kind == "fine":
        return f"-${number}"
    if kind in ("option_buy", "option_sell"):
        return f"{_square(kind, words)} {_commodity_name(commodity, words)[:4] or words.text('draw-corner-any')}"
    return _square(kind, words)


def _commodity_name(name: str, words: Wording) -> str:
    return words.text_or(f"commodity-{slug(name)}", name)


def _square(kind: str, words: Wording) -> str:
    return words.text(f"draw-corner-square-{slug(kind)}")


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


def _pit(canvas: Canvas, view: CornerView, pit: str, y: int, words: Wording) -> int:
    canvas.put(0, y, f" {_commodity_name(pit, words)[:6]}", colours.TITLE)
    if view.is_closed(pit):
        canvas.put(1, y + 1, words.text("draw-corner-closed"), "red")
    for n, (kind, _commodity, _number) in enumerate(view.ring()):
        x = 8 + n * PIT_CELL
        canvas.put(x, y, _square(kind, words)[: PIT_CELL - 1], INKS.get(kind, ""))
        canvas.put(x, y + 1, str(n), colours.QUIET)
        _pieces(canvas, view, x + 3, y + 1, f"{pit} {n}")
    return y + 2


def _market(canvas: Canvas, view: CornerView, y: int, words: Wording) -> None:
    """Draw prices and stock by commodity, then the holdings of all seats."""
    names = view.commodities()
    for n, name in enumerate(names):
        style = "red" if view.is_closed(name) else colours.TITLE
        _right(canvas, n, y, _commodity_name(name, words)[: COLUMN - 1], style)
        _right(canvas, n, y + 1, words.number(view.asking(name)))
        _right(canvas, n, y + 2, words.number(view.redeeming(name)))
        stock = words.text("draw-corner-closed") if view.is_closed(name) else str(view.stock(name))
        _right(canvas, n, y + 3, stock, colours.QUIET)
    for row, label in enumerate(("draw-corner-sells-at", "draw-corner-pays", "draw-corner-in-stock"), 1):
        canvas.put(1, y + row, words.text(label), colours.QUIET)
    base = LEFT + len(names) * COLUMN
    for end, label in (
        (base + 6, "draw-corner-seats"),
        (base + 13, "draw-corner-cash"),
        (base + 21, "draw-corner-worth"),
    ):
        text = words.text(label)
        canvas.put(end - len(text), y + 3, text, colours.QUIET)
    for n, seat in enumerate(view.seats()):
        _player(canvas, view, seat, n, y + 4 + n, base, words)


def _player(canvas: Canvas, view: CornerView, seat: str, number: int, y: int, base: int, words: Wording) -> None:
    mark = "▸" if view.mover() == seat and not view.is_over() else " "
    canvas.put(0, y, f"{mark}{seat}", colours.seat(number))
    if view.is_out(seat):
        canvas.put(3, y, words.text("draw-corner-bankrupt"), colours.QUIET)
        return
    canvas.put(3, y, _place(view, seat, words), colours.QUIET)
    for n, held in enumerate(view.holdings(seat)):
        if held < 0:
            _right(canvas, n, y, "?", colours.QUIET)
        elif held:
            sign = "★" if held >= view.control_size() else "■" if held >= view.corner_size() else ""
            _right(canvas, n, y, f"{sign}{held}", "bold yellow" if sign else "")
    canvas.put(base + 3, y, _known(view.broker_seats(seat), words))
    canvas.put(base + 6, y, f"{_known(view.cash(seat), words):>7}")
    canvas.put(base + 14, y, f"{_known(view.assets(seat), words):>7}", colours.QUIET)


def _place(view: CornerView, seat: str, words: Wording) -> str:
    """Return a square's number; in a pit, the pit's name before it."""
    pit, _, square = view.place(seat).rpartition(" ")
    return f"{_commodity_name(pit, words)[: LEFT - 3]} {square}" if pit else square


def _known(amount: int, words: Wording) -> str:
    return "?" if amount < 0 else words.number(amount)


def _right(canvas: Canvas, column: int, y: int, text: str, style: str = "") -> None:
    canvas.put(LEFT + (column + 1) * COLUMN - len(text), y, text, style)
