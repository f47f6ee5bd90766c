"""Weigh Anchor in the terminal: the forty spaces as a ring, inside it each seat's money and all deeds by group."""

from __future__ import annotations

from rich.text import Text

from parlour.games.weigh_anchor.view import AnchorView
from parlour.terminal.boards.ring import Ring, money, shortened

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
ONE_COLUMN = 6
"""The number of seats that are listed in one column; more take two."""
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
    ring = Ring(view)
    for number, space in enumerate(view.spaces()):
        vessel = view.vessel_at(space)
        if vessel:
            ring.put_deed(number, vessel, _colour(view, view.group_of(vessel)))
        else:
            ring.put_space(number, SIGNS[view.space_kind(space)])
    columns = 1 if len(view.seats()) <= ONE_COLUMN else 2
    for number, seat in enumerate(view.seats()):
        ring.put_seat(number, view.dock_turns(seat) >= 0, _facts(view, seat), columns)
    ring.put_groups([(shortened(group), _colour(view, group), _states(view, group)) for group in view.all_groups()])
    return ring.text(_going_on(view))


def _colour(view: AnchorView, group: str) -> str:
    return COLOURS.get(view.group_colour(group), "")


def _facts(view: AnchorView, seat: str) -> list[str]:
    """Return what is worth knowing about a seat besides its money, the most important first."""
    count = len(view.vessels(seat))
    facts = ["to move"] if view.mover() == seat else []
    facts += [f"{count} deed" if count == 1 else f"{count} deeds", *view.cards(seat)]
    if not view.rests(seat):
        facts.append("wants a word")
    return facts


def _states(view: AnchorView, group: str) -> dict[str, str]:
    return {vessel: _state(view, vessel) for vessel in view.group_vessels(group)}


def _state(view: AnchorView, vessel: str) -> str:
    """Return a vessel's decks, suite or mortgage, or its price while nobody owns it."""
    if not view.owner(vessel):
        return str(view.price(vessel))
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
    return lines


def _pot(view: AnchorView) -> str:
    return f" On Free Mooring lie {money(view, view.pot())}." if view.pot() else ""


def _bundle(view: AnchorView, cash: int, goods: tuple[str, ...]) -> str:
    parts = [money(view, cash)] if cash else []
    return " + ".join([*parts, *goods]) or "nothing"
