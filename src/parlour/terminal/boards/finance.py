"""Finance in the terminal: the forty squares as a ring, inside it money and leases, below it the Auctioneer."""

from __future__ import annotations

from rich.text import Text

from parlour.core.text.event_text import listed
from parlour.games.finance.view import FinanceView
from parlour.games.finance.view_base import Side
from parlour.terminal import colours
from parlour.terminal.boards.canvas import Canvas
from parlour.terminal.boards.ring import (
    CELL,
    HEIGHT,
    INSIDE,
    LISTED,
    ROOM,
    SHORT,
    TOP,
    WIDTH,
    money,
    place,
    put_owner,
    put_tokens,
    short_names,
    style_of,
    wrapped,
)

LEGEND = (
    "Men go round clockwise from the lower right corner. Broa:A is A's; in the lists A3 has three houses, A- is "
    "mortgaged, a lease with its value is still for sale, and xxx is out of the game. (A) is in Jail."
)
SIGNS = {
    "start": "START",
    "chance": "Chance",
    "community chest": "Chest",
    "tariff": "Tariff",
    "taxes": "TAXES",
    "luxury": "Luxury",
    "jail": "JAIL",
    "go to jail": ">JAIL",
}
COLOURS = {
    "green": "bright_green",
    "red": "bright_red",
    "orange": "rgb(230,140,40)",
    "gray": "rgb(170,170,180)",
    "blue": "bright_blue",
}
PATTER = (
    "Ladies and gentlemen, what am I bid?",
    "A fine address, and not a leak in the roof.",
    "They are not printing any more of these.",
    "Do not let your neighbour have it for a song.",
)
"""The Auctioneer's phrases before the first bid, in order."""
WARNINGS = ("Is that all?", "Last looks, please!", "A-a-a-and the hammer is in the air...")
"""The Auctioneer's phrases at each call."""


def draw(view: FinanceView) -> Text:
    """Draw the ring with its inside, and below it what is going on."""
    canvas = Canvas(WIDTH, HEIGHT)
    short = short_names([name for name, _owner, _houses, _mortgaged in view.deeds()])
    for number, space in enumerate(view.spaces()):
        x, y, height = place(number)
        canvas.box(x, y, CELL + 1, height, colours.LINE)
        _square(canvas, view, space, short, x + 1, y + 1, height)
    for n, seat in enumerate(view.seats()):
        _seat(canvas, view, seat, INSIDE, TOP + n)
    listed = [series for series in view.all_series() if view.series_leases(series)]
    y = HEIGHT - TOP - len(listed)
    column = INSIDE + ROOM - LISTED * max([len(view.series_leases(series)) for series in listed])
    for series in listed:
        _series(canvas, view, series, short, column, y)
        y += 1
    text = canvas.text()
    for line in _going_on(view):
        text.append(f"\n{line}")
    return text


def _square(canvas: Canvas, view: FinanceView, space: str, short: dict[str, str], x: int, y: int, height: int) -> None:
    """Draw a square's name and owner, and below or next to them the men on it."""
    lease = view.lease_at(space)
    if lease:
        canvas.put(x, y, short[lease], COLOURS.get(view.series_colour(view.series_of(lease)), ""))
        owner = view.owner(lease)
        if owner:
            put_owner(canvas, view, owner, x, y)
    else:
        canvas.put(x, y, SIGNS[view.space_kind(space)], colours.QUIET)
    here = [seat for seat in view.seats() if view.is_in(seat) and view.at(seat) == space]
    put_tokens(canvas, view, here, x, y, height)


def _seat(canvas: Canvas, view: FinanceView, seat: str, x: int, y: int) -> None:
    """Draw a seat's money, and whatever else is worth knowing about it."""
    canvas.put(x, y, f"({seat})" if view.jail_tries(seat) >= 0 else f" {seat} ", style_of(view, seat))
    if not view.is_in(seat):
        canvas.put(x + 4, y, "out", colours.QUIET)
        return
    canvas.put(x + 4, y, f"{money(view, view.cash(seat)):>7}", colours.TITLE)
    facts: list[str] = []
    if view.mover() == seat:
        facts.append("to move")
    count = len(view.leases(seat))
    if count:
        facts.append(f"{count} lease" if count == 1 else f"{count} leases")
    rides = sum([number for holder, _grantor, number, _leases in view.rides() if holder == seat])
    if rides:
        facts.append(f"{rides} free ride" if rides == 1 else f"{rides} free rides")
    if view.owes(seat):
        facts.append(f"owes the Bank {money(view, view.owes(seat))}")
    if view.auctioneer() == seat:
        facts.append("Auctioneer")
    if not view.rests(seat):
        facts.append("wants a word")
    while len(", ".join(facts)) > ROOM - 14:
        facts.pop()
    canvas.put(x + 13, y, ", ".join(facts), colours.QUIET)


