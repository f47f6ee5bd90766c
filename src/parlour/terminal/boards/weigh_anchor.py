"""Weigh Anchor in the terminal: the forty spaces as a ring, inside it each seat's money and all deeds by group."""

from __future__ import annotations

from rich.text import Text

from parlour.games.weigh_anchor.view import AnchorView
from parlour.terminal import colours
from parlour.terminal.boards.canvas import Canvas
from parlour.terminal.boards.ring import (
    CELL,
    HEIGHT,
    INSIDE,
    LISTED,
    NAMED,
    ONE_COLUMN,
    ROOM,
    SHORT,
    TOP,
    WIDTH,
    money,
    named,
    place,
    put_owner,
    put_tokens,
    short_names,
    style_of,
    wrapped,
)

LEGEND = (
    "Tokens go round clockwise from the lower right corner. Rex:A is A's; in the lists A3 has three decks, A+ a suite, "
    "A- is mortgaged, and a vessel with its price is for sale. (A) is in the Graving Dock."
)
SIGNS = {
    "weigh anchor": "ANCHOR",
    "chance": "Chance",
    "community chest": "Chest",
    "harbour duties": "Duties",
    "light dues": "Dues",
    "graving dock": "DOCK",
    "free mooring": "MOOR",
    "go to graving dock": ">DOCK",
}
COLOURS = {
    "brown": "rgb(170,110,60)",
    "light blue": "bright_cyan",
    "pink": "bright_magenta",
    "orange": "rgb(230,140,40)",
    "red": "bright_red",
    "yellow": "bright_yellow",
    "green": "bright_green",
    "dark blue": "bright_blue",
}


def draw(view: AnchorView) -> Text:
    """Draw the ring with its inside, and below it what is going on."""
    canvas = Canvas(WIDTH, HEIGHT)
    short = short_names([name for name, _owner, _level, _mortgaged in view.deeds()])
    for number, space in enumerate(view.spaces()):
        x, y, height = place(number)
        canvas.box(x, y, CELL + 1, height, colours.LINE)
        _space(canvas, view, space, short, x + 1, y + 1, height)
    columns = 1 if len(view.seats()) <= ONE_COLUMN else 2
    for n, seat in enumerate(view.seats()):
        _seat(canvas, view, seat, INSIDE + n % columns * (ROOM // 2), TOP + n // columns, ROOM // columns)
    y = HEIGHT - TOP - len(view.all_groups())
    for group in view.all_groups():
        _group(canvas, view, group, short, y)
        y += 1
    text = canvas.text()
    for line in _going_on(view):
        text.append(f"\n{line}")
    return text


def _space(canvas: Canvas, view: AnchorView, space: str, short: dict[str, str], x: int, y: int, height: int) -> None:
    """Draw a space's name and owner, and below or next to them the tokens on it."""
    vessel = view.vessel_at(space)
    if vessel:
        colour = COLOURS.get(view.group_colour(view.group_of(vessel)), "")
        canvas.put(x, y, short[vessel], colour)
        owner = view.owner(vessel)
        if owner:
            put_owner(canvas, view, owner, x, y)
    else:
        canvas.put(x, y, SIGNS[view.space_kind(space)], colours.QUIET)
    here = [seat for seat in view.seats() if view.is_in(seat) and view.at(seat) == space]
    put_tokens(canvas, view, here, x, y, height)


def _seat(canvas: Canvas, view: AnchorView, seat: str, x: int, y: int, room: int) -> None:
    """Draw a seat's money, and whatever else is worth knowing about it."""
    style = style_of(view, seat)
    mark = f"({seat})" if view.dock_turns(seat) >= 0 else f" {seat} "
    canvas.put(x, y, mark, style)
    if not view.is_in(seat):
        canvas.put(x + 4, y, "out", colours.QUIET)
        return
    canvas.put(x + 4, y, f"{money(view, view.cash(seat)):>7}", colours.TITLE)
    count = len(view.vessels(seat))
    facts = [f"{count} deed" if count == 1 else f"{count} deeds", *view.cards(seat)]
    if view.mover() == seat:
        facts.insert(0, "to move")
    if not view.rests(seat):
        facts.append("wants a word")
    while len(", ".join(facts)) > room - 14:
        facts.pop()
    canvas.put(x + 13, y, ", ".join(facts), colours.QUIET)


def _group(canvas: Canvas, view: AnchorView, group: str, short: dict[str, str], y: int) -> None:
    """Draw a group's vessels: owners and decks, or their price."""
    canvas.put(INSIDE, y, named(group), COLOURS.get(view.group_colour(group), colours.TITLE))
    for n, vessel in enumerate(view.group_vessels(group)):
        column = INSIDE + NAMED + n * LISTED
        canvas.put(column, y, short[vessel], colours.QUIET)
        owner = view.owner(vessel)
        if owner:
            canvas.put(column + SHORT + 1, y, owner, style_of(view, owner))
            canvas.put(column + SHORT + 2, y, _state(view, vessel), colours.TITLE)
        else:
            canvas.put(column + SHORT, y, f"{view.price(vessel):>3}", colours.QUIET)


def _state(view: AnchorView, vessel: str) -> str:
    level = view.level(vessel)
    if level > view.most_decks():
        return "+"
    return str(level) if level else "-" if view.is_mortgaged(vessel) else ""


def _going_on(view: AnchorView) -> list[str]:
    """Return lines about the Bank's stock, open offers, the vessel under the hammer, a debt, claims."""
    lines = [f" The Bank has {view.decks()} decks and {view.suites()} suites." + _pot(view)]
    for number, maker, to, give_cash, give, get_cash, get in view.offers():
        given, wanted = _bundle(view, give_cash, give), _bundle(view, get_cash, get)
        lines.append(f" Offer {number}: {maker} gives {to} {given} for {wanted}.")
    lot = view.lot()
    if lot is not None:
        bid = f"{money(view, lot[1])} by {lot[2]}" if lot[2] else "no bid yet"
        lines.append(f" Under the hammer: {lot[0]}, {bid}.")
    if view.for_sale():
        lines.append(f" {view.mover()} may buy {view.for_sale()} for {money(view, view.price(view.for_sale()))}.")
    debt = view.debt()
    if debt is not None:
        lines.append(f" {debt[0]} owes {debt[1] or 'the Bank'} {money(view, debt[2])}.")
    for owner, lander, vessel, amount in view.claims():
        lines.append(f" {owner} may ask {lander} for {money(view, amount)}, the hire of {vessel}.")
    return [part for line in lines for part in wrapped(line)]


def _pot(view: AnchorView) -> str:
    return f" On Free Mooring lie {money(view, view.pot())}." if view.pot() else ""


def _bundle(view: AnchorView, cash: int, goods: tuple[str, ...]) -> str:
    parts = [money(view, cash)] if cash else []
    return " + ".join([*parts, *goods]) or "nothing"