def _series(canvas: Canvas, view: FinanceView, series: str, short: dict[str, str], x: int, y: int) -> None:
    """Draw a series' leases: owners and houses, or their value."""
    canvas.put(INSIDE, y, series, COLOURS.get(view.series_colour(series), colours.TITLE))
    for n, lease in enumerate(view.series_leases(series)):
        column = x + n * LISTED
        canvas.put(column, y, short[lease], colours.QUIET)
        owner = view.owner(lease)
        if owner:
            canvas.put(column + SHORT + 1, y, owner, style_of(view, owner))
            canvas.put(column + SHORT + 2, y, _state(view, lease), colours.TITLE)
        else:
            known = "xxx" if view.is_withdrawn(lease) else f"{view.value(lease):>3}"
            canvas.put(column + SHORT, y, known, colours.QUIET)


def _state(view: FinanceView, lease: str) -> str:
    houses = view.houses(lease)
    return str(houses) if houses else "-" if view.is_mortgaged(lease) else ""


def _going_on(view: FinanceView) -> list[str]:
    """Return lines about the sale, proposals, a debt, what is shared, what may be claimed."""
    limit = f" of {view.round_limit()}" if view.round_limit() else ""
    lines = [f" Round {view.rounds() + 1}{limit}; {len(view.stacked())} leases are still to be sold."]
    lines += _sale(view)
    for number, maker, to, give, get in view.offers():
        lines.append(f" Offer {number}: {maker} gives {to} {_side(view, give)} for {_side(view, get)}.")
    lines += _plans(view)
    for series, holder, shares in view.shared():
        held = f", all held by {holder}" if holder else ""
        lines.append(f" The {series} are shared: {shares}{held}.")
    debt = view.debt()
    if debt is not None:
        lines.append(f" {debt[0]} owes {' and '.join(debt[1]) or 'the Bank'} {money(view, debt[2])}.")
    for owner, visitor, lease, amount in view.claims():
        due = f"{money(view, amount)}, the rent of {lease}" if amount else f"a free ride on {lease}"
        lines.append(f" {owner} may claim from {visitor}: {due}.")
    if view.unclaimed():
        lines.append(f" {view.mover()} may collect {money(view, view.unclaimed())} before the turn ends.")
    return [part for line in lines for part in wrapped(line)]


def _sale(view: FinanceView) -> list[str]:
    """Return the Auctioneer's lines, which name no owner (FIN-036)."""
    lot = view.lot()
    if lot is None:
        return []
    call, words, ordinal, least = view.call()
    lease, bid, bidder = lot
    place_said = {1: "first", 2: "second", 3: "third", 4: "fourth"}.get(ordinal, f"{ordinal}th")
    lines = [f" Under the hammer: {lease}, the {place_said} of the {view.series_of(lease)} series to come up."]
    if bidder:
        lines.append(
            f" {words} {money(view, bid)}, to {bidder}! {WARNINGS[call - 1]} {money(view, least)} would top it."
        )
    else:
        patter = PATTER[(view.number(lease) + call) % len(PATTER)]
        lines.append(f' "{patter}" {money(view, least)} would open the bidding.')
    return lines


def _plans(view: FinanceView) -> list[str]:
    lines: list[str] = []
    for number, maker, kind, series, holder, shares, moneys, waiting in view.plans():
        if kind == "stop":
            text = f" Proposal {number}: {maker} would stop now."
        else:
            parts = [f"{seat} {share}" for seat, share in zip(view.seats(), shares, strict=True) if share]
            text = f" Proposal {number}: {maker} would share the {series}, {', '.join(parts)}"
            text += f", held by {holder}" if holder else ""
            paid = [
                f"{seat} {'gets' if amount > 0 else 'pays'} {money(view, abs(amount))}"
                for seat, amount in zip(view.seats(), moneys, strict=False)
                if amount
            ]
            text += f"; {', '.join(paid)}." if paid else "."
        lines.append(f"{text} {listed(list(waiting))} must agree.")
    return lines


def _side(view: FinanceView, side: Side) -> str:
    cash, leases, rides = side
    parts = [money(view, cash)] if cash else []
    parts += leases
    for count, scope in rides:
        series = view.series_of(scope[0])
        is_whole = scope == view.series_leases(series) and all(view.series_leases(one) for one in view.all_series())
        on = f"the {series} series" if is_whole else " / ".join(scope)
        parts.append(f"{count} {'ride' if count == 1 else 'rides'} on {on}")
    return " + ".join(parts) or "nothing"
